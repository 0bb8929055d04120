"""What the full-screen table shows: pictures of the game, its log, the question and its options."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from nave.cli.draw import NOTHING, Drawing
from nave.cli.session import Session
from nave.cli.table_screens import Over, PictureScreen
from nave.cli.table_theme import MUTED, THEME
from nave.cli.table_widgets import FOOT, KeyLine, LogPane, MoveInput, OptionPane, PaneView
from nave.kernel.events import Event
from nave.kernel.frame import NATURE
from nave.kernel.game import Option
from nave.kernel.types import View

# Below this the pictures take turns; above it all are in sight.
WIDE: Final = (100, 28)
# Below that height panes that can do with less leave room for the log.
LOW: Final = 40
# Lines a resumed game tells of its past.
PAST: Final = 400
# Lines of what bots did that stay in sight where the log does not.
GLANCE: Final = 2


class TablePictures(App[None]):
    CSS_PATH = "table_app.tcss"
    TITLE = "Nave"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, drawing: Drawing[Any]) -> None:
        super().__init__()
        self.session = session
        self.drawing = drawing
        self.say = session.say
        self.view: View = {}
        self.options: list[Option] = []
        # Bots are thinking: nothing may be answered or taken back.
        self.busy = False
        # The log tells the events up to this answer.
        self.told = 0
        self.current = 0

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="tabs")
        with Horizontal(id="top"):
            for pane in self.drawing.panes:
                if pane.top:
                    yield PaneView(pane, self.drawing)
        with Horizontal(id="bottom"):
            with Vertical(id="side"):
                for pane in self.drawing.panes:
                    if not pane.top:
                        yield PaneView(pane, self.drawing)
                yield LogPane(self.say)
            with Vertical(id="ask"):
                yield Static(id="prompt")
                yield OptionPane()
                yield Static(id="notice")
                yield MoveInput(self.session)
        yield KeyLine(self.say)

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "nave"
        self.told = max(0, len(self.session.game.answers) - PAST)
        self.arrange()
        self.query_one(OptionPane).focus()
        self.show_table()

    # ------------------------------------------------------------ arrangement

    @property
    def wide(self) -> bool:
        return self.size.width >= WIDE[0] and self.size.height >= WIDE[1]

    def on_resize(self) -> None:
        # Only after the resize has been dealt with is `size` the new one.
        self.call_next(self.arrange)

    def arrange(self) -> None:
        """All pictures at once, or one at a time where there is no room for that."""
        if not self.query("#tabs"):
            return
        self.screen.set_class(not self.wide, "small")
        self.show_tabs()
        height = self.size.height
        low = self.wide and height < LOW and any(pane.least for pane in self.drawing.panes)
        if self.wide:
            upper = 15 if height < LOW else min(24, height // 2)
            # The log keeps four lines.
            room = height - upper - 2 - 8
        else:
            # Enough for any picture, as long as some options stay in sight below it.
            upper = room = max(13, height // 2 - 1) if height >= 24 else max(5, height - 11)
        if self.view:
            self.show_title()
            self.show_keys()
        self.query_one("#top").styles.height = upper
        self.query_one("#side").styles.height = "100%" if self.wide else room
        # Beside panes of a fixed height the others get the rest.
        panes = [pane for pane in self.drawing.panes if pane.lines and not pane.top]
        lines = {pane.id: pane.least if low else pane.lines for pane in panes}
        fixed = sum(count + 2 for count in lines.values())
        for widget in self.query("#side PaneView").results(PaneView):
            widget.room = (lines.get(widget.pane.id) or room - fixed) if self.wide else room

    def show_tabs(self) -> None:
        """Which picture is in front where there is room for one."""
        panes = self.drawing.panes
        titles = [*[(pane.id, self.drawing.title(pane)) for pane in panes], ("log", self.say("cli-log"))]
        chosen = titles[self.current][0]
        for name, _ in titles:
            widget = self.query_one("#log" if name == "log" else f"#pane-{name}")
            widget.set_class(name == chosen, "current")
        top = any(pane.top and pane.id == chosen for pane in panes)
        self.query_one("#top").set_class(top, "current")
        self.query_one("#side").set_class(not top, "current")
        self.query_one("#tabs", Static).update(
            Content("  ").join(
                Content.styled(f" {title} ", "reverse bold" if name == chosen else MUTED)
                for name, title in titles
            )
            + Content.styled("   ← →", MUTED)
        )

    def action_next_pane(self, step: int) -> None:
        if not self.wide:
            self.current = (self.current + step) % (len(self.drawing.panes) + 1)
            self.arrange()

    def lay_over(self, screen: Over) -> None:
        self.call_later(self.push_screen, screen)

    def unfold(self, number: int) -> None:
        pane = self.drawing.panes[number]
        view, title = self.view, self.drawing.title(pane)
        self.lay_over(PictureScreen(self.say, title, lambda width: self.drawing.full(pane.id, view, width)))

    # ------------------------------------------------------------ showing

    def show_table(self) -> None:
        game, session = self.session.game, self.session
        self.view = session.view()
        self.options = [] if self.busy or session.bot_to_answer else session.options()
        self.show_title()
        self.show_prompt()
        labels = [option.label for option in self.options]
        after = [self.say("cli-show-scores"), self.say("cli-leave")]
        self.query_one(OptionPane).show(after if game.over else labels)
        self.show_panes()
        self.tell_news()
        for trouble in (session.replaced, session.trouble):
            if trouble:
                self.warn(trouble)
        session.replaced = ""
        self.show_keys()

    def show_title(self) -> None:
        game = self.session.game
        title = Text.assemble((f" {game.rules.title}", f"bold {THEME.primary}"))
        title.append(f"  {self.say('cli-title-turn', turn=self.view['turn'])}", style=MUTED)
        if self.session.trouble:
            title.append(f"  {self.say('cli-title-unsaved')}", style=f"bold {THEME.error}")
        strip = self.drawing.strip(self.view)
        seed = f"  {self.say('cli-title-seed', seed=str(game.seed))}"
        if title.cell_len + len(seed) + strip.cell_len + 3 <= self.size.width:
            title.append(seed, style=MUTED)
        title.append(" " * max(2, self.size.width - title.cell_len - strip.cell_len - 1))
        self.query_one("#title", Static).update(title.append_text(strip))

    def show_prompt(self) -> None:
        game, session = self.session.game, self.session
        prompt = Text("")
        seat = game.seat
        if seat is not None:
            prompt.append_text(self.drawing.mark(self.view, seat)).append(" ")
        if seat is not None and session.bot_to_answer:
            prompt.append(self.say("cli-thinking", player=seat, bot=session.players[seat]))
        else:
            prompt.append(self.say.say(game.asked()), style="bold")
        self.query_one("#prompt", Static).update(prompt)

    def show_panes(self) -> None:
        chosen = self.query_one(OptionPane).highlighted
        touched = NOTHING
        if chosen is not None and chosen < len(self.options):
            touched = frozenset(self.options[chosen].touches)
        for pane in self.query(PaneView):
            pane.show(self.view, touched)

    def tell_news(self) -> None:
        """Append to the log; each turn begins with a line of its own."""
        game = self.session.game
        log = self.query_one(LogPane)
        if len(game.answers) < self.told:
            log.take_back(len(game.answers))
        news = game.events_for(self.session.viewer, since=self.told)
        if news:
            players = range(len(self.say.names))
            styles = [self.drawing.ink(self.view, player) for player in players]
            # What the last answer of a turn sets off belongs to the next one.
            turns = [bisect_right(game.turn_starts, event.answer + 1) for event in news]
            said = [self.say.say(event.said()) for event in news]
            log.tell(list(zip(news, turns, said, strict=True)), self.say.names, styles)
            answered = game.answered_by
            others = [line for event, line in zip(news, said, strict=True) if self.of_others(answered, event)]
            if others and not self.wide:
                # The log is out of sight there: what the others did stands below the options.
                self.notice(Content.styled("\n".join(others[-GLANCE:]), MUTED))
        self.told = len(game.answers)

    def of_others(self, answered: Sequence[int], event: Event) -> bool:
        """Whether an event follows from an answer of a bot."""
        return answered[event.answer] != NATURE and answered[event.answer] not in self.session.humans

    def show_keys(self) -> None:
        usable = [action for _, action in FOOT if self.usable(action)]
        self.query_one(KeyLine).show(usable, isinstance(self.focused, MoveInput), self.size.width - 2)

    def usable(self, action: str) -> bool:
        """Whether a key would do something now; to take back is refused with the reason."""
        if action in ("undo", "restart_turn"):
            return not self.busy and self.session.can_undo
        return bool(self.check_action(action, ()))

    def on_descendant_focus(self) -> None:
        if self.view:
            self.show_keys()

    def notice(self, content: Content | str = "") -> None:
        self.query_one("#notice", Static).update(content)

    def warn(self, words: str, rule: str = "") -> None:
        content = Content.styled(words, "$error")
        if rule:
            content += Content.styled(f"  {self.say('cli-look-up', rule=rule)}", MUTED)
        self.notice(content)
