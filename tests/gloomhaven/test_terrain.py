"""The ground: terrain, traps, obstacles, doors and rooms, line of sight, areas; how figures move."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.content import DECKS, plan_of, scenario
from emberhall.games.gloomhaven.content.maps import ground_of
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.does.ground import joined
from emberhall.games.gloomhaven.effects.nodes import DisarmTrap, Loot, Trap
from emberhall.games.gloomhaven.ground import FAR
from emberhall.games.gloomhaven.rules.board import (
    adjacent,
    allies,
    empty_beside,
    enemies,
    ground,
    hostile,
    in_range,
    not_empty,
    taken,
)
from emberhall.games.gloomhaven.rules.damage import exhaust, suffer
from emberhall.games.gloomhaven.rules.forced_movement import push
from emberhall.games.gloomhaven.rules.movement import enter, in_line, ways
from emberhall.games.gloomhaven.rules.rooms import fill, open_door, put_monster, reveal
from emberhall.games.gloomhaven.rules.targets import foes_in_reach
from emberhall.games.gloomhaven.rules.turns import _figures, _next_slot
from emberhall.games.gloomhaven.setup import set_up
from emberhall.games.gloomhaven.state import Figure, Setup, Slot, Standee, Turn
from emberhall.games.gloomhaven.state import Trap as Snare
from emberhall.games.gloomhaven.terms import HEROES
from emberhall.kernel import Rng
from emberhall.rulebook import rule

from .positions import Scene, happens, room, spot, stage, table


def hexes(game: Scene, found: object) -> set[str]:
    cells = plan_of(game.state.scenario).hexes
    return {f"{cells[at][0]},{cells[at][1]}" for at in found}  # type: ignore[attr-defined]


def reach(game: Scene, letter: str, points: int, *, jump: bool = False, row: int | None = None) -> dict[str, int]:
    """Where a figure can go, and at what cost."""
    cells = plan_of(game.state.scenario).hexes
    found = ways(game.state, game.who(letter), points, jump=jump)
    return {
        f"{cells[at][0]},{cells[at][1]}": way.cost for at, way in found.items() if row is None or cells[at][1] == row
    }


def falcon(game: Scene, at: str) -> Figure:
    """A flying summon of the first character."""
    q, r = map(int, at.split(","))
    figure = Figure(
        id=90, kind="summon", name="jade-falcon", side=HEROES, at=plan_of(1).index[q, r], hp=2, most=2, owner=0
    )
    game.state.figures[90] = game.drawn["f"] = figure
    return figure


LINE = """
    B {} . . .
     # # # #
