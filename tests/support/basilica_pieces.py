"""The box of Basilica, counted from a position's plain data apart from the engine's accounting."""

import random
import re
from collections import Counter
from typing import Any, cast

from nave.games.basilica.account import check_pieces
from nave.games.basilica.state import State
from nave.kernel.game import Game
from tests.support.basilica import all_tiles, face
from tests.support.checks import Registered, Walk, walked


class BasilicaSubject(Registered):
    def __init__(self, components: str = "standard") -> None:
        super().__init__("basilica", components)
        # Wild neighbours that the rules allowed because a jester stood there, by turn order of laying.
        self.excused: set[frozenset[str]] = set()
        self.before: dict[str, Any] | None = None

    def check_pieces(self, game: Game, position: dict[str, Any]) -> None:
        check_pieces(cast(State, game.state))
        count_tiles(position, self.components)
        count_players(position)
        self.check_wilds(position)

    def check_wilds(self, position: dict[str, Any]) -> None:
        """No two wilds are neighbours unless a jester stood on one of them when the other was laid."""
        before, self.before = self.before, position
        if before is None:
            before = {"cathedral": {}, "scorings": position["scorings"]}
        pairs = wild_neighbours(position)
        if len(before["scorings"]) != len(position["scorings"]):
            # The slide renames all cells; pairs that stay stay neighbours.
            self.excused = pairs
            return
        jesters = {
            cell
            for cell, row in before["cathedral"].items()
            if row.get("builder") and row["builder"]["rank"] == "jester"
        }
        for pair in pairs - self.excused:
            assert pair & jesters, f"two wilds are neighbours on {sorted(pair)}"
        self.excused = pairs


def wild_neighbours(position: dict[str, Any]) -> set[frozenset[str]]:
    wild = {
        tuple(int(n) for n in re.findall(r"\d+", cell)): cell
        for cell, row in position["cathedral"].items()
        if len(face(row.get("tile", "none none")).split()) == 3
    }
    return {
        frozenset((cell, wild[near]))
        for (row, column), cell in wild.items()
        for near in ((row + 1, column), (row, column + 1))
        if near in wild
    }


def count_tiles(position: dict[str, Any], components: str = "standard") -> None:
    """58, 66 or 60 tiles: each is seen somewhere, or counted among those nobody has seen."""
    options = position["options"]
    stack = position["stack"]
    known = list(position["discard"])
    known += [column["vault"]["tile"] for column in position["board"] if column["vault"]]
    known += [row["tile"] for row in position["cathedral"].values() if "tile" in row]
    sight = [column["order"] for column in position["board"]] + [stack["top"], position["executing"]]
    faces = [row for row in sight if row]
    known += [row["tile"] + (" crown" if row["crown"] else "") for row in faces if row["crown"] is not None]
    hidden = Counter(stack["unseen"]) + Counter(stack["unseen_of_first"])
    assert Counter(known) + hidden == Counter(all_tiles(options["festum_fatuorum"] == "on", components))
    set_aside = 6 if options["remove_six"] == "on" else 0
    unknown = sum(row["crown"] is None for row in faces)
    below = stack["size"] - (1 if stack["top"] else 0)
    assert sum(hidden.values()) == unknown + below + set_aside
    assert sum(hidden.values()) + len(known) - set_aside in (58, 66, 60)


def count_players(position: dict[str, Any]) -> None:
    builders = [row["builder"] for row in position["cathedral"].values() if row.get("builder")]
    assert sum(player["coins"] for player in position["players"]) == 2
    altars = sum(row.get("altar", False) for row in position["cathedral"].values())
    assert position["altars"] + altars == (14 if position["options"]["festum_fatuorum"] == "on" else 0)
    for seat, player in enumerate(position["players"]):
        own = [builder for builder in builders if builder["seat"] == seat]
        assert player["builders"] + len(own) == 5
        used = [builder["token"] for builder in own if builder["token"]]
        assert sorted(used) == [token for token in (1, 2, 3) if not player["tokens"][token - 1]]
        assert 0 <= player["coins"] <= 2


class ByKind(random.Random):
    """Chooses the kind of a move first: otherwise most moves would lay vaults, and few would build."""

    def __init__(self, seed: int, orders: float = 1.0) -> None:
        super().__init__(seed)
        self.orders = orders
        self.texts: list[str] = []

    def choice(self, seq: Any) -> Any:
        if not self.texts or not seq or not isinstance(seq[0], int):
            return super().choice(seq)
        kinds: dict[str, list[int]] = {}
        for move in seq:
            kinds.setdefault(self.texts[move].split()[0], []).append(move)
        weights = [self.orders if kind == "order" else 1.0 for kind in kinds]
        kind = self.choices(list(kinds), weights)[0]
        return super().choice(kinds[kind])


def play_by_kind(options: dict[str, str], seed: int, every: int, thorough: bool, orders: float = 1.0) -> Game:
    """As `checks.play_checked`, with games in which builders, orders, coins and jesters are common."""
    subject = BasilicaSubject()
    walk = Walk(subject, 2, options, seed)
    chooser = ByKind(seed, orders)
    chooser.texts = subject.rules.catalogue.texts
    walk.random = chooser
    return walked(walk, every, thorough)
