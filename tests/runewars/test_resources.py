"""Dials, recruits, and who comes first."""

from emberhall.games.runewars.rules.dials import has_supremacy, icons_shown, play_order, production, recruits, turn_dial
from emberhall.rulebook import rule

from .positions import game, seat_of


@rule("RW-HARVEST-01", "RW-HARVEST-11", "RW-SETUP-10")
def test_what_areas_produce() -> None:
    state = game()
    me = seat_of(state, "daqan")
    assert production(state, me) == {"food": 3, "wood": 2, "ore": 2}
    state.places["1B"].holder, state.places["1B"].standing = me, {"footman": 1}
    assert production(state, me) == {"food": 4, "wood": 3, "ore": 2}


@rule("RW-DIAL-08", "RW-STRAT-11", "RW-SETUP-13")
def test_what_stands_below_the_arrows() -> None:
    state = game()
    player = state.players[seat_of(state, "daqan")]
    assert icons_shown(player, "tactics") == 1
    assert icons_shown(player, "influence") == 1
    army = [recruits(player, resource) for resource in player.dials]
    assert army == [{"footman": 3}, {"bowman": 1}, {"knight": 1}]


@rule("RW-RECRUIT-01", "RW-RECRUIT-02", "RW-RECRUIT-07", "RW-DIAL-07")
def test_recruits() -> None:
    player = game().players[0]
    player.faction, player.dials = "daqan", {"food": 0, "wood": 4, "ore": 4}
    assert recruits(player, "food") == {}
    assert recruits(player, "wood") == {"bowman": 2}
    assert recruits(player, "ore") == {"knight": 1, "siege_engine": 1}
    assert player.dials == {"food": 0, "wood": 4, "ore": 4}


@rule("RW-DIAL-02", "RW-DIAL-09")
def test_dials_stay_between_0_and_8() -> None:
    player = game().players[0]
    player.dials = {"food": 1, "wood": 7, "ore": 3}
    turn_dial(player, "food", -2)
    turn_dial(player, "wood", 2)
    turn_dial(player, "ore", 1)
    assert player.dials == {"food": 0, "wood": 8, "ore": 4}


@rule("RW-PRIORITY-01", "RW-PRIORITY-02", "RW-PRIORITY-03", "RW-PRIORITY-04", "RW-ORDER-05", "RW-ORDER-06")
def test_who_comes_first() -> None:
    state = game(4)
    order = ["latari", "daqan", "waiqar", "uthuk"]
    for player in state.players:
        player.influence = 5
    assert [state.players[seat].faction for seat in play_order(state, {})] == order
    state.players[seat_of(state, "uthuk")].influence = 6
    assert play_order(state, {})[0] == seat_of(state, "uthuk")
    numbers = {seat_of(state, faction): n for n, faction in enumerate(reversed(order), 1)}
    numbers[seat_of(state, "uthuk")] = 8
    ranked = [state.players[seat].faction for seat in play_order(state, numbers)]
    assert ranked == ["waiqar", "daqan", "latari", "uthuk"]
    del numbers[seat_of(state, "latari")]  # who has no order goes before everyone's, even a 1
    assert play_order(state, numbers)[:2] == [seat_of(state, "latari"), seat_of(state, "waiqar")]
    numbers[seat_of(state, "waiqar")], state.players[seat_of(state, "waiqar")].influence = 1, 9
    assert play_order(state, numbers)[:2] == [seat_of(state, "latari"), seat_of(state, "waiqar")]
    state.players[seat_of(state, "daqan")].out = True
    assert len(play_order(state, numbers)) == 3


@rule("RW-ORDER-08")
def test_supremacy() -> None:
    assert has_supremacy(1, [])
    assert has_supremacy(5, [2, 4])
    assert not has_supremacy(4, [2, 5])
