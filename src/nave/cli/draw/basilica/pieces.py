"""Single pieces of the box as signs."""

from rich.text import Text

from nave.cli.draw.basilica.look import CROWN, RANKS, color_letters
from nave.cli.speech import Speech
from nave.kernel.components import Row


def printed_symbols(table: str, row: Row, say: Speech) -> Text | None:
    """Of a tile its vault above its order, of a token its sides."""
    if table in ("tile", "expansion_tile"):
        front = Text("[").append_text(color_letters(say, row["colours"]))
        back = Text(say("draw-order", order=row["order"]), style="bold")
        return front.append(f"] {CROWN if row['crown'] else ' '}\n").append_text(back)
    if table == "promotion_token":
        sides = [row["side_a"], row["side_b"]]
        return Text(" | ").join([Text(f"{RANKS[side]} {say('draw-rank', rank=side)}") for side in sides])
    return None
