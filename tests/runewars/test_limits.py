"""Rules at their limits: what ends a turn or a game, tiles that fit nowhere, the last place, the other seat."""

import pytest

from emberhall.games.runewars.content import board_of
from emberhall.games.runewars.content.maps import lying, spots_of, written
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import HealDamage, LookAtArea, MoveRunes
from emberhall.games.runewars.rules.battle import go_on
from emberhall.games.runewars.rules.control import friendly
from emberhall.games.runewars.rules.developments import raise_yielded_dial
from emberhall.games.runewars.rules.duels import begin_duel, fight_duel, inherit
from emberhall.games.runewars.rules.fortify import build_stronghold, move_runes
from emberhall.games.runewars.rules.heroes import hurt_hero
from emberhall.games.runewars.rules.map_building import home_lays, lay_homes, lay_markers, lay_tiles, shores
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.rules.quests import attribute_test
from emberhall.games.runewars.rules.strategize import strategize
from emberhall.games.runewars.rules.turn import ASIDES, after_order, next_season, next_turn, resolve_bonus
from emberhall.games.runewars.state import Fallen, HeroFigure, HeroId, ObjectiveId, RewardId, RuneId, State, Table
from emberhall.geometry.hexes import distance, neighbours
from emberhall.kernel import NOBODY, Ask, Hand
from emberhall.rulebook import rule

from .positions import answer, clash, give, hold, land, stack, units_in
from .test_exploration import hide, scout, wild
from .test_mapping import building as building_a_map
from .test_mapping import through
from .test_march import field
from .test_orders import dials, order, rune, wall

MAP_BUILDING = "emberhall.games.runewars.rules.map_building"


def with_hero(state: State, seat: int, id: str, *cards: str, area: str = "6A") -> HeroFigure:
    """One more hero of a player; his rewards have left the deck."""
    figure = HeroFigure(HeroId(id), area, Hand([RewardId(f"{card}.1") for card in cards], owner=seat))
    state.players[seat].heroes.append(figure)
    for card in cards:
        state.rewards.cards.remove(RewardId(f"{card}.1"))
    return figure


# Turns and endings


def alone() -> Table:
    """Seat 1 controls nothing any more."""
    t = field()
    for place in t.state.places.values():
        if place.home == 1:
            place.home, place.holder, place.standing = NOBODY, 0, {"footman": 1}
    order(t, "conquer")
    return t


@rule("RW-ELIM-01", "RW-ELIM-07")
def test_whoever_is_left_alone_has_won_before_the_next_turn() -> None:
    t = alone()
    t.state.queue, t.state.phase, t.state.current = [1, 0], "turn", NOBODY
    answer(next_turn(t))
    assert t.state.outcome is not None
    assert (t.state.outcome.winners, t.state.current, t.state.queue) == ((0,), NOBODY, [0])


@rule("RW-ELIM-01", "RW-ELIM-07")
def test_whoever_is_left_alone_has_won_before_the_bonus() -> None:
    t = alone()
    t.state.phase = "bonus"
    assert answer(resolve_bonus(t)) == []
    assert t.state.outcome is not None
    assert (t.state.outcome.winners, t.state.phase) == ((0,), "bonus")


@rule("RW-WIN-01", "RW-YEAR-04")
def test_after_the_last_winter_nothing_begins() -> None:
    t = field()
    t.state.year, t.state.season, t.state.phase = 7, "winter", "turn"
    next_season(t)
    assert t.state.outcome is not None
    assert (t.state.year, t.state.season, t.state.phase) == (7, "winter", "turn")


@rule("RW-TERM-04")
def test_a_card_is_played_after_the_order() -> None:
    t = field()
    order(t, "harvest")
    t.state.phase = "after"
    dials(t, 1, 1, 1)
    give(t.state, 0, "supply_convoy")
    assert answer(after_order(t), "0/play_tactics:supply_convoy.1", "0/pick_dial:ore") == ["0 ask-after", "0 ask-raise"]
    assert t.state.players[0].dials["ore"] == 3
    assert (t.state.phase, t.state.players[0].tactics.cards) == ("after", [])
    answer(after_order(t), "0/done")
    assert t.state.phase == "turn"


