"""Checks that hold for every game: a random game is played, and at each step looked at from all sides."""

import json
import random
import re
from typing import Any

import pytest

import nave
from nave.api import rules_of
from nave.kernel.chance import Seeded
from nave.kernel.events import Event
from nave.kernel.game import Game
from nave.kernel.record import Record, record_from_json
from nave.kernel.rules import Rules
from nave.kernel.said import worded

TOUCH = re.compile(r"[a-z_]+:[a-z0-9_.]+")

# How many moves that are not legal are tried in each close look.
REFUSED = 40


class Subject:
    """A game under test: how it is made, and what is always true of its pieces."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ledger = rules.ledger()

    def new_game(self, seats: int, seed: int, options: dict[str, str]) -> Game:
        raise NotImplementedError

    def replay(self, record: Record, upto: int | None = None) -> Game:
        raise NotImplementedError

    def from_position(self, data: dict[str, Any], seed: int = 0) -> Game:
        raise NotImplementedError

    def check_pieces(self, game: Game, position: dict[str, Any]) -> None:
        """Asserts what must be true after every answer; games add their own accounting."""


class Registered(Subject):
    """A game as people reach it, through the library."""

    def __init__(self, game: str, components: str = "standard") -> None:
        super().__init__(rules_of(game))
        self.id = game
        self.components = components

    def new_game(self, seats: int, seed: int, options: dict[str, str]) -> Game:
        return nave.new_game(self.id, seats=seats, seed=seed, settings=options, components=self.components)

    def replay(self, record: Record, upto: int | None = None) -> Game:
        return nave.replay(record, upto=upto)

    def from_position(self, data: dict[str, Any], seed: int = 0) -> Game:
        return nave.from_position(data, seed=seed)


def play_checked(
    subject: Subject, seats: int, options: dict[str, str], seed: int, every: int = 1, thorough: bool = True
) -> Game:
    """Play one game at random. Pieces, events and the border of undo are checked after every answer, all the
    rest after every `every`-th; `thorough` adds replays that stop early and a game that was saved and loaded.
    """
    return walked(Walk(subject, seats, options, seed), every, thorough)


def walked(walk: "Walk", every: int, thorough: bool) -> Game:
    """Go a walk to the end of its game, as `play_checked` says."""
    step = 0
    while not walk.game.over:
        if step % every == 0:
            walk.look_closely()
        walk.step()
        step += 1
        assert step < 20_000, "the game does not end"
    check_over(walk.game)
    check_position(walk.subject, walk.game, walk.position)
    check_replay(walk.subject, walk.game, walk.position)
    if thorough:
        walk.check_stops()
        walk.check_continuations()
    return walk.game


class Walk:
    """A random game under way, with what it must be able to go back to."""

    def __init__(self, subject: Subject, seats: int, options: dict[str, str], seed: int) -> None:
        self.subject = subject
        self.random = random.Random(seed)
        # A long number, so that a view that holds it does so because it knows it.
        self.game = subject.new_game(seats, 7_000_000_000_000 + seed, options)
        self.position = self.game.position()
        # The last answer's who, and what was before it.
        self.last: int | None = None
        self.before: dict[str, Any] = {}
        # The border of undo as the rules of undo have it: how many answers, and the position there.
        self.floor = answered(self.game)
        self.floor_position = self.position
        # A copy that must not notice what the game does next.
        self.twin: Game | None = None
        # Number of answers -> the position after them; number of answers -> a saved game.
        self.stops: dict[int, dict[str, Any]] = {}
        self.saved: dict[int, str] = {}
        subject.check_pieces(self.game, self.position)
        check_events(subject, self.game, game_events(self.game, 0), 0, self.floor)

    # ------------------------------------------------------------ one answer

    def step(self) -> None:
        game, who, turn = self.game, self.game.seat, self.game.state.turn
        count, told = answered(game), len(game.events)
        move = choose(game, self.random)
        game.play(move)
        self.before, self.position = self.position, game.position()
        self.subject.check_pieces(game, self.position)
        check_events(self.subject, game, game_events(game, told), count, answered(game))
        chance = answered(game) > count + 1
        if chance or game.over or turn != game.state.turn:
            self.floor, self.floor_position = answered(game), self.position
        elif self.last not in (None, who):
            self.floor, self.floor_position = count, self.before
        self.last = who
        assert game.can_undo == (answered(game) > self.floor)
        if self.twin is not None:
            assert self.twin.position() == self.before, "a copy changes with the game"
            self.twin.play(move)
            assert self.twin.position() == self.position, "a copy answers otherwise than the game"
            self.twin = None

    # ------------------------------------------------------------ a close look

    def look_closely(self) -> None:
        game = self.game
        check_options(game)
        check_refusals(self.subject, game, self.random)
        self.check_copy()
        self.check_undo()
        check_position(self.subject, game, self.position)
        check_views(game, self.random)
        self.stops[answered(game)] = self.position
        if self.random.random() < 0.1 or not self.saved:
            self.saved[answered(game)] = game.record.to_json()
        assert game.position() == self.position, "looking at a game changes it"

    def check_copy(self) -> None:
        """What is done with a copy leaves the game as it is; `step` shows the other way round."""
        twin = self.game.copy()
        assert twin.position() == self.position
        assert twin.record.to_data() == self.game.record.to_data()
        told = len(self.game.events)
        for _ in range(4):
            if not twin.over:
                twin.play(choose(twin, self.random))
        assert self.game.position() == self.position, "the game changes with its copy"
        assert len(self.game.events) == told
        self.twin = self.game.copy()

    def check_undo(self) -> None:
        twin = self.game.copy()
        if not twin.can_undo:
            for take_back in (twin.undo, twin.restart_turn):
                with pytest.raises(nave.NaveError, match="nothing to take back"):
                    take_back()
            assert twin.position() == self.position
            return
        last = twin.answers[-1]
        events = [event.to_data() for event in twin.events]
        twin.undo()
        assert twin.position() == self.before
        assert answered(twin) == answered(self.game) - 1
        assert [event.to_data() for event in twin.events] == events[: len(twin.events)]
        twin.play(last)
        assert twin.position() == self.position
        assert [event.to_data() for event in twin.events] == events
        twin.restart_turn()
        assert twin.position() == self.floor_position
        assert answered(twin) == self.floor
        assert not twin.can_undo

    # ------------------------------------------------------------ afterwards

    def check_stops(self) -> None:
        """A record played up to a number of answers gives the position the game had then."""
        record = self.game.record
        chosen = self.random.sample(sorted(self.stops), min(3, len(self.stops)))
        for count in chosen:
            part = self.subject.replay(record, count)
            assert part.position() == self.stops[count]
            assert answered(part) == count

    def check_continuations(self) -> None:
        """Whoever saves, loads and gives the same answers gets the same game, dice and undo included."""
        count = self.random.choice(sorted(self.saved))
        record = record_from_json(self.saved[count])
        loaded = self.subject.replay(record)
        straight = self.subject.new_game(record.seats, record.seed, record.settings)
        whole = self.game.record
        for game in (straight, loaded):
            for stop in (count, len(whole.answers)):
                while answered(game) < stop:
                    game.play(whole.answers[answered(game)])
                if stop == count:
                    assert game.position() == self.stops[count]
        assert loaded.record.to_data() == whole.to_data()
        assert straight.record.to_data() == whole.to_data()


def answered(game: Game) -> int:
    """How many answers were given, nature's included, without spelling them all out."""
    return game.count


