"""Special cards: when they may be played, and what each does."""

import pytest

from emberhall.games.defenders.content import HERO_CARDS
from emberhall.games.defenders.state import Setup
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, Position, realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"
IMPS = "balazarg hemlock sapphire varkolak"
GREEN_CARDS = ["raven_forest.1", "raven_forest.2"]
LAND = Setup(scenario="land_is_dying")


def holding(card: str, heroes: str = "rogue", **given: object) -> Position:
    """The first hero holds the card."""
    return realm(heroes, hands={heroes.split(maxsplit=1)[0]: [card]}, **given)  # type: ignore[arg-type]


@rule("DR-HCARD-07")
def test_special_cards_need_no_action_and_can_be_played_in_another_turn() -> None:
    play = realm("rogue wizard", hands={"wizard": ["spell_of_purity"]}, crystals={"wolf_pass": 2})
    play.do("confer")
    assert play.ask.seat == 1
    play.do("play:spell_of_purity")
    assert play.crystals("wolf_pass") == 0
    assert play.hero("rogue").actions == 6
    own = holding("spell_of_purity", crystals={"wolf_pass": 2}).do("play:spell_of_purity")
    assert own.hero("rogue").actions == 6


@rule("DR-HCARD-07")
def test_players_with_nothing_to_play_are_not_asked() -> None:
    assert "confer" not in realm("rogue wizard").keys
    assert "confer" not in realm("rogue wizard", hands={"wizard": ["spell_of_purity"]}).keys  # no crystal lies there
    asked = realm("rogue wizard dwarf", hands={"wizard": ["hammer_of_valor"]}, setup=Setup(hands="secret"))
    assert "confer" in asked.keys
    asked.do("confer")
    assert asked.ask.seat == 1
    asked.do("pass")
    assert asked.ask.seat == 0
    assert "confer" not in asked.keys  # not again before the next action
    assert "confer" in asked.do("walk:wolf_pass").keys


@rule("DR-HCARD-08")
def test_a_played_special_card_leaves_the_game() -> None:
    play = holding("spell_of_purity", crystals={"wolf_pass": 1}).do("play:spell_of_purity")
    assert play.state.gone.cards == ["spell_of_purity"]
    assert play.state.hero_discard.cards == []


@rule("DR-HCARD-10")
def test_a_discarded_special_card_is_not_reshuffled_either() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": ["wyvern_forest.1", "battle_luck.1"]}, dice=[2])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "done", "pass")  # the penalty takes two cards
    assert play.state.gone.cards == ["battle_luck.1"]
    assert play.state.hero_discard.cards == ["wyvern_forest.1"]


def test_sixteen_special_cards() -> None:
    specials = [card for card in HERO_CARDS.values() if card.special]
    assert len(specials) == 22
    assert all(card.dice in (1, 2) for card in specials)


# each card


def test_magic_gate() -> None:
    play = holding("magic_gate_spell").do("play:magic_gate_spell")
    assert "where:dancing_stone" not in play.keys
    play.do("where:ghost_marsh")
    assert play.state.gates_left == 3
    play.do("walk:dancing_stone")
    assert play.offers("gate") == ["gate::ghost_marsh"]


def test_hammer_of_valor_moves_any_hero_anywhere() -> None:
    play = holding("hammer_of_valor", "rogue wizard")
    play.do("play:hammer_of_valor", "who:1:wizard", "where:dark_woods")
    assert play.at("wizard") == "dark_woods"
    assert play.at("rogue") == "monarch_city"


def test_spell_of_purity_cleanses_one_location() -> None:
    play = holding("spell_of_purity", crystals={"wolf_pass": 3, "dark_woods": 1})
    play.do("play:spell_of_purity", "where:wolf_pass")
    assert (play.crystals("wolf_pass"), play.crystals("dark_woods")) == (0, 1)
    assert play.state.crystals_left == 11


def test_elven_archers_clear_two_green_locations() -> None:
    minions = {
        "raven_forest": "red red green",
        "unicorn_forest": "black",
        "wolf_pass": "green",
        "gryphon_forest": "blue",
    }
    play = holding("elven_archers", minions=minions).do("play:elven_archers")
    assert "where:wolf_pass" not in play.keys
    play.do("where:raven_forest", "where:unicorn_forest")
    assert (play.minions("raven_forest"), play.minions("unicorn_forest")) == ("", "")
    assert play.minions("gryphon_forest") == "blue"
    assert play.state.supply[0] == 25


