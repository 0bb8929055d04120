"""Screens over the table: rules look-up, a pane in full, the score sheet, the keys."""

from collections.abc import Callable
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.measure import Measurement
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from nave.bots.explain import Estimate
from nave.cli.speech import Speech
from nave.cli.table_theme import MUTED
from nave.kernel.ledger import Rule
from nave.lessons.handbook import Handbook

Chapters = list[tuple[str, list[Rule]]]

# Keys, and the message that says what they do.
KEYS: Final = (
    ("↑ ↓ 1 2 3", "cli-key-choose"),
    ("Enter", "cli-key-enter"),
    ("t :", "cli-key-type"),
    ("u", "cli-key-undo"),
    ("r", "cli-key-restart"),
    ("e", "cli-key-end"),
    ("h", "cli-key-hint"),
    ("w", "cli-key-why"),
    ("/", "cli-key-rules"),
    ("F2", "cli-key-cited"),
    ("F3", "cli-typed-tips"),
    ("Tab", "cli-key-tab"),
    ("← →", "cli-key-panes"),
    ("q", "cli-key-quit"),
)


class Over(ModalScreen[None]):
    """A box over the table that Esc closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss"),
        Binding("question_mark,f1", "dismiss"),
    ]
    # The message that names it.
    title_key = ""

    def __init__(self, say: Speech) -> None:
        super().__init__()
        self.say = say

    def title_text(self) -> str:
        return self.say(self.title_key)

    def compose(self) -> ComposeResult:
        with self.box() as box:
            box.border_title = self.title_text()
            box.border_subtitle = self.say("cli-closes")
            yield from self.contents()

    def box(self) -> Widget:
        return VerticalScroll(classes="box")

    def contents(self) -> ComposeResult:
        raise NotImplementedError


class PictureScreen(Over):
    """Something drawn, as wide as the terminal allows."""

    def __init__(self, say: Speech, title: str, draw: Callable[[int], RenderableType]) -> None:
        super().__init__(say)
        self.named = title
        self.draw = draw

    def title_text(self) -> str:
        return self.named

    def contents(self) -> ComposeResult:
        room = min(110, self.app.size.width - 12)
        picture = self.draw(room)
        options = self.app.console.options.update(width=room)
        static = Static(picture)
        static.styles.width = min(room, Measurement.get(self.app.console, options, picture).maximum)
        yield static


class HelpScreen(Over):
    title_key = "cli-keys"

    def __init__(self, say: Speech, panes: list[tuple[str, str]]) -> None:
        super().__init__(say)
        self.panes = panes

    def contents(self) -> ComposeResult:
        panes = [(key, self.say("cli-pane-in-full", title=title)) for key, title in self.panes]
        known = [(key, self.say(said)) for key, said in KEYS]
        keys = [*known[:-3], *panes, *known[-3:]]
        wide = max(len(key) for key, _ in keys)
        lines = [Content.assemble((f"{key:<{wide}}  ", "bold $accent"), words) for key, words in keys]
        yield Static(Content("\n").join(lines))


class HintScreen(Over):
    """What the strongest bot thinks of each option, the best first."""

    title_key = "cli-hint"

    def __init__(self, say: Speech, estimates: list[Estimate]) -> None:
        super().__init__(say)
        self.estimates = estimates

    def contents(self) -> ComposeResult:
        say, best = self.say, self.estimates[0]
        lines = [Content.styled(say("cli-would-play", move=best.option.label), "bold $accent")]
        lines += [Content(estimate.say(say.names, say.language)) for estimate in self.estimates]
        yield Static(Content("\n\n").join(lines))


class RulesScreen(Over):
    """Chapters of what is at the table: type words or an id, move through what fits, read it below."""

    title_key = "cli-rules"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss"),
        Binding("down", "move(1)", priority=True),
        Binding("up", "move(-1)", priority=True),
    ]

    def __init__(self, say: Speech, book: Handbook, chapters: Chapters, words: str = "") -> None:
        super().__init__(say)
        self.book = book
        self.chapters = chapters
        self.words = words
        # Rules, and titles of chapters above theirs.
        self.found: list[Rule | str] = []

    def box(self) -> Widget:
        return Vertical(classes="box")

    def contents(self) -> ComposeResult:
        hint = self.say("cli-rules-search")
        yield Input(self.words, placeholder=hint, id="search", compact=True)
        yield OptionList(id="found")
        with VerticalScroll(id="text"):
            yield Static(id="rule")

    def on_mount(self) -> None:
        self.query_one("#search").focus()
        self.search(self.words)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.search(event.value)

    def search(self, words: str) -> None:
        """A rule by its id comes with its whole group, so that one can read on."""
        ledger = self.book.ledger
        exact = ledger.by_id.get(words.strip().lower())
        if exact is not None:
            group = exact.id.rpartition(".")[0]
            self.found = [rule for rule in ledger.rules if rule.id.rpartition(".")[0] == group]
        elif words.strip():
            self.found = [*self.book.look_up(words)]
        else:
            self.found = []
            for title, rules in self.chapters:
                self.found += [*([title] if title else []), *rules]
        listing = self.query_one("#found", OptionList)
        listing.set_options([listed(one) for one in self.found])
        listing.highlighted = None
        if self.found:
            listing.highlighted = self.found.index(exact) if exact is not None else self.after(-1, 1)
        else:
            self.query_one("#rule", Static).update(self.say("cli-no-rule-fits"))

    def after(self, at: int, step: int) -> int:
        """The next rule in that direction, past titles of chapters."""
        count = len(self.found)
        ways = ((at + step * far) % count for far in range(1, count + 1))
        return next(way for way in ways if isinstance(self.found[way], Rule))

    def action_move(self, step: int) -> None:
        listing = self.query_one("#found", OptionList)
        if self.found:
            listing.highlighted = self.after(listing.highlighted or 0, step)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        rule = self.found[event.option_index]
        if isinstance(rule, Rule):
            self.query_one("#rule", Static).update(rule_content(self.say, rule))
            self.query_one("#text").scroll_home(animate=False)


def listed(one: Rule | str) -> Option:
    if isinstance(one, str):
        return Option(Content.styled(one, "bold $accent"), disabled=True)
    return Option(Content.assemble(one.title, ("  " + one.id, MUTED)))


def rule_content(say: Speech, rule: Rule) -> Content:
    parts = [Content.assemble((rule.title, "bold"), ("  " + rule.id, "$accent")), Content(rule.text)]
    for name, text in (("example", rule.example), ("ruling", rule.ruling), ("source", rule.source)):
        if text:
            parts.append(Content.assemble((f"{say(f'cli-rule-{name}')} ", MUTED), text))
    return Content("\n\n").join(parts)
