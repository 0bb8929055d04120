"""What a position of The Red Cathedral is worth to a player, in prestige, as a sum of named terms."""

from typing import Final

from nave.bots.red_cathedral import contractors_worth as expansion
from nave.bots.red_cathedral.measures import Measures
from nave.games.red_cathedral.names import GREEN_GEM, LEVELS, PERMIT, PURPLE_GEM, RECOGNITION, RUBLE, K, M, W
from nave.games.red_cathedral.payment import stand_ins
from nave.games.red_cathedral.scoring import goods_prestige, payout
from nave.games.red_cathedral.state import NOBODY, State

# The order is the order of `terms`; how people read them stands in words/.
TERMS: Final[tuple[str, ...]] = (
    *("track", "towers", "sections", "ornaments", "goods", "rubles", "workshop", "penalties", "tempo"),
    *expansion.TERMS,
    "rivals",
)


def terms(s: State, seat: int, w: Measures) -> list[float]:
    survey = Survey(s, w)
    own = survey.player_terms(seat, True)
    others = [sum(survey.player_terms(player, False)) for player in range(s.config.players) if player != seat]
    strongest = max(others)
    mean = sum(others) / len(others)
    own.append(-w.strongest_rival * strongest - w.other_rivals * mean)
    return own


class Survey:
    """One look over the whole table: what is done, under way and still possible for everybody."""

    def __init__(self, s: State, w: Measures) -> None:
        self.s = s
        self.w = w
        n = s.config.players
        self.finished = [0] * n
        self.open: list[list[int]] = [[] for _ in range(n)]
        # Finished sections without ornament by type.
        self.bare = [0] * K
        done, banner = s.done, s.banner
        for section in s.sections:
            owner = banner[section]
            if owner == NOBODY:
                continue
            if done[section]:
                self.finished[owner] += 1
                if s.ornament[section] == NOBODY:
                    self.bare[s.type_of(section)] += 1
            else:
                self.open[owner].append(section)
        self.missing = [[0] * M for _ in range(n)]
        self.work = [self.work_of(player) for player in range(n)]
        self.turns = [self.turns_of(player) for player in range(n)]
        # By section: how sure its completion is.
        self.sure: dict[int, float] = {}
        self.used = [[0] * M for _ in range(n)]
        # Diamonds that no own section waits for (guild.jewelers.diamond_wild).
        self.wild = [stand_ins(s, player) for player in range(s.config.players)]
        for player in range(n):
            self.foresee(player)
        self.shares = self.tower_shares()
        self.growth = [self.growth_of(player) for player in range(n)]
        self.mean_growth = sum(self.growth) / n

    def work_of(self, player: int) -> float:
        """Turns until the player could have six finished sections."""
        s, w = self.s, self.w
        missing = self.missing[player]
        cost = s.tables.card_cost
        for section in self.open[player]:
            card, laid = s.card[section] * M, section * M
            for m in range(M):
                missing[m] += cost[card + m] - s.laid[laid + m]
        total = sum(missing)
        if player == s.config.ivan:
            return self.ivan_work(total)
        held = player * M
        fitting = 0
        for m in range(M):
            fitting += min(missing[m], s.goods[held + m])
        to_fetch = max(0, total - fitting - stand_ins(s, player))
        banners = min(s.banners_left(player), s.tables.sections_to_end - self.finished[player])
        return to_fetch / w.goods_per_visit + total / 3 + banners * w.turns_per_banner

    def ivan_work(self, total: int) -> float:
        """solo.ivan_turn: one round of his cards, each once, brings one claim and four pieces."""
        s = self.s
        pieces = total + s.banners_left(s.config.ivan) * 3.5 - sum(s.ivan_store) - sum(s.ivan_build)
        rounds = max(pieces / 4, float(s.banners_left(s.config.ivan)))
        return len(s.config.box.ivan_cards) * rounds + 2

    def turns_of(self, player: int) -> float:
        """Turns the player still has: until somebody's sixth section, exactly once that has happened."""
        s = self.s
        if s.trigger == NOBODY:
            return min(self.work)
        if not s.stack:
            return 0.0
        ahead = (player - s.active) % s.config.players
        fresh = s.stack[-1].kind == "turn" and ahead == 0
        return 1.0 if fresh or 1 <= ahead <= s.turns_left else 0.0

    def foresee(self, player: int) -> None:
        """How sure each open section of the player is: what lies there, is in hand, and takes time."""
        s, w = self.s, self.w
        turns = self.turns[player]
        if player == s.config.ivan:
            self.foresee_ivan()
            return
        held, used = player * M, self.used[player]
        goods, cost, laid = s.goods, s.tables.card_cost, s.laid
        rows: list[tuple[float, int, float, list[int]]] = []
        for section in self.open[player]:
            card, at = s.card[section] * M, section * M
            gap = fit = 0
            need = [0] * M
            for m in range(M):
                lacking = cost[card + m] - laid[at + m]
                if lacking:
                    gap += lacking
                    need[m] = lacking
                    fit += min(lacking, goods[held + m])
            total = float(s.tables.card_total[s.card[section]])
            effort = (gap - fit) / w.goods_per_visit + gap / 3
            rows.append((effort, section, total, need))
        rows.sort()
        spent = 0.0
        slack = 1.0 + turns / 3
        for _effort, section, total, need in rows:
            gap = sum(need)
            fit = 0
            for m in range(M):
                if need[m]:
                    take = min(need[m], goods[held + m] - used[m])
                    if take > 0:
                        used[m] += take
                        fit += take
            wild = min(self.wild[player], gap - fit)
            self.wild[player] -= wild
            fit += wild
            spent += (gap - fit) / w.goods_per_visit + gap / 3
            late = max(0.0, spent - turns)
            chance = max(0.0, 1.0 - late / slack * w.late)
            come = (total - gap + w.in_hand * fit) / total
            self.sure[section] = chance * (w.claimed + (1.0 - w.claimed) * come)

    def foresee_ivan(self) -> None:
        """He builds in a fixed order, so what is near the front of it is nearly sure."""
        s = self.s
        for place, section in enumerate(sorted(self.open[s.config.ivan], key=lambda x: (x % LEVELS, x))):
            laid = sum(s.laid[section * M : section * M + M])
            come = 0.4 + 0.6 * laid / s.tables.card_total[s.card[section]]
            self.sure[section] = come * max(0.0, 1.0 - 0.25 * place) * min(1.0, self.turns[s.config.ivan] / 5)

    def tower_shares(self) -> list[float]:
        """Expected prestige of each player from the towers."""
        s = self.s
        n = s.config.players
        total = [0.0] * n
        divisor = float(s.tables.second_divisor if n == 2 else s.tables.place_divisor)
        ended = not s.stack or max(self.turns) == 0.0
        for tower in range(len(s.heights)):
            if ended:
                for player, share in enumerate(payout(s, tower)):
                    total[player] += share
                continue
            value = 0.0
            present = [0.0] * n
            for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
                owner = s.banner[section]
                if owner == NOBODY:
                    break
                part = 1.0 if s.done[section] else self.sure[section]
                present[owner] += part
                value += part * s.tables.section_value
                if s.ornament[section] != NOBODY:
                    present[s.ornament[section]] += 1.0
                    value += s.tables.ornament_value
            if value == 0.0:
                continue
            for player in range(n):
                own = present[player]
                if own == 0.0:
                    continue
                behind = 0.0
                for rival in range(n):
                    if rival != player and present[rival] > 0.0:
                        behind += min(1.0, max(0.0, 0.5 + (present[rival] - own) * self.w.lead))
                total[player] += value * divisor**-behind * min(1.0, own)
        return total

    # ------------------------------------------------------------ terms of one player

    def player_terms(self, player: int, own: bool) -> list[float]:
        """In the order of TERMS, without the rivals; `own` tells whether the player's secrets are known."""
        seen = expansion.Outlook(self.turns[player], self.slope(player), self.sure)
        return self.base_terms(player) + expansion.terms(self.s, player, self.w.more, seen, own)

    def base_terms(self, player: int) -> list[float]:
        s = self.s
        if not s.stack:
            goods = float(goods_prestige(s, player))
            track = float(s.tables.track.prestige(s.score[player]))
            return [track, self.shares[player], 0.0, 0.0, goods, 0.0, 0.0, 0.0, 0.0]
        if player == s.config.ivan:
            track = self.prestige_at(s.score[player] + self.w.ivan_pace * self.turns[player])
            return [track, self.shares[player], self.section_rewards(player)] + [0.0] * 6
        return [
            self.prestige_at(s.score[player]) + self.growth[player] - self.mean_growth,
            self.shares[player],
            self.section_rewards(player),
            self.ornament_hope(player),
            self.goods_worth(player),
            self.ruble_worth(player),
            self.workshop_worth(player),
            self.penalty_risk(player),
            -self.w.turn * self.work[player],
        ]

    def prestige_at(self, position: float) -> float:
        """Prestige held at a place on the track, and part of the way to the next."""
        t = self.s.tables.track
        whole = int(position)
        lap, space = divmod(whole, t.lap)
        behind = max(t.behind[space + 1], 0)
        way = (space - behind + position - whole) / (t.ahead[space] - behind)
        return lap * t.per_lap + t.held[space] + self.w.recognition * way

    def growth_of(self, player: int) -> float:
        """What the recognition still to come adds: more for a marker ahead, because the gaps shrink."""
        s = self.s
        if player == s.config.ivan:
            return 0.0
        score = s.score[player]
        return self.prestige_at(score + self.w.pace * self.turns[player]) - self.prestige_at(float(score))

    def jump(self, player: int, prestige: int) -> float:
        """What prestige gained now is worth in the end."""
        s = self.s
        score = position = s.score[player]
        for _ in range(prestige):
            position = s.tables.track.next_up(position)
        ahead = self.w.pace * self.turns[player]
        return self.prestige_at(position + ahead) - self.prestige_at(score + ahead)

    def slope(self, player: int) -> float:
        """What one recognition on the way to the end is worth."""
        start = self.s.score[player] + self.w.pace * self.turns[player] * 0.7
        return (self.prestige_at(start + 4.0) - self.prestige_at(start)) / 4

    def section_rewards(self, player: int) -> float:
        s = self.s
        slope = self.slope(player)
        total = 0.0
        for section in self.open[player]:
            card = s.card[section]
            reward = s.tables.card_recognition[card] * slope + s.tables.card_ruble[card] * self.w.ruble
            total += self.sure[section] * reward
        return total

    def ornament_hope(self, player: int) -> float:
        """What the ornaments still to be placed can bring, with the goods and jewels already in hand."""
        s, w = self.s, self.w
        turns = self.turns[player]
        if turns == 0.0:
            return 0.0
        held, used = player * M, self.used[player]
        green = s.goods[held + GREEN_GEM] - used[GREEN_GEM]
        purple = s.goods[held + PURPLE_GEM] - used[PURPLE_GEM]
        for _ in range(self.wild[player]):  # a diamond stands for the gem that lacks
            if green < purple:
                green += 1
            else:
                purple += 1
        in_time = min(1.0, turns / w.ornament_turns)
        ready: list[float] = []
        total = 0.0
        for kind in range(K):
            count = s.ornaments[player * K + kind]
            material = s.tables.ornament_material[kind]
            spare = s.goods[held + material] - used[material]
            for number in range(count):
                total += w.ornament * in_time
                if number < self.bare[kind]:
                    total += w.ornament_place * in_time
                    ready.append(w.jewels_ready)
                    if spare > number:
                        total += w.ornament_goods * min(1.0, turns)
                else:
                    ready.append(w.jewels * in_time)
        ready.sort(reverse=True)
        for share in ready:
            if green > 0 and purple > 0:
                total += share * self.jump(player, 3)
                green -= 1
                purple -= 1
            elif green > 0 or purple > 0:
                gems = min(2, max(green, purple))
                total += share * self.jump(player, gems)
                green -= gems if green else 0
                purple -= gems if purple else 0
        return total

    def goods_worth(self, player: int) -> float:
        """Goods that no own section waits for."""
        s, w = self.s, self.w
        held, used = player * M, self.used[player]
        spare = 0
        for m in range(M):
            spare += s.goods[held + m] - used[m]
        per_piece = w.spare_goods
        if s.banners_left(player):
            per_piece += w.claim_goods * min(1.0, self.turns[player] / 6)
        room = s.open_spaces(player)
        worth = spare * per_piece + self.wild[player] * w.diamond
        return worth - (w.clutter * (3 - room) if room < 3 and self.turns[player] > 1.0 else 0.0)

    def ruble_worth(self, player: int) -> float:
        rubles = self.s.rubles[player]
        enough = self.w.enough_rubles
        first = min(float(rubles), enough)
        if self.turns[player] == 0.0:
            return rubles / self.s.tables.leftovers
        return first * self.w.ruble + (rubles - first) * self.w.more_rubles

    def workshop_worth(self, player: int) -> float:
        """Face-up tiles: what one activation brings, times the visits still to come."""
        s, w = self.s, self.w
        total = 0.0
        for space in range(W):
            if not s.shop_up[player * W + space]:
                continue
            tile = s.shop_tile[player * W + space]
            resource = s.tables.workshop_resource[tile]
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
        return total * w.activations * self.turns[player]

    def penalty_risk(self, player: int) -> float:
        """Own unfinished sections below those of others: what each further completion above costs."""
        s, w = self.s, self.w
        total = 0.0
        for section in self.open[player]:
            tower = section // LEVELS
            for above in range(section + 1, tower * LEVELS + s.heights[tower]):
                owner = s.banner[above]
                if owner == NOBODY:
                    break
                if owner != player:
                    total += w.penalty if s.done[above] else w.threat * self.sure[above]
        return -total * (1.0 if self.turns[player] > 0.0 else 0.0)
