"""Every season card: what it does to each player, to bids, and to the season."""

import pytest

from emberhall.games.runewars.content import OBJECTIVES, SEASON_CARDS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.control import reach
from emberhall.games.runewars.rules.mobilize import comers
from emberhall.games.runewars.rules.movement import room
from emberhall.games.runewars.rules.seasons import spring_instructions, winter_instructions
from emberhall.games.runewars.rules.year import resolve_instructions
from emberhall.games.runewars.state import HeroFigure, HeroId, ObjectiveId, OrderId, RuneId, State, Table
from emberhall.kernel import ALL, NOBODY, YES, Ask, Hand
from emberhall.rulebook import rule

from .positions import answer, give, hold, land, stack, units_in


def season(state: State, card: str, *answers: str) -> list[str]:
    """The card is resolved; what was asked. Seat 0 (Daqan, 3 influence) comes before seat 1 (Uthuk, 1)."""
    return answer(BOOK.do(Table(state, len(state.players)), Playing(0), SEASON_CARDS[card].effect), *answers)


def bids(*n: int) -> list[str]:
    return [f"{seat}/bid_influence:{k}" for seat, k in enumerate(n)]


def rich(state: State, n: int = 8) -> State:
    for player in state.players:
        player.influence = n
    return state


def heroes(state: State, seat: int, *ids: str, area: str = "6A") -> list[HeroFigure]:
    state.players[seat].heroes = [HeroFigure(HeroId(id), area, Hand([], owner=seat)) for id in ids]
    return state.players[seat].heroes


def rune(state: State, area: str, token: str) -> None:
    state.runes.remove(RuneId(token))
    state.places[area].rune.cards = [RuneId(token)]


def found(state: State, kind: str) -> dict[str, str]:
    """Where runes of a kind lie."""
    return {
        area: token for area, place in state.places.items() for token in (*place.rune, *place.revealed) if kind in token
    }


# Spring


def test_famine() -> None:
    state = land()
    state.players[0].dials = {"food": 8, "wood": 1, "ore": 3}
    hold(state, "6D", 0, "footman")  # ore 2 more than the home realm's food 3, wood 2, ore 2
    assert season(state, "famine") == []
    assert state.players[0].dials == {"food": 3, "wood": 1, "ore": 3}


@rule("RW-SPRING-02", "RW-ORDER-15")
def test_long_winter() -> None:
    state = land()
    for player in state.players:
        for order in ("strategize", "harvest", "recruit"):
            player.orders.remove(OrderId(f"{player.faction}.{order}"))
            player.played.add(OrderId(f"{player.faction}.{order}"))
    season(state, "long_winter")
    asked = answer(
        spring_instructions(Table(state, 2), [0, 1]),
        "0/pick_order:daqan.harvest", "0/pick_order:daqan.recruit",
        "1/pick_order:uthuk.strategize", "1/pick_order:uthuk.harvest",
    )  # fmt: skip
    assert asked == ["0 ask-take-back", "0 ask-take-back", "1 ask-take-back", "1 ask-take-back"]
    assert [player.played.cards for player in state.players] == [["daqan.strategize"], ["uthuk.recruit"]]


@pytest.mark.parametrize(("given", "marchers"), [((3, 1), 0b01), ((2, 2), 0b11), ((0, 0), 0)])
def test_stormy_weather(given: tuple[int, int], marchers: int) -> None:
    state = rich(land())
    assert season(state, "stormy_weather", *bids(*given)) == ["together ask-bid"]
    assert state.weather.marchers == marchers
    assert [player.influence for player in state.players] == [8 - n for n in given]
    hold(state, "6B", 0, "footman")
    assert bool(comers(state, 0, "6A")) == bool(marchers & 1)


def test_prepare_for_the_coming_year() -> None:
    state = land()
    state.players[0].objective.cards = [ObjectiveId("bulwark")]
    good = state.objectives["good"].cards
    good[:] = [ObjectiveId("horde"), ObjectiveId("voice_of_reason")]
    assert season(state, "prepare_for_the_coming_year", "0/yes") == ["0 prompt-may"]
    assert state.players[0].objective.cards == ["voice_of_reason"]
    assert good == ["bulwark", "horde"]


@rule("RW-RUNE-09")
def test_threatened_home_realms() -> None:
    state = land()
    rune(state, "home_daqan_A", "dragon.1")
    rune(state, "home_daqan_B", "false.1")
    rune(state, "6B", "dragon.2")
    hold(state, "6C", 1, "berserker")
    asked = season(state, "threatened_home_realms", "0/pick_area:home_daqan_A", "0/pick_area:7C")
    assert asked == ["0 ask-rune-from", "0 ask-rune-to"]  # seat 1 has no rune at home
    assert found(state, "dragon") == {"6B": "dragon.2", "7C": "dragon.1"}
    assert len(state.runes) == 38 - 3


