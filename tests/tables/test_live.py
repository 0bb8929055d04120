"""A table in memory: what each kind of journal entry changes, who may do what, and what is told."""

import pytest

from nave.kernel.language import words_of
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.errors import NotAllowed
from nave.tables.live import Live
from nave.tables.model import Entry, Holder, Outcome, SeatRow
from nave.tables.secrets import digest
from tests.support.journals import SEATS, Journal, seat_rows, table_row

# ---------------------------------------------------------------- folding


def test_what_was_sent_and_what_moved_the_game_is_counted() -> None:
    journal = Journal()
    journal.add(m.JOIN, 0, "Ann", "first-id")
    assert journal.live(m.OPEN).moved == 0
    assert not journal.live(m.OPEN).begun
    journal.start()
    journal.add(m.CHAT, 1, "well", "second-id")
    live = journal.live()
    assert live.sent == {"first-id", "second-id"}
    assert live.begun
    assert live.moved == len(journal.entries) - 1
    assert live.holding == list(range(3, len(journal.entries)))
    assert live.answers() == [entry.text for entry in journal.entries[2:-1]]
    journal.add(m.END, None, m.CLOSED)
    assert journal.live(m.OVER).moved == len(journal.entries)
    assert journal.live(m.OVER).ended == m.CLOSED


@pytest.mark.parametrize("voter", range(SEATS))
@pytest.mark.parametrize("kind", [m.REPLACED, m.RESIGN, m.BACK, m.ANSWER])
def test_votes_on_a_seat_are_kept_until_it_is_settled(kind: str, voter: int) -> None:
    target = (voter + 1) % SEATS
    journal = Journal().start()
    journal.add(m.AGREE, voter, f"{target} apprentice")
    journal.add(m.AGREE, (voter + 2) % SEATS, f"{target} journeyman")
    votes = {voter: "apprentice", (voter + 2) % SEATS: "journeyman"}
    assert journal.live().votes == {target: votes}
    told = journal.live().about()["replacing"]
    assert told == [{"seat": target, "agreed": sorted(votes), "bot": "apprentice"}]
    other = journal.add(kind, voter, "")
    assert Live(table_row(), seat_rows(), journal.entries, journal.game).votes == {target: votes}
    journal.entries.remove(other)
    journal.add(kind, target, "")
    assert Live(table_row(), seat_rows(), journal.entries, journal.game).votes == {}


def test_who_may_say_nothing_who_came_along_and_what_was_noted() -> None:
    journal = Journal()
    for seat in (1, 2):
        journal.add(m.MUTED, seat, m.ON)
        journal.add(m.GUEST, seat)
    journal.add(m.SILENT, None, m.ON)
    journal.add(m.NOTE, 1, "a bot failed")
    live = journal.live(m.OPEN)
    assert (live.muted, live.guests, live.silent) == ({1, 2}, {1, 2}, True)
    assert live.notes == ["a bot failed"]
    journal.add(m.MUTED, 2, "")
    journal.add(m.SILENT, None, "")
    live = journal.live(m.OPEN)
    assert (live.muted, live.silent) == ({1}, False)
    # Notes and guests are for the table itself: nobody is told of them.
    assert [item["kind"] for item in live.items(0, None)] == [m.MUTED, m.MUTED, m.SILENT, m.MUTED, m.SILENT]


def test_erasing_a_seat_forgets_its_name_and_its_words_and_nothing_else() -> None:
    journal = Journal()
    for seat in (1, 2):
        journal.add(m.JOIN, seat, f"name {seat}")
        journal.add(m.CHAT, seat, f"words {seat}")
        journal.add(m.RESIGN, seat, f"kept {seat}")
    journal.add(m.ERASED, 1)
    texts = [entry.text for entry in journal.live(m.OPEN).entries]
    assert texts == ["", "", "kept 1", "name 2", "words 2", "kept 2", ""]


def test_an_undo_withdraws_what_came_after_what_it_keeps() -> None:
    journal = Journal().start().play(2)
    before = journal.live()
    keep = before.count - 1
    gone = before.holding[keep:]
    journal.add(m.UNDO, 0, str(keep))
    live = journal.live()
    assert live.holding == before.holding[:keep]
    assert live.withdrawn == set(gone)
    assert live.withdraws == {len(journal.entries): gone}
    told = {item["number"]: item for item in live.items(0, None)}
    assert told[len(journal.entries)]["withdraws"] == gone
    assert told[gone[0]]["withdrawn"] is True
    assert told[gone[0]]["events"] == []
    assert "withdrawn" not in told[before.holding[keep - 1]]


# ---------------------------------------------------------------- accepting, hearing, catching up


