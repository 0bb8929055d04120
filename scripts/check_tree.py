"""Fail if a file of the tree names a package registry or a folder of somebody's machine.

Looks at every text file that git tracks or would add. Pins must work from any registry, so requirement files,
lock files and their settings may not say where packages come from; no file at all may hold a machine path.
"""

import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple


class Ban(NamedTuple):
    """A pattern, the files it holds for, and what to tell whoever wrote it."""

    pattern: re.Pattern[str]
    names: tuple[str, ...]
    reason: str


EVERY_FILE: Final = ("*",)
PINS: Final = ("requirements/*.txt", "*requirements*.txt", "*constraints*.txt", "*.npmrc", "*pip.conf")
PACKAGING: Final = (
    *PINS,
    "*pyproject.toml",
    "*uv.toml",
    "*pylock*.toml",
    "*.lock",
    "*package.json",
    "*package-lock.json",
    "*npm-shrinkwrap.json",
    "*pnpm-lock.yaml",
)

BANS: Final = (
    Ban(
        # Not after a letter, a variable or a closing tag: there it is part of a relative path or of markup.
        re.compile(r"(?<![\w.~)}>*<-])/(?:(?:work|root)(?![\w-])|(?:home|Users)/\w)"),
        EVERY_FILE,
        "machine path; use a path relative to the project, or ask platformdirs",
    ),
    Ban(
        re.compile(r"\b[A-Za-z]:\\+Users\\", re.IGNORECASE),
        EVERY_FILE,
        "machine path; use a path relative to the project, or ask platformdirs",
    ),
    Ban(
        re.compile(r"https?://|\bfile:", re.IGNORECASE),
        PINS,
        "address in a file of pins; run `make lock`, and keep settings of your machine out of the tree",
    ),
    Ban(
        re.compile(
            r"https?://(?:[^/\s\"']*[.@])?(?:pypi|pythonhosted|registry|npm|nexus|artifactory|mirrors?)[.:/]",
            re.IGNORECASE,
        ),
        PACKAGING,
        "registry host; pins must work from any registry",
    ),
    Ban(
        re.compile(r"https?://", re.IGNORECASE),
        ("*package-lock.json", "*npm-shrinkwrap.json"),
        'host in a lock file; take out the "funding" entries that npm writes',
    ),
    Ban(
        re.compile(r"\"resolved\"\s*:\s*\"(?:https?|file):", re.IGNORECASE),
        PACKAGING,
        "resolved address; set omit-lockfile-registry-resolved=true in .npmrc and lock again",
    ),
    Ban(
        re.compile(
            r"(?:^|\s)(?:-i\s|-f\s|--(?:extra-)?index-url|--find-links|--trusted-host)"
            r"|^\s*(?:@[\w-]+:)?registry\s*=|^\s*\[\[tool\.uv\.index\]\]",
        ),
        PACKAGING,
        "package index setting; leave the choice of index to each machine",
    ),
)


def tree_files() -> list[str]:
    """The files git tracks or would add, as paths relative to the working folder."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"]
    try:
        listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError:
        sys.exit("check_tree: git is needed to list the files of the tree, and it is not installed")
    except subprocess.CalledProcessError as error:
        sys.exit(f"check_tree: git could not list the files of the tree: {error.stderr.strip()}")
    return [name for name in listing.split("\0") if name]


def text_of(path: Path) -> str | None:
    """The file's text, or None for what has none: binary data, links, files deleted but not committed."""
    if path.is_symlink() or not path.is_file():
        return None
    data = path.read_bytes()
    return None if b"\0" in data else data.decode("utf-8", errors="replace")


def problems_in(name: str, text: str) -> list[str]:
    """One message per offending line, each with file, line, finding and what to do."""
    bans = [ban for ban in BANS if any(fnmatch(name, pattern) for pattern in ban.names)]
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        for ban in bans:
            match = ban.pattern.search(line)
            if match:
                found.append(f"{name}:{number}: '{match.group().strip()}': {ban.reason}")
    return found


def main() -> int:
    names = tree_files()
    found: list[str] = []
    for name in names:
        text = text_of(Path(name))
        if text is not None:
            found.extend(problems_in(name, text))
    if found:
        print("\n".join(found), file=sys.stderr)
        print(f"check_tree: {len(found)} problem(s) in {len(names)} files", file=sys.stderr)
        return 1
    print(f"check_tree: {len(names)} files, no registry host, no machine path")
    return 0


if __name__ == "__main__":
    sys.exit(main())
