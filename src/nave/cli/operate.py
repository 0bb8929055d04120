"""`nave tables`, `nave seats`, `nave bans`: what whoever runs a server does at its tables.

They work on the database, while servers use it or not; servers notice within a few seconds.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeVar

import typer

from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.serve import DAYS, DatabaseOption
from nave.cli.speech import Speech, fault
from nave.cli.spoken import SpokenCommand, SpokenGroup
from nave.kernel.errors import NaveError
from nave.kernel.said import Said

if TYPE_CHECKING:
    from nave.tables.keeper import Keeper
    from nave.tables.model import TableRow
    from nave.tables.operating import Operating

T = TypeVar("T")
DAY_MS: Final = 86_400_000

tables = typer.Typer(cls=SpokenGroup, help="cli-help-tables", no_args_is_help=True)
seats = typer.Typer(cls=SpokenGroup, help="cli-help-seats", no_args_is_help=True)
bans = typer.Typer(cls=SpokenGroup, help="cli-help-bans", no_args_is_help=True)

TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="cli-option-table-id")]
SeatArgument = Annotated[int, typer.Argument(metavar="SEAT", help="cli-option-seat", min=0)]
OffOption = Annotated[bool, typer.Option("--off", help="cli-option-off")]


def keeping(database: str, work: "Callable[[Keeper], Awaitable[T]]") -> T:
    """Do something with the database; a mistake is told in one line."""
    with told_plainly():
        from nave.tables.errors import TableError
        from nave.tables.keeper import Keeper
        from nave.tables.reach import reasoned
        from nave.tables.store import Store, default_url

        async def run() -> T:
            store = Store(database or default_url())
            if store.missing:
                raise TableError(Said("no-database", path=str(store.path)))
            try:
                await store.open()
                return await work(Keeper(store))
            finally:
                await store.close()

        with reasoned():
            return asyncio.run(run())
    raise AssertionError("told_plainly ends the program")


def done(database: str, table: str, command: "Operating") -> None:
    number = keeping(database, lambda keeper: keeper.do(table, command))
    typer.echo(Speech()("cli-operated", table=table, number=number))


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def about(row: "TableRow") -> dict[str, object]:
    return {
        "id": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "status": row.status,
        "listed": row.listed,
        "seats": row.seats,
        "number": row.last,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "made_by": row.made_by,
    }


@tables.command("list", cls=SpokenCommand, help="cli-help-tables-list")
def list_command(
    status: Annotated[
        Literal["open", "running", "over"] | None, typer.Option(help="cli-option-status")
    ] = None,
    silent: Annotated[
        float | None, typer.Option(metavar="DAYS", help="cli-option-silent", min=0.0, max=DAYS)
    ] = None,
    limit: Annotated[int, typer.Option(help="cli-option-limit", min=1)] = 100,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """The tables, those where something happened last first."""
    from nave.tables.model import now

    since = None if silent is None else now() - int(silent * DAY_MS)
    found = keeping(database, lambda keeper: keeper.found(status or "", since, limit))
    if as_json:
        print_json([about(row) for row in found])
        return
    for row in found:
        typer.echo(f"{row.id}  {moment(row.changed_at)}  {row.status:7}  {row.last:6}  {row.game}")


@tables.command("show", cls=SpokenCommand, help="cli-help-tables-show")
def show_command(table: TableArgument, as_json: JsonOption = False, database: DatabaseOption = "") -> None:
    """One table: its seats, who sits there, when somebody was last heard of."""

    async def work(keeper: "Keeper") -> dict[str, object]:
        live = await keeper.service.live(table)
        sitting = [
            {**seat.to_data(), "seen_at": seat.seen_at, "muted": seat.seat in live.muted}
            for seat in live.seats
        ]
        facts = {**about(live.row), "locked": live.locked and str(live.locked), "chat": not live.silent}
        return {**facts, "answers": live.count, "people": sitting}

    found = keeping(database, work)
    if as_json:
        print_json(found)
        return
    say = Speech()
    for key, value in found.items():
        if isinstance(value, list):
            for seat in value:
                line = {"seat": seat["seat"], "kind": seat["kind"], "name": seat["name"] or "-"}
                typer.echo(say("cli-table-seat", **line))
        else:
            typer.echo(f"{key}: {moment(value) if key.endswith('_at') and isinstance(value, int) else value}")


@tables.command("close", cls=SpokenCommand, help="cli-help-tables-close")
def close_command(
    table: TableArgument,
    reason: Annotated[str, typer.Option(help="cli-option-reason")],
    database: DatabaseOption = "",
) -> None:
    """End a table without a result. It can still be looked at, and its record be taken away."""
    from nave.tables.operating import Close

    done(database, table, Close(reason=reason))


@tables.command("delete", cls=SpokenCommand, help="cli-help-tables-delete")
def delete_command(
    table: TableArgument,
    yes: Annotated[bool, typer.Option("--yes", help="cli-option-yes")] = False,
    database: DatabaseOption = "",
) -> None:
    """Remove a table with everything that was played and said there; only a backup brings it back."""
    if not yes:
        typer.confirm(Speech()("cli-delete-table", table=table), abort=True)
    keeping(database, lambda keeper: keeper.delete(table))
    typer.echo(Speech()("cli-deleted-table", table=table))


@tables.command("export", cls=SpokenCommand, help="cli-help-tables-export")
def export_command(
    table: TableArgument,
    file: Annotated[Path, typer.Argument(help="cli-option-table-file")],
    database: DatabaseOption = "",
) -> None:
    """Write the record of a table, also of a running game: then it may tell what players must not know."""
    record = keeping(database, lambda keeper: keeper.record(table))
    with told_plainly():
        try:
            with open(file, "x", encoding="utf-8") as out:
                out.write(record.to_json())
        except OSError as error:
            raise fault("cli-unwritable", file=str(file), error=error.strerror) from None
    typer.echo(Speech()("cli-record-exported", file=str(file), count=len(record.answers)))


@tables.command("expire", cls=SpokenCommand, help="cli-help-tables-expire")
def expire_command(
    after: Annotated[
        float, typer.Option(metavar="DAYS", help="cli-option-expire-after-days", min=0.0, max=DAYS)
    ] = 90.0,
    notice: Annotated[
        float, typer.Option(metavar="DAYS", help="cli-option-expire-notice-days", min=0.0, max=DAYS)
    ] = 7.0,
    database: DatabaseOption = "",
) -> None:
    """Announce the end at tables where nothing happens, and end those whose time has come."""
    from nave.tables.expiry import Expiry, expire

    day = DAY_MS / 1000

    async def work(keeper: "Keeper") -> tuple[list[str], list[str]]:
        found = await expire(keeper.service, Expiry(after * day, notice * day))
        for table in (*found[0], *found[1]):
            await keeper.store.tell(table)
        return found

    announced, ended = keeping(database, work)
    typer.echo(Speech()("cli-expired", announced=len(announced), ended=len(ended)))


@tables.command("chat", cls=SpokenCommand, help="cli-help-tables-chat")
def chat_command(table: TableArgument, off: OffOption = False, database: DatabaseOption = "") -> None:
    """Switch the chat of a table on; with --off, off. `nave serve --no-chat` does it for all."""
    from nave.tables.operating import SwitchChat

    done(database, table, SwitchChat(on=not off))


@seats.command("rekey", cls=SpokenCommand, help="cli-help-seats-rekey")
def rekey_command(table: TableArgument, seat: SeatArgument, database: DatabaseOption = "") -> None:
    """Give a seat a new link and print its key; the old one opens nothing more."""
    from nave.tables.operating import Rekey
    from nave.tables.secrets import digest, new_key

    key = new_key()
    done(database, table, Rekey(seat=seat, key_hash=digest(key)))
    typer.echo(key)


@seats.command("rename", cls=SpokenCommand, help="cli-help-seats-rename")
def rename_command(
    table: TableArgument, seat: SeatArgument, name: str, database: DatabaseOption = ""
) -> None:
    """Give whoever sits there another name."""
    from nave.tables.operating import Rename

    done(database, table, Rename(seat=seat, name=name))


@seats.command("mute", cls=SpokenCommand, help="cli-help-seats-mute")
def mute_command(
    table: TableArgument, seat: SeatArgument, off: OffOption = False, database: DatabaseOption = ""
) -> None:
    """Let a seat say nothing in the chat; with --off, let it speak again."""
    from nave.tables.operating import Mute

    done(database, table, Mute(seat=seat, on=not off))


@seats.command("erase", cls=SpokenCommand, help="cli-help-seats-erase")
def erase_command(
    name: Annotated[str, typer.Option(help="cli-option-erase-name")] = "",
    key: Annotated[str, typer.Option(help="cli-option-erase-key", envvar="NAVE_KEY")] = "",
    table: Annotated[str, typer.Option(help="cli-option-erase-table")] = "",
    seat: Annotated[int | None, typer.Option(min=0, help="cli-option-seat")] = None,
    database: DatabaseOption = "",
) -> None:
    """Forget a person: names, and what was said in the chat. What was played stays, and replays as before."""

    async def work(keeper: "Keeper") -> int:
        # Of a table without a seat nobody is meant: what is erased does not come back.
        if sum(map(bool, (name, key, table))) != 1 or bool(table) != (seat is not None):
            raise fault("cli-erase-whom")
        found = await keeper.seats_of(name, key) if seat is None else [(table, seat)]
        for one, number in found:
            await keeper.erase(one, number)
        return len(found)

    typer.echo(Speech()("cli-erased", count=keeping(database, work)))


@bans.command("add", cls=SpokenCommand, help="cli-help-bans-add")
def ban_command(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="cli-option-ban-address")] = "",
    key: Annotated[str, typer.Option(help="cli-option-ban-key", envvar="NAVE_KEY")] = "",
    days: Annotated[float | None, typer.Option(help="cli-option-ban-days", min=0.0, max=DAYS)] = None,
    reason: Annotated[str, typer.Option(help="cli-option-ban-reason")] = "",
    database: DatabaseOption = "",
) -> None:
    """Keep an address, a network or the holder of a key out."""
    from nave.tables.bans import ADDRESS, KEY, Ban, network
    from nave.tables.model import now
    from nave.tables.secrets import digest

    async def work(keeper: "Keeper") -> str:
        if bool(address) == bool(key):
            raise fault("cli-ban-whom")
        kind, value = (ADDRESS, network(address)) if address else (KEY, digest(key))
        until = None if days is None else now() + int(days * DAY_MS)
        await keeper.ban(Ban(kind, value, reason, now(), until))
        return value

    typer.echo(Speech()("cli-banned", value=keeping(database, work)))


@bans.command("list", cls=SpokenCommand, help="cli-help-bans-list")
def bans_command(as_json: JsonOption = False, database: DatabaseOption = "") -> None:
    """Who is kept out; keys by their hash."""
    found = keeping(database, lambda keeper: keeper.store.bans())
    if as_json:
        print_json([{"kind": b.kind, "value": b.value, "until": b.until, "reason": b.reason} for b in found])
        return
    say = Speech()
    for ban in found:
        until = say("cli-for-good") if ban.until is None else say("cli-until", moment=moment(ban.until))
        typer.echo(f"{ban.kind}  {ban.value}  {until}  {ban.reason}")


@bans.command("remove", cls=SpokenCommand, help="cli-help-bans-remove")
def unban_command(
    value: Annotated[str, typer.Argument(metavar="VALUE", help="cli-option-ban-value")],
    database: DatabaseOption = "",
) -> None:
    """Let somebody in again."""
    from nave.tables.bans import network

    def plain() -> str:
        try:
            return network(value)
        except NaveError:
            return value

    count = keeping(database, lambda keeper: keeper.unban(plain()))
    typer.echo(Speech()("cli-unbanned", count=count))
