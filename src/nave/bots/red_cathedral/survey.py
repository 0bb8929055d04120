"""One look over a whole table of The Red Cathedral: what is done, under way and still possible for everybody.

Made for every position a search looks at, so it is numbers in packed arrays, and nothing is counted twice.
"""

from math import pow as power
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nave.bots.red_cathedral.measures import Measures
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.names import LEVELS, SECTIONS, K, M
from nave.games.red_cathedral.scoring import payout
from nave.games.red_cathedral.state import State

# Cut to the size that is needed: quicker than filling an array.
ZEROS: Final[vec[i64]] = vec[i64]([i64(0) for _ in range(4 * SECTIONS)])
NOUGHTS: Final[vec[float]] = vec[float]([0.0 for _ in range(SECTIONS)])
# Small numbers as floats: quicker to look up than to convert.
FLOATS: Final[vec[float]] = vec[float]([float(number) for number in range(256)])
# Materials are counted within one number, each in a byte and below 128, so that one step counts them all.
BYTE: Final[i64] = 8
ONES: Final[i64] = 0x010101010101
HIGHS: Final[i64] = 0x808080808080
# Where the counts of each player begin in one packed row, and those of each type; and where the figures do.
FINISHED: Final[i64] = 0
COUNT: Final[i64] = 4
SPARE: Final[i64] = 8
WILD: Final[i64] = 12
BARE: Final[i64] = 16
COUNTS: Final[i64] = BARE + K
WORK: Final[i64] = 0
SHARE: Final[i64] = 4
PRESENT: Final[i64] = 8
FIGURES: Final[i64] = 12


def pieces_in(goods: i64) -> i64:
    """How many there are of all materials."""
    return (goods * ONES) >> 40 & 255


def common(one: i64, other: i64) -> i64:
    """Of each material the smaller count."""
    more: i64 = ((((one | HIGHS) - other) & HIGHS) >> 7) * 255
    return one ^ ((one ^ other) & more)


def of_material(goods: i64, material: i64) -> i64:
    return goods >> (material * BYTE) & 255


def counted(values: "vec[i64]", first: i64) -> i64:
    """The six counts from there on within one number."""
    return (
        values[first]
        | values[first + 1] << 8
        | values[first + 2] << 16
        | values[first + 3] << 24
        | values[first + 4] << 32
        | values[first + 5] << 40
    )


