"""Bans, quotas, keys, and the plain words of people."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from nave.tables import model as m
from nave.tables.bans import ADDRESS, KEY, Ban, Bans, network
from nave.tables.commands import UNGUESSED, check_id
from nave.tables.errors import Banned, Invalid
from nave.tables.expiry import Expiry
from nave.tables.maker import Making
from nave.tables.making import SEEDS, prepared
from nave.tables.model import Limits, SeatRow, SeatSpec, TableSpec
from nave.tables.quota import whose
from nave.tables.secrets import KEY_BYTES, SecretChance, bot_seed, derived_key, digest, mixed, same
from nave.tables.texts import plain_text


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(bounded())


def test_a_ban_holds_for_its_network_and_its_key_until_its_end() -> None:
    soon, past = m.now() + 10_000, m.now() - 1
    bans = Bans(
        [
            Ban(ADDRESS, "192.0.2.0/24", "", 0, None),
            Ban(ADDRESS, "198.51.100.1/32", "", 0, past),
            Ban(ADDRESS, "198.51.100.0/24", "", 0, soon),
            Ban(KEY, digest("gone"), "", 0, past),
            Ban(KEY, digest("bad"), "", 0, None),
        ]
    )
    for address in ("192.0.2.7", "::ffff:192.0.2.7", "198.51.100.1", "198.51.100.200"):
        with pytest.raises(Banned):
            bans.check(address)
    with pytest.raises(Banned):
        bans.check("203.0.113.9", digest("bad"))
    for fine in ("192.0.3.7", "203.0.113.9", "somebody", "2001:db8::1"):
        bans.check(fine)
        bans.check(fine, digest("gone"))
    Bans().check("192.0.2.7", digest("bad"))
    assert network("192.0.2.7") == "192.0.2.7/32"
    assert network("192.0.2.7/24") == "192.0.2.0/24"
    assert network("2001:db8:1:2:3::4") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:2:3::/64") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:2:3::/48") == "2001:db8:1::/48"
    with pytest.raises(Invalid):
        network("nowhere")


@pytest.mark.parametrize("game", ["basilica", "red_cathedral"])
def test_a_seed_fits_into_eight_bytes(game: str) -> None:
    def made(seed: int) -> int:
        spec = TableSpec(game, [SeatSpec(m.DEVICE), SeatSpec(m.DEVICE)], {}, seed=seed)
        return prepared(spec, Making(), "house")[0].seed

    for fits in (-SEEDS, -1, 0, SEEDS - 1):
        assert made(fits) == fits
    for beyond in (-SEEDS - 1, SEEDS):
        with pytest.raises(Invalid):
            made(beyond)


def test_a_maker_without_an_address_is_known_by_its_name() -> None:
    assert whose("unknown" * 20) == (("unknown" * 20)[:64],) * 2


def test_how_many_tables_one_maker_may_have() -> None:
    limits = Limits(max_tables=100)
    assert [limits.share(allowed) for allowed in (0, 7, 25, 26)] == [25, 7, 25, 25]
    assert Limits(max_tables=3).share(2) == 1
    assert Limits(max_tables=8).share(9) == 2


def test_moments_of_absence_are_counted_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(m, "now", lambda: 1_000_000)
    limits = Limits(absent_after=2.5, idle_after=7.0)
    assert (limits.absent_since(3, 0), limits.idle_since) == (997_500, 993_000)
    # Where one decides alone about the other there is more time; what was agreed counts for all.
    assert (limits.absent_since(2, 0), limits.absent_since(2, 3)) == (995_000, 997_000)
    assert Expiry(after=10.0, notice=4.0).quiet == 6000
    assert Expiry(after=3.0, notice=4.0).quiet == 0


def test_now_is_told_in_milliseconds() -> None:
    assert abs(m.now() - time.time() * 1000) < 60_000


def test_peoples_words_are_trimmed_limited_and_readable() -> None:
    assert plain_text("  Ann ", "name", 3) == "Ann"
    assert plain_text("", "name", 3, 0) == ""
    assert plain_text("a\u200db", "name", 3) == "a\u200db"
    for bad in ("", "   ", "Anna", "a\x00b", "a\u202eb", "a\nb"):
        with pytest.raises(Invalid):
            plain_text(bad, "name", 3)


def test_a_seat_tells_what_it_is_and_never_its_key() -> None:
    seat = SeatRow(2, m.BOT, "apprentice", "Bo", digest("key"), True, False, 5)
    assert seat.to_data() == {
        "seat": 2,
        "kind": "bot",
        "bot": "apprentice",
        "name": "Bo",
        "joined": True,
        "resigned": False,
    }
    assert not seat.person
    assert SeatRow(2, m.DEVICE, "", "Bo", None, True, False, 5).person
    assert SeatRow(2, m.PERSON, "", "Bo", None, True, False, 5).to_data()["bot"] is None


def test_keys_and_chance_are_the_same_for_the_same_and_tell_nothing_of_others() -> None:
    secret, other = "ab" * 32, "cd" * 32
    assert derived_key(secret, "seat 1") == derived_key(secret, "seat 1") != derived_key(secret, "seat 2")
    assert derived_key(secret, "seat 1") != derived_key(other, "seat 1")
    assert len(derived_key(secret, "seat 1")) == KEY_BYTES * 4 // 3
    assert same(digest("a"), digest("a"))
    assert not same(digest("a"), digest("b"))
    assert not same(None, digest("a"))
    numbers = [mixed(secret, number) for number in range(-3, 60)]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < 2**64 for number in numbers)
    assert max(numbers) >= 2**63
    assert [bot_seed(secret, 0), bot_seed(secret, 2)] == [mixed(secret, -1), mixed(secret, -3)]
    chance, again = SecretChance(5, secret), SecretChance(5, other)
    # The set-up hangs on the seed people share; what comes later on the secret of the table.
    assert [chance.bits(n, n) for n in range(9)] == [again.bits(n, n) for n in range(9)]
    assert chance.bits(9, 4) == mixed(secret, 9) != again.bits(9, 4)


def test_the_id_of_who_takes_a_seat_cannot_be_guessed() -> None:
    check_id(None)
    check_id("x" * UNGUESSED)
    with pytest.raises(Invalid):
        check_id("x" * (UNGUESSED - 1))
