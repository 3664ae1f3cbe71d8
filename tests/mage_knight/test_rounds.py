"""Rounds: preparing them, Tactics and Round Order, whose turn it is, when they end."""

import pytest

from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import UNIT, kind_of
from emberhall.games.mage_knight.rules.between_rounds import prepare_round
from emberhall.games.mage_knight.rules.rounds import announce_end_of_round
from emberhall.games.mage_knight.rules.tactics import give_turn, tactic_in_turn
from emberhall.games.mage_knight.state import DUMMY, Place, SkillToken, State, Table, Turn
from emberhall.games.mage_knight.terms import MOVING
from emberhall.rulebook import rule
from tests.mage_knight.games import end_turn_of, heroes, next_round, opened
from tests.mage_knight.positions import PLAIN, ManaDice, Position, cards, draw_map, units


def _game(words: str = "arythea tovak", scenario: str = "full_conquest") -> State:
    return heroes(words, scenario)


# preparing a Round


@rule("MK-ROUND-01", "MK-ROUND-03", "MK-SETUP-14", "MKW-PREP-01", "MKW-SHAPE-03")
def test_day_and_night_take_turns() -> None:
    state = _game()
    seen = [(state.round, state.night)]
    for _ in range(3):
        state = next_round(state).state
        seen.append((state.round, state.night))
        state.phase = "prepare"
    assert seen == [(1, False), (2, True), (3, False), (4, True)]


@rule("MK-ROUND-02", "MKW-ROUND-01", "MKW-ROUND-02", "MKW-SHAPE-05")
def test_nothing_is_prepared_before_the_first_round() -> None:
    state = opened("full_conquest").state
    assert state.round == 1
    assert [len(player.hand) for player in state.players] == [5, 5]
    assert len(state.unit_offer) == len(state.source) == 4


@rule("MK-ROUND-04", "MKW-PREP-02", "MKW-SOURCE-02")
def test_all_dice_are_rerolled() -> None:
    state = _game()
    state.source = [5, 5, 5]
    state.players[0].tactic_die = 2  # the fourth one lies on a Tactic
    state.rng = ManaDice(1, faces=[0, 1, 4, 5])
    assert next_round(state).state.source == [0, 1, 4, 5]
    assert state.players[0].tactic_die == -1


@rule("MK-ROUND-05", "MK-ROUND-06", "MKW-PREP-04")
def test_units_and_cards_of_the_unit_offer_go_under_their_decks() -> None:
    state = _game()
    state.unit_offer.cards = [unit.card for unit in units("peasants catapults")]
    for deck in (state.regular_deck, state.elite_deck):
        deck.cards = [unit for unit in deck.cards if unit not in state.unit_offer]
    card = state.advanced_deck.cards.pop()
    state.monastery_offer.cards = [card]
    next_round(state)
    assert state.regular_deck.cards[0] == "peasants.1"
    assert state.elite_deck.cards[0] == "catapults.1"
    assert state.advanced_deck.cards[1] == card  # then the lowest of the offer went under it
    assert not state.monastery_offer


@rule("MK-ROUND-07", "MK-ROUND-08", "MK-ROUND-09")
@pytest.mark.parametrize(("core", "elite"), [(False, []), (True, [0, 2])])
def test_the_new_unit_offer(core: bool, elite: list[int]) -> None:
    state = _game()
    state.core_seen = core
    offer = next_round(state).state.unit_offer.cards
    assert len(offer) == 4
    assert [i for i, unit in enumerate(offer) if UNIT[kind_of(unit)].elite] == elite


