"""Pieces of the new guilds: diamonds, the foreman, contracts, spare cards, reinforcement tiles.

Each is drawn if the view has it; contracts of others are only counted, their names are not in the view.
"""

from typing import Final

from rich.text import Text

from nave.cli.draw.drawing import Touched, fit
from nave.cli.draw.red_cathedral.look import FAINT, INKS, SHAPES, TOUCHED, View, amount, row_of
from nave.cli.draw.red_cathedral.printed import Printed
from nave.cli.speech import Speech
from nave.games.red_cathedral.contractors.types import PlayerRow
from nave.games.red_cathedral.types import TowerRow
from nave.kernel.language import Each
from nave.kernel.said import Said

FOREMAN: Final = "♜"


def own_lines(view: View, printed: Printed, player: int, width: int, touched: Touched) -> list[Text]:
    """Contracts and reinforcement tiles of a player, no line if there are none."""
    row, say = row_of(view, player), printed.say
    parts = contract_parts(say, row, touched)
    for tile in row.get("reinforcements", []):
        named = say("draw-reinforcement", reinforcement=tile)
        parts.append(marked(named, f"reinforcement:{tile}", touched))
    if player == view["active"]:
        parts += drawn_parts(view, printed, touched)
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 3 + part.cell_len <= width:
            lines[-1].append(" · ", style=FAINT).append_text(part)
        else:
            lines.append(fit(Text("   ").append_text(part), min(width, 3 + part.cell_len)))
    return lines


def count_words(say: Speech, row: PlayerRow) -> str:
    """How many contracts and tiles somebody has, for a line that tells everything."""
    contracts, tiles = len(row.get("contracts", [])), len(row.get("reinforcements", []))
    told = [say("draw-contracts", count=contracts)] if contracts else []
    told += [say("draw-tiles", count=tiles)] if tiles else []
    return "".join(f" {part}" for part in told)


def contract_parts(say: Speech, row: PlayerRow, touched: Touched) -> list[Text]:
    contracts = row.get("contracts", [])
    if None in contracts:
        return [Text(say("draw-contracts", count=len(contracts)), style=FAINT)]
    worth = row.get("contracts_worth", [])
    parts = []
    for number, name in enumerate(contracts):
        part = marked(say("draw-contract", contract=name), f"contract:{name}", touched)
        if number < len(worth):
            part.append(" ").append_text(amount(worth[number], "prestige"))
        parts.append(part)
    return parts


def drawn_parts(view: View, printed: Printed, touched: Touched) -> list[Text]:
    """What the player in turn has drawn and not yet chosen from."""
    say = printed.say
    drawn = view["contracts"]["drawn"] if "contracts" in view else []
    parts = [
        marked(say("draw-drawn-contract", contract=name), f"contract:{name}", touched)
        for name in drawn
        if name is not None
    ]
    cards = view["spare"]["drawn"] if "spare" in view else []
    for number, card in enumerate(cards, 1):
        part = marked(f"{say('draw-drawn')} ", f"spare:{number}", touched)
        parts.append(part.append_text(Text(" ").join([amount(n, m) for m, n in printed.costs[card].items()])))
    return parts


def marked(words: str, piece: str, touched: Touched) -> Text:
    return Text(words, style=TOUCHED if piece in touched else "")


def diamonds_held(row: PlayerRow, touched: Touched) -> Text:
    """In an inventory, beside the other materials."""
    text = Text(SHAPES["diamond"][0] * row.get("diamonds", 0), style=INKS["diamond"])
    if "good:diamond" in touched:
        text.stylize(TOUCHED)
    return text


def diamonds_laid(view: View, section: str) -> dict[str, int]:
    """How many of the pieces on a card are diamonds, by the material each stands for."""
    return view["diamonds"]["laid"].get(section, {}) if "diamonds" in view else {}


def foreman_at(view: View, tower: TowerRow) -> str:
    """His mark under the tower where he stands."""
    return f"{FOREMAN} " if view.get("foreman") == tower["tower"] else ""


def stock(say: Speech, view: View) -> list[Text]:
    """What lies ready for everybody, for the line that shows the supply."""
    parts = []
    if "diamonds" in view:
        parts.append(Text.assemble((SHAPES["diamond"][0], INKS["diamond"]), str(view["diamonds"]["supply"])))
    if "contracts" in view:
        parts.append(Text(say("draw-contracts", count=view["contracts"]["deck"]), style=FAINT))
    if "spare" in view:
        parts.append(Text(say("draw-spare-cards", count=view["spare"]["deck"]), style=FAINT))
    if "reinforcements" in view:
        offer = len(view["reinforcements"]["offer"])
        parts.append(Text(say("draw-reinforcements", count=offer), style=FAINT))
    return parts


# ------------------------------------------------------------ words


def guild_in_words(view: View, printed: Printed) -> list[str]:
    say = printed.say
    lines = []
    if "diamonds" in view:
        lines.append(say("draw-words-diamonds", count=view["diamonds"]["supply"]))
        for section, pieces in view["diamonds"]["laid"].items():
            laid = Each(Said("draw-words-laid", count=n, resource=name) for name, n in pieces.items())
            lines.append(f"  {say('draw-words-diamonds-on', section=section, laid=laid)}")
    if "foreman" in view:
        lines.append(say("draw-words-foreman", tower=view["foreman"]))
    if "contracts" in view:
        under = len(view["contracts"]["under"])
        lines.append(say("draw-words-contracts", deck=view["contracts"]["deck"], under=under))
        drawn = Each(Said("draw-contract", contract=one) for one in view["contracts"]["drawn"] if one)
        lines += [f"  {say('draw-words-drawn', pieces=drawn)}"] if drawn else []
    if "spare" in view:
        spare = view["spare"]
        lines.append(say("draw-words-spare", deck=spare["deck"], discarded=len(spare["discard"])))
        for card in spare["drawn"]:
            asks = Each(Said("unit", amount=n, resource=name) for name, n in printed.costs[card].items())
            lines.append(f"  {say('draw-words-drawn-card', cost=asks)}")
    if "reinforcements" in view:
        offer = Each(Said("draw-reinforcement", reinforcement=one) for one in view["reinforcements"]["offer"])
        lines.append(say("draw-words-offer", tiles=offer, count=len(offer)))
    return lines


def player_in_words(view: View, say: Speech, player: int) -> list[str]:
    row = row_of(view, player)
    lines = []
    if row.get("diamonds"):
        lines.append(f"  {say('draw-words-held-diamonds', count=row['diamonds'])}")
    if row.get("contracts"):
        held = Each(part.plain for part in contract_parts(say, row, frozenset()))
        lines.append(f"  {say('draw-words-held-contracts', contracts=held)}")
    if row.get("reinforcements"):
        tiles = Each(Said("draw-reinforcement", reinforcement=one) for one in row["reinforcements"])
        lines.append(f"  {say('draw-words-held-tiles', tiles=tiles)}")
    return lines
