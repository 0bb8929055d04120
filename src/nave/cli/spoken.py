"""Help in words of a language: commands and options name messages, said when help is asked for."""

from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from nave.cli.speech import Speech
from nave.cli.typed.frames import BROUGHT, usage_in_words
from nave.cli.typed.help import Param, print_help

# Per help message of a command: lines to type, and the message that says what they do.
EXAMPLES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "cli-help": (
        ("nave play GAME", "cli-example-play"),
        ("nave simulate GAME --seats 4 --games 200 --seed 1 --json", "cli-example-simulate"),
        ("nave replay FILE", "cli-example-replay"),
        ("nave rules GAME end", "cli-example-rules"),
        ("nave components list", "cli-example-components"),
        ("nave play --help", "cli-example-help"),
    ),
    "cli-help-play": (
        ("nave play GAME", "cli-example-play-one"),
        ("nave play GAME --players human,human,mason", "cli-example-play-hot"),
        ("nave play GAME --seats 1", "cli-example-play-solo"),
        ("nave play GAME --seats 3 --set KEY=VALUE --seed 7", ""),
        ("nave play --continue", "cli-example-play-continue"),
        ("nave play GAME --plain < moves.txt", "cli-example-play-plain"),
    ),
    "cli-help-simulate": (
        ("nave simulate GAME --seats 4 --games 200 --seed 1 --json", ""),
        ("nave simulate GAME -s 1 -n 50 --set KEY=VALUE", ""),
        ("nave simulate GAME -n 1000000 --output games.parquet", "cli-example-simulate-resume"),
    ),
    "cli-help-tournament": (
        ("nave tournament GAME --bots mason,apprentice,random --blocks 20 --seed 1000", ""),
        ("nave tournament GAME -s 4 -b mason,apprentice,apprentice,apprentice -n 25 -j 2", ""),
        (
            "nave tournament GAME -b mason,apprentice -n 500 --sprt --output m.parquet",
            "cli-example-tournament-sprt",
        ),
        ("nave tournament GAME -s 1 -b mason -n 50 --json", "cli-example-tournament-solo"),
    ),
    "cli-help-tune": (
        ("nave tune GAME --output tuned.toml --generations 30 -j 8", ""),
        ("nave tune GAME --output tuned.toml --weights pace,turn --resume", "cli-example-tune-resume"),
    ),
    "cli-help-bench": (
        ("nave bench", ""),
        ("nave bench --peers --games 100000 --json", ""),
    ),
    "cli-help-replay": (
        ("nave replay game.json", "cli-example-replay-whole"),
        ("nave replay game.json --step", "cli-example-replay-step"),
        ("nave replay game.json --upto 120 --json", "cli-example-replay-upto"),
    ),
    "cli-help-judge": (
        ("nave judge game.json", "cli-example-judge"),
        ("nave judge game.json --level thorough --json", "cli-example-judge-thorough"),
        ("nave judge a.json b.json --output judged.parquet", "cli-example-judge-many"),
    ),
    "cli-help-puzzle": (
        ("nave puzzle GAME", "cli-example-puzzle"),
        ("nave puzzles list GAME", "cli-example-puzzles"),
    ),
    "cli-help-puzzles-cut": (("nave puzzles cut a.json b.json --output found.json", ""),),
    "cli-help-words-check": (
        ("nave words check de", "cli-example-words-check"),
        ("nave words check pl --all --json", ""),
    ),
    "cli-help-words-show": (("nave words show pl --number 5", "cli-example-words-show"),),
    "cli-help-learn": (
        ("nave learn GAME", "cli-example-learn"),
        ("nave learn GAME claim", "cli-example-learn-lesson"),
        ("nave learn GAME --play-on", "cli-example-learn-on"),
    ),
    "cli-help-rules": (
        ("nave rules GAME end.trigger", "cli-example-rules-one"),
        ("nave rules GAME end", "cli-example-rules-group"),
        ("nave rules GAME white die", "cli-example-rules-words"),
    ),
    "cli-help-serve": (
        ("nave serve", "cli-example-serve"),
        ("nave serve --database postgresql://nave@localhost/nave --workers 2", ""),
    ),
    "cli-help-backup": (("nave backup tables-monday.nave.gz", ""),),
    "cli-help-restore": (
        ("nave restore tables-monday.nave.gz --database postgresql://nave@localhost/nave", ""),
    ),
    "cli-help-components": (
        ("nave components export GAME -o my.toml", "cli-example-components-export"),
        ("nave components check my.toml --game GAME", "cli-example-components-check"),
        ("nave components install my.toml --game GAME --name mybox", "cli-example-components-install"),
        ("nave components diff GAME standard mybox", "cli-example-components-diff"),
        ("nave components edit GAME --guessed", "cli-example-components-edit"),
        ("nave components set GAME.PIECE.FIELD=VALUE", "cli-example-components-set"),
        ("nave components share GAME mybox", "cli-example-components-share"),
        ("nave components merge GAME mybox CODE", "cli-example-components-merge"),
    ),
    "cli-help-components-show": (("nave components show GAME --provenance reconstructed", ""),),
    "cli-help-components-export": (("nave components export GAME -o my.toml", ""),),
    "cli-help-components-diff": (("nave components diff GAME standard my.toml", ""),),
}


