"""Set-up with the Dragon Expansion: Generals, decks, Global Effects, five and six heroes."""

from collections import Counter

import pytest

from emberhall.games.defenders.content import DARKNESS_CARDS, GLOBAL_EFFECTS, HERO_CARDS, MINION_KINDS, QUESTS
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.setup import unfit
from emberhall.games.defenders.state import Setup, State
from emberhall.kernel import Session, redact
from emberhall.rulebook import rule
from tests.defenders.positions import realm

RAMPAGE = Setup(scenario="dragons_rampage")


def fresh(setup: Setup = RAMPAGE, heroes: int = 2, seed: int = 1) -> State:
    return Session(GAME, setup, heroes, seed=seed).state


def hero_cards(state: State) -> list[str]:
    """All Hero cards in play: deck and hands."""
    return [*state.hero_deck.cards, *(card for hero in state.heroes for card in hero.hand.cards)]


def specials(state: State) -> list[str]:
    return sorted(card for card in hero_cards(state) if HERO_CARDS[card].special)


def effects(state: State) -> list[str]:
    return [found for card in state.darkness_deck if (found := DARKNESS_CARDS[card].global_effect)]


def kinds(state: State) -> Counter[str]:
    return Counter(DARKNESS_CARDS[card].kind for card in state.darkness_deck)


def quiet(state: State) -> int:
    """All is Quiet cards in the deck."""
    return sum(card.startswith("quiet.") for card in state.darkness_deck)


@rule("DR-AIM-10")
def test_the_base_rules_hold_with_the_expansion() -> None:
    dragons = "brimstone hemlock sapphire_dragon onyx"
    city = realm(cast=dragons, darkness=["monarch_city_card"], setup=RAMPAGE, at={"paladin": "dark_woods"},
                 minions={"monarch_city": "red red blue black", "wolf_pass": "blue"}).do("end_day")  # fmt: skip
    assert city.over == "end-city"


# Quests and Special cards


@rule("DR-DSETUP-01", "DR-SCEN1-03")
def test_the_twelve_dragon_quests_are_in_the_deck() -> None:
    state = fresh()
    quests = [*state.quest_deck, *state.quest_discard, *(hero.quest for hero in state.heroes)]
    assert len(quests) == len(set(quests)) == 36
    assert sum(QUESTS[quest].box == "dragon" for quest in quests) == 12
    base = fresh(Setup())
    quests = [*base.quest_deck, *base.quest_discard, *(hero.quest for hero in base.heroes)]
    assert all(QUESTS[quest].box == "base" for quest in quests)


@rule("DR-DSETUP-03", "DR-SCEN1-05")
def test_six_of_twenty_two_special_cards_go_back_to_the_box_unseen() -> None:
    state = fresh()
    assert len(specials(state)) == 16
    assert len(state.box) == 6
    assert all(HERO_CARDS[card].special for card in state.box)
    assert set(Session(GAME, RAMPAGE, 2, seed=1).view(0).state.box.cards) == {"?"}
    base = fresh(Setup())
    assert len(specials(base)) == 16
    assert len(base.box) == 0


@rule("DR-DSETUP-04")
def test_the_six_are_drawn_again_for_every_game() -> None:
    removed = {tuple(sorted(fresh(seed=seed).box.cards)) for seed in range(5)}
    assert len(removed) == 5


# Generals and their cards


@rule("DR-DSETUP-05")
def test_the_general_of_a_colour_is_chosen_or_drawn() -> None:
    chosen = fresh(Setup(red="brimstone", black="onyx"))
    assert [general.card for general in chosen.generals] == ["brimstone", "gorgutt", "sapphire", "onyx"]
    assert chosen.kinds == ["fire_elemental", "orc", "dragonkin", "zealot"]
    drawn = {fresh(Setup(green="random"), seed=seed).generals[1].card for seed in range(12)}
    assert drawn == {"gorgutt", "hemlock"}
    assert unfit(Setup(scenario="dragons_rampage", red="balazarg"), 2) is not None


@rule("DR-COMP-03")
def test_each_general_brings_a_race() -> None:
    assert fresh().kinds == ["fire_elemental", "imp", "dragon_master", "zealot"]
    assert len(MINION_KINDS) == 8


