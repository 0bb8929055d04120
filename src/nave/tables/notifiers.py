"""Notices beside Web Push: to a webhook and by mail, set up by whoever runs the server in its environment.

They say what a push says, which only concerns what everybody at a table may know, and nothing more.
"""

import asyncio
import hashlib
import hmac
import json
import os
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from nave.tables.post import checked, post
from nave.tables.worded import Notice

# Seconds.
PATIENCE: Final = 10.0


class Webhook:
    """Posts each notice as JSON, signed so that the receiver knows who sent it."""

    def __init__(self, url: str, secret: str, private: bool) -> None:
        checked(url, private)
        self.url, self.secret, self.private = url, secret, private

    async def send(self, notice: Notice) -> None:
        body = json.dumps(notice._asdict()).encode()
        headers = {"Content-Type": "application/json"}
        if self.secret:
            signed = hmac.new(self.secret.encode(), body, hashlib.sha256).hexdigest()
            headers["X-Nave-Signature"] = f"sha256={signed}"
        status = await asyncio.to_thread(post, self.url, body, headers, self.private)
        if not 200 <= status < 300:
            raise OSError(f"the webhook answered {status}")


class Mail:
    """Sends notices by SMTP, encrypted wherever the server offers it or the address says smtps.

    To people who gave an address, and all notices to the one that the server is set up with, if there is one.
    """

    def __init__(self, url: str, sender: str, to: str = "") -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("an SMTP server is named smtp://host:port or smtps://host:port")
        self.secure = parts.scheme == "smtps"
        self.host, self.port = parts.hostname, parts.port or (465 if self.secure else 587)
        self.user, self.word = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender, self.to = sender, to

    @property
    def everybody(self) -> bool:
        """Whether there is an address that hears of everything."""
        return bool(self.to)

    async def send(self, notice: Notice) -> None:
        await self.write(self.to, notice)

    async def write(self, to: str, notice: Notice) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, notice.title
        message["List-Unsubscribe"] = f"<mailto:{self.sender}?subject=stop>"
        message.set_content(notice.body)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        trusted = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=trusted)
            if self.secure
            else smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        ) as server:
            # What a server offers it says only when greeted.
            server.ehlo_or_helo_if_needed()
            if not self.secure and server.has_extn("starttls"):
                server.starttls(context=trusted)
                server.ehlo()
            if self.user:
                server.login(self.user, self.word)
            server.send_message(message)


def webhook() -> Webhook | None:
    """From NAVE_WEBHOOK, NAVE_WEBHOOK_SECRET; NAVE_WEBHOOK_PRIVATE=1 lets it lie inside this network."""
    url = os.environ.get("NAVE_WEBHOOK", "")
    private = os.environ.get("NAVE_WEBHOOK_PRIVATE", "") == "1"
    return Webhook(url, os.environ.get("NAVE_WEBHOOK_SECRET", ""), private) if url else None


def mail() -> Mail | None:
    """From NAVE_SMTP_URL, NAVE_MAIL_FROM and, if one address is to hear of everything, NAVE_MAIL_TO."""
    url, to = os.environ.get("NAVE_SMTP_URL", ""), os.environ.get("NAVE_MAIL_TO", "")
    sender = os.environ.get("NAVE_MAIL_FROM", to)
    return Mail(url, sender, to) if url and sender else None
