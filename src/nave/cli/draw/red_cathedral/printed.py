"""What is printed on tiles and cards, in a few words, from the component set that a view names."""

from typing import Any

from rich.text import Text

from nave.cli.draw.red_cathedral.look import INKS, MATERIALS, SHAPES, amount, die, nice, piece
from nave.kernel.components import ComponentSet

# What actions can cost beside rubles and materials.
OTHER_COSTS = ("permit", "recognition", "diamond")


# What actions of the guilds give that no amount tells: beside the market, and in words.
GUILD_GAINS = {
    "activate_own_tile": ("own tile", "the benefit of one of your workshop tiles"),
    "activate_other_players_tile": ("others' tile", "the benefit of another player's workshop tile"),
    "activate_own_tile_twice": ("tile twice", "the benefit of one of your workshop tiles two times"),
    "activate_two_own_tiles": ("two tiles", "the benefits of two of your workshop tiles"),
    "recognition_own_banners": ("✦ per own ⚑", "recognition for your banners where the foreman stops"),
    "rubles_own_banners": ("₽ per own ⚑", "rubles for your banners where the foreman stops"),
    "recognition_other_banners": ("✦ per rival ⚑", "recognition for a rival's banners at the foreman"),
    "rubles_other_banners": ("₽ per rival ⚑", "rubles for a rival's banners where the foreman stops"),
    "black_die_resource": ("at black die", "what the tile beside the black die shows"),
    "permits_per_contractor": ("▤ per own ♟", "a permit for each of your contractors in cities"),
    "rubles_per_contractor": ("₽ per own ♟", "a ruble for each of your contractors in cities"),
    "rubles_per_other_contractor": ("₽ per rival ♟", "a ruble for each contractor of one rival"),
    "one_market_action": ("market again", "one market action once more"),
    "market_action_and_material": (
        "again+1 any",
        "a market action once more and a material of your choice",
    ),
    "same_market_action_twice": ("same twice", "one kind of market action two more times"),
    "two_market_actions": ("both again", "both kinds of market action once more"),
    "draw_contracts": ("contract", "one of three contracts drawn"),
    "market_area": ("any space", "what a market space gives for its dice"),
    "any_guild_action": ("guild action", "one action of another guild, its own cost paid as well"),
    "resource_tile": ("any tile", "what any resource tile shows"),
    "draw_1_card": ("2 of a card", "two materials of a spare cathedral card drawn"),
    "draw_2_cards": ("2+1 of cards", "two materials of one and one of another spare cathedral card"),
    "rubles_of_section": ("section's ₽", "the rubles of one of your sections under construction"),
    "half_recognition_of_section": ("½ section's ✦", "half the recognition of one of your open sections"),
    "take_reinforcement": ("tile", "a reinforcement tile"),
}


class Action:
    """One of the two actions of an influence card."""

    def __init__(self, id: str, row: dict[str, Any], repeat: str) -> None:
        self.id = id
        self.often = repeat == "any"
        self.short = short_action(row)
        self.words = action_words(row) + (", as often as you like" if self.often else ", once")


class Printed:
    def __init__(self, components: ComponentSet) -> None:
        def rows(*tables: str) -> list[dict[str, Any]]:
            """The rows of these tables; a set without the expansion lacks some of them."""
            return [row for table in tables for row in components.data.get(table, [])]

        tiles = rows("resource_tile", "contractors_resource_tile")
        self.tiles = {row["id"]: (row["resource"], row["amount"]) for row in tiles}
        self.workshop = {row["id"]: row for row in rows("workshop_tile", "contractors_workshop_tile")}
        self.group_names = {row["id"]: row["name"] for row in rows("influence_group", "guild")}
        actions = {row["id"]: row for row in rows("influence_action", "guild_action")}
        self.groups: dict[str, str] = {}
        self.actions: dict[str, list[Action]] = {}
        for row in rows("influence_card", "guild_card"):
            self.groups[row["id"]] = row["group"]
            self.actions[row["id"]] = [
                Action(part["id"], actions[part["id"]], part["repeat"]) for part in row["actions"]
            ]
        constants = {row["id"]: row["value"] for row in components.rows("constant")}
        self.inventory_spaces: int = constants["inventory_spaces"]
        self.banners: int = constants["banners_per_player"]
        self.sections_to_end: int = constants["sections_to_end"]
        self.holds = {
            (row["board"], row["space"]): row["holds"] for row in components.rows("workshop_space_advanced")
        }
        self.costs: dict[str, dict[str, int]] = {row["id"]: row["cost"] for row in rows("cathedral_card")}
        self.specialists = {row["id"]: short_specialist(row) for row in rows("specialist")}
        cards = rows("solitaire_card", "contractors_solitaire_card")
        self.ivan_cards = {row["id"]: row["name"] for row in cards}

    def tile(self, tile: str) -> Text:
        """What a workshop tile gives: `▲`, `2₽`, or the letter of a die."""
        row = self.workshop[tile]
        if row["benefit"] == "die":
            return die(row["die"])
        if row["resource"] in MATERIALS:
            return Text(SHAPES[row["resource"]][0] * row["amount"], style=INKS[row["resource"]])
        return amount(row["amount"], row["resource"])

    def tile_words(self, tile: str) -> str:
        row = self.workshop[tile]
        if row["benefit"] == "die":
            return f"{row['die']} die"
        return f"{row['amount']} {nice(row['resource'])}"


