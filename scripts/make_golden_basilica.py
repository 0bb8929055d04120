"""Write the golden games of Basilica anew: tests/records/basilica/*.json and expected.toml.

Run it by hand (`python scripts/make_golden_basilica.py`, or with the names of some games) only when rules or
printed values change on purpose, and read the difference before it is committed: no test ever runs it. For
each game it tries the seeds 1, 2, 3, ... until one shows what that game is there to show.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import nave

FOLDER = Path(__file__).parent.parent / "tests" / "records" / "basilica"
LIMIT = 3000


class Player:
    """Chooses the kind of answer by weight, then mostly what would score best if it were scored now."""

    def __init__(self, seed: int, weights: dict[str, float]) -> None:
        self.chance = random.Random(seed)
        self.weights = weights

    def choose(self, game: nave.Game) -> nave.Option:
        kinds: dict[str, list[nave.Option]] = {}
        for option in game.options():
            kinds.setdefault(option.text.split()[0], []).append(option)
        names = list(kinds)
        kind = self.chance.choices(names, [self.weights.get(name, 1.0) for name in names])[0]
        options = kinds[kind]
        if self.chance.random() < 0.4:
            return self.chance.choice(options)
        tried = self.chance.sample(options, min(6, len(options)))
        return max(tried, key=lambda option: lead(game, option))


def lead(game: nave.Game, option: nave.Option) -> int:
    """How far the player who answers would be ahead right after it."""
    seat = game.seat or 0
    twin = game.copy()
    twin.play(option)
    view = twin.view(seat)
    totals = [row["score"] + view["areas"]["if_scored_range"][n][0] for n, row in enumerate(view["players"])]
    return int(totals[seat] - totals[1 - seat])


# How often each kind of answer is chosen, by its first word; 1 for all others.
PLAIN: Final = {"lay": 3.0, "builder": 3.0, "order": 2.0}
BUILDING: Final = {"lay": 6.0, "builder": 3.0, "order": 0.3}
SCHEMING: Final = {"lay": 2.0, "builder": 3.0, "order": 4.0, "pay": 3.0}


class Golden(NamedTuple):
    about: str
    options: dict[str, str]
    shows: Callable[[nave.Game], bool]
    weights: dict[str, float] = PLAIN
    # Changes the first position; the record then starts from the changed one.
    edit: Callable[[dict[str, Any]], None] | None = None


def play(spec: Golden, seed: int) -> nave.Game | None:
    game = nave.new_game("basilica", seats=2, seed=seed, settings=spec.options)
    if spec.edit:
        data = game.position()
        spec.edit(data)
        game = nave.from_position(data, seed=seed)
    player = Player(seed, spec.weights)
    while not game.over and len(game.answers) < LIMIT:
        game.play(player.choose(game))
    return game if game.over else None


# ------------------------------------------------------------ what a game is there to show


def result(game: nave.Game) -> nave.Result:
    assert game.result is not None
    return game.result


def kinds(game: nave.Game) -> set[str]:
    return {event.kind for event in game.events}


def by_third_scoring(game: nave.Game) -> bool:
    return bool(game.position()["ended"] == "third scoring") and "renew" not in kinds(game)


def by_exhaustion(game: nave.Game) -> bool:
    return bool(game.position()["ended"] == "exhaustion") and min(result(game).scores) > 0


def renewed_then_third(game: nave.Game) -> bool:
    return bool(game.position()["ended"] == "third scoring") and "renew" in kinds(game)


def both_jesters(game: nave.Game) -> bool:
    return any({row["seat"] for row in sheet["jesters"]} == {0, 1} for sheet in game.position()["scorings"])


def exchanged(game: nave.Game) -> bool:
    return "exchange" in kinds(game)


def altars_doubled(game: nave.Game) -> bool:
    areas = [area for sheet in game.position()["scorings"] for area in sheet["areas"]]
    return "altar" in kinds(game) and any(area["glass"] >= 4 for area in areas)


def all_bought(game: nave.Game) -> bool:
    """Each of the three paid versions was bought at least once."""
    rules = {event.rule for event in game.events}
    return rules >= {"order.promote.paid", "order.recruit.paid", "order.confuse.paid"}


def victory_shared(game: nave.Game) -> bool:
    return len(result(game).winners) == 2 and result(game).scores[0] > 0


def past_thirty(game: nave.Game) -> bool:
    return max(result(game).scores) > 30


# ------------------------------------------------------------ changed positions


GRID = {
    **{"r1c1": "red", "r1c2": "yellow", "r1c3": "blue green", "r1c4": "yellow", "r1c5": "red"},
    **{"r2c1": "red blue", "r2c5": "yellow green"},
}


def blocked(data: dict[str, Any]) -> None:
    """The ledger's example of a cathedral in which no wild fits, and three wilds on the board."""
    unseen = data["stack"]["unseen"]
    for column in data["board"]:
        put_back(data, column["vault"]["tile"])
    for column, colours in zip(data["board"], ("red yellow", "yellow blue", "red green"), strict=True):
        column["vault"] = {"tile": take(data, colours)}
    data["cathedral"] = {
        cell: {"tile": take(data, colours), "builder": None, "glass": False, "altar": False}
        for cell, colours in GRID.items()
    }
    data["stack"]["unseen"] = {name: count for name, count in unseen.items() if count}


