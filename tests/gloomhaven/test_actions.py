"""Actions: what counts as performed, and what an action that was not performed neither uses up nor gives."""

import pytest

from emberhall.effects import Effect, Lasting
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.does.ground import joined
from emberhall.games.gloomhaven.state import Ability, Active, Bonus
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .positions import close, happens, room, table

FAR = """
    B . . . .
     . . . .
    . . . . .
     . . . .
    . . . . g
"""
CLOSE = """
    B g . . .
     T . . .
"""
PAIR = """
    B T . . .
     . . . .
"""


@rule("GH-XP-02", "GH-TURN-13")
def test_no_experience_for_an_element_if_nobody_is_attacked() -> None:
    game = room(FAR, B="spellweaver", g="bandit-guard", cards="66 61", elements="fire")
    game.do("use_half:66:top", "pick_element:fire")  # nobody in range
    assert (game.prompt, game.character().xp) == ("ask-act", 0)
    game = room(CLOSE, B="spellweaver", T="tinkerer", g="bandit-guard", cards="65 61", elements="fire")
    game.do("use_half:65:top", "pick_element:fire", "skip")
    assert game.character().xp == 0


@rule("GH-XP-03")
def test_an_element_gives_experience_only_if_a_target_is_attacked() -> None:
    game = room(CLOSE, B="spellweaver", T="tinkerer", g="bandit-guard", cards="65 61", elements="fire")
    game.do("use_half:65:top", "pick_element:fire", "on:g")
    assert game.character().xp == 1


@rule("GH-COND-17")
def test_the_disarmed_do_not_perform_a_move_as_an_attack() -> None:
    game = room(CLOSE, B="brute", T="tinkerer", g="bandit-guard")
    game.character().active.append(Active(Ability("23"), "bottom", lost=True, round=False))
    game.state.waiting["your_move_ability"] = [Lasting("23", 0, 0)]
    game.who("B").conditions = CONDITION["disarm"]
    game.do("use_default:1:bottom")
    assert game.prompt == "ask-move"


@rule("GH-TILE-33")
def test_obstacles_never_cut_off_a_closed_door() -> None:
    game = room("B . . . .", B="brute")
    plan = plan_of(1)
    front = {plan.index[cell] for cell in ((-1, 2), (-1, 3), (-2, 4))}  # all that touch the door of the first room
    assert not joined(game.state, front)
    for at in front:
        assert joined(game.state, front - {at})


@rule("GH-EXHAUST-03", "GH-EXHAUST-04")
@pytest.mark.parametrize(
    ("cls", "card", "half"), [("brute", 27, "top"), ("tinkerer", 50, "bottom"), ("tinkerer", 56, "top")]
)
def test_an_action_ends_when_its_figure_is_gone(cls: str, card: int, half: str) -> None:
    game = room("B ^ . . .", B=cls, cards=f"{card} 32")
    game.who("B").hp = 1
    game.do(f"use_half:{card}:{half}", "move_to:1,0")
    assert game.character().exhausted
    assert not game.there("B")


@rule("GH-XP-01", "GH-EXHAUST-08")
def test_an_attack_gives_its_experience_although_its_retaliate_exhausts() -> None:
    game = room(CLOSE, B="brute", T="tinkerer", g="bandit-guard", cards="10 2")
    game.who("g").hp = game.who("g").most = 30
    game.who("g").bonuses.append(Bonus("retaliate", 5))
    game.who("B").hp = 1
    game.do("use_half:10:top")
    while game.asked and game.prompt.startswith("ask-at"):
        game.do(game.keys[0])
    assert game.character().exhausted
    assert game.character().xp == 1


@rule("GH-ACTIVE-01", "GH-ACTIVE-10")
def test_a_bonus_of_the_round_that_was_paid_for_lies_in_the_active_area() -> None:
    game = room(CLOSE, B="spellweaver", T="tinkerer", g="bandit-guard", cards="70 61", elements="ice", items=(13,))
    game.do("use_half:70:bottom", "stay", "yes")  # Move 3; Ice: Shield 2
    assert [active.card for active in game.character().active] == ["70"]
    assert len(game.who("B").bonuses) == 1
    game.do("use_item:13", "pick_card:70")  # it comes back to the hand
    assert not game.who("B").bonuses


