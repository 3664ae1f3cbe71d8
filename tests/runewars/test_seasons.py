"""The year: seasons and their cards, the quest phase, turn order."""

import pytest

from emberhall.games.runewars.content import SEASON_CARDS, UNITS
from emberhall.games.runewars.game import GAME
from emberhall.games.runewars.rules.duels import begin_duel, fight_duel
from emberhall.games.runewars.rules.heroes import attribute_level, defeat, take_fallen
from emberhall.games.runewars.rules.quest_phase import quest_phase, quest_reach
from emberhall.games.runewars.rules.rewards import gift, hand_over
from emberhall.games.runewars.rules.seasons import fall_instructions, spring_instructions, winter_instructions
from emberhall.games.runewars.rules.turn import after_order, next_turn
from emberhall.games.runewars.rules.year import draw_season_card, resolve_instructions
from emberhall.games.runewars.state import OrderId, QuestId, RewardId, SeasonId, Table, Turn
from emberhall.games.runewars.terms import SEASONS, Season
from emberhall.kernel import NOBODY, Ask, Session
from emberhall.rulebook import rule

from .positions import answer, daqan_to_play, hold, land, stack, summer, units_in, with_hero


def drawn(t: Table, card: str) -> None:
    """This season card comes next."""
    season = SEASON_CARDS[card].season
    deck = t.state.seasons[season]
    if card in deck:
        deck.remove(SeasonId(card))
    deck.cards.append(SeasonId(card))
    t.state.season, t.state.phase = season, "season"


@rule("RW-SEASON-01", "RW-SEASON-02", "RW-SEASON-03", "RW-SEASON-07", "RW-SEASON-08", "RW-YEAR-05")
def test_a_season_is_its_card_and_then_its_instructions() -> None:
    t = daqan_to_play()
    drawn(t, "drought")
    before = [player.dials["food"] for player in t.state.players]
    answer(draw_season_card(t))
    assert [player.dials["food"] for player in t.state.players] == [n - 1 for n in before]
    assert t.state.seasons_discard.cards == ["drought"]
    assert t.state.phase == "instructions"
    answer(resolve_instructions(t))
    assert t.state.phase == "quests"  # summer's instruction


@rule("RW-SEASON-04", "RW-COMP-17", "RW-COMP-18", "RW-DATA-04", "RW-SUMMER-01", "RW-QPHASE-01")
@pytest.mark.parametrize(("season", "phase"), [("spring", "orders"), ("summer", "quests"), ("winter", "orders")])
def test_each_season_has_its_instruction(season: Season, phase: str) -> None:
    t = daqan_to_play()
    assert [len(t.state.seasons[one]) for one in SEASONS] == [8, 8, 8, 8]  # one of each is never drawn in seven years
    t.state.season = season
    answer(resolve_instructions(t))
    assert t.state.phase == phase


@rule("RW-SPRING-04", "RW-ORDER-16")
def test_only_spring_clears_activation_tokens() -> None:
    t = daqan_to_play()
    t.state.places["6A"].activated = 0b01
    hold(t.state, "6A", 0, "", "footman")
    t.state.players[0].played.cards.append(OrderId("daqan.fortify"))
    t.state.season, t.state.queue = "spring", []
    next_turn(t)
    assert (t.state.season, t.state.phase) == ("summer", "season")
    assert t.state.places["6A"].activated == 0b01
    assert units_in(t.state, "6A") == "0: 1 footman!"
    answer(spring_instructions(t, [0, 1]))
    assert t.state.places["6A"].activated == 0
    assert units_in(t.state, "6A") == "0: 1 footman"
    assert not t.state.players[0].played


@rule("RW-YEAR-03", "RW-YEAR-02", "RW-YEAR-01")
def test_the_seasons_follow_each_other() -> None:
    t = daqan_to_play()
    seen = []
    for _ in range(5):
        t.state.queue = []
        next_turn(t)
        seen.append((t.state.year, t.state.season))
    assert seen == [(1, "summer"), (1, "fall"), (1, "winter"), (2, "spring"), (2, "summer")]


@rule("RW-WINTER-04", "RW-WINTER-06", "RW-WINTER-07", "RW-WINTER-09", "RW-NEUT-16")
def test_food_limits_units_and_allies_but_not_heroes() -> None:
    t = daqan_to_play()
    t.state.season = "winter"
    with_hero(t.state, 0, "ronan", area="6A")
    t.state.players[0].dials["food"] = 2
    hold(t.state, "6A", 0, "footman beastman", "knight")
    answer(winter_instructions(t, [0, 1]), "0/lose_unit:6A:beastman:False")
    assert units_in(t.state, "6A") == "0: 1 footman, 1 knight!"
    assert len(t.state.players[0].heroes) == 1
    t.state.players[0].dials["food"] = 8
    hold(t.state, "6A", 0, "footman " * 8)
    assert answer(winter_instructions(t, [0, 1])) == []


