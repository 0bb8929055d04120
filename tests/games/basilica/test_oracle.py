"""The engine's area scoring agrees with a slow one written from the ledger, on random cathedrals."""

import random

import pytest

from nave.api import rules_of
from nave.games.basilica import plan
from nave.games.basilica.areas import colored, find, points
from nave.games.basilica.names import BACKS, COLORS, RANKS, WIDTH
from nave.games.basilica.setup import configure
from nave.games.basilica.state import State
from tests.support.basilica_oracle import Place, Vault, area_list, score

RULES = rules_of("basilica")
CONFIG = configure(RULES.check_settings(2, {"festum_fatuorum": "on"}), RULES.standard_components())


class Twin:
    """One random cathedral twice: as the engine's state, and as the oracle's map."""

    def __init__(self, seed: int, least_rows: int = 1) -> None:
        self.chance = random.Random(seed)
        self.state = State(CONFIG)
        self.cathedral: dict[Place, Vault] = {}
        self.named_cells: list[int] = []
        self.named_colours: list[int] = []
        rows = self.chance.randint(least_rows, least_rows + 8)
        density = self.chance.uniform(0.3, 1.0)
        palette = self.chance.sample(range(10), self.chance.randint(2, 10))
        for cell in range(rows * WIDTH):
            if self.chance.random() < density:
                self.fill(cell, palette)
        self.settle()

    def fill(self, cell: int, palette: list[int]) -> None:
        if self.chance.random() < 0.08:
            self.state.scaffolding |= plan.only(cell)
            return
        back = self.chance.choice(palette)
        self.state.lay(cell, self.chance.randrange(8) * 20 + back * 2 + self.chance.randrange(2))
        glass, altar = self.chance.random() < 0.2, self.chance.random() < 0.2
        self.state.glass |= glass * plan.only(cell)
        self.state.altared |= altar * plan.only(cell)
        self.cathedral[divmod(cell, WIDTH)] = Vault(frozenset(BACKS[back]), glass=glass, altar=altar)

    def settle(self) -> None:
        """Up to five builders each, some with tokens; jesters name a colour."""
        free = list(self.cathedral)
        self.chance.shuffle(free)
        for seat in (0, 1):
            tokens = [1, 2, 3]
            for place in free[seat * 5 : seat * 5 + self.chance.randint(0, 5)]:
                self.put(seat, place, tokens)

    def put(self, seat: int, place: Place, tokens: list[int]) -> None:
        cell, code, rank = place[0] * WIDTH + place[1], 0, None
        if tokens and self.chance.random() < 0.6:
            token = tokens.pop(self.chance.randrange(len(tokens)))
            code = token * 2 - self.chance.randrange(2)
            rank = RANKS[CONFIG.tables.rank[code]]
        vault = self.cathedral[place]._replace(owner=seat, rank=rank)
        if rank == "jester":
            colour = self.chance.choice([name for name in COLORS if name not in vault.colours])
            vault = vault._replace(named=colour)
            self.named_cells.append(cell)
            self.named_colours.append(COLORS.index(colour))
        self.cathedral[place] = vault
        self.state.put(seat, cell, code)

    def check(self) -> tuple[int, int]:
        colors = colored(self.state, self.named_cells, self.named_colours)
        every = find(self.state, colors, False)
        found = {
            (COLORS[area.color], frozenset(divmod(cell, WIDTH) for cell in area.cells)) for area in every
        }
        assert len(found) == len(every)
        assert found == area_list(self.cathedral)
        expected = score(self.cathedral)
        assert tuple(points(every)) == expected
        built = find(self.state, colors, True)
        assert tuple(points(built)) == expected
        assert all(area.pawns(0) + area.pawns(1) for area in built)
        assert len(built) == sum(1 for area in every if area.pawns(0) + area.pawns(1))
        return expected


@pytest.mark.rule(
    "scoring.area_value", "area.definition", "majority.more_builders", "rank.jester_extra_colour"
)
def test_five_hundred_random_cathedrals_score_as_the_oracle_says() -> None:
    results = [Twin(seed).check() for seed in range(500)]
    assert len(set(results)) > 100
    assert sum(white + black > 0 for white, black in results) > 400


@pytest.mark.rule("area.definition", "vault.depth_bound")
def test_cathedrals_deeper_than_a_machine_word_score_as_the_oracle_says() -> None:
    """Twelve rows fit into a word: the areas of these reach beyond it."""
    results = [Twin(seed, least_rows=11).check() for seed in range(60)]
    assert len(set(results)) > 20


@pytest.mark.slow
@pytest.mark.rule(
    "scoring.area_value", "area.definition", "majority.more_builders", "rank.jester_extra_colour"
)
@pytest.mark.parametrize("part", range(20))
def test_twenty_thousand_random_cathedrals_score_as_the_oracle_says(part: int) -> None:
    for seed in range(1000 + part * 1000, 2000 + part * 1000):
        Twin(seed).check()


def test_the_twins_have_every_kind_of_piece() -> None:
    seen: set[str] = set()
    for seed in range(300):
        twin = Twin(seed)
        for vault in twin.cathedral.values():
            seen.add(vault.rank or "plain")
            seen |= {"glass"} if vault.glass else set()
            seen |= {"altar and glass"} if vault.glass and vault.altar else set()
            seen |= {"jester on wild"} if vault.named and len(vault.colours) == 2 else set()
        seen |= {"two jesters"} if len(twin.named_cells) == 2 else set()
        seen |= {"scaffolding"} if twin.state.scaffolding else set()
    assert seen == {
        *("plain", *RANKS, "glass", "altar and glass", "jester on wild", "two jesters", "scaffolding")
    }