def put_back(data: dict[str, Any], tile: str) -> None:
    data["stack"]["unseen"][tile] = data["stack"]["unseen"].get(tile, 0) + 1
    data["stack"]["size"] += 1


def take(data: dict[str, Any], colours: str) -> str:
    """A tile of these colours that no order on the board and no top can be."""
    unseen = data["stack"]["unseen"]
    faces = [column["order"]["tile"] for column in data["board"]] + [data["stack"]["top"]["tile"]]
    for tile, count in unseen.items():
        name = tile.removesuffix(" crown")
        if count and name.partition(" ")[2] == colours and name not in faces:
            unseen[tile] -= 1
            data["stack"]["size"] -= 1
            return str(tile)
    raise SystemExit(f"no {colours} tile is left")


BASE = {"festum_fatuorum": "off"}
EXPANSION = {"festum_fatuorum": "on"}
SIX = {"festum_fatuorum": "on", "remove_six": "on"}

GAMES = {
    "base_third_scoring": Golden(
        "the base game, ended by the third scoring", BASE, by_third_scoring, BUILDING
    ),
    "base_exhaustion": Golden("the base game, ended by the second exhaustion", BASE, by_exhaustion, SCHEMING),
    "base_renewed": Golden(
        "the stack is renewed once, the third scoring ends the game", BASE, renewed_then_third
    ),
    "base_blocked_wilds": Golden(
        "begins with three blocked wilds, which are exchanged", BASE, exchanged, edit=blocked
    ),
    "base_both_jesters": Golden(
        "both players name a jester's colour in one scoring", BASE, both_jesters, SCHEMING
    ),
    "base_all_bought": Golden(
        "each of the three paid versions is bought", {"first_player": "2"}, all_bought, SCHEMING
    ),
    "base_open_crowns": Golden("the variant with open crowns", {"show_crowns": "on"}, past_thirty),
    "base_shared_victory": Golden("equal points, the victory is shared", BASE, victory_shared),
    "expansion": Golden("with Festum Fatuorum, glass doubled by an altar", EXPANSION, altars_doubled),
    "expansion_remove_six": Golden("with Festum Fatuorum, six tiles set aside", SIX, by_exhaustion, SCHEMING),
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


def write_expected() -> None:
    """From the games on disk, so that some of them can be made anew without the others."""
    lines = ["# What every golden game must replay to; written by scripts/make_golden_basilica.py.\n"]
    for name, spec in GAMES.items():
        game = nave.replay(nave.load_record(FOLDER / f"{name}.json"))
        lines.append(
            f'\n[{name}]\nabout = "{spec.about}"\nended = "{game.position()["ended"]}"\n'
            f"turns = {game.position()['turn']}\n"
            f"scores = {result(game).scores}\nwinners = {result(game).winners}\n"
        )
    (FOLDER / "expected.toml").write_text("".join(lines), encoding="utf-8")


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        make(name, GAMES[name])
    write_expected()


if __name__ == "__main__":
    main()
