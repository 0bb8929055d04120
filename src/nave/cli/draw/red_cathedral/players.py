"""Players: score, rubles, inventory, workshop, ornaments; Ivan's row; the supply."""

from typing import Final

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
    View,
    amount,
    die,
    ink,
    is_ivan,
    mark,
    piece,
    row_of,
)
from nave.cli.draw.red_cathedral.printed import Printed
from nave.cli.speech import Speech
from nave.games.red_cathedral.types import IvanRow
from nave.kernel.language import Each
from nave.kernel.said import Said

# The first white space is cleared before the second.
WHITES: Final = ("white_1", "white_2")
HELD: Final = {**ORNAMENTS, "banner": "⚑"}


def players_lines(
    view: View, printed: Printed, width: int, height: int, touched: Touched, unfold: bool = False
) -> list[Text]:
    """Who must answer (or looks on) in three lines, the others in as many as there is room for."""
    players = view["players"]
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
            lines.append(folded_line(view, printed.say, player, width))
        else:
            lines += base_lines(view, printed, player, NOTHING)[:each]
            lines += guild.own_lines(view, printed, player, width, NOTHING)
    return lines


def own_lines(view: View, printed: Printed, player: int, width: int, touched: Touched) -> list[Text]:
    lines = base_lines(view, printed, player, touched)
    return lines + guild.own_lines(view, printed, player, width, touched)


def base_lines(view: View, printed: Printed, player: int, touched: Touched) -> list[Text]:
    lines = [
        head_line(view, printed.say, player),
        goods_line(view, printed.say, player, touched),
        shop_line(view, printed, player, touched),
    ]
    return [*lines, duchy.own_line(view, printed, player, touched)] if duchy.with_module(view) else lines


def name_text(view: View, say: Speech, player: int) -> Text:
    turn = view["active"] == player and not view["over"]
    name = (f" {say('one-player', player=player):<6} ", f"bold {ink(view, player)}")
    return Text.assemble("▸" if turn else " ", mark(say, view, player), name)


def head_line(view: View, say: Speech, player: int) -> Text:
    row = row_of(view, player)
    text = name_text(view, say, player)
    text.append_text(amount(row["prestige"], "prestige"))
    text.append(" ").append_text(amount(row["score"], "recognition"))
    text.append(f" +{row['to_next_prestige']}→★", style=FAINT)
    if not is_ivan(view, player):
        text.append("  ").append_text(amount(row["rubles"], "ruble"))
        if "permits" in row:
            text.append(" ").append_text(amount(row["permits"], "permit"))
    text.append(f"  {say('draw-built')} ").append_text(built(view, player))
    return text.append(f"  {say('draw-now')} ").append_text(amount(row["if_it_ended_now"], "prestige"))


def built(view: View, player: int) -> Text:
    """Finished sections; whoever brought the end about gets a mark."""
    count = view["players"][player]["sections"]
    return Text.assemble((f"{count}!", "bold") if view["end"]["trigger"] == player else str(count))


def folded_line(view: View, say: Speech, player: int, width: int) -> Text:
    row = row_of(view, player)
    text = name_text(view, say, player)
    text.append_text(amount(row["prestige"], "prestige"))
    text.append(" ").append_text(amount(row["score"], "recognition"))
    text.append(" ").append_text(amount(row["rubles"], "ruble"))
    if "permits" in row:
        text.append(" ").append_text(amount(row["permits"], "permit"))
    text.append(f" {say('draw-built')} ").append_text(built(view, player))
    text.append(" ").append_text(inventory(view, player, NOTHING))
    held = guild.count_words(say, row)
    return text.append(held, style=FAINT) if text.cell_len + len(held) <= width else text


def inventory(view: View, player: int, touched: Touched) -> Text:
    """Goods, open spaces, spaces that a banner still covers."""
    row = row_of(view, player)
    text = Text("")
    for name in MATERIALS:
        part = Text(SHAPES[name][0] * row["goods"].get(name, 0), style=INKS[name])
        if f"good:{name}" in touched:
            part.stylize(TOUCHED)
        text.append_text(part)
    text.append_text(guild.diamonds_held(row, touched))
    text.append(OPEN_SPACE * max(0, row.get("open_spaces", 0)), style=FAINT)
    return text.append(COVERED * row["banners"]["inventory"], style=ink(view, player))


def goods_line(view: View, say: Speech, player: int, touched: Touched) -> Text:
    row = row_of(view, player)
    text = Text("   ").append_text(inventory(view, player, touched))
    text.append("  ⚑", style=ink(view, player))
    text.append(str(row["banners"]["inventory"] + row["banners"]["side"]))
    text.append(" ")
    for name, count in row["ornaments"].items():
        if count:
            named = say("draw-ornament", ornament=name)
            part = Text(f"{ORNAMENTS[name]}{named}" + (f"×{count}" if count > 1 else ""))
            if f"ornament:{name}" in touched:
                part.stylize(TOUCHED)
            text.append(" ").append_text(part)
    return text


def shop_line(view: View, printed: Printed, player: int, touched: Touched) -> Text:
    """Per space its die, then the tile that lies there (▾ face down) or what a face-up one would cost."""
    row = row_of(view, player)
    text = Text("   ")
    between = " " if view["settings"].get("workshops") == "advanced" else "  "
    for space, content in row["workshop"].items():
        part = Text("").append_text(die(printed.say, space.partition("_")[0]))
        if content is None:
            held = HELD.get(held_piece(view, printed, player, space), "")
            part.append(f"({row.get('prices', {}).get(space, 0)}₽{held})", style=FAINT)
        elif content["up"]:
            part.append(" ").append_text(printed.tile(content["tile"]))
        else:
            part.append(" ▾", style=FAINT)
        if f"shop:{space}" in touched:
            part.stylize(TOUCHED)
        text.append_text(part).append(between)
    return text