def choose(game: Game, chance: random.Random) -> int:
    legal = game.legal_moves
    assert legal, f"nobody can answer: {game.prompt}"
    assert len(set(legal)) == len(legal), f"a move is offered twice: {game.prompt}"
    return chance.choice(legal)


def game_events(game: Game, since: int) -> list[Event]:
    return game.events[since:]


def check_events(subject: Subject, game: Game, events: list[Event], first: int, end: int) -> None:
    for event in events:
        assert event.rule in subject.ledger.by_id, f"{event!r} cites a rule that does not exist"
        assert game.say(event.said())
        assert event.kind
        assert first <= event.answer < end


def check_options(game: Game) -> None:
    catalogue = game.rules.catalogue
    options = game.options()
    assert [option.move for option in options] == game.legal_moves
    assert game.seat in range(game.seats)
    assert game.prompt
    for option in options:
        assert option.text == catalogue.text(option.move)
        assert catalogue.parse(option.text) == option.move
        assert option.label
        assert all(TOUCH.fullmatch(touch) for touch in option.touches), f"{option}: {option.touches}"
        assert game.why_not(option.text) is None


def check_refusals(subject: Subject, game: Game, chance: random.Random) -> None:
    legal = set(game.legal_moves)
    size = len(game.rules.catalogue)
    others = [move for move in chance.sample(range(size), min(size, REFUSED)) if move not in legal]
    for move in others:
        refusal = game.why_not(move)
        text = game.rules.catalogue.text(move)
        assert refusal is not None, f"{text} is refused without a reason"
        assert refusal.reason
        assert refusal.rule in subject.ledger.by_id, f"{text}: {refusal!r} cites a rule that does not exist"
    if others:
        before = game.position()
        with pytest.raises(nave.IllegalMove) as refused:
            game.play(others[0])
        assert refused.value.rule in subject.ledger.by_id
        assert game.position() == before


