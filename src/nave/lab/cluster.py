"""The same work on many machines, through the scheduler of a Dask cluster."""

from importlib.metadata import version
from typing import Any, Final

from nave.kernel.errors import NaveError
from nave.lab.farm import Numbered, Results, Work
from nave.lab.fault import failure, fault
from nave.lab.journal import Games

# Seconds to wait for a scheduler before it counts as unreachable.
PATIENCE: Final = 10
# Chunks handed out per worker thread: enough that none waits for work, few enough to stop soon.
AHEAD: Final = 3


class Cluster:
    """A Dask cluster. If a worker dies, the scheduler gives its chunks to another."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise fault("lab-no-dask") from None
        try:
            self.client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise fault("lab-no-scheduler", address=address, reason=reason) from None
        try:
            self.check()
        except BaseException:
            self.close()
            raise

    def check(self) -> None:
        """Every worker must play by the same version."""
        found: dict[str, str] = self.client.run(installed)
        if not found:
            raise fault("lab-no-workers")
        own = installed()
        for worker, theirs in found.items():
            if theirs != own:
                raise fault("lab-other-version", worker=worker, theirs=theirs, own=own)

    def results(self, work: Work, chunks: list[Numbered]) -> Results:
        from distributed import as_completed

        waiting = iter(chunks)
        numbers: dict[str, int] = {}
        coming = as_completed(loop=self.client.loop)
        threads = sum(self.client.nthreads().values())
        try:
            for number, chunk in waiting:
                self.hand_out(work, number, chunk, numbers, coming)
                if len(numbers) >= AHEAD * max(1, threads):
                    break
            for future in coming:
                number = numbers.pop(future.key)
                try:
                    games: Games = future.result()
                except NaveError:
                    raise
                except Exception as error:
                    told = {"error": type(error).__name__, "message": str(error)}
                    raise failure("lab-cluster-gave-up", **told) from None
                for following, chunk in waiting:
                    self.hand_out(work, following, chunk, numbers, coming)
                    break
                yield number, games
        finally:
            coming.clear()

    def hand_out(self, work: Work, number: int, chunk: Any, numbers: dict[str, int], coming: Any) -> None:
        future = self.client.submit(work, chunk, pure=False)
        numbers[future.key] = number
        coming.add(future)

    def close(self) -> None:
        self.client.close()


def installed() -> str:
    """Runs on the workers as well."""
    return version("nave")
