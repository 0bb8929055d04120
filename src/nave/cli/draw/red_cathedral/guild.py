"""Pieces of the new guilds: diamonds, the foreman, contracts, spare cards, reinforcement tiles.

Each is drawn if the view has it; contracts of others are only counted, their names are not in the view.
"""

from typing import Any, Final

from rich.text import Text

from nave.cli.draw.drawing import Touched, fit
from nave.cli.draw.red_cathedral.look import FAINT, INKS, SHAPES, TOUCHED, amount, nice
from nave.cli.draw.red_cathedral.printed import Printed

FOREMAN: Final = "♜"


def own_lines(
    view: dict[str, Any], printed: Printed, player: int, width: int, touched: Touched
) -> list[Text]:
    """Contracts and reinforcement tiles of a player, no line if there are none."""
    row = view["players"][player]
    parts = contract_parts(row, touched)
    parts += [marked(nice(tile), f"reinforcement:{tile}", touched) for tile in row.get("reinforcements", [])]
    if player == view["active"]:
        parts += drawn_parts(view, printed, touched)
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 3 + part.cell_len <= width:
            lines[-1].append(" · ", style=FAINT).append_text(part)
        else:
            lines.append(fit(Text("   ").append_text(part), min(width, 3 + part.cell_len)))
    return lines


def count_words(row: dict[str, Any]) -> str:
    """How many contracts and tiles somebody has, for a line that tells everything."""
    contracts, tiles = len(row.get("contracts", [])), len(row.get("reinforcements", []))
    return f" contracts {contracts}" * (contracts > 0) + f" tiles {tiles}" * (tiles > 0)


def contract_parts(row: dict[str, Any], touched: Touched) -> list[Text]:
    contracts = row.get("contracts", [])
    if None in contracts:
        return [Text("1 contract" if len(contracts) == 1 else f"{len(contracts)} contracts", style=FAINT)]
    worth = row.get("contracts_worth", [])
    parts = []
    for number, name in enumerate(contracts):
        part = marked(nice(name), f"contract:{name}", touched)
        if number < len(worth):
            part.append(" ").append_text(amount(worth[number], "prestige"))
        parts.append(part)
    return parts


def drawn_parts(view: dict[str, Any], printed: Printed, touched: Touched) -> list[Text]:
    """What the player in turn has drawn and not yet chosen from."""
    contracts = [name for name in view.get("contracts", {}).get("drawn", []) if name is not None]
    parts = [marked(f"drawn: {nice(name)}", f"contract:{name}", touched) for name in contracts]
    for number, card in enumerate(view.get("spare", {}).get("drawn", []), 1):
        part = marked("drawn: ", f"spare:{number}", touched)
        parts.append(part.append_text(Text(" ").join([amount(n, m) for m, n in printed.costs[card].items()])))
    return parts


def marked(words: str, piece: str, touched: Touched) -> Text:
    return Text(words, style=TOUCHED if piece in touched else "")


def diamonds_held(row: dict[str, Any], touched: Touched) -> Text:
    """In an inventory, beside the other materials."""
    text = Text(SHAPES["diamond"][0] * row.get("diamonds", 0), style=INKS["diamond"])
    if "good:diamond" in touched:
        text.stylize(TOUCHED)
    return text


def diamonds_laid(view: dict[str, Any], section: str) -> dict[str, int]:
    """How many of the pieces on a card are diamonds, by the material each stands for."""
    laid: dict[str, int] = view.get("diamonds", {}).get("laid", {}).get(section, {})
    return laid


def foreman_at(view: dict[str, Any], tower: dict[str, Any]) -> str:
    """His mark under the tower where he stands."""
    return f"{FOREMAN} " if view.get("foreman") == tower["tower"] else ""


def stock(view: dict[str, Any]) -> list[Text]:
    """What lies ready for everybody, for the line that shows the supply."""
    parts = []
    if "diamonds" in view:
        parts.append(Text.assemble((SHAPES["diamond"][0], INKS["diamond"]), str(view["diamonds"]["supply"])))
    if "contracts" in view:
        parts.append(Text(f"contracts {view['contracts']['deck']}", style=FAINT))
    if "spare" in view:
        parts.append(Text(f"spare cards {view['spare']['deck']}", style=FAINT))
    if "reinforcements" in view:
        parts.append(Text(f"reinforcements {len(view['reinforcements']['offer'])}", style=FAINT))
    return parts


# ------------------------------------------------------------ words


def guild_in_words(view: dict[str, Any], printed: Printed) -> list[str]:
    lines = []
    if "diamonds" in view:
        lines.append(f"Diamonds: {view['diamonds']['supply']} in the supply")
        for section, pieces in view["diamonds"]["laid"].items():
            laid = ", ".join(f"{count} as {nice(name)}" for name, count in pieces.items())
            lines.append(f"  on {section}: {laid}")
    if "foreman" in view:
        lines.append(f"Foreman: under tower {view['foreman']}")
    if "contracts" in view:
        under = len(view["contracts"]["under"])
        lines.append(f"Contracts: {view['contracts']['deck']} in the deck, {under} of them put back under it")
        drawn = [name for name in view["contracts"]["drawn"] if name is not None]
        lines += [f"  drawn: {', '.join(nice(name) for name in drawn)}"] if drawn else []
    if "spare" in view:
        spare = view["spare"]
        lines.append(f"Spare cards: {spare['deck']} in the deck, {len(spare['discard'])} discarded")
        for card in spare["drawn"]:
            asks = ", ".join(f"{count} {nice(name)}" for name, count in printed.costs[card].items())
            lines.append(f"  drawn: a card that asks for {asks}")
    if "reinforcements" in view:
        offer = ", ".join(nice(tile) for tile in view["reinforcements"]["offer"]) or "none"
        lines.append(f"Reinforcement tiles on offer: {offer}")
    return lines


def player_in_words(view: dict[str, Any], player: int) -> list[str]:
    row = view["players"][player]
    lines = []
    if row.get("diamonds"):
        lines.append(f"  diamonds {row['diamonds']}")
    if row.get("contracts"):
        lines.append(f"  contracts: {', '.join(part.plain for part in contract_parts(row, frozenset()))}")
    if row.get("reinforcements"):
        lines.append(f"  reinforcement tiles: {', '.join(nice(tile) for tile in row['reinforcements'])}")
    return lines
