"""Heads: what stands before a body is bounded too, and every answer carries the headers of caution."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from argead.server.gate import HEADERS
from support.knocks import Knock, delays, is_near
from support.served import Served, code

CAUTION = {name.decode(): value.decode() for name, value in HEADERS}

OVERSIZED = {
    "a header": {"head": f"X-Elephants: {'x' * 100_000}\r\n"},
    "many headers": {"head": "X-Elephant: 1\r\n" * 8_000},
    "an address": {"target": "/" + "x" * 100_000},
    "a query": {"target": "/api/health?" + "a=1&" * 30_000},
    "a language": {"target": f"/api/matches/none?lang={'x' * 60_000}"},
    "a cookie": {"head": f"Cookie: {'a=1; ' * 15_000}\r\n"},
}


@pytest.mark.parametrize("asked", OVERSIZED.values(), ids=list(OVERSIZED))
def test_an_oversized_head_is_refused_at_once(served: Served, asked: dict[str, str]) -> None:
    with Knock(served) as knock:
        knock.ask(**asked)
        heard = knock.heard(b'"}}')
        # Where more was sent than was read, the system may tear the connection down before the answer is there.
        assert not heard or int(heard.split()[1]) == 400
        assert knock.is_dropped()
    assert served.is_well()


MALFORMED = [
    b"Bucephalus\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nxyz\r\n\r\n",
]


@pytest.mark.parametrize("raw", MALFORMED, ids=[repr(raw[:60]) for raw in MALFORMED])
def test_what_is_no_request_is_refused_in_one_sentence(served: Served, raw: bytes) -> None:
    with Knock(served, raw) as knock:
        heard = knock.heard(b'"}}')
        assert heard.startswith(b"HTTP/1.1 40"), heard
        assert b'{"error":{"code":"bad-' in heard
        assert knock.is_dropped()
    assert served.is_well()


def test_a_body_of_absurd_length_is_refused_before_it_comes(served: Served) -> None:
    for path in ("/api/matches", "/api/records"):
        with Knock(served) as knock:
            knock.ask(path, "Content-Length: 9000000000000000000\r\n", "POST")
            assert knock.heard(b"\r\n").startswith(b"HTTP/1.1 413")


def test_a_body_that_goes_wrong_in_the_middle(served: Served) -> None:
    head = "Transfer-Encoding: chunked\r\n"
    for rest in (b"zz\r\n", b"5\r\nabcdefghij\r\n", b"-5\r\nabc\r\n", b"FFFFFFFFFFFFFFFFFFFFFFFF\r\nabc\r\n"):
        for path in ("/api/matches", "/api/health"):
            with Knock(served) as knock:
                knock.ask(path, head, "POST")
                knock.send(b"5\r\nhello\r\n" + rest)
                assert knock.is_dropped()
    assert served.is_well()


def test_requests_in_one_packet_are_answered_one_after_the_other(served: Served) -> None:
    other = served.create("here", "here")
    calm = delays(other, 10)
    with Knock(served) as knock:
        for _ in range(3):
            knock.send(f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{knock.port}\r\n\r\n".encode() * 200)
        attacked = delays(other, 10)
        knock.ask("/api/nowhere", "Connection: close\r\n")
        heard = knock.heard()
    assert heard.count(b"HTTP/1.1 200") == 600
    assert heard.count(b"HTTP/1.1 404") == 1
    assert is_near(attacked, calm)


# Caution -------------------------------------------------------------------------------------------------------------


def cautious(answer: httpx.Response) -> bool:
    return all(answer.headers.get_list(name) == [value] for name, value in CAUTION.items())


def test_every_answer_carries_the_headers_of_caution(served: Served) -> None:
    sitting, http = served.create("here", "here"), served.http
    answers = [http.get(path) for path in ("/", "/nothing", "/api", "/api/health", "/api/games", sitting.path)]
    answers += [http.get(sitting.path, headers={"Authorization": "Bearer x"}), http.get(f"{sitting.path}/at/99")]
    answers += [http.delete(sitting.path), http.options("/"), http.head("/"), http.get(f"{sitting.path}/hint")]
    answers += [http.post("/api/matches", content=b"{"), http.post("/api/records", content=b"x" * 3_000_000)]
    answers += [http.get("/", headers={"Host": "evil.example"}), http.put("/", headers={"Origin": "http://evil"})]
    answers += [http.get(f"{sitting.path}/live"), http.get("/?" + "x" * 20_000)]
    assert [str(answer.request.url)[:60] for answer in answers if not cautious(answer)] == []
    assert len({answer.status_code for answer in answers}) >= 8


def test_live_sockets_and_their_refusals_do_too(served: Served) -> None:
    sitting = served.create("here", "here")
    with sitting.live() as live:
        assert live.response is not None
        assert all(live.response.headers[name] == value for name, value in CAUTION.items())
    for trouble in ({"origin": Origin("http://evil.example")}, {"additional_headers": {"X-Long": "x" * 12_000}}):
        with pytest.raises(InvalidStatus) as refused, sitting.live(**trouble):
            raise AssertionError("it was let in")
        assert all(refused.value.response.headers[name] == value for name, value in CAUTION.items())


ORIGINS = ["http://evil.example", "null", "http://[", "http://[::1", "", "//", "x" * 999]
HOSTS = ["evil.example", "[", "[::1", "127.0.0.1.evil.example", "127.0.0.1@evil.example", "a" * 999]


@pytest.mark.parametrize("origin", ORIGINS)
def test_other_pages_cannot_act_whatever_they_call_themselves(served: Served, origin: str) -> None:
    sitting = served.create("here", "here")
    move = {"ply": 0, "seat": 0, "action": "pass"}
    answer = served.http.post(f"{sitting.path}/moves", json=move, headers={"Origin": origin})
    assert code(answer) == (403, "bad-origin")
    with pytest.raises(InvalidStatus, match="403"), sitting.live(additional_headers={"Origin": origin}):
        raise AssertionError("it was let in")


@pytest.mark.parametrize("host", HOSTS)
def test_other_names_are_not_answered_however_they_are_spelled(served: Served, host: str) -> None:
    assert code(served.http.get("/api/health", headers={"Host": host})) == (403, "bad-origin")
