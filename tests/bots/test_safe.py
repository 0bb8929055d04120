"""Bots that fail: they are named, the apprentice answers for them, the game goes on, the record notes it."""

import random
import threading

import pytest

import nave
from nave.bots import make_bot
from nave.bots.apprentice import Apprentice
from nave.bots.base import Bot, Budget
from nave.bots.safe import SafeBot, ask
from nave.kernel.game import Game
from tests.support.bots import Cheating, Crashing, Dreaming, First


def new_game() -> Game:
    return nave.new_game("red_cathedral", seats=2, seed=51)


@pytest.mark.parametrize(
    ("bot", "kind", "told"),
    [
        (Crashing(), "crash", "The bot 'crashing' failed with ZeroDivisionError: no idea"),
        (Cheating(), "illegal", "The bot 'cheating' answered 'deal base_01', which is not among the options"),
    ],
)
def test_a_failing_bot_is_named_and_replaced(bot: Bot, kind: str, told: str) -> None:
    game = new_game()
    safe = SafeBot(bot)
    option = ask(game, safe, Budget(50))
    assert option.text in [legal.text for legal in game.options()]
    assert safe.trouble is not None
    assert safe.trouble.kind == kind
    assert str(safe.trouble) == f"{told}; the apprentice answered for it."


def test_an_overrun_is_told_and_the_next_question_is_not_put_to_a_busy_bot() -> None:
    game = new_game()
    safe = SafeBot(Dreaming(1.5), patience=0.05)
    game.play(ask(game, safe, Budget(50)))
    assert safe.trouble is not None
    assert (safe.trouble.kind, safe.trouble.text) == ("overrun", "had not answered after 0.05 seconds")
    ask(game, safe, Budget(50))
    assert safe.trouble is not None
    assert safe.trouble.text == "is still busy with an earlier question"


def test_a_limit_in_seconds_leaves_a_grace() -> None:
    safe = SafeBot(Dreaming(0.3))
    ask(new_game(), safe, Budget(50, seconds=0.1))
    assert safe.trouble is None


def test_the_game_goes_on_to_its_end_and_the_record_notes_each_replacement() -> None:
    game = new_game()
    safe = [SafeBot(Crashing()), SafeBot(Apprentice())]
    while game.seat is not None:
        game.play(ask(game, safe[game.seat], Budget(50)))
    notes = game.record.meta["replaced"]
    assert {note["bot"] for note in notes} == {"crashing"}
    assert {note["seat"] for note in notes} == {0}
    assert nave.replay(game.record).result is not None
    for note in notes:
        assert nave.replay(game.record, upto=note["answer"]).seat == 0


def test_a_replacement_is_the_same_however_the_bot_failed() -> None:
    texts = set()
    for bot in (Crashing(), Cheating(), Dreaming(0.4)):
        texts.add(ask(new_game(), SafeBot(bot, patience=0.2), Budget(50)).text)
    assert len(texts) == 1


def test_a_sound_bot_is_not_touched() -> None:
    game = new_game()
    safe = SafeBot(First())
    assert ask(game, safe, Budget(50)).text == game.options()[0].text
    assert safe.trouble is None
    assert "replaced" not in game.record.meta


@pytest.mark.parametrize("name", ["random", "apprentice", "mason:nodes=20"])
def test_built_in_bots_are_asked_without_a_thread(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[threading.Thread] = []
    monkeypatch.setattr(threading.Thread, "start", started.append)
    safe = SafeBot(make_bot(name))
    ask(new_game(), safe, Budget(20))
    assert safe.trouble is None
    assert not started


def test_a_built_in_bot_that_crashes_is_replaced_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_given: object) -> None:
        raise ZeroDivisionError("no idea")

    bot = make_bot("random")
    safe = SafeBot(bot)
    monkeypatch.setattr("nave.bots.safe.line_of", crash)
    ask(new_game(), safe, Budget(20))
    assert safe.trouble is not None
    assert safe.trouble.kind == "crash"


def test_a_bot_that_looks_at_nothing_answers_the_same_without_a_view() -> None:
    game, rng = new_game(), random.Random("same")
    seen = SafeBot(make_bot("random")).choose(game.view(0), game.options(), rng, Budget(20))
    unseen = SafeBot(make_bot("random")).unseen(list(game.legal_moves), random.Random("same"))
    assert seen.move == unseen
    assert SafeBot(make_bot("apprentice")).unseen(list(game.legal_moves), rng) is None


def test_a_note_in_one_copy_of_a_game_stays_out_of_the_other() -> None:
    game = new_game()
    game.play(ask(game, SafeBot(Crashing()), Budget(50)))
    twin = game.copy()
    ask(twin, SafeBot(Crashing()), Budget(50))
    assert len(twin.meta["replaced"]) == 2
    assert len(game.meta["replaced"]) == 1


def test_nobody_is_asked_after_the_end() -> None:
    game = new_game()
    rng = random.Random(0)
    while not game.over:
        game.play(rng.choice(game.legal_moves))
    with pytest.raises(ValueError, match="over"):
        ask(game, SafeBot(make_bot("random")), Budget(50))
