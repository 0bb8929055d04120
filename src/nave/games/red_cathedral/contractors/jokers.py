"""Diamonds on the construction site: on unfinished sections and in ornaments."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.families import DIAMOND_SETTINGS
from nave.games.red_cathedral.names import GREEN_GEM, JEWELS, MATERIALS, PURPLE_GEM, K, M
from nave.games.red_cathedral.state import State
from nave.kernel.state import replaced

SETTINGS: Final = len(DIAMOND_SETTINGS)


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


ALL: Final[list[Setting]] = [Setting(base, gems) for base, gems in DIAMOND_SETTINGS]


def setting_of(move: int) -> tuple[int, Setting]:
    """Section and setting of a move that builds an ornament with diamonds."""
    section, setting = divmod(move - moves.DECORATE_DIAMOND, SETTINGS)
    return section, ALL[setting]


def can_set_diamonds(s: State, player: int, kind: int, setting: Setting) -> bool:
    """guild.jewelers.diamond_ornament: whether everything it is made of is there."""
    held = player * M
    material = s.tables.ornament_material[kind]
    own = 0 if setting.base else 1
    return (
        s.pieces.diamonds[player] >= setting.diamonds
        and s.goods[held + material] >= own
        and s.goods[held + GREEN_GEM] >= setting.green + (own if material == GREEN_GEM else 0)
        and s.goods[held + PURPLE_GEM] >= setting.purple + (own if material == PURPLE_GEM else 0)
    )


def add_diamond_ornaments(s: State, player: int, section: int, left: int, out: list[int]) -> None:
    """The place and the ornament were checked; each diamond is one delivery."""
    kind = s.type_of(section)
    if not s.ornaments[player * K + kind]:
        return
    for number, setting in enumerate(ALL):
        if setting.pieces <= left and can_set_diamonds(s, player, kind, setting):
            out.append(moves.DECORATE_DIAMOND + section * SETTINGS + number)


def best_points(s: State, setting: Setting) -> int:
    """The set gems are counted in the best possible way (guild.jewelers.diamond_ornament)."""
    best = 0
    for green in range(setting.wild + 1):
        pair = (setting.green + green, setting.purple + setting.wild - green)
        best = max(best, s.tables.jewel_points[JEWELS.index(pair)])
    return best


def clear_section(s: State, section: int) -> None:
    """build.completion: what lies on a card goes back, diamonds to their own supply."""
    laid = section * M
    p = s.pieces
    cleared = s.laid.copy()
    for m in range(M):
        diamonds = p.laid_diamonds[laid + m]
        s.supply[m] += cleared[laid + m] - diamonds
        cleared[laid + m] = 0
        if diamonds:
            p.diamond_supply += diamonds
            p.laid_diamonds = replaced(p.laid_diamonds, laid + m, 0)
    s.laid = cleared