def test_threatened_home_realms_with_nowhere_to_go() -> None:
    state = land()
    rune(state, "home_daqan_A", "dragon.1")
    for area in state.places:
        if not area.startswith("home"):
            hold(state, area, 1, "berserker")
    assert season(state, "threatened_home_realms") == []
    assert found(state, "dragon") == {"home_daqan_A": "dragon.1"}


def test_spring_growth() -> None:
    state = land()
    for player in state.players:
        player.dials = {"food": 3, "wood": 8, "ore": 0}
    asked = season(state, "spring_growth", "0/pick_dial:ore", "1/pick_dial:food")
    assert asked == ["0 ask-raise", "1 ask-raise"]
    assert [player.dials["ore"] for player in state.players] == [1, 0]
    assert [player.dials["food"] for player in state.players] == [3, 4]


def test_call_of_heroes() -> None:
    state = land()
    state.places["6A"].stronghold = 0
    state.places["6B"].stronghold = 1
    state.heroes.cards = [HeroId("mok"), HeroId("vyrah"), HeroId("zyla")]
    state.players[0].heroes = []
    flow = BOOK.do(Table(state, 2), Playing(0), SEASON_CARDS["call_of_heroes"].effect)
    next(flow)
    question = flow.send(YES)
    assert isinstance(question, Ask)
    assert question.keys() == ["done", "pick_hero:zyla", "pick_hero:vyrah"]  # two are drawn
    with pytest.raises(StopIteration):  # seat 1 has only 1 influence, so there is no question
        flow.send(question.option("pick_hero:vyrah"))
    assert [(hero.id, hero.area) for hero in state.players[0].heroes] == [("vyrah", "6A")]
    assert state.players[0].influence == 1
    assert sorted(state.heroes) == ["mok", "zyla"]


@rule("RW-BID-05", "RW-BID-06")
def test_council_of_spring() -> None:
    state = rich(land(3))
    assert season(state, "council_of_spring", *bids(1, 4, 2)) == ["together ask-bid"]
    assert [len(player.fresh) for player in state.players] == [0, 3, 1]
    assert [player.influence for player in state.players] == [7, 4, 6]


@rule("RW-BID-07", "RW-BID-09", "RW-BID-11")
def test_second_place_may_be_tied_too() -> None:
    state = rich(land(3))
    state.players[0].influence, state.players[2].influence = 9, 3
    asked = season(state, "council_of_spring", *bids(1, 4, 1), "0/pick_player:2")
    assert asked == ["together ask-bid", "0 ask-tie"]  # 8 left, and 2 for the other player
    assert [len(player.fresh) for player in state.players] == [0, 3, 1]


# Summer


@rule("RW-DESERT-01", "RW-DESERT-02", "RW-DESERT-03")
def test_wavering_loyalty() -> None:
    """Opposed heroes want 2 influence, neutral ones 1 on red; heroes of the same alignment stay."""
    state = land()
    state.players[0].influence = 3
    heroes(state, 0, "ronan", "zyla", "mok")
    heroes(state, 1, "buldar")
    stack(state, "1", "5")  # red for Mok, gold for Buldar
    asked = season(state, "wavering_loyalty", "0/yes", "0/no")
    assert asked == ["0 ask-keep", "0 ask-keep"]
    assert [hero.id for hero in state.players[0].heroes] == ["ronan", "zyla"]
    assert [hero.id for hero in state.players[1].heroes] == ["buldar"]
    assert state.players[0].influence == 1
    assert "mok" in state.heroes


@rule("RW-TITLE-05")
def test_heroes_of_the_captain_stay() -> None:
    state = land()
    state.players[0].influence = 0
    state.titles["captain"].owner = 0
    heroes(state, 0, "zyla")
    heroes(state, 1, "ronan")
    assert season(state, "wavering_loyalty") == []  # a player who cannot pay is not asked
    assert [len(player.heroes) for player in state.players] == [1, 0]


def test_drought() -> None:
    state = land()
    for player, food in zip(state.players, (0, 3), strict=True):
        player.dials["food"] = food
    season(state, "drought")
    assert [player.dials["food"] for player in state.players] == [0, 2]


