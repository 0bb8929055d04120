"""The rules of the expansion do not ask which seat somebody has."""

import random
from collections import Counter

import pytest

import nave
from nave.kernel.game import Game
from tests.support.contractors import TILES, black_visit
from tests.support.contracts import ALL, at_archivists, hand
from tests.support.red_cathedral import Table, play, texts
from tests.support.red_cathedral_checks import influenced
from tests.support.rotation import check_rotations, with_colors

GUILDS = (
    *("clergy", "jewelers", "artisans", "foremen", "contractors", "wholesalers", "managers", "lawyers"),
    *("archivists", "master_builders", "brick_makers"),
)
COSTS = {
    row["id"]: {name: amount for name, amount in row.get("cost", {}).items() if name != "ornament"}
    for row in nave.component_set("red_cathedral").rows("specialist")
}
OF_EACH_KIND = 2
# What takes a turn further without the expansion.
DULL = ("exchange", "reroll", "roll", "stop", "end", "die", "claim", "deliver", "take", "place")


def lively(game: Game, chance: random.Random) -> str:
    """Mostly something that the expansion brings, if there is any."""
    moves = texts(game)
    rare = [text for text in moves if text.split()[0] not in DULL or text == "exchange for permit"]
    black = [text for text in moves if text.startswith("die black")]
    return chance.choice((rare or black or moves) if chance.random() < 0.6 else moves)


@pytest.mark.rule("options.parts_independent", "turn.order")
@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize(("seats", "side"), [(3, "basic"), (4, "advanced")])
def test_a_question_looks_and_acts_the_same_whoever_is_asked(guild: str, seats: int, side: str) -> None:
    settings = with_colors(seats, module="on", guild=guild, workshops=side)
    chance = random.Random(f"{guild} {seats}")
    seen: Counter[str] = Counter()
    for seed in range(2):
        game = nave.new_game("red_cathedral", seats=seats, seed=seed, settings=settings)
        while not game.over and len(game.answers) < 450:
            kind = game.state.stack[-1].kind
            if seen[kind] < OF_EACH_KIND:
                check_rotations(game)
                seen[kind] += 1
            game.play(lively(game, chance))
    assert len(seen) >= 8


@pytest.mark.rule("black_die.uses_specialist", "turn.order")
@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize("tile", TILES)
def test_every_specialist_serves_every_seat_alike(tile: str, side: str) -> None:
    table = black_visit(3, workshops=side, **with_colors(3)).hold(0, tile).score(0, 20)
    table.goods(0, **{"brick": 1, **COSTS[tile]}).claim("1.1", 0, up=True).claim("2.1", 1, up=True)
    g = table.game()
    check_rotations(g)
    g.play("use specialist")
    check_rotations(g)


def at(card: str, **settings: str) -> Table:
    table = influenced(card, 3, **with_colors(3, **settings)).score(0, 20)
    return table.claim("3.1", 1, up=True).claim("4.1", 2, up=True)


# A table for each question of a guild that random play seldom meets, and the answers that lead to it.
SCENES: list[tuple[Table, list[str]]] = [
    (hand(at_archivists(seats=3, **with_colors(3)), 0, *ALL[:3]), ["use draw_contracts"]),
    (at("archivists_2"), ["use any_guild_action"]),
    (at("jewelers_1").diamonds(0, 2), ["use exchange_3_materials lumber"]),
    (at("merchants_1", guild="jewelers").diamonds(0, 2), ["use two_for_one lumber"]),
    (at("foremen_3"), ["use rubles_other_banners", "foreman 2"]),
    (at("artisans_1"), ["use activate_other_players_tile"]),
    (at("wholesalers_1"), ["use market_action_and_material"]),
    (at("master_builders_2"), ["use rubles_of_section"]),
    (at("master_builders_1").goods(0), ["use draw_2_cards"]),
    (at("brick_makers_1").reinforcements(0, "any_guild_action"), ["reinforce any_guild_action"]),
    (at("brick_makers_1").reinforcements(0, "gain_2_materials"), ["reinforce gain_2_materials"]),
    (at("brick_makers_1").goods(0, brick=2), ["use take_reinforcement"]),
]


@pytest.mark.rule("options.fourth_guild", "turn.order")
@pytest.mark.parametrize("number", range(len(SCENES)))
def test_every_guild_serves_every_seat_alike(number: int) -> None:
    table, answers = SCENES[number]
    g = table.game()
    check_rotations(g)
    for text in answers:
        found = next((move for move in texts(g) if move.startswith(text)), text)
        check_rotations(play(g, found))
    while g.seat == 0 and not any(text in ("roll", "end turn") for text in texts(g)):
        g.play(g.options()[-1] if "exchange" not in g.options()[-1].text else g.options()[0])
        check_rotations(g)