@mypyc_attr(free_list_len=1, acyclic=True)
class Survey:
    def __init__(self, s: State, w: Measures) -> None:
        self.s = s
        self.w = w
        n: i64 = s.config.players
        self.n: i64 = n
        self.ivan: i64 = s.config.ivan
        # Finished sections, unfinished ones, spare goods and diamonds of each player, bare sections by type.
        self.counts: vec[i64] = ZEROS[:COUNTS]
        # Unfinished sections of each player, from place player * stride on.
        self.stride: i64 = s.tables.banners
        self.open: vec[i64] = ZEROS[: n * self.stride]
        # By unfinished, claimed section: what it lacks.
        self.lack: vec[i64] = ZEROS[:SECTIONS]
        # Turns until six sections could be finished, expected prestige from the towers, presence in one.
        self.figures: vec[float] = NOUGHTS[:FIGURES]
        # By player: turns still to come.
        self.turns: vec[float] = NOUGHTS[:n]
        # By unfinished, claimed section: how sure its completion is.
        self.sure: vec[float] = NOUGHTS[:SECTIONS]
        self.count_sections()
        self.foresee_all()
        self.share_towers()

    def count(self, player: i64) -> i64:
        """How many claimed sections a player has not finished."""
        return self.counts[COUNT + player]

    def spare(self, player: i64) -> i64:
        """Goods that no own section waits for."""
        return self.counts[SPARE + player]

    def wild(self, player: i64) -> i64:
        """Diamonds that no own section waits for (guild.jewelers.diamond_wild)."""
        return self.counts[WILD + player]

    def bare(self, kind: i64) -> i64:
        """Finished sections of a type without ornament."""
        return self.counts[BARE + kind]

    def work(self, player: i64) -> float:
        """Turns until the player could have six finished sections."""
        return self.figures[WORK + player]

    def share(self, player: i64) -> float:
        """Expected prestige from the towers."""
        return self.figures[SHARE + player]

    def count_sections(self) -> None:
        s, opened, counts, lack = self.s, self.open, self.counts, self.lack
        done, banner, ornament, card, laid = s.done, s.banner, s.ornament, s.card, s.laid
        cost, stride = s.tables.card_bytes, self.stride
        for section in s.sections:
            owner: i64 = banner[section]
            if owner == NOBODY:
                continue
            if done[section] != 0:
                counts[FINISHED + owner] += 1
                if ornament[section] == NOBODY:
                    counts[BARE + s.type_of(section)] += 1
            else:
                opened[owner * stride + counts[COUNT + owner]] = section
                counts[COUNT + owner] += 1
                lack[section] = cost[card[section]] - counted(laid, section * M)

    def foresee_all(self) -> None:
        s, n = self.s, self.n
        parts = len(s.config.parts) > 0
        least = 0.0
        for player in range(n):
            self.counts[SPARE + player] = counted(s.goods, player * M)
            if parts:
                self.counts[WILD + player] = s.stand_ins(player)
            work = self.work_of(player)
            self.figures[WORK + player] = work
            if player == 0 or work < least:
                least = work
        if s.trigger == NOBODY:
            for player in range(n):
                self.turns[player] = least
        else:
            for player in range(n):
                self.turns[player] = self.last_turns_of(player)
        # What takes the least effort first: room for the sections of one player.
        order: vec[i64] = ZEROS[: self.stride]
        efforts: vec[float] = NOUGHTS[: self.stride]
        for player in range(n):
            if player == self.ivan:
                self.foresee_ivan()
            elif self.count(player) > 0:
                self.foresee(player, order, efforts)

    def work_of(self, player: i64) -> float:
        """Turns until the player could have six finished sections."""
        s, w = self.s, self.w
        if player == self.ivan:
            return self.ivan_work()
        first: i64 = player * self.stride
        missing: i64 = 0
        for place in range(first, first + self.count(player)):
            missing += self.lack[self.open[place]]
        total: i64 = pieces_in(missing)
        to_fetch: i64 = total - pieces_in(common(missing, self.spare(player))) - self.wild(player)
        to_fetch = max(to_fetch, 0)
        banners: i64 = s.banners_left(player)
        lacking: i64 = s.tables.sections_to_end - self.counts[FINISHED + player]
        banners = min(banners, lacking)
        return (
            FLOATS[to_fetch] / w.goods_per_visit + FLOATS[total] / 3.0 + float(banners) * w.turns_per_banner
        )

    def ivan_work(self) -> float:
        """solo.ivan_turn: one round of his cards, each once, brings one claim and four pieces."""
        s, first = self.s, self.ivan * self.stride
        total: i64 = 0
        for place in range(first, first + self.count(self.ivan)):  # he lays any materials
            section = self.open[place]
            total += s.tables.card_total[s.card[section]] - pieces_in(counted(s.laid, section * M))
        banners = float(s.banners_left(s.config.ivan))
        pieces = float(total) + banners * 3.5
        for m in range(M):
            pieces -= float(s.ivan_store[m])
        for m in range(M):
            pieces -= float(s.ivan_build[m])
        rounds = max(pieces / 4.0, banners)
        return float(len(s.config.box.ivan_cards)) * rounds + 2.0

    def last_turns_of(self, player: i64) -> float:
        """Turns the player still has once somebody's sixth section is finished."""
        s = self.s
        if not s.stack:
            return 0.0
        ahead: i64 = (player - i64(s.active)) % self.n
        fresh = ahead == 0 and s.stack[-1].kind == "turn"
        return 1.0 if fresh or 1 <= ahead <= i64(s.turns_left) else 0.0

    def foresee(self, player: i64, order: vec[i64], efforts: vec[float]) -> None:
        """How sure each open section of the player is: what lies there, is in hand, and takes time."""
        s, w, lack = self.s, self.w, self.lack
        turns, goods = self.turns[player], self.spare(player)
        first: i64 = player * self.stride
        count: i64 = self.count(player)
        # Of equals the lower section.
        for place in range(count):
            section: i64 = self.open[first + place]
            gap: i64 = pieces_in(lack[section])
            fit: i64 = pieces_in(common(lack[section], goods))
            effort = FLOATS[gap - fit] / w.goods_per_visit + FLOATS[gap] / 3.0
            at: i64 = place
            while at > 0 and efforts[at - 1] > effort:
                efforts[at] = efforts[at - 1]
                order[at] = order[at - 1]
                at -= 1
            efforts[at] = effort
            order[at] = section
        spent = 0.0
        slack = 1.0 + turns / 3.0
        for place in range(count):
            section = order[place]
            take: i64 = common(lack[section], goods)
            goods -= take
            gap = pieces_in(lack[section])
            fit = pieces_in(take)
            wild: i64 = self.wild(player)
            if wild != 0:
                wild = min(wild, gap - fit)
                self.counts[WILD + player] -= wild
                fit += wild
            total = FLOATS[s.tables.card_total[s.card[section]]]
            spent += FLOATS[gap - fit] / w.goods_per_visit + FLOATS[gap] / 3.0
            late = max(0.0, spent - turns)
            chance = max(0.0, 1.0 - late / slack * w.late)
            come = (total - FLOATS[gap] + w.in_hand * FLOATS[fit]) / total
            self.sure[section] = chance * (w.claimed + (1.0 - w.claimed) * come)
        self.counts[SPARE + player] = goods

    def foresee_ivan(self) -> None:
        """He builds in a fixed order, level by level, so what is near the front of it is nearly sure."""
        s, first = self.s, self.ivan * self.stride
        place = 0
        for level in range(LEVELS):
            for at in range(first, first + self.count(self.ivan)):
                section: i64 = self.open[at]
                if section % LEVELS != level:
                    continue
                laid: i64 = pieces_in(counted(s.laid, section * M))
                come = 0.4 + 0.6 * float(laid) / float(s.tables.card_total[s.card[section]])
                in_time = min(1.0, self.turns[self.ivan] / 5.0)
                self.sure[section] = come * max(0.0, 1.0 - 0.25 * float(place)) * in_time
                place += 1

    def share_towers(self) -> None:
        """Expected prestige of each player from the towers."""
        s, n, figures = self.s, self.n, self.figures
        lead = self.w.lead
        most = 0.0
        for player in range(n):
            most = max(most, self.turns[player])
        if not s.stack or most == 0.0:
            for tower in range(i64(len(s.heights))):
                for seat, share in enumerate(payout(s, tower)):
                    figures[SHARE + seat] += float(share)
            return
        divisor = float(s.tables.second_divisor if n == 2 else s.tables.place_divisor)
        section_value, ornament_value = float(s.tables.section_value), float(s.tables.ornament_value)
        once = power(divisor, -1.0)
        banner, done, ornament = s.banner, s.done, s.ornament
        for tower in range(i64(len(s.heights))):
            value = 0.0
            for player in range(n):
                figures[PRESENT + player] = 0.0
            first: i64 = tower * LEVELS
            for section in range(first, first + s.heights[tower]):
                owner: i64 = banner[section]
                if owner == NOBODY:
                    break
                part = 1.0 if done[section] != 0 else self.sure[section]
                figures[PRESENT + owner] += part
                value += part * section_value
                decorator: i64 = ornament[section]
                if decorator != NOBODY:
                    figures[PRESENT + decorator] += 1.0
                    value += ornament_value
            if value == 0.0:
                continue
            for player in range(n):
                own = figures[PRESENT + player]
                if own == 0.0:
                    continue
                behind = 0.0
                for rival in range(n):
                    if rival != player and figures[PRESENT + rival] > 0.0:
                        behind += min(1.0, max(0.0, 0.5 + (figures[PRESENT + rival] - own) * lead))
                if behind == 0.0:  # most are first, or alone
                    figures[SHARE + player] += value * min(1.0, own)
                elif behind == 1.0:
                    figures[SHARE + player] += value * once * min(1.0, own)
                else:
                    figures[SHARE + player] += value * power(divisor, -behind) * min(1.0, own)
