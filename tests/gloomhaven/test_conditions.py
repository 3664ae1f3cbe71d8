"""Conditions, elements, heals, pushes, Shield and Retaliate."""

import pytest

from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.effects.nodes import Attack, Figures, Heal, More
from emberhall.games.gloomhaven.rules import elements
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import ground, taken
from emberhall.games.gloomhaven.rules.conditions import gain, run_out
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.elements import consume, infuse, settle_elements
from emberhall.games.gloomhaven.rules.forced_movement import pull, push
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.monster_turn import rivals_of
from emberhall.games.gloomhaven.rules.movement import move
from emberhall.games.gloomhaven.rules.preparation import scenario_effects
from emberhall.games.gloomhaven.rules.targets import foes_in_reach, members
from emberhall.games.gloomhaven.rules.values import own_move, retaliates, shield
from emberhall.games.gloomhaven.setup import set_up
from emberhall.games.gloomhaven.state import Bonus, Setup
from emberhall.games.gloomhaven.terms import CONDITION, PASSING
from emberhall.kernel import Rng
from emberhall.rulebook import rule

from .positions import Scene, close, happens, line, room, table

NEAR = """
    . . . . .
     T B g h
    . . . . .
     . . . .
"""


def near(**more: object) -> Scene:
    game = room(NEAR, B="brute", T="tinkerer", g="bandit-guard", h="bandit-archer", **more)  # type: ignore[arg-type]
    for letter in "gh":
        game.who(letter).hp = game.who(letter).most = 30
    return game


def hit(game: Scene, by: str, on: str, n: int = 3, *, melee: bool = True) -> int:
    """The hit points an attack takes away."""
    before = game.hp(on)
    play = Playing(game.who(by), owner=game.who(by).owner)
    happens(strike(table(game), play, Strike(game.who(on), n, melee)))
    return before - game.hp(on)


# conditions


@rule("GH-COND-01", "GH-COND-02", "GH-COND-07", "GH-COND-24", "GH-COND-34", "GH-COND-37", "GH-DATA-10")
@pytest.mark.parametrize("condition", ["immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"])
def test_how_long_a_condition_lasts(condition: str) -> None:
    game = near()
    other, own = game.who("g"), game.who("B")
    gain(table(game), other, condition)  # outside its turn: to the end of its coming turn
    run_out(other)
    assert not other.conditions
    gain(table(game), own, condition)  # in its turn: through the next one
    run_out(own)
    assert own.conditions == CONDITION[condition]
    run_out(own)
    assert not own.conditions
    gain(table(game), other, condition)
    gain(table(game), other, condition)
    assert other.conditions == CONDITION[condition]


@rule("GH-COND-02")
def test_a_condition_gained_again_is_renewed() -> None:
    game = near()
    own = game.who("B")
    own.conditions = CONDITION["muddle"]
    gain(table(game), own, "muddle")
    run_out(own)
    assert own.conditions == CONDITION["muddle"]


@rule("GH-COND-11", "GH-COND-09")
def test_poison_and_wound_stay() -> None:
    game = near()
    own = game.who("B")
    own.conditions = CONDITION["poison"] | CONDITION["wound"]
    run_out(own)
    assert own.conditions == CONDITION["poison"] | CONDITION["wound"]
    assert not PASSING & own.conditions


@rule("GH-COND-09")
def test_only_enemies_hit_the_poisoned_harder() -> None:
    game = near()
    game.who("B").conditions = CONDITION["poison"]
    assert hit(game, "g", "B") == 4


@rule("GH-COND-10", "GH-COND-12", "GH-COND-13", "GH-REST-13", "GH-MOTHER-02")
@pytest.mark.parametrize(
    ("had", "healed"), [((), 3), (("poison",), 0), (("wound",), 3), (("poison", "wound"), 0), (("muddle",), 3)]
)
def test_a_heal_removes_poison_and_wound(had: tuple[str, ...], healed: int) -> None:
    game = near()
    own = game.who("B")
    own.hp = 4
    for condition in had:
        own.conditions |= CONDITION[condition]
    assert heal(table(game), own, 3) == healed
    assert own.hp == 4 + healed
    assert own.conditions == (CONDITION["muddle"] if "muddle" in had else 0)