@rule("MK-ROUND-07", "MK-ROUND-09")
@pytest.mark.parametrize(
    ("core", "regular", "elite", "offer"),
    [
        (True, "peasants foresters herbalists", "catapults", "catapults herbalists foresters peasants"),
        (True, "peasants", "catapults fire_mages ice_mages", "ice_mages peasants fire_mages catapults"),
        (True, "", "catapults", "catapults"),
        (False, "peasants", "catapults fire_mages", "peasants"),
    ],
)
def test_where_one_deck_of_units_has_run_out_the_other_is_dealt(
    core: bool, regular: str, elite: str, offer: str
) -> None:
    state = _game()
    state.core_seen = core
    state.unit_offer.cards = []
    state.regular_deck.cards = [unit.card for unit in units(regular)]
    state.elite_deck.cards = [unit.card for unit in units(elite)]
    assert [kind_of(unit) for unit in next_round(state).state.unit_offer] == offer.split()


@rule("MK-ROUND-10", "MKW-PREP-05", "MK-COMP-10")
def test_monasteries_bring_advanced_actions_unless_they_burned() -> None:
    state = _game()
    for at, burned in ((1, False), (2, True), (3, False)):
        state.places[at] = Place("monastery", conquered=burned)
    top = state.advanced_deck.cards[-2:][::-1]
    next_round(state)
    assert state.monastery_offer.cards == top
    assert len(state.unit_offer) == 4


@rule("MK-ROUND-11", "MKW-PREP-06")
def test_the_advanced_action_offer_moves_down() -> None:
    state = _game()
    lowest, *rest = state.advanced_offer.cards
    top = state.advanced_deck.cards[-1]
    next_round(state)
    assert state.advanced_offer.cards == [*rest, top]
    assert state.advanced_deck.cards[0] == lowest


@rule("MK-ROUND-13", "MKW-PREP-07")
def test_the_spell_offer_moves_down() -> None:
    state = _game()
    lowest, *rest = state.spell_offer.cards
    top = state.spell_deck.cards[-1]
    next_round(state)
    assert state.spell_offer.cards == [*rest, top]
    assert state.spell_deck.cards[0] == lowest


@rule("MK-ROUND-12", "MK-DUMMY-13")
def test_with_a_dummy_player_the_lowest_advanced_action_goes_to_its_deck() -> None:
    state = opened("solo_conquest", 1).state
    assert state.dummy is not None
    lowest = state.advanced_offer.cards[0]
    state.dummy.discard.cards, state.dummy.deck.cards = state.dummy.deck.cards, []
    state.players[0].tactic, state.dummy.tactic = "planning", "rethink"
    next_round(state)
    assert lowest in state.dummy.deck
    assert len(state.dummy.deck) == 17
    assert not state.dummy.discard


@rule("MK-ROUND-14", "MKW-PREP-13")
def test_tactics_of_the_other_time_of_day_are_laid_out() -> None:
    play = next_round(_game())
    assert play.keys == [
        "pick_tactic:from_the_dusk",
        "pick_tactic:long_night",
        "pick_tactic:mana_search",
        "pick_tactic:midnight_meditation",
        "pick_tactic:preparation",
        "pick_tactic:sparing_power",
    ]
    assert [player.tactic for player in play.state.players] == ["", ""]


@rule("MK-ROUND-15", "MKW-PREP-12")
def test_skills_and_banners_are_turned_up() -> None:
    state = _game()
    hero = state.players[0]
    hero.skills = hero.skills_down = [SkillToken("dark_paths")]
    hero.units = units("peasants")
    hero.units[0].banner, hero.units[0].banner_used = "banner_of_glory", True
    next_round(state).do("no")
    assert hero.skills_down == []
    assert not hero.units[0].banner_used


@rule("MK-ROUND-16", "MK-UNIT-22", "MKW-PREP-09", "MKW-BANNER-04")
@pytest.mark.parametrize("taken", [True, False])
def test_a_banner_may_be_taken_back_into_the_deck(taken: bool) -> None:
    state = _game()
    hero = state.players[0]
    hero.units = units("peasants")
    hero.units[0].banner = "banner_of_glory"
    hero.deck.cards = cards("arythea", "march rage stamina swiftness promise")
    next_round(state).do("yes" if taken else "no")
    assert ("banner_of_glory" in [*hero.deck, *hero.hand]) == taken
    assert hero.units[0].banner == ("" if taken else "banner_of_glory")


