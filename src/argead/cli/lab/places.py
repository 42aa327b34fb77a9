"""The part of `argead lab study` that tells fairness: wins by the order of play and by start place."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import asdict

from argead.cli import options as shared
from argead.cli.columns import columns
from argead.kernel import Value
from argead.lab import Shares, counted, hold, places, tables
from argead.language import phrasebook
from argead.shelf import game as catalogued

Line = tuple[int, str, Shares]


def study_places(
    game: str, bot: str, options: Mapping[str, Value], seed: int, pack: str | None, games: int, jobs: int | None
) -> Iterator[Line]:
    """For each number of players: by order on the board as it is; then by order and by place, each place in each order.

    The board as it is gets all games, each other one an equal part of as many.
    """
    planned = places(game)
    for players in planned.players if planned else ():
        share = max(1, games // players)
        contests = list(tables(game, bot, players, options, seed, pack))
        own, *others = (
            list(hold(contest, share if steps else games, jobs or os.cpu_count() or 1))
            for steps, contest in enumerate(contests)
        )
        played = dict(enumerate([own[:share], *others]))
        yield players, "as-it-is", counted({0: own}, players, by_place=False)
        yield players, "by-order", counted(played, players, by_place=False)
        yield players, "by-place", counted(played, players, by_place=True)


def places_in_words(lines: list[Line], game: str, bot: str, seed: int, lang: str) -> str:
    """A sentence, and columns with a line for each way to count."""
    say = shared.words(lang).say
    most = max(players for players, _, _ in lines)
    rows = [[say("study-players"), say("study-share"), say("study-games"), *(str(n) for n in range(1, most + 1))]]
    for players, way, shares in lines:
        pairs = zip(shares.wins, shares.intervals, strict=True)
        cells = [_share(won / shares.games, bounds, lang) for won, bounds in pairs]
        rows.append([str(players), say(f"study-{way}"), str(shares.games), *cells, *[""] * (most - players)])
    title = phrasebook(catalogued(game), lang).title
    return "\n".join([say("study-places", title=title, bot=bot, seed=str(seed)), "", *columns(rows)])


def _share(value: float, bounds: tuple[float, float], lang: str) -> str:
    """A share with its 95 % interval."""
    say = shared.words(lang).say
    return f"{say('percent', value=value)} ({' - '.join(say('percent', value=bound) for bound in bounds)})"


def places_as_json(lines: list[Line], game: str, bot: str, seed: int) -> str:
    """The same as one JSON object."""
    found = [
        {"players": players, "share": way, **asdict(shares), "intervals": shares.intervals}
        for players, way, shares in lines
    ]
    return json.dumps({"game": game, "bot": bot, "seed": seed, "lines": found})
