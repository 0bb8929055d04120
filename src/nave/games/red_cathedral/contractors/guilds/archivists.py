"""Archivists: secret contracts, and the market and the other guilds for recognition."""

import random
from collections.abc import Iterable
from typing import Final, cast

from mypy_extensions import i64

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.contractors.events import ContractScored
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guild_action import (
    GuildAction,
    guild_action_kind,
    performable,
    reachable,
)
from nave.games.red_cathedral.contractors.guilds import contract_deck
from nave.games.red_cathedral.contractors.guilds.contract_deck import (
    DrawContract,
    KeepContract,
    ReturnContract,
    deck_size,
    hand,
    knows,
)
from nave.games.red_cathedral.contractors.guilds.contracts import put_back, value_field, worth
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.games.red_cathedral.contractors.pieces import DRAWN, IN_DECK, on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.contractors.types import ContractorsPieces, ContractorsTable
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action, number_of
from nave.kernel.asking import demand
from nave.kernel.nature import Generator
from nave.kernel.packed import appended, packed, replaced
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.said import Said

POSITION_KEYS: Final = ("under", "drawn", "scored")
QUESTIONS: Final[tuple[Kind[State], ...]] = (*contract_deck.QUESTIONS, guild_action_kind(("visit",)))


class Archivists(Guild):
    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    # ------------------------------------------------------------ actions

    def brings(self, s: State, player: i64, action: Action) -> bool:
        action = full(action)
        if action.group != self.name:
            return False
        if action.guild_actions:
            return performable(s, player, number_of(s.tables, action))
        return action.draw_contracts > 0

    def gain(self, s: State, player: i64, number: i64) -> None:
        action = full(s.tables.actions[number])
        if action.group != self.name:
            return
        if action.guild_actions:
            s.stack.append(GuildAction(player, number))
        elif action.draw_contracts:
            s.stack.append(DrawContract(player, number, action.draw_contracts))

    def allows(self, s: State, number: i64) -> bool:
        """guild.archivists.any_guild_action: the questions of an action that is performed through it."""
        if s.used < 0:
            return False
        used = s.tables.actions[s.used]
        return used.group == self.name and full(used).guild_actions > 0 and number in reachable(s, used)

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        action = full(action)
        if action.group != self.name:
            return
        if action.draw_contracts:
            gains.append(Said("gain-contracts", drawn=action.draw_contracts, kept=action.keep_contracts))
        if action.guild_actions:
            gains.append(Said("gain-base_guild_action"))

    # ------------------------------------------------------------ the end

    def before_scoring(self, s: State) -> None:
        """contract.scoring_time: all are shown and scored before everything else (final.order)."""
        p = own_pieces(s)
        for player in range(s.config.players):
            for card in hand(s, player):
                contract = duchy_of(s).contracts[card]
                prestige = worth(s, player, contract)
                p.contract_prestige = replaced(p.contract_prestige, card, prestige)
                if s.log is not None:
                    s.log.append(ContractScored(card, prestige, rule=contract.rule, seat=player))
                if contract.returns:
                    put_back(s, player, contract)

    def final_prestige(self, s: State, player: i64) -> dict[str, int]:
        """Nothing before the end: what contracts are worth is their owner's secret."""
        return {"contracts": sum(on_table(s).contract_prestige[card] for card in hand(s, player))}

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: base.Pieces) -> None:
        p = on_table(s)
        pieces = cast(ContractorsPieces, data)
        pieces["contracts"] = {
            "under": [
                {"contract": CONTRACTS[card], "by": by}
                for card, by in zip(p.contract_under, p.contract_by, strict=True)
            ],
            "drawn": [CONTRACTS[card] for card in p.contract_drawn],
            "scored": {CONTRACTS[card]: points for card, points in enumerate(p.contract_prestige) if points},
        }
        for player, row in enumerate(pieces["players"]):
            row["contracts"] = [CONTRACTS[card] for card in hand(s, player)]

    def entries(self) -> list[str]:
        return ["contracts"]

    def player_entries(self) -> list[str]:
        return ["contracts"]

    def read(self, s: State, root: Reader) -> None:
        p = on_table(s)
        for player, row in enumerate(root.rows("players", s.config.players)):
            for card in row.names("contracts", CONTRACTS, None):
                place(s, card, player)
        contracts = root.part("contracts")
        contracts.only(set(POSITION_KEYS))
        p.contract_drawn = packed(contracts.names("drawn", CONTRACTS, None))
        for card in p.contract_drawn:
            place(s, card, DRAWN)
        for row in contracts.rows("under", None):
            p.contract_under = appended(p.contract_under, row.name("contract", CONTRACTS))
            p.contract_by = appended(p.contract_by, row.number("by", 0, s.config.players - 1))
        p.contract_prestige = packed(contracts.counts("scored", CONTRACTS))

    def check(self, s: State) -> None:
        """guild.archivists.setup: all fifteen are there; what nobody has lies in the deck."""
        p = on_table(s)
        for card, name in enumerate(CONTRACTS):
            under = list(p.contract_under).count(card)
            demand(under <= 1, Said("wrong-contract-lies-under-deck", name=name))
            demand(
                under == 0 or p.contract_at[card] == IN_DECK,
                Said("wrong-contract-held-under-deck", name=name),
            )
            scored = s.stack == [] and p.contract_at[card] >= 0
            demand(not p.contract_prestige[card] or scored, Said("wrong-contract-scored-now", name=name))
        for player in range(s.config.players):
            held = len(hand(s, player))
            limit = duchy_of(s).contract_limit
            demand(
                held <= limit,
                Said(
                    "wrong-holds-contracts-allowed-up",
                    player=s.config.called(player),
                    held=held,
                    limit=str(limit),
                ),
            )
            demand(held == 0 or player != s.config.ivan, Said("wrong-ivan-holds-no-contracts"))
        asked = any(isinstance(frame, DrawContract | KeepContract | ReturnContract) for frame in s.stack)
        demand(asked or not p.contract_drawn, Said("wrong-contracts-drawn-nobody-asked"))

    # ------------------------------------------------------------ what a seat may know

    def redeal(self, s: State, seat: i64, chance: Generator) -> None:
        """guild.archivists.contracts_secret: all that a seat has not seen may lie in every other's stead."""
        if not s.stack:
            return
        p = own_pieces(s)
        unseen = [card for card in range(len(CONTRACTS)) if not knows(s, seat, card)]
        for place in range(len(unseen) - 1, 0, -1):
            other = chance.below(place + 1)
            unseen[place], unseen[other] = unseen[other], unseen[place]
        at, under, drawn = p.contract_at[:], p.contract_under[:], p.contract_drawn[:]
        for card in unseen:
            at[card] = IN_DECK
        for place, by in enumerate(p.contract_by):
            if by != seat:
                under[place] = unseen.pop()
        if seat != s.active:
            for place in range(len(drawn)):
                drawn[place] = unseen.pop()
                at[drawn[place]] = DRAWN
        for player in range(s.config.players):
            if player != seat:
                for _ in hand(s, player):
                    at[unseen.pop()] = player
        p.contract_at, p.contract_under, p.contract_drawn = at, under, drawn

    def show(self, s: State, seat: int | None, data: base.Table) -> None:
        """guild.archivists.contracts_secret: the names only for their owner, how many for everybody."""
        table = cast(ContractorsTable, data)
        contracts = table["contracts"]
        contracts["deck"] = deck_size(s)
        table["contract_value"] = value_field(s)
        if not s.stack:
            return
        if seat != s.active:
            contracts["drawn"] = [None] * len(contracts["drawn"])
        for under in contracts["under"]:
            if under["by"] != seat:
                under["contract"] = None
        for player, row in enumerate(table["players"]):
            if player != seat:
                row["contracts"] = [None] * len(row["contracts"])
            elif row["contracts"]:
                row["contracts_worth"] = [
                    worth(s, player, duchy_of(s).contracts[card]) for card in hand(s, player)
                ]

    def hides(self, s: State) -> bool:
        """guild.archivists.contracts_secret: cards in a hand, being chosen from or put back by somebody."""
        p = on_table(s)
        if not s.stack:
            return False
        if p.contract_drawn or p.contract_under:
            return True
        return any(hand(s, player) for player in range(s.config.players))

    def imagine(self, data: base.Position, chance: random.Random) -> None:
        """Cards that the seat cannot know are drawn among those it has not seen."""
        pieces = cast(ContractorsPieces, data)
        view, players = pieces["contracts"], pieces["players"]
        known = {*view["drawn"], *(row["contract"] for row in view["under"])}
        known.update(name for row in players for name in row["contracts"])
        unknown = [name for name in CONTRACTS if name not in known]
        chance.shuffle(unknown)
        pieces["contracts"] = {
            "under": [
                {"contract": row["contract"] or unknown.pop(), "by": row["by"]} for row in view["under"]
            ],
            "drawn": [name or unknown.pop() for name in view["drawn"]],
            "scored": dict(view["scored"]),
        }
        for row in players:
            row["contracts"] = in_order(name or unknown.pop() for name in row["contracts"])


def place(s: State, card: i64, where: i64) -> None:
    taken = on_table(s).contract_at[card] != IN_DECK
    demand(not taken, Said("wrong-contract-two-places", contract=CONTRACTS[card]))
    own_pieces(s).contract_at = replaced(on_table(s).contract_at, card, where)


def in_order(names: Iterable[str]) -> list[str | None]:
    return sorted(names, key=CONTRACTS.index)