@rule("MK-ROUND-17", "MK-ROUND-18", "MKW-PREP-11")
def test_units_are_ready_again_but_not_healed() -> None:
    state = _game()
    hero = state.players[0]
    hero.units = units("peasants/spent foresters/wounded")
    hero.units[1].ready = False
    next_round(state)
    assert [(unit.ready, unit.wounds) for unit in hero.units] == [(True, 0), (True, 1)]


@rule("MK-ROUND-19", "MK-ROUND-20", "MKW-PREP-08")
def test_all_deed_cards_are_shuffled_and_a_hand_is_drawn() -> None:
    state = _game()
    hero = state.players[0]
    hero.hand.cards = cards("arythea", "wound march")
    hero.discard.cards = cards("arythea", "rage stamina swiftness")
    hero.deck.cards = cards("arythea", "threaten")
    hero.kept.cards = cards("arythea", "promise")  # under Sparing Power
    next_round(state)
    assert (len(hero.hand), len(hero.deck), len(hero.discard), len(hero.kept)) == (5, 2, 0, 0)
    assert sorted(kind_of(card) for card in (*hero.hand, *hero.deck)) == [
        "march",
        "promise",
        "rage",
        "stamina",
        "swiftness",
        "threaten",
        "wound",
    ]


def _rich(state: State, spots: dict[str, str]) -> State:
    """The first hero in the middle of a map with these spots, with enough cards."""
    drawing = PLAIN.replace("p p @ p p", "p p @ K C")
    found = draw_map(state, drawing, spots)
    hero = state.players[0]
    hero.at = found["@"]
    hero.deck.cards = cards("arythea", "march march rage stamina stamina swiftness promise threaten determination")
    return state


@rule("MK-ROUND-21", "MKW-PREP-10")
def test_a_keep_beside_the_hero_raises_the_hand_of_the_new_round() -> None:
    state = _rich(_game(), {"K": "hills keep owner0", "C": "hills keep owner0"})
    next_round(state)
    assert len(state.players[0].hand) == 7


@rule("MK-ROUND-22")
def test_of_a_keep_and_a_city_only_the_better_one_counts() -> None:
    state = _game()
    found = draw_map(state, " K p\np @ C\n p p", {"K": "hills keep owner0", "C": "city city white owner0"})
    state.places[found["C"]].leader = 0
    hero = state.players[0]
    hero.at = found["@"]
    hero.deck.cards = cards("arythea", "march march rage stamina stamina swiftness promise threaten determination")
    next_round(state)
    assert len(hero.hand) == 7  # 5 and 2 for the leader of the city


@rule("MK-ROUND-23", "MK-ROUND-38")
def test_a_bonus_for_the_next_draw_counts_for_the_new_round() -> None:
    state = _rich(_game(), {"K": "plains", "C": "plains"})
    state.players[0].next_draw = 2
    next_round(state)
    assert len(state.players[0].hand) == 7
    assert state.players[0].next_draw == 0


@rule("MK-SUM-03")
def test_the_order_in_which_a_round_is_prepared() -> None:
    state = _game()
    state.night = True
    state.between = ["next_round", "players"]
    hand, source = state.players[0].hand.cards[:], state.source[:]
    players = prepare_round(Table(state, 2))  # Day, Source and offers at once
    assert (state.night, state.round, state.players[0].hand.cards) == (False, 2, hand)
    assert (state.source == source, len(state.unit_offer), len(state.spell_offer)) == (False, 4, 3)
    assert players is not None
    assert list(players) == []  # then the players, one after the other
    assert [len(player.hand) for player in state.players] == [2, 0]


# Tactics


