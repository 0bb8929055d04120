"""Gains for each banner in the foreman's tower or each contractor on the duchy board."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, OfAction
from nave.games.red_cathedral.contractors.cities import banners_in
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought, in_game
from nave.games.red_cathedral.contractors.names import C
from nave.games.red_cathedral.contractors.pieces import on_table
from nave.games.red_cathedral.effects import most, receive
from nave.games.red_cathedral.names import COLORS, PERMIT, RECOGNITION, RESOURCES, RUBLE
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

NAME_PLAYER: Final[Family] = Family("name player {player}", player=[str(n + 1) for n in range(len(COLORS))])
OTHERS: Final = "guild.contractors.rubles_per_other_contractor"
FIELDS: Final[tuple[Field[State], ...]] = (SEAT, ACTION)


def per_what(action: Action) -> str:
    """`own_banner`, `other_contractor` and so on; "" if the action counts no pieces."""
    action = full(action)
    return action.ruble_per or action.recognition_per or action.permit_per


def gained_resource(action: Action) -> i64:
    action = full(action)
    if action.ruble_per:
        return RUBLE
    return RECOGNITION if action.recognition_per else PERMIT


def of_others(action: Action) -> bool:
    return per_what(action).startswith("other")


def contractors_out(s: State, owner: i64) -> i64:
    """guild.contractors.counted_contractors: in all cities, open and closed."""
    return sum(on_table(s).contractors[owner * C : owner * C + C])


def pieces_of(s: State, action: Action, owner: i64) -> i64:
    if per_what(action).endswith("banner"):
        return banners_in(s, on_table(s).foreman, owner)  # guild.foremen.recognition_own_banners
    return contractors_out(s, owner)


def brings_of(s: State, player: i64, action: Action, owner: i64) -> i64:
    """What the player would gain for the pieces of that owner."""
    return most(s, player, gained_resource(action), pieces_of(s, action, owner))


def gain_for(s: State, player: i64, action: Action, owner: i64) -> None:
    receive(s, player, gained_resource(action), brings_of(s, player, action, owner), action.rule)


def others(s: State, player: i64) -> list[int]:
    """Ivan is the other player of a solitaire game (solo.guilds)."""
    return [other for other in range(s.config.players) if other != player]


def ask_or_gain(s: State, question: "NamePlayer") -> None:
    """The pieces of the player, or of another one who is named if it makes a difference."""
    action = s.tables.actions[question.number]
    if not of_others(action):
        gain_for(s, question.who, action, question.who)
        return
    named = question.players(s)
    if len(named) == 1:
        gain_for(s, question.who, action, named[0])
    elif any(pieces_of(s, action, owner) for owner in named):
        s.stack.append(question)


class NamePlayer(OfAction):
    """`what` is counted: banners in the tower, or contractors in the cities."""

    def __init__(self, seat: i64, number: i64, rule: str, what: str) -> None:
        super().__init__("name_player", seat, number, rule, [NAME])
        self.what = what

    def players(self, s: State) -> list[int]:
        """With the Foremen anybody; elsewhere the gain is all there is (guild.parts_and_fewer)."""
        action = full(s.tables.actions[self.number])
        named = others(s, self.who)
        if action.foreman:
            return named
        return [owner for owner in named if brings_of(s, self.who, action, owner)]

    def prompt(self, s: State) -> Said:
        return Said("prompt-name_player", player=self.who, what=self.what)

    def awaits(self, s: State) -> Said:
        return Said("first-name_player", what=self.what)

    def asks(self, action: Action) -> bool:
        return of_others(action)


class Name(Brought[NamePlayer]):
    def add(self, s: State, q: NamePlayer, out: Moves) -> None:
        out.extend([NAME_PLAYER.at(owner) for owner in q.players(s)])

    def apply(self, s: State, q: NamePlayer, move: i64) -> None:
        gain_for(s, q.who, s.tables.actions[q.number], NAME_PLAYER.first(move))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"player:{NAME_PLAYER.first(move)}",)

    def label(self, s: State, move: i64) -> Said:
        q, owner = s.stack[-1], NAME_PLAYER.first(move)
        assert isinstance(q, NamePlayer)
        action = s.tables.actions[q.number]
        amount = brings_of(s, q.who, action, owner)
        resource = RESOURCES[gained_resource(action)]
        return Said("answer-name_player", player=owner, amount=amount, resource=resource)

    def refuse(self, s: State, q: NamePlayer, move: i64) -> Refusal:
        rule, owner = s.tables.actions[q.number].rule, NAME_PLAYER.first(move)
        if owner >= s.config.players:
            return Refusal(Said("refused-no_player", number=owner + 1), rule)
        if owner == q.who:
            return Refusal(Said("refused-own_name"), rule)
        return Refusal(Said("refused-no_contractors", player=owner), rule)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        foremen = in_game(s.config, "foremen")
        rule = "guild.foremen.recognition_other_banners" if foremen else OTHERS
        return Refusal(Said("refused-no_name"), rule, WRONG_MOMENT)


NAME: Final = Name("name_player", NAME_PLAYER, ("foremen", "contractors"))


def per_piece_terms(action: Action) -> Said:
    """`1 ruble for each of your contractors in the cities`"""
    return Said("gain-per_piece", resource=RESOURCES[gained_resource(action)], per=per_what(action))
