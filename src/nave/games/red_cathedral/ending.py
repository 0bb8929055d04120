"""A finished game of the real box, to be scored: banners and ornaments on towers, markers, goods.

What the expansion adds to it: `contractors/ending.py`.
"""

from collections.abc import Callable
from typing import Final

from nave.games.red_cathedral.config import NOBODY, Config
from nave.games.red_cathedral.names import COLORS, section_name
from nave.games.red_cathedral.scoring import leftovers
from nave.games.red_cathedral.setup import lay_out
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import EndForm, EndTable
from nave.kernel.asking import demand
from nave.kernel.packed import replaced
from nave.kernel.reading import Reader
from nave.kernel.said import Said
from nave.kernel.types import Ending

# More than any game has seen; a marker goes round the track as often as it may.
MOST: Final = 999
# Reads what a part asks of a player.
More = Callable[[State, int, Reader], None]


def ending_form(config: Config) -> EndForm:
    """What is asked: the plans to choose from, and who plays."""
    t = config.tables
    return {
        "plans": [
            {"plan": t.plan_ids[plan], "heights": list(t.plan_heights[plan])} for plan in config.box.plans
        ],
        "players": [
            {"color": COLORS[config.colors[player]], "ivan": player == config.ivan}
            for player in range(config.players)
        ],
        "lap": int(t.track.lap),
        "tools": [],
        "contracts": False,
    }


def read_ending(data: Ending, config: Config, more: More) -> State:
    """A state without questions that scores like the table described; raises PositionError."""
    root = Reader(data, "end")
    root.only({"plan", "sections", "players"})
    s, t = State(config), config.tables
    plans = [t.plan_ids[plan] for plan in config.box.plans]
    lay_out(s, list(t.plan_heights[config.box.plans[root.name("plan", plans)]]))
    read_sections(s, root.part("sections"))
    for player, row in enumerate(root.rows("players", config.players)):
        row.only({"marker", "goods", "tools", "contracts"})
        s.set_score(player, row.number("marker", 0, MOST))
        # Materials, rubles and permits count alike (final.goods): how many there are is all that is asked.
        s.add_rubles(player, row.number("goods", 0, MOST))
        more(s, player, row)
    check_counts(s)
    return s


def read_sections(s: State, sections: Reader) -> None:
    """Finished ones only: nothing else counts for a tower (final.tower_value)."""
    known = {section_name(section): int(section) for section in s.sections}
    for name in sections.keys(known):
        section, row = known[name], sections.part(name)
        row.only({"banner", "ornament"})
        s.banner = replaced(s.banner, section, row.number("banner", 0, s.config.players - 1))
        s.done = replaced(s.done, section, 1)
        s.ornament = replaced(s.ornament, section, row.index_or_none("ornament", s.config.players))


def check_counts(s: State) -> None:
    t = s.tables
    for player in range(s.config.players):
        who = s.config.called(player)
        banners = s.finished(player)
        demand(banners <= t.banners, Said("wrong-end-banners", who=who, count=banners, most=t.banners))
        placed = sum(1 for section in s.sections if s.ornament[section] == player)
        most = sum(t.ornament_count)
        demand(placed <= most, Said("wrong-end-ornaments", who=who, count=placed, most=most))


def write_ending(s: State) -> EndTable:
    """What would be entered for a finished game."""
    t, config = s.tables, s.config
    heights = list(s.heights)
    plan = next(plan for plan in config.box.plans if list(t.plan_heights[plan]) == heights)
    return {
        "plan": t.plan_ids[plan],
        "sections": {
            section_name(section): {
                "banner": int(s.banner[section]),
                "ornament": None if s.ornament[section] == NOBODY else int(s.ornament[section]),
            }
            for section in s.sections
            if s.done[section]
        },
        "players": [
            {"marker": int(s.score[player]), "goods": int(leftovers(s, player))}
            for player in range(config.players)
        ],
    }
