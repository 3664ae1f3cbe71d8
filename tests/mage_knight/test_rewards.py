"""Combat rewards at the end of the turn."""

import pytest

from emberhall.games.mage_knight.content import kind_of
from emberhall.games.mage_knight.state import Deed
from emberhall.games.mage_knight.terms import BLACK, BLUE, GOLD, GREEN, RED, WHITE
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, land, units


def won(*rewards: tuple[str, int], **things: object) -> Position:
    """A turn that ends with these rewards."""
    things.setdefault("hand", "")
    play = land(**things)  # type: ignore[arg-type]
    play.turn.free = True
    play.turn.rewards = list(rewards)
    return play.do("end_turn")


def artifacts(play: Position, *cards: str) -> None:
    play.state.artifact_deck.cards = [Deed(card) for card in cards]


@rule("MK-END-13")
def test_rewards_in_any_order() -> None:
    play = won(("artifact", 1), ("spell", 1), deck="march")
    assert play.keys == ["pick_reward:artifact", "pick_reward:spell"]
    play.do("pick_reward:spell")
    assert play.prompt == "ask-spell"
    play.do(play.keys[0])
    assert play.prompt == "ask-artifact"


@rule("MK-END-14", "MK-END-15", "MKW-DEN-03")
def test_a_die_for_each_random_crystal() -> None:
    play = won(("random_crystal", 3), crystals="red red red", dice=[RED, BLUE, WHITE], source="green")
    assert play.hero.crystals == [3, 1, 0, 1]  # the fourth red one is lost
    assert play.hero.mana == [0] * 6
    assert play.state.source == [GREEN]  # dice of the reserve were rolled


@rule("MK-END-16", "MK-END-25", "MKW-DEN-08")
def test_black_gives_fame_before_the_levels_are_counted() -> None:
    play = won(("random_crystal", 2), dice=[BLACK, BLUE], fame=2)
    assert play.hero.fame == 3
    assert play.hero.crystals == [0, 1, 0, 0]
    assert play.hero.level == 2


@rule("MK-END-17", "MKW-DEN-04")
@pytest.mark.parametrize("night", [False, True])
def test_gold_gives_the_choice_even_at_night(night: bool) -> None:
    play = won(("random_crystal", 1), dice=[GOLD], night=night)
    assert play.keys == ["pick_colour:red", "pick_colour:blue", "pick_colour:green", "pick_colour:white"]
    play.do("pick_colour:green")
    assert play.hero.crystals == [0, 0, 1, 0]


@rule("MKW-REWARD-04", "MK-RESULT-09")
def test_a_crystal_of_each_colour() -> None:
    play = won(("crystals_each", 1), crystals="blue blue blue")
    assert play.hero.crystals == [1, 3, 1, 1]
    assert play.hero.mana == [0] * 6  # the fourth blue one is lost


@rule("MK-END-18", "MKW-ART-01", "MKW-ART-06", "MKW-REWARD-01")
def test_an_artifact_is_chosen_from_two() -> None:
    play = land(hand="march", deck="rage")
    artifacts(play, "ruby_ring", "emerald_ring", "sapphire_ring")
    play.turn.rewards = [("artifact", 1)]
    assert len(play.hero.deck) == 1  # not before the end of the turn
    play.do("play:march:basic", "end_turn")
    assert play.keys == ["pick_card:sapphire_ring", "pick_card:emerald_ring"]
    play.do("pick_card:emerald_ring")
    assert play.state.artifact_deck.cards == ["sapphire_ring", "ruby_ring"]  # the other one goes under the deck
    assert play.hand()[0] == "emerald_ring"  # drawn from the top of the Deed deck


