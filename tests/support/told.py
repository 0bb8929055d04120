"""What golden games say at every question, as approved data; tests/support/approve.py writes it anew.

Nothing here is English: prompts, labels, refusals and what an answer gives up are keys with what they speak
of. `<game>.txt` shows answers of every kind to every question, with their labels and the pieces they touch,
to be read by people. `<game>.toml` holds short digests of all that is said, a few questions each, so that a
difference names the game, the place and what is said otherwise. Whoever changes on purpose what is said
writes the files anew and reads the difference.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nave
from nave.api import begin_replay
from nave.envs.observe import observer_of, written
from nave.kernel.frame import NATURE
from nave.kernel.question import Question
from nave.kernel.said import Said

RECORDS: Final = Path(__file__).parent.parent / "records"
FOLDER: Final = RECORDS / "told"
GAMES: Final = ("basilica", "red_cathedral")
ASPECTS: Final = ("asked", "options", "refused", "events", "position", "observed")
# How often an answer of one kind to one question is shown.
SHOWN: Final = 3
# Questions of a golden game that share a digest.
CHUNK: Final = 40
# A position is looked at when so many answers have come, and all views when so many.
POSITIONS: Final = 4
VIEWS: Final = 25
# Answers asked about at each question, any and such as it is about, and how far apart they are.
REFUSED: Final = 10
OWN: Final = 8
STRIDE: Final = 61

# Question, key of the label, answer, and what is said of it.
Row = tuple[str, str, str, str]


def records(game: str) -> dict[str, Path]:
    """The golden games of a game by name; those of an expansion lie in a folder of their own."""
    return {
        path.relative_to(RECORDS).with_suffix("").as_posix(): path
        for path in sorted((RECORDS / game).rglob("*.json"))
    }


def plain(data: Any) -> str:
    """As text; what is said in it as its key and what it speaks of."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, default=Said.to_data)


class Teller:
    """Follows a golden game and notes what is said on the way."""

    def __init__(self, path: Path) -> None:
        self.record = nave.load_record(path)
        self.game = nave.replay(self.record, upto=0)
        self.rows: list[Row] = []
        self.heard = 0
        self.offers: dict[int, tuple[object, list[int]]] = {}
        self.views: dict[str, hashlib._Hash] = {}

    def moments(self) -> Iterator[dict[str, str]]:
        """One after the other: the question, its options, some refusals, and what happened before it."""
        answers = self.record.answers
        while True:
            number = len(self.game.answers)
            told = {"events": self.events()}
            if number % POSITIONS == 0:
                told["position"] = plain(self.game.position())
            if not self.game.over:
                told |= {"asked": plain(self.game.asked().to_data()), "options": self.options()}
                told["refused"] = self.refusals(number)
            if number % VIEWS == 0 or self.game.over:
                self.look()
                told["observed"] = self.observed()
            yield told
            if number == len(answers):
                return
            # What chance answers from here on follows from the record's seed.
            self.game.play(answers[number])

    def events(self) -> str:
        new = self.game.events[self.heard :]
        self.heard = len(self.game.events)
        seats = (None, *range(self.game.seats))
        seen = [event.seen_by(seat) for event in new for seat in seats]
        return plain([(event.to_data(), event.said().to_data()) for event in seen])

    def look(self) -> None:
        """What each seat and a spectator see; a digest for each part of a view."""
        for seat in (None, *range(self.game.seats)):
            for key, part in self.game.rules.view(self.game.state, seat).items():
                self.views.setdefault(key, hashlib.sha256()).update(plain(part).encode())

    def observed(self) -> str:
        """What learning agents see: which numbers there are, how large they may be, and what they are now."""
        observer = observer_of(self.game.rules.id, self.game.seats)
        layout = observer.layout
        numbers = [written(observer, self.game.state, seat).tolist() for seat in range(self.game.seats)]
        return plain([list(layout.names), list(layout.high), list(layout.scale), numbers])

    def options(self) -> str:
        kind = self.game.state.stack[-1].kind
        shown = []
        for option in self.game.options():
            says = option.says
            row = f"{plain(says.to_data())}  {' '.join(option.touches)}"
            leaves = plain([left.to_data() for left in option.leaves])
            shown.append((option.text, row, leaves, option.usual))
            self.rows.append((kind, says.key, option.text, row))
        return plain(shown)

    def own_moves(self) -> list[int]:
        """The answers that the open question is about, legal or not."""
        question = self.game.state.stack[-1]
        assert isinstance(question, Question)
        offer = question.offer(self.game.state)
        if id(offer) not in self.offers:
            size = len(self.game.rules.catalogue.texts)
            self.offers[id(offer)] = offer, [move for move in range(size) if offer.of(move) is not None]
        return self.offers[id(offer)][1]

    def refusals(self, number: int) -> str:
        game = self.game
        size = len(game.rules.catalogue.texts)
        sample = [(number * REFUSED + n) * STRIDE % size for n in range(REFUSED)]
        own = self.own_moves()
        sample += [own[(number * OWN + n) * STRIDE % len(own)] for n in range(OWN)]
        legal = set(game.legal_moves)
        found = [(move, game.rules.refuse(game.state, move)) for move in sample if move not in legal]
        return plain([(move, one.said.to_data(), one.rule, one.near) for move, one in found])


