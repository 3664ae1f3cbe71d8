"""Every exploration token, and the quests."""

from typing import TypeAlias

import pytest

from emberhall.games.runewars.choices import RaidPlace
from emberhall.games.runewars.content import EXPLORATION, QUESTS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.rules.developments import raise_yielded_dial
from emberhall.games.runewars.rules.dials import production
from emberhall.games.runewars.rules.exploration import kind_of_token
from emberhall.games.runewars.rules.heroes import go_to
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.rules.quest_phase import end_quest_phase, hero_actions, quest_move, quest_reach
from emberhall.games.runewars.rules.quests import attempt_quest, fits
from emberhall.games.runewars.rules.retreat import heroes_retreat
from emberhall.games.runewars.rules.runes import dragon_runes
from emberhall.games.runewars.rules.turn import ASIDES
from emberhall.games.runewars.state import (
    ExplorationId,
    HeroFigure,
    QuestId,
    RewardId,
    RuneId,
    State,
    Table,
)
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import (
    answer,
    game,
    hide_token,
    hold,
    land,
    scout,
    stack,
    unexplored_land,
    units_in,
    with_hero,
    without_heroes,
)


def enter(state: State, kind: str, *answers: str, id: str = "mok") -> tuple[HeroFigure, list[str]]:
    """A hero of seat 0 moves into an area with this token, and then does nothing more."""
    hide_token(state, "6A", kind)
    hero = scout(state, id)
    return hero, answer(quest_move(Table(state, 2), 0, hero, "6A"), *answers)


def gone(state: State, kind: str) -> bool:
    return state.exploration_discard.cards == [f"{kind}.1"] and not state.places["6A"].explored


@rule("RW-EXPLORE-12", "RW-EXPLORE-08", "RW-VCARD-16")
def test_dragon_throne() -> None:
    state = unexplored_land()
    enter(state, "dragon_throne", "0/done")
    assert dragon_runes(state, 0) == 0
    hold(state, "6A", 0, "footman")
    assert dragon_runes(state, 0) == 1
    state.places["6A"].rune.cards = [RuneId("dragon.1")]
    assert dragon_runes(state, 0) == 2


@rule("RW-EXPLORE-13")
@pytest.mark.parametrize("resource", ["food", "wood", "ore"])
def test_village(resource: str) -> None:
    state = unexplored_land()
    hold(state, "6A", 0, "footman")
    before = production(state, 0)
    enter(state, f"village_{resource}", "0/done")
    after = production(state, 0)
    assert {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]} == {resource: 1}


@rule("RW-EXPLORE-13", "RW-DEV-04")
def test_a_village_is_produced_in_its_area() -> None:
    """So a development in 6B, where wood grows, raises the ore of a village as well."""
    state = unexplored_land()
    state.players[0].dials = {"food": 0, "wood": 0, "ore": 0}
    hide_token(state, "6B", "village_ore", known=True)
    assert answer(raise_yielded_dial(Table(state, 2), 0, "6B", 1), "0/pick_dial:ore") == ["0 ask-raise"]
    assert state.players[0].dials == {"food": 0, "wood": 0, "ore": 1}


test_village_food = test_village_wood = test_village_ore = None  # the same test


@rule("RW-EXPLORE-14", "RW-EXPLORE-25", "RW-EXPLORE-26")
def test_magic_portal() -> None:
    state = unexplored_land()
    hide_token(state, "7C", "magic_portal", known=True)
    hero = scout(state, area="6A")
    far = "shift_hero:mok:1A"
    hide_token(state, "1A", "magic_portal")
    assert far not in [option.key() for option in hero_actions(state, 0, hero)]  # the other one is not open
    hide_token(state, "1A", "magic_portal", known=True)
    hero.area = "7A"
    state.players[0].influence = 0
    assert far not in [option.key() for option in hero_actions(state, 0, hero)]
    state.players[0].influence = 2
    assert far in [option.key() for option in hero_actions(state, 0, hero)]
    answer(quest_move(Table(state, 2), 0, hero, "1A"), "0/done")
    assert state.players[0].influence == 1
    answer(quest_move(Table(state, 2), 0, hero, "1B"), "0/done")
    assert state.players[0].influence == 1