@rule("RW-TERM-04", "RW-DEFEAT-07")
def test_what_is_offered_beside_the_order() -> None:
    """Nothing but what he can do: rewards that lie in the area of a hero, an objective, a victory card."""
    t = field()
    state = t.state

    def keys() -> list[str]:
        return [option.key() for option in ASIDES.options(state, 0)]

    with_hero(state, 0, "ronan", area="6A")
    assert keys() == []
    state.fallen = [Fallen("6B"), Fallen("7A")]
    assert keys() == []
    with_hero(state, 0, "mok", area="7A")
    assert keys() == ["take_fallen:mok"]
    state.fallen = []
    state.players[0].objective.cards = [ObjectiveId("voice_of_reason")]
    state.players[0].influence = 9
    assert keys() == []
    state.players[0].influence = 10
    assert keys() == ["claim_objective"]


# Building


@rule("RW-DEV-04")
def test_a_full_dial_is_not_raised() -> None:
    t = field()
    dials(t, 8, 3, 0)
    assert answer(raise_yielded_dial(t, 0, "1B", 1)) == []  # food is full: wood it is
    assert t.state.players[0].dials == {"food": 8, "wood": 4, "ore": 0}
    dials(t, 7, 3, 0)
    assert answer(raise_yielded_dial(t, 0, "1B", 1), "0/pick_dial:food") == ["0 ask-raise"]
    dials(t, 8, 8, 0)
    assert answer(raise_yielded_dial(t, 0, "1B", 1)) == []
    assert t.state.players[0].dials == {"food": 8, "wood": 8, "ore": 0}


@rule("RW-SUPPLY-05", "RW-NEUT-05")
def test_allies_of_a_stronghold_that_is_moved_are_nobodys() -> None:
    t = field()
    dials(t, 1, 1, 1)
    wall(t, "1A")
    t.state.players[0].strongholds = 0
    hold(t.state, "1A", 0, "beastman")
    hold(t.state, "7B", 0, "footman")
    t.state.places["7B"].city = ""
    for area in ("home_daqan_A", "home_daqan_B", "home_daqan_C"):
        t.state.places[area].city = "forge"  # no place for a stronghold
    answer(build_stronghold(t, 0))
    assert (t.state.places["7B"].stronghold, t.state.places["1A"].stronghold) == (0, NOBODY)
    assert units_in(t.state, "1A") == "-1: 1 beastman"
    assert t.state.players[0].dials == {"food": 1, "wood": 0, "ore": 0}


@rule("RW-FORTIFY-07", "RW-FORTIFY-08")
def test_fortify_moves_runes() -> None:
    t = field()
    rune(t, "home_daqan_A", "dragon.1")
    asked = answer(BOOK.do(t, Playing(0), MoveRunes()), "0/pick_area:home_daqan_B", "0/swap_runes")
    assert asked == ["0 ask-rune-with", "0 ask-swap-runes"]
    assert t.state.places["home_daqan_B"].rune.cards == ["dragon.1"]
    assert not t.state.places["home_daqan_A"].rune


@rule("RW-RUNE-10", "RW-FORTIFY-08")
def test_a_guest_sees_the_rune_that_is_moved_to_his_area() -> None:
    t = field()
    rune(t, "home_daqan_A", "dragon.1")
    with_hero(t.state, 1, "zyla", area="home_daqan_B")
    answer(move_runes(t, 0), "0/pick_area:home_daqan_B", "0/swap_runes")
    assert t.state.places["home_daqan_B"].rune.seen_by(RuneId("dragon.1")) == 0b11


# Control and movement


@rule("RW-TERM-17")
def test_a_contested_area_counts_as_the_defenders() -> None:
    t = clash("footman", "archer archer")
    answer_until_placed(t)
    assert t.state.places["6A"].units() == 0
    assert "6A" in friendly(t.state, 1)
    assert "6A" not in friendly(t.state, 0)


def answer_until_placed(t: Table) -> None:
    """The units stand beside the faction sheets."""
    flow = go_on(t)
    try:
        while t.state.places["6A"].units():
            next(flow)
    except StopIteration:
        pass


@rule("RW-DIPLO-19", "RW-MOBILIZE-06")
@pytest.mark.parametrize(("there", "offered"), [(5, True), (6, True), (7, False)])
def test_after_a_battle_all_go_where_diplomacy_has_room_for_them(there: int, offered: bool) -> None:
    """Above eight together a battle would have to follow, which is not allowed any more."""
    t = field()
    t.state.turn.battles, t.state.players[0].influence = 1, 1
    hold(t.state, "4A", 0, "footman knight")
    hold(t.state, "7B", NOBODY, "beastman " * there)
    flow = march(t, 0)
    question = next(flow)
    assert isinstance(question, Ask)
    question = flow.send(question.option("pick_area:7B"))
    assert isinstance(question, Ask)
    assert (question.option("move_all:4A") is not None) == offered


