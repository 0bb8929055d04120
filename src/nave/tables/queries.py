"""What is asked of the database by each request, prepared once."""

from typing import Final

from sqlalchemy import bindparam, exists, or_, select, update

from nave.tables import schema

_t, _s, _j, _r = schema.tables, schema.seats, schema.journal, schema.submissions
LOAD_TABLE: Final = select(_t).where(_t.c.id == bindparam("wanted"))
LOAD_SEATS: Final = (
    select(*[column for column in _s.c if column.name != "table_id"])
    .where(_s.c.table_id == bindparam("wanted"))
    .order_by(_s.c.seat)
)
LOAD_ENTRIES: Final = (
    select(_j.c.number, _j.c.kind, _j.c.seat, _j.c.text, _j.c.submission, _j.c.at)
    .where(_j.c.table_id == bindparam("wanted"), _j.c.number > bindparam("after"))
    .order_by(_j.c.number)
)
# What an address alone opens: a listed table, or a finished game that is shown to anybody.
LISTED: Final = select(_t.c.id).where(_t.c.id == bindparam("wanted"), or_(_t.c.listed, _t.c.published))
OPENS: Final = select(_t.c.id).where(
    _t.c.id == bindparam("wanted"),
    or_(
        _t.c.spectator_hash == bindparam("by_key"),
        _t.c.invite_hash == bindparam("by_key"),
        exists().where(
            _s.c.table_id == _t.c.id,
            or_(_s.c.key_hash == bindparam("by_key"), _s.c.link_hash == bindparam("by_key")),
        ),
    ),
)
LOAD_LAST: Final = select(_t.c.last).where(_t.c.id == bindparam("wanted"))
LOAD_SENT: Final = select(_r.c.request, _r.c.number).where(
    _r.c.table_id == bindparam("wanted"),
    _r.c.key_hash == bindparam("by_key"),
    _r.c.submission == bindparam("sent"),
)
SEEN: Final = (
    update(_s)
    .where(_s.c.table_id == bindparam("wanted"), _s.c.seat == bindparam("of_seat"))
    .values(seen_at=bindparam("at"))
)
ACTED: Final = (
    update(_s)
    .where(_s.c.table_id == bindparam("wanted"), _s.c.seat == bindparam("of_seat"))
    .values(acted_at=bindparam("at"))
)