def test_battle_strategy_clears_three_locations_and_pushes_a_general_back() -> None:
    minions = {"raven_forest": "red", "unicorn_forest": "black", "wolf_pass": "green", "gryphon_forest": "blue"}
    play = holding("battle_strategy", minions=minions, generals={"sapphire": "ancient_ruins", "gorgutt": "orc_valley"})
    play.do("play:battle_strategy", "where:raven_forest", "where:unicorn_forest", "where:wolf_pass")
    assert play.keys == ["which:gorgutt", "which:sapphire"]  # the others stand at their starts
    play.do("which:sapphire")
    assert play.at("sapphire") == "heavens_glade"
    assert play.minions("gryphon_forest") == "blue"


def test_all_is_quiet_is_asked_for_before_the_night() -> None:
    play = holding("all_is_quiet", darkness=["d09", "d10"])
    assert play.offers("play") == []
    play.do("end_day")
    assert play.prompt == "ask-special-night"
    play.do("play:all_is_quiet")
    assert play.on_board() == 0
    assert len(play.state.darkness_deck) == 2


def test_battle_luck_rolls_failed_dice_again_for_anybody() -> None:
    where = {"rogue": "wolf_pass"}
    own = holding("battle_luck.1", at=where, minions={"wolf_pass": "red blue"}).load(6, 4)
    own.do("attack").load(5).do("reroll:battle_luck.1")
    assert own.minions("wolf_pass") == ""
    assert own.state.gone.cards == ["battle_luck.1"]
    other = realm("rogue wizard", at=where, hands={"wizard": ["battle_luck.2"]}, minions={"wolf_pass": "red"}, dice=[1])
    other.do("attack")
    assert other.ask.seat == 1
    other.load(4).do("reroll:battle_luck.2")
    assert other.minions("wolf_pass") == ""
    unasked = realm(
        "rogue wizard", at=where, hands={"wizard": ["battle_luck.2"]}, minions={"wolf_pass": "red"}, dice=[4]
    )
    assert unasked.do("attack").ask.seat == 0  # no die failed


def test_battle_fury_clears_the_own_location_for_an_action() -> None:
    play = holding("battle_fury", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "red blue blue"})
    play.do("play:battle_fury")
    assert play.minions("wolf_pass") == ""
    assert play.hero("rogue").actions == 5
    assert holding("battle_fury").offers("play") == []


def test_local_information_at_an_inn_is_no_rumors_action() -> None:
    deck = ["orc_valley.1", "wolf_pass.1", "battle_luck.1", "blood_flats.1", "dark_woods.1"]
    play = holding("local_information", at={"rogue": "gryphon_inn"}, deck=deck)
    play.do("play:local_information", "colour:red")
    assert play.hand("rogue") == ["orc_valley.1", "battle_luck.1", "blood_flats.1"]
    assert play.hero("rogue").rumors == 0
    assert play.hero("rogue").actions == 6
    assert holding("local_information").offers("play") == []


def test_kings_guard_removes_up_to_six_minions_about_the_city() -> None:
    minions = {
        "monarch_city": "red red",
        "wolf_pass": "blue blue blue",
        "orc_valley": "green green",
        "raven_forest": "red",
    }
    play = holding("kings_guard_attack", minions=minions).do("play:kings_guard_attack")
    assert "whence:raven_forest:red" not in play.keys
    play.do(*["whence:monarch_city:red"] * 2, *["whence:wolf_pass:blue"] * 3, "whence:orc_valley:green")
    assert play.prompt == "ask-action"
    assert play.minions("orc_valley") == "green"
    early = holding("kings_guard_attack", minions=minions).do("play:kings_guard_attack", "done")
    assert early.minions("monarch_city") == "red red"


