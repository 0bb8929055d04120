"""Finished sections: what they pay, penalties below them, the end after a sixth one."""

from mypy_extensions import i64

from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.effects import (
    gain_prestige,
    gain_recognition,
    gain_rubles,
    lose_recognition,
)
from nave.games.red_cathedral.events import (
    EndTriggered,
    PenaltyPaid,
    SectionFinished,
)
from nave.games.red_cathedral.names import (
    LEVELS,
    M,
)
from nave.games.red_cathedral.state import State
from nave.kernel.packed import replaced


def still_needed(s: State, section: i64) -> i64:
    """How many pieces, of whatever kind."""
    laid = section * M
    total: i64 = s.tables.card_total[s.card[section]]
    for place in range(laid, laid + M):
        total -= s.laid[place]
    return total


def finish_if_complete(s: State, player: i64, section: i64) -> None:
    if still_needed(s, section) == 0:
        finish(s, player, section)


def finish(s: State, player: i64, section: i64) -> None:
    """build.completion, in its order: what lies on the card goes back, then it pays."""
    laid = section * M
    cleared = s.laid[:]
    for m in range(M):
        s.add_supply(m, cleared[laid + m])
        for part in s.config.parts:
            s.add_supply(m, -part.on_card(s, laid + m))
        cleared[laid + m] = 0
    s.laid = cleared
    if s.log is not None:
        s.log.append(SectionFinished(section, rule="build.completion", seat=player))
    card = s.card[section]
    gain_recognition(s, player, s.tables.card_recognition[card], "build.reward")
    if player != s.config.ivan:  # solo.ivan_completion
        gain_rubles(s, player, s.tables.card_ruble[card], "build.reward")
    for part in s.config.parts:
        part.finished(s, player, section)
    s.done = replaced(s.done, section, 1)
    punish(s, player, section)
    if len(s.config.parts) > 0:
        tell_completed(s, player, section // LEVELS)
    check_end(s, player)  # after the city (score.sixth_section)


def tell_completed(s: State, player: i64, tower: i64) -> None:
    """score.completion_order: a complete tower comes before the end of the game is checked."""
    bottom = tower * LEVELS
    if all(s.done[bottom : bottom + s.heights[tower]]):  # city.tower_completed
        for part in s.config.parts:
            part.completed(s, player, tower)


def finished_above(s: State, section: i64) -> i64:
    """penalty.amount: finished sections of others anywhere above an unfinished one."""
    owner = s.banner[section]
    count = 0
    for above in range(section + 1, s.top_of(section)):
        if s.done[above] and s.banner[above] != owner:  # penalty.own_sections_ignored
            count += 1
    return count


def weighed(s: State, finisher: i64, section: i64, amount: i64) -> tuple[int, str]:
    """What a penalty comes to, and the rule."""
    rule = "penalty.amount"
    for part in s.config.parts:
        found = part.weight(s, finisher, section)
        if found is not None:
            factor, rule = found
            amount *= factor
    return amount, rule


def punish(s: State, finisher: i64, finished: i64) -> None:
    """penalty.trigger: the unfinished sections below, from the bottom upward; own ones too (penalty.self)."""
    for section in range(finished - finished % LEVELS, finished):
        if s.done[section]:
            continue
        amount, rule = weighed(s, finisher, section, finished_above(s, section))  # penalty.recount
        if amount:
            owner = s.banner[section]
            if s.log is not None:
                s.log.append(PenaltyPaid(section, amount, rule=rule, seat=owner))
            lose_recognition(s, owner, amount, rule)


def next_penalty(s: State, section: i64, finisher: i64) -> i64:
    """What the owner of an unfinished section would lose if that player finished one above it next."""
    above = range(section + 1, s.top_of(section))
    if not any(s.banner[upper] == finisher and not s.done[upper] for upper in above):
        return 0
    count = finished_above(s, section) + (finisher != s.banner[section])
    return weighed(s, finisher, section, count)[0]


def check_end(s: State, player: i64) -> None:
    """end.trigger, end.bonus; only the first sixth section counts (end.only_once)."""
    if s.trigger != NOBODY or s.finished(player) < s.tables.sections_to_end:
        return
    s.trigger = player
    s.turns_left = s.config.players - 1
    if s.log is not None:
        rule = "solo.end" if s.config.solo else "end.trigger"
        s.log.append(EndTriggered(rule=rule, seat=player))
    bonus = s.tables.solo_end_bonus if s.config.solo else s.tables.end_bonus
    gain_prestige(s, player, bonus, "end.bonus")
