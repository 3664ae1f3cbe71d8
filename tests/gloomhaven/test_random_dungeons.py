"""Random dungeons: rooms made of two cards when their doors open, what opening them costs, what treasures hold."""

from collections.abc import Callable
from itertools import permutations

import pytest

from emberhall.games.gloomhaven.campaign.chapters import RandomDungeon
from emberhall.games.gloomhaven.campaign.rewards import carry
from emberhall.games.gloomhaven.campaign.travel import ahead, options
from emberhall.games.gloomhaven.content import CLASSES, MONSTERS, plan_of, scenario
from emberhall.games.gloomhaven.content.random_dungeon import (
    MONSTER_SETS,
    ROOM_CARDS,
    ROOMS,
    Made,
    fits,
    made_of,
    numbered,
)
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import Playing
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.board import ground, not_empty
from emberhall.games.gloomhaven.rules.conditions import cleanse, gain, healed, names_of, run_out
from emberhall.games.gloomhaven.rules.consuming import payable
from emberhall.games.gloomhaven.rules.ending import reached
from emberhall.games.gloomhaven.rules.looting import loot_hex, loot_under
from emberhall.games.gloomhaven.rules.preparation import free_starts, place, scenario_effects
from emberhall.games.gloomhaven.rules.random_dungeons import SEVERITIES
from emberhall.games.gloomhaven.rules.rooms import closed_doors, put_monster, remove, reveal
from emberhall.games.gloomhaven.rules.scenarios.hooks import Cost
from emberhall.games.gloomhaven.rules.special_rules import carry_out, open_up
from emberhall.games.gloomhaven.rules.touches import moment
from emberhall.games.gloomhaven.rules.treasures import looted
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range, retaliates, shield
from emberhall.games.gloomhaven.setup import monster_types, set_up, unfit
from emberhall.games.gloomhaven.state import (
    Ability,
    Figure,
    FoeCard,
    Item,
    Map,
    RoomCard,
    Setup,
    Slot,
    State,
    Table,
    Turn,
)
from emberhall.geometry.hexes import Hex, distance, neighbours
from emberhall.kernel import Event, Message, Outcome, Played, Rng
from emberhall.rulebook import rule
from emberhall.testing import LoadedDice

from .entries import SCENARIO
from .positions import Scene, _become, _deal, _deck, _stand, happens, hex_of, spot, table
from .test_each_scenario import slay
from .worlds import keys, world
from .worlds import table as world_table

NEAR_ALTAR = scenario(numbered(96, [Made("altar", 569)])).rooms[0].start
CLASSES_IN_ORDER = ("brute", "tinkerer", "scoundrel", "cragheart")


def dungeon(
    *rooms: tuple[str, int],
    characters: int = 2,
    number: int = 96,
    penalties: str = "none",
    exits: tuple[int, ...] = (0, 0),
    next_rooms: str = "",
    next_foes: tuple[int, ...] = (),
    monsters: bool = True,
    placed: int = 4,
) -> Scene:
    """A dungeon with these rooms open; the characters B, T, S, C stand where they may start in the first one."""
    setup = Setup(scenario=number, penalties=penalties) if number == 96 else Setup(scenario=number)  # type: ignore[arg-type]
    state = set_up(setup, characters, LoadedDice(1))
    t: Table = Table(state, characters)
    for figure in list(state.figures.values()):
        remove(t, figure)
    state.map = Map(dungeon=state.map.dungeon)
    made: list[Made] = []
    for n, (room, foes) in enumerate(rooms):
        used = exits[n - 1] if n else 0
        gate = ROOM_CARDS[rooms[n - 1][0]].exits[used].type if n else "A"
        entrance = next((k for k, way in enumerate(ROOM_CARDS[room].entrances) if way.type == gate), 0) if n else 0
        made.append(Made(room, foes, entrance, used if n else 1))
    state.scenario = numbered(number, made)
    for n in range(len(rooms)):
        for k, (_, joined) in enumerate(plan_of(state.scenario).doors):
            if n and joined == 3 << (n - 1) and not plan_of(state.scenario).door(k).locked:
                state.map.doors |= 1 << k
        reveal(t, n)
    _stack(state, next_rooms, next_foes)
    if not monsters:
        for figure in list(state.figures.values()):
            remove(t, figure)
    drawn: dict[str, Figure] = {}
    starts = plan_of(state.scenario).scenario.rooms[0].start
    free = [
        cell for cell in starts if plan_of(state.scenario).index[cell] not in {f.at for f in state.figures.values()}
    ]
    for n, cls in enumerate(CLASSES_IN_ORDER[: min(placed, characters)]):
        drawn["BTSC"[n]] = hero = _stand(t, cls, plan_of(state.scenario).index[free[n]], list(CLASSES_IN_ORDER))
        _become(t, state.characters[n], cls)
        state.characters[n].figure = hero.id
        state.characters[n].modifiers.cards = _deck(str(n), "")
        _deal(state.characters[n], state.characters[n].hand, " ".join(list(state.characters[n].box.cards)[:5]))
    state.goals.cards = []
    state.round, state.phase = 1, "act"
    first = state.characters[0]
    first.initiative = 50
    state.turn = Turn(Slot(50, character=0), [], first.figure)
    _deal(first, first.played, " ".join(list(first.box.cards)[:2]))
    scene = Scene(GAME, state, characters, setup)
    scene.drawn = drawn
    return scene


