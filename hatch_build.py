"""Builds the page into the wheel, so that whoever installs Nave needs no Node to serve it.

Without npm, or in an editable install, the page is left as it is: `make page` builds it there.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for every build of a wheel; `NAVE_PAGE=no` leaves the page out."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        static = Path(self.root) / "src" / "nave" / "web" / "static"
        if version != "editable" and os.environ.get("NAVE_PAGE") != "no":
            self.build(static)
        if (static / "index.html").is_file():
            # Git ignores the built page; the wheel must carry it all the same.
            build_data["artifacts"].append("src/nave/web/static/**")

    def build(self, static: Path) -> None:
        web = Path(self.root) / "web"
        npm = shutil.which("npm")
        if npm is None or not (web / "package-lock.json").is_file():
            if not (static / "index.html").is_file():
                self.app.display_warning("there is no npm here: the wheel is built without the page")
            return
        environment = {**os.environ, "NAVE_PAGE_OUT": str(static)}
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True, env=environment)
