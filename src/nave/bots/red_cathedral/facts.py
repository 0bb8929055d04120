"""What sets two ends of a turn apart that people can count: towers as they stand, and the track."""

from typing import Final

from nave.games.red_cathedral.scoring import payout
from nave.games.red_cathedral.state import State
from nave.kernel.said import Said

# Smaller differences are left to the named terms.
LEAST: Final = 1


class Fact:
    """A thing said, and the points it is about."""

    def __init__(self, points: int, said: Said) -> None:
        self.points = points
        self.said = said


def facts(s: State, other: State, seat: int) -> list[Said]:
    """What `s` has that `other` has not, the largest first; towers count as if the game ended now."""
    found: list[Fact] = []
    for tower in range(len(s.heights)):
        here, there = payout(s, tower), payout(other, tower)
        for player in range(s.config.players):
            gap = here[player] - there[player]
            if abs(gap) < LEAST:
                continue
            # Denied: the tower was the player's, and no longer is.
            lost = there[player] == max(there) and here[player] < max(*here, 1)
            found.append(Fact(abs(gap), tower_said(player == seat, player, tower, gap, lost)))
    ahead = on_track(s, seat) - on_track(other, seat)
    if abs(ahead) >= LEAST:
        key = "fact-track-more" if ahead > 0 else "fact-track-less"
        found.append(Fact(abs(ahead), Said(key, points=abs(ahead))))
    for player in range(s.config.players):
        gap = on_track(s, player) - on_track(other, player)
        if player != seat and abs(gap) >= LEAST:
            key = "fact-track-rival-more" if gap > 0 else "fact-track-rival-less"
            found.append(Fact(abs(gap), Said(key, player=player, points=abs(gap))))
    found.sort(key=lambda fact: -fact.points)
    return [fact.said for fact in found]


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
