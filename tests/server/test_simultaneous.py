"""Several seats owe an answer at once: each may answer in any order, and nobody learns anything before the last."""

from __future__ import annotations

from support.served import Served, code

LAYOUTS = ("allot 1 6 4 4", "allot 2 5 4 4", "allot 0 7 4 4")


def test_answers_to_one_question_may_cross_on_the_way(served: Served) -> None:
    sitting = served.create("here", "here", "here", game="empire")
    assert sitting.look()["waiting"] == [0, 1, 2]
    for seat in (2, 0):
        made = sitting.move(seat, 0, LAYOUTS[seat])
        assert made.status_code == 200, made.text
    assert sitting.look()["waiting"] == [1]
    assert sitting.look(0)["view"]["secret"] == {"order": 1, "armies": 6, "temples": 4, "cities": 4}
    assert sitting.look(1)["view"]["secret"] is None
    again = sitting.move(2, 0, LAYOUTS[2])
    assert again.status_code == 200
    assert sitting.look()["ply"] == 2
    other = sitting.move(2, 0, LAYOUTS[0])
    assert code(other) == (409, "stale-ply")
    assert sitting.look()["ply"] == 2
    last = sitting.move(1, 0, LAYOUTS[1])
    assert last.status_code == 200
    assert [boxes["armies"] for boxes in last.json()["view"]["boxes"]] == [6, 5, 7]
    assert code(sitting.move(0, 1, "place 1")) == (409, "stale-ply")


def test_a_long_list_comes_as_a_form(served: Served) -> None:
    sitting = served.create("here", "here", game="empire")
    decision = sitting.look(0)["decision"]
    assert decision["actions"] == []
    boxes = ["order", "armies", "temples", "cities"]
    form = {"verb": "allot", "boxes": boxes, "total": 15, "start": [1, 5, 5, 4]}
    assert decision["form"] == form | {"final": False}
    assert code(sitting.move(0, 0, "allot 9 9 9 9")) == (409, "illegal-action")
    assert sitting.move(0, 0, "allot 1 5 5 4").status_code == 200
    assert sitting.look(1)["decision"]["form"] == form | {"final": True}, "the last layout lifts the screens"
