"""Write the golden games of The Red Cathedral anew: tests/records/red_cathedral/*.json and expected.toml.

Run it by hand (`python scripts/make_golden.py`, or with the names of some games) only when rules or printed
values change on purpose, and read the difference before it is committed: no test ever runs it. For each game
the seeds 1, 2, 3, ... are tried until one shows what that game is there to show. All take about two minutes.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import nave

FOLDER = Path(__file__).parent.parent / "tests" / "records" / "red_cathedral"
AMOUNT = {row["resource"]: row["amount"] for row in nave.component_set("red_cathedral").rows("resource_tile")}
TILES = {row["id"]: row for row in nave.component_set("red_cathedral").rows("workshop_tile")}
PRECIOUS = ("gold", "green_gem", "purple_gem")
# A game that takes more turns than this per player does not look like one.
TURNS = 45


# ------------------------------------------------------------ a simple player


class Player:
    """Finishes sections, else delivers, else claims, else fetches what is missing; chance among equals.

    Now and then (`whim`) any move will do, so that every kind of move turns up.
    """

    def __init__(self, seed: int, whim: float) -> None:
        self.chance = random.Random(seed)
        self.whim = whim

    def choose(self, game: nave.Game) -> nave.Option:
        options = game.options()
        if self.chance.random() < self.whim:
            return self.chance.choice(options)
        view, seat = game.view(game.seat), game.seat or 0
        worths = [worth(view, seat, option.text) for option in options]
        best = max(worths)
        return self.chance.choice([o for o, w in zip(options, worths, strict=True) if w == best])


def worth(view: dict[str, Any], seat: int, text: str) -> float:
    verb, *words = text.split()
    own = view["players"][seat]
    if verb == "deliver":
        return 200 if missing(section(view, words[2])) == 1 else 150 - missing(section(view, words[2]))
    if verb == "decorate":
        return 160 + 10 * len(words)
    if verb == "claim":
        return 100 if len(unfinished(view, seat)) < 2 else -1
    if verb == "place":
        return 2 if words[0] == "up" and own["rubles"] >= 3 else 1
    if verb == "take":
        return fetched(view, seat, words[1], int(words[0])) if words[0] != "nothing" else 0
    if verb == "activate":
        return fetched(view, seat, resource_of(view, own["workshop"][words[0]]["tile"]), int(words[1]))
    if verb == "die":
        return visit(view, seat, words[0], int(words[1]) if len(words) > 1 else 0)
    if verb == "use":
        return use(view, seat, words[0], words[1] if len(words) > 1 else "")
    return {"exchange": -3, "reroll": -3, "stop": -1}.get(verb, 0)


def section(view: dict[str, Any], name: str) -> dict[str, Any]:
    tower, level = name.split(".")
    row: dict[str, Any] = view["site"][int(tower) - 1][int(level) - 1]
    return row


def missing(row: dict[str, Any]) -> int:
    pieces: int = sum(row["cost"].values()) - sum(row["laid"].values())
    return pieces


def unfinished(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    return [row for tower in view["site"] for row in tower if row["banner"] == seat and not row["done"]]


def spare(view: dict[str, Any], seat: int, material: str) -> int:
    """Pieces in the inventory beyond what the own sections lack; negative: so many are needed."""
    lacks = [row["cost"].get(material, 0) - row["laid"].get(material, 0) for row in unfinished(view, seat)]
    spares: int = view["players"][seat]["goods"].get(material, 0) - sum(lacks)
    return spares


def fetched(view: dict[str, Any], seat: int, resource: str, amount: int) -> float:
    if resource in ("ruble", "recognition"):
        return 6 * amount
    needed = min(amount, max(0, -spare(view, seat, resource)))
    ornaments = resource in PRECIOUS and view["players"][seat]["open_spaces"] > 4
    return 12 * needed + (amount - needed) * (3 if ornaments else -1)


def resource_of(view: dict[str, Any], tile: str) -> str:
    row = TILES[tile]
    if "resource" in row:
        return str(row["resource"])
    space = view["market"]["dice"][row["die"]]["space"]
    return str(view["market"]["tiles"][space - 1].removeprefix("resource_"))


def visit(view: dict[str, Any], seat: int, color: str, extra: int) -> float:
    dice = view["market"]["dice"]
    space = (dice[color]["space"] + dice[color]["value"] + extra - 1) % 8 + 1
    count = 1 + sum(die["space"] == space for name, die in dice.items() if name != color)
    resource = view["market"]["tiles"][space - 1].removeprefix("resource_")
    amount = AMOUNT[resource] * count
    if resource not in ("ruble", "recognition"):
        amount = min(amount, view["players"][seat]["open_spaces"], max(1, -spare(view, seat, resource)))
    return fetched(view, seat, resource, amount) - 5 * extra


def use(view: dict[str, Any], seat: int, action: str, material: str) -> float:
    rubles = view["players"][seat]["rubles"]
    if action.startswith("deliver"):
        return 8
    if action.startswith("buy_") and material:
        return 4 if spare(view, seat, material) < 0 and rubles >= 3 else -1
    if material:
        paid = {"two_for_one": 2, "four_for_two": 4}.get(action, 1)
        return 3 if spare(view, seat, material) >= paid else -1
    if action == "buy_prestige":
        return 8 if rubles >= 6 else -1
    return {"gain_ruble": 7, "gain_recognition": 7, "all_types": 9, "activate_tile": 4}.get(action, -1)


# ------------------------------------------------------------ the games


class Golden(NamedTuple):
    about: str
    seats: int
    options: dict[str, str]
    shows: Callable[[nave.Game], bool]
    # Changes the position after so many answers; the record then starts from the changed position.
    edit: Callable[[dict[str, Any]], None] | None = None
    edit_at: int = 0
    whim: float = 0.04


def play(spec: Golden, seed: int) -> nave.Game | None:
    game = nave.new_game("red_cathedral", seats=spec.seats, seed=seed, settings=spec.options)
    player = Player(seed, spec.whim)
    while not game.over:
        if game.view(None)["turn"] > TURNS * max(2, spec.seats):
            return None
        if spec.edit and game.start is None and len(game.answers) >= spec.edit_at:
            data = game.position()
            spec.edit(data)
            game = nave.from_position(data, seed=seed)
        game.play(player.choose(game))
    return game


def result(game: nave.Game) -> nave.Result:
    assert game.result is not None
    return game.result


def anything(game: nave.Game) -> bool:
    return True


def by_teamsters(game: nave.Game) -> bool:
    """Whether the sixth section was finished by a Teamsters' delivery."""
    end = next(event.answer for event in game.events if event.kind == "end_triggered")
    turn = list(game.answers[: end + 1])
    while "end turn" in turn:
        del turn[: turn.index("end turn") + 1]
    return any(text.startswith("use deliver") for text in turn)


