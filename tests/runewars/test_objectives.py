"""Every objective, title, city and development: when it holds, what it gives."""

import pytest

from emberhall.games.runewars.content import CITIES, DEVELOPMENTS, OBJECTIVES, TITLES
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.developments import collect_developments
from emberhall.games.runewars.rules.objectives import exchange_objective, objective_is_hopeless
from emberhall.games.runewars.rules.rally_support import city_offers
from emberhall.games.runewars.rules.titles import may_trade_rewards, trade_rewards_for_rune
from emberhall.games.runewars.rules.turn import ASIDES
from emberhall.games.runewars.rules.year import draw_season_card
from emberhall.games.runewars.state import HeroFigure, HeroId, ObjectiveId, RewardId, SeasonId, State, Table
from emberhall.kernel import NOBODY, Hand
from emberhall.rulebook import rule

from .positions import answer, clash, hold, land, units_in


def team(state: State, seat: int, *ids: str, area: str = "6A") -> list[HeroFigure]:
    state.players[seat].heroes = [HeroFigure(HeroId(id), area, Hand([], owner=seat)) for id in ids]
    return state.players[seat].heroes


def so(state: State, objective: str, seat: int = 0) -> bool:
    return BOOK.is_true(state, Playing(seat), OBJECTIVES[objective].test)


def test_bound_by_honor() -> None:
    state = land()
    assert so(state, "bound_by_honor")  # none in play
    hold(state, "6A", 1, "berserker beastman")
    assert so(state, "bound_by_honor")  # allied to anybody
    hold(state, "6B", NOBODY, "", "razorwing")
    assert not so(state, "bound_by_honor")
    hold(state, "6B", NOBODY, "giant")
    assert so(state, "bound_by_honor")


def test_circle_of_friends() -> None:
    state = land()
    hold(state, "6A", 0, "footman giant beastman")
    hold(state, "6B", 0, "footman", "giant")
    assert not so(state, "circle_of_friends")
    hold(state, "6C", 0, "footman sorcerer")
    assert so(state, "circle_of_friends")
    assert not so(state, "circle_of_friends", 1)


def test_voice_of_reason() -> None:
    state = land()
    state.players[0].influence = 9
    assert not so(state, "voice_of_reason")
    state.players[0].influence = 10
    assert so(state, "voice_of_reason")


def test_tame_the_great() -> None:
    state = land()
    hold(state, "6A", NOBODY, "giant dragon")
    assert not so(state, "tame_the_great")
    hold(state, "6B", 0, "footman dragon")
    assert so(state, "tame_the_great")


@rule("RW-OBJ-05")
def test_an_objective_that_has_become_impossible_may_be_changed() -> None:
    state = land()
    state.players[0].objective.cards = [ObjectiveId("tame_the_great")]
    state.objectives["good"].cards = [ObjectiveId("bulwark"), ObjectiveId("voice_of_reason")]
    hold(state, "6A", NOBODY, "giant")
    assert not objective_is_hopeless(state, 0)
    hold(state, "6A", NOBODY, "beastman")
    assert "change_objective" in [option.key() for option in ASIDES.options(state, 0)]
    exchange_objective(Table(state, 2), 0)
    assert state.players[0].objective.cards == ["voice_of_reason"]
    assert state.objectives["good"].cards == ["tame_the_great", "bulwark"]


def cities(objective: str) -> None:
    state = land()
    hold(state, "1C", 0, "footman")
    assert not so(state, objective)
    hold(state, "6B", 0, "footman")
    assert so(state, objective)


def test_protector_of_cities() -> None:
    cities("protector_of_cities")


def test_trample_the_cities() -> None:
    cities("trample_the_cities")


def test_league_of_heroes() -> None:
    state = land()
    team(state, 0, "ronan", "mok")
    assert not so(state, "league_of_heroes")
    team(state, 0, "ronan", "mok", "zyla")
    assert not so(state, "league_of_heroes")
    team(state, 0, "ronan", "mok", "valadir")
    assert so(state, "league_of_heroes")


def test_bulwark() -> None:
    state = land()
    for area in ("6A", "6B", "6C"):
        state.places[area].stronghold, state.places[area].development = 0, "diplomat"
    assert so(state, "bulwark")
    state.places["6C"].damaged = True
    assert not so(state, "bulwark")
    state.places["6C"].damaged, state.places["6B"].development = False, ""
    assert not so(state, "bulwark")


