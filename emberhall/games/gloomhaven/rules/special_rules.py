"""Special rules of scenarios: who appears when, which doors open by themselves, objects that are destroyed."""

from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.openings import (
    ByDeath,
    ByEliteKills,
    ByLoot,
    ByPlate,
    ByPlates,
    ByRound,
    ByTokens,
    Opening,
)
from emberhall.games.gloomhaven.content.pages import Door, SpecialRule
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.looting import open_treasure
from emberhall.games.gloomhaven.rules.monster_cards import reveal_card
from emberhall.games.gloomhaven.rules.notes import (
    goal_chests,
    goal_chests_looted,
    happened,
    is_open,
    marked,
    note,
    on_plates,
    room_with,
    standing,
    word,
)
from emberhall.games.gloomhaven.rules.objectives import destroyed
from emberhall.games.gloomhaven.rules.rooms import fill, open_door, remove, spawn, spawn_beside
from emberhall.games.gloomhaven.rules.scenarios import PLAIN, hooks_of
from emberhall.games.gloomhaven.rules.scenarios.hooks import (
    Choose,
    Destroy,
    Give,
    Happenings,
    Heal,
    Leave,
    Open,
    Place,
    Reinforce,
    Spawn,
    SummonBeside,
    Take,
    Wake,
)
from emberhall.games.gloomhaven.state import Figure, Rank, State, Table
from emberhall.games.gloomhaven.terms import ELEMENTS, INERT, STRONG
from emberhall.kernel import ENDED, NOWHERE, Flow, Option, msg

#: The note of how many elite monsters are dead.
ELITES = "elites"

#: Who is meant by a rule, by the kind of figure.
KINDS = {
    "monsters": ("monster",),
    "party": ("character", "summon"),
    "everyone": ("monster", "character", "summon", "npc", "bystander"),
}


@lru_cache(maxsize=1024)
def occasions(scenario: int) -> frozenset[str]:
    """The occasions that the special rules of a scenario wait for."""
    return frozenset([rule.on for rule in plan_of(scenario).scenario.special])


def apply_special_rules(t: Table, on: str, *, door: str = "", objective: str = "", monster: str = "") -> Flow[None]:
    """Apply the special rules for an occasion: a round begins or ends, a door opens, an object or monster is gone."""
    state = t.state
    plan = plan_of(state.scenario)
    for n, rule in enumerate(plan.scenario.special):
        if rule.on != on or (rule.door, word(rule.objective), rule.monster) != (door, objective, monster):
            continue
        if not holds(state, rule, n):
            continue
        if rule.once:
            note(state, f"once:{n}")
        for element, strength in rule.elements.items():
            state.elements[ELEMENTS.index(element)] = STRONG if strength == "strong" else INERT
        yield from _waves(t, rule) if not rule.name else carry_out(t, hooks_of(state).happens(t, rule))
        if rule.garrison:
            acting = _acting(state)
            fill(t, room_with(state, rule.garrison), acting.at if acting is not None else None, late=True)


Carries = TypeVar("Carries", bound=Callable[[Table, Any], Flow[Any] | None])

#: What is done for each kind of happening; modules further up in the rules add theirs.
_DOES: dict[type, Callable[[Table, Any], Flow[Any] | None]] = {}


def carries_out(kind: type) -> Callable[[Carries], Carries]:
    """Mark the function that carries out happenings of a kind."""

    def mark(function: Carries) -> Carries:
        _DOES[kind] = function
        return function

    return mark


def carry_out(t: Table, happenings: Happenings) -> Flow[None]:
    """Carry out what the hooks of a scenario ask for, one after another; a hook that asks gets the answer."""
    if not isinstance(happenings, Generator):
        happenings = (happening for happening in happenings)
    answer = None
    while True:
        try:
            happening = happenings.send(answer)
        except StopIteration:
            return
        done = _DOES[type(happening)](t, happening)
        answer = None if done is None else (yield from done)


@carries_out(SummonBeside)
def _summon_beside(t: Table, one: SummonBeside) -> Flow[Figure | None]:
    return spawn_beside(t, one.monster, one.rank, one.at)


@carries_out(Destroy)
def _destroy(t: Table, one: Destroy) -> Flow[None]:
    return destroy(t, one.figure, None)


