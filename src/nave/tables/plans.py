"""What a command would change, worked out before anything is stored."""

from dataclasses import dataclass, field, replace
from importlib.metadata import version
from typing import NamedTuple

from nave.api import new_game, replay
from nave.bots import make_bot, plug_ins
from nave.kernel.errors import IllegalMove, NaveError
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.errors import Illegal, Invalid, Locked, Refused, TableError
from nave.tables.live import Live
from nave.tables.memory import next_game
from nave.tables.model import Arranged, Asked, Entry, Outcome, SeatRow, Standing
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
    # The table as it will be played, if that changes before it begins.
    arranged: Arranged | None = None
    # What its sender is told once it is stored: that it was refused is itself something to note.
    refusal: TableError | None = None


def running(live: Live) -> Game:
    """The table's game if answers are taken now."""
    if live.locked:
        raise Locked(live.locked)
    if live.row.status == m.OVER:
        raise Refused(Said("refused-table-over"))
    if live.row.status != m.RUNNING or live.game is None:
        raise Refused(Said("refused-not-started"))
    return live.game


def not_your_turn(game: Game, seat: int) -> Said:
    return Said("refused-turn", answering=-1 if game.seat is None else game.seat, seat=seat)


def seat_of(game: Game) -> int | None:
    """The seat that must answer; none while people enter what a real box says."""
    return None if game.seat == NATURE else game.seat


def standing(game: Game, seats: list[SeatRow]) -> Standing:
    """How the table stands with that game and those seats."""
    result = game.result
    if result is None:
        asked = seat_of(game)
        return Standing(m.RUNNING, bot_due=asked is not None and not seats[asked].person)
    resigned = [seat.seat for seat in seats if seat.resigned]
    reason = game.say(result.said, names_of(seats, game.names()))
    return Standing(m.OVER, Outcome(result.scores, result.winners, reason, resigned))


def playing(live: Live) -> Game:
    """The same, unless the table is paused."""
    game = running(live)
    if live.clocks.paused is not None:
        raise Refused(Said("refused-paused"))
    return game


def asked(live: Live, plan: Plan, entries: list[Entry], moment: int) -> Asked:
    """Who must answer after a plan, since when, and what time will do to them."""
    number = entries[-1].number
    game = live.game if plan.game is None else plan.game
    known = live.row.asked
    moved = plan.game is not None or known is None or plan.standing.status != live.row.status
    since = moment if moved or known is None else known.at
    shown = [bool(entry.text) for entry in entries if entry.kind == m.PUBLISHED]
    published = shown[-1] if shown else live.published
    if game is None:
        return Asked(number, None, None, since, published=published)
    seat = seat_of(game) if plan.standing.status == m.RUNNING else None
    clocks, customs = live.clocks.copy(), live.row.customs
    for entry in entries:
        clocks.fold(entry, customs, live.count)
    person = seat is not None and next((s for s in plan.seats if s.seat == seat), live.seats[seat]).person
    due = clocks.due(seat, customs) if seat is not None and person else None
    warned = 0 if clocks.warned is None else clocks.warned[2]
    paused = 0 if clocks.paused is None else clocks.paused[1]
    due_at = None if due is None else due.at
    return Asked(number, seat, game.state.turn, since, due_at, warned, paused, published)


def changed(live: Live, *seats: SeatRow) -> list[SeatRow]:
    """All seats of the table, some of them as they will be."""
    later = {seat.seat: seat for seat in seats}
    return [later.get(seat.seat, seat) for seat in live.seats]


def answered(game: Game, seat: int, move: str) -> Game:
    """The game after a seat's answer and what nature answers to it."""
    if game.seat != seat:
        raise Refused(not_your_turn(game, seat))
    try:
        return next_game(game, move)
    except IllegalMove as error:
        raise Illegal(NaveError(error.why, error.words_in), move=error.move, rule=error.rule) from None
    except NaveError as error:
        raise Invalid(error) from None


def steps_between(before: Game, after: Game, seat: int) -> list[Step]:
    """One answer of a seat, and what nature answered to it."""
    first, *others = after.answers_since(before.count)
    return [Step(m.ANSWER, seat, first), *(Step(m.NATURE, None, text) for text in others)]


def answer(live: Live, seat: int, move: str, longest: int, note: str = "") -> Plan:
    """A seat's answer, and what nature answers to it."""
    game = playing(live)
    following = answered(game, seat, move)
    steps = steps_between(game, following, seat)
    return stored(live, steps, [Step(m.NOTE, seat, note)] if note else [], following, longest)


def entered(live: Live, seat: int, move: str, longest: int) -> Plan:
    """What a real box said, entered by somebody at the table.

    That a draw which one alone sees cannot be tells that one what others hold. At the real table nobody looks
    at the cards of others unseen, so whoever tries is seen here too; and where an earlier draw was mistyped,
    everybody has to know.
    """
    game = playing(live)
    try:
        following = answered(game, NATURE, move)
    except Illegal as refusal:
        if live.drawer is None:
            raise
        return Plan([Step(m.MISFIT, seat)], live.row.standing, refusal=refusal)
    first, *others = following.answers_since(game.count)
    steps = [Step(m.NATURE, seat, first), *(Step(m.NATURE, None, text) for text in others)]
    return stored(live, steps, [], following, longest)


def stored(live: Live, answers: list[Step], notes: list[Step], following: Game, longest: int) -> Plan:
    """The plan of some answers; a game of `longest` answers ends there."""
    steps = answers + notes
    after = standing(following, live.seats)
    if after.status == m.RUNNING and live.count + len(answers) >= longest:
        # Some games have no natural end; nobody has won this one.
        resigned = [seat.seat for seat in live.seats if seat.resigned]
        steps.append(Step(m.END, None))
        after = Standing(m.OVER, Outcome(None, [], "", resigned))
    return Plan(steps, after, following)


def take_back(live: Live, seat: int, count: int) -> Plan:
    """The last answers of a seat, so many of them, no longer hold."""
    back = playing(live).copy()
    for _ in range(count):
        back.undo()
    return Plan([Step(m.UNDO, seat, str(live.count - count))], standing(back, live.seats), back)


def go_back(live: Live, seat: int, keep: int) -> Plan:
    """With a real box everything can be taken back: it lies there to be looked at again."""
    playing(live)
    record = live.bare_record()
    record.answers = live.answers()[:keep]
    back = replay(record, chance=live.chance)
    return Plan([Step(m.UNDO, seat, str(keep))], standing(back, live.seats), back)


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
        raise Locked(Said("refused-start", error=error)) from None
    if game.components.hash != row.component_hash:
        wanted = {"name": row.component_name, "hash": row.component_hash}
        raise Locked(Said("refused-components", **wanted, here=game.components.hash))
    steps = [Step(m.REPLACED, bot.seat, bot.bot) for bot in filled]
    steps.append(Step(m.START, seat))
    steps.extend(Step(m.NATURE, None, text) for text in game.answers)
    return Plan(steps, standing(game, changed(live, *filled)), game, filled)


def played_by(seat: SeatRow, bot: str) -> SeatRow:
    """The seat with a bot on it, and the version in which the bot is installed here."""
    return replace(seat, kind=m.BOT, bot=checked_bot(bot), bot_version=bot_version(bot))


def bot_version(name: str) -> str:
    """The version of the package that a bot comes from."""
    found = plug_ins().get(name.partition(":")[0])
    if found is None:
        return version("nave")
    return "" if found.dist is None else found.dist.version[: m.VERSION_LENGTH]


def checked_bot(name: str) -> str:
    try:
        make_bot(name)
    except NaveError as error:
        raise Invalid(error) from None
    return name
