"""Resource dials."""

from emberhall.games.runewars.content import SEASON_CARDS, TACTICS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.does import dials as dial_effects
from emberhall.games.runewars.effects.nodes import GainInfluence, PayDials, RaiseDial
from emberhall.games.runewars.rules.developments import raise_yielded_dial
from emberhall.games.runewars.rules.dials import has_supremacy, icons_shown, play_order, production, recruits, turn_dial
from emberhall.games.runewars.rules.recruit import recruit
from emberhall.games.runewars.rules.turn import before_order
from emberhall.games.runewars.state import OrderId, State, Table
from emberhall.kernel import Ask
from emberhall.rulebook import rule

from .positions import TEXTS, answer, build_walls, daqan_to_play, game, reveal_order, seat_of, set_dials, side, war


def season(card: str, state: State, *answers: str) -> list[str]:
    return answer(BOOK.do(Table(state, len(state.players)), Playing(0), SEASON_CARDS[card].effect), *answers)


def test_drought_and_famine_lower_dials() -> None:
    state = game()
    me = state.players[seat_of(state, "daqan")]
    me.dials = {"food": 0, "wood": 8, "ore": 1}
    season("drought", state)
    assert me.dials == {"food": 0, "wood": 8, "ore": 1}
    season("famine", state)
    assert me.dials == {"food": 0, "wood": 2, "ore": 1}


@rule("RW-HARVEST-01", "RW-HARVEST-02", "RW-HARVEST-03")
def test_bountiful_harvest() -> None:
    state = game()
    me = state.players[seat_of(state, "daqan")]
    me.dials = {"food": 0, "wood": 8, "ore": 1}
    season("bountiful_harvest", state)
    assert me.dials == {"food": 4, "wood": 2, "ore": 2}


@rule("RW-SEASON-05", "RW-SEASON-06")
def test_players_choose_in_the_order_of_the_previous_season() -> None:
    state = game()
    for player in state.players:
        player.influence, player.dials = 3, {"food": 8, "wood": 1, "ore": 1}
    state.players[0].influence = 2
    first = season("spring_growth", state, "1/pick_dial:ore", "0/pick_dial:wood")
    assert first == ["1 ask-raise", "0 ask-raise"]
    assert [player.dials["ore"] for player in state.players] == [1, 2]
    for player, name in zip(state.players, ("harvest", "recruit"), strict=True):
        player.played.add(OrderId(f"{player.faction}.{name}"))
    state.players[0].dials["wood"] = 8
    assert season("poor_harvest", state, "0/pick_dial:wood") == ["0 ask-lower"]
    assert [player.dials["food"] for player in state.players] == [8, 7]


def test_supply_convoy() -> None:
    state = game()
    state.players[0].dials = {"food": 7, "wood": 0, "ore": 8}
    t = Table(state, 2)
    answer(BOOK.do(t, Playing(0), TACTICS["supply_convoy"].effect), "0/pick_dial:food")
    assert state.players[0].dials == {"food": 8, "wood": 0, "ore": 8}


def test_all_dials_must_be_above_0() -> None:
    state = game()
    paid = PayDials(1, GainInfluence(1))
    state.players[0].dials = {"food": 1, "wood": 0, "ore": 2}
    assert not BOOK.possible(state, Playing(0), paid)
    state.players[0].dials["wood"] = 1
    state.players[0].influence = 0
    answer(BOOK.do(Table(state, 2), Playing(0), paid))
    assert state.players[0].dials == {"food": 0, "wood": 0, "ore": 1}
    assert state.players[0].influence == 1


