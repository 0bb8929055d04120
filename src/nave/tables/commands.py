"""What is done at a table: one class for each thing, with who may, when not, and what it would change.

A command is a value. `TableService.submit` carries it out once, however often it arrives: its sender has made
the id, and `follows` is the last number of the table that the sender had seen, where that matters.
"""

import hashlib
from dataclasses import replace
from typing import ClassVar, Final

import msgspec

from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.clocks import by_presence
from nave.tables.customs import NONE
from nave.tables.errors import Invalid, NotAllowed, Refused
from nave.tables.live import Live
from nave.tables.model import Holder, Limits, Outcome, SeatRow, Standing
from nave.tables.plans import (
    Plan,
    Step,
    answer,
    begin,
    changed,
    checked_bot,
    entered,
    go_back,
    played_by,
    running,
    standing,
    take_back,
)
from nave.tables.secrets import derived_key
from nave.tables.texts import plain_text

# Who knows the id of a submission that brings a key has the key, so it must not be guessed.
UNGUESSED: Final = 16


class Command(msgspec.Struct, frozen=True, kw_only=True):
    # Its name in the figures of the server.
    kind: ClassVar[str]
    # What a table with a full journal does without; answers go on, so that the game can end.
    optional: ClassVar[bool] = True

    id: str | None = None
    # Needed only if the key holds several seats.
    seat: int | None = None
    follows: int | None = None

    @property
    def absent(self) -> int | None:
        """The seat of which must be known when it was last heard of."""
        return None

    def sent_by(self, holder: Holder) -> str | None:
        """The hash of the key under which its id is known; none: it can be submitted as often as wished."""
        return holder.key_hash

    @property
    def request(self) -> str:
        """Tells one command from another that carries the same id."""
        return hashlib.sha256(self.kind.encode() + msgspec.json.encode(self)).hexdigest()

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        """What it would change; raises a TableError if it may not be."""
        raise NotImplementedError


# ---------------------------------------------------------------- answers


class Play(Command, frozen=True, kw_only=True):
    """A person answers the open question."""

    kind = "play"
    optional = False

    move: str

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = live.acting_as(holder, self.seat)
        running(live)
        if not live.may_answer(seat):
            raise Refused(Said("refused-bot-seat", seat=seat))
        if live.entering:
            if not live.may_enter(holder):
                raise NotAllowed(Said("refused-secret-draw"))
            return entered(live, seat, self.move, limits.answers)
        return answer(live, seat, self.move, limits.answers)


class BotPlay(Command, frozen=True, kw_only=True):
    """A bot answers the open question; no request from outside becomes one of these."""

    kind = "bot"
    optional = False

    seat: int
    move: str
    note: str = ""

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        running(live)
        if live.may_answer(self.seat):
            raise Refused(Said("refused-person-seat", seat=self.seat))
        return answer(live, self.seat, self.move, limits.answers, self.note)


class Undo(Command, frozen=True, kw_only=True):
    """Take back the last answer, unless chance or another seat answered since.

    With a real box: the last thing that somebody answered or entered, whoever it was.
    """

    kind = "undo"

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = undoing(self, live, holder)
        if live.row.customs.by_hand:
            return go_back(live, seat, next(live.deeds()))
        return take_back(live, seat, 1)


class Restart(Command, frozen=True, kw_only=True):
    """Take back every answer of the seat that can be taken back."""

    kind = "restart"

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = undoing(self, live, holder)
        if live.row.customs.by_hand:
            begun = max(running(live).turn_starts, default=0)
            mine = [keep for keep in live.deeds() if keep >= begun]
            return go_back(live, seat, mine[-1] if mine else next(live.deeds()))
        back = running(live).copy()
        back.restart_turn()
        # Only own answers are taken back, even where nobody else has answered since.
        count = 0
        for number in reversed(live.holding[back.count :]):
            if live.entries[number - 1].seat != seat:
                break
            count += 1
        return take_back(live, seat, count)


def undoing(command: Command, live: Live, holder: Holder) -> int:
    """The seat whose answers are taken back: without one named, the one that answered last.

    The question may have moved on to another seat of the same key.
    """
    seat = None
    if command.seat is None and live.holding:
        seat = live.entries[live.holding[-1] - 1].seat
    if seat is None or seat not in holder.seats:
        seat = live.acting_as(holder, command.seat)
    running(live)
    if live.row.customs.take_back == NONE:
        raise Refused(Said("refused-take-back-off"))
    if not live.can_undo(seat):
        raise Refused(Said("refused-undo"))
    return seat


