"""Fortify: strongholds and rune tokens."""

from emberhall.games.runewars.content import ORDERS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import MoveRunes
from emberhall.games.runewars.rules.fortify import (
    build_stronghold,
    can_build_stronghold,
    can_move_runes,
    can_repair_stronghold,
    move_runes,
    repair_stronghold,
    stronghold_sites,
)
from emberhall.games.runewars.rules.turn import before_order
from emberhall.games.runewars.state import RuneId
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import answer, build_walls, daqan_to_play, hold, put_rune, reveal_order, set_dials, with_hero


@rule("RW-FORTIFY-07", "RW-FORTIFY-08")
def test_fortify_moves_runes() -> None:
    t = daqan_to_play()
    put_rune(t, "home_daqan_A", "dragon.1")
    asked = answer(BOOK.do(t, Playing(0), MoveRunes()), "0/pick_area:home_daqan_B", "0/swap_runes")
    assert asked == ["0 ask-rune-with", "0 ask-swap-runes"]
    assert t.state.places["home_daqan_B"].rune.cards == ["dragon.1"]
    assert not t.state.places["home_daqan_A"].rune


@rule("RW-RUNE-10", "RW-FORTIFY-08")
def test_a_visiting_hero_sees_the_rune_moved_to_the_area() -> None:
    t = daqan_to_play()
    put_rune(t, "home_daqan_A", "dragon.1")
    with_hero(t.state, 1, "zyla", area="home_daqan_B")
    answer(move_runes(t, 0), "0/pick_area:home_daqan_B", "0/swap_runes")
    assert t.state.places["home_daqan_B"].rune.seen_by(RuneId("dragon.1")) == 0b11


@rule("RW-FORTIFY-02", "RW-FORTIFY-03", "RW-FORTIFY-04", "RW-COMP-08", "RW-SETUP-12")
def test_a_stronghold_for_wood_and_ore() -> None:
    t = daqan_to_play()
    set_dials(t, 0, 1, 2)
    hold(t.state, "6A", 0, "footman")
    hold(t.state, "7B", 0, "footman")  # a city
    build_walls(t, "home_daqan_A")
    assert stronghold_sites(t.state, 0) == ["6A", "home_daqan_B", "home_daqan_C"]
    put_rune(t, "6A", "false.1")
    answer(build_stronghold(t, 0), "0/pick_area:6A")
    place = t.state.places["6A"]
    assert (place.stronghold, place.damaged) == (0, False)
    assert place.rune.seen_by(RuneId("false.1")) == 0b01  # it is the area of seat 0
    assert t.state.players[0].dials == {"food": 0, "wood": 0, "ore": 1}
    assert t.state.players[0].strongholds == 2
    assert not can_build_stronghold(t.state, 0)


@rule("RW-FORTIFY-05", "RW-FORTIFY-06", "RW-FORTIFY-07")
def test_a_repair_for_ore() -> None:
    t = daqan_to_play()
    build_walls(t, "home_daqan_A")
    t.state.places["home_daqan_A"].damaged = True
    set_dials(t, 0, 1, 1)
    answer(repair_stronghold(t, 0))
    assert not t.state.places["home_daqan_A"].damaged
    assert t.state.players[0].dials["ore"] == 0
    t.state.places["home_daqan_A"].damaged = True
    assert not can_repair_stronghold(t.state, 0)
    assert not can_build_stronghold(t.state, 0)  # for both there would have to be two ore


@rule("RW-FORTIFY-14", "RW-SUPPLY-05", "RW-SUPPLY-06")
def test_the_fifth_stronghold_takes_the_place_of_another() -> None:
    t = daqan_to_play()
    set_dials(t, 0, 1, 1)
    for area in ("6A", "7C", "7A"):
        hold(t.state, area, 0, "footman")
    build_walls(t, "home_daqan_A", "home_daqan_B", "home_daqan_C", "6A")
    t.state.places["6A"].development = "diplomat"
    left = t.state.players[0].developments["diplomat"]
    answer(build_stronghold(t, 0), "0/pick_area:7C", "0/pick_area:6A")
    assert t.state.places["7C"].stronghold == 0
    assert (t.state.places["6A"].stronghold, t.state.places["6A"].development) == (NOBODY, "")
    assert t.state.players[0].strongholds == 0
    assert t.state.players[0].developments["diplomat"] == left + 1


@rule("RW-FORTIFY-08", "RW-FORTIFY-11", "RW-FORTIFY-12", "RW-RUNE-16", "RW-RUNE-10")
def test_runes_change_places_and_nobody_knows() -> None:
    t = daqan_to_play()
    hold(t.state, "6A", 0, "footman")
    put_rune(t, "6A", "dragon.1")
    put_rune(t, "home_daqan_A", "false.1", shown=True)
    put_rune(t, "home_daqan_B", "dragon.2", shown=True)
    asked = answer(move_runes(t, 0), "0/pick_area:6A", "0/pick_area:home_daqan_A", "0/swap_runes")
    assert asked == ["0 ask-rune-from", "0 ask-rune-with", "0 ask-swap-runes"]
    assert t.state.places["6A"].rune.cards == ["false.1"]
    assert t.state.places["home_daqan_A"].rune.cards == ["dragon.1"]
    assert t.state.places["home_daqan_B"].revealed.cards == ["dragon.2"]  # others stay as they are
    assert t.state.places["6A"].rune.seen_by(RuneId("false.1")) == 0b01
    assert t.state.places["home_daqan_A"].rune.seen_by(RuneId("dragon.1")) == 0b01


@rule("RW-FORTIFY-09", "RW-FORTIFY-10")
def test_a_single_rune_that_moves_is_still_known() -> None:
    t = daqan_to_play()
    hold(t.state, "6A", 0, "footman")
    put_rune(t, "6A", "dragon.1", shown=True)
    answer(move_runes(t, 0), "0/pick_area:home_daqan_A", "0/swap_runes")
    assert t.state.places["home_daqan_A"].rune.cards == ["dragon.1"]
    assert t.state.places["home_daqan_A"].rune.seen_by(RuneId("dragon.1")) == -1  # all have seen it


@rule("RW-FORTIFY-08")
def test_runes_move_between_two_areas() -> None:
    t = daqan_to_play()
    for place in t.state.places.values():
        place.home = NOBODY
    hold(t.state, "6A", 0, "footman")
    put_rune(t, "6A", "dragon.1")
    assert not can_move_runes(t.state, 0)  # there is no other area
    hold(t.state, "6B", 0, "footman")
    assert can_move_runes(t.state, 0)
    hold(t.state, "6A", 1, "berserker")
    hold(t.state, "6C", 0, "footman")
    assert not can_move_runes(t.state, 0)  # the rune is another's


@rule("RW-FORTIFY-01", "RW-ORDER-12", "RW-FORTIFY-13", "RW-DATA-05")
def test_fortify_does_each_thing_once() -> None:
    t = daqan_to_play()
    set_dials(t, 0, 2, 3)
    build_walls(t, "home_daqan_A")
    t.state.places["home_daqan_A"].damaged = True
    reveal_order(t, "fortify")
    asked = answer(before_order(t), "0/resolve", "0/effect:1", "0/effect:0", "0/pick_area:home_daqan_B")
    assert asked == ["0 ask-before", "0 ask-each-once", "0 ask-each-once", "0 ask-build"]
    assert t.state.players[0].dials == {"food": 0, "wood": 1, "ore": 1}
    assert [ORDERS[id].number for id in ORDERS] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert ORDERS["fortify"].bonus is None
