"""The table by lines: questions on stdout, answers on stdin; for scripts, screen readers, any terminal."""

import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TextIO

from rich.console import Console

from nave.cli.draw import Drawing
from nave.cli.session import HUMAN, Session, strengths_at
from nave.cli.speech import Speech
from nave.kernel.errors import IllegalMove, NaveError
from nave.kernel.game import Option
from nave.kernel.language import Each
from nave.kernel.ledger import Rule
from nave.kernel.said import Said

WIDTH: Final = 100
# How many options a hint speaks of, the best first.
HINTS: Final = 5
# What can be typed beside moves, in the order of the list that `help` shows.
TYPED: Final = (
    ("3", "number"),
    ("claim 1.1", "move"),
    ("undo", "undo"),
    ("restart", "restart"),
    ("hint", "hint"),
    ("tips", "tips"),
    ("why MOVE", "why"),
    ("rule WORDS", "rule"),
    ("table", "table"),
    ("options", "options"),
    ("log", "log"),
    ("save FILE", "save"),
    ("help", "help"),
    ("quit", "quit"),
)


class PlainTable:
    """Reads from and writes to the given streams, so that tests can hold them."""

    def __init__(self, session: Session, drawing: Drawing[Any], source: TextIO, out: TextIO) -> None:
        self.session = session
        self.words = session.say
        self.drawing = drawing
        self.source = source
        self.out = out
        # Events up to this answer have been told, the table of this turn has been shown.
        self.told = 0
        self.shown_turn = -1
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "restart": self.restart,
            "hint": self.hint,
            "tips": self.tips,
            "why": self.why,
            "rule": self.rule,
            "table": self.table,
            "options": self.options,
            "log": self.log,
            "save": self.save,
            "help": self.help,
        }

    def say(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def run(self) -> int:
        """Until the game is over, `quit` or the end of input. The exit code."""
        self.greet()
        try:
            while self.to_next_question():
                if not self.ask():
                    return 0
        except KeyboardInterrupt:
            self.say()
            self.say(self.words("cli-saved"))
            return 130
        self.finish()
        return 0

    # ------------------------------------------------------------ telling

    def greet(self) -> None:
        session, game = self.session, self.session.game
        seats = Each(
            Said("cli-seat-human" if name == HUMAN else "cli-seat-bot", player=seat, bot=name)
            for seat, name in enumerate(session.players)
        )
        self.say(self.words("cli-greeting", title=game.rules.title, seats=seats, seed=str(game.seed)))
        for line in strengths_at(session):
            self.say(line)
        self.say(self.words("cli-saved-in", path=str(session.path)))
        # A resumed game does not begin with its whole past.
        if game.answers:
            self.told = max(0, len(game.answers) - 12)

    def to_next_question(self) -> bool:
        self.session.run_bots()
        return not self.session.game.over

    def tell_news(self) -> None:
        game = self.session.game
        for event in game.events_for(self.session.viewer, since=self.told):
            self.say(f"* {self.words.say(event.said())}  [{event.rule}]")
        self.told = len(game.answers)
        for trouble in (self.session.trouble, self.session.replaced):
            if trouble:
                self.say(f"! {trouble}")
        self.session.replaced = ""

    def table(self, words: str = "") -> None:
        view = self.session.view()
        self.shown_turn = view["turn"]
        self.say("\n".join(self.drawing.lines(view)))

    def options(self, words: str = "") -> None:
        self.say()
        self.say(self.words.say(self.session.game.asked()))
        options = self.session.options()
        wide = max(len(option.text) for option in options)
        for number, option in enumerate(options, 1):
            self.say(f"{number:>3}  {option.text:<{wide}}  {option.label}")

    def finish(self) -> None:
        game = self.session.game
        self.tell_news()
        result = game.result
        if result is not None:
            view = self.session.view()
            result.reason = self.words.say(result.said)
            Console(file=self.out, width=WIDTH, color_system=None).print(self.drawing.sheet(view, result))
        self.say(self.words("cli-record-in", path=str(self.session.extra or self.session.path)))

    # ------------------------------------------------------------ asking

    def ask(self) -> bool:
        """One question, until it is answered or taken back. False: leave the table."""
        self.tell_news()
        if self.session.game.view(None)["turn"] != self.shown_turn:
            self.say()
            self.table()
        self.options()
        self.teach(self.session.tip())
        before = len(self.session.game.answers)
        while len(self.session.game.answers) == before:
            line = self.read()
            if line is None or line.strip().lower() in ("quit", "q", "exit"):
                trouble = self.session.trouble
                self.say(f"! {trouble}" if trouble else self.words("cli-saved"))
                return False
            if line.strip():
                self.obey(line.strip())
        return True

    def read(self) -> str | None:
        """A line, or None at the end of input. What no terminal echoes is echoed here, for the transcript."""
        if self.source is sys.stdin and self.source.isatty() and self.out is sys.stdout:
            try:
                return input("> ")
            except EOFError:
                self.say()
                return None
        print("> ", end="", file=self.out, flush=True)
        line = self.source.readline()
        self.say(line.rstrip("\r\n"))
        return line or None

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get(
            {"?": "help", "rules": "rule", "u": "undo"}.get(word.lower(), word.lower())
        )
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.answer(self.session.find(line))
        except IllegalMove as refused:
            known = {"move": refused.move, "reason": refused.why, "rule": refused.rule}
            self.say(f"! {self.words('cli-not-possible', **known)}")
        except NaveError as error:
            self.say(f"! {self.words('cli-not-understood', error=error)}")

    def answer(self, option: Option) -> None:
        warning = self.session.warning(option)
        if warning:
            self.teach(warning)
            self.say(self.words("cli-tip-again", move=option.text))
        else:
            self.session.play(option)

    def teach(self, tip: str) -> None:
        if tip:
            self.say(self.words("cli-tip", tip=tip, rule=self.session.cited))

    # ------------------------------------------------------------ commands

    def tips(self, words: str) -> None:
        """On and off."""
        self.say(self.words("cli-tips-on" if self.session.switch_tips() else "cli-tips-off"))

    def undo(self, words: str) -> None:
        self.session.undo()
        self.taken_back()

    def restart(self, words: str) -> None:
        self.session.restart_turn()
        self.taken_back()

    def taken_back(self) -> None:
        self.told = min(self.told, len(self.session.game.answers))
        self.say(self.words("cli-taken-back"))

    def hint(self, words: str) -> None:
        for estimate in self.session.hint()[:HINTS]:
            self.say(f"  {estimate.say(self.words.names, self.words.language)}")

    def why(self, words: str) -> None:
        if not words:
            self.say(f"! {self.words('cli-say-which-move')}")
            return
        refusal = self.session.why_not(words)
        if refusal is None:
            self.say(self.words("cli-possible", move=self.session.find(words).text))
        else:
            self.say(f"{refusal.reason} [{refusal.rule}]")

    def rule(self, words: str) -> None:
        found = self.session.rules(words)
        if not found:
            told = self.words("cli-no-rule-has", words=words) if words else self.words("cli-no-rule-cited")
            self.say(f"! {told}")
        elif len(found) == 1:
            self.say("\n".join(rule_lines(self.words, found[0], WIDTH)))
        else:
            self.say("\n".join(f"  {rule.id:<32} {rule.title}" for rule in found))

    def log(self, words: str) -> None:
        game = self.session.game
        for event in game.events_for(self.session.viewer):
            self.say(f"* {self.words.say(event.said())}  [{event.rule}]")

    def save(self, words: str) -> None:
        if not words:
            self.say(f"! {self.words('cli-say-where')}")
            return
        path = Path(words).expanduser()
        if path.exists():
            self.say(f"! {self.words('cli-file-exists', path=str(path))}")
            return
        try:
            self.session.game.record.save(path)
        except OSError as error:
            why = error.strerror or str(error)
            self.say(f"! {self.words('file-unwritable', path=str(path), error=why)}")
        else:
            self.say(self.words("cli-wrote", path=str(path)))

    def help(self, words: str) -> None:
        for line, key in TYPED:
            self.say(f"  {line:<14} {self.words(f'cli-typed-{key}')}")


def rule_lines(say: Speech, rule: Rule, width: int) -> list[str]:
    parts = [f"{rule.id}: {rule.title}", rule.text]
    if rule.example:
        parts.append(f"{say('cli-rule-example')} {rule.example}")
    if rule.ruling:
        parts.append(f"{say('cli-rule-ruling')} {rule.ruling}")
    parts.append(f"{say('cli-rule-source')} {rule.source}")
    return [line for part in parts for line in textwrap.wrap(part, width)]


def complete_with_tab(session: Session) -> None:
    """Let a terminal complete move texts, where Python has readline."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, number: int) -> str | None:
        start = readline.get_begidx()
        line = readline.get_line_buffer()[:start] + text
        found = [option.text[start:] for option in session.game.options() if option.text.startswith(line)]
        return found[number] if number < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def run_plain(session: Session, drawing: Drawing[Any]) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal without a character shows a substitute, a game is not lost for that.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        complete_with_tab(session)
    return PlainTable(session, drawing, sys.stdin, sys.stdout).run()
