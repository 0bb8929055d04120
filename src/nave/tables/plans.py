"""What a submission would change, worked out before anything is stored. Each plan looks at one table only."""

from dataclasses import dataclass, field
from typing import Any

from nave.api import component_set, new_game, rules_of
from nave.bots import make_bot
from nave.kernel.errors import IllegalMove, NaveError
from nave.kernel.game import Game
from nave.tables import model as m
from nave.tables.errors import Illegal, Invalid, Locked, NotAllowed, Refused
from nave.tables.live import Live, next_game


@dataclass(slots=True)
class Plan:
    # Kind, seat and text of each new journal entry.
    steps: list[tuple[str, int | None, str]]
    game: Game | None = None
    row: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)


def running(live: Live) -> Game:
    """The table's game if answers are taken now."""
    if live.locked:
        raise Locked(live.locked)
    if live.row.status == m.OVER:
        raise Refused("the game at this table is over")
    if live.row.status != m.RUNNING or live.game is None:
        raise Refused("the table has not started yet")
    return live.game


def outcome(game: Game) -> dict[str, Any]:
    result = game.result
    assert result is not None
    return {"scores": result.scores, "winners": result.winners, "reason": result.reason, "resigned": []}


def bot_due(live: Live, game: Game, seats: dict[int, dict[str, Any]] | None = None) -> bool:
    """Whether a bot must answer next, with changes of seats that are not stored yet."""
    if game.over or game.seat is None:
        return False
    changes = (seats or {}).get(game.seat, {})
    return bool(changes.get("kind", live.seats[game.seat].kind) == m.BOT)


def after(live: Live, game: Game) -> dict[str, Any]:
    if game.over:
        done = outcome(game)
        done["resigned"] = [seat.seat for seat in live.seats if seat.resigned]
        return {"status": m.OVER, "outcome": done, "bot_due": False}
    return {"bot_due": bot_due(live, game)}


def play(live: Live, seat: int, move: str, bot: bool = False, note: str = "") -> Plan:
    """An answer, and what nature answers to it. Persons and bots answer for their own seats only."""
    game = running(live)
    if live.may_answer(seat) == bot:
        raise Refused(f"seat {seat} is played by {'a person' if bot else 'a bot'}")
    if game.seat != seat:
        raise Refused(f"seat {game.seat} must answer now, not seat {seat}")
    try:
        following = next_game(game, move)
    except IllegalMove as error:
        raise Illegal(error.reason, move=error.move, rule=error.rule) from None
    except NaveError as error:
        raise Invalid(str(error)) from None
    answers = following.answers_since(live.count)
    steps: list[tuple[str, int | None, str]] = [(m.ANSWER, seat, answers[0])]
    steps.extend((m.NATURE, None, text) for text in answers[1:])
    if note:
        steps.append((m.NOTE, seat, note))
    return Plan(steps, following, after(live, following))


def take_back(live: Live, seat: int, whole_turn: bool) -> Plan:
    game = running(live)
    if not live.can_undo(seat):
        raise Refused("there is nothing of yours to take back: undo ends at a roll, a draw or another seat")
    back = game.copy()
    if whole_turn:
        back.restart_turn()
        keep = len(back.answers)
        # Only own answers are taken back, even where nobody else has answered since.
        while keep < live.count and any(
            live.entries[number - 1].seat != seat for number in live.holding[keep:]
        ):
            keep += 1
        back = game.copy()
        for _ in range(live.count - keep):
            back.undo()
    else:
        back.undo()
        keep = live.count - 1
    return Plan([(m.UNDO, seat, str(keep))], back, {"bot_due": bot_due(live, back)})


def start(live: Live, seat: int | None, fill: str | None) -> Plan:
    """Begin: nature answers the set-up. Seats nobody has taken are filled with a bot if one is named."""
    if live.row.status != m.OPEN:
        raise Refused("the table has started already")
    empty = [s.seat for s in live.seats if s.person and not s.joined]
    changes: dict[int, dict[str, Any]] = {}
    steps: list[tuple[str, int | None, str]] = []
    if empty:
        if fill is None:
            raise Refused(f"nobody has taken seat {', '.join(map(str, empty))} yet; name a bot to fill up")
        checked_bot(fill)
        for number in empty:
            changes[number] = {"kind": m.BOT, "bot": fill, "name": fill, "joined": True, "key_hash": None}
            steps.append((m.REPLACED, number, fill))
    row = live.row
    check_pins(live)
    try:
        game = new_game(
            row.game, row.seats, options=row.options, components=row.component_name, chance=live.chance
        )
    except NaveError as error:
        raise Locked(f"this table cannot start here: {error}") from None
    steps.append((m.START, seat, ""))
    steps.extend((m.NATURE, None, text) for text in game.answers)
    return Plan(steps, game, {"status": m.RUNNING, "bot_due": bot_due(live, game, changes)}, changes)


