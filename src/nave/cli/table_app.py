"""The full-screen table: pictures of the game, its log, the question and its options. Knows no rule."""

import asyncio
from bisect import bisect_right
from time import monotonic
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from nave.cli.draw import NOTHING, Drawing
from nave.cli.session import Session
from nave.cli.table_screens import HelpScreen, HintScreen, Over, PictureScreen, RulesScreen
from nave.cli.table_theme import MUTED, THEME
from nave.cli.table_widgets import FOOT, KeyLine, LogPane, MoveInput, OptionPane, PaneView
from nave.kernel.errors import IllegalMove, NaveError
from nave.kernel.game import Option

# Below this the pictures take turns; above it all are in sight.
WIDE: Final = (100, 28)
# Below that height panes that can do with less leave room for the log.
LOW: Final = 40
# Lines a resumed game tells of its past.
PAST: Final = 400
# What is left to choose when the game is over.
AFTER: Final = ("Show the score sheet", "Leave the table")


class TableApp(App[None]):
    CSS_PATH = "table_app.tcss"
    TITLE = "Nave"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("r", "restart_turn"),
        Binding("e", "end_turn"),
        Binding("t,colon", "type"),
        Binding("h", "hint"),
        Binding("w", "why"),
        Binding("slash", "rules"),
        Binding("f2", "cited"),
        Binding("question_mark,f1", "help"),
        Binding("tab", "tab", priority=True),
        Binding("right", "next_pane(1)"),
        Binding("left", "next_pane(-1)"),
        Binding("q", "quit"),
    ]

    def __init__(self, session: Session, drawing: Drawing, pace: float = 0.0) -> None:
        super().__init__()
        self.session = session
        self.drawing = drawing
        self.pace = pace
        self.view: dict[str, Any] = {}
        self.options: list[Option] = []
        # Bots are thinking: nothing may be answered or taken back.
        self.busy = False
        # The next line typed asks why not, rather than plays.
        self.asking_why = False
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
                yield LogPane()
            with Vertical(id="ask"):
                yield Static(id="prompt")
                yield OptionPane()
                yield Static(id="notice")
                yield MoveInput(self.session)
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "nave"
        self.told = max(0, len(self.session.game.answers) - PAST)
        self.arrange()
        self.query_one(OptionPane).focus()
        self.show_table()
        self.go_on()

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
        titles = [*[(pane.id, pane.title) for pane in self.drawing.panes], ("log", "Log")]
        chosen = titles[self.current][0]
        for name, _ in titles:
            widget = self.query_one("#log" if name == "log" else f"#pane-{name}")
            widget.set_class(name == chosen, "current")
        top = any(pane.top and pane.id == chosen for pane in self.drawing.panes)
        self.query_one("#top").set_class(top, "current")
        self.query_one("#side").set_class(not top, "current")
        self.query_one("#tabs", Static).update(
            Content("  ").join(
                Content.styled(f" {title} ", "reverse bold" if name == chosen else MUTED)
                for name, title in titles
            )
            + Content.styled("   ← →", MUTED)
        )
        height = self.size.height
        if self.wide:
            low = height < LOW and any(pane.least for pane in self.drawing.panes)
            upper = 15 if low else max(15, min(24, height // 2))
            # The log keeps four lines.
            room = height - upper - 2 - 8
        else:
            low = False
            # Enough for any picture, as long as some options stay in sight below it.
            upper = room = max(13, height // 2 - 1) if height >= 24 else max(5, height - 11)
        if self.view:
            self.show_title()
        self.query_one("#top").styles.height = upper
        self.query_one("#side").styles.height = "100%" if self.wide else room
        # Beside panes of a fixed height the others get the rest.
        panes = [pane for pane in self.drawing.panes if pane.lines and not pane.top]
        lines = {pane.id: pane.least if low else pane.lines for pane in panes}
        fixed = sum(count + 2 for count in lines.values())
        for widget in self.query("#side PaneView").results(PaneView):
            widget.room = (lines.get(widget.pane.id) or room - fixed) if self.wide else room

    def action_next_pane(self, step: int) -> None:
        if not self.wide:
            self.current = (self.current + step) % (len(self.drawing.panes) + 1)
            self.arrange()

    def on_key(self, event: events.Key) -> None:
        """Each picture has a key that opens it."""
        if isinstance(self.focused, Input) or len(self.screen_stack) > 1:
            return
        for number, pane in enumerate(self.drawing.panes):
            if event.key == pane.key:
                event.stop()
                if self.wide or self.current == number:
                    self.unfold(number)
                else:
                    self.current = number
                    self.arrange()

    def lay_over(self, screen: Over) -> None:
        self.call_later(self.push_screen, screen)

    def unfold(self, number: int) -> None:
        pane = self.drawing.panes[number]
        view = self.view
        self.lay_over(PictureScreen(pane.title, lambda width: self.drawing.full(pane.id, view, width)))

    # ------------------------------------------------------------ showing

    def show_table(self) -> None:
        game, session = self.session.game, self.session
        self.view = game.view(session.viewer)
        self.options = [] if self.busy or session.bot_to_answer else game.options()
        self.show_title()
        self.show_prompt()
        labels = [option.label for option in self.options]
        self.query_one(OptionPane).show([*AFTER] if game.over else labels)
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
        title.append(f"  turn {self.view['turn']}", style=MUTED)
        if self.session.trouble:
            title.append("  NOT SAVED", style=f"bold {THEME.error}")
        strip = self.drawing.strip(self.view)
        seed = f"  seed {game.seed}"
        if title.cell_len + len(seed) + strip.cell_len + 3 <= self.size.width:
            title.append(seed, style=MUTED)
        title.append(" " * max(2, self.size.width - title.cell_len - strip.cell_len - 1))
        self.query_one("#title", Static).update(title.append_text(strip))

    def show_prompt(self) -> None:
        game = self.session.game
        prompt = Text("")
        seat = game.seat
        if seat is not None:
            prompt.append_text(self.drawing.mark(self.view, seat)).append(" ")
        if seat is not None and self.session.bot_to_answer:
            name = self.drawing.name(self.view, seat)
            prompt.append(f"{name} is thinking ({self.session.players[seat]} bot) …")
        else:
            prompt.append(game.prompt, style="bold")
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
            players = range(len(self.view.get("players", self.session.players)))
            names = [self.drawing.name(self.view, player) for player in players]
            styles = [self.drawing.ink(self.view, player) for player in players]
            # What the last answer of a turn sets off belongs to the next one.
            turns = [bisect_right(game.turn_starts, event.answer + 1) for event in news]
            said = [game.say(event.said()) for event in news]
            log.tell(list(zip(news, turns, said, strict=True)), names, styles)
        self.told = len(game.answers)

    def show_keys(self) -> None:
        usable = [action for _, _, action in FOOT if self.check_action(action, ())]
        self.query_one(KeyLine).show(usable, isinstance(self.focused, MoveInput))

    def on_descendant_focus(self) -> None:
        if self.view:
            self.show_keys()

    def notice(self, content: Content | str = "") -> None:
        self.query_one("#notice", Static).update(content)

    def warn(self, words: str, rule: str = "") -> None:
        content = Content.styled(words, "$error")
        if rule:
            content += Content.styled(f"  F2: {rule}", MUTED)
        self.notice(content)

    # ------------------------------------------------------------ answering

    def answer(self, option: Option) -> None:
        self.session.play(option)
        self.notice()
        self.show_table()
        self.go_on()

    def go_on(self) -> None:
        if self.session.bot_to_answer:
            self.busy = True
            self.let_bots_play()
        elif self.session.game.over:
            self.show_scores()

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Bots may think for long, so they do it beside the screen."""
        shown = monotonic()
        while self.session.bot_to_answer:
            await asyncio.to_thread(self.session.step)
            if self.pace:
                self.show_table()
                await asyncio.sleep(self.pace)
            elif monotonic() - shown > 0.5:
                self.show_table()
                shown = monotonic()
        self.busy = False
        self.show_table()
        self.go_on()

    def show_scores(self) -> None:
        result = self.session.game.result
        if result is not None:
            view = self.view
            self.lay_over(PictureScreen("Final score", lambda width: self.drawing.sheet(view, result)))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if isinstance(event.option_list, OptionPane) and event.option_index < len(self.options):
            self.query_one(MoveInput).placeholder = self.options[event.option_index].text
            self.show_panes()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, LogPane):
            self.look_up(event.option_list.entries[event.option_index][2])
        elif self.session.game.over:
            if event.option_index == 0:
                self.show_scores()
            else:
                self.exit()
        elif isinstance(event.option_list, OptionPane) and not self.busy:
            self.answer(self.options[event.option_index])

    # ------------------------------------------------------------ typing

    def action_type(self) -> None:
        self.query_one(MoveInput).focus()

    def action_why(self) -> None:
        self.asking_why = True
        self.notice("Which move? Type it and press Enter.")
        self.query_one(MoveInput).focus()

    def on_move_input_left(self) -> None:
        self.leave_input()

    def leave_input(self) -> None:
        self.asking_why = False
        self.query_one(MoveInput).value = ""
        self.query_one(OptionPane).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """The list follows what is typed."""
        if isinstance(event.input, MoveInput) and event.value:
            typed = event.value.lower()
            for number, option in enumerate(self.options):
                if option.text.startswith(typed) or str(number + 1) == typed:
                    self.query_one(OptionPane).highlighted = number
                    break

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not isinstance(event.input, MoveInput) or self.busy or not event.value.strip():
            return
        words = event.value
        try:
            if self.asking_why:
                self.explain(words)
                self.leave_input()
                return
            option = self.session.find(words)
        except IllegalMove as refused:
            self.warn(f"{refused.move}: {refused.reason}", refused.rule)
        except NaveError as error:
            self.warn(str(error))
        else:
            self.leave_input()
            self.answer(option)

    def explain(self, words: str) -> None:
        refusal = self.session.why_not(words)
        if refusal is None:
            self.notice(f"{self.session.find(words).text} is possible now.")
        else:
            self.warn(f"{words}: {refusal.reason}", refusal.rule)

    # ------------------------------------------------------------ keys

    def action_tab(self) -> None:
        """Completes where something is typed, else goes to the log and back."""
        log = self.query_one(LogPane)
        if len(self.screen_stack) > 1:
            self.action_focus_next()
        elif isinstance(self.focused, MoveInput):
            self.focused.complete()
        elif self.focused is log:
            self.query_one(OptionPane).focus()
        else:
            self.current = len(self.drawing.panes)
            self.arrange()
            log.focus()
            log.action_last()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing now do nothing."""
        if action in ("undo", "restart_turn"):
            return True if not self.busy and self.session.can_undo else None
        if action == "end_turn":
            return True if self.end_option() is not None else None
        if action in ("type", "why", "hint"):
            return True if self.options else None
        return True

    def end_option(self) -> Option | None:
        return next((option for option in self.options if "button:end" in option.touches), None)

    def action_end_turn(self) -> None:
        option = self.end_option()
        if option is not None:
            self.answer(option)

    def action_undo(self) -> None:
        self.session.undo()
        self.notice("Taken back.")
        self.show_table()

    def action_restart_turn(self) -> None:
        self.session.restart_turn()
        self.notice("The turn starts again.")
        self.show_table()

    def action_rules(self) -> None:
        self.lay_over(RulesScreen(self.session.ledger))

    def action_hint(self) -> None:
        self.lay_over(HintScreen(self.session.hint()))

    def action_cited(self) -> None:
        if self.session.cited:
            self.look_up(self.session.cited)

    def look_up(self, rule: str) -> None:
        self.lay_over(RulesScreen(self.session.ledger, rule))

    def action_help(self) -> None:
        self.lay_over(HelpScreen([(pane.key, pane.title) for pane in self.drawing.panes]))
