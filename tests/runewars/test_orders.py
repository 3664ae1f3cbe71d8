"""Harvest, Recruit, Rally Support, Acquire Power, Fortify, and what a turn is made of."""

import pytest

from emberhall.games.runewars.content import DEVELOPMENTS, ORDERS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.battle import strengths
from emberhall.games.runewars.rules.developments import BUILDABLE, Site, development_sites
from emberhall.games.runewars.rules.dials import production
from emberhall.games.runewars.rules.fortify import (
    build_stronghold,
    can_build_stronghold,
    can_move_runes,
    can_repair_stronghold,
    move_runes,
    repair_stronghold,
    stronghold_sites,
)
from emberhall.games.runewars.rules.heroes import hire
from emberhall.games.runewars.rules.recruit import place_recruit, recruit
from emberhall.games.runewars.rules.titles import buy_title, titles_for_sale
from emberhall.games.runewars.rules.turn import after_order, before_order, next_turn, resolve_bonus
from emberhall.games.runewars.state import HeroId, OrderId, RuneId, Table, TitleCard, Turn
from emberhall.kernel import NOBODY, YES, Ask, Flow
from emberhall.rulebook import rule

from .positions import answer, hold, units_in
from .test_march import field, hero


def wall(t: Table, *areas: str, seat: int = 0) -> None:
    """Strongholds of a seat."""
    for area in areas:
        t.state.places[area].stronghold = seat
        t.state.players[seat].strongholds -= 1


def dials(t: Table, food: int, wood: int, ore: int, seat: int = 0) -> None:
    t.state.players[seat].dials = {"food": food, "wood": wood, "ore": ore}


def order(t: Table, name: str, *earlier: str) -> None:
    """Seat 0 has shown this order, after others this year."""
    player = t.state.players[0]
    t.state.phase = "before"
    for one in (*earlier, name):
        id = OrderId(f"{player.faction}.{one}")
        if id in player.orders:
            player.orders.remove(id)
        else:
            player.orders.cards.pop()
        player.played.cards.append(id)


def keys(flow: Flow[None]) -> list[str]:
    question = next(flow)
    assert isinstance(question, Ask)
    return question.keys()


# Harvest


@rule("RW-HARVEST-01", "RW-HARVEST-02", "RW-HARVEST-03", "RW-HARVEST-11", "RW-DIAL-03", "RW-DIAL-04", "RW-TILE-03")
def test_the_harvest_of_the_rulebook() -> None:
    """Dials at 2, 4 and 2 go to what the areas produce: up, down, or not at all."""
    t = field()
    dials(t, 2, 4, 2)
    hold(t.state, "7B", 0, "footman")  # wood 1; the home realm: food 3, wood 2, ore 2
    assert production(t.state, 0) == {"food": 3, "wood": 3, "ore": 2}
    assert t.state.players[0].dials == {"food": 2, "wood": 4, "ore": 2}  # an area gained moves no dial
    answer(BOOK.do(t, Playing(0), ORDERS["harvest"].primary))
    assert t.state.players[0].dials == {"food": 3, "wood": 3, "ore": 2}


def bonus_of(t: Table, name: str, *answers: str) -> list[str]:
    bonus = ORDERS[name].bonus
    assert bonus is not None
    return answer(BOOK.do(t, Playing(0), bonus), *answers)


@rule("RW-HARVEST-05", "RW-HARVEST-07", "RW-HARVEST-08", "RW-DEV-01", "RW-COMP-26", "RW-COMP-29")
def test_a_development_for_a_wood() -> None:
    t = field()
    dials(t, 1, 2, 1)
    wall(t, "home_daqan_A", "7B")
    influence = t.state.players[0].influence
    asked = bonus_of(t, "harvest", "0/yes", "0/pick_area:7B", "0/pick_development:diplomat")
    assert asked == ["0 prompt-may", "0 ask-develop", "0 ask-development"]
    assert t.state.players[0].dials["wood"] == 1
    assert t.state.places["7B"].development == "diplomat"
    assert t.state.players[0].influence == influence  # its first income comes later
    bonus_of(t, "harvest", "0/no")
    assert t.state.players[0].influence == influence + 2


@rule("RW-HARVEST-06", "RW-DEV-02", "RW-DATA-09")
def test_no_development_without_wood_or_a_free_stronghold() -> None:
    t = field()
    wall(t, "home_daqan_A")
    dials(t, 1, 0, 1)
    assert bonus_of(t, "harvest") == []
    dials(t, 1, 1, 1)
    t.state.places["home_daqan_A"].development = "diplomat"
    assert development_sites(t.state, 0) == []
    assert bonus_of(t, "harvest") == []


