"""What is printed on tiles and cards, in a few words, from the component set that a view names."""

from rich.text import Text

from nave.cli.draw.red_cathedral.look import INKS, MATERIALS, SHAPES, amount, die, piece
from nave.cli.speech import Speech
from nave.kernel.components import ComponentSet, Row
from nave.kernel.language import Each, Either
from nave.kernel.said import Said

# A row of a component file: its fields are checked when the file is read, and differ from table to table.

# What actions can cost beside rubles and materials.
OTHER_COSTS = ("permit", "recognition", "diamond")


# What actions of the guilds give that no amount tells: `draw-short-<id>` and `draw-gain-<id>` say it.
GUILD_GAINS = frozenset(
    (
        *("activate_own_tile", "activate_other_players_tile", "activate_own_tile_twice"),
        *("activate_two_own_tiles", "recognition_own_banners", "rubles_own_banners"),
        *("recognition_other_banners", "rubles_other_banners", "black_die_resource"),
        *("permits_per_contractor", "rubles_per_contractor", "rubles_per_other_contractor"),
        *("one_market_action", "market_action_and_material", "same_market_action_twice"),
        *("two_market_actions", "draw_contracts", "market_area", "any_guild_action", "resource_tile"),
        *("draw_1_card", "draw_2_cards", "rubles_of_section", "half_recognition_of_section"),
        "take_reinforcement",
    )
)


class Action:
    """One of the two actions of an influence card."""

    def __init__(self, say: Speech, id: str, row: Row, repeat: str) -> None:
        self.id = id
        self.often = repeat == "any"
        self.short = short_action(say, row)
        self.said = action_said(row, self.often)


class Printed:
    def __init__(self, components: ComponentSet, say: Speech) -> None:
        self.say = say

        def rows(*tables: str) -> list[Row]:
            """The rows of these tables; a set without the expansion lacks some of them."""
            return [row for table in tables for row in components.data.get(table, [])]

        tiles = rows("resource_tile", "contractors_resource_tile")
        self.tiles = {row["id"]: (row["resource"], row["amount"]) for row in tiles}
        self.workshop = {row["id"]: row for row in rows("workshop_tile", "contractors_workshop_tile")}
        actions = {row["id"]: row for row in rows("influence_action", "guild_action")}
        self.groups: dict[str, str] = {}
        self.actions: dict[str, list[Action]] = {}
        for row in rows("influence_card", "guild_card"):
            self.groups[row["id"]] = row["group"]
            self.actions[row["id"]] = [
                Action(say, part["id"], actions[part["id"]], part["repeat"]) for part in row["actions"]
            ]
        constants = {row["id"]: row["value"] for row in components.rows("constant")}
        self.inventory_spaces: int = constants["inventory_spaces"]
        self.banners: int = constants["banners_per_player"]
        self.sections_to_end: int = constants["sections_to_end"]
        self.holds = {
            (row["board"], row["space"]): row["holds"] for row in components.rows("workshop_space_advanced")
        }
        self.costs: dict[str, dict[str, int]] = {row["id"]: row["cost"] for row in rows("cathedral_card")}
        self.specialists = {row["id"]: short_specialist(say, row) for row in rows("specialist")}

    def tile(self, tile: str) -> Text:
        """What a workshop tile gives: `▲`, `2₽`, or the letter of a die."""
        row = self.workshop[tile]
        if row["benefit"] == "die":
            return die(self.say, row["die"])
        if row["resource"] in MATERIALS:
            return Text(SHAPES[row["resource"]][0] * row["amount"], style=INKS[row["resource"]])
        return amount(row["amount"], row["resource"])

    def tile_said(self, tile: str) -> Said:
        """What a workshop tile gives, before it is put into words."""
        row = self.workshop[tile]
        if row["benefit"] == "die":
            return Said("draw-words-die-tile", die=row["die"])
        return Said("unit", amount=row["amount"], resource=row["resource"])


def kinds_text(kinds: list[str], several: str) -> Text:
    if len(kinds) >= len(MATERIALS):
        return Text(several)
    return Text("/").join([piece(kind) for kind in kinds])