# ---------------------------------------------------------------- seats


class Join(Command, frozen=True, kw_only=True):
    """Sit down with the key of a seat's link, or change the name."""

    kind = "join"

    name: str
    # The key that takes the place of the link's, which whoever made the table knows as well.
    key_hash: str | None = None

    def sent_by(self, holder: Holder) -> str | None:
        return self.key_hash or holder.key_hash

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        if holder.used is not None:
            raise Refused(Said("refused-used-link", seat=holder.used))
        seat = live.acting_as(holder, self.seat)
        if self.key_hash is None or live.seats[seat].kind != m.PERSON or len(holder.seats) > 1:
            return sit_down(live, seat, self.name)
        check_id(self.id)
        plan = sit_down(live, seat, self.name, self.key_hash)
        link = live.seats[seat].link_hash or live.seats[seat].key_hash
        plan.seats = [replace(plan.seats[0], link_hash=link)]
        return plan


class Take(Command, frozen=True, kw_only=True):
    """Sit down at a listed table without a link: the seat gets a new key, the old link opens nothing more.

    The key is made of the id (`key_to_take`): who repeats the submission is told the same key again.
    """

    kind = "take"

    name: str
    key_hash: str

    def sent_by(self, holder: Holder) -> str | None:
        return self.key_hash

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        check_id(self.id)
        if not live.row.listed and not holder.invited:
            raise NotAllowed(Said("refused-private"))
        free = [s.seat for s in live.seats if s.kind == m.PERSON and not s.joined]
        if self.seat is not None:
            free = [number for number in free if number == self.seat]
        if not free or live.row.status != m.OPEN:
            if self.seat is None:
                raise Refused(Said("refused-no-free-seat"))
            raise Refused(Said("refused-seat-taken", seat=self.seat))
        plan = sit_down(live, free[0], self.name, self.key_hash)
        if not holder.invited:
            plan.steps.insert(0, Step(m.GUEST, free[0]))
        return plan


def check_id(submission: str | None) -> None:
    if submission is not None and len(submission) < UNGUESSED:
        raise Invalid(Said("refused-short-id", least=UNGUESSED))


def key_to_take(live: Live, submission: str) -> str:
    """The key that taking a seat, exchanging its link or moving to it by this submission brings."""
    return derived_key(live.row.secret, f"take {submission}")


def sit_down(live: Live, seat: int, name: str, key_hash: str | None = None) -> Plan:
    sitting = live.seats[seat]
    if not sitting.person:
        raise Refused(Said("refused-bot-seat", seat=seat))
    words = plain_text(name, "name", m.NAME_LENGTH)
    there = replace(sitting, joined=True, name=words, key_hash=key_hash or sitting.key_hash)
    return Plan([Step(m.JOIN, seat, words)], live.row.standing, seats=[there])


class Start(Command, frozen=True, kw_only=True):
    """Begin. Any seat may; those nobody has taken are filled with a bot if one is named.

    A guest of a listed table fills nobody's seat: those who were sent a link may still come.
    """

    kind = "start"
    optional = False

    fill: str | None = None

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = live.acting_as(holder, self.seat)
        if live.row.status != m.OPEN:
            raise Refused(Said("refused-started"))
        empty = [s for s in live.seats if s.person and not s.joined]
        if empty and self.fill is None:
            numbers = [str(s.seat) for s in empty]
            raise Refused(Said("refused-seats-empty", seats=numbers, count=len(numbers)))
        if empty and seat in live.guests:
            raise NotAllowed(Said("refused-guest-fills"))
        return begin(live, seat, [filled(s, self.fill or "") for s in empty])


def filled(seat: SeatRow, bot: str) -> SeatRow:
    return replace(played_by(seat, bot), name=bot, joined=True, key_hash=None)


