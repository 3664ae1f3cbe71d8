"""Honors of the King's Champion, the Grand Ball, and the King's Blessing."""

import pytest

from emberhall.games.defenders.content import GRAND_BALL
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.rules.ending import scores
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Session
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, Position, realm

HONORS = Setup(honors=True)
CUP = ["2.1", "3.1", "4.1", "2.2", "3.2", "4.2"]


def fame(play: Position, name: str) -> tuple[int, list[int]]:
    return play.hero(name).minor, play.hero(name).major


# deeds


@rule("DR-DATA-04", "DR-HONOR-03", "DR-HONOR-12")
@pytest.mark.parametrize(
    ("place", "minions", "dice", "earned"),
    [
        ("orc_valley", "blue blue blue", [1, 1, 1], (1, [])),
        ("orc_valley", "blue blue", [1, 1], (0, [])),
        ("orc_valley", "blue blue", [5, 5], (0, [2])),
        ("orc_valley", "blue blue blue", [5, 5, 1], (1, [2])),
        ("monarch_city", "blue", [1], (1, [])),
    ],
)
def test_fame_for_fighting_minions(place: str, minions: str, dice: list[int], earned: tuple[int, list[int]]) -> None:
    play = realm("ranger", at={"ranger": place}, minions={place: minions}, setup=HONORS, cup=CUP)
    assert fame(play.load(*dice).do("attack"), "ranger") == earned


@rule("DR-DATA-04", "DR-HONOR-03", "DR-HONOR-12")
@pytest.mark.parametrize(("dice", "earned"), [([1, 1], (1, [])), ([5, 1], (1, [2]))])
def test_fame_for_healing_the_land(dice: list[int], earned: tuple[int, list[int]]) -> None:
    play = realm("ranger", at={"ranger": "orc_valley"}, crystals={"orc_valley": 1}, hands={"ranger": ["windy_pass.1"]},
                 setup=HONORS, cup=CUP)  # fmt: skip
    assert fame(play.load(*dice).do("heal_land:windy_pass.1"), "ranger") == earned


@rule("DR-DATA-04")
@pytest.mark.parametrize(("dice", "earned"), [([1, 1], (1, [])), ([4, 1], (1, [2]))])
def test_fame_for_extinguishing_a_fire(dice: list[int], earned: tuple[int, list[int]]) -> None:
    play = realm("ranger", at={"ranger": "orc_valley"}, fires=["orc_valley"], hands={"ranger": ["windy_pass.1"]},
                 setup=HONORS, cup=CUP)  # fmt: skip
    assert fame(play.load(*dice).do("extinguish:windy_pass.1"), "ranger") == earned


@rule("DR-DATA-04")
@pytest.mark.parametrize(("dice", "earned"), [([1, 1, 1], (1, [])), ([5, 1, 1], (1, [2]))])
def test_fame_for_quests(dice: list[int], earned: tuple[int, list[int]]) -> None:
    play = realm("ranger", at={"ranger": "enchanted_glade"}, quests={"ranger": "crystal_of_light"},
                 quest_deck=["raids"], setup=HONORS, cup=CUP)  # fmt: skip
    assert fame(play.load(*dice).do("attempt:crystal_of_light"), "ranger") == earned


@rule("DR-DATA-04")
def test_fame_for_wounding_and_slaying_a_general() -> None:
    hand = {"cleric": ["dark_woods.1", "mermaid_harbor.2"]}
    play = realm("cleric", at={"cleric": "dark_woods"}, hands=hand, setup=HONORS, cup=CUP)
    assert fame(play.load(4, 4, 1, 1, 1).do("challenge:varkolak", "all"), "cleric") == (2, [])
    slain = realm("cleric", at={"cleric": "dark_woods"}, hands=hand, setup=HONORS, cup=CUP, wounds={"varkolak": 3})
    assert fame(slain.load(4, 4, 4).do("challenge:varkolak", "all"), "cleric") == (2, [2, 3])


@rule("DR-DATA-04")
def test_fame_for_building_a_gate_but_not_with_a_special_card() -> None:
    hand = {"ranger": ["orc_valley.1", "magic_gate_spell"]}
    play = realm("ranger", at={"ranger": "orc_valley"}, hands=hand, setup=HONORS, cup=CUP)
    play.do("play:magic_gate_spell", "where:dark_woods")
    assert fame(play, "ranger") == (0, [])
    assert fame(play.do("build:orc_valley.1"), "ranger") == (1, [])


@rule("DR-DATA-04")
def test_no_fame_for_land_healed_by_a_special_card() -> None:
    play = realm("ranger", crystals={"orc_valley": 1}, hands={"ranger": ["spell_of_purity"]}, setup=HONORS, cup=CUP)
    assert fame(play.do("play:spell_of_purity"), "ranger") == (0, [])
    assert play.crystals("orc_valley") == 0


@rule("DR-DATA-04")
def test_fame_for_giving_up_the_minions_of_a_quest() -> None:
    play = realm("paladin", quests={"paladin": "orc_hunter"}, darkness=["d22"], supply={"green": 0}, setup=HONORS)
    play.state.heroes[0].collected[1] = 3
    play.do("end_day")
    assert play.hero("paladin").collected[1] == 2
    assert fame(play, "paladin") == (1, [])