def test_an_army_goes_through_portals() -> None:
    state = unexplored_land()
    hide_token(state, "7C", "magic_portal", known=True)
    hide_token(state, "1A", "magic_portal", known=True)
    hold(state, "7A", 0, "footman")
    state.players[0].influence = 1
    asked = answer(march(Table(state, 2), 0), "0/pick_area:1A", "0/open_portal", "0/move_unit:7A:footman", "0/done")
    assert asked == ["0 ask-activate", "0 ask-march", "0 ask-march", "0 ask-march"]
    assert units_in(state, "1A") == "0: 1 footman"
    assert (state.players[0].influence, state.turn.portal) == (0, False)


def test_portals_lead_farther_than_any_march() -> None:
    """4C is more than three areas from 7C; with the portals open that is one step."""
    state = unexplored_land()
    for area in ("7C", "4C"):
        hide_token(state, area, "magic_portal", known=True)
    hold(state, "7C", 0, "footman")
    state.players[0].influence = 1
    answer(march(Table(state, 2), 0), "0/pick_area:4C", "0/open_portal", "0/move_unit:7C:footman", "0/done")
    assert units_in(state, "4C") == "0: 1 footman"


@rule("RW-EXPLORE-15")
def test_dungeon() -> None:
    state = unexplored_land()
    hide_token(state, "7A", "dungeon", known=True)
    hero = scout(state, area="6A")
    assert "7A" in quest_reach(state, hero)
    assert "7C" not in quest_reach(state, hero)  # only through the dungeon, or too far
    state.places["7A"].explored.cards = []
    assert "7C" in quest_reach(state, hero)


@rule("RW-EXPLORE-16")
def test_temple() -> None:
    state = unexplored_land()
    state.players[0].influence = 0
    enter(state, "temple", "0/done")
    assert state.players[0].influence == 0
    answer(end_quest_phase(Table(state, 2), 0))
    answer(end_quest_phase(Table(state, 2), 0))
    assert state.players[0].influence == 4  # it stays


@rule("RW-EXPLORE-17")
def test_hall_of_kellos() -> None:
    state = unexplored_land()
    enter(state, "hall_of_kellos", "0/done")
    answer(end_quest_phase(Table(state, 2), 0))
    assert len(state.players[0].fresh) == 1


@rule("RW-EXPLORE-18")
@pytest.mark.parametrize(
    ("have", "answers", "left", "rewards"), [(4, ("yes",), 1, 1), (4, ("no",), 4, 0), (2, (), 2, 0)]
)
def test_traveling_merchant(have: int, answers: tuple[str, ...], left: int, rewards: int) -> None:
    state = unexplored_land()
    state.players[0].influence = have
    hero, _ = enter(state, "traveling_merchant", *(f"0/{key}" for key in answers), "0/done")
    assert (state.players[0].influence, len(hero.rewards)) == (left, rewards)
    assert gone(state, "traveling_merchant")


@rule("RW-EXPLORE-19", "RW-EXPLORE-24")
def test_raiding_party() -> None:
    state = unexplored_land()
    hero, asked = enter(state, "raiding_party", "0/done")
    assert (hero.damage, asked) == (1, ["0 ask-errand"])
    assert gone(state, "raiding_party")
    state = unexplored_land()
    hold(state, "6A", NOBODY, "giant")
    hero, asked = enter(state, "raiding_party", "0/done")
    assert hero.damage == 2  # there is nothing to give
    state = unexplored_land()
    hold(state, "6A", 0, "footman")
    hero, _ = enter(state, "raiding_party", "0/done")
    assert hero.damage == 1  # friends
    state = unexplored_land()
    hold(state, "6A", 1, "berserker")
    hide_token(state, "6A", "raiding_party")
    hero = scout(state)
    hero.shown.cards = [RewardId("rage_blade.1")]
    answer(quest_move(Table(state, 2), 0, hero, "6A"), "0/effect:0", "0/done")
    assert (hero.damage, hero.shown.cards, state.rewards_discard.cards) == (1, [], ["rage_blade.1"])
    state = unexplored_land()
    hide_token(state, "6A", "raiding_party")
    hero = scout(state)
    hero.damage, hero.shown.cards = 3, [RewardId("rage_blade.1")]
    assert answer(quest_move(Table(state, 2), 0, hero, "6A")) == []  # the hero is defeated and leaves the rewards
    assert state.players[0].heroes == []
    assert [(left.area, left.shown.cards) for left in state.fallen] == [("6A", ["rage_blade.1"])]


