"""Deflation: what a live socket is sent is deflated with the last messages in sight, which it resembles."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS = 14
"""How far back the compressor sees: 16 KiB, two or three frames. It takes four times as much memory for each socket."""

MEMORY_LEVEL = 5
"""What the compressor keeps besides, 2 ** (5 + 9) bytes: 80 KiB a socket in all. More of it saves nothing."""

DEFLATION = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW_BITS,
    # What clients send is short and rare: nothing is kept for it between messages.
    client_no_context_takeover=True,
    client_max_window_bits=9,
    compress_settings={"memLevel": MEMORY_LEVEL},
)
