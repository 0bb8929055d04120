"""The contractors module as a part of the game: which of its rule areas the base game meets where."""

from typing import Any, cast

from mypy_extensions import i64

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.contractors import display, hire, position, specialist_effects, view
from nave.games.red_cathedral.contractors.cities import LayCities, close_city
from nave.games.red_cathedral.contractors.display import DrawSpecialist, tool_prestige
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import MODULE, Addition
from nave.games.red_cathedral.contractors.hire import (
    HIRE_SPECIALIST,
    OfferSpecialists,
)
from nave.games.red_cathedral.contractors.ivan import send
from nave.games.red_cathedral.contractors.names import SPECIALIST_SPACES
from nave.games.red_cathedral.contractors.permits import EXCHANGE_FOR_PERMIT
from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.contractors.resources import Permits, gain_permits, pay_permits
from nave.games.red_cathedral.contractors.specialist_effects import (
    USED,
    ClaimSection,
    DiscardOrnament,
    PayRubles,
    TakeAndDeliver,
    has_ornament,
)
from nave.games.red_cathedral.contractors.specialists import USE_SPECIALIST, in_use, lapse
from nave.games.red_cathedral.contractors.tables import SLOT_GROUP, SPECIALIST_GROUP, duchy_of
from nave.games.red_cathedral.contractors.types import ContractorsPieces, ContractorsTable
from nave.games.red_cathedral.effects import most
from nave.games.red_cathedral.influence import Gain
from nave.games.red_cathedral.names import LEVELS, PERMIT
from nave.games.red_cathedral.part import Resource
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.packed import replaced
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.said import Said


class Module(Addition):
    def __init__(self) -> None:
        super().__init__(MODULE)

    # ------------------------------------------------------------ what it brings

    def offers(self) -> dict[str, list[Choice[Any]]]:
        return {"turn": [HIRE_SPECIALIST], "visit": [USE_SPECIALIST]}

    def optional(self) -> list[Choice[Any]]:
        return [EXCHANGE_FOR_PERMIT]

    def resources(self) -> dict[int, Resource]:
        return {PERMIT: Permits()}

    def questions(self) -> tuple[Kind[State], ...]:
        return hire.QUESTIONS + display.QUESTIONS + specialist_effects.QUESTIONS

    def places(self) -> dict[str, tuple[str, ...]]:
        """The claim of a specialist, what one gives, the bonus of a slot."""
        kinds = ("gain", "banner", "place", "benefit", "pieces", "take", "shown", "activations")
        return dict.fromkeys(kinds, USED) | dict.fromkeys(("pieces", "take"), (*USED, "offer"))

    # ------------------------------------------------------------ set-up

    def after_site(self, s: State) -> None:
        """setup.player_pieces, setup.specialist_display, setup.city_tiles

        Added to the set-up of the base game, which stays as it is (setup.base_with_changes).
        """
        for player in range(s.config.seats):
            own_pieces(s).permits = replaced(on_table(s).permits, player, duchy_of(s).start_permits)
        for space in range(SPECIALIST_SPACES - 1, -1, -1):
            s.stack.append(DrawSpecialist(space))
        s.stack.append(LayCities())

    # ------------------------------------------------------------ actions

    def cannot_begin(self, s: State, player: i64, action: Action) -> Refusal | None:
        """specialist.use_requires_effect"""
        action = full(action)
        have = on_table(s).permits[player]
        if have < action.pay_permit:
            said = Said("refused-permits_price", price=action.pay_permit, have=have)
            return Refusal(said, "guild.payment", MEANS)
        if action.max_rubles and not s.rubles[player]:
            return Refusal(Said("refused-no_ruble"), action.rule, MEANS)
        if action.pay_ornament and not has_ornament(s, player):
            return Refusal(Said("refused-no_ornament_left"), action.rule, MEANS)
        if action.claims:
            if not s.banners_left(player):
                return Refusal(Said("refused-no_banner_left"), "claim.banner", MEANS)
            if not any(s.claimable(section) for section in s.sections):
                return Refusal(Said("refused-no_section_to_claim"), "claim.available")
        return None

    def brings(self, s: State, player: i64, action: Action) -> bool:
        action = full(action)
        if action.gain_permit and most(s, player, PERMIT, 1):
            return True
        return action.max_rubles > 0 or action.claims > 0

    def nothing_gained(self, s: State, player: i64, action: Action) -> Refusal | None:
        if not full(action).gain_permit:
            return None
        said = Said("refused-permits_held", limit=duchy_of(s).permit_limit)
        return Refusal(said, "influence.costs", MEANS)

    def pay(self, s: State, player: i64, number: i64, material: i64) -> bool:
        action = full(s.tables.actions[number])
        pay_permits(s, player, action.pay_permit, action.rule)
        if action.pay_ornament:
            s.stack.append(Gain(player, number))
            s.stack.append(DiscardOrnament(player, number))
        return action.pay_ornament > 0

    def gain(self, s: State, player: i64, number: i64) -> None:
        action = full(s.tables.actions[number])
        if action.gain_permit:
            gain_permits(s, player, action.gain_permit, action.rule)
        if action.any_order and action.deliveries:
            s.stack.append(TakeAndDeliver(player, number, 0, 0))
        if action.max_rubles:
            s.stack.append(PayRubles(player, number))
        if action.claims:
            s.stack.append(ClaimSection(player, number))

    def lapsed(self, s: State) -> None:
        lapse(s)

    def allows(self, s: State, number: i64) -> bool:
        """An action of the specialist in use, or of the slot just emptied."""
        group = s.tables.actions[number].group
        if group == SPECIALIST_GROUP:
            return in_use(s, number)
        return group == SLOT_GROUP and any(isinstance(frame, OfferSpecialists) for frame in s.stack)

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        action = full(action)
        if action.pay_permit:
            cost.append(Said("pay-permit", n=action.pay_permit))
        if action.pay_ornament:
            cost.append(Said("pay-ornament"))
        if action.max_rubles:
            cost.append(Said("pay-up_to_rubles", n=action.max_rubles))
            gains.append(Said("gain-as_much_recognition"))
        if action.gain_permit:
            gains.append(Said("unit", amount=action.gain_permit, resource="permit"))
        if action.claims:
            gains.append(Said("gain-claim"))

    def leftovers(self, s: State, player: i64) -> i64:
        return on_table(s).permits[player]

    # ------------------------------------------------------------ the site

    def claimed(self, s: State, player: i64, section: i64) -> None:
        """solo.marker_moves"""
        if s.config.solo:
            own_pieces(s).marker = section // LEVELS
            if not s.turn:  # Ivan's opening claim
                send(s, "solo.first_contractor")

    def completed(self, s: State, player: i64, tower: i64) -> None:
        close_city(s, player, tower)

    # ------------------------------------------------------------ the end

    def final_prestige(self, s: State, player: i64) -> dict[str, int]:
        """final.tools, solo.ivan_tools"""
        return {"tools": tool_prestige(s, player)}

    # ------------------------------------------------------------ positions and views

    def entries(self) -> list[str]:
        return ["duchy"]

    def player_entries(self) -> list[str]:
        return list(position.PLAYER_ENTRIES)

    def write(self, s: State, data: base.Pieces) -> None:
        position.write(s, cast(ContractorsPieces, data))

    def read(self, s: State, root: Reader) -> None:
        position.read(s, root)

    def check(self, s: State) -> None:
        position.check(s)

    def show(self, s: State, seat: int | None, data: base.Table) -> None:
        view.show(s, cast(ContractorsTable, data))
