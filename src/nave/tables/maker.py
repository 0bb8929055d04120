"""Who makes tables, and how many of them they may have is counted by that."""

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Making:
    """Who makes a table, for the quotas; and what the maker calls it, so that it is made once."""

    id: str | None = None
    # A hash of all that was asked for.
    request: str = ""
    address: str = ""
    network: str = ""
