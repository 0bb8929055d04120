"""A new table before it is stored: what is wished for, checked, and the keys to its seats."""

from collections.abc import Callable
from typing import Final

from nave.api import component_set, rules_of
from nave.kernel.errors import NaveError
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.called import new_seed
from nave.tables.customs import checked_customs
from nave.tables.errors import Invalid
from nave.tables.maker import Making
from nave.tables.model import Keys, SeatRow, SeatSpec, TableRow, TableSpec
from nave.tables.plans import bot_version, checked_bot
from nave.tables.secrets import derived_key, digest, new_key, new_secret, new_table_id
from nave.tables.texts import plain_text

SEEDS: Final = 2**63
# A making can be repeated for so long; afterwards its keys are told to nobody. Milliseconds.
REPEATED: Final = 60 * 60 * 1000

# The key to something of a table, by what it opens.
KeyOf = Callable[[str], str]


def key_maker(making: Making, house: str, table: str) -> KeyOf:
    """Random keys; those of a making with an id can be told again to whoever repeats it."""
    if making.id is None:
        return lambda _what: new_key()
    return lambda what: derived_key(house, f"making {making.id} {table} {what}")


def keys_of(table: str, seats: list[SeatSpec], key: KeyOf) -> Keys:
    links = {number: key(f"seat {number}") for number, wish in enumerate(seats) if wish.kind == m.PERSON}
    device = key("device") if any(wish.kind == m.DEVICE for wish in seats) else None
    return Keys(table, links, device, key("spectator"), key("invite"))


def prepared(spec: TableSpec, making: Making, house: str) -> tuple[TableRow, list[SeatRow], Keys]:
    try:
        rules = rules_of(spec.game)
        rules.check_seats(len(spec.seats))
        options = rules.check_settings(len(spec.seats), spec.options)
        components = rules.components_in_play(options, component_set(spec.game, name=spec.components))
    except NaveError as error:
        raise Invalid(error) from None
    if spec.seed is not None and not -SEEDS <= spec.seed < SEEDS:
        raise Invalid(Said("refused-seed"))
    for number, wish in enumerate(spec.seats):
        if wish.kind not in (m.PERSON, m.DEVICE, m.BOT):
            raise Invalid(Said("refused-seat-kind", seat=number, given=wish.kind))
        if wish.kind == m.BOT:
            checked_bot(wish.bot)
    table, moment = new_table_id(), m.now()
    keys = keys_of(table, spec.seats, key_maker(making, house, table))
    seed = new_seed() if spec.seed is None else spec.seed
    row = TableRow(
        id=table,
        game=spec.game,
        rules_version=rules.version,
        component_name=components.name,
        component_hash=components.hash,
        seats=len(spec.seats),
        options=options,
        seed=seed,
        secret=new_secret(),
        start=None,
        listed=spec.listed,
        spectator_hash=digest(keys.spectator),
        status=m.OPEN,
        outcome=None,
        bot_due=False,
        last=0,
        created_at=moment,
        changed_at=moment,
        made_by=making.address,
        made_in=making.network,
        invite_hash=digest(keys.invite),
        customs=checked_customs(spec.customs),
        rematch_of=spec.rematch_of,
    )
    return row, [sitting(number, wish, keys, moment) for number, wish in enumerate(spec.seats)], keys


def sitting(number: int, wish: SeatSpec, keys: Keys, moment: int) -> SeatRow:
    name = plain_text(wish.name or wish.bot, "name", m.NAME_LENGTH, 0)
    key = keys.seats.get(number) if wish.kind == m.PERSON else keys.device if wish.kind == m.DEVICE else None
    return SeatRow(
        number,
        wish.kind,
        wish.bot if wish.kind == m.BOT else "",
        name,
        None if key is None else digest(key),
        wish.kind != m.PERSON,
        False,
        moment,
        moment,
        bot_version(wish.bot) if wish.kind == m.BOT else "",
    )
