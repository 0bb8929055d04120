"""What the command `nave` runs. If a package is missing it says which extra brings it."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

# A line of the package's metadata: name of what is needed, anything, the extra it belongs to.
NEEDED: Final = re.compile(r"^([A-Za-z0-9._-]+).*;.*\bextra == ['\"](\w+)['\"]")


def run() -> None:
    """Start the command line; without what a command needs it ends with 2 and the line to type."""
    try:
        from nave.cli.main import app

        app()
    except ModuleNotFoundError as error:
        extra = extra_of(error.name or "")
        if extra is None:
            raise
        from nave.cli.speech import Speech

        print(Speech()("cli-missing", package=error.name, extra=extra), file=sys.stderr)
        sys.exit(2)


def extra_of(module: str) -> str | None:
    """The smallest extra that brings a module, as the package's own metadata say."""
    try:
        lines = requires("nave") or []
    except PackageNotFoundError:
        return None
    found: dict[str, list[str]] = {}
    for line in lines:
        match = NEEDED.match(line)
        if match:
            found.setdefault(match[2], []).append(match[1].lower().replace("-", "_"))
    wanted = module.partition(".")[0]
    fitting = [extra for extra, needed in found.items() if wanted in needed]
    return min(fitting, key=lambda extra: len(found[extra]), default=None)


if __name__ == "__main__":
    run()