@rule("GH-COND-19")
def test_lasting_heals_do_not_work_for_the_stunned() -> None:
    game = room(PAIR, B="cragheart", T="tinkerer", phase="select", hand="117 118 119 120", second_hand="31 32 33 34")
    game.character().active.append(Active(Ability("143"), "bottom", lost=True, round=False))
    game.state.waiting["your_turn_start"] = [Lasting("143", 0, 0)]  # Heal 2, Range 2 at the start of the turn
    game.who("B").hp, game.who("B").conditions = 3, CONDITION["stun"]
    game.do("0/play_cards:117:118", "1/play_cards:31:32")
    assert game.prompt != "ask-heal"
    assert game.hp("B") == 3


@rule("GH-ACTIVE-03", "GH-XP-04")
def test_a_heal_of_nobody_uses_up_no_bonus_for_heals() -> None:
    game = room(PAIR, B="tinkerer", T="brute", cards="31 32")
    bonus = Lasting("44", 0, 0)
    bonus.used = 1
    game.character().active.append(Active(Ability("44"), "top", lost=True, round=False))
    game.state.waiting["your_heal_action"] = [bonus]
    game.do("use_half:31:bottom", "skip")
    assert (bonus.used, game.character().xp) == (1, 0)


@rule("GH-ACTIVE-03", "GH-XP-02", "GH-XP-04")
@pytest.mark.parametrize(("answers", "used", "xp", "hurt"), [(("skip",), 0, 0, ""), (("on:g", "on:h"), 1, 1, "gh")])
def test_a_ranged_attack_on_nobody_uses_up_no_bonus_for_it(
    answers: tuple[str, ...], used: int, xp: int, hurt: str
) -> None:
    """Cragheart, card 121, top: your next four ranged attacks get another target. Card 120, top: Attack 3, Range 3."""
    game = room("B . g h .", B="cragheart", g="bandit-guard", h="bandit-archer", cards="120 118")
    for letter in "gh":
        game.who(letter).hp = game.who(letter).most = 30
    bonus = Lasting("121", 0, 0)
    game.character().active.append(Active(Ability("121"), "top", lost=True, round=False))
    game.state.waiting["your_ranged_attack_action"] = [bonus]
    game.do("use_half:120:top", *answers)
    assert (bonus.used, game.character().xp) == (used, xp)
    assert [game.hp(letter) < 28 for letter in hurt] == [True] * len(hurt)


@rule("GH-TERM-02", "GH-ACTIVE-03")
def test_a_potion_is_no_heal_action() -> None:
    """Item 12: Heal 3. Tinkerer, card 44, top: your next two heal actions get +2."""
    game = room(PAIR, B="tinkerer", T="brute", cards="31 32", items=(12,))
    game.who("B").hp = 1
    bonus = Lasting("44", 0, 0)
    game.character().active.append(Active(Ability("44"), "top", lost=True, round=False))
    game.state.waiting["your_heal_action"] = [bonus]
    game.do(*game.offers("use_item:"))
    assert (bonus.used, game.hp("B")) == (0, 4)


DONE: dict[str, Effect] = {
    "push": fx.Push(1),
    "pull": fx.Pull(1),
    "give": fx.Give(("muddle",)),
    "heal": fx.Heal(2, who=fx.You()),
    "shield": fx.Shield(1, who=fx.You()),
    "retaliate": fx.Retaliate(1, who=fx.You()),
    "damage": fx.Damage(1, fx.Figures("enemies", within=1)),
    "kill": fx.Kill(("normal",), within=1),
    "loot": fx.Loot(1),
    "attack": fx.Attack(2),
    "move": fx.Move(2),
    "trap": fx.Trap(2),
}


@rule("GH-TURN-13")
@pytest.mark.parametrize("what", DONE)
def test_what_was_done_has_been_performed(what: str) -> None:
    game = close()
    play = Playing(game.who("B"), owner=0)
    first = ("move_to:1,0",) if what == "move" else ()
    happens(BOOK.do(table(game), play, DONE[what]), *first)
    assert play.trail.performed


@rule("GH-TURN-13")
@pytest.mark.parametrize("what", ["push", "pull", "give", "damage", "kill", "attack"])
def test_without_a_target_nothing_has_been_performed(what: str) -> None:
    game = room("B . . . g", B="brute", g="bandit-guard")
    play = Playing(game.who("B"), owner=0)
    happens(BOOK.do(table(game), play, DONE[what]))
    assert not play.trail.performed
