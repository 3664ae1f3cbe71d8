"""Modifier decks: what cards do, advantage and disadvantage, rolling cards, CURSE and BLESS, and when cards go back."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.content import MODIFIER, MODIFIERS
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import ground
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.modifiers import draw, kind_of, total
from emberhall.games.gloomhaven.rules.monster_turn import take_turn
from emberhall.games.gloomhaven.setup import set_up
from emberhall.games.gloomhaven.state import Bonus, Figure, Modifier, Setup
from emberhall.games.gloomhaven.terms import CONDITION, HEROES
from emberhall.kernel import Rng
from emberhall.rulebook import rule

from .positions import Scene, happens, room, table

CLOSE = """
    . . . . .
     T B g .
    . . h . .
"""


def fight(mods: str = "", monster_mods: str = "", **more: Any) -> Scene:
    game = room(
        CLOSE, B="brute", T="tinkerer", g="bandit-guard", h="bandit-guard", mods=mods, monster_mods=monster_mods, **more
    )
    for letter in "gh":
        game.who(letter).hp = game.who(letter).most = 30
    return game


def result(mods: str, edge: int, value: int = 3, *, calm: bool = False) -> tuple[int, int]:
    """What an attack of a value comes to, and how many cards were drawn."""
    game = fight(mods, setup=Setup(reduced_randomness=calm))
    drawn = draw(table(game), game.who("B"), edge, value)
    return total(drawn.counting, value, calm), len(drawn.cards)


@rule("GH-COMP-03", "GH-COMP-04", "GH-COMP-05", "GH-DATA-02", "GH-AREA-05", "GH-AREA-06")
def test_five_decks_of_twenty() -> None:
    state = set_up(Setup(), 4, Rng(1))
    assert len(state.modifiers) == 20
    assert sorted(kind_of(card).name for card in state.modifiers) == sorted(
        [*["+0"] * 6, *["+1"] * 5, *["-1"] * 5, "+2", "-2", "x0", "x2"]
    )
    assert (MODIFIERS.curses, MODIFIERS.monster_curses, MODIFIERS.blessings) == (10, 10, 10)
    assert len(state.curses) == len(state.monster_curses) == 10


@rule("GH-AMD-05", "GH-AMD-06", "GH-AMD-07", "GH-AMD-12")
@pytest.mark.parametrize(
    ("card", "expected"),
    [("+0", 3), ("+1", 4), ("-1", 2), ("+2", 5), ("-2", 1), ("x0", 0), ("x2", 6), ("bless.1", 6), ("curse.1", 0)],
)
def test_what_a_card_makes_of_an_attack_of_three(card: str, expected: int) -> None:
    assert result(card, 0) == (expected, 1)
    assert result("-2", 0, 1) == (0, 1)


@rule("GH-VRAND-01", "GH-VRAND-02")
@pytest.mark.parametrize(("card", "expected"), [("x0", 1), ("x2", 5), ("bless.1", 5), ("curse.1", 1), ("+1", 4)])
def test_less_chance(card: str, expected: int) -> None:
    assert result(card, 0, calm=True) == (expected, 1)


@rule("GH-VRAND-03")
def test_with_less_chance_the_deck_is_still_shuffled() -> None:
    game = fight("x2", setup=Setup(reduced_randomness=True))
    draw(table(game), game.who("B"), 0, 3)
    assert game.character().reshuffle


@rule("GH-ADV-02", "GH-AMD-10")
@pytest.mark.parametrize(("mods", "value", "expected"), [("-2 +1r", 1, 0), ("+1r -2", 1, 0),
                                                         ("-2 +1r", 2, 1), ("-1 +1r", 0, 0)])  # fmt: skip
def test_what_is_added_up_may_be_below_nothing_on_the_way(mods: str, value: int, expected: int) -> None:
    """-2 and a rolling +1 make -1, in either order."""
    assert result(mods, 1, value) == (expected, 2)


@rule("GH-AMD-10", "GH-AMD-20", "GH-AMD-21", "GH-AMD-09")
def test_rolling_cards_add_up_and_come_before_a_double() -> None:
    assert result("+1r +1r +2", 0) == (7, 3)
    assert result("+1r x2", 0) == (8, 2)  # numbers first, as the player would choose
    assert result("+1r x0", 0) == (0, 2)


@rule("GH-ADV-01", "GH-ADV-04", "GH-ADV-18")
@pytest.mark.parametrize(
    ("mods", "better", "worse"),
    [("+1 -1", 4, 2), ("-1 +1", 4, 2), ("x2 +1", 6, 4), ("x0 -2", 1, 0), ("-2 x0", 1, 0), ("+2 x2", 6, 5)],
)
def test_the_better_and_the_worse_of_two(mods: str, better: int, worse: int) -> None:
    assert result(mods, 1) == (better, 2)
    assert result(mods, -1) == (worse, 2)


@rule("GH-ADV-02", "GH-ADV-03")
def test_advantage_with_rolling_cards() -> None:
    assert result("+1r +1 +2", 1) == (5, 2)  # one of them rolls: both count
    assert result("+1 +1r +2", 1) == (5, 2)
    assert result("+1r +1r +2 -1", 1) == (7, 3)  # both roll: on to the first that does not
    assert result("+1r +1r +1r -1", 1) == (5, 4)


@rule("GH-ADV-05", "GH-ADV-06", "GH-ADV-07")
def test_disadvantage_with_rolling_cards() -> None:
    assert result("+1r +1 +2", -1) == (4, 2)  # only the other one counts
    assert result("+2 +1r", -1) == (5, 2)
    assert result("+1r +1r +2 -1", -1) == (5, 3)  # only the last one counts


@rule("GH-ADV-08", "GH-ADV-09", "GH-ADV-10", "GH-ADV-11", "GH-ADV-12", "GH-ADV-13", "GH-ADV-14", "GH-ADV-15")
@pytest.mark.parametrize(
    ("first", "second", "value", "edge", "counts"),
    [
        ("+1-wound", "+0-stun", 3, 1, "+1-wound"),  # different effects: the first, whatever the numbers
        ("+0-stun", "+1-wound", 3, 1, "+0-stun"),
        ("+1-wound", "+0-stun", 3, -1, "+1-wound"),
        ("+0-stun", "+1", 3, 1, "+0-stun"),  # an effect with the lower number: not clear
        ("+1", "+0-stun", 3, 1, "+1"),
        ("+1", "+0-stun", 3, -1, "+1"),
        ("+0-stun", "+1", 3, -1, "+0-stun"),
        ("+2", "x2", 2, 1, "+2"),  # the same result
        ("x2", "+2", 2, 1, "x2"),
        ("x2", "+2", 2, -1, "x2"),
        ("+2", "x2", 3, 1, "x2"),
        ("+2", "x2", 1, 1, "+2"),
        ("+0", "+0-stun", 3, 1, "+0-stun"),  # an effect with an equal or higher number is better
        ("+0-stun", "+0", 3, -1, "+0"),
        ("+1-wound", "+0", 3, -1, "+0"),
        ("+0", "+1-wound", 3, 1, "+1-wound"),
    ],
)
def test_which_card_is_better(first: str, second: str, value: int, edge: int, counts: str) -> None:
    game = fight(f"{first} {second}")
    drawn = draw(table(game), game.who("B"), edge, value)
    assert [kind.name for kind in drawn.counting] == [counts]


@rule("GH-ADV-16", "GH-ADV-17", "GH-ADV-19")
def test_advantage_and_disadvantage_cancel_each_other() -> None:
    game = fight("+1 -1 -2")
    game.who("B").conditions = CONDITION["strengthen"] | CONDITION["muddle"]
    game.who("g").bonuses.append(Bonus("hard_to_hit", 1))
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 3, True)))
    assert game.hp("g") == 30 - 4
    assert len(game.character().modifier_discard) == 1


@rule("GH-ADV-16")
def test_two_sources_of_disadvantage_are_one() -> None:
    game = fight("+1 -1 -2")
    game.who("B").conditions = CONDITION["muddle"]
    game.who("g").bonuses.append(Bonus("hard_to_hit", 1))
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 3, True)))
    assert game.hp("g") == 30 - 2
    assert len(game.character().modifier_discard) == 2


@rule("GH-AMD-01", "GH-AOE-09", "GH-TERM-04", "GH-ATTACK-11")
def test_a_card_for_each_target() -> None:
    game = fight("+1 -1", cards="20 1", setup=Setup(level=5))
    game.do("use_half:20:top", "on:g")  # Attack 4 on all adjacent enemies
    assert (game.hp("g"), game.hp("h")) == (30 - 5, 30 - 3)
    assert len(game.character().modifier_discard) == 2


@rule("GH-AOE-09", "GH-ATTACK-11")
def test_all_adjacent_enemies_are_attacked_in_the_players_order() -> None:
    game = fight("+1 -1", cards="20 1", setup=Setup(level=5)).do("use_half:20:top")
    assert (game.targets, game.ask.seat, "skip" in game.keys) == ("gh", 0, True)
    game.do("on:h")
    assert (game.hp("g"), game.hp("h"), game.prompt) == (30 - 3, 30 - 5, "ask-act")


@rule("GH-ATTACK-07", "GH-ATTACK-08", "GH-ATTACK-09")
@pytest.mark.parametrize(("card", "damage"), [("+2", 1), ("+1", 0), ("x2", 0), ("+0", 0)])
def test_an_attack_below_zero_is_changed_by_the_card_as_it_is(card: str, damage: int) -> None:
    """Attack 1, lowered by 2, with a +2 makes 1: only the final value is never below 0."""
    game = fight(card)
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 1 - 2, True)))
    assert 30 - game.hp("g") == damage


@rule("GH-ADV-15")
def test_doubling_an_attack_below_zero_makes_it_worse() -> None:
    assert [kind.name for kind in draw(table(fight("x2 -1")), fight().who("B"), 1, -2).counting] == ["-1"]


@rule("GH-AMD-02", "GH-AMD-03", "GH-AMD-04")
def test_whose_deck_is_drawn_from() -> None:
    game = fight("+1", monster_mods="+2")
    t = table(game)
    happens(strike(t, Playing(game.who("g")), Strike(game.who("B"), 1, True)))
    assert game.hp("B") == 10 - 3
    assert [kind_of(card).name for card in game.state.modifier_discard] == ["+2"]
    bot = Figure(id=90, kind="summon", name="battle-bot", side=HEROES, at=game.who("T").at + 1, hp=6, most=6, owner=0)
    game.state.figures[90] = bot
    happens(strike(t, Playing(bot, owner=0), Strike(game.who("g"), 1, True)))
    assert [kind_of(card).name for card in game.character().modifier_discard] == ["+1"]
    assert game.hp("g") == 30 - 2


@rule("GH-AMD-11", "GH-AMD-15", "GH-COND-26", "GH-COND-39")
def test_curses_and_blessings_leave_the_deck_when_drawn() -> None:
    game = fight("bless.1 curse.1")
    state = game.state
    state.blessings.cards.remove(Modifier("bless.1"))
    state.curses.cards.remove(Modifier("curse.1"))
    draw(table(game), game.who("B"), 0, 3)
    draw(table(game), game.who("B"), 0, 3)
    assert len(game.character().modifier_discard) == 0
    assert (len(state.blessings), len(state.curses)) == (10, 10)
    assert not game.character().reshuffle


@rule("GH-AMD-13", "GH-COND-25", "GH-COND-27", "GH-COND-28", "GH-COND-30", "GH-COND-38", "GH-COND-40")
def test_which_deck_a_curse_goes_into() -> None:
    game = fight()
    t, state = table(game), game.state
    game.character().modifier_discard.cards = [Modifier("0:+2.9")]
    gain(t, game.who("g"), "curse")
    gain(t, game.who("B"), "curse")
    gain(t, game.who("B"), "curse")
    gain(t, game.who("B"), "bless")
    bot = Figure(id=90, kind="summon", name="battle-bot", side=HEROES, at=game.who("T").at + 1, hp=6, most=6, owner=0)
    state.figures[90] = bot
    gain(t, bot, "curse")
    assert [card for card in state.modifiers if ":" not in card] == ["monster-curse.m10"]
    deck = [card.partition(".")[0] for card in game.character().modifiers if ":" not in card]
    assert sorted(deck) == ["bless", "curse", "curse", "curse"]
    assert game.character().modifier_discard.cards == ["0:+2.9"]
    assert game.shuffled(list(game.character().modifiers))


@rule("GH-COND-29")
def test_there_are_no_more_than_ten_curses() -> None:
    game = fight()
    gained = [gain(table(game), game.who("B"), "curse") for _ in range(11)]
    assert gained == [True] * 10 + [False]
    assert not gain(table(game), game.who("T"), "curse")  # characters share them
    assert gain(table(game), game.who("g"), "curse")


@rule("GH-AMD-16")
def test_an_empty_deck_is_reshuffled() -> None:
    game = fight()
    character = game.character()
    character.modifiers.cards, character.modifier_discard.cards = [], [Modifier("0:+2.1"), Modifier("0:+2.2")]
    draw(table(game), game.who("B"), 0, 3)
    assert (len(character.modifiers), len(character.modifier_discard)) == (1, 1)
    assert game.shuffled(["0:+2.1", "0:+2.2"])


@rule("GH-AMD-16", "GH-AMD-09", "GH-ADV-01")
@pytest.mark.parametrize(("last", "edge"), [("+1r", 0), ("+1r", 1), ("+1", 1), ("+1", -1)])
def test_no_card_is_drawn_twice_for_an_attack(last: str, edge: int) -> None:
    """The deck runs out with the first of two cards: that card is not shuffled into the new deck."""
    game = fight()
    character = game.character()
    cards = [Modifier(f"0:{last}.1"), Modifier("0:+2.2")]
    character.modifiers.cards, character.modifier_discard.cards = cards[:1], cards[1:]
    assert draw(table(game), game.who("B"), edge, 3).cards == tuple(cards)
    assert (character.modifiers.cards, character.modifier_discard.cards) == ([], cards)


@rule("GH-AMD-17", "GH-AMD-14", "GH-END-02")
def test_the_monsters_deck_is_shuffled_as_well() -> None:
    game = fight(monster_mods="x2", hand="3 4 5")
    happens(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), 1, True)))
    assert game.state.reshuffle
    game.state.order = []
    game.do("end_turn")
    assert len(game.state.modifiers) == 13
    assert not game.state.reshuffle


@rule("GH-AMD-08", "GH-EFFECT-18", "GH-EFFECT-19")
def test_what_modifier_cards_add() -> None:
    game = fight("+0r-target +0 +0r-stun +1").do("use_default:1:top", "on:g")
    assert game.targets == "h"
    game.do("on:h")
    assert (game.hp("g"), game.hp("h")) == (28, 27)
    assert (game.has("g", "stun"), game.has("h", "stun")) == (False, True)


@rule("GH-EFFECT-18")
def test_a_target_is_added_to_an_area() -> None:
    game = fight("+0r-target +0 +0", cards="3 1")
    game.do("use_half:3:top")
    only = next(key for key in game.offers("area:") if "2,1" in key and "1,2" not in key)
    game.do(only)
    assert game.targets == "h"


@rule("GH-EFFECT-18", "GH-SUMMON-10")
def test_a_target_is_added_to_the_attack_of_a_summon() -> None:
    game = fight("+0r-target +0 +0")
    spot = game.who("T").at
    bot = Figure(id=90, kind="summon", name="battle-bot", side=HEROES, at=spot, hp=6, most=6, owner=0)
    bot.at = next(
        at for at in ground(game.state).beside[game.who("g").at] if at in ground(game.state).beside[game.who("h").at]
    )
    game.who("B").at, bot.at = bot.at, game.who("B").at
    game.state.figures[90] = bot
    happens(take_turn(table(game), bot))  # Attack 2 on one, then on the other
    assert (game.hp("g"), game.hp("h")) == (28, 28)


@rule("GH-AMD-08")
@pytest.mark.parametrize(
    ("card", "hp", "what"),
    [
        ("+1-heal2", 27, "hp"),
        ("+1-shield1", 27, "shield"),
        ("+2-fire", 26, "fire"),
        ("+0r-invisible", 28, "invisible"),
        ("+0r-pierce3", 28, ""),
        ("+1-curse", 27, "curse"),
        ("+2-muddle", 26, "muddle"),
        ("+1-immobilize", 27, "immobilize"),
        ("+1-wound", 27, "wound"),
        ("+0r-poison", 28, "poison"),
        ("+0r-disarm", 28, "disarm"),
        ("+3", 25, ""),
    ],
)
def test_effects_of_modifier_cards(card: str, hp: int, what: str) -> None:
    game = fight(f"{card} +0")
    game.who("B").hp = 5
    if "pierce" in card:
        game.who("g").bonuses.append(Bonus("shield", 3))
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == hp
    assert game.hp("B") == (7 if what == "hp" else 5)
    assert [bonus.what for bonus in game.who("B").bonuses] == (["shield"] if what == "shield" else [])
    assert game.state.turn is not None
    assert game.state.turn.infused == (1 if what == "fire" else 0)
    assert game.has("B", "invisible") is (what == "invisible")
    assert any(":" not in kept for kept in game.state.modifiers) is (what == "curse")
    if what in ("muddle", "immobilize", "wound", "poison", "disarm"):
        assert game.has("g", what)


@rule("GH-VRAND-01", "GH-VRAND-02")
@pytest.mark.parametrize(
    ("card", "value", "comes_to"), [("x0", 1, 0), ("x0", 2, 0), ("x0", 5, 3), ("x2", 0, 2), ("x2", 5, 7)]
)
def test_less_chance_never_below_nothing(card: str, value: int, comes_to: int) -> None:
    assert total((MODIFIER[card],), value, calm=True) == comes_to
