"""The project's addresses in the metadata of a wheel: whoever releases says where it lives in public.

    make release NAVE_PROJECT_URL=https://forge.example/people/nave

The sources name no home. Without NAVE_PROJECT_URL the metadata hold no address; with it four that follow from
the repository's, as GitHub and GitLab lay a repository out. A wheel built from released sources keeps theirs.
"""

import os
import sys
from typing import Any, Final
from urllib.parse import urlsplit

from hatchling.metadata.plugin.interface import MetadataHookInterface

NAME: Final = "NAVE_PROJECT_URL"
# What stands where below the repository's address.
PLACES: Final = {
    "Homepage": "",
    "Documentation": "/tree/HEAD/docs",
    "Issues": "/issues",
    "Changelog": "/blob/HEAD/CHANGELOG.md",
}


class ProjectUrls(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        try:
            urls = project_urls(os.environ.get(NAME, ""))
        except ValueError as error:
            sys.exit(str(error))
        if urls:
            metadata["urls"] = urls


def project_urls(home: str) -> dict[str, str]:
    """The addresses by what they lead to; none without a home.

    Raises ValueError if `home` cannot be shown to everybody as the address of a repository.
    """
    if not home:
        return {}
    problem = fault(home)
    if problem:
        raise ValueError(f"{NAME}: {problem}; say it like https://forge.example/people/nave")
    return {label: home.rstrip("/") + place for label, place in PLACES.items()}


def fault(home: str) -> str:
    """What is wrong with an address; empty if nothing is."""
    if not home.isascii() or not home.isprintable() or " " in home:
        return "an address has no spaces, and no letters but those of ASCII"
    try:
        parts = urlsplit(home)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        return f"this is no address ({error})"
    if parts.scheme != "https":
        return "the address has to begin with https://"
    if not host:
        return "the address names no host"
    if parts.username is not None or parts.password is not None:
        return "everybody reads this address; it must not hold a name or a password"
    if parts.query or parts.fragment:
        return "the address goes on with ? or #"
    if not parts.path.strip("/"):
        return "the address names a host and no repository on it"
    return ""