@rule("MK-END-18", "MK-END-19", "MKW-ART-02")
def test_artifacts_of_a_turn_are_counted_together_and_laid_in_any_order() -> None:
    play = land(hand="march march swiftness rage determination", deck="rage")
    artifacts(play, "ruby_ring", "emerald_ring", "sapphire_ring", "diamond_ring")
    play.turn.rewards = [("artifact", 1), ("artifact", 1)]
    play.turn.played = 1
    play.do("end_turn")
    assert play.keys == ["pick_card:diamond_ring", "pick_card:sapphire_ring", "pick_card:emerald_ring"]
    play.do("pick_card:emerald_ring", "pick_card:diamond_ring")
    assert play.hero.deck.cards[-2:] == ["emerald_ring", "diamond_ring"]
    assert play.state.artifact_deck.cards == ["sapphire_ring", "ruby_ring"]


@rule("MK-END-18")
@pytest.mark.parametrize(("left", "earned", "taken"), [(1, 1, 1), (2, 3, 2), (0, 1, 0)])
def test_as_many_artifacts_as_there_are(left: int, earned: int, taken: int) -> None:
    play = land(hand="march", deck="")
    artifacts(play, *["ruby_ring", "emerald_ring"][:left])
    play.turn.rewards = [("artifact", earned)]
    play.do("play:march:basic", "end_turn")
    while play.prompt == "ask-artifact":
        play.do(play.keys[0])
    hero = play.state.players[0]
    assert len([card for card in (*hero.hand, *hero.deck) if card.endswith("ring")]) == taken
    assert play.state.artifact_deck.cards == []


@rule("MK-END-20")
@pytest.mark.parametrize(
    ("reward", "offer", "new"),
    [("spell", "fireball flame_wall snowstorm", "tremor"), ("advanced_action", "ice_bolt fire_bolt in_need", "ambush")],
)
def test_several_cards_of_an_offer_are_taken_one_after_the_other(reward: str, offer: str, new: str) -> None:
    def after(cards: str, deck: str, n: int) -> Position:
        play = land(hand="march", deck="")
        spells = reward == "spell"
        (play.state.spell_offer if spells else play.state.advanced_offer).cards = [Deed(card) for card in cards.split()]
        (play.state.spell_deck if spells else play.state.advanced_deck).cards = [Deed(card) for card in deck.split()]
        play.turn.rewards = [(reward, n)]
        return play.do("play:march:basic", "end_turn")

    first, second, third = offer.split()
    play = after(offer, new, 2).do(f"pick_card:{second}")
    assert play.keys == [f"pick_card:{card}" for card in (first, third, new)]
    play.do(f"pick_card:{new}")
    assert sorted(play.hand()) == sorted([second, new])
    play = after(first, "", 2)  # the only one there is
    assert play.hand() == [first]
    play = after("", f"{second} {first}", 1)
    assert play.keys == [f"pick_card:{first}", f"pick_card:{second}"]  # an empty offer is laid out first


@rule("MK-END-20", "MKW-REWARD-02", "MKW-SPELL-02", "MK-RESULT-09")
def test_a_spell_of_the_offer() -> None:
    play = land(hand="march", deck="rage")
    play.state.spell_offer.cards = [Deed("fireball"), Deed("flame_wall"), Deed("snowstorm")]
    play.state.spell_deck.cards = [Deed("restoration")]
    play.turn.rewards = [("spell", 1)]
    play.do("play:march:basic", "end_turn", "pick_card:flame_wall")  # nothing is paid
    assert play.state.spell_offer.cards == ["fireball", "snowstorm", "restoration"]
    assert play.hand()[0] == "flame_wall"


@rule("MK-END-20", "MK-END-21", "MKW-REWARD-03", "MK-RESULT-09")
def test_an_advanced_action_of_the_offer_but_not_of_a_monastery() -> None:
    play = land(hand="march", deck="rage")
    play.state.advanced_offer.cards = [Deed("ice_bolt"), Deed("fire_bolt"), Deed("in_need")]
    play.state.advanced_deck.cards = [Deed("ambush")]
    play.state.monastery_offer.cards = [Deed("intimidate")]
    play.turn.rewards = [("advanced_action", 1)]
    play.do("play:march:basic", "end_turn")
    assert play.keys == ["pick_card:ice_bolt", "pick_card:fire_bolt", "pick_card:in_need"]
    play.do("pick_card:fire_bolt")
    assert play.state.advanced_offer.cards == ["ice_bolt", "in_need", "ambush"]
    assert play.hand()[0] == "fire_bolt"