@rule("DR-DSETUP-07")
def test_the_hero_deck_has_the_portraits_of_the_generals_in_play() -> None:
    state = fresh(Setup(red="brimstone"))
    portraits = Counter(HERO_CARDS[card].portrait for card in hero_cards(state) if not HERO_CARDS[card].special)
    assert portraits == {"brimstone": 20, "gorgutt": 22, "sapphire": 18, "varkolak": 20}


@rule("DR-DSETUP-08", "DR-SCEN1-03")
def test_the_darkness_deck_has_the_icons_of_the_generals_in_play() -> None:
    icons = Counter(DARKNESS_CARDS[card].general for card in fresh().darkness_deck)
    del icons[""]
    assert set(icons) == {"brimstone", "hemlock", "sapphire_dragon", "onyx"}
    mixed = fresh(Setup(red="brimstone"))
    icons = Counter(DARKNESS_CARDS[card].general for card in mixed.darkness_deck)
    assert (icons["brimstone"], icons["balazarg"], icons["gorgutt"]) == (13, 0, 13)


@rule("DR-DSETUP-09")
def test_without_orcs_their_cards_give_way_to_as_many_others() -> None:
    base = kinds(fresh(Setup()))
    assert (base["orc_patrols"], base["orc_war_party"]) == (4, 2)
    found = kinds(fresh())
    assert (found["orc_patrols"], found["orc_war_party"]) == (0, 0)
    new = ["imp_swarm", "imp_mischief", "zealot_crusade", "elemental_fury", "dragon_council", "dragon_fear"]
    assert [found[kind] for kind in new] == [1] * 6
    orcs = kinds(fresh(Setup(red="brimstone")))
    assert (orcs["orc_patrols"], orcs["orc_war_party"], orcs["imp_swarm"]) == (4, 2, 0)


# All is Quiet and Global Effects


@rule("DR-DSETUP-14", "DR-SCEN1-06", "DR-SCEN1-07")
def test_no_all_is_quiet_unless_wanted() -> None:
    assert quiet(fresh()) == 0
    assert quiet(fresh(Setup(scenario="dragons_rampage", quiet=1))) == 1
    assert quiet(fresh(Setup(red="brimstone"))) == 0
    assert quiet(fresh(Setup())) == 3


@rule("DR-DSETUP-15")
def test_two_negative_and_three_positive_effects_at_random() -> None:
    state = fresh()
    assert sorted(GLOBAL_EFFECTS[effect].positive for effect in effects(state)) == [False, False, True, True, True]
    assert len(state.darkness_box) == 5
    assert len({tuple(sorted(effects(fresh(seed=seed)))) for seed in range(6)}) > 3
    assert effects(fresh(Setup())) == []


@rule("DR-DSETUP-15")
def test_the_other_effects_are_in_the_box_unseen_and_the_deck_is_shuffled() -> None:
    kinds: dict[bool, set[tuple[str, ...]]] = {True: set(), False: set()}
    depths = []
    for seed in range(20):
        state = fresh(seed=seed)
        boxed = [GLOBAL_EFFECTS[card.removeprefix("global.")].positive for card in state.darkness_box]
        assert sorted(boxed) == [False, False, False, True, True]
        for viewer in range(2):
            assert redact(state, viewer).darkness_box.cards == ["?"] * 5
        for positive, chosen in kinds.items():
            chosen.add(tuple(sorted(id for id in effects(state) if GLOBAL_EFFECTS[id].positive == positive)))
        deck = state.darkness_deck.cards
        depths += [depth for depth, card in enumerate(deck) if card.startswith("global.")]
        assert len(deck) == 58
    assert len(kinds[True]) > 4  # of 10
    assert len(kinds[False]) > 4
    assert min(depths) < 4  # anywhere in the deck
    assert max(depths) > 53
    assert 20 < sum(depths) / len(depths) < 37


@rule("DR-DSETUP-17", "DR-DSETUP-18", "DR-DEASY-02", "DR-SCEN1-10")
@pytest.mark.parametrize(("positive", "negative"), [(0, 2), (1, 2), (2, 2), (4, 1), (3, 3), (0, 0)])
def test_harder_and_easier_mixes(positive: int, negative: int) -> None:
    setup = Setup(scenario="dragons_rampage", positive_effects=positive, negative_effects=negative)
    found = [GLOBAL_EFFECTS[effect].positive for effect in effects(fresh(setup))]
    assert (found.count(True), found.count(False)) == (positive, negative)


