"""The gate: who is counted as one caller, how often each may call, and what is remembered of it."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from argead.kernel import SetupError
from argead.server import buckets
from argead.server.buckets import LIMITS, Buckets
from argead.server.callers import Proxies, caller
from argead.server.settings import Settings
from support.knocks import STRANGER
from support.served import PATIENCE, Served, code

NO_REFILL = "from argead.server import buckets\nbuckets.LIMITS['upload'] = (0.0, 3.0)"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def burst(counted: Buckets, kind: str, who: str) -> int:
    """How many calls pass at once."""
    passed = 0
    while counted.admit(kind, who):
        passed += 1
    return passed


def test_a_bucket_fills_up_again_with_time() -> None:
    clock = Clock()
    counted = Buckets(clock)
    assert burst(counted, "upload", "a") == 30
    assert burst(counted, "upload", "b") == burst(counted, "hint", "a") // 2 == 30
    clock.now += 7
    assert burst(counted, "upload", "a") == 7
    clock.now += 1000
    assert burst(counted, "upload", "a") == 30


def test_several_processes_share_the_limits() -> None:
    clock = Clock()
    counted = Buckets(clock)
    counted.share = 1 / 3
    assert burst(counted, "upload", "a") == 10
    clock.now += 9
    assert burst(counted, "upload", "a") == 3
    counted.share = 1 / 1000
    assert burst(counted, "upload", "b") == 1


def test_buckets_are_bounded_and_those_go_first_that_were_used_longest_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "MOST_CALLERS", 100)
    clock = Clock()
    counted = Buckets(clock)
    assert burst(counted, "upload", "drained") == 30
    for number in range(99):
        assert counted.admit("upload", f"other {number}")
    assert not counted.admit("upload", "drained")
    for number in range(99):
        assert counted.admit("upload", f"another {number}")
    assert not counted.admit("upload", "drained")
    for number in range(10_000):
        counted.admit("upload", f"flood {number}")
        assert len(counted) <= 100
    assert burst(counted, "upload", "drained") == 30


def test_buckets_that_are_full_again_are_forgotten_a_few_at_a_time() -> None:
    clock = Clock()
    counted = Buckets(clock)
    for number in range(5000):
        counted.admit("upload", str(number))
    clock.now += 3600
    sizes = [len(counted)]
    while len(counted) > 1:
        counted.admit("upload", "somebody")
        sizes.append(len(counted))
    assert all(before - after <= 2 for before, after in pairwise(sizes))
    assert len(sizes) < 5010


def test_one_household_is_one_caller() -> None:
    assert caller("192.0.2.7") == caller("::ffff:192.0.2.7") != caller("192.0.2.8")
    assert caller("2001:db8:1:2::1") == caller("2001:db8:1:2:ffff::9") != caller("2001:db8:1:3::1")
    assert caller("fe80::1%eth0") == caller("fe80::2")
    unreadable = [caller(text) for text in ("", "somebody", "unix:", "1.2.3", "x" * 10_000)]
    assert set(unreadable) == {"?"}


def test_a_proxy_is_known_in_all_its_spellings() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"])
    for address in ("127.0.0.1", "::ffff:127.0.0.1", "10.9.8.7", "::ffff:10.9.8.7", "2001:db8:5::1"):
        assert address in proxies
    for address in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "", "proxy"):
        assert address not in proxies
    assert "::ffff:127.0.0.1/128" in proxies.spelled()


def test_settings_say_which_proxies_and_how_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.from_environment("127.0.0.1", 8000, None).proxies == ("127.0.0.1", "::1")
    monkeypatch.setenv("ARGEAD_PROXIES", "10.0.0.0/8, 192.0.2.1")
    monkeypatch.setenv("ARGEAD_CONNECTIONS", "500")
    settings = Settings.from_environment("127.0.0.1", 8000, None)
    assert settings.proxies == ("10.0.0.0/8", "192.0.2.1")
    assert settings.connections == 500
    monkeypatch.setenv("ARGEAD_PROXIES", "my-proxy")
    with pytest.raises(SetupError, match="ARGEAD_PROXIES: 'my-proxy' is neither an address nor a network"):
        Settings.from_environment("127.0.0.1", 8000, None)
    monkeypatch.delenv("ARGEAD_PROXIES")
    monkeypatch.setenv("ARGEAD_CONNECTIONS", "many")
    with pytest.raises(SetupError, match="ARGEAD_CONNECTIONS must be a whole number"):
        Settings.from_environment("127.0.0.1", 8000, None)


def client(served: Served, source: str) -> httpx.Client:
    """A client at an address of this machine."""
    return httpx.Client(base_url=served.url, transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE)


def uploads(served: Served, source: str, forwarded: list[str]) -> list[int]:
    """What is answered to uploads from an address that say where they come from."""
    with client(served, source) as http:
        heads = [{"X-Forwarded-For": said} for said in forwarded]
        return [http.post("/api/records", content=b"{}", headers=head).status_code for head in heads]


def test_only_a_proxy_is_believed_where_calls_come_from(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", before=NO_REFILL) as served:
        assert uploads(served, "127.0.0.1", [f"192.0.2.{n}" for n in range(9)]) == [422] * 9
        assert uploads(served, "127.0.0.1", ["198.51.100.1"] * 4) == [422, 422, 422, 429]
        assert uploads(served, "127.0.0.1", [f"192.0.2.{n}, 198.51.100.1" for n in range(5)]) == [429] * 5
        assert uploads(served, "127.0.0.1", [f"nonsense {n}" for n in range(4)]) == [422, 422, 422, 429]
        assert uploads(served, STRANGER, [f"203.0.113.{n}" for n in range(5)]) == [422, 422, 422, 429, 429]
        refused = served.http.post("/api/records", content=b"{}", headers={"X-Forwarded-For": "198.51.100.1"})
        assert code(refused) == (429, "too-many")
        assert served.is_well()


def test_a_proxy_that_does_not_say_for_whom_may_ask_for_many(tmp_path: Path) -> None:
    few = "from argead.server import buckets\nbuckets.LIMITS['play'] = (0.0, 5.0)"
    with Served(tmp_path / "argead.sqlite3", before=few) as served:
        for source, passed in ((STRANGER, 5), ("127.0.0.1", 20)):
            with client(served, source) as http:
                answers = [http.get("/api/health").status_code for _ in range(20)]
                assert answers == [200] * passed + [429] * (20 - passed)


@pytest.mark.long
def test_a_million_callers_cost_no_more_than_the_bound() -> None:
    counted, chance = Buckets(), random.Random(1)
    for _ in range(1_000_000):
        household = f"2001:db8:{chance.getrandbits(16):x}:{chance.getrandbits(16):x}::1"
        counted.admit(chance.choice(list(LIMITS)), caller(household))
    assert len(counted) <= buckets.MOST_CALLERS * len(LIMITS)
