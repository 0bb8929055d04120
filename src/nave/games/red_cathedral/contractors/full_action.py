"""What the expansion adds to the costs and gains of an action."""

from nave.games.red_cathedral.names import DIAMOND
from nave.games.red_cathedral.tables import Action
from nave.kernel.components import Row


class FullAction(Action):
    """An action of a game with the expansion, also one of the base game's."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.pay_permit: int = row.get("pay_permit", 0)
        self.pay_diamond: int = row.get("pay_diamond", 0)
        self.pay_diamonds_max: int = row.get("pay_diamonds_max", self.pay_materials)
        # At most so many rubles, as the player likes.
        self.max_rubles: int = row.get("max_rubles", 0)
        # Whether anything is paid beside rubles and materials.
        self.pay_more: bool = (
            self.pay_permit + self.pay_recognition + self.pay_diamond + self.pay_ornament + self.max_rubles
            > 0
        )
        self.free = self.free and not self.pay_more
        self.gain_permit: int = row.get("gain_permit", 0)
        self.gain_pieces[DIAMOND] = row.get("gain_diamond", 0)
        self.gives_pieces = any(self.gain_pieces)
        self.gain_reinforcement: int = row.get("gain_reinforcement", 0)
        # What so much is gained for: the name of the pieces that are counted.
        self.ruble_per: str = row.get("gain_ruble_per", "")
        self.recognition_per: str = row.get("gain_recognition_per", "")
        self.permit_per: str = row.get("gain_permit_per", "")
        self.section_ruble: bool = "section_ruble" in row
        self.section_recognition: bool = "section_recognition" in row
        self.claims: int = row.get("claims", 0)
        self.free_placement: bool = row.get("free_placements", 0) > 0
        self.foreman: bool = "move_foreman" in row
        self.market_actions: int = row.get("market_actions", 0)
        self.market_pattern: str = row.get("market_action_pattern", "")
        self.any_order = row.get("any_order", self.market_actions > 0)
        self.guild_actions: int = row.get("guild_actions", 0)
        self.guild_groups: list[str] = row.get("groups", [])
        self.draw_contracts: int = row.get("draw_contracts", 0)
        self.keep_contracts: int = row.get("keep_contracts", 0)
        # Of each cathedral card drawn, how many of its materials are taken.
        self.draw_cards: list[int] = row.get("take_materials", [])


def full(action: Action) -> FullAction:
    assert isinstance(action, FullAction)
    return action
