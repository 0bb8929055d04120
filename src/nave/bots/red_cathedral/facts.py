"""What sets two ends of a turn apart that people can count: towers as they stand, and the track."""

from typing import Final

from nave.games.red_cathedral.scoring import payout
from nave.games.red_cathedral.state import State
from nave.kernel.said import Said

# Smaller differences are left to the named terms.
LEAST: Final = 1


class Fact:
    """A thing said, the points it is about, and whether they speak for the seat.

    `told` is the same to somebody who does not sit there, where it speaks for the seat.
    """

    def __init__(self, points: int, good: bool, said: Said, told: Said) -> None:
        self.points = points
        self.good = good
        self.said = said
        self.told = told


def facts(s: State, other: State, seat: int) -> list[Said]:
    """What `s` has that `other` has not, the largest first; towers count as if the game ended now."""
    return [fact.said for fact in counted(s, other, seat)]


def gains(s: State, other: State, seat: int) -> list[Said]:
    """Those of them that speak for `s`, told to anybody."""
    return [fact.told for fact in counted(s, other, seat) if fact.good]


def counted(s: State, other: State, seat: int) -> list[Fact]:
    found: list[Fact] = []
    for tower in range(len(s.heights)):
        here, there = payout(s, tower), payout(other, tower)
        for player in range(s.config.players):
            gap = here[player] - there[player]
            if abs(gap) < LEAST:
                continue
            # Denied: the tower was the player's, and no longer is.
            lost = there[player] == max(there) and here[player] < max(*here, 1)
            own = player == seat
            said = told = tower_said(own, player, tower, gap, lost)
            if own:
                told = Said("fact-tower-own", player=player, tower=tower + 1, points=gap)
            found.append(Fact(abs(gap), own == (gap > 0), said, told))
    for player in (seat, *(player for player in range(s.config.players) if player != seat)):
        gap = on_track(s, player) - on_track(other, player)
        if abs(gap) < LEAST:
            continue
        key = "fact-track-rival-more" if gap > 0 else "fact-track-rival-less"
        said = told = Said(key, player=player, points=abs(gap))
        if player == seat:
            said = Said("fact-track-more" if gap > 0 else "fact-track-less", points=abs(gap))
        found.append(Fact(abs(gap), (player == seat) == (gap > 0), said, told))
    found.sort(key=lambda fact: -fact.points)
    return found


def tower_said(own: bool, player: int, tower: int, gap: int, lost: bool) -> Said:
    """Numbers of towers begin with 1, as in the names of their sections."""
    if own:
        key = "fact-tower-more" if gap > 0 else "fact-tower-less"
        return Said(key, tower=tower + 1, points=abs(gap))
    if gap > 0:
        key = "fact-tower-gives"
    else:
        key = "fact-tower-denies" if lost else "fact-tower-takes"
    return Said(key, player=player, tower=tower + 1, points=abs(gap))


def on_track(s: State, player: int) -> int:
    return int(s.tables.track.prestige(s.score[player]))
