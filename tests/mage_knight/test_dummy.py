"""The dummy player, and the Skills of its hero in solo play."""

import pytest

from emberhall.games.mage_knight.content import DEEDS, HERO, SKILL, kind_of
from emberhall.games.mage_knight.content.tracks import LEVELS
from emberhall.games.mage_knight.ground import PORTAL
from emberhall.games.mage_knight.rules.tactics import give_turn
from emberhall.games.mage_knight.state import DUMMY, Deed, Dummy, SkillToken, State, Turn
from emberhall.games.mage_knight.terms import BLUE, GREEN
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round, opened
from tests.mage_knight.positions import HEROES, Position, cards


def _solo() -> tuple[State, Dummy]:
    """A solo game in which it is the dummy player's turn."""
    state = opened("solo_conquest", 1).state
    assert state.dummy is not None
    state.order = [DUMMY, 0]
    state.players[0].tactic = "planning"
    give_turn(state, 0)
    return state, state.dummy


@rule("MK-DUMMY-01", "MK-DUMMY-02", "MK-DUMMY-03", "MK-DUMMY-04", "MKS-SOLO-09", "MKS-COOP-10", "MKS-RECON-23")
@pytest.mark.parametrize("scenario", ["solo_conquest", "full_cooperation", "first_reconnaissance"])
def test_the_dummy_player_gets_a_random_hero_that_is_left(scenario: str) -> None:
    seats = 2 if scenario == "full_cooperation" else 1
    taken = set()
    for seed in range(20):
        state = opened(scenario, seats, seed).state
        assert state.dummy is not None
        assert state.dummy.hero not in [player.hero for player in state.players]
        assert sorted(map(kind_of, state.dummy.deck)) == sorted(HERO[state.dummy.hero].deck)
        dots = [0, 0, 0, 0]
        for colour in HERO[state.dummy.hero].crystals:
            dots[colour] += 1
        assert state.dummy.crystals == dots
        assert DUMMY in state.order
        taken.add(state.dummy.hero)
    assert taken == set(HEROES)


@rule("MK-DUMMY-01")
def test_competitive_scenarios_have_no_dummy_player() -> None:
    assert opened("full_conquest", 2).state.dummy is None


def test_goldyx_has_two_green_dots_and_a_blue_one() -> None:
    assert HERO["goldyx"].crystals == (GREEN, GREEN, BLUE)


@rule("MK-DUMMY-06")
def test_its_deck_is_shuffled() -> None:
    decks = {
        tuple(state.dummy.deck.cards) for seed in range(5) if (state := opened("solo_conquest", 1, seed).state).dummy
    }
    assert len(decks) == 5


@rule("MK-DUMMY-08", "MK-DUMMY-09", "MKS-SOLO-12")
def test_its_tactic_only_sets_its_place_in_the_round() -> None:
    play = opened("solo_conquest", 1, seed=3)
    assert play.state.dummy is not None
    assert play.ask.seat == 0  # the player first
    source = play.state.source[:]
    play.do("pick_tactic:planning")
    dummy = play.state.dummy
    assert dummy.tactic not in ("", "planning")
    before = ["early_bird", "rethink", "mana_steal"]
    assert play.state.order == ([DUMMY, 0] if dummy.tactic in before else [0, DUMMY])
    assert play.state.source == source
    taken = set()
    for seed in range(40):
        other = opened("solo_conquest", 1, seed).do("pick_tactic:planning").state.dummy
        assert other is not None
        taken.add(other.tactic)
    assert taken == {"early_bird", "rethink", "mana_steal", "great_start", "the_right_moment"}


@rule("MK-DUMMY-09", "MK-ROUND-28")
def test_a_tactic_of_the_player_comes_into_effect_once() -> None:
    play = opened("solo_conquest", 1).do("pick_tactic:great_start")
    assert len(play.state.players[0].hand) == 7


@rule("MK-DUMMY-10")
def test_with_an_empty_deck_it_announces_the_end_of_the_round() -> None:
    state, dummy = _solo()
    dummy.discard.cards, dummy.deck.cards = dummy.deck.cards, []
    play = Position(state)
    assert (play.state.announced, play.state.round_turns) == (DUMMY, 1)
    assert play.ask.seat == 0


@rule("MK-DUMMY-11", "MK-DUMMY-12", "MK-DUMMY-17")
@pytest.mark.parametrize(("third", "turned"), [("march", 5), ("rage", 3), ("swiftness", 4)])
def test_it_turns_three_cards_and_one_for_each_crystal_of_the_last_ones_colour(third: str, turned: int) -> None:
    state, dummy = _solo()
    dummy.crystals = [0, 0, 2, 1]  # two green, one white
    dummy.deck.cards = cards("goldyx", f"stamina march march rage {third} march swiftness")
    Position(state)
    assert len(dummy.discard) == turned
    assert len(dummy.deck) == 7 - turned


@rule("MK-DUMMY-16")
def test_with_too_few_cards_it_turns_all_and_announces_in_its_next_turn() -> None:
    state, dummy = _solo()
    dummy.crystals = [3, 3, 3, 3]
    dummy.deck.cards = cards("goldyx", "march rage")
    Position(state)
    assert (len(dummy.deck), len(dummy.discard), state.announced) == (0, 2, -2)
    give_turn(state, 0)
    Position(state)
    assert state.announced == DUMMY