@rule("RW-SUPPLY-05", "RW-DEV-17", "RW-DATA-10")
def test_a_development_may_come_from_another_stronghold() -> None:
    t = field()
    player = t.state.players[0]
    assert sum(player.developments.values()) == 5
    assert {id for id, kind in DEVELOPMENTS.items() if kind.discard} == {"cursed_tomb", "hungry_spawn"}
    dials(t, 1, 1, 1)
    wall(t, "home_daqan_A", "home_daqan_B", "7B")
    for area, built in (("home_daqan_A", "diplomat"), ("7B", "resources")):
        t.state.places[area].development = built
        player.developments[built] -= 1
    offers = [option.key() for option in BUILDABLE.options(t.state, Site(0, ""))]
    assert offers == [
        "pick_development:resources", "pick_development:training_grounds", "pick_development:reinforced_walls",
        "move_development:diplomat:home_daqan_A",
    ]  # fmt: skip
    asked = bonus_of(t, "harvest", "0/yes", "0/move_development:diplomat:home_daqan_A")
    assert asked == ["0 prompt-may", "0 ask-development"]
    assert t.state.places["home_daqan_B"].development == "diplomat"
    assert t.state.places["home_daqan_A"].development == ""
    assert player.developments["diplomat"] == 0


@rule("RW-HARVEST-10", "RW-DIAL-06", "RW-DIAL-01", "RW-COMP-30", "RW-REF-01")
def test_dials_give_nothing_by_themselves() -> None:
    t = field()
    before = dict(t.state.players[0].dials), t.state.players[0].influence, dict(t.state.players[0].unused)
    order(t, "fortify")
    answer(before_order(t), "0/resolve", "0/done")
    player = t.state.players[0]
    assert (dict(player.dials), player.influence, dict(player.unused)) == before


# Recruit


@rule("RW-RECRUIT-01", "RW-RECRUIT-02", "RW-RECRUIT-03", "RW-RECRUIT-05", "RW-RECRUIT-06", "RW-RECRUIT-07")
def test_the_recruiting_of_the_rulebook() -> None:
    """Wood 3: two bowmen, none at position 2; then ore 4: a knight and a siege engine."""
    t = field()
    dials(t, 0, 3, 4)
    wall(t, "home_daqan_A", "7B")
    answer(
        recruit(t, 0, other=False),
        "0/pick_dial:wood",
        "0/place_unit:bowman:7B",
        "0/place_unit:bowman:home_daqan_A",
    )
    assert units_in(t.state, "7B") == "0: 1 bowman"
    asked = answer(
        recruit(t, 0, other=True),
        "0/pick_dial:ore",
        "0/place_unit:knight:7B",
        "0/place_unit:siege_engine:7B",
    )
    assert asked[0] == "0 ask-recruit"
    assert units_in(t.state, "7B") == "0: 1 bowman, 1 knight, 1 siege_engine"
    assert t.state.players[0].dials == {"food": 0, "wood": 3, "ore": 4}


@rule("RW-RECRUIT-06")
def test_the_second_dial_is_another() -> None:
    t = field()
    t.state.turn.recruited = "food"
    assert keys(recruit(t, 0, other=True)) == ["pick_dial:wood", "pick_dial:ore"]


@rule("RW-RECRUIT-04", "RW-LIMIT-11", "RW-LIMIT-06")
def test_at_a_full_stronghold_old_units_may_go() -> None:
    t = field()
    wall(t, "home_daqan_A")
    hold(t.state, "home_daqan_A", 0, "footman " * 7 + "knight")
    answer(place_recruit(t, 0, "bowman"), "0/lose_unit:home_daqan_A:knight:False")
    assert units_in(t.state, "home_daqan_A") == "0: 7 footman, 1 bowman"


@rule("RW-RECRUIT-08")
def test_without_a_stronghold_nobody_comes() -> None:
    t = field()
    dials(t, 3, 0, 0)
    answer(recruit(t, 0, other=False), "0/pick_dial:food")
    assert sum(place.units() for place in t.state.places.values()) == 0


@rule("RW-RECRUIT-09", "RW-SUPPLY-04", "RW-SUPPLY-02", "RW-SUPPLY-07")
def test_a_figure_in_play_may_be_used_again() -> None:
    t = field()
    wall(t, "home_daqan_A")
    hold(t.state, "7B", 0, "siege_engine siege_engine")
    t.state.players[0].unused["siege_engine"] = 0
    asked = answer(place_recruit(t, 0, "siege_engine"), "0/lose_unit:7B:siege_engine:False")
    assert asked == ["0 ask-free-figure"]
    assert units_in(t.state, "7B") == "0: 1 siege_engine"
    assert units_in(t.state, "home_daqan_A") == "0: 1 siege_engine"
    answer(place_recruit(t, 0, "siege_engine"), "0/done")
    assert units_in(t.state, "home_daqan_A") == "0: 1 siege_engine"


