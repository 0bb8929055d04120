"""Permits and diamonds: what the expansion adds to the resources."""

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.effects import no_room, too_much
from nave.games.red_cathedral.events import Gained, Paid
from nave.games.red_cathedral.names import DIAMOND, PERMIT
from nave.games.red_cathedral.part import Resource
from nave.games.red_cathedral.state import State
from nave.kernel.packed import added
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.said import Said


class Permits(Resource):
    """permit.limit: the surplus is lost."""

    def most(self, s: State, player: i64, due: i64) -> i64:
        return min(due, duchy_of(s).permit_limit - on_table(s).permits[player])

    def receive(self, s: State, player: i64, amount: i64, rule: str) -> None:
        gain_permits(s, player, amount, rule)

    def refuse(self, s: State, player: i64, due: i64, amount: i64, rule: str) -> Refusal:
        found = too_much(PERMIT, due, amount, rule)
        limit = Said("refused-permit_limit", limit=duchy_of(s).permit_limit)
        return found or Refusal(limit, "permit.limit", MEANS)


def gain_permits(s: State, player: i64, amount: i64, rule: str) -> None:
    """permit.limit: the surplus is lost."""
    got = min(amount, duchy_of(s).permit_limit - on_table(s).permits[player])
    if not got:
        return
    own_pieces(s).permits = added(on_table(s).permits, player, got)
    if s.log is not None:
        s.log.append(Gained(PERMIT, got, rule=rule, seat=player))


def pay_permits(s: State, player: i64, amount: i64, rule: str) -> None:
    if not amount:
        return
    own_pieces(s).permits = added(on_table(s).permits, player, -amount)
    if s.log is not None:
        s.log.append(Paid(PERMIT, amount, rule=rule, seat=player))


class Diamonds(Resource):
    """guild.jewelers.diamond_material: they take up inventory spaces as materials do."""

    def most(self, s: State, player: i64, due: i64) -> i64:
        return max(0, min(due, on_table(s).diamond_supply, s.open_spaces(player)))

    def receive(self, s: State, player: i64, amount: i64, rule: str) -> None:
        own_pieces(s).diamond_supply -= amount
        own_pieces(s).diamonds = added(on_table(s).diamonds, player, amount)
        if s.log is not None and amount:
            s.log.append(Gained(DIAMOND, amount, rule=rule, seat=player))

    def refuse(self, s: State, player: i64, due: i64, amount: i64, rule: str) -> Refusal:
        return too_much(DIAMOND, due, amount, rule) or no_room(s, player)


def return_diamonds(s: State, player: i64, amount: i64, rule: str) -> None:
    """From the inventory back to the supply of diamonds (guild.jewelers.diamond_wild)."""
    own_pieces(s).diamonds = added(on_table(s).diamonds, player, -amount)
    own_pieces(s).diamond_supply += amount
    if s.log is not None and amount:
        s.log.append(Paid(DIAMOND, amount, rule=rule, seat=player))