@rule("MK-ROUND-24", "MK-ROUND-30", "MKW-ROUND-17")
def test_each_player_takes_one_of_the_tactics_left() -> None:
    play = opened("full_conquest")
    play.do("pick_tactic:planning")
    assert "pick_tactic:planning" not in play.keys
    play.do("pick_tactic:early_bird")
    assert sorted(player.tactic for player in play.state.players) == ["early_bird", "planning"]
    assert play.state.phase == "move"


@rule("MK-MANA-02", "MKW-PLUND-04", "MK-SKILL-07")
@pytest.mark.parametrize("announced", [False, True])
def test_a_forfeited_turn_is_a_turn_for_mana_motivation_and_plunder(announced: bool) -> None:
    state = heroes("arythea tovak", "full_conquest")
    hero = state.players[0]
    hero.hand.cards, hero.deck.cards, hero.mana = [], [], [1, 0, 0, 0, 0, 0]
    hero.plundered, hero.motivated = True, 1
    state.order, state.round_turns = [0, 1], 2 if announced else -1
    give_turn(state, 0)
    assert Position(state).turn.seat == 1  # with neither cards nor deck the turn is forfeited
    assert (hero.mana, hero.plundered, hero.motivated) == ([0] * 6, False, 0)


@rule("MK-ROUND-27", "MKW-ROUND-03")
def test_in_the_first_round_the_last_to_choose_a_hero_takes_a_tactic_first() -> None:
    play = opened("full_conquest", 3)
    order = list(play.state.order)
    asked = []
    for tactic in ("planning", "rethink", "early_bird"):
        asked.append(play.ask.seat)
        play.do(f"pick_tactic:{tactic}")
    assert asked == order[::-1]


@rule("MK-ROUND-25", "MK-ROUND-26", "MKW-ROUND-04", "MKW-ROUND-05")
def test_least_fame_chooses_first_and_ties_go_to_the_later_one() -> None:
    state = _game("arythea tovak goldyx norowas")
    for player, fame in zip(state.players, (5, 2, 9, 2), strict=True):
        player.fame = fame
    state.order = [3, 0, 1, 2]
    play = next_round(state)
    asked = []
    for tactic in ("long_night", "mana_search", "preparation", "sparing_power"):
        asked.append(play.ask.seat)
        play.do(f"pick_tactic:{tactic}")
    assert asked == [1, 3, 0, 2]


@rule("MK-ROUND-28", "MKW-ROUND-07")
def test_effects_of_taking_a_tactic_come_when_all_have_chosen() -> None:
    play = opened("full_conquest")
    first = play.ask.seat
    play.do("pick_tactic:great_start")
    assert len(play.state.players[first].hand) == 5
    play.do("pick_tactic:planning")
    assert len(play.state.players[first].hand) == 7


@rule("MK-ROUND-29", "MKW-ROUND-06", "MKW-PREP-14", "MKW-SHAPE-05")
def test_the_lowest_tactic_acts_first() -> None:
    play = opened("full_conquest", 3)
    chosen = {}
    for tactic in ("planning", "early_bird", "the_right_moment"):
        chosen[tactic] = play.ask.seat
        play.do(f"pick_tactic:{tactic}")
    assert play.state.order == [chosen["early_bird"], chosen["planning"], chosen["the_right_moment"]]
    assert play.ask.seat == chosen["early_bird"]


@rule("MKW-ROUND-08")
def test_a_tactic_with_one_use_is_used_up() -> None:
    play = opened("full_conquest")
    play.do("pick_tactic:the_right_moment", "pick_tactic:early_bird")
    state = play.state
    hero = next(player for player in state.players if player.tactic == "the_right_moment")
    state.turn = Turn(state.players.index(hero))
    assert [option.key() for option in tactic_in_turn.options(state, Acting(hero, MOVING))] == [
        "use_tactic:the_right_moment"
    ]
    hero.tactic_used = True
    assert tactic_in_turn.options(state, Acting(hero, MOVING)) == []