def held_piece(view: View, printed: Printed, player: int, space: str) -> str:
    """On the advanced side: the ornament or the banner that still lies on an empty space."""
    if view["settings"].get("workshops") != "advanced":
        return ""
    row = row_of(view, player)
    held: str = printed.holds[(row["color"], space)]
    if held == "banner" and space not in WHITES[len(WHITES) - row["banners"]["side"] :]:
        return ""
    return held


def ivan_lines(view: View, printed: Printed, player: int, width: int) -> list[Text]:
    """His row: the leftmost card whose tile is face up acts next."""
    ivan, say = view["ivan"], printed.say
    head = head_line(view, say, player)
    row = Text("   ")
    waiting = True
    for card, tile, up in zip(ivan["row"], ivan["tiles"], ivan["up"], strict=True):
        name = say("draw-ivan-card", card=card)
        most = 6 if len(ivan["row"]) < 6 else 5
        if width < 60 and len(name) > most:
            name = f"{name[: most - 1]}."
        if up:
            row.append_text(printed.tile(tile or "")).append(name, style="bold underline" if waiting else "")
            waiting = False
        else:
            row.append(f"–{name}", style=f"{FAINT} strike")
        row.append(" ")
    piles = Text("   ")
    for title, pile in (("draw-stored", ivan["store"]), ("draw-on-site", ivan["build"])):
        piles.append(f"{say(title)} ", style=FAINT)
        goods = [amount(count, name) for name, count in pile.items()]
        piles.append_text(Text(" ").join(goods) if goods else Text("–", style=FAINT)).append("  ")
    if duchy.with_module(view):
        piles.append_text(duchy.own_line(view, printed, player, NOTHING))
    return [head, row, piles]


def supply_line(view: View, say: Speech) -> Text:
    """How many are left of each; the market names the shapes."""
    parts = [Text.assemble(piece(name), str(view["supply"][name])) for name in MATERIALS]
    parts += guild.stock(say, view)
    last = view["end"]["trigger"] is not None and not view["over"]
    ending = f"{say('draw-last-turns')}  " if last else ""
    return Text.assemble((ending, "bold"), (f"{say('draw-supply')} ", FAINT), Text(" ").join(parts))


# ------------------------------------------------------------ words


def players_in_words(view: View, printed: Printed) -> list[str]:
    lines = [printed.say("draw-words-players")]
    for player in range(len(view["players"])):
        lines += [f"  {line}" for line in player_words(view, printed, player)]
    return [*lines, printed.say("draw-words-supply", goods=units(view["supply"]))]


def units(amounts: dict[str, int]) -> Each:
    return Each(Said("unit", amount=count, resource=name) for name, count in amounts.items())


def player_words(view: View, printed: Printed, player: int) -> list[str]:
    row, say = row_of(view, player), printed.say
    standing = {
        "player": player,
        "prestige": row["prestige"],
        "score": row["score"],
        "next": row["to_next_prestige"],
        "sections": row["sections"],
        "now": row["if_it_ended_now"],
    }
    lines = [say("draw-words-player", **standing)]
    if is_ivan(view, player):
        lines += [f"  {line}" for line in ivan_words(view["ivan"], printed)]
        return lines + duchy.player_in_words(view, say, player)
    goods = units(row["goods"])
    lines.append(f"  {say('unit', amount=row['rubles'], resource='ruble')}")
    lines.append(f"  {say('draw-words-goods', goods=goods, count=len(goods))}")
    covered = row["banners"]["inventory"]
    lines.append(f"  {say('draw-words-spaces', open=row.get('open_spaces', 0), covered=covered)}")
    ornaments = Each(
        Said("draw-words-ornament", ornament=name, count=count)
        for name, count in row["ornaments"].items()
        if count
    )
    banners = covered + row["banners"]["side"]
    told = {"banners": banners, "ornaments": ornaments, "count": len(ornaments)}
    lines.append(f"  {say('draw-words-banners', **told)}")
    lines.append(f"  {say('draw-words-workshop', spaces=shop_words(view, printed, player))}")
    return [*lines, *duchy.player_in_words(view, say, player), *guild.player_in_words(view, say, player)]


def shop_words(view: View, printed: Printed, player: int) -> Each:
    """Each space of a workshop: its tile, or what a face-up one would cost."""
    row = row_of(view, player)
    shop: list[Said] = []
    for space, content in row["workshop"].items():
        if content is None:
            held = held_piece(view, printed, player, space) or "none"
            price = row.get("prices", {}).get(space, 0)
            shop.append(Said("draw-words-price", space=space, price=price, held=held))
        elif content["up"]:
            tile = printed.tile_said(content["tile"])
            shop.append(Said("draw-words-face-up", space=space, tile=tile))
        else:
            shop.append(Said("draw-words-face-down", space=space))
    return Each(shop)


def ivan_words(ivan: IvanRow, printed: Printed) -> list[str]:
    cards = Each(
        Said("draw-words-card-up", card=card, tile=printed.tile_said(tile))
        if up and tile is not None
        else Said("draw-words-card-used", card=card)
        for card, tile, up in zip(ivan["row"], ivan["tiles"], ivan["up"], strict=True)
    )
    stored, kept = units(ivan["store"]), units(ivan["build"])
    return [
        printed.say("draw-words-ivan-cards", cards=cards),
        printed.say("draw-words-ivan-stored", goods=stored, count=len(stored)),
        printed.say("draw-words-ivan-site", goods=kept, count=len(kept)),
    ]
