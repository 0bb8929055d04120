"""Checks the built page: the script stays small, and the strict policy of the server suffices for it."""

import gzip
import re
import sys
from pathlib import Path

BUILT = Path(__file__).resolve().parent.parent / "src" / "nave" / "web" / "static"
# What a browser loads at most, compressed, to play: lobby, table and both games together.
MOST = 160_000
# What only those load who ask for it, part by part: see the groups of web/vite.config.ts.
ASKED_FOR = {
    "qr": 10_000,
    "friends": 25_000,
    "workbench": 15_000,
    # Of each game, for the workbench alone.
    "pieces": 5_000,
    "companion": 8_000,
    "learn": 15_000,
    "lens": 5_000,
    "puzzle": 12_000,
    "texts": 5_000,
    "rules": 10_000,
    "scene": 5_000,
    "menu": 10_000,
    "ending": 8_000,
    "afterwards": 20_000,
    "sw.js": 2_000,
}
# The page's own texts in a language, compressed; those of a game come with the game.
LANGUAGE = 12_000
WORDS = re.compile(r"words-([a-z]{2,3})-")
ELSEWHERE = re.compile(r"""(?:src|href)=["'](?:https?:)?//""")


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT
    index = folder / "index.html"
    if not index.is_file():
        print(f"the page is not built in {folder.name}/: make page")
        return 0
    problems: list[str] = []
    sizes = {path: len(gzip.compress(path.read_bytes(), 9)) for path in sorted(folder.rglob("*.js"))}
    asked = {path: size for path, size in sizes.items() if path.name.partition("-")[0] in ASKED_FOR}
    for path, size in asked.items():
        most = ASKED_FOR[path.name.partition("-")[0]]
        if size > most:
            problems.append(f"{path.name} has {size} bytes compressed; allowed: {most}")
    played = {path: size for path, size in sizes.items() if path not in asked}
    total = sum(played.values())
    if total > MOST:
        largest = sorted(played.items(), key=lambda pair: -pair[1])[:5]
        named = ", ".join(f"{path.name} {size}" for path, size in largest)
        problems.append(f"the script has {total} bytes compressed; allowed: {MOST} (largest: {named})")
    spoken = {
        match[1]: len(gzip.compress(path.read_bytes(), 9))
        for path in sorted(folder.rglob("*.ftl"))
        if (match := WORDS.match(path.name))
    }
    if not spoken:
        problems.append("the page has no language file of its own")
    for language, size in spoken.items():
        if size > LANGUAGE:
            problems.append(f"the words of {language} have {size} bytes compressed; allowed: {LANGUAGE}")
    text = index.read_text(encoding="utf-8")
    if re.search(r"<style|<script(?![^>]*\bsrc=)| style=| on\w+=", text):
        problems.append("index.html has a style or script inside, which the policy of the server forbids")
    if ELSEWHERE.search(text):
        problems.append("index.html loads something from another server")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"page: {total} bytes of script to play with, compressed; allowed: {MOST}")
    print("words:", ", ".join(f"{language} {size}" for language, size in spoken.items()))
    print("asked for:", ", ".join(f"{path.name.partition('-')[0]} {size}" for path, size in asked.items()))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