def by_building(game: nave.Game) -> bool:
    return not by_teamsters(game)


def shares_a_tower(game: nave.Game) -> bool:
    return any(row["tied_with"] for row in result(game).breakdown[0]["towers"])


def human_wins(game: nave.Game) -> bool:
    return result(game).winners == [0]


def ivan_wins(game: nave.Game) -> bool:
    return result(game).winners == [1]


def tie_broken(game: nave.Game) -> bool:
    scores = result(game).scores
    return scores.count(max(scores)) > 1 and len(result(game).winners) == 1


def victory_shared(game: nave.Game) -> bool:
    return len(result(game).winners) > 1


def uses_rare_actions(game: nave.Game) -> bool:
    used = {event.data["action"] for event in game.events if event.kind == "influence"}
    return used >= {"sell_common", "swap_tiles", "four_for_two", "discard_three"}


def rare_cards(data: dict[str, Any]) -> None:
    data["market"]["influence"] = ["craftsmen_2", "teamsters_3", "merchants_2", "clergy_2"]


def past_80(game: nave.Game) -> bool:
    return any(row["score"] > 80 for row in game.view(None)["players"])


def near_80(data: dict[str, Any]) -> None:
    for player, row in enumerate(data["players"]):
        row["score"] = 74 + player


BASIC: dict[str, str] = {}
ADVANCED = {"workshops": "advanced"}
FIRST = {"influence": "first_game"}