@rule("RW-EXPLORE-25", "RW-STRAT-01")
def test_strategize_through_portals() -> None:
    state = wild()
    for area in ("7C", "1A"):
        hide(state, area, "magic_portal", known=True)
    hold(state, "7C", 0, "footman")
    state.players[0].influence = 1
    asked = answer(strategize(Table(state, 2), 0), "0/open_portal", "0/shift_unit:7C:footman:1A")
    assert asked == ["0 ask-strategize"] * 2
    assert (units_in(state, "1A"), state.players[0].influence) == ("0: 1 footman", 0)


# The map


@rule("RW-MAP-15")
def test_a_tile_that_fits_nowhere_begins_the_map_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = building_a_map()
    through(t, "tiles")
    answer_first(t)
    monkeypatch.setattr(f"{MAP_BUILDING}.tile_lays", lambda layout, tile: ())
    assert answer(lay_tiles(t)) == []
    assert (t.state.map, t.state.phase, len(t.state.queue)) == ("", "tiles", 4)
    assert [len(player.tiles) for player in t.state.players] == [2, 2]


def answer_first(t: Table) -> None:
    """The first tile is laid."""
    flow = lay_tiles(t)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Ask)
            question = flow.send(question.options[0])
    except StopIteration:
        pass


@rule("RW-MAP-26")
def test_a_home_realm_that_fits_nowhere_takes_the_markers_up(monkeypatch: pytest.MonkeyPatch) -> None:
    t = building_a_map()
    through(t, "homes")
    monkeypatch.setattr(f"{MAP_BUILDING}.home_lays", lambda layout, tile, marker: ())
    assert answer(lay_homes(t)) == []
    assert (t.state.phase, t.state.markers) == ("markers", [])


@rule("RW-MAP-15")
def test_without_a_place_for_a_marker_the_map_is_laid_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = building_a_map()
    through(t, "markers")
    monkeypatch.setattr(f"{MAP_BUILDING}.shores", lambda layout: ())
    assert answer(lay_markers(t)) == []
    assert (t.state.map, t.state.phase) == ("", "tiles")


@rule("RW-MAP-11", "RW-MAP-14", "RW-MAP-22")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_shore_and_every_home_covers_its_hexes(seed: int) -> None:
    """A shore is a pair of free hexes, named once; a home realm covers both, and no land."""
    t = building_a_map(2, seed)
    through(t, "markers")
    land_of = {spot.hex for spot in board_of(t.state.map).spots.values()}
    pairs = shores(t.state.map)
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) > 0
    assert not any(land_of & set(pair) for pair in pairs)
    ways = 0
    for pair in pairs[:12]:
        for home in home_lays(t.state.map, "home_daqan", pair):
            cells = {spot.hex for spot in spots_of(home)}
            assert cells > set(pair)
            assert not cells & land_of
            ways += 1
    assert ways > 0


@rule("RW-MAP-22", "RW-MAP-24", "RW-MAP-25")
def test_coloured_borders_of_home_realms_touch_no_others() -> None:
    """On a map of four tiles with 14 shores the open sides of Daqan fit in 40 ways, the mountains of Waiqar in 36."""
    layout = "9:0:0:0 2:0:-1:1 5:0:-3:1 6:0:-4:3"
    at = {spot.hex: spot for spot in board_of(layout).spots.values()}
    found = shores(layout)
    assert len(found) == 14
    ways = {
        tile: [lay for pair in found for lay in home_lays(layout, tile, pair)]
        for tile in ("home_daqan", "home_latari", "home_waiqar", "home_uthuk")
    }
    for lay in (lay for lays in ways.values() for lay in lays):
        for spot in spots_of(lay):
            for side, near in enumerate(neighbours(spot.hex)):
                if near in at:
                    assert "open" in (spot.sides[side], at[near].sides[(side + 3) % 6])
    assert [len(lays) for lays in ways.values()] == [40, 38, 36, 40]
    daqan = ways["home_daqan"][0]
    settled = written((*lying(layout), daqan))
    cells = [spot.hex for spot in spots_of(daqan)]
    others = [lay for pair in found for lay in home_lays(settled, "home_waiqar", pair)]
    assert 0 < len(others) < 36
    assert all(distance(a, spot.hex) > 1 for lay in others for spot in spots_of(lay) for a in cells)


# Heroes


