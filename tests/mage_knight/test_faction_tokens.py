"""Faction tokens: how they are won, and what each does."""

from collections import Counter

import pytest

from emberhall.games.mage_knight.content import FACTION_TOKEN
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.scoring import reckon
from emberhall.games.mage_knight.state import FactionToken, Lasting, SkillToken
from emberhall.games.mage_knight.terms import BLACK, COLD_FIRE, FIRE, GOLD, ICE, PHYSICAL, RANGED, SIEGE, Change
from emberhall.rulebook import rule
from tests.mage_knight.games import opened
from tests.mage_knight.positions import again, land
from tests.mage_knight.test_hero_combat import near
from tests.mage_knight.test_volkare import entering
from tests.mage_knight.tezla import TEZLA, battle, walk, with_tokens


@rule("MKX-COMP-28", "MKX-FTOKEN-02")
def test_two_stacks_of_twelve() -> None:
    factions = factions_of(opened("life_and_death", 2).state)
    for faction, stack in enumerate(factions.stacks):
        kinds = Counter(token.partition(".")[0] for token in stack.cards)
        assert len(kinds) == 6
        assert set(kinds.values()) == {2}
        assert {FACTION_TOKEN[kind].faction for kind in kinds} == {faction}
        assert not stack.known


@rule("MKX-FTOKEN-01", "MKX-FTOKEN-03", "MKX-FACTION-01")
@pytest.mark.parametrize(("enemy", "faction"), [("centaur_outriders", 0), ("skeletal_warriors", 1)])
def test_a_hero_who_beats_a_faction_enemy_has_its_top_token(enemy: str, faction: int) -> None:
    play = battle(enemy, phase="attack")
    top = factions_of(play.state).stacks[faction].cards[-1]
    play.do("target:0")
    play.combat.points[PHYSICAL] = 9
    again(play).do("strike")
    assert factions_of(play.state).items[0].cards == [top]


@rule("MKX-FTOKEN-11")
def test_fame_instead_of_tokens() -> None:
    play = battle("skeletal_warriors", phase="attack", options={"faction_rewards": "fame"})
    assert not factions_of(play.state).stacks[1]
    play.do("target:0")
    play.combat.points[PHYSICAL] = 9
    play = again(play).do("strike")
    assert play.hero.fame == 1 + 1


@rule("MKX-FACTION-07")
def test_other_enemies_give_none() -> None:
    play = battle("prowlers", phase="attack").do("target:0")
    play.combat.points[PHYSICAL] = 9
    again(play).do("strike")
    assert not factions_of(play.state).items[0]


@rule("MKX-FTOKEN-07")
def test_an_empty_stack_is_refilled_with_used_tokens() -> None:
    play = battle("skeletal_warriors", phase="attack")
    factions = factions_of(play.state)
    factions.used[1].cards, factions.stacks[1].cards = factions.stacks[1].cards, []
    play.do("target:0")
    play.combat.points[PHYSICAL] = 9
    again(play).do("strike")
    assert (len(factions.stacks[1]), len(factions.used[1]), len(factions.items[0])) == (11, 0, 1)


@rule("MKX-FTOKEN-07")
def test_what_was_used_is_shuffled_and_only_when_the_stack_is_empty() -> None:
    play = battle("skeletal_warriors", phase="attack")
    factions = factions_of(play.state)
    used = list(factions.stacks[1].cards)
    factions.used[1].cards, factions.stacks[1].cards = factions.stacks[1].cards, []
    play.do("target:0")
    play.combat.points[PHYSICAL] = 9
    again(play).do("strike")
    assert [*factions.stacks[1].cards, *factions.items[0].cards] != used
    play = battle("skeletal_warriors", phase="attack")
    factions = factions_of(play.state)
    *rest, last = factions.stacks[1].cards
    factions.used[1].cards, factions.stacks[1].cards = rest, [last]
    play.do("target:0")
    play.combat.points[PHYSICAL] = 9
    again(play).do("strike")
    assert (factions.items[0].cards, len(factions.stacks[1]), len(factions.used[1])) == ([last], 0, 11)


@rule("MKX-FTOKEN-07")
def test_heroes_may_have_all_tokens_of_a_faction() -> None:
    play = battle("skeletal_warriors", phase="attack")
    factions = factions_of(play.state)
    factions.items[0].cards, factions.stacks[1].cards = factions.stacks[1].cards, []
    play.do("target:0")
    play.combat.points[PHYSICAL] = 9
    again(play).do("strike")
    assert len(factions.items[0]) == 12  # none is left to be gained