def test_a_change_is_taken_over_and_who_was_heard_of_stays_heard_of() -> None:
    journal = Journal().start()
    live, since = journal.live(), len(journal.entries)
    journal.play()
    moved = SeatRow(1, m.BOT, "apprentice", "Bo", None, True, True, 0, 0)
    live.accept(journal.change(since, seats=[moved]), journal.game)
    assert (live.last, live.row.last) == (len(journal.entries), len(journal.entries))
    assert live.row.changed_at == journal.entries[-1].at
    assert live.game is journal.game
    assert (live.seats[1].kind, live.seats[1].seen_at, live.seats[1].acted_at) == (m.BOT, 101, 201)
    assert live.seats[0].kind == m.PERSON
    game = live.game
    journal.add(m.CHAT, 0, "well")
    live.accept(journal.change(live.last), None)
    assert live.game is game


def test_what_is_heard_changes_as_what_is_accepted() -> None:
    journal = Journal().start()
    live, since = journal.live(), len(journal.entries)
    old_row, old_seats = live.row, live.seats
    journal.play(2)
    moved = SeatRow(2, m.BOT, "apprentice", "Bo", None, True, True, 0, 0)
    live.hear(journal.change(since, seats=[moved]))
    assert live.row.last == live.stored == len(journal.entries)
    assert live.row.changed_at == journal.entries[-1].at
    assert (live.seats[2].kind, live.seats[2].seen_at, live.seats[2].acted_at) == (m.BOT, 102, 202)
    # Whoever looks at the rows of before sees them as they were.
    assert (old_row.last, old_seats[2].kind) == (0, m.PERSON)
    assert live.game is not None
    assert live.game.answers == journal.live().answers()
    live.stored = 10_000
    journal.add(m.CHAT, 0, "well")
    live.hear(journal.change(live.last))
    assert live.stored == 10_000


@pytest.mark.parametrize("steps", [1, 3])
def test_catching_up_leads_to_the_game_of_the_whole_journal(steps: int) -> None:
    journal = Journal().start()
    live = journal.live()
    for _ in range(steps):
        since = len(journal.entries)
        journal.play()
        live.catch_up(live.row, live.seats, journal.entries[since:])
        assert live.game is not None
        assert live.game.answers == journal.live().answers()
    since, game = len(journal.entries), live.game
    journal.add(m.CHAT, 0, "well")
    live.catch_up(live.row, live.seats, journal.entries[since:])
    assert live.game is game, "talk changes no game"
    journal.add(m.UNDO, 0, str(live.count - 1))
    live.catch_up(live.row, live.seats, journal.entries[-1:])
    assert live.game is not None
    assert live.game.answers == live.answers() == journal.live().answers()


def test_a_table_that_begins_elsewhere_begins_here() -> None:
    journal = Journal()
    live = journal.live(m.OPEN)
    journal.start()
    live.catch_up(table_row(m.RUNNING), seat_rows(), journal.entries)
    assert live.game is not None
    assert live.game.answers == live.answers()
    assert live.row.status == m.RUNNING


def test_what_does_not_fit_the_game_locks_the_table() -> None:
    journal = Journal().start()
    live = journal.live()
    before = live.locked
    broken = Entry(live.last + 1, m.ANSWER, 0, "no answer at all", None, 5)
    live.catch_up(live.row, live.seats, [broken])
    assert (before, live.game) == (None, None)
    assert live.locked is not None
    assert live.about()["locked"]


def test_who_is_here_is_new_only_once() -> None:
    live = Journal().live(m.OPEN)
    assert live.be_here(frozenset((1,)))
    assert not live.be_here(frozenset((1,)))
    assert live.comings == 1
    assert [seat["here"] for seat in live.about()["seats"]] == [False, True, False]


# ---------------------------------------------------------------- keys


def test_a_key_opens_the_seats_it_belongs_to() -> None:
    private, listed = Journal().live(m.OPEN), Journal().live(m.OPEN, listed=True)
    for live in (private, listed):
        assert live.holder(digest("first")) == Holder("table", (0,), digest("first"))
        assert live.holder(digest("second")) == Holder("table", (1, 2), digest("second"))
        assert live.holder(digest("spectator")) == Holder("table", (), digest("spectator"))
        assert live.holder(digest("nothing")) is None
    assert private.holder(None) is None
    assert listed.holder(None) == Holder("table", ())


def test_a_holder_looks_from_the_seat_wished_for_the_one_asked_or_the_first() -> None:
    live = Journal().start().live()
    assert live.game is not None
    asked = live.game.seat
    both = Holder("table", (1, 2), digest("second"))
    everybody = Holder("table", tuple(reversed(range(SEATS))))
    assert live.looking_as(both, 2) == 2
    assert live.looking_as(both, None) == (asked if asked in (1, 2) else 1)
    assert live.looking_as(everybody, None) == asked
    assert live.looking_as(Holder("table", ()), None) is None
    assert Journal().live(m.OPEN).looking_as(both, None) == 1
    with pytest.raises(NotAllowed):
        live.looking_as(both, 0)
    with pytest.raises(NotAllowed):
        live.acting_as(Holder("table", ()), None)
    assert live.acting_as(both, 2) == 2


