"""Basilica in the terminal, drawn from views alone."""

import textwrap

from rich.console import RenderableType
from rich.text import Text

from nave.cli.draw.basilica.look import (
    ALTAR,
    COIN,
    CROWN,
    FAINT,
    GLASS,
    INKS,
    PAPER,
    RANKS,
    SCAFFOLDING,
    TOUCHED,
    WIDTH,
    color_letters,
    crown,
    mark,
    ranks_of,
    scored_now,
    vault_of,
)
from nave.cli.draw.basilica.pieces import printed_symbols
from nave.cli.draw.basilica.sheet import score_sheet
from nave.cli.draw.basilica.words_of_table import (
    area_words,
    board_words,
    cathedral_words,
    order_words,
    player_words,
)
from nave.cli.draw.drawing import NOTHING, Drawing, Pane, Touched, fit, stacked
from nave.cli.speech import Speech
from nave.games.basilica.types import BasilicaView, FaceView, VaultCellView, VaultView
from nave.kernel.components import Row
from nave.kernel.rules import Result


class BasilicaDrawing(Drawing[BasilicaView]):
    words_in = ("nave.cli.draw.basilica",)

    @staticmethod
    def symbols(table: str, row: Row, say: Speech) -> Text | None:
        return printed_symbols(table, row, say)

    panes = (
        Pane("board", "draw-board", True),
        Pane("cathedral", "draw-cathedral", True),
        Pane("players", "draw-players", False),
    )

    def pane(
        self, pane: str, view: BasilicaView, width: int, height: int, touched: Touched = NOTHING
    ) -> RenderableType:
        if pane == "board":
            return stacked(board_lines(view, self.say, width, touched))
        if pane == "cathedral":
            return stacked(cathedral_lines(view, self.say, width, touched))
        rows = player_lines(view, self.say, touched)
        return stacked(rows + area_lines(view, self.say, max(0, height - 4)))

    def full(self, pane: str, view: BasilicaView, width: int) -> RenderableType:
        say = self.say
        if pane == "board":
            lines = board_lines(view, say, width, NOTHING)
            words = board_words(view, say) + order_words(view, say)
        elif pane == "cathedral":
            lines, words = cathedral_lines(view, say, width, NOTHING), cathedral_words(view, say)
        else:
            lines = player_lines(view, say, NOTHING) + area_lines(view, say, 100)
            words = player_words(view, say)
        for line in ["", *words]:
            lines += [Text(part) for part in textwrap.wrap(line, width, subsequent_indent="    ") or [""]]
        return stacked(lines)

    def strip(self, view: BasilicaView) -> Text:
        distance = view["track"]["distance"]
        text = Text.assemble((self.say("draw-queen", space=view["queen"]), "bold #f0c24a"))
        if distance is not None:
            text.append(f"  {self.say('draw-to-scoring', count=distance)}", style=FAINT)
        return text

    def ink(self, view: BasilicaView, player: int) -> str:
        return INKS[player]

    def mark(self, view: BasilicaView, player: int) -> Text:
        return mark(player)

    def lines(self, view: BasilicaView) -> list[str]:
        say = self.say
        return [
            *board_words(view, say),
            *cathedral_words(view, say),
            *player_words(view, say),
            *area_words(view, say),
        ]

    def sheet(self, view: BasilicaView, result: Result) -> RenderableType:
        return score_sheet(view, self.say, result)


# ------------------------------------------------------------ board


