"""The five scenarios of the Dragon Expansion."""

from collections import Counter

import pytest

from emberhall.agents.factory import make_agent
from emberhall.games.defenders.content import (
    CITY,
    DARKNESS_CARDS,
    HERO_CARDS,
    IDS,
    PLACE,
    QUESTS,
    SCENARIOS,
    cards_of_general,
    location_cards,
)
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.rules.quests import replace_impossible
from emberhall.games.defenders.rules.scenarios.lands_on_fire import light_fires
from emberhall.games.defenders.rules.scenarios.onslaught import head_start
from emberhall.games.defenders.setup import unfit
from emberhall.games.defenders.state import Setup, State
from emberhall.kernel import Rng, Session, Table
from emberhall.rulebook import rule
from tests.defenders.positions import Position, realm

CASTS = {
    "dragons_rampage": "brimstone hemlock sapphire_dragon onyx",
    "realm_on_fire": "balazarg gorgutt sapphire onyx",
    "land_is_dying": "balazarg hemlock sapphire varkolak",
    "lands_on_fire": "balazarg gorgutt sapphire varkolak",
}
RACES = {
    "dragons_rampage": "fire_elemental imp dragon_master zealot",
    "realm_on_fire": "demon orc dragonkin zealot",
    "land_is_dying": "demon imp dragonkin undead",
    "lands_on_fire": "demon orc dragonkin undead",
}
QUIETS = {"dragons_rampage": 0, "realm_on_fire": 2, "land_is_dying": 4, "lands_on_fire": 4}
AGENT = {"realm_on_fire": "agent_brimstone"}


def fresh(scenario: str, heroes: int = 2, seed: int = 1, **more: object) -> State:
    return Session(GAME, GAME.parse_options({"scenario": scenario, **more}), heroes, seed=seed).state


def specials(cards: list[str]) -> int:
    return sum(HERO_CARDS[card].special for card in cards)


@rule("DR-DATA-05", "DR-SCEN1-01", "DR-SCEN1-02", "DR-SCEN1-06", "DR-SCEN2-01", "DR-SCEN2-02", "DR-SCEN2-08",
      "DR-SCEN4-01", "DR-SCEN4-02", "DR-SCEN5-01", "DR-SCEN5-02")  # fmt: skip
@pytest.mark.parametrize("scenario", list(CASTS))
def test_generals_races_agent_and_quiet_cards_of_a_scenario(scenario: str) -> None:
    state = fresh(scenario)
    assert [general.card for general in state.generals] == CASTS[scenario].split()
    assert state.kinds == RACES[scenario].split()
    assert (state.agent.card if state.agent else None) == AGENT.get(scenario)
    assert sum(card.startswith("quiet.") for card in state.darkness_deck) == QUIETS[scenario]
    assert unfit(GAME.parse_options({"scenario": scenario, "agent": "agent_hemlock"}), 2) is not None


# Scenario 1


@rule("DR-SCEN1-04")
def test_quests_about_absent_generals_are_replaced() -> None:
    play = realm("ranger", cast=CASTS["dragons_rampage"], at={"ranger": "enchanted_glade"},
                 quests={"ranger": "crystal_of_light"}, quest_deck=["scout_varkolak", "demon_hunter", "scout_onyx"],
                 setup=Setup(scenario="dragons_rampage"))  # fmt: skip
    play.load(5, 1, 1).do("attempt:crystal_of_light")
    assert play.hero("ranger").quest == "scout_onyx"
    assert play.state.quest_discard.cards == ["scout_varkolak", "demon_hunter"]


# Scenario 2


@rule("DR-SCEN2-03", "DR-SCEN2-04")
@pytest.mark.parametrize("heroes", [1, 3, 4])
def test_each_hero_begins_with_a_special_card_out_of_those_set_aside(heroes: int) -> None:
    state = fresh("realm_on_fire", heroes)
    assert [len(hero.hand) for hero in state.heroes] == [3] * heroes
    assert all(specials(hero.hand.cards) >= 1 for hero in state.heroes)
    assert len(state.box) == 6
    rest = [*state.hero_deck.cards, *(card for hero in state.heroes for card in hero.hand.cards[1:])]
    assert specials(rest) == 22 - 6 - heroes