def test_options_and_undo_are_for_the_one_who_may_answer() -> None:
    journal = Journal().start().play(1)
    live = journal.live()
    assert live.game is not None
    asked = live.game.seat
    for seat in range(SEATS):
        told = live.state(Holder("table", (seat,)), None)
        assert told["seat"] == seat
        assert bool(told["options"]) == (seat == asked)
        assert told["view"] is not None
        assert told["view"]["seat"] == seat
    spectator = live.state(Holder("table", ()), None)
    assert (spectator["options"], spectator["can_undo"], spectator["seat"]) == ([], False, None)
    assert asked is not None
    live.seats[asked].resigned = True
    assert not live.may_answer(asked)
    assert live.state(Holder("table", (asked,)), None)["options"] == []
    live.seats[asked].resigned = False
    live.seats[asked].kind = m.BOT
    assert not live.may_answer(asked)
    live.seats[asked].kind = m.DEVICE
    assert live.may_answer(asked)
    live.row.status = m.OVER
    assert live.state(Holder("table", (asked,)), None)["options"] == []


def test_undo_is_for_whoever_gave_the_last_answer_that_holds() -> None:
    journal = Journal().start()
    assert not any(journal.live().can_undo(seat) for seat in range(SEATS))
    for _ in range(40):
        journal.play()
        live = journal.live()
        assert live.game is not None
        last = live.entries[live.holding[-1] - 1].seat
        for seat in range(SEATS):
            assert live.can_undo(seat) == (live.game.can_undo and seat == last)
        if live.game.can_undo:
            assert last is not None
            live.seats[last].resigned = True
            assert not live.can_undo(last)


# ---------------------------------------------------------------- how it ended


@pytest.mark.parametrize(
    ("ended", "scores", "winners", "key"),
    [
        (m.CLOSED, None, [], None),
        (m.EXPIRED, None, [], "outcome-expired"),
        ("", None, [1], "outcome-resigned"),
        ("", None, [], "outcome-limit"),
        ("", [1, 2, 3], [2], None),
    ],
)
def test_how_it_ended_is_said_as_it_ended(
    ended: str, scores: list[int] | None, winners: list[int], key: str | None
) -> None:
    journal = Journal().start()
    live = journal.live(m.OVER)
    assert live.outcome("en") is None
    live.ended, live.row.outcome = ended, Outcome(scores, winners, "in their own words", [0])
    wanted = "in their own words"
    if key is not None:
        wanted = words_of(("nave.tables",), "en").say(Said(key, count=str(live.count)))
    assert live.outcome("en") == Outcome(scores, winners, wanted, [0])


# ---------------------------------------------------------------- what was


def test_the_past_is_told_in_pages_that_join() -> None:
    journal = Journal().start().play(6)
    journal.add(m.CHAT, 1, "well")
    live = journal.live()
    whole = live.past(0, 0)
    assert (whole.upto, whole.more) == (live.last, False)
    for limit in (1, 7, live.last - 1, live.last):
        since, rows, more = 0, [], True
        while more:
            page = live.past(since, 0, limit=limit)
            assert page.upto == min(since + limit, live.last)
            rows += page.items()
            since, more = page.upto, page.more
        assert rows == live.items(0, 0)
    assert live.past(2, 0, upto=5).upto == 5
    assert not live.past(2, 0, upto=5).more
    assert [item["number"] for item in live.past(2, 0, upto=5).items()] == [3, 4, 5]
    assert live.past(live.last, 0).upto == live.last
    assert live.past(live.last, 0).items() == []


def test_every_entry_is_told_with_its_own_events_and_its_turn() -> None:
    journal = Journal().start().play(8)
    live = journal.live()
    assert live.game is not None
    items = live.items(0, None)
    told = [event["text"] for item in items for event in item.get("events", [])]
    whole = [live.game.told(e.seen_by(None), live.names(), "en")["text"] for e in live.game.events]
    assert told == whole
    for item in items:
        before = sum(number < item["number"] for number in live.holding)
        here = sum(number <= item["number"] for number in live.holding)
        assert item["turn"] == live.game.turn_at(before)
        assert item["answers"] == here
        assert ("events" in item) == (item["kind"] in (m.ANSWER, m.NATURE))
        assert "text" not in item
    half = len(items) // 2
    assert live.items(half, None) == items[half:]
