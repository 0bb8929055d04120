"""The contractors module as a part of the game: which of its rule areas the base game meets where."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.contractors import display, hire, position, specialists, view
from nave.games.red_cathedral.contractors.cities import LayCities, close_city
from nave.games.red_cathedral.contractors.display import DrawSpecialist, tool_prestige
from nave.games.red_cathedral.contractors.guild import MODULE, Adapted, Addition, Brought
from nave.games.red_cathedral.contractors.hire import (
    DECLINE_ONE,
    HIRE,
    HIRE_SPECIALIST,
    KEEP_ONE,
    OfferSpecialists,
)
from nave.games.red_cathedral.contractors.ivan import ivan_hires, send
from nave.games.red_cathedral.contractors.names import CONTRACTORS, SPECIALIST_SPACES
from nave.games.red_cathedral.contractors.permits import EXCHANGE_FOR_PERMIT
from nave.games.red_cathedral.contractors.specialists import (
    DISCARD_FREE,
    DISCARD_WAITING,
    PAY,
    SPECIALIST,
    USE_SPECIALIST,
    USED,
    ClaimSection,
    DiscardOrnament,
    PayRubles,
    TakeAndDeliver,
    has_ornament,
    in_use,
    only_announces,
    use_specialist,
    ways_to_use,
)
from nave.games.red_cathedral.contractors.tables import SLOT_ACTION, SPECIALIST_ACTION, duchy_of
from nave.games.red_cathedral.names import BLACK, LEVELS
from nave.games.red_cathedral.part import OptionalAction
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.turn import TURN
from nave.kernel.frame import Frame
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.said import Said
from nave.kernel.state import replaced


class Module(Addition):
    def __init__(self) -> None:
        kinds: list[Brought[Any]] = [EXCHANGE_FOR_PERMIT, HIRE_SPECIALIST, KEEP_ONE, DECLINE_ONE]
        kinds += [USE_SPECIALIST, DISCARD_FREE, DISCARD_WAITING, PAY]
        super().__init__(MODULE, kinds)

    # ------------------------------------------------------------ what it brings

    def offers(self) -> dict[str, list[Choice[Any]]]:
        return {"turn": [HIRE_SPECIALIST], "visit": [USE_SPECIALIST], "extra": [USE_SPECIALIST]}

    def optional(self) -> list[Choice[Any]]:
        return [EXCHANGE_FOR_PERMIT]

    def old_optional(self) -> list[OptionalAction]:
        return [Adapted(EXCHANGE_FOR_PERMIT, False)]

    def questions(self) -> tuple[Kind[State], ...]:
        return hire.QUESTIONS + display.QUESTIONS + specialists.QUESTIONS

    def places(self) -> dict[str, tuple[str, ...]]:
        """The claim of a specialist, what one gives, the bonus of a slot."""
        kinds = ("gain", "banner", "place", "benefit", "pieces", "take", "shown", "activations")
        return dict.fromkeys(kinds, USED) | dict.fromkeys(("pieces", "take"), (*USED, "offer"))

    # ------------------------------------------------------------ set-up

    def after_site(self, s: State) -> None:
        """setup.player_pieces, setup.specialist_display, setup.city_tiles"""
        for player in range(s.config.seats):
            s.pieces.permits = replaced(s.pieces.permits, player, duchy_of(s).start_permits)
        for space in range(SPECIALIST_SPACES - 1, -1, -1):
            s.stack.append(DrawSpecialist(space))
        s.stack.append(LayCities())

    # ------------------------------------------------------------ a turn

    def add_basic(self, s: State, player: int, out: list[int]) -> None:
        HIRE_SPECIALIST.add(s, TURN[player], out)

    def basic(self, s: State, player: int, move: int) -> None:
        if HIRE.has(move):
            HIRE_SPECIALIST.hire(s, player, HIRE.first(move))

    def basic_words(self) -> list[str]:
        return ["hire a specialist"]

    def add_activation(self, s: State, player: int, out: list[int]) -> None:
        out += ways_to_use(s, player)

    def activation(self, s: State, player: int, move: int) -> None:
        if SPECIALIST.has(move):
            use_specialist(s, player, move)

    def announces(self, s: State, move: int) -> bool:
        return move == SPECIALIST.at(0) and only_announces(s, s.active)

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if move == SPECIALIST.at(0) and frame.kind == "extra" and ways_to_use(s, frame.who):
            return None  # the extra market actions under way ask for something else
        if moves.ACTIVATE <= move < moves.DIE and frame.kind == "visit" and s.moved_die == BLACK:
            return Refusal(Said("refused-black_die"), "black_die.uses_specialist")
        return super().refuse(s, frame, move)

    # ------------------------------------------------------------ actions

    def cannot_begin(self, s: State, player: int, action: Action) -> Refusal | None:
        """specialist.use_requires_effect"""
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

    def brings(self, s: State, player: int, action: Action) -> bool:
        return action.max_rubles > 0 or action.claims > 0

    def pay(self, s: State, player: int, number: int) -> None:
        if s.tables.actions[number].pay_ornament:
            s.stack.append(DiscardOrnament(player, number))

    def gain(self, s: State, player: int, number: int) -> None:
        action = s.tables.actions[number]
        if action.any_order and action.deliveries:
            s.stack.append(TakeAndDeliver(player, number, 0, 0))
        if action.max_rubles:
            s.stack.append(PayRubles(player, number))
        if action.claims:
            s.stack.append(ClaimSection(player, number))

    def allows(self, s: State, number: int) -> bool:
        """An action of the specialist in use, or of the slot just emptied."""
        if SPECIALIST_ACTION <= number < SLOT_ACTION:
            return in_use(s, number)
        slot = SLOT_ACTION <= number < SLOT_ACTION + CONTRACTORS
        return slot and any(isinstance(frame, OfferSpecialists) for frame in s.stack)

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        if action.claims:
            gains.append(Said("gain-claim"))

    # ------------------------------------------------------------ the site

    def claimed(self, s: State, player: int, section: int) -> None:
        """solo.marker_moves"""
        if s.config.solo:
            s.pieces.marker = section // LEVELS

    def completed(self, s: State, player: int, tower: int) -> None:
        close_city(s, player, tower)

    # ------------------------------------------------------------ Ivan

    def after_first_claim(self, s: State) -> None:
        send(s, "solo.first_contractor")

    def ivan_card(self, s: State, card: int) -> None:
        ivan_hires(s)

    # ------------------------------------------------------------ the end

    def final_prestige(self, s: State, player: int) -> dict[str, int]:
        """final.tools, solo.ivan_tools"""
        return {"tools": tool_prestige(s, player)}

    # ------------------------------------------------------------ positions and views

    def entries(self) -> list[str]:
        return ["duchy"]

    def player_entries(self) -> list[str]:
        return list(position.PLAYER_ENTRIES)

    def write(self, s: State, data: dict[str, Any]) -> None:
        position.write(s, data)

    def read(self, s: State, root: Reader) -> None:
        position.read(s, root)

    def check(self, s: State) -> None:
        position.check(s)

    def show(self, s: State, seat: int | None, data: dict[str, Any]) -> None:
        view.show(s, data)