def test_steward_of_the_land() -> None:
    state = land()
    for area in ("6A", "6B", "6C", "6D", "7A"):
        hold(state, area, 0, "footman")
    assert not so(state, "steward_of_the_land")  # 8 with the home realm
    hold(state, "7B", 0, "footman")
    assert so(state, "steward_of_the_land")
    hold(state, "7C", 0, "footman")
    hold(state, "home_daqan_A", 1, "berserker")
    assert not so(state, "steward_of_the_land")  # 9, but not the home realm


@rule("RW-OBJ-01", "RW-OBJ-03", "RW-OBJ-04")
def test_discouraging_defeat() -> None:
    """The defender (Uthuk) claims it right after the battle in another's turn."""
    t = clash("archer", "berserker berserker", "1", "2", "3")
    t.state.players[1].objective.cards = [ObjectiveId("discouraging_defeat")]
    asked = answer(fight_out(t), "0/pick_area:6B", "1/claim_objective", "1/done", "1/pick_area:6C", "1/pick_area:6D")
    assert asked[:2] == ["0 ask-retreat", "1 ask-objective"]
    assert t.state.players[1].objective.cards == []
    assert t.state.objectives_done.cards == ["discouraging_defeat"]
    assert t.state.places["6C"].rune.cards[0].startswith("dragon")


def test_whoever_held_out_is_asked_the_same() -> None:
    t = clash("archer", "berserker berserker", "1", "2", "3")
    t.state.players[1].objective.cards = [ObjectiveId("horde")]
    assert answer(fight_out(t), "0/pick_area:6B", "1/no") == ["0 ask-retreat", "1 ask-objective"]
    t = clash("archer archer archer", "beastman", "1", "2", "3", "4", lord=NOBODY)
    t.state.players[1].objective.cards = [ObjectiveId("discouraging_defeat")]
    assert answer(fight_out(t), "1/pick_area:6B") == ["1 ask-retreat"]


def test_conqueror() -> None:
    t = clash("berserker berserker", "footman", "1", "2", "3")
    answer(fight_out(t), "1/pick_area:6B")
    assert so(t.state, "conqueror")
    assert not so(t.state, "conqueror", 1)
    hold(t.state, "6A", 1, "footman")
    assert not so(t.state, "conqueror")
    t = clash("berserker berserker", "beastman", "1", "2", "3", lord=NOBODY)
    answer(fight_out(t), "1/pick_area:6B")
    assert not so(t.state, "conqueror")  # not against a player


@pytest.mark.parametrize(("destroyed", "damaged", "holds"), [(0, 1, False), (0, 2, True), (1, 0, True)])
def test_break_their_walls(destroyed: int, damaged: int, holds: bool) -> None:
    state = land()
    state.turn.walls_destroyed, state.turn.walls_damaged = destroyed, damaged
    assert so(state, "break_their_walls") == holds
    assert not so(state, "break_their_walls", 1)


def test_slaughter_the_weak() -> None:
    t = clash("archer archer archer archer", "beastman beastman beastman", "15", "16", "17", "1", lord=NOBODY)
    answer(fight_out(t))
    assert t.state.turn.neutrals_killed == 3
    assert so(t.state, "slaughter_the_weak")
    assert not so(t.state, "slaughter_the_weak", 1)
    t.state.turn.neutrals_killed = 2
    assert not so(t.state, "slaughter_the_weak")


def test_foreign_soil() -> None:
    state = land()
    assert not so(state, "foreign_soil")
    hold(state, "home_uthuk_C", 0, "footman")
    assert so(state, "foreign_soil")


def test_horde() -> None:
    state = land()
    hold(state, "6A", 0, "footman " * 8)
    hold(state, "6B", 0, "knight " * 6 + "giant", "bowman")
    assert not so(state, "horde")  # allies do not count
    hold(state, "6C", 0, "", "knight")
    assert so(state, "horde")


def test_slayer_of_heroes() -> None:
    state = land()
    (hero,) = team(state, 0, "ronan")
    hero.rewards.cards = [RewardId("rage_blade.1")]
    hero.shown.cards = [RewardId("soulbiter.1")]
    assert not so(state, "slayer_of_heroes")
    hero.has_defeated = True
    assert so(state, "slayer_of_heroes")
    hero.shown.cards = []
    assert not so(state, "slayer_of_heroes")


def test_every_objective_has_its_test() -> None:
    assert {id for id in OBJECTIVES if f"test_{id}" not in globals()} == set()


# Titles