def unit_reward(**things: object) -> Position:
    play = land(hand="march", **things)  # type: ignore[arg-type]
    play.state.unit_offer.cards = [unit.card for unit in units("foresters altem_guardians")]
    play.turn.rewards = [("unit", 1)]
    return play.do("play:march:basic", "end_turn")


@rule("MK-END-22", "MKW-REWARD-05", "MK-RESULT-09")
def test_any_unit_of_the_offer_for_nothing() -> None:
    play = unit_reward()
    assert play.keys == ["pick_unit:foresters", "pick_unit:altem_guardians", "skip"]
    play.do("pick_unit:altem_guardians")
    assert [kind_of(unit.card) for unit in play.hero.units] == ["altem_guardians"]
    assert [kind_of(unit) for unit in play.state.unit_offer] == ["foresters"]


@rule("MK-END-22")
def test_several_units_of_the_offer() -> None:
    play = land(hand="march", level=9)
    play.state.unit_offer.cards = [unit.card for unit in units("foresters altem_guardians peasants")]
    play.turn.rewards = [("unit", 3)]
    play.do("play:march:basic", "end_turn", "pick_unit:altem_guardians")
    assert play.keys == ["pick_unit:foresters", "pick_unit:peasants", "skip"]
    play.do("skip")
    assert play.prompt == "ask-unit-reward"
    play.do("skip")
    assert [kind_of(unit.card) for unit in play.state.players[0].units] == ["altem_guardians"]
    assert play.prompt != "ask-unit-reward"


@rule("MK-END-23", "MKW-REWARD-07")
def test_a_unit_is_disbanded_for_it_or_the_reward_given_up() -> None:
    play = unit_reward(unit="peasants").do("pick_unit:foresters")
    assert [kind_of(unit.card) for unit in play.hero.units] == ["foresters"]
    assert play.state.unit_box.cards == ["peasants.1"]
    play = unit_reward(unit="peasants").do("skip")
    assert [kind_of(unit.card) for unit in play.hero.units] == ["peasants"]
    assert len(play.state.unit_offer) == 2


@rule("MK-END-24", "MKW-REWARD-06")
def test_the_command_token_of_a_new_level_may_be_used() -> None:
    play = unit_reward(unit="peasants", level=2, fame=8)
    assert play.keys == ["pick_unit:foresters", "pick_unit:altem_guardians", "level_first", "skip"]
    play.do("level_first")
    assert play.hero.level == 3
    assert play.keys == ["pick_unit:foresters", "pick_unit:altem_guardians", "skip"]
    play.do("pick_unit:foresters")
    assert [kind_of(unit.card) for unit in play.hero.units] == ["peasants", "foresters"]
    other = unit_reward(unit="peasants", level=2, fame=8).do("pick_unit:foresters")  # the order is the player's
    assert [kind_of(unit.card) for unit in other.hero.units] == ["foresters"]


@rule("MK-END-24")
def test_rewards_come_before_the_level_when_there_is_room() -> None:
    assert "level_first" not in unit_reward(level=2, fame=8).keys
    assert "level_first" not in unit_reward(level=2, unit="peasants").keys  # no Level is due


@rule("MKW-DUN-09")
@pytest.mark.parametrize(
    ("die", "prompt"),
    [
        (GOLD, "ask-spell"),
        (BLACK, "ask-spell"),
        (RED, "ask-artifact"),
        (WHITE, "ask-artifact"),
    ],
)
def test_a_die_decides_between_spell_and_artifact(die: int, prompt: str) -> None:
    assert won(("spell_or_artifact", 1), dice=[die]).prompt == prompt
