"""PhalanXX told in words: the row, dice, players with their cards and lands, the hand and what it lacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from argead.cli.teller import Names, View, of_seat
from argead.language import Phrasebook
from argead.language.grammar import bare

Piece = Mapping[str, Any]
MARKS = {"city": "C", "oasis": "O", "plain": "."}


class Teller:
    """Told from a view; cards and boards come from the game's geometry."""

    def __init__(self, phrases: Phrasebook, geometry: Mapping[str, Any]) -> None:
        self.asides: Mapping[str, str] = {}
        self._say = phrases.part("teller")
        self._phrases = phrases
        self._cards = {card["id"]: card for card in geometry["cards"]}
        self._sides = {side["name"]: {region["id"]: region for region in side["regions"]} for side in geometry["sides"]}

    def help(self) -> str:
        return self._say("help-look-at")

    # The whole table -------------------------------------------------------------------------------------------------

    def look(self, view: View, names: Names) -> list[str]:
        players = self._players(view, names)
        lines = [self._say("round", round=str(view["round"]), name=names[view["active"]])]
        if view["last_round"]:
            lines.append(self._say("last-round"))
        lines.append(self._row(view))
        if view["scouted"]:
            lines.append(self._say("scouted", card=self._offer(view["scouted"])))
        if view["heroism"]:
            lines.append(self._say("heroism"))
        lines += self._dice(view, names)
        for side, name in zip(view["sides"], players, strict=True):
            lines += self._player(view, side, name)
        return lines

    def secrets(self, view: View, names: Names) -> list[str]:
        if view["hand"] is None:
            return []
        name = names[view["seat"]]
        if not view["hand"]:
            return [self._say("hand-empty", name=name)]
        return [self._say("hand", name=name), *(self._prospect(view, card) for card in view["hand"])]

    def glance(self, view: View, names: Names) -> list[str]:
        """Before a question: what somebody has, and the dice to use beside the home dice."""
        own = view["sides"][view["seat"]]
        home = self._list(map(self._die, own["home"]))
        facts = {"force": str(own["force"]), "talents": own["talents"], "reserve": own["reserve"]}
        hand = self._say("glance-hand", cards=self._list(map(self._card, view["hand"])))
        return [self._say("glance", round=str(view["round"]), home=home, **facts), hand, *self._dice(view, names)]

    def _players(self, view: View, names: Names) -> list[str]:
        """The sides by name: in the solo game MaXXimilian comes after the only seat."""
        return [*names, *("MaXXimilian" for side in view["sides"] if side["maxximilian"])]

    def _row(self, view: View) -> str:
        offers = [self._offer(offer) for offer in view["row"] if offer]
        return self._say("row", cards=self._list(offers), pile=view["pile"])

    def _offer(self, offer: Piece) -> str:
        if offer["price"] is None:
            return self._card(offer["card"])
        return self._say("offer", card=self._card(offer["card"]), price=str(offer["price"]))

    def _dice(self, view: View, names: Names) -> list[str]:
        if not view["dice"] or view["dice"][0]["value"] is None:
            return [self._say("dice-to-roll", dice=self._thrown(self._colour(die) for die in view["dice"]))]
        lines = [self._say("dice", dice=self._thrown(map(self._die, view["dice"])))]
        laid = [(slot, die) for slot, die in enumerate(view["grey"], 1) if die]
        if laid:
            dice = self._list(self._say("at-slot", slot=str(slot), die=self._die(die)) for slot, die in laid)
            lines.append(self._say("grey", name=names[view["active"]], dice=dice))
        return lines

    def _player(self, view: View, side: Piece, name: str) -> list[str]:
        facts = {"force": side["force"], "talents": side["talents"], "hand": side["hand_size"]}
        lines = [self._say("player", name=name, home=self._list(map(self._die, side["home"])), **facts)]
        if side["action_card"]:
            lines.append(self._say("ability", name=name, ability=self._phrases.say(f"ability-{side['action_card']}")))
        laid = [
            self._say("rotated", card=self._card(c["card"])) if c["rotated"] else self._card(c["card"])
            for c in side["cards"]
        ]
        lines.append(self._say("played", name=name, cards=self._list(laid), valour=str(side["valour"])))
        held = self._list(self._place(view, region) for region in side["held"])
        lines.append(self._say("held", name=name, held=held, soldiers=side["soldiers"], reserve=str(side["reserve"])))
        lines.append(self._say("total", name=name, total=side["reckoning"]["total"]))
        return lines

    def _prospect(self, view: View, card: str) -> str:
        """A card, the Force that it would bring now, and what it lacks."""
        outlook = view["outlook"][card]
        facts = {"card": self._card(card), "force": str(outlook["force"])}
        if not outlook["lacks"]:
            return self._say("can-play", **facts)
        lacks = self._list(
            self._say("lack", need=self._need(lack), have=str(lack["have"])) for lack in outlook["lacks"]
        )
        return self._say("cannot-play", lacks=lacks, **facts)

    # One place -------------------------------------------------------------------------------------------------------

    def places(self, view: View, names: Names) -> dict[str, str]:
        words = [self._say(f"word-{word}") for word in ("row", "count")]
        regions = [self._sides[view["side"]][id_] for id_ in view["regions"]]
        return {
            **{word: word for word in words},
            **{name.lower(): name for name in self._players(view, names)},
            **{id_: self._card(id_) for id_ in self._cards},
            **{region["id"]: bare(self._region(region["id"])) for region in regions},
            **{self._site(region).lower(): self._site(region) for region in regions if region["place"]},
        }

    def inspect(self, view: View, names: Names, place: str) -> list[str]:
        for id_, card in self._cards.items():
            if place in {id_, *_typed(card["name"]), *_typed(self._card(id_))}:
                return self._inspect_card(view, names, card)
        for id_ in view["regions"]:
            region = self._sides[view["side"]][id_]
            called = (id_, region["name"], region["place"] or id_, self._site(region), bare(self._region(id_)))
            if any(place in _typed(name) for name in called):
                return self._inspect_region(view, names, region)
        for side, name in zip(view["sides"], self._players(view, names), strict=True):
            if place in _typed(name):
                return [*self._player(view, side, name), self._count(side, name)]
        if place == self._say("word-row"):
            return [self._row(view), *(self._about(view, offer["card"]) for offer in view["row"] if offer)]
        if place == self._say("word-count"):
            pairs = zip(view["sides"], self._players(view, names), strict=True)
            return [self._count(side, name) for side, name in pairs]
        return [self._say("no-place", place=place[:40])]

    def _about(self, view: View, card: str) -> str:
        if view["outlook"] and card in view["outlook"]:
            return self._prospect(view, card)
        return self._card(card)

    def _inspect_card(self, view: View, names: Names, card: Piece) -> list[str]:
        kind = self._say(f"kind-{card['colour']}")
        lines = [
            self._say("card", name=self._card(card["id"]), epoch=card["epoch"], kind=kind, force=self._force(card))
        ]
        if card["symbol"]:
            lines.append(self._say("symbol", symbol=self._say(f"symbol-{card['symbol']}")))
        if card["ability"]:
            lines.append(self._say(f"ability-{card['ability']}"))
        lines.append(self._say("conditions", needs=self._list(map(self._need, card["conditions"]))))
        for side, name in zip(view["sides"], self._players(view, names), strict=True):
            if card["id"] in [laid["card"] for laid in side["cards"]]:
                lines.append(self._say("lies-before", name=name))
        if view["outlook"] and card["id"] in view["outlook"]:
            lines.append(self._prospect(view, card["id"]))
        return lines

    def _force(self, card: Piece) -> str:
        if card["force"] is not None:
            return self._say("force-fixed", force=str(card["force"]))
        steps = ", ".join(map(str, card["scale"]["steps"]))
        return self._say("force-scale", steps=steps, by=self._say(f"by-{card['scale']['by']}"))

    def _inspect_region(self, view: View, names: Names, region: Piece) -> list[str]:
        facts = {"name": self._region(region["id"]), "place": self._site(region), "value": str(region["value"])}
        lines = [self._say(f"region-{region['kind']}", **facts)]
        borders = [self._region(other) for other in region["borders"] if other in view["regions"]]
        lines.append(self._say("borders", borders=self._list(borders)))
        holders = zip(view["sides"], self._players(view, names), strict=True)
        holder = next((name for side, name in holders if region["id"] in side["held"]), None)
        lines.append(self._say("held-by", name=holder) if holder else self._say("held-by-nobody"))
        return lines

    def _count(self, side: Piece, name: str) -> str:
        return self._say("count", name=name, **{line: str(points) for line, points in side["reckoning"].items()})

    # A drawing -------------------------------------------------------------------------------------------------------

    def draw(self, view: View, names: Names) -> list[str]:
        """A line a region: what it is, its value, who holds it, and its neighbours."""
        regions, players = self._sides[view["side"]], self._players(view, names)
        signs = [of_seat(seat, f"{seat + 1:>2}") for seat in range(len(players))]
        holder = {id_: signs[seat] for seat, side in enumerate(view["sides"]) for id_ in side["held"]}
        labels = {id_: bare(self._region(id_)) for id_ in view["regions"]}
        wide = max(map(len, labels.values()))
        rows = []
        for id_ in view["regions"]:
            region = regions[id_]
            borders = self._list(labels[other] for other in region["borders"] if other in labels)
            mark = f"{MARKS[region['kind']]}{region['value'] or ' '}"
            rows.append(f"{holder.get(id_, ' -')} {mark} {labels[id_]:{wide}}  {borders}")
        return [*rows, self._say("legend", players=self._list(f"{n} {name}" for n, name in enumerate(players, 1)))]

    # Words -----------------------------------------------------------------------------------------------------------

    def _card(self, id_: str) -> str:
        """A card as the game's words call it; one of a file of your own as the file does."""
        message = f"card-{id_}"
        return self._phrases.say(message) if self._phrases.has(message) else str(self._cards[id_]["name"])

    def _region(self, id_: str) -> str:
        message = f"region-{id_}"
        if self._phrases.has(message):
            return self._phrases.say(message)
        return next(str(regions[id_]["name"]) for regions in self._sides.values() if id_ in regions)

    def _site(self, region: Piece) -> str:
        """The city or oasis of a region by its name, if it has one."""
        site = region["place"] or ""
        message = f"place-{'-'.join(site.lower().split())}"
        return self._phrases.say(message) if self._phrases.has(message) else site

    def _place(self, view: View, id_: str) -> str:
        region = self._sides[view["side"]][id_]
        if region["kind"] == "plain":
            return bare(self._region(id_))
        return self._say("place", region=self._region(id_), place=self._site(region), value=str(region["value"]))

    def _colour(self, die: Piece) -> str:
        return self._phrases.say(f"colour-{die['colour']}")

    def _die(self, die: Piece) -> str:
        """A die with its value; before the set-up at a real table home dice have none yet."""
        if die["value"] is None:
            return self._colour(die)
        return self._say("die", colour=self._colour(die), value=str(die["value"]))

    def _need(self, condition: Piece) -> str:
        of = f"-{condition['of']}" if condition["of"] else ""
        return self._say(f"need-{condition['kind']}{of}", least=condition["least"])

    def _list(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self._say("nothing")

    def _thrown(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self._say("no-dice")


def _typed(name: str) -> Sequence[str]:
    """How a name may be typed."""
    return name.lower(), "-".join(name.lower().split())