@rule("RW-TERM-01", "RW-TERM-02", "RW-TERM-05", "RW-REF-05", "RW-ORDER-05")
def test_there_is_one_current_player_and_none_in_the_quest_phase() -> None:
    t = daqan_to_play()
    for seat, name in ((0, "harvest"), (1, "recruit")):
        player = t.state.players[seat]
        player.played.cards.append(OrderId(f"{player.faction}.{name}"))
    t.state.queue, t.state.phase, t.state.current = [1, 0], "turn", NOBODY
    next_turn(t)
    assert (t.state.current, t.state.phase, t.state.queue) == (1, "before", [0])
    t.state.queue = []
    next_turn(t)
    assert t.state.current == NOBODY


# The quest phase


@rule("RW-QPHASE-02", "RW-QPHASE-03", "RW-QPHASE-04", "RW-QPHASE-05", "RW-QPHASE-14", "RW-QPHASE-13", "RW-QPHASE-06")
def test_the_quest_phase_of_the_rulebook() -> None:
    """One heals; the next player trains a hero's agility by two, and moves another through an enemy area."""
    t = summer(("astarra", "home_daqan_A"))
    t.state.players[0].heroes[0].damage = 2
    with_hero(t.state, 1, "bogran", area="home_uthuk_A")
    with_hero(t.state, 1, "varikas", area="6C")
    hold(t.state, "1B", 0, "footman")
    assert answer(quest_phase(t), "0/heal_hero:astarra") == ["0 ask-quests"]
    assert t.state.players[0].heroes[0].damage == 0
    assert answer(quest_phase(t), "0/done") == ["0 ask-quests"]
    bogran, varikas = t.state.players[1].heroes
    answer(quest_phase(t), "1/train_hero:bogran", "1/pick_attribute:agility", "1/pick_attribute:agility")
    assert (bogran.trained, attribute_level(bogran, "agility")) == ({"agility": 2}, 6)
    asked = answer(quest_phase(t), "1/shift_hero:varikas:4A", "1/done")  # through 1B, which is the enemy's
    assert asked == ["1 ask-quests", "1 ask-errand"]
    assert varikas.area == "4A"
    answer(quest_phase(t), "1/done")
    answer(quest_phase(t))
    assert t.state.phase == "orders"


@rule("RW-QPHASE-07", "RW-QPHASE-08", "RW-HMOVE-01", "RW-HMOVE-08", "RW-QPHASE-19", "RW-QPHASE-10")
def test_a_hero_moves_two_areas_or_stays() -> None:
    t = summer(("vyrah", "7C"))  # fast, which does not count here
    found = quest_reach(t.state, t.state.players[0].heroes[0])
    assert sorted(found) == ["4A", "6A", "6D", "7A", "7B", "home_daqan_B"]
    question = next(quest_phase(t))
    assert isinstance(question, Ask)
    assert "shift_hero:vyrah:7C" in question.keys()  # noqa: SIM118
    answer(quest_phase(t), "0/shift_hero:vyrah:7A", "0/done")
    assert t.state.places["7A"].activated == 0


@rule("RW-QPHASE-11", "RW-QPHASE-12", "RW-QUEST-13")
def test_a_routed_hero_heals_or_trains() -> None:
    t = summer(("ronan", "home_daqan_A"))
    ronan = t.state.players[0].heroes[0]
    ronan.routed, ronan.damage = True, 1
    question = next(quest_phase(t))
    assert isinstance(question, Ask)
    assert question.keys() == ["done", "heal_hero:ronan", "train_hero:ronan"]


@rule("RW-QPHASE-15", "RW-QPHASE-16", "RW-COMP-10", "RW-COMP-27")
def test_training_adds_two_at_most() -> None:
    t = summer(("ronan", "home_daqan_A"))
    ronan = t.state.players[0].heroes[0]
    ronan.trained = {"strength": 2, "agility": 1, "wisdom": 2}
    answer(quest_phase(t), "0/train_hero:ronan")  # nothing to choose, and no second step
    assert ronan.trained == {"strength": 2, "agility": 2, "wisdom": 2}