def _stack(state: State, rooms: str, foes: tuple[int, ...]) -> None:
    """Put these cards on top of the decks, the first to be drawn first; cards in play are in none."""
    assert state.map.dungeon
    made = made_of(state.scenario)
    top = [RoomCard(f"room.{id}") for id in rooms.split()]
    others = [card for card in state.map.dungeon.rooms.cards if card not in top]
    every = {*others, *(RoomCard(f"room.{id}") for id in scenario(state.setup.scenario).dungeon.rooms or ROOM_CARDS)}  # type: ignore[union-attr]
    used = {f"room.{one.room}" for one in made}
    state.map.dungeon.rooms.cards = [*sorted(card for card in every if card not in (*used, *top)), *reversed(top)]
    first = [FoeCard(f"foes.{number}") for number in foes]
    numbers = scenario(state.setup.scenario).dungeon.foes or tuple(MONSTER_SETS)  # type: ignore[union-attr]
    left = [FoeCard(f"foes.{n}") for n in numbers if n not in [one.foes for one in made] and n not in foes]
    state.map.dungeon.foes.cards = [*left, *reversed(first)]


def opens(game: Scene, door: int = 0, *answers: str) -> None:
    happens(open_up(table(game), door, game.who("B")), *[game.wanted(answer) for answer in answers])


def costs(room: str, severity: str, *answers: str, before: Callable[[Scene], None] = lambda game: None) -> Scene:
    """A room is opened as the second one, by the Brute, and its penalty comes; bandits and a hound are in both."""
    first = "tunnel" if room != "tunnel" else "clearing"
    types = [way.type for way in ROOM_CARDS[room].entrances]
    exits = [way.type for way in ROOM_CARDS[first].exits]
    used = next(n for n, type in enumerate(exits) if type in types)
    penalties = {"minor": "standard", "major": "heavy"}[severity]
    game = dungeon((first, 561), (room, 560), exits=(used, 0), penalties=penalties)
    for letter in "BT":
        game.who(letter).hp = game.who(letter).most = 20
    before(game)
    happens(carry_out(table(game), [Cost(game.who("B"))]), *[game.wanted(answer) for answer in answers])
    return game


def foes(game: Scene) -> list[Figure]:
    return [figure for figure in game.state.figures.values() if figure.kind == "monster"]


def conditions(game: Scene) -> list[list[str]]:
    return [names_of(game.who(letter)) for letter in "BT"]


# rooms


@SCENARIO("96 special 1", "55 special 1")
@rule("GH-RDUNG-03", "GH-RDUNG-04", "GH-COMP-09")
def test_a_room_is_made_when_its_door_opens() -> None:
    state = set_up(Setup(scenario=96), 2, Rng(7))
    assert state.map.dungeon
    assert (len(ROOM_CARDS), len(MONSTER_SETS)) == (20, 20)
    assert (len(state.map.dungeon.rooms), len(state.map.dungeon.foes), len(made_of(state.scenario))) == (19, 19, 1)
    game = dungeon(("trail", 554), next_rooms="clearing", next_foes=(572,))
    assert [len(room.hexes) for room in scenario(game.state.scenario).rooms] == [23, 0, 0]
    opens(game)
    assert [one[:2] for one in made_of(game.state.scenario)] == [("trail", 554), ("clearing", 572)]
    assert [len(room.hexes) for room in scenario(game.state.scenario).rooms] == [23, 32, 0]
    assert {foe.name for foe in foes(game)} == {
        "cave-bear",
        "vermling-scout",
        "vermling-shaman",
        "living-corpse",
        "ooze",
    }
    assert game.state.map.rooms == 0b11


@rule("GH-RDUNG-05")
def test_a_room_is_called_by_both_cards() -> None:
    for room, number, english, russian in (
        ("trail", 554, "Mangy Trail", "Тропа вермлингов"),
        ("dead-end", 562, "Foggy Dead End", "Тупик в густом тумане"),
    ):
        name = Message("room-named", {"room": Message(f"room-{room}"), "foes": Message(f"foes-{number}")})
        assert (GAME.texts.say(name, "en"), GAME.texts.say(name, "ru")) == (english, russian)


def test_the_table_is_told_of_rooms_and_penalties() -> None:
    game = dungeon(("trail", 554), next_rooms="crossroads", next_foes=(572,), penalties="standard")
    events: list[Event] = []
    happens(open_up(Table(game.state, 2, events), 0, game.who("B")))
    told = [GAME.texts.say(event.message, "en") for event in events]
    assert "Behind the door: Putrid Crossroads." in told
    assert "Penalty: each character discards 2 cards." in told