@rule("MKX-FTOKEN-04", "MKX-FTOKEN-05", "MKX-FTOKEN-06")
def test_not_two_of_a_name_in_a_turn() -> None:
    play = walk("@ p", "healing_herbs", hand="wound wound")
    factions = factions_of(play.state)
    factions.items[0].cards.append(factions.items[0].cards[0].replace(".1", ".2"))  # type: ignore[arg-type]
    play = again(play).do("use_token:healing_herbs")
    assert play.turn.heal == 1
    assert factions.used[0].cards == ["healing_herbs.1"]
    assert "use_token:healing_herbs" not in play.keys


@rule("MKX-FTOKEN-04", "MKX-VATTACK-10")
@pytest.mark.parametrize("preparation", ["long", "quick"])
def test_a_quick_preparation_is_no_turn_to_use_tokens_in(preparation: str) -> None:
    """In combat with Volkare or another hero, Healing Herbs can be used only in a turn taken early."""
    herbs = ["use_token:healing_herbs"] if preparation == "long" else []
    volkare = entering(hand="rage", discard="wound", dice=[2], options=TEZLA)
    factions_of(volkare.state).items[0].cards = [FactionToken("healing_herbs.1")]
    assert again(volkare).do(f"{preparation}_preparation").offers("use_token") == herbs
    play = near(options=TEZLA, rival={"discard": "wound"})
    factions_of(play.state).items[1].cards = [FactionToken("healing_herbs.1")]
    play = again(play).do("walk:X", "attack_hero:tovak", f"{preparation}_preparation")
    assert (play.turn.seat, play.offers("use_token")) == (1, herbs)


@rule("MKX-FTOKEN-08")
@pytest.mark.parametrize(("use", "fame", "influence"), [("fame", 1, 0), ("influence", 0, 3)])
def test_a_token_can_be_given_away_in_an_interaction(use: str, fame: int, influence: int) -> None:
    play = with_tokens(land("arythea", "A p", spots={"A": "plains village"}, at="A", options=TEZLA), "fire_gem")
    play.do("interact", f"trade_token:fire_gem:{use}")
    assert (play.hero.fame, play.turn.influence) == (fame, influence)
    assert not factions_of(play.state).items[0]
    assert factions_of(play.state).used[0].cards == ["fire_gem.1"]


@rule("MKX-FTOKEN-10")
def test_unused_tokens_are_fame_at_the_end() -> None:
    play = walk("@ p", "fire_gem ice_shard")
    before = reckon(play.state)[0]
    factions_of(play.state).items[0].cards = []
    assert reckon(play.state)[0] == before - 2


@rule("MKX-FTOKEN-09")
def test_tokens_can_be_used_while_knocked_out() -> None:
    play = battle("ironclads ironclads", "cloak_of_shielding", phase="damage", hand="march")
    play.combat.knocked_out = True
    assert "use_token:cloak_of_shielding" in again(play).keys


# what they do


def test_healing_herbs_throw_away_a_wound_of_the_discard_pile() -> None:
    play = walk("@ p", "healing_herbs", discard="wound march")
    play.do("use_token:healing_herbs", "effect:1")
    assert [card.partition(".")[0] for card in play.hero.discard.cards] == ["march"]
    play = battle("prowlers", "healing_herbs", discard="wound").do("use_token:healing_herbs")
    assert not play.hero.discard  # in combat it is the only use


def test_tome_of_relearning_exchanges_a_skill() -> None:
    play = walk("@ p", "tome_of_relearning", skills="dark_paths")
    assert "use_token:tome_of_relearning" not in play.keys
    play.state.common_skills.add(SkillToken("flight"))
    play = again(play).do("use_token:tome_of_relearning")
    assert play.hero.skills == ["flight"]
    assert play.state.common_skills.cards == ["dark_paths"]


@pytest.mark.parametrize(
    ("token", "card", "element"),
    [
        ("fire_gem", "rage", FIRE),
        ("ice_shard", "rage", ICE),
        ("fire_gem", "fire_bolt", FIRE),
        ("ice_shard", "fire_bolt", COLD_FIRE),
    ],
)
def test_gems_add_an_element_to_an_attack(token: str, card: str, element: int) -> None:
    play = battle("prowlers", token, phase="attack", hand=f"{card} march", mana="red").do("target:0")
    play.do(f"use_token:{token}", "sideways:march:attack")
    assert play.combat.points[PHYSICAL] == 1  # not a card played sideways
    play.do(f"play:{card}:strong")
    added = [n for i, n in enumerate(play.combat.points) if i & 3 == element and n]
    assert added == [4 if card == "rage" else 3]