# Rally Support


@rule("RW-RALLY-08", "RW-RALLY-09", "RW-RALLY-10", "RW-HERO-05", "RW-COMP-28", "RW-COMP-31")
def test_a_hero_for_hire() -> None:
    t = field()
    wall(t, "home_daqan_A", "7B")
    t.state.players[0].influence = 3
    t.state.heroes.cards = [HeroId(id) for id in ("mok", "buldar", "vyrah")]
    rune(t, "7B", "dragon.1")
    asked = bonus_of(t, "rally_support", "0/yes", "0/spend_influence:2", "0/pick_hero:buldar", "0/pick_area:7B")
    assert t.state.places["7B"].rune.seen_by(RuneId("dragon.1")) == 0b01
    assert t.state.players[0].applicants.cards == []
    assert asked == ["0 prompt-may", "0 ask-hire", "0 ask-keep-hero", "0 ask-hero-area"]
    assert t.state.players[0].influence == 1
    assert [(one.id, one.area) for one in t.state.players[0].heroes] == [("buldar", "7B")]
    assert sorted(t.state.heroes) == ["mok", "vyrah"]


@rule("RW-RALLY-08")
def test_three_influence_at_most_for_a_hero() -> None:
    t = field()
    wall(t, "home_daqan_A")
    t.state.players[0].influence = 9
    flow = BOOK.do(t, Playing(0), ORDERS["rally_support"].bonus)
    next(flow)
    question = flow.send(YES)
    assert question.keys() == ["spend_influence:1", "spend_influence:2", "spend_influence:3"]  # type: ignore[union-attr]


@rule("RW-RALLY-11", "RW-HERO-10")
def test_nobody_need_be_kept() -> None:
    t = field()
    t.state.players[0].influence = 3
    assert bonus_of(t, "rally_support") == []  # without a stronghold there is no place for a hero
    wall(t, "home_daqan_A")
    t.state.heroes.cards = [HeroId("mok")]
    bonus_of(t, "rally_support", "0/yes", "0/spend_influence:1", "0/done")
    assert t.state.heroes.cards == ["mok"]
    t.state.players[0].influence = 0
    assert bonus_of(t, "rally_support") == []


@rule("RW-HERO-06", "RW-HERO-07", "RW-HERO-08", "RW-HERO-09", "RW-DESERT-04", "RW-REF-03")
def test_of_four_heroes_one_deserts() -> None:
    t = field()
    wall(t, "home_daqan_A")
    for id in ("ronan", "astarra", "valadir"):
        hero(t, id, "home_daqan_A")
    t.state.players[0].heroes[0].damage = 1
    t.state.titles["captain"] = TitleCard(0, 1)
    t.state.heroes.cards = [HeroId("mok")]
    t.draw(t.state.heroes, t.state.players[0].applicants)

    flow = hire(t, 0, HeroId("mok"))
    assert answer(flow, "0/pick_hero:ronan") == ["0 ask-desert"]
    assert [one.id for one in t.state.players[0].heroes] == ["astarra", "valadir", "mok"]
    assert t.state.heroes.cards == ["ronan"]


# Acquire Power


@rule("RW-POWER-02", "RW-POWER-03", "RW-POWER-04", "RW-POWER-05", "RW-POWER-06", "RW-POWER-08", "RW-POWER-09",
      "RW-TITLE-02", "RW-TITLE-03")  # fmt: skip
def test_a_title_costs_more_than_lies_on_it() -> None:
    t = field()
    one, other = t.state.players
    one.influence, other.influence = 4, 0
    t.state.titles["captain"] = TitleCard(1, 3)
    offers = [option.key() for option in titles_for_sale(t.state, 0)]
    assert offers == [
        *(f"buy_title:primarch:{n}" for n in (1, 2, 3, 4)), "buy_title:captain:4",
        *(f"buy_title:lord_commander:{n}" for n in (1, 2, 3, 4)),
    ]  # fmt: skip
    answer(buy_title(t, 0), "0/buy_title:captain:4")
    assert t.state.titles["captain"] == TitleCard(0, 4)
    assert (one.influence, other.influence) == (0, 0)


