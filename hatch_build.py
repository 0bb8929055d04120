"""Builds the page and the compiled engine into the wheel: installing it needs neither Node nor a compiler.

What cannot be built here is left out with a line that says so: without npm the page, without a C compiler the
compiled engine (the wheel is then a pure one, and plays the same). An editable install leaves both alone:
there `make page` and `make native` build them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NaveBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for every build of a wheel; `NAVE_PAGE=no` and `NAVE_NATIVE=no` leave a part out."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        static = Path(self.root) / "src" / "nave" / "web" / "static"
        if version != "editable":
            if os.environ.get("NAVE_PAGE") != "no":
                self.build_page(static)
            if os.environ.get("NAVE_NATIVE") != "no":
                self.build_engine(build_data)
        if (static / "index.html").is_file():
            # Git ignores the built page; the wheel must carry it all the same.
            build_data["artifacts"].append("src/nave/web/static/**")

    def build_page(self, static: Path) -> None:
        web = Path(self.root) / "web"
        npm = shutil.which("npm")
        if npm is None or not (web / "package-lock.json").is_file():
            if not (static / "index.html").is_file():
                self.app.display_warning("there is no npm here: the wheel is built without the page")
            return
        environment = {**os.environ, "NAVE_PAGE_OUT": str(static)}
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True, env=environment)

    def build_engine(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        try:
            import compile_engine
        finally:
            sys.path.pop(0)
        missing = compile_engine.missing_tool()
        if missing:
            self.app.display_warning(f"the wheel is a pure one: compiling the engine needs {missing}")
            return
        # Never in src/: a compiled module found there would win over an edited file.
        self.folder = tempfile.mkdtemp(prefix="nave-wheel-")
        built = Path(self.folder) / "native"
        self.app.display_info("compiling the engine, this takes a minute or two")
        try:
            compile_engine.compile_into(built, Path(self.root) / "src" / "nave")
        except subprocess.CalledProcessError as error:
            self.app.display_error(error.stdout.decode(errors="replace")[-4000:])
            self.app.abort("the engine could not be compiled; NAVE_NATIVE=no builds a pure wheel")
        build_data["force_include"][str(built)] = "nave/_native"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "folder", ""), ignore_errors=True)
