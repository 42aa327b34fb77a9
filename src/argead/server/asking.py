"""What every call needs to know of its request: the hall, the game of the address, the secret that was sent."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket

from argead.kernel import Game, SetupError
from argead.server.bodies import Asking
from argead.server.hall import Hall
from argead.shelf import game
from argead.table.refusals import Refusal


def hall_of(request: Asking | WebSocket[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def game_of(name: str) -> Game:
    """The game of an address."""
    try:
        return game(name)
    except SetupError:
        raise Refusal("not-found") from None


def token_of(request: Asking) -> str | None:
    """The bearer token, if any was sent."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refusal("bad-token")
    return token.strip()
