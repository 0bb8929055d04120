"""The same table of Basilica with both players' seats exchanged."""

import copy
from typing import Any

import nave
from nave.games.basilica.catalogue import QUESTIONS
from nave.kernel.game import Game

PAIRS = ("points", "builders", "weights", "strongmen")
SEATS = ("seat", "owner")


def mirrored(position: dict[str, Any]) -> dict[str, Any]:
    data = copy.deepcopy(position)
    data["players"].reverse()
    data["active"], data["first"] = 1 - data["active"], 1 - data["first"]
    for cell in data["cathedral"].values():
        if cell.get("builder"):
            cell["builder"]["seat"] = 1 - cell["builder"]["seat"]
    for row in data["ask"]:
        for place, field in enumerate(QUESTIONS[row["ask"]].fields):
            if field.name in SEATS:
                row["args"][place] = 1 - row["args"][place]
    for sheet in data["scorings"]:
        sheet["points"].reverse()
        for jester in sheet["jesters"]:
            jester["seat"] = 1 - jester["seat"]
        for area in sheet["areas"]:
            for key in PAIRS:
                area[key].reverse()
            if area["leader"] is not None:
                area["leader"] = 1 - area["leader"]
    return data


def told(game: Game, names: list[str]) -> list[Any]:
    """Everything a question says, with these names."""
    return [
        game.say(game.asked(), names),
        [
            (
                option.text,
                option.touches,
                option.label,
                option.usual,
                [game.say(one, names) for one in option.leaves],
            )
            for option in game.options(names)
        ],
    ]


def check_mirror(game: Game, answers: list[str], refused: list[int]) -> None:
    """Asked from the other chair, a question is the same, and so is what its answers and refusals are."""
    position = game.position()
    here, there = nave.from_position(position), nave.from_position(mirrored(position))
    assert there.seat == 1 - (here.seat or 0)
    assert told(here, ["Ada", "Ben"]) == told(there, ["Ben", "Ada"])
    for move in refused:
        one, other = here.rules.refuse(here.state, move), there.rules.refuse(there.state, move)
        assert (one.rule, one.near) == (other.rule, other.near)
        assert here.say(one.said, ["Ada", "Ben"]) == there.say(other.said, ["Ben", "Ada"])
    ranges = [view.view(None)["areas"]["if_scored_range"] for view in (here, there)]
    assert ranges[0] == ranges[1][::-1]
    for text in answers:
        this, that = here.copy(), there.copy()
        this.play(text)
        that.play(text)
        assert mirrored(this.position()) == that.position(), text
        # Points are told to White first; all else comes in the same order.
        lines = sorted(this.say(event.said(), ["Ada", "Ben"]) for event in this.events)
        assert lines == sorted(that.say(event.said(), ["Ben", "Ada"]) for event in that.events)
