"""Who wants to hear that something happened at a table, without having it in memory."""

from collections.abc import Callable, Iterable

Call = Callable[[str], None]


class Followed:
    """Calls by table. They say only that something is new; whoever is called looks for itself."""

    def __init__(self) -> None:
        self._calls: dict[str, set[Call]] = {}

    def follow(self, tables: Iterable[str], call: Call) -> None:
        for table in tables:
            self._calls.setdefault(table, set()).add(call)

    def leave(self, tables: Iterable[str], call: Call) -> None:
        for table in tables:
            calls = self._calls.get(table)
            if calls is not None:
                calls.discard(call)
                if not calls:
                    del self._calls[table]

    def stir(self, table: str) -> None:
        for call in list(self._calls.get(table, ())):
            call(table)

    def __len__(self) -> int:
        return len(self._calls)
