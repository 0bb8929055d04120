"""A game played here: who sits where, a save after every answer, bots, undo, look-up. Knows no rule."""

from datetime import datetime
from pathlib import Path
from typing import Final

from nave.api import replay
from nave.bots import bots, make_bot
from nave.bots.base import Budget
from nave.bots.explain import Estimate, explain
from nave.bots.safe import SafeBot, ask, rng_for
from nave.bots.strength import strength_of
from nave.cli.elbow import Elbow
from nave.cli.speech import BOTS, chosen, fault, speech_at
from nave.cli.typed import in_own_words
from nave.kernel.component_store import default_home
from nave.kernel.errors import IllegalMove, NaveError, RecordError
from nave.kernel.frame import NATURE
from nave.kernel.game import Game, Option
from nave.kernel.language import Each
from nave.kernel.ledger import Rule
from nave.kernel.record import load_record
from nave.kernel.rules import Refusal
from nave.kernel.said import Said
from nave.kernel.types import View
from nave.lessons.handbook import Handbook, handbook_of

HUMAN: Final = "human"


class Session:
    """Front ends show `game` and answer through this object, so that nothing confirmed is ever unsaved."""

    def __init__(
        self,
        game: Game,
        players: list[str],
        path: Path,
        extra: Path | None = None,
        language: str | None = None,
    ) -> None:
        check_players(players, game.seats)
        self.game = game
        self.say = speech_at(game, language, (BOTS,))
        self.language = self.say.language
        self.players = players
        self.path = path
        # A second place for the record, if one was asked for.
        self.extra = extra
        # Why the last save failed; empty while all is well.
        self.trouble = ""
        # Chapters and search as `nave rules` and the page have them.
        self.book: Handbook = handbook_of(game.rules.id, self.language)
        # The teacher of somebody who plays a first game.
        self.elbow: Elbow | None = None
        # The rule that the last refusal cited.
        self.cited = ""
        # Why the apprentice answered for a bot the last time that happened.
        self.replaced = ""
        self._bots: list[SafeBot | None] = [
            None if name == HUMAN else SafeBot(make_bot(name)) for name in players
        ]
        self._stamp = stamp(path)
        game.meta["players"] = list(players)

    # ------------------------------------------------------------ who

    @property
    def bot_to_answer(self) -> bool:
        seat = self.game.seat
        return seat is not None and self._bots[seat] is not None

    @property
    def humans(self) -> list[int]:
        return [seat for seat, bot in enumerate(self._bots) if bot is None]

    @property
    def viewer(self) -> int | None:
        """Whose view is shown: the human who must answer, or the only human; else a spectator's."""
        seat = self.game.seat
        if seat in self.humans:
            return seat
        return self.humans[0] if len(self.humans) == 1 else None

    # ------------------------------------------------------------ answering

    def play(self, option: Option) -> None:
        self.game.play(option)
        self.save()

    def step(self) -> None:
        """Let the bot whose turn it is answer once."""
        seat = self.game.seat
        bot = None if seat is None else self._bots[seat]
        if bot is None:
            raise fault("cli-no-bot-asked")
        option = ask(self.game, bot, Budget())
        if bot.trouble is not None:
            self.replaced = bot.trouble.say(self.say.names, self.language)
        self.play(option)

    def run_bots(self) -> None:
        """Up to the next question to a human, or the end."""
        while self.bot_to_answer:
            self.step()

    def switch_tips(self) -> bool:
        """On, or off again; whether they are on now."""
        elbow = self.elbow = self.elbow or Elbow(on=False)
        elbow.on = not elbow.on
        return elbow.on

    def tip(self) -> str:
        """What the teacher has to say at the open question; empty if there is none, or nothing."""
        told = None if self.elbow is None or self.bot_to_answer else self.elbow.speaks(self.game)
        if told is None:
            return ""
        self.cited = told.tip.rule
        return self.say.say(told.said)

    def warning(self, option: Option) -> str:
        """What the teacher says to an answer before it is given, once; then it has to be given again."""
        told = None if self.elbow is None else self.elbow.warns(self.game, option)
        if told is None:
            return ""
        self.cited = told.tip.rule
        return self.say.say(told.said)

    def hint(self) -> list[Estimate]:
        """What the strongest bot thinks of each option of the open question, the best first."""
        seat = self.game.seat
        if seat is None:
            raise fault("cli-nothing-to-choose")
        options = self.options()
        return explain(self.game.view(seat), options, rng_for(self.game, seat), Budget())

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back and was a human's: a bot's stands like another seat's."""
        if not self.game.can_undo:
            return False
        before = self.game.copy()
        before.undo()
        return before.seat in self.humans

    def why_no_undo(self) -> str:
        """The message that says what stands in the way of taking back."""
        answered = self.game.answered_by
        if not answered or self.game.turn_starts[-1:] == [len(answered)]:
            return "no-undo-turn"
        if answered[-1] == NATURE:
            return "no-undo-chance"
        return "no-undo-seat" if answered[-1] not in self.humans else "nothing-to-undo"

    def options(self) -> list[Option]:
        """The legal answers in the words of this table."""
        return self.game.options(self.say.names, self.language)

    def view(self) -> View:
        """What the person at the table may see."""
        return self.game.view(self.viewer, self.say.names, self.language)

    def undo(self) -> None:
        if not self.can_undo:
            raise NaveError(Said(self.why_no_undo()))
        self.game.undo()
        self.save()

    def restart_turn(self) -> None:
        """Take back every answer of this turn that can be taken back."""
        self.undo()
        while self.can_undo:
            self.undo()

    # ------------------------------------------------------------ understanding what people type

    def find(self, words: str) -> Option:
        """The option meant by its number in the list, its text or the beginning of it, or by its label.

        Raises BadInput if it means no move or several, IllegalMove with the rule if it is not legal now.
        """
        options = self.options()
        text = normal(words)
        if text.isdecimal():
            if 1 <= int(text) <= len(options):
                return options[int(text) - 1]
            raise fault("cli-no-option", option=text, count=len(options))
        # Beginnings count only for what is no move itself: a refused `die white` must not become a paid
        # `die white +1`.
        if text not in self.game.rules.catalogue.index:
            near = [option for option in options if text and option.text.startswith(text)]
            if len(near) == 1:
                return near[0]
            if near:
                some = Each([option.text for option in near[:6]] + ["…"] * (len(near) > 6))
                raise fault("cli-several-moves", given=text, count=len(near), moves=some)
            meant = in_own_words(words, [option.label for option in options], self.language)
            if meant is not None:
                return options[meant]
        refusal = self.game.why_not(text, self.say.names, self.language)
        if refusal is None:
            return next(option for option in options if option.text == text)
        self.cited = refusal.rule
        known = (refusal.said, self.game.rules.words_in, self.say.names)
        raise IllegalMove(text, refusal.reason, refusal.rule, *known)

    def why_not(self, words: str) -> Refusal | None:
        """None if that move is legal now. Raises BadInput if there is no such move."""
        try:
            self.find(words)
        except IllegalMove as refused:
            return Refusal(refused.why, refused.rule, reason=refused.reason)
        return None

    def rules(self, words: str) -> list[Rule]:
        """The rule of that id, or all that fit the words; without words the one cited last."""
        query = words.strip() or self.cited
        return self.book.look_up(query) if query else []

    def chapters(self) -> list[tuple[str, list[Rule]]]:
        """The rules that are at this table, in the order of play."""
        return self.book.chapters(self.game.seats, self.game.settings)

    # ------------------------------------------------------------ keeping

    def save(self) -> None:
        """Written whole or not at all. If another table continued the same save, this one gets its own."""
        try:
            if self._stamp is not None and stamp(self.path) not in (self._stamp, None):
                self.path = free_path(self.path.parent, self.game.rules.id)
            record = self.game.record
            record.save(self.path)
            self._stamp = stamp(self.path)
            if self.extra is not None:
                record.save(self.extra)
            self.trouble = ""
        except OSError as error:
            where, why = str(error.filename or self.path), error.strerror or str(error)
            self.trouble = self.say("cli-not-saved", path=where, error=why)