@rule("GH-HEAL-04")
def test_nobody_is_healed_above_the_maximum() -> None:
    game = near()
    game.who("B").hp = 9
    assert heal(table(game), game.who("B"), 5) == 1
    assert game.hp("B") == 10


@rule("GH-COND-16", "GH-TERM-13")
def test_the_immobilized_can_be_pushed() -> None:
    game = near()
    game.who("g").conditions = CONDITION["immobilize"]
    game.who("h").at = game.who("g").at + 5
    before = game.who("g").at
    happens(push(table(game), game.who("B"), game.who("g"), 1))
    assert game.who("g").at != before


@rule("GH-COND-18", "GH-COND-17")
def test_the_disarmed_do_not_attack_but_move() -> None:
    game = near()
    game.who("B").conditions = CONDITION["disarm"]
    game.do("use_default:1:top")
    assert game.prompt == "ask-act"
    assert game.hp("g") == 30
    game.do("use_default:2:bottom")
    assert game.prompt == "ask-move"


@rule("GH-COND-20")
def test_the_stunned_may_rest() -> None:
    game = room(
        NEAR,
        B="brute",
        T="tinkerer",
        g="bandit-guard",
        h="bandit-archer",
        phase="select",
        hand="1",
        discard="2 3 4",
        second_hand="30 31",
    )
    game.who("B").conditions = CONDITION["stun"]
    assert "long_rest" in game.keys_of(game.session.asks[0])


@rule("GH-COND-32", "GH-COND-33")
def test_allies_see_the_invisible() -> None:
    game = near()
    game.who("B").conditions = CONDITION["invisible"]
    game.who("g").conditions = CONDITION["invisible"]
    assert game.who("B") not in rivals_of(game.state, game.who("g"))
    assert foes_in_reach(game.state, Playing(game.who("B"), owner=0), 1) == []
    game.who("B").hp = 5
    happens(
        BOOK.do(table(game), Playing(game.who("T"), owner=1, seat=1), Heal(2, range=3)), f"target:{game.who('B').id}"
    )
    assert game.hp("B") == 7


@rule("GH-COND-06", "GH-EFFECT-01", "GH-EFFECT-02")
def test_conditions_come_after_the_damage_and_without_any() -> None:
    game = near(mods="x0 +0")
    happens(
        BOOK.do(table(game), Playing(game.who("B"), owner=0), Attack(3, conditions=("poison",))),
        f"target:{game.who('g').id}",
    )
    assert game.hp("g") == 30
    assert game.has("g", "poison")
    game = near()
    happens(
        BOOK.do(table(game), Playing(game.who("B"), owner=0), Attack(3, conditions=("poison",))),
        f"target:{game.who('g').id}",
    )
    assert game.hp("g") == 27  # not one more for the poison of this attack


@rule("GH-ATTACK-13", "GH-EFFECT-01")
def test_the_dead_are_not_pushed_any_more() -> None:
    game = near()
    game.who("g").hp = 2
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 3, True, push=2)))
    assert not game.there("g")


@rule("GH-COND-31")
def test_too_few_curses_are_shared_out() -> None:
    drawing = """
        B T S C .
         . . . .
        """
    game = room(drawing, B="brute", T="tinkerer", S="scoundrel", C="cragheart")
    game.state.scenario = 2  # three Curses for each of four: there are ten
    happens(scenario_effects(table(game)), f"target:{game.who('C').id}", f"target:{game.who('B').id}")
    curses = [sum(card.startswith("curse.") for card in character.modifiers) for character in game.state.characters]
    assert curses == [3, 2, 2, 3]


@rule("GH-COND-05", "GH-COND-08", "GH-COND-03")
def test_bosses_keep_curses_out() -> None:
    state = set_up(Setup(scenario=2), 2, Rng(1))
    assert state.monsters["bandit-commander"].standees
    game = near()
    game.who("B").conditions = CONDITION["invisible"]
    assert "invisible" not in " ".join(game.keys)  # nothing is offered to end it


# pushes and pulls


@rule("GH-EFFECT-05", "GH-EFFECT-06", "GH-EFFECT-07", "GH-EFFECT-14")
def test_a_push_goes_through_allies_but_never_ends_there() -> None:
    game = near()
    before = game.who("g").at
    steps = happens(push(table(game), game.who("B"), game.who("g"), 1))
    assert steps == 1
    assert game.at("g") in {"3,0", "2,2"}  # not on h
    game = near()
    game.who("h").at = -1
    del game.state.figures[game.who("h").id]
    assert happens(push(table(game), game.who("B"), game.who("g"), 9)) < 9  # until nothing is further away
    assert before != game.who("g").at


