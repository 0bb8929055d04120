"""Records in and out: a table's record for people, and a record as a new table."""

from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple, NotRequired, TypedDict

from nave.api import replay, rules_of
from nave.kernel.component_store import ComponentStore, default_home
from nave.kernel.components import STANDARD
from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.owner_set import SetData
from nave.kernel.record import Read, Record, record_from_data
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.dealt import setup_seed
from nave.tables.errors import Invalid, Locked, Refused
from nave.tables.live import Live
from nave.tables.maker import Making
from nave.tables.model import Entry, Keys, Outcome, SeatRow, SeatSpec, Standing, TableRow, TableSpec
from nave.tables.plans import standing
from nave.tables.service import TableService
from nave.tables.texts import plain_text


def public_record(live: Live) -> Record:
    """The table's record as anybody at the table may have it now."""
    check_public(live)
    return whole_record(live)


def check_public(live: Live) -> None:
    """Raises a TableError if nobody may have the record now."""
    if live.locked:
        raise Locked(live.locked)
    if live.game is None:
        raise Refused(Said("refused-no-record"))
    if live.row.status != m.OVER and live.hides:
        raise Refused(Said("refused-record"))


def whole_record(live: Live) -> Record:
    """The table's record with all that is known beside its answers; the seed is told after the end."""
    row = live.row
    if row.origin is not None:
        return record_from_data({**row.origin, "answers": live.answers()[: row.origin["answers"]]})
    record = live.record()
    record.meta = {**meta(live)}
    if row.status == m.OVER:
        record.seed = row.seed
        result = None if live.game is None else live.game.result
        if result is not None:
            record.result = {"scores": result.scores, "winners": result.winners}
    return record


class SeatMeta(TypedDict):
    seat: int
    name: str
    kind: str
    bot: str | None
    # Of the bot, if it was known when it sat down.
    version: NotRequired[str]


class Times(TypedDict):
    """When the table began, and the milliseconds from each answer to the next."""

    begun: int
    answers: list[int]


class Marks(TypedDict):
    """By seat: how often advice was asked for where that is shown, and something was taken back."""

    advice: list[int]
    taken_back: list[int]


class Meta(TypedDict):
    """What a table adds to its record; whoever writes a record elsewhere may add other things."""

    table: str
    seats: list[SeatMeta]
    resigned: NotRequired[list[int]]
    times: NotRequired[Times]
    marks: NotRequired[Marks]
    # What differs from the standard set, where another one was played with.
    set: NotRequired[SetData]
    notes: NotRequired[list[str]]
    # A real box rolled and drew; the set-up was dealt here, or entered as it lay there.
    chance: NotRequired[str]


def meta(live: Live) -> Meta:
    """Who sat where, which version of which bot, and when everything was answered."""
    data: Meta = {"table": live.row.id, "seats": [seat_meta(seat) for seat in live.seats]}
    resigned = [s.seat for s in live.seats if s.resigned]
    if resigned:
        data["resigned"] = resigned
    begun = next((entry.at for entry in live.entries if entry.kind == m.START), None)
    if begun is not None:
        moments = [begun, *(live.entries[number - 1].at for number in live.holding)]
        # Milliseconds from each answer to the next; processes may disagree a little about the time.
        since = [max(later - earlier, 0) for earlier, later in pairwise(moments)]
        data["times"] = {"begun": begun, "answers": since}
    backs = [live.entries[number - 1].seat for number in live.withdraws]
    marks: Marks = {
        "advice": [live.advised.get(seat.seat, 0) for seat in live.seats],
        "taken_back": [backs.count(seat.seat) for seat in live.seats],
    }
    if any(marks["advice"]) or any(marks["taken_back"]):
        data["marks"] = marks
    other = set_of(live.row)
    if other is not None:
        data["set"] = other
    if live.row.customs.by_hand:
        data["chance"] = live.row.customs.chance
    if live.notes:
        data["notes"] = list(live.notes)
    return data


def set_of(row: TableRow) -> SetData | None:
    """The set of a table, so that its record can be read where nobody has it; without who checked what."""
    if row.component_name == STANDARD:
        return None
    try:
        rules = rules_of(row.game)
        kept = ComponentStore(default_home()).owner_set(
            row.game, row.component_name, rules.component_schema, rules.standard_components()
        )
    except NaveError:
        return None
    kept.checks.clear()
    return kept.to_data() if kept.changes else None


def seat_meta(seat: SeatRow) -> SeatMeta:
    data: SeatMeta = {
        "seat": seat.seat,
        "name": seat.name,
        "kind": seat.kind,
        "bot": seat.bot or None,
    }
    if seat.bot_version:
        data["version"] = seat.bot_version
    return data


