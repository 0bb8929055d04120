"""The teacher at the elbow of somebody in this terminal: a tip for the situation, each once."""

import json
from pathlib import Path

from nave.kernel.component_store import default_home
from nave.kernel.game import Game
from nave.kernel.option import Option
from nave.lessons.tips import Told, tips_now


class Elbow:
    """Says at most one thing a turn, and one more to an answer that gives something up."""

    def __init__(self, path: Path | None = None, on: bool = True) -> None:
        self.path = path or default_home() / "tips.json"
        self.on = on
        # The turns in which something was said, and said to an answer.
        self.spoke = -1
        self.warned = -1

    def speaks(self, game: Game) -> Told | None:
        """What there is to say at the open question; it counts as said."""
        if not self.on or game.seat is None or self.spoke == game.state.turn:
            return None
        for told in tips_now(game, game.seat, self.known(game.rules.id)):
            if not told.about:
                self.spoke = game.state.turn
                return self._told(game, told)
        return None

    def warns(self, game: Game, option: Option) -> Told | None:
        """What there is to say to an answer before it is given; it counts as said."""
        if not self.on or game.seat is None or self.warned == game.state.turn:
            return None
        for told in tips_now(game, game.seat, self.known(game.rules.id)):
            if option.text in told.about:
                self.warned = game.state.turn
                return self._told(game, told)
        return None

    def known(self, game: str) -> list[str]:
        """Tips of a game that were told before; a file that cannot be read tells of none."""
        return self._kept().get(game, [])

    def _told(self, game: Game, told: Told) -> Told:
        kept = self._kept()
        kept[game.rules.id] = [*kept.get(game.rules.id, []), told.tip.id]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        except OSError:
            # Whoever can keep nothing hears it again in the next game.
            pass
        return told

    def _kept(self) -> dict[str, list[str]]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
