"""What a seat may know as whole numbers in a buffer: the layout that names them, and who writes them.

A game derives from `Observer`. Its constructor declares every number once, by name and bound, and keeps the
places; `begin` and `write` fill them straight from a state. Every number is 0 or more.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from nave.kernel.frame import Frame
from nave.kernel.rules import Setting
from nave.kernel.state import State

# The largest number a place holds; what has no limit of its own is cut off there.
MOST: Final = 32767
# An argument of a question: 0 says that there is none, and -1 is a value that occurs.
ARGUMENT: Final = 2
SEAT: Final = "seat"


class Layout:
    """The numbers of an observation in their order: name, largest value, and the value that counts as 1."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.high: list[int] = []
        self.scale: list[int] = []

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str, high: int, scale: int = 0) -> int:
        """One number up to `high`; its place."""
        self.names.append(name)
        self.high.append(high)
        self.scale.append(scale or high)
        return len(self.names) - 1

    def numbers(self, name: str, keys: Sequence[str], high: int, scale: int = 0) -> int:
        """One number for each key; the place of the first."""
        for key in keys:
            self.number(f"{name}.{key}", high, scale)
        return len(self.names) - len(keys)

    def one_of(self, name: str, choices: Sequence[str]) -> int:
        """One number for each choice, of which at most one is 1; the place of the first."""
        for choice in choices:
            self.number(f"{name}={choice}", 1)
        return len(self.names) - len(choices)


class Asked:
    """A kind of question and what its arguments are: "seat" is told as the observing seat counts."""

    def __init__(self, kind: str, *arguments: str) -> None:
        self.kind = kind
        self.arguments = arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """One for each game and number of seats; without state of its own, so one serves every table."""

    def __init__(self, players: int) -> None:
        self.layout = Layout()
        self.players: i64 = players
        self.setting_ids: list[str] = []
        self.setting_defaults: list[str] = []
        self.setting_places: list[dict[str, int]] = []
        self.kinds: dict[str, int] = {}
        # By kind: which arguments are seats, as bits, and which one is an action, -1 for none.
        self.seat_arguments: list[int] = []
        self.action_arguments: list[int] = []
        self.depth: i64 = 0
        self.open_at: i64 = 0
        self.action_at: i64 = 0
        self.stack_at: i64 = 0
        self.stack_step: i64 = 0

    def fitting(self, s: State) -> "Observer":
        """This one, or one with more places for a box that needs them; s is any state of a game with it."""
        return self

    def begin(self, s: State, out: "vec[i16]", at: i64) -> None:
        """A new game: everything 0 but what stays the same until its end."""
        raise NotImplementedError

    def write(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        """What that seat may know now. The place must have been begun with the same game."""
        raise NotImplementedError

    # ------------------------------------------------------------ settings

    def declare_settings(self, settings: list[Setting], left_out: tuple[str, ...]) -> None:
        """All that people choose, but what the table itself tells for each seat."""
        for setting in settings:
            if setting.id in left_out:
                continue
            values = list(setting.values)
            place = self.layout.one_of(f"setting.{setting.id}", values)
            self.setting_ids.append(setting.id)
            self.setting_defaults.append(setting.default)
            self.setting_places.append({value: place + number for number, value in enumerate(values)})

    def write_settings(self, settings: dict[str, str], out: "vec[i16]", at: i64) -> None:
        for number, name in enumerate(self.setting_ids):
            value = settings.get(name, self.setting_defaults[number])
            place: i64 = self.setting_places[number][value]
            out[at + place] = 1

    # ------------------------------------------------------------ questions

    def declare_questions(self, questions: list[Asked], actions: list[str], depth: int, most: int) -> None:
        """The open question by kind and by the action it is about; and `depth` questions with arguments."""
        layout = self.layout
        kinds = [question.kind for question in questions]
        longest = max(len(question.arguments) for question in questions)
        self.open_at = layout.one_of("question", kinds)
        self.action_at = layout.one_of("question.action", actions)
        self.depth = depth
        self.stack_at = len(layout)
        self.stack_step = 1 + longest
        for place in range(depth):
            layout.number(f"question{place + 1}.kind", len(kinds))
            for number in range(longest):
                layout.number(f"question{place + 1}.argument{number + 1}", most + ARGUMENT)
        for number, question in enumerate(questions):
            self.kinds[question.kind] = number
            found = question.arguments
            self.seat_arguments.append(sum(1 << place for place, name in enumerate(found) if name == SEAT))
            self.action_arguments.append(found.index("action") if "action" in found else -1)

    def write_questions(self, s: State, seat: i64, out: "vec[i16]", at: i64) -> None:
        """The question that is asked first comes first; where they end all numbers are 0."""
        stack: list[Frame[State]] = s.stack
        count: i64 = len(stack)
        for place in range(min(count, self.depth)):
            frame = stack[count - 1 - place]
            kind = self.kinds.get(frame.kind, -1)
            if kind < 0:  # questions of the set-up, which no seat is ever asked above
                continue
            number: i64 = kind
            here = at + self.stack_at + place * self.stack_step
            out[here] = i16(number + 1)
            arguments = frame.args()
            about_seats: i64 = self.seat_arguments[number]
            for index in range(i64(len(arguments))):
                value: i64 = arguments[index]
                if about_seats & (1 << index) and value >= 0:
                    value = (value - seat + self.players) % self.players
                out[here + 1 + index] = i16(value + ARGUMENT)
            if place == 0:
                out[at + self.open_at + number] = 1
                about_action: i64 = self.action_arguments[number]
                if about_action >= 0:
                    action: i64 = arguments[about_action]
                    out[at + self.action_at + action] = 1


def clear(out: "vec[i16]", start: i64, end: i64) -> None:
    for place in range(start, end):
        out[place] = 0


def cut(value: i64, most: i64) -> i16:
    """A number without limit of its own, as far as it is told."""
    return i16(value if value < most else most)