@rule("GH-RDUNG-06", "GH-RDUNG-07", "GH-RDUNG-18", "GH-RDUNG-20", "GH-RDUNG-22")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_points_of_a_room(characters: int) -> None:
    """The Trail with the Cutthroats: what the card puts on the points, and two boulders of the room itself."""
    game = dungeon(("trail", 560), characters=characters)
    points = dict(enumerate(ROOM_CARDS["trail"].points, 1))
    assert (points[1], points[4], points[12]) == ((-2, -1), (0, -2), (2, -5))
    expected = {
        (0, -2): ("bandit-archer", ("normal", "normal", "normal")),
        (0, -1): ("bandit-archer", ("normal", "elite", "elite")),
        (0, -5): ("bandit-archer", ("", "", "normal")),
        (-2, -1): ("bandit-guard", ("elite", "elite", "elite")),
        (-1, -1): ("bandit-guard", ("", "normal", "normal")),
        (-2, 1): ("hound", ("normal", "normal", "elite")),
        (1, -3): ("hound", ("", "normal", "elite")),
    }
    there = {hex_of(game, foe): (foe.name, foe.rank) for foe in foes(game)}
    assert there == {
        cell: (name, ranks[characters - 2]) for cell, (name, ranks) in expected.items() if ranks[characters - 2]
    }
    lying, at = game.state.map, lambda *cells: [spot(game, *cell) for cell in cells]
    assert [one.hexes for one in lying.obstacles] == [(n,) for n in at((-1, -3), (-1, 1))]
    assert sorted(lying.traps) == sorted(at((-3, 1), (0, -3), (-1, 0)))
    assert {(trap.damage, trap.conditions) for trap in lying.traps.values()} == {(3, ("poison",))}
    assert (lying.coins, lying.treasures) == ({at((-1, -2))[0]: 1}, {at((2, -5))[0]: 560})
    assert scenario(game.state.scenario).rooms[0].tiles == ("f1b",)


@rule("GH-RDUNG-06")
def test_a_monster_may_stand_on_the_last_point() -> None:
    """Ancient Artillery on point 12 of the Fortified card."""
    game = dungeon(("trail", 559))
    assert (2, -5) in {hex_of(game, foe) for foe in foes(game) if foe.name == "ancient-artillery"}


@rule("GH-RDUNG-09")
def test_where_the_party_starts() -> None:
    """On empty hexes within two hexes of the entrance at -3,4; of several entrances the players choose one."""
    start = set(scenario(numbered(96, [Made("trail", 554)])).rooms[0].start)
    assert start == {(-2, 2), (-3, 2), (-4, 3), (-3, 3), (-2, 3)}
    both = scenario(numbered(96, [Made("hallway", 554)])).rooms[0]
    one = scenario(numbered(96, [Made("hallway", 554, 0, 1)])).rooms[0]
    other = scenario(numbered(96, [Made("hallway", 554, 1, 1)])).rooms[0]
    assert all(distance(cell, (1, 2)) <= 2 for cell in one.start)
    assert all(distance(cell, (-1, 4)) <= 2 for cell in other.start)
    assert {*one.start, *other.start} == set(both.start)
    assert set(one.start) != set(other.start)
    state = set_up(Setup(scenario=96), 2, LoadedDice(1))
    state.scenario = numbered(96, [Made("hallway", 554)])
    state.map = Map(dungeon=state.map.dungeon)
    t: Table = Table(state, 2)
    reveal(t, 0)
    for n, cls in enumerate(("brute", "tinkerer")):
        _become(t, state.characters[n], cls)
    state.phase = "place"
    happens(place(t), "entrance:1:B")
    assert made_of(state.scenario) == (Made("hallway", 554, 1, 1),)
    (hero,) = [figure for figure in state.figures.values() if figure.kind == "character"]
    assert distance(plan_of(state.scenario).hexes[hero.at], (-1, 4)) <= 2


@rule("GH-RDUNG-09")
def test_a_fourth_character_starts_as_near_as_possible() -> None:
    """Monsters stand on all but three of the hexes near the entrance of the Altar."""
    game = dungeon(("altar", 569), characters=4, penalties="none", placed=3)
    start = {spot(game, *cell) for cell in scenario(game.state.scenario).rooms[0].start}
    assert {game.who(letter).at for letter in "BTS"} == start
    free = free_starts(game.state)
    assert free
    assert not start & set(free)
    assert {min(distance(plan_of(game.state.scenario).hexes[at], cell) for cell in NEAR_ALTAR) for at in free} == {2}
    hexes = plan_of(game.state.scenario).hexes
    empty = [hexes[at] for at in plan_of(game.state.scenario).rooms[0] if at not in not_empty(game.state)]
    assert min(distance(cell, near) for cell in empty for near in NEAR_ALTAR) == 2


@rule("GH-RDUNG-10", "GH-RDUNG-11")
def test_cards_with_another_entrance_are_discarded() -> None:
    """The Trail is left through an exit B: the Road has an entrance B as well, the Den and the Sewer have not."""
    game = dungeon(("trail", 554), next_rooms="den sewer road tunnel", next_foes=(572,))
    opens(game)
    assert made_of(game.state.scenario)[1] == Made("road", 572, 1, 0)  # its second entrance
    assert game.state.map.dungeon
    assert game.state.map.dungeon.discard.cards == ["room.den", "room.sewer"]
    assert sorted(GAME.components(game.state)) == sorted(GAME.components(dungeon(("trail", 554)).state))