@rule("MKW-ROUND-09")
def test_a_lasting_tactic_works_on_every_turn() -> None:
    state = _game()
    hero = state.players[0]
    hero.tactic = "planning"
    for _ in range(2):
        hero.hand.cards = cards("arythea", "march rage")
        hero.deck.cards = cards("arythea", "stamina stamina swiftness swiftness promise")
        hero.at = next(iter(draw_map(state, "@ p", {}).values()))
        state.turn = Turn(0, played=1, steps=["draw"])
        state.phase = "end_turn"
        Position(state)
        assert len(hero.hand) == 6


# turns


@rule("MK-ROUND-31", "MKW-ROUND-10")
def test_turns_go_round() -> None:
    state = _game("arythea tovak goldyx")
    state.order = [2, 0, 1]
    seats = []
    for seat in (2, 0, 1, 2):
        end_turn_of(state, seat)
        seats.append(state.turn.seat)
    assert seats == [0, 1, 2, 0]


@rule("MK-ROUND-32", "MK-ROUND-33", "MKW-ROUND-11", "MKW-ROUND-12", "MKW-ROUND-15", "MKW-SHAPE-08", "MK-SUM-02")
def test_end_of_the_round_is_announced_and_every_other_player_has_one_more_turn() -> None:
    state = _game("arythea tovak goldyx")
    state.order = [0, 1, 2]
    state.turn_of = 1
    announce_end_of_round(Table(state, 3), 1)
    assert state.turn.seat == 2
    end_turn_of(state, 2)
    assert (state.turn.seat, state.phase) == (0, "before_turn")
    end_turn_of(state, 0)
    assert state.phase == "prepare"
    next_round(state)
    assert (state.round, state.round_turns, state.announced) == (2, -1, -2)  # nothing is announced in the new Round


@rule("MK-ROUND-34", "MK-ROUND-35")
def test_the_goal_is_checked_at_the_end_of_each_turn_then_everybody_has_one_more() -> None:
    state = _game("arythea tovak", "first_reconnaissance")
    end_turn_of(state, 0)
    assert state.game_turns == -1
    state.cities_seen = 1
    end_turn_of(state, 1)
    assert (state.game_turns, state.goal_reached) == (2, True)
    end_turn_of(state, 0)
    assert state.outcome is None
    end_turn_of(state, 1)
    assert state.outcome is not None


@rule("MK-ROUND-36")
def test_the_goal_first_then_the_end_of_the_round_is_announced() -> None:
    state = _game("arythea tovak goldyx norowas", "first_reconnaissance")
    state.cities_seen = 1
    end_turn_of(state, 0)  # four turns left: 1, 2, 3 and 0
    end_turn_of(state, 1)
    state.turn_of = 2
    announce_end_of_round(Table(state, 4), 2)  # forfeits its last turn
    assert state.game_turns == 2
    end_turn_of(state, 3)
    end_turn_of(state, 0)
    assert state.outcome is not None  # seat 1 has had its last turn


@rule("MK-ROUND-36")
def test_a_player_who_announces_instead_of_the_very_last_turn_ends_the_game() -> None:
    state = _game("arythea tovak", "first_reconnaissance")
    state.cities_seen = 1
    end_turn_of(state, 0)  # two turns left: 1 and 0
    end_turn_of(state, 1)
    announce_end_of_round(Table(state, 2), 0)
    assert state.outcome is not None


@rule("MK-ROUND-36", "MKS-COOP-17")
def test_the_turn_that_the_dummy_player_has_no_more_counts_among_the_last_ones_of_the_round() -> None:
    state = opened("full_cooperation", 3).state
    state.order, state.turn_of = [0, DUMMY, 1, 2], 3
    announce_end_of_round(Table(state, 3), 2)  # one more turn for 0, the dummy player and 1
    for at in range(4):
        state.places[at] = Place("city", conquered=True)
    end_turn_of(state, 0)
    assert (state.goal_reached, state.turn.seat) == (True, 1)
    end_turn_of(state, 1)
    assert state.phase == "prepare"  # none for seat 2, which announced
    state = opened("full_cooperation", 2).state
    state.order, state.turn_of = [0, DUMMY, 1], 2
    announce_end_of_round(Table(state, 2), 1)
    for at in range(3):
        state.places[at] = Place("city", conquered=True)
    end_turn_of(state, 0)
    assert (state.goal_reached, state.phase) == (True, "prepare")
    assert next_round(state).state.outcome is not None


