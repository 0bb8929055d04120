"""Tables where nothing happens any more end: first it is announced at the table, later it is done."""

import logging
from dataclasses import dataclass

from nave.tables import model as m
from nave.tables.errors import TableError
from nave.tables.model import Holder
from nave.tables.operating import Announce, Close
from nave.tables.service import TableService

log = logging.getLogger("nave.tables")


@dataclass(slots=True, frozen=True)
class Expiry:
    """Seconds without anything happening, the notice included; 0: never."""

    after: float
    # 0: a table ends without a word before.
    notice: float

    @property
    def quiet(self) -> int:
        """Milliseconds of silence after which the end is announced."""
        return int(max(self.after - self.notice, 0.0) * 1000)


async def expire(service: TableService, expiry: Expiry, limit: int = 500) -> tuple[list[str], list[str]]:
    """One round; the tables where it was announced, and those that were ended.

    An announcement is something that happens: the table is silent anew from there on, and whatever people do
    meanwhile begins everything again. Several processes may do this at once: the journal lets one win.
    """
    announced: list[str] = []
    ended: list[str] = []
    if expiry.after <= 0:
        return announced, ended
    now, notice = m.now(), int(expiry.notice * 1000)
    for table in await service.store.silent(now - expiry.quiet, now - notice, limit):
        try:
            live = await service.live(table)
            if service.store.shared:
                await service.refresh(live)
            row, last = live.row, live.entries[-1] if live.entries else None
            silent = now - row.changed_at
            holder = Holder(table, ())
            if last is not None and last.kind == m.EXPIRING:
                if int(last.text) > now:
                    continue
            elif silent < expiry.quiet:
                continue
            elif notice > 0:
                await service.submit(live, holder, Announce(ends_at=now + notice, follows=live.last))
                announced.append(table)
                continue
            await service.submit(live, holder, Close(follows=live.last))
            ended.append(table)
        except TableError as error:
            log.info("a table could not be ended", extra={"table": table, "reason": str(error)})
    if announced or ended:
        log.info("silent tables", extra={"announced": len(announced), "ended": len(ended)})
    return announced, ended
