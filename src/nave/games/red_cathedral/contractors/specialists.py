"""Specialists: used once, as the workshop activation of the black die, then a tool."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.build import add_deliveries, deliver
from nave.games.red_cathedral.claim import add_claims, claim
from nave.games.red_cathedral.contractors.display import put_down_held
from nave.games.red_cathedral.contractors.events import OrnamentDiscarded, WaitingDiscarded
from nave.games.red_cathedral.contractors.pieces import NONE
from nave.games.red_cathedral.contractors.tables import SPECIALIST_ACTION, Duchy
from nave.games.red_cathedral.effects import gain_recognition, pay_rubles, take_material
from nave.games.red_cathedral.influence import brings_pieces, perform, ways
from nave.games.red_cathedral.names import BLACK, K, M, W
from nave.games.red_cathedral.payment import JOKER
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.frame import AUTO, Frame
from nave.kernel.said import Said
from nave.kernel.state import added, replaced


def may_use(s: State, player: int) -> bool:
    """black_die.uses_specialist: in place of the workshop activation of a visit with the black die."""
    return s.moved_die == BLACK and bool(ways_to_use(s, player))


def ways_to_use(s: State, player: int) -> list[int]:
    """specialist.use_requires_effect; a material it asks for may be a diamond."""
    tile = s.pieces.held[player]
    if tile == NONE:
        return []
    number = SPECIALIST_ACTION + tile
    if s.tables.actions[number].plain:
        return [moves.SPECIALIST]
    found = ways(s, player, number)
    out = [moves.SPECIALIST] if any(named <= JOKER for named in found) else []
    return [*out, moves.SPECIALIST_DIAMOND] if JOKER + 1 in found else out


def use_specialist(s: State, duchy: Duchy, player: int, move: int) -> None:
    """specialist.in_one_piece: everything it asks lies above the turning over."""
    number = SPECIALIST_ACTION + s.pieces.held[player]
    action = s.tables.actions[number]
    s.stack.append(TurnOver(player, duchy))
    material = NONE
    if action.pay_materials:
        material = JOKER if move == moves.SPECIALIST_DIAMOND else action.pay_kinds.index(True)
    perform(s, player, number, material)


def only_announces(s: State, player: int, action: Action) -> bool:
    """Whether using it pays and gives nothing before a further answer (turn.exchange_one_moment)."""
    if action.gives_pieces and not brings_pieces(s, player, action):
        return False  # nothing is asked, the tile is turned over at once
    gains = action.gain_ruble + action.gain_recognition + action.gain_prestige + action.gain_permit
    return action.pay_materials == 0 and (gains == 0 or action.pay_ornament > 0)


class TurnOver(Frame[State]):
    """specialist.single_use"""

    def __init__(self, player: int, duchy: Duchy) -> None:
        super().__init__("turn_over", AUTO)
        self.player = player
        self.duchy = duchy

    def apply(self, s: State, move: int) -> None:
        put_down_held(s, self.duchy, self.player, "specialist.single_use")

    def args(self) -> list[int]:
        return [self.player]


class TakeAndDeliver(OldAsk):
    """specialist.material_and_delivery: either half may come first or be left out."""

    def __init__(self, seat: int, number: int, took: int, delivered: int) -> None:
        super().__init__("both", seat)
        self.number = number
        self.took = took
        self.delivered = delivered

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        kinds = s.tables.actions[self.number].gain_kinds
        if not self.took and s.open_spaces(self.who):
            for m in range(M):
                if kinds[m] and s.supply[m]:
                    out.append(moves.TAKE + m * moves.TAKE_MAX)
        if not self.delivered:
            add_deliveries(s, self.who, 1, out)
        out.append(moves.STOP)
        return out

    def answer(self, s: State, move: int) -> None:
        if move == moves.STOP:
            return
        taking = moves.TAKES.has(move)
        if not (self.delivered if taking else self.took):
            s.stack.append(TakeAndDeliver(self.who, self.number, int(taking), int(not taking)))
        if taking:
            material = (move - moves.TAKE) // moves.TAKE_MAX
            take_material(s, self.who, material, 1, s.tables.actions[self.number].rule)
        else:
            deliver(s, self.who, move, 1, 0)

    def prompt(self, s: State) -> Said:
        left = "deliver" if self.took else "take" if self.delivered else "both"
        return Said("prompt-both", player=self.who, left=left)

    def args(self) -> list[int]:
        return [self.who, self.number, self.took, self.delivered]


class PayRubles(OldAsk):
    """specialist.rubles_to_recognition"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("rubles", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        most = min(s.tables.actions[self.number].max_rubles, s.rubles[self.who])
        out = [moves.PAY_RUBLES + amount - 1 for amount in range(most, 0, -1)]
        if not out:  # an optional action in between has spent the last ruble
            out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        if move == moves.TAKE_NOTHING:
            return
        amount = move - moves.PAY_RUBLES + 1
        rule = s.tables.actions[self.number].rule
        pay_rubles(s, self.who, amount, rule)
        gain_recognition(s, self.who, amount, rule)

    def args(self) -> list[int]:
        return [self.who, self.number]


class DiscardOrnament(OldAsk):
    """specialist.discard_ornament; also one that still waits on its space (advanced.unreleased_ornaments)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("discard", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        add_discards(s, self.who, out)
        if not out:  # an optional action in between has built the last ornament
            out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        player, pieces = self.who, s.pieces
        if move == moves.TAKE_NOTHING:
            s.stack.pop()  # the gain that the ornament would have paid for
            return
        if move >= moves.DISCARD_FROM:
            space = move - moves.DISCARD_FROM
            kind = s.tables.advanced_holds[s.config.colors[player]][space]
            pieces.discarded_from = replaced(pieces.discarded_from, player * W + space, 1)
        else:
            kind = move - moves.DISCARD
            s.ornaments = added(s.ornaments, player * K + kind, -1)
            pieces.discarded = added(pieces.discarded, player * K + kind, 1)
        if s.log is not None:
            rule = s.tables.actions[self.number].rule
            if move >= moves.DISCARD_FROM:
                s.log.append(WaitingDiscarded(kind, move - moves.DISCARD_FROM, rule=rule, seat=player))
            else:
                s.log.append(OrnamentDiscarded(kind, rule=rule, seat=player))

    def args(self) -> list[int]:
        return [self.who, self.number]


def add_discards(s: State, player: int, out: list[int]) -> None:
    for kind in range(K):
        if s.ornaments[player * K + kind]:
            out.append(moves.DISCARD + kind)
    if s.config.advanced:
        holds = s.tables.advanced_holds[s.config.colors[player]]
        for space in range(W):
            if waits(s, player, space) and holds[space] != NONE:
                out.append(moves.DISCARD_FROM + space)


def waits(s: State, player: int, space: int) -> bool:
    """Whether the ornament of a space was neither released nor forfeited nor discarded."""
    at = player * W + space
    return s.shop_tile[at] == NONE and not s.pieces.discarded_from[at]


class ClaimSection(OldAsk):
    """specialist.claim: a whole claim within the visit."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("claim", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        add_claims(s, self.who, out)
        return out

    def announces(self, s: State, move: int) -> bool:
        return s.config.advanced

    def answer(self, s: State, move: int) -> None:
        claim(s, self.who, move - moves.CLAIM)

    def args(self) -> list[int]:
        return [self.who, self.number]