def short_action(say: Speech, row: Row) -> Text:
    """A few words that fit beside the market; pieces as shapes."""
    pay: list[Text] = []
    if row.get("requires_finished"):
        pay.append(Text(say("draw-short-types")))
    if row.get("pay_ruble"):
        pay.append(amount(row["pay_ruble"], "ruble"))
    for name in OTHER_COSTS:
        if row.get(f"pay_{name}"):
            pay.append(amount(row[f"pay_{name}"], name))
    if row.get("pay_materials"):
        several = say("draw-short-pay", pattern=row.get("pay_pattern") or "any")
        pay.append(Text(f"{row['pay_materials']} ").append_text(kinds_text(row["pay_kinds"], several)))
    get: list[Text] = []
    if row["id"] in GUILD_GAINS:
        get.append(Text(say(f"draw-short-{row['id']}")))
        row = {}
    if row.get("gain_materials"):
        several = say("draw-short-gain", other=row.get("gain_pattern") == "other_than_paid")
        get.append(Text(f"{row['gain_materials']} ").append_text(kinds_text(row["gain_kinds"], several)))
    for name in ("ruble", "recognition", "prestige", "permit", "diamond"):
        if row.get(f"gain_{name}"):
            get.append(amount(row[f"gain_{name}"], name))
    if row.get("deliveries"):
        get.append(Text(say("draw-short-deliver", count=row["deliveries"])))
    if row.get("swap_resource_tiles"):
        get.append(Text(say("draw-short-swap")))
    if row.get("activate_workshop_tiles"):
        get.append(Text(say("draw-short-activate")))
    gains = Text("+").join(get)
    if pay:
        return Text("+").join(pay).append(" → ").append_text(gains)
    return (
        gains if row.get("activate_workshop_tiles") else Text(f"{say('draw-short-free')} ").append_text(gains)
    )


# Specialists whose effect no amount tells: `draw-kind-<kind>` says it.
SHORT_KINDS = frozenset(
    ("two_activations", "rubles_to_recognition", "material_and_delivery", "resource_tile", "claim")
)


def short_specialist(say: Speech, row: Row) -> Text:
    """`3▬`, `1▲ → 2★`"""
    if row["kind"] in SHORT_KINDS:
        return Text(say(f"draw-kind-{row['kind']}"))
    gives = Text("+").join([part_text(say, name, count) for name, count in row["gives"].items()])
    cost = Text("+").join([part_text(say, name, count) for name, count in row.get("cost", {}).items()])
    return cost.append(" → ").append_text(gives) if row.get("cost") else gives


def part_text(say: Speech, name: str, count: int) -> Text:
    return amount(count, name) if name in SHAPES else Text(say("draw-short-part", part=name, count=count))


def kinds_said(count: int, kinds: list[str], rest: str) -> Said:
    """So many of some materials, or of all of them as the message `rest` says."""
    if len(kinds) >= len(MATERIALS):
        return Said(rest, count=count)
    named = Either(Said("draw-resource", resource=kind) for kind in kinds)
    return Said("draw-words-some", count=count, kinds=named)


def action_said(row: Row, often: bool) -> Said:
    """What an action costs and gives, and how often it may be used."""
    pay: list[Said] = []
    for name in ("ruble", *OTHER_COSTS):
        if row.get(f"pay_{name}"):
            pay.append(Said("unit", amount=row[f"pay_{name}"], resource=name))
    if row.get("pay_materials"):
        rest = f"draw-words-pay-{row.get('pay_pattern') or 'any'}"
        pay.append(kinds_said(row["pay_materials"], row["pay_kinds"], rest))
    needs = Each(Said("draw-words-section", type=kind) for kind in row.get("requires_finished") or ())
    told = {"cost": pay, "gains": gains_said(row), "free": not pay, "often": often, "needs": needs}
    return Said("draw-words-action", count=len(needs), **told)


def gains_said(row: Row) -> list[Said]:
    if row["id"] in GUILD_GAINS:
        return [Said(f"draw-gain-{row['id']}")]
    get: list[Said] = []
    if row.get("gain_materials"):
        rest = "draw-words-gain-other" if row.get("gain_pattern") else "draw-words-gain-any"
        get.append(kinds_said(row["gain_materials"], row["gain_kinds"], rest))
    for name in ("ruble", "recognition"):
        if row.get(f"gain_{name}"):
            get.append(Said("unit", amount=row[f"gain_{name}"], resource=name))
    if row.get("gain_prestige"):
        get.append(Said("gain-prestige", n=row["gain_prestige"]))
    for name in ("permit", "diamond"):
        if row.get(f"gain_{name}"):
            get.append(Said("unit", amount=row[f"gain_{name}"], resource=name))
    if row.get("deliveries"):
        get.append(Said("gain-deliveries", n=row["deliveries"]))
    if row.get("swap_resource_tiles"):
        get.append(Said("draw-words-swap"))
    if row.get("activate_workshop_tiles"):
        get.append(Said("draw-words-benefit"))
    return get