@rule("RW-DUEL-26")
def test_a_runeplate_helps_in_duels_alone() -> None:
    state = land()
    state.players[0].heroes = []
    figure = with_hero(state, 0, "ronan", "runeplate")
    flow = hurt_hero(Table(state, 2), 0, figure, 1)
    question = next(flow)
    assert isinstance(question, Ask)
    assert question.keys() == ["done"]  # he is asked, so that nobody learns what he has


def test_nothing_to_heal() -> None:
    state = land()
    figure = with_hero(state, 1, "mok")
    play = Playing(1, hero="mok")
    assert not BOOK.possible(state, play, HealDamage(2))
    figure.damage = 1
    assert BOOK.possible(state, play, HealDamage(2))
    answer(BOOK.do(Table(state, 2), play, HealDamage(2)))
    assert figure.damage == 0


@rule("RW-EXPLORE-20", "RW-EXPLORE-21")
def test_the_second_seat_looks_at_an_area() -> None:
    state = wild()
    hide(state, "1A", "temple")
    state.places["6B"].unexplored.cards = []
    t = Table(state, 2)
    state.runes.cards.remove(RuneId("false.1"))
    state.places["1A"].rune.cards = [RuneId("false.1")]
    hero = scout(state)
    hero.rewards.owner = 1
    state.players[1].heroes, state.players[0].heroes = [hero], []
    answer(BOOK.do(t, Playing(1, hero="mok"), LookAtArea()))
    place = state.places["1A"]
    assert place.unexplored.seen_by(place.unexplored.cards[0]) == 0b10
    assert place.rune.seen_by(place.rune.cards[0]) == 0b10


@rule("RW-REWARD-02", "RW-TEST-01")
def test_a_tome_that_helps_is_turned_up() -> None:
    """It adds to wisdom: after a test of wisdom all have seen it, after one of strength nobody has."""
    state = land()
    state.players[0].heroes = []
    figure = with_hero(state, 0, "ronan", "tome_of_lore")
    stack(state, "1", "2", "6", "7")
    answer(attribute_test(Table(state, 2), 0, figure, "strength"))
    assert (figure.rewards.cards, figure.shown.cards) == (["tome_of_lore.1"], [])
    stack(state, "1", "2", "21", "22", "23", "24")  # all of one destiny: there is nothing to choose
    answer(attribute_test(Table(state, 2), 0, figure, "wisdom"))
    assert (figure.rewards.cards, figure.shown.cards) == ([], ["tome_of_lore.1"])


@rule("RW-DUEL-11", "RW-REWARD-06")
def test_one_armour_in_a_duel() -> None:
    """Who has used one uses no other in this duel; what is neither weapon nor armour does not count."""
    state = land()
    for player in state.players:
        player.heroes = []
    mine = with_hero(state, 0, "ronan", "runeplate", "ghost_armor", "amulet_of_shielding")
    other = with_hero(state, 1, "varikas")
    stack(state, "7", "5", "8", "6", "9", "17", "10", "18")
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    asked: list[list[str]] = []

    def watched() -> object:
        flow = fight_duel(t)
        reply = None
        while True:
            try:
                question = flow.send(reply)
            except StopIteration:
                return
            if isinstance(question, Ask) and question.prompt.id == "ask-ward":
                asked.append(question.keys())
            reply = yield question

    answer(
        watched(),  # type: ignore[arg-type]
        "0/done", "0/use_reward:ronan:runeplate.1", "0/use_reward:ronan:amulet_of_shielding.1",
    )  # fmt: skip
    plate, ghost, amulet = (
        f"use_reward:ronan:{card}.1" for card in ("runeplate", "ghost_armor", "amulet_of_shielding")
    )
    assert asked[0] == ["done", plate, ghost, amulet]
    assert ghost not in asked[1]
    assert {plate, amulet} <= set(asked[1])


@rule("RW-DEFEAT-03", "RW-DEFEAT-04")
def test_the_second_seat_shares_out_what_it_has_won() -> None:
    """With two heroes there he sees each card before he gives it to one."""
    state = land()
    for player in state.players:
        player.heroes = []
    winner, friend = with_hero(state, 1, "buldar"), with_hero(state, 1, "mok")
    fallen = with_hero(state, 0, "ronan", "storm_bow")
    flow = inherit(Table(state, 2), 1, winner, fallen)
    question = next(flow)
    assert isinstance(question, Ask)
    assert (question.seat, question.keys()) == (1, ["pick_hero:buldar", "pick_hero:mok"])
    assert fallen.rewards.seen_by(RewardId("storm_bow.1")) & 0b10
    with pytest.raises(StopIteration):
        flow.send(question.option("pick_hero:mok"))
    assert friend.rewards.cards == ["storm_bow.1"]