@rule("RW-POWER-07", "RW-POWER-10")
def test_an_own_title_is_not_bought_again() -> None:
    t = field()
    t.state.players[0].influence = 2
    t.state.titles = {"primarch": TitleCard(0, 1), "captain": TitleCard(1, 2), "lord_commander": TitleCard(1, 5)}
    assert titles_for_sale(t.state, 0) == []
    assert bonus_of(t, "acquire_power") == []


# Fortify


@rule("RW-FORTIFY-02", "RW-FORTIFY-03", "RW-FORTIFY-04", "RW-COMP-08", "RW-SETUP-12")
def test_a_stronghold_for_wood_and_ore() -> None:
    t = field()
    dials(t, 0, 1, 2)
    hold(t.state, "6A", 0, "footman")
    hold(t.state, "7B", 0, "footman")  # a city
    wall(t, "home_daqan_A")
    assert stronghold_sites(t.state, 0) == ["6A", "home_daqan_B", "home_daqan_C"]
    rune(t, "6A", "false.1")
    answer(build_stronghold(t, 0), "0/pick_area:6A")
    place = t.state.places["6A"]
    assert (place.stronghold, place.damaged) == (0, False)
    assert place.rune.seen_by(RuneId("false.1")) == 0b01  # it is his area
    assert t.state.players[0].dials == {"food": 0, "wood": 0, "ore": 1}
    assert t.state.players[0].strongholds == 2
    assert not can_build_stronghold(t.state, 0)


@rule("RW-FORTIFY-05", "RW-FORTIFY-06", "RW-FORTIFY-07")
def test_a_repair_for_ore() -> None:
    t = field()
    wall(t, "home_daqan_A")
    t.state.places["home_daqan_A"].damaged = True
    dials(t, 0, 1, 1)
    answer(repair_stronghold(t, 0))
    assert not t.state.places["home_daqan_A"].damaged
    assert t.state.players[0].dials["ore"] == 0
    t.state.places["home_daqan_A"].damaged = True
    assert not can_repair_stronghold(t.state, 0)
    assert not can_build_stronghold(t.state, 0)  # for both there would have to be two ore


@rule("RW-FORTIFY-14", "RW-SUPPLY-05", "RW-SUPPLY-06")
def test_the_fifth_stronghold_takes_the_place_of_another() -> None:
    t = field()
    dials(t, 0, 1, 1)
    for area in ("6A", "7C", "7A"):
        hold(t.state, area, 0, "footman")
    wall(t, "home_daqan_A", "home_daqan_B", "home_daqan_C", "6A")
    t.state.places["6A"].development = "diplomat"
    left = t.state.players[0].developments["diplomat"]
    answer(build_stronghold(t, 0), "0/pick_area:7C", "0/pick_area:6A")
    assert t.state.places["7C"].stronghold == 0
    assert (t.state.places["6A"].stronghold, t.state.places["6A"].development) == (NOBODY, "")
    assert t.state.players[0].strongholds == 0
    assert t.state.players[0].developments["diplomat"] == left + 1


def rune(t: Table, area: str, id: str, *, shown: bool = False) -> None:
    """A rune token in an area; nobody but its lord has seen it."""
    place = t.state.places[area]
    t.state.runes.remove(RuneId(id))
    (place.revealed if shown else place.rune).cards.append(RuneId(id))


@rule("RW-FORTIFY-08", "RW-FORTIFY-11", "RW-FORTIFY-12", "RW-RUNE-16", "RW-RUNE-10")
def test_runes_change_places_and_nobody_knows() -> None:
    t = field()
    hold(t.state, "6A", 0, "footman")
    rune(t, "6A", "dragon.1")
    rune(t, "home_daqan_A", "false.1", shown=True)
    rune(t, "home_daqan_B", "dragon.2", shown=True)
    asked = answer(move_runes(t, 0), "0/pick_area:6A", "0/pick_area:home_daqan_A", "0/swap_runes")
    assert asked == ["0 ask-rune-from", "0 ask-rune-with", "0 ask-swap-runes"]
    assert t.state.places["6A"].rune.cards == ["false.1"]
    assert t.state.places["home_daqan_A"].rune.cards == ["dragon.1"]
    assert t.state.places["home_daqan_B"].revealed.cards == ["dragon.2"]  # others stay as they are
    assert t.state.places["6A"].rune.seen_by(RuneId("false.1")) == 0b01
    assert t.state.places["home_daqan_A"].rune.seen_by(RuneId("dragon.1")) == 0b01


@rule("RW-FORTIFY-09", "RW-FORTIFY-10")
def test_a_lone_rune_moves_home_and_is_still_known() -> None:
    t = field()
    hold(t.state, "6A", 0, "footman")
    rune(t, "6A", "dragon.1", shown=True)
    answer(move_runes(t, 0), "0/pick_area:home_daqan_A", "0/swap_runes")
    assert t.state.places["home_daqan_A"].rune.cards == ["dragon.1"]
    assert t.state.places["home_daqan_A"].rune.seen_by(RuneId("dragon.1")) == -1  # all have seen it