def kinds_text(kinds: list[str], several: str) -> Text:
    if len(kinds) >= len(MATERIALS):
        return Text(several)
    return Text("/").join([piece(kind) for kind in kinds])


def short_action(row: dict[str, Any]) -> Text:
    """A few words that fit beside the market; pieces as shapes."""
    pay: list[Text] = []
    if row.get("requires_finished"):
        pay.append(Text("all types"))
    if row.get("pay_ruble"):
        pay.append(amount(row["pay_ruble"], "ruble"))
    for name in OTHER_COSTS:
        if row.get(f"pay_{name}"):
            pay.append(amount(row[f"pay_{name}"], name))
    if row.get("pay_materials"):
        several = {"same": "alike", "different": "kinds"}.get(row.get("pay_pattern", ""), "any")
        pay.append(Text(f"{row['pay_materials']} ").append_text(kinds_text(row["pay_kinds"], several)))
    get: list[Text] = []
    if row["id"] in GUILD_GAINS:
        get.append(Text(GUILD_GAINS[row["id"]][0]))
        row = {}
    if row.get("gain_materials"):
        several = "other" if row.get("gain_pattern") == "other_than_paid" else "any"
        get.append(Text(f"{row['gain_materials']} ").append_text(kinds_text(row["gain_kinds"], several)))
    for name in ("ruble", "recognition", "prestige", "permit", "diamond"):
        if row.get(f"gain_{name}"):
            get.append(amount(row[f"gain_{name}"], name))
    if row.get("deliveries"):
        get.append(Text(f"deliver {row['deliveries']}"))
    if row.get("swap_resource_tiles"):
        get.append(Text("swap 2 tiles"))
    if row.get("activate_workshop_tiles"):
        get.append(Text("activate a tile"))
    gains = Text("+").join(get)
    if pay:
        return Text("+").join(pay).append(" → ").append_text(gains)
    return gains if row.get("activate_workshop_tiles") else Text("gain ").append_text(gains)


# Specialists whose effect no amount tells.
SHORT_KINDS = {
    "two_activations": "activate 2×",
    "rubles_to_recognition": "≤5₽ → ✦",
    "material_and_delivery": "1 any+deliver",
    "resource_tile": "any tile",
    "claim": "claim",
}


def short_specialist(row: dict[str, Any]) -> Text:
    """`3▬`, `1▲ → 2★`"""
    if row["kind"] in SHORT_KINDS:
        return Text(SHORT_KINDS[row["kind"]])
    gives = Text("+").join([part_text(name, count) for name, count in row["gives"].items()])
    cost = Text("+").join([part_text(name, count) for name, count in row.get("cost", {}).items()])
    return cost.append(" → ").append_text(gives) if row.get("cost") else gives


def part_text(name: str, count: int) -> Text:
    if name in SHAPES:
        return amount(count, name)
    return Text(f"{count} {'any' if name == 'material_of_choice' else nice(name)}")


def listed(kinds: list[str], rest: str) -> str:
    if len(kinds) >= len(MATERIALS):
        return rest
    names = [nice(kind) for kind in kinds]
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


def action_words(row: dict[str, Any]) -> str:
    pay: list[str] = []
    if row.get("pay_ruble"):
        pay.append(rubles(row["pay_ruble"]))
    for name in OTHER_COSTS:
        if row.get(f"pay_{name}"):
            pay.append(f"{row[f'pay_{name}']} {name}")
    if row.get("pay_materials"):
        count = row["pay_materials"]
        rest = {"same": "of one kind", "different": "of different kinds"}.get(row.get("pay_pattern", ""), "")
        kinds = listed(row["pay_kinds"], f"material{'s' * (count > 1)}{' ' * bool(rest)}{rest}")
        pay.append(f"{count} {kinds}")
    get: list[str] = []
    if row["id"] in GUILD_GAINS:
        get.append(GUILD_GAINS[row["id"]][1])
        row = {}
    if row.get("gain_materials"):
        count = row["gain_materials"]
        rest = "material of another kind" if row.get("gain_pattern") else "material of your choice"
        get.append(f"{count} {listed(row['gain_kinds'], rest)}")
    if row.get("gain_ruble"):
        get.append(rubles(row["gain_ruble"]))
    for name in ("recognition", "prestige", "permit", "diamond"):
        if row.get(f"gain_{name}"):
            get.append(f"{row[f'gain_{name}']} {name}")
    if row.get("deliveries"):
        get.append("1 delivery" if row["deliveries"] == 1 else f"{row['deliveries']} deliveries")
    if row.get("swap_resource_tiles"):
        get.append("an exchange of two resource tiles")
    if row.get("activate_workshop_tiles"):
        get.append("the benefit of a workshop tile")
    words = " and ".join(get)
    if pay:
        words = f"{' and '.join(pay)} for {words}"
    if row.get("requires_finished"):
        words += f" if you have finished a {', a '.join(row['requires_finished'])}"
    return words


def rubles(count: int) -> str:
    return "1 ruble" if count == 1 else f"{count} rubles"