def unnamed(origin: Read | None, seat: int) -> Read | None:
    """What a record said, without the name of who sat there."""
    if origin is None:
        return None
    people = origin.get("meta", {}).get("seats")
    if not isinstance(people, list):
        return origin
    named = [
        {**one, "name": ""} if isinstance(one, dict) and one.get("seat") == seat else one for one in people
    ]
    return {**origin, "meta": {**origin["meta"], "seats": named}}


def read_record(data: Any, upto: int | None, longest: int) -> tuple[Record, Game]:
    """A stranger's record, replayed. Whatever is wrong with it ends in a refusal."""
    try:
        record = record_from_data(data)
        if len(record.answers) >= longest:
            raise Invalid(Said("refused-long-record", count=str(len(record.answers)), most=str(longest)))
        return record, replay(record, upto=upto)
    except Invalid:
        raise
    except NaveError as error:
        raise Invalid(Said("refused-bad-record", error=error)) from None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise Invalid(Said("refused-replay", error=type(error).__name__)) from None


async def import_record(
    service: TableService,
    record: Record,
    game: Game,
    names: list[str],
    listed: bool,
    kind: str = m.DEVICE,
    making: Making | None = None,
    seats: list[SeatSpec] | None = None,
) -> Keys:
    """Continue from here: a table, on one device unless `seats` say otherwise, that begins with a record."""
    if len(names) not in (0, record.seats):
        raise Invalid(Said("refused-names", names=len(names), seats=record.seats))
    if seats is not None and len(seats) != record.seats:
        raise Invalid(Said("refused-names", names=len(seats), seats=record.seats))
    spec = TableSpec(
        record.game,
        seats or [SeatSpec(kind, names[seat] if names else "") for seat in range(record.seats)],
        dict(game.settings),
        components=game.components.name,
        listed=listed,
    )
    making = making or Making()
    row, sat, keys = await service.prepare(spec, making)
    row.start, row.rules_version = game.start, game.setup.version
    dealt = setup_seed(record, game)
    if dealt is not None:
        # Whoever wants the same set-up again gets that of the record.
        row.seed = dealt
    entries = journal_of(game, m.now())
    row.status, row.last = m.RUNNING, len(entries)
    # It was replayed just now, outside the loop.
    live = Live(row, sat, entries, game)
    row.stand(standing(game, sat))
    return await service.keep_new(live, keys, making, spec.seats)


async def keep_record(service: TableService, record: Record, game: Game, making: Making) -> Keys:
    """A record to be looked at: a finished table with its people, whose record is the same file again.

    The one key opens it from every seat: who has the file knows everything in it.
    """
    people = [person_in(record, seat) for seat in range(record.seats)]
    wishes = [SeatSpec(m.DEVICE, person.name) for person in people]
    spec = TableSpec(record.game, wishes, dict(game.settings), components=game.components.name)
    row, sat, keys = await service.prepare(spec, making)
    row.start, row.rules_version, row.seed = game.start, game.setup.version, record.seed
    row.origin = {**record.to_data(), "answers": len(record.answers)}
    seats = [
        replace(seat, kind=m.BOT, bot=person.bot, bot_version=person.version) if person.bot else seat
        for seat, person in zip(sat, people, strict=True)
    ]
    entries = journal_of(game, m.now())
    stands = standing(game, seats)
    if stands.status != m.OVER:
        entries.append(Entry(len(entries) + 1, m.END, None, m.KEPT, None, entries[-1].at))
        stands = Standing(m.OVER, Outcome(None, [], "", []))
    row.last = len(entries)
    row.stand(stands)
    return await service.keep_new(Live(row, seats, entries, game), keys, making, spec.seats)


class Person(NamedTuple):
    """Who sat at a seat of a record; nobody knows of old ones."""

    name: str = ""
    bot: str = ""
    version: str = ""


def person_in(record: Record, seat: int) -> Person:
    """Written by anybody: what does not read like a person is left out."""
    people = record.meta.get("seats")
    for one in people if isinstance(people, list) else []:
        if isinstance(one, dict) and one.get("seat") == seat:
            bot = one.get("bot") if one.get("kind") == m.BOT else ""
            return Person(word(one.get("name")), word(bot), word(one.get("version")))
    return Person()


def word(given: object) -> str:
    try:
        return plain_text(given, "name", m.NAME_LENGTH) if isinstance(given, str) else ""
    except Invalid:
        return ""


def journal_of(game: Game, moment: int) -> list[Entry]:
    """A game that was played elsewhere as the entries of a table."""
    entries = [Entry(1, m.START, None, "", None, moment)]
    for number, (text, who) in enumerate(zip(game.answers, answerers(game), strict=True), start=2):
        kind = m.NATURE if who is None else m.ANSWER
        entries.append(Entry(number, kind, who, text, None, moment))
    return entries


def answerers(game: Game) -> list[int | None]:
    """Who gave each answer; None for nature."""
    return [None if who == NATURE else who for who in game.answered_by]
