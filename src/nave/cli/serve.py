"""`nave serve`, `nave backup`, `nave restore`: live tables for people, and their safe keeping."""

import asyncio
import ipaddress
import os
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from nave.cli.common import told_plainly
from nave.cli.speech import Speech, fault
from nave.cli.spoken import SpokenCommand

LOOPBACK = "127.0.0.1"
# More days than any database is kept, and fewer than its numbers hold.
DAYS: Final = 36_500.0

DatabaseOption = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="NAVE_DATABASE",
        metavar="URL",
        help="cli-option-database",
    ),
]


def serve_command(
    host: Annotated[str, typer.Option(help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-option-port", min=0, max=65535)] = 8000,
    database: DatabaseOption = "",
    workers: Annotated[int, typer.Option(help="cli-option-workers", min=1, max=64)] = 1,
    max_tables: Annotated[int, typer.Option(help="cli-option-max-tables", min=1)] = 10_000,
    bot_workers: Annotated[int, typer.Option(help="cli-option-bot-workers", min=1, max=64)] = 1,
    judge_workers: Annotated[int, typer.Option(help="cli-option-judge-workers", min=1, max=64)] = 1,
    bot_budget: Annotated[float, typer.Option(help="cli-option-bot-budget", min=0.01)] = 1.0,
    bot_pace: Annotated[float, typer.Option(help="cli-option-bot-pace", min=0.0)] = 0.0,
    rate_address: Annotated[float, typer.Option(help="cli-option-rate-address", min=0.0)] = 60.0,
    rate_seat: Annotated[float, typer.Option(help="cli-option-rate-seat", min=0.0)] = 20.0,
    rate_create: Annotated[float, typer.Option(help="cli-option-rate-create", min=0.0)] = 0.2,
    rate_guess: Annotated[float, typer.Option(help="cli-option-rate-guess", min=0.0)] = 0.3,
    listeners: Annotated[int, typer.Option(help="cli-option-listeners", min=1)] = 10_000,
    listeners_per_address: Annotated[int, typer.Option(help="cli-option-listeners-per-address", min=1)] = 200,
    absent_after: Annotated[float, typer.Option(help="cli-option-absent-after", min=0.0)] = 900.0,
    idle_after: Annotated[
        float,
        typer.Option(help="cli-option-idle-after", min=0.0),
    ] = 3600.0,
    expire_after: Annotated[
        float, typer.Option(metavar="DAYS", help="cli-option-expire-after", min=0.0, max=DAYS)
    ] = 90.0,
    expire_notice: Annotated[
        float, typer.Option(metavar="DAYS", help="cli-option-expire-notice", min=0.0, max=DAYS)
    ] = 7.0,
    tables_per_address: Annotated[int, typer.Option(help="cli-option-tables-per-address", min=0)] = 200,
    tables_per_network: Annotated[int, typer.Option(help="cli-option-tables-per-network", min=0)] = 400,
    chat: Annotated[bool, typer.Option("--chat/--no-chat", help="cli-option-chat")] = True,
    keep_sets: Annotated[
        bool, typer.Option("--keep-sets/--no-keep-sets", help="cli-option-keep-sets")
    ] = True,
    proxies: Annotated[str, typer.Option(help="cli-option-proxies")] = "",
    expose: Annotated[bool, typer.Option("--expose", help="cli-option-expose")] = False,
    hosts: Annotated[
        str,
        typer.Option(help="cli-option-hosts"),
    ] = "",
    log_level: Annotated[str, typer.Option(help="cli-option-log-level")] = "info",
    show: Annotated[bool, typer.Option("--open", help="cli-option-open")] = False,
) -> None:
    """Serve live tables: friends sit down by link and play live or over days."""
    with told_plainly():
        from nave.tables.store import Store, default_url
        from nave.web.settings import Settings

        if log_level not in ("debug", "info", "warning", "error"):
            raise fault("cli-bad-log-level", level=log_level)
        url = database or default_url()
        settings = Settings(
            database=url,
            max_tables=max_tables,
            absent_after=absent_after,
            idle_after=idle_after,
            expire_after=expire_after * 86400,
            expire_notice=expire_notice * 86400,
            tables_per_address=tables_per_address,
            tables_per_network=tables_per_network,
            chat=chat,
            keep_sets=keep_sets,
            bot_workers=bot_workers,
            judge_workers=judge_workers,
            bot_budget=bot_budget,
            bot_pace=bot_pace,
            rate_address=rate_address,
            rate_seat=rate_seat,
            rate_create=rate_create,
            rate_guess=rate_guess,
            listeners=listeners,
            listeners_per_address=listeners_per_address,
            hosts=[name.strip() for name in hosts.split(",") if name.strip()] or (["*"] if proxies else []),
            log_level=log_level,
        )
        shared = Store(url).shared
        if workers > 1 and not shared:
            raise fault("cli-one-process")
        check_exposed(host, proxies, expose)
        settings.hand_over()
        if show:
            open_browser(f"http://{host}:{port}/")
        run(host, port, workers, proxies, None if shared else url)


def check_exposed(host: str, proxies: str, expose: bool) -> None:
    """Keys travel in the open unless a proxy ends TLS: whoever wants that says so."""
    if proxies or expose or is_loopback(host):
        return
    raise fault("cli-exposed", host=host)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def open_browser(address: str) -> None:
    """Once the server answers; where there is no screen the address is all there is to show."""
    told = Speech()("cli-serving", address=address)

    def wait_and_open() -> None:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{address}healthz", timeout=1).close()
            except OSError:
                time.sleep(0.2)
                continue
            typer.echo(told)
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
            forwarded_allow_ips=proxies or LOOPBACK,
            **UVICORN,
        )


def backup_command(
    file: Annotated[Path, typer.Argument(help="cli-option-backup-file")],
    database: DatabaseOption = "",
) -> None:
    """Copy all tables into one file, while the server runs or not."""
    with told_plainly():
        from nave.tables.backup import backup
        from nave.tables.reach import reasoned
        from nave.tables.store import default_url

        with reasoned():
            counts = asyncio.run(backup(database or default_url(), file))
        typer.echo(told("cli-backed-up", file, counts))


def restore_command(
    file: Annotated[Path, typer.Argument(help="cli-option-restore-file")],
    database: DatabaseOption = "",
) -> None:
    """Put the tables of a backup into an empty database."""
    with told_plainly():
        from nave.tables.backup import restore
        from nave.tables.reach import reasoned
        from nave.tables.store import default_url

        with reasoned():
            counts = asyncio.run(restore(database or default_url(), file))
        typer.echo(told("cli-restored", file, counts))


def told(key: str, file: Path, counts: dict[str, int]) -> str:
    return Speech()(key, file=str(file), tables=counts["tables"], entries=counts["journal"])


# Lets a server be started by path where the `nave` command is not at hand.
if __name__ == "__main__":
    application = typer.Typer()
    for name, command in (("serve", serve_command), ("backup", backup_command), ("restore", restore_command)):
        application.command(name, cls=SpokenCommand, help=f"cli-help-{name}")(command)
    sys.exit(application())
