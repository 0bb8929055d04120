"""Contract cards at the end of the game: what each one counts and what it is worth."""

from collections.abc import Callable
from typing import Any, Final

from nave.games.red_cathedral.contractors.cities import banners_in
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.games.red_cathedral.effects import pay_rubles, return_material
from nave.games.red_cathedral.names import GREEN_GEM, MATERIALS, PURPLE_GEM, RUBLE, TYPES, K, M, W
from nave.games.red_cathedral.scoring import ornaments_placed, tower_sections
from nave.games.red_cathedral.state import NONE, State

# What a full workshop and a busy tower are.
FULL_WORKSHOP: Final = W
BUSY_TOWER: Final = 3


class Contract:
    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["id"]
        self.rule: str = row["rule"]
        # Whether it scores for each thing counted, or once if there is any.
        self.each: bool = row["scores"] == "each"
        self.prestige: int = row["prestige"]
        self.prestige_two: int = row["prestige_two_players"]
        cost: dict[str, int] = row["cost"]
        self.cost: list[int] = [cost.get(name, 0) for name in (*MATERIALS, "ruble")]
        self.gems: int = cost.get("gem_of_choice", 0)
        self.returns: bool = bool(cost)


def contracts_of(data: dict[str, Any]) -> list[Contract]:
    row = {row["id"]: row for row in data["contract"]}
    return [Contract(row[name]) for name in CONTRACTS]


# ------------------------------------------------------------ goods


def goods_of(s: State, player: int, contract: Contract) -> list[int] | None:
    """What is put back, by resource, a green gem before a purple one; None if it is not all there."""
    due = list(contract.cost)
    for _ in range(contract.gems):
        gem = GREEN_GEM if s.goods[player * M + GREEN_GEM] > due[GREEN_GEM] else PURPLE_GEM
        due[gem] += 1
    enough = s.rubles[player] >= due[RUBLE] and all(s.goods[player * M + m] >= due[m] for m in range(M))
    return due if enough else None


def put_back(s: State, player: int, contract: Contract) -> None:
    """contract.return_goods: gone, also for the goods count that follows."""
    due = goods_of(s, player, contract) or []
    for resource, amount in enumerate(due):
        if amount and resource < M:
            return_material(s, player, resource, amount, contract.rule)
        elif amount:
            pay_rubles(s, player, amount, contract.rule)


# ------------------------------------------------------------ what is counted


def not_built(s: State, player: int) -> int:
    """Available ones and, on the advanced side, those still waiting (advanced.unreleased_ornaments)."""
    count = sum(s.ornaments[player * K : player * K + K])
    if s.config.advanced:
        holds = s.tables.advanced_holds[s.config.colors[player]]
        for space in range(W):
            waits = holds[space] != NONE and s.shop_tile[player * W + space] == NONE
            count += waits and not s.discarded_from[player * W + space]
    return count


def all_built(s: State, player: int) -> int:
    return int(ornaments_placed(s, player) == sum(s.tables.ornament_count))


def on_own(s: State, player: int) -> int:
    return sum(1 for section in s.sections if s.ornament[section] == player == s.banner[section])


def on_others(s: State, player: int) -> int:
    return ornaments_placed(s, player) - on_own(s, player)


def ornaments_in(s: State, tower: int, player: int) -> int:
    return sum(1 for section in tower_sections(s, tower) if s.ornament[section] == player)


def ornaments_one_tower(s: State, player: int) -> int:
    return int(any(ornaments_in(s, tower, player) >= BUSY_TOWER for tower in range(len(s.heights))))


def claims_one_tower(s: State, player: int) -> int:
    return int(any(banners_in(s, tower, player) >= BUSY_TOWER for tower in range(len(s.heights))))


def each_type(s: State, player: int) -> int:
    own = {s.type_of(section) for section in s.sections if s.done[section] and s.banner[section] == player}
    return int(len(own) == len(TYPES))


def full_workshop(s: State, player: int) -> int:
    return int(sum(s.shop_up[player * W : player * W + W]) == FULL_WORKSHOP)


def towers_with(s: State, player: int) -> int:
    """A banner, also on an unfinished section, or an ornament."""
    return sum(
        1 for tower in range(len(s.heights)) if banners_in(s, tower, player) or ornaments_in(s, tower, player)
    )


def towers_without(s: State, player: int) -> int:
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


def worth(s: State, player: int, contract: Contract) -> int:
    """Prestige if it were scored now; the solitaire game uses the value for two players."""
    if contract.returns:
        count = int(goods_of(s, player, contract) is not None)
    else:
        count = COUNTS[contract.name](s, player)
    value = contract.prestige_two if s.config.players == 2 else contract.prestige
    return value * count if contract.each else value * (count > 0)
