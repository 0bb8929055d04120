"""What sets two ends of a turn apart that people can count: areas as a scoring held now would pay them."""

from typing import Final

from nave.bots.basilica.worth import crowns_ahead, to_move
from nave.games.basilica.areas import colored, find
from nave.games.basilica.names import COLORS, COLUMNS, cell_name
from nave.games.basilica.state import State
from nave.kernel.said import Said

# Smaller differences are left to the named terms; being able to call the scoring counts as much as this.
LEAST: Final = 2
CALL: Final = 4


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
    """What `s` has that `other` has not, the largest first."""
    return [fact.said for fact in counted(s, other, seat)]


def gains(s: State, other: State, seat: int) -> list[Said]:
    """Those of them that speak for `s`, told to anybody."""
    return [fact.told for fact in counted(s, other, seat) if fact.good]


def counted(s: State, other: State, seat: int) -> list[Fact]:
    found: list[Fact] = []
    rival = 1 - seat
    for player in (seat, rival):
        here, there = paid(s, player), paid(other, player)
        for place in sorted({*here, *there}):
            gap = here.get(place, 0) - there.get(place, 0)
            if abs(gap) >= LEAST:
                known = {"color": COLORS[place[0]], "cell": cell_name(place[1]), "points": abs(gap)}
                if player == seat:
                    said = Said("fact-area-more" if gap > 0 else "fact-area-less", **known)
                    told = Said("fact-area-own", player=player, **known)
                else:
                    key = "fact-area-gives" if gap > 0 else "fact-area-denies"
                    said = told = Said(key, player=player, **known)
                found.append(Fact(abs(gap), (player == seat) == (gap > 0), said, told))
    can, could = can_call(s, rival), can_call(other, rival)
    if can != could:
        said = Said("fact-call-gives" if can else "fact-call-denies", player=rival)
        found.append(Fact(CALL, could, said, said))
    found.sort(key=lambda fact: -fact.points)
    return found


def paid(s: State, player: int) -> dict[tuple[int, int], int]:
    """Points by color and first cell of each area with builders."""
    if not s.stack:
        return {}
    areas = find(s, colored(s, [], []), True)
    return {(int(area.color), first(area.place)): int(area.points(player)) for area in areas}


def first(cells: int) -> int:
    """The cell of an area that is nearest the board."""
    return (cells & -cells).bit_length() - 1


def can_call(s: State, player: int) -> bool:
    """Whether the player moves next and has crowned vaults enough at hand for a scoring."""
    if not s.stack or to_move(s) != player:
        return False
    crowned = sum(1 for column in range(COLUMNS) if s.vault(column) >= 0 and s.vault(column) % 2)
    return crowned >= crowns_ahead(s)