def board_lines(view: BasilicaView, say: Speech, width: int, touched: Touched) -> list[Text]:
    """Three orders above three vaults, then stack, discard pile and the queen's track."""
    cell = max(9, min(18, (width + 1) // 3 - 1))
    head = [fit(Text(f"{n}", style=FAINT), cell, "center") for n in (1, 2, 3)]
    orders, backs, vaults = [], [], []
    possible = {row["order"]: row["possible"] for row in view["orders"] if row["seat"] == view["active"]}
    for number, column in enumerate(view["board"], 1):
        order, back = order_cell(say, column["order"], cell, possible.get(number, False))
        vault = vault_cell(say, column["vault"], cell)
        if f"order:{number}" in touched:
            order.stylize(TOUCHED)
        if f"vault:{number}" in touched:
            vault.stylize(TOUCHED)
        orders.append(order)
        backs.append(back)
        vaults.append(vault)
    rows = [Text(" ").join(row) for row in (head, orders, backs)]
    rows.append(Text(" ").join([fit(Text("▼", style=FAINT), cell, "center") for _ in range(3)]))
    rows.append(Text(" ").join(vaults))
    return [*rows, Text(""), *stack_lines(view, say), track_line(view, say, width)]


def order_cell(say: Speech, order: FaceView | None, cell: int, possible: bool) -> tuple[Text, Text]:
    if order is None:
        return fit(Text(say("draw-in-use"), style=FAINT), cell, "center"), Text(" " * cell)
    named = say("draw-order", order=order["order"]) + (f" {COIN}" if order["coin_box"] else "")
    name = Text(named, style="" if possible else FAINT)
    back = Text.assemble(color_letters(say, order["colours"]), (crown(order["crown"]), FAINT))
    return fit(name, cell, "center"), fit(back, cell, "center")


def vault_cell(say: Speech, vault: VaultView | None, cell: int) -> Text:
    if vault is None:
        return fit(Text("–", style=FAINT), cell, "center")
    letters = color_letters(say, vault["colours"])
    return fit(Text.assemble(letters, " ", crown(vault["crown"])), cell, "center")


def stack_lines(view: BasilicaView, say: Speech) -> list[Text]:
    stack, top = view["stack"], view["stack"]["top"]
    text = Text.assemble((f"{say('draw-stack', number=stack['number'])} ", FAINT), str(stack["size"]))
    if top is not None:
        named = say("draw-order", order=top["order"])
        text.append(f"  {say('draw-on-top')} ", style=FAINT).append(f"{named} ")
        text.append_text(color_letters(say, top["colours"])).append(crown(top["crown"]), style=FAINT)
    lines = [text, Text.assemble((f"{say('draw-discarded')} ", FAINT), str(len(view["discard"])))]
    if view["settings"]["festum_fatuorum"] == "on":
        lines[1].append(f"  {say('draw-altars')} ", style=FAINT).append(f"{ALTAR}{view['altars']}")
    if view["executing"] is not None:
        named = say("draw-order", order=view["executing"]["order"])
        lines.append(Text.assemble((f"{say('draw-executing')} ", FAINT), named))
    return lines


def track_line(view: BasilicaView, say: Speech, width: int) -> Text:
    """Spaces 1 to 30 as dots, scoring spaces as their number, the queen where she stands."""
    track = view["track"]
    text = Text("")
    for space in range(1, track["spaces"] + 1):
        scoring = space in track["scoring_spaces"]
        if space == view["queen"]:
            text.append(CROWN, style="bold #f0c24a")
        else:
            text.append("◎" if scoring else "·", style="" if scoring else FAINT)
    text = Text.assemble(("♛" if view["queen"] == 0 else "", "bold #f0c24a"), text)
    if track["distance"] is not None and width >= 42:
        text.append(f" {say('draw-to-scoring', count=track['distance'])}", style=FAINT)
    return text


# ------------------------------------------------------------ cathedral


def cathedral_lines(view: BasilicaView, say: Speech, width: int, touched: Touched) -> list[Text]:
    """Five columns; one empty row below, where tiles may still be laid."""
    cell = max(4, min(9, (width - 3) // WIDTH - 1))
    rows = max(view["rows"] + 1, max((row_of(touch) for touch in touched), default=0), 2)
    head = Text("   ")
    for column in range(1, WIDTH + 1):
        head.append_text(fit(Text(f"c{column}", style=FAINT), cell, "center")).append(" ")
    lines = [head]
    for row in range(1, rows + 1):
        upper, lower = Text(f"r{row:<2}", style=FAINT), Text("   ")
        for column in range(1, WIDTH + 1):
            first, second = site_cell(view, say, f"r{row}c{column}", cell, touched)
            upper.append_text(first).append(" ")
            lower.append_text(second).append(" ")
        lines += [upper, lower]
    return lines


def row_of(touch: str) -> int:
    """The row that a touch such as `cell:r3c4` names, else 0."""
    kind, _, place = touch.partition(":")
    return int(place[1:].partition("c")[0]) if kind in ("cell", "builder") else 0


def site_cell(view: BasilicaView, say: Speech, name: str, cell: int, touched: Touched) -> tuple[Text, Text]:
    """Colors and crown above, builder with rank, glass and altar below."""
    content = view["cathedral"].get(name)
    vault = None if content is None else vault_of(content)
    if content is None:
        upper = fit(Text("·" if name in view["cells"]["single"] else " ", style=FAINT), cell, "center")
        lower = Text(" " * cell)
    elif vault is None:
        upper = fit(Text(SCAFFOLDING, style=FAINT), cell, "center")
        lower = fit(Text(SCAFFOLDING, style=FAINT), cell, "center")
    else:
        tile = Text.assemble(color_letters(say, vault["colours"]), CROWN if vault["crown"] else "")
        upper = fit(tile, cell, "center")
        lower = fit(on_vault(vault), cell, "center")
        upper.stylize_before(f"on {PAPER}")
        lower.stylize_before(f"on {PAPER}")
    if f"cell:{name}" in touched or f"builder:{name}" in touched:
        upper.stylize(TOUCHED)
        lower.stylize(TOUCHED)
    return upper, lower


def on_vault(content: VaultCellView) -> Text:
    text = Text("")
    if content["builder"]:
        text.append_text(mark(content["builder"]["seat"]))
        text.append(RANKS.get(content["builder"]["rank"] or "", ""), style="bold")
    text.append(GLASS if content["glass"] else "").append(ALTAR if content["altar"] else "")
    return text


# ------------------------------------------------------------ players and areas


def player_lines(view: BasilicaView, say: Speech, touched: Touched) -> list[Text]:
    lines = []
    for player, row in enumerate(view["players"]):
        turn = view["active"] == player and not view["over"]
        text = Text.assemble(
            "▸" if turn else " ",
            mark(player),
            (f" {say('draw-player', player=player):<6}", f"bold {INKS[player]}"),
        )
        text.append(f"{row['score']:>3} {say('draw-points', count=row['score'])}  ")
        text.append(f"+{scored_now(view, player)} {say('draw-now')}  ")
        text.append(f"{COIN}{row['coins']}  ", style="#d8d0b0")
        text.append("♟" * row["builders"], style=INKS[player]).append("  ")
        for token, held in enumerate(row["tokens"]):
            if held:
                part = Text("/".join(ranks_of(say, row, token)), style=FAINT)
                if f"token:{token + 1}" in touched and view["to_answer"] == player:
                    part.stylize(TOUCHED)
                text.append_text(part).append("  ")
        lines.append(text)
    for secret in view["named"]:
        named = {"player": secret["seat"], "cell": secret["cell"], "color": secret["colour"]}
        lines.append(Text(f"  {say('draw-jester', **named)}"))
    return lines


def area_lines(view: BasilicaView, say: Speech, room: int) -> list[Text]:
    """The areas with builders: where, how large, worth what, and what each player would get."""
    lines = []
    for area in view["areas"]["areas"]:
        if not sum(area["builders"]):
            continue
        text = Text.assemble(
            color_letters(say, [area["colour"]]),
            f" {say('draw-area', tiles=area['tiles'], cell=area['cells'][0], value=area['value'])} ",
        )
        for player in (0, 1):
            if area["builders"][player]:
                text.append_text(mark(player)).append(f"{area['points'][player]} ")
        if area["leader"] is None:
            text.append(say("draw-tie"), style=FAINT)
        lines.append(text)
    if len(lines) > room:
        left = len(lines) - room + 1
        more = Text(f"… {say('draw-more-areas', count=left)}", style=FAINT)
        lines = [*lines[: room - 1], more] if room > 0 else []
    return lines
