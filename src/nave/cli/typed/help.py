"""Help of a command in the language of the terminal: usage, what it does, arguments, options and commands.

Typer's own drawing has its headings as constants of a module; these panels look alike and say what they are
told.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from rich import box
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.theme import Theme
from typer import rich_utils as look

from nave.cli.speech import Speech

STYLES: Final = Theme(
    {
        "option": look.STYLE_OPTION,
        "switch": look.STYLE_SWITCH,
        "negative_option": look.STYLE_NEGATIVE_OPTION,
        "negative_switch": look.STYLE_NEGATIVE_SWITCH,
        "types": look.STYLE_TYPES,
        "types_sep": look.STYLE_TYPES_SEPARATOR,
        "usage": look.STYLE_USAGE,
    }
)
ARGUMENT: Final = "argument"


def console(stderr: bool = False) -> Console:
    return Console(theme=STYLES, highlighter=look.highlighter, width=look.MAX_WIDTH, stderr=stderr)


class Param(NamedTuple):
    """An argument or option, and what it does in words."""

    param: Any
    help: str


def print_help(
    speech: Speech,
    usage: str,
    paragraphs: list[str],
    params: Iterable[Param],
    commands: list[tuple[str, str]],
    examples: list[str],
) -> None:
    """Everything in words already; what is marked up is so in Rich's form."""
    out = console()
    out.print(Padding(look.highlighter(Text(usage)), 1), style=look.STYLE_USAGE_COMMAND)
    for number, paragraph in enumerate(paragraphs):
        out.print(Padding(marked(paragraph, look.STYLE_HELPTEXT if number else ""), (0, 1, 1, 1)))
    shown = [one for one in params if not getattr(one.param, "hidden", False)]
    for heading, kind in (("typed-arguments", True), ("typed-options", False)):
        rows = [one for one in shown if (one.param.param_type_name == ARGUMENT) == kind]
        if rows:
            out.print(panel(speech(heading), params_table(speech, rows)))
    if commands:
        out.print(panel(speech("typed-commands"), commands_table(commands)))
    if examples:
        out.print(Padding(marked("\n".join(examples)), 1))


def marked(text: str, style: str = "") -> Text:
    return look.highlighter(Text.from_markup(text, style=style))


def panel(title: str, inside: RenderableType, style: str = look.STYLE_OPTIONS_PANEL_BORDER) -> Panel:
    return Panel(inside, border_style=style, title=title, title_align="left")


def grid() -> Table:
    return Table(
        highlight=False,
        show_header=False,
        expand=True,
        box=getattr(box, "", None),
        pad_edge=False,
        padding=(0, 1),
    )


def params_table(speech: Speech, rows: list[Param]) -> Table:
    table = grid()
    needed = any(one.param.required for one in rows)
    for one in rows:
        star = [Text("*" if one.param.required else "", style=look.STYLE_REQUIRED_SHORT)] if needed else []
        table.add_row(*star, *names(one.param), types(one.param), Columns(remarks(speech, one)))
    return table


def names(param: Any) -> list[Text]:
    """Long and short names of an option, what switches it off; of an argument its one name."""
    if param.param_type_name == ARGUMENT:
        many = "..." if param.metavar is None and param.nargs != 1 else ""
        return [look.highlighter(Text(text)) for text in ("", f"{param.display_name_raw}{many}", "", "")]
    cells = []
    for given, light in ((param.opts, look.highlighter), (param.secondary_opts, look.negative_highlighter)):
        long = [name for name in given if name.startswith("--")]
        cells += [
            light(Text(",".join(some))) for some in (long, [name for name in given if name not in long])
        ]
    return cells


def types(param: Any) -> Text:
    text = Text(style=look.STYLE_TYPES, overflow="fold")
    text.append(param.display_type_rich(ctx=None) or "")
    least, most = (getattr(param, name, None) for name in ("min", "max"))
    if least is not None or most is not None:
        low, high = ("" if one is None else f"{one}" for one in (least, most))
        text.append(f" [{low}<=x<={high}]" if low and high else f" [x>={low}]" if low else f" [x<={high}]")
    return look.types_highlighter(text)


def remarks(speech: Speech, one: Param) -> Iterator[Text]:
    """What it does, then what else is to be known of it."""
    param = one.param
    if one.help:
        yield marked(one.help)
    if param.envvar and param.show_envvar:
        variables = param.envvar if isinstance(param.envvar, str) else ", ".join(param.envvar)
        yield Text(f"[{speech('typed-variable', value=variables)}]", style=look.STYLE_OPTION_ENVVAR)
    default = default_of(param)
    if param.show_default and default:
        yield Text(f"[{speech('typed-default', value=default)}]", style=look.STYLE_OPTION_DEFAULT)
    if param.required:
        yield Text(f"[{speech('typed-required')}]", style=look.STYLE_REQUIRED_LONG)


def default_of(param: Any) -> str:
    """What it is where nobody says it; "" if that is nothing."""
    value = param.default
    if isinstance(value, bool):
        switched = [*(param.opts if value else getattr(param, "secondary_opts", []))]
        return switched[0].lstrip("-") if switched else ""
    if value is None or value in ("", [], ()):
        return ""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def commands_table(commands: list[tuple[str, str]]) -> Table:
    table = grid()
    width = max(len(name) for name, _ in commands)
    table.add_column(style=look.STYLE_COMMANDS_TABLE_FIRST_COLUMN, no_wrap=True, width=width)
    table.add_column(ratio=10)
    for name, text in commands:
        table.add_row(Text(name), marked(text))
    return table


def print_error(speech: Speech, usage: str | None, command: str | None, message: str) -> None:
    """What was typed wrongly, how it is used, and where to read more."""
    out = console(stderr=True)
    if usage is not None:
        out.print(look.highlighter(Text(usage)), style=look.STYLE_USAGE_COMMAND)
    if command is not None:
        quoted = Text(speech("typed-try-help", command=f"'{command}'"))
        quoted.highlight_words([f"'{command}'"], "blue")
        out.print(quoted, style=look.STYLE_ERRORS_SUGGESTION)
    inside = look.highlighter(Text(message))
    out.print(panel(speech("typed-error"), inside, look.STYLE_ERRORS_PANEL_BORDER))
