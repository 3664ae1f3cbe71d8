"""Title cards and Acquire Power."""

from emberhall.games.runewars.content import TITLES
from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.titles import buy_title, may_trade_rewards, titles_for_sale, trade_rewards_for_rune
from emberhall.games.runewars.rules.turn import ASIDES
from emberhall.games.runewars.rules.year import draw_season_card
from emberhall.games.runewars.state import RewardId, SeasonId, Table, TitleCard
from emberhall.rulebook import rule

from .positions import answer, bonus_of, clash, daqan_to_play, land, team, units_in


@rule("RW-POWER-02", "RW-POWER-03", "RW-POWER-04", "RW-POWER-05", "RW-POWER-06", "RW-POWER-08", "RW-POWER-09",
      "RW-TITLE-02", "RW-TITLE-03")  # fmt: skip
def test_a_title_costs_more_than_lies_on_it() -> None:
    t = daqan_to_play()
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
def test_a_title_is_not_bought_again_by_its_owner() -> None:
    t = daqan_to_play()
    t.state.players[0].influence = 2
    t.state.titles = {"primarch": TitleCard(0, 1), "captain": TitleCard(1, 2), "lord_commander": TitleCard(1, 5)}
    assert titles_for_sale(t.state, 0) == []
    assert bonus_of(t, "acquire_power") == []


@rule("RW-TITLE-04", "RW-TERM-29")
def test_primarch() -> None:
    state = land()
    state.titles["primarch"].owner = 1
    state.phase, state.season = "season", "spring"
    state.players[1].influence = 0
    state.seasons["spring"].cards = [SeasonId("famine"), SeasonId("council_of_spring")]
    # gains 1 before the bid, and decides the tie
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
