"""Told in time: a browser says that it wants to hear when its tables wait, and when not to be disturbed."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field, StrictInt, StrictStr

from nave.kernel.said import Said
from nave.tables.errors import Refused
from nave.tables.happenings import KINDS
from nave.tables.letters import ADDRESS
from nave.tables.notices import Notices, Subscription
from nave.tables.secrets import digest
from nave.web.desk import REFUSALS, SafeRoute, address, desk, language_of, reply
from nave.web.limits import Buckets
from nave.web.models import Body, HeldIn
from nave.web.replies import PushedOut, PushOut
from nave.web.routes_mine import pairs_of

router = APIRouter(prefix="/api/push", tags=["notices"], route_class=SafeRoute, responses=REFUSALS)

Kind = Literal["turn", "time", "asked", "table", "over", "chat"]
# As in nave.tables.happenings.
USUAL: Final[tuple[Kind, ...]] = ("turn", "time", "asked", "table", "over")
# Of one address: browsers renew what they want when seats change.
WISHES = Buckets(0.5, 60)
# Letters with a number: of one address on the network, and to one mail address.
ASKED = Buckets(1 / 60, 5)
WRITTEN = Buckets(1 / 600, 3)

Minute = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]


class PushIn(Body):
    endpoint: Annotated[StrictStr, Field(max_length=1024)]
    # None: a browser that no push reaches (`channel:` and letters of its own), told by mail or webhook.
    p256dh: Annotated[StrictStr, Field(pattern=r"^([A-Za-z0-9_=-]{40,128})?$")] = ""
    auth: Annotated[StrictStr, Field(pattern=r"^([A-Za-z0-9_=-]{16,64})?$")] = ""
    seats: Annotated[list[HeldIn], Field(max_length=100)]
    zone: Annotated[StrictStr, Field(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")] = "UTC"
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    kinds: list[Kind] = Field(
        default_factory=lambda: list(USUAL),
        max_length=len(KINDS),
        description="My turn; a bot may soon play for me; I am asked something; somebody sat down, or it "
        "begins; it is over, or played again; somebody said something.",
    )

    number: Annotated[StrictStr, Field(pattern=r"^[0-9]{0,8}$")] = Field(
        default="",
        description="What was sent to a new mail address (`mailto:` one `;` and letters of its own).",
    )


class MailIn(Body):
    mail: Annotated[StrictStr, Field(pattern=rf"^{ADDRESS.pattern}$")]


class ForgetIn(Body):
    endpoint: Annotated[StrictStr, Field(max_length=1024)]


def notices(request: Request) -> Notices:
    found = request.app.state.notices
    assert isinstance(found, Notices)
    return found


@router.get("", response_model=PushOut)
async def offered(request: Request) -> Response:
    """The key with which a browser subscribes; none if nobody is told by push here."""
    found = notices(request)
    key = (await found.sender()).public if found.on else None
    return reply({"key": key, "also": sorted(found.also), "mail": found.writer is not None})


@router.post("", response_model=PushedOut)
async def subscribe(request: Request, body: PushIn) -> Response:
    """Tell this browser of just these seats from now on."""
    at, found = desk(request), notices(request)
    at.service.bans.check(address(request))
    WISHES.check(address(request), "too-many-all")
    if not found.on:
        raise Refused(Said("refused-endpoint"))
    pairs = pairs_of([(seat.table, seat.key) for seat in body.seats])
    quiet = (body.zone, body.quiet_from, body.quiet_to)
    kinds = tuple(kind for kind in KINDS if kind in body.kinds)
    wish = Subscription(body.endpoint, body.p256dh, body.auth, language_of(request), *quiet, kinds)
    return reply({"seats": await found.subscribe(wish, pairs, body.number)})


@router.post("/mail", response_model=PushedOut)
async def mail(request: Request, body: MailIn) -> Response:
    """Send a number to a mail address: who knows it may be told there."""
    at, found = desk(request), notices(request)
    at.service.bans.check(address(request))
    ASKED.check(address(request), "too-many-all")
    WRITTEN.check(digest(body.mail.lower()), "too-many-all")
    if not found.on:
        raise Refused(Said("refused-endpoint"))
    await found.prove(body.mail, language_of(request))
    return reply({"seats": 0})


@router.post("/forget", response_model=PushedOut)
async def forget(request: Request, body: ForgetIn) -> Response:
    """Tell this browser nothing more."""
    WISHES.check(address(request), "too-many-all")
    await notices(request).forget(body.endpoint)
    return reply({"seats": 0})
