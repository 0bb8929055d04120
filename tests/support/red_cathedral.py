"""Positions of The Red Cathedral, built piece by piece without losing one."""

from typing import Any, Self

import pytest

import nave
from nave.kernel.game import Game

MATERIALS = ("lumber", "brick", "stone", "gold", "green_gem", "purple_gem")
SHOP = ("green", "blue", "red", "yellow", "white_1", "white_2")


class Table:
    """A fresh set-up whose pieces can be moved about; `game()` checks that all of them are accounted for.

    Players are numbers from 0, sections texts like "2.3" (tower 2, level 3), market spaces 1 to 8.
    Player 0 begins unless an option says otherwise.
    """

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        if seats > 1:
            options.setdefault("first_player", "1")
        self.data: dict[str, Any] = nave.new_game(
            "red_cathedral", seats=seats, seed=seed, settings=options
        ).position()
        self.seats = seats

    def one_moment(self) -> Self:
        """The publisher's later wording of the exchange (turn.exchange_one_moment)."""
        self.data["options"]["exchange"] = "one_moment"
        return self

    def game(self, seed: int = 0) -> Game:
        return nave.from_position(self.data, seed=seed)

    # ------------------------------------------------------------ players

    def player(self, player: int) -> dict[str, Any]:
        row: dict[str, Any] = self.data["players"][player]
        return row

    def rubles(self, player: int, amount: int) -> Self:
        self.player(player)["rubles"] = amount
        return self

    def score(self, player: int, space: int) -> Self:
        self.player(player)["score"] = space
        return self

    def goods(self, player: int, **amounts: int) -> Self:
        """The whole inventory of a player; the difference comes from or goes to the supply."""
        row = self.player(player)
        for name in MATERIALS:
            self.data["supply"][name] += row["goods"].get(name, 0) - amounts.get(name, 0)
        row["goods"] = {name: amount for name, amount in amounts.items() if amount}
        return self

    def specialist(self, player: int, tile: str) -> Self:
        """That specialist waits on the player's extension; it comes from the bag or the display."""
        duchy = self.data["duchy"]
        if tile in duchy["display"]:
            space = duchy["display"].index(tile)
            duchy["display"][space] = duchy["bag"].pop()
        else:
            duchy["bag"].remove(tile)
        self.player(player)["specialist"] = tile
        return self

    def diamonds(self, player: int, amount: int) -> Self:
        """So many diamonds in a player's inventory; the difference comes from or goes to the supply."""
        row = self.player(player)
        self.data["diamonds"]["supply"] += row["diamonds"] - amount
        row["diamonds"] = amount
        return self

    def reinforcements(self, player: int, *tiles: str) -> Self:
        """The player has these reinforcement tiles; they come from the offer."""
        for tile in tiles:
            self.data["reinforcements"]["offer"].remove(tile)
            self.player(player)["reinforcements"].append(tile)
        return self

    # ------------------------------------------------------------ site

    def section(self, section: str) -> dict[str, Any]:
        tower, level = section.split(".")
        row: dict[str, Any] = self.data["site"][int(tower) - 1][int(level) - 1]
        return row

    def card(self, section: str, card: str) -> Self:
        """Put a named card there; if it lies elsewhere on the site, the two change places."""
        row = self.section(section)
        for tower in self.data["site"]:
            for other in tower:
                if other["card"] == card:
                    other["card"] = row["card"]
        row["card"] = card
        return self

    def tile(self, section: str, tile: str) -> Self:
        """Put a named workshop tile on an unclaimed card, exchanging it with the place where it lies."""
        row = self.section(section)
        cells = [other for tower in self.data["site"] for other in tower]
        cells += [cell for player in self.data["players"] for cell in player["workshop"].values() if cell]
        for cell in cells:
            if cell["tile"] == tile:
                cell["tile"] = row["tile"]
        row["tile"] = tile
        return self

    def claim(
        self, section: str, player: int, shop: str | None = None, up: bool = False, source: str = "auto"
    ) -> Self:
        """A banner of that player, the tile on a workshop space (the first that is free; not for Ivan).

        `source` is "inventory" or "side"; by default the inventory as long as it has banners.
        """
        row = self.section(section)
        owner = self.player(player)
        if source == "auto":
            source = "inventory" if owner["banners"]["inventory"] else "side"
        owner["banners"][source] -= 1
        row["banner"] = player
        tile, row["tile"] = row["tile"], None
        if self.seats == 1 and player == 1:
            return self
        space = shop or next(name for name in SHOP if owner["workshop"][name] is None)
        owner["workshop"][space] = {"tile": tile, "up": up}
        if up and self.data["options"]["workshops"] == "advanced":
            holds = nave.component_set("red_cathedral").rows("workshop_space_advanced")
            for cell in holds:
                if (cell["board"], cell["space"]) == (owner["color"], space) and cell["holds"] != "banner":
                    owner["ornaments"][cell["holds"]] += 1
        return self

    def finish(self, section: str, player: int, **claim: Any) -> Self:
        """A finished section; it is claimed first if it bears no banner."""
        row = self.section(section)
        if row["banner"] is None:
            self.claim(section, player, **claim)
        row["done"] = True
        return self

    def lay(self, section: str, **amounts: int) -> Self:
        """Materials from the supply on a claimed card."""
        for name, amount in amounts.items():
            self.data["supply"][name] -= amount
            laid = self.section(section)["laid"]
            laid[name] = laid.get(name, 0) + amount
        return self

    def ornament(self, section: str, player: int) -> Self:
        """An ornament of that player on a finished section."""
        tower, level = section.split(".")
        height = len(self.data["site"][int(tower) - 1])
        kind = "door" if level == "1" else "cross" if int(level) == height else "arch"
        self.section(section)["ornament"] = player
        if self.seats == 1 and player == 1:
            self.data["ivan"]["ornaments"] += 1
        else:
            self.player(player)["ornaments"][kind] -= 1
        return self

    def all_but(self, section: str, **missing: int) -> Self:
        """Lay everything a claimed card costs except what is named as missing."""
        row = self.section(section)
        cards = {card["id"]: card for card in nave.component_set("red_cathedral").rows("cathedral_card")}
        cost = cards[row["card"]]["cost"]
        return self.lay(section, **{name: cost[name] - missing.get(name, 0) for name in cost})

    # ------------------------------------------------------------ market

    def die(self, color: str, space: int, value: int) -> Self:
        self.data["market"]["dice"][color] = {"space": space, "value": value}
        return self

    def resource(self, space: int, resource: str) -> Self:
        """The resource tile of that kind goes to that space; the tile lying there takes its place."""
        tiles = self.data["market"]["tiles"]
        other = tiles.index(f"resource_{resource}")
        tiles[other], tiles[space - 1] = tiles[space - 1], tiles[other]
        return self

    def influence(self, quadrant: int, card: str) -> Self:
        """The card goes to quadrant 1 to 4; the card of the same group or place gives way."""
        cards = self.data["market"]["influence"]
        group = card.rpartition("_")[0]
        other = next(i for i, name in enumerate(cards) if name.startswith(group))
        cards[other], cards[quadrant - 1] = cards[quadrant - 1], card
        return self

    # ------------------------------------------------------------ question

    def ask(self, *frames: tuple[str, list[int]]) -> Self:
        """The open questions above the change of turns, the last one is asked first."""
        self.data["ask"] = [{"ask": "next_turn", "args": []}] + [
            {"ask": kind, "args": args} for kind, args in frames
        ]
        return self

    def turn_of(self, player: int) -> Self:
        self.data["active"] = player
        return self.ask(("turn", [player]))

    def visit(self, player: int, die: str, space: int, value: int = 1) -> Self:
        """A market visit of that player under way: the die has just reached that space."""
        self.die(die, space, value)
        self.data["active"] = player
        self.data["this_turn"].update(die=die, obtained=False, activated=False, influence="unused")
        return self.ask(("end", [player]), ("visit", [player]))


def texts(game: Game) -> list[str]:
    return [option.text for option in game.options()]


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def events(game: Game, kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind, with the rule that caused each."""
    return [{**event.data, "rule": event.rule} for event in game.events if event.kind == kind]


def refuses(game: Game, move: str, rule: str) -> None:
    """The move is no option; asking why and trying it both name the rule, and nothing changes."""
    before = game.position()
    assert move not in texts(game), f"{move!r} is among the options"
    refusal = game.why_not(move)
    assert refusal is not None
    assert refusal.rule == rule, f"{move!r} is refused by {refusal.rule} ({refusal.reason}), not by {rule}"
    with pytest.raises(nave.IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule == rule
    assert game.position() == before
