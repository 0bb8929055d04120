"""The kinds of answers a player of The Red Cathedral chooses among: what bots ask about a move."""

from typing import Final

from nave.games.red_cathedral import ask, build, claim, influence, market, payment, taking, workshop
from nave.games.red_cathedral.contractors import diamonds, hire, jokers, permits, specialists
from nave.games.red_cathedral.contractors.guilds import artisans, reinforcements, wholesalers
from nave.games.red_cathedral.names import M, W
from nave.kernel.family import Family

END: Final[Family] = ask.END
EXCHANGE: Final[Family] = ask.EXCHANGE
STOP: Final[Family] = ask.STOP
REROLL: Final[Family] = ask.REROLL
ROLL: Final[Family] = market.ROLL
NOTHING: Final[Family] = taking.NOTHING
TAKE: Final[Family] = taking.TAKE
CLAIM: Final[Family] = claim.CLAIM
PLACE_UP: Final[Family] = claim.PLACE_UP
PLACE_DOWN: Final[Family] = claim.PLACE_DOWN
ACTIVATE: Final[Family] = workshop.ACTIVATE
ACTIVATE_OTHER: Final[Family] = artisans.ACTIVATE_OTHER
DIE: Final[Family] = market.DIE
DELIVER: Final[Family] = build.DELIVER
DELIVER_DIAMOND: Final[Family] = jokers.DELIVER_DIAMOND
DECORATE: Final[Family] = build.DECORATE
DECORATE_DIAMOND: Final[Family] = jokers.DECORATE_DIAMOND
USE: Final[Family] = influence.USE
USE_DIAMOND: Final[Family] = diamonds.USE_DIAMOND
PAY: Final[Family] = payment.PAY
CHOOSE: Final[Family] = wholesalers.CHOOSE
PERMIT: Final[Family] = permits.PERMIT
HIRE: Final[Family] = hire.HIRE
KEEP: Final[Family] = hire.KEEP
DECLINE: Final[Family] = hire.DECLINE
SPECIALIST: Final[Family] = specialists.SPECIALIST
REINFORCE: Final[Family] = reinforcements.REINFORCE

# What a use names if it is paid with a diamond; 0 is nothing, 1 to 6 a material.
DIAMOND_NAMED: Final = M + 1


def is_delivery(move: int) -> bool:
    """To a section or as an ornament, with or without diamonds."""
    return is_piece(move) or is_ornament(move)


def is_piece(move: int) -> bool:
    return DELIVER.has(move) or DELIVER_DIAMOND.has(move)


def is_ornament(move: int) -> bool:
    return DECORATE.has(move) or DECORATE_DIAMOND.has(move)


def section_of(piece: int) -> int:
    """Of a piece delivered to a section."""
    return DELIVER.first(piece) if DELIVER.has(piece) else DELIVER_DIAMOND.first(piece)


def is_use(move: int) -> bool:
    """Of an influence action, whatever material it names."""
    return USE.has(move) or USE_DIAMOND.has(move)


def action_of(use: int) -> int:
    return USE.first(use) if USE.has(use) else USE_DIAMOND.first(use)


def named_by(use: int) -> int:
    """0 nothing, 1 to 6 a material, DIAMOND_NAMED a diamond."""
    return USE.second(use) if USE.has(use) else DIAMOND_NAMED


def is_optional(move: int) -> bool:
    """Exchange, re-roll and, with the expansion, prestige for a permit and reinforcement tiles."""
    return EXCHANGE.has(move) or REROLL.has(move) or PERMIT.has(move) or REINFORCE.has(move)


def foreign_tile(move: int) -> int:
    """Player and workshop space of an activation of somebody else's tile, as one number."""
    return ACTIVATE_OTHER.first(move) * W + ACTIVATE_OTHER.second(move)
