"""Every choice is asked for: leaving out conditions, putting active cards away before anyone acts."""

import pytest

from emberhall.games.gloomhaven.bots.answers import answer
from emberhall.games.gloomhaven.bots.plans import Mind
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.state import Ability, Active, Figure, Setup, Slot
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import Scene, room, stage, table

EVERY = Setup(every_choice=True)

NEAR = """
    . . . . .
     T B g h
    . . . . .
"""


def near(setup: Setup = EVERY, cards: str = "4 1", mods: str = "") -> Scene:
    game = room(
        NEAR,
        B="brute",
        T="tinkerer",
        g="bandit-guard",
        h="bandit-archer",
        cards=cards,
        hand="2 3 5",
        second_hand="30 32 33",
        mods=mods,
        setup=setup,
    )
    for letter in "gh":
        game.who(letter).hp = game.who(letter).most = 30
    return game


@rule("GH-EFFECT-03")
@pytest.mark.parametrize(("said", "disarmed"), [("yes", True), ("no", False)])
def test_a_condition_of_an_attack_may_be_left_out(said: str, disarmed: bool) -> None:
    """Brute, card 4, top: Attack 2, Disarm."""
    game = near().do("use_half:4:top", "on:g")
    assert (game.prompt, game.asked, game.hp("g")) == ("ask-condition", (0,), 28)
    assert not game.has("g", "disarm")
    game.do(said)
    assert game.has("g", "disarm") == disarmed
    assert game.hp("g") == 28


@rule("GH-EFFECT-03")
def test_of_two_conditions_each_may_be_left_out() -> None:
    """Brute, card 25, top: Attack 6, Wound and Stun."""
    game = near(cards="25 1").do("use_half:25:top", "on:g", "no", "yes")
    assert not game.has("g", "wound")
    assert game.has("g", "stun")


@rule("GH-EFFECT-03")
def test_a_condition_of_a_modifier_card_may_be_left_out() -> None:
    game = near(mods="+2-muddle").do("use_default:4:top", "on:g")
    assert game.prompt == "ask-condition"
    game.do("no")
    assert not game.has("g", "muddle")


@rule("GH-EFFECT-03", "GH-COND-03")
def test_nobody_is_asked_about_the_immune() -> None:
    game = stage(2, "0,-2", rooms=(2, 3, 4))
    game.state.setup = EVERY
    boss = game.who("bandit-commander")
    blow = Strike(boss, 2, melee=True, conditions=["stun", "muddle"])
    asked = [ask.prompt.args["condition"].id for ask in strike(table(game), Playing(game.who("B"), owner=0), blow)]
    assert asked == ["condition-muddle"]


@rule("GH-EFFECT-03")
def test_without_every_choice_nobody_is_asked_about_conditions() -> None:
    game = near(Setup()).do("use_half:4:top", "on:g")
    assert game.prompt == "ask-act"
    assert game.has("g", "disarm")


@rule("GH-EFFECT-03")
def test_the_conditions_of_monsters_come_by_themselves() -> None:
    game = near()
    blow = Strike(game.who("B"), 0, melee=True, conditions=["muddle"])
    assert list(strike(table(game), Playing(game.who("g")), blow)) == []  # nobody is asked
    assert game.has("B", "muddle")


@rule("GH-TURN-07", "GH-TURN-13")
@pytest.mark.parametrize(("said", "coins"), [("yes", 1), ("no", 0)])
def test_a_loot_ability_may_be_left_out(said: str, coins: int) -> None:
    """Brute, card 6, top: Loot 1."""
    game = room("B o . . .", B="brute", cards="6 1", setup=EVERY).do("use_half:6:top")
    assert (game.prompt, game.asked) == ("ask-loot", (0,))
    game.do(said)
    assert game.character().coins == coins


def before_guards(setup: Setup = EVERY) -> Scene:
    """The Brute has Shield and Retaliate from card 24; after it the guard acts."""
    game = near(setup, cards="24 1").do("use_half:24:bottom")
    game.state.order = [Slot(70, monsters="bandit-guard")]
    game.state.monsters["bandit-guard"].card = game.state.monsters["bandit-guard"].deck.cards.pop()
    return game.do("end_turn")


@rule("GH-ACTIVE-09")
def test_before_a_monster_acts_an_active_card_may_be_put_away() -> None:
    game = before_guards()
    assert (game.prompt, game.asked, set(game.keys)) == ("ask-put-away", (0,), {"end_bonus:24", "done"})
    assert game.state.deciding == 0
    game.do("end_bonus:24")
    assert game.who("B").bonuses == []
    assert game.character().active == []
    assert "24" in game.character().lost.cards
    assert game.prompt != "ask-put-away"


@rule("GH-ACTIVE-09")
def test_what_stays_active_is_asked_about_once_for_each_turn() -> None:
    game = before_guards()
    assert answer(Mind(), game.state, game.ask) == game.keys.index("done")
    game.do("done")
    assert len(game.who("B").bonuses) == 2
    assert game.prompt != "ask-put-away"


@rule("GH-ACTIVE-09")
def test_whose_turn_begins_is_asked_in_it() -> None:
    game = near(cards="24 1").do("use_half:24:bottom")
    second = game.character(1)
    second.active.append(Active(Ability("36"), "bottom", lost=False, round=True))
    second.played.cards = [Ability("30"), Ability("32")]
    game.state.order = [Slot(70, character=1)]
    game.do("end_turn")
    assert (game.prompt, game.asked) == ("ask-put-away", (0,))
    game.do("done")
    assert (game.prompt, game.asked, game.state.deciding) == ("ask-act", (1,), NOBODY)
    assert "end_bonus:36" in game.keys


@rule("GH-ACTIVE-09")
def test_without_every_choice_nobody_is_asked_about_active_cards() -> None:
    game = before_guards(Setup())
    assert game.prompt != "ask-put-away"


@rule("GH-ACTIVE-09", "GH-SUMMON-06")
def test_a_summon_goes_with_its_card_before_it_acts() -> None:
    """Tinkerer, card 31, top: a Decoy."""
    game = room("B T . . g", B="tinkerer", T="brute", g="bandit-guard", cards="31 30", hand="32 33", setup=EVERY)
    game.do("use_half:31:top")
    game.do(game.offers("at:")[0])
    decoy: Figure = next(figure for figure in game.state.figures.values() if figure.kind == "summon")
    game.state.round += 1
    game.state.order = [Slot(50, character=0)]
    assert game.state.turn is not None
    game.state.turn.left = [decoy.id]
    game.character().active.append(Active(Ability("36"), "bottom", lost=False, round=False))
    game.do("end_turn")
    assert (game.prompt, game.asked) == ("ask-put-away", (0,))
    game.do("end_bonus:31")
    assert game.prompt != "ask-put-away"  # before whose turn?
    assert decoy.id not in game.state.figures
    assert decoy.acted < 2  # it has not acted any more