def test_cavalry_rides_along_joined_locations() -> None:
    minions = {
        "wolf_pass": "red red green",
        "minotaur_forest": "blue",
        "seagaul_lagoon": "green",
        "dark_woods": "black",
    }
    play = holding("cavalry_sweep", minions=minions).do("play:cavalry_sweep", "where:wolf_pass")
    assert play.offers("whence") == ["whence:wolf_pass:red", "whence:wolf_pass:green"]  # of those who are there
    play.do("whence:wolf_pass:red", "whence:wolf_pass:red")
    assert play.offers("whence") == []  # two in each location
    assert "where:dark_woods" not in play.keys
    play.do("where:minotaur_forest", "whence:minotaur_forest:blue")
    assert play.ask.prompt.args["left"] == 2  # a Dragonkin counts as two
    play.do("where:seagaul_lagoon", "whence:seagaul_lagoon:green", "done")
    assert play.minions("wolf_pass") == "green"
    assert play.minions("minotaur_forest") == ""
    assert play.minions("seagaul_lagoon") == ""


def test_cavalry_that_has_begun_goes_on_only_to_where_it_is_joined() -> None:
    play = holding("cavalry_sweep", minions={"dark_woods": "black", "wolf_pass": "red"})
    play.do("play:cavalry_sweep", "where:dark_woods")
    assert sorted(play.offers("where")) == ["where:golden_oak_forest", "where:windy_pass"]


def test_dark_visions_discard_and_arrange_the_next_cards() -> None:
    play = holding("dark_visions", darkness=["d01", "d02", "d03", "d04", "d05", "d06"])
    play.do("play:dark_visions")
    assert play.offers("throw") == [f"throw:d0{n}" for n in range(1, 6)]
    play.do("throw:d02", "throw:d04", "done", "order:d05", "order:d01")
    assert play.state.darkness_discard.cards == ["d02", "d04"]
    assert play.state.darkness_deck.cards == ["d06", "d03", "d01", "d05"]  # the last is on top


@pytest.mark.parametrize("place", ["bounty_bay", "brookdale_village"])
def test_militia_secures_one_of_the_two_locations(place: str) -> None:
    play = holding("militia_secures_area", darkness=["d09"]).do("end_day")
    assert play.prompt == "ask-special-shown"
    play.do("play:militia_secures_area", f"placement:{place}")
    assert play.minions(place) == ""
    assert play.on_board() == 2


def test_strong_defenses_stop_a_general_who_would_move() -> None:
    play = holding("strong_defenses", darkness=["d13"]).do("end_day")
    assert play.prompt == "ask-special-shown"
    play.do("play:strong_defenses")
    assert play.at("balazarg") == "scorpion_canyon"
    assert play.minions("raven_forest") == ""
    unasked = holding("strong_defenses", darkness=["d16"]).do("end_day")
    assert unasked.prompt == "ask-action"


def test_a_spy_keeps_a_general_from_healing() -> None:
    play = holding("spy_in_the_camp", wounds={"varkolak": 2})
    play.general("varkolak").waits = 0
    play.do("walk:wolf_pass", "play:spy_in_the_camp", "end_day")
    assert play.general("varkolak").life == 3
    play.do("end_day")
    assert play.general("varkolak").life == 4
    assert holding("spy_in_the_camp").offers("play") == []


def test_cards_for_any_time_are_asked_for_when_a_card_brings_harm() -> None:
    minions = {"bounty_bay": "red red green"}
    harm = holding("kings_guard_attack", minions=minions, darkness=["d10"]).do("end_day")
    assert harm.prompt == "ask-special-shown"
    harm.do("play:kings_guard_attack", "whence:bounty_bay:red", "done")
    assert harm.crystals("bounty_bay") == 0
    assert harm.minions("bounty_bay") == "red green blue"
    calm = holding("kings_guard_attack", minions={"bounty_bay": "red"}, darkness=["d10"]).do("end_day")
    assert calm.prompt == "ask-action"


@rule("DR-HCARD-07")
def test_a_spy_can_only_watch_a_general_about_to_heal() -> None:
    hands = {"rogue": ["spy_in_the_camp", *GREEN_CARDS[:1]]}
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands=hands, setup=Setup(no_penalties=True))
    play.load(3).do("challenge:gorgutt", "commit:raven_forest.1", "done")
    assert play.offers("play") == []  # he does not heal at the end of this turn anyway
    play.do("end_day")
    assert play.offers("play") == ["play:spy_in_the_camp"]


@rule("DR-HCARD-07")
def test_royal_messengers_need_a_card_to_carry() -> None:
    play = realm("ranger cleric", at={"cleric": "dark_woods"}, hands={"ranger": ["royal_messengers"]})
    assert play.offers("play") == []
    more = realm("ranger cleric", at={"cleric": "dark_woods"},
                 hands={"ranger": ["royal_messengers"], "cleric": ["orc_valley.1"]})  # fmt: skip
    assert more.offers("play") == ["play:royal_messengers"]