@rule("GH-RDUNG-11")
def test_discarded_rooms_are_shuffled_when_none_is_left() -> None:
    game = dungeon(("trail", 554), next_rooms="den", next_foes=(572,))
    assert game.state.map.dungeon
    game.state.map.dungeon.rooms.cards = [RoomCard("room.den")]
    game.state.map.dungeon.discard.cards = [RoomCard("room.altar")]
    opens(game)
    assert made_of(game.state.scenario)[1].room == "altar"
    assert {*game.state.map.dungeon.rooms, *game.state.map.dungeon.discard} == {"room.den"}


@rule("GH-RDUNG-12", "GH-RDUNG-13")
def test_of_two_exits_one_is_used_and_the_other_closes() -> None:
    for door, room, entrance in ((0, "hovel", 0), (1, "hovel", 1)):
        game = dungeon(("tunnel", 554), next_rooms=room, next_foes=(572,))
        assert closed_doors(game.state) == [0, 1]
        stood = {foe.id: foe.at for foe in foes(game)}
        opens(game, door)
        assert made_of(game.state.scenario)[1] == Made("hovel", 572, entrance, door)
        assert closed_doors(game.state) == [2]  # that of the Hovel
        assert game.state.map.doors == 1 << door
        assert all(game.state.figures[id].at == at for id, at in stood.items())  # hexes keep their numbers


@rule("GH-RDUNG-08", "GH-RDUNG-10")
def test_every_two_rooms_that_fit_are_joined_at_the_door_alone() -> None:
    joined = 0
    for first, card in ROOM_CARDS.items():
        for used, way in enumerate(card.exits):
            for second, other in ROOM_CARDS.items():
                for n, entrance in enumerate(other.entrances):
                    if first == second or entrance.type != way.type:
                        continue
                    made = (Made(first, 554), Made(second, 555, n, used))
                    assert fits(made)
                    _joined(scenario(numbered(96, made)), used)
                    joined += 1
    assert joined == 237


def _joined(page, used: int) -> None:  # type: ignore[no-untyped-def]
    rooms = [set(room.hexes) for room in page.rooms]
    door = page.doors[used]
    assert not rooms[0] & rooms[1]
    assert door.rooms == (1, 2)
    assert not door.locked
    assert door.hex not in rooms[0] | rooms[1]
    assert set(neighbours(door.hex)) & rooms[0]
    assert set(neighbours(door.hex)) & rooms[1]
    walls = {frozenset(pair) for pair in page.wall_edges}
    touching = {frozenset((a, b)) for a in rooms[0] for b in neighbours(a) if b in rooms[1]}
    assert touching <= walls
    assert not any(door.hex in pair and pair & (rooms[0] | rooms[1]) for pair in walls)


@rule("GH-RDUNG-10")
@pytest.mark.parametrize(
    ("first", "used", "second", "door", "cells"),
    [
        # A to A: the Sewer's exit above it at 3,-6; the Den hangs straight above, turned by half
        ("sewer", 0, "den", (3, -6), {(3, -7), (4, -7)}),
        # B to B: the Trail is left at -1,-4 to the west, the Clearing lies behind
        ("trail", 0, "clearing", (-1, -4), {(-2, -4), (-2, -3), (-1, -5)}),
        # the second exit of the Tunnel, at 1,-6 to the north-west, leads to the Altar
        ("tunnel", 1, "altar", (1, -6), {(0, -6), (1, -7), (2, -7)}),
    ],
)
def test_a_room_lies_straight_behind_its_door(first: str, used: int, second: str, door: Hex, cells: set[Hex]) -> None:
    page = scenario(numbered(96, [Made(first, 554), Made(second, 555, 0, used)]))
    assert page.doors[used].hex == door
    assert set(neighbours(door)) & set(page.rooms[1].hexes) == cells


@rule("GH-RDUNG-10")
def test_three_rooms_never_overlap() -> None:
    """Every third chain of three rooms; one does not fit: the Tunnel, the Cave, and then the Tunnel's neighbour."""
    found = 0
    for number, (a, b, c) in enumerate(permutations(ROOM_CARDS, 3)):
        if number % 9:
            continue
        for used, way in enumerate(ROOM_CARDS[a].exits):
            for n, entrance in enumerate(ROOM_CARDS[b].entrances):
                for k, last in enumerate(ROOM_CARDS[c].entrances):
                    if entrance.type != way.type or last.type != ROOM_CARDS[b].exits[0].type:
                        continue
                    made = (Made(a, 554), Made(b, 555, n, used), Made(c, 556, k, 0))
                    if fits(made):
                        page = scenario(numbered(96, made))
                        cells = [cell for room in page.rooms for cell in room.hexes] + [door.hex for door in page.doors]
                        assert len(cells) == len(set(cells)), made
                        found += 1
    assert found > 150


@rule("GH-RDUNG-10")
@pytest.mark.parametrize("last", ["armory", "hallway", "passage"])
def test_a_room_turns_aside_where_it_would_lie_on_another(last: str) -> None:
    """Behind the Altar and the Road the straight way would lead back into the Altar."""
    made = (Made("altar", 554), Made("road", 555, 1, 0), Made(last, 556, 0, 0))
    page = scenario(numbered(96, made))
    cells = [cell for room in page.rooms for cell in room.hexes] + [door.hex for door in page.doors]
    assert len(cells) == len(set(cells))


