"""The contractors module as a part of the game: which of its rule areas the base game meets where."""

from nave.games.red_cathedral.contractors.tables import Duchy
from nave.games.red_cathedral.part import Part


class Module(Part):
    def __init__(self, duchy: Duchy) -> None:
        self.duchy = duchy
