"""Field Commander told in words: the campaign and the army, the map area by area, the siege."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from argead.cli.teller import Names, View
from argead.games.field_commander.teller.battlefield import WIDTH_COLUMNS, Battlefield, Wording, battle_value
from argead.language import Phrasebook
from argead.language.grammar import bare


class Teller(Wording):
    """Told from a view; maps and counters come from the game's geometry."""

    def __init__(self, phrases: Phrasebook, geometry: Mapping[str, Any]) -> None:
        super().__init__(phrases)
        self._field = Battlefield(phrases)
        self._campaigns = {campaign["id"]: campaign for campaign in geometry["campaigns"]}
        self._listed = {name: geometry[name] for name in ("plans", "enemy_plans", "advisors", "insights")}
        self.asides: Mapping[str, str] = {verb: self._say(f"aside-{verb}") for verb in ("disband", "choose")}

    def help(self) -> str:
        return self._say("help-look-at")

    # The whole table -------------------------------------------------------------------------------------------------

    def look(self, view: View, names: Names) -> list[str]:
        if view["stage"] == "setup":
            return [self._campaign(view)]
        lines = [self._campaign(view), self._army(view), self._treasury(view), self._staff(view)]
        lines += [self._prophecy(prophecy) for prophecy in view["prophecies"]]
        lines += self._operation(view)
        lines += self._siege(view)
        lines += [self._area(view, area) for area in self._areas(view)]
        lines += self._under_way(view)
        if battle := view["battle"]:
            lines += self._field.draw(battle, explained=True)
        return lines

    def secrets(self, view: View, names: Names) -> list[str]:
        return []

    def glance(self, view: View, names: Names) -> list[str]:
        """Before a question: the battlefield as a battle or a turn of it begins, else a line or two."""
        battle = view["battle"]
        if view["stage"] == "setup":
            return []
        if battle is None:
            standing = self._say("glance", army=self._forces(view["army"]["forces"]), **self._standing(view))
            siege = self._siege(view) if view["tyre"] and not view["tyre"]["fallen"] else []
            return [standing, *siege, *self._goal(view), *self._under_way(view), *self._market(view)]
        if battle["speed"] is not None:
            return [
                self._say("glance-battle", round=str(battle["round"]), speed=str(battle["speed"])),
                *self._field.dice(battle),
            ]
        if battle["round"]:
            return self._field.draw(battle)
        free = self._say("free-plans", free=battle["free"], gold=str(view["gold"]))
        if battle["plans"]:
            return [self._field.own_plans(battle), free]
        return [*self._field.draw(battle, explained=True), free]

    def _goal(self, view: View) -> list[str]:
        """The enemies that the army stands before, or that its scouts have seen."""
        scouting, army = view["scouting"], view["army"]
        ahead = scouting["area"] if scouting else army["at"] if army["besieging"] else None
        found = [area for area in self._areas(view) if area["name"] == ahead and area["kind"] != "plain"]
        return [self._area(view, area) for area in found if not view["areas"][area["name"]]["conquered"]]

    def _market(self, view: View) -> list[str]:
        """What cannot be bought, and why."""
        scouting, lines = view["scouting"], []
        if scouting and scouting["gold"] > view["gold"]:
            lines.append(self._say("too-dear", gold=view["gold"]))
        if view["stage"] == "resupply" and ("antipater" not in view["advisors"] or view["forgone"]):
            lines.append(self._say("one-purchase"))
        return lines

    def _campaign(self, view: View) -> str:
        campaign = self._word("campaign", view["campaign"])
        options = self._list(self._word("option", option) for option in view["options"])
        if view["stage"] == "setup":
            return self._say("campaign-setup", campaign=campaign, options=options)
        points = view["prospect"]["points"] if view["stage"] != "over" else 0
        count, number = str(len(view["turns"])), str(view["turn"])
        line = self._say(
            "campaign", campaign=campaign, number=number, count=count, turn=self._turn(view), points=points
        )
        if view["life"]:
            line += " " + self._say("life", immortality=str(view["immortality"]), years=str(view["years"]))
        return f"{line} {self._say('options', options=options)}" if view["options"] else line

    def _army(self, view: View) -> str:
        army = view["army"]
        speed, battle, twice = army["alexander"]
        alexander = self._say(
            "alexander", level=str(army["level"]), speed=str(speed), value=battle_value(battle, twice)
        )
        message = "army-besieging" if army["besieging"] else "army"
        forces = self._forces(army["forces"])
        return self._say(message, area=self._word("area", army["at"]), alexander=alexander, forces=forces)

    def _treasury(self, view: View) -> str:
        income = view["income"]["gold"] - view["income"]["lost"]
        return self._say(
            "treasury",
            gold=str(view["gold"]),
            income=str(income),
            glory=str(view["glory"]),
            temples=view["temples"],
            cities=view["cities"],
        )

    def _staff(self, view: View) -> str:
        """Advisors and Insights with what they do."""
        advisors, insights = (
            self._list(f"{self._word(sort, name)} ({self._effect(sort, name)})" for name in view[f"{sort}s"])
            for sort in ("advisor", "insight")
        )
        staff = self._say("staff", advisors=advisors, insights=insights)
        return f"{staff} {self._say('forgone')}" if view["forgone"] else staff

    def _prophecy(self, prophecy: Mapping[str, Any]) -> str:
        return self._say("prophecy", name=self._word("prophecy", prophecy["name"]), turns=prophecy["turns_left"])

    def _operation(self, view: View) -> list[str]:
        kind = self._campaigns[view["campaign"]]["operation"]
        operation = view["operation"]
        if kind == "none":
            return []
        open_counters = Counter(operation["drawn"]) - Counter(operation["cancelled"])
        drawn = self._list(self._word("operation", name) for name in open_counters.elements())
        if kind == "hits":
            return [self._say("operation-hits", drawn=drawn, hits=operation["hits"], pile=str(operation["pile"]))]
        areas = self._list(self._word("area", area) for area in self._landing(view))
        forces = self._forces(operation["forces"])
        gold = str(operation["gold"])
        return [self._say("operation", drawn=drawn, forces=forces, gold=gold, pile=str(operation["pile"]), areas=areas)]

    def _threat(self, view: View, operation: str) -> str:
        """What a counter adds to the enemy's operation."""
        if self._campaigns[view["campaign"]]["operation"] == "hits":
            return "hits"
        return {"one-wall": "wall", "five-gold": "gold"}.get(operation, "forces")

    def _landing(self, view: View) -> list[str]:
        return list(dict.fromkeys(self._campaigns[view["campaign"]]["landing"]))

    def _siege(self, view: View) -> list[str]:
        tyre, siege = view["tyre"], self._campaigns[view["campaign"]]["siege"]
        if tyre is None:
            return []
        works = {name: str(tyre[name]) for name in ("transports", "mole", "ships", "warships")}
        sections = self._list(self._say(f"section-{left}") for left in tyre["sections"])
        message = "siege-over" if tyre["fallen"] else "siege"
        return [self._say(message, moles=str(len(siege["mole"])), sections=sections, **works)]

    def _under_way(self, view: View) -> list[str]:
        lines = []
        if scouting := view["scouting"]:
            area = self._word("area", scouting["area"])
            roll, gold, hits = str(scouting["roll"]), scouting["gold"], scouting["hits"]
            lines.append(self._say("scouting", area=area, roll=roll, gold=gold, hits=hits))
        if order := view["order"]:
            figures = {name: str(order[name]) for name in ("roll", "total")}
            lines.append(self._say("order", area=self._word("area", order["area"]), **figures))
        if intrigue := view["operation"]["intrigue"]:
            threat = self._threat(view, intrigue)
            lines.append(self._say("intrigue", operation=self._word("operation", intrigue), threat=threat))
        if demand := view["intimidation"]:
            figures = {name: str(demand[name]) for name in ("roll", "advantage", "added", "total")}
            lines.append(self._say("demand", result=demand["result"], **figures))
        return lines

    # The map ---------------------------------------------------------------------------------------------------------

    def places(self, view: View, names: Names) -> dict[str, str]:
        things = ("army", "cups", "track", "plans", "advisors", "insights")
        words = [self._say(f"word-{word}") for word in things]
        return {**{word: word for word in words}, **{area["slug"]: self._label(area) for area in self._areas(view)}}

    def inspect(self, view: View, names: Names, place: str) -> list[str]:
        for area in self._areas(view):
            if place in {area["slug"], area["name"].lower(), self._label(area).lower()}:
                roads = self._campaigns[view["campaign"]]["roads"]
                near = [a if b == area["name"] else b for a, b in roads if area["name"] in (a, b)]
                ways = self._list(self._word("area", name) for name in near)
                return [self._area(view, area), self._say("ways", area=self._word("area", area["name"]), areas=ways)]
        if place == self._say("word-army"):
            return [self._army(view), self._say("pool", forces=self._counted("kind", view["pool"]))]
        if place == self._say("word-cups"):
            cups = [(nation, kinds) for nation, kinds in view["cups"].items() if kinds]
            lines = [
                self._say("cup", nation=self._word("nation", nation), forces=self._counted("kind", k))
                for nation, k in cups
            ]
            return [*lines, self._say("walls", count=view["walls"])]
        if place == self._say("word-track"):
            return [
                self._say("square", number=str(n), turn=self._track(square), points=square["points"])
                for n, square in enumerate(view["turns"], 1)
            ]
        for things in ("plans", "advisors", "insights"):
            if place == self._say(f"word-{things}"):
                return self._all(things)
        return [self._say("no-place", place=place[:40])]

    def _all(self, things: str) -> list[str]:
        """All of a sort with what each does; the enemy's plans after one's own."""
        sort = things.removesuffix("s")
        lines = [self._thing(sort, name, self._effect(sort, name)) for name in self._listed[things]]
        if things != "plans":
            return lines
        threats = [self._thing(sort, name, self._say(f"enemy-{name}")) for name in self._listed["enemy_plans"]]
        return [self._say("all-plans"), *lines, self._say("all-enemy-plans"), *threats]

    def _thing(self, sort: str, name: str, effect: str) -> str:
        return self._say("thing", name=self._word(sort, name), effect=effect)

    def _area(self, view: View, area: Mapping[str, Any]) -> str:
        """An area in one line: nothing is said of what is not there."""
        facts = [self._say(f"kind-{area['kind']}"), *self._signs(view, area)]
        seen = view["areas"][area["name"]]
        if seen["garrison"]:
            facts.append(self._say("garrison", forces=self._forces(seen["garrison"])))
        facts.append(self._say("range", range=str(seen["range"])))
        return self._say("area", name=self._word("area", area["name"]), facts=self._phrases.series(facts))

    def _signs(self, view: View, area: Mapping[str, Any]) -> list[str]:
        """What lies in an area beside its garrison."""
        seen = view["areas"][area["name"]]
        signs = [self._say("the-army")] if view["army"]["at"] == area["name"] else []
        if seen["conquered"]:
            signs.append(self._say(f"conquered-{seen['conquered']}"))
        elif seen["demanded"]:
            signs.append(self._say("demanded"))
        if seen["oracle"] != "none":
            signs.append(self._say(f"oracle-{seen['oracle']}"))
        signs += [self._word("building", sign) for sign in ("city", "temple") if seen[sign]]
        signs += [self._say(f"lying-{sign}", count=seen[sign]) for sign in ("gold", "glory") if seen[sign]]
        return signs

    def draw(self, view: View, names: Names) -> list[str]:
        """A line for each area in the order of the route; in a battle the battlefield."""
        if view["battle"]:
            return self._field.draw(view["battle"])
        areas = self._areas(view)
        wide = max(len(self._label(area)) for area in areas)
        rows = []
        for area in areas:
            seen = view["areas"][area["name"]]
            here = "@" if view["army"]["at"] == area["name"] else " "
            kind = {"battle": "B", "stronghold": "S"}.get(area["kind"], ".")
            held = {"governed": "g", "razed": "r", "taken": "t"}.get(seen["conquered"], ".")
            oracle = {"waiting": "?", "accepted": "!", "shunned": "-"}.get(seen["oracle"], ".")
            built = ("C" if seen["city"] else ".") + ("T" if seen["temple"] else ".")
            lying = [self._say(f"lying-{sign}", count=seen[sign]) for sign in ("gold", "glory") if seen[sign]]
            head = f"{here} {self._label(area):{wide}} {kind}{held}{oracle}{built} {seen['range']:>2}  "
            garrison = [self._forces(seen["garrison"])] if seen["garrison"] else []
            rest = self._phrases.series([*garrison, *lying])
            rows += wrap(rest, WIDTH_COLUMNS, initial_indent=head, subsequent_indent=" " * len(head)) or [head]
        return [*(row.rstrip() for row in rows), *wrap(self._say("legend"), WIDTH_COLUMNS)]

    # Words -----------------------------------------------------------------------------------------------------------

    def _label(self, area: Mapping[str, Any]) -> str:
        """An area by itself, without an article."""
        return bare(self._word("area", area["name"]))

    def _standing(self, view: View) -> dict[str, str]:
        army = view["army"]
        figures = {name: str(view[name]) for name in ("gold", "glory")}
        area = self._word("area", army["at"])
        return {"turn": self._turn(view), "area": area, "level": str(army["level"]), **figures}

    def _areas(self, view: View) -> Sequence[Mapping[str, Any]]:
        areas: Sequence[Mapping[str, Any]] = self._campaigns[view["campaign"]]["areas"]
        return areas

    def _turn(self, view: View) -> str:
        return self._track(view["turns"][max(view["turn"], 1) - 1])

    def _track(self, square: Mapping[str, Any]) -> str:
        return self._word("track", square["name"])
