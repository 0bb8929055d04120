"""The standing as people follow it during the game, and how an answer would change it."""

from nave.games.red_cathedral.scoring import goods_prestige, payout, presence, tower_value
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import Changes, StandingRow, TowerRow


def tower_row(s: State, tower: int) -> TowerRow:
    return {
        "tower": tower + 1,
        "value": tower_value(s, tower),
        "presence": presence(s, tower),
        "prestige": payout(s, tower),
    }


def if_it_ended_now(s: State, player: int) -> int:
    """The final scoring of the table as it stands."""
    return (
        s.tables.track.prestige(s.score[player])
        + goods_prestige(s, player)
        + sum(payout(s, tower)[player] for tower in range(len(s.heights)))
        + sum(sum(part.final_prestige(s, player).values()) for part in s.config.parts)
    )


def standing(s: State, player: int) -> StandingRow:
    return {
        "player": player,
        "score": s.score[player],
        "prestige": s.tables.track.prestige(s.score[player]),
        "rubles": s.rubles[player],
        "if_it_ended_now": if_it_ended_now(s, player),
    }


def changes(before: State, after: State) -> Changes:
    """The towers and players that differ, as they are afterwards."""
    towers = [tower_row(after, tower) for tower in range(len(after.heights))]
    players = [standing(after, player) for player in range(after.config.players)]
    return {
        "towers": [row for tower, row in enumerate(towers) if row != tower_row(before, tower)],
        "players": [row for player, row in enumerate(players) if row != standing(before, player)],
    }