def asked_of_chance(path: Path) -> str:
    """How often chance is asked in a golden game, the set-up included, and a digest of what it is asked.

    While the set-up lasts, also of how the table lies: no seat is asked before it, so nothing else looks.
    """
    record = nave.load_record(path)
    game = begin_replay(record)
    asked, times = [], 0
    for answer in record.answers:
        if game.state.stack[-1].who == NATURE:
            times += 1
            asked.append(plain(game.asked().to_data()))
            if not game.turn_starts:
                asked.append(plain(game.rules.position(game.state)))
        game.follow(answer)
    return f"{times}: {hashlib.sha256(' '.join(asked).encode()).hexdigest()[:8]}"


def chance_as_toml(game: str) -> str:
    return "".join(f'"{name}" = "{asked_of_chance(path)}"\n' for name, path in records(game).items())


def digests(moments: list[dict[str, str]]) -> dict[str, list[str]]:
    """By what is said, a short digest for every few questions."""
    found: dict[str, list[str]] = {}
    for start in range(0, len(moments), CHUNK):
        for aspect in ASPECTS:
            whole = "\n".join(one.get(aspect, "") for one in moments[start : start + CHUNK])
            found.setdefault(aspect, []).append(hashlib.sha256(whole.encode()).hexdigest()[:6])
    return found


class Told:
    """What a golden game says: digests by aspect and by part of a view, and every answer it offers."""

    def __init__(self, path: Path) -> None:
        teller = Teller(path)
        self.aspects = digests(list(teller.moments()))
        self.rows = teller.rows
        self.views = {key: found.hexdigest()[:6] for key, found in teller.views.items()}


def table(rows: list[Row]) -> str:
    """The first answers of each kind to each question, as they were offered."""
    shown: dict[tuple[str, str], dict[str, str]] = {}
    for kind, key, text, row in rows:
        answers = shown.setdefault((kind, key), {})
        if text in answers or len(answers) < SHOWN:
            answers.setdefault(text, row)
    lines = [f"{kind}: {text}  {row}" for (kind, _), found in shown.items() for text, row in found.items()]
    return "\n".join(sorted(lines)) + "\n"


def as_toml(told: dict[str, Told]) -> str:
    """The digests of all golden games of a game as TOML."""
    lines = []
    for name, one in told.items():
        lines.append(f"[{plain(name)}]")
        lines += [f"{aspect} = {plain(' '.join(found))}" for aspect, found in one.aspects.items()]
        lines.append(
            f"view = {{ {', '.join(f'{key} = {plain(found)}' for key, found in one.views.items())} }}"
        )
    return "\n".join(lines) + "\n"
