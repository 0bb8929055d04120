"""Compile kernel, games and bots with mypyc; without a C compiler say so and leave everything as it is.

    .venv/bin/python scripts/compile_engine.py

puts the modules into the environment of that Python, never into src/. hatch_build.py calls `compile_into` for
wheels. Beside the modules lies a list of their sources with hashes, which nave/native.py checks.
"""

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
INSTALLED: Final = Path(sysconfig.get_path("platlib")) / "nave_native"
LIST: Final = "sources.json"
ROOMS: Final = ("kernel", "games", "bots")
# Left interpreted, by file name: what runs once when a game is loaded, declared types that are read as such,
# and what checks data from outside: a wrong type must be answered in our words, and compiled code would raise
# its own TypeError before.
LEFT_OUT: Final = (
    *("__init__", "component_check", "component_checks", "component_schema", "component_store", "components"),
    *("ledger", "errors", "events", "record", "reading", "catalogue", "game", "rules", "notebook", "why"),
    *("position", "account", "asking", "begin", "language", "legal", "option", "plugins", "refusal", "types"),
    *("weights", "strength", "about", "lens", "drawn", "ending", "course"),
    *("by_hand", "component_tray", "owner_set", "set_code", "set_merge", "sheets"),
)
# People derive bots from `Bot` and give it plain class attributes; the threads of `safe` are Python's own.
LEFT_OUT_PATHS: Final = ("bots/base.py", "bots/safe.py")
# One library for all: calls between its modules are plain C calls.
LIBRARY: Final = "nave__mypyc"
DOOR: Final = "doors"


def sources(package: Path) -> list[str]:
    """What is compiled, relative to the package."""
    found = [
        path.relative_to(package).as_posix()
        for room in ROOMS
        for path in sorted((package / room).rglob("*.py"))
        if path.stem not in LEFT_OUT
    ]
    return [name for name in found if name not in LEFT_OUT_PATHS]


def watched(package: Path) -> list[str]:
    """What the compiled modules depend on: constants of files that are left out end up in them as well."""
    return ["api.py"] + [
        path.relative_to(package).as_posix()
        for room in ROOMS
        for path in sorted((package / room).rglob("*.py"))
    ]


def door_of(module: str) -> str:
    """The small library through which Python enters a compiled module: one for each package."""
    return f"{module.rpartition('.')[0]}.{DOOR}"


def included(source: str) -> str:
    """mypyc gives every module a second name for the case that it is a package, which none of ours is."""
    alias = source.removesuffix(".c").replace("/", "_")
    return f'#define PyInit___init__ {alias}\n#include "{source}"\n#undef PyInit___init__\n'


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def missing_tool() -> str:
    """What is needed to compile and not there; empty if all is."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"the package {module}"
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return f"a C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's C headers (Debian or Ubuntu: sudo apt install python3-dev)"
    return ""


def compile_into(target: Path, package: Path) -> None:
    """Fill the new folder `target`; raises CalledProcessError, its output holding what the compiler said.

    An engine that `make native` has compiled of the same sources is taken as it is.
    """
    if is_made_of(INSTALLED, package):
        shutil.copytree(INSTALLED, target)
        return
    names = sources(package)
    with tempfile.TemporaryDirectory(prefix="nave-compile-") as folder:
        work = Path(folder)
        shutil.copytree(package, work / "nave", ignore=shutil.ignore_patterns("__pycache__", "static"))
        command = [sys.executable, str(Path(__file__).resolve()), "--build", *names]
        subprocess.run(command, cwd=work, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        write_list(work / "built", work / "nave", names)
        shutil.copytree(work / "built", target)


def is_made_of(folder: Path, package: Path) -> bool:
    """Whether a folder holds the engine of exactly these sources, for this Python."""
    try:
        made = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except OSError:
        return False
    same: bool = made == {
        **made,
        "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
        "sources": hashes(package),
    }
    return same


def hashes(package: Path) -> dict[str, str]:
    return {name: hashlib.sha256((package / name).read_bytes()).hexdigest() for name in watched(package)}


def write_list(built: Path, package: Path, names: list[str]) -> None:
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {LIBRARY: f"{LIBRARY}{suffix}"}
    for name in names:
        module = "nave." + name.removesuffix(".py").replace("/", ".")
        modules[module] = door_of(module).replace(".", "/") + suffix
    for file in modules.values():
        if not (built / file).is_file():
            raise FileNotFoundError(f"mypyc has not made {file}")
    made = {"suffix": suffix, "modules": modules, "sources": hashes(package)}
    (built / LIST).write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


def build(names: list[str]) -> None:
    """Runs in the temporary folder, in a process of its own: setuptools and mypy keep state."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]
        """Setuptools compiles the files of a library one after the other; here on all cores."""

        def build_extension(self, ext: Any) -> None:
            # Nothing but the doors is called from outside: calls inside need no detour through a table.
            hidden = ["-fvisibility=hidden"] if self.compiler.compiler_type == "unix" else []
            flags = [*ext.extra_compile_args, *hidden]

            def compiled(source: str) -> list[str]:
                objects: list[str] = self.compiler.compile(
                    [source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=flags
                )
                return objects

            # The largest first, so that no core is left with one at the end.
            in_order = sorted(ext.sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(cores()) as pool:
                objects = [name for found in pool.map(compiled, in_order) for name in found]
            self.compiler.link_shared_object(objects, self.get_ext_fullpath(ext.name))

    made: Any = mypycify(
        ["--config-file=", "--ignore-missing-imports", *(f"nave/{name}" for name in names)],
        opt_level="1",
        debug_level="0",
        group_name="nave",
        target_dir="c",
        multi_file=True,
    )
    doors: dict[str, list[str]] = {}
    for extension in made[1:]:
        doors.setdefault(door_of(extension.name), []).extend(extension.sources)
    extensions = [made[0]]
    for door, sources_of_door in doors.items():
        file = Path("c") / f"{door}.door.c"
        file.write_text("".join(map(included, sources_of_door)), encoding="utf-8")
        extensions.append(Extension(door, [str(file)], include_dirs=["."]))
    arguments = ["build_ext", "--build-lib", "built", "--build-temp", "objects"]
    setup(
        name="nave-native",
        packages=[],
        ext_modules=extensions,
        script_args=arguments,
        cmdclass={"build_ext": ParallelBuild},
    )


def main() -> int:
    missing = missing_tool()
    if missing:
        print(f"The engine stays interpreted: compiling it needs {missing}. It plays the same, only slower.")
        return 0
    target = INSTALLED
    package = ROOT / "src" / "nave"
    if is_made_of(target, package):
        print("The engine is compiled already.")
        return 0
    print("Compiling the engine (a minute or two, again only when its sources change) ...", flush=True)
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".nave_native-") as folder:
        try:
            compile_into(Path(folder) / "new", package)
        except subprocess.CalledProcessError as error:
            print(error.stdout.decode(errors="replace")[-4000:], file=sys.stderr)
            print("The engine could not be compiled; see above. It stays interpreted.", file=sys.stderr)
            return 1
        if target.exists():
            target.rename(Path(folder) / "old")
        (Path(folder) / "new").rename(target)
    print(f"The engine is compiled ({time.monotonic() - begin:.0f} s).")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--build"]:
        build(sys.argv[2:])
    else:
        sys.exit(main())
