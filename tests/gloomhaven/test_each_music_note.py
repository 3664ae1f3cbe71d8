"""The Soothsinger: Songs, what others do because of them, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.rules.damage import exhaust
from emberhall.games.gloomhaven.rules.turns import _turn_begins
from emberhall.games.gloomhaven.state import Ability
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .duel import blow, does, duel, hurts, lay, put, strikes, turn_of, where
from .positions import Scene, happens, table
from .test_each_circles import ally


def sung(card: str, drawing: str = "T B g . .", **more: str) -> Scene:
    """The Song lies active."""
    return lay(duel("music-note", card, drawing, **more), "top")


def curses(game: Scene) -> int:
    """How many Curses are in the deck of the monsters."""
    return sum(card.startswith("monster-curse") for card in game.state.modifiers)


def begins(game: Scene, letter: str, *answers: str) -> None:
    """The turn of a figure begins."""
    figure = game.who(letter)
    assert game.state.turn is not None
    game.state.turn.figure = figure.id
    happens(_turn_begins(table(game), figure), *[game.wanted(answer) for answer in answers])


@rule("GH-ACTIVE-07", "GH-XP-03")
def test_348_one_attack_in_each_turn_of_an_ally_is_stronger() -> None:
    game = sung("348", cards="348 349")
    assert game.state.turn is not None
    game.state.turn.figure = game.who("T").id
    assert [strikes(game, "T", "g", 2), strikes(game, "T", "g", 2), strikes(game, "B", "g", 2)] == [3, 2, 2]
    game.state.turn.figure = game.who("g").id
    assert strikes(game, "T", "g", 2) == 3
    begins(game, "B")
    assert game.character().xp == 1


@rule("GH-ACTIVE-09", "GH-ACTIVE-08")
def test_another_song_takes_the_place_of_the_one_before() -> None:
    game = sung("348", cards="348 349", hand="351 352").do("use_half:349:top")
    assert (where(game, "348"), where(game, "349")) == ("discard", "active")
    assert sorted(game.state.waiting) == ["always", "your_turn_start"]


@rule("GH-XP-03")
def test_366_two_songs_give_experience_once_a_turn() -> None:
    game = lay(duel("music-note", "366", cards="366 348", hand="349 351"), "top")
    first = game.character()
    for card, active in (("348", {"366", "348"}), ("349", {"366", "348", "349"}), ("357", {"366", "349", "357"})):
        first.played.cards = [Ability(card)]
        lay(game, "top", "end_bonus:348")
        assert {one.card for one in first.active} == active
    begins(game, "B")
    assert first.xp == 1


@rule("GH-SHIELD-02")
def test_349_all_allies_have_a_shield() -> None:
    game = sung("349")
    ally(game, "bat-swarm", 3)
    assert (strikes(game, "g", "T", 3, "suffer"), strikes(game, "g", "S", 3)) == (2, 2)
    assert strikes(game, "g", "B", 3, "suffer") == 3


@rule("GH-DAMAGE-01", "GH-ACTIVE-03")
def test_349_once_an_ally_near_suffers_nothing() -> None:
    game = lay(duel("music-note", "349", "T B . . g"), "bottom")
    put(game, "T", 4)
    put(game, "g", 3)
    assert hurts(game, "T", 2, "suffer") == 2
    put(game, "T", 0, 1)
    assert (hurts(game, "B", 1, "suffer"), hurts(game, "T", 2, "suffer"), hurts(game, "T", 2, "suffer")) == (1, 0, 2)


@rule("GH-MOVE-01", "GH-ATTACK-02")
def test_350_allies_move_and_reach_further() -> None:
    game = sung("350", "B . T . g")
    does(game, "B", fx.Attack(2, range=3))
    assert game.hp("g") == 40
    does(game, "T", fx.Attack(2, range=1), "on:g")
    does(game, "T", fx.Move(1), "move_to:3,1")
    assert (game.hp("g"), game.at("T")) == (38, "3,1")
    game = sung("350", "B . . . g")
    ally(game, "thorn-shooter", 0, 1)
    put(game, "g", 3, 2)
    turn_of(game, "S")
    assert game.hp("g") < 40


def test_350_melee_attacks_stay_melee() -> None:
    game = sung("350", "B T . g .")
    does(game, "T", fx.Attack(2))
    assert game.hp("g") == 40


@rule("GH-AOE-04", "GH-TERM-13")
def test_354_the_enemies_in_an_area_move_as_you_decide() -> None:
    game = duel("music-note", "354", "B . g h .").do("use_half:354:bottom")
    game.do(next(key for key in game.offers("area:") if "2,0" in key and "3,0" in key))
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", 1)
    game.do(sorted(game.offers("move_to:"))[0])
    assert (game.prompt, game.at("g") != "2,0" or game.at("h") != "3,0") == ("ask-move", True)


@rule("GH-COND-11")
def test_357_attacks_of_allies_wound() -> None:
    game = sung("357")
    strikes(game, "B", "g", 1)
    assert not game.has("g", "wound")
    strikes(game, "T", "g", 1)
    assert game.has("g", "wound")


@rule("GH-COND-25", "GH-ACTIVE-03", "GH-AMD-11")
def test_358_five_curses_are_doubled() -> None:
    game = lay(duel("music-note", "358", cards="358 359"), "top")
    game.do("use_half:359:top", "on:g", "on:T")
    assert curses(game) == 2
    does(game, "B", fx.Give(("curse",), range=1), "on:g")
    assert (curses(game), game.state.waiting["you_curse_an_enemy"][0].used, game.character().xp) == (4, 2, 0)
    does(game, "T", fx.Give(("curse",), range=9), "on:g")
    assert curses(game) == 5


@pytest.mark.parametrize(("card", "healed"), [("360", 1), ("372", 2)])
def test_allies_may_heal_as_their_turn_begins(card: str, healed: int) -> None:
    game = sung(card)
    game.who("T").hp = game.who("B").hp = 5
    begins(game, "T", "yes")
    begins(game, "B")
    assert (game.hp("T"), game.hp("B")) == (5 + healed, 5)
    begins(game, "T", "no")
    assert game.hp("T") == 5 + healed
    game.who("T").conditions = CONDITION["stun"]
    begins(game, "T")
    assert game.hp("T") == 5 + healed


@rule("GH-RETAL-01", "GH-RETAL-05")
def test_362_all_allies_retaliate_two_hexes_far() -> None:
    game = sung("362", "T B g . .")
    strikes(game, "g", "T", 1, "suffer", range=3)
    strikes(game, "g", "B", 1, "suffer")
    assert game.hp("g") == 38
    put(game, "g", 4)
    strikes(game, "g", "T", 1, "suffer", range=9)
    assert game.hp("g") == 38


@rule("GH-ADV-19")
def test_364_all_attacks_of_enemies_have_disadvantage() -> None:
    game = sung("364")
    assert [blow(game, "g", letter, 0).disadvantage for letter in "BT"] == [True, True]
    assert not blow(game, "T", "g", 0).disadvantage


@rule("GH-MOVE-01")
def test_367_allies_may_move_before_they_attack() -> None:
    game = sung("367", "B . T . g")
    does(game, "T", fx.Attack(2), "yes", "move_to:3,0", "on:g")
    assert (game.at("T"), game.hp("g")) == ("3,0", 38)
    does(game, "T", fx.Attack(2), "no", "on:g")
    does(game, "B", fx.Attack(2, range=9), "on:g")
    assert (game.hp("g"), game.at("B")) == (34, "0,0")


@rule("GH-TERM-13")
def test_368_you_move_an_enemy_as_your_turn_begins() -> None:
    game = sung("368", "B . . . g")
    begins(game, "B", "on:g", "move_to:2,0")
    assert game.at("g") == "2,0"


@rule("GH-TERM-12")
def test_368_an_enemy_attacks_another() -> None:
    game = duel("music-note", "368", "B . g h .").do("use_half:368:bottom", "on:g", "on:h")
    assert (game.hp("h") < 40, game.hp("g"), game.character().xp) == (True, 40, 1)


def test_370_curses_an_enemy_as_your_turn_begins() -> None:
    game = sung("370", "B . . . g")
    begins(game, "B", "on:g")
    assert (curses(game), game.character().xp) == (1, 1)


@rule("GH-XP-02")
@pytest.mark.parametrize(
    ("card", "half", "answers", "hp"),
    [
        ("352", "bottom", ("on:T", "1/yes", "1/on:g"), 36),
        ("365", "bottom", ("on:T", "1/yes", "1/on:g"), 35),
        ("371", "bottom", ("1/yes", "1/on:g"), 37),
        ("373", "top", ("on:T", "1/yes", "1/on:g"), 38),
        ("375", "bottom", ("on:T", "1/yes", "1/on:g"), 36),
    ],
)
def test_allies_attack_because_of_you(card: str, half: str, answers: tuple[str, ...], hp: int) -> None:
    game = duel("music-note", card, "g T B . .").do(f"use_half:{card}:{half}", *answers)
    assert (game.hp("g"), game.character(1).xp) == (hp, 0)


@pytest.mark.parametrize(("card", "half", "points"), [("356", "top", 4), ("365", "top", 5)])
def test_allies_move_because_of_you(card: str, half: str, points: int) -> None:
    game = duel("music-note", card).do(f"use_half:{card}:{half}", "on:T", "1/yes")
    assert (game.asked, game.ask.prompt.args["n"]) == ((1,), points)


@rule("GH-AOE-04")
def test_373_the_enemies_in_a_wide_area_move_as_you_decide() -> None:
    game = duel("music-note", "373", "B . g h .").do("use_half:373:bottom")
    game.do(max(game.offers("area:"), key=lambda key: ("2,0" in key) + ("3,0" in key)))
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", 2)


def test_374_every_attack_of_an_ally_is_stronger() -> None:
    game = sung("374")
    assert [strikes(game, "T", "g", 2), strikes(game, "T", "g", 2), strikes(game, "B", "g", 2)] == [3, 3, 2]


def test_375_the_enemies_you_jump_over_strike_each_other() -> None:
    game = duel("music-note", "375", "B g h . .").do("use_half:375:top", "move_to:1,0", "move_to:3,0")
    while game.prompt == "ask-move":
        game.do("stay")
    game.do(*[key for key in ("on:h",) if game.prompt == "ask-attack"])
    assert (game.hp("h"), game.hp("B")) == (37, 14)


@rule("GH-EXHAUST-03")
def test_a_song_ends_with_its_singer() -> None:
    game = sung("374")
    exhaust(table(game), game.character())
    assert strikes(game, "T", "g", 2) == 2


@pytest.mark.parametrize(("by", "whom", "more"), [("B", "g", 1), ("B", "T", 0), ("T", "g", 0), ("g", "T", 0)])
def test_358_only_your_curses_on_enemies_are_doubled(by: str, whom: str, more: int) -> None:
    game = sung("358")
    does(game, by, fx.Give(("curse",), who=fx.Figures("figures", count=1, within=4)), f"on:{whom}")
    theirs = sum(card.startswith("curse") for one in game.state.characters for card in one.modifiers)
    assert (curses(game) if whom == "g" else theirs) == 1 + more