def test_gems_add_an_element_to_a_block() -> None:
    play = battle("prowlers", "ice_shard", phase="block", hand="rage rage").do("block:0:0")
    play.do("use_token:ice_shard", "play:rage:basic")
    assert play.combat.block == [0, 0, 2, 0]
    play.do("play:rage:basic")
    assert play.combat.block == [2, 0, 2, 0]


def test_cloak_of_shielding_ignores_one_wound() -> None:
    play = battle("ironclads prowlers", "cloak_of_shielding", phase="damage", hand="march")
    play.do("use_token:cloak_of_shielding", "suffer:0:0")
    assert play.hand().count("wound") == 3 + 2  # 8 damage and Armor 2, one ignored; then 4 damage


def test_mystical_map_reveals_a_tile_from_afar() -> None:
    play = land("arythea", tiles="start_a 0 0, country_03 1 0, country_04 0 1", at="country_04.NE", options=TEZLA)
    play = with_tokens(play, "mystical_map")
    play.do("use_token:mystical_map")
    tiles = len(play.state.map)
    play.do(next(key for key in play.keys if key.startswith("explore")))
    assert len(play.state.map) == tiles + 1
    assert play.turn.move == 0


def test_vampiric_chalice_discards_wounds_for_enemies_defeated() -> None:
    play = battle("prowlers prowlers", "vampiric_chalice", phase="attack", hand="wound wound wound march")
    assert "use_token:vampiric_chalice" not in play.keys
    play.do("target:0", "target:1")
    play.combat.points[PHYSICAL] = 6
    play = again(play).do("strike", "use_token:vampiric_chalice")
    assert play.hand() == ["wound", "march"]
    assert [card.partition(".")[0] for card in play.hero.discard.cards] == ["wound", "wound"]


def test_amulet_of_reawakening() -> None:
    play = walk("@ p", "amulet_of_reawakening", discard="rage", deck="march")
    play.do("use_token:amulet_of_reawakening")
    assert [card.partition(".")[0] for card in play.hero.deck.cards] == ["rage", "march"]  # the last one is on top
    assert (play.hero.next_draw, len(play.hero.discard)) == (1, 0)


@pytest.mark.parametrize(
    ("card", "how", "points"),
    [
        ("rage", "basic", 5),
        ("swiftness", "strong", 3 + 2),
        ("crushing_bolt", "strong", 3 + 1),
        ("fire_bolt", "strong", 3),
    ],
)
def test_vial_of_toxin(card: str, how: str, points: int) -> None:
    play = battle("prowlers", "vial_of_toxin", phase="attack", hand=f"{card} march", mana="white red green")
    play.do("target:0", "use_token:vial_of_toxin", f"play:{card}:{how}")
    assert sum(play.combat.points) == points
    poisoned = card == "fire_bolt"  # not yet: it was no physical attack
    play.do("sideways:march:attack")
    assert sum(play.combat.points) == points + (4 if poisoned else 1)  # one attack only


def test_ghostly_elixir_shoots_a_card_of_the_attack_phase() -> None:
    play = battle("prowlers", "ghostly_elixir", hand="rage march", mana="red").do("target:0")
    assert "play:rage:strong" not in play.keys
    play.do("use_token:ghostly_elixir")
    assert play.keys == ["play:rage:basic", "play:rage:strong"]
    play.do("play:rage:strong")
    assert play.combat.points[4 * RANGED + PHYSICAL] == 4
    assert "strike" in play.keys
    assert not [modifier for modifier in play.turn.mods if modifier.what == Change.GHOSTLY]  # for one card only


@pytest.mark.parametrize(("source", "after"), [("gold", [BLACK]), ("black", [GOLD])])
def test_orb_of_twilight(source: str, after: list[int]) -> None:
    play = walk("@ p", "orb_of_twilight", source=source)
    play.do("use_token:orb_of_twilight")
    assert play.state.source == after
    assert "use_token:orb_of_twilight" not in walk("@ p", "orb_of_twilight", source="red").keys


