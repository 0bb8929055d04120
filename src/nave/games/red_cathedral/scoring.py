"""Final scoring: what towers are worth, who gets how much, who wins and why."""

from typing import cast

from mypy_extensions import i64

from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.events import FinalScore, GameOver, victory
from nave.games.red_cathedral.names import LEVELS
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import FinalRow, FinalTower
from nave.kernel.said import Said


def tower_value(s: State, tower: i64) -> i64:
    """final.tower_value"""
    value: i64 = 0
    for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
        if s.done[section]:
            value += s.tables.section_value
        if s.ornament[section] != NOBODY:
            value += s.tables.ornament_value
    return value


def presence(s: State, tower: i64) -> list[int]:
    """final.presence, by player; a banner counts where its section is finished (claim.banner_stays)."""
    count = [0] * s.config.players
    for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
        if s.done[section]:
            count[s.banner[section]] += 1
        if s.ornament[section] != NOBODY:
            count[s.ornament[section]] += 1
    return count


def payout(s: State, tower: i64) -> list[int]:
    """What each player receives for a tower as it stands."""
    return share(s, tower_value(s, tower), presence(s, tower))


def share(s: State, value: i64, present: list[int]) -> list[int]:
    """What each player receives for a tower of that value."""
    if s.config.players == 2:
        return share_two(value, present, s.tables.second_divisor)
    return share_places(value, present, s.tables.place_divisor)


def share_two(value: i64, present: list[int], divisor: i64) -> list[int]:
    """two_player.tower_scoring, two_player.tower_tie"""
    if present[0] == present[1]:
        return [0, 0]
    leader = 0 if present[0] > present[1] else 1
    shares = [0, 0]
    shares[leader] = value
    if present[1 - leader]:
        shares[1 - leader] = value // divisor
    return shares


def share_places(value: i64, present: list[int], divisor: i64) -> list[int]:
    """final.places, final.tower_ties, final.place_after_tie, final.absent"""
    amounts = [value]
    while len(amounts) < len(present):
        amounts.append(amounts[-1] // divisor)
    shares = [0] * len(present)
    place = 0
    for count in sorted(set(present), reverse=True):
        if count == 0:
            break
        tied = [player for player, own in enumerate(present) if own == count]
        share = sum(amounts[place : place + len(tied)]) // len(tied)
        for player in tied:
            shares[player] = share
        place += len(tied)
    return shares


def leftovers(s: State, player: i64) -> i64:
    """final.leftovers, final.goods: what is stored, nothing that lies on sections (final.leftovers_excluded).

    Ivan's materials lie on cards and do not count (solo.final_scoring).
    """
    if player == s.config.ivan:
        return 0
    units = s.stored(player) + s.rubles[player]
    for part in s.config.parts:
        units += part.leftovers(s, player)
    return units


def goods_prestige(s: State, player: i64) -> i64:
    return leftovers(s, player) // s.tables.leftovers


def ornaments_placed(s: State, player: i64) -> i64:
    count: i64 = 0
    for section in s.sections:
        if s.ornament[section] == player:
            count += 1
    return count


def further_prestige(s: State, player: i64) -> dict[str, int]:
    """What parts of the game score at the end (final.order)."""
    found: dict[str, int] = {}
    for part in s.config.parts:
        found.update(part.final_prestige(s, player))
    return found


def breakdown(s: State) -> list[FinalRow]:
    """Per player: prestige from the track, from goods and from each tower, and the total."""
    rows: list[FinalRow] = []
    values = [tower_value(s, tower) for tower in range(len(s.heights))]
    present = [presence(s, tower) for tower in range(len(s.heights))]
    shares = [share(s, value, present[tower]) for tower, value in enumerate(values)]
    for player in range(s.config.players):
        towers: list[FinalTower] = []
        for tower, value in enumerate(values):
            own = present[tower][player]
            ahead = sum(count > own for count in present[tower])
            towers.append(
                {
                    "tower": tower + 1,
                    "value": value,
                    "presence": own,
                    "place": ahead + 1 if own else None,
                    "tied_with": [q for q, count in enumerate(present[tower]) if count == own and q != player]
                    if own
                    else [],
                    "prestige": shares[tower][player],
                }
            )
        track = s.tables.track.prestige(s.score[player])  # final.round_down
        goods = goods_prestige(s, player)
        more = further_prestige(s, player)
        # However much that is (final.beyond_40).
        total = track + goods + sum(shares[tower][player] for tower in range(len(shares)))
        row: FinalRow = {
            "player": player,
            "name": s.config.name(player),
            "track": track,
            "goods": goods,
            "towers": towers,
            "sections": s.finished(player),
            "ornaments": ornaments_placed(s, player),
            "total": total + sum(more.values()),
        }
        # Parts of the game declare their entries in a row of their own.
        rows.append(cast(FinalRow, {**row, **more}))
    return rows


class Verdict:
    """Who wins, what decides, and how much of it they have."""

    def __init__(self, winners: list[int], by: str, best: i64) -> None:
        self.winners = winners
        self.by = by
        self.best = best

    def said(self) -> Said:
        return victory(self.winners, self.by, self.best)


def decide(rows: list[FinalRow]) -> Verdict:
    """final.winner, final.tie_break; what parts of the game bring breaks no tie (final.unchanged)."""
    left = rows
    best = 0
    for key in ("total", "sections", "ornaments"):
        best = max(row[key] for row in left)
        left = [row for row in left if row[key] == best]
        if len(left) == 1:
            return Verdict([left[0]["player"]], key, best)
    return Verdict([row["player"] for row in left], "shared", best)


def tell_final_scoring(s: State) -> None:
    if s.log is None:
        return
    rows = breakdown(s)
    for row in rows:
        player = row["player"]
        more = further_prestige(s, player)
        towers = sum(tower["prestige"] for tower in row["towers"])
        s.log.append(
            FinalScore(
                row["total"], row["track"], row["goods"], towers, more, rule="final.winner", seat=player
            )
        )
    verdict = decide(rows)
    scores = [row["total"] for row in rows]
    tied = scores.count(max(scores)) > 1
    rule = "solo.victory" if s.config.solo else "final.tie_break" if tied else "final.winner"
    winners = verdict.winners
    s.log.append(GameOver(winners, verdict.by, verdict.best, rule=rule, seat=winners[0]))
