"""Brick Makers: bricks for deliveries, rubles, recognition and reinforcement tiles."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guild_action import KIND as GUILD_ACTION
from nave.games.red_cathedral.contractors.guild_action import (
    GuildAction,
    check_guild_action,
    reachable,
    refuse_guild_action,
)
from nave.games.red_cathedral.contractors.guilds.reinforcements import (
    FREE,
    TAKE,
    PlaceFree,
    Reinforce,
    TakeReinforcement,
    is_reinforce,
    is_take,
    place_freely,
    refuse_reinforce,
    refuse_taking,
    tiles_at,
)
from nave.games.red_cathedral.contractors.names import REINFORCEMENTS
from nave.games.red_cathedral.contractors.pieces import NONE, ON_OFFER, USED_UP
from nave.games.red_cathedral.contractors.tables import REINFORCEMENT_ACTION
from nave.games.red_cathedral.names import SECTIONS
from nave.games.red_cathedral.part import OptionalAction
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.words import nice, terms
from nave.kernel.errors import PositionError
from nave.kernel.frame import Frame
from nave.kernel.reading import Reader
from nave.kernel.rules import Refusal

# A tile is used at every question of a turn; what it asks lies on that question.
DECISIONS: Final[tuple[str, ...]] = (
    *(
        "turn",
        "end",
        "banner",
        "place",
        "place_free",
        "benefit",
        "deliver",
        "visit",
        "activate",
        "activations",
    ),
    *("take", "swap", "pieces", "shown", "take_reinforcement", GUILD_ACTION),
    *("specialist", "both", "rubles", "discard", "claim"),
)
ASKED: Final[tuple[str, ...]] = (
    "deliver",
    "activate",
    "take",
    "swap",
    "shown",
    "take_reinforcement",
    GUILD_ACTION,
)


class BrickMakers(Guild):
    def old_optional(self) -> list[OptionalAction]:
        return [Reinforce()]

    def begin_turn(self, s: State) -> None:
        s.pieces.reinforced = 0

    # ------------------------------------------------------------ actions

    def cannot_begin(self, s: State, player: int, action: Action) -> Refusal | None:
        if action.gain_reinforcement and not tiles_at(s, ON_OFFER):
            return Refusal("no reinforcement tile is left on offer", action.rule)
        return None

    def brings(self, s: State, player: int, action: Action) -> bool:
        return action.gain_reinforcement > 0

    def gain(self, s: State, player: int, number: int) -> None:
        action = s.tables.actions[number]
        if action.gain_reinforcement:
            s.stack.append(TakeReinforcement(player, number))
        elif action.free_placement:
            place_freely(s)
        elif action.guild_actions:
            s.stack.append(GuildAction(player, number))

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        if is_reinforce(move):
            return (f"reinforcement:{REINFORCEMENTS[move - moves.REINFORCE]}",)
        if is_take(move):
            return (f"reinforcement:{REINFORCEMENTS[move - moves.TAKE_REINFORCEMENT]}",)
        return None

    def label(self, s: State, move: int) -> str:
        if is_reinforce(move):
            return f"Use a reinforcement tile: {tile_terms(s, move - moves.REINFORCE)}"
        if is_take(move):
            return f"Take the reinforcement tile: {tile_terms(s, move - moves.TAKE_REINFORCEMENT)}"
        return ""

    def gains_words(self, action: Action) -> list[str]:
        if action.gain_reinforcement:
            return ["a reinforcement tile"]
        if action.free_placement:
            return ["a workshop tile face up without paying"]
        return ["an action of any guild card"] if action.guild_actions else []

    def pending(self) -> dict[str, tuple[str, str]]:
        return {
            "take_reinforcement": ("first take a reinforcement tile", TAKE),
            "place_free": ("first place the workshop tile of the claimed section", FREE),
            GUILD_ACTION: ("first perform the action of a guild", "reinforcement.any_guild_action"),
        }

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if is_reinforce(move):
            return refuse_reinforce(s, frame, move - moves.REINFORCE)
        if is_take(move):
            return refuse_taking(s, frame, move - moves.TAKE_REINFORCEMENT)
        if isinstance(frame, PlaceFree) and moves.PLACE_DOWN <= move < moves.TAKE:
            return Refusal("the tile is placed face up now", FREE)
        return refuse_guild_action(s, frame, move)

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: dict[str, Any]) -> None:
        data["reinforcements"] = {
            "offer": names_at(s, ON_OFFER),
            "used": names_at(s, USED_UP),
            "this_turn": bool(s.pieces.reinforced),
        }
        for player, row in enumerate(data["players"]):
            row["reinforcements"] = names_at(s, player)

    def entries(self) -> list[str]:
        return ["reinforcements"]

    def player_entries(self) -> list[str]:
        return ["reinforcements"]

    def read(self, s: State, root: Reader) -> None:
        found = root.part("reinforcements")
        found.only({"offer", "used", "this_turn"})
        places = [NONE] * len(REINFORCEMENTS)
        seen = [0] * len(REINFORCEMENTS)
        read_tiles(found, "offer", ON_OFFER, places, seen)
        read_tiles(found, "used", USED_UP, places, seen)
        for player, row in enumerate(root.rows("players", s.config.players)):
            read_tiles(row, "reinforcements", player, places, seen)
        lost = [name for tile, name in enumerate(REINFORCEMENTS) if not seen[tile]]
        demand(not lost, f"reinforcement tiles are missing: {', '.join(lost)}")
        s.pieces.reinforcement_at = places
        s.pieces.reinforced = found.flag("this_turn")

    def check(self, s: State) -> None:
        at = s.pieces.reinforcement_at
        demand(s.config.ivan not in at or s.config.ivan < 0, "Ivan has no reinforcement tiles")
        demand(USED_UP in at or not s.pieces.reinforced, "a reinforcement tile was used, but none has left")

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        seat, action = s.config.seats - 1, len(s.tables.actions) - 1
        return {
            "take_reinforcement": (TakeReinforcement, [seat, action]),
            "place_free": (PlaceFree, [seat, SECTIONS - 1]),
            GUILD_ACTION: (GuildAction, [seat, action]),
        }

    def below(self) -> dict[str, tuple[str, ...]]:
        return {**dict.fromkeys(ASKED, DECISIONS), "place_free": ("end", "turn_over")}

    def allows(self, s: State, number: int) -> bool:
        """A tile used this turn, or what the tile of a guild action has begun."""
        used = [REINFORCEMENT_ACTION + tile for tile in tiles_at(s, USED_UP)] if s.pieces.reinforced else []
        if number in used:
            return True
        actions = s.tables.actions
        return any(actions[tile].guild_actions and number in reachable(s, actions[tile]) for tile in used)

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        check_guild_action(s, frame)
        if isinstance(frame, TakeReinforcement):
            fits = action_of(s, frame.kind, frame.number).gain_reinforcement > 0
            demand(fits, "'take_reinforcement' names another action")


def tile_terms(s: State, tile: int) -> str:
    return terms(s, s.tables.actions[REINFORCEMENT_ACTION + tile], NONE)


def names_at(s: State, place: int) -> list[str]:
    return [REINFORCEMENTS[tile] for tile in tiles_at(s, place)]


def read_tiles(reader: Reader, key: str, place: int, places: list[int], seen: list[int]) -> None:
    for tile in reader.names(key, list(REINFORCEMENTS), len(reader.sequence(key, None))):
        if seen[tile]:
            raise PositionError(f"the reinforcement tile {nice(REINFORCEMENTS[tile])} is in two places")
        seen[tile] = 1
        places[tile] = place
