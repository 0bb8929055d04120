"""Positions with the contractors module, built piece by piece without losing one, and their box."""

from collections import Counter
from typing import Any, Self, cast

import nave
from nave.games.red_cathedral.account import check_pieces
from nave.games.red_cathedral.state import State
from nave.kernel.game import Game
from tests.support.checks import Registered
from tests.support.facts import facts
from tests.support.red_cathedral import Table
from tests.support.red_cathedral_pieces import Box

CITIES = ("moscow", "vologda", "suzdal", "ryazan", "smolensk", "novgorod")
TILES = tuple(f"s{number:02}" for number in range(1, 25))


class Duchy:
    """What a table with the module has beside the base game's pieces."""

    data: dict[str, Any]

    @property
    def duchy(self) -> dict[str, Any]:
        part: dict[str, Any] = self.data["duchy"]
        return part

    def permits(self, player: int, amount: int) -> Self:
        self.data["players"][player]["permits"] = amount
        return self

    def city(self, tower: int, city: str) -> Self:
        """That city lies above a tower (from 1); the tile lying there takes its place."""
        cities, closed = self.duchy["cities"], self.duchy["closed"]
        old = cities[tower - 1]
        if city in cities:
            cities[cities.index(city)] = old
        else:
            closed[closed.index(city)] = old
            closed.sort(key=CITIES.index)
        cities[tower - 1] = city
        return self

    def send(self, player: int, city: str, count: int = 1) -> Self:
        """Contractors of a player in a city."""
        sent = self.data["players"][player]["contractors"]
        sent[city] = sent.get(city, 0) + count
        return self

    def display(self, *tiles: str) -> Self:
        """The tiles of the five spaces, wherever they were; those lying there go to the bag."""
        for place, tile in enumerate(tiles):
            old = self.duchy["display"][place]
            if old != tile:
                self.lift(tile)
                if old is not None:
                    self.into_bag(old)
                self.duchy["display"][place] = tile
        return self

    def hold(self, player: int, tile: str) -> Self:
        self.lift(tile)
        self.data["players"][player]["specialist"] = tile
        return self

    def tools(self, player: int, *tiles: str) -> Self:
        for tile in tiles:
            self.lift(tile)
            own = self.data["players"][player]["tools"]
            own.append(tile)
            own.sort()
        return self

    def remove(self, *tiles: str) -> Self:
        """Out of the game."""
        for tile in tiles:
            self.lift(tile)
            self.duchy["removed"].append(tile)
        self.duchy["removed"].sort()
        return self

    def into_bag(self, tile: str) -> None:
        self.duchy["bag"].append(tile)
        self.duchy["bag"].sort()

    def lift(self, tile: str) -> None:
        """Take a tile from wherever it lies; a space of the display gets one from the bag."""
        duchy = self.duchy
        if tile in duchy["bag"]:
            duchy["bag"].remove(tile)
        elif tile in duchy["display"]:
            duchy["display"][duchy["display"].index(tile)] = duchy["bag"].pop()
        else:
            raise AssertionError(f"{tile} is neither in the bag nor on the display")

    def remove_shown(self, *spaces: int) -> Self:
        """The tiles of these spaces of the display leave the game."""
        for space in spaces:
            tile = self.duchy["display"][space - 1]
            self.duchy["display"][space - 1] = None
            self.duchy["removed"].append(tile)
        self.duchy["removed"].sort()
        return self

    def empty_bag(self, *kept: str) -> Self:
        """All tiles of the bag but these leave the game."""
        return self.remove(*[tile for tile in list(self.duchy["bag"]) if tile not in kept])


class ModuleTable(Duchy, Table):
    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        Table.__init__(self, seats, seed, module="on", **options)


IVAN_CARDS = (
    "ivan_recognition",
    "ivan_inventory",
    "ivan_transport",
    "ivan_claim",
    "ivan_construction",
    "ivan_hire",
)
COLORS = ("white", "green", "blue", "red", "yellow", "black")


