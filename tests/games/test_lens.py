"""Everything speaks: every piece that people see or touch has a name, a sentence, a rule, and no secret."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import nave
from nave.api import begin_replay, known_games, ledger_of
from nave.games.red_cathedral.contractors.names import CONTRACTS, GUILDS
from nave.kernel.errors import BadInput
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.lens import NAMED, look
from nave.kernel.nature import Generator
from nave.kernel.why import objections
from tests.support.secrets import game_with_a_secret
from tests.support.told import GAMES, records

# Of a golden game: every how many answers all that is drawn is asked about, and what can be touched.
WHOLE: Final = 150
EACH: Final = 7
LONGEST: Final = 300


def drawn(game: Game, seat: int | None) -> Iterator[str]:
    """What the page draws of a view, by the names its pieces have there."""
    view = game.view(seat)
    yield from (red_cathedral if game.rules.id == "red_cathedral" else basilica)(view, seat)


def red_cathedral(view: dict[str, Any], seat: int | None) -> Iterator[str]:
    yield from (f"die:{die}" for die in view["market"]["dice"])
    yield from (f"space:{space}" for space in range(1, 9))
    yield from (
        f"section:{tower}.{level}"
        for tower, rows in enumerate(view["site"], 1)
        for level, _ in enumerate(rows, 1)
    )
    yield from (f"tower:{tower}" for tower in range(1, len(view["site"]) + 1))
    yield from (f"track:{space}" for space in range(41))
    yield from (f"player:{player}" for player in range(len(view["players"])))
    yield from ("row:track", "row:tower_1")
    yield from (f"{kind}:{good}" for kind in ("good", "supply") for good in view["supply"])
    yield from (
        "supply:ruble",
        "supply:recognition",
        "face:up",
        "face:down",
        "banner:inventory",
        "banner:white",
    )
    yield from (f"ornament:{one}" for one in ("door", "arch", "cross"))
    yield from (f"shop:{space}" for space in ("green", "blue", "red", "yellow", "white_1", "white_2"))
    yield from (f"button:{one}" for one in ("end", "exchange", "nothing", "reroll", "roll", "stop"))
    yield from (f"ivan:{card['card'].removeprefix('ivan_')}" for card in view.get("ivan_cards", ()))
    yield from (f"city:{city['id']}" for city in view.get("cities", ()) if "id" in city)
    mine = {} if seat is None else view["players"][seat]
    yield from (f"contract:{one}" for one in mine.get("contracts", ()) if one)
    yield from (f"reinforcement:{one}" for one in mine.get("reinforcements", ()))


def basilica(view: dict[str, Any], seat: int | None) -> Iterator[str]:
    yield from ("queen", "part:site", "stack", *(f"niche:{space}" for space in range(31)))
    yield from (f"{kind}:{space}" for kind in ("vault", "order", "token") for space in (1, 2, 3))
    yield from (
        f"{kind}:{color}" for kind in ("row", "colour") for color in ("red", "yellow", "blue", "green")
    )
    yield from (f"rank:{rank}" for rank in ("architect", "master_mason", "strongman", "jester"))
    yield from (f"button:{one}" for one in ("builder", "decline", "end", "exchange", "pay"))
    yield from (f"player:{player}" for player in range(2))
    rows = range(1, view["rows"] + 3)
    yield from (f"cell:r{row}c{column}" for row in rows for column in range(1, 6))
    yield from (f"builder:{cell}" for cell in view["cathedral"])


def speaks(game: Game) -> None:
    """Asked by the seat to answer, every piece that is touched or drawn has a name, a sentence and a rule."""
    touched = {piece for option in game.options() for piece in option.touches}
    ledger = ledger_of(game.rules.id)
    for piece in sorted({*touched, *drawn(game, game.seat)}):
        for viewer in (game.seat, None):
            about = game.rules.about(game.state, piece, viewer)
            assert about is not None, piece
            assert game.say(about.name)[:1].isupper(), (piece, game.say(about.name))
            assert game.say(about.does).rstrip().endswith("."), (piece, game.say(about.does))
            assert about.rule in ledger.by_id, (piece, about.rule)


# One golden game for each guild, and of both titles alone, together, with and without their expansions.
GOLDEN: Final = [
    *((name, path) for name, path in records("red_cathedral").items() if name.endswith("_1")),
    *(
        (name, records(name.partition("/")[0])[name])
        for name in (
            "basilica/base_both_jesters",
            "basilica/expansion",
            "red_cathedral/solo_won",
            "red_cathedral/three_advanced",
            "red_cathedral/two_first_game",
        )
    ),
]


@pytest.mark.parametrize(("name", "path"), GOLDEN, ids=[name for name, _ in GOLDEN])
def test_every_piece_of_a_golden_game_speaks(name: str, path: Path) -> None:
    record = nave.load_record(path)
    game = begin_replay(record)
    known: set[str] = set()
    for number, answer in enumerate(record.answers):
        if game.seat is not None and game.seat != NATURE and game.turn_at(number):
            if number % WHOLE == 0:
                speaks(game)
            if number % EACH == 0:
                for move in game.legal_moves:
                    for piece in game.rules.touches(game.state, move):
                        if piece not in known:
                            known.add(piece)
                            assert game.rules.about(game.state, piece, game.seat) is not None, piece
        game.follow(answer)
    assert len(known) > 15


@pytest.mark.parametrize("name", [name for name, _ in GOLDEN])
def test_every_line_of_the_score_sheet_speaks(name: str) -> None:
    record = nave.load_record(dict(GOLDEN)[name])
    middle = begin_replay(record)
    for answer in record.answers[: len(record.answers) // 2]:
        middle.follow(answer)
    for game in (middle, nave.replay(record)):
        ledger, sheet = ledger_of(game.rules.id), game.score_sheet()
        lines = [line for group in sheet["groups"] for line in (group, *group["rows"])] + sheet["ties"]
        for line in lines:
            told = look(game, f"row:{line['source']}", None, ledger)
            assert told["name"], line["source"]
            assert told["does"].endswith("."), line["source"]
            assert told["rule"] in ledger.by_id


def test_the_golden_games_have_every_guild() -> None:
    assert {guild for guild in GUILDS if any(guild in name for name, _ in GOLDEN)} == set(GUILDS)


def archivists() -> Iterator[Game]:
    """A game with contracts in hands, question by question."""
    game = nave.new_game("red_cathedral", seats=2, seed=3, settings={"guild": "archivists"})
    rng = random.Random(3)
    for _ in range(LONGEST):
        if game.over:
            return
        yield game
        game.play(rng.choice(game.legal_moves))


def test_an_action_says_what_it_gives_for_what() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=1, settings={"influence": "first_game"})
    ledger = ledger_of("red_cathedral")
    assert look(game, "action:buy_common", 0, ledger)["does"] == (
        "As often as you like, in one go: 1 lumber, brick or stone (costs 1 ruble)."
    )
    assert "1 prestige (costs 3 rubles)" in look(game, "influence:clergy", 0, ledger)["does"]


def test_the_lens_names_the_open_answers_or_why_there_are_none() -> None:
    rng = random.Random(1)
    for name in GAMES:
        game = nave.new_game(name, seats=2, seed=5)
        ledger = ledger_of(name)
        for _ in range(12):
            game.play(rng.choice(game.legal_moves))
        options = game.options()
        assert game.seat is not None
        alive = {piece for option in options for piece in option.touches}
        dead = sorted(set(drawn(game, game.seat)) - alive)
        for piece in sorted(alive)[:20] + rng.sample(dead, 8):
            ways = [option for option in options if piece in option.touches]
            told = look(game, piece, game.seat, ledger)
            assert told["now"] == [option.label for option in ways[:NAMED]]
            assert told["more"] == max(0, len(ways) - NAMED)
            assert bool(told["effect"]) <= (len(ways) == 1)
            why = None if ways else objections(game, piece)
            assert told["why"] == (why[0].refusal.reason if why else None)
            assert told["title"] == ledger[told["rule"]].title
            if why:
                assert told["rule"] == why[0].refusal.rule


def test_who_is_not_asked_hears_whose_turn_it_is_and_no_answer() -> None:
    game = nave.new_game("basilica", seats=2, seed=5)
    ledger = ledger_of("basilica")
    assert game.seat is not None
    other = look(game, "vault:1", 1 - game.seat, ledger, ["Vera", "Boris"])
    assert (other["now"], other["why"]) == ([], f"{['Vera', 'Boris'][game.seat]} is to answer now")
    outside = look(game, "vault:1", None, ledger)
    assert (outside["now"], outside["why"]) == ([], None)


def test_after_the_end_everything_still_speaks() -> None:
    game = nave.replay(nave.load_record(records("basilica")["basilica/base_exhaustion"]))
    assert game.over
    told = look(game, "queen", 0, ledger_of("basilica"))
    assert told["why"] == "the game is over"


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_contracts_say_the_same_whoever_holds_them() -> None:
    """Of a card nobody may look at, the lens says what is printed on it, wherever it is."""
    held = 0
    for step, game in enumerate(archivists()):
        if step % 30 or not game.rules.hides(game.state, 2):
            continue
        held += 1
        for viewer in (0, 1, None):
            other = game.state.copy()
            other.redeal(0 if viewer is None else viewer, Generator(step))
            for name in CONTRACTS:
                told = [game.rules.about(state, f"contract:{name}", viewer) for state in (game.state, other)]
                assert told[0] is not None
                assert told[1] is not None
                assert told[0].does == told[1].does
    assert held > 0


@pytest.mark.rule("rank.jester_secret")
def test_a_color_named_in_secret_is_told_by_no_piece() -> None:
    game = game_with_a_secret()
    owner = game.events[-1].only
    for viewer in (1 - owner, None):
        others = [game.state.copy() for _ in range(4)]
        for seed, other in enumerate(others):
            other.redeal(1 - owner, Generator(seed))
        for piece in sorted(set(drawn(game, viewer))):
            told = {
                (about.name, about.does, about.rule)
                for state in (game.state, *others)
                if (about := game.rules.about(state, piece, viewer)) is not None
            }
            assert len(told) == 1, piece


@pytest.mark.parametrize("game", list(known_games()))
@pytest.mark.parametrize("piece", ["", "no", "section:9.9", "die:pink", "track:99", "vault:0", "tile:9.red"])
def test_what_is_no_piece_is_refused_in_words(game: str, piece: str) -> None:
    made = nave.new_game(game, seats=2, seed=1)
    with pytest.raises(BadInput, match="has no piece"):
        look(made, piece, made.seat, ledger_of(game))


def test_a_game_that_does_not_speak_of_its_pieces_still_tells_what_can_be_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = nave.new_game("basilica", seats=2, seed=1)
    monkeypatch.setattr(made.rules, "about", lambda *_: None)
    told = look(made, "vault:1", made.seat, ledger_of("basilica"))
    assert (told["name"], told["does"], told["rule"]) == ("", "", "")
    assert told["now"]