def test_wandering_monsters() -> None:
    state = land()
    hold(state, "6A", NOBODY, "giant")
    hold(state, "6B", 1, "berserker")
    asked = season(state, "wandering_monsters", "0/pick_area:7A", "1/pick_area:7B")
    assert asked == ["0 ask-neutrals-to", "1 ask-neutrals-to"]
    assert units_in(state, "7B") == "-1: 1 giant"


def test_heroes_tournament() -> None:
    state = land()
    first, second = heroes(state, 0, "ronan", "valadir")[1], heroes(state, 1, "varikas")[0]
    stack(state, "5", "1", "2", "6", "3", "4", "13")  # strength 4: gold and red; strength 3: three silver
    asked = season(state, "heroes_tournament", "0/pick_hero:valadir", "1/pick_hero:varikas")
    assert asked == ["0 ask-tournament", "1 ask-tournament"]
    assert (len(first.rewards), len(second.rewards)) == (1, 0)
    assert len(state.fate_discard) == 7


def test_a_tied_tournament_has_no_winner() -> None:
    state = land()
    heroes(state, 0, "ronan")
    heroes(state, 1, "mad_carthos", "zyla")
    stack(state, "3", "1", "4", "2")
    season(state, "heroes_tournament", "0/pick_hero:ronan", "1/pick_hero:mad_carthos")
    assert [len(h.rewards) for p in state.players for h in p.heroes] == [0, 0, 0]
    state.players[1].heroes[0].routed = True
    stack(state, "3", "1")
    asked = season(state, "heroes_tournament", "0/pick_hero:ronan", "1/done")
    assert asked == ["0 ask-tournament", "1 ask-tournament"]
    assert len(state.players[0].heroes[0].rewards) == 1


def test_training_season() -> None:
    state = land()
    heroes(state, 0, "ronan", "astarra")
    state.players[1].heroes = []
    asked = season(state, "training_season", "0/yes", "0/pick_hero:astarra", "0/pick_attribute:wisdom")
    assert asked == ["0 prompt-may", "0 ask-train-hero", "0 ask-train"]
    assert [hero.trained for hero in state.players[0].heroes] == [{}, {"wisdom": 1}]


def test_plague() -> None:
    state = land()
    hold(state, "6A", 0, "footman footman footman knight knight", "bowman")
    hold(state, "6B", 0, "footman footman footman knight knight")
    asked = season(state, "plague", "0/lose_unit:6A:bowman:True")
    assert asked == ["0 ask-plague"]
    assert units_in(state, "6A") == "0: 3 footman, 2 knight"
    assert state.places["6B"].units() == 5
    hold(state, "6A", 0, "footman beastman beastman beastman beastman beastman")
    season(state, "plague", "0/lose_unit:6A:footman:False")
    assert units_in(state, "6A") == "-1: 5 beastman"  # no longer allied


@rule("RW-RUNE-13", "RW-RUNE-15")
def test_council_of_summer() -> None:
    state = rich(land())
    rune(state, "home_uthuk_A", "dragon.1")
    state.players[1].dials = {"food": 2, "wood": 0, "ore": 1}
    quests = len(state.players[0].quests)
    asked = season(state, "council_of_summer", *bids(2, 1), "1/pick_dial:ore")
    assert asked == ["together ask-bid", "1 ask-lower"]
    assert state.places["home_uthuk_A"].revealed.cards == ["dragon.1"]
    assert state.players[1].dials == {"food": 2, "wood": 0, "ore": 0}
    assert len(state.players[0].quests) == quests + 1


def test_truce() -> None:
    state = land()
    hold(state, "6A", 1, "berserker")
    assert room(state, 0, "6A") > 0
    season(state, "truce")
    assert room(state, 0, "6A") == 0
    assert room(state, 0, "6B") > 0


# Fall


def test_bountiful_harvest() -> None:
    state = land()
    state.players[0].dials = {"food": 0, "wood": 8, "ore": 1}
    season(state, "bountiful_harvest")
    assert state.players[0].dials == {"food": 4, "wood": 2, "ore": 2}
    assert state.players[1].dials == {"food": 4, "wood": 2, "ore": 2}


def test_poor_harvest() -> None:
    state = land()
    state.players[0].dials = {"food": 5, "wood": 5, "ore": 1}
    state.players[1].dials = {"food": 0, "wood": 0, "ore": 2}
    assert season(state, "poor_harvest", "0/pick_dial:wood") == ["0 ask-lower"]
    assert state.players[0].dials == {"food": 5, "wood": 4, "ore": 1}
    assert state.players[1].dials == {"food": 0, "wood": 0, "ore": 1}
    state.players[0].dials = {"food": 0, "wood": 0, "ore": 0}
    assert season(state, "poor_harvest") == []  # the last ore of the other goes too
    assert [sum(player.dials.values()) for player in state.players] == [0, 0]