@rule("RW-EXPLORE-20", "RW-EXPLORE-21", "RW-EXPLORE-27")
def test_scroll_of_sight() -> None:
    state = unexplored_land()
    state.places["4C"].rune.cards = [RuneId("false.1")]
    state.places["4C"].unexplored.cards = [ExplorationId("temple.2")]
    state.places["1A"].rune.cards = [RuneId("dragon.1")]
    _, asked = enter(state, "scroll_of_sight", "0/pick_area:4C", "0/done")
    assert asked == ["0 ask-look", "0 ask-errand"]
    assert state.places["4C"].rune.seen_by(RuneId("false.1")) == 0b01
    assert state.places["4C"].unexplored.seen_by(ExplorationId("temple.2")) == 0b01
    assert state.places["1A"].rune.seen_by(RuneId("dragon.1")) == 0
    assert gone(state, "scroll_of_sight")


@rule("RW-EXPLORE-22")
def test_training() -> None:
    state = unexplored_land()
    hero, asked = enter(state, "training", "0/yes", "0/pick_attribute:agility", "0/done")
    assert hero.trained == {"agility": 1}
    assert asked == ["0 prompt-may", "0 ask-train", "0 ask-errand"]
    assert gone(state, "training")


def test_every_token_has_its_test() -> None:
    assert {id for id in EXPLORATION if f"test_{id}" not in globals()} == set()


@rule("RW-EXPLORE-04", "RW-EXPLORE-10", "RW-EXPLORE-11")
def test_only_a_hero_who_ends_a_move_there_explores() -> None:
    state = unexplored_land()
    hide_token(state, "6A", "temple")
    hero = scout(state, area="6A")
    answer(quest_move(Table(state, 2), 0, hero, "6A"), "0/done")
    assert state.places["6A"].unexplored.cards == ["temple.1"]
    hero.area = "6B"
    answer(quest_move(Table(state, 2), 0, hero, "6D"), "0/done")
    assert state.places["6A"].unexplored.cards == ["temple.1"]


@rule("RW-EXPLORE-09")
def test_six_units_raze_a_place() -> None:
    state = unexplored_land()
    hide_token(state, "6A", "dragon_throne", known=True)
    hold(state, "6A", 0, "footman " * 5)
    assert "raid_place:6A" not in [option.key() for option in ASIDES.options(state, 0)]
    hold(state, "6A", 0, "footman " * 6)
    assert "raid_place:6A" in [option.key() for option in ASIDES.options(state, 0)]
    assert list(ASIDES.take(Table(state, 2), 0, RaidPlace("6A"))) == []
    assert gone(state, "dragon_throne")
    hide_token(state, "6A", "temple", known=True)
    assert "raid_place:6A" not in [option.key() for option in ASIDES.options(state, 0)]
    assert kind_of_token("temple.1").kind == "location"


# Quests: what each destiny gives (reward, damage, routed, influence, tactics cards, trained, the quest stays)

GOLD, SILVER, RED = "5", "3", "1"
Gains: TypeAlias = dict[str, object]
REWARD: Gains = {"rewards": 1, "kept": False}
NOTHING: Gains = {"kept": True}