def test_the_number_of_a_dungeon_says_how_it_was_made() -> None:
    made = (Made("tunnel", 573, 0, 1), Made("alcove", 554, 0, 1), Made("trail", 560, 0, 0))
    assert made_of(numbered(96, made)) == made
    assert numbered(numbered(55, made[:2]), made) % 100 == 55
    assert made_of(96) == ()


@rule("GH-RDUNG-02", "GH-OVER-01")
@SCENARIO("96 goal kill_all")
def test_the_dungeon_is_won_when_all_three_rooms_are_cleared() -> None:
    game = dungeon(("trail", 554), next_rooms="clearing altar", next_foes=(572, 563))
    for n in range(ROOMS):
        assert not reached(game.state)
        slay(game, foes(game))
        assert reached(game.state) is (n == 2)
        if n < 2:
            opens(game, closed_doors(game.state)[0])
    assert [one.room for one in made_of(game.state.scenario)] == ["trail", "clearing", "altar"]
    assert closed_doors(game.state) == []


def test_every_type_of_the_cards_is_at_hand() -> None:
    types = {one.type for card in MONSTER_SETS.values() for one in card.monsters}
    assert types <= set(monster_types(96))
    assert types <= set(monster_types(55))
    assert len(types) == 34


# penalties


@rule("GH-RDUNG-14", "GH-RDUNG-15", "GH-DATA-20")
@SCENARIO("96 special 2", "55 special 2")
def test_how_hard_the_rooms_are() -> None:
    assert SEVERITIES == {
        "none": ("", "", ""),
        "light": ("", "", "minor"),
        "standard": ("", "minor", "major"),
        "heavy": ("minor", "major", "major"),
        "most": ("major", "major", "major"),
    }
    assert unfit(Setup(scenario=96, penalties="most"), 2) is None
    assert [list(GAME.idle(Setup(scenario=number), 2)) for number in (1, 55, 96)] == [["penalties"]] * 2 + [[]]
    for number in (96, 55):
        state = set_up(Setup(scenario=number), 2, Rng(1))
        assert not state.setup.penalties
    thicket = dungeon(("trail", 554), number=55, next_rooms="crossroads", next_foes=(558,))
    thicket.state.setup = Setup(scenario=55, penalties="most")
    opens(thicket)
    assert [len(character.discard) for character in thicket.state.characters] == [2, 2]  # minor: the page says so
    game = dungeon(("trail", 554), next_rooms="crossroads altar", next_foes=(572, 563), penalties="standard")
    hands = [len(character.hand) for character in game.state.characters]
    opens(game, 0)
    assert [len(character.hand) for character in game.state.characters] == [n - 2 for n in hands]
    opens(game, 1)
    assert [one.room for one in made_of(game.state.scenario)] == ["trail", "crossroads", "altar"]
    assert [len(character.hand) for character in game.state.characters] == [n - 2 for n in hands]
    assert sum(card.startswith("bless.") for card in game.state.modifiers) == 7


@SCENARIO("96 start first_room")
@rule("GH-RDUNG-15", "GH-RDUNG-16")
def test_the_first_room_may_cost_something_too() -> None:
    """Whoever opened the door is a character of the players' choice."""
    game = dungeon(("cave", 554), penalties="most")
    hp = game.hp("B"), game.hp("T")
    happens(scenario_effects(table(game)), game.wanted("on:T"))
    assert (game.hp("B"), game.hp("T")) == (hp[0], hp[1] - 6)
    assert conditions(game) == [[], ["stun"]]
    game = dungeon(("cave", 554), penalties="standard")
    happens(scenario_effects(table(game)))
    assert conditions(game) == [[], []]


@rule("GH-RDUNG-17")
def test_in_the_first_room_nobody_comes_back() -> None:
    for room in ("road", "encampment"):
        game = dungeon((room, 554), penalties="most")
        count = len(foes(game))
        happens(scenario_effects(table(game)))
        assert len(foes(game)) == count


#: What each character gains from rooms, by room and severity.
GAINED = {
    "armory minor": ["poison"],
    "burrow major": ["poison", "wound", "muddle"],
    "corridor minor": ["immobilize"],
    "corridor major": ["stun"],
    "hovel minor": ["wound"],
    "hovel major": ["wound"],
    "sewer minor": ["muddle"],
    "sewer major": ["muddle"],
}


@pytest.mark.parametrize("name", GAINED)
def test_conditions_for_every_character(name: str) -> None:
    game = costs(*name.split())
    assert conditions(game) == [GAINED[name]] * 2
    assert all(names_of(foe) == [] for foe in foes(game))


@pytest.mark.parametrize(
    ("name", "damage", "gained"),
    [("burrow minor", 0, ["stun"]), ("cave minor", 6, []), ("cave major", 6, ["stun"])],
)
def test_what_hits_the_one_who_opened_the_door(name: str, damage: int, gained: list[str]) -> None:
    game = costs(*name.split())
    assert (game.hp("B"), game.hp("T"), conditions(game)) == (20 - damage, 20, [gained, []])


@pytest.mark.parametrize(("severity", "damage"), [("minor", 3), ("major", 7)])
def test_a_dead_end_hurts_everybody(severity: str, damage: int) -> None:
    game = costs("dead-end", severity)
    assert (game.hp("B"), game.hp("T")) == (20 - damage, 20 - damage)


