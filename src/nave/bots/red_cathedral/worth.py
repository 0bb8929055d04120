"""What a position of The Red Cathedral is worth to a player, in prestige, as a sum of named terms."""

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nave.bots.red_cathedral import contractors_worth as expansion
from nave.bots.red_cathedral.measures import Measures
from nave.bots.red_cathedral.survey import FLOATS, NOUGHTS, Survey, of_material, pieces_in
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.names import (
    GREEN_GEM,
    LEVELS,
    PERMIT,
    PURPLE_GEM,
    RECOGNITION,
    RUBLE,
    K,
    W,
)
from nave.games.red_cathedral.scoring import goods_prestige
from nave.games.red_cathedral.state import State

# The order is the order of `terms`; how people read them stands in words/.
TERMS: Final[tuple[str, ...]] = (
    *("track", "towers", "sections", "ornaments", "goods", "rubles", "workshop", "penalties", "tempo"),
    *expansion.TERMS,
    "rivals",
)
BASE_TERMS: Final[i64] = 9
# Behind everybody there can be.
FAR_BEHIND: Final = 1e9


def terms(s: State, seat: int, w: Measures) -> list[float]:
    """The parts of `worth`, in the order of TERMS."""
    appraisal = Appraisal(s, w)
    return [*appraisal.terms_of(seat), appraisal.rivals(seat)]


def worth(s: State, seat: int, w: Measures) -> float:
    """Their sum, without making a list of them."""
    appraisal = Appraisal(s, w)
    return appraisal.total(seat, True) + appraisal.rivals(seat)