@rule("RW-FORTIFY-08")
def test_runes_move_between_two_areas() -> None:
    t = field()
    for place in t.state.places.values():
        place.home = NOBODY
    hold(t.state, "6A", 0, "footman")
    rune(t, "6A", "dragon.1")
    assert not can_move_runes(t.state, 0)  # there is no other area of his
    hold(t.state, "6B", 0, "footman")
    assert can_move_runes(t.state, 0)
    hold(t.state, "6A", 1, "berserker")
    hold(t.state, "6C", 0, "footman")
    assert not can_move_runes(t.state, 0)  # the rune is another's


@rule("RW-FORTIFY-01", "RW-ORDER-12", "RW-FORTIFY-13", "RW-DATA-05")
def test_fortify_does_each_thing_once() -> None:
    t = field()
    dials(t, 0, 2, 3)
    wall(t, "home_daqan_A")
    t.state.places["home_daqan_A"].damaged = True
    order(t, "fortify")
    asked = answer(before_order(t), "0/resolve", "0/effect:1", "0/effect:0", "0/pick_area:home_daqan_B")
    assert asked == ["0 ask-before", "0 ask-each-once", "0 ask-each-once", "0 ask-build"]
    assert t.state.players[0].dials == {"food": 0, "wood": 1, "ore": 1}
    assert [ORDERS[id].number for id in ORDERS] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert ORDERS["fortify"].bonus is None


# The turn


@rule("RW-ORDER-07", "RW-ORDER-09", "RW-TERM-03", "RW-TERM-04", "RW-STRATEGIZE-02", "RW-STRAT-11")
def test_a_turn_is_order_bonus_and_what_is_beside() -> None:
    t = field()
    state = t.state
    order(t, "strategize")
    dials(t, 0, 4, 1)  # tactics at wood 4 and ore 1
    assert answer(before_order(t), "0/resolve") == ["0 ask-before"]
    assert state.phase == "bonus"
    assert answer(resolve_bonus(t), "0/use_bonus") == ["0 ask-bonus"]
    assert len(state.players[0].fresh) == 2
    assert state.phase == "after"
    assert answer(after_order(t), "0/done") == ["0 ask-after"]
    assert (state.phase, state.turn) == ("turn", Turn())


@rule("RW-ORDER-09", "RW-ORDER-08")
def test_a_bonus_may_be_left_and_needs_supremacy() -> None:
    t = field()
    order(t, "acquire_power")
    t.state.phase = "bonus"
    answer(resolve_bonus(t), "0/skip_bonus")
    assert t.state.phase == "after"
    t = field()
    order(t, "recruit", "rally_support")
    t.state.phase = "bonus"
    assert answer(resolve_bonus(t)) == []
    assert t.state.phase == "after"


@rule("RW-MOBILIZE-02", "RW-MOBILIZE-03", "RW-MOBILIZE-08", "RW-MOBILIZE-10")
def test_mobilize_twice() -> None:
    t = field()
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "home_daqan_B", 0, "bowman")
    hold(t.state, "6D", 1, "berserker")
    order(t, "mobilize")
    answer(before_order(t), "0/resolve", "0/pick_area:4A", "0/move_unit:home_daqan_A:footman", "0/done")
    assert units_in(t.state, "4A") == "0: 1 footman"
    flow = resolve_bonus(t)
    asked = answer(flow, "0/use_bonus", "0/pick_area:6D", "0/move_unit:home_daqan_B:bowman", "0/done")
    assert asked == ["0 ask-bonus", "0 ask-activate", "0 ask-march", "0 ask-march"]  # the footman was not offered
    assert t.state.fight is not None


@rule("RW-CONQUER-02", "RW-CONQUER-03", "RW-CONQUER-04")
@pytest.mark.parametrize(("earlier", "walls"), [((), 2), (("harvest",), 5)])
def test_conquer_weakens_walls_in_its_battle(earlier: tuple[str, ...], walls: int) -> None:
    t = field()
    wall(t, "home_uthuk_A", seat=1)
    hold(t.state, "6B", 0, "footman")
    order(t, "conquer", *earlier)
    t.state.queue = [0]
    answer(next_turn(t))
    answer(before_order(t), "0/resolve", "0/pick_area:home_uthuk_A", "0/move_unit:6B:footman", "0/done")

    assert strengths(t.state) == (1, walls)
