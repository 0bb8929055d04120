"""Checks the built page: the script stays small, and the strict policy of the server suffices for it."""

import gzip
import re
import sys
from pathlib import Path

BUILT = Path(__file__).resolve().parent.parent / "src" / "nave" / "web" / "static"
# What every browser has to load at most, compressed, for both games and every screen together.
MOST = 150_000
ELSEWHERE = re.compile(r"""(?:src|href)=["'](?:https?:)?//""")


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT
    index = folder / "index.html"
    if not index.is_file():
        print(f"the page is not built in {folder.name}/: make page")
        return 0
    problems: list[str] = []
    sizes = {path: len(gzip.compress(path.read_bytes(), 9)) for path in sorted(folder.rglob("*.js"))}
    total = sum(sizes.values())
    if total > MOST:
        largest = sorted(sizes.items(), key=lambda pair: -pair[1])[:5]
        named = ", ".join(f"{path.name} {size}" for path, size in largest)
        problems.append(f"the script has {total} bytes compressed; allowed: {MOST} (largest: {named})")
    text = index.read_text(encoding="utf-8")
    if re.search(r"<style|<script(?![^>]*\bsrc=)| style=| on\w+=", text):
        problems.append("index.html has a style or script inside, which the policy of the server forbids")
    if ELSEWHERE.search(text):
        problems.append("index.html loads something from another server")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"page: {total} bytes of script in {len(sizes)} files, compressed; allowed: {MOST}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