@rule("DR-DATA-04")
@pytest.mark.parametrize(
    ("deck", "earned"),
    [(["orc_valley.1", "orc_valley.2"], (0, [2])), (["orc_valley.1", "wolf_pass.1"], (0, []))],
)
def test_fame_for_two_cards_from_rumors(deck: list[str], earned: tuple[int, list[int]]) -> None:
    play = realm("ranger", at={"ranger": "gryphon_inn"}, deck=deck, setup=HONORS, cup=CUP).do("rumors:red")
    assert fame(play, "ranger") == earned


@rule("DR-HONOR-13")
def test_the_slayers_blow_counts_as_an_attack_and_a_kill() -> None:
    play = realm("ranger", at={"ranger": "orc_valley"}, minions={"orc_valley": "green green green"}, dead=["gorgutt"],
                 slain={"ranger": ["gorgutt"]}, setup=HONORS, cup=CUP)  # fmt: skip
    assert fame(play.do("slay:green"), "ranger") == (1, [2])


def test_without_the_variant_there_is_no_fame() -> None:
    play = realm("ranger", at={"ranger": "orc_valley"}, minions={"orc_valley": "blue blue blue"}, cup=CUP)
    assert fame(play.load(5, 5, 5).do("attack"), "ranger") == (0, [])


# the cup


@rule("DR-HONOR-02", "DR-HONOR-05")
def test_major_fame_lies_in_a_cup_in_random_order_with_its_values() -> None:
    cups = [Session(GAME, HONORS, 2, seed=seed).state.cup.cards for seed in range(3)]
    assert len(cups[0]) == 20
    assert cups[0] != cups[1] != cups[2]
    values = sorted(int(token.split(".")[-2]) for token in cups[0])
    assert values == [2] * 8 + [3] * 8 + [4] * 4
    hidden = Session(GAME, HONORS, 2, seed=1).view(0).state.cup.cards
    assert set(hidden) == {"?"}


# the Grand Ball


def last_blow(heroes: str, *, setup: Setup = HONORS) -> Position:
    """The first hero is about to slay the last General; the blow brings him 1 Minor Fame and 2 + 3 Major Fame."""
    first = heroes.split(maxsplit=1)[0]
    return realm(heroes, at={first: "dark_woods"}, hands={first: ["dark_woods.1"]}, wounds={"varkolak": 4},
                 dead=["balazarg", "gorgutt", "sapphire"], setup=setup, cup=CUP)  # fmt: skip


def blow(play: Position) -> Position:
    return play.load(4).do("challenge:varkolak", "commit:dark_woods.1")


@rule("DR-HONOR-01", "DR-HONOR-04", "DR-HONOR-08")
def test_fame_decides_the_champion_not_quests_and_generals() -> None:
    play = last_blow("cleric rogue")
    play.state.heroes[1].minor = 3
    play.state.heroes[1].major = [4]
    blow(play)
    play.do(play.keys[0])  # the second chooses
    assert play.over == "end-won"
    assert play.session.outcome is not None
    assert play.session.outcome.winners == (0, 1)
    assert scores(play.state) == [6, 7]
    assert play.hero("rogue").honor == "kings_champion"
    assert play.hero("cleric").honor in GRAND_BALL


@rule("DR-HONOR-07", "DR-HONOR-09", "DR-HONOR-10")
def test_the_second_third_and_fourth_choose_among_three_cards_and_the_fifth_gets_none() -> None:
    play = last_blow("cleric rogue ranger dwarf paladin")
    for seat, minor in enumerate((0, 5, 3, 4, 2)):
        play.state.heroes[seat].minor = minor
    blow(play)
    cards = [key.partition(":")[2] for key in play.keys]
    assert len(cards) == 3
    assert set(cards) <= set(GRAND_BALL)
    assert play.ask.seat == 1
    play.do(f"take_honor:{cards[1]}")
    assert (play.ask.seat, len(play.keys)) == (3, 2)
    play.do(f"take_honor:{cards[0]}")
    honors = [hero.honor for hero in play.state.heroes]
    assert honors == ["kings_champion", cards[1], cards[2], cards[0], ""]
    assert play.over == "end-won"


@rule("DR-HONOR-11")
def test_equal_fame_is_decided_by_quests_and_then_shared() -> None:
    quests = last_blow("cleric rogue")
    quests.state.heroes[1].minor = 6
    quests.state.heroes[1].completed = ["raids"]
    assert blow(quests).hero("rogue").honor == "kings_champion"
    assert quests.hero("cleric").honor != "kings_champion"
    shared = last_blow("cleric rogue")
    shared.state.heroes[1].minor = 6
    blow(shared)
    assert [hero.honor for hero in shared.state.heroes] == ["kings_champion", "kings_champion"]


