"""Brick Makers: bricks for deliveries, rubles, recognition and reinforcement tiles."""

from typing import Any, cast

from mypy_extensions import i64

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guild_action import GuildAction, reachable
from nave.games.red_cathedral.contractors.guilds.reinforcements import (
    ASKED,
    DECISIONS,
    QUESTIONS,
    USE_TILE,
    TakeReinforcement,
    place_freely,
    tiles_at,
)
from nave.games.red_cathedral.contractors.names import REINFORCEMENTS
from nave.games.red_cathedral.contractors.pieces import NONE, ON_OFFER, USED_UP, on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import REINFORCEMENT_ACTION
from nave.games.red_cathedral.contractors.types import ContractorsPieces
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.errors import PositionError
from nave.kernel.language import Each
from nave.kernel.packed import packed
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


class BrickMakers(Guild):
    def optional(self) -> list[Choice[Any]]:
        return [USE_TILE]

    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def places(self) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(ASKED, DECISIONS)

    def begin_turn(self, s: State) -> None:
        if on_table(s).reinforced:
            own_pieces(s).reinforced = 0

    # ------------------------------------------------------------ actions

    def cannot_begin(self, s: State, player: i64, action: Action) -> Refusal | None:
        if full(action).gain_reinforcement and not tiles_at(s, ON_OFFER):
            return Refusal(Said("refused-no_reinforcement"), action.rule)
        return None

    def brings(self, s: State, player: i64, action: Action) -> bool:
        return full(action).gain_reinforcement > 0

    def gain(self, s: State, player: i64, number: i64) -> None:
        action = full(s.tables.actions[number])
        if action.gain_reinforcement:
            s.stack.append(TakeReinforcement(player, number))
        elif action.free_placement:
            place_freely(s)
        elif action.guild_actions:
            s.stack.append(GuildAction(player, number))

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        action = full(action)
        if action.gain_reinforcement:
            gains.append(Said("gain-reinforcement"))
        elif action.free_placement:
            gains.append(Said("gain-free_placement"))
        elif action.guild_actions:
            gains.append(Said("gain-any_guild_action"))

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: base.Pieces) -> None:
        pieces = cast(ContractorsPieces, data)
        pieces["reinforcements"] = {
            "offer": names_at(s, ON_OFFER),
            "used": names_at(s, USED_UP),
            "this_turn": bool(on_table(s).reinforced),
        }
        for player, row in enumerate(pieces["players"]):
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
        demand(not lost, Said("wrong-reinforcement-tiles-missing", lost=Each(lost)))
        own_pieces(s).reinforcement_at = packed(places)
        own_pieces(s).reinforced = found.flag("this_turn")

    def check(self, s: State) -> None:
        at = on_table(s).reinforcement_at
        demand(s.config.ivan not in at or s.config.ivan < 0, Said("wrong-ivan-no-reinforcement-tiles"))
        demand(USED_UP in at or not on_table(s).reinforced, Said("wrong-reinforcement-tile-was-used"))

    def allows(self, s: State, number: i64) -> bool:
        """A tile used this turn, or what the tile of a guild action has begun."""
        used = (
            [REINFORCEMENT_ACTION + tile for tile in tiles_at(s, USED_UP)] if on_table(s).reinforced else []
        )
        if number in used:
            return True
        actions = s.tables.actions
        return any(
            full(actions[tile]).guild_actions and number in reachable(s, actions[tile]) for tile in used
        )


def names_at(s: State, place: i64) -> list[str]:
    return [REINFORCEMENTS[tile] for tile in tiles_at(s, place)]


def read_tiles(reader: Reader, key: str, place: i64, places: list[int], seen: list[int]) -> None:
    for tile in reader.names(key, REINFORCEMENTS, None):
        if seen[tile]:
            raise PositionError(Said("wrong-reinforcement-tile-two-places", tile=REINFORCEMENTS[tile]))
        seen[tile] = 1
        places[tile] = place