@pytest.mark.parametrize(
    ("name", "hands", "lost", "discarded"),
    [
        ("cabin minor", (4, 5), (1, 0), (0, 0)),
        ("cabin major", (3, 5), (2, 0), (0, 0)),
        ("crossroads minor", (3, 3), (0, 0), (2, 2)),
        ("crossroads major", (4, 4), (1, 1), (0, 0)),
    ],
)
def test_rooms_that_cost_cards(
    name: str, hands: tuple[int, int], lost: tuple[int, int], discarded: tuple[int, int]
) -> None:
    game = costs(*name.split())
    both = game.state.characters
    assert tuple(len(one.hand) for one in both) == hands
    assert tuple(len(one.lost) for one in both) == lost
    assert tuple(len(one.discard) for one in both) == discarded


@pytest.mark.parametrize(("severity", "stays"), [("minor", False), ("major", True)])
def test_an_alcove_gives_enemies_a_shield(severity: str, stays: bool) -> None:
    game = costs("alcove", severity)
    assert {foe.name: shield(game.state, foe) for foe in foes(game)} == {
        "living-bones": 1 + 1, "living-corpse": 1, "living-spirit": 1 + 3, "bandit-archer": 1, "bandit-guard": 1 + 1,
        "hound": 1,
    }  # fmt: skip
    _later(game, stays, lambda foe: shield(game.state, foe) == 1 + stays, "bandit-guard")


@pytest.mark.parametrize(("severity", "stays"), [("minor", False), ("major", True)])
def test_in_a_den_enemies_retaliate(severity: str, stays: bool) -> None:
    game = costs("den", severity)
    assert all((2, 3) in retaliates(game.state, foe) for foe in foes(game))
    _later(game, stays, lambda foe: (2, 3) in retaliates(game.state, foe) or not stays, "hound")


def _later(game: Scene, stays: bool, holds: Callable[[Figure], bool], type: str) -> None:
    """After the round, and for a monster that comes later (normal; a Bandit Guard at level 1 has Shield 0 or 1)."""
    for foe in foes(game):
        foe.bonuses = [bonus for bonus in foe.bonuses if not bonus.round]
        assert bool(foe.bonuses) is stays
    slay(game, [foe for foe in foes(game) if foe.name == type])
    late = put_monster(table(game), type, "elite" if type == "bandit-guard" else "normal", spot_free(game))
    assert late is not None
    assert holds(late)


def spot_free(game: Scene) -> int:
    taken = {figure.at for figure in game.state.figures.values()}
    return next(at for at in plan_of(game.state.scenario).rooms[1] if at not in taken)


@pytest.mark.parametrize(("severity", "cards"), [("minor", 3), ("major", 7)])
def test_an_altar_blesses_the_monsters(severity: str, cards: int) -> None:
    game = costs("altar", severity)
    assert sum(card.startswith("bless.") for card in game.state.modifiers) == cards


def test_an_armory_makes_enemies_stronger() -> None:
    plain, game = costs("armory", "minor"), costs("armory", "major")
    for before, foe in zip(foes(plain), foes(game), strict=True):
        attack, more = own_attack(plain.state, before), own_attack(game.state, foe)
        assert isinstance(attack, int)
        assert more == attack + 1
        assert (own_move(plain.state, before), own_range(plain.state, before)) == (
            own_move(game.state, foe), own_range(game.state, foe)
        )  # fmt: skip


def test_a_trail_makes_enemies_faster_and_farther_reaching() -> None:
    """Archers have Range 4 at level 1, Guards none: their attack stays melee."""
    plain, game = costs("corridor", "minor"), costs("trail", "major")
    moves = {foe.name: own_move(plain.state, foe) for foe in foes(plain)}
    for foe in foes(game):
        assert own_move(game.state, foe) == (moves[foe.name] or 0) + 1
    ranges = {foe.name: own_range(game.state, foe) for foe in foes(game)}
    assert (ranges["bandit-archer"], ranges["bandit-guard"]) == (5, 0)


def test_a_clearing_takes_the_elements() -> None:
    def strong(game: Scene) -> None:
        game.state.elements = [2, 1, 2, 0, 0, 2]

    assert costs("clearing", "minor", before=strong).state.elements == [0] * 6
    game = costs("clearing", "major", before=strong)
    assert game.state.elements == [2, 1, 2, 0, 0, 2]
    fire = fx.More(consume=("fire",))
    assert not payable(game.state, Playing(game.who("B"), owner=0), fire)
    assert payable(game.state, Playing(foes(game)[0], by_rules=True), fire)
    assert payable(costs("corridor", "minor", before=strong).state, Playing(game.who("B"), owner=0), fire)


def test_an_encampment_brings_forth_elites() -> None:
    """Minor: a normal enemy of this room becomes elite. Major: an elite of the previous room comes again."""
    game = costs("encampment", "minor")
    plain = dungeon(("tunnel", 561), ("encampment", 560), exits=(1, 0))
    ranks = [(foe.name, foe.rank) for foe in foes(plain)]
    changed = [foe for foe, before in zip(foes(game), ranks, strict=True) if (foe.name, foe.rank) != before]
    (grown,) = changed
    assert (grown.name, grown.rank, plan_of(game.state.scenario).room_of[grown.at]) == ("bandit-archer", "elite", 1)
    assert (grown.hp, grown.most) == (MONSTERS["bandit-archer"].stats(1, "elite").hp,) * 2

    again = costs("encampment", "major")
    elites = [foe for foe in foes(again) if foe.rank == "elite"]
    names = [foe.name for foe in elites]
    assert sorted(names) == sorted(["living-corpse", "living-spirit", "bandit-guard", names[-1]])