class Texts:
    """The messages that a command names, said when help is asked for."""

    def __init__(self, command: TyperCommand | TyperGroup) -> None:
        self.key = command.help or ""

    def help(self, speech: Speech) -> list[str]:
        """Paragraphs; the first says it in a line."""
        parts = [key for key in (self.key, f"{self.key}-more") if speech.has(key)]
        return [paragraph for key in parts for paragraph in speech(key).split("\n\n")] or [self.key]

    def examples(self, speech: Speech) -> list[str]:
        shown = EXAMPLES.get(self.key, ())
        lines = [f"[cyan]{line}[/cyan]" + (f"  {speech(key)}" if key else "") for line, key in shown]
        return [f"[bold]{speech('cli-examples')}[/bold]", *lines] if lines else []


def param_help(speech: Speech, param: Any) -> str:
    """What an argument or option does; what every command has is called by us."""
    if param.name == "help":
        return speech("cli-option-help")
    key = BROUGHT.get(param.name or "", getattr(param, "help", None) or "")
    return speech(key) if speech.has(key) else key


def usage(speech: Speech, command: TyperCommand | TyperGroup, ctx: Any, formatter: Any) -> None:
    said = {"[OPTIONS]": "typed-usage-options", "COMMAND [ARGS]...": "typed-usage-command"}
    pieces = [speech(said[piece]) if piece in said else piece for piece in command.collect_usage_pieces(ctx)]
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{speech('typed-usage')} ")


def tell_help(command: "SpokenCommand | SpokenGroup", ctx: Any) -> None:
    speech = Speech()
    commands = getattr(command, "commands", {})
    print_help(
        speech,
        command.get_usage(ctx),
        command.texts.help(speech),
        [Param(param, param_help(speech, param)) for param in command.get_params(ctx)],
        [(name, in_a_line(speech, one)) for name, one in commands.items() if not one.hidden],
        command.texts.examples(speech),
    )


def in_a_line(speech: Speech, command: Any) -> str:
    if isinstance(command, SpokenCommand | SpokenGroup):
        return command.texts.help(speech)[0]
    return str(command.get_short_help_str())


def completed(items: list[Any]) -> list[Any]:
    """What a shell offers, with what it does in words."""
    speech = Speech()
    for item in items:
        if item.help and speech.has(item.help):
            item.help = speech(item.help)
    return items


class SpokenCommand(TyperCommand):
    def __init__(self, name: str | None, **settings: Any) -> None:
        super().__init__(name, **settings)
        self.texts = Texts(self)

    def make_context(self, *args: Any, **settings: Any) -> Any:
        with usage_in_words():
            return super().make_context(*args, **settings)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(Speech(), self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        tell_help(self, ctx)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return completed(super().shell_complete(ctx, incomplete))


class SpokenGroup(TyperGroup):
    def __init__(self, *, name: str | None = None, **settings: Any) -> None:
        super().__init__(name=name, **settings)
        self.texts = Texts(self)

    def make_context(self, *args: Any, **settings: Any) -> Any:
        with usage_in_words():
            return super().make_context(*args, **settings)

    def invoke(self, ctx: Any) -> Any:
        with usage_in_words():
            return super().invoke(ctx)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(Speech(), self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        tell_help(self, ctx)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return completed(super().shell_complete(ctx, incomplete))
