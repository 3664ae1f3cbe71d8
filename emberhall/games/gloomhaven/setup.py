"""Setting up a scenario: which options fit, the first room, decks and characters."""

from collections.abc import Sequence
from functools import cache

from emberhall.effects import walk
from emberhall.games.gloomhaven.content import (
    BATTLE_GOALS,
    CLASSES,
    DECKS,
    MODIFIERS,
    MONSTERS,
    NUMBERS,
    plan_of,
    scenario,
)
from emberhall.games.gloomhaven.content.scenarios import RANDOM
from emberhall.games.gloomhaven.effects.nodes import SummonMonster
from emberhall.games.gloomhaven.rules.modifiers import standard
from emberhall.games.gloomhaven.rules.random_dungeons import begin
from emberhall.games.gloomhaven.rules.recruits import enlist
from emberhall.games.gloomhaven.rules.rooms import reveal
from emberhall.games.gloomhaven.rules.scenarios import PLAIN, SCENARIOS, hooks_of
from emberhall.games.gloomhaven.state import (
    Character,
    Goal,
    Modifier,
    MonsterCard,
    Monsters,
    Setup,
    Standee,
    State,
    Table,
)
from emberhall.kernel import ALL, Deck, FaceDown, Message, Pile, Rng, msg

#: Gold for a coin and damage of a trap by scenario level (GH-DATA-08).
GOLD = (2, 2, 3, 3, 4, 4, 5, 6)
HARDER = {"easy": -1, "normal": 0, "hard": 1, "very_hard": 2}

#: The scenarios that can be played.
OFFERED = (*NUMBERS, RANDOM)


def recommended_level(levels: Sequence[int]) -> int:
    """Half of the average level of the characters, rounded up once (GH-LEVEL-04)."""
    return -(-sum(levels) // (2 * len(levels)))


def scenario_level(setup: Setup) -> int:
    """The recommended scenario level, changed by the difficulty (GH-LEVEL-04, GH-LEVEL-05)."""
    levels = [recruit.level for recruit in setup.company.recruits] if setup.company else [setup.level]
    return min(7, max(0, recommended_level(levels) + HARDER[setup.difficulty]))


def raised(setup: Setup, seats: int) -> bool:
    """Whether monsters are a level higher: solo, or with open information (GH-SOLO-02, GH-SOLO-04)."""
    return seats == 1 or setup.open_information


def unfit(setup: Setup, seats: int) -> Message | None:
    """Why these options cannot be played with this many players; None if they can."""
    if raised(setup, seats) and scenario_level(setup) > 6:
        return msg("unfit-level")  # GH-SOLO-03
    if setup.company:
        return None if len(setup.company.recruits) >= 2 else msg("unfit-company")
    if seats > 1 and setup.characters != 2:
        return msg("unfit-characters")
    return None


def idle(setup: Setup, seats: int) -> list[str]:
    """The options that make no difference: only random dungeons have penalties to choose (GH-RDUNG-15)."""
    return [] if setup.scenario == RANDOM else ["penalties"]


def set_up(setup: Setup, seats: int, rng: Rng) -> State:
    """The position before the first decision."""
    level = scenario_level(setup)
    more = raised(setup, seats)
    seated = seats_of(setup, seats)
    state = State(
        rng=rng,
        setup=setup,
        scenario=setup.scenario,
        level=level,
        monster_level=level + more,
        gold=GOLD[level],
        trap_damage=2 + level + more,
        bonus_xp=4 + 2 * level,
        characters=[_character(n, seat, setup) for n, seat in enumerate(seated)],
        modifiers=Deck(standard("m"), pool="m"),
        blessings=Pile([Modifier(f"bless.{n}") for n in range(1, MODIFIERS.blessings + 1)]),
        curses=Pile([Modifier(f"curse.{n}") for n in range(1, MODIFIERS.curses + 1)]),
        monster_curses=Pile([Modifier(f"monster-curse.m{n}") for n in range(1, MODIFIERS.monster_curses + 1)]),
        penalties=Pile([Modifier(f"penalty.{n}") for n in range(1, MODIFIERS.penalties + 1)]),
        goals=Deck([Goal(goal) for goal in _goal_ids(setup)]),
    )
    table: Table = Table(state, seats)
    if (cards := scenario(setup.scenario).dungeon) is not None:
        begin(table, cards)
    for type in monster_types(setup.scenario):
        state.monsters[type] = _monsters(type)
        table.shuffle(state.monsters[type].deck)
        table.shuffle(state.monsters[type].standees)
    table.shuffle(state.modifiers)
    table.shuffle(state.goals)
    for n, room in enumerate(scenario(state.scenario).rooms):
        if room.start or hooks_of(state).lies_open:
            reveal(table, n)
    if setup.company:
        enlist(table, setup.company)
    return state


def seats_of(setup: Setup, seats: int) -> list[int]:
    """The seat of each character."""
    if setup.company:
        return [recruit.seat for recruit in setup.company.recruits]
    return list(range(seats)) if seats > 1 else [0] * setup.characters


def _goal_ids(setup: Setup) -> list[str]:
    """The battle goals; with a suffix where classes may be played whose cards have the same numbers."""
    recruits = setup.company.recruits if setup.company else ()
    unlocked = setup.all_classes or any(not CLASSES[recruit.cls].starting for recruit in recruits)
    return [f"{goal}.1" if unlocked else goal for goal in BATTLE_GOALS]


def _character(number: int, seat: int, setup: Setup) -> Character:
    lookers = ALL if setup.open_information else 1 << seat
    return Character(
        seat=seat,
        level=setup.company.recruits[number].level if setup.company else setup.level,
        hand=FaceDown([], lookers=lookers),
        box=FaceDown([], lookers=lookers),
        modifiers=Deck([], pool=f"m{number}"),
        goals=FaceDown([], lookers=1 << seat),
    )


@cache
def monster_types(number: int) -> tuple[str, ...]:
    """The types of a scenario, and those that they can summon."""
    page = plan_of(number).scenario
    types = [place.type for room in page.rooms for place in room.monsters]
    types += [one.monster for rule in page.special for wave in rule.waves for one in wave.spawn if one.monster]
    types += SCENARIOS.get(number, PLAIN).brings
    types += [place.becomes for room in page.rooms for place in room.monsters if place.becomes]
    for type in list(types):
        types += summoned_by(type)
    shared = [MONSTERS[type].shares_standees_with for type in types if MONSTERS[type].shares_standees_with]
    return tuple(dict.fromkeys([*types, *shared]))


def summoned_by(type: str) -> list[str]:
    """The types that a type can summon."""
    printed = (DECKS[MONSTERS[type].deck], MONSTERS[type].specials)
    return [node.monster for node in walk(printed) if isinstance(node, SummonMonster)]


def _monsters(type: str) -> Monsters:
    kind = MONSTERS[type]
    return Monsters(
        deck=Deck([MonsterCard(f"{type}:{card.id}") for card in DECKS[kind.deck]], pool=type),
        standees=Deck([Standee(f"{type}.{n}") for n in range(1, kind.standees + 1)], pool=type),
    )


def opens(state: State) -> list[tuple[Message, dict[str, int]]]:
    """The scenarios that a win unlocks."""
    if state.outcome is None or not state.outcome.winners:
        return []
    found = [number for number in scenario(state.scenario).unlocks if number in OFFERED]
    return [(msg(f"scenario-{number}"), {"scenario": number, "level": state.setup.level}) for number in found]
