"""What options of The Red Cathedral show, told by other means: the view's tables and everybody's pieces."""

import random
from collections import Counter
from typing import Any, cast

import nave
from nave.games.red_cathedral.ask import Ask
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import Table
from nave.kernel.game import Game
from nave.kernel.option import Option
from nave.kernel.state import State as KernelState
from nave.kernel.state import answer
from nave.kernel.types import Position
from tests.support.facts import facts

NEED_MODULE = ("contractors", "lawyers")
SEATS = 4
# The Clergy, each guild and a drawn one, with the module or without it, for every number of seats.
CONFIGURATIONS = [
    (seats, guild, module)
    for guild in ("clergy", "random", *GUILDS)
    for module in ("off", "on")
    if module == "on" or guild not in NEED_MODULE
    for seats in range(1, SEATS + 1)
]
STANDING = ("score", "prestige", "rubles", "if_it_ended_now")


def choices(seats: int, guild: str, module: str, number: int) -> tuple[dict[str, str], int]:
    """The settings of a game and the version of its rules: all other choices are mixed in."""
    chance = random.Random(f"{seats} {guild} {module} {number}")
    settings = {
        "guild": guild,
        "module": module,
        "workshops": chance.choice(("basic", "advanced")),
        "influence": chance.choice(("random", "random", "first_game")),
        "exchange": chance.choice(("any_moment", "one_moment")),
        "plans": chance.choice(("base", "all")),
    }
    if seats == 1 and module == "off":
        settings["level"] = chance.choice(("standard", "hard", "very_hard"))
    return settings, chance.choice((1, 2, 2))


def new_game(seats: int, guild: str, module: str, number: int) -> Game:
    settings, version = choices(seats, guild, module, number)
    return nave.new_game("red_cathedral", seats=seats, seed=number, settings=settings, rules_version=version)


def check_options(game: Game, options: list[Option]) -> None:
    """The options of one moment show all that they do, and the usual one is no trap."""
    hides = game.rules.hides(game.state, game.seats)
    view, owned = table(game, game.state), pieces(game.position())
    for option in options:
        after = game.state.copy()
        answer(after, option.move)  # chance has not answered yet
        check_changes(option, view, table(game, after), hides)
        if after.stack or not hides:  # secrets shown at the end are not told beforehand
            check_account(option, owned, pieces(cast(Position, game.rules.position(after))))
    check_usual(game, options)


def check_changes(option: Option, before: Table, after: Table, hides: bool) -> None:
    told = option.changes
    for key, rows in (("towers", towers), ("players", players)):
        if key in told or not hides:  # what hangs on a secret of others is left out
            old = rows(before)
            assert told[key] == [row for row in rows(after) if row not in old], f"{option.text}: {key}"


def table(game: Game, state: KernelState) -> Table:
    return cast(Table, game.rules.view(state, game.seat))


def towers(view: Table) -> list[dict[str, Any]]:
    return [{**row} for row in view["towers"]]


def players(view: Table) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [{**row} for row in view["players"]]
    return [{"player": n, **{key: row[key] for key in STANDING}} for n, row in enumerate(rows)]


def pieces(position: Position) -> Counter[tuple[int, str]]:
    """What every player has of what is counted."""
    owned: Counter[tuple[int, str]] = Counter()
    for player, row in enumerate(position["players"]):
        owned.update({(player, name): amount for name, amount in row.get("goods", {}).items()})
        for key, name in (("rubles", "ruble"), ("score", "score"), ("diamonds", "diamond")):
            owned[player, name] += row.get(key, 0)
        owned[player, "permit"] += row.get("permits", 0)
    return owned


def check_account(option: Option, before: Counter[tuple[int, str]], after: Counter[tuple[int, str]]) -> None:
    """Its events tell of every piece that somebody gains or loses, rivals included."""
    told = Counter(before)
    for event in option.effect:
        data = facts(event)
        if event.kind == "gain":
            told[event.seat, data["resource"]] += data["amount"]
        elif event.kind == "pay":
            told[event.seat, data["resource"]] -= data["amount"]
        elif event.kind == "deliver":
            told[event.seat, data["resource"]] -= 1
        elif event.kind == "score":
            assert told[event.seat, "score"] == data["from"]
            told[event.seat, "score"] = data["to"]
    assert told == after, f"{option.text} moves pieces that its effect does not tell of"


def check_usual(game: Game, options: list[Option]) -> None:
    """The usual answer gives up only what no other answer to the same question keeps."""
    state = game.state
    assert isinstance(state, State)
    question = state.stack[-1]
    # The optional actions of a turn stay possible, so they keep everything.
    own = question.own_options(state) if isinstance(question, Ask) else list(game.legal_moves)
    for option in options:
        if option.usual:
            least = min(given_up(other) for other in options if other.move in own)
            assert given_up(option) == least, f"{game.prompt} {option.text} gives up more than others"


def given_up(option: Option) -> int:
    """How many pieces and possibilities."""
    return sum(int(str(left.args.get("amount", left.args.get("n", 1)))) for left in option.leaves)