@rule("RW-QUEST-08", "RW-QUEST-09", "RW-QUEST-10", "RW-QUEST-11", "RW-TEST-02", "RW-TEST-06", "RW-QPHASE-17")
@pytest.mark.parametrize(
    ("quest", "attribute", "gold", "silver", "red"),
    [
        ("q01", "agility", REWARD, {**REWARD, "damage": 1}, NOTHING),
        ("q03", "agility", REWARD, {**REWARD, "damage": 1}, NOTHING),
        ("q04", "strength", REWARD, {**REWARD, "damage": 1}, {"damage": 1, "kept": True}),
        ("q06", "wisdom", REWARD, {"trained": "agility", "kept": True}, NOTHING),
        ("q07", "strength", REWARD, {**REWARD, "routed": True}, {"damage": 1, "routed": True, "kept": True}),
        ("q08", "wisdom", REWARD, {**REWARD, "influence": -1}, {"damage": 1, "kept": True}),
        ("q10", "wisdom", REWARD, {"tactics": 1, "kept": True}, NOTHING),
        ("q11", "agility", REWARD, {**REWARD, "damage": 1}, {"damage": 1, "kept": True}),
        ("q12", "strength", REWARD, {"trained": "strength", "kept": True}, NOTHING),
        ("q13", "wisdom", REWARD, {**REWARD, "influence": -1}, NOTHING),
        ("q15", "agility", REWARD, {**REWARD, "damage": 1}, NOTHING),
        ("q16", "wisdom", REWARD, {"influence": 2, "kept": True}, {"damage": 1, "kept": True}),
        ("q18", "strength", REWARD, {**REWARD, "damage": 1}, {"damage": 1, "kept": True}),
        ("q20", "agility", REWARD, {"area": "7C", "kept": True}, NOTHING),
        ("q21", "agility", REWARD, {"influence": 1, "kept": True}, NOTHING),
        ("q22", "strength", REWARD, {**REWARD, "damage": 1}, {"routed": True, "kept": True}),
        ("q23", "wisdom", REWARD, {"influence": 1, "kept": True}, NOTHING),
        ("q24", "agility", REWARD, REWARD, {"damage": 2, "kept": True}),
    ],
)
def test_quests(quest: str, attribute: str, gold: Gains, silver: Gains, red: Gains) -> None:
    assert QUESTS[quest].attribute == attribute
    for fate, gains in ((GOLD, gold), (SILVER, silver), (RED, red)):
        state = unexplored_land()
        me = state.players[0]
        me.influence = 3
        hero = scout(state, "red_scorpion", area="home_uthuk_A" if quest == "q24" else "6B")
        me.quests.cards, state.quests.cards = [QuestId(quest)], [QuestId("q02"), QuestId("q05")]
        stack(state, fate, *["6", "8", "9"][: {"strength": 3, "agility": 3, "wisdom": 1}[attribute] - 1])
        picks = [f"0/pick_fate:f{fate}"] if fate != RED and attribute != "wisdom" else []
        more = ["0/pick_area:7C"] if "area" in gains else []
        if "rewards" in gains and "damage" in gains:
            more = ["0/done"]  # the new reward is not used yet
        answer(attempt_quest(Table(state, 2), 0, hero, QuestId(quest)), *picks, *more)
        found = {
            "rewards": len(hero.rewards), "damage": hero.damage, "routed": hero.routed, "influence": me.influence - 3,
            "tactics": len(me.fresh), "trained": "".join(hero.trained),
            "area": "" if hero.area[0] in "6h" else hero.area, "kept": quest in me.quests,
        }  # fmt: skip
        none = {"rewards": 0, "damage": 0, "routed": False, "influence": 0, "tactics": 0, "trained": "", "area": ""}
        assert found == {**none, **gains}, (quest, fate)
        assert me.quests.cards == ([quest] if found["kept"] else ["q05"])
        assert (state.kept, state.trying.cards) == (False, [])


