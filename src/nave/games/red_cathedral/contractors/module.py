"""The contractors module as a part of the game: which of its rule areas the base game meets where."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors import position, refuse, view, words
from nave.games.red_cathedral.contractors.cities import LayCities, close_city
from nave.games.red_cathedral.contractors.display import DrawSpecialist, Refill, tool_prestige
from nave.games.red_cathedral.contractors.hire import ChooseSpecialist, Offer, add_hires, hire
from nave.games.red_cathedral.contractors.ivan import ivan_hires, send
from nave.games.red_cathedral.contractors.names import SPECIALIST_SPACES, C
from nave.games.red_cathedral.contractors.specialists import (
    ClaimSection,
    DiscardOrnament,
    PayRubles,
    TakeAndDeliver,
    TurnOver,
    add_discards,
    may_use,
    only_announces,
    use_specialist,
    ways_to_use,
)
from nave.games.red_cathedral.contractors.tables import SPECIALIST_ACTION, Duchy
from nave.games.red_cathedral.names import LEVELS
from nave.games.red_cathedral.part import Part
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.frame import Frame
from nave.kernel.reading import Reader
from nave.kernel.rules import MEANS, Refusal
from nave.kernel.state import replaced


class Module(Part):
    def __init__(self, duchy: Duchy) -> None:
        self.duchy = duchy

    # ------------------------------------------------------------ set-up

    def after_site(self, s: State) -> None:
        """setup.player_pieces, setup.specialist_display, setup.city_tiles"""
        for player in range(s.config.seats):
            s.pieces.permits = replaced(s.pieces.permits, player, self.duchy.start_permits)
        for space in range(SPECIALIST_SPACES - 1, -1, -1):
            s.stack.append(DrawSpecialist(space))
        s.stack.append(LayCities())

    # ------------------------------------------------------------ a turn

    def add_basic(self, s: State, player: int, out: list[int]) -> None:
        add_hires(s, player, out)

    def basic(self, s: State, player: int, move: int) -> None:
        if moves.HIRE <= move < moves.HIRE + C:
            hire(s, self.duchy, player, move - moves.HIRE)

    def basic_words(self) -> list[str]:
        return ["hire a specialist"]

    def add_activation(self, s: State, player: int, out: list[int]) -> None:
        if may_use(s, player):
            out += ways_to_use(s, player)

    def activation(self, s: State, player: int, move: int) -> None:
        if move in (moves.SPECIALIST, moves.SPECIALIST_DIAMOND):
            use_specialist(s, self.duchy, player, move)

    def announces(self, s: State, move: int) -> bool:
        if move != moves.SPECIALIST:
            return False
        action = s.tables.actions[SPECIALIST_ACTION + s.pieces.held[s.active]]
        return only_announces(s, s.active, action)

    # ------------------------------------------------------------ actions

    def cannot_begin(self, s: State, player: int, action: Action) -> Refusal | None:
        """specialist.use_requires_effect"""
        if action.max_rubles and not s.rubles[player]:
            return Refusal("there is no ruble to pay", action.rule, MEANS)
        if action.pay_ornament:
            out: list[int] = []
            add_discards(s, player, out)
            if not out:
                return Refusal("no ornament is left to take out of the game", action.rule, MEANS)
        if action.claims:
            if not s.banners_left(player):
                return Refusal("no banner is left", "claim.banner", MEANS)
            if not any(s.claimable(section) for section in s.sections):
                return Refusal("no section can be claimed", "claim.available")
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
        ivan_hires(s, self.duchy)

    # ------------------------------------------------------------ the end

    def final_prestige(self, s: State, player: int) -> dict[str, int]:
        """final.tools, solo.ivan_tools"""
        return {"tools": tool_prestige(s, self.duchy, player)}

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        return words.touches(move)

    def label(self, s: State, move: int) -> str:
        return words.label(s, self.duchy, move)

    def gains_words(self, action: Action) -> list[str]:
        return ["claim a section"] * action.claims

    def pending(self) -> dict[str, tuple[str, str]]:
        return refuse.PENDING

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        return refuse.refuse(s, self.duchy, frame, move)

    # ------------------------------------------------------------ positions and views

    def write(self, s: State, data: dict[str, Any]) -> None:
        position.write(s, data)

    def entries(self) -> list[str]:
        return ["duchy"]

    def player_entries(self) -> list[str]:
        return list(position.PLAYER_ENTRIES)

    def read(self, s: State, root: Reader) -> None:
        position.read(s, root)

    def check(self, s: State) -> None:
        position.check(s, self.duchy)

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        seat, action = s.config.seats - 1, len(s.tables.actions) - 1
        duchy = self.duchy
        return {
            "offer": (lambda player, city: Offer(player, city, duchy), [seat, C - 1]),
            "specialist": (lambda player, city: ChooseSpecialist(player, city, duchy), [seat, C - 1]),
            "refill": (Refill, [SPECIALIST_SPACES - 1]),
            "draw_specialist": (DrawSpecialist, [SPECIALIST_SPACES - 1]),
            "turn_over": (lambda player: TurnOver(player, duchy), [seat]),
            "both": (TakeAndDeliver, [seat, action, 1, 1]),
            "rubles": (PayRubles, [seat, action]),
            "discard": (DiscardOrnament, [seat, action]),
            "claim": (ClaimSection, [seat, action]),
        }

    def below(self) -> dict[str, tuple[str, ...]]:
        return position.BELOW

    def allows(self, s: State, number: int) -> bool:
        return position.allows(s, number)

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        position.check_frame(s, frame)

    def show(self, s: State, seat: int | None, data: dict[str, Any]) -> None:
        view.show(s, self.duchy, data)