"""


# what it costs to enter


@rule("GH-TILE-25", "GH-TILE-26", "GH-TILE-27", "GH-DATA-06")
def test_difficult_terrain_costs_two() -> None:
    game = room(LINE.format("~"), B="brute")
    assert reach(game, "B", 3) == {"1,0": 2, "2,0": 3}
    assert reach(game, "B", 3, jump=True, row=0) == {"1,0": 1, "2,0": 2, "3,0": 3}
    assert "1,0" not in reach(game, "B", 1, jump=True)  # the last hex is entered as in normal movement
    assert "1,0" in reach(game, "B", 2, jump=True)
    falcon(game, "0,0")
    game.who("B").at = plan_of(1).index[4, 0]
    assert reach(game, "f", 3)["1,0"] == 1


@rule("GH-TILE-28", "GH-TERM-13")
def test_an_enemy_that_is_made_to_move_ignores_difficult_terrain() -> None:
    """Mindthief, card 152, bottom: an enemy within 4 moves 1."""
    game = room(". B g ~ .", B="mindthief", g="bandit-guard", cards="152 144").do("use_half:152:bottom")
    game.do(*(["on:g"] if game.targets else []), "move_to:3,0")
    assert game.at("g") == "3,0"


@rule("GH-TILE-20", "GH-TILE-21", "GH-TILE-22", "GH-TILE-23", "GH-TILE-24", "GH-SOLO-05")
def test_hazardous_terrain() -> None:
    game = room(LINE.format("*"), B="brute", setup=Setup(level=5))  # scenario level 3: trap 5, hazard 2
    spot = plan_of(1).index[1, 0]
    before = game.hp("B")
    happens(enter(table(game), game.who("B"), spot, over=True))
    assert game.hp("B") == before
    happens(enter(table(game), game.who("B"), spot, over=False))
    assert game.hp("B") == before - 2
    happens(enter(table(game), game.who("B"), plan_of(1).index[2, 0], over=False))  # leaving it does nothing
    assert game.hp("B") == before - 2
    assert game.state.map.hazards == [spot]
    assert set_up(Setup(level=5), 1, Rng(1)).trap_damage // 2 == 3  # alone: half of 6


@rule("GH-TILE-12", "GH-TILE-13", "GH-TILE-14", "GH-TILE-15", "GH-TILE-17", "GH-TILE-41")
def test_traps() -> None:
    game = room(LINE.format("^"), B="brute", cards="9 1").do("use_half:9:bottom")  # Move 3, Jump
    assert {"1,0", "2,0", "3,0"} <= game.moves
    game.do("move_to:2,0", "stay")
    assert game.hp("B") == 10
    assert len(game.state.map.traps) == 1
    game = room(LINE.format("^"), B="brute", cards="9 1").do("use_half:9:bottom", "move_to:1,0", "stay")
    assert game.hp("B") == 10 - 3  # 2 + L at level 1
    assert game.state.map.traps == {}
    game = room(LINE.format("^"), B="brute")
    happens(enter(table(game), falcon(game, "0,0"), plan_of(1).index[1, 0], over=True))
    assert len(game.state.map.traps) == 1


@rule("GH-TILE-16", "GH-TILE-18", "GH-TILE-19")
def test_traps_are_set_and_disarmed() -> None:
    game = room(LINE.format("."), B="brute")
    play = Playing(game.who("B"), owner=0)
    happens(BOOK.do(table(game), play, Trap(damage=4, conditions=("stun",), xp=2)))
    ((at, trap),) = game.state.map.traps.items()
    assert (trap.damage, trap.conditions, trap.maker) == (4, ("stun",), 0)
    monster = put_monster(table(game), "bandit-guard", "normal", plan_of(1).index[2, 0])
    assert monster is not None
    happens(enter(table(game), monster, at, over=False))
    assert (monster.hp, monster.conditions) == (6 - 4, 16)
    assert game.character().xp == 2
    happens(BOOK.do(table(game), play, Trap(damage=4)))
    happens(BOOK.do(table(game), play, DisarmTrap()))
    assert game.state.map.traps == {}


@rule("GH-COND-14", "GH-COND-19", "GH-TILE-11")
@pytest.mark.parametrize(("condition", "goes_on"), [("immobilize", False), ("stun", False), ("muddle", True)])
def test_a_trap_that_stops_a_character_ends_the_move(condition: str, goes_on: bool) -> None:
    game = room(LINE.format("^"), B="brute", cards="9 1")
    game.state.map.traps = {spot(game, 1, 0): Snare("bear", 0, (condition,))}
    game.do("use_default:9:bottom", "move_to:1,0")
    assert game.has("B", condition)
    assert (game.session.asks != () and game.prompt == "ask-move") == goes_on


@rule("GH-COND-19")
@pytest.mark.parametrize(("condition", "hp"), [("stun", 1), ("muddle", 3)])
def test_a_figure_stunned_on_the_way_does_nothing_else(condition: str, hp: int) -> None:
    """Mindthief, card 155, bottom: a move, then Heal 2."""
    game = room(LINE.format("^"), B="mindthief", cards="155 146")
    game.state.map.traps = {spot(game, 1, 0): Snare("bear", 0, (condition,))}
    game.who("B").hp = 1
    game.do("use_half:155:bottom", "move_to:1,0")
    if condition == "muddle":
        game.do("stay")
    assert game.hp("B") == hp


@rule("GH-TILE-15", "GH-TILE-20", "GH-GOAL-02")
@pytest.mark.parametrize(("ground", "hp"), [("^", 3), ("*", 1)])
def test_a_kill_by_a_trap_is_of_whoever_brought_it_about(ground: str, hp: int) -> None:
    """A monster pushed onto a trap or a hazard counts as killed by the pusher; one that walked there, by nobody."""
    drawing = f"B g {ground} . .\n # # # #"
    game = room(drawing, B="brute", g="bandit-guard")
    game.who("g").hp = hp
    happens(push(table(game), game.who("B"), game.who("g"), 1))
    assert (game.there("g"), game.character().deeds.kills) == (False, 1)
    game = room(drawing, B="brute", g="bandit-guard")
    for trap in game.state.map.traps.values():
        trap.maker = 0
    game.who("g").hp = hp
    game.state.turn = Turn(Slot(50, monsters="bandit-guard"), [], game.who("g").id)
    happens(enter(table(game), game.who("g"), spot(game, 2, 0), over=False))
    assert (game.there("g"), game.character().deeds.kills) == (False, 0)


@rule("GH-TILE-29", "GH-TILE-30", "GH-TILE-31", "GH-MOVE-10", "GH-MOVE-11")
def test_obstacles() -> None:
    game = room(LINE.format("#"), B="brute")
    assert reach(game, "B", 3) == {}
    assert reach(game, "B", 3, jump=True, row=0) == {"2,0": 2, "3,0": 3}
    falcon(game, "4,0")
    flown = reach(game, "f", 4)
    assert "1,0" in flown  # it may end there
    assert "0,0" not in flown  # not where a figure stands


@rule("GH-MOVE-07")
def test_nobody_goes_through_walls() -> None:
    game = stage(38, "0,3", "-1,-3", opened=("d1", "d2", "d3", "d4"), monsters=False)  # a wall between 0,3 and 1,3
    assert scenario(38).wall_edges
    for jump in (False, True):
        assert reach(game, "B", 1, jump=jump).keys() & {"1,3"} == set()


@rule("GH-TILE-33")
def test_obstacles_never_cut_off_a_part_of_the_map() -> None:
    game = room("B . . . .", B="brute")
    plan = plan_of(1)
    assert joined(game.state, {plan.index[2, 0]})
    game.state.map.obstacles = []
    first = [plan.index[cell] for cell in scenario(1).rooms[0].hexes]
    row = {at for at in first if plan.hexes[at][1] == 3}
    assert not joined(game.state, row)


@rule("GH-TERM-09", "GH-TERM-10", "GH-TILE-10", "GH-SPEC-06")
def test_empty_and_unoccupied_hexes() -> None:
    game = room(
        """
        B ^ o ~ *
         g # . .
        """,
        B="brute",
        g="bandit-guard",
    )
    full = hexes(game, not_empty(game.state))
    assert full == {"0,0", "1,0", "2,0", "3,0", "4,0", "0,1", "1,1"}
    assert hexes(game, taken(game.state)) == {"0,0", "0,1"}
    plates = stage(40, "0,2", "1,2", opened=("d1", "d2", "d3", "d4", "d5", "d6"), monsters=False)
    assert plan_of(40).index[7, 4] not in not_empty(plates.state)


@rule("GH-TERM-05", "GH-TERM-06", "GH-TERM-07", "GH-TERM-12", "GH-ATTACK-02", "GH-AOE-11", "GH-AOE-12", "GH-TERM-08")
def test_friends_and_enemies() -> None:
    game = room("B T g . .", B="brute", T="tinkerer", g="bandit-guard")
    bird = falcon(game, "3,0")
    assert allies(game.state, game.who("B")) == [game.who("T"), bird]
    assert enemies(game.state, game.who("g")) == [game.who("B"), game.who("T"), bird]
    assert not hostile(game.who("B"), game.who("T"))
    game = room("B T g . .", B="brute", T="tinkerer", g="bandit-guard", cards="11 1")
    game.do("use_half:11:top")  # Attack 3 on two hexes in a row
    (area,) = game.offers("area:")
    game.do(area)
    assert (game.hp("T"), game.hp("g")) == (8, 3)


# line of sight


@rule("GH-LOS-01", "GH-LOS-02", "GH-LOS-03", "GH-LOS-07", "GH-LOS-08", "GH-LOS-09")
def test_walls_hide_and_part() -> None:
    whole = (1 << len(plan_of(38).rooms)) - 1
    floor = ground_of(38, whole, 15)
    a, b = plan_of(38).index[0, 3], plan_of(38).index[1, 3]
    assert b not in floor.beside[a]
    assert floor.apart(a)[b] > 1
    first = ground_of(1, 1, 0)
    far = plan_of(1).index[scenario(1).rooms[1].hexes[0]]
    assert first.apart(plan_of(1).index[0, 0])[far] == FAR  # a room that is not revealed


@rule("GH-LOS-04", "GH-TILE-32", "GH-LOOT-02")
def test_figures_and_obstacles_do_not_hide() -> None:
    game = room("B g # k .", B="brute", g="bandit-guard", k="bandit-archer")
    assert in_range(game.state, game.who("B").at, game.who("k").at, 3)
    assert [f.name for f in foes_in_reach(game.state, Playing(game.who("B"), owner=0), 3)] == [
        "bandit-guard",
        "bandit-archer",
    ]


@rule("GH-LOS-05", "GH-LOS-06", "GH-AOE-07", "GH-LOOT-03")
def test_abilities_with_a_range_need_sight() -> None:
    game = stage(1, "0,0", "1,0", monsters=False)
    for at in range(len(plan_of(1).hexes)):
        for range_ in (1, 3):
            sees = ground(game.state).sees(game.who("B").at, at)
            assert in_range(game.state, game.who("B").at, at, range_) <= sees


@rule("GH-ATTACK-03", "GH-ATTACK-05")
def test_melee_reaches_neighbours_and_range_counts_hexes() -> None:
    game = room("B g . k .", B="brute", g="bandit-guard", k="bandit-archer")
    play = Playing(game.who("B"), owner=0)
    assert foes_in_reach(game.state, play, 0) == [game.who("g")]
    assert foes_in_reach(game.state, play, 2) == [game.who("g")]
    assert foes_in_reach(game.state, play, 3) == [game.who("g"), game.who("k")]
    assert adjacent(game.state, game.who("B"), game.who("g"))


@rule("GH-ATTACK-06", "GH-AOE-03", "GH-AOE-01", "GH-AOE-02", "GH-AOE-04")
def test_a_melee_area_reaches_further_without_disadvantage() -> None:
    game = room("B g k . .", B="brute", g="bandit-guard", k="bandit-archer", cards="11 1", mods="+1 +2 -1")
    game.who("k").hp = 20
    game.do("use_half:11:top")
    (area,) = game.offers("area:")
    game.do(area, "on:k")
    assert game.hp("k") == 20 - 4
    assert len(game.character().modifier_discard) == 2  # one card each


@rule("GH-AOE-08", "GH-AOE-10")
def test_different_targets_only() -> None:
    game = room("B g . k .", B="tinkerer", g="bandit-guard", k="bandit-archer", cards="42 30")
    game.do("use_half:42:top", "on:k")  # Attack 2, Range 3, Target 2
    assert game.targets == "g"


# doors


@rule("GH-TILE-02", "GH-TILE-03", "GH-TILE-04", "GH-TILE-05", "GH-SUMMON-16", "GH-TILE-07")
def test_which_figures_may_pass_a_door() -> None:
    game = stage(1, "-1,3", "0,0", monsters=False)
    assert "-2,3" in reach(game, "B", 1)
    bird = falcon(game, "-1,2")
    assert "-2,3" not in reach(game, "f", 3)
    assert plan_of(1).index[-2, 3] not in ground(game.state).beside[bird.at]
    open_door(
        table(game), next(n for n, (at, _) in enumerate(plan_of(1).doors) if plan_of(1).hexes[at] == (-2, 3)), None
    )
    assert "-2,3" in reach(game, "f", 3)


@rule("GH-TILE-06", "GH-EFFECT-13")
def test_nobody_is_pushed_through_a_closed_door() -> None:
    game = stage(1, "0,3", "0,0", monsters=False)
    guard = put_monster(table(game), "bandit-guard", "normal", plan_of(1).index[-1, 3])
    assert guard is not None
    happens(push(table(game), game.who("B"), guard, 1))
    assert plan_of(1).hexes[guard.at] != (-2, 3)


@rule("GH-DOOR-03", "GH-DOOR-04", "GH-DOOR-05", "GH-EXHAUST-06", "GH-PAGE-14", "GH-AREA-02")
def test_what_a_room_holds() -> None:
    game = stage(1, "-1,3", "0,0", "0,1")
    assert {figure.name for figure in game.state.figures.values() if figure.kind == "monster"} == {"bandit-guard"}
    assert not game.state.map.coins
    game.character(1).exhausted = True
    del game.state.figures[game.who("T").id]
    reveal(table(game), 1)
    places = [place for place in scenario(1).rooms[1].monsters if place.ranks[1]]
    archers = [f for f in game.state.figures.values() if f.name == "bandit-archer"]
    assert len(archers) == sum(place.type == "bandit-archer" for place in places)
    assert len({f.number for f in archers}) == len(archers)


@rule("GH-DOOR-06", "GH-SETUP-08")
def test_too_few_standees_go_to_the_nearest_places() -> None:
    game = stage(1, "-1,3", "0,0", "0,1", "1,0", monsters=False)
    supply = game.state.monsters["bandit-archer"].standees
    supply.cards = [Standee("bandit-archer.1")]
    door = next(n for n, (at, _) in enumerate(plan_of(1).doors) if plan_of(1).hexes[at] == (-2, 3))
    open_door(table(game), door, game.who("B"))
    (archer,) = [f for f in game.state.figures.values() if f.name == "bandit-archer"]
    places = [place.hex for place in scenario(1).rooms[1].monsters if place.type == "bandit-archer"]
    apart = ground(game.state).apart(plan_of(1).index[-2, 3])
    assert apart[archer.at] == min(apart[plan_of(1).index[place]] for place in places)


@rule("GH-DOOR-07", "GH-DOOR-08", "GH-DOOR-09", "GH-DOOR-10", "GH-DOOR-11", "GH-INIT-11")
@pytest.mark.parametrize(("initiative", "first"), [(44, "bandit-archer"), (56, 1), (68, 1)])
def test_types_that_are_revealed_act_in_time(initiative: int, first: str | int) -> None:
    """The character has 50 and the next one 55; archers with 44 act at once, others in their usual place."""
    game = stage(1, "-1,3", "0,0", monsters=False)
    state = game.state
    assert state.turn is not None
    state.order = [Slot(55, character=1)]
    fill(table(game), 1, None)
    assert sorted(state.turn.sudden) == ["bandit-archer", "bandit-guard"]
    assert all(state.monsters[type].card for type in state.turn.sudden)
    state.turn.sudden = ["bandit-archer"]
    card = next(card.id for card in DECKS["archer"] if card.initiative == initiative)
    state.monsters["bandit-archer"].card = f"bandit-archer:{card}"
    due = happens(_next_slot(table(game)))
    assert due is not None
    assert (due.monsters or due.character) == first
    assert [play.monsters for play in state.order] == ([""] if first == "bandit-archer" else ["bandit-archer"])


def _revealed(*sudden: str, initiative: int, order: list[Slot]) -> Scene:
    """Archers and cultists have appeared, both with 31, in the turn of a character."""
    game = stage(4, "0,2", "0,3", monsters=False)
    state = game.state
    assert state.turn is not None
    fill(table(game), 1, None)
    assert set(state.turn.sudden) == {"bandit-archer", "cultist"}
    for type, deck in (("bandit-archer", "archer"), ("cultist", "cultist")):
        card = next(card.id for card in DECKS[deck] if card.initiative == 31)
        state.monsters[type].card = f"{type}:{card}"
    state.turn.slot.initiative, state.turn.sudden, state.order = initiative, list(sudden), order
    return game


@rule("GH-INIT-08", "GH-DOOR-08")
@pytest.mark.parametrize("initiative", [50, 20])
@pytest.mark.parametrize(("first", "then"), [("cultist", "bandit-archer"), ("bandit-archer", "cultist")])
def test_types_revealed_together_with_the_same_initiative(initiative: int, first: str, then: str) -> None:
    """The players decide who acts first: at once after a character with 50, or in the usual place after one with 20."""
    game = _revealed("bandit-archer", "cultist", initiative=initiative, order=[Slot(55, character=1)])
    play = happens(_next_slot(table(game)), f"take_first:monster:{first}")
    assert [play.monsters, *(play.monsters for play in game.state.order)] == [first, then, ""]


@rule("GH-INIT-08", "GH-DOOR-09")
@pytest.mark.parametrize(("tied", "alive", "asked"), [(31, True, True), (32, True, False), (31, False, False)])
def test_a_type_revealed_that_ties_with_one_still_to_act(tied: int, alive: bool, asked: bool) -> None:
    """The players decide only if both sides still have figures to act."""
    order = [Slot(25, character=1), Slot(tied, monsters="bandit-archer"), Slot(99, character=0)]
    game = _revealed("cultist", initiative=20, order=order)
    if not alive:
        for archer in [figure for figure in game.state.figures.values() if figure.name == "bandit-archer"]:
            del game.state.figures[archer.id]
    flow = _next_slot(table(game))
    question: Any = next(flow, None)
    assert (question is not None) == asked
    if asked:
        ask = question.asks[0]
        assert (ask.rule, len(question.asks)) == ("GH-INIT-08", 2)
        with pytest.raises(StopIteration):
            flow.send((0, ask.option("take_first:monster:cultist")))
    types = [play.monsters for play in game.state.order]
    assert types == (["bandit-archer", "cultist", ""] if not alive else ["cultist", "bandit-archer", ""])


@rule("GH-DOOR-11")
def test_nobody_acts_twice_in_a_round() -> None:
    game = stage(1, "-1,3", "0,0")
    old = [f for f in game.state.figures.values() if f.name == "bandit-guard"]
    for guard in old:
        guard.acted = 1
    reveal(table(game), 1)
    acting = _figures(game.state, Slot(50, monsters="bandit-guard"))
    assert acting
    assert not {guard.id for guard in old} & set(acting)


# loot


@rule("GH-LOOT-01", "GH-LOOT-02", "GH-LOOT-04", "GH-TILE-34", "GH-TILE-35")
def test_loot_takes_everything_within_range() -> None:
    game = room("B o g o o", B="brute", g="bandit-guard")
    plan = plan_of(1)
    game.state.map.coins[game.who("g").at] = 2
    game.state.map.treasures = {plan.index[1, 0]: 7}
    happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), Loot(3)))
    assert game.character().coins == 1 + 2 + 1
    assert game.character().treasures == [7]
    assert hexes(game, game.state.map.coins) == {"4,0"}


@rule("GH-MOTHER-10", "GH-MOTHER-11", "GH-LOOT-09")
def test_monsters_loot_coins_and_no_treasure() -> None:
    game = room("B g o . .", B="brute", g="bandit-guard")
    game.state.map.treasures = {plan_of(1).index[1, 1]: 7}
    happens(BOOK.do(table(game), Playing(game.who("g"), by_rules=True), Loot(1)))
    assert game.state.map.coins == {}
    assert list(game.state.map.treasures.values()) == [7]
    assert game.character().coins == 0


@rule("GH-LOOT-07", "GH-LOOT-08", "GH-SUMMON-14")
def test_only_characters_loot_where_they_end_their_turn() -> None:
    game = room("B . g . .", B="brute", g="bandit-guard", hand="3 4")
    bird = falcon(game, "4,0")
    game.state.map.coins = {bird.at: 1, game.who("B").at: 1, game.who("g").at: 1}
    game.do("end_turn")
    assert game.character().coins == 1
    assert len(game.state.map.coins) == 2


# summons


@rule("GH-SUMMON-02")
def test_no_empty_hex_no_summon() -> None:
    game = room(
        """
        B #
         #
        """,
        B="tinkerer",
        cards="49 30",
    )
    assert empty_beside(game.state, game.who("B").at) == []
    game.do("use_half:49:top")
    assert game.prompt == "ask-act"
    assert game.character().discard.cards == ["49"]


@rule("GH-SUMMON-05", "GH-SUMMON-06", "GH-SUMMON-07")
def test_a_summon_goes_with_its_card() -> None:
    def summoned() -> tuple[Scene, Figure]:
        game = room("B . . . .", B="tinkerer", cards="49 30").do("use_half:49:top", "at:1,0")
        return game, next(f for f in game.state.figures.values() if f.kind == "summon")

    game, bot = summoned()
    happens(suffer(table(game), bot, 6))
    assert bot.id not in game.state.figures
    assert "49" in game.character().lost.cards
    game, bot = summoned()
    game.do("end_bonus:49")
    assert bot.id not in game.state.figures
    game, bot = summoned()
    exhaust(table(game), game.character())
    assert bot.id not in game.state.figures


@rule("GH-SUMMON-11", "GH-INIT-10", "GH-SUMMON-08")
def test_summons_act_in_the_order_in_which_they_came() -> None:
    game = room("B . . g .", B="tinkerer", g="bandit-guard", cards="49 31")
    game.do("use_half:49:top", "at:1,0")
    first = next(f for f in game.state.figures.values() if f.kind == "summon")
    second = falcon(game, "2,0")
    assert _figures(game.state, Slot(50, character=0)) == [second.id, game.who("B").id]  # not in its first round
    game.state.round = 2
    assert _figures(game.state, Slot(50, character=0)) == [first.id, second.id, game.who("B").id]


@rule("GH-MOVE-12")
def test_a_flying_figure_is_pushed_over_obstacles() -> None:
    game = room("B g # . .", B="brute", g="bandit-guard")
    bird = falcon(game, "1,1")
    bird.at = game.who("g").at
    game.who("g").at = plan_of(1).index[4, 0]
    bird.side = 1
    assert happens(push(table(game), game.who("B"), bird, 1)) == 1


@pytest.mark.parametrize(
    ("cells", "straight"),
    [
        (((0, 0),), True),
        (((0, 0), (1, 0), (2, 0)), True),
        (((0, 0), (1, 0), (1, 1)), False),
        (((0, 0), (1, 0), (0, 0)), False),
        (((0, 0), (2, 0)), False),
    ],
)
def test_hexes_in_a_line(cells: tuple[tuple[int, int], ...], straight: bool) -> None:
    assert in_line(cells) is straight


@rule("GH-PAGE-14")
@pytest.mark.parametrize(
    ("scenario", "room", "damage", "conditions"),
    [
        (1, 2, 3, ()),
        (2, 1, 0, ("stun",)),
        (6, 2, 3, ("poison",)),
        (7, 3, 0, ("poison", "stun")),
        (13, 2, 3, ("muddle",)),
    ],
)
def test_traps_of_scenarios(scenario: int, room: int, damage: int, conditions: tuple[str, ...]) -> None:
    """At level 1 a damaging trap does 2 + 1; others only give their condition."""
    plan = plan_of(scenario)
    starts = [f"{q},{r}" for q, r in plan.scenario.rooms[0].start[:2]]
    game = stage(scenario, *starts, rooms=(room,) if room > 1 else (), monsters=False)
    places = [
        plan.index[cell]
        for overlay in plan.scenario.rooms[room - 1].overlays
        if overlay.kind == "trap"
        for cell in overlay.hexes
    ]
    assert places
    for at in places:
        trap = game.state.map.traps[at]
        assert (trap.damage, trap.conditions) == (damage, conditions)