@rule("DR-DSETUP-19", "DR-DEASY-02")
def test_at_most_six_effects_and_four_of_a_kind() -> None:
    assert unfit(Setup(scenario="dragons_rampage", positive_effects=4, negative_effects=2), 2) is None
    assert unfit(Setup(scenario="dragons_rampage", positive_effects=4, negative_effects=3), 2) is not None
    five = ("healing_touch", "fair_winds", "kings_rally", "friendly_inns", "clear_roads")
    assert unfit(Setup(scenario="dragons_rampage", effects=five), 2) is not None
    assert unfit(Setup(scenario="dragons_rampage", effects=five[:4]), 2) is None


@rule("DR-DSETUP-22")
def test_the_very_effects_that_are_wanted() -> None:
    wanted = ("fair_winds", "dark_skies", "inns_closed")
    for seed in range(3):
        assert sorted(effects(fresh(Setup(effects=wanted), seed=seed))) == sorted(wanted)


# five and six heroes


@rule("DR-MANY-01", "DR-DATA-03")
def test_five_heroes() -> None:
    state = fresh(Setup(scenario="land_is_dying", heroes="chosen"), 5)
    assert quiet(state) == 0
    assert [len(hero.hand) for hero in state.heroes] == [1] * 5
    assert state.setting.hand_limit == 8
    assert state.setting.evening == 2
    assert state.phase in ("dawn", "day")  # heroes are dealt, not chosen
    assert len(state.box) == 6
    dealt = {tuple(hero.hero for hero in fresh(RAMPAGE, 5, seed).heroes) for seed in range(4)}
    assert len(dealt) == 4


@rule("DR-MANY-02", "DR-MANY-04", "DR-DATA-03")
def test_six_heroes() -> None:
    state = fresh(Setup(scenario="land_is_dying", heroes="chosen"), 6)
    assert quiet(state) == 0
    assert [len(hero.hand) for hero in state.heroes] == [0] * 6
    assert state.setting.hand_limit == 7
    assert state.setting.evening == 2
    assert state.phase in ("dawn", "day")
    assert len(state.box) == 11  # five on top of six
    assert len(specials(state)) == 11


@rule("DR-MANY-03")
def test_other_options_leave_hand_limit_and_evening_as_they_are() -> None:
    easier = Setup(scenario="dragons_rampage", third_card=True, fewer_minions=True, life=1)
    for heroes, limit in ((5, 8), (6, 7)):
        setting = fresh(easier, heroes).setting
        assert (setting.hand_limit, setting.evening) == (limit, 2)
    assert [len(hero.hand) for hero in fresh(easier, 6).heroes] == [1] * 6


@rule("DR-MANY-01", "DR-MANY-02")
@pytest.mark.parametrize(
    ("heroes", "limit"), [("paladin rogue cleric ranger dwarf", 8), ("paladin rogue cleric ranger dwarf sorceress", 7)]
)
def test_the_smaller_hand_limit_is_enforced(heroes: str, limit: int) -> None:
    hand = [card for card, held in HERO_CARDS.items() if held.portrait == "varkolak"][:limit]
    play = realm(heroes, hands={"paladin": hand}, setup=RAMPAGE, darkness=["quiet.1", "quiet.2"]).do("end_day")
    assert play.prompt == "ask-discard"
    play.do(f"discard:{hand[0]}", f"discard:{hand[1]}")
    assert len(play.hand("paladin")) == limit


def test_five_heroes_need_the_expansion() -> None:
    assert unfit(Setup(), 5) is not None
    assert unfit(RAMPAGE, 6) is None


# an easier game


@rule("DR-DEASY-01", "DR-SCEN1-08")
def test_the_first_player_chooses_the_special_cards_that_go() -> None:
    session = Session(GAME, Setup(scenario="dragons_rampage", choose_removed_specials=True), 2, seed=4)
    gone = ["battle_fury", "dark_visions", "rain_of_the_gods", "dragon_bane", "all_is_quiet", "elven_archers"]
    for card in gone:
        assert session.ask is not None
        assert session.ask.seat == session.state.active
        session.choose(f"discard:{card}")
    state = session.state
    assert sorted(state.box.cards) == sorted(gone)
    assert len(specials(state)) == 16
    assert [len(hero.hand) for hero in state.heroes] == [2, 2]
    assert state.phase in ("dawn", "day")  # a style or a shape may be asked for first
