"""The full-screen table: answering, typing and keys, over the pictures. Knows no rule."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList

from nave.cli.draw import Drawing
from nave.cli.session import Session, strengths_at
from nave.cli.table_pictures import TablePictures
from nave.cli.table_screens import HelpScreen, HintScreen, PictureScreen, RulesScreen
from nave.cli.table_widgets import LogPane, MoveInput, OptionPane
from nave.cli.typed import in_own_words
from nave.kernel.errors import IllegalMove, NaveError
from nave.kernel.game import Option


class TableApp(TablePictures):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("r", "restart_turn"),
        Binding("e", "end_turn"),
        Binding("t,colon", "type"),
        Binding("h", "hint"),
        Binding("w", "why"),
        Binding("slash", "rules"),
        Binding("f2", "cited"),
        Binding("f3", "tips"),
        Binding("question_mark,f1", "help"),
        Binding("tab", "tab", priority=True),
        Binding("right", "next_pane(1)"),
        Binding("left", "next_pane(-1)"),
        Binding("q", "quit"),
    ]

    def __init__(self, session: Session, drawing: Drawing[Any], pace: float = 0.0) -> None:
        super().__init__(session, drawing)
        self.pace = pace
        # The next line typed asks why not, rather than plays.
        self.asking_why = False

    def on_mount(self) -> None:
        super().on_mount()
        self.notice(" · ".join(strengths_at(self.session)))
        self.go_on()

    # ------------------------------------------------------------ answering

    def answer(self, option: Option) -> None:
        warning = self.session.warning(option)
        if warning:
            again = self.say("cli-tip-again", move=option.text)
            self.notice(f"{self.say('cli-tip', tip=warning, rule=self.session.cited)} {again}")
            return
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
        else:
            self.teach()

    def teach(self) -> None:
        tip = "" if self.session.game.over else self.session.tip()
        if tip:
            self.notice(self.say("cli-tip", tip=tip, rule=self.session.cited))

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
            result.reason = self.say.say(result.said)
            title = self.say("cli-final-score")
            self.lay_over(PictureScreen(self.say, title, lambda width: self.drawing.sheet(view, result)))

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
        self.notice(self.say("cli-which-move"))
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
                    return
            try:
                meant = in_own_words(typed, [option.label for option in self.options], self.say.language)
            except NaveError:
                return
            if meant is not None:
                self.query_one(OptionPane).highlighted = meant

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
            self.warn(self.say("cli-refused", move=refused.move, reason=refused.why), refused.rule)
        except NaveError as error:
            self.warn(error.say(self.say.language))
        else:
            self.leave_input()
            self.answer(option)

    def explain(self, words: str) -> None:
        refusal = self.session.why_not(words)
        if refusal is None:
            self.notice(self.say("cli-possible", move=self.session.find(words).text))
        else:
            self.warn(self.say("cli-refused", move=words, reason=refusal.said), refusal.rule)

    # ------------------------------------------------------------ keys

    def on_key(self, event: events.Key) -> None:
        """Each picture has a key that opens it."""
        if isinstance(self.focused, Input) or len(self.screen_stack) > 1:
            return
        for number, pane in enumerate(self.drawing.panes):
            if event.key == self.drawing.key(pane):
                event.stop()
                if self.wide or self.current == number:
                    self.unfold(number)
                else:
                    self.current = number
                    self.arrange()

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
        self.take_back(self.session.undo, "cli-taken-back")

    def action_restart_turn(self) -> None:
        self.take_back(self.session.restart_turn, "cli-turn-again")

    def take_back(self, what: Callable[[], None], told: str) -> None:
        """Or say why there is nothing to take back."""
        if self.busy:
            return
        try:
            what()
        except NaveError as error:
            self.warn(error.say(self.say.language))
            return
        self.notice(self.say(told))
        self.show_table()

    def action_rules(self) -> None:
        self.look_up("")

    def action_hint(self) -> None:
        self.lay_over(HintScreen(self.say, self.session.hint()))

    def action_cited(self) -> None:
        if self.session.cited:
            self.look_up(self.session.cited)

    def look_up(self, rule: str) -> None:
        self.lay_over(RulesScreen(self.say, self.session.book, self.session.chapters(), rule))

    def action_tips(self) -> None:
        """On and off; what there is to say at this question is said at once."""
        self.notice(self.say("cli-tips-on" if self.session.switch_tips() else "cli-tips-off"))
        if not self.busy:
            self.teach()

    def action_help(self) -> None:
        drawing = self.drawing
        panes = [(drawing.key(pane), drawing.title(pane)) for pane in drawing.panes]
        self.lay_over(HelpScreen(self.say, panes))