def strengths_at(session: Session) -> list[str]:
    """For every bot that was measured, how strong it is: a line each, the same bot once."""
    found: list[str] = []
    for name in dict.fromkeys(session.players):
        strength = strength_of(session.game.rules.id, name)
        if strength is not None:
            known = {"text": strength.said, "rating": str(strength.rating)}
            found.append(session.say("cli-strength", bot=name, **known))
    return found


def normal(words: str) -> str:
    return " ".join(words.lower().split())


def check_players(players: list[str], seats: int) -> None:
    known = [HUMAN, *bots()]
    for name in players:
        if name.partition(":")[0] not in known:
            raise fault("cli-no-player", player=name, known=Each(known))
        if name != HUMAN:
            make_bot(name)
    if len(players) != seats:
        raise fault("cli-player-count", count=len(players), seats=seats, players=Each(players))


def default_players(seats: int) -> list[str]:
    return [HUMAN] + ["mason"] * (seats - 1)


# ------------------------------------------------------------ saves


def saves_folder() -> Path:
    return default_home() / "saves"


def stamp(path: Path) -> tuple[int, int] | None:
    """Changes whenever somebody writes the file; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_mtime_ns, found.st_size)


def free_path(folder: Path, game: str) -> Path:
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{name}.json"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.json"
        number += 1
    return path


def begin(game: Game, players: list[str], extra: Path | None = None) -> Session:
    """A new game, saved before its first question is shown."""
    session = Session(game, players, free_path(saves_folder(), game.rules.id), extra)
    session.save()
    return session


def resume(path: Path, players: list[str] | None = None, extra: Path | None = None) -> Session:
    """Go on where a save or a record stops. A file that is no save of ours stays as it is."""
    game = replay(load_record(path))
    if game.over:
        raise RecordError(fault("cli-game-over", path=str(path)))
    seated = players or game.meta.get("players") or default_players(game.seats)
    if not isinstance(seated, list):
        given = type(seated).__name__
        raise RecordError(fault("cli-bad-players", path=str(path), given=given))
    own = path.parent.resolve() == saves_folder().resolve()
    session = Session(game, seated, path if own else free_path(saves_folder(), game.rules.id), extra)
    session.save()
    return session


def newest_unfinished(game: str | None = None) -> tuple[Path | None, list[str]]:
    """The save written last whose game is not over, and what is wrong with the newer ones passed over."""
    skipped: list[str] = []
    found = [(path.stat().st_mtime_ns, path.name, path) for path in saves_folder().glob("*.json")]
    for _, _, path in sorted(found, reverse=True):
        try:
            record = load_record(path)
        except RecordError as error:
            skipped.append(error.say(chosen()))
            continue
        if record.result is None and game in (None, record.game):
            return path, skipped
    return None, skipped
