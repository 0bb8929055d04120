"""A companion of the real box: asks what was rolled and drawn, and takes back what was mistyped."""

import sys
from pathlib import Path
from typing import Final, TextIO

from nave.api import component_set, new_game, replay, rules_of
from nave.cli.draw import drawing_of
from nave.cli.plain import PlainTable
from nave.cli.session import HUMAN, Session, begin
from nave.cli.speech import Speech
from nave.kernel.by_hand import ByHand
from nave.kernel.chance import any_seed
from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.rules import Rules, Setup
from nave.kernel.said import Said
from nave.kernel.state import State

# So many answers of chance are listed; of more, some are shown and any can be typed.
LISTED: Final = 24


class Asking:
    """Asks at the terminal what was rolled or drawn on the real table."""

    def __init__(self, rules: Rules, setup: Setup, say: Speech, source: TextIO, out: TextIO) -> None:
        self.rules = rules
        self.setup = setup
        self.say = say
        self.source = source
        self.out = out

    def tell(self, text: str) -> None:
        print(text, file=self.out, flush=True)

    def __call__(self, s: State) -> int:
        options = list(s.stack[-1].options(s))
        texts = [self.rules.catalogue.text(move) for move in options]
        self.tell(self.say.say(s.stack[-1].prompt(s)))
        for number, (text, move) in enumerate(zip(texts[:LISTED], options, strict=False), 1):
            # As the piece is printed; what is typed for it stands behind.
            self.tell(f"{number:>3}  {self.say.say(self.rules.drawn(self.setup, s, move))}  [{text}]")
        if len(texts) > LISTED:
            self.tell(self.say("cli-by-hand-more", count=len(texts) - LISTED))
        while True:
            print(f"{self.say('cli-by-hand')} ", end="", file=self.out, flush=True)
            line = self.source.readline()
            if not line:
                raise KeyboardInterrupt
            word = " ".join(line.split()).lower()
            near = [at for at, text in enumerate(texts) if word and text.startswith(word)]
            if word.isdecimal() and word not in texts and 1 <= int(word) <= len(options):
                return options[int(word) - 1]
            exact = [at for at in near if texts[at] == word] or near
            if len(exact) == 1:
                return options[exact[0]]
            self.tell(self.say("cli-by-hand-which", given=word, count=len(near)))


class Companion(Session):
    """Taking back goes behind dice and draws: what was mistyped is entered anew."""

    @property
    def can_undo(self) -> bool:
        return any(who != NATURE for who in self.game.answered_by)

    def undo(self) -> None:
        answered = self.game.answered_by
        if not self.can_undo:
            raise NaveError(Said(self.why_no_undo()))
        last = max(number for number, who in enumerate(answered) if who != NATURE)
        meta = self.game.meta
        # What follows the last answer of a seat falls away, and that answer too.
        self.game = replay(self.game.record, upto=last, chance=self.game.chance)
        self.game.meta = meta
        self.save()


def opened(
    game: str,
    seats: int,
    players: list[str] | None,
    deal: bool,
    seed: int | None,
    settings: dict[str, str],
    components: str,
    record: Path | None,
) -> Companion:
    """A new game at a real table; people play all seats unless bots are named."""
    rules = rules_of(game)
    setup = rules.setup(seats, settings, component_set(game, name=components))
    asking = Asking(rules, setup, Speech(None, rules.words_in), sys.stdin, sys.stdout)
    chance = ByHand(asking, any_seed().seed if seed is None else seed, deal)
    made = new_game(game, seats=seats, settings=settings, components=components, chance=chance)
    kept = begin(made, [HUMAN] * seats if players is None else players, record)
    asking.say = Speech(kept.language, rules.words_in, kept.say.names)
    return Companion(made, kept.players, kept.path, kept.extra, kept.language)


def run(session: Companion) -> int:
    return PlainTable(session, drawing_of(session.game, session.language), sys.stdin, sys.stdout).run()