@rule("GH-EFFECT-03", "GH-EFFECT-05", "GH-AMD-08")
@pytest.mark.parametrize(
    ("pushes", "stops"), [((2,), {0, 2}), ((1, 1), {0, 1, 2}), ((2, 1), {0, 1, 2, 3}), ((3,), {0, 3})]
)
def test_each_push_is_skipped_or_applied_as_a_whole(pushes: tuple[int, ...], stops: set[int]) -> None:
    """One from the ability and one from a modifier card are two effects."""
    for far in range(sum(pushes) + 1):
        game = room("B g . . .\n # # # #", B="brute", g="bandit-guard")
        answers = [f"at:{2 + n},0" for n in range(far)]
        flow = push(table(game), game.who("B"), game.who("g"), *pushes)
        asked = [n for n in range(far) if n in stops]  # where there is no choice nobody is asked
        moved = happens(flow, *[answers[n] for n in asked], *(["stay"] if far in stops and far < sum(pushes) else []))
        assert moved == (far if far in stops else min(stop for stop in stops if stop > far))


@rule("GH-EFFECT-08", "GH-EFFECT-09", "GH-EFFECT-10")
def test_a_pull_goes_nearer_until_beside() -> None:
    game = room(
        """
        B . . . g
         . . . .
        """,
        B="brute",
        g="bandit-guard",
    )
    assert happens(pull(table(game), game.who("B"), game.who("g"), 9)) == 3
    assert game.at("g") == "1,0"


@rule("GH-EFFECT-11", "GH-EFFECT-12", "GH-TILE-28", "GH-EFFECT-13")
def test_what_lies_in_the_way_of_a_push() -> None:
    game = room(
        """
        B g ~ ^ .
         # # # #
        """,
        B="brute",
        g="bandit-guard",
    )
    assert happens(push(table(game), game.who("B"), game.who("g"), 2)) == 2
    assert game.at("g") == "3,0"
    assert game.hp("g") == 6 - 3
    game = room(
        """
        B g # . .
         # # . .
        """,
        B="brute",
        g="bandit-guard",
    )
    assert happens(push(table(game), game.who("B"), game.who("g"), 2)) == 0


@rule("GH-EFFECT-03", "GH-EFFECT-04")
def test_a_push_may_be_left_out() -> None:
    game = near(cards="7 1").do("use_half:7:top", "on:g", "stay")  # Attack 3, Push 2
    assert game.at("g") == "2,1"
    assert game.hp("g") == 27


# Shield and Retaliate


@rule("GH-SHIELD-01", "GH-SHIELD-02", "GH-SHIELD-03")
def test_shields_add_up_against_attacks_alone() -> None:
    game = near()
    game.who("g").bonuses += [Bonus("shield", 1), Bonus("shield", 1)]
    assert shield(game.state, game.who("g")) == 2
    assert hit(game, "B", "g") == 1
    happens(suffer(table(game), game.who("g"), 3))
    assert game.hp("g") == 30 - 1 - 3


@rule("GH-RETAL-01", "GH-RETAL-02", "GH-RETAL-05", "GH-RETAL-06")
def test_retaliate_adds_up_and_ignores_shields() -> None:
    game = near()
    game.who("g").bonuses += [Bonus("retaliate", 1), Bonus("retaliate", 2, range=3)]
    game.who("B").bonuses.append(Bonus("shield", 5))
    game.who("B").conditions = CONDITION["invisible"]
    assert sum(n for n, _ in retaliates(game.state, game.who("g"))) == 3
    hit(game, "B", "g")
    assert game.hp("B") == 10 - 3
    assert len(game.state.modifier_discard) == 0
    game.who("B").at = next(at for at in range(40) if far(game, at))
    hit(game, "B", "g", melee=False)
    assert game.hp("B") == 7 - 2  # only the one with a range


def far(game: Scene, at: int) -> bool:
    """A hex two or three away from g, where nobody stands."""
    return at not in taken(game.state) and 2 <= ground(game.state).apart(game.who("g").at)[at] <= 3


