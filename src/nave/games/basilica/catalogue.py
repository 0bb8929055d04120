"""What can be answered and asked: the order of the catalogue is frozen; anything new is added at its end."""

from typing import Any, Final

from nave.games.basilica import builder, coin, confuse, jester, refill, scoring, site, turn, vault
from nave.games.basilica.orders import EXECUTE
from nave.games.basilica.setup import FIRST
from nave.games.basilica.state import State
from nave.kernel.answer import Answer
from nave.kernel.catalogue import Catalogue, build
from nave.kernel.family import Family, More
from nave.kernel.question import Kind

VERSION: Final = 1

ORDER: Final[list[Answer[Any, Any] | Family | More]] = [
    turn.END,
    builder.PLACE_BUILDER,
    vault.EXCHANGE,
    coin.PAY,
    coin.DECLINE,
    EXECUTE,
    jester.NAME,
    builder.GIVE_RANK,
    vault.LAY,
    site.SCAFFOLDING_AT,
    builder.MOVE_OWN,
    FIRST,
    refill.NEXT,
    refill.CROWN,
]

# Nature's questions are never left open, nor are the steps among them.
QUESTIONS: Final[dict[str, Kind[State]]] = {
    kind.kind: kind
    for module in (turn, vault, refill, coin, builder, confuse, site, scoring, jester)
    for kind in module.QUESTIONS
}


def catalogue() -> Catalogue:
    return build(VERSION, ORDER)
