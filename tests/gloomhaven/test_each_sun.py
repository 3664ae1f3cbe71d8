"""The Sunkeeper: halves whose effect shows later, on others, or only with an element."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.state import Ability
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .duel import blow, does, duel, hurts, infused, put, strikes, where


@rule("GH-RETAL-01", "GH-ACTIVE-03")
def test_175_retaliates_against_five_melee_attacks() -> None:
    game = duel("sun", "175").do("use_half:175:top")
    strikes(game, "g", "B", 3, "suffer")
    assert (game.hp("g"), game.character().xp) == (38, 1)
    strikes(game, "g", "B", 3, "suffer", range=3)
    assert game.hp("g") == 38
    for _ in range(4):
        strikes(game, "g", "B", 1, "suffer")
    assert (game.hp("g"), game.character().xp) == (30, 3)
    assert where(game, "175") == "lost"


@rule("GH-ELEM-08")
@pytest.mark.parametrize(("elements", "answers", "strong"), [("", (), False), ("light", ("yes",), True)])
def test_175_with_light_strengthens_allies_within_two_hexes(
    elements: str, answers: tuple[str, ...], strong: bool
) -> None:
    game = duel("sun", "175", "T . B g .", elements=elements).do("use_half:175:bottom", *answers)
    assert game.has("T", "strengthen") is strong
    assert not game.has("B", "strengthen")


@rule("GH-ELEM-08", "GH-RECOVER-01")
@pytest.mark.parametrize(("elements", "answers", "left"), [("", (), 2), ("light", ("yes",), 1)])
def test_178_an_ally_recovers_two_discards_or_three_with_light(
    elements: str, answers: tuple[str, ...], left: int
) -> None:
    game = duel("sun", "178", elements=elements)
    game.character(1).discard.cards = [Ability(card) for card in ("7", "8", "9", "10")]
    game.do("use_half:178:top", *answers, "on:T", "pick_card:7", "pick_card:8")
    if elements:
        assert game.asked == (1,)
        game.do("pick_card:9")
    assert (len(game.character(1).discard), game.prompt) == (left, "ask-act")


@rule("GH-DAMAGE-01", "GH-END-05")
def test_179_nobody_beside_you_suffers_damage_this_round() -> None:
    game = duel("sun", "179", "T B g . .").do("use_half:179:bottom")
    assert (hurts(game, "B", 4, "suffer"), hurts(game, "T", 4, "suffer")) == (0, 0)
    put(game, "T", 4)
    assert hurts(game, "T", 4, "suffer") == 4
    game.do("end_turn")
    assert not game.state.waiting
    assert where(game, "179") == "lost"


@rule("GH-ACTIVE-07", "GH-MOVE-01")
def test_184_shield_and_one_less_for_every_move() -> None:
    game = duel("sun", "184", "B . . . g", cards="184 201").do("use_half:184:bottom")
    assert [(bonus.what, bonus.n, bonus.round) for bonus in game.who("B").bonuses] == [("shield", 1, False)]
    does(game, "B", fx.Move(3), "move_to:2,0")
    assert game.at("B") == "2,0"
    does(game, "B", fx.Move(1))
    assert game.at("B") == "2,0"


@rule("GH-ELEM-03", "GH-ACTIVE-03")
@pytest.mark.parametrize(("elements", "gained"), [("", 1), ("light", 0)])
def test_187_infuses_light_at_the_end_of_a_turn_unless_it_is_strong(elements: str, gained: int) -> None:
    game = duel("sun", "187", elements=elements, cards="187 183").do("use_half:187:bottom")
    game.do("end_turn")
    assert game.character().xp == gained
    (lasting,) = game.state.waiting["your_turn_end"]
    assert lasting.used == gained


@rule("GH-TURN-01", "GH-TURN-02")
def test_190_an_ally_takes_a_whole_turn_at_once() -> None:
    """The cards that T has laid for the round stay for its own turn; conditions run out as at the end of any turn."""
    game = duel("sun", "190", "T B g . .")
    ally = game.character(1)
    ally.played.cards = [Ability("10"), Ability("11")]
    game.who("T").conditions = CONDITION["strengthen"] | CONDITION["wound"]
    hp = game.hp("T")
    game.do("use_half:190:top", "on:T")
    assert game.asked == (1,)
    assert game.session.asks[0].prompt.id == "ask-extra-turn"
    game.do("1/play_more:1,2", "1/suffer")
    assert hp - game.hp("T") == 1
    assert {key for key in game.keys if key.startswith("use_half")} == {
        "use_half:1:top", "use_half:1:bottom", "use_half:2:top", "use_half:2:bottom"
    }  # fmt: skip
    game.do("1/use_default:2:bottom", "1/stay", "1/use_default:1:top")
    assert game.asked == (0,)
    assert (ally.played.cards, ally.discard.cards) == (["10", "11"], ["2", "1"])
    assert not game.has("T", "strengthen")
    assert game.prompt == "ask-act"
    assert (game.character().xp, where(game, "190")) == (2, "lost")
    assert game.state.turn is not None
    assert game.state.turn.figure == game.who("B").id


@rule("GH-TURN-07")
def test_190_the_ally_may_decline_and_needs_two_cards() -> None:
    game = duel("sun", "190").do("use_half:190:top", "on:T", "1/no")
    assert (game.asked, where(game, "190"), game.character().xp) == ((0,), "discard", 0)
    game = duel("sun", "190", second_hand="1").do("use_half:190:top")
    assert (game.prompt, where(game, "190")) == ("ask-act", "discard")
    game = duel("sun", "190", second_hand="1 2").do("use_half:190:top", "on:T")
    assert game.keys == ["play_more:1,2", "no"]


@rule("GH-ADV-19", "GH-END-05")
@pytest.mark.parametrize(("whom", "at", "worse"), [("B", 0, True), ("T", 4, True), ("T", 5, False)])
def test_194_attacks_on_you_and_allies_near_have_disadvantage(whom: str, at: int, worse: bool) -> None:
    game = duel("sun", "194", "B g . . T").do("use_half:194:bottom")
    if whom == "T":
        put(game, "T", *((4, 0) if at == 4 else (3, 2)))
    assert blow(game, "g", whom, 1, "suffer", range=9).disadvantage is worse
    assert infused(game) == ["light"]


def test_195_blesses_the_allies_moved_through() -> None:
    game = duel("sun", "195", "B T . . g").do("use_half:195:bottom", "move_to:1,0", "move_to:2,0", "stay")
    assert [card for card in game.character(1).modifiers if card.startswith("bless")] == ["bless.10"]
    assert not [card for card in game.character().modifiers if card.startswith("bless")]


@rule("GH-RETAL-01", "GH-ATTACK-07")
def test_196_retaliates_and_weakens_every_attack() -> None:
    game = duel("sun", "196").do("use_half:196:top")
    assert [(bonus.what, bonus.n, bonus.round) for bonus in game.who("B").bonuses] == [("retaliate", 2, False)]
    assert (strikes(game, "B", "g", 4), strikes(game, "T", "g", 4)) == (3, 4)


@rule("GH-ACTIVE-07", "GH-TERM-06")
def test_197_every_attack_of_an_ally_is_worth_more_this_round() -> None:
    game = duel("sun", "197").do("use_half:197:top")
    assert (strikes(game, "T", "g", 2), strikes(game, "B", "g", 2), strikes(game, "g", "T", 2, "suffer")) == (3, 2, 2)


@rule("GH-ACTIVE-07", "GH-MOVE-01")
def test_197_every_move_of_an_ally_is_longer_this_round() -> None:
    game = duel("sun", "197", "T . . . B").do("use_half:197:bottom")
    does(game, "T", fx.Move(1), "move_to:3,0")
    assert game.at("T") == "3,0"
    does(game, "B", fx.Move(1), "move_to:3,1")
    assert game.at("B") == "3,1"


@rule("GH-ELEM-08", "GH-ACTIVE-05")
def test_199_an_attack_action_may_consume_light() -> None:
    game = duel("sun", "199", elements="light", mods="-1 +1", cards="199 183").do("use_half:199:top")
    does(game, "B", fx.Attack(2, targets=1), "on:g", "yes")
    assert (game.hp("g"), game.character().xp, game.state.elements[4]) == (40 - 2 - 2 - 1, 1, 0)
    does(game, "B", fx.Attack(2), "on:g")
    assert game.hp("g") == 33
    assert where(game, "199") == "active"


@rule("GH-ELEM-12", "GH-XP-03")
def test_202_with_light_the_ally_kills_instead() -> None:
    game = duel("sun", "202", "g T B . .", elements="light").do("use_half:202:top", "on:T", "1/yes", "1/yes", "1/on:g")
    assert not game.there("g")
    assert (game.character().xp, game.character(1).xp) == (3, 0)


@rule("GH-XP-02")
def test_202_experience_for_every_attack_of_an_ally() -> None:
    game = duel("sun", "202", "g T B . .").do("use_half:202:bottom", "1/yes", "1/on:g")
    assert (game.hp("g"), game.character().xp) == (36, 1)
    game = duel("sun", "202", "g T B . .").do("use_half:202:bottom", "1/no")
    assert (game.hp("g"), game.character().xp, where(game, "202")) == (40, 0, "discard")


@rule("GH-ACTIVE-03", "GH-ATTACK-07")
def test_203_four_attack_actions_are_stronger_with_all_their_attacks() -> None:
    game = duel("sun", "203", "T B g h .").do("use_half:203:top")
    does(game, "B", fx.Attack(1, range=2, targets=2), "on:g", "on:h")
    assert (game.hp("g"), game.hp("h"), game.character().xp) == (36, 36, 1)
    assert game.has("g", "wound")
    assert game.has("h", "wound")
    for _ in range(3):
        does(game, "B", fx.Attack(1), "on:g")
    assert (game.hp("g"), game.character().xp, where(game, "203")) == (24, 4, "lost")
    does(game, "B", fx.Attack(1), "on:g")
    assert game.hp("g") == 23


@rule("GH-DAMAGE-01", "GH-ACTIVE-05")
def test_204_damage_to_an_ally_may_be_yours_less_one() -> None:
    game = duel("sun", "204").do("use_half:204:top")
    mine, theirs = game.hp("B"), game.hp("T")
    assert hurts(game, "T", 4, "yes", "suffer") == 0
    assert (mine - game.hp("B"), game.hp("T")) == (3, theirs)
    assert hurts(game, "T", 4, "no", "suffer") == 4
    assert hurts(game, "g", 4) == 4
    assert where(game, "204") == "active"