@rule("RW-TITLE-04", "RW-TERM-29")
def test_primarch() -> None:
    state = land()
    state.titles["primarch"].owner = 1
    state.phase, state.season = "season", "spring"
    state.players[1].influence = 0
    state.seasons["spring"].cards = [SeasonId("famine"), SeasonId("council_of_spring")]
    # he gains 1 before the bid, and decides the tie
    answer(draw_season_card(Table(state, 2)), "0/bid_influence:1", "1/bid_influence:1", "1/pick_player:1")
    assert [len(player.fresh) for player in state.players] == [1, 3]
    assert state.players[1].influence == 0
    answer(draw_season_card(Table(state, 2)))
    assert state.players[1].influence == 0  # Famine is not of the council


@rule("RW-TITLE-01")
def test_captain() -> None:
    state = land()
    first, second = team(state, 0, "ronan", "mok")
    first.rewards.cards = [RewardId("rage_blade.1"), RewardId("soulbiter.1")]
    assert not may_trade_rewards(state, 0)
    second.shown.cards = [RewardId("storm_bow.1"), RewardId("runeplate.1")]
    assert not may_trade_rewards(state, 0)
    state.titles["captain"].owner = 0
    assert "trade_rewards" in [option.key() for option in ASIDES.options(state, 0)]
    asked = answer(
        trade_rewards_for_rune(Table(state, 2), 0),
        "0/use_reward:ronan:rage_blade.1", "0/use_reward:mok:storm_bow.1", "0/use_reward:ronan:soulbiter.1",
        "0/done", "0/pick_area:6B", "0/pick_area:6C",
    )  # fmt: skip
    assert asked[:3] == ["0 ask-trade"] * 3
    assert sorted(state.rewards_discard) == ["rage_blade.1", "soulbiter.1", "storm_bow.1"]
    assert state.places["6B"].rune.cards[0].startswith("dragon")
    second.shown.cards += [RewardId("ghost_armor.1"), RewardId("ice_storm.1")]
    assert not may_trade_rewards(state, 0)  # once in a turn


@rule("RW-TITLE-06")
def test_lord_commander() -> None:
    t = clash("archer", "berserker berserker", "1", "2", "3")
    t.state.titles["lord_commander"].owner = 0
    answer(fight_out(t), "1/pick_area:6B")
    assert units_in(t.state, "6A") == "0: 1 archer"  # 1 + 2 against 2


def test_every_title_has_its_test() -> None:
    assert {id for id in TITLES if f"test_{id}" not in globals()} == set()


# Cities


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
def test_figures_of_a_city_may_crowd_out_who_rules_it() -> None:
    """With the last unit of a faction the alliance goes: the neutral units are on their own."""
    state = land()
    hold(state, "6B", 0, "footman " + "beastman " * 7)
    state.places["6B"].city = "greyhaven"
    effect = CITIES["greyhaven"].offers[2]
    asked = answer(BOOK.do(Table(state, 2), Playing(0, area="6B"), effect), "0/lose_unit:6B:footman:False")
    assert asked == ["0 ask-trim"]
    assert units_in(state, "6B") == "-1: 7 beastman, 1 sorcerer"


@rule("RW-RALLY-03", "RW-RALLY-07", "RW-RALLY-13")
def test_a_city_gives_no_figures_that_are_not_there() -> None:
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


# Developments (those that defend: test_fight.py)


@rule("RW-HARVEST-04", "RW-HARVEST-09", "RW-DEV-04", "RW-DEV-05", "RW-DEV-06")
def test_developments() -> None:
    state = land()
    for area, built in (("6B", "resources"), ("6D", "resources"), ("7A", "diplomat"), ("7B", "training_grounds")):
        state.places[area].stronghold, state.places[area].development = 0, built
    state.places["6C"].stronghold, state.places["6C"].development = 0, "reinforced_walls"
    me = state.players[0]
    me.dials, me.influence = {"food": 3, "wood": 2, "ore": 8}, 0
    assert answer(collect_developments(Table(state, 2), 0)) == []  # 6B yields wood; 6D ore, which is at its highest
    assert me.dials == {"food": 3, "wood": 3, "ore": 8}
    assert (me.influence, len(me.fresh)) == (2, 1)
    assert set(DEVELOPMENTS) == {
        "resources", "diplomat", "training_grounds", "reinforced_walls", "protective_wards", "cursed_tomb",
        "hungry_spawn",
    }  # fmt: skip


@rule("RW-RALLY-01")
def test_nothing_need_be_taken_of_a_city() -> None:
    state = land()
    for place in state.places.values():
        place.city = ""
    hold(state, "6B", 0, "footman")
    state.places["6B"].city = "greyhaven"
    before = state.players[0].influence
    assert answer(city_offers(Table(state, 2), 0), "0/done") == ["0 ask-city"]
    assert (state.players[0].influence, len(state.players[0].fresh)) == (before, 0)
    assert units_in(state, "6B") == "0: 1 footman"
