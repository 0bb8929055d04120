"""What a command would change, worked out before anything is stored."""

from dataclasses import dataclass, field
from typing import NamedTuple

from nave.api import new_game
from nave.bots import make_bot
from nave.kernel.errors import IllegalMove, NaveError
from nave.kernel.game import Game
from nave.tables import model as m
from nave.tables.errors import Illegal, Invalid, Locked, Refused
from nave.tables.live import Live, next_game
from nave.tables.model import Outcome, SeatRow, Standing
from nave.tables.people import names_of


class Step(NamedTuple):
    """A journal entry to be."""

    kind: str
    seat: int | None
    text: str = ""


@dataclass(slots=True)
class Plan:
    steps: list[Step]
    standing: Standing
    # The game after it, if it changes.
    game: Game | None = None
    # The seats that change, as they will be.
    seats: list[SeatRow] = field(default_factory=list)


def running(live: Live) -> Game:
    """The table's game if answers are taken now."""
    if live.locked:
        raise Locked(live.locked)
    if live.row.status == m.OVER:
        raise Refused("the game at this table is over")
    if live.row.status != m.RUNNING or live.game is None:
        raise Refused("the table has not started yet")
    return live.game


def standing(game: Game, seats: list[SeatRow]) -> Standing:
    """How the table stands with that game and those seats."""
    result = game.result
    if result is None:
        return Standing(m.RUNNING, bot_due=game.seat is not None and not seats[game.seat].person)
    resigned = [seat.seat for seat in seats if seat.resigned]
    reason = game.say(result.said, names_of(seats, game.names()))
    return Standing(m.OVER, Outcome(result.scores, result.winners, reason, resigned))


def changed(live: Live, *seats: SeatRow) -> list[SeatRow]:
    """All seats of the table, some of them as they will be."""
    later = {seat.seat: seat for seat in seats}
    return [later.get(seat.seat, seat) for seat in live.seats]


def answer(live: Live, seat: int, move: str, note: str = "") -> Plan:
    """A seat's answer, and what nature answers to it."""
    game = running(live)
    if game.seat != seat:
        raise Refused(f"seat {game.seat} must answer now, not seat {seat}")
    try:
        following = next_game(game, move)
    except IllegalMove as error:
        raise Illegal(error.reason, move=error.move, rule=error.rule) from None
    except NaveError as error:
        raise Invalid(str(error)) from None
    first, *others = following.answers_since(live.count)
    steps = [Step(m.ANSWER, seat, first), *(Step(m.NATURE, None, text) for text in others)]
    if note:
        steps.append(Step(m.NOTE, seat, note))
    return Plan(steps, standing(following, live.seats), following)


def take_back(live: Live, seat: int, count: int) -> Plan:
    """The last answers of a seat, so many of them, no longer hold."""
    back = running(live).copy()
    for _ in range(count):
        back.undo()
    return Plan([Step(m.UNDO, seat, str(live.count - count))], standing(back, live.seats), back)


def begin(live: Live, seat: int | None, filled: list[SeatRow]) -> Plan:
    """Nature answers the set-up. Seats that nobody has taken are filled with bots.

    A table keeps the rules version and the component set it was made with.
    """
    row = live.row
    try:
        game = new_game(
            row.game,
            seats=row.seats,
            settings=row.options,
            components=row.component_name,
            chance=live.chance,
            rules_version=row.rules_version,
        )
    except NaveError as error:
        raise Locked(f"this table cannot start here: {error}") from None
    if game.components.hash != row.component_hash:
        raise Locked(
            f"this table was made for the component set {row.component_name} {row.component_hash}; "
            f"here is {game.components.hash}"
        )
    steps = [Step(m.REPLACED, bot.seat, bot.bot) for bot in filled]
    steps.append(Step(m.START, seat))
    steps.extend(Step(m.NATURE, None, text) for text in game.answers)
    return Plan(steps, standing(game, changed(live, *filled)), game, filled)


def checked_bot(name: str) -> str:
    try:
        make_bot(name)
    except NaveError as error:
        raise Invalid(str(error)) from None
    return name
