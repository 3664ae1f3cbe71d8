"""What programs that learn see of the realm: the map by locations, the heroes from the viewer's seat on, the tracks."""

from typing import get_args

from emberhall.games.defenders.content import (
    COUNT,
    DARKNESS_CARDS,
    GENERALS,
    GLOBAL_EFFECTS,
    HERO_CARDS,
    HEROES,
    IDS,
    QUESTS,
    SCENARIOS,
)
from emberhall.games.defenders.state import Phase, State
from emberhall.games.defenders.terms import COLOURS
from emberhall.kernel import Block, Features, Kinds, Layout, columns, count, kind, packed, seen

_SEATS = 6
_PHASES = Kinds(get_args(Phase))
_HEROES = Kinds(HEROES)
_GENERALS = Kinds(GENERALS)
_QUESTS = Kinds(QUESTS)
#: Hero cards by what is on them: the location or the name, whatever the copy.
_CARDS = Kinds(map(kind, HERO_CARDS))
_DARKNESS = Kinds(DARKNESS_CARDS)
_EFFECTS = Kinds(GLOBAL_EFFECTS)
_SCENARIOS = Kinds(SCENARIOS)
_DICE = {card: (sheet.colour, sheet.dice) for card, sheet in HERO_CARDS.items()}

_HERO = {
    "plays": 1, "life": 7, "the most life": 7, "spent life tokens": 7, "actions left": 7, "is active": 1, "hand": 12,
    "has a Quest": 1, "Quests completed": 4, "Generals slain": 2, "rumors": 3, "attacked": 1, "teleported": 1,
    "style + 1": 4, **dict.fromkeys((f"{colour} minions on the Quest" for colour in COLOURS[:4]), 4),
}  # fmt: skip
_GENERAL = {
    "in the game": 1, "alive": 1, "life": 7, "the most life": 7, "step": 4, "turns held": 3, "turns to heal + 1": 4,
}  # fmt: skip
_TRACKS = {
    "turns": 60, "Tainted Crystals left": 12, "Magic Gates left": 8, "fires left": 12,
    **dict.fromkeys((f"{colour} minions left" for colour in COLOURS[:4]), 25),
    "Generals defeated": 4, "Darkness cards drawn": 4, "the Night is quiet": 1, "Hero cards": 100, "Darkness cards": 50,
    "Quest cards": 30, "blessings": 4, "hits in battle": 10, "a battle has begun": 1, "the others were asked": 1,
    "heroes fallen": 3,
}  # fmt: skip

LAYOUT = Layout(
    Block("minions", (COUNT, 4), 4, "minions at each location, by colour: red, green, blue, black"),
    Block("crystals", (COUNT,), 3, "Tainted Crystals at each location"),
    Block("gates", (COUNT,), 1, "Magic Gates"),
    Block("fires", (COUNT,), 2, "fires"),
    Block("heroes_at", (_SEATS, COUNT), 1, "where each hero is, the viewer first"),
    Block("generals_at", (4, COUNT), 1, "where each General is, by colour"),
    columns("heroes", _SEATS, _HERO, "each hero, the viewer first"),
    Block("characters", (_SEATS, len(_HEROES)), 1, "who the heroes are"),
    columns("generals", 4, _GENERAL, "each General, by colour"),
    Block("enemies", (len(_GENERALS),), 1, "which Generals are in the game"),
    Block("hand", (len(_CARDS.names),), 4, "Hero cards in the viewer's hand, by location or name"),
    Block("dice", (_SEATS, 5), 12, "dice on the cards that the viewer sees in each hand, by colour; the last: special"),
    Block("quest", (len(_QUESTS),), 1, "the viewer's Quest"),
    Block("darkness", (len(_DARKNESS),), 1, "the Darkness Spreads card being resolved"),
    Block("effect", (len(_EFFECTS),), 1, "the Global Effect"),
    Block("rolled", (5, 6), 8, "dice of the last roll, by colour and face"),
    columns("tracks", None, _TRACKS, ""),
    Block("phase", (len(_PHASES),), 1, "the phase of the turn: " + ", ".join(_PHASES)),
    Block("scenario", (len(_SCENARIOS),), 1, "the scenario"),
)