@rule("RW-QUEST-02", "RW-QUEST-12", "RW-QPHASE-09", "RW-DUEL-15", "RW-REF-04", "RW-HMOVE-05", "RW-DUEL-02")
def test_after_a_move_a_quest_or_a_duel() -> None:
    t = summer(("ronan", "7B"))
    with_hero(t.state, 1, "mad_carthos", area="7A")
    with_hero(t.state, 1, "zyla", area="7A").routed = True
    t.state.players[0].quests.cards = [QuestId("q07"), QuestId("q20")]
    flow = quest_phase(t)
    question = next(flow)
    assert isinstance(question, Ask)
    question = flow.send(question.option("shift_hero:ronan:7A"))
    assert isinstance(question, Ask)
    assert question.keys() == ["done", "try_quest:q07", "challenge:mad_carthos", "challenge:zyla"]


@rule("RW-QPHASE-18", "RW-DEFEAT-08")
def test_the_quest_phase_is_not_part_of_a_turn() -> None:
    t = summer(("ronan", "7B"))
    t.state.players[0].tactics.cards = []
    question = next(quest_phase(t))
    assert isinstance(question, Ask)
    found = question.keys()
    assert not any(key.startswith(("claim", "play_tactics", "take_fallen")) for key in found)


# Defeated heroes


@rule("RW-DEFEAT-02", "RW-DEFEAT-05", "RW-DEFEAT-06", "RW-DEFEAT-07", "RW-DEFEAT-09", "RW-DEFEAT-10", "RW-COMP-11")
def test_the_rewards_of_a_defeated_hero_stay_in_the_area() -> None:
    t = summer(("ronan", "6A"), ("astarra", "6A"))
    ronan = t.state.players[0].heroes[0]
    ronan.rewards.cards = [RewardId("rage_blade.1")]
    ronan.shown.cards = [RewardId("runeplate.1")]
    defeat(t, 0, ronan)
    assert t.state.graves.cards == ["ronan"]
    assert "ronan" not in t.state.heroes
    left = t.state.fallen[0]
    assert (left.area, left.rewards.cards, left.shown.cards) == ("6A", ["rage_blade.1"], ["runeplate.1"])
    zyla = with_hero(t.state, 1, "zyla", area="6A")
    take_fallen(t, "zyla")
    assert (zyla.rewards.cards, zyla.shown.cards, t.state.fallen) == (["rage_blade.1"], ["runeplate.1"], [])
    defeat(t, 0, t.state.players[0].heroes[0])
    assert t.state.fallen == []  # without rewards no marker


@rule("RW-REWARD-05", "RW-REWARD-03")
def test_heroes_in_one_area_exchange_rewards() -> None:
    t = summer(("ronan", "6A"), ("astarra", "6A"), ("valadir", "7C"))
    ronan, astarra, _ = t.state.players[0].heroes
    ronan.rewards.cards = [RewardId("tome_of_lore.1")]
    gifts = gift.options(t.state, 0)
    assert [gift.key() for gift in gifts] == ["give_reward:ronan:tome_of_lore.1:astarra"]
    hand_over(t, gifts[0])
    assert (ronan.rewards.cards, astarra.rewards.cards) == ([], ["tome_of_lore.1"])
    assert astarra.rewards.seen_by(RewardId("tome_of_lore.1")) == 0b01


@rule("RW-REWARD-05")
def test_two_heroes_cannot_pass_a_reward_back_and_forth_forever() -> None:
    """One reward: twice in the quest phase, and twice in a turn; the count starts again for the other player."""
    t = summer(("ronan", "6A"), ("astarra", "6A"))
    t.state.players[0].heroes[0].rewards.cards = [RewardId("tome_of_lore.1")]
    for _ in range(2):
        answer(quest_phase(t), next(f"0/{gift.key()}" for gift in gift.options(t.state, 0)))
    assert gift.options(t.state, 0) == []
    answer(quest_phase(t), "0/done")
    assert len(gift.options(t.state, 0)) == 1
    t.state.current, t.state.phase = 0, "after"
    t.state.turn = Turn()
    for _ in range(2):
        answer(after_order(t), next(f"0/{gift.key()}" for gift in gift.options(t.state, 0)))
    assert gift.options(t.state, 0) == []