@rule("DR-SCEN2-05", "DR-SCEN2-06")
def test_three_cards_set_their_two_locations_on_fire() -> None:
    pairs = {frozenset(place for place, _, _ in card.place) for card in DARKNESS_CARDS.values() if card.place}
    counts = Counter()
    for seed in range(20):
        fires = fresh("realm_on_fire", seed=seed).fires
        assert len(fires) == len(set(fires))
        counts[len(fires)] += 1
        if len(fires) == 6:
            assert [frozenset(fires[i : i + 2]) in pairs for i in (0, 2, 4)] == [True] * 3
    assert counts[6] > 10
    assert set(counts) <= {4, 5, 6}


@rule("DR-SCEN2-07")
def test_fire_already_taints_during_the_placement() -> None:
    tainted = 0
    for seed in range(30):
        state = fresh("realm_on_fire", seed=seed)
        for place in state.fires:
            if state.crowd[place] == 3:
                assert state.crystals[place] == 1
                tainted += state.minions[4 * place] < 3  # not by Demons
    assert tainted > 0


# Scenario 3


@rule("DR-SCEN3-01")
def test_onslaught_with_chosen_generals_and_an_agent() -> None:
    chosen = fresh("onslaught", red="brimstone", green="gorgutt", blue="sapphire", black="onyx", agent="agent_hemlock")
    assert [general.card for general in chosen.generals] == ["brimstone", "gorgutt", "sapphire", "onyx"]
    assert chosen.agent is not None
    assert chosen.agent.card == "agent_hemlock"


@rule("DR-SCEN3-01", "DR-SCEN3-02", "DR-SCEN3-03")
def test_random_generals_one_of_each_colour_with_their_races() -> None:
    casts = set()
    for seed in range(24):
        state = fresh("onslaught", seed=seed)
        casts.add(tuple(general.card for general in state.generals))
        for colour, general in enumerate(state.generals):
            assert general.card in (CASTS["lands_on_fire"].split()[colour], CASTS["dragons_rampage"].split()[colour])
            dragon = general.card in CASTS["dragons_rampage"].split()
            assert state.kinds[colour] == RACES["dragons_rampage" if dragon else "lands_on_fire"].split()[colour]
    assert len(casts) > 8


@rule("DR-SCEN3-04")
def test_an_agent_is_optional_and_may_be_drawn() -> None:
    assert fresh("onslaught").agent is None
    drawn = {agent.card for seed in range(20) if (agent := fresh("onslaught", seed=seed, agent="random").agent)}
    assert drawn == {"agent_brimstone", "agent_hemlock", "agent_onyx"}


@rule("DR-SCEN3-05", "DR-SCEN3-06")
def test_four_cards_and_five_cards_and_overruns() -> None:
    """12 with the Generals, 16 of the first wave, 10 of the second: 38 where nothing overruns."""
    base = {"red": "balazarg", "green": "gorgutt", "blue": "sapphire", "black": "varkolak"}
    totals, overruns = Counter(), 0
    for seed in range(80):
        state = fresh("onslaught", seed=seed, **base)
        totals[sum(state.minions)] += 1
        overruns += any(
            state.crystals[place] and state.minions[4 * place] < 3 for place in range(len(IDS))
        )  # tainted, and not by Demons
    assert min(totals) == 38
    assert max(totals) > 38
    assert 0 < overruns < 80


def ahead(cast: str, *cards: str) -> Position:
    """The head start these cards give the Generals."""
    play = realm(cast=cast, darkness=cards)
    flow = head_start(Table(play.state, 1), SCENARIOS["onslaught"])
    assert list(flow) == []
    return play


@rule("DR-SCEN3-07", "DR-SCEN3-09", "DR-SCEN3-11")
def test_the_generals_of_two_cards_move_on_whatever_the_cards_name() -> None:
    # d01 names Father Oak Forest for Varkolak, d05 Heaven's Glade for Sapphire
    play = ahead(CASTS["lands_on_fire"], "quiet.1", "d01", "d05")
    assert (play.at("varkolak"), play.at("sapphire")) == ("windy_pass", "heavens_glade")
    assert play.on_board() == 0
    twice = ahead(CASTS["lands_on_fire"], "d01", "d31")
    assert twice.at("varkolak") == "sea_bird_port"
    assert twice.at("balazarg") == "scorpion_canyon"


