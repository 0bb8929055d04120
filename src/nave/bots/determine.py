"""From a view back to a full state that a bot can think ahead with. What the seat cannot see is drawn."""

import random
from functools import lru_cache

from nave.api import rules_of
from nave.kernel.component_store import ComponentStore, default_home
from nave.kernel.components import ComponentSet
from nave.kernel.rules import Setup
from nave.kernel.state import State
from nave.kernel.types import View


@lru_cache(maxsize=8)
def set_of(game: str, name: str, hash: str) -> ComponentSet:
    """The hash pins the content, so a set found once stays the right one."""
    rules = rules_of(game)
    store = ComponentStore(default_home())
    return store.find(game, name, hash, rules.component_schema, rules.standard_components())


def state_of(view: View, rng: random.Random) -> State:
    """A state that looks like `view` to its seat; `rng` settles what the seat cannot know."""
    header = view["components"]
    components = set_of(view["game"], header["name"], header["hash"])
    setup = Setup(view["seats"], view["settings"], components, view["rules_version"])
    return rules_of(view["game"]).from_view(view, setup, rng)