@rule("DR-HONOR-06")
def test_a_lost_game_honors_nobody() -> None:
    play = realm("cleric rogue", darkness=["d24"], generals={"balazarg": "bounty_bay"}, setup=HONORS, cup=CUP)
    play.state.heroes[0].minor = 9
    play.do("end_day")
    assert play.over == "end-general"
    assert [hero.honor for hero in play.state.heroes] == ["", ""]
    assert play.session.outcome is not None
    assert play.session.outcome.winners == ()


@rule("DR-HONOR-01")
def test_without_the_variant_quests_and_generals_count_and_there_is_no_ball() -> None:
    play = last_blow("cleric rogue", setup=Setup())
    play.state.heroes[1].minor = 50
    blow(play)
    assert scores(play.state) == [1, 0]
    assert [hero.honor for hero in play.state.heroes] == ["", ""]


# the King's Blessing


@rule("DR-BLESS-02")
@pytest.mark.parametrize(("heroes", "tokens"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_blessing_tokens_by_number_of_heroes(heroes: int, tokens: int) -> None:
    assert Session(GAME, Setup(blessing=-1), heroes, seed=1).state.blessing == tokens
    assert Session(GAME, Setup(), heroes, seed=1).state.blessing == 0


@rule("DR-BLESS-03", "DR-DEASY-03", "DR-SCEN1-09")
def test_more_tokens_than_recommended() -> None:
    setup = Setup(scenario="dragons_rampage", blessing=4)
    assert Session(GAME, setup, 4, seed=1).state.blessing == 4


@rule("DR-BLESS-02")
def test_a_token_rolls_all_dice_of_an_attack_again() -> None:
    play = realm("ranger", at={"ranger": "orc_valley"}, minions={"orc_valley": "blue blue"}, setup=Setup(blessing=1))
    play.load(1, 6).do("attack")
    assert play.keys == ["reroll:blessing", "pass"]
    play.load(5, 5).do("reroll:blessing")
    assert play.minions("orc_valley") == ""
    assert play.state.blessing == 0


@rule("DR-BLESS-02")
def test_a_token_turns_a_darkness_card_away() -> None:
    # d41: minions in Wolf Pass and Enchanted Glade, Varkolak moves
    play = realm("ranger", darkness=["d41", "quiet.1"], setup=Setup(blessing=2)).do("end_day")
    assert play.prompt == "ask-bless-night"
    play.do("bless:night")
    assert play.on_board() == 0
    assert play.at("varkolak") == "dark_woods"
    assert play.state.blessing == 1
    assert play.state.darkness_discard.cards == ["d41"]
    assert play.do("end_day").prompt == "ask-action"  # All is Quiet is not worth a token
    refused = realm("ranger", darkness=["d41"], setup=Setup(blessing=1)).do("end_day", "pass")
    assert refused.at("varkolak") == "windy_pass"
    assert refused.state.blessing == 1


@rule("DR-BLESS-02")
def test_a_token_cleanses_a_location_of_all_crystals() -> None:
    play = realm("ranger", crystals={"dark_woods": 2, "orc_valley": 1}, setup=Setup(blessing=1), darkness=QUIET)
    play.do("bless:land", "where:dark_woods")
    assert (play.crystals("dark_woods"), play.crystals("orc_valley")) == (0, 1)
    assert play.hero("ranger").actions == 5
    assert play.offers("bless") == []
    assert realm("ranger", setup=Setup(blessing=1)).offers("bless") == []


@rule("DR-HONOR-11")
def test_ties_in_fame_choose_in_turn_order_from_the_slayer() -> None:
    where = dict.fromkeys(("rogue", "wizard", "ranger"), "dark_woods")
    play = realm("rogue wizard ranger", at=where, dead=["balazarg", "gorgutt", "sapphire"], wounds={"varkolak": 4},
                 hands={"rogue": ["dark_woods.1"], "wizard": ["dark_woods.2"]}, setup=Setup(honors=True),
                 cup=[f"fame.2.{n}" for n in range(1, 9)])  # fmt: skip
    for seat, minor in enumerate((5, 0, 20)):
        play.state.heroes[seat].minor = minor
    play.load(6).do("challenge:varkolak", "commit:dark_woods.1", "commit:dark_woods.2", "next:1:wizard")
    assert [hero.minor + sum(hero.major) for hero in play.state.heroes] == [5, 5, 20]
    assert play.ask.seat == 1  # the wizard's blow, in the rogue's turn


def test_a_deed_earns_one_fame_and_only_with_honors() -> None:
    for setup, fame in ((Setup(), 0), (Setup(honors=True), 1)):
        play = realm("cleric", at={"cleric": "dark_woods"}, crystals={"dark_woods": 1}, setup=setup, dice=[1, 1])
        assert play.do("heal_land:").hero("cleric").minor == fame


def test_an_attack_without_a_hit_earns_no_fame() -> None:
    play = realm("rogue", at={"rogue": "dark_woods"}, hands={"rogue": ["dark_woods.1"]},
                 setup=Setup(honors=True, no_penalties=True))  # fmt: skip
    play.session.table.events = events = []
    play.load(1).do("challenge:varkolak", "commit:dark_woods.1")
    assert "say-minor-fame" not in [event.message.id for event in events]
