"""`nave words`: which languages there are, and whether the words of one are complete and sound."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape

from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.speech import Speech
from nave.cli.spoken import SpokenCommand, SpokenGroup
from nave.kernel.language import DEFAULT

words = typer.Typer(cls=SpokenGroup, help="cli-help-words", no_args_is_help=True)

TRANSLATION: Final = "nave.translation"
SHOWN: Final = 40
PageOption = Annotated[Path | None, typer.Option("--page", metavar="FOLDER", help="cli-option-page-words")]


def page_or_none(page: Path | None) -> Path | None:
    """Where nothing is said, the page of a checkout that one stands in."""
    from nave.translation.files import PAGE

    return PAGE if page is None and PAGE.is_dir() else page


@words.command("list", cls=SpokenCommand, help="cli-help-words-list")
def list_command(page: PageOption = None, as_json: JsonOption = False) -> None:
    with told_plainly():
        from nave.translation.files import places

        there = places(page_or_none(page))
        counted = {
            language: sum(len(file.texts) for file in (place.read(language) for place in there) if file)
            for language in sorted({one for place in there for one in place.languages})
        }
    if as_json:
        print_json(counted)
        return
    say = Speech(words_in=(TRANSLATION,))
    for language, texts in counted.items():
        typer.echo(say("words-row", language=language, texts=texts, all=counted[DEFAULT]))


@words.command("check", cls=SpokenCommand, help="cli-help-words-check")
def check_command(
    language: Annotated[str, typer.Argument(metavar="LANGUAGE", help="cli-option-words-language")],
    page: PageOption = None,
    every: Annotated[bool, typer.Option("--all", help="cli-option-words-all")] = False,
    as_json: JsonOption = False,
) -> None:
    with told_plainly():
        from nave.translation.check import check
        from nave.translation.files import places

        found = check(language, places(page_or_none(page)))
    say = Speech(words_in=(TRANSLATION,))
    if as_json:
        print_json(
            {
                "language": language,
                "files": found.places,
                "texts": found.texts,
                "problems": [
                    {
                        "file": one.place,
                        "message": one.message,
                        "kind": one.said.key,
                        "text": say.say(one.said),
                    }
                    for one in found.problems
                ],
            }
        )
    else:
        console = Console(soft_wrap=True, highlight=False)
        for one in found.problems if every else found.problems[:SHOWN]:
            console.print(
                f"[cyan]{escape(one.place)}[/cyan] {escape(one.message)}: {escape(say.say(one.said))}"
            )
        if not every and len(found.problems) > SHOWN:
            console.print(escape(say("words-more", count=len(found.problems) - SHOWN)))
        count = len(found.problems)
        console.print(
            escape(
                say("words-found", problems=count, language=language, texts=found.texts, places=found.places)
            )
        )
    if found.problems:
        raise typer.Exit(1)


@words.command("show", cls=SpokenCommand, help="cli-help-words-show")
def show_command(
    language: Annotated[str, typer.Argument(metavar="LANGUAGE", help="cli-option-words-language")],
    only: Annotated[list[str] | None, typer.Argument(metavar="WORDS", help="cli-option-words-only")] = None,
    problems: Annotated[bool, typer.Option("--problems", help="cli-option-words-problems")] = False,
    number: Annotated[int, typer.Option(help="cli-option-words-number")] = 3,
    page: PageOption = None,
    as_json: JsonOption = False,
) -> None:
    with told_plainly():
        from nave.translation.check import check
        from nave.translation.files import Place, places
        from nave.translation.samples import samples

        there = places(page_or_none(page))
        say = Speech(words_in=(TRANSLATION,))
        found: dict[tuple[str, str], list[str]] = {}
        for problem in check(language, there).problems:
            found.setdefault((problem.place, problem.message), []).append(say.say(problem.said))
        wanted = " ".join(only or []).casefold()
        shown = [
            (one, found.get((one.place, one.message), []))
            for one in samples(language, [place for place in there if isinstance(place, Place)], number)
            if wanted in f"{one.place} {one.message} {one.english} {one.text}".casefold()
        ]
        shown = [(one, wrong) for one, wrong in shown if wrong or one.text is None or not problems]
    if as_json:
        print_json([{**one._asdict(), "problems": wrong} for one, wrong in shown])
        return
    console = Console(soft_wrap=True, highlight=False)
    for sample, wrong in shown:
        console.print(f"[cyan]{escape(sample.place)}[/cyan] [bold]{escape(sample.message)}[/bold]")
        console.print(f"  {escape(sample.english)}")
        console.print(f"  [green]{escape(sample.text or '–')}[/green]")
        for text in wrong:
            console.print(f"  [red]{escape(text)}[/red]")
