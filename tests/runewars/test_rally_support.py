"""Rally Support: cities and heroes for hire."""

import pytest

from emberhall.games.runewars.content import CITIES, ORDERS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.heroes import hire
from emberhall.games.runewars.rules.rally_support import city_offers
from emberhall.games.runewars.state import HeroId, RuneId, Table, TitleCard
from emberhall.kernel import YES
from emberhall.rulebook import rule

from .positions import answer, bonus_of, build_walls, daqan_to_play, hold, land, put_rune, units_in, with_hero


@rule("RW-RALLY-08", "RW-RALLY-09", "RW-RALLY-10", "RW-HERO-05", "RW-COMP-28", "RW-COMP-31")
def test_a_hero_for_hire() -> None:
    t = daqan_to_play()
    build_walls(t, "home_daqan_A", "7B")
    t.state.players[0].influence = 3
    t.state.heroes.cards = [HeroId(id) for id in ("mok", "buldar", "vyrah")]
    put_rune(t, "7B", "dragon.1")
    asked = bonus_of(t, "rally_support", "0/yes", "0/spend_influence:2", "0/pick_hero:buldar", "0/pick_area:7B")
    assert t.state.places["7B"].rune.seen_by(RuneId("dragon.1")) == 0b01
    assert t.state.players[0].applicants.cards == []
    assert asked == ["0 prompt-may", "0 ask-hire", "0 ask-keep-hero", "0 ask-hero-area"]
    assert t.state.players[0].influence == 1
    assert [(one.id, one.area) for one in t.state.players[0].heroes] == [("buldar", "7B")]
    assert sorted(t.state.heroes) == ["mok", "vyrah"]


@rule("RW-RALLY-08")
def test_three_influence_at_most_for_a_hero() -> None:
    t = daqan_to_play()
    build_walls(t, "home_daqan_A")
    t.state.players[0].influence = 9
    flow = BOOK.do(t, Playing(0), ORDERS["rally_support"].bonus)
    next(flow)
    question = flow.send(YES)
    assert question.keys() == ["spend_influence:1", "spend_influence:2", "spend_influence:3"]  # type: ignore[union-attr]


@rule("RW-RALLY-11", "RW-HERO-10")
def test_no_hero_has_to_be_kept() -> None:
    t = daqan_to_play()
    t.state.players[0].influence = 3
    assert bonus_of(t, "rally_support") == []  # without a stronghold there is no place for a hero
    build_walls(t, "home_daqan_A")
    t.state.heroes.cards = [HeroId("mok")]
    bonus_of(t, "rally_support", "0/yes", "0/spend_influence:1", "0/done")
    assert t.state.heroes.cards == ["mok"]
    t.state.players[0].influence = 0
    assert bonus_of(t, "rally_support") == []


@rule("RW-HERO-06", "RW-HERO-07", "RW-HERO-08", "RW-HERO-09", "RW-DESERT-04", "RW-REF-03")
def test_of_four_heroes_one_deserts() -> None:
    t = daqan_to_play()
    build_walls(t, "home_daqan_A")
    for id in ("ronan", "astarra", "valadir"):
        with_hero(t.state, 0, id, area="home_daqan_A")
    t.state.players[0].heroes[0].damage = 1
    t.state.titles["captain"] = TitleCard(0, 1)
    t.state.heroes.cards = [HeroId("mok")]
    t.draw(t.state.heroes, t.state.players[0].applicants)

    flow = hire(t, 0, HeroId("mok"))
    assert answer(flow, "0/pick_hero:ronan") == ["0 ask-desert"]
    assert [one.id for one in t.state.players[0].heroes] == ["astarra", "valadir", "mok"]
    assert t.state.heroes.cards == ["ronan"]


