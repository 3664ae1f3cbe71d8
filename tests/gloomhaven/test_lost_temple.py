"""Scenario 79: Stone Golems that sleep, Fish on its plate, and the Betrayer's two specials."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.content import MONSTERS, plan_of, scenario
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules.board import ground, hostile
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.monster_cards import types_on_map
from emberhall.games.gloomhaven.rules.possession import change_sides, possess
from emberhall.games.gloomhaven.rules.rooms import put_monster
from emberhall.games.gloomhaven.rules.touches import moment
from emberhall.games.gloomhaven.rules.turns import act, others_act
from emberhall.games.gloomhaven.state import Ability, Figure, Slot, Trap, Turn
from emberhall.games.gloomhaven.terms import FOES, HEROES
from emberhall.kernel import Flow
from emberhall.rulebook import rule

from .entries import SCENARIO, SPECIAL
from .positions import Scene, count, happens, hex_of, spot, stage, table
from .test_each_scenario import begun, ended, slay, standing

#: The plates that the characters have to occupy beside that of Fish, with two, three and four characters.
PLATES = ((-4, 0), (9, 0), (-4, 4), (5, 4))


def lair(*places: str, **more: object) -> Scene:
    """The Betrayer at 7,-8, and nobody else of his; the second room is revealed."""
    return stage(79, *places, rooms=(2,), monsters=False, opened=("d1",), **more)  # type: ignore[arg-type]


def does(game: Scene, effect: object, *answers: str) -> None:
    happens(BOOK.do(table(game), Playing(game.who("the-betrayer"), by_rules=True), effect), *answers)  # type: ignore[arg-type]


def asked(flow: Flow[None], *answers: str) -> list[tuple[str, object]]:
    """Run a rule with these answers; the questions, with their numbers."""
    found, left = [], list(answers)
    try:
        question: Any = next(flow)
        while True:
            found.append((question.prompt.id, question.prompt.args.get("n")))
            keys = question.keys()
            question = flow.send(question.options[keys.index(left.pop(0))])
    except StopIteration:
        return found


def figure(game: Scene, letter: str) -> Figure:
    return game.who(letter)


@SCENARIO("79 special 1", "79 special 2", "79 locked d1")
@rule("GH-SPEC-07")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_golems_wake_once_every_plate_is_occupied(characters: int) -> None:
    """One plate is that of Fish; the door opens when the last of them is dead."""
    game = begun(79, characters, whole=False)
    golems = standing(game, "stone-golem")
    assert len(golems) == {2: 3, 3: 4, 4: 5}[characters]
    assert types_on_map(game.state) == []
    gain(table(game), golems[0], "poison")
    assert not golems[0].conditions & 1
    heroes = [game.state.figures[one.figure] for one in game.state.characters]
    game.state.phase = "end_turn"
    for hero, place in zip(heroes, PLATES, strict=False):
        assert types_on_map(game.state) == []
        hero.at = spot(game, *place)
        happens(moment(table(game), "turn_end", hero))
    assert types_on_map(game.state) == ["stone-golem"]
    assert game.state.monsters["stone-golem"].card
    assert game.state.turn is not None
    assert game.state.turn.sudden == ["stone-golem"]
    gain(table(game), golems[0], "poison")
    assert golems[0].conditions & 1
    for hero in heroes:
        hero.at = spot(game, 2, 0)
    happens(moment(table(game), "turn_end", heroes[0]))
    assert types_on_map(game.state) == ["stone-golem"]  # for good
    slay(game, golems[1:])
    assert game.state.map.doors == 0
    slay(game, golems[:1])
    assert (game.state.map.doors, count(game, "the-betrayer")) == (1, 1)


@SCENARIO("79 special 3", "79 ally fish", "79 loss npc_killed")
@rule("GH-SPEC-14")
def test_fish_goes_home_and_attacks_everything_beside_it() -> None:
    game = stage(79, "3,0", "2,-1", monsters=False)
    fish = figure(game, "fish")
    assert (hex_of(game, fish), fish.hp, fish.side) == ((2, 1), 6 + 2, HEROES)
    assert [figure(game, "fish").hp for game in (stage(79, "3,0", "2,-1", level=6),)] == [6 + 2 * 3]
    foes = [put_monster(table(game), "giant-viper", "elite", spot(game, *at)) for at in ((3, 1), (1, 1), (4, 0))]
    for foe in foes:
        assert foe is not None
        foe.hp = foe.most = 10
    fish.at = spot(game, 5, -1)
    game.state.turn = Turn(Slot(99, ally="fish"), [], fish.id)
    happens(others_act(table(game)))
    assert (hex_of(game, fish), [foe.hp for foe in foes if foe]) == ((2, 1), [7, 7, 10])
    slay(game, [fish])
    assert ended(game) == "lost"


@SCENARIO("79 goal kill_types")
def test_the_death_of_the_betrayer_wins() -> None:
    game = lair("5,-5", "6,-5")
    assert (figure(game, "the-betrayer").most, scenario(79).rewards.gold_each) == (12 * 2, 15)
    assert ended(game) == ""
    slay(game, [figure(game, "the-betrayer")])
    assert ended(game) == "won"


@SCENARIO("79 special 4")
@SPECIAL("the-betrayer 1")
@rule("GH-MOTHER-03")
def test_special_1_summons_vipers_and_drives_everyone_away() -> None:
    for places, elites, normals in ((("5,-5", "6,-5"), 1, 0), (("5,-5", "6,-5", "7,-5"), 1, 1)):
        game = lair(*places)
        does(game, MONSTERS["the-betrayer"].specials[0])
        assert (count(game, "giant-viper", "elite"), count(game, "giant-viper", "normal")) == (elites, normals)
    game = lair("6,-7", "7,-7")
    apart = ground(game.state).apart(figure(game, "the-betrayer").at)
    does(game, fx.Scatter(4))
    assert [apart[figure(game, letter).at] for letter in "BT"] == [5, 5]
    assert game.state.figures[figure(game, "B").id].at != figure(game, "T").at


@SPECIAL("the-betrayer 1")
@rule("GH-COND-14", "GH-COND-19")
def test_who_cannot_move_does_not_flee() -> None:
    game = lair("6,-7", "7,-7", "8,-7")
    gain(table(game), figure(game, "B"), "immobilize")
    gain(table(game), figure(game, "T"), "stun")
    does(game, fx.Scatter(4))
    assert (game.at("B"), game.at("T")) == ("6,-7", "7,-7")
    assert ground(game.state).apart(figure(game, "the-betrayer").at)[figure(game, "S").at] == 5


@SCENARIO("79 special 5")
@SPECIAL("the-betrayer 2")
def test_special_2_gathers_the_party_around_him() -> None:
    """A trap on the hex where somebody ends is sprung."""
    game = lair("8,-13", "4,-5")
    boss = figure(game, "the-betrayer")
    near = ground(game.state).beside[boss.at]
    for at in near:
        game.state.map.traps[at] = Trap("spike", 3)
    hp = game.hp("B"), game.hp("T")
    does(game, fx.Gather())
    assert all(figure(game, letter).at in near for letter in "BT")
    assert (game.hp("B"), game.hp("T")) == (hp[0] - 3, hp[1] - 3)
    stood = game.at("B")
    does(game, fx.Gather())
    assert game.at("B") == stood
    full = lair("8,-13", "4,-5")
    for at in ground(full.state).beside[figure(full, "the-betrayer").at]:
        put_monster(table(full), "giant-viper", "normal", at)
    does(full, fx.Gather())
    assert (full.at("B"), full.at("T")) == ("8,-13", "4,-5")


@SPECIAL("the-betrayer 2")
def test_special_2_takes_over_the_last_of_those_who_play_cards() -> None:
    """Not one who rests, has acted, or is exhausted."""
    game = lair("6,-7", "7,-7", "8,-7")
    game.state.order = [Slot(20, character=1), Slot(40, character=0), Slot(99, character=2)]
    game.state.characters[2].resting = True
    does(game, fx.TakeOver(2))
    assert game.state.notes["possessed"] == 0 + 1
    game.state.characters[0].exhausted = True
    does(game, fx.TakeOver(2))
    assert game.state.notes["possessed"] == 1 + 1
    game.state.order = []
    game.state.notes.clear()
    does(game, fx.TakeOver(2))
    assert "possessed" not in game.state.notes


@SPECIAL("the-betrayer 2")
def test_the_one_taken_over_fights_for_the_other_side() -> None:
    """Only on that turn, together with the summons; the others are their enemies, monsters are not."""
    game = lair("6,-7", "7,-7")
    hero, friend, boss = figure(game, "B"), figure(game, "T"), figure(game, "the-betrayer")
    possess(game.state, 0, 2)
    change_sides(game.state, Slot(10, monsters="the-betrayer"))
    assert (hero.side, hostile(hero, friend)) == (HEROES, False)
    change_sides(game.state, Slot(40, character=0))
    assert (hero.side, friend.side, hostile(hero, friend), hostile(hero, boss)) == (FOES, HEROES, True, False)
    change_sides(game.state, Slot(50, character=1))
    assert (hero.side, hostile(hero, friend)) == (HEROES, False)
    change_sides(game.state, None)
    change_sides(game.state, Slot(40, character=0))
    assert hero.side == HEROES  # in the next round


@SPECIAL("the-betrayer 2")
@rule("GH-SELECT-08")
@pytest.mark.parametrize(("leading", "answers", "hurt"), [("5", ("stay", "on:T"), 6), ("2", ("stay",), 0)])
def test_the_one_taken_over_performs_the_top_of_the_leading_card(
    leading: str, answers: tuple[str, ...], hurt: int
) -> None:
    """Attack 6, which would be lost; Retaliate 2, which would stay: both cards are discarded at once."""
    game = lair("5,-5", "5,-6")
    hero, friend = figure(game, "B"), figure(game, "T")
    hero.at, friend.hp = spot(game, 7, -7), 8
    friend.at = spot(game, 6, -7)
    played = [Ability(card) for card in (leading, "1")]
    game.character().played.cards, game.character().hand.cards = played, []
    possess(game.state, 0, 2)
    change_sides(game.state, Slot(50, character=0))
    questions = asked(act(table(game)), *[game.wanted(answer) for answer in answers])
    assert questions[0] == ("ask-move", 2)
    assert [name for name, _ in questions] == ["ask-move"] + ["ask-attack"] * bool(hurt)
    assert (friend.hp, figure(game, "the-betrayer").hp, hero.bonuses) == (8 - hurt, 24, [])
    assert sorted(game.character().discard.cards) == sorted([leading, "1"])
    assert (game.character().lost.cards, game.character().active) == ([], [])
    assert game.state.phase == "end_turn"


def test_the_boxes_of_the_temple() -> None:
    assert [one.items for gift in scenario(79).treasures for one in gift.gives] == [(131,)]
    assert plan_of(79).door(0).locked