def exchanges_again(game: nave.Game) -> bool:
    """Prestige was changed at two moments of one turn, which only the printed rule allows."""
    moments = 0
    before = ""
    for text in game.answers:
        if text == "end turn":
            moments = 0
        elif text == "exchange" and before != "exchange":
            moments += 1
            if moments > 1:
                return True
        before = text
    return False


GAMES = {
    "two_basic": Golden("two players, a tower tied and void", 2, BASIC, shares_a_tower),
    "two_advanced": Golden("two players with advanced workshops", 2, ADVANCED, by_building),
    "two_first_game": Golden("two players with the influence cards of a first game", 2, FIRST, anything),
    "two_tie_break": Golden("two players equal in prestige, the tie is broken", 2, BASIC, tie_broken),
    "two_rare_actions": Golden(
        "two players full of whims with rare influence actions",
        2,
        BASIC,
        uses_rare_actions,
        rare_cards,
        0,
        0.3,
    ),
    "three_basic": Golden("three players, the end by a build action", 3, BASIC, by_building),
    "three_advanced": Golden("three players with advanced workshops", 3, ADVANCED, anything),
    "three_teamsters": Golden("three players, the end by a Teamsters' delivery", 3, BASIC, by_teamsters),
    "four_basic": Golden("four players, a tower shared", 4, BASIC, shares_a_tower),
    "four_advanced": Golden("four players with advanced workshops", 4, ADVANCED, anything),
    "four_past_80": Golden(
        "four players late in the game, far on the track: past space 80", 4, BASIC, past_80, near_80, 500
    ),
    "three_shared_victory": Golden("three players, two share the victory", 3, BASIC, victory_shared),
    "two_exchanges": Golden(
        "two players full of whims, prestige changed at two moments of a turn",
        2,
        BASIC,
        exchanges_again,
        None,
        0,
        0.3,
    ),
    "solo_won": Golden("solitaire, standard level, won", 1, {"level": "standard"}, human_wins),
    "solo_lost": Golden("solitaire, very hard level, lost", 1, {"level": "very_hard"}, ivan_wins),
    "solo_advanced": Golden(
        "solitaire, hard level, advanced workshops", 1, {"level": "hard", **ADVANCED}, anything
    ),
}


def make(name: str, spec: Golden) -> nave.Game:
    for seed in range(1, 2000):
        game = play(spec, seed)
        if game is not None and spec.shows(game):
            FOLDER.mkdir(parents=True, exist_ok=True)
            (FOLDER / f"{name}.json").write_text(game.record.to_json(), encoding="utf-8")
            turns, scores = game.view(None)["turn"], result(game).scores
            print(f"{name}: seed {seed}, {len(game.answers)} answers, {turns} turns, scores {scores}")
            return game
    raise SystemExit(f"{name}: no seed below 2000 shows it")


def write_expected(folder: Path, script: str, about: dict[str, str]) -> None:
    """From the games on disk, so that some of them can be made anew without the others."""
    lines = [f"# What every golden game must replay to; written by scripts/{script}.py.\n"]
    for name, words in about.items():
        game = nave.replay(nave.load_record(folder / f"{name}.json"))
        lines.append(
            f'\n[{name}]\nabout = "{words}"\n'
            f"scores = {result(game).scores}\nwinners = {result(game).winners}\n"
        )
    (folder / "expected.toml").write_text("".join(lines), encoding="utf-8")


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        make(name, GAMES[name])
    write_expected(FOLDER, "make_golden", {name: spec.about for name, spec in GAMES.items()})


if __name__ == "__main__":
    main()
