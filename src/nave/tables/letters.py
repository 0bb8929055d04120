"""Notices by mail to people who gave an address for their seats.

An address is kept only once a number sent there came back, so nobody can have mail sent to somebody else. It
is part of what a browser calls itself (`mailto:agnes@example.org;` and letters of its own), which no answer
of the server and no line of its log ever holds.
"""

import hmac
import logging
import re
import smtplib
from typing import Final, Protocol, runtime_checkable

from nave.kernel.language import words_of
from nave.kernel.said import Said
from nave.tables import sealed
from nave.tables.errors import Refused
from nave.tables.worded import WORDS_IN, Notice

log = logging.getLogger("nave.tables")

ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}")
MAILTO: Final = re.compile(rf"mailto:({ADDRESS.pattern});[A-Za-z0-9_-]{{16,64}}")
# A number is good for this hour and the next one; milliseconds.
HOUR: Final = 3_600_000
DIGITS: Final = 8


@runtime_checkable
class Writes(Protocol):
    """What a plug-in brings to write to people's own addresses."""

    async def write(self, to: str, notice: Notice) -> object: ...


def address_of(endpoint: str) -> str | None:
    """The mail address in what a browser calls itself, if it is one."""
    found = MAILTO.fullmatch(endpoint)
    return None if found is None else found[1]


def number_for(sender: sealed.Sender, address: str, now: int, ago: int = 0) -> str:
    """What proves that somebody reads the mail of an address; nothing has to be stored for it."""
    return sender.number(f"mail {address.lower()} {now // HOUR - ago}", DIGITS)


def proved(sender: sealed.Sender, address: str, given: str, now: int) -> bool:
    return any(hmac.compare_digest(number_for(sender, address, now, ago), given) for ago in (0, 1))


async def send_number(writer: Writes, sender: sealed.Sender, address: str, language: str, now: int) -> None:
    words = words_of(WORDS_IN, language)
    body = words.say(Said("notice-mail-number", number=number_for(sender, address, now)))
    if await written(writer, address, Notice(words.say(Said("notice-title")), body, "", "")) != 201:
        raise Refused(Said("refused-mail"))


async def tell(writer: Writes, address: str, notice: Notice, language: str) -> int:
    """As a push service answers: 201, 410 if there is no such address, 0 if it may work later."""
    why = words_of(WORDS_IN, language).say(Said("notice-mail-why"))
    return await written(writer, address, notice._replace(body=f"{notice.body}\n\n{why}"))


async def written(writer: Writes, address: str, notice: Notice) -> int:
    try:
        await writer.write(address, notice)
    except smtplib.SMTPRecipientsRefused:
        return 410
    except Exception as error:
        # What a mail server says may name the address: only the kind of trouble is written down.
        log.warning("a letter could not be sent", extra={"error": type(error).__name__})
        return 0
    return 201