@rule("GH-RETAL-03", "GH-RETAL-02", "GH-EFFECT-05")
@pytest.mark.parametrize(("range", "lost"), [(1, 0), (2, 2)])
def test_a_target_pushed_out_of_range_does_not_retaliate(range: int, lost: int) -> None:
    """The push is part of the attack; Retaliate comes after it."""
    game = room(". B g . .", B="brute", g="bandit-guard")
    game.who("g").hp = 20
    game.who("g").bonuses = [Bonus("retaliate", 2, range)]
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 3, melee=True, push=[1])))
    assert (game.hp("g"), game.hp("B")) == (17, 10 - lost)


@rule("GH-RETAL-03", "GH-EFFECT-08")
def test_a_target_pulled_into_range_retaliates() -> None:
    game = room("B . . g .", B="brute", g="bandit-guard")
    game.who("g").hp = 20
    game.who("g").bonuses = [Bonus("retaliate", 2)]
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 3, melee=False, pull=[2])))
    assert (game.at("g"), game.hp("B")) == ("1,0", 8)


@rule("GH-RETAL-01", "GH-RETAL-06", "GH-COND-19", "GH-COND-32")
@pytest.mark.parametrize("condition", ["stun", "disarm", "invisible"])
def test_neither_conditions_nor_a_miss_stop_retaliate(condition: str) -> None:
    """It is no ability and no attack, and targets nobody: the stunned retaliate too, and against the invisible."""
    game = near(mods="x0")
    game.who("B" if condition == "invisible" else "g").conditions = CONDITION[condition]
    game.who("g").bonuses = [Bonus("retaliate", 2)]
    assert hit(game, "B", "g") == 0
    assert game.hp("B") == 8


@rule("GH-RETAL-03", "GH-RETAL-04")
def test_the_dead_do_not_retaliate() -> None:
    game = near()
    game.who("g").bonuses.append(Bonus("retaliate", 4))
    game.who("g").hp = 2
    hit(game, "B", "g")
    assert game.hp("B") == 10


@rule("GH-RETAL-01")
def test_retaliate_for_each_attack() -> None:
    game = near(cards="21 1", setup=Setup(level=5))
    most = game.hp("B")
    game.who("g").bonuses.append(Bonus("retaliate", 1))
    game.do("use_half:21:top", "on:g", "stay", "on:g")  # Attack 2, Move 2, Attack 2
    assert game.hp("B") == most - 2


# heals


@rule("GH-HEAL-01", "GH-HEAL-02", "GH-HEAL-03")
def test_the_targets_of_a_heal() -> None:
    game = near(cards="2 1").do("use_half:2:bottom")  # Heal 2, Range 1
    assert game.targets == "BT"
    game = near(cards="28 1", setup=Setup(level=9))
    game.who("B").hp = 10
    game.do("use_half:28:bottom")  # Heal 5 (self)
    assert game.hp("B") == 15


# elements


@rule("GH-ELEM-01", "GH-AREA-08", "GH-COMP-07")
def test_at_the_start_all_six_elements_are_inert() -> None:
    assert set_up(Setup(), 2, Rng(1)).elements == [0] * 6


@rule("GH-ELEM-03", "GH-ELEM-10")
def test_what_is_infused_is_there_after_the_turn() -> None:
    game = near()
    assert game.state.turn is not None
    infuse(game.state, 0)
    assert not elements.usable(game.state, 0)
    settle_elements(table(game))
    assert elements.usable(game.state, 0)
    assert game.state.elements[0] == 2


@rule("GH-ELEM-06", "GH-ELEM-07")
def test_strong_waning_inert() -> None:
    game = near(elements="fire")
    for strength, usable in ((2, True), (1, True), (0, False)):
        assert game.state.elements[0] == strength
        assert elements.usable(game.state, 0) is usable
        elements.fade(game.state)


@rule("GH-ELEM-04", "GH-ELEM-05", "GH-TURN-13", "GH-XP-02")
def test_nothing_performed_infuses_nothing() -> None:
    game = near(cards="9 1").do("use_half:9:bottom", "stay")  # Move 3, Jump; infuse Air
    assert game.state.turn is not None
    assert game.state.turn.infused == 0
    game = near(cards="10 1")
    game.who("B").conditions = CONDITION["disarm"]
    game.do("use_half:10:top")  # 1 experience for an attack that is not made
    assert game.character().xp == 0
    assert game.character().discard.cards == ["10"]