def check_pins(live: Live) -> None:
    """A table keeps the rules version and the component set it was made with."""
    row = live.row
    try:
        rules = rules_of(row.game)
        components = rules.components_in_play(row.options, component_set(row.game, row.component_name))
    except NaveError as error:
        raise Locked(f"this table cannot start here: {error}") from None
    if rules.version != row.rules_version or components.hash != row.component_hash:
        raise Locked(
            f"this table was made for rules version {row.rules_version} and the component set "
            f"{row.component_name} {row.component_hash}; here are {rules.version} and {components.hash}"
        )


def join(live: Live, seat: int, name: str) -> Plan:
    sitting = live.seats[seat]
    if not sitting.person:
        raise Refused(f"a bot plays seat {seat}")
    words = m.plain_text(name, "the name", m.NAME_LENGTH)
    return Plan([(m.JOIN, seat, words)], seats={seat: {"joined": True, "name": words}})


def take(live: Live, key_hash: str, name: str, seat: int | None) -> Plan:
    """Sit down at a listed table without a link: the seat gets a new key, the old link opens nothing more."""
    if not live.row.listed:
        raise NotAllowed("this table is private: a seat is taken by its link")
    free = [s.seat for s in live.seats if s.kind == m.PERSON and not s.joined]
    if seat is not None:
        free = [number for number in free if number == seat]
    if not free or live.row.status != m.OPEN:
        raise Refused("there is no free seat at this table" if seat is None else f"seat {seat} is not free")
    plan = join(live, free[0], name)
    plan.seats[free[0]]["key_hash"] = key_hash
    return plan


def chat(live: Live, seat: int, words: str) -> Plan:
    return Plan([(m.CHAT, seat, m.plain_text(words, "the message", m.CHAT_LENGTH))])


def resign(live: Live, seat: int, bot: str) -> Plan:
    """A seat gives up. The last one left has won; with more left a bot plays the seat to its end."""
    game = running(live)
    if not live.may_answer(seat):
        raise Refused(f"seat {seat} is not played by a person")
    gone = [s.seat for s in live.seats if s.resigned or s.seat == seat]
    left = [s.seat for s in live.seats if s.seat not in gone]
    people = [number for number in left if live.seats[number].person]
    changes: dict[int, dict[str, Any]] = {seat: {"resigned": True}}
    steps: list[tuple[str, int | None, str]] = [(m.RESIGN, seat, "")]
    if len(left) <= 1 or not people:
        winners = left if len(left) == 1 else []
        done = {"scores": None, "winners": winners, "reason": "the others have resigned", "resigned": gone}
        steps.append((m.END, None, ""))
        return Plan(steps, None, {"status": m.OVER, "outcome": done, "bot_due": False}, changes)
    checked_bot(bot)
    changes[seat].update(kind=m.BOT, bot=bot)
    return Plan(steps, None, {"bot_due": bot_due(live, game, changes)}, changes)


def agree(live: Live, voters: tuple[int, ...], target: int, bot: str, absent_since: int) -> Plan:
    """Seats agree that an absent one is played by a bot; when all have agreed it is."""
    game = running(live)
    if target not in range(live.row.seats):
        raise Invalid(f"there is no seat {target}; seats run from 0 to {live.row.seats - 1}")
    checked_bot(bot)
    away = live.seats[target]
    mine = [seat for seat in voters if live.may_answer(seat)]
    if target in voters or not mine:
        raise NotAllowed("the other seats decide about an absent one")
    if not live.may_answer(target):
        raise Refused(f"seat {target} is not played by a person")
    if away.seen_at > absent_since:
        raise Refused(f"seat {target} was here a short while ago; wait a little longer")
    steps: list[tuple[str, int | None, str]] = [(m.AGREE, seat, f"{target} {bot}") for seat in mine]
    votes = {**live.votes.get(target, {}), **dict.fromkeys(mine, bot)}
    needed = [s.seat for s in live.seats if s.seat != target and live.may_answer(s.seat)]
    if any(votes.get(seat) != bot for seat in needed):
        return Plan(steps)
    steps.append((m.REPLACED, target, bot))
    changes: dict[int, dict[str, Any]] = {target: {"kind": m.BOT, "bot": bot}}
    return Plan(steps, None, {"bot_due": bot_due(live, game, changes)}, changes)


def come_back(live: Live, seat: int) -> Plan:
    """Whoever was replaced while absent takes the seat again with the same link."""
    game = running(live)
    sitting = live.seats[seat]
    if sitting.person or sitting.resigned:
        raise Refused(f"seat {seat} was not replaced by a bot")
    changes: dict[int, dict[str, Any]] = {seat: {"kind": m.PERSON, "bot": ""}}
    return Plan([(m.BACK, seat, "")], None, {"bot_due": bot_due(live, game, changes)}, changes)


def checked_bot(name: str) -> None:
    try:
        make_bot(name)
    except NaveError as error:
        raise Invalid(str(error)) from None
