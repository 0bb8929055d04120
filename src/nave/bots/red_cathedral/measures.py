"""The weights of the evaluation of The Red Cathedral, by name."""

from nave.bots.red_cathedral import contractors_worth as expansion
from nave.bots.weights import Weights


class Measures:
    """The weights of one player count, read once; those of the expansion beside them."""

    def __init__(self, w: Weights, more: Weights) -> None:
        self.more = expansion.Measures(more)
        # Turns.
        self.goods_per_visit = w.number("goods_per_visit")
        self.turns_per_banner = w.number("turns_per_banner")
        # Prestige of the track: how much of the way to the next prestige space counts already.
        self.recognition = w.number("recognition")
        # How far a section has come: claimed, goods in hand, goods laid.
        self.claimed = w.number("claimed")
        self.in_hand = w.number("in_hand")
        self.late = w.number("late")
        # Towers.
        self.lead = w.number("lead")
        # Ornaments.
        self.ornament = w.number("ornament")
        self.ornament_place = w.number("ornament_place")
        self.ornament_goods = w.number("ornament_goods")
        self.jewels = w.number("jewels")
        self.jewels_ready = w.number("jewels_ready")
        self.ornament_turns = w.number("ornament_turns")
        # Goods and rubles.
        self.spare_goods = w.number("spare_goods")
        self.claim_goods = w.number("claim_goods")
        self.ruble = w.number("ruble")
        self.more_rubles = w.number("more_rubles")
        self.enough_rubles = w.number("enough_rubles")
        self.diamond = w.number("diamond")
        # The workshop.
        self.activations = w.number("activations")
        self.tile_common = w.number("tile_common")
        self.tile_precious = w.number("tile_precious")
        self.tile_ruble = w.number("tile_ruble")
        self.tile_recognition = w.number("tile_recognition")
        self.tile_die = w.number("tile_die")
        self.tile_permit = w.number("tile_permit")
        # The rest.
        self.penalty = w.number("penalty")
        self.threat = w.number("threat")
        self.turn = w.number("turn")
        # Turns of each player after which a game is long, and how much more each one then hurries.
        self.patience = w.number("patience")
        self.impatience = w.number("impatience")
        # Having brought the end on: by how much it counts, how far behind one may be, how soon it is sure.
        self.ending = w.number("ending")
        self.ending_behind = w.number("ending_behind")
        self.ending_lead = w.number("ending_lead")
        self.pace = w.number("pace")
        self.ivan_pace = w.number("ivan_pace")
        self.clutter = w.number("clutter")
        self.strongest_rival = w.number("strongest_rival")
        self.other_rivals = w.number("other_rivals")
