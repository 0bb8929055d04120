"""Both games for learning agents: PettingZoo (all seats) and Gymnasium (one seat against bots).

Needs the optional packages: pip install 'nave[rl]'. docs/environments.md describes spaces and rewards.
"""

from nave.envs.aec import TableEnv, env
from nave.envs.observe import Layout, layout, observation_of
from nave.envs.picture import html_of, text_of
from nave.envs.single import SeatEnv

__all__ = ["Layout", "SeatEnv", "TableEnv", "env", "html_of", "layout", "observation_of", "text_of"]
