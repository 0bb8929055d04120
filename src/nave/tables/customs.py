"""What people agree to beside the settings of the game, before it begins."""

from typing import Final

import msgspec

from nave.kernel.said import Said
from nave.tables.errors import Invalid

FREE: Final = "free"
SHOWN: Final = "shown"
NONE: Final = "none"
# Whoever wants something asks the others.
ASK: Final = "ask"

# Dice and draws: by the server; or with a real box, the set-up dealt here or entered as it lies there.
DRAWN: Final = "drawn"
DEALT: Final = "dealt"
ENTERED: Final = "entered"

LIVE: Final = "live"
DAYS: Final = "days"
BOT: Final = "bot"

# Seconds: nobody waits longer for one person, and no bank is larger.
LONGEST: Final = 30 * 86400
# Shorter ones would run out while a page is loaded.
SHORTEST: Final = 60


class Customs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Only what differs is stored, so that a process of an earlier version reads what it knows."""

    # Whether anybody may look on without a seat.
    watching: bool = True
    # Advice of a bot: free, shown to everybody when it is asked for, or none.
    advice: str = FREE
    # Taking back within one's turn: free, none, or free and further back if the others agree.
    take_back: str = FREE
    # An evening, or answers when there is time for them.
    pace: str = LIVE
    # Seconds: the bank of each seat (0: no clock), and what is added to it after each turn.
    clock: int = 0
    increment: int = 0
    # Seconds after which whoever must answer counts as away; 0: as the server says.
    away: int = 0
    # What then happens: the others are asked, or a bot plays on by itself.
    stand_in: str = ASK
    # Where dice and draws come from.
    chance: str = DRAWN

    @property
    def by_hand(self) -> bool:
        """Whether a real box rolls and draws, and people enter what it says."""
        return self.chance != DRAWN

    @property
    def timed(self) -> bool:
        """Whether time matters at the table."""
        return bool(self.clock or self.away) or self.pace == DAYS


AS_EVER: Final = Customs()
CHOICES: Final = {
    "advice": (FREE, SHOWN, NONE),
    "take_back": (FREE, ASK, NONE),
    "pace": (LIVE, DAYS),
    "stand_in": (ASK, BOT),
    "chance": (DRAWN, DEALT, ENTERED),
}


def checked_customs(customs: Customs) -> Customs:
    if any(getattr(customs, name) not in values for name, values in CHOICES.items()):
        raise Invalid(Said("refused-customs"))
    for seconds in (customs.clock, customs.away):
        if seconds and not SHORTEST <= seconds <= LONGEST:
            raise Invalid(Said("refused-customs-time", least=str(SHORTEST), most=str(LONGEST)))
    if not 0 <= customs.increment <= LONGEST or (customs.increment and not customs.clock):
        raise Invalid(Said("refused-customs-time", least=str(SHORTEST), most=str(LONGEST)))
    return customs
