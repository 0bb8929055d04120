"""The box of The Red Cathedral, counted from a position's plain data apart from the engine's accounting."""

from collections import Counter
from typing import Any, cast

import nave
from nave.games.red_cathedral.account import check_pieces
from nave.games.red_cathedral.state import State
from nave.kernel.game import Game
from tests.support.checks import Registered

KINDS = ("door", "arch", "cross")


class RedCathedralSubject(Registered):
    def __init__(self, components: str = "standard") -> None:
        super().__init__("red_cathedral", components)
        self.box = Box(components)

    def check_pieces(self, game: Game, position: dict[str, Any]) -> None:
        check_pieces(cast(State, game.state))
        self.box.count(position)


class Box:
    """What the component set says is in the box, and whether a position accounts for it."""

    def __init__(self, components: str = "standard") -> None:
        rows = nave.component_set("red_cathedral", name=components).rows
        constant = {row["id"]: row["value"] for row in rows("constant")}
        self.banners: int = constant["banners_per_player"]
        self.spaces: int = constant["inventory_spaces"]
        self.market: int = constant["market_spaces"]
        self.crowd: int = constant["dice_per_space_max"]
        self.supply = {row["id"]: row["supply"] for row in rows("resource") if row["material"]}
        self.diamonds = next(r["supply"] for r in rows("contractors_resource") if r["id"] == "diamond")
        self.dice = {row["id"] for row in rows("die")}
        self.tiles = sorted(row["id"] for row in rows("resource_tile"))
        removed = [row["id"] for row in rows("resource_tile_removed")]
        more = [row["id"] for row in rows("contractors_resource_tile")]
        self.module_tiles = sorted([tile for tile in self.tiles if tile not in removed] + more)
        self.module_dice = self.dice | {row["id"] for row in rows("contractors_die")}
        self.group = {row["id"]: row["group"] for row in rows("influence_card") + rows("guild_card")}
        self.card = {row["id"]: row for row in rows("cathedral_card")}
        tiles = rows("workshop_tile") + rows("contractors_workshop_tile")
        self.workshop = {row["id"]: row for row in tiles}
        self.ornaments = {row["id"]: row["per_player"] for row in rows("ornament")}
        self.holds = {(row["board"], row["space"]): row["holds"] for row in rows("workshop_space_advanced")}
        self.ivan_banners = next(row["banners"] for row in rows("solitaire_card") if "banners" in row) + 1
        self.ivan_ornaments = [
            row["ornament"] for row in sorted(rows("solo_ornament_order"), key=lambda row: int(row["order"]))
        ]

    def count(self, position: dict[str, Any]) -> None:
        sections = [row for tower in position["site"] for row in tower]
        solo = position["seats"] == 1
        self.count_materials(position, sections)
        self.count_market(position["market"], position["options"].get("module") == "on")
        self.count_site(position["site"])
        waiting = sum(row["banner"] is not None and row["tile"] is not None for row in sections)
        self.count_workshop_tiles(position, sections)
        for number, player in enumerate(position["players"]):
            claimed = [row for row in sections if row["banner"] == number]
            assert player["score"] >= 0
            assert player["rubles"] >= 0
            placed = Counter(
                KINDS[place_of(level, len(tower))]
                for tower in position["site"]
                for level, row in enumerate(tower)
                if row["ornament"] == number
            )
            banners = player["banners"]["inventory"] + player["banners"]["side"] + len(claimed)
            if solo and number == 1:
                assert banners == self.ivan_banners
                order = self.ivan_ornaments[: position["ivan"]["ornaments"]]
                assert placed == Counter(order), "Ivan places his ornaments in their order"
                continue
            assert banners == self.banners
            stored = sum(player["goods"].values()) + player.get("diamonds", 0)
            assert stored + player["banners"]["inventory"] <= self.spaces
            laid = [cell for cell in player["workshop"].values() if cell is not None]
            assert 0 <= len(claimed) - len(laid) <= (waiting if number == position["active"] else 0)
            self.count_ornaments(player, placed, position["options"]["workshops"] == "advanced")
        players = len(position["players"])
        assert (position["active"] - position["first"]) % players == (position["turn"] - 1) % players

    def count_materials(self, position: dict[str, Any], sections: list[dict[str, Any]]) -> None:
        piles = [position["supply"], *(player["goods"] for player in position["players"])]
        piles += [row["laid"] for row in sections]
        if "ivan" in position:
            piles += [position["ivan"]["store"], position["ivan"]["build"]]
        total: Counter[str] = Counter()
        for pile in piles:
            assert all(amount >= 0 for amount in pile.values())
            total.update(pile)
        if "diamonds" in position:
            self.count_diamonds(position, total)
        assert total == self.supply

    def count_diamonds(self, position: dict[str, Any], total: Counter[str]) -> None:
        """Those on cards lie there in place of other materials."""
        laid = position["diamonds"]["laid"]
        for pile in laid.values():
            total.subtract(pile)
        held = sum(player["diamonds"] for player in position["players"])
        on_cards = sum(sum(pile.values()) for pile in laid.values())
        assert position["diamonds"]["supply"] + held + on_cards == self.diamonds

    def count_market(self, market: dict[str, Any], module: bool) -> None:
        assert sorted(market["tiles"]) == (self.module_tiles if module else self.tiles)
        assert len({self.group[card] for card in market["influence"]}) == 4
        dice = market["dice"]
        assert set(dice) == (self.module_dice if module else self.dice)
        assert all(1 <= die["value"] <= 6 and 1 <= die["space"] <= self.market for die in dice.values())
        assert max(Counter(die["space"] for die in dice.values()).values()) <= self.crowd

    def count_site(self, site: list[list[dict[str, Any]]]) -> None:
        cards = [row["card"] for tower in site for row in tower]
        assert len(set(cards)) == len(cards)
        for tower in site:
            for level, row in enumerate(tower):
                assert (
                    self.card[row["card"]]["type"] == ("base", "middle", "dome")[place_of(level, len(tower))]
                )
                assert row["banner"] is None or level == 0 or tower[level - 1]["banner"] is not None
                if row["done"]:
                    assert row["banner"] is not None
                    assert not row["laid"]
                else:
                    assert row["ornament"] is None
                    assert sum(row["laid"].values()) < sum(self.card[row["card"]]["cost"].values())
                if row["laid"]:
                    assert row["banner"] is not None

    def count_workshop_tiles(self, position: dict[str, Any], sections: list[dict[str, Any]]) -> None:
        tiles = [row["tile"] for row in sections]
        for player in position["players"]:
            tiles += [cell["tile"] for cell in player["workshop"].values() if cell is not None]
        if "ivan" in position:
            own = position["ivan"]["tiles"]
            assert all(self.workshop[tile]["solo_ivan"] for tile in own if tile is not None)
            tiles += own
        used = [tile for tile in tiles if tile is not None]
        assert len(set(used)) == len(used)
        assert set(used) <= set(self.workshop)

    def count_ornaments(self, player: dict[str, Any], placed: Counter[str], advanced: bool) -> None:
        lost = player.get("discarded", {"ornaments": {}, "from": []})
        for kind, number in self.ornaments.items():
            free = number
            if advanced:
                free = sum(
                    1
                    for space, cell in player["workshop"].items()
                    if cell is not None and cell["up"] and self.holds[player["color"], space] == kind
                    if space not in lost["from"]
                )
            assert player["ornaments"][kind] + placed[kind] + lost["ornaments"].get(kind, 0) == free


def place_of(level: int, height: int) -> int:
    """0 for a base, 1 for a middle section, 2 for a dome."""
    return 0 if level == 0 else 2 if level == height - 1 else 1