def test_trade_caravans() -> None:
    state = land()
    hold(state, "1C", 0, "footman")
    hold(state, "6B", 0, "footman")
    season(state, "trade_caravans")
    assert [player.influence for player in state.players] == [5, 1]
    assert [len(player.fresh) for player in state.players] == [0, 1]


@rule("RW-SUPPLY-08")
def test_mercenary_season() -> None:
    state = rich(land(), 2)
    state.places["6A"].stronghold = 0
    state.places["6B"].stronghold = 1
    state.neutrals["razorwing"] = 0
    asked = season(state, "mercenary_season", "0/yes", "0/place_unit:sorcerer:6A", "1/no")
    assert asked == ["0 prompt-may", "0 ask-place-unit", "1 prompt-may"]
    assert units_in(state, "6A") == "0: 1 sorcerer"
    assert [player.influence for player in state.players] == [0, 2]
    assert state.neutrals["sorcerer"] == 7


def test_rune_tremors() -> None:
    state = land()
    rune(state, "home_daqan_B", "dragon.1")
    hold(state, "7B", 1, "berserker")
    rune(state, "home_daqan_A", "false.1")
    asked = season(state, "rune_tremors", "0/pick_area:home_daqan_B", "0/pick_area:4A")
    assert asked == ["0 ask-rune-from", "0 ask-rune-to"]
    assert found(state, "dragon") == {"4A": "dragon.1"}
    assert state.places["4A"].rune.seen_by(RuneId("dragon.1")) == 0  # nobody looks into an uncontrolled area


def test_border_raids() -> None:
    state = land()
    hold(state, "4A", 1, "berserker chaos_lord")
    hold(state, "1C", 0, "footman")
    hold(state, "7C", 1, "warlock")
    asked = season(state, "border_raids", "0/lose_unit:4A:berserker:False")
    # 4A touches the home realm of seat 0, 7C nothing of seat 0; 1C the home realm of seat 1
    assert asked == ["0 ask-raid"]
    assert units_in(state, "4A") == "1: 1 chaos_lord"
    assert units_in(state, "1C") == "-1: "
    hold(state, "4A", 1, "chaos_lord")
    season(state, "border_raids")
    assert units_in(state, "4A") == "1: 1 chaos_lord"  # one damage does not kill it


def test_doomed_city() -> None:
    state = rich(land())
    assert state.places["4C"].city
    asked = season(state, "doomed_city", *bids(0, 1), "1/pick_area:4C")
    assert asked == ["together ask-bid", "1 ask-raze"]
    assert state.places["4C"].city == ""
    assert sum(bool(place.city) for place in state.places.values()) == 3


@rule("RW-QUEST-03")
def test_scholars_gather() -> None:
    state = land()
    me = state.players[0]
    me.quests.cards, state.quests.cards = state.quests.cards[:3], state.quests.cards[3:]
    gone, top = me.quests.cards[0], state.quests.cards[-1]
    asked = season(state, "scholars_gather", f"0/discard_quest:{gone}")
    assert asked == ["0 ask-discard-quest"]
    assert top in me.quests
    assert state.quests_discard.cards == [gone]
    assert len(state.players[1].quests) == 3


# Winter


@rule("RW-RUNE-02", "RW-RUNE-03", "RW-RUNE-04", "RW-RUNE-05")
def test_favor_of_the_council() -> None:
    """A dragon rune and a false one are placed; before, up to two false ones may go."""
    state = rich(land())
    rune(state, "home_uthuk_A", "false.1")
    asked = season(
        state, "favor_of_the_council", *bids(1, 2),
        "1/pick_area:home_uthuk_A", "1/done", "1/pick_area:home_uthuk_B", "1/pick_area:6B",
    )  # fmt: skip
    assert asked[:1] == ["together ask-bid"]
    assert list(found(state, "dragon")) == ["home_uthuk_B"]
    assert list(found(state, "false")) == ["6B"]


@rule("RW-PRIORITY-01", "RW-PRIORITY-03")
def test_power_for_the_pious() -> None:
    """The player with more influence left goes first: the third, who has bid 2."""
    state = rich(land(3))
    asked = season(state, "power_for_the_pious", *bids(1, 3, 2), "0/pick_area:home_latari_A", "0/pick_area:1A")
    assert asked == ["together ask-bid", "0 ask-place-for", "0 ask-place-for"]
    runes = found(state, "dragon")
    assert list(runes) == ["1A", "home_latari_A"]
    assert found(state, "false") == {}
    assert state.places["1A"].rune.seen_by(RuneId(runes["1A"])) == ALL  # all have seen what it is


