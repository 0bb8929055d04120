"""Every kind of answer that the expansion brings: the pieces it touches, its words, and what it gives up."""

from collections.abc import Callable

import pytest

from nave.api import rules_of
from nave.games.red_cathedral.contractors.guild import Brought
from nave.games.red_cathedral.names import MATERIALS
from nave.kernel.game import Game
from nave.kernel.option import Option
from tests.support.contractors import ModuleTable, black_visit
from tests.support.contracts import ALL, at_archivists, hand
from tests.support.red_cathedral import Table, play, texts
from tests.support.red_cathedral_checks import influenced


def hiring() -> Game:
    table = (
        ModuleTable().city(1, "suzdal").permits(0, 3).rubles(0, 5).display("s01", "s19", "s10", "s06", "s05")
    )
    return table.send(1, "suzdal").score(0, 20).turn_of(0).game()


def hired() -> Game:
    g = play(hiring(), "hire suzdal")
    while not any(text.startswith("decline") for text in texts(g)):
        g.play(texts(g)[0])
    return g


def holding(tile: str, **goods: int) -> Game:
    table = black_visit().hold(0, tile).rubles(0, 4).claim("1.1", 0)
    return table.goods(0, **goods).game()


def waiting() -> Game:
    """The player's ornaments wait on their spaces; the specialist asks for one."""
    table = black_visit(workshops="advanced").hold(0, "s18").claim("1.1", 0, up=True)
    return play(table.game(), "use specialist")


def jeweled(card: str = "jewelers_1", **options: str) -> Table:
    return influenced(card, 2, guild="jewelers", **options).diamonds(0, 2)


def building() -> Game:
    table = jeweled().turn_of(0).goods(0, stone=1, green_gem=1)
    table.data["this_turn"]["die"] = None
    return table.game()


def tiles(table: Table) -> Game:
    return table.reinforcements(0, "free_placement", "gain_5_rubles", "die_resource").game()


def drawn(*held: str) -> Game:
    """At a full hand; the contract of 4 rubles is among those drawn."""
    for seed in range(60):
        g = play(hand(at_archivists(), 0, *held).game(seed), "use draw_contracts")
        if f"keep {ALL[3]}" in texts(g):
            return g
    raise AssertionError("it never came")


def hold_diamond(tile: str) -> Game:
    table = black_visit(guild="jewelers").hold(0, tile).claim("1.1", 0)
    return table.diamonds(0, 1).game()


def two_cards() -> Game:
    """The first card drawn is middle_05."""
    for seed in range(400):
        g = play(influenced("master_builders_1").goods(0).game(seed), "use draw_2_cards")
        if g.position()["spare"]["drawn"][0] == "middle_05":
            return g
    raise AssertionError("it never came")


def first_kept() -> str:
    return next(text for text in texts(drawn(*ALL[:3])) if text.startswith("keep "))


