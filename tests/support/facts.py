"""What an event tells: a test that has asked for its kind knows what stands there."""

from typing import Any

from nave.kernel.events import Event


def facts(event: Event) -> dict[str, Any]:
    return event.data
