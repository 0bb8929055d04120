"""Players: score, rubles, inventory, workshop, ornaments; Ivan's row; the supply."""

from typing import Any, Final

from rich.text import Text

from nave.cli.draw.drawing import NOTHING, Touched
from nave.cli.draw.red_cathedral import duchy, guild
from nave.cli.draw.red_cathedral.look import (
    COVERED,
    FAINT,
    INKS,
    MATERIALS,
    OPEN_SPACE,
    ORNAMENTS,
    SHAPES,
    TOUCHED,
    amount,
    die,
    ink,
    mark,
    nice,
    piece,
)
from nave.cli.draw.red_cathedral.printed import Printed

# The first white space is cleared before the second.
WHITES: Final = ("white_1", "white_2")
HELD: Final = {**ORNAMENTS, "banner": "⚑"}


def players_lines(
    view: dict[str, Any], printed: Printed, width: int, height: int, touched: Touched, unfold: bool = False
) -> list[Text]:
    """Who must answer (or looks on) in three lines, the others in as many as there is room for."""
    players: list[dict[str, Any]] = view["players"]
    mine = view["seat"] if view["seat"] is not None else view["active"]
    if "ivan" in view:
        return own_lines(view, printed, 0, width, touched) + ivan_lines(view, printed, 1, width)
    others = len(players) - 1
    each = 3 if unfold else max(1, min(3, (height - 3) // max(1, others)))
    lines: list[Text] = []
    for player in range(len(players)):
        if player == mine:
            lines += own_lines(view, printed, player, width, touched)
        elif each == 1:
            lines.append(folded_line(view, player, width))
        else:
            lines += base_lines(view, printed, player, NOTHING)[:each]
            lines += guild.own_lines(view, printed, player, width, NOTHING)
    return lines


def own_lines(
    view: dict[str, Any], printed: Printed, player: int, width: int, touched: Touched
) -> list[Text]:
    lines = base_lines(view, printed, player, touched)
    return lines + guild.own_lines(view, printed, player, width, touched)


def base_lines(view: dict[str, Any], printed: Printed, player: int, touched: Touched) -> list[Text]:
    lines = [
        head_line(view, player),
        goods_line(view, player, touched),
        shop_line(view, printed, player, touched),
    ]
    return [*lines, duchy.own_line(view, printed, player, touched)] if duchy.with_module(view) else lines


def name_text(view: dict[str, Any], player: int) -> Text:
    turn = view["active"] == player and not view["over"]
    name = (f" {view['players'][player]['name']:<6} ", f"bold {ink(view, player)}")
    return Text.assemble("▸" if turn else " ", mark(view, player), name)


def head_line(view: dict[str, Any], player: int) -> Text:
    row = view["players"][player]
    text = name_text(view, player)
    text.append_text(amount(row["prestige"], "prestige"))
    text.append(" ").append_text(amount(row["score"], "recognition"))
    text.append(f" +{row['to_next_prestige']}→★", style=FAINT)
    if row["name"] != "Ivan":
        text.append("  ").append_text(amount(row["rubles"], "ruble"))
        if "permits" in row:
            text.append(" ").append_text(amount(row["permits"], "permit"))
    text.append("  built ").append_text(built(view, player))
    return text.append("  now ").append_text(amount(row["if_it_ended_now"], "prestige"))


def built(view: dict[str, Any], player: int) -> Text:
    """Finished sections; whoever brought the end about gets a mark."""
    count = view["players"][player]["sections"]
    return Text.assemble((f"{count}!", "bold") if view["end"]["trigger"] == player else str(count))


def folded_line(view: dict[str, Any], player: int, width: int) -> Text:
    row = view["players"][player]
    text = name_text(view, player)
    text.append_text(amount(row["prestige"], "prestige"))
    text.append(" ").append_text(amount(row["score"], "recognition"))
    text.append(" ").append_text(amount(row["rubles"], "ruble"))
    if "permits" in row:
        text.append(" ").append_text(amount(row["permits"], "permit"))
    text.append(" built ").append_text(built(view, player))
    text.append(" ").append_text(inventory(view, player, NOTHING))
    held = guild.count_words(row)
    return text.append(held, style=FAINT) if text.cell_len + len(held) <= width else text


def inventory(view: dict[str, Any], player: int, touched: Touched) -> Text:
    """Goods, open spaces, spaces that a banner still covers."""
    row = view["players"][player]
    text = Text("")
    for name in MATERIALS:
        part = Text(SHAPES[name][0] * row["goods"].get(name, 0), style=INKS[name])
        if f"good:{name}" in touched:
            part.stylize(TOUCHED)
        text.append_text(part)
    text.append_text(guild.diamonds_held(row, touched))
    text.append(OPEN_SPACE * max(0, row["open_spaces"]), style=FAINT)
    return text.append(COVERED * row["banners"]["inventory"], style=ink(view, player))


def goods_line(view: dict[str, Any], player: int, touched: Touched) -> Text:
    row = view["players"][player]
    text = Text("   ").append_text(inventory(view, player, touched))
    text.append("  ⚑", style=ink(view, player))
    text.append(str(row["banners"]["inventory"] + row["banners"]["side"]))
    text.append(" ")
    for name, count in row["ornaments"].items():
        if count:
            part = Text(f"{ORNAMENTS[name]}{name}" + (f"×{count}" if count > 1 else ""))
            if f"ornament:{name}" in touched:
                part.stylize(TOUCHED)
            text.append(" ").append_text(part)
    return text


def shop_line(view: dict[str, Any], printed: Printed, player: int, touched: Touched) -> Text:
    """Per space its die, then the tile that lies there (▾ face down) or what a face-up one would cost."""
    row = view["players"][player]
    text = Text("   ")
    between = " " if view["settings"].get("workshops") == "advanced" else "  "
    for space, content in row["workshop"].items():
        part = Text("").append_text(die(space.partition("_")[0]))
        if content is None:
            held = HELD.get(held_piece(view, printed, player, space), "")
            part.append(f"({row['prices'][space]}₽{held})", style=FAINT)
        elif content["up"]:
            part.append(" ").append_text(printed.tile(content["tile"]))
        else:
            part.append(" ▾", style=FAINT)
        if f"shop:{space}" in touched:
            part.stylize(TOUCHED)
        text.append_text(part).append(between)
    return text


def held_piece(view: dict[str, Any], printed: Printed, player: int, space: str) -> str:
    """On the advanced side: the ornament or the banner that still lies on an empty space."""
    if view["settings"].get("workshops") != "advanced":
        return ""
    row = view["players"][player]
    held: str = printed.holds[(row["color"], space)]
    if held == "banner" and space not in WHITES[len(WHITES) - row["banners"]["side"] :]:
        return ""
    return held


def ivan_lines(view: dict[str, Any], printed: Printed, player: int, width: int) -> list[Text]:
    """His row: the leftmost card whose tile is face up acts next."""
    ivan = view["ivan"]
    head = head_line(view, player)
    row = Text("   ")
    waiting = True
    for card, tile, up in zip(ivan["row"], ivan["tiles"], ivan["up"], strict=True):
        name = printed.ivan_cards[card].split()[0]
        most = 6 if len(ivan["row"]) < 6 else 5
        if width < 60 and len(name) > most:
            name = f"{name[: most - 1]}."
        if up:
            row.append_text(printed.tile(tile)).append(name, style="bold underline" if waiting else "")
            waiting = False
        else:
            row.append(f"–{name}", style=f"{FAINT} strike")
        row.append(" ")
    piles = Text("   ")
    for title, key in (("stored", "store"), ("on site", "build")):
        piles.append(f"{title} ", style=FAINT)
        goods = [amount(count, name) for name, count in ivan[key].items()]
        piles.append_text(Text(" ").join(goods) if goods else Text("–", style=FAINT)).append("  ")
    if duchy.with_module(view):
        piles.append_text(duchy.own_line(view, printed, player, NOTHING))
    return [head, row, piles]


def supply_line(view: dict[str, Any]) -> Text:
    """How many are left of each; the market names the shapes."""
    parts = [Text.assemble(piece(name), str(view["supply"][name])) for name in MATERIALS]
    parts += guild.stock(view)
    last = view["end"]["trigger"] is not None and not view["over"]
    return Text.assemble(("last turns  " if last else "", "bold"), ("supply ", FAINT), Text(" ").join(parts))


# ------------------------------------------------------------ words


def players_in_words(view: dict[str, Any], printed: Printed) -> list[str]:
    lines = ["Players"]
    for player in range(len(view["players"])):
        lines += [f"  {line}" for line in player_words(view, printed, player)]
    supply = ", ".join(f"{count} {nice(name)}" for name, count in view["supply"].items())
    return [*lines, f"Supply: {supply}"]


def player_words(view: dict[str, Any], printed: Printed, player: int) -> list[str]:
    row = view["players"][player]
    lines = [
        f"{row['name']}: {row['prestige']} prestige (recognition {row['score']}, "
        f"{row['to_next_prestige']} to the next prestige), {row['sections']} finished, "
        f"{row['if_it_ended_now']} if it ended now"
    ]
    if "ivan" in view and player == 1:
        lines += [f"  {line}" for line in ivan_words(view, printed)]
        return lines + duchy.player_in_words(view, player)
    goods = ", ".join(f"{count} {nice(name)}" for name, count in row["goods"].items()) or "nothing"
    banners = row["banners"]["inventory"] + row["banners"]["side"]
    ornaments = ", ".join(f"{count} {name}" for name, count in row["ornaments"].items() if count) or "none"
    lines.append(
        f"  {row['rubles']} rubles; goods {goods}; {row['open_spaces']} open spaces, "
        f"{row['banners']['inventory']} covered; {banners} banners; ornaments {ornaments}"
    )
    shop = []
    for space, content in row["workshop"].items():
        if content is None:
            held = held_piece(view, printed, player, space)
            state = f"price {row['prices'][space]}" + (f" and a {held} on it" if held else "")
        else:
            state = printed.tile_words(content["tile"]) if content["up"] else "face down"
        shop.append(f"{nice(space)} {state}")
    lines.append(f"  workshop: {'; '.join(shop)}")
    return [*lines, *duchy.player_in_words(view, player), *guild.player_in_words(view, player)]


def ivan_words(view: dict[str, Any], printed: Printed) -> list[str]:
    ivan = view["ivan"]
    row = []
    for card, tile, up in zip(ivan["row"], ivan["tiles"], ivan["up"], strict=True):
        name = printed.ivan_cards[card].lower()
        row.append(f"{name} ({printed.tile_words(tile)})" if up else f"{name} (used)")
    piles = []
    for title, key in (("stored", "store"), ("for construction", "build")):
        goods = ", ".join(f"{count} {nice(name)}" for name, count in ivan[key].items()) or "nothing"
        piles.append(f"{title}: {goods}")
    return [f"cards: {', '.join(row)}", "; ".join(piles)]
