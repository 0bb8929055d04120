"""Checks the built page: the script stays small, and the strict policy of the server suffices for it."""

import gzip
import re
import sys
from pathlib import Path

BUILT = Path(__file__).resolve().parent.parent / "src" / "nave" / "web" / "static"
# What a browser loads at most, compressed, to play: lobby, table and both games together.
MOST = 160_000
# What it loads before the lobby can be painted.
LOBBY = 45_000
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
    "settings": 5_000,
    "menu": 10_000,
    "ending": 8_000,
    # Of each game, beside it.
    "after": 3_000,
    "afterwards": 20_000,
    "sw.js": 2_000,
}
# The page's own texts in a language, compressed; those of a game come with the game.
LANGUAGE = 12_000
WORDS = re.compile(r"words-([a-z]{2,3})-")
ELSEWHERE = re.compile(r"""(?:src|href)=["'](?:https?:)?//""")
# Parts that a part cannot do without, and those that it loads when they are asked for.
NEEDS = re.compile(r"""\b(?:from|import)\s*["']\./([^"']+\.js)["']""")
LOADS = re.compile(r"""\bimport\(\s*["'`]\./([^"'`]+\.js)["'`]""")


class Parts:
    """The built script, part by part, with what each of them brings along."""

    def __init__(self, folder: Path) -> None:
        texts = {path.name: path.read_text(encoding="utf-8") for path in folder.rglob("*.js")}
        self.sizes = {name: len(gzip.compress(text.encode(), 9)) for name, text in texts.items()}
        self.needs = {name: set(NEEDS.findall(text)) for name, text in texts.items()}
        self.loads = {name: set(LOADS.findall(text)) for name, text in texts.items()}

    def asked_for(self, name: str) -> bool:
        """One of the parts for those who ask, or a door to one."""
        return any(kind(one) in ASKED_FOR for one in (name, *self.needs.get(name, ())))

    def brought(self, begin: set[str]) -> set[str]:
        """What a browser has once it has played: what is needed, whatever its name, and what is then loaded.

        Left out are the parts that only some ask for.
        """
        found: set[str] = set()
        todo = sorted(begin)
        while todo:
            name = todo.pop()
            if name not in found and name in self.sizes:
                found.add(name)
                todo += self.needs[name]
                todo += (one for one in self.loads[name] if not self.asked_for(one))
        return found


def hovers(styles: str) -> int:
    """Rules for what is hovered over that would hold under a finger, too (web/hover.mjs)."""
    depth, safe, count = 0, 0, 0
    for part in re.findall(r"[^{}]*[{}]", styles):
        if part.endswith("}"):
            depth -= 1
            safe = min(safe, depth)
            continue
        depth += 1
        if re.search(r"@media[^;]*\(hover:\s*hover\)", part):
            safe = depth
        elif ":hover" in part and not safe:
            count += 1
    return count


def kind(name: str) -> str:
    return name.partition("-")[0]


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT
    index = folder / "index.html"
    if not index.is_file():
        print(f"the page is not built in {folder.name}/: make page")
        return 0
    problems: list[str] = []
    text = index.read_text(encoding="utf-8")
    parts = Parts(folder)
    asked = {name: size for name, size in sorted(parts.sizes.items()) if kind(name) in ASKED_FOR}
    for name, size in asked.items():
        if size > ASKED_FOR[kind(name)]:
            problems.append(f"{name} has {size} bytes compressed; allowed: {ASKED_FOR[kind(name)]}")
    first = set(re.findall(r"/assets/([^\"]+\.js)", text))
    played = {name: parts.sizes[name] for name in parts.brought(first)}
    for name in sorted(set(asked) & set(played)):
        problems.append(f"{name} is for those who ask for it, but whoever plays has to load it")
    total = sum(played.values())
    if total > MOST:
        largest = sorted(played.items(), key=lambda pair: -pair[1])[:5]
        named = ", ".join(f"{name} {size}" for name, size in largest)
        problems.append(f"the script has {total} bytes compressed; allowed: {MOST} (largest: {named})")
    lobby = sum(size for name, size in played.items() if name in first)
    if lobby > LOBBY:
        problems.append(
            f"the lobby needs {lobby} bytes compressed; allowed: {LOBBY} ({', '.join(sorted(first))})"
        )
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
    sticky = {
        path.name: count for path in folder.rglob("*.css") if (count := hovers(path.read_text("utf-8")))
    }
    if sticky:
        problems.append(f"styles that stay where a finger was: {sticky}")
    if re.search(r"<style|<script(?![^>]*\bsrc=)| style=| on\w+=", text):
        problems.append("index.html has a style or script inside, which the policy of the server forbids")
    if ELSEWHERE.search(text):
        problems.append("index.html loads something from another server")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"page: {total} bytes of script to play with, compressed; allowed: {MOST}; the lobby: {lobby}")
    print("words:", ", ".join(f"{language} {size}" for language, size in spoken.items()))
    print("asked for:", ", ".join(f"{kind(name)} {size}" for name, size in asked.items()))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