@mypyc_attr(free_list_len=1, acyclic=True)
class Appraisal:
    """What the survey of a table means for each player."""

    def __init__(self, s: State, w: Measures) -> None:
        self.s = s
        self.w = w
        seen = Survey(s, w)
        self.seen = seen
        n: i64 = seen.n
        self.over = len(s.stack) == 0
        # By player: prestige at the marker, what the recognition still to come adds, what one recognition
        # on the way is worth.
        self.marker: vec[float] = NOUGHTS[:n]
        self.growth: vec[float] = NOUGHTS[:n]
        self.slope: vec[float] = NOUGHTS[:n]
        total = 0.0
        for player in range(n):
            score = float(s.score[player])
            self.marker[player] = self.prestige_at(score)
            if player != seen.ivan:
                self.growth[player] = (
                    self.prestige_at(score + w.pace * seen.turns[player]) - self.marker[player]
                )
            start = score + w.pace * seen.turns[player] * 0.7
            self.slope[player] = (self.prestige_at(start + 4.0) - self.prestige_at(start)) / 4.0
            total += self.growth[player]
        self.mean_growth = total / FLOATS[n]
        # Turns press the more, the longer a game is that will not end.
        late = float(s.turn) / FLOATS[n] - w.patience
        self.hurry = 1.0 + w.impatience * late if late > 0.0 else 1.0
        self.more: expansion.Appraisal | None = None
        if len(s.config.parts) > 0:
            self.more = expansion.Appraisal(s, w.more, seen.turns, self.slope, seen.sure)

    def rivals(self, seat: i64) -> float:
        """What the strongest of the others, and the others on average, take away."""
        strongest, total, others = 0.0, 0.0, 0.0
        for player in range(self.seen.n):
            if player != seat:
                value = self.total(player, False)
                if others == 0.0 or value > strongest:
                    strongest = value
                total += value
                others += 1.0
        found = -self.w.strongest_rival * strongest - self.w.other_rivals * (total / others)
        if self.w.ending == 0.0 or self.over or self.s.trigger != seat:
            return found
        return found + self.ending(seat)

    def ending(self, seat: i64) -> float:
        """What it is worth to have brought the end on: much if ahead of everybody, a loss if far behind.

        How many turns the others would still need is no matter then. Who has waited for long waits no more.
        """
        w = self.w
        own, best = 0.0, -FAR_BEHIND
        for player in range(self.seen.n):
            value = self.total(player, player == seat)
            if player != self.seen.ivan:
                value -= self.tempo(player)
            if player == seat:
                own = value
            else:
                best = max(best, value)
        return w.ending * tanh((own - best + w.ending_behind) / w.ending_lead) / self.hurry

    def terms_of(self, player: i64) -> list[float]:
        """One's own, in the order of TERMS, without the rivals."""
        found = [self.base_term(player, number) for number in range(BASE_TERMS)]
        more = self.more
        if more is None:
            return found + expansion.NOTHING
        return found + [more.term(player, number, True) for number in range(expansion.COUNT)]

    def total(self, player: i64, own: bool) -> float:
        """The sum of a player's terms; `own` tells whether the player's secrets are known."""
        if self.over or player == self.seen.ivan:
            total = self.base_term(player, 0)
            for number in range(i64(1), BASE_TERMS):
                total += self.base_term(player, number)
        else:  # the same, without asking each time which term it is
            total = self.track(player) + self.seen.share(player)
            total += self.section_rewards(player)
            total += self.ornament_hope(player)
            total += self.goods_worth(player)
            total += self.ruble_worth(player)
            total += self.workshop_worth(player)
            total += self.penalty_risk(player)
            total += self.tempo(player)
        more = self.more
        return total if more is None else more.added(total, player, own)

    def base_term(self, player: i64, number: i64) -> float:
        """By its place in TERMS. Ended games and Ivan have few of them."""
        if number == 1:
            return self.seen.share(player)
        if self.over:
            return self.final_term(player, number)
        if player == self.seen.ivan:
            return self.ivan_term(player, number)
        if number == 0:
            return self.track(player)
        if number == 2:
            return self.section_rewards(player)
        if number == 3:
            return self.ornament_hope(player)
        if number == 4:
            return self.goods_worth(player)
        if number == 5:
            return self.ruble_worth(player)
        if number == 6:
            return self.workshop_worth(player)
        if number == 7:
            return self.penalty_risk(player)
        return self.tempo(player)

    def final_term(self, player: i64, number: i64) -> float:
        if number == 0:
            return float(self.s.tables.track.prestige(self.s.score[player]))
        return float(goods_prestige(self.s, player)) if number == 4 else 0.0

    def ivan_term(self, player: i64, number: i64) -> float:
        if number == 0:
            return self.prestige_at(float(self.s.score[player]) + self.w.ivan_pace * self.seen.turns[player])
        return self.section_rewards(player) if number == 2 else 0.0

    # ------------------------------------------------------------ the track

    def prestige_at(self, position: float) -> float:
        """Prestige held at a place on the track, and part of the way to the next."""
        t = self.s.tables.track
        whole: i64 = i64(int(position))
        if whole < t.lap:
            way = (t.since[whole] + position - t.space[whole]) / t.stretch[whole]
            return t.held_there[whole] + self.w.recognition * way
        space: i64 = whole % t.lap
        way = (t.since[space] + position - float(whole)) / t.stretch[space]
        return float(whole // t.lap * t.per_lap + t.held[space]) + self.w.recognition * way

    def track(self, player: i64) -> float:
        """The marker, and what the recognition still to come adds: more for one ahead, as gaps shrink."""
        return self.marker[player] + self.growth[player] - self.mean_growth

    def jump(self, player: i64, prestige: i64) -> float:
        """What prestige gained now is worth in the end."""
        s = self.s
        score = s.score[player]
        position = int(score)
        for _ in range(prestige):
            position = s.tables.track.next_up(position)
        ahead = self.w.pace * self.seen.turns[player]
        return self.prestige_at(float(position) + ahead) - self.prestige_at(float(score) + ahead)

    # ------------------------------------------------------------ terms of one player

    def section_rewards(self, player: i64) -> float:
        s, seen = self.s, self.seen
        slope, ruble = self.slope[player], self.w.ruble
        first: i64 = player * seen.stride
        total = 0.0
        for place in range(first, first + seen.count(player)):
            section: i64 = seen.open[place]
            card = s.card[section]
            reward = (
                FLOATS[s.tables.card_recognition[card]] * slope + FLOATS[s.tables.card_ruble[card]] * ruble
            )
            total += seen.sure[section] * reward
        return total

    def ornament_hope(self, player: i64) -> float:
        """What the ornaments still to be placed can bring, with the goods and jewels already in hand."""
        s, w, seen = self.s, self.w, self.seen
        turns = seen.turns[player]
        if turns == 0.0:
            return 0.0
        goods: i64 = seen.spare(player)
        green: i64 = of_material(goods, GREEN_GEM)
        purple: i64 = of_material(goods, PURPLE_GEM)
        for _ in range(seen.wild(player)):  # a diamond stands for the gem that lacks
            if green < purple:
                green += 1
            else:
                purple += 1
        in_time = min(1.0, turns / w.ornament_turns)
        soon = min(1.0, turns)
        later = w.jewels * in_time
        # Ornaments by how soon their jewels count: with a place that waits, and without.
        ready: i64 = 0
        waiting: i64 = 0
        total = 0.0
        for kind in range(i64(K)):
            count: i64 = i64(s.ornaments[player * K + kind])
            material: i64 = i64(s.tables.ornament_material[kind])
            spare: i64 = of_material(goods, material)
            for number in range(count):
                total += w.ornament * in_time
                if number < seen.bare(kind):
                    total += w.ornament_place * in_time
                    ready += 1
                    if spare > number:
                        total += w.ornament_goods * soon
                else:
                    waiting += 1
        if later > w.jewels_ready:
            return self.jewel_hope(player, green, purple, waiting, later, ready, w.jewels_ready, total)
        return self.jewel_hope(player, green, purple, ready, w.jewels_ready, waiting, later, total)

    def jewel_hope(
        self,
        player: i64,
        green: i64,
        purple: i64,
        first: i64,
        first_share: float,
        then: i64,
        then_share: float,
        total: float,
    ) -> float:
        """Jewels go to the ornaments where most of their prestige counts, two colors before one."""
        for number in range(first + then):
            share = first_share if number < first else then_share
            if green > 0 and purple > 0:
                total += share * self.jump(player, 3)
                green -= 1
                purple -= 1
            elif green > 0 or purple > 0:
                gems: i64 = green if green > purple else purple
                gems = min(gems, 2)
                total += share * self.jump(player, gems)
                if green:
                    green -= gems
                if purple:
                    purple -= gems
            else:
                break
        return total

    def goods_worth(self, player: i64) -> float:
        """Goods that no own section waits for."""
        s, w, seen = self.s, self.w, self.seen
        spare: i64 = pieces_in(seen.spare(player))
        turns = seen.turns[player]
        per_piece = w.spare_goods
        if s.banners_left(player):
            per_piece += w.claim_goods * min(1.0, turns / 6.0)
        room: i64 = i64(s.open_spaces(player))
        worth = FLOATS[spare] * per_piece + FLOATS[seen.wild(player)] * w.diamond
        return worth - (w.clutter * float(3 - room) if room < 3 and turns > 1.0 else 0.0)

    def ruble_worth(self, player: i64) -> float:
        rubles = float(self.s.rubles[player])
        if self.seen.turns[player] == 0.0:
            return rubles / float(self.s.tables.leftovers)
        first = min(rubles, self.w.enough_rubles)
        return first * self.w.ruble + (rubles - first) * self.w.more_rubles

    def workshop_worth(self, player: i64) -> float:
        """Face-up tiles: what one activation brings, times the visits still to come."""
        s, w = self.s, self.w
        total = 0.0
        for space in range(player * W, player * W + W):
            if not s.shop_up[space]:
                continue
            resource: i64 = i64(s.tables.workshop_resource[s.shop_tile[space]])
            if resource < 0:
                total += w.tile_die
            elif resource == RUBLE:
                total += w.tile_ruble
            elif resource == RECOGNITION:
                total += w.tile_recognition
            elif resource == PERMIT:
                total += w.tile_permit
            else:
                total += w.tile_precious if resource >= 3 else w.tile_common
        return total * w.activations * self.seen.turns[player]

    def penalty_risk(self, player: i64) -> float:
        """Own unfinished sections below those of others: what each further completion above costs."""
        s, w, seen = self.s, self.w, self.seen
        if seen.turns[player] == 0.0:
            return 0.0
        first: i64 = player * seen.stride
        total = 0.0
        for place in range(first, first + seen.count(player)):
            section: i64 = seen.open[place]
            tower: i64 = section // LEVELS
            for above in range(section + 1, tower * LEVELS + i64(s.heights[tower])):
                owner: i64 = i64(s.banner[above])
                if owner == NOBODY:
                    break
                if owner != player:
                    total += w.penalty if s.done[above] else w.threat * seen.sure[above]
        return -total

    def tempo(self, player: i64) -> float:
        """What the turns are worth that six sections still need; ever more in a game that will not end."""
        return -self.w.turn * self.seen.work(player) * self.hurry