@rule("DR-SCEN3-08")
def test_brimstone_goes_to_the_location_on_the_card() -> None:
    play = ahead(CASTS["dragons_rampage"], "brimstone.d13", "onyx.d01")
    assert (play.at("brimstone"), play.at("onyx")) == ("mccorm_highlands", "windy_pass")
    assert play.fires == ["mccorm_highlands"]


@rule("DR-SCEN3-07", "DR-SCEN3-09")
def test_two_steps_in_all_at_the_start() -> None:
    for seed in range(10):
        state = fresh("onslaught", seed=seed, red="balazarg")
        assert sum(general.step for general in state.generals) == 2


@rule("DR-SCEN3-10")
def test_the_darkness_deck_is_whole_again_with_effects_and_quiet_cards_as_wished() -> None:
    state = fresh("onslaught", quiet=2, green="gorgutt")
    assert len(state.darkness_discard) == 0
    assert len(state.darkness_deck) == 46 + 6 + 1 + 2 + 5
    assert fresh("onslaught", seed=2).darkness_deck.cards != fresh("onslaught", seed=3).darkness_deck.cards
    assert not any(card.startswith("quiet.") for card in fresh("onslaught").darkness_deck)


@rule("DR-SCEN3-12", "DR-SCEN3-13")
@pytest.mark.parametrize("heroes", [1, 4])
def test_two_special_cards_and_four_others_for_each_hero(heroes: int) -> None:
    state = fresh("onslaught", heroes)
    assert [len(hero.hand) for hero in state.heroes] == [6] * heroes
    assert all(specials(hero.hand.cards[:2]) == 2 for hero in state.heroes)
    assert len(state.box) == 6
    rest = [*state.hero_deck.cards, *(card for hero in state.heroes for card in hero.hand.cards[2:])]
    assert specials(rest) == 22 - 6 - 2 * heroes


@rule("DR-SCEN3-14")
def test_each_player_keeps_one_of_two_quests() -> None:
    session = Session(GAME, Setup(scenario="onslaught"), 2, seed=1)
    returned = []
    for _ in range(2):
        assert session.ask is not None
        assert session.ask.prompt.id == "ask-keep-quest"
        seat = session.ask.seat
        keys = session.ask.keys()
        assert len(keys) == 2
        session.choose(keys[1])
        assert session.state.heroes[seat].quest == keys[1].partition(":")[2]
        returned.append(keys[0].partition(":")[2])
    deck = session.state.quest_deck.cards
    assert set(returned) <= set(deck)
    assert deck[-2:] != returned
    assert len(deck) + len(session.state.quest_discard) == len(QUESTS) - 2
    assert session.ask is not None
    assert session.state.phase in ("dawn", "day")


# Scenario 4


@rule("DR-SCEN4-03", "DR-SCEN4-04")
def test_hemlock_taints_where_he_arrives_without_an_overrun() -> None:
    # the Dragon Council lets Hemlock, the only dragon, walk on without minions
    setup = Setup(scenario="land_is_dying")
    play = realm(cast=CASTS["land_is_dying"], darkness=["dragon_council"], setup=setup).do("end_day")
    assert play.at("hemlock") == "amarak_peak"
    assert play.crystals("amarak_peak") == 1
    assert play.on_board() == 0
    marched = realm(cast=CASTS["land_is_dying"], darkness=["hemlock.d14"], setup=setup).do("end_day")
    assert marched.crystals("amarak_peak") == 1
    other = realm(cast=CASTS["land_is_dying"], darkness=["d41"], setup=setup).do("end_day")
    assert other.at("varkolak") == "windy_pass"
    assert other.crystals("windy_pass") == 0
    elsewhere = realm(cast=CASTS["land_is_dying"], darkness=["dragon_council"]).do("end_day")
    assert elsewhere.crystals("amarak_peak") == 0


# Scenario 5

LANDS = Setup(scenario="lands_on_fire")
FIRES = ["monarch_city", "brookdale_village", "mccorm_highlands", "sea_bird_port"]


@rule("DR-SCEN5-03")
def test_the_city_and_three_inns_burn() -> None:
    state = fresh("lands_on_fire")
    assert [IDS[place] for place in state.fires] == FIRES
    assert state.fires_left == 6