@rule("RW-REWARD-06")
def test_heroes_who_meet_on_the_way_exchange_rewards_too() -> None:
    t = summer(("valadir", "7C"), ("astarra", "7B"))
    valadir, astarra = t.state.players[0].heroes
    astarra.rewards.cards = [RewardId("tome_of_lore.1")]
    asked = answer(quest_phase(t), "0/shift_hero:valadir:4A", "0/give_reward:astarra:tome_of_lore.1:valadir", "0/done")
    assert asked == ["0 ask-quests", "0 ask-trade-on-the-way", "0 ask-errand"]
    assert (valadir.area, valadir.rewards.cards) == ("4A", ["tome_of_lore.1"])
    t = summer(("valadir", "7C"), ("astarra", "7B"))
    t.state.players[0].heroes[1].rewards.cards = [RewardId("tome_of_lore.1")]
    assert answer(quest_phase(t), "0/shift_hero:valadir:6A", "0/done") == ["0 ask-quests", "0 ask-errand"]


@rule("RW-DUEL-13", "RW-DUEL-14", "RW-DUEL-18", "RW-DUEL-19", "RW-DUEL-27", "RW-DUEL-04", "RW-DUEL-10", "RW-DUEL-20")
def test_after_four_rounds_both_heroes_survive() -> None:
    t = summer(("buldar", "6A"))
    zyla = with_hero(t.state, 1, "zyla", area="6A")
    zyla.routed = True
    stack(t.state, "7", "8", "25", "9", "10", "17", "18", "19")  # nothing but one damage on card 25
    begin_duel(t, 0, t.state.players[0].heroes[0], zyla)
    assert answer(fight_duel(t)) == []
    assert zyla.damage == 2  # one and, once, one more: a harder hit
    assert zyla.routed
    assert t.state.players[0].heroes[0].area == zyla.area == "6A"
    assert len(t.state.fate_discard) == 8
    assert t.state.duel is None


@rule("RW-DUEL-11", "RW-DUEL-16", "RW-DEFEAT-03", "RW-DEFEAT-04")
def test_the_survivor_takes_the_rewards() -> None:
    t = summer(("ronan", "6A"), ("astarra", "6A"))
    zyla = with_hero(t.state, 1, "zyla", area="6A")
    zyla.damage = 2
    zyla.rewards.cards = [RewardId("tome_of_lore.1")]
    stack(t.state, "25", "7")
    begin_duel(t, 0, t.state.players[0].heroes[0], zyla)
    asked = answer(fight_duel(t), "1/done", "1/done", "0/pick_hero:astarra")
    assert asked == ["1 ask-duel-start", "1 ask-ward", "0 ask-inherit"]  # asked for what nobody else knows
    ronan, astarra = t.state.players[0].heroes
    assert ronan.has_defeated
    assert astarra.rewards.cards == ["tome_of_lore.1"]
    assert t.state.graves.cards == ["zyla"]


@rule("RW-DUEL-11", "RW-DEFEAT-05")
def test_both_may_fall_at_once() -> None:
    t = summer(("ronan", "6A"))
    ronan, zyla = t.state.players[0].heroes[0], with_hero(t.state, 1, "zyla", area="6A")
    ronan.damage, zyla.damage = 3, 2
    ronan.rewards.cards = [RewardId("tome_of_lore.1")]
    stack(t.state, "25", "26")
    begin_duel(t, 0, ronan, zyla)
    answer(fight_duel(t), "0/done", "0/done")  # whether to use a reward, and to prevent damage
    assert sorted(t.state.graves) == ["ronan", "zyla"]
    assert [left.rewards.cards for left in t.state.fallen] == [["tome_of_lore.1"]]


# A whole game


@rule("RW-YEAR-04", "RW-SETUP-26", "RW-SETUP-11", "RW-SETUP-16")
def test_a_game_goes_through_its_seasons() -> None:
    session = Session(GAME, seats=2, seed=3)
    asked = []
    while session.asks and session.state.year == 1 and session.state.season == "spring":
        ask = session.asks[0]
        if not asked or asked[-1] != ask.prompt.id:
            asked.append(ask.prompt.id)
        session.take(0, ask.seat)
    for id in ("ask-place-rune", "ask-first-stronghold", "ask-first-units", "ask-hero-area", "ask-order", "ask-before"):
        assert id in asked
    assert session.state.season == "summer"
    assert UNITS["footman"].count == 16


@rule("RW-AUTUMN-01")
def test_fall_shuffles_the_fate_cards() -> None:
    state = land()
    cards = list(state.fate.cards)
    state.fate_discard.cards = [state.fate.cards.pop() for _ in range(5)][::-1]
    answer(fall_instructions(Table(state, 2), []))
    assert sorted(state.fate.cards) == sorted(cards)
    assert state.fate.cards != cards
