"""Diamonds on the construction site: on unfinished sections and in ornaments."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.pieces import on_table
from nave.games.red_cathedral.names import GREEN_GEM, JEWELS, MATERIALS, PURPLE_GEM, SECTION_NAMES, M
from nave.games.red_cathedral.state import State
from nave.kernel.family import Family
from nave.kernel.said import Said

# Ornaments with diamonds: whether the basic material is one, and the gems set.
DIAMOND_SETTINGS: Final = [
    *((False, gems) for gems in ("diamond", "green_gem diamond", "purple_gem diamond", "diamond diamond")),
    *((True, gems) for gems in ("", "green_gem", "purple_gem", "green_gem green_gem")),
    *((True, gems) for gems in ("purple_gem purple_gem", "green_gem purple_gem", "diamond")),
    *((True, gems) for gems in ("green_gem diamond", "purple_gem diamond", "diamond diamond")),
]


def setting_text(base: bool, gems: str) -> str:
    return (" in diamond" if base else "") + (f" with {gems}" if gems else "")


DELIVER_DIAMOND: Final[Family] = Family(
    "deliver diamond as {material} to {section}", section=SECTION_NAMES, material=MATERIALS
)
DECORATE_DIAMOND: Final[Family] = Family(
    "decorate {section}{setting}",
    section=SECTION_NAMES,
    setting=[setting_text(base, gems) for base, gems in DIAMOND_SETTINGS],
)


class Setting:
    """What an ornament with diamonds is made of."""

    def __init__(self, base: bool, gems: str) -> None:
        names = gems.split()
        # Whether a diamond stands for the basic material, and the gems that are set.
        self.base = base
        self.green: int = names.count(MATERIALS[GREEN_GEM])
        self.purple: int = names.count(MATERIALS[PURPLE_GEM])
        self.wild: int = names.count("diamond")
        self.diamonds: int = self.wild + base
        self.pieces: int = 1 + len(names)

    def gems(self) -> list[Said]:
        """The gems that are set, as they are counted."""
        kinds = ((self.green, "green_gem"), (self.purple, "purple_gem"), (self.wild, "diamond"))
        return [Said("unit", amount=amount, resource=name) for amount, name in kinds if amount]


ALL: Final[list[Setting]] = [Setting(base, gems) for base, gems in DIAMOND_SETTINGS]


def setting_of(move: i64) -> tuple[int, Setting]:
    """Section and setting of a move that builds an ornament with diamonds."""
    return DECORATE_DIAMOND.first(move), ALL[DECORATE_DIAMOND.second(move)]


def can_set_diamonds(s: State, player: i64, kind: i64, setting: Setting) -> bool:
    """guild.jewelers.diamond_ornament: whether everything it is made of is there."""
    held = player * M
    material = s.tables.ornament_material[kind]
    own = 0 if setting.base else 1
    return (
        on_table(s).diamonds[player] >= setting.diamonds
        and s.goods[held + material] >= own
        and s.goods[held + GREEN_GEM] >= setting.green + (own if material == GREEN_GEM else 0)
        and s.goods[held + PURPLE_GEM] >= setting.purple + (own if material == PURPLE_GEM else 0)
    )


def best_points(s: State, setting: Setting) -> i64:
    """The set gems are counted in the best possible way (guild.jewelers.diamond_ornament)."""
    best = 0
    for green in range(setting.wild + 1):
        pair = (setting.green + green, setting.purple + setting.wild - green)
        best = max(best, s.tables.jewel_points[JEWELS.index(pair)])
    return best
