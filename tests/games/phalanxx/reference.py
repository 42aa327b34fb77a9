"""The rules once more, slowly and from the view alone: what may be played, and what the final count gives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from argead.games.phalanxx.state import Phalanxx

View = dict[str, Any]


class Reference:
    """Reads a view of the waiting seat and the geometry, and nothing else of the state."""

    def __init__(self, s: Phalanxx) -> None:
        self.view = s.view(s.active)
        self.sides = self.view["sides"]
        geometry = s.game.geometry(s.board.text)
        self.cards = {card["id"]: card for card in geometry["cards"]}
        side = next(side for side in geometry["sides"] if side["name"] == self.view["side"])
        in_play = set(self.view["regions"])
        self.regions = {region["id"]: region for region in side["regions"] if region["id"] in in_play}
        self.alone = any(side["maxximilian"] for side in self.sides)
        self.bare = s.bare
        self.turned_over = s.turned_over
        self.forged = s.forged

    # The legal list --------------------------------------------------------------------------------------------------

    def options(self, kind: str, seat: int) -> set[str]:
        return getattr(self, kind.replace("-", "_"))(self.sides[seat], seat)

    def buy_card(self, own: View, seat: int) -> set[str]:
        offers = [offer for offer in (*self.view["row"], self.view["scouted"]) if offer and offer["price"] is not None]
        if own["action_card"] == "merchant":
            assert {offer["price"] for offer in offers} <= {1}
        found = {f"buy {offer['card']}" for offer in offers if offer["price"] <= own["talents"]}
        if self.has(own, "scout") and self.view["pile"] and not self.turned_over:
            found.add("scout")
        return found | {"pass"}

    def exchange_card(self, own: View, seat: int) -> set[str]:
        return {f"give {card}" for card in self.view["hand"]} | {"keep"}

    def take_card(self, own: View, seat: int) -> set[str]:
        return {f"take {offer['card']}" for offer in self.view["row"] if offer and offer["card"] != "heroism"}

    def choose_action(self, own: View, seat: int) -> set[str]:
        found = {"income"}
        if self.places("play", own):
            found |= {f"play {card}" for card in self.view["hand"] if self.can_play(own, card)}
            found |= {f"conquer {region}" for region in self.conquests(own, seat)}
        if self.places("push", own):
            found.add("push")
        if own["reserve"]:
            found.add("discharge")
        if self.has(own, "blacksmith") and not self.forged:
            found.add("forge")
        return found

    def place_die(self, own: View, seat: int) -> set[str]:
        return self.places(self.view["under_way"]["action"], own)

    def turn_die(self, own: View, seat: int) -> set[str]:
        return {
            f"turn {die['colour']}-{die['value']} {value}"
            for die in self.view["dice"]
            for value in range(1, 7)
            if value != die["value"]
        }

    def move_soldier(self, own: View, seat: int) -> set[str]:
        return {f"move {region}" for region in own["held"] if self.regions[region]["kind"] == "plain"}

    def swap_die(self, own: View, seat: int) -> set[str]:
        mine = own["home"][self.view["under_way"]["slot"] - 1]
        reach = 2 if own["action_card"] == "intrigue" else 0
        return {"keep"} | {
            f"swap {number} {die['colour']}-{die['value']}"
            for number, side in enumerate(self.sides, 1)
            for die in side["home"]
            if number - 1 != seat and die != mine and abs(die["value"] - mine["value"]) <= reach
        }

    # What they rest on -----------------------------------------------------------------------------------------------

    def has(self, own: View, ability: str) -> bool:
        return any(self.cards[laid["card"]]["ability"] == ability for laid in own["cards"])

    def places(self, action: str, own: View) -> set[str]:
        found = set()
        for die in self.view["dice"]:
            for slot, (at_home, grey) in enumerate(zip(own["home"], self.view["grey"], strict=True), 1):
                difference = die["value"] - at_home["value"]
                fits = {"income": True, "push": own["talents"] + difference >= 0}.get(action, difference >= 0)
                if grey is None and fits:
                    found.add(f"place {die['colour']}-{die['value']} {slot}")
        return found

    def can_play(self, own: View, card: str) -> bool:
        return all(self.amount(own, c) >= c["least"] for c in self.cards[card]["conditions"])

    def amount(self, own: View, condition: View) -> int:
        kind, of, counts = condition["kind"], condition["of"], own["counts"]
        values = [die["value"] for die in own["home"]]
        if kind in ("die-value", "dice-sum") and self.has(own, "supply-of-dice"):
            return condition["least"]
        if kind == "talents" and self.has(own, "supply-of-talents"):
            return condition["least"]
        kinds = [self.regions[region]["kind"] for region in own["held"]]
        return {
            "die-colour": sum(die["colour"] == of for die in own["home"]),
            "die-value": max(values),
            "dice-sum": sum(values),
            "symbols": counts.get(of, counts["archer"] + counts["cavalry"] + counts["infantry"]),
            "cards": counts.get(of, 0),
            "soldiers": own["soldiers"],
            "talents": own["talents"],
            "cities": kinds.count("city"),
            "oases": kinds.count("oasis"),
            "force": own["force"],
        }[kind]

    def conquests(self, own: View, seat: int) -> set[str]:
        holder = {region: side for side, one in enumerate(self.sides) for region in one["held"]}
        reached = self.neighbours(own["held"])
        if own["action_card"] == "forced-march":
            reached |= self.neighbours(region for region in set(reached) if region not in holder)
        movable = any(self.regions[region]["kind"] == "plain" for region in own["held"])
        found = set()
        for region in reached - set(own["held"]):
            needed = 2 if self.regions[region]["kind"] == "city" else 1
            if own["reserve"] + movable < needed:
                continue
            if region not in holder or self.beats(own, self.sides[holder[region]]):
                found.add(region)
        return found

    def neighbours(self, regions: Iterable[str]) -> set[str]:
        return {other for region in regions for other in self.regions[region]["borders"]} & set(self.regions)

    def beats(self, own: View, rival: View) -> bool:
        unrotated = [laid for laid in own["cards"] if not laid["rotated"]]
        if own["force"] < 3 or not unrotated:
            return False
        if self.view["heroism"]:
            return self.deeds(own) > self.deeds(rival)
        return own["force"] > rival["force"]

    def deeds(self, side: View) -> int:
        coloured = sum(self.cards[laid["card"]]["colour"] != "white" for laid in side["cards"])
        return coloured - sum(laid["rotated"] for laid in side["cards"])

    # The final count -------------------------------------------------------------------------------------------------

    def total(self, number: int) -> int:
        side = self.sides[number]
        points = side["force"] - (4 if self.has(side, "camouflage") else 0)
        points += sum(self.regions[region]["value"] for region in side["held"])
        if side["maxximilian"] or self.bare:
            return points
        turned = sum(laid["rotated"] for laid in side["cards"])
        points += 3 * turned + side["soldiers"] + side["talents"] // 3
        if turned and side["counts"]["orange"] and side["counts"]["purple"]:
            points += 5 * min(side["counts"][symbol] for symbol in ("archer", "cavalry", "infantry"))
        return points