@pytest.mark.parametrize(("food", "kept"), [(3, 2), (2, 1), (1, 1), (0, 0)])
def test_bitter_cold(food: int, kept: int) -> None:
    state = land()
    season(state, "bitter_cold")
    state.players[0].dials["food"] = food
    hold(state, "6A", 0, "footman footman footman footman")
    answer(winter_instructions(Table(state, 2), [0, 1]))
    assert state.places["6A"].units() == kept


def test_mild_winter() -> None:
    state = land()
    season(state, "mild_winter")
    state.season = "winter"
    state.players[0].dials["food"] = 0
    hold(state, "6A", 0, "footman footman")
    assert answer(resolve_instructions(Table(state, 2))) == []
    assert state.places["6A"].units() == 2


def test_frozen_march() -> None:
    state = land()
    hold(state, "7C", 0, "footman")
    assert comers(state, 0, "6C") == {}  # three steps away
    season(state, "frozen_march")
    assert comers(state, 0, "6C") == {"7C": {"footman": 1}}
    assert "7C" in reach(state, 0, "1A", 4)
    assert comers(state, 0, "1A") == {}  # four steps away


def test_night_of_ghosts() -> None:
    state = rich(land())
    hold(state, "6A", 0, "footman footman knight")
    hold(state, "6B", 0, "footman footman", "knight")
    asked = season(
        state, "night_of_ghosts", *bids(3, 0),
        "0/done", "0/pick_area:6A", "0/pick_area:6B", "0/lose_unit:6A:knight:False",
    )  # fmt: skip
    assert asked[-1] == "0 ask-rout"
    assert units_in(state, "6A") == "0: 2 footman, 1 knight!"
    assert units_in(state, "6B") == "0: 2 footman, 1 knight!"
    assert list(found(state, "dragon")) == ["6A"]


def test_winter_council() -> None:
    state = rich(land())
    state.players[0].dials = {"food": 1, "wood": 2, "ore": 3}
    answer_ = ("0/yes", "0/done", "0/pick_area:6A", "0/pick_area:6B")
    assert season(state, "winter_council", *bids(3, 0), *answer_)[1] == "0 prompt-may"
    assert state.players[0].dials == {"food": 0, "wood": 1, "ore": 2}
    assert list(found(state, "dragon")) == ["6A"]
    assert season(state, "winter_council", *bids(3, 0)) == ["together ask-bid"]  # there is no food any more


def test_hoarding() -> None:
    state = land(3)
    for player, n in zip(state.players, (9, 2, 5), strict=True):
        player.influence = n
    asked = season(state, "hoarding", "0/yes", "0/done", "0/pick_area:1A", "0/pick_area:1B")
    assert asked[0] == "0 prompt-may"
    assert [player.influence for player in state.players] == [3, 4, 5]
    assert list(found(state, "dragon")) == ["1A"]
    for player, n in zip(state.players, (8, 3, 7), strict=True):
        player.influence = n
    assert season(state, "hoarding", "0/no") == ["0 prompt-may"]  # 8 are needed, and 3 are not few
    assert [player.influence for player in state.players] == [8, 3, 7]


def test_every_season_card_has_its_test() -> None:
    assert {id for id in SEASON_CARDS if f"test_{id}" not in globals()} == set()


@rule("RW-BID-02", "RW-BID-08")
def test_the_primarch_decides_every_tie() -> None:
    state = rich(land(3))
    state.titles["primarch"].owner = 2
    asked = season(state, "council_of_spring", *bids(3, 3, 0), "2/pick_player:1")
    assert asked == ["together ask-bid", "2 ask-tie"]
    assert [len(player.fresh) for player in state.players] == [1, 3, 0]


def test_a_bid_can_be_raised_after_all_are_shown() -> None:
    state = rich(land())
    give(state, 1, "council_intrigue")
    asked = season(state, "council_of_spring", *bids(3, 2), "1/play_tactics:council_intrigue.1", "1/spend_influence:2")
    assert asked == ["together ask-bid", "anyone 1 ask-bids-shown", "1 ask-raise-bid"]
    assert [len(player.fresh) for player in state.players] == [1, 3]
    assert [player.influence for player in state.players] == [5, 4]
    assert state.bids == {}


@rule("RW-OBJ-02")
def test_objectives_of_both_sides() -> None:
    assert [sum(one.alignment == side for one in OBJECTIVES.values()) for side in ("good", "evil")] == [8, 8]
