"""The Nightshroud: what it does unseen, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .duel import blow, does, duel, lay, put, strikes, where
from .positions import Scene

UNSEEN = CONDITION["invisible"]


def unseen(card: str, drawing: str = "T B g . .", **more: str) -> Scene:
    """The Nightshroud is invisible and the card lies active, or will be played."""
    game = duel("eclipse", card, drawing, **more)
    game.who("B").conditions = UNSEEN
    return game


@rule("GH-ACTIVE-03", "GH-ACTIVE-05")
def test_261_another_attack_at_the_end_of_four_actions_made_unseen() -> None:
    game = lay(unseen("261", "B g . h .", cards="261 262"), "top")
    game.do("use_half:262:top", "on:g", "on:h")
    assert (game.hp("g"), game.hp("h"), game.character().xp) == (39, 38, 1)
    (lasting,) = game.state.waiting["your_attack_action"]
    assert lasting.used == 1


@rule("GH-ACTIVE-05")
def test_261_not_for_an_action_in_which_you_could_be_seen() -> None:
    """Card 270: Attack 1, then Invisible."""
    game = lay(duel("eclipse", "261", "B g . h .", cards="261 270"), "top")
    game.do("use_half:270:top", "on:g")
    assert (game.hp("h"), game.character().xp, game.has("B", "invisible")) == (40, 0, True)


@rule("GH-ELEM-08", "GH-END-05")
def test_263_with_dark_every_move_of_the_turn_is_doubled() -> None:
    game = duel("eclipse", "263", "B . . . g", elements="dark", cards="263 262", hand="264 265 266")
    game.do("use_half:263:top", "yes", "use_half:262:bottom")
    assert (game.prompt, game.ask.prompt.args["n"], game.character().xp) == ("ask-move", 6, 1)
    game.do("stay")
    assert not game.state.waiting


@rule("GH-ELEM-08", "GH-END-05")
def test_263_with_dark_every_attack_of_the_turn_is_doubled() -> None:
    game = duel("eclipse", "263", "B g . . .", elements="dark", cards="263 265")
    game.do("use_half:263:bottom", "stay", "yes", "use_half:265:top", "on:g")
    assert (game.hp("g"), game.has("g", "wound")) == (32, True)
    assert not game.state.waiting


@rule("GH-ADV-19", "GH-ACTIVE-07")
@pytest.mark.parametrize(("card", "answers"), [("267", ()), ("275", ("stay",))])
def test_attacks_on_you_have_disadvantage_this_round(card: str, answers: tuple[str, ...]) -> None:
    game = duel("eclipse", card).do(f"use_half:{card}:bottom", *answers)
    assert blow(game, "g", "B", 1, "suffer").disadvantage
    assert not blow(game, "g", "T", 1, "suffer").disadvantage


@pytest.mark.parametrize(
    ("card", "hp", "conditions", "xp"),
    [
        ("268", 35, set(), 1),
        ("274", 39, {"wound", "stun"}, 1),
        ("278", 36, set(), 1),
        ("284", 35, set(), 1),
        ("286", 35, {"poison", "muddle", "wound"}, 1),
    ],
)
def test_an_attack_made_unseen_is_worse(card: str, hp: int, conditions: set[str], xp: int) -> None:
    game = unseen(card, "B . g . ." if card == "274" else "B g . . .").do(f"use_half:{card}:top", "on:g")
    assert (game.hp("g"), game.character().xp) == (hp, xp)
    assert {name for name in CONDITION if game.has("g", name)} == conditions
    game = duel("eclipse", card, "B . g . ." if card == "274" else "B g . . .").do(f"use_half:{card}:top", "on:g")
    assert (game.hp("g") > hp or card in ("274", "286"), game.character().xp, game.has("g", "stun")) == (True, 0, False)


@rule("GH-ACTIVE-03", "GH-TURN-07")
def test_270_a_move_before_four_attack_actions() -> None:
    game = lay(duel("eclipse", "270", "B . . g .", cards="270 262"), "bottom")
    game.do("use_half:262:top", "move_to:2,0", "on:g")
    assert (game.hp("g"), game.character().xp) == (39, 1)
    game = lay(duel("eclipse", "270", "B g . . .", cards="270 262"), "bottom")
    game.do("use_half:262:top", "stay", "on:g")
    assert (game.hp("g"), game.character().xp) == (39, 0)  # no slot for a move that is not made


@rule("GH-TERM-09", "GH-ELEM-08")
def test_271_with_dark_you_go_to_any_free_hex() -> None:
    game = duel("eclipse", "271", "B g # ^ .", elements="dark").do("use_half:271:bottom", "yes")
    assert game.prompt == "ask-teleport"
    assert "at:3,0" in game.keys
    assert not {"at:0,0", "at:1,0", "at:2,0"} & set(game.keys)
    game.do("at:4,0")
    assert (game.at("B"), where(game, "271")) == ("4,0", "lost")
    assert game.state.turn is not None
    assert game.state.turn.moved == 0


@rule("GH-TILE-11")
def test_271_a_trap_where_you_arrive_is_sprung() -> None:
    game = duel("eclipse", "271", "B g # ^ .", elements="dark").do("use_half:271:bottom", "yes", "at:3,0", "suffer")
    assert game.hp("B") == 20 - game.state.trap_damage


@rule("GH-ELEM-03")
@pytest.mark.parametrize(("elements", "xp"), [("", 1), ("dark", 0)])
def test_277_infuses_dark_at_the_end_of_a_turn_unless_it_is_strong(elements: str, xp: int) -> None:
    game = lay(duel("eclipse", "277", elements=elements, cards="277 265"), "top").do("end_turn")
    assert game.character().xp == xp


@rule("GH-ACTIVE-03", "GH-ACTIVE-05")
def test_279_a_move_made_unseen_ends_with_an_attack_on_all_around() -> None:
    game = lay(unseen("279", "B . . g h", cards="279 265"), "bottom")
    put(game, "h", 3, 1)
    game.do("use_half:265:bottom", "move_to:2,0", "move_to:2,1", "stay", "on:g")
    assert (game.hp("g"), game.hp("h"), game.character().xp) == (38, 38, 1)
    game = lay(unseen("279", "B g . . .", cards="279 265"), "bottom").do("use_half:265:bottom", "stay")
    assert (game.hp("g"), game.character().xp) == (40, 0)  # it has not moved


@rule("GH-COND-32", "GH-ADV-16")
def test_283_attacks_see_the_invisible_and_have_advantage() -> None:
    game = lay(duel("eclipse", "283", "B g . . .", cards="283 284"), "top")
    game.who("g").conditions = UNSEEN
    does(game, "B", fx.Attack(2), "on:g")
    assert game.hp("g") == 38
    does(game, "B", fx.Attack(2, who=fx.Figures("enemies", within=1)), "on:g")
    assert game.hp("g") == 36
    assert blow(game, "B", "g", 1).advantage
    does(game, "B", fx.Give(("wound",), range=1))
    assert not game.has("g", "wound")  # it is no attack
    game = duel("eclipse", "284", "B g . . .")
    game.who("g").conditions = UNSEEN
    does(game, "B", fx.Attack(2))
    assert game.hp("g") == 40


@rule("GH-ELEM-12", "GH-ACTIVE-03")
@pytest.mark.parametrize(("elements", "offered"), [("dark", False), ("dark fire", True), ("fire ice", False)])
def test_282_kills_for_dark_and_another_element(elements: str, offered: bool) -> None:
    game = duel("eclipse", "282", "B g . . .", elements=elements).do("use_half:282:top")
    assert (game.prompt == "ask-consume") is offered
    if offered:
        game.do("yes", "on:g")
        assert (game.there("g"), game.character().xp, game.state.elements) == (False, 1, [0] * 6)


@rule("GH-ELEM-12")
def test_282_you_choose_the_other_element() -> None:
    game = duel("eclipse", "282", "B g . . .", elements="dark ice air").do("use_half:282:top", "yes")
    assert (game.prompt, game.keys) == ("ask-which-element", ["pick_element:ice", "pick_element:air"])
    assert game.do("pick_element:air").state.elements == [0, 2, 0, 0, 0, 0]


@rule("GH-XP-03")
def test_266_kills_only_a_normal_enemy() -> None:
    game = duel("eclipse", "266", "B g h . .", h="bandit-guard elite", elements="dark")
    put(game, "h", 0, 1)
    game.do("use_half:266:top", "yes")
    assert game.targets == "g"
    game.do("on:g")
    assert not game.there("g")
    game = duel("eclipse", "266", "B g h . .", h="bandit-guard elite", elements="dark")
    put(game, "h", 0, 1)
    game.do("use_half:266:top", "no")
    assert game.targets == "gh"


@rule("GH-ACTIVE-03")
def test_288_five_attacks_made_unseen_stun() -> None:
    game = lay(unseen("288", cards="288 265"), "top")
    assert (strikes(game, "B", "g", 1), game.has("g", "stun"), game.character().xp) == (1, True, 1)
    game.who("B").conditions = game.who("g").conditions = 0
    assert (strikes(game, "B", "g", 1), game.has("g", "stun")) == (1, False)
    (lasting,) = game.state.waiting["your_attack"]
    assert lasting.used == 1
