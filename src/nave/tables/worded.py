"""Notices in words: what somebody is told who is not there, and when nobody is to be disturbed."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import format_datetime

from nave.api import rules_of
from nave.kernel.errors import NaveError
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said
from nave.tables.called import called
from nave.tables.happenings import Happening

WORDS_IN: Final = ("nave.tables",)


class Notice(NamedTuple):
    """What is told: nothing that only a seat may know."""

    title: str
    body: str
    tag: str
    url: str


class Due(NamedTuple):
    """A seat to be told that it must answer, or of what happened at its table."""

    row: Any
    news: Happening | None = None
    names: Sequence[str] = ()


def notice_of(found: Sequence[Due], language: str) -> Notice:
    words = words_of(WORDS_IN, language)
    if len(found) > 1:
        waits = all(one.news is None for one in found)
        body = words.say(Said("notice-many" if waits else "notice-many-news", count=len(found)))
        return Notice(words.say(Said("notice-title")), body, "nave", "/#/")
    row, news, names = found[0]
    try:
        game = rules_of(row.game).title
    except NaveError:
        game = row.game
    if news is not None:
        body = words.say(news.said(called(row.table_id), names))
        return Notice(game, body, row.table_id, f"/#/t/{row.table_id}")
    told = {"name": called(row.table_id), "turn": str(row.turn or 0)}
    if row.warned_at and row.due_at is not None:
        zone = ZoneInfo(row.zone)
        told["time"] = moment(datetime.fromtimestamp(row.due_at / 1000, zone), language)
    body = words.say(Said("notice-warned" if "time" in told else "notice-turn", **told))
    return Notice(game, body, row.table_id, f"/#/t/{row.table_id}")


def moment(at: datetime, language: str) -> str:
    """A date and a time as one writes them; in English, where that depends on the country, as machines do."""
    if language == DEFAULT:
        return at.strftime("%Y-%m-%d %H:%M")
    return str(format_datetime(at, "short", locale=language.replace("-", "_")))


def quiet_until(first: int | None, last: int | None, zone: str, now: int) -> int | None:
    """When the quiet hours that it is now end, in UTC milliseconds; None: nobody is disturbed now."""
    if first is None or last is None or first == last:
        return None
    local = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    quiet = first <= minute < last if first < last else minute >= first or minute < last
    if not quiet:
        return None
    end = local.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0)
    if minute >= last:
        end += timedelta(days=1)
    return int(end.timestamp() * 1000)
