"""Which values of components.toml an owner of the box may correct, and within which bounds.

Orders, crowns, the colors of the expansion tiles and the sides of the tokens are not published, so they
may be corrected (option.component_data). What a rule states in numbers is fixed; the message names that rule.
"""

from importlib.resources import files
from typing import Final

from nave.games.basilica.component_checks import CROSS_CHECKS, DERIVED, derive
from nave.kernel.component_schema import (
    Bool,
    ByRow,
    Fixed,
    Int,
    Kind,
    ListOf,
    Ref,
    Schema,
    SomeRows,
    Table,
    Text,
)
from nave.kernel.components import STANDARD, ComponentError, ComponentSet, parse
from nave.kernel.said import Said

GAME: Final = "basilica"

SENTENCE: Final = Text(200)
COUNT: Final = Int(0, 66)

TABLES: Final = {
    "colour": Table({"letter": Fixed("vault.grid")}),
    "tile": Table({"colours": Fixed("setup.tiles"), "crown": Bool(), "order": Ref("order")}),
    "expansion_tile": Table(
        {"colours": ListOf(Ref("colour"), 1, 2, distinct=True), "crown": Bool(), "order": Ref("order")}
    ),
    "promotion_token": Table(
        {"side_a": Ref("rank"), "side_b": Ref("rank"), "per_player": Fixed("setup.player_supply")}
    ),
    "scoring_space": Table(
        {"space": Fixed("queen.scoring_spaces"), "ends_game": Fixed("end.third_scoring")}, key=("number",)
    ),
    "supply": Table(
        {
            "owner": Fixed("setup.player_supply"),
            "per_player": SomeRows(Fixed("setup.player_supply")),
            # Of unlimited pieces the number only says what the box holds.
            "total": ByRow(
                Fixed("setup.player_supply"),
                {
                    "scaffolding": Int(1, 99),
                    "stained_glass": Int(1, 99),
                    "altar": Fixed("altar.limited_supply"),
                },
            ),
            "unlimited": ByRow(
                Fixed("setup.player_supply"),
                {
                    "scaffolding": Fixed("scaffolding.unlimited"),
                    "stained_glass": Fixed("glass.unlimited"),
                    "altar": Fixed("altar.limited_supply"),
                },
            ),
            "sides": SomeRows(Fixed("scoring.track_wrap")),
            "expansion": SomeRows(Fixed("option.festum_fatuorum")),
        }
    ),
    "board": Table(
        {
            "value": ByRow(
                Fixed("setup.board_spaces"),
                {
                    "cathedral_width": Fixed("vault.grid"),
                    "track_spaces": Fixed("queen.scoring_spaces"),
                    "rows_removed_after_scoring": Fixed("cleanup.two_rows"),
                    "actions_per_turn": Fixed("turn.exactly_three"),
                },
            )
        }
    ),
    "score_value": Table(
        {
            "value": ByRow(
                Fixed("scoring.area_value"),
                {
                    "minority_builder": Fixed("majority.fewer_builders"),
                    "architect_factor": Fixed("rank.architect"),
                    "master_mason_weight": Fixed("majority.master_mason"),
                    "stained_glass": Fixed("glass.value"),
                    "stained_glass_with_altar": Fixed("altar.doubles_glass"),
                },
            )
        }
    ),
    "stack_size": Table(
        {
            "tiles": Fixed("setup.initial_display"),
            "set_aside": Fixed("option.remove_six"),
            "stack": Fixed("setup.initial_display"),
        }
    ),
    "option": Table(
        {
            "default": Fixed("option.festum_fatuorum"),
            "needs": SomeRows(Fixed("option.remove_six")),
            "tiles": SomeRows(Fixed("option.remove_six")),
        }
    ),
    "total": Table(
        {"value": ByRow(Fixed("setup.tiles"), {"crowns": COUNT, "expansion_crowns": COUNT})},
    ),
    "rank": Table(
        {
            "name": Text(),
            "weight": Fixed("majority.master_mason"),
            "wins_ties": Fixed("majority.strongman"),
            "doubles_area": Fixed("rank.architect"),
            "extra_colour": Fixed("rank.jester_extra_colour"),
            "sides_per_player": Int(0, 6),
            "effect": SENTENCE,
        }
    ),
    "order": Table(
        {
            "name": Text(),
            "copies": COUNT,
            "expansion_copies": COUNT,
            "coin_box": Fixed("coin.which_orders"),
            "coin_cost": SomeRows(Fixed("coin.transfer")),
            "main": SENTENCE,
            "paid": SomeRows(SENTENCE),
            "selectable": SENTENCE,
        }
    ),
}

VALUES: Final[dict[str, Kind]] = {
    "game": Fixed(),
    "edition": Fixed(),
    "expansion": Fixed(),
    "players": Fixed("setup.player_supply"),
}

SCHEMA: Final = Schema(
    TABLES, CROSS_CHECKS, VALUES, words_in=("nave.games.basilica",), derived=DERIVED, derive=derive
)


def standard() -> ComponentSet:
    """The packaged set."""
    text = files("nave.games.basilica").joinpath("components.toml").read_text(encoding="utf-8")
    data, problems = parse(text, "components.toml")
    if problems:
        raise ComponentError(Said("set-damaged", game=GAME), problems)
    return ComponentSet(GAME, STANDARD, data, text)
