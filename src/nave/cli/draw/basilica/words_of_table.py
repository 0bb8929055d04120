"""The table of Basilica in words, for line mode and for pictures in full."""

from nave.cli.draw.basilica.look import ranks_of, scored_now, vault_of
from nave.cli.speech import Speech
from nave.games.basilica.types import BasilicaView, FaceView, VaultCellView, VaultView
from nave.kernel.language import Each, Either
from nave.kernel.said import Said, sentence


def board_words(view: BasilicaView, say: Speech) -> list[str]:
    lines = [say("draw-words-board")]
    for number, column in enumerate(view["board"], 1):
        order, vault = column["order"], column["vault"]
        above = Said("draw-words-executed") if order is None else face_said(order)
        below = Said("draw-words-empty") if vault is None else tile_said(vault)
        lines.append(f"  {say('draw-words-column', number=number, order=above, vault=below)}")
    stack, top = view["stack"], view["stack"]["top"]
    known = {"number": stack["number"], "size": stack["size"], "discarded": len(view["discard"])}
    if top is None:
        lines.append(f"  {say('draw-words-stack', **known)}")
    else:
        lines.append(f"  {say('draw-words-stack-top', top=face_said(top), **known)}")
    track = view["track"]
    queen = {"space": view["queen"], "spaces": track["spaces"], "distance": track["distance"]}
    lines.append(f"  {say('draw-words-queen', **queen)}")
    if view["settings"]["festum_fatuorum"] == "on":
        lines.append(f"  {say('draw-words-altars', count=view['altars'])}")
    return lines


def face_said(order: FaceView) -> Said:
    """An order and what is known of the vault behind it."""
    return Said(
        "draw-words-face", order=order["order"], vault="-".join(order["colours"]), crown=order["crown"]
    )


def tile_said(tile: VaultView | VaultCellView) -> Said:
    return Said("draw-words-vault", vault="-".join(tile["colours"]), crown=tile["crown"])


def order_words(view: BasilicaView, say: Speech) -> list[str]:
    """Why orders cannot be taken now."""
    return [
        say(
            "draw-words-order",
            player=row["seat"],
            reason=sentence(row.get("reason", "")),
            rule=row.get("rule"),
        )
        for row in view["orders"]
        if not row["possible"] and row["seat"] == view["active"]
    ]


def cathedral_words(view: BasilicaView, say: Speech) -> list[str]:
    lines = [say("draw-words-cathedral")]
    for name, content in view["cathedral"].items():
        cell = vault_of(content)
        if cell is None:
            lines.append(f"  {name}: {say('draw-words-scaffolding')}")
            continue
        words = [tile_said(cell)]
        builder = cell["builder"]
        if builder:
            words.append(Said("draw-words-builder", player=builder["seat"], rank=builder["rank"]))
        if cell["glass"]:
            words.append(Said("draw-words-glass"))
        if cell["altar"]:
            words.append(Said("draw-words-altar"))
        lines.append(f"  {name}: {say('draw-words-cell', pieces=Each(words))}")
    return lines if view["cathedral"] else [*lines, f"  {say('draw-words-empty')}"]


def player_words(view: BasilicaView, say: Speech) -> list[str]:
    lines = [say("draw-words-players")]
    for player, row in enumerate(view["players"]):
        tokens = Each(
            Said("draw-words-token", ranks=Either(ranks_of(say, row, n)))
            for n, held in enumerate(row["tokens"])
            if held
        )
        now = scored_now(view, player)
        lines.append(f"  {say('draw-words-player', player=player, score=row['score'], now=now)}")
        held = {"coins": row["coins"], "builders": row["builders"], "tokens": tokens, "count": len(tokens)}
        lines.append(f"    {say('draw-words-supply', **held)}")
    return lines


def area_words(view: BasilicaView, say: Speech) -> list[str]:
    lines = [say("draw-words-areas")]
    for area in view["areas"]["areas"]:
        got = Each(
            Said("draw-words-got", player=player, points=area["points"][player])
            for player in (0, 1)
            if area["points"][player]
        )
        result: Each | Said = got
        if not got:
            result = Said("draw-words-tie" if sum(area["builders"]) else "draw-words-nobody")
        known = {"color": area["colour"], "tiles": area["tiles"], "value": area["value"]}
        lines.append(f"  {say('draw-words-area', cells=' '.join(area['cells']), result=result, **known)}")
    return lines
