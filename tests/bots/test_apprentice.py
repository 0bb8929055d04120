"""The apprentice wastes nothing: its choices among sensible answers, game by game."""

import nave
from nave.bots.apprentice import Apprentice
from nave.bots.minds import mind_of
from tests.support.basilica import Table as BasilicaTable
from tests.support.bots import chosen, play_on
from tests.support.red_cathedral import Table


def answers(table: Table, count: int = 12) -> set[str]:
    game = table.game()
    return {chosen(game, Apprentice(), seed) for seed in range(count)}


def test_it_finishes_a_section_it_can_pay_for() -> None:
    table = Table(2).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2, brick=1, gold=2)
    assert answers(table) == {"deliver lumber to 1.1", "deliver brick to 1.1"}


def test_it_delivers_rather_than_stops() -> None:
    table = Table(2).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=1, brick=1)
    table.ask(("end", [0]), ("deliver", [0, 1, 2]))
    assert answers(table) == {"deliver lumber to 1.1", "deliver brick to 1.1"}


def test_it_sets_the_most_precious_jewels() -> None:
    table = Table(2).finish("1.1", 0).goods(0, lumber=1, green_gem=1, purple_gem=1)
    table.ask(("end", [0]), ("deliver", [0, 3, 1]))
    assert answers(table) == {"decorate 1.1 with green_gem purple_gem"}


def test_it_takes_all_there_is() -> None:
    table = Table(2).claim("1.1", 0).resource(3, "lumber").visit(0, "white", 3)
    assert answers(table) == {"take 2 lumber"}


def test_it_lays_tiles_face_up_while_it_can_pay() -> None:
    table = Table(2).rubles(0, 9)
    game = table.game()
    claim = next(option for option in game.options() if option.text.startswith("claim"))
    game.play(claim)
    assert all(chosen(game, Apprentice(), seed).startswith("place up") for seed in range(12))


def test_it_never_gives_up_prestige_in_whole_games() -> None:
    for seats in (1, 2, 4):
        game = nave.new_game("red_cathedral", seats=seats, seed=21)
        given = play_on(game, Apprentice(), 3000)
        assert game.over
        assert not [text for text in given if text == "exchange" or text.startswith("reroll")]


def test_in_basilica_it_tears_nothing_down_while_it_can_build() -> None:
    table = BasilicaTable().grid("row 1: R R .").turn_of(0)
    for column in (1, 2, 3):
        table.order(column, ["disaster red", "scaffolding green", "disaster blue"][column - 1])
    game = table.game()
    assert all(chosen(game, Apprentice(), seed).startswith("lay") for seed in range(12))


def test_in_basilica_it_takes_an_area_it_has_made() -> None:
    table = BasilicaTable().grid("row 1: R R .").turn_of(0, actions=2, laid="r1c2")
    game = table.game()
    assert {chosen(game, Apprentice(), seed) for seed in range(12)} == {"builder"}


def test_in_basilica_it_glances_at_where_sensible_answers_lead() -> None:
    """It chooses among those that harm nothing; the same seed chooses the same, another may not."""
    game = nave.new_game("basilica", seats=2, seed=21)
    mind, differs = mind_of("basilica", 2), 0
    for number in range(60):
        seat = game.seat
        assert seat is not None
        texts = {option.text for option in game.options() if option.move in mind.sensible(game.state, seat)}
        given = [chosen(game, Apprentice(), seed) for seed in (number, number, number + 1)]
        assert set(given) <= texts
        assert given[0] == given[1]
        differs += given[0] != given[2]
        game.play(given[0])
    assert differs > 5


def test_in_the_red_cathedral_it_draws_without_a_glance() -> None:
    assert mind_of("red_cathedral", 2).glance == 0 < mind_of("basilica", 2).glance
