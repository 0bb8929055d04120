"""What people are told of time at their table, and of what one of them asks the others for."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from nave.kernel.frame import NATURE
from nave.tables import model as m
from nave.tables.customs import Customs
from nave.tables.told import AskingTold, CustomsTold, StandInTold, TimeTold

if TYPE_CHECKING:
    from nave.tables.live import Live


NO_TIME: Final[TimeTold] = {
    "used": [],
    "left": None,
    "passed": 0,
    "running": None,
    "paused": None,
    "away": [],
    "warned": None,
    "stand_ins": [],
}


def told_customs(customs: Customs) -> CustomsTold:
    return _told_customs(customs).copy()


@lru_cache(maxsize=1000)
def _told_customs(customs: Customs) -> CustomsTold:
    """They stay as they are while a game is played, and are told with every answer."""
    return msgspec.convert(msgspec.structs.asdict(customs), CustomsTold)


def awaited(live: "Live") -> int | None:
    """The person whose answer the table waits for."""
    game = live.game
    if game is None or game.seat is None or live.row.status != m.RUNNING:
        return None
    return game.seat if game.seat != NATURE and live.may_answer(game.seat) else None


def told_time(live: "Live") -> TimeTold:
    now, clocks, customs, asked = m.now(), live.clocks, live.row.customs, awaited(live)
    seats = range(live.row.seats)
    warned = clocks.warned
    return {
        "used": [clocks.used.get(seat, 0) for seat in seats],
        "left": [clocks.left_of(seat, asked, customs) for seat in seats] if customs.clock else None,
        # Where nobody counts time the same state is told in the same words whenever it is told.
        "passed": clocks.passed(asked, now) if asked is not None and customs.timed else 0,
        "running": asked if clocks.paused is None else None,
        "paused": None if clocks.paused is None else clocks.paused[0],
        "away": sorted(clocks.away),
        "warned": None if warned is None or warned[0] != asked else max(warned[1] - now, 0),
        "stand_ins": [stand_in(live, seat) for seat in sorted(clocks.stand_ins)],
    }


def stand_in(live: "Live", seat: int) -> StandInTold:
    bot, answers, at, why = live.clocks.stand_ins[seat]
    turn = 0 if live.game is None else live.game.turn_at(answers)
    return {"seat": seat, "bot": bot, "answers": answers, "turn": turn, "at": at, "why": why}


def asked_of(live: "Live", seat: int) -> list[int]:
    """The seats whose people must agree to what that seat asks for; who is away keeps nobody waiting."""
    key = live.seats[seat].key_hash
    return [
        one.seat
        for one in live.seats
        if one.joined
        and live.may_answer(one.seat)
        and one.key_hash != key
        and one.seat not in live.clocks.away
    ]


def told_asking(live: "Live") -> AskingTold | None:
    asking = live.asking
    if asking is None or live.game is None:
        return None
    keep = asking.keep
    entries = [] if keep is None else [live.entries[number - 1] for number in live.holding[keep:]]
    return {
        "what": asking.what,
        "seat": asking.seat,
        "answers": keep,
        "turn": None if keep is None else live.game.turn_at(keep),
        "chance": any(entry.kind == m.NATURE for entry in entries),
        "agreed": sorted(asking.agreed),
        "needed": asked_of(live, asking.seat),
    }
