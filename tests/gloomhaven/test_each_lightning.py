"""The Berserker: damage suffered on purpose, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Ability, Item
from emberhall.games.gloomhaven.terms import CONDITION, NEGATIVE
from emberhall.rulebook import rule

from .duel import blow, does, duel, hurts, lay, put, strikes, where
from .positions import Scene, table


def berserk(card: str, drawing: str = "T B g . .", hp: int = 26, **more: str) -> Scene:
    """The Berserker with this many of 26 hit points."""
    game = duel("lightning", card, drawing, **more)
    game.who("B").hp = hp
    return game


@rule("GH-XP-03")
@pytest.mark.parametrize(("hp", "dealt", "xp"), [(26, 0, 0), (20, 6, 1), (5, 21, 4)])
def test_319_attacks_with_what_is_missing(hp: int, dealt: int, xp: int) -> None:
    game = berserk("319", hp=hp).do("use_half:319:top", "on:g")
    assert (game.hp("g"), game.character().xp) == (40 - dealt, xp)


@rule("GH-ACTIVE-08")
def test_320_attacks_with_the_lost_cards() -> None:
    """Two cards are lost, and an active one belongs to them."""
    game = lay(berserk("343", cards="343 320"), "bottom")
    game.character().lost.cards = [Ability("330"), Ability("332")]
    assert game.do("use_half:320:top", "on:g").hp("g") == 37


@pytest.mark.parametrize(("hp", "attacks"), [(13, False), (12, True)])
def test_320_attacks_below_half_of_the_hit_points(hp: int, attacks: bool) -> None:
    game = berserk("320", hp=hp).do("use_half:320:bottom", "stay", *(["on:g"] if attacks else []))
    assert (game.hp("g"), game.character().xp) == ((38, 1) if attacks else (40, 0))


@rule("GH-XP-02", "GH-DAMAGE-03")
@pytest.mark.parametrize(
    ("answers", "hp", "target", "xp"),
    [(("yes", "suffer"), 24, 35, 1), (("no",), 26, 37, 0), (("yes", "lose_card:320"), 26, 37, 0)],
)
def test_321_damage_buys_attack_unless_it_is_negated(answers: tuple[str, ...], hp: int, target: int, xp: int) -> None:
    game = berserk("321", cards="321 330", hand="320 323").do("use_half:321:top", *answers, "on:g")
    assert (game.hp("B"), game.hp("g"), game.character().xp) == (hp, target, xp)


@rule("GH-DAMAGE-03", "GH-MOVE-01")
@pytest.mark.parametrize(
    ("answers", "points"), [(("suffer_this:3", "suffer"), 7), (("suffer_this:1", "suffer"), 5), (("no",), 4)]
)
def test_321_moves_further_for_damage(answers: tuple[str, ...], points: int) -> None:
    game = berserk("321").do("use_half:321:bottom", *answers)
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", points)


@pytest.mark.parametrize(("hp", "dealt", "xp"), [(13, 3, 0), (12, 5, 1)])
def test_322_attacks_harder_below_half_of_the_hit_points(hp: int, dealt: int, xp: int) -> None:
    game = berserk("322", hp=hp).do("use_half:322:top", "on:g")
    assert (game.hp("g"), game.character().xp) == (40 - dealt, xp)


@rule("GH-DAMAGE-01", "GH-ACTIVE-03")
def test_322_three_times_no_damage_kills() -> None:
    game = lay(berserk("322", hp=5, cards="322 320"), "bottom")
    assert [hurts(game, "B", n, "suffer") for n in (5, 4, 1, 9, 2)] == [0, 4, 0, 0, 2]
    assert (game.character().xp, where(game, "322")) == (3, "lost")


def test_323_heals_as_much_as_you_lack() -> None:
    game = berserk("323", hp=16)
    game.who("T").hp = 5
    assert game.do("use_half:323:top", "on:T").hp("T") == 15


@pytest.mark.parametrize(("hp", "left"), [(9, 4), (8, 4), (1, 0)])
def test_324_attacks_then_costs_half_of_your_hit_points(hp: int, left: int) -> None:
    game = berserk("324", hp=hp).do("use_half:324:top", "on:g", "suffer")
    assert (game.hp("g"), game.hp("B")) == (34, left)


def test_324_stronger_attacks_for_a_hit_point_a_turn() -> None:
    game = lay(berserk("324"), "bottom")
    assert strikes(game, "B", "g", 2) == 3
    assert sorted(game.state.waiting) == ["your_attack", "your_turn_start"]


@rule("GH-HEAL-04", "GH-ACTIVE-03", "GH-COND-10")
def test_325_four_heals_are_worth_two_more() -> None:
    game = lay(berserk("325", hp=5), "bottom")
    assert heal(table(game), game.who("B"), 3) == 5
    game.who("B").conditions = CONDITION["poison"]
    assert heal(table(game), game.who("B"), 3) == 0  # no slot for a heal that only ends Poison
    (lasting,) = game.state.waiting["you_are_healed"]
    assert (lasting.used, heal(table(game), game.who("T"), 3)) == (1, 0)
    for _ in range(3):
        game.who("B").hp = 5
        heal(table(game), game.who("B"), 1)
    assert (game.hp("B"), game.character().xp, where(game, "325")) == (8, 2, "lost")


def test_326_damage_buys_a_stun() -> None:
    game = berserk("326").do("use_half:326:top", "yes", "suffer", "on:g")
    assert (game.hp("B"), game.hp("g"), game.has("g", "stun"), game.character().xp) == (24, 37, True, 1)


@rule("GH-HEAL-04")
def test_329_heals_above_the_maximum() -> None:
    game = duel("lightning", "329")
    game.who("B").hp = game.who("B").most = 10
    game.do("use_half:329:bottom")
    assert (game.hp("B"), game.who("B").most) == (13, 10)
    heal(table(game), game.who("B"), 50)
    assert game.hp("B") == 26
    assert heal(table(game), game.who("T"), 50) == 0


@rule("GH-DAMAGE-01")
def test_330_attacks_with_all_your_hit_points_and_leaves_one() -> None:
    game = berserk("330", hp=11).do("use_half:330:top", "on:g")
    assert (game.hp("g"), game.hp("B"), game.character().xp) == (29, 1, 2)


@pytest.mark.parametrize(("answers", "shields", "xp"), [(("yes", "suffer"), 1, 1), (("no",), 0, 0)])
def test_331_damage_buys_a_shield(answers: tuple[str, ...], shields: int, xp: int) -> None:
    game = berserk("331").do("use_half:331:top", "on:g", *answers)
    assert (len(game.who("B").bonuses), game.character().xp) == (shields, xp)


def test_331_the_question_says_what_damage_buys() -> None:
    args = berserk("331").do("use_half:331:top", "on:g").ask.prompt.args
    assert (args["given"], bool(args["gains"])) == (1, True)


def test_331_damage_buys_a_stun_beside_you() -> None:
    game = berserk("331").do("use_half:331:bottom", "stay", "yes", "suffer", "on:g")
    assert (game.hp("B"), game.has("g", "stun")) == (24, True)


def test_332_as_many_targets_as_damage_suffered() -> None:
    game = berserk("332", "g B h . .").do("use_half:332:top", "suffer_this:2", "suffer", "on:g", "on:h")
    assert (game.hp("g"), game.hp("h")) == (36, 36)
    game = berserk("332", "g B h . .").do("use_half:332:top", "no")
    assert (game.hp("g"), game.hp("h"), game.prompt) == (40, 40, "ask-act")


@rule("GH-RETAL-01")
def test_332_melee_attacks_on_you_are_worse_for_both() -> None:
    game = lay(berserk("332"), "bottom")
    assert (strikes(game, "g", "B", 2, "suffer"), game.hp("g")) == (3, 38)
    put(game, "g", 4)
    assert (strikes(game, "g", "B", 2, "suffer", range=3), game.hp("g")) == (2, 38)


def test_333_moves_further_below_half_of_the_hit_points() -> None:
    game = berserk("333", hp=12).do("use_half:333:bottom")
    assert game.ask.prompt.args["n"] == 5


@rule("GH-RETAL-01", "GH-END-05")
def test_334_every_retaliate_is_worth_two_more_this_round() -> None:
    game = lay(berserk("334", cards="334 319"), "top")
    does(game, "B", fx.Retaliate(1))
    does(game, "B", fx.Retaliate(1))
    strikes(game, "g", "B", 1, "suffer")
    assert game.hp("g") == 40 - 3 - 3


@pytest.mark.parametrize(("hp", "target", "dies"), [(16, 5, False), (15, 5, True)])
def test_335_kills_an_enemy_with_less_than_half_of_your_wounds(hp: int, target: int, dies: bool) -> None:
    game = berserk("335", hp=hp)
    game.who("g").hp = target
    game.do("use_half:335:top", *(["on:g"] if dies else []))
    assert game.there("g") is not dies


def test_336_attacks_all_near_with_the_damage_suffered() -> None:
    game = berserk("336", "B . g h .").do("use_half:336:top", "suffer_this:4", "suffer", "on:g")
    assert (game.hp("g"), game.hp("h"), game.hp("B")) == (36, 36, 22)


@rule("GH-ADV-16", "GH-ADV-19")
def test_337_advantage_for_you_and_disadvantage_for_others_this_round() -> None:
    game = lay(berserk("337", cards="337 320"), "bottom")
    assert blow(game, "B", "g", 1).advantage
    assert blow(game, "g", "B", 1, "suffer").disadvantage


@pytest.mark.parametrize(("hp", "shields", "xp"), [(13, 0, 0), (12, 1, 1)])
def test_338_a_shield_below_half_of_the_hit_points(hp: int, shields: int, xp: int) -> None:
    game = berserk("338", hp=hp).do("use_half:338:top", "on:g")
    assert (len(game.who("B").bonuses), game.character().xp) == (shields, xp)


@pytest.mark.parametrize(("hp", "dealt"), [(13, 2), (12, 3)])
def test_338_attacks_are_stronger_below_half_of_the_hit_points(hp: int, dealt: int) -> None:
    assert strikes(lay(berserk("338", hp=hp), "bottom"), "B", "g", 2) == dealt


@rule("GH-EXHAUST-03")
def test_339_kills_and_exhausts_you() -> None:
    game = berserk("339").do("use_half:339:top", "on:g")
    assert (game.there("g"), game.character().exhausted, game.character().xp) == (False, True, 3)
    game = berserk("339", "T B . . g").do("use_half:339:top")
    assert (game.character().exhausted, game.prompt) == (False, "ask-act")


def test_339_moves_as_far_as_cards_are_lost() -> None:
    game = berserk("339", cards="339 320")
    game.character().lost.cards = [Ability("330"), Ability("332"), Ability("333")]
    assert game.do("use_half:339:bottom").ask.prompt.args["n"] == 3


@rule("GH-SHIELD-02")
@pytest.mark.parametrize(("answers", "ignored"), [(("yes", "suffer"), True), (("no",), False)])
def test_341_damage_buys_an_attack_through_shields(answers: tuple[str, ...], ignored: bool) -> None:
    game = berserk("341")
    does(game, "g", fx.Shield(2))
    game.do("use_half:341:top", *answers, "on:g")
    assert (game.hp("g"), game.character().xp) == ((36, 1) if ignored else (38, 0))


@rule("GH-REST-10", "GH-REST-11", "GH-REST-12")
def test_341_a_short_rest_this_round_is_as_good_as_a_long_one() -> None:
    game = berserk("341", "B . . . g", 20, cards="341 320", hand="321 323", discard="325 326")
    game.character().items = [Item(1, spent=True), Item(12, consumed=True)]
    game.do("use_half:341:bottom", "end_turn", "short_rest")
    assert (game.prompt, "lose_card:341" in game.keys) == ("ask-rest-loses", True)
    game.do("lose_card:326")
    assert (game.hp("B"), [item.spent for item in game.character().items]) == (22, [False, False])
    assert (game.character().lost.cards, game.character().items[1].consumed) == (["326"], True)
    assert not [name for name in game.state.notes if name.startswith("rests_well")]


@rule("GH-COND-03", "GH-COND-04")
def test_343_you_are_immune() -> None:
    game = berserk("343", cards="343 320")
    game.who("B").conditions = CONDITION["wound"]
    lay(game, "bottom")
    assert game.who("B").conditions == 0
    assert [gain(table(game), game.who("B"), condition) for condition in NEGATIVE] == [False] * 7
    assert gain(table(game), game.who("T"), "wound")


@pytest.mark.parametrize(("answer", "wounds"), [("yes", True), ("no", False)])
def test_343_wounds_on_your_side_buy_a_push(answer: str, wounds: bool) -> None:
    game = berserk("343", "T B g . .").do("use_half:343:top", "stay", "on:g", answer)
    if wounds:
        assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-push", 2)
        game.do("at:3,0", "at:4,0")
    assert (game.has("T", "wound"), game.has("B", "wound"), game.has("g", "immobilize")) == (wounds, wounds, wounds)


@rule("GH-MOVE-13")
def test_344_the_target_cannot_fly_any_more() -> None:
    """Over an obstacle it falls: damage of a trap, and the nearest empty hex."""
    game = berserk("344", "B . . # .\n . . . g")
    foe = game.who("g")
    foe.name = "wind-demon"
    put(game, "g", 3)
    assert flies(game.state, foe)
    game.do("use_half:344:bottom", "on:g")
    assert not flies(game.state, foe)
    assert (game.hp("g"), game.prompt) == (40 - (3 - 2), "ask-monster-move")
    game.do(game.offers("at:")[0])
    assert game.hp("g") == 39 - game.state.trap_damage
    assert game.at("g") != "3,0"
    game.state.round += 1
    assert [(bonus.what, bonus.round) for bonus in foe.bonuses] == [("grounded", False)]


@rule("GH-ACTIVE-03")
def test_345_five_times_you_strike_when_you_suffer_damage() -> None:
    game = lay(berserk("345", cards="345 320"), "top")
    assert hurts(game, "B", 2, "suffer", "on:g") == 2
    assert (game.hp("g"), game.character().xp) == (37, 1)
    hurts(game, "B", 2, "suffer", "skip")
    (lasting,) = game.state.waiting["you_suffer_damage"]
    assert (game.hp("g"), lasting.used) == (37, 1)


@rule("GH-DAMAGE-01")
def test_346_five_times_no_damage() -> None:
    game = lay(berserk("346", cards="346 320"), "top")
    assert [hurts(game, "B", 3, "suffer") for _ in range(6)] == [0, 0, 0, 0, 0, 3]
    assert game.character().xp == 3


def test_347_heals_for_every_enemy_damaged() -> None:
    game = berserk("347", "g B h . .", 10)
    does(game, "h", fx.Shield(3))
    game.do("use_half:347:top", "on:g")
    assert (game.hp("B"), game.has("h", "muddle")) == (12, True)


def test_347_attacks_with_the_damage_suffered() -> None:
    game = berserk("347", "B . g . .").do("use_half:347:bottom", "suffer_this:5", "suffer", "on:g")
    assert (game.hp("g"), game.has("g", "immobilize")) == (32, True)