Scene = Callable[[], Game]
# What is asked, an answer, the pieces it touches and its words.
ANSWERS: list[tuple[Scene, str, tuple[str, ...], str]] = [
    (hiring, "exchange for permit", ("button:permit",), "Give 1 prestige for 1 permit"),
    (hiring, "hire suzdal", ("city:suzdal",), "Send a contractor to Suzdal for 2 permits"),
    (
        hired,
        "keep specialist 3",
        ("specialist:3",),
        "Keep the specialist (1 green gem for 2 prestige; chisel) for 2 rubles",
    ),
    (
        hired,
        "decline specialist 3",
        ("specialist:3",),
        "Decline the specialist (1 green gem for 2 prestige; chisel)",
    ),
    (
        lambda: holding("s09", gold=1),
        "use specialist",
        ("specialist:held",),
        "Use the specialist (1 gold for 2 prestige; trowel)",
    ),
    (
        lambda: jeweled(module="on").game(),
        "use exchange_3_materials diamond",
        ("influence:jewelers", "action:exchange_3_materials", "good:diamond"),
        "Jewelers: diamond and more materials, 3 in all for 2 diamonds",
    ),
    (
        lambda: play(holding("s18"), "use specialist"),
        "discard arch",
        ("ornament:arch",),
        "Take an arch out of the game",
    ),
    (
        lambda: play(holding("s18"), "use specialist"),
        "discard door",
        ("ornament:door",),
        "Take a door out of the game",
    ),
    (waiting, "discard from blue", ("shop:blue",), "Take the arch on the blue space out of the game"),
    (
        lambda: play(holding("s19"), "use specialist"),
        "pay 1 ruble",
        ("specialist:held",),
        "Pay 1 ruble for 1 recognition",
    ),
    (
        lambda: play(holding("s19"), "use specialist"),
        "pay 3 ruble",
        ("specialist:held",),
        "Pay 3 rubles for 3 recognition",
    ),
    (lambda: play(holding("s20"), "use specialist"), "stop", ("button:stop",), "Leave out the rest"),
    (
        building,
        "deliver diamond as brick to 1.1",
        ("section:1.1", "good:diamond"),
        "Deliver a diamond as brick to 1.1",
    ),
    (
        building,
        "decorate 2.2 in diamond with green_gem",
        ("section:2.2", "good:diamond", "ornament:arch", "good:green_gem"),
        "Place an arch in diamond with 1 green gem on 2.2: 1 prestige",
    ),
    (
        building,
        "decorate 2.1 in diamond with diamond",
        ("section:2.1", "good:diamond", "ornament:door"),
        "Place a door in diamond with 1 diamond on 2.1: 1 prestige",
    ),
    (
        building,
        "decorate 2.2 with diamond diamond",
        ("section:2.2", "good:diamond", "ornament:arch"),
        "Place an arch with 2 diamonds on 2.2: 3 prestige",
    ),
    (
        lambda: play(jeweled().game(), "use exchange_3_materials lumber"),
        "pay diamond",
        ("good:diamond",),
        "Return a diamond",
    ),
    (
        lambda: play(jeweled("merchants_1").game(), "use two_for_one lumber"),
        "diamonds 1",
        ("diamonds:1",),
        "Pay with 1 diamond",
    ),
    (
        lambda: play(jeweled("merchants_1").game(), "use two_for_one lumber"),
        "diamonds 0",
        ("diamonds:0",),
        "Pay with 0 diamonds",
    ),
    (
        lambda: play(influenced("wholesalers_1").game(), "use market_action_and_material"),
        "choose green_gem",
        ("supply:green_gem",),
        "Take 1 green gem as the material of your choice",
    ),
    (
        lambda: play(influenced("foremen_1").game(), "use rubles_own_banners"),
        "foreman 1",
        ("foreman:move", "tower:2"),
        "Move the foreman to tower 2: 3 rubles",
    ),
    (
        lambda: play(
            influenced("foremen_3", 3).claim("3.1", 1).game(), "use rubles_other_banners", "foreman 2"
        ),
        "name player 2",
        ("player:1",),
        "Name Blue: 1 ruble",
    ),
    (
        lambda: play(
            influenced("artisans_1").tile("3.1", "workshop_stone_1").claim("3.1", 1, "green", True).game(),
            "use activate_other_players_tile",
        ),
        "activate green 1 of player 2",
        ("player:1", "tile:1.green"),
        "Activate Blue's tile on the green space: 1 stone",
    ),
    (
        lambda: play(influenced("master_builders_2").game(), "use rubles_of_section"),
        "name 1.1",
        ("section:1.1",),
        "Choose 1.1: 2 rubles",
    ),
    (
        lambda: hold_diamond("s09"),
        "use specialist diamond",
        ("specialist:held",),
        "Use the specialist (1 gold for 2 prestige; trowel), paid with a diamond",
    ),
    (
        two_cards,
        "pick card 1",
        ("spare:1",),
        "Take 2 of 1 lumber, 1 brick and 1 stone",
    ),
    (
        lambda: drawn(*ALL[:3]),
        f"keep {ALL[3]}",
        (f"contract:{ALL[3]}",),
        "Keep the contract return 4 rubles, 2 prestige as things stand",
    ),
    (
        lambda: drawn(*ALL[:3]),
        "keep hand",
        ("button:keep_hand",),
        "Keep your contracts; all those drawn go under the deck",
    ),
    (
        lambda: play(drawn(*ALL[:3]), first_kept()),
        f"put back {ALL[0]}",
        (f"contract:{ALL[0]}",),
        "Put the contract return 2 lumber, 2 prestige as things stand, under the deck",
    ),
    (
        lambda: tiles(influenced("brick_makers_1")),
        "reinforce gain_5_rubles",
        ("reinforcement:gain_5_rubles",),
        "Use a reinforcement tile: 5 rubles",
    ),
    (
        lambda: play(influenced("brick_makers_1").goods(0, brick=2).game(), "use take_reinforcement brick"),
        "take reinforcement free_placement",
        ("reinforcement:free_placement",),
        "Take the reinforcement tile: a workshop tile face up without paying",
    ),
]


def option_of(game: Game, text: str) -> Option:
    return next(option for option in game.options() if option.text == text)


@pytest.mark.rule("options.parts_independent")
@pytest.mark.parametrize("number", range(len(ANSWERS)), ids=[row[1] for row in ANSWERS])
def test_an_answer_touches_its_pieces_and_says_what_it_brings(number: int) -> None:
    scene, text, touches, label = ANSWERS[number]
    option = option_of(scene(), text)
    assert option.touches == touches
    assert option.label == label


@pytest.mark.rule("options.parts_independent")
def test_there_is_an_answer_of_every_kind_that_the_expansion_brings() -> None:
    catalogue = rules_of("red_cathedral").catalogue
    brought = {home for home in catalogue.homes if isinstance(home, Brought)}
    assert len(brought) > 20
    assert brought <= {catalogue.home(catalogue.parse(text)) for _, text, _, _ in ANSWERS}


