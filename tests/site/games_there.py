"""Run in the browser's interpreter: the beginning of each game against a bot, through the door, and what it came to."""

import json
from random import Random

from site_page import Page

from argead.shelf import catalogue

MOVES = 40

told = {}
for game in catalogue():
    page, random = Page(), Random(1)
    bots = [{"kind": "bot", "bot": "random"}] * (game.seats[0] - 1)
    begun = page.post("/api/matches", {"game": game.name, "seats": [{"kind": "here"}, *bots]})
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    page.watch("window", begun["match"], token)
    for _ in range(MOVES):
        if not page.let_bots_move() and page.get(path)["waiting"]:
            page.move(begun, random)
        page.news()
    hinted = Page()
    hinted.slices = 100
    other = hinted.post("/api/matches", {"game": game.name, "seats": [{"kind": "here"}] * game.seats[0]})
    seat = hinted.get(f"/api/matches/{other['match']}")["waiting"][0]
    hint = hinted.get(f"/api/matches/{other['match']}/hint", other["tokens"][str(seat)], seat=seat)
    told[game.name] = {
        "record": page.call("GET", f"{path}/record", token=token, whole="true")["body"],
        "view": page.get(path)["view"],
        "hint": hint["label"],
    }
print(json.dumps(told))
