"""The expansion's blocks of the catalogue."""

from typing import Final

from nave.games.red_cathedral.contractors.names import (
    CITIES,
    CONTRACTS,
    GUILD_ACTIONS,
    GUILDS,
    REINFORCEMENTS,
    SPECIALIST_SPACES,
    SPECIALISTS,
)
from nave.games.red_cathedral.names import ACTIONS, COLORS, MATERIALS, ORNAMENTS, SECTION_NAMES, WORKSHOP
from nave.kernel.family import Family


def numbers(first: int, last: int) -> list[str]:
    return [str(n) for n in range(first, last + 1)]


SEATS: Final = numbers(1, len(COLORS))

# Ornaments with diamonds: whether the basic material is one, and the gems set.
DIAMOND_SETTINGS: Final = [
    *((False, gems) for gems in ("diamond", "green_gem diamond", "purple_gem diamond", "diamond diamond")),
    *((True, gems) for gems in ("", "green_gem", "purple_gem", "green_gem green_gem")),
    *((True, gems) for gems in ("purple_gem purple_gem", "green_gem purple_gem", "diamond")),
    *((True, gems) for gems in ("green_gem diamond", "purple_gem diamond", "diamond diamond")),
]


def setting_text(diamond: bool, gems: str) -> str:
    return (" in diamond" if diamond else "") + (f" with {gems}" if gems else "")


# Answers of people.
ACTIVATE_OTHER: Final = Family(
    "activate {space} {amount} of player {player}", player=SEATS, space=WORKSHOP, amount=numbers(1, 4)
)
DELIVER_DIAMOND: Final = Family(
    "deliver diamond as {material} to {section}", section=SECTION_NAMES, material=MATERIALS
)
DECORATE_DIAMOND: Final = Family(
    "decorate {section}{setting}",
    section=SECTION_NAMES,
    setting=[setting_text(diamond, gems) for diamond, gems in DIAMOND_SETTINGS],
)
USE_DIAMOND: Final = Family("use {action} diamond", action=(*ACTIONS, *GUILD_ACTIONS))
PAY_DIAMOND: Final = Family("pay diamond")
PAY_RUBLES: Final = Family("pay {rubles} ruble", rubles=numbers(1, 5))
WITH_DIAMONDS: Final = Family("diamonds {count}", count=numbers(0, 6))
CHOOSE: Final = Family("choose {material}", material=MATERIALS)
PERMIT: Final = Family("exchange for permit")
HIRE: Final = Family("hire {city}", city=CITIES)
KEEP: Final = Family("keep specialist {space}", space=numbers(1, SPECIALIST_SPACES))
DECLINE: Final = Family("decline specialist {space}", space=numbers(1, SPECIALIST_SPACES))
# The second one with a diamond for the material it asks for.
SPECIALIST: Final = Family("use specialist{paid}", paid=("", " diamond"))
DISCARD: Final = Family("discard {ornament}", ornament=ORNAMENTS)
DISCARD_FROM: Final = Family("discard from {space}", space=WORKSHOP)
FOREMAN: Final = Family("foreman {steps}", steps=numbers(1, 2))
NAME_PLAYER: Final = Family("name player {player}", player=SEATS)
NAME_SECTION: Final = Family("name {section}", section=SECTION_NAMES)
KEEP_CONTRACT: Final = Family("keep {contract}", contract=CONTRACTS)
RETURN_CONTRACT: Final = Family("put back {contract}", contract=CONTRACTS)
KEEP_HAND: Final = Family("keep hand")
REINFORCE: Final = Family("reinforce {tile}", tile=REINFORCEMENTS)
TAKE_REINFORCEMENT: Final = Family("take reinforcement {tile}", tile=REINFORCEMENTS)
PICK_CARD: Final = Family("pick card {card}", card=numbers(1, 2))

# Answers of chance.
GUILD: Final = Family("guild {guild}", nature=True, guild=GUILDS)
CITY: Final = Family("lay {city}", nature=True, city=CITIES)
DRAW_SPECIALIST: Final = Family("draw {tile}", nature=True, tile=SPECIALISTS)
DRAW_CONTRACT: Final = Family("draw contract {contract}", nature=True, contract=CONTRACTS)
