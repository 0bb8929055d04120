"""A game in a notebook or as text: the question, how the players stand, the legal answers. Knows no rule."""

import html
from collections.abc import Callable

from nave.kernel.said import Said
from nave.kernel.types import Shown, View

Say = Callable[[Said], str]


def table_html(title: str, prompt: str, view: View, answers: list[str], say: Say) -> str:
    """Made of the spectators' view, so that nothing secret ends up in a saved notebook."""
    players: list[Shown] = view.get("players", [])
    columns = [key for key, value in players[0].items() if plain(value)] if players else []
    head = "".join(f"<th>{html.escape(key.replace('_', ' '))}</th>" for key in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(str(row.get(key, '')))}</td>" for key in columns) + "</tr>"
        for row in players
    )
    bold = f"<b>{html.escape(title)}</b>"
    told = ", ".join(f"<code>{html.escape(text)}</code>" for text in answers)
    line = html.escape(say(headline(title, prompt, view))).replace(html.escape(title), bold, 1)
    return f"<div><p>{line}</p><table><tr>{head}</tr>{body}</table><p>{told}</p></div>"


def table_text(title: str, prompt: str, view: View, answers: list[str], say: Say) -> str:
    """The same in plain lines."""
    lines = [say(headline(title, prompt, view))]
    for row in view.get("players", []):
        told = (f"{key.replace('_', ' ')} {value}" for key, value in row.items() if plain(value))
        lines.append(f"  {', '.join(told)}")
    if answers:
        # Behind the words, not in them: a message has a limit, legal answers have none.
        lines.append(f"{say(Said('table-answers'))} {', '.join(answers)}")
    return "\n".join(lines)


def headline(title: str, prompt: str, view: View) -> Said:
    return Said("table-line", title=title, turn=str(view["turn"]), prompt=prompt)


def plain(value: object) -> bool:
    return isinstance(value, str | int | float | bool)