@rule("GH-RDUNG-21")
@pytest.mark.parametrize(("severity", "n"), [("minor", 1), ("major", 2)])
def test_on_a_road_enemies_of_the_previous_room_come_back(severity: str, n: int) -> None:
    """The two normal Living Bones, on the hexes where they stood when their room was made."""
    stood: list[Hex] = []

    def before(game: Scene) -> None:
        bones = [foe for foe in foes(game) if foe.name == "living-bones"]
        stood.extend(hex_of(game, foe) for foe in bones)
        slay(game, bones)
        game.state.map.coins.clear()

    game = costs("road", severity, before=before)
    back = [foe for foe in foes(game) if foe.name == "living-bones"]
    assert len(stood) == 2
    assert [(foe.rank, hex_of(game, foe) in stood) for foe in back] == [("normal", True)] * n
    assert not any(foe.coin for foe in back)


def small(*items: int) -> Callable[[Scene], None]:
    def give(game: Scene) -> None:
        game.state.characters[0].items = [Item(item) for item in items]

    return give


def turned(game: Scene) -> list[tuple[int, bool, bool]]:
    return [(item.id, item.spent, item.consumed) for item in game.state.characters[0].items]


def test_a_hallway_uses_up_items() -> None:
    """12 and 14 are potions, 1 boots that are spent, 7 a helmet that always works."""
    game = costs("hallway", "minor", "pick_item:14", before=small(1, 12, 14))
    assert turned(game) == [(1, False, False), (12, False, False), (14, False, True)]
    game = costs("hallway", "major", before=small(1, 12, 14, 7))
    assert turned(game) == [(1, True, False), (12, False, True), (14, False, True), (7, False, False)]


def test_a_trail_spends_items() -> None:
    game = costs("trail", "minor", before=small(1, 12, 7))
    assert turned(game) == [(1, True, False), (12, False, False), (7, False, False)]


def test_a_library_strengthens_every_enemy() -> None:
    for severity, stays in (("minor", False), ("major", True)):
        game = costs("library", severity)
        for foe in foes(game):
            assert names_of(foe) == ["strengthen"]
            run_out(foe)
            assert names_of(foe) == ["strengthen"] * stays


@pytest.mark.parametrize(("room", "condition"), [("hovel", "wound"), ("sewer", "muddle")])
def test_some_conditions_stay_for_good(room: str, condition: str) -> None:
    for severity, stays in (("minor", False), ("major", True)):
        hero = costs(room, severity).who("B")
        cleanse(hero, condition)
        healed(hero)
        run_out(hero)
        assert names_of(hero) == [condition] * stays


def test_a_passage_helps_enemies() -> None:
    game = costs("passage", "minor")
    assert {names_of(foe) == ["invisible"] for foe in foes(game) if foe.rank == "elite"} == {True}
    assert {names_of(foe) == [] for foe in foes(game) if foe.rank == "normal"} == {True}
    game = costs("passage", "major")
    foe, hero = foes(game)[0], game.who("B")
    foe.hp = hero.hp = 1
    for figure in (foe, hero):
        game.state.turn = Turn(Slot(20), [], figure.id)
        happens(moment(table(game), "turn_start", figure))
    assert (foe.hp, hero.hp) == (2, 1)


@pytest.mark.parametrize(("severity", "cards"), [("minor", 1), ("major", 3)])
def test_a_tunnel_curses_everybody(severity: str, cards: int) -> None:
    game = costs("tunnel", severity)
    decks = [one.modifiers for one in game.state.characters]
    assert [sum(card.startswith("curse.") for card in deck) for deck in decks] == [cards] * 2


def test_every_penalty_is_described() -> None:
    for room in ROOM_CARDS:
        for severity in ("minor", "major"):
            english, russian = (GAME.texts.say(Message(f"penalty-{room}-{severity}"), to) for to in ("en", "ru"))
            assert english != russian


# treasures

#: What the treasures of the cards hold, as on the sheet.
GIFTS = {
    554: "gold 10", 555: "recover_lost 1", 557: "heal 5", 558: "cleanse 0", 560: "gold 5", 561: "hurt_enemies 2",
    562: "refresh_small 2", 563: "gold 5", 566: "recover_lost 1", 568: "afflict_enemies 0", 570: "recover_lost 1",
    572: "gold 10",
}  # fmt: skip


def test_which_cards_have_treasures() -> None:
    found = {number: card.gift for number, card in MONSTER_SETS.items() if card.gift is not None}
    assert {number: f"{gift.kind} {gift.amount}" for number, gift in found.items()} == GIFTS
    for number, card in MONSTER_SETS.items():
        chests = [one.point for one in card.overlays if one.kind == "treasure"]
        assert chests == ([] if number not in GIFTS else [11, 12] if number == 563 else [12])