_MINIONS, _CRYSTALS = LAYOUT["minions"], LAYOUT["crystals"]
_TRACK = LAYOUT["tracks"]
_STARTS = {block.name: LAYOUT.at(block.name) for block in LAYOUT.blocks}


def _read(state: State, seat: int, row: bytearray) -> None:
    at = _STARTS
    row[_MINIONS] = packed(state.minions)
    row[_CRYSTALS] = packed(state.crystals)
    for place in state.gates:
        row[at["gates"] + place] = 1
    for place in state.fires:
        row[at["fires"] + place] += 1
    for general, one in enumerate(state.generals):
        row[at["enemies"] + _GENERALS[one.card]] = 1
        start = at["generals"] + general * len(_GENERAL)
        row[start : start + len(_GENERAL)] = packed(
            (1, one.alive, one.life, one.most, one.step, one.held, one.waits + 1)
        )
        if one.alive and one.at >= 0:
            row[at["generals_at"] + general * COUNT + one.at] = 1
    for other in range(len(state.heroes)):
        _read_hero(state, other, seat, row)
    for colour, face in state.dice:
        row[at["rolled"] + 6 * colour + face - 1] += 1
    if state.shown:
        row[at["darkness"] + _DARKNESS[state.shown]] = 1
    if state.global_effect:
        row[at["effect"] + _EFFECTS[state.global_effect]] = 1
    row[at["phase"] + _PHASES[state.phase]] = 1
    row[at["scenario"] + _SCENARIOS[state.setting.scenario]] = 1
    fight = state.struggle
    row[_TRACK] = packed((
        state.turns, state.crystals_left, state.gates_left, state.fires_left,
        *state.supply,
        state.defeated, state.drawn, state.quiet, len(state.hero_deck.cards),
        len(state.darkness_deck.cards), len(state.quest_deck.cards), state.blessing,
        fight.hits if fight else 0, fight is not None and fight.begun, state.conferred, len(state.fallen),
    ))  # fmt: skip


def _read_hero(state: State, seat: int, viewer: int, row: bytearray) -> None:
    at, hero, n = _STARTS, state.heroes[seat], (seat - viewer) % len(state.heroes)
    active = seat == state.active
    start = at["heroes"] + n * len(_HERO)
    row[start : start + len(_HERO)] = packed((
        1, hero.life, hero.most, hero.spent, hero.actions, active, len(hero.hand.cards),
        hero.quest != "", len(hero.completed), len(hero.slain), hero.rumors, hero.attacked,
        hero.teleported, hero.style + 1, *hero.collected,
    ))  # fmt: skip
    if hero.hero:
        row[at["characters"] + n * len(_HEROES) + _HEROES[hero.hero]] = 1
    if hero.at >= 0:
        row[at["heroes_at"] + n * COUNT + hero.at] = 1
    dice = at["dice"] + 5 * n
    cards = seen(hero.hand, viewer)
    for card in cards:
        colour, many = _DICE[card]
        row[dice + colour] += many
    if n == 0:
        count(row, at["hand"], _CARDS, cards)
        if hero.quest:
            row[at["quest"] + _QUESTS[hero.quest]] = 1


_WORDS = (
    *COLOURS, *IDS, *HEROES, *GENERALS, *_CARDS.names, *QUESTS, *DARKNESS_CARDS, *GLOBAL_EFFECTS, *SCENARIOS,
    "ground", "sky", "none", "blessing", "dragon_slayer", "land", "night",
)  # fmt: skip

FEATURES: Features[State] = Features(LAYOUT, _read, _WORDS)