def check_position(subject: Subject, game: Game, position: dict[str, Any]) -> None:
    """A position is plain data, and a game made from it is in the same place."""
    text = json.dumps(position)
    assert json.loads(text) == position
    again = subject.from_position(json.loads(text), game.seed)
    assert again.position() == position
    assert again.legal_moves == game.legal_moves
    assert (again.seat, again.prompt, again.over) == (game.seat, game.prompt, game.over)
    assert not again.can_undo
    wreck(game.position())
    assert game.position() == position, "a position shares data with its game"


def check_views(game: Game, chance: random.Random) -> None:
    """Nobody sees the dice to come: with another seed every view is the same."""
    other = game.copy(Seeded(game.seed + 1))
    before = game.position()
    for seat in (*range(game.seats), None):
        view = game.view(seat)
        text = json.dumps(view)
        assert json.loads(text) == view
        assert str(game.seed) not in text
        assert other.view(seat) == view
        for event in game.events_for(seat, since=max(0, answered(game) - 5)):
            assert str(game.seed) not in json.dumps(game.told(event))
    check_imagined(game, chance)
    wreck(view)
    assert game.position() == before, "a view shares data with its game"


def check_imagined(game: Game, chance: random.Random) -> None:
    """A state made from the view of the seat to answer looks the same to it and asks the same."""
    rules, seat = game.rules, game.seat
    view = game.view(seat)
    state = rules.from_view(view, game.setup, chance)
    assert state.stack[-1].options(state) == game.legal_moves
    again = worded(rules.view(state, seat), game.say)
    assert again == {key: view[key] for key in again}


def wreck(data: Any) -> None:
    """Change everything that can be changed in plain data."""
    parts = list(data.values()) if isinstance(data, dict) else list(data) if isinstance(data, list) else []
    for part in parts:
        wreck(part)
    if isinstance(data, dict | list):
        data.clear()


def check_over(game: Game) -> None:
    result = game.result
    assert result is not None
    assert (game.seat, list(game.legal_moves), game.options()) == (None, [], [])
    assert not game.can_undo
    assert result.winners
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)
    assert [row["total"] for row in result.breakdown] == result.scores
    assert result.reason
    json.dumps(result.to_data())
    with pytest.raises(nave.IllegalMove, match="over"):
        game.play(0)


def check_replay(subject: Subject, game: Game, position: dict[str, Any]) -> None:
    record = game.record
    again = record_from_json(record.to_json())
    assert again.to_data() == record.to_data()
    replayed = subject.replay(again)
    assert replayed.position() == position
    assert replayed.result is not None
    assert game.result is not None
    assert replayed.result.to_data() == game.result.to_data()
    assert [event.to_data() for event in replayed.events] == [event.to_data() for event in game.events]
    wreck(record.to_data())
    assert game.record.to_data() == again.to_data(), "a record shares data with its game"