@rule("RW-RECRUIT-01", "RW-DIAL-08")
def test_a_dial_says_what_it_gives() -> None:
    t = daqan_to_play()
    reveal_order(t, "recruit")
    build_walls(t, "home_daqan_A")
    set_dials(t, 3, 1, 5)
    ask = next(recruit(t, 0, other=False))
    assert isinstance(ask, Ask)
    said = [TEXTS.say(option.label(), lang) for option in ask.options for lang in ("en", "ru")]
    assert said == [
        "food: 3 Footmen", "еда: 3 мечника",
        "wood: Bowman", "древесина: Лучник",
        "ore: 2 Knights and Siege Engine", "руда: 2 рыцаря и Осадная башня",
    ]  # fmt: skip
    set_dials(t, 3, 8, 0)
    raised = next(dial_effects.raise_dial(t, Playing(0), RaiseDial(2)))
    assert [TEXTS.say(option.label(), "en") for option in raised.options] == [
        "food: 1 influence and Footman",
        "ore: 1 Tactics card and Knight",
    ]


@rule("RW-DEV-04")
def test_a_full_dial_is_not_raised() -> None:
    t = daqan_to_play()
    set_dials(t, 8, 3, 0)
    assert answer(raise_yielded_dial(t, 0, "1B", 1)) == []  # food is full: wood it is
    assert t.state.players[0].dials == {"food": 8, "wood": 4, "ore": 0}
    set_dials(t, 7, 3, 0)
    assert answer(raise_yielded_dial(t, 0, "1B", 1), "0/pick_dial:food") == ["0 ask-raise"]
    set_dials(t, 8, 8, 0)
    assert answer(raise_yielded_dial(t, 0, "1B", 1)) == []
    assert t.state.players[0].dials == {"food": 8, "wood": 8, "ore": 0}


@rule("RW-HARVEST-01", "RW-HARVEST-11", "RW-SETUP-10")
def test_what_areas_produce() -> None:
    state = game()
    me = seat_of(state, "daqan")
    assert production(state, me) == {"food": 3, "wood": 2, "ore": 2}
    state.places["1B"].holder, state.places["1B"].standing = me, {"footman": 1}
    assert production(state, me) == {"food": 4, "wood": 3, "ore": 2}


@rule("RW-DIAL-08", "RW-STRAT-11", "RW-SETUP-13")
def test_icons_at_or_below_the_arrows() -> None:
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
def test_play_order() -> None:
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
    del numbers[seat_of(state, "latari")]  # a player without an order goes first, even before a 1
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


@rule("RW-HARVEST-10", "RW-DIAL-06", "RW-DIAL-01", "RW-COMP-30", "RW-REF-01")
def test_turning_a_dial_gives_nothing_by_itself() -> None:
    t = daqan_to_play()
    before = dict(t.state.players[0].dials), t.state.players[0].influence, dict(t.state.players[0].unused)
    reveal_order(t, "fortify")
    answer(before_order(t), "0/resolve", "0/done")
    player = t.state.players[0]
    assert (dict(player.dials), player.influence, dict(player.unused)) == before


def test_influence() -> None:
    t = war(side("knight"), side("giant"))
    player = t.state.players[0]
    player.influence = 2
    answer(BOOK.do(t, Playing(0), fx.GainInfluence(3)))
    assert player.influence == 5
    paid = fx.Pay(5, fx.GainInfluence(1))
    assert BOOK.possible(t.state, Playing(0), paid)
    answer(BOOK.do(t, Playing(0), paid))
    assert player.influence == 1
    assert not BOOK.possible(t.state, Playing(0), paid)
    answer(BOOK.do(t, Playing(0), fx.LoseInfluence(2)))
    assert player.influence == 0


@rule("RW-POWER-01", "RW-STRAT-11")
def test_what_the_dials_give() -> None:
    t = war(side("knight"), side("giant"))
    player = t.state.players[0]
    player.faction, player.dials, player.influence = "daqan", {"food": 4, "wood": 4, "ore": 1}, 0
    answer(BOOK.do(t, Playing(0), fx.GainByDials()))
    assert player.influence == 2
    answer(BOOK.do(t, Playing(0), fx.DrawByDials()))
    assert len(player.fresh) == 2
