"""Random games with each guild, with and without the module: they end, and not a piece is lost."""

import pytest

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
# 144 configurations, 7 parts of 3 games each: 3,024 games.
PARTS = 7
GAMES = 3


@pytest.mark.slow
@pytest.mark.rule("guild.chains_end", "options.guild_pieces")
@pytest.mark.parametrize("part", parts(PARTS, 1))
@pytest.mark.parametrize(("guild", "module", "seats", "side"), CONFIGURATIONS)
def test_three_thousand_random_games_keep_every_promise(
    guild: str, module: str, seats: int, side: str, part: int
) -> None:
    subject = GuildSubject(module == "on")
    for number in range(part * GAMES, (part + 1) * GAMES):
        options = {"guild": guild, "module": module, "workshops": side, "plans": ("base", "all")[number % 2]}
        play_checked(subject, seats, options, seed=2000 + number, every=90, thorough=number % GAMES == 0)