@rule("MKX-AMBUSH-06")
def test_staff_of_concealment_keeps_enemies_quiet() -> None:
    spots = {"A": "plains", "O": "plains !prowlers"}
    play = walk(" O p\n@ A", "staff_of_concealment", spots=spots)
    play.do("use_token:staff_of_concealment")
    assert play.turn.move == 2
    play.do("walk:A")
    assert play.state.combat is None


@rule("MKX-FTOKEN-01", "MKX-FTOKEN-11")
@pytest.mark.parametrize(("rewards", "fame", "tokens"), [("tokens", 4, 1), ("fame", 5, 0)])
def test_a_token_or_one_fame_more(rewards: str, fame: int, tokens: int) -> None:
    play = battle("mummy", options={"faction_rewards": rewards})
    play.combat.points[4 * SIEGE + COLD_FIRE] = 9
    play = again(play).do("target:0", "strike")
    assert (play.state.players[0].fame, len(factions_of(play.state).items[0])) == (fame, tokens)


@rule("MKX-FTOKEN-01")
def test_summoned_monsters_bring_no_token() -> None:
    play = battle("shrouded_necromancers mummy")
    play.foes[1].summoner = 0
    play.combat.points[4 * SIEGE + COLD_FIRE] = 9
    play = again(play).do("target:1", "strike")
    assert not factions_of(play.state).items[0]


def test_a_skill_in_the_middle_of_the_table_is_not_exchanged() -> None:
    play = walk("@ p", "tome_of_relearning", skills="dark_paths burning_power")
    play.state.common_skills.add(SkillToken("flight"))
    play.state.lasting = [Lasting("dark_paths", 0)]
    play.hero.skills_down = [SkillToken("burning_power")]
    play = again(play).do("use_token:tome_of_relearning")
    assert play.hero.skills == ["dark_paths", "flight"]  # nothing is asked
    assert play.hero.skills_down == []


def test_how_far_a_mystical_map_shows() -> None:
    """From three spaces away, not from four."""
    for at, offered in (("country_04.C", True), ("country_04.W", True), ("start_a.W", False)):
        play = land("arythea", tiles="start_a 0 0, country_03 1 0, country_04 0 1", at=at, options=TEZLA)
        play = with_tokens(play, "mystical_map")
        slots = {key for key in play.keys if key.startswith("use_token:mystical_map")}
        assert bool(slots) == offered, at


def test_a_player_who_uses_a_map_has_moved() -> None:
    play = land("arythea", tiles="start_a 0 0, country_03 1 0, country_04 0 1", at="country_04.NE", options=TEZLA)
    play = with_tokens(play, "mystical_map").do("use_token:mystical_map")
    play.do(next(key for key in play.keys if key.startswith("explore")))
    assert play.turn.moved


def test_a_chalice_needs_wounds() -> None:
    play = battle("prowlers", "vampiric_chalice", phase="attack", hand="march").do("target:0")
    play.combat.points[PHYSICAL] = 6
    play = again(play).do("strike")
    assert "use_token:vampiric_chalice" not in play.keys


def test_an_elixir_is_for_action_cards() -> None:
    play = battle("prowlers", "ghostly_elixir", hand="rage wound soul_harvester").do("target:0")
    assert play.do("use_token:ghostly_elixir").combat.points[4 * RANGED] == 2  # Rage is the only one


def test_a_skill_exchanged_for_is_gained() -> None:
    """Its effect on being gained takes place: Units for Bonds of Loyalty, a place on the wheel for Master of Chaos."""
    play = walk("@ p", "tome_of_relearning", skills="dark_paths")
    play.state.common_skills.add(SkillToken("bonds_of_loyalty"))
    offer = len(play.state.unit_offer)
    play = again(play).do("use_token:tome_of_relearning")
    assert play.hero.skills == ["bonds_of_loyalty"]
    assert len(play.state.unit_offer) == offer + 2
    krang = {"expansions": ("shades_of_tezla", "krang")}
    play = walk("@ p", "tome_of_relearning", skills="dark_paths", options=krang, dice=[4])
    play.state.common_skills.add(SkillToken("master_of_chaos"))
    assert again(play).do("use_token:tome_of_relearning").hero.wheel == 4


@rule("MK-DEED-18", "MKX-FTOKEN-06")
@pytest.mark.parametrize(("hand", "offered"), [("improvisation", False), ("improvisation march", True)])
def test_no_elixir_for_a_card_that_cannot_be_played(hand: str, offered: bool) -> None:
    play = battle("prowlers", "ghostly_elixir", hand=hand).do("target:0")
    assert ("use_token:ghostly_elixir" in play.keys) == offered