# What an answer gives up for good, and what nearly everybody means.
LEFT: list[tuple[Scene, str, list[str]]] = [
    (hired, "decline specialist 3", ["the specialist leaves the game"]),
    (hired, "keep specialist 3", []),
    (
        lambda: play(holding("s20", brick=1), "use specialist"),
        "stop",
        ["the material of choice", "the delivery"],
    ),
    (lambda: play(holding("s20", brick=1), "use specialist", "take 1 gold"), "stop", ["the delivery"]),
    (
        lambda: play(influenced("wholesalers_1").game(), "use market_action_and_material", "choose gold"),
        "stop",
        ["1 market action"],
    ),
    (
        lambda: play(
            influenced("wholesalers_2").game(), "use same_market_action_twice", "take 1 recognition"
        ),
        "stop",
        ["1 market action"],
    ),
]


@pytest.mark.rule("guild.parts_and_fewer", "hire.decline")
@pytest.mark.parametrize("number", range(len(LEFT)))
def test_an_answer_says_what_it_gives_up(number: int) -> None:
    scene, text, left = LEFT[number]
    g = scene()
    assert [g.say(said) for said in option_of(g, text).leaves] == left


@pytest.mark.rule("specialist.rubles_to_recognition")
def test_the_prompts_of_the_expansion_name_who_is_asked_and_what() -> None:
    assert hired().prompt == "Green: choose a specialist next to Suzdal and keep or decline it."
    assert waiting().prompt == "Green: choose an ornament to take out of the game."
    assert play(holding("s19"), "use specialist").prompt == "Green: pay rubles for as much recognition."
    both = play(holding("s20", brick=1), "use specialist")
    assert both.prompt == "Green: take a material and deliver one, or stop."
    assert play(both, "take 1 gold").prompt == "Green: deliver a material, or stop."
    cards = two_cards()
    assert cards.prompt == "Green: choose the card of which you take 2 materials."
    taking = play(cards, "pick card 1")
    asked = "1 lumber, 1 brick and 1 stone"
    assert taking.prompt == (
        f"Green: take 2 of the materials, one by one, that the card asks for ({asked}), or nothing."
    )
    one = play(taking, "take 1 brick")
    assert (
        one.prompt == f"Green: take one more of the materials that the card asks for ({asked}), or nothing."
    )


def stones() -> Game:
    table = influenced("artisans_1").tile("3.1", "workshop_stone_1").claim("3.1", 1, "green", True)
    return play(table.game(), "use activate_other_players_tile")


# Why not, in words: what there is, and what was asked for.
REASONS: list[tuple[Scene, str, str]] = [
    (stones, "activate green 2 of player 2", "the tile can give 1 now, not 2"),
    (stones, "activate green 1 of player 4", "there is no player 4 in this game"),
    (stones, "activate green 1 of player 1", "the tile must be another player's"),
    (hiring, "keep specialist 1", "send a contractor first, then choose a specialist"),
    (hired, "keep specialist 1", "space 1 is not next to Suzdal"),
    (lambda: play(holding("s19"), "use specialist"), "pay 5 ruble", "you have 4 rubles"),
    (
        lambda: play(jeweled("merchants_1").game(), "use two_for_one lumber"),
        "diamonds 2",
        "0 to 1 diamond can be among the units",
    ),
    (
        lambda: play(influenced("master_builders_2").game(), "use rubles_of_section"),
        "name 2.1",
        "2.1 is already finished",
    ),
    (lambda: drawn(*ALL[:3]), f"keep {ALL[0]}", "that contract was not drawn"),
    (two_cards, "take 1 gold", "first choose one of the cards drawn"),
    (lambda: play(two_cards(), "pick card 1"), "take 1 gold", "the card asks for no gold"),
    (
        lambda: play(two_cards(), "pick card 1", "take 1 brick"),
        "take 1 brick",
        "the card asks for no more brick",
    ),
]


@pytest.mark.rule("options.parts_independent")
@pytest.mark.parametrize("number", range(len(REASONS)), ids=[row[1] for row in REASONS])
def test_a_refusal_says_what_is_in_the_way(number: int) -> None:
    scene, text, reason = REASONS[number]
    refusal = scene().why_not(text)
    assert refusal is not None
    assert refusal.reason == reason


@pytest.mark.rule("guild.parts_and_fewer")
@pytest.mark.parametrize("material", MATERIALS)
def test_of_the_half_of_a_specialist_only_one_material_is_taken(material: str) -> None:
    both = play(holding("s20", brick=1), "use specialist")
    assert both.why_not(f"take 1 {material}") is None
    for text in (f"take 2 {material}", f"take 3 {material}"):
        refused = both.why_not(text)
        assert refused is not None
        assert refused.said.key == "refused-one-at-a-time"
