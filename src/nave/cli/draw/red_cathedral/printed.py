"""What is printed on tiles and cards, in a few words, from the component set that a view names."""

from typing import Any

from rich.text import Text

from nave.cli.draw.red_cathedral.look import INKS, MATERIALS, SHAPES, amount, die, nice, piece
from nave.kernel.components import ComponentSet


class Action:
    """One of the two actions of an influence card."""

    def __init__(self, id: str, row: dict[str, Any], repeat: str) -> None:
        self.id = id
        self.often = repeat == "any"
        self.short = short_action(row)
        self.words = action_words(row) + (", as often as you like" if self.often else ", once")


class Printed:
    def __init__(self, components: ComponentSet) -> None:
        self.tiles = {row["id"]: (row["resource"], row["amount"]) for row in components.rows("resource_tile")}
        self.workshop = {row["id"]: row for row in components.rows("workshop_tile")}
        self.group_names = {row["id"]: row["name"] for row in components.rows("influence_group")}
        actions = {row["id"]: row for row in components.rows("influence_action")}
        self.groups: dict[str, str] = {}
        self.actions: dict[str, list[Action]] = {}
        for row in components.rows("influence_card"):
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
        self.ivan_cards = {row["id"]: row["name"] for row in components.rows("solitaire_card")}

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
    if len(kinds) == len(MATERIALS):
        return Text(several)
    return Text("/").join([piece(kind) for kind in kinds])


def short_action(row: dict[str, Any]) -> Text:
    """A few words that fit beside the market; pieces as shapes."""
    pay: list[Text] = []
    if row.get("requires_finished"):
        pay.append(Text("all types"))
    if row.get("pay_ruble"):
        pay.append(amount(row["pay_ruble"], "ruble"))
    if row.get("pay_materials"):
        several = {"same": "alike", "different": "kinds"}.get(row.get("pay_pattern", ""), "any")
        pay.append(Text(f"{row['pay_materials']} ").append_text(kinds_text(row["pay_kinds"], several)))
    get: list[Text] = []
    if row.get("gain_materials"):
        several = "other" if row.get("gain_pattern") == "other_than_paid" else "any"
        get.append(Text(f"{row['gain_materials']} ").append_text(kinds_text(row["gain_kinds"], several)))
    for name in ("ruble", "recognition", "prestige"):
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


def listed(kinds: list[str], rest: str) -> str:
    if len(kinds) == len(MATERIALS):
        return rest
    names = [nice(kind) for kind in kinds]
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


def action_words(row: dict[str, Any]) -> str:
    pay: list[str] = []
    if row.get("pay_ruble"):
        pay.append(rubles(row["pay_ruble"]))
    if row.get("pay_materials"):
        count = row["pay_materials"]
        rest = {"same": "of one kind", "different": "of different kinds"}.get(row.get("pay_pattern", ""), "")
        kinds = listed(row["pay_kinds"], f"material{'s' * (count > 1)}{' ' * bool(rest)}{rest}")
        pay.append(f"{count} {kinds}")
    get: list[str] = []
    if row.get("gain_materials"):
        count = row["gain_materials"]
        rest = "material of another kind" if row.get("gain_pattern") else "material of your choice"
        get.append(f"{count} {listed(row['gain_kinds'], rest)}")
    if row.get("gain_ruble"):
        get.append(rubles(row["gain_ruble"]))
    for name in ("recognition", "prestige"):
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
