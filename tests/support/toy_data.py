"""What Marbles is made of: its pieces, its rules as text, its words."""

from typing import Final

from nave.kernel.component_schema import Int, Schema, Table

MARBLES: Final = ("red", "blue", "green")

COMPONENTS = """
marble = [
  { id = "red", count = 5, worth = 1, provenance = "known" },
  { id = "blue", count = 2, worth = 2, provenance = "known" },
  { id = "green", count = 1, worth = 4, provenance = "known" },
]
"""
SCHEMA = Schema({"marble": Table({"count": Int(1, 9), "worth": Int(1, 9)})}, [], {})

LEDGER = """
[[rule]]
id = "marbles.polish"
title = "Polish"
text = "A seat may polish twice a turn, before or after an offer; each time is worth a point."
source = "invented"

[[rule]]
id = "marbles.draw"
title = "Draw"
text = "A seat draws one marble in each turn; nobody else sees it."
source = "invented"
ruling = "Only the bag limits the number of draws."
example = "The bag holds 5 red marbles and 1 green one: red is five times as likely."

[[rule]]
id = "marbles.offer"
title = "Offer"
text = "A marble may be offered to the other seat, who takes it or not."
source = "invented"

[[rule]]
id = "marbles.end"
title = "End"
text = "A turn ends after a draw. The game ends when the bag is empty."
source = "invented"
"""