@carries_out(Reinforce)
def _reinforce(t: Table, one: Reinforce) -> None:
    fill(t, one.room, one.near, late=True)


@carries_out(Spawn)
def _spawn(t: Table, one: Spawn) -> Flow[Figure | None]:
    return spawn(t, one.monster, one.rank, one.at)


@carries_out(Heal)
def _heal(t: Table, one: Heal) -> None:
    heal(t, one.figure, one.n)


@carries_out(Take)
def _take(t: Table, one: Take) -> None:
    open_treasure(t, one.character, t.state.map.treasures.pop(one.at))


@carries_out(Leave)
def _leave(t: Table, one: Leave) -> None:
    t.say(one.said)
    remove(t, one.figure)


@carries_out(Give)
def _give(t: Table, one: Give) -> None:
    gain(t, one.figure, one.condition)


@carries_out(Wake)
def _wake(t: Table, one: Wake) -> None:
    if t.state.turn is not None:
        reveal_card(t, one.figure.name)
        t.state.turn.sudden.append(one.figure.name)


@carries_out(Place)
def _place(t: Table, one: Place) -> None:
    one.figure.at = one.at
    t.beat()


@carries_out(Open)
def _open(t: Table, one: Open) -> Flow[None]:
    return open_up(t, one.door, one.figure)


@carries_out(Choose)
def _choose(t: Table, one: Choose) -> Flow[Option]:
    return players_decide(t, one.prompt, one.options)


def _waves(t: Table, rule: SpecialRule) -> Flow[None]:
    """Place monsters that appear at their markers. They leave no coins (GH-SPEC-01, GH-ATTACK-16)."""
    state = t.state
    for wave in rule.waves:
        if not wave.comes(state.round):
            continue
        for one in wave.spawn:
            places = marked(state, one.marker)
            for n, rank in enumerate(one.ranks[len(state.characters) - 2]):
                grade: Rank = rank  # type: ignore[assignment]
                yield from spawn(t, one.monster, grade, places[n % len(places)])


def holds(state: State, rule: SpecialRule, n: int = -1) -> bool:
    """Whether a special rule applies now: number of characters, round, open and closed doors, what stands, who died."""
    if rule.characters and len(state.characters) not in rule.characters:
        return False
    if rule.rounds and state.round not in rule.rounds:
        return False
    if rule.once and happened(state, f"once:{n}"):
        return False
    if rule.achieved and (state.company is None or rule.achieved not in state.company.achieved):
        return False
    if rule.standing and standing(state, word(rule.standing)) is None:
        return False
    if rule.dead and happened(state, f"killed:{rule.monster}") < rule.dead:
        return False
    if rule.absent and any(figure.name == rule.absent for figure in on_map(state)):
        return False
    if rule.marker and not _acts_on(state, rule.marker):
        return False
    if rule.after_last_chest and not goal_chests_looted(state):
        return False
    return (not rule.since or is_open(state, rule.since)) and (not rule.until or not is_open(state, rule.until))


# doors


def open_up(t: Table, n: int, figure: Figure | None = None) -> Flow[None]:
    """Open a door and apply the special rules that wait for it."""
    hooks = hooks_of(t.state)
    if hooks is not PLAIN:
        yield from carry_out(t, hooks.opens(t, n))
    open_door(t, n, figure)
    if hooks is not PLAIN:
        yield from carry_out(t, hooks.opened(t, figure))
    label = plan_of(t.state.scenario).door(n).label
    if label:
        yield from apply_special_rules(t, "door_opened", door=label)


def turn_ends(t: Table) -> Flow[None]:
    """Open doors whose pressure plates are occupied at the end of a turn (GH-SPEC-07)."""
    locked = _locked(t.state.scenario)
    return _open_pressed(t, locked) if locked else ENDED


@lru_cache(maxsize=1024)
def _locked(scenario: int) -> tuple[int, ...]:
    """The doors of a scenario that plates may open."""
    return tuple([n for n, door in enumerate(plan_of(scenario).scenario.doors) if door.locked])


def open_in_round(t: Table, when: str) -> Flow[None]:
    """Open the doors that open by themselves at the start or the end of this round."""
    state = t.state
    for n, opens in _opening(state.scenario):
        if (opens.when, opens.round) == (when, state.round) and not state.map.doors >> n & 1:
            yield from open_up(t, n)