@rule("DR-SCEN5-04")
def test_ending_the_turn_in_a_fire_draws_no_hero_cards() -> None:
    play = realm("ranger", fires=["monarch_city"], setup=LANDS).do("end_day")
    assert play.hand("ranger") == []
    safe = realm("ranger", fires=["monarch_city"], at={"ranger": "orc_valley"}, setup=LANDS).do("end_day")
    assert len(safe.hand("ranger")) == 2
    elsewhere = realm("ranger", fires=["monarch_city"]).do("end_day")  # a rule of this scenario only
    assert len(elsewhere.hand("ranger")) == 2


@rule("DR-SCEN5-05")
def test_a_burning_inn_has_no_rumors() -> None:
    where = {"ranger": "gryphon_inn"}
    assert realm("ranger", at=where, fires=["gryphon_inn"], setup=LANDS).offers("rumors") == []
    assert realm("ranger", at=where, setup=LANDS).offers("rumors")


@rule("DR-SCEN5-09", "DR-SCEN5-10", "DR-SCEN5-12")
def test_only_special_cards_put_out_these_fires_without_a_roll() -> None:
    hand = {"ranger": ["dark_woods.1", "battle_fury"]}  # Sea Bird Port is black
    play = realm("ranger", at={"ranger": "sea_bird_port"}, fires=FIRES, hands=hand, setup=LANDS)
    assert play.offers("extinguish") == ["extinguish:battle_fury"]
    play.load().do("extinguish:battle_fury")
    assert play.fires == ["monarch_city", "brookdale_village", "mccorm_highlands"]
    assert play.hero("ranger").actions == 4
    assert play.state.hero_discard.cards == ["battle_fury"]  # to be shuffled in again
    assert play.state.gone.cards == []
    away = realm("ranger", at={"ranger": "windy_pass"}, fires=FIRES, hands=hand, setup=LANDS)
    assert away.offers("extinguish") == []


def slaying(*fires: str, dead: tuple[str, ...] = ()) -> Position:
    """A hero is about to slay Varkolak while these locations of the scenario still burn."""
    play = realm("cleric", at={"cleric": "dark_woods"}, hands={"cleric": ["dark_woods.1"]}, wounds={"varkolak": 4},
                 setup=LANDS, dead=dead, darkness=["quiet.1"])  # fmt: skip
    light_fires(Table(play.state, 1), SCENARIOS["lands_on_fire"])
    play.state.fires = [PLACE[place] for place in fires]
    play.state.fires_left = 10 - len(fires)
    return play.load(4)


@rule("DR-SCEN5-06", "DR-SCEN5-07", "DR-SCEN5-13")
def test_with_the_first_general_slain_brimstone_enters_the_game() -> None:
    play = slaying("sea_bird_port").do("challenge:varkolak", "commit:dark_woods.1")
    assert play.at("brimstone") == "fire_river"
    assert play.general("brimstone").life == 6
    assert play.minions("fire_river") == ""
    assert play.state.kinds[0] == "demon"
    inside = {*play.state.hero_deck.cards, *play.hand("cleric")}
    assert inside >= set(location_cards("brimstone"))
    assert set(play.state.darkness_deck.cards) >= set(cards_of_general("brimstone", orcs=True))
    assert len(play.state.reserve) == len(play.state.darkness_reserve) == 0