@rule("DR-HCARD-07")
@pytest.mark.parametrize("card", ["elven_archers", "kings_guard_attack"])
def test_archers_and_guard_need_minions_in_range(card: str) -> None:
    assert realm("rogue", hands={"rogue": [card]}, minions={"blood_flats": "red"}).offers("play") == []


@rule("DR-HCARD-07")
def test_cavalry_stops_unasked_when_nothing_is_left_to_do() -> None:
    play = realm("rogue", hands={"rogue": ["cavalry_sweep"]}, minions={"withered_hills": "red", "chimera_inn": "red"})
    play.do("play:cavalry_sweep", "where:withered_hills", "where:chimera_inn", "whence:chimera_inn:red")
    assert play.prompt == "ask-action"


@rule("DR-HCARD-07")
def test_cavalry_removes_at_most_one_dragonkin_from_a_location() -> None:
    play = realm("rogue", hands={"rogue": ["cavalry_sweep"]}, minions={"wolf_pass": "green blue blue"})
    play.do("play:cavalry_sweep", "where:wolf_pass", "whence:wolf_pass:blue")
    assert play.offers("whence") == []
    other = realm("rogue", hands={"rogue": ["cavalry_sweep"]}, minions={"wolf_pass": "green blue blue"})
    other.do("play:cavalry_sweep", "where:wolf_pass", "whence:wolf_pass:green")
    assert other.offers("whence") == []


@rule("DR-HCARD-07")
@pytest.mark.parametrize(("card", "given", "asked"), [
    ("d13", {"minions": {"raven_forest": "red red"}}, True),  # Balazarg brings the third Demon
    ("d13", {"minions": {"raven_forest": "red green"}}, False),
    ("d02", {"generals": {"balazarg": "bounty_bay"}, "minions": {"minotaur_forest": "green"}}, True),  # to the city
    ("d01", {"minions": {"windy_pass": "green green"}}, False),  # one Demon among Orcs
    ("d01", {"minions": {"windy_pass": "red red"}}, True),
    ("brimstone.d17", {"cast": DRAGONS}, False),  # a Zealot in Brookdale Village, and a Fire Elemental with Brimstone
    ("brimstone.d17", {"cast": DRAGONS, "minions": {"brookdale_village": "blue"}}, True),  # the third, in his fire
    ("d16", {"generals": {"balazarg": "raven_forest"}, "minions": {"angel_tear_falls": "black"}}, True),  # 1 + 1 + 2
    ("hemlock.d12", {"cast": IMPS, "setup": LAND}, True),  # Hemlock moves and taints
    ("sapphire_dragon.elemental_fury", {"cast": DRAGONS, "fires": ["wolf_pass"],
                                        "minions": {"wolf_pass": "blue blue"}}, True),
    ("sapphire_dragon.elemental_fury", {"cast": DRAGONS, "fires": ["wolf_pass"],
                                        "minions": {"wolf_pass": "blue"}}, False),
    ("imp_mischief", {"cast": IMPS, "minions": {"father_oak_forest": "blue blue blue"}}, True),
    ("imp_mischief", {"cast": IMPS, "minions": {"wolf_pass": "blue blue blue"}}, True),  # by Swift Wings
    ("imp_mischief", {"cast": IMPS}, False),
    ("imp_mischief", {"cast": IMPS, "minions": {"monarch_city": "blue blue red red"}}, True),  # the fifth in the city
])  # fmt: skip
def test_special_cards_are_asked_for_when_a_card_does_harm(card: str, given: dict[str, object], asked: bool) -> None:
    place = {"hands": {"rogue": ["hammer_of_valor"]}, "darkness": [card, *QUIET], "phase": "night", **given}
    play = realm("rogue", **place)  # type: ignore[arg-type]
    assert (play.prompt == "ask-special-shown") == asked


@rule("DR-HCARD-07", "DR-BRIM-05")
def test_brimstones_fire_does_harm_where_a_third_minion_arrives() -> None:
    for minions, asked in (("black black", True), ("black", False)):
        play = realm("rogue", cast=DRAGONS, hands={"rogue": ["hammer_of_valor"]}, phase="night", dead=["onyx"],
                     defeated=1, darkness=["quiet.1", "brimstone.d13", *QUIET],
                     minions={"mccorm_highlands": minions})  # fmt: skip
        assert (play.prompt == "ask-special-shown") == asked
        if asked:
            assert play.do("pass").crystals("mccorm_highlands") == 1


