"""A page without a browser: what the two workers do, with a dictionary for a storage."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from argead.site import Door, Thinker

Told = dict[str, Any]


class Refused(Exception):
    """A call was refused."""

    def __init__(self, told: Told) -> None:
        super().__init__(told["body"]["error"]["message"])
        self.status: int = told["status"]
        self.code: str = told["body"]["error"]["code"]


class Page:
    """The door with everything around it. `trouble` is why the next change cannot be stored, `slices` for how long
    the thinker thinks about a job."""

    def __init__(self, storage: dict[str, Any] | None = None) -> None:
        self.door = Door()
        self.storage: dict[str, Any] = {} if storage is None else storage
        self.trouble = ""
        self.thinks = True
        self.slices = 1
        self._calls = 0

    def call(self, method: str, path: str, body: Any = None, token: str | None = None, **query: Any) -> Told:
        """What comes of a call, once everything has been read, thought and stored."""
        self._calls += 1
        sent = body if body is None or isinstance(body, str) else json.dumps(body)
        call = {"id": str(self._calls), "method": method, "path": path, "token": token, "body": sent}
        text = json.dumps(call | {"query": {name: str(value) for name, value in query.items()}})
        return self.settle(lambda: self.door.answer(text))

    def get(self, path: str, token: str | None = None, **query: Any) -> Any:
        return self._good(self.call("GET", path, None, token, **query))

    def post(self, path: str, body: Any = None, token: str | None = None, **query: Any) -> Any:
        return self._good(self.call("POST", path, body, token, **query))

    def move(self, begun: Any, random: Random | None = None) -> Any:
        """A move of a person who is to move: the first that there is, or any."""
        path = f"/api/matches/{begun['match']}"
        seat = next(seat for seat in self.get(path)["waiting"] if str(seat) in begun["tokens"])
        token = begun["tokens"][str(seat)]
        shown = self.get(path, token)
        form, offered = shown["decision"]["form"], shown["decision"]["actions"]
        if form:
            numbers = form["start"] or [form["total"], *[0] * (len(form["boxes"]) - 1)]
            action = " ".join([form["verb"], *map(str, numbers)])
        else:
            action = (random.choice(offered) if random else offered[0])["notation"]
        return self.post(f"{path}/moves", {"ply": shown["ply"], "seat": seat, "action": action}, token, brief="true")

    def watch(self, name: str, match: str, token: str | None = None, since: int = -1, lang: str = "en") -> None:
        asked = json.dumps({"match": match, "token": token, "since": since, "lang": lang})
        self._good(self.settle(lambda: self.door.watch(name, asked)))

    def news(self) -> dict[str, list[Told]]:
        return json.loads(self.door.news())

    def let_bots_move(self, most: int = 10_000) -> int:
        """So many moves of bots as are due."""
        for moved in range(most):
            asked = self.door.due()
            if not asked:
                return moved
            self.settle(lambda asked=asked: asked)
        return most

    def settle(self, ask: Any) -> Told:
        """Do what is asked for until there is an answer."""
        told = json.loads(ask())
        while "status" not in told:
            if "read" in told:
                for match in told["read"]:
                    self.door.learn(match, json.dumps(self.storage.get(match)))
                told = json.loads(ask())
            elif "think" in told:
                told = json.loads(self.door.thought(told["id"], self._think(told["think"]["job"])))
            else:
                told = json.loads(self._store(told["id"], json.loads(json.dumps(told["write"]))))
        if told["type"] == "application/json" and told["body"]:
            told["body"] = json.loads(told["body"])
        return told

    def _think(self, job: str) -> str:
        thinker = Thinker()
        if self.thinks:
            thinker.begin(job)
            for _ in range(self.slices):
                thinker.slice()
        return thinker.found()

    def _store(self, id: str, changes: list[Any]) -> str:
        if self.trouble:
            why, self.trouble = self.trouble, ""
            return self.door.lost(id, why)
        for change in changes:
            if "match" in change:
                row = change["match"]
                self.storage.setdefault(row["id"], {"match": row, "lines": []})["match"] = row
            else:
                line = change["line"]
                lines = self.storage[line["match"]]["lines"]
                assert len(lines) == line["ply"]
                lines.append(line["text"])
        return self.door.kept(id)

    def _good(self, told: Told) -> Any:
        if told["status"] >= 300:
            raise Refused(told)
        return told["body"]