@rule("RW-RALLY-01", "RW-RALLY-02", "RW-RALLY-04", "RW-RALLY-05", "RW-RALLY-06")
@pytest.mark.parametrize(
    ("city", "offer", "more", "gains", "units"),  # gains: influence, tactics cards, quests
    [
        ("tamalir", 0, (), (0, 2, 0), "0: 1 footman"),
        ("tamalir", 1, (), (2, 0, 0), "0: 1 footman"),
        ("tamalir", 2, (), (0, 0, 1), "0: 1 footman"),
        ("greyhaven", 0, (), (0, 1, 0), "0: 1 footman"),
        ("greyhaven", 1, (), (3, 0, 0), "0: 1 footman"),
        ("greyhaven", 2, (), (0, 0, 0), "0: 1 footman, 1 sorcerer"),
        ("nerekhall", 0, (), (0, 2, 0), "0: 1 footman"),
        ("nerekhall", 1, (), (0, 0, 2), "0: 1 footman"),
        ("nerekhall", 2, (), (0, 0, 0), "0: 1 footman, 2 sorcerer"),
        ("dawnsmoor", 0, (), (2, 0, 0), "0: 1 footman"),
        ("dawnsmoor", 1, (), (0, 0, 1), "0: 1 footman"),
        ("dawnsmoor", 2, ("beastman", "razorwing"), (0, 0, 0), "0: 1 footman, 1 beastman, 1 razorwing"),
        ("riverwatch", 0, (), (0, 1, 0), "0: 1 footman"),
        ("riverwatch", 1, (), (2, 0, 0), "0: 1 footman"),
        ("riverwatch", 2, (), (0, 0, 0), "0: 1 footman, 1 hell_hound"),
        ("forge", 0, (), (0, 1, 0), "0: 1 footman"),
        ("forge", 1, (), (0, 0, 1), "0: 1 footman"),
        ("forge", 2, (), (0, 0, 0), "0: 1 footman, 1 hell_hound"),
        ("frostgate", 0, (), (1, 0, 0), "0: 1 footman"),
        ("frostgate", 1, (), (0, 0, 1), "0: 1 footman"),
        ("frostgate", 2, ("beastman",) * 3, (0, 0, 0), "0: 1 footman, 3 beastman"),
    ],
)
def test_cities(city: str, offer: int, more: tuple[str, ...], gains: tuple[int, int, int], units: str) -> None:
    state = land()
    for place in state.places.values():
        place.city = ""
    hold(state, "6B", 0, "footman")
    state.places["6B"].city = city
    me = state.players[0]
    me.influence, me.quests.cards = 0, me.quests.cards[:1]
    placed = [f"0/place_unit:{unit}:6B" for unit in more]
    answer(city_offers(Table(state, 2), 0), f"0/effect:{offer}", *placed)
    assert (me.influence, len(me.fresh), len(me.quests) - 1) == gains
    assert units_in(state, "6B") == units


def test_every_city_is_tested() -> None:
    assert set(CITIES) == {"tamalir", "greyhaven", "nerekhall", "dawnsmoor", "riverwatch", "forge", "frostgate"}
    assert all(len(city.offers) == 3 for city in CITIES.values())


@rule("RW-RALLY-02", "RW-LIMIT-05", "RW-NEUT-05")
def test_units_from_a_city_may_crowd_out_its_owners_units() -> None:
    """When the last faction unit is destroyed, the alliance ends."""
    state = land()
    hold(state, "6B", 0, "footman " + "beastman " * 7)
    state.places["6B"].city = "greyhaven"
    effect = CITIES["greyhaven"].offers[2]
    asked = answer(BOOK.do(Table(state, 2), Playing(0, area="6B"), effect), "0/lose_unit:6B:footman:False")
    assert asked == ["0 ask-trim"]
    assert units_in(state, "6B") == "-1: 7 beastman, 1 sorcerer"


@rule("RW-RALLY-03", "RW-RALLY-07", "RW-RALLY-13")
def test_a_city_gives_no_units_that_are_not_available() -> None:
    state = land()
    for place in state.places.values():
        place.city = ""
    hold(state, "6B", 0, "footman " * 7)
    state.places["6B"].city = "nerekhall"
    state.neutrals["sorcerer"] = 2
    asked = answer(city_offers(Table(state, 2), 0), "0/effect:2", "0/lose_unit:6B:footman:False")
    assert asked == ["0 ask-city", "0 ask-trim"]
    assert units_in(state, "6B") == "0: 6 footman, 2 sorcerer"
    answer(city_offers(Table(state, 2), 0), "0/effect:0")  # none is left: it is not offered
    assert len(state.players[0].fresh) == 2
    hold(state, "6B", 0, "footman")
    state.neutrals["sorcerer"] = 1
    assert answer(city_offers(Table(state, 2), 0), "0/effect:2") == ["0 ask-city"]
    assert units_in(state, "6B") == "0: 1 footman, 1 sorcerer"  # of two that it gives one is there


@rule("RW-RALLY-01")
def test_city_benefits_are_optional() -> None:
    state = land()
    for place in state.places.values():
        place.city = ""
    hold(state, "6B", 0, "footman")
    state.places["6B"].city = "greyhaven"
    before = state.players[0].influence
    assert answer(city_offers(Table(state, 2), 0), "0/done") == ["0 ask-city"]
    assert (state.players[0].influence, len(state.players[0].fresh)) == (before, 0)
    assert units_in(state, "6B") == "0: 1 footman"
