"""What a finished game of the real box is asked besides: tools of specialists, prestige of contracts."""

from typing import Final

from nave.games.red_cathedral.config import Config
from nave.games.red_cathedral.contractors.guild import MODULE, in_game
from nave.games.red_cathedral.contractors.names import SPECIALISTS, TOOLS
from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.ending import MOST
from nave.games.red_cathedral.scoring import further_prestige
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import EndForm, EndTable
from nave.kernel.asking import demand
from nave.kernel.packed import replaced
from nave.kernel.reading import Reader
from nave.kernel.said import Said

CONTRACT_PART: Final = "archivists"


def add_to_form(config: Config, form: EndForm) -> None:
    """Which of its parts score at the end."""
    form["tools"] = list(TOOLS) if in_game(config, MODULE) else []
    form["contracts"] = in_game(config, CONTRACT_PART)


def read_more(s: State, player: int, row: Reader) -> None:
    """Raises PositionError."""
    if in_game(s.config, MODULE):
        read_tools(s, player, row.counts("tools", TOOLS))
    if in_game(s.config, CONTRACT_PART):
        p = own_pieces(s)
        p.contract_at = replaced(p.contract_at, player, player)
        p.contract_prestige = replaced(p.contract_prestige, player, row.number("contracts", 0, MOST))


def read_tools(s: State, player: int, counts: list[int]) -> None:
    """Any tiles with those tools: which specialists they were does not matter any more."""
    p, tools = own_pieces(s), duchy_of(s).tool
    for tool, count in enumerate(counts):
        free = [tile for tile in range(len(SPECIALISTS)) if tools[tile] == tool and p.specialist_at[tile] < 0]
        demand(count <= len(free), Said("wrong-end-tools", tool=TOOLS[tool], count=len(free)))
        for tile in free[:count]:
            p.specialist_at = replaced(p.specialist_at, tile, player)


def write_more(s: State, table: EndTable) -> None:
    """What would be entered of its parts."""
    for player, row in enumerate(table["players"]):
        if in_game(s.config, MODULE):
            at, tools = on_table(s).specialist_at, duchy_of(s).tool
            held = [tools[tile] for tile in range(len(SPECIALISTS)) if at[tile] == player]
            row["tools"] = {name: held.count(tool) for tool, name in enumerate(TOOLS) if tool in held}
        if in_game(s.config, CONTRACT_PART):
            row["contracts"] = further_prestige(s, player).get("contracts", 0)
