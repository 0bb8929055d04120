"""What a server is made of: every pinned package with version, hashes and licence.

Writes build/sbom.cdx.json (CycloneDX 1.5) for programs and build/licences.md for people, made of
requirements/run.txt, the environment it runs in and web/package-lock.json. Nothing is fetched.
"""

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)")
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
UNKNOWN: Final = "unknown"


class Part(NamedTuple):
    name: str
    version: str
    licence: str
    kind: str
    hashes: tuple[str, ...] = ()

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40', 1)}@{self.version}"


def licence_of(name: str) -> str:
    """As the package says: the expression, the field of old if it is short, or its classifiers."""
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return UNKNOWN
    said = next((str(found[key]) for key in ("License-Expression", "License") if key in found), "")
    if said and len(said) <= 60 and "\n" not in said:
        return said
    named = [c.rpartition(" :: ")[2] for c in found.get_all("Classifier") or [] if c.startswith("License ::")]
    return " OR ".join(named) or UNKNOWN


def python_parts(pins: str) -> list[Part]:
    parts = []
    for block in re.split(r"\n(?=\S)", pins):
        pin = PIN.match(block)
        if pin is not None:
            name, version = pin.groups()
            parts.append(Part(name, version, licence_of(name), "pypi", tuple(HASH.findall(block))))
    return parts


def page_parts(lock: dict[str, Any]) -> list[Part]:
    """What the built page contains; tools that only build it stay outside."""
    parts = []
    for path, found in lock["packages"].items():
        if path and not found.get("dev"):
            name = path.rpartition("node_modules/")[2]
            parts.append(Part(name, found["version"], found.get("license", UNKNOWN), "npm"))
    return parts


def bill(parts: list[Part], version: str) -> dict[str, Any]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "nave", "version": version}},
        "components": [
            {
                "type": "library",
                "bom-ref": part.purl,
                "name": part.name,
                "version": part.version,
                "purl": part.purl,
                "licenses": [{"license": {"name": part.licence}}],
                # One for each file that the pin allows.
                "properties": [{"name": "nave:sha256", "value": one} for one in part.hashes],
            }
            for part in parts
        ],
    }


def licences(parts: list[Part]) -> str:
    rows = [f"| {part.name} | {part.version} | {part.licence} |" for part in parts]
    return "\n".join(("# Licences", "", "| package | version | licence |", "| --- | --- | --- |", *rows, ""))


def main() -> int:
    from nave import __version__

    parts = python_parts((ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"))
    lock = ROOT / "web" / "package-lock.json"
    parts += page_parts(json.loads(lock.read_text(encoding="utf-8")))
    parts.sort(key=lambda part: (part.kind, part.name))
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    text = json.dumps(bill(parts, __version__), indent=2) + "\n"
    (folder / "sbom.cdx.json").write_text(text, encoding="utf-8")
    (folder / "licences.md").write_text(licences(parts), encoding="utf-8")
    nameless = [part.name for part in parts if part.licence == UNKNOWN]
    print(f"sbom: {len(parts)} packages; without a known licence: {', '.join(nameless) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
