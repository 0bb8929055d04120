"""Observations hold everything the seat may know, in every configuration, and nothing of what it may not."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from librt.vecs import vec
from numpy.typing import NDArray

import nave
from nave.envs.observe import layout, observation_of, observer_of, written
from nave.games.basilica import plan
from nave.games.red_cathedral.contractors.observe import FullObserver
from nave.kernel.game import Game
from nave.kernel.packed import replaced
from tests.support.contracts import at_archivists, draw, hand, under
from tests.support.seen import seen_in

RECORDS = Path(__file__).parent.parent / "records"
GUILDS = (
    *("jewelers", "artisans", "foremen", "contractors", "wholesalers"),
    *("managers", "lawyers", "archivists", "master_builders", "brick_makers"),
)
CONFIGURATIONS: list[tuple[str, int, dict[str, str]]] = [
    ("basilica", 2, {}),
    ("basilica", 2, {"festum_fatuorum": "on", "remove_six": "on"}),
    ("basilica", 2, {"festum_fatuorum": "on", "show_crowns": "on"}),
    ("red_cathedral", 4, {}),
    ("red_cathedral", 3, {"workshops": "advanced", "plans": "all"}),
    ("red_cathedral", 1, {"level": "hard"}),
    ("red_cathedral", 1, {"module": "on", "guild": "random"}),
    ("red_cathedral", 4, {"module": "on", "workshops": "advanced"}),
    *(("red_cathedral", 2 + place % 3, {"module": "on", "guild": name}) for place, name in enumerate(GUILDS)),
]
IDS = [f"{game}-{seats}-{'-'.join(options.values())}" for game, seats, options in CONFIGURATIONS]
# Positions of a game that are looked at, and answers in between.
LOOKS, BETWEEN = 12, 25


def positions(game: str, seats: int, options: dict[str, str], seed: int = 1) -> Iterator[Game]:
    """A game of random answers, looked at every now and then, and at its end."""
    table, rng = nave.new_game(game, seats=seats, seed=seed, settings=options), random.Random(seed)
    for _ in range(LOOKS):
        yield table
        for _ in range(BETWEEN):
            if not table.over:
                table.play(rng.choice(table.legal_moves))


def vector(game: Game, seat: int) -> NDArray[np.int16]:
    return written(observer_of(game.rules.id, game.seats), game.state, seat)


# ------------------------------------------------------------ against the view


@pytest.mark.parametrize(("game", "seats", "options"), CONFIGURATIONS, ids=IDS)
def test_an_observation_holds_what_the_view_shows(game: str, seats: int, options: dict[str, str]) -> None:
    known = layout(game, seats)
    for table in positions(game, seats, options):
        for seat in range(seats):
            numbers = vector(table, seat)
            assert known.named(numbers) == seen_in(table.view(seat))
            assert (numbers <= known.high).all()


def test_a_finished_game_is_shown_with_what_was_hidden() -> None:
    record = nave.load_record(RECORDS / "red_cathedral" / "contractors" / "archivists_1.json")
    table = nave.replay(record)
    assert table.over
    for seat in range(table.seats):
        assert layout("red_cathedral", table.seats).named(vector(table, seat)) == seen_in(table.view(seat))


def test_rows_far_below_the_board_are_told_in_one_number_each() -> None:
    record = nave.load_record(RECORDS / "basilica" / "base_both_jesters.json")
    table = nave.replay(record, upto=len(record.answers) // 2)
    state: Any = table.state.copy()
    deep = [0, 1] * 40
    lower = 5 * len(deep)
    for cell in plan.listed(state.vaults):
        state.lay(cell + lower, state.tile(cell))
        owner, under = state.owner(cell), state.under(cell)
        if owner >= 0:
            state.take(cell)
            state.put(owner, cell + lower, under)
    for name in ("glass", "altared", "scaffolding"):
        setattr(state, name, getattr(state, name) << lower)
    for cell in plan.listed(state.vaults & (1 << lower) - 1):
        state.clear(cell)
    table.state = state
    for seat in range(2):
        found = layout("basilica").named(vector(table, seat))
        assert found == seen_in(table.view(seat))
        assert any(name.endswith(".code") for name in found)


# ------------------------------------------------------------ every fact

# What a field can hold, where one more or less would be no such thing.
FLAG, CROWN = (0, 1), (-1, 1)
RANGES = {
    **dict.fromkeys(("tokens", "shop_up", "ivan_up", "closed", "obtained", "activated", "reinforced"), FLAG),
    **dict.fromkeys(("order_crown", "top_crown", "played_crown"), CROWN),
    "done": FLAG,
    "discarded_from": FLAG,
    **dict.fromkeys(("marker", "foreman"), (0, 3)),
    # Below what no player has: other places.
    "specialist_at": (-4, 3),
    **dict.fromkeys(("contract_at", "reinforcement_at"), (-2, 3)),
    **dict.fromkeys(("tile", "used"), (-2, 10**6)),
}
# Pieces of the expansion by the entry of a view that says they are in play; `heights` and `sections` say how
# the lists of the site are to be read.
PARTS = {
    "duchy": (
        *("permits", "contractors", "city", "closed", "display", "held", "specialist_at"),
        *("discarded", "discarded_from", "marker"),
    ),
    "diamonds": ("diamonds", "diamond_supply", "laid_diamonds"),
    "foreman": ("foreman",),
    "contracts": ("contract_at", "contract_under", "contract_by", "contract_drawn", "contract_prestige"),
    "reinforcements": ("reinforcement_at", "reinforced"),
    "spare": ("spare_drawn", "spare_discard"),
}
PART_OF = {name: part for part, names in PARTS.items() for name in names}
# What follows from the plan, and what copies of a state share.
STRUCTURE = ("heights", "sections", "owned")
# Basilica: sets of cells, and those that follow from the tiles and tokens of the packed table.
SETS = ("vaults", "scaffolding", "white", "black", "glass", "altared")
FOLLOWS = ("wilds", "jesters")
# Stretches of its table that hold flags, and crowns with what is hidden.
FLAGS, CROWNS = range(4, 10), range(13, 16)


def numbers_in(piece: Any) -> list[tuple[str, int]]:
    """Every number of a state or its pieces: the field, and the place in it (-1 for a plain number)."""
    places = []
    for name in dir(piece):
        left_out = name.startswith("_") or name in (*STRUCTURE, *FOLLOWS)
        value: Any = None if left_out else getattr(piece, name)
        if name in SETS and isinstance(value, int):
            places += [(name, cell) for cell in range(12)]
        elif name == "table":
            places += [(name, place) for place in range(len(value))]
        elif isinstance(value, int) and not isinstance(value, bool):
            places.append((name, -1))
        elif isinstance(value, vec):
            places += [(name, place) for place in range(len(cast(Any, value)))]
    return places


def can_be(game: Game, name: str, place: int) -> bool:
    """Whether that number says anything in this game."""
    state: Any = game.state
    part = PART_OF.get(name)
    if part is not None and part not in game.view(None):
        return False
    if name == "marker":
        return game.seats == 1
    if name == "scaffolding":
        return not plan.has(state.vaults, place)
    if name == "vaults":
        return not plan.has(state.scaffolding, place)
    if name in SETS:
        return plan.has(state.free() | getattr(state, name), place)
    if name in ("laid", "laid_diamonds") and place >= 0:
        return bool(state.banner[place // 6] >= 0 and not state.done[place // 6])
    if name == "done":  # build.completion: what lay there has gone
        return bool(state.banner[place] >= 0 and not any(state.laid[6 * place : 6 * place + 6]))
    if name == "ornament":
        return bool(state.done[place])
    return name != "card" or bool(state.card[place] >= 0)


def variations(game: Game, chance: random.Random, most: int) -> Iterator[tuple[str, Any]]:
    """The state with one number changed: the field, and a copy of the state."""
    places = [("", *place) for place in numbers_in(game.state)]
    pieces = getattr(game.state, "pieces", None)
    if pieces is not None:
        places += [("pieces", *place) for place in numbers_in(pieces)]
    places = [place for place in places if can_be(game, *place[1:])]
    for where, name, place in chance.sample(places, min(most, len(places))):
        state: Any = game.state.copy()
        if where:
            state.own_pieces()
        piece = getattr(state, where) if where else state
        old = getattr(piece, name)
        if name in SETS and isinstance(old, int):
            setattr(piece, name, old ^ plan.only(place))
            yield name, state
            continue
        number = old[place] if place >= 0 else old
        low, high = RANGES.get(name, (-1, 10**6))
        if name == "table":
            low, high = FLAG if place in FLAGS else (0, 2) if place in CROWNS else (0, 255)
        allowed = [new for new in (number - 1, number + 1) if low <= new <= high]
        if not allowed:
            continue
        new = chance.choice(allowed)
        if name == "table":
            old[place] = new  # of the copy
            yield name, state
            continue
        setattr(piece, name, new if place < 0 else replaced(old, place, new))
        yield name, state


def shown(game: Game, state: Any, seat: int) -> dict[str, Any] | None:
    """What a seat sees of a changed state; nothing if no view can be made of it."""
    try:
        return {**game.rules.view(state, seat), "turn": state.turn}
    except (IndexError, KeyError, ValueError, AssertionError, AttributeError, TypeError):
        return None


def compare(game: Game, chance: random.Random, most: int) -> set[str]:
    """Whoever sees a change in the view sees it in the numbers, nobody else does; the fields seen."""
    observer = observer_of(game.rules.id, game.seats)
    before = {seat: (shown(game, game.state, seat), vector(game, seat)) for seat in {0, game.seats - 1}}
    seen = set()
    for name, state in variations(game, chance, most):
        for seat, (view, numbers) in before.items():
            after = shown(game, state, seat)
            if after is None:
                continue
            try:
                same = bool((written(observer, state, seat) == numbers).all())
            except (IndexError, OverflowError):
                continue
            assert same == (view == after), name
            if not same:
                seen.add("score" if name.endswith("_score") else name)
    return seen


@pytest.mark.parametrize(("game", "seats", "options"), CONFIGURATIONS, ids=IDS)
def test_some_changed_facts_change_the_numbers(game: str, seats: int, options: dict[str, str]) -> None:
    chance = random.Random(7)
    for number, table in enumerate(positions(game, seats, options, 7)):
        if number in (3, 8) and not table.over:
            assert compare(table, chance, 8)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), CONFIGURATIONS, ids=IDS)
def test_every_changed_fact_changes_the_numbers(game: str, seats: int, options: dict[str, str]) -> None:
    chance = random.Random(8)
    seen: set[str] = set()
    for number, table in enumerate(positions(game, seats, options, 8)):
        if number % 5 in (1, 3) and not table.over:
            seen |= compare(table, chance, 10**6)
    assert {"score", "active", "first", "turn"} <= seen


# ------------------------------------------------------------ secrets


def test_a_colour_named_in_secret_is_seen_by_its_owner_alone() -> None:
    """rank.jester_secret"""
    record = nave.load_record(RECORDS / "basilica" / "base_both_jesters.json")
    compared = 0
    game = nave.replay(record, upto=0)
    while not game.over:
        game.play(record.answers[len(game.answers)])
        if [row["ask"] for row in game.view(None)["ask"]].count("jester") < 2:
            continue
        seat = game.seat or 0
        after = []
        for move in game.legal_moves:
            after.append(game.copy())
            after[-1].play(move)
        for twin in after[1:]:
            assert (vector(twin, 1 - seat) == vector(after[0], 1 - seat)).all()
            assert (vector(twin, seat) != vector(after[0], seat)).any()
            compared += 1
    assert compared


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_contracts_are_seen_by_their_owner_alone(seat: int) -> None:
    """guild.archivists.contracts_secret: in hand, under the deck, and just drawn."""
    table = under(hand(at_archivists(seats=3), 1, "return_2_stone"), ("return_2_brick", 1))
    other = under(hand(at_archivists(seats=3), 1, "return_2_lumber"), ("return_4_rubles", 1))
    same = (vector(table.game(), seat) == vector(other.game(), seat)).all()
    assert same == (seat != 1)
    pairs = [draw(at_archivists(seats=3), seed) for seed in range(2)]
    (one, first), (two, second) = pairs
    assert first != second
    assert (vector(one, seat) == vector(two, seat)).all() == (seat != 0)


# ------------------------------------------------------------ asking


def test_an_observation_of_a_finished_game_is_refused() -> None:
    game = nave.replay(nave.load_record(RECORDS / "basilica" / "base_both_jesters.json"))
    with pytest.raises(nave.BadInput, match="the game is over"):
        observation_of(game, 0)


def test_an_observation_of_a_seat_that_does_not_exist_is_refused() -> None:
    game = nave.new_game("basilica", seats=2, seed=1)
    with pytest.raises(nave.BadInput, match="there is no seat 2; seats run from 0 to 1"):
        observation_of(game, 2)
    assert (observation_of(game, 1) == vector(game, 1)).all()


@pytest.mark.parametrize(("game", "seats"), [("basilica", 2), *(("red_cathedral", n) for n in (1, 2, 3, 4))])
def test_every_number_has_a_name_of_its_own(game: str, seats: int) -> None:
    known = layout(game, seats)
    assert len(set(known.names)) == len(known) == len(known.high) == len(known.scale)
    assert (known.high >= known.scale).all()
    assert (known.scale > 0).all()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_sections_of_taller_towers_are_told_as_any_other_behind_all_numbers(seats: int) -> None:
    usual = cast(FullObserver, observer_of("red_cathedral", seats))
    tall = FullObserver(usual.settings, usual.box, usual.seats, True).layout
    count = len(usual.layout.names)
    before = list(zip(usual.layout.names, usual.layout.high, usual.layout.scale, strict=True))
    assert list(zip(tall.names, tall.high, tall.scale, strict=True))[:count] == before
    first = {
        name.removeprefix("section1.1."): kind for name, *kind in before if name.startswith("section1.1.")
    }
    sections: dict[str, dict[str, list[int]]] = {}
    for name, *kind in list(zip(tall.names, tall.high, tall.scale, strict=True))[count:]:
        tower, _, rest = name.partition(".")
        level, _, what = rest.partition(".")
        sections.setdefault(f"{tower}.{level}", {})[what] = kind
    assert sections
    assert all(told == first for told in sections.values())
