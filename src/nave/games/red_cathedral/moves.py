"""The catalogue: what every answer is called. The order is frozen; an expansion adds at the end."""

from typing import Final

from nave.games.red_cathedral.names import (
    ACTIONS,
    DICE,
    IVAN_CARDS,
    JEWELS,
    MATERIALS,
    RESOURCES,
    RING,
    SECTIONS,
    WORKSHOP,
    section_name,
)
from nave.kernel.catalogue import Catalogue

VERSION: Final = 1

# Answers of people. Blocks are laid out one after another; each is `base + index`.
END_TURN: Final = 0
EXCHANGE: Final = 1
STOP: Final = 2
ROLL: Final = 3
TAKE_NOTHING: Final = 4
REROLL: Final = 5  # + space
CLAIM: Final = 13  # + section
BANNER: Final = 49  # + 0 from the inventory, 1 from a white space
PLACE_UP: Final = 51  # + workshop space
PLACE_DOWN: Final = 57  # + workshop space
TAKE: Final = 63  # + resource * TAKE_MAX + amount - 1
TAKE_MAX: Final = 12
ACTIVATE: Final = 159  # + workshop space * ACTIVATE_MAX + amount - 1
ACTIVATE_MAX: Final = 4
DIE: Final = 183  # + die * 8 + extra spaces
DELIVER: Final = 231  # + section * 6 + material
DECORATE: Final = 447  # + section * 6 + jewels
USE: Final = 663  # + action * 7 + 0 (no material named) or 1 + material
PAY: Final = 789  # + material
SWAP: Final = 795  # + pair of spaces
# Answers of nature.
FIRST: Final = 823  # + seat
ROLLED: Final = 827  # + die * 6 + value - 1
LAY_DIE: Final = 863  # + die
PLAN: Final = 869  # + building plan
CARD: Final = 878  # + cathedral card
WORKSHOP_TILE: Final = 918  # + workshop tile
RESOURCE_TILE: Final = 946  # + resource tile
INFLUENCE: Final = 954  # + influence card
IVAN_CARD: Final = 966  # + solitaire card
END: Final = 971

PAIRS: Final = [(a, b) for a in range(RING) for b in range(a + 1, RING)]


def jewel_text(jewels: int) -> str:
    green, purple = JEWELS[jewels]
    names = ["green_gem"] * green + ["purple_gem"] * purple
    return " with " + " ".join(names) if names else ""


def build(ids: dict[str, list[str]]) -> Catalogue:
    """`ids` gives the row ids of the standard component set by table; every set has the same."""
    sections = [section_name(section) for section in range(SECTIONS)]
    texts = ["end turn", "exchange", "stop", "roll", "take nothing"]
    texts += [f"reroll {space + 1}" for space in range(RING)]
    texts += [f"claim {section}" for section in sections]
    texts += ["banner inventory", "banner white"]
    texts += [f"place up {space}" for space in WORKSHOP]
    texts += [f"place down {space}" for space in WORKSHOP]
    texts += [f"take {amount} {name}" for name in RESOURCES for amount in range(1, TAKE_MAX + 1)]
    texts += [f"activate {space} {amount}" for space in WORKSHOP for amount in range(1, ACTIVATE_MAX + 1)]
    texts += [f"die {die} +{extra}" if extra else f"die {die}" for die in DICE for extra in range(8)]
    texts += [f"deliver {name} to {section}" for section in sections for name in MATERIALS]
    texts += [f"decorate {section}{jewel_text(j)}" for section in sections for j in range(len(JEWELS))]
    texts += [f"use {action}{name}" for action in ACTIONS for name in ("", *(f" {m}" for m in MATERIALS))]
    texts += [f"pay {name}" for name in MATERIALS]
    texts += [f"swap {a + 1} {b + 1}" for a, b in PAIRS]
    texts += [f"first seat {seat + 1}" for seat in range(4)]
    texts += [f"{die} rolls {value}" for die in DICE for value in range(1, 7)]
    texts += [f"lay {die} die" for die in DICE]
    texts += [f"plan {row}" for row in ids["building_plan"]]
    texts += [f"deal {row}" for row in ids["cathedral_card"]]
    texts += [f"deal {row}" for row in ids["workshop_tile"]]
    texts += [f"lay {row}" for row in ids["resource_tile"]]
    texts += [f"draw {row}" for row in ids["influence_card"]]
    texts += [f"deal {row}" for row in IVAN_CARDS]
    if len(texts) != END:
        raise ValueError(f"the catalogue has {len(texts)} moves, its blocks {END}")
    return Catalogue(VERSION, texts)