class ModuleSoloTable(Duchy, Table):
    """A solitaire game after set-up; Ivan's next card hires and moves the white die to the lumber tile."""

    def __init__(self, seed: int = 1, **options: str) -> None:
        Table.__init__(self, 1, seed, module="on", influence="first_game", **options)
        self.influence(1, f"{options.get('guild', 'clergy')}_1").resource(6, "lumber")
        for color, space in zip(COLORS, (5, 4, 4, 7, 7, 8), strict=True):
            self.die(color, space, 1)
        self.row("ivan_hire")

    def row(self, *cards: str, dice: tuple[str, ...] = COLORS, down: int = 0) -> Self:
        """Ivan's row begins with these cards; its tiles show these dice, the first `down` are face down."""
        ivan = self.data["ivan"]
        ivan["row"] = [*cards, *(card for card in IVAN_CARDS if card not in cards)]
        order = [*dice, *(die for die in COLORS if die not in dice)]
        ivan["tiles"] = [f"workshop_die_{die}_2" for die in order]
        ivan["up"] = [place >= down for place in range(6)]
        return self

    def marker(self, city: str) -> Self:
        """Ivan's marker lies at a city, laid above tower 4 if it has no tower; no contractor is anywhere."""
        if city not in self.duchy["cities"]:
            self.city(4, city)
        self.data["players"][1]["contractors"] = {}
        self.duchy["marker"] = self.duchy["cities"].index(city) + 1
        return self

    def ivans_turn(self, seed: int = 0) -> Game:
        """The human ends a turn and Ivan takes his, up to the next question."""
        game = self.ask(("end", [0])).game(seed)
        game.play("end turn")
        return game


def black_visit(seats: int = 2, **options: str) -> ModuleTable:
    """Player 0 has just moved the black die, alone, to space 1, where the permit tile lies."""
    table = ModuleTable(seats, 1, **options)
    for space, color in enumerate(("white", "green", "blue", "red", "yellow"), 4):
        table.die(color, space, 1)
    table.resource(1, "permit").rubles(0, 9)
    return table.visit(0, "black", 1)


class ModuleSubject(Registered):
    """Random games with the module, every piece counted from plain data, apart from the engine."""

    def __init__(self) -> None:
        super().__init__("red_cathedral")
        self.box = Box()
        self.told = Told()
        rows = nave.component_set("red_cathedral").rows
        self.tool = {row["id"]: row["tool"] for row in rows("specialist")}

    def check_pieces(self, game: Game, position: dict[str, Any]) -> None:
        check_pieces(cast(State, game.state))
        self.box.count(position)
        self.told.follow(game)
        players, duchy = position["players"], position["duchy"]
        solo = position["seats"] == 1
        for number, player in enumerate(players):
            ivan = solo and number == 1
            assert 0 <= player["permits"] <= 6
            assert sum(player["contractors"].values()) <= 6
            assert player["permits"] == (0 if ivan else 1) + self.told.permits[number]
            assert Counter(player["contractors"]) == self.told.sent[number], "a contractor moved by itself"
            if ivan:
                assert player["specialist"] is None
                assert len({self.tool[tile] for tile in player["tools"]}) == len(player["tools"])
        self.count_specialists(players, duchy)
        assert len(set(duchy["cities"])) == len(position["site"])
        whole = [all(row["done"] for row in tower) for tower in position["site"]]
        closed = {city for city, done in zip(duchy["cities"], whole, strict=True) if done}
        assert set(duchy["closed"]) == closed | (set(CITIES) - set(duchy["cities"]))

    def count_specialists(self, players: list[dict[str, Any]], duchy: dict[str, Any]) -> None:
        """Each in one place."""
        tiles = [tile for tile in duchy["display"] if tile is not None] + duchy["bag"] + duchy["removed"]
        for player in players:
            tiles += player["tools"] + [player["specialist"]] * (player["specialist"] is not None)
        assert sorted(tiles) == sorted(TILES)


class Told:
    """What the events of a game say about permits and contractors, added up as they come."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.count = 0
        self.permits: Counter[int] = Counter()
        self.sent: dict[int, Counter[str]] = {}

    def follow(self, game: Game) -> None:
        if game is not self.game or len(game.events) < self.count:
            self.game, self.count = game, 0
            self.permits = Counter()
            self.sent = {player: Counter() for player in range(4)}
        for event in game.events[self.count :]:
            data = facts(event)
            if event.kind == "hire":
                self.sent[data["player"]][data["city"]] += 1
            elif event.kind in ("gain", "pay") and data.get("resource") == "permit":
                self.permits[data["player"]] += data["amount"] if event.kind == "gain" else -data["amount"]
        self.count = len(game.events)