@rule("DR-SCEN5-06")
def test_both_decks_are_shuffled_with_brimstones_cards() -> None:
    play = slaying("sea_bird_port").do("challenge:varkolak", "commit:dark_woods.1")
    hero = [HERO_CARDS[card].portrait == "brimstone" for card in play.state.hero_deck]
    assert sum(hero[: len(hero) // 2]) > 2  # not all together on top
    assert sum(hero[len(hero) // 2 :]) > 2
    order = [card for card in play.state.darkness_deck if card != "quiet.1"]
    assert order != list(cards_of_general("brimstone", orcs=True))


@rule("DR-SCEN5-07")
def test_brimstone_brings_no_minions() -> None:
    play = slaying("sea_bird_port").do("challenge:varkolak", "commit:dark_woods.1")
    play.state.darkness_deck.cards = ["quiet.1", "brimstone.d02"]  # type: ignore[list-item]
    play.do("end_day")
    assert play.at("brimstone") == "land_of_amazons"
    assert play.minions("land_of_amazons") == "black"  # from the upper part of the card
    assert "land_of_amazons" in play.fires


@rule("DR-SCEN5-08")
def test_if_the_fires_are_out_brimstone_does_not_come() -> None:
    play = slaying("blood_flats").do("challenge:varkolak", "commit:dark_woods.1")
    assert [general.card for general in play.state.generals] == CASTS["lands_on_fire"].split()
    assert len(play.state.reserve) == 20


@rule("DR-QUEST-01", "DR-SCEN5-03")
def test_quench_the_flames_is_dealt_where_flames_burn() -> None:
    dealt = 0
    for seed in range(20):
        state = fresh("lands_on_fire", 4, seed=seed)
        dealt += "quench_the_flames" in [hero.quest for hero in state.heroes]
        assert "quench_the_flames" not in state.quest_discard.cards
    assert dealt > 0


@rule("DR-QUEST-02", "DR-SCEN5-08")
def test_quench_the_flames_waits_for_brimstone_as_long_as_he_may_return() -> None:
    hand = {"ranger": ["battle_fury", "battle_luck.1"]}
    play = realm("ranger cleric", at={"ranger": "sea_bird_port"}, fires=["sea_bird_port", "brookdale_village"],
                 hands=hand, quests={"cleric": "quench_the_flames"}, quest_deck=["raids"], setup=LANDS)  # fmt: skip
    play.state.darkness_reserve.cards = list(cards_of_general("brimstone", orcs=True))
    play.do("extinguish:battle_fury")
    assert play.hero("cleric").quest == "quench_the_flames"  # one fire is left: if a General falls, Brimstone comes
    play.do("walk:brookdale_village", "extinguish:battle_luck.1")
    assert play.fires == []
    assert play.hero("cleric").quest == "raids"
    back = slaying("sea_bird_port").do("challenge:varkolak", "commit:dark_woods.1")
    back.hero("cleric").quest = "quench_the_flames"
    back.state.fires, back.state.fires_left = [], 10
    replace_impossible(Table(back.state, 1))
    assert back.hero("cleric").quest == "quench_the_flames"  # he is there
    back.general("brimstone").alive = False
    replace_impossible(Table(back.state, 1))
    assert back.hero("cleric").quest != "quench_the_flames"


@rule("DR-SCEN5-11")
def test_while_the_city_burns_the_first_flight_ends_the_game() -> None:
    play = slaying("monarch_city", "sea_bird_port").do("challenge:varkolak", "commit:dark_woods.1")
    play.state.darkness_deck.cards = ["quiet.1", "brimstone.d02"]  # type: ignore[list-item]
    play.do("end_day")
    assert play.over == "end-fire"
    assert play.general("brimstone").at == CITY


@rule("DR-SCEN5-13")
def test_the_win_needs_the_four_generals_only() -> None:
    play = slaying("sea_bird_port", dead=("balazarg", "gorgutt")).do("challenge:varkolak", "commit:dark_woods.1")
    assert play.general("brimstone").alive
    last = play.general("sapphire")
    last.life, last.at = 1, play.hero("cleric").at
    play.hero("cleric").hand.cards = ["wolf_pass.1"]  # type: ignore[list-item]
    play.do("walk:windy_pass", "walk:dark_woods").load(5).do("challenge:sapphire", "commit:wolf_pass.1")
    assert play.over == "end-won"
    assert play.general("brimstone").alive


def test_positions_with_a_fifth_general_can_be_judged_and_played_on() -> None:
    play = slaying("sea_bird_port").do("challenge:varkolak", "commit:dark_woods.1")
    assert 0 < GAME.evaluate(play.state, 0) < 1
    bot = make_agent("heuristic", GAME, Rng(1))
    assert 0 <= bot.choose(play.session.view(0)) < len(play.keys)


@rule("DR-SCEN3-14")
def test_returned_quests_are_not_dealt_again() -> None:
    session = Session(GAME, Setup(scenario="onslaught"), 4, seed=2)
    seen: set[str] = set()
    for _ in range(4):
        assert session.ask is not None
        assert session.ask.prompt.id == "ask-keep-quest"
        keys = session.ask.keys()
        assert seen.isdisjoint(keys)
        seen.update(keys)
        session.choose(keys[0])
    assert len(seen) == 8
