"""Both games for learning agents: many tables at once, PettingZoo for all seats, Gymnasium for one.

Needs the optional packages: pip install 'nave[rl]'. docs/environments.md describes spaces and rewards.
"""

from nave.envs.aec import TableEnv, env
from nave.envs.batch import Tables, tables
from nave.envs.observe import Layout, layout, observation_of
from nave.envs.picture import html_of, text_of
from nave.envs.single import SeatEnv
from nave.envs.vector import SeatVectorEnv

__all__ = [
    "Layout",
    "SeatEnv",
    "SeatVectorEnv",
    "TableEnv",
    "Tables",
    "env",
    "html_of",
    "layout",
    "observation_of",
    "tables",
    "text_of",
]
