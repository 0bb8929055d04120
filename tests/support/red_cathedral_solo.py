"""Positions of a solitaire game, with the next turn of Ivan arranged card, tile and die at a time."""

from typing import Any, Self

import nave
from nave.kernel.game import Game
from tests.support.facts import facts
from tests.support.red_cathedral import Table, play

HUMAN, IVAN = 0, 1
CARDS = ("ivan_recognition", "ivan_inventory", "ivan_transport", "ivan_claim", "ivan_construction")
COLORS = ("white", "green", "blue", "red", "yellow")


class SoloTable(Table):
    """Four towers of three, Ivan's first claim taken back, the dice away from recognition tile and Clergy
    (or the guild in its place).

    His leftmost card is Transport with nothing to transport, so that his next turn does nothing but move the
    white die from space 5 to 6, unless a test says otherwise.
    """

    def __init__(self, *heights: int, **options: str) -> None:
        wanted = list(heights or (3, 3, 3, 3))
        for seed in range(1, 60):
            super().__init__(1, seed, **options)
            if [len(tower) for tower in self.data["site"]] == wanted:
                break
        self.ivan: dict[str, Any] = self.data["ivan"]
        self._take_back_first_claim()
        self.influence(1, f"{options.get('guild', 'clergy')}_1").resource(1, "recognition").resource(
            6, "lumber"
        )
        self.influence(2, "teamsters_1").influence(3, "craftsmen_1").influence(4, "merchants_1")
        self.die("white", 5, 1).die("green", 4, 1).die("blue", 4, 1).die("red", 7, 1).die("yellow", 7, 1)
        self.row("ivan_transport")

    def _take_back_first_claim(self) -> None:
        sections = [section for tower in self.data["site"] for section in tower]
        [claimed] = [section for section in sections if section["banner"] == IVAN]
        used = {section["tile"] for section in sections}
        tiles = nave.component_set("red_cathedral").rows("workshop_tile")
        plain = [
            tile["id"] for tile in tiles if tile["min_players"] < 3 and tile.get("resource") != "recognition"
        ]
        claimed["tile"] = next(tile for tile in plain if tile not in used)
        claimed["banner"] = None
        self.player(IVAN)["banners"] = {"inventory": 6, "side": 0}
        self.score(IVAN, 2)

    def row(self, *cards: str, dice: tuple[str, ...] = COLORS, down: int = 0) -> Self:
        """Ivan's row begins with these cards; its tiles show these dice, the first `down` are face down."""
        self.ivan["row"] = [*cards, *(card for card in CARDS if card not in cards)]
        order = [*dice, *(die for die in COLORS if die not in dice)]
        self.ivan["tiles"] = [f"workshop_die_{die}_2" for die in order]
        self.ivan["up"] = [place >= down for place in range(5)]
        return self

    def pile(self, name: str, **amounts: int) -> Self:
        """Materials from the supply on Ivan's inventory card ("store") or construction card ("build")."""
        for material, amount in amounts.items():
            self.data["supply"][material] -= amount - self.ivan[name].get(material, 0)
        self.ivan[name].update(amounts)
        return self

    def ivans_turn(self, seed: int = 0) -> Game:
        """The human ends a turn and Ivan takes his, up to the next question."""
        return play(self.ask(("end", [HUMAN])).game(seed), "end turn")


def ivan_of(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = game.view(None)["ivan"]
    return data


def score_of(game: Game, player: int) -> int:
    space: int = game.view(None)["players"][player]["score"]
    return space


def gains(game: Game, player: int) -> list[tuple[int, str]]:
    """How far the marker of a player went at each step, with the rule of each."""
    return [
        (facts(event)["to"] - facts(event)["from"], event.rule)
        for event in game.events
        if event.kind == "score" and event.data["player"] == player
    ]