@lru_cache(maxsize=1024)
def _opening(scenario: int) -> tuple[tuple[int, ByRound], ...]:
    """The doors of a scenario that open by themselves."""
    doors = plan_of(scenario).scenario.doors
    return tuple([(n, door.opens) for n, door in enumerate(doors) if isinstance(door.opens, ByRound)])


def open_by_loot(t: Table) -> Flow[None]:
    """Open the doors that wait for goal treasures to be taken, and unlock those that wait for certain tokens."""
    state = t.state
    for n, door in _for_loot(state.scenario):
        if isinstance(door.opens, ByTokens) and all(happened(state, f"token:{k}") for k in door.opens.tokens):
            state.notes[f"unlocked:{n}"] = 1
        due = isinstance(door.opens, ByLoot) and goal_chests(state) >= door.opens.count
        if due and not state.map.doors >> n & 1:
            yield from open_up(t, n, _acting(state))


@lru_cache(maxsize=1024)
def _for_loot(scenario: int) -> tuple[tuple[int, Door], ...]:
    """The doors of a scenario that wait for goal treasures or tokens."""
    doors = plan_of(scenario).scenario.doors
    return tuple([(n, door) for n, door in enumerate(doors) if isinstance(door.opens, ByTokens | ByLoot)])


def after_death(t: Table, dead: Figure) -> Flow[None]:
    """Open the doors that wait for the deaths of monsters."""
    state = t.state
    doors = plan_of(state.scenario).scenario.doors
    if dead.rank == "elite" and any(isinstance(door.opens, ByEliteKills) for door in doors):
        note(state, ELITES)
    for n, door in enumerate(doors):
        if not state.map.doors >> n & 1 and _dead_enough(state, door.opens):
            yield from open_up(t, n)


def _dead_enough(state: State, opens: Opening | None) -> bool:
    if isinstance(opens, ByEliteKills):
        return happened(state, ELITES) >= opens.count
    if isinstance(opens, ByDeath):
        return not any(figure.name == opens.monster for figure in on_map(state))
    return False


def _open_pressed(t: Table, locked: Sequence[int]) -> Flow[None]:
    state = t.state
    doors = plan_of(state.scenario).scenario.doors
    for n in locked:
        opens = doors[n].opens
        if not state.map.doors >> n & 1 and _plates_pressed(state, opens):
            if isinstance(opens, ByPlate) and opens.unlocks:
                state.notes[f"unlocked:{n}"] = 1
            else:
                yield from open_up(t, n, _acting(state))


def _acting(state: State) -> Figure | None:
    return state.figures.get(state.turn.figure) if state.turn is not None else None


def _acts_on(state: State, marker: str) -> bool:
    """Whether the character whose turn it is stands on a marker."""
    acting = _acting(state)
    return acting is not None and acting.kind == "character" and acting.at in marked(state, marker)


def _plates_pressed(state: State, opens: Opening | None) -> bool:
    if all(character.exhausted for character in state.characters):
        return False
    if isinstance(opens, ByPlate):
        return _acts_on(state, opens.plate)
    if isinstance(opens, ByPlates):
        by_number = opens.plates_by_characters
        plates = opens.plates or by_number[str(len(state.characters))]  # type: ignore[index]
        return on_plates(state, plates)
    return False


# objects


def fallen(t: Table, figure: Figure, at: int, by: Figure | None) -> Flow[None]:
    """Open the door that an object was, and apply the special rules that wait for its destruction (GH-SPEC-09)."""
    state = t.state
    for n, (door, _) in enumerate(plan_of(state.scenario).doors):
        if door == at:
            state.map.targets &= ~(1 << n)
            yield from open_up(t, n, by)
    yield from carry_out(t, hooks_of(state).destroyed(t, figure, at))
    yield from apply_special_rules(t, "objective_destroyed", objective=figure.name)


def destroy(t: Table, figure: Figure, by: Figure | None) -> Flow[None]:
    """Destroy an object (GH-SPEC-09)."""
    at = figure.at
    t.say(msg("say-destroyed", who=figure_name(figure)))
    destroyed(t.state, figure)
    figure.at = NOWHERE
    del t.state.figures[figure.id]
    yield from fallen(t, figure, at, by)
