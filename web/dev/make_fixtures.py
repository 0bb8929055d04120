"""Views of real games for the development page, played by a bot or built with the position builder.

Run from the root of the repository: `.venv/bin/python web/dev/make_fixtures.py`
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import nave  # noqa: E402
from nave.bots import Budget, make_bot  # noqa: E402
from tests.support.red_cathedral import Table, play  # noqa: E402

OUT = ROOT / "web" / "src" / "dev" / "fixtures"
NAMES = ["Vera", "Boris", "Mirka", "Oleg"]


def shot(name: str, g: Any, me: int | None = 0, before: Any = None, solo: bool = False) -> None:
    data: dict[str, Any] = {
        "name": name,
        "me": me,
        "names": ["Vera", "Ivan"] if solo else NAMES[: g.view(me)["seats"]],
        "view": g.view(me),
        "options": [] if g.over else [g.offered(option) for option in g.options()],
        "events": [],
        "before": None,
        # What could be answered before.
        "tried": [],
        "result": None,
    }
    if before is not None:
        data["tried"] = [before.offered(option) for option in before.options()]
        data["before"] = before.view(me)
        data["events"] = [g.told(e) for e in g.events[len(before.events) :]]
    if g.over:
        r = g.result
        data["result"] = {
            "scores": r.scores,
            "winners": r.winners,
            "breakdown": r.breakdown,
            "reason": r.reason,
        }
    (OUT / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n")
    print(name, len(data["options"]), g.prompt if not g.over else "over")


def run(seats: int, seed: int, bot_name: str, nodes: int, stops: dict[str, Any], **options: str) -> Any:
    """Plays on and keeps a picture whenever one of `stops` (name -> test) is true for the first time."""
    bot = make_bot(bot_name)
    rng = random.Random(seed)
    g = nave.new_game("red_cathedral", seats=seats, seed=seed, settings=options)
    left = dict(stops)
    while not g.over:
        for name, wanted in list(left.items()):
            if wanted(g):
                shot(name, g, g.seat, solo=seats == 1)
                del left[name]
        g.play(bot.choose(g.view(g.seat), g.options(), rng, Budget(nodes)))
    for name in left:
        if not name.startswith("end"):
            print("never:", name)
    for name in left:
        if name.startswith("end"):
            shot(name, g, 0, solo=seats == 1)
    return g


def ask(g: Any) -> str:
    return g.view(None)["ask"][-1]["ask"]


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for seats in (2, 3, 4):
        shot(
            f"start-{seats}",
            nave.new_game("red_cathedral", seats=seats, seed=40 + seats, settings={"first_player": "1"}),
        )
    shot("start-solo", nave.new_game("red_cathedral", seats=1, seed=7, settings={}), solo=True)
    mid = lambda turn: lambda g: g.view(None)["turn"] >= turn and ask(g) == "turn"  # noqa: E731
    run(
        3,
        5,
        "apprentice",
        60,
        {
            "mid-3": mid(28),
            "late-3": mid(44),
            "visit-3": lambda g: g.view(None)["turn"] >= 12 and ask(g) == "visit",
            "place-3": lambda g: g.view(None)["turn"] >= 6 and ask(g) == "place",
            "end-3": lambda g: False,
        },
    )
    run(4, 9, "apprentice", 60, {"mid-4": mid(34), "late-4": mid(60), "end-4": lambda g: False})
    run(
        2,
        3,
        "apprentice",
        60,
        {
            "mid-2": mid(20),
            "banner-2": lambda g: ask(g) == "banner",
            "place-advanced-2": lambda g: g.view(None)["turn"] >= 5 and ask(g) == "place",
            "deliver-2": lambda g: ask(g) == "deliver",
            "end-2": lambda g: False,
        },
        workshops="advanced",
    )
    run(
        1,
        11,
        "apprentice",
        60,
        {
            "solo-mid": mid(14),
            "solo-claim": lambda g: ask(g) == "ivan_claim",
            "solo-ornament": lambda g: ask(g) == "ivan_ornament",
            "end-solo": lambda g: False,
        },
    )
    posed()
    moved()
    components = nave.component_set("red_cathedral").data
    (OUT / "components.json").write_text(json.dumps(components, separators=(",", ":")) + "\n")


def posed() -> None:
    t = Table(3, 5)
    t.die("red", 6, 4).die("yellow", 6, 5).die("blue", 6, 2).die("white", 3, 3).die("green", 8, 6)
    t.rubles(0, 5).goods(0, lumber=2, brick=2, stone=1, gold=1)
    shot("three-dice", t.game())
    t = Table(3, 6)
    t.finish("1.1", 0, shop="green", up=True).finish("2.1", 1).claim("1.2", 0, shop="red", up=True)
    t.finish("2.2", 0, shop="blue").claim("3.1", 2).finish("4.1", 1)
    t.lay("1.2", **{next(iter(t.game().view(0)["site"][0][1]["cost"])): 1})
    t.goods(0, lumber=2, brick=2, stone=2, gold=1, green_gem=1, purple_gem=1).rubles(0, 4).score(0, 12)
    t.score(1, 12).score(2, 20)
    shot("full-inventory", t.turn_of(0).game())
    t = Table(2, 8)
    t.finish("1.1", 0, shop="green", up=True).finish("1.2", 1).finish("2.1", 0, shop="red", up=True)
    t.claim("2.2", 0, shop="yellow").claim("3.1", 1).claim("3.2", 0)
    t.goods(0, lumber=1, stone=2, gold=1, green_gem=1, purple_gem=1).rubles(0, 3).score(0, 22).score(1, 15)
    shot("decorate", t.turn_of(0).game())
    for group, quadrant in (("craftsmen", 2), ("merchants", 4), ("clergy", 1), ("teamsters", 3)):
        for number in (1, 2, 3):
            t = Table(3, 4 + number)
            t.influence(quadrant, f"{group}_{number}")
            t.goods(0, lumber=2, stone=1, gold=1).rubles(0, 5).finish("1.1", 0, shop="white_1", up=True)
            t.claim("2.1", 0, shop="red")
            t.visit(0, "white", quadrant * 2 - 1, 4)
            t.die("red", quadrant * 2 - 1, 2)
            if number == 1 or group in ("teamsters", "merchants"):
                shot(f"influence-{group}-{number}", t.game())


def moved() -> None:
    """Pairs of views with the events between them."""
    t = Table(3, 5)
    t.rubles(0, 5).goods(0, lumber=1).die("white", 2, 3).die("red", 6, 4)
    g = t.game()
    before = g.copy()
    text = next(o.text for o in g.options() if o.text.startswith("die white"))
    shot("walk", play(g, text), before=before)
    before = g.copy()
    shot("take", play(g, next(o.text for o in g.options() if o.text.startswith("take"))), before=before)
    before = g.copy()
    shot("roll", play(g, "roll"), before=before)
    t = Table(3, 6)
    t.claim("1.1", 0, shop="green", up=True).claim("1.2", 1).claim("2.1", 2)
    cost = t.game().view(0)["site"][0][0]["cost"]
    last = next(iter(cost))
    t.all_but("1.1", **{last: 1}).goods(0, **{last: 1, "gold": 2})
    g = t.turn_of(0).game()
    before = g.copy()
    shot("finish", play(g, f"deliver {last} to 1.1"), before=before)
    g = Table(3, 6).game()
    before = g.copy()
    shot("claim", play(g, "claim 2.1"), before=before)


if __name__ == "__main__":
    main()
