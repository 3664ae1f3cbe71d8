"""Saves, conditions, burning and wounds."""

from emberhall.games.sword_sorcery.content import BLUE, WOUNDS
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.names import figure_name
from emberhall.games.sword_sorcery.rules.death import lose_hp, take_damage
from emberhall.games.sword_sorcery.rules.stats import max_hp, save_number
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Flow, msg


def saves(t: Table, figure: Figure, harder: int = 0) -> bool:
    """A save: one blue die against the save number (SS-FULL-SAVE-01)."""
    number, needed = BLUE[t.roll(10) - 1].number, save_number(t.state, figure) + harder
    made = number >= needed
    if t.events is not None:
        t.say(msg("say-save", who=figure_name(figure), number=number, needed=needed, made=str(made).lower()))
    return made


#: Conditions that last until the end of a hero's next turn (SS-BLIND-02, SS-SLOW-02, SS-STUN-02, SS-EXH-02).
UNTIL_TURN_END = ("blind", "slow", "stun", "exhausted")


def hampered(t: Table, figure: Figure) -> Flow[bool] | tuple[()]:
    """Before an activity bleeding costs 1 HP, the blind must save; True if it is wasted (SS-BLEED-01, SS-BLIND-01)."""
    return _hampered(t, figure) if figure.conditions or figure.hp <= 0 else ()


def _hampered(t: Table, figure: Figure) -> Flow[bool]:
    here = figure.area
    if "bleeding" in figure.conditions:
        _tells(t, figure, "bleeding")
        yield from lose_hp(t, figure, 1)
    if figure.hp <= 0 or figure.area != here:  # dead, or on the shrine (SS-FULL-PARTY-03)
        return True
    if "blind" in figure.conditions and not saves(t, figure):
        t.say(msg("say-fumbles", who=figure_name(figure)))
        return True
    return False


def _tells(t: Table, figure: Figure, id: str) -> None:
    """Say what a loss of HP comes from."""
    t.say(msg("say-suffers", who=figure_name(figure), condition=named("condition", id)))


def turn_ends(figure: Figure) -> None:
    """Conditions that last until the end of the next turn go, unless they came in this one."""
    for id in UNTIL_TURN_END:
        left = figure.conditions.pop(id, 0) - 1
        if left > 0:
            figure.conditions[id] = left


def _turns(t: Table, figure: Figure) -> int:
    """How many turn ends a condition lasts: one gained in a hero's own turn stays for their next."""
    state = t.state
    own = type(figure) is Hero and figure.id == state.active and not figure.acted
    return 2 if own and state.phase == "battle" and not state.enemies_turn else 1


def give(t: Table, figure: Figure, id: str, strength: int = 1, by: Figure | None = None) -> Flow[None]:
    """Give a condition; one the figure already has costs 1 HP instead, dealt by the giver (SS-COND-01, SS-COND-02)."""
    if figure.hp <= 0 or id in kit(figure).immune:
        return
    if id == "stun" and type(figure) is Enemy and figure.rank == "master":
        id = "slow"  # SS-FULL-COND-02
    if id in figure.conditions:
        if id == "poison" and strength > figure.conditions[id]:
            figure.conditions[id] = strength
        else:
            yield from lose_hp(t, figure, 1, by)
        return
    figure.conditions[id] = _turns(t, figure) if id in UNTIL_TURN_END else strength
    t.say(msg("say-condition", who=figure_name(figure), condition=named("condition", id)))


def burn(t: Table, figure: Figure, level: int) -> None:
    """Give a burning token; they add up (SS-FX-03, SS-FX-05)."""
    if "burning" not in kit(figure).immune and figure.hp > 0:
        figure.burning.append(level)
        if t.events is not None:
            t.say(msg("say-condition", who=figure_name(figure), condition=named("condition", "burning")))


def wound(t: Table, figure: Figure, id: str, by: Figure | None = None) -> Flow[None]:
    """Give a wound; the same one twice costs 1 HP instead, dealt by the giver (SS-FULL-COND-03)."""
    if figure.hp <= 0:
        return
    if id == "random":
        id = t.pick(sorted(WOUNDS))
    if id in figure.wounds:
        yield from lose_hp(t, figure, 1, by)
        return
    figure.wounds.append(id)
    t.say(msg("say-condition", who=figure_name(figure), condition=named("wound", id)))
    figure.hp = min(figure.hp, max_hp(t.state, figure))


def suffer(t: Table, figure: Figure) -> Flow[None]:
    """The damage of the Time phase: burning, then poison and a hero's save (SS-FULL-TIME-01, SS-FX-04)."""
    if figure.burning:
        count = len(figure.burning)
        figure.burning = [level - 1 for level in figure.burning if level > 1]
        _tells(t, figure, "burning")
        yield from lose_hp(t, figure, count)
    if figure.hp > 0 and (strength := figure.conditions.get("poison", 0)):
        _tells(t, figure, "poison")
        yield from take_damage(t, figure, strength)
        if type(figure) is not Enemy and figure.hp > 0 and saves(t, figure):  # SS-POISON-02, SS-POISON-03
            figure.conditions.pop("poison", None)
