"""Writes the server's own description (OpenAPI) as JSON; `npm run types` makes the page's types from it."""

import json
import sys
from pathlib import Path

from nave.web.app import make_app
from nave.web.settings import Settings


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: page_types.py FILE")
    description = make_app(Settings()).openapi()
    Path(sys.argv[1]).write_text(json.dumps(description, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
