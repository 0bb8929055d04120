"""Artisans: workshop tiles once more, one's own or another player's."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, Choice, OfAction
from nave.games.red_cathedral.contractors.events import OthersTileActivated
from nave.games.red_cathedral.contractors.guild import Brought, Guild
from nave.games.red_cathedral.effects import benefit_resource, receive
from nave.games.red_cathedral.names import COLORS, RESOURCES, WORKSHOP, W
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.workshop import ACTIVATE, refuse_tile, room_for_benefit
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

OTHERS: Final = "guild.artisans.activate_other_players_tile"
ACTIVATE_OTHER: Final[Family] = Family(
    "activate {space} {amount} of player {player}",
    player=[str(n + 1) for n in range(len(COLORS))],
    space=WORKSHOP,
    amount=ACTIVATE.axes["amount"],
)


def other_tiles(s: State, player: i64) -> list[int]:
    """Every face-up tile of somebody else with every amount; Ivan has no workshop (solo.guilds)."""
    out: list[int] = []
    for owner in range(s.config.players):
        if owner != player:
            for shop in range(W):
                for amount in range(room_for_benefit(s, player, owner, shop), 0, -1):
                    out.append(ACTIVATE_OTHER.at(owner, shop, amount - 1))
    return out


class ActivateOther(OfAction):
    """guild.artisans.activate_other_players_tile"""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("activate_other", seat, number, OTHERS, [OTHERS_TILE, OWN_TILE])

    def asks(self, action: Action) -> bool:
        return action.other_players_tile


class OthersTile(Brought[ActivateOther]):
    def add(self, s: State, q: ActivateOther, out: Moves) -> None:
        out.extend(other_tiles(s, q.who))

    def apply(self, s: State, q: ActivateOther, move: i64) -> None:
        owner, shop = ACTIVATE_OTHER.first(move), ACTIVATE_OTHER.second(move)
        rule = s.tables.actions[q.number].rule
        if s.log is not None:
            s.log.append(OthersTileActivated(owner, shop, rule=rule, seat=q.who))
        resource = benefit_resource(s, s.shop_tile[owner * W + shop])
        receive(s, q.who, resource, ACTIVATE_OTHER.third(move) + 1, rule)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        owner, shop = ACTIVATE_OTHER.first(move), ACTIVATE_OTHER.second(move)
        return (f"player:{owner}", f"tile:{owner}.{WORKSHOP[shop]}")

    def label(self, s: State, move: i64) -> Said:
        owner, shop = ACTIVATE_OTHER.first(move), ACTIVATE_OTHER.second(move)
        return Said(
            "answer-activate_other",
            player=owner,
            space=WORKSHOP[shop],
            amount=ACTIVATE_OTHER.third(move) + 1,
            resource=RESOURCES[benefit_resource(s, s.shop_tile[owner * W + shop])],
        )

    def refuse(self, s: State, q: ActivateOther, move: i64) -> Refusal:
        owner = ACTIVATE_OTHER.first(move)
        if owner >= s.config.players:
            return Refusal(Said("refused-no_player", number=owner + 1), OTHERS)
        if owner == s.config.ivan:
            return Refusal(Said("refused-ivans_workshop"), "solo.guilds")
        if owner == q.who:
            return Refusal(Said("refused-own_tile"), OTHERS)
        shop, amount = ACTIVATE_OTHER.second(move), ACTIVATE_OTHER.third(move) + 1
        return refuse_tile(s, q.who, owner, shop, amount)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-others_tile_moment"), OTHERS, WRONG_MOMENT)


class OwnTile(Choice[ActivateOther]):
    """What the question does not mean."""

    def add(self, s: State, q: ActivateOther, out: Moves) -> None:
        pass

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"shop:{WORKSHOP[ACTIVATE.first(move)]}",)

    def refuse(self, s: State, q: ActivateOther, move: i64) -> Refusal:
        return Refusal(Said("refused-own_tile"), OTHERS)


OWN_TILE: Final = OwnTile("own_tile", ACTIVATE)
OTHERS_TILE: Final = OthersTile("activate_other", ACTIVATE_OTHER, ("artisans",))
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("activate_other", ActivateOther, (SEAT, ACTION), below=("visit",)),
)


class Artisans(Guild):
    """guild.artisans.workshop_tiles_only: any workshop space; the visit keeps its own activation."""

    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def brings(self, s: State, player: i64, action: Action) -> bool:
        return action.other_players_tile and bool(other_tiles(s, player))

    def gain(self, s: State, player: i64, number: i64) -> None:
        if s.tables.actions[number].other_players_tile:
            s.stack.append(ActivateOther(player, number))

    def holds_back(self, s: State, player: i64, action: Action, material: i64) -> bool:
        """Choosing to activate an own tile for free changes nothing yet."""
        return action.group == self.name and action.free

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        if action.other_players_tile:
            gains.append(Said("gain-others_tile"))
