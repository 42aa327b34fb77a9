"""Callers: by whom connections and calls are counted."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from argead.kernel import SetupError

Network = IPv4Network | IPv6Network

UNKNOWN = "?"
"""Whoever has no address that can be read: all of them are one caller."""

HOUSEHOLD_BITS = 64
"""Of an IPv6 address so much is the network of one household or server, which can use all the others as it likes."""

MAPPED = "::ffff:"
"""How an IPv4 address looks to a server that listens on IPv6."""


class Proxies:
    """The web servers before this one, whose word on where a call comes from is taken."""

    def __init__(self, given: Iterable[str]) -> None:
        self._networks = [_network(one) for one in given]

    def __contains__(self, address: str) -> bool:
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)

    def spelled(self) -> list[str]:
        """The same for a library that does not know an IPv4 address in its IPv6 form."""
        mapped = [
            f"{MAPPED}{one.network_address}/{96 + one.prefixlen}"
            for one in self._networks
            if isinstance(one, IPv4Network)
        ]
        return [*map(str, self._networks), *mapped]


def caller(address: str) -> str:
    """By what a caller is counted: an IPv4 address, or the network of an IPv6 one."""
    found = _address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> HOUSEHOLD_BITS << HOUSEHOLD_BITS))
    return UNKNOWN if found is None else str(found)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise SetupError(f"ARGEAD_PROXIES: {text!r} is neither an address nor a network") from None
