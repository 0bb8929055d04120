"""A finished game of the real box, to be scored: banners and ornaments on towers, markers, goods, tools."""

from typing import Final

from nave.games.red_cathedral.config import NOBODY, Config
from nave.games.red_cathedral.contractors.names import SPECIALISTS, TOOLS
from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.names import COLORS, section_name
from nave.games.red_cathedral.scoring import leftovers
from nave.games.red_cathedral.setup import lay_out
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import EndForm, EndPlayer, EndTable
from nave.kernel.asking import demand
from nave.kernel.packed import replaced
from nave.kernel.reading import Reader
from nave.kernel.said import Said
from nave.kernel.types import Ending

# More than any game has seen; a marker goes round the track as often as it may.
MOST: Final = 999
TOOL_PART: Final = "module"
CONTRACT_PART: Final = "archivists"


def has_part(config: Config, name: str) -> bool:
    return any(getattr(part, "name", "") == name for part in config.parts)


def ending_form(config: Config) -> EndForm:
    """What is asked: the plans to choose from, who plays, and which parts score at the end."""
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
        "tools": list(TOOLS) if has_part(config, TOOL_PART) else [],
        "contracts": has_part(config, CONTRACT_PART),
    }


def read_ending(data: Ending, config: Config) -> State:
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
        if has_part(config, TOOL_PART):
            read_tools(s, player, row.counts("tools", TOOLS))
        if has_part(config, CONTRACT_PART):
            p = own_pieces(s)
            p.contract_at = replaced(p.contract_at, player, player)
            p.contract_prestige = replaced(p.contract_prestige, player, row.number("contracts", 0, MOST))
    check_counts(s)
    return s


def read_sections(s: State, sections: Reader) -> None:
    """Finished ones only: nothing else counts for a tower (final.tower_value)."""
    known = {section_name(section): int(section) for section in s.sections}
    for name in sections.keys(list(known)):
        section, row = known[name], sections.part(name)
        row.only({"banner", "ornament"})
        s.banner = replaced(s.banner, section, row.number("banner", 0, s.config.players - 1))
        s.done = replaced(s.done, section, 1)
        s.ornament = replaced(s.ornament, section, row.index_or_none("ornament", s.config.players))


def read_tools(s: State, player: int, counts: list[int]) -> None:
    """Any tiles with those tools: which specialists they were does not matter any more."""
    p, tools = own_pieces(s), duchy_of(s).tool
    for tool, count in enumerate(counts):
        free = [tile for tile in range(len(SPECIALISTS)) if tools[tile] == tool and p.specialist_at[tile] < 0]
        demand(count <= len(free), Said("wrong-end-tools", tool=TOOLS[tool], count=len(free)))
        for tile in free[:count]:
            p.specialist_at = replaced(p.specialist_at, tile, player)


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
        "players": [player_ending(s, player) for player in range(config.players)],
    }


def player_ending(s: State, player: int) -> EndPlayer:
    row: EndPlayer = {"marker": int(s.score[player]), "goods": int(leftovers(s, player))}
    more: dict[str, int] = {}
    for part in s.config.parts:
        more.update(part.final_prestige(s, player))
    if has_part(s.config, TOOL_PART):
        at, tools = on_table(s).specialist_at, duchy_of(s).tool
        held = [tools[tile] for tile in range(len(SPECIALISTS)) if at[tile] == player]
        row["tools"] = {name: held.count(tool) for tool, name in enumerate(TOOLS) if tool in held}
    if has_part(s.config, CONTRACT_PART):
        row["contracts"] = more.get("contracts", 0)
    return row
