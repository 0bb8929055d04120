"""The component set as arrays of integers: what the rules look up. Shared by all copies of a state."""

from typing import Any

from nave.games.basilica.names import BACKS, ORDERS, RANKS, TILES
from nave.kernel.components import ComponentSet


def tile_of(row: dict[str, Any]) -> int:
    """A row of the tile tables as order, back and crown; rows alike in all three are interchangeable."""
    back = next(i for i, names in enumerate(BACKS) if set(names) == set(row["colours"]))
    face: int = ORDERS.index(row["order"]) * 10 + back
    return face * 2 + int(row["crown"])


def counts(rows: list[dict[str, Any]]) -> list[int]:
    out = [0] * TILES
    for row in rows:
        out[tile_of(row)] += 1
    return out


class Tables:
    def __init__(self, components: ComponentSet) -> None:
        data = components.data
        # How many tiles of each kind: the base game, and with the expansion.
        self.base: list[int] = counts(data["tile"])
        extra = counts(data["expansion_tile"])
        self.all: list[int] = [base + more for base, more in zip(self.base, extra, strict=True)]

        supply = {row["id"]: row for row in data["supply"]}
        self.builders: int = supply["builder"]["per_player"]
        self.coins: int = supply["coin"]["per_player"]
        self.altars: int = supply["altar"]["total"]
        board = {row["id"]: row["value"] for row in data["board"]}
        self.track: int = board["track_spaces"]
        self.rows_removed: int = board["rows_removed_after_scoring"]
        self.actions: int = board["actions_per_turn"]
        option = {row["id"]: row for row in data["option"]}
        self.set_aside: int = option["remove_six"]["tiles"]

        spaces = sorted(data["scoring_space"], key=lambda row: int(row["number"]))
        self.scoring_spaces: list[int] = [row["space"] for row in spaces]
        self.ends_game: list[bool] = [row["ends_game"] for row in spaces]

        self.order_names: list[str] = []
        self.coin_box: list[bool] = []
        self.coin_cost: int = 1
        orders = {row["id"]: row for row in data["order"]}
        for name in ORDERS:
            self.order_names.append(orders[name]["name"])
            self.coin_box.append(orders[name]["coin_box"])

        ranks = {row["id"]: row for row in data["rank"]}
        self.rank_names: list[str] = [ranks[name]["name"] for name in RANKS]
        # What lies under a builder: 0 nothing, else 1 + token * 2 + side. By that code:
        self.rank: list[int] = [-1]
        self.weight: list[int] = [1]
        self.wins_ties: list[bool] = [False]
        self.doubles: list[bool] = [False]
        self.jester: list[bool] = [False]
        for token in sorted(data["promotion_token"], key=lambda row: str(row["id"])):
            for side in ("side_a", "side_b"):
                row = ranks[token[side]]
                self.rank.append(RANKS.index(token[side]))
                self.weight.append(row["weight"])
                self.wins_ties.append(row["wins_ties"])
                self.doubles.append(row["doubles_area"])
                self.jester.append(row["extra_colour"])

        value = {row["id"]: row["value"] for row in data["score_value"]}
        self.tile_value: int = value["tile"]
        self.minority_value: int = value["minority_builder"]
        self.architect_factor: int = value["architect_factor"]
        self.glass_value: int = value["stained_glass"]
        self.altar_glass_value: int = value["stained_glass_with_altar"]

    def code(self, token: int, rank: int) -> int:
        """A token with that rank up; 0 if it does not offer the rank (order.promote.main)."""
        for side in (1, 2):
            if self.rank[token * 2 + side] == rank:
                return token * 2 + side
        return 0
