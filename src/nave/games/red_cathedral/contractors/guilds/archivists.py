"""Archivists: secret contracts, and the market and the other guilds for recognition."""

import random
from typing import Any

from nave.games.red_cathedral.contractors.events import ContractScored
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guild_action import (
    KIND as GUILD,
)
from nave.games.red_cathedral.contractors.guild_action import (
    GuildAction,
    check_guild_action,
    performable,
    reachable,
    refuse_guild_action,
)
from nave.games.red_cathedral.contractors.guilds.contract_deck import (
    DrawContract,
    KeepContract,
    ReturnContract,
    deck_size,
    draw_contract,
    hand,
    is_contract_move,
    is_full,
    label_contract,
    refuse_contract,
    touches_contract,
)
from nave.games.red_cathedral.contractors.guilds.contracts import contracts_of, put_back, worth
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.games.red_cathedral.contractors.pieces import DRAWN, IN_DECK
from nave.games.red_cathedral.effects import player_name
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.frame import Frame
from nave.kernel.reading import Reader
from nave.kernel.rules import Refusal
from nave.kernel.state import replaced

DRAW = "guild.archivists.draw_contracts"
LIMIT = "guild.archivists.hand_limit"
POSITION_KEYS = ("under", "drawn", "scored")


class Archivists(Guild):
    def __init__(self, name: str, data: dict[str, Any]) -> None:
        super().__init__(name, data)
        self.contracts = contracts_of(data)

    # ------------------------------------------------------------ actions

    def brings(self, s: State, player: int, action: Action) -> bool:
        if action.group != self.name:
            return False
        if action.guild_actions:
            return bool(performable(s, player, action))
        return action.draw_contracts > 0

    def gain(self, s: State, player: int, number: int) -> None:
        action = s.tables.actions[number]
        if action.group != self.name:
            return
        if action.guild_actions:
            s.stack.append(GuildAction(player, number))
        elif action.draw_contracts:
            draw_contract(s, player, number, action.draw_contracts)

    # ------------------------------------------------------------ the end

    def before_scoring(self, s: State) -> None:
        """contract.scoring_time: all are shown and scored before everything else (final.order)."""
        p = s.pieces
        for player in range(s.config.players):
            for card in hand(s, player):
                contract = self.contracts[card]
                prestige = worth(s, player, contract)
                p.contract_prestige = replaced(p.contract_prestige, card, prestige)
                if s.log is not None:
                    s.log.append(ContractScored(card, prestige, rule=contract.rule, seat=player))
                if contract.returns:
                    put_back(s, player, contract)

    def final_prestige(self, s: State, player: int) -> dict[str, int]:
        """Nothing before the end: what contracts are worth is their owner's secret."""
        return {"contracts": sum(s.pieces.contract_prestige[card] for card in hand(s, player))}

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        return touches_contract(move) if is_contract_move(move) else None

    def label(self, s: State, move: int) -> str:
        if not is_contract_move(move):
            return ""
        return label_contract(s, move, self.contracts)

    def gains_words(self, action: Action) -> list[str]:
        if action.group != self.name:
            return []
        if action.draw_contracts:
            return [f"draw {action.draw_contracts} contracts and keep {action.keep_contracts}"]
        if action.guild_actions:
            return ["one action of Craftsmen, Teamsters or Merchants"]
        return []

    def pending(self) -> dict[str, tuple[str, str]]:
        return {
            "keep_contract": ("first choose the contract to keep", DRAW),
            "return_contract": ("first put back one of the contracts held", LIMIT),
            GUILD: ("first perform the action of another guild", "guild.archivists.any_guild_action"),
        }

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if is_contract_move(move):
            return refuse_contract(s, frame, move)
        return refuse_guild_action(s, frame, move)

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: dict[str, Any]) -> None:
        p = s.pieces
        data["contracts"] = {
            "under": [
                {"contract": CONTRACTS[card], "by": by}
                for card, by in zip(p.contract_under, p.contract_by, strict=True)
            ],
            "drawn": [CONTRACTS[card] for card in p.contract_drawn],
            "scored": {CONTRACTS[card]: points for card, points in enumerate(p.contract_prestige) if points},
        }
        for player, row in enumerate(data["players"]):
            row["contracts"] = [CONTRACTS[card] for card in hand(s, player)]

    def entries(self) -> list[str]:
        return ["contracts"]

    def player_entries(self) -> list[str]:
        return ["contracts"]

    def read(self, s: State, root: Reader) -> None:
        p = s.pieces
        names = list(CONTRACTS)
        for player, row in enumerate(root.rows("players", s.config.players)):
            for card in row.names("contracts", names, len(row.sequence("contracts", None))):
                place(s, card, player)
        contracts = root.part("contracts")
        contracts.only(set(POSITION_KEYS))
        p.contract_drawn = contracts.names("drawn", names, len(contracts.sequence("drawn", None)))
        for card in p.contract_drawn:
            place(s, card, DRAWN)
        for row in contracts.rows("under", None):
            p.contract_under = [*p.contract_under, row.name("contract", names)]
            p.contract_by = [*p.contract_by, row.number("by", 0, s.config.players - 1)]
        p.contract_prestige = contracts.counts("scored", names)

    def check(self, s: State) -> None:
        """guild.archivists.setup: all fifteen are there; what nobody has lies in the deck."""
        p = s.pieces
        for card, name in enumerate(CONTRACTS):
            under = p.contract_under.count(card)
            demand(under <= 1, f"the contract {name} lies under the deck twice")
            demand(
                under == 0 or p.contract_at[card] == IN_DECK,
                f"the contract {name} is held and under the deck",
            )
            scored = s.stack == [] and p.contract_at[card] >= 0
            demand(not p.contract_prestige[card] or scored, f"the contract {name} is not scored now")
        for player in range(s.config.players):
            held = len(hand(s, player))
            limit = s.tables.contract_limit
            demand(held <= limit, f"{player_name(s, player)} holds {held} contracts; allowed: up to {limit}")
            demand(held == 0 or player != s.config.ivan, "Ivan holds no contracts")
        asked = any(isinstance(frame, DrawContract | KeepContract | ReturnContract) for frame in s.stack)
        demand(asked or not p.contract_drawn, "contracts are drawn, but nobody is asked about them")

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        seat, action = s.config.seats - 1, len(s.tables.actions) - 1
        return {
            "draw_contract": (DrawContract, [seat, action, len(CONTRACTS)]),
            "keep_contract": (KeepContract, [seat, action]),
            "return_contract": (ReturnContract, [seat, action]),
            GUILD: (GuildAction, [seat, action]),
        }

    def below(self) -> dict[str, tuple[str, ...]]:
        kinds = ("draw_contract", "keep_contract", "return_contract", GUILD)
        return dict.fromkeys(kinds, ("visit",))

    def allows(self, s: State, number: int) -> bool:
        """guild.archivists.any_guild_action: the questions of an action that is performed through it."""
        used = s.used
        return used >= 0 and s.tables.actions[used].group == self.name and number in reachable_by(s, used)

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        check_guild_action(s, frame)
        drawn = len(s.pieces.contract_drawn)
        if isinstance(frame, DrawContract):
            wanted = action_of(s, frame.kind, frame.number).draw_contracts
            demand(frame.player == s.active, f"'draw_contract' is for player {frame.player}")
            demand(
                frame.left > 0 and frame.left + drawn == wanted,
                f"{drawn} contracts are drawn and {frame.left} to come; {wanted} in all",
            )
        elif isinstance(frame, KeepContract):
            wanted = action_of(s, frame.kind, frame.number).draw_contracts
            demand(drawn == wanted, f"{drawn} contracts are drawn, not {wanted}")
        elif isinstance(frame, ReturnContract):
            wanted = action_of(s, frame.kind, frame.number).draw_contracts
            demand(wanted > 0, "'return_contract' names another action")
            demand(drawn == 1, f"{drawn} contracts are kept, not 1")
            demand(is_full(s, frame.who), "'return_contract' needs a full hand")

    # ------------------------------------------------------------ what a seat may know

    def show(self, s: State, seat: int | None, data: dict[str, Any]) -> None:
        """guild.archivists.contracts_secret: the names only for their owner, how many for everybody."""
        contracts = data["contracts"]
        contracts["deck"] = deck_size(s)
        if not s.stack:
            return
        if seat != s.active:
            contracts["drawn"] = [None] * len(contracts["drawn"])
        for row in contracts["under"]:
            if row["by"] != seat:
                row["contract"] = None
        for player, row in enumerate(data["players"]):
            if player != seat:
                row["contracts"] = [None] * len(row["contracts"])
            elif row["contracts"]:
                row["contracts_worth"] = [worth(s, player, self.contracts[card]) for card in hand(s, player)]

    def imagine(self, data: dict[str, Any], chance: random.Random) -> None:
        """Cards that the seat cannot know are drawn among those it has not seen."""
        view = data["contracts"]
        known = {*view["drawn"], *(row["contract"] for row in view["under"])}
        known.update(name for row in data["players"] for name in row["contracts"])
        unknown = [name for name in CONTRACTS if name not in known]
        chance.shuffle(unknown)
        data["contracts"] = {
            "under": [
                {"contract": row["contract"] or unknown.pop(), "by": row["by"]} for row in view["under"]
            ],
            "drawn": [name or unknown.pop() for name in view["drawn"]],
            "scored": dict(view["scored"]),
        }
        for row in data["players"]:
            row["contracts"] = in_order(name or unknown.pop() for name in row["contracts"])


def place(s: State, card: int, where: int) -> None:
    taken = s.pieces.contract_at[card] != IN_DECK
    demand(not taken, f"the contract {CONTRACTS[card]} is in two places")
    s.pieces.contract_at = replaced(s.pieces.contract_at, card, where)


def reachable_by(s: State, number: int) -> list[int]:
    action = s.tables.actions[number]
    return reachable(s, action) if action.guild_actions else []


def in_order(names: Any) -> list[str]:
    return sorted(names, key=CONTRACTS.index)
