"""Lines of rules code of each game at some commits: neither blank nor comment nor docstring.

    .venv/bin/python -m scripts.rules_lines 19dd0e0 HEAD
    .venv/bin/python -m scripts.rules_lines --abilities HEAD    # what the lines serve

A line serves an ability by the file it stands in (FILES), else by the method around it (METHODS); all other
lines are the rules themselves, with the packed state, set-up, components and positions.
"""

import argparse
import ast
import io
import subprocess
import tokenize
from collections import Counter
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = "src/nave/games"
CONTRACTORS: Final = "contractors"
LAYOUT: Final = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)

# Files that serve one ability and are no rules, by the name of the file.
FILES: Final = {
    "observe": "observation for learning agents",
    "about": "what a piece is (about, lens)",
    "drawn": "a real box: what chance shows (drawn)",
    "ending": "a real box: finished games scored (ending)",
    "sheets": "an owner's sheets of pieces",
    "sources": "where points came from (sources)",
    "account": "where points came from (sources)",
    "types": "declared types of what is sent",
    "events": "typed events",
    "component_schema": "what may stand in a component set",
    "component_checks": "what may stand in a component set",
    "words": "sentences in code",
    "refuse": "refusals",
    "refuse_influence": "refusals",
}
METHODS: Final = {
    "usual": "usual answer",
    "leaves": "what an answer gives up (leaves)",
    "touches": "touches",
    "label": "labels",
    "refuse": "refusals",
    "means": "refusals",
    "prompt": "prompts",
    "imagine": "what a seat cannot know, drawn anew",
    "redeal": "what a seat cannot know, drawn anew",
}


def code_lines(text: str) -> set[int]:
    """The numbers of lines that hold code."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in LAYOUT and token.type != tokenize.ENDMARKER:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            lines.difference_update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return lines


def by_ability(path: str, text: str) -> Counter[str]:
    """How many lines of a file serve what; the empty name is for the rules themselves."""
    lines, stem = code_lines(text), PurePosixPath(path).stem
    found: Counter[str] = Counter()
    if stem in FILES:
        return Counter({FILES[stem]: len(lines)})
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name in METHODS:
            mine = lines & set(range(node.lineno, (node.end_lineno or 0) + 1))
            found[METHODS[node.name]] += len(mine)
            lines -= mine
    found[""] += len(lines)
    return found


def game_of(path: str) -> str:
    """The expansion is counted by itself."""
    parts = PurePosixPath(path).relative_to(GAMES).parts
    return "/".join(parts[: 2 if len(parts) > 2 and parts[1] == CONTRACTORS else 1])


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def measured(commit: str) -> dict[str, Counter[str]]:
    """By game, how many lines serve what."""
    found: dict[str, Counter[str]] = {}
    for path in git("ls-tree", "-r", "--name-only", commit, GAMES).splitlines():
        if path.endswith(".py") and path != f"{GAMES}/__init__.py":
            text = git("show", f"{commit}:{path}")
            found.setdefault(game_of(path), Counter()).update(by_ability(path, text))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commits", nargs="+")
    parser.add_argument("--abilities", action="store_true", help="also what the lines serve")
    given = parser.parse_args()
    for commit in given.commits:
        for game, served in measured(commit).items():
            print(f"{commit:<10} {game:<30} {served.total():>6}  rules themselves {served['']:>6}")
            if given.abilities:
                for ability, lines in served.most_common():
                    if ability:
                        print(f"{'':<12} {lines:>5}  {ability}")


if __name__ == "__main__":
    main()
