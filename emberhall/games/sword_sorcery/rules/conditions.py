"""Saves, conditions, burning and wounds."""

from emberhall.games.sword_sorcery.content import BLUE, WOUNDS
from emberhall.games.sword_sorcery.names import figure_name
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, Play
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Flow, msg

from .harm import lose_hp, take_damage
from .stats import immune, max_hp, save_number


def saves(t: Play, figure: Figure, harder: int = 0) -> bool:
    """A save: one blue die against the save number (SS-FULL-SAVE-01)."""
    number, needed = BLUE[t.roll(10) - 1].number, save_number(t.state, figure) + harder
    t.say(msg("say-save", who=figure_name(figure), number=number, needed=needed))
    return number >= needed


def give(t: Play, figure: Figure, id: str, strength: int = 1) -> Flow[None]:
    """A condition; one that is there already costs 1 HP (SS-COND-01, SS-COND-02)."""
    if figure.hp <= 0 or (isinstance(figure, Hero) and figure.ghost) or id in immune(figure):
        return
    if id == "stun" and isinstance(figure, Enemy) and figure.rank == "master":
        id = "slow"  # SS-FULL-COND-02
    if id in figure.conditions:
        if id == "poison" and strength > figure.conditions[id]:
            figure.conditions[id] = strength
        else:
            yield from lose_hp(t, figure, 1)
        return
    figure.conditions[id] = strength
    t.say(msg("say-condition", who=figure_name(figure), condition=named("condition", id)))


def burn(t: Play, figure: Figure, level: int) -> None:
    """A burning token; they add up (SS-FX-03, SS-FX-05)."""
    if "burning" not in immune(figure) and figure.hp > 0:
        figure.burning.append(level)
        t.say(msg("say-condition", who=figure_name(figure), condition=named("condition", "burning")))


def wound(t: Play, figure: Figure, id: str) -> Flow[None]:
    """A wound; the same one twice costs 1 HP (SS-FULL-COND-03)."""
    if figure.hp <= 0:
        return
    if id == "random":
        id = t.pick(sorted(WOUNDS))
    if id in figure.wounds:
        yield from lose_hp(t, figure, 1)
        return
    figure.wounds.append(id)
    t.say(msg("say-condition", who=figure_name(figure), condition=named("wound", id)))
    figure.hp = min(figure.hp, max_hp(t.state, figure))


def suffer(t: Play, figure: Figure) -> Flow[None]:
    """The damage of the Time phase: burning, then poison and a hero's save (SS-FULL-TIME-01, SS-FX-04)."""
    if figure.burning:
        count = len(figure.burning)
        figure.burning = [level - 1 for level in figure.burning if level > 1]
        yield from lose_hp(t, figure, count)
    if figure.hp > 0 and (strength := figure.conditions.get("poison", 0)):
        yield from take_damage(t, figure, strength)
        if isinstance(figure, Hero) and figure.hp > 0 and not figure.ghost and saves(t, figure):
            figure.conditions.pop("poison", None)