@rule("DR-HCARD-07", "DR-AGENT-09")
def test_an_agent_who_taints_does_harm() -> None:
    for minions, asked in (("blue blue", True), ("blue", False)):
        play = realm("rogue", agent="agent_hemlock", darkness=["d34", *QUIET], hands={"rogue": ["hammer_of_valor"]},
                     minions={"greenleaf_village": minions}, generals={"gorgutt": "orc_valley"},
                     phase="night")  # fmt: skip
        assert (play.prompt == "ask-special-shown") == asked
    # d25 brings two Orcs to Greenleaf Village, and Hemlock after them
    both = realm("rogue", agent="agent_hemlock", darkness=["d25", *QUIET], hands={"rogue": ["hammer_of_valor"]},
                 generals={"gorgutt": "orc_valley"}, phase="night")  # fmt: skip
    assert both.prompt == "ask-special-shown"
    assert both.do("pass").crystals("greenleaf_village") == 1


def test_a_hero_may_confer_again_each_turn() -> None:
    play = realm("paladin dwarf", hands={"dwarf": ["hammer_of_valor"], "paladin": ["hammer_of_valor"]})
    play.do("confer", "pass")
    assert "confer" not in play.keys
    play.do("end_day")
    assert play.state.active == 1
    assert "confer" in play.keys


SECRET = Setup(hands="secret")


@rule("DR-HCARD-07")
def test_with_secret_hands_everyone_is_asked_who_may_have_a_card_to_play() -> None:
    """Before, only the Wizard was: everyone saw who was asked, and so who held one."""
    hands = {"wizard": ["hammer_of_valor"], "dwarf": ["dark_woods.1"], "rogue": ["wolf_pass.1"]}
    play = realm("rogue wizard dwarf cleric", hands=hands, setup=SECRET)
    play.do("confer")
    assert (play.ask.seat, play.keys) == (1, ["play:hammer_of_valor", "pass"])
    play.do("pass")
    assert (play.ask.seat, play.keys) == (2, ["pass"]), "the Dwarf may hold one as far as the others know"
    play.do("pass")
    assert play.ask.seat == 0, "the Cleric has no cards, and everyone knows it"
    assert play.session.table.revealed == 0


@rule("DR-HCARD-07")
def test_with_secret_hands_nobody_is_asked_for_cards_that_have_left_the_game() -> None:
    for deck, asked in ((["wolf_pass.2"], "ask-action"), (["battle_luck.1"], "ask-reroll")):
        hands = {"rogue": ["dark_woods.1"], "dwarf": ["wolf_pass.1"]}
        where = {"rogue": "wolf_pass"}
        play = realm("rogue dwarf", at=where, hands=hands, deck=deck, minions={"wolf_pass": "green"}, setup=SECRET)
        play.load(1).do("attack")
        assert play.prompt == asked
        if asked == "ask-reroll":
            assert (play.ask.seat, play.keys) == (0, ["pass"])
            assert (play.do("pass").ask.seat, play.prompt, play.keys) == (1, "ask-reroll-other", ["pass"])


@rule("DR-GROUP-06")
def test_with_secret_hands_every_ally_with_a_hidden_card_is_asked_to_prepare() -> None:
    where = dict.fromkeys(("rogue", "dwarf", "wizard"), "dark_woods")
    hands = {"rogue": ["dark_woods.1"], "dwarf": ["wolf_pass.1"]}
    play = realm("rogue dwarf wizard", at=where, hands=hands, setup=SECRET, dice=[1] * 3)
    play.do("challenge:varkolak", "commit:dark_woods.1")
    assert play.ask.seat == 1
    assert play.keys == ["done"]
    play.do("done")
    assert play.prompt != "ask-commit", "the Wizard has no cards"
    open_hands = realm("rogue dwarf wizard", at=where, hands=hands, dice=[1] * 3)
    open_hands.do("challenge:varkolak", "commit:dark_woods.1")
    assert open_hands.prompt != "ask-commit", "all see that the Dwarf has nothing to add"
