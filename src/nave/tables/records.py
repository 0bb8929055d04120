"""Records in and out: a table's record for people, and a record as a new table."""

from typing import Any

from nave.api import replay
from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.record import Record, record_from_data
from nave.tables import model as m
from nave.tables.errors import Invalid, Locked, Refused
from nave.tables.live import Live
from nave.tables.model import Entry, Keys, SeatSpec, TableSpec
from nave.tables.plans import standing
from nave.tables.service import TableService


def public_record(live: Live) -> Record:
    """The table's record as anybody at the table may have it now."""
    game = live.game
    if live.locked:
        raise Locked(live.locked)
    if game is None:
        raise Refused("the table has not started yet: there is no record")
    record = live.record()
    record.meta = meta(live)
    if live.row.status == m.OVER:
        record.seed = live.row.seed
        result = game.result
        if result is not None:
            record.result = {"scores": result.scores, "winners": result.winners}
        return record
    if game.rules.hides(game.state, game.seats):
        raise Refused("the record holds facts that are still hidden; it is given when the game is over")
    return record


def meta(live: Live) -> dict[str, Any]:
    data: dict[str, Any] = {
        "table": live.row.id,
        "seats": [{"seat": s.seat, "name": s.name, "kind": s.kind, "bot": s.bot or None} for s in live.seats],
    }
    resigned = [s.seat for s in live.seats if s.resigned]
    if resigned:
        data["resigned"] = resigned
    if live.notes:
        data["notes"] = list(live.notes)
    return data


def read_record(data: Any, upto: int | None) -> tuple[Record, Game]:
    """A stranger's record, replayed. Whatever is wrong with it ends in a refusal."""
    try:
        record = record_from_data(data)
        return record, replay(record, upto=upto)
    except NaveError as error:
        raise Invalid(f"this record cannot be used: {error}") from None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise Invalid(f"this record cannot be used: {type(error).__name__} while replaying it") from None


async def import_record(
    service: TableService,
    record: Record,
    game: Game,
    names: list[str],
    listed: bool,
    kind: str = m.DEVICE,
) -> Keys:
    """Continue from here: a table, on one device unless told otherwise, that begins with a record."""
    if len(names) not in (0, record.seats):
        raise Invalid(f"{len(names)} names for {record.seats} seats")
    spec = TableSpec(
        record.game,
        [SeatSpec(kind, names[seat] if names else "") for seat in range(record.seats)],
        dict(game.settings),
        components=game.components.name,
        listed=listed,
    )
    answers = list(game.answers)
    if len(answers) + 1 > service.limits.journal_entries:
        raise Invalid(f"the record has {len(answers)} answers; allowed: {service.limits.journal_entries - 1}")
    row, seats, keys = await service.prepare(spec)
    row.start, row.rules_version = game.start, game.setup.version
    moment = m.now()
    entries = [Entry(1, m.START, None, "", None, moment)]
    for number, (text, who) in enumerate(zip(answers, answerers(game), strict=True), start=2):
        kind = m.NATURE if who is None else m.ANSWER
        entries.append(Entry(number, kind, who, text, None, moment))
    row.status, row.last = m.RUNNING, len(entries)
    live = Live(row, seats, entries)
    if live.game is None:
        raise Invalid(f"this record cannot be used: {live.locked}")
    row.stand(standing(live.game, seats))
    await service.keep_new(live)
    return keys


def answerers(game: Game) -> list[int | None]:
    """Who gave each answer; None for nature."""
    return [None if who == NATURE else who for who in game.answered_by]