@rule("MK-DUMMY-16")
@pytest.mark.parametrize(("deck", "crystals"), [("march rage rage rage", 2), ("march rage rage rage", 3)])
def test_with_too_few_cards_for_its_crystals_it_turns_all_too(deck: str, crystals: int) -> None:
    state, dummy = _solo()
    dummy.crystals = [crystals, 0, 0, 0]  # of the colour of the third card
    dummy.deck.cards = cards("goldyx", deck)
    play = Position(state)
    assert (len(dummy.deck), len(dummy.discard), state.announced, state.round_turns) == (0, 4, -2, -1)
    assert play.ask.seat == 0


def test_the_story_tells_how_many_cards_it_turned() -> None:
    for deck, turned in (("march rage", 2), ("march march march", 3), ("stamina stamina march march rage", 4)):
        state, dummy = _solo()
        dummy.crystals = [1, 0, 1, 0]
        dummy.deck.cards = cards("goldyx", deck)
        events = Position(state, keep=True).session.events
        told = [event.message.args["n"] for event in events if event.message.id == "say-dummy"]
        assert told == [turned]


@rule("MK-DUMMY-14")
def test_a_new_round_gives_it_a_crystal_of_the_lowest_spells_colour() -> None:
    state, dummy = _solo()
    dummy.tactic = "rethink"
    dummy.crystals = [0, 0, 0, 0]
    spell = state.spell_offer.cards[0]
    next_round(state)
    expected = [0, 0, 0, 0]
    expected[DEEDS[spell].colour] = 1
    assert dummy.crystals == expected
    assert state.spell_deck.cards[0] == spell


@rule("MK-DUMMY-15")
def test_it_may_have_more_than_three_crystals_of_a_colour() -> None:
    state, dummy = _solo()
    dummy.tactic = "rethink"
    colour = DEEDS[state.spell_offer.cards[0]].colour
    dummy.crystals = [3, 3, 3, 3]
    next_round(state)
    assert dummy.crystals[colour] == 4


@rule("MK-DUMMY-20", "MK-DUMMY-21")
def test_its_turns_change_only_its_cards() -> None:
    state, dummy = _solo()
    before = (state.places, state.source[:], state.unit_offer.cards[:], state.spell_offer.cards[:], dummy.crystals[:])
    heroes = [(player.fame, player.at, player.hand.cards[:]) for player in state.players]
    turn = Turn(DUMMY)
    assert state.turn == turn
    Position(state)
    after = (state.places, state.source[:], state.unit_offer.cards[:], state.spell_offer.cards[:], dummy.crystals[:])
    assert after == before
    assert [(player.fame, player.hand.cards[:]) for player in state.players] == [(f, hand) for f, _, hand in heroes]
    assert len(dummy.discard) >= 3


@rule("MK-SOLO-01", "MK-SOLO-02", "MK-SOLO-03", "MKS-SOLO-11")
def test_solo_the_skills_of_the_dummy_players_hero_are_used_too() -> None:
    state, dummy = _solo()
    own = {id for id, skill in SKILL.items() if skill.hero == dummy.hero and skill.variant != "competitive"}
    assert set(dummy.stack.cards) <= own
    assert len(dummy.stack) >= 1
    assert not any(SKILL[skill].variant == "competitive" for skill in state.players[0].stack)
    orders = {tuple(other.stack.cards) for seed in range(8) if (other := opened("solo_conquest", 1, seed).state.dummy)}
    assert len(orders) == 8


@rule("MK-SOLO-04", "MK-SOLO-05")
def test_with_each_skill_one_of_the_dummy_players_comes_up_and_may_be_taken_later() -> None:
    state, dummy = _solo()
    hero = state.players[0]
    hero.stack.cards = [SkillToken(skill) for skill in ("dark_paths", "burning_power", "hot_swordsmanship")]
    hero.hero = "arythea"
    dummy.stack.cards = [SkillToken("double_time"), SkillToken("day_sharpshooting")]
    state.turn = Turn(0)
    state.advanced_offer.cards = [Deed(card) for card in ("blood_rage", "ice_bolt", "refreshing_walk")]
    play = _levels(state, 1)
    assert play.keys == ["pick_skill:hot_swordsmanship", "pick_skill:burning_power"]
    play.do("pick_skill:burning_power", "pick_card:ice_bolt")
    assert state.common_skills.cards == ["hot_swordsmanship", "day_sharpshooting"]
    state.turn = Turn(0)
    play = _levels(state, 3)
    assert play.keys == ["pick_skill:dark_paths", "pick_skill:day_sharpshooting"]
    play.do("pick_skill:day_sharpshooting")
    assert hero.skills == ["burning_power", "day_sharpshooting"]
    assert "blood_rage" in hero.hand  # the lowest one, without being asked; then it was drawn


@rule("MK-SOLO-04")
def test_in_cooperation_the_skills_of_the_dummy_players_hero_stay_where_they_are() -> None:
    state = opened("full_cooperation", 2).state
    state.turn = Turn(0)
    play = _levels(state, 1)
    own = [SkillToken(key.removeprefix("pick_skill:")) for key in play.keys]
    play.do(play.keys[0])
    assert state.common_skills.cards == own[1:]


def _levels(state: State, level: int) -> Position:
    """The hero reaches the next Level at the end of its turn."""
    hero = state.players[0]
    hero.fame, hero.level = LEVELS[level].fame, level
    hero.hand.cards = hero.hand.cards[:4]
    hero.at = PORTAL
    state.turn.steps = ["levels", "draw"]
    state.phase = "end_turn"
    return Position(state)
