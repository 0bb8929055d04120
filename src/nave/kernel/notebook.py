"""A game in a notebook: what is asked, how the players stand, which answers are legal. Knows no rule."""

import html
from typing import Any


def table_html(title: str, prompt: str, view: dict[str, Any], answers: list[str]) -> str:
    """Made of the spectators' view, so that nothing secret ends up in a saved notebook."""
    players: list[dict[str, Any]] = view.get("players", [])
    columns = [key for key, value in players[0].items() if plain(value)] if players else []
    head = "".join(f"<th>{html.escape(key.replace('_', ' '))}</th>" for key in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(str(row.get(key, '')))}</td>" for key in columns) + "</tr>"
        for row in players
    )
    told = ", ".join(f"<code>{html.escape(text)}</code>" for text in answers)
    return (
        f"<div><p><b>{html.escape(title)}</b>, turn {view['turn']}: {html.escape(prompt)}</p>"
        f"<table><tr>{head}</tr>{body}</table><p>{told}</p></div>"
    )


def plain(value: object) -> bool:
    return isinstance(value, str | int | float | bool)