class Resign(Command, frozen=True, kw_only=True):
    """Give up. The last one left has won; with more left a bot plays the seat to its end."""

    kind = "resign"
    optional = False

    bot: str | None = None

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = live.acting_as(holder, self.seat)
        game = running(live)
        if not live.may_answer(seat):
            raise Refused(Said("refused-no-person", seat=seat))
        left = [s for s in live.seats if not s.resigned and s.seat != seat]
        steps = [Step(m.RESIGN, seat)]
        gone = replace(live.seats[seat], resigned=True)
        if len(left) <= 1 or not any(s.person for s in left):
            winners = [s.seat for s in left] if len(left) == 1 else []
            resigned = [s.seat for s in changed(live, gone) if s.resigned]
            done = Outcome(None, winners, "", resigned)
            return Plan([*steps, Step(m.END, None)], Standing(m.OVER, done), seats=[gone])
        if self.bot is None:
            raise Invalid(Said("refused-name-a-bot"))
        gone = played_by(gone, self.bot)
        return Plan(steps, standing(game, changed(live, gone)), seats=[gone])


class Replace(Command, frozen=True, kw_only=True):
    """Agree that a bot plays an absent seat; it does as soon as all others have agreed on the same one."""

    kind = "replace"

    target: int
    bot: str

    @property
    def absent(self) -> int | None:
        return self.target

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        game, target = running(live), self.target
        if target not in range(live.row.seats):
            raise Invalid(Said("refused-seat", seat=target, last=live.row.seats - 1))
        bot = checked_bot(self.bot)
        mine = [seat for seat in holder.seats if live.may_answer(seat)]
        if target in holder.seats or not mine:
            raise NotAllowed(Said("refused-others-decide"))
        if not live.may_answer(target):
            raise Refused(Said("refused-no-person", seat=target))
        check_absent(live, target, limits)
        steps = [Step(m.AGREE, seat, f"{target} {bot}") for seat in mine]
        votes = {**live.votes.get(target, {}), **dict.fromkeys(mine, bot)}
        needed = [s.seat for s in live.seats if s.seat != target and live.may_answer(s.seat)]
        if any(votes.get(seat) != bot for seat in needed):
            return Plan(steps, live.row.standing)
        steps.append(Step(m.REPLACED, target, bot))
        away = played_by(live.seats[target], bot)
        return Plan(steps, standing(game, changed(live, away)), seats=[away])


def check_absent(live: Live, target: int, limits: Limits) -> None:
    """Gone, connected and thinking are different things.

    Gone is who was not connected for a while, whatever others say meanwhile. But an open page is no person:
    who must answer and has done nothing for long since the question came counts as gone as well.
    """
    sitting, agreed = live.seats[target], live.row.customs.away
    if target in live.clocks.away:
        return
    if agreed and not by_presence(live.row.customs):
        raise Refused(Said("refused-not-away", seat=target))
    if target not in live.here:
        if sitting.seen_at > limits.absent_since(live.row.seats, agreed):
            raise Refused(Said("refused-seen", seat=target))
        return
    asked_at = live.entries[live.moved - 1].at if live.moved else 0
    waiting = live.game is not None and live.game.seat == target
    if not waiting or max(sitting.acted_at, asked_at) > limits.idle_since:
        raise Refused(Said("refused-thinking", seat=target))


class Return(Command, frozen=True, kw_only=True):
    """Whoever was replaced while absent takes the seat again with the same link."""

    kind = "return"

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        if holder.spectator:
            raise NotAllowed(Said("refused-no-return"))
        replaced = [s for s in holder.seats if not live.seats[s].person and self.seat in (None, s)]
        seat = replaced[0] if replaced else live.acting_as(holder, self.seat)
        game, sitting = running(live), live.seats[seat]
        if sitting.person or sitting.resigned:
            raise Refused(Said("refused-not-replaced", seat=seat))
        back = replace(sitting, kind=m.PERSON, bot="", bot_version="")
        return Plan([Step(m.BACK, seat)], standing(game, changed(live, back)), seats=[back])


class Chat(Command, frozen=True, kw_only=True):
    """Say something to the table, at any time."""

    kind = "chat"

    text: str

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = live.acting_as(holder, self.seat)
        if live.silent or not limits.chat:
            raise NotAllowed(Said("refused-chat-off"))
        if seat in live.muted:
            raise NotAllowed(Said("refused-muted", seat=seat))
        words = plain_text(self.text, "message", m.CHAT_LENGTH)
        return Plan([Step(m.CHAT, seat, words)], live.row.standing)
