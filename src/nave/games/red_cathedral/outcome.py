"""The standing as people follow it during the game, and how an answer would change it."""

from mypy_extensions import i64

from nave.games.red_cathedral.scoring import further_prestige, goods_prestige, presence, share, tower_value
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import Changes, StandingRow, TowerRow


def tower_row(s: State, tower: i64) -> TowerRow:
    value, present = tower_value(s, tower), presence(s, tower)
    return {
        "tower": tower + 1,
        "value": value,
        "presence": present,
        "prestige": share(s, value, present),
    }


def tower_rows(s: State) -> list[TowerRow]:
    return [tower_row(s, tower) for tower in range(len(s.heights))]


def if_it_ended_now(s: State, player: i64, towers: list[TowerRow]) -> i64:
    """The final scoring of the table as it stands, with the rows of all its towers."""
    total = s.tables.track.prestige(s.score[player]) + goods_prestige(s, player)
    for row in towers:
        total += row["prestige"][player]
    return total + sum(further_prestige(s, player).values())


def standing(s: State, player: i64, towers: list[TowerRow]) -> StandingRow:
    return {
        "player": player,
        "score": s.score[player],
        "prestige": s.tables.track.prestige(s.score[player]),
        "rubles": s.rubles[player],
        "if_it_ended_now": if_it_ended_now(s, player, towers),
    }


def changes(before: State, after: State) -> Changes:
    """The towers and players that differ, as they are afterwards."""
    was, towers = tower_rows(before), tower_rows(after)
    players = [standing(after, player, towers) for player in range(after.config.players)]
    return {
        "towers": [row for row, old in zip(towers, was, strict=True) if row != old],
        "players": [row for row in players if row != standing(before, row["player"], was)],
    }