@rule("RW-DUELQ-01", "RW-DUELQ-03", "RW-DUELQ-05", "RW-DUELQ-07", "RW-DUELQ-08", "RW-DUELQ-09")
@pytest.mark.parametrize(
    ("quest", "opponent", "needed"),
    [
        ("q02", "giant", 2), ("q05", "dragon", 2), ("q09", "hell_hound", 2), ("q14", "beastman", 1),
        ("q17", "sorcerer", 1), ("q19", "razorwing", 1),
    ],
)  # fmt: skip
def test_quest_duels(quest: str, opponent: str, needed: int) -> None:
    assert (QUESTS[quest].kind, QUESTS[quest].opponent) == ("duel", opponent)
    misses = {
        "giant": ("4", "24"), "dragon": ("4", "24"), "hell_hound": ("7", "17"), "beastman": ("3",), "sorcerer": ("7",),
        "razorwing": ("3",),
    }  # fmt: skip
    state = unexplored_land()
    me = state.players[0]
    hero = scout(state)
    figures = state.neutrals[opponent]
    me.quests.cards, state.quests.cards = [QuestId(quest)], [QuestId("q21")]
    hits = ["5", "6"][:needed]
    stack(state, *[card for pair in zip(hits, misses[opponent], strict=True) for card in pair])
    picks = [f"0/pick_reward:{state.rewards.cards[-1]}"] if quest == "q05" else []
    answer(attempt_quest(Table(state, 2), 0, hero, QuestId(quest)), *picks)
    assert len(hero.rewards) == 1
    assert me.quests.cards == ["q21"]
    assert len(state.fate_discard) == 2 * needed
    assert state.neutrals[opponent] == figures
    assert len(state.rewards_discard) == (quest == "q05")


def test_a_lost_quest_duel_keeps_the_quest() -> None:
    state = unexplored_land()
    hero = scout(state)
    state.players[0].quests.cards = [QuestId("q02")]
    stack(state, "7", "4", "8", "24", "9", "15", "10", "25")
    answer(attempt_quest(Table(state, 2), 0, hero, QuestId("q02")))
    assert (len(hero.rewards), state.players[0].quests.cards) == (0, ["q02"])


def test_every_quest_is_tested() -> None:
    assert len(QUESTS) == 18 + 6


@rule("RW-QUEST-06", "RW-QUEST-07")
def test_where_quests_are_attempted() -> None:
    state = unexplored_land()
    hero = scout(state, area="1A")
    assert fits(state, 0, hero, "q01")
    assert not fits(state, 0, hero, "q11")
    hero.area = "1C"  # with a city
    assert fits(state, 0, hero, "q23")
    hold(state, "1C", 1, "berserker")
    assert not fits(state, 0, hero, "q23")
    assert not fits(state, 0, hero, "q24")
    hero.area = "home_uthuk_A"
    assert fits(state, 0, hero, "q24")
    hero.area = "home_daqan_A"
    assert not fits(state, 0, hero, "q24")


def test_enemy_lands_show_their_runes() -> None:
    state = unexplored_land()
    hero = scout(state, area="home_uthuk_A")
    state.places["home_uthuk_C"].rune.cards = [RuneId("dragon.1")]
    state.places["home_daqan_C"].rune.cards = [RuneId("dragon.2")]
    gold = QUESTS["q24"].gold
    assert gold is not None
    answer(BOOK.do(Table(state, 2), Playing(0, hero=hero.id, area=hero.area), gold))
    assert state.places["home_uthuk_C"].rune.seen_by(RuneId("dragon.1")) == 0b01
    assert len(hero.rewards) == 1


@rule("RW-EXPLORE-01", "RW-EXPLORE-02", "RW-EXPLORE-03", "RW-EXPLORE-23", "RW-DATA-11")
def test_tokens_lie_outside_of_home_realms() -> None:
    assert not any(place.unexplored for place in game().places.values())
    state = game(4, exploration=True)
    spots, beside = board(state).spots, board(state).beside
    for area, place in state.places.items():
        assert bool(place.unexplored) == (not spots[area].tile.faction)
        if place.unexplored and place.unexplored.pool == "near":
            assert any(spots[near].tile.faction for near in beside[area])
    assert sum(kind.near + kind.far for kind in EXPLORATION.values()) == 35


@rule("RW-EXPLORE-05", "RW-EXPLORE-06", "RW-EXPLORE-07")
def test_retreating_heroes_do_not_explore() -> None:
    state = without_heroes(land())
    figure = with_hero(state, 0, "ronan")
    state.places["6B"].unexplored.cards = [ExplorationId("raiding_party.1")]
    answer(heroes_retreat(Table(state, 2), 0, "6A", [figure], "6B"))
    assert figure.area == "6B"
    assert state.places["6B"].unexplored.cards == ["raiding_party.1"]
    go_to(Table(state, 2), figure, "6B")  # nor does a hero who comes by an order
    assert state.places["6B"].unexplored.cards == ["raiding_party.1"]
