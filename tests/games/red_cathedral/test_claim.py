"""Claiming a section: which banner, which card, what follows."""

import random
from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events, play, refuses, texts

# The first cards of towers of height 3 in an order that claims may follow.
CARDS = ["1.1", "2.1", "3.1", "4.1", "1.2", "2.2"]


def row(game: Game, player: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = game.position()["players"][player]
    return data


def section(game: Game, name: str) -> dict[str, Any]:
    tower, level = name.split(".")
    data: dict[str, Any] = game.view(None)["site"][int(tower) - 1][int(level) - 1]
    return data


def claims(game: Game) -> set[str]:
    return {text.removeprefix("claim ") for text in texts(game) if text.startswith("claim ")}


def claimed(count: int, player: int = 0) -> Table:
    table = Table()
    for name in CARDS[:count]:
        table.claim(name, player)
    return table


# ------------------------------------------------------------ steps


@pytest.mark.rule("claim.steps")
def test_a_claim_runs_from_the_banner_over_the_tile_to_the_benefit() -> None:
    game = Table(color_1="yellow").tile("2.1", "workshop_ruble_1").rubles(0, 2).game()
    other = row(game, 1)
    play(game, "claim 2.1", "place up blue")
    assert [(event.kind, event.rule) for event in game.events] == [
        ("claim", "claim.steps"),
        ("pay", "workshop.face_up"),
        ("tile", "workshop.face_up"),
        ("gain", "workshop.immediate_benefit"),
    ]
    assert (section(game, "2.1")["banner"], section(game, "2.1")["tile"]) == (0, None)
    assert row(game)["workshop"]["blue"] == {"tile": "workshop_ruble_1", "up": True}
    assert row(game)["rubles"] == 2
    assert row(game, 1) == other


@pytest.mark.rule("claim.steps")
def test_a_claim_without_payment_has_no_benefit() -> None:
    game = Table().tile("2.1", "workshop_ruble_1").game()
    play(game, "claim 2.1", "place down blue")
    assert [event.kind for event in game.events] == ["claim", "tile"]
    assert row(game)["rubles"] == 3


@pytest.mark.rule("claim.steps")
def test_one_claim_concerns_one_card_and_its_tile() -> None:
    game = Table().game()
    before = game.position()["site"]
    play(game, "claim 3.1", "place down blue")
    after = game.position()["site"]
    assert after[2][0] == {**before[2][0], "banner": 0, "tile": None}
    after[2][0] = before[2][0]
    assert after == before
    assert sum(row(game)["banners"].values()) == 5


# ------------------------------------------------------------ banner


@pytest.mark.rule("claim.banner")
@pytest.mark.parametrize("banner", [1, 2, 3, 4, 5, 6])
def test_banners_on_the_inventory_go_first_and_then_the_two_beside_it(banner: int) -> None:
    game = play(claimed(banner - 1).game(), f"claim {CARDS[banner - 1]}")
    assert events(game, "claim")[0]["from"] == ("inventory" if banner <= 4 else "side")
    assert row(game)["banners"] == {"inventory": max(0, 4 - banner), "side": min(2, 6 - banner)}
    assert row(game, 1)["banners"] == {"inventory": 4, "side": 2}


@pytest.mark.rule("claim.banner")
def test_without_any_banner_left_no_claim_is_possible() -> None:
    game = claimed(6).game()
    assert claims(game) == set()
    refuses(game, "claim 3.2", "claim.banner")


@pytest.mark.rule("claim.banner")
def test_the_last_banner_can_still_be_used() -> None:
    game = play(claimed(5).game(), "claim 2.2")
    assert row(game)["banners"] == {"inventory": 0, "side": 0}


@pytest.mark.rule("claim.banner")
def test_on_the_basic_side_the_banner_is_not_chosen() -> None:
    game = Table().game()
    refuses(game, "banner white", "claim.banner")
    game.play("claim 1.1")
    refuses(game, "banner inventory", "claim.banner")


# ------------------------------------------------------------ inventory space


@pytest.mark.rule("claim.inventory_space", "inventory.capacity")
def test_the_first_claim_opens_a_seventh_space_before_the_benefit() -> None:
    table = Table().tile("1.1", "workshop_brick_1").rubles(0, 3).goods(0, lumber=6)
    game = table.game()
    assert game.view(0)["players"][0]["open_spaces"] == 0
    game.play("claim 1.1")
    assert game.view(0)["players"][0]["open_spaces"] == 1
    play(game, "place up blue", "take 1 brick")
    assert row(game)["goods"] == {"lumber": 6, "brick": 1}
    assert game.view(0)["players"][0]["open_spaces"] == 0


@pytest.mark.rule("claim.inventory_space")
def test_an_opened_space_stays_open_after_the_section_is_finished() -> None:
    table = Table().card("1.1", "base_01").claim("1.1", 0).all_but("1.1", brick=1).goods(0, brick=1)
    game = play(table.game(), "deliver brick to 1.1", "stop", "end turn")
    assert section(game, "1.1")["done"]
    assert game.view(0)["players"][0]["open_spaces"] == 7


@pytest.mark.rule("claim.inventory_space")
def test_a_claim_opens_no_space_of_anybody_else() -> None:
    game = play(Table(3).game(), "claim 1.1")
    assert [player["open_spaces"] for player in game.view(0)["players"]] == [7, 6, 6]


# ------------------------------------------------------------ card


@pytest.mark.rule("claim.available")
def test_at_the_start_only_the_bases_can_be_claimed() -> None:
    game = Table().game()
    assert claims(game) == {"1.1", "2.1", "3.1", "4.1"}
    refuses(game, "claim 1.2", "claim.available")
    refuses(game, "claim 1.3", "claim.available")


@pytest.mark.rule("claim.available")
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("done", [False, True])
def test_a_banner_opens_the_card_above_whoever_owns_it_finished_or_not(owner: int, done: bool) -> None:
    table = Table(3).claim("2.1", owner)
    if done:
        table.finish("2.1", owner)
    game = table.game()
    assert claims(game) == {"1.1", "2.2", "3.1", "4.1", "5.1"}
    refuses(game, "claim 2.3", "claim.available")


@pytest.mark.rule("claim.available", "claim.banner_stays")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_with_a_banner_cannot_be_claimed_again(owner: int) -> None:
    refuses(Table().claim("2.1", owner).game(), "claim 2.1", "claim.available")
    refuses(Table().finish("2.1", owner).game(), "claim 2.1", "claim.available")


@pytest.mark.rule("claim.available")
@pytest.mark.parametrize("name", ["1.4", "5.1"])
def test_a_card_that_the_cathedral_does_not_have_cannot_be_claimed(name: str) -> None:
    refuses(
        Table().claim("1.1", 0).claim("1.2", 0).claim("1.3", 1).game(), f"claim {name}", "claim.available"
    )


@pytest.mark.rule("claim.available")
def test_one_player_may_claim_a_whole_tower() -> None:
    table = Table().claim("1.1", 0).claim("1.2", 0)
    game = play(table.game(), "claim 1.3", "place down white_1")
    assert [card["banner"] for card in game.position()["site"][0]] == [0, 0, 0]


# ------------------------------------------------------------ banners stay


def last_brick() -> Table:
    """Player 0 can finish the base of the first tower with one brick; player 1 holds bricks too."""
    table = Table().card("1.1", "base_01").claim("1.1", 0).all_but("1.1", brick=1)
    return table.goods(0, brick=1).goods(1, brick=2)


@pytest.mark.rule("claim.banner_stays")
def test_a_banner_stays_on_its_finished_section_and_counts_for_its_owner() -> None:
    game = last_brick().game()
    assert game.view(None)["towers"][0]["presence"] == [0, 0]
    game.play("deliver brick to 1.1")
    assert section(game, "1.1")["done"]
    assert section(game, "1.1")["banner"] == 0
    assert sum(row(game)["banners"].values()) == 5
    assert game.view(None)["towers"][0]["presence"] == [1, 0]


@pytest.mark.rule("claim.banner_stays", "build.own_cards")
def test_the_banner_shows_who_alone_may_deliver_there() -> None:
    assert "deliver brick to 1.1" in texts(last_brick().game())
    refuses(last_brick().turn_of(1).game(), "deliver brick to 1.1", "build.own_cards")


# ------------------------------------------------------------ always possible


def check_stacks(game: Game) -> None:
    """Banners form unbroken stacks, and whoever has a banner finds a card."""
    for tower in game.position()["site"]:
        banners = [card["banner"] is not None for card in tower]
        assert banners == sorted(banners, reverse=True)
    if game.position()["ask"][-1]["ask"] == "turn":
        assert game.seat is not None
        has_banner = sum(row(game, game.seat)["banners"].values()) > 0
        assert bool(claims(game)) == has_banner


@pytest.mark.rule("claim.always_possible")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_a_banner_finds_a_card_until_all_cards_are_claimed(seats: int) -> None:
    chance = random.Random(seats)
    game = Table(seats, seed=seats).game()
    for _ in range(2000):
        check_stacks(game)
        options = texts(game)
        wanted = [text for text in options if text.startswith("claim ")]
        game.play(chance.choice(wanted if wanted and chance.random() < 0.5 else options))
        if not any(sum(player["banners"].values()) for player in game.position()["players"]):
            break
    owners = [card["banner"] for tower in game.position()["site"] for card in tower]
    assert sorted(owners) == sorted(list(range(seats)) * 6)


@pytest.mark.rule("claim.always_possible")
def test_the_last_banner_finds_the_last_card() -> None:
    table = Table()
    for number, name in enumerate(
        ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "4.1", "4.2"]
    ):
        table.claim(name, number % 2)
    assert claims(table.turn_of(1).game()) == {"4.3"}


@pytest.mark.rule("claim.always_possible")
def test_a_position_with_a_gap_in_a_stack_of_banners_is_refused() -> None:
    with pytest.raises(nave.PositionError, match=r"2\.2"):
        Table().claim("2.2", 0).game()
