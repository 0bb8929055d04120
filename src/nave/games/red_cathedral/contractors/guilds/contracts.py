"""Contract cards at the end of the game: what each one counts and what it is worth."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nave.games.red_cathedral.contractors.cities import banners_in
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.games.red_cathedral.effects import pay_rubles, return_material
from nave.games.red_cathedral.names import GREEN_GEM, LEVELS, MATERIALS, PURPLE_GEM, RUBLE, TYPES, K, M, W
from nave.games.red_cathedral.scoring import ornaments_placed
from nave.games.red_cathedral.state import NONE, State
from nave.kernel.components import Data, Row
from nave.kernel.packed import packed

# What a busy tower is, and a section of each type.
BUSY_TOWER: Final[i64] = 3
ALL_TYPES: Final[i64] = (1 << len(TYPES)) - 1
# The values printed on a contract: for two players, and for more.
FOR_TWO: Final = "prestige_two_players"
FOR_MORE: Final = "prestige"


class Contract:
    def __init__(self, row: Row) -> None:
        self.name: str = row["id"]
        self.rule: str = row["rule"]
        # Whether it scores for each thing counted, or once if there is any.
        self.each: bool = row["scores"] == "each"
        self.prestige: int = row[FOR_MORE]
        self.prestige_two: int = row[FOR_TWO]
        cost: dict[str, int] = row["cost"]
        self.cost: vec[i64] = packed([cost.get(name, 0) for name in (*MATERIALS, "ruble")])
        self.gems: int = cost.get("gem_of_choice", 0)
        self.returns: bool = bool(cost)


def contracts_of(data: Data) -> list[Contract]:
    row = {row["id"]: row for row in data["contract"]}
    return [Contract(row[name]) for name in CONTRACTS]


# ------------------------------------------------------------ goods


def goods_of(s: State, player: i64, contract: Contract) -> "vec[i64]":
    """What is put back, by resource, a green gem before a purple one."""
    due = contract.cost[:]
    for _ in range(contract.gems):
        gem = GREEN_GEM if s.goods[player * M + GREEN_GEM] > due[GREEN_GEM] else PURPLE_GEM
        due[gem] += 1
    return due


def has_goods(s: State, player: i64, contract: Contract) -> bool:
    """Whether all of it is there."""
    due = goods_of(s, player, contract)
    for m in range(M):
        if s.goods[player * M + m] < due[m]:
            return False
    return s.rubles[player] >= due[RUBLE]


def put_back(s: State, player: i64, contract: Contract) -> None:
    """contract.return_goods: gone, also for the goods count that follows."""
    if not has_goods(s, player, contract):
        return
    due = goods_of(s, player, contract)
    for resource in range(i64(len(due))):
        amount = due[resource]
        if amount and resource < M:
            return_material(s, player, resource, amount, contract.rule)
        elif amount:
            pay_rubles(s, player, amount, contract.rule)


# ------------------------------------------------------------ what is counted


def not_built(s: State, player: i64) -> i64:
    """Available ones and, on the advanced side, those still waiting (advanced.unreleased_ornaments)."""
    count: i64 = 0
    for kind in range(player * K, player * K + K):
        count += s.ornaments[kind]
    if s.config.advanced:
        holds = s.tables.advanced_holds[s.config.colors[player]]
        for space in range(W):
            waits = holds[space] != NONE and s.shop_tile[player * W + space] == NONE
            if waits and not s.discarded_from[player * W + space]:
                count += 1
    return count


def all_built(s: State, player: i64) -> i64:
    lacking = -ornaments_placed(s, player)
    for count in s.tables.ornament_count:
        lacking += count
    return 0 if lacking else 1


def on_own(s: State, player: i64) -> i64:
    count: i64 = 0
    for section in s.sections:
        if s.ornament[section] == player and s.banner[section] == player:
            count += 1
    return count


def on_others(s: State, player: i64) -> i64:
    return ornaments_placed(s, player) - on_own(s, player)


def ornaments_in(s: State, tower: i64, player: i64) -> i64:
    count: i64 = 0
    for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
        if s.ornament[section] == player:
            count += 1
    return count


def ornaments_one_tower(s: State, player: i64) -> i64:
    for tower in range(i64(len(s.heights))):
        if ornaments_in(s, tower, player) >= BUSY_TOWER:
            return 1
    return 0


def claims_one_tower(s: State, player: i64) -> i64:
    for tower in range(i64(len(s.heights))):
        if banners_in(s, tower, player) >= BUSY_TOWER:
            return 1
    return 0


def each_type(s: State, player: i64) -> i64:
    own: i64 = 0
    for section in s.sections:
        if s.done[section] and s.banner[section] == player:
            own |= 1 << s.type_of(section)
    return 1 if own == ALL_TYPES else 0


def full_workshop(s: State, player: i64) -> i64:
    for space in range(player * W, player * W + W):
        if not s.shop_up[space]:
            return 0
    return 1


def towers_with(s: State, player: i64) -> i64:
    """A banner, also on an unfinished section, or an ornament."""
    count: i64 = 0
    for tower in range(i64(len(s.heights))):
        if banners_in(s, tower, player) or ornaments_in(s, tower, player):
            count += 1
    return count


def towers_without(s: State, player: i64) -> i64:
    return len(s.heights) - towers_with(s, player)


COUNTS: Final[dict[str, Callable[[State, int], int]]] = {
    "all_ornaments_built": all_built,
    "ornaments_on_own_sections": on_own,
    "ornaments_on_others_sections": on_others,
    "ornaments_not_built": not_built,
    "three_ornaments_one_tower": ornaments_one_tower,
    "three_claims_one_tower": claims_one_tower,
    "section_of_each_type": each_type,
    "six_face_up_tiles": full_workshop,
    "towers_without_presence": towers_without,
    "towers_with_presence": towers_with,
}


def for_two(s: State) -> bool:
    """Which of its printed values a contract has; the solitaire game uses that for two players."""
    return s.config.players == 2


def value_field(s: State) -> str:
    return FOR_TWO if for_two(s) else FOR_MORE


def value_of(s: State, contract: Contract) -> int:
    return contract.prestige_two if for_two(s) else contract.prestige


def worth(s: State, player: i64, contract: Contract) -> i64:
    """Prestige if it were scored now."""
    if contract.returns:
        count = 1 if has_goods(s, player, contract) else 0
    else:
        count = COUNTS[contract.name](s, player)
    value: i64 = value_of(s, contract)
    return value * count if contract.each else value * (count > 0)
