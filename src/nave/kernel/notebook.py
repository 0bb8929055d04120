"""A game in a notebook or as text: the question, how the players stand, the legal answers. Knows no rule."""

import html

from nave.kernel.types import Shown, View


def table_html(title: str, prompt: str, view: View, answers: list[str]) -> str:
    """Made of the spectators' view, so that nothing secret ends up in a saved notebook."""
    players: list[Shown] = view.get("players", [])
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


def table_text(title: str, prompt: str, view: View, answers: list[str]) -> str:
    """The same in plain lines."""
    lines = [f"{title}, turn {view['turn']}: {prompt}"]
    for row in view.get("players", []):
        told = (f"{key.replace('_', ' ')} {value}" for key, value in row.items() if plain(value))
        lines.append(f"  {', '.join(told)}")
    if answers:
        lines.append(f"Answers: {', '.join(answers)}")
    return "\n".join(lines)


def plain(value: object) -> bool:
    return isinstance(value, str | int | float | bool)
