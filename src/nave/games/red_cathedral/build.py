"""Building and decorating: deliveries, finished sections, penalties, the end after a sixth section."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked
from nave.games.red_cathedral.contractors.jokers import (
    Setting,
    add_diamond_ornaments,
    best_points,
    clear_section,
    setting_of,
)
from nave.games.red_cathedral.effects import (
    gain_prestige,
    gain_recognition,
    gain_rubles,
    lose_recognition,
    player_name,
    return_diamonds,
    return_material,
)
from nave.games.red_cathedral.names import (
    GREEN_GEM,
    JEWELS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    PURPLE_GEM,
    SECTION_NAMES,
    TYPES,
    K,
    M,
    section_name,
)
from nave.games.red_cathedral.state import NOBODY, State
from nave.kernel.family import Family
from nave.kernel.state import added, replaced


def set_gems(jewels: tuple[int, int]) -> str:
    names = ["green_gem"] * jewels[0] + ["purple_gem"] * jewels[1]
    return " with " + " ".join(names) if names else ""


DELIVER: Final = Family("deliver {material} to {section}", section=SECTION_NAMES, material=MATERIALS)
DECORATE: Final = Family(
    "decorate {section}{jewels}", section=SECTION_NAMES, jewels=[set_gems(jewels) for jewels in JEWELS]
)

# In the foreman's tower: recognition beyond what the card shows, and penalties times this.
FOREMAN_BONUS: Final = 1
FOREMAN_PENALTY: Final = 2


class Deliver(OldAsk):
    """Further deliveries of a build action or of the Teamsters: `left` more, `made` so far."""

    def __init__(self, seat: int, left: int, made: int) -> None:
        super().__init__("deliver", seat)
        self.left = left
        self.made = made

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        add_deliveries(s, self.who, self.left, out)
        # build.at_least_one; a part's optional action in between may have delivered the last material.
        if self.made > 0 or (not out and s.config.parts):
            out.append(moves.STOP)
        return out

    def answer(self, s: State, move: int) -> None:
        if move != moves.STOP:
            deliver(s, self.who, move, self.left, self.made)

    def prompt(self, s: State) -> str:
        more = "one more material" if self.left == 1 else f"up to {self.left} more materials"
        if self.made == 0:
            more = "one material" if self.left == 1 else f"up to {self.left} materials"
        return asked(s, self.who, f"deliver {more}{' or stop' if self.made else ''}.")

    def args(self) -> list[int]:
        return [self.who, self.left, self.made]


def add_deliveries(s: State, player: int, left: int, out: list[int]) -> None:
    """Every legal delivery with at most `left` pieces: to own sections (build.own_cards), then ornaments."""
    held = player * M
    goods = s.goods
    diamonds = s.pieces.diamonds[player]
    if not diamonds and not any(goods[held : held + M]):
        return
    t = s.tables
    for section in s.sections:
        if s.done[section]:
            if s.ornament[section] == NOBODY:
                add_ornaments(s, player, section, left, out)
                if diamonds:
                    add_diamond_ornaments(s, player, section, left, out)
        elif s.banner[section] == player:
            cost = s.card[section] * M
            laid = section * M
            for m in range(M):
                # build.needed_only
                if t.card_cost[cost + m] > s.laid[laid + m]:
                    if goods[held + m]:
                        out.append(moves.DELIVER + laid + m)
                    if diamonds:  # guild.jewelers.diamond_wild
                        out.append(moves.DELIVER_DIAMOND + laid + m)


def add_ornaments(s: State, player: int, section: int, left: int, out: list[int]) -> None:
    """All ways to decorate a finished, bare section (decorate.any_finished_section)."""
    kind = s.type_of(section)
    held = player * M
    if not s.ornaments[player * K + kind] or not s.goods[held + s.tables.ornament_material[kind]]:
        return
    for jewels in range(len(JEWELS)):
        if can_set(s, player, kind, jewels, left):
            out.append(moves.DECORATE + section * M + jewels)


def can_set(s: State, player: int, kind: int, jewels: int, left: int) -> bool:
    """Whether material and jewels are there and fit into the deliveries left (decorate.all_at_once)."""
    green, purple = JEWELS[jewels]
    if 1 + green + purple > left:
        return False
    held = player * M
    material = s.tables.ornament_material[kind]
    return (
        s.goods[held + material] >= 1
        and s.goods[held + GREEN_GEM] >= green + (material == GREEN_GEM)
        and s.goods[held + PURPLE_GEM] >= purple + (material == PURPLE_GEM)
    )


def deliver(s: State, player: int, move: int, left: int, made: int) -> None:
    """Carry out one delivery or ornament and ask for the rest, if any is left."""
    pieces = pieces_of(move)
    if pieces < left:
        s.stack.append(Deliver(player, left - pieces, made + pieces))
    if move < moves.DECORATE:
        deliver_piece(s, player, move - moves.DELIVER)
    elif move < moves.USE:
        section, jewels = divmod(move - moves.DECORATE, len(JEWELS))
        decorate(s, player, section, jewels)
    elif move < moves.DECORATE_DIAMOND:
        deliver_diamond(s, player, move - moves.DELIVER_DIAMOND)
    else:
        section, setting = setting_of(move)
        decorate_with_diamonds(s, player, section, setting)


def pieces_of(move: int) -> int:
    """How many deliveries it is (build.deliveries, decorate.all_at_once)."""
    if moves.DECORATE <= move < moves.USE:
        green, purple = JEWELS[(move - moves.DECORATE) % len(JEWELS)]
        return 1 + green + purple
    return setting_of(move)[1].pieces if move >= moves.DECORATE_DIAMOND else 1


def deliver_piece(s: State, player: int, place: int) -> None:
    """build.partial: the piece waits on the card; `place` is section * 6 + material."""
    section, material = divmod(place, M)
    s.goods[player * M + material] -= 1
    s.laid = added(s.laid, place, 1)
    if s.log is not None:
        name = MATERIALS[material]
        text = f"{player_name(s, player)} delivers {name.replace('_', ' ')} to {section_name(section)}"
        data = {"player": player, "resource": name, "section": section_name(section)}
        s.emit("deliver", "build.deliveries", player, text, data)
    if is_complete(s, section):
        finish(s, player, section)


def deliver_diamond(s: State, player: int, place: int) -> None:
    """guild.jewelers.diamond_on_section: it stands for one unit that is missing, for good."""
    section, material = divmod(place, M)
    s.pieces.diamonds = added(s.pieces.diamonds, player, -1)
    s.pieces.laid_diamonds = added(s.pieces.laid_diamonds, place, 1)
    s.laid = added(s.laid, place, 1)
    if s.log is not None:
        name = MATERIALS[material]
        unit = name.replace("_", " ")
        text = f"{player_name(s, player)} delivers a diamond as {unit} to {section_name(section)}"
        data = {"player": player, "resource": "diamond", "as": name, "section": section_name(section)}
        s.emit("deliver", "guild.jewelers.diamond_on_section", player, text, data)
    if is_complete(s, section):
        finish(s, player, section)


def is_complete(s: State, section: int) -> bool:
    laid = section * M
    return sum(s.laid[laid : laid + M]) == s.tables.card_total[s.card[section]]


def finish(s: State, player: int, section: int) -> None:
    """build.completion, in its order."""
    clear_section(s, section)
    if s.log is not None:
        kind = TYPES[s.type_of(section)]
        text = f"{player_name(s, player)} finishes {section_name(section)}, a {kind}"
        s.emit(
            "finish", "build.completion", player, text, {"player": player, "section": section_name(section)}
        )
    card = s.card[section]
    gain_recognition(s, player, s.tables.card_recognition[card], "build.reward")
    if player != s.config.ivan:  # solo.ivan_completion
        gain_rubles(s, player, s.tables.card_ruble[card], "build.reward")
    if s.pieces.foreman == section // LEVELS:
        gain_recognition(s, player, FOREMAN_BONUS, "guild.foremen.completion_bonus")
    s.done = replaced(s.done, section, 1)
    punish(s, section)
    if s.config.parts:
        tell_completed(s, player, section // LEVELS)
    check_end(s, player)


def tell_completed(s: State, player: int, tower: int) -> None:
    """score.completion_order: a complete tower comes before the end of the game is checked."""
    bottom = tower * LEVELS
    if all(s.done[bottom : bottom + s.heights[tower]]):
        for part in s.config.parts:
            part.completed(s, player, tower)


def penalty(s: State, section: int) -> int:
    """penalty.amount: finished sections of others anywhere above an unfinished one."""
    owner = s.banner[section]
    tower = section // LEVELS
    count = 0
    for above in range(section + 1, tower * LEVELS + s.heights[tower]):
        if s.done[above] and s.banner[above] != owner:
            count += 1
    return count


def punish(s: State, finished: int) -> None:
    """penalty.trigger: the unfinished sections below, from the bottom upward."""
    watched = s.pieces.foreman == finished // LEVELS
    rule = "guild.foremen.double_penalty" if watched else "penalty.amount"
    for section in range(finished - finished % LEVELS, finished):
        if not s.done[section]:
            amount = penalty(s, section) * (FOREMAN_PENALTY if watched else 1)
            if amount:
                owner = s.banner[section]
                if s.log is not None:
                    text = f"{player_name(s, owner)} loses {amount} recognition for {section_name(section)}"
                    data = {"player": owner, "section": section_name(section), "amount": amount}
                    s.emit("penalty", rule, owner, text, data)
                lose_recognition(s, owner, amount, rule)


def check_end(s: State, player: int) -> None:
    """end.trigger, end.bonus; only the first sixth section counts (end.only_once)."""
    if s.trigger != NOBODY or s.finished(player) < s.tables.sections_to_end:
        return
    s.trigger = player
    s.turns_left = s.config.players - 1
    rule = "solo.end" if s.config.solo else "end.trigger"
    if s.log is not None:
        text = f"{player_name(s, player)} has finished a sixth section: the end of the game is near"
        s.emit("end_triggered", rule, player, text, {"player": player})
    bonus = s.tables.solo_end_bonus if s.config.solo else s.tables.end_bonus
    gain_prestige(s, player, bonus, "end.bonus")


def decorate(s: State, player: int, section: int, jewels: int) -> None:
    """decorate.cost, decorate.jewels; the materials return to the supply (decorate.pieces_return)."""
    green, purple = JEWELS[jewels]
    tell_ornament(s, player, section)
    return_material(s, player, s.tables.ornament_material[s.type_of(section)], 1, "decorate.cost")
    return_gems(s, player, green, purple)
    place_ornament(s, player, section, s.tables.jewel_points[jewels], "decorate.jewels")


def decorate_with_diamonds(s: State, player: int, section: int, setting: Setting) -> None:
    """guild.jewelers.diamond_ornament"""
    tell_ornament(s, player, section)
    if not setting.base:
        return_material(s, player, s.tables.ornament_material[s.type_of(section)], 1, "decorate.cost")
    return_gems(s, player, setting.green, setting.purple)
    rule = "guild.jewelers.diamond_ornament"
    return_diamonds(s, player, setting.diamonds, rule)
    place_ornament(s, player, section, best_points(s, setting), rule)


def tell_ornament(s: State, player: int, section: int) -> None:
    if s.log is not None:
        name = ORNAMENTS[s.type_of(section)]
        text = f"{player_name(s, player)} places a {name} on {section_name(section)}"
        data = {"player": player, "ornament": name, "section": section_name(section)}
        s.emit("decorate", "decorate.matching_kind", player, text, data)


def return_gems(s: State, player: int, green: int, purple: int) -> None:
    if green:
        return_material(s, player, GREEN_GEM, green, "decorate.cost")
    if purple:
        return_material(s, player, PURPLE_GEM, purple, "decorate.cost")


def place_ornament(s: State, player: int, section: int, prestige: int, rule: str) -> None:
    s.ornaments = added(s.ornaments, player * K + s.type_of(section), -1)
    s.ornament = replaced(s.ornament, section, player)
    gain_prestige(s, player, prestige, rule)
