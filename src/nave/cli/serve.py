"""`nave serve`, `nave backup`, `nave restore`: live tables for people, and their safe keeping."""

import asyncio
import os
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from nave.cli.common import told_plainly
from nave.kernel.errors import NaveError

DatabaseOption = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="NAVE_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.",
    ),
]


def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: DatabaseOption = "",
    workers: Annotated[
        int, typer.Option(help="Server processes; more than one needs PostgreSQL.", min=1, max=64)
    ] = 1,
    max_tables: Annotated[
        int, typer.Option(help="How many tables may run or wait at a time.", min=1)
    ] = 10_000,
    bot_workers: Annotated[
        int, typer.Option(help="Processes in which bots think, for each server process.", min=1, max=64)
    ] = 1,
    bot_budget: Annotated[
        float, typer.Option(help="Seconds a bot may think about one answer.", min=0.01)
    ] = 1.0,
    bot_pace: Annotated[
        float, typer.Option(help="Seconds between a bot's answers, so that people can follow.", min=0.0)
    ] = 0.8,
    rate_address: Annotated[
        float, typer.Option(help="Requests a second from one address; 0: no limit.", min=0.0)
    ] = 60.0,
    rate_seat: Annotated[
        float, typer.Option(help="Requests a second for one seat; 0: no limit.", min=0.0)
    ] = 20.0,
    rate_create: Annotated[
        float, typer.Option(help="New tables a second from one address; 0: no limit.", min=0.0)
    ] = 0.2,
    rate_guess: Annotated[
        float, typer.Option(help="Unknown keys a second from one address; 0: no limit.", min=0.0)
    ] = 0.3,
    listeners: Annotated[int, typer.Option(help="WebSockets at a time.", min=1)] = 10_000,
    listeners_per_address: Annotated[int, typer.Option(help="WebSockets from one address.", min=1)] = 200,
    absent_after: Annotated[
        float, typer.Option(help="Seconds of silence after which the others may replace a seat.", min=0.0)
    ] = 900.0,
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed, with commas.")
    ] = "127.0.0.1",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    show: Annotated[
        bool, typer.Option("--open", help="Say where the tables are and open a browser there.")
    ] = False,
) -> None:
    """Serve live tables: friends sit down by link and play live or over days.

    [dim]Examples[/dim]

    [cyan]nave serve[/cyan]  on this machine, port 8000, tables in your data folder

    [cyan]nave serve --database postgresql://nave@localhost/nave --workers 2[/cyan]
    """
    with told_plainly():
        from nave.tables.store import Store, default_url
        from nave.web.settings import Settings

        if log_level not in ("debug", "info", "warning", "error"):
            raise NaveError(f"the log level is {log_level!r}; allowed: debug, info, warning, error")
        url = database or default_url()
        settings = Settings(
            database=url,
            max_tables=max_tables,
            absent_after=absent_after,
            bot_workers=bot_workers,
            bot_budget=bot_budget,
            bot_pace=bot_pace,
            rate_address=rate_address,
            rate_seat=rate_seat,
            rate_create=rate_create,
            rate_guess=rate_guess,
            listeners=listeners,
            listeners_per_address=listeners_per_address,
            log_level=log_level,
        )
        shared = Store(url).shared
        if workers > 1 and not shared:
            raise NaveError(
                "a SQLite file belongs to one process; several workers need --database postgresql://…"
            )
        settings.hand_over()
        if show:
            open_browser(f"http://{host}:{port}/")
        run(host, port, workers, proxies, None if shared else url)


def open_browser(address: str) -> None:
    """Once the server answers; where there is no screen the address is all there is to show."""

    def wait_and_open() -> None:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{address}healthz", timeout=1).close()
            except OSError:
                time.sleep(0.2)
                continue
            typer.echo(f"The tables are at {address} (Ctrl+C stops them).")
            if (
                sys.platform in ("darwin", "win32")
                or "DISPLAY" in os.environ
                or "WAYLAND_DISPLAY" in os.environ
            ):
                webbrowser.open(address)
            return

    threading.Thread(target=wait_and_open, daemon=True).start()


def run(host: str, port: int, workers: int, proxies: str, sqlite: str | None) -> None:
    import uvicorn

    from nave.tables.alone import only_one
    from nave.web.logs import set_up
    from nave.web.metrics import SHARED
    from nave.web.settings import UVICORN, handed_over

    set_up(handed_over().log_level)
    with tempfile.TemporaryDirectory(prefix="nave-metrics-") as counters, only_one(sqlite):
        if workers > 1:
            os.environ[SHARED] = counters
        uvicorn.run(
            "nave.web.app:from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers if workers > 1 else None,
            forwarded_allow_ips=proxies,
            **UVICORN,
        )


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: DatabaseOption = "",
) -> None:
    """Copy all tables into one file, while the server runs or not. The file fits both kinds of database.

    [dim]Example[/dim]

    [cyan]nave backup tables-monday.nave.gz[/cyan]
    """
    with told_plainly():
        from nave.tables.backup import backup
        from nave.tables.store import default_url

        counts = asyncio.run(backup(database or default_url(), file))
        typer.echo(f"{file}: {told(counts)}")


def restore_command(
    file: Annotated[Path, typer.Argument(help="A file made by `nave backup`.")],
    database: DatabaseOption = "",
) -> None:
    """Put the tables of a backup into an empty database. All of it is restored, or nothing.

    [dim]Example[/dim]

    [cyan]nave restore tables-monday.nave.gz --database postgresql://nave@localhost/nave[/cyan]
    """
    with told_plainly():
        from nave.tables.backup import restore
        from nave.tables.store import default_url

        counts = asyncio.run(restore(database or default_url(), file))
        typer.echo(f"{file}: {told(counts)} restored")


def told(counts: dict[str, int]) -> str:
    return f"{counts['tables']} tables with {counts['journal']} journal entries"


# Lets a server be started by path where the `nave` command is not at hand.
if __name__ == "__main__":
    application = typer.Typer()
    application.command("serve")(serve_command)
    application.command("backup")(backup_command)
    application.command("restore")(restore_command)
    sys.exit(application())