@rule("MK-ROUND-36")
def test_the_end_of_the_round_first_then_the_goal() -> None:
    state = _game("arythea tovak goldyx", "first_reconnaissance")
    state.turn_of = 0
    announce_end_of_round(Table(state, 3), 0)
    state.cities_seen = 1
    end_turn_of(state, 1)
    end_turn_of(state, 2)
    assert state.outcome is None
    state = next_round(state).state  # not another turn, not another Round
    assert state.outcome is not None
    assert state.round == 1


@rule("MK-ROUND-39")
@pytest.mark.parametrize(("announced", "hand", "left"), [(-1, 7, 0), (2, 5, 2)])
def test_in_the_last_turn_of_a_round_the_bonus_is_kept(announced: int, hand: int, left: int) -> None:
    state = _game()
    hero = state.players[0]
    hero.deck.cards = cards("arythea", "march march rage stamina stamina swiftness promise threaten determination")
    hero.hand.cards = []
    hero.next_draw = 2
    hero.at = next(iter(draw_map(state, "@ p", {}).values()))
    state.round_turns = announced
    state.turn = Turn(0, played=1, steps=["draw"])
    state.phase = "end_turn"
    assert Position(state).state.turn.seat == 1
    assert (len(hero.hand), hero.next_draw) == (hand, left)


@rule("MK-ROUND-40", "MK-ROUND-41", "MK-ROUND-42", "MK-GAME-06", "MKW-SHAPE-11")
def test_after_the_last_round_the_game_ends_otherwise_the_next_begins() -> None:
    state = _game()
    assert next_round(state).state.round == 2
    state.round, state.phase = 6, "prepare"
    assert Position(state).state.outcome is not None


@rule("MK-ROUND-33", "MK-DUMMY-10")
def test_the_dummy_player_counts_among_those_who_have_one_more_turn() -> None:
    state = opened("full_cooperation", 2).state
    state.order = [0, DUMMY, 1]
    state.turn_of = 0
    announce_end_of_round(Table(state, 2), 0)
    assert state.round_turns == 2
    assert state.turn.seat == DUMMY


@rule("MK-ROUND-33", "MKS-RECON-25")
def test_alone_without_a_dummy_player_the_announcement_ends_the_round() -> None:
    state = opened("first_reconnaissance", 1, dummy_player=False).state
    state.turn_of = 0
    announce_end_of_round(Table(state, 1), 0)
    assert state.phase == "prepare"


@rule("MKW-KEEP-02", "MKW-KEEP-03")
@pytest.mark.parametrize(("spot", "seen"), [("@", True), ("F", False)])
def test_garrisons_beside_a_hero_are_seen_when_day_breaks(spot: str, seen: bool) -> None:
    state = _game()
    state.night = True
    found = draw_map(state, "@ K p p F", {"K": "hills keep guardsmen", "F": "plains"})
    state.players[1].at = found[spot]
    next_round(state)
    assert bool(state.places[found["K"]].garrison[0].known) is seen


@rule("MKW-NIGHT-02")
def test_ruins_are_seen_when_day_breaks() -> None:
    state = _game()
    state.night = True
    found = draw_map(state, "@ p p R", {"R": "hills"})
    place = state.places[found["R"]] = Place("ancient_ruins")
    place.ruin.cards = [state.ruins.cards.pop()]
    next_round(state)
    assert place.ruin.known
