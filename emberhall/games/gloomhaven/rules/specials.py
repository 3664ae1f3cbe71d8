"""Special rules of scenarios: who appears when, which doors open, and rules that are known by name."""

from collections.abc import Callable
from typing import Any

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.kinds import SpecialRule
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.objectives import (
    destroyed,
    goal_chests_looted,
    happened,
    marked,
    named,
    note,
    on_plates,
    pumps,
    standing,
    word,
)
from emberhall.games.gloomhaven.rules.rooms import fill, open_door, spawn, spawn_beside
from emberhall.games.gloomhaven.state import GH, Figure, Gloomhaven, Rank
from emberhall.games.gloomhaven.terms import ELEMENTS, HEROES, INERT, STRONG
from emberhall.kernel import Flow, msg


def apply(t: GH, on: str, *, door: str = "", objective: str = "") -> Flow[None]:
    """What the scenario does when something happens: a round begins or ends, a door opens, an object is destroyed."""
    state = t.state
    plan = plan_of(state.scenario)
    for n, rule in enumerate(plan.scenario.special):
        if rule.on != on or rule.door != door or word(rule.objective) != objective or not _holds(state, rule, n):
            continue
        if rule.once:
            note(state, f"once:{n}")
        for element, strength in rule.elements.items():
            state.elements[ELEMENTS.index(element)] = STRONG if strength == "strong" else INERT
        if rule.name in NAMED:
            flow = NAMED[rule.name](t)
            if flow is not None:
                yield from flow
        else:
            yield from _waves(t, rule)


def _waves(t: GH, rule: SpecialRule) -> Flow[None]:
    """Monsters that appear at their markers; they leave no coins (GH-SPEC-01, GH-ATTACK-16)."""
    state = t.state
    for wave in rule.waves:
        if not wave.comes(state.round):
            continue
        for one in wave.spawn:
            for rank in one.ranks[len(state.characters) - 2]:
                grade: Rank = rank  # type: ignore[assignment]
                yield from spawn(t, one.monster, grade, marked(state, one.marker)[0])


def _holds(state: Gloomhaven, rule: SpecialRule, n: int) -> bool:
    """Whether it is for so many characters, in this round, and its doors are open or closed."""
    if rule.characters and len(state.characters) not in rule.characters:
        return False
    if rule.rounds and state.round not in rule.rounds:
        return False
    if rule.once and happened(state, f"once:{n}"):
        return False
    if rule.name == "after_last_chest" and not goal_chests_looted(state):
        return False
    return (not rule.since or _open(state, rule.since)) and (not rule.until or not _open(state, rule.until))


def _open(state: Gloomhaven, label: str) -> bool:
    doors = plan_of(state.scenario).scenario.doors
    return any(door.label == label and state.map.doors >> n & 1 for n, door in enumerate(doors))


# doors


def open_up(t: GH, n: int, figure: Figure | None = None) -> Flow[None]:
    """A door opens, and what waits for that happens."""
    open_door(t, n, figure)
    label = plan_of(t.state.scenario).door(n).label
    if label:
        yield from apply(t, "door_opened", door=label)


def turn_ends(t: GH) -> Flow[None]:
    """Doors that open because of who stands on pressure plates at the end of a turn (GH-SPEC-07)."""
    state = t.state
    for n, door in enumerate(plan_of(state.scenario).scenario.doors):
        if door.locked and not state.map.doors >> n & 1 and _plates_pressed(state, door.opens.get("opens", {})):
            yield from open_up(t, n, _who_acts(state))


def _who_acts(state: Gloomhaven) -> Figure | None:
    return state.figures.get(state.turn.figure) if state.turn is not None else None


def _plates_pressed(state: Gloomhaven, opens: dict[str, Any]) -> bool:
    acting = _who_acts(state)
    if opens.get("event") != "turn_end" or all(character.exhausted for character in state.characters):
        return False
    if plate := opens.get("a_character_on_plate"):
        return acting is not None and acting.kind == "character" and acting.at in marked(state, plate)
    by_number = opens.get("all_characters_on_plates_by_characters", {})
    plates = opens.get("all_characters_on_plates") or by_number[str(len(state.characters))]
    return on_plates(state, plates)


# objects


def fallen(t: GH, figure: Figure, at: int, by: Figure | None) -> Flow[None]:
    """An object has been destroyed: a door opens, and what waits for it happens (GH-SPEC-09)."""
    state = t.state
    for n, (door, _) in enumerate(plan_of(state.scenario).doors):
        if door == at:
            state.map.targets &= ~(1 << n)
            yield from open_up(t, n, by)
    if named(state, "archers_first"):
        arrives(t, at)
    if named(state, "altars_strengthen_demons"):
        for demon in [other for other in state.figures.values() if other.name.endswith("-demon")]:
            demon.most -= 1
            demon.hp = min(demon.hp, demon.most)
    yield from apply(t, "objective_destroyed", objective=figure.name)


def entered(t: GH, figure: Figure, at: int) -> None:
    """A figure enters a hex: the garrison of a castle comes when somebody of the players' side is inside."""
    plan = plan_of(t.state.scenario)
    if figure.side == HEROES and plan.room_of.get(at) == 1 and named(t.state, "archers_first"):
        arrives(t, at)


def arrives(t: GH, at: int) -> None:
    """The monsters that were kept back are placed, once."""
    if not happened(t.state, "late"):
        note(t.state, "late")
        fill(t, 1, at, late=True)


# rules with a name of their own


def _at_pumps(t: GH) -> Flow[None]:
    """Each pump that is not cleansed brings a monster beside it."""
    for at in pumps(t.state):
        yield from spawn_beside(t, "black-imp", "normal", at)


def _weakened(t: GH) -> None:
    """The Prime Demon suffers damage outside as long as the door stands."""
    state = t.state
    if standing(state, "door-1") is not None:
        damage = worth("2*C+L-2", len(state.characters), state.level)
        state.notes["weakened"] = happened(state, "weakened") + damage
        t.say(msg("say-weakened", n=damage))


def _door_falls(t: GH) -> Flow[None]:
    """The door is destroyed if it still stands."""
    door = standing(t.state, "door-1")
    if door is not None:
        yield from destroy(t, door, None)


def destroy(t: GH, figure: Figure, by: Figure | None) -> Flow[None]:
    """An object is destroyed (GH-SPEC-09)."""
    at = figure.at
    t.say(msg("say-destroyed", who=figure_name(figure)))
    destroyed(t.state, figure)
    figure.at = -1
    del t.state.figures[figure.id]
    yield from fallen(t, figure, at, by)


NAMED: dict[str, Callable[[GH], Flow[None] | None]] = {
    "at_pumps": _at_pumps,
    "prime_demon_weakened": _weakened,
    "door_falls": _door_falls,
}
