"""Random games with each guild, with and without the module: they end, and not a piece is lost."""

from typing import Any

import pytest

import nave
from tests.support.campaign import parts
from tests.support.checks import play_checked
from tests.support.guilds import GuildSubject

GUILDS = (
    "jewelers",
    "artisans",
    "foremen",
    "contractors",
    "wholesalers",
    "managers",
    "lawyers",
    "archivists",
    "master_builders",
    "brick_makers",
)
NEED_MODULE = ("contractors", "lawyers")
CONFIGURATIONS = [
    (guild, module, seats, side)
    for guild in GUILDS
    for module in ("off", "on")
    if module == "on" or guild not in NEED_MODULE
    for seats in (1, 2, 3, 4)
    for side in ("basic", "advanced")
]
# 144 configurations, 21 games each: 3,024 games. Every third is looked at more closely.
GAMES = 21
CLOSELY = 3


@pytest.mark.slow
@pytest.mark.rule("guild.chains_end", "options.guild_pieces")
@pytest.mark.parametrize("number", parts(GAMES, 1))
@pytest.mark.parametrize(("guild", "module", "seats", "side"), CONFIGURATIONS)
def test_three_thousand_random_games_keep_every_promise(
    guild: str, module: str, seats: int, side: str, number: int
) -> None:
    plans = ("base", "all")[(number + seats) % 2]
    options = {"guild": guild, "module": module, "workshops": side, "plans": plans}
    closely = number % CLOSELY == 0
    play_checked(GuildSubject(module == "on"), seats, options, seed=2000 + number, every=90, thorough=closely)


def spoil(position: dict[str, Any], what: str) -> None:
    player = position["players"][0]
    if what == "permit":
        player["permits"] += 1
    elif what == "seven permits":
        player["permits"] = 7
    elif what == "contractor":
        player["contractors"] = {"moscow": 1}
    elif what == "specialist":
        position["duchy"]["bag"].pop()
    elif what == "closed city":
        position["duchy"]["closed"].append(position["duchy"]["cities"][0])
    elif what == "diamond":
        player["diamonds"] += 1
    elif what == "contracts":
        player["contracts"] = ["return_2_lumber", "return_2_stone", "return_2_brick", "return_4_rubles"]
    elif what == "same contract":
        player["contracts"] = position["players"][1]["contracts"] = ["return_2_lumber"]
    elif what == "reinforcement":
        position["reinforcements"]["offer"].pop()
    elif what == "foreman":
        position["foreman"] = 5
    elif what == "spare card":
        position["spare"]["discard"].append(position["site"][0][0]["card"])
    elif what == "piece of another guild":
        position["foreman"] = 1
    elif what == "banner":
        player["banners"]["side"] -= 1


@pytest.mark.parametrize(
    ("guild", "what"),
    [
        ("managers", "permit"),
        ("managers", "seven permits"),
        ("managers", "contractor"),
        ("managers", "specialist"),
        ("managers", "closed city"),
        ("managers", "banner"),
        ("managers", "piece of another guild"),
        ("jewelers", "diamond"),
        ("archivists", "contracts"),
        ("archivists", "same contract"),
        ("brick_makers", "reinforcement"),
        ("foremen", "foreman"),
        ("master_builders", "spare card"),
    ],
)
def test_a_piece_too_many_or_too_few_would_be_noticed(guild: str, what: str) -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=1, settings={"guild": guild, "module": "on"})
    subject, position = GuildSubject(True), game.position()
    subject.check_pieces(game, position)
    spoil(position, what)
    with pytest.raises(AssertionError):
        subject.check_pieces(game, position)
