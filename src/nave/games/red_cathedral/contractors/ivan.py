"""Ivan with the module: his city marker, his contractors, his tools."""

from nave.games.red_cathedral.contractors.cities import contractors_left
from nave.games.red_cathedral.contractors.display import Refill, turn_over
from nave.games.red_cathedral.contractors.names import CITIES, MOSCOW, SPECIALISTS, TOOLS, C
from nave.games.red_cathedral.contractors.pieces import IN_BAG, NONE
from nave.games.red_cathedral.contractors.tables import Duchy
from nave.games.red_cathedral.effects import gain_prestige, gain_recognition
from nave.games.red_cathedral.solo import IVAN
from nave.games.red_cathedral.state import State
from nave.kernel.state import added, replaced


def send(s: State, duchy: Duchy, rule: str) -> int:
    """solo.ivan_hire: a contractor into the city of the marker, without any payment."""
    city = s.pieces.city[s.pieces.marker]
    s.pieces.contractors = added(s.pieces.contractors, IVAN * C + city, 1)
    text = f"Ivan sends a contractor to {duchy.city_names[city]}"
    s.emit("hire", rule, IVAN, text, {"player": IVAN, "city": CITIES[city]})
    return city


def ivan_hires(s: State, duchy: Duchy) -> None:
    city = s.pieces.city[s.pieces.marker]
    if s.pieces.closed[city] or not contractors_left(s, IVAN):
        why = "is closed" if s.pieces.closed[city] else "finds Ivan without a contractor"
        text = f"{duchy.city_names[city]} {why}: his hire card does nothing"
        s.emit("ivan_idle", "solo.ivan_cannot_hire", IVAN, text, {"city": CITIES[city]})
        return
    send(s, duchy, "solo.ivan_hire")
    if city == MOSCOW:
        gain_prestige(s, IVAN, duchy.ivan_moscow, "solo.ivan_moscow")
        return
    spaces = duchy.spaces[city]
    for space in reversed(spaces):
        s.stack.append(Refill(space))
    for space in spaces:  # solo.ivan_tiles_in_order
        tile = s.pieces.display[space]
        if tile != NONE:
            s.pieces.display = replaced(s.pieces.display, space, NONE)
            take(s, duchy, tile)


def take(s: State, duchy: Duchy, tile: int) -> None:
    """solo.ivan_takes_both, solo.ivan_free_recognition, solo.ivan_pairs_return"""
    gain_recognition(s, IVAN, duchy.free_recognition[tile], "solo.ivan_free_recognition")
    equal = NONE
    for other, place in enumerate(s.pieces.specialist_at):
        if place == IVAN and duchy.tool[other] == duchy.tool[tile]:
            equal = other
    turn_over(s, duchy, IVAN, tile, "solo.ivan_takes_both")
    if equal != NONE:
        s.pieces.specialist_at = replaced(s.pieces.specialist_at, tile, IN_BAG)
        s.pieces.specialist_at = replaced(s.pieces.specialist_at, equal, IN_BAG)
        tool = duchy.tool[tile]
        text = f"Ivan puts two equal tools back into the bag: {duchy.tool_names[tool].lower()}"
        data = {"specialists": [SPECIALISTS[equal], SPECIALISTS[tile]], "tool": TOOLS[tool]}
        s.emit("tools_back", "solo.ivan_pairs_return", IVAN, text, data)
