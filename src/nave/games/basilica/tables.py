"""What is fixed when a game is made, shared by all copies of a state: components as numbers, and settings."""

from librt.vecs import append, vec
from mypy_extensions import i64

from nave.games.basilica.names import BACKS, ORDERS, RANKS, TILES
from nave.kernel.components import ComponentSet, Row


def tile_of(row: Row) -> int:
    """A row of the tile tables as order, back and crown; rows alike in all three are interchangeable."""
    back = next(i for i, names in enumerate(BACKS) if set(names) == set(row["colours"]))
    face: int = ORDERS.index(row["order"]) * 10 + back
    return face * 2 + int(row["crown"])


def counts(rows: list[Row]) -> list[int]:
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
        self.builders: i64 = supply["builder"]["per_player"]
        self.coins: i64 = supply["coin"]["per_player"]
        self.altars: i64 = supply["altar"]["total"]
        board = {row["id"]: row["value"] for row in data["board"]}
        self.track: i64 = board["track_spaces"]
        self.rows_removed: i64 = board["rows_removed_after_scoring"]
        self.actions: i64 = board["actions_per_turn"]
        option = {row["id"]: row for row in data["option"]}
        self.set_aside: i64 = option["remove_six"]["tiles"]

        spaces = sorted(data["scoring_space"], key=lambda row: int(row["number"]))
        self.scoring_spaces: vec[i64] = vec[i64]([i64(row["space"]) for row in spaces])
        self.ends_game: list[bool] = [row["ends_game"] for row in spaces]

        orders = {row["id"]: row for row in data["order"]}
        self.coin_box: list[bool] = [orders[name]["coin_box"] for name in ORDERS]
        self.coin_cost: i64 = 1

        ranks = {row["id"]: row for row in data["rank"]}
        self.rank_names: list[str] = [ranks[name]["name"] for name in RANKS]
        # What lies under a builder: 0 nothing, else 1 + token * 2 + side. By that code:
        self.rank: vec[i64] = vec[i64]([i64(-1)])
        self.weight: vec[i64] = vec[i64]([i64(1)])
        self.wins_ties: vec[bool] = vec[bool]([False])
        self.doubles: vec[bool] = vec[bool]([False])
        self.jester: vec[bool] = vec[bool]([False])
        for token in sorted(data["promotion_token"], key=lambda row: str(row["id"])):
            for side in ("side_a", "side_b"):
                row = ranks[token[side]]
                self.rank = append(self.rank, i64(RANKS.index(token[side])))
                self.weight = append(self.weight, i64(row["weight"]))
                self.wins_ties = append(self.wins_ties, bool(row["wins_ties"]))
                self.doubles = append(self.doubles, bool(row["doubles_area"]))
                self.jester = append(self.jester, bool(row["extra_colour"]))

        value = {row["id"]: row["value"] for row in data["score_value"]}
        self.tile_value: i64 = value["tile"]
        self.minority_value: i64 = value["minority_builder"]
        self.architect_factor: i64 = value["architect_factor"]
        self.glass_value: i64 = value["stained_glass"]
        self.altar_glass_value: i64 = value["stained_glass_with_altar"]

    def code(self, token: i64, rank: i64) -> i64:
        """A token with that rank up; 0 if it does not offer the rank (order.promote.main)."""
        for side in range(i64(1), i64(3)):
            if self.rank[token * 2 + side] == rank:
                return token * 2 + side
        return 0

    def scoring_at(self, queen: i64) -> i64:
        """queen.scoring_spaces: which scoring her space brings, -1 for none."""
        for number in range(len(self.scoring_spaces)):
            if self.scoring_spaces[number] == queen:
                return number
        return -1


class Config:
    """The components and settings of a game."""

    def __init__(self, tables: Tables, settings: dict[str, str]) -> None:
        self.tables = tables
        self.settings = settings
        self.expansion = settings["festum_fatuorum"] == "on"
        self.remove_six = settings["remove_six"] == "on"
        self.show_crowns = settings["show_crowns"] == "on"
        # option.festum_fatuorum
        self.tiles: list[int] = tables.all if self.expansion else tables.base
        self.set_aside: i64 = tables.set_aside if self.remove_six else 0
        self.altars: i64 = tables.altars if self.expansion else 0