@rule("GH-ELEM-09", "GH-ELEM-12")
def test_all_symbols_of_an_effect_must_be_there() -> None:
    both = Attack(2, more=(More(consume=("fire", "ice"), add=3),))
    for there, asked, damage in (("fire", False, 2), ("fire ice", True, 5)):
        game = near(elements=there)
        play = Playing(game.who("B"), owner=0)
        happens(BOOK.do(table(game), play, both), *(["yes"] if asked else []), f"target:{game.who('g').id}")
        assert game.hp("g") == 30 - damage
        assert sum(game.state.elements) == (0 if asked else 2)


@rule("GH-ELEM-11")
def test_several_effects_are_chosen_one_by_one() -> None:
    each = Attack(2, more=(More(consume=("fire",), add=1), More(consume=("ice",), add=2)))
    game = near(elements="fire ice")
    happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), each), "no", "yes", f"target:{game.who('g').id}")
    assert game.hp("g") == 30 - 4
    assert game.state.elements[:2] == [2, 0]


@rule("GH-ELEM-15", "GH-ELEM-17", "GH-ELEM-14")
def test_one_monster_consumes_for_all_of_its_type() -> None:
    game = near(elements="air")
    card = Attack(0, own=True, more=(More(consume=("any",), add=1),))
    for letter in "gh":
        game.who(letter).name = "bandit-guard"
    game.who("B").hp = game.who("B").most = 40
    for letter in "gh":
        figure = game.who(letter)
        figure.at = game.who("g").at if letter == "g" else game.who("T").at
        if letter == "h":
            game.who("T").at, figure.at = game.who("h").at, game.who("T").at
        play = Playing(figure, by_rules=True, focus=game.who("B").id)
        happens(BOOK.do(table(game), play, card))
    assert game.state.elements[2] == 0
    assert game.hp("B") == 40 - 3 - 3


@rule("GH-COND-14")
def test_an_immobilized_figure_is_not_moved_by_the_card_of_another() -> None:
    game = close()
    guard = game.who("g")
    guard.conditions = CONDITION["immobilize"]
    before = guard.at
    happens(move(table(game), Playing(guard, owner=0, seat=0), 3, jump=False), "move_to:2,0")
    assert guard.at == before


@rule("GH-ELEM-08")
def test_an_element_that_is_kept_gives_nothing() -> None:
    game = close(B="spellweaver", cards="65 61", elements="fire")
    game.do("use_half:65:top", "no", "on:h")  # Attack 2, Range 3; any element: +1 and 1 experience
    assert (game.hp("h"), game.character().xp, game.state.elements[0]) == (18, 0, 2)


@rule("GH-HEAL-04")
def test_a_figure_with_full_hit_points_is_not_healed() -> None:
    game = line()
    assert heal(table(game), game.who("B"), 3) == 0
    assert game.hp("B") == 10


@rule("GH-ELEM-15")
@pytest.mark.parametrize("element", ["fire", "air", "dark"])
def test_a_named_element_is_consumed_once_for_the_type(element: str) -> None:
    game = room("g B h . .", B="brute", g="bandit-guard", h="bandit-guard", elements=element)
    game.who("B").hp = game.who("B").most = 30
    card = Attack(0, own=True, more=(More(consume=(element,), add=2),))
    for letter in "gh":
        happens(BOOK.do(table(game), Playing(game.who(letter), by_rules=True, focus=game.who("B").id), card))
    assert game.hp("B") == 30 - 4 - 4
    assert sum(game.state.elements) == 0


def test_figures_that_have_a_condition() -> None:
    game = line()
    gain(table(game), game.who("h"), "muddle")
    group = Figures("enemies", having=("muddle", "stun"))
    assert members(game.state, Playing(game.who("B"), owner=0), group) == [game.who("h")]
    assert own_move(game.state, game.who("B")) == 0


@rule("GH-ELEM-03", "GH-ELEM-07")
def test_an_element_is_infused_once() -> None:
    """Two monsters of a type act in one slot: an element the first infused and the second consumed is gone."""
    game = room("B g h . .", B="brute", g="bandit-guard", h="bandit-guard")
    t = table(game)
    infuse(game.state, 0)
    settle_elements(t)
    assert game.state.elements[0] == 2
    consume(t, 0)
    settle_elements(t)
    assert game.state.elements[0] == 0
