"""Random games with a guild in the place of the Clergy: its pieces counted from plain data."""

from typing import Any

import nave
from nave.kernel.game import Game
from tests.support.checks import Registered
from tests.support.contractors import ModuleSubject
from tests.support.red_cathedral_pieces import RedCathedralSubject

# Where a position tells of the pieces that components name.
PLACE_OF = {
    "diamond": "diamonds",
    "foreman": "foreman",
    "contract": "contracts",
    "unused_cathedral_cards": "spare",
    "reinforcement": "reinforcements",
}
PLACES = tuple(PLACE_OF.values())


class GuildSubject(Registered):
    """What is counted in every game, with the module or without it, and then the guild's own pieces."""

    def __init__(self, module: bool) -> None:
        super().__init__("red_cathedral")
        self.rest: Registered = ModuleSubject() if module else RedCathedralSubject()
        rows = nave.component_set("red_cathedral").rows
        self.contracts = {row["id"] for row in rows("contract")}
        self.cards = {row["id"] for row in rows("cathedral_card")}
        self.tiles = sorted(row["id"] for row in rows("reinforcement"))
        self.pieces = {row["id"]: set(row["pieces"]) for row in rows("guild")}
        self.group = {row["id"]: row["group"] for row in rows("guild_card")}

    def check_pieces(self, game: Game, position: dict[str, Any]) -> None:
        self.rest.check_pieces(game, position)
        self.check_places(position)
        if "contracts" in position:
            self.count_contracts(position)
        if "spare" in position:
            self.count_spare_cards(position)
        if "reinforcements" in position:
            self.count_tiles(position)
        if "foreman" in position:
            assert 1 <= position["foreman"] <= len(position["site"])

    def check_places(self, position: dict[str, Any]) -> None:
        """options.guild_pieces: the pieces of the guild in play have their places, those of others none."""
        [guild] = {self.group[card] for card in position["market"]["influence"] if card in self.group}
        assert {key for key in PLACES if key in position} == {PLACE_OF[name] for name in self.pieces[guild]}

    def count_contracts(self, position: dict[str, Any]) -> None:
        """guild.archivists.hand_limit, and each card in one place."""
        hands = [player["contracts"] for player in position["players"]]
        assert all(len(hand) <= 3 for hand in hands)
        places = [name for hand in hands for name in hand] + position["contracts"]["drawn"]
        places += [row["contract"] for row in position["contracts"]["under"]]
        assert len(set(places)) == len(places)
        assert set(places) <= self.contracts
        assert len(position["contracts"]["drawn"]) in (0, 1, 3)

    def count_spare_cards(self, position: dict[str, Any]) -> None:
        """Whatever lies nowhere in sight is in the deck."""
        places = [row["card"] for tower in position["site"] for row in tower]
        places += position["spare"]["drawn"] + position["spare"]["discard"]
        assert len(set(places)) == len(places)
        assert set(places) <= self.cards

    def count_tiles(self, position: dict[str, Any]) -> None:
        tiles = position["reinforcements"]["offer"] + position["reinforcements"]["used"]
        for player in position["players"]:
            tiles = tiles + player["reinforcements"]
        assert sorted(tiles) == self.tiles
