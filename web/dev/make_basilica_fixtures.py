"""Views of real games of Basilica for the development page: played by a bot or built with the tests' builder.

Run from the root of the repository: `.venv/bin/python web/dev/make_basilica_fixtures.py`
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
from tests.support.basilica import Table, play  # noqa: E402

OUT = ROOT / "web" / "src" / "dev" / "fixtures" / "basilica"
NAMES = ["Agnes", "Konrad"]

GRID = """
row 1:  R  RB B  B  .
row 2:  R  R  Y  YG G
row 3:  ## Y  Y  ## G
row 4:  .  .  YB .  R
"""


def shot(name: str, g: Any, me: int | None = None, before: Any = None) -> None:
    seat = g.seat if me is None and not g.over else me or 0
    options = [] if g.over or g.seat != seat else g.options()
    data: dict[str, Any] = {
        "name": name,
        "me": seat,
        "names": NAMES,
        "view": g.view(seat),
        "options": [g.offered(option) for option in options],
        "events": [],
        "before": None,
        # What could be answered before.
        "tried": [],
        "result": None,
    }
    if before is not None:
        data["tried"] = [before.offered(option) for option in before.options()]
        data["before"] = before.view(seat)
        data["events"] = [g.told(e) for e in g.events_for(seat)[len(before.events_for(seat)) :]]
    if g.over:
        r = g.result
        data["result"] = {
            "scores": r.scores,
            "winners": r.winners,
            "breakdown": r.breakdown,
            "reason": r.reason,
        }
    (OUT / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n")
    print(name, len(data["options"]), "over" if g.over else g.prompt)


def ask(g: Any) -> str:
    return "" if g.over else str(g.view(None)["ask"][-1]["ask"])


def run(seed: int, stops: dict[str, Any], end: str, **options: str) -> None:
    """Plays on and keeps a picture whenever one of `stops` (name -> test) is true for the first time."""
    bot = make_bot("apprentice")
    rng = random.Random(seed)
    g = nave.new_game("basilica", seats=2, seed=seed, settings=options)
    left = dict(stops)
    while not g.over:
        for name, wanted in list(left.items()):
            if wanted(g):
                shot(name, g)
                del left[name]
        before = g.copy()
        held = len(before.view(0)["scorings"])
        g.play(bot.choose(g.view(g.seat), g.options(), rng, Budget(40)))
        if len(g.view(0)["scorings"]) > held and not g.over and f"scored-{held + 1}-{seed}" in KEEP:
            shot(f"scored-{held + 1}", g, g.seat, before)
    shot(end, g, 0, before)
    for name in left:
        print("never:", name)


KEEP = ("scored-1-5", "scored-2-5")


def posed(**options: str) -> Any:
    """The position of the mock, as near as the tiles of the box allow."""
    t = Table(**options).grid(GRID)
    t.builder(0, "r1c1").builder(1, "r1c3").builder(1, "r2c2", "strongman").builder(0, "r2c3", "architect")
    t.builder(1, "r2c4").builder(0, "r4c3").glass("r1c3", "r3c3").queen(17).scores(14, 12).coins(2, 0)
    t.order(1, "recruit green").order(2, "promote red yellow").order(3, "disaster blue")
    t.vault(1, "confuse blue crown").vault(2, "disaster yellow crown").vault(3, "recruit red green")
    if options:
        t.altar("r1c3").top("altar yellow")
    return t


def orders() -> None:
    """Each order under way, and both versions of those with a coin box."""
    for order, tile in (
        ("promote", "promote red yellow"),
        ("recruit", "recruit green"),
        ("confuse", "confuse blue"),
        ("move", "move green"),
        ("glass", "glass yellow"),
        ("scaffolding", "scaffolding green"),
        ("disaster", "disaster blue"),
        ("altar", "altar red"),
    ):
        t = posed(festum_fatuorum="on").coins(1, 1).vault(1, "glass blue crown").order(1, "move red")
        t.order(2, tile).order(3, "scaffolding red")
        g = play(t.game(), "order 2")
        if order == "confuse":
            shot("order-confuse", g)
            play(g, "at r1c1")
            if ask(g) == "buy":
                shot("offer-confuse", g)
                play(g, "pay")
            shot("order-confuse-shift", g)
            continue
        shot(f"order-{order}", g)
        if order == "promote":
            before = g.copy()
            shot("order-promote-rank", play(g, "at r4c3"), before=before)
            before = g.copy()
            shot("offer-promote", play(g, "jester token 3"), 1, before)
            shot("offer-promote-seller", g, 0)
            shot("offer-promote-paid", play(g, "pay"), 1)
        if order == "recruit":
            shot("offer-recruit", play(g, "at r3c2"), 1)
        if order == "move":
            before = g.copy()
            text = next(o.text for o in g.options() if o.text.startswith("move r4c3"))
            shot("moved-builder", play(g, text), 0, before)


def jester() -> None:
    t = posed().queen(19)
    t.builder(0, "r3c2", "jester")
    g = t.turn_of(0).game()
    before = g.copy()
    shot("before-scoring", g)
    shot("jester", play(g, "lay 2 at r4c2"), before=before)
    before = g.copy()
    shot("after-jester", play(g, g.options()[0].text), 0, before)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    shot("start", nave.new_game("basilica", seats=2, seed=4, settings={"first_player": "1"}))
    shot("start-waiting", nave.new_game("basilica", seats=2, seed=4, settings={"first_player": "2"}), 0)
    shot("mid", posed(festum_fatuorum="on").game())
    g = posed(festum_fatuorum="on").game()
    before = g.copy()
    shot("laid", play(g, "lay 2 at r4c2"), before=before)
    before = g.copy()
    shot("builder-placed", play(g, "builder"), before=before)
    orders()
    jester()
    deep = Table(festum_fatuorum="on").grid(
        """
row 1:  R  B  B  Y  G
row 2:  R  RB .  YG G
row 3:  .  R  ## Y  .
row 4:  .  YB Y  Y  .
row 5:  G  .  B  ## .
row 6:  G  B  B  R  .
row 7:  .  RG .  R  R
row 8:  .  R  .  .  BG
row 9:  .  Y  Y  .  G
"""
    )
    deep.builder(0, "r1c1").builder(1, "r2c4", "master_mason").builder(0, "r4c3").builder(1, "r6c2")
    deep.builder(0, "r9c2", "architect").builder(1, "r7c5").queen(18).scores(31, 47).glass("r6c2", "r4c3")
    shot("deep", deep.game())
    shot("deep-scoring", deep.queen(19).vault(1, "promote yellow crown").game())
    blocked = Table().grid("row 1:  RB YG RB YG RB")
    blocked.vault(1, "glass red yellow crown").vault(2, "promote blue green crown").vault(3, "move red blue")
    blocked = blocked.vault(3, "recruit red green")
    shot("blocked", blocked.game())
    full = posed().queen(14).scores(14, 14).coins(0, 2)
    shot("one-niche", full.game())
    run(
        5,
        {"mid-bot": lambda g: g.view(None)["turn"] >= 9, "late": lambda g: g.view(None)["turn"] >= 15},
        "end",
    )
    run(8, {}, "end-expansion", festum_fatuorum="on")
    components = nave.component_set("basilica").data
    (OUT / "components.json").write_text(json.dumps(components, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