def finds(foes: int, before: Callable[[Scene], None] = lambda game: None, *answers: str) -> Scene:
    """The Brute loots the treasure of a card."""
    game = dungeon(("trail", foes))
    game.who("B").hp = 3
    before(game)
    (at,) = game.state.map.treasures
    character = game.state.characters[0]
    loot_hex(table(game), character, at)
    happens(looted(table(game), character), *answers)
    happens(looted(table(game), character))  # once
    return game


@rule("GH-RDUNG-19")
def test_what_treasures_hold() -> None:
    for foe_card, gold in ((554, 10), (560, 5), (572, 10)):
        assert finds(foe_card).state.notes["gold:0"] == gold
    assert finds(557).hp("B") == 3 + 5

    def ill(game: Scene) -> None:
        gain(table(game), game.who("B"), "wound")
        gain(table(game), game.who("B"), "muddle")

    assert conditions(finds(558, ill))[0] == []

    def lost(game: Scene) -> None:
        character = game.state.characters[0]
        character.lost.cards = [Ability("10"), Ability("9")]

    for foe_card in (555, 566, 570):
        character = finds(foe_card, lost, "pick_card:9").state.characters[0]
        assert (character.lost.cards, "9" in character.hand) == (["10"], True)

    def used(game: Scene) -> None:
        game.state.characters[0].items = [Item(12, consumed=True), Item(14, consumed=True), Item(1, spent=True)]

    assert turned(finds(562, used)) == [(12, False, False), (14, False, False), (1, True, False)]
    game = finds(561)
    assert {foe.most - foe.hp for foe in foes(game)} == {2}
    game = finds(568)
    immune = {"harrower-infester"} & {foe.name for foe in foes(game)}
    assert all(
        names_of(foe) == ["poison"] for foe in foes(game) if foe.name not in immune and foe.name != "giant-viper"
    )


@rule("GH-RDUNG-19")
def test_each_of_two_treasures_of_a_card_is_found() -> None:
    game = dungeon(("trail", 563))
    character = game.state.characters[0]
    for at in list(game.state.map.treasures):
        loot_hex(table(game), character, at)
        happens(looted(table(game), character))
    assert (character.treasures, game.state.notes["gold:0"]) == ([563, 563], 10)


# scenario 55


@SCENARIO("55 special 3", "55 goal loot_treasure", "55 start add_minus1")
def test_foggy_thicket() -> None:
    """Six rooms and six cards of monsters; the goal treasure lies on point 12 of the third room."""
    page = scenario(55)
    assert page.dungeon is not None
    assert set(page.dungeon.rooms) == {"trail", "encampment", "clearing", "road", "cabin", "crossroads"}
    assert set(page.dungeon.foes) == {554, 558, 567, 560, 564, 571}
    assert (page.unlocks, page.rewards.gold_collective, page.setup[0].per_character) == ((56,), 10, 3)  # type: ignore[union-attr]
    game = dungeon(("trail", 554), ("clearing", 558), ("road", 567), number=55, exits=(0, 0), monsters=False)
    happens(scenario_effects(table(game)))
    for character in game.state.characters:
        assert sum(card.startswith("penalty.") for card in character.modifiers) == 3
    (at,) = [at for at, number in game.state.map.treasures.items() if not number]
    assert plan_of(game.state.scenario).room_of[at] == 2
    last = scenario(game.state.scenario).rooms[2]
    assert [one.number for one in last.overlays if one.kind in ("treasure", "coins")] == [0]  # no coin on point 12
    hero = game.who("B")
    hero.at = at
    loot_under(table(game), hero)
    assert not reached(game.state)
    assert loot_hex(table(game), game.state.characters[0], at) == 1
    assert reached(game.state)
    assert scenario(numbered(55, [Made("trail", 554)])).rooms[0].overlays[-1].number == 554


# campaigns


@rule("GH-RDUNG-01")
def test_a_random_dungeon_changes_nothing_in_the_world() -> None:
    """Experience, gold, checkmarks and kills for personal quests count, the rest does not."""
    d = world("brute", "tinkerer")
    assert "random_dungeon" in keys(ahead(d))
    d.agreed = d.agreed.__class__(penalties="heavy")
    setup = options(d, RandomDungeon())
    assert (setup.scenario, setup.penalties, setup.company and setup.company.casual) == (96, "heavy", True)
    state = set_up(setup, 2, Rng(1))
    state.won = True
    state.notes |= {"gold:0": 15, "slain:0:living-bones": 3}
    hero, character = d.heroes[0], state.characters[0]
    character.xp, character.coins, character.treasures = 4, 2, [554]
    place_before, found, done = d.sheet.place, list(d.found), list(d.done)
    t = world_table(d)
    carry(t, Played(RandomDungeon(), state, Outcome((0, 1), Message("end-won")), tuple(d.party)))
    assert (hero.xp, hero.gold) == (4 + 6, 30 + 2 * 2 + 15)
    assert hero.deeds == {"kill:living-bones": 3, **{k: v for k, v in hero.deeds.items() if k == "battle-checks"}}
    assert (d.sheet.place, d.found, d.done, d.looted, d.prosperity) == (place_before, found, done, [], 0)


def test_all_classes_can_go() -> None:
    assert len(CLASSES) == 17
    assert unfit(Setup(scenario=96, level=9, all_classes=True), 4) is None
    assert ground(dungeon(("trail", 554)).state) is not None
