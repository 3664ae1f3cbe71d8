"""The Elementalist: elements in bulk, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.content import SUMMONS
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import KEPT, Playing
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.state import Ability, Active
from emberhall.rulebook import rule

from .duel import blow, does, duel, infused, lay, put, strikes, strong, summon, turn_of, where
from .positions import table

ALL = "fire ice air earth light dark"


@rule("GH-ELEM-11", "GH-ELEM-08")
@pytest.mark.parametrize(
    ("answers", "hp", "xp"), [(("yes", "yes"), 35, 1), (("no", "yes"), 37, 0), (("no", "no"), 39, 0)]
)
def test_447_each_element_is_paid_for_by_itself(answers: tuple[str, ...], hp: int, xp: int) -> None:
    game = duel("triangles", "447", "B . g . .", elements="fire air").do("use_half:447:top", *answers, "on:g")
    assert (game.hp("g"), game.character().xp) == (hp, xp)


@rule("GH-ELEM-08", "GH-ACTIVE-05")
def test_449_an_attack_action_may_consume_any_element_once() -> None:
    game = lay(duel("triangles", "449", "B . g h .", elements="fire ice", cards="449 466"), "bottom")
    game.do("use_half:466:top", "on:g", "yes", "pick_element:ice", "on:h")
    assert (game.hp("g"), game.hp("h"), game.state.elements[1]) == (37, 37, 0)


@rule("GH-ELEM-16")
def test_450_infuses_any_element_at_the_end_of_every_turn_for_weaker_attacks() -> None:
    game = lay(duel("triangles", "450", "B . g . .", cards="450 451", hand="447 448"), "bottom")
    assert strikes(game, "B", "g", 3, range=3) == 2
    game.do("end_turn", "yes", "pick_element:dark")
    assert game.state.elements[5] > 0
    game = lay(duel("triangles", "450", "B . g . .", cards="450 451", hand="447 448"), "bottom").do("end_turn", "no")
    assert strong(game) == []


@rule("GH-ELEM-12")
def test_450_four_elements_at_once() -> None:
    game = duel("triangles", "450", "B . g h .", elements=ALL).do(
        "use_half:450:top", "yes", "yes", "yes", "yes", "on:g"
    )
    while game.prompt == "ask-push":
        game.do(game.keys[0])
    game.do("on:h")
    assert (game.hp("g"), game.hp("h"), game.has("g", "stun"), game.has("h", "stun")) == (37, 37, True, True)
    assert game.state.elements[:4] == [0, 0, 0, 0]


def test_453_attacks_all_exactly_two_hexes_away() -> None:
    game = duel("triangles", "453", "B g h k .").do("use_half:453:top")
    if game.prompt == "ask-attack":
        game.do("on:h")
    assert [game.hp(letter) for letter in "ghk"] == [40, 36, 40]


@rule("GH-ADV-19")
def test_459_attacks_on_you_have_disadvantage_this_round() -> None:
    game = duel("triangles", "459", "B g . . .").do("use_half:459:bottom", "stay")
    assert blow(game, "g", "B", 0).disadvantage


@rule("GH-ATTACK-01", "GH-ELEM-11")
@pytest.mark.parametrize(
    ("elements", "answers", "last", "left"),
    [
        ("", (), ("on:h", "on:k"), [36, 37, 38, 40]),
        ("air", ("yes",), ("on:h", "on:k", "on:S"), [36, 37, 38, 39]),
        ("light", ("yes",), ("on:h", "on:k"), [35, 36, 37, 40]),
    ],
)
def test_463_lightning_leaps_from_target_to_target(
    elements: str, answers: tuple[str, ...], last: tuple[str, ...], left: list[int]
) -> None:
    """B reaches only g; each leap is up to two hexes from the last target."""
    drawing = "B . . g .\n . . . h\n. . . . k\n . . . S"
    game = duel("triangles", "463", drawing, k="bandit-guard", S="bandit-guard", elements=elements)
    game.do("use_half:463:top", *answers, "on:g", *last)
    assert [game.hp(letter) for letter in "ghkS"] == left
    assert game.character().xp == len(answers)


@rule("GH-ELEM-12", "GH-LOOT-01")
@pytest.mark.parametrize(
    ("elements", "answers", "coins"), [("", (), 1), ("fire ice", ("yes", "pick_element:ice"), 2), ("fire", (), 1)]
)
def test_465_two_elements_for_a_wider_loot(elements: str, answers: tuple[str, ...], coins: int) -> None:
    game = duel("triangles", "465", "B o o . g", elements=elements).do("use_half:465:bottom", *answers)
    assert game.character().coins == coins


def test_467_reaches_further_and_pierces_for_two_elements() -> None:
    game = duel("triangles", "467", "B . . . g", elements="ice air")
    does(game, "g", fx.Shield(4))
    game.do("use_half:467:top", "yes", "on:g")
    assert (game.hp("g"), game.character().xp) == (35, 1)
    game = duel("triangles", "467", "B . . . g").do("use_half:467:top")
    assert game.hp("g") == 40


def test_468_heals_then_attacks_around_the_healed_figure() -> None:
    game = duel("triangles", "468", "B . . T g")
    game.who("T").hp = 5
    game.do("use_half:468:top", "on:T")
    if game.prompt == "ask-attack":
        game.do("on:g")
    assert (game.hp("T"), game.hp("g"), infused(game)) == (8, 38, ["ice", "air"])


@rule("GH-SUMMON-03", "GH-ATTACK-04")
def test_469_attacks_may_be_made_from_the_hex_of_the_double() -> None:
    game = lay(duel("triangles", "469", "B . . . g\n . . . .\n. . . . .", cards="469 451"), "bottom", "at:1,0")
    double = summon(game)
    assert (double.hp, SUMMONS["doppelganger"].attack) == (10, None)
    put(game, "S", 2)
    put(game, "g", 4)
    does(game, "B", fx.Attack(2, range=2), "on:S", "on:g")
    assert game.hp("g") == 38
    does(game, "B", fx.Attack(2, range=2), "on:B")
    assert game.hp("g") == 38
    put(game, "S", 3)
    assert blow(game, "B", "g", 0, range=9).disadvantage is False
    does(game, "B", fx.Attack(2, push=1), "on:S", "on:g", "stay")
    assert game.hp("g") == 36


@rule("GH-ELEM-12", "GH-XP-03")
def test_470_kills_the_normal_enemies_of_an_area() -> None:
    game = duel("triangles", "470", "B . g h .", h="bandit-guard elite", elements="dark ice")
    game.do("use_half:470:top", "yes", "area:2,0;3,0")
    while game.prompt == "ask-attack":
        game.do(game.keys[0])
    assert (game.there("g"), game.there("h"), game.character().xp) == (False, True, 1)


@rule("GH-HEAL-01", "GH-RECOVER-01")
def test_471_an_element_each_for_the_healed_figure() -> None:
    game = duel("triangles", "471", "B . T . g", elements="ice earth light")
    game.who("T").hp = 5
    game.character(1).discard.cards = [Ability("7")]
    game.do("use_half:471:top", "yes", "yes", "yes", "on:T", "1/pick_card:7")
    assert (game.hp("T"), [bonus.n for bonus in game.who("T").bonuses], len(game.character(1).discard)) == (10, [1], 0)
    assert where(game, "471") == "active"


@rule("GH-ACTIVE-05", "GH-ELEM-08")
def test_472_an_element_consumed_also_hurts_or_heals_once_an_action() -> None:
    game = lay(duel("triangles", "472", "B g . h .", elements="fire air", cards="472 447"), "top")
    game.do("use_half:447:top", "yes", "yes", "effect:0", "on:g", "yes", "on:h")
    assert (game.hp("g"), game.hp("h")) == (39, 35)
    game = lay(duel("triangles", "472", "B g . h .", elements="fire", cards="472 447"), "top")
    game.who("B").hp = 5
    game.do("use_half:447:top", "yes", "yes", "effect:1", "on:B", "on:h")
    assert (game.hp("B"), game.hp("h")) == (6, 37)


@rule("GH-ELEM-08")
def test_472_hears_of_an_element_that_another_card_consumes() -> None:
    """449: an Attack action may consume any element. An enemy within 2 hexes suffers 1."""
    game = duel("triangles", "449", "B . g h k", elements="ice", cards="449 466")
    KEPT.begin(table(game), Playing(game.who("B"), "472", 0), KEPT.lasts_of("472")[0])
    game.character().active.append(Active(Ability("472"), "top", lost=True, round=False))
    lay(game, "bottom").do("use_half:466:top", "on:g", "yes")
    assert game.prompt == "prompt-may"
    assert game.state.elements[1] == 0
    assert game.do("yes", "effect:0").targets == "g"


@rule("GH-ELEM-12")
def test_472_wounds_and_immobilizes_those_jumped_over() -> None:
    game = duel("triangles", "472", "B g . . .", elements=ALL).do(
        "use_half:472:bottom", "yes", "pick_element:air", "yes"
    )
    game.do("pick_element:earth")
    assert game.ask.prompt.args["n"] == 7
    game.do("move_to:1,0", "move_to:2,0", "stay")
    assert (set(names_of(game.who("g"))), game.character().xp) == ({"wound", "immobilize"}, 2)


def test_474_a_mana_sphere_infuses_any_element() -> None:
    game = duel("triangles", "474", "B . . . g").do("use_half:474:top", "at:1,0")
    summon(game)
    state = game.state
    turn = state.turn
    turn_of(game, "S", "pick_element:dark")
    assert (game.hp("g"), state.turn is turn) == (38, True)


@rule("GH-ELEM-08")
@pytest.mark.parametrize(
    ("element", "shown"), [("fire", "hp"), ("air", "ask-move"), ("ice", "coins"), ("earth", "heal"), ("light", "")]
)
def test_474_four_abilities_for_an_element_each(element: str, shown: str) -> None:
    game = duel("triangles", "474", "B o . g .", elements=element)
    game.who("B").hp = 5
    game.do("use_half:474:bottom", *(["yes"] if shown else []))
    match shown:
        case "hp":
            assert game.do("on:g").hp("g") == 37
        case "ask-move":
            assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", 3)
        case "coins":
            assert game.character().coins == 1
        case "heal":
            assert game.do("on:B").hp("B") == 8
        case _:
            assert where(game, "474") == "discard"


@rule("GH-HEAL-01", "GH-ELEM-11")
def test_475_the_healed_figure_gets_a_shield_or_retaliates() -> None:
    game = duel("triangles", "475", "B . T . g", elements="fire ice")
    game.who("T").hp = 5
    game.do("use_half:475:bottom", "yes", "yes", "on:T")
    assert [(bonus.what, bonus.n) for bonus in game.who("T").bonuses] == [("retaliate", 2), ("shield", 2)]
    assert (where(game, "475"), game.character().xp, game.hp("T")) == ("active", 2, 9)
