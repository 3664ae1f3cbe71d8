"""Brute, Tinkerer and Spellweaver: halves of cards where something gets in the way."""

import pytest

from emberhall.games.gloomhaven.effects.book import KEPT, Playing
from emberhall.games.gloomhaven.rules.board import in_range
from emberhall.games.gloomhaven.rules.damage import exhaust, suffer
from emberhall.games.gloomhaven.rules.movement import spring
from emberhall.games.gloomhaven.rules.turns import perform
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, Figure, Setup, Trap
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .positions import Scene, happens, room, spot, table

HIGH = Setup(level=9)


def active(game: Scene, card: str, half: str, n: int = 0) -> None:
    """A persistent card is active already, with its lasting effect of this number."""
    KEPT.begin(table(game), Playing(game.who("B"), card, 0, "persistent"), KEPT.lasts_of(card)[n])
    game.character().active.append(Active(Ability(card), half, lost=True, round=False))


def used(game: Scene, moment: str) -> int:
    """The number of used slots on the active card."""
    return game.state.waiting[moment][0].used


def avatar() -> tuple[Scene, Figure]:
    """Spellweaver, card 80, bottom: when it dies, Attack 3 on all adjacent enemies."""
    game = room("B . g . .", B="spellweaver", g="bandit-guard", cards="80 61", setup=HIGH)
    game.do("use_half:80:bottom", "at:1,0")
    game.who("g").hp = 30
    return game, next(figure for figure in game.state.figures.values() if figure.kind == "summon")


@rule("GH-SUMMON-05", "GH-RETAL-01")
def test_a_dying_summon_attacks_once() -> None:
    game, summon = avatar()
    game.who("g").bonuses.append(Bonus("retaliate", 1))
    happens(suffer(table(game), summon, 9))
    assert game.hp("g") == 27
    assert summon.id not in game.state.figures
    assert game.character().lost.cards == ["80"]


@rule("GH-COND-17", "GH-COND-19")
@pytest.mark.parametrize("condition", ["disarm", "stun"])
def test_a_dying_summon_that_cannot_attack(condition: str) -> None:
    game, summon = avatar()
    summon.conditions |= CONDITION[condition]
    happens(suffer(table(game), summon, 9))
    assert game.hp("g") == 30
    assert summon.id not in game.state.figures


@rule("GH-XP-03", "GH-ELEM-07")
def test_dark_kills_instead_of_a_curse() -> None:
    """Spellweaver, card 76, top: with Dark a normal enemy is killed and nobody is cursed."""
    game = room("B . g h .", B="spellweaver", g="bandit-guard elite", h="bandit-guard", cards="76 61", elements="dark")
    game.do("use_half:76:top", "yes")
    assert (game.prompt, game.targets) == ("ask-kill", "h")
    game.do("on:h")
    assert game.character().xp == 1
    game = room("B . g . .", B="spellweaver", g="bandit-guard elite", cards="76 61", elements="dark")
    cards = len(game.state.modifiers.cards)
    game.do("use_half:76:top", "yes")
    assert game.prompt == "ask-act"
    assert len(game.state.modifiers.cards) == cards
    assert game.character().discard.cards == ["76"]


@rule("GH-ACTIVE-03", "GH-XP-04")
def test_a_figure_killed_outright_is_not_attacked() -> None:
    """Spellweaver, cards 86 (with Dark normal enemies are killed) and 69 (+1 Attack, four times)."""
    game = room(
        "B . g h .",
        B="spellweaver",
        g="bandit-guard",
        h="bandit-guard elite",
        cards="86 61",
        elements="dark",
        setup=HIGH,
    )
    game.who("h").hp = 20
    active(game, "69", "top", 1)
    game.do("use_half:86:top", "yes", "area:2,0;3,0", "on:g")
    assert not game.there("g")
    assert used(game, "your_attack") == 1
    assert game.character().xp == 2


@rule("GH-AMD-08", "GH-ACTIVE-07", "GH-ACTIVE-09")
def test_shield_of_a_modifier_card_lasts_for_the_round() -> None:
    """It comes neither from an active card that goes (Brute, 23 top) nor from a persistent half that was not used."""
    game = room("B g . . .", B="brute", g="bandit-guard", cards="23 6", mods="+1-shield1", setup=HIGH)
    game.who("g").hp = 30
    game.do("use_half:23:top", "on:g", "end_bonus:23")
    assert [(bonus.n, bonus.round) for bonus in game.who("B").bonuses] == [(1, True)]
    game = room("B g . . .", B="brute", g="bandit-guard", cards="7 6", mods="+1-shield1", setup=HIGH)
    game.who("g").hp = 30
    active(game, "23", "bottom")
    game.do("use_default:7:bottom", "instead", "on:g")
    assert [(bonus.n, bonus.round) for bonus in game.who("B").bonuses] == [(1, True)]


@rule("GH-COND-19")
def test_a_trap_stuns_before_the_shield() -> None:
    """Spellweaver, card 83, bottom: Move 3, Shield 1."""
    game = room("B . . . g", B="spellweaver", g="bandit-guard", cards="83 61", setup=HIGH)
    game.state.map.traps[spot(game, 1, 0)] = Trap("set", 0, ("stun",), 0, 0)
    happens(perform(table(game), game.character(), "83", "bottom", default=False), "move_to:1,0")
    assert game.has("B", "stun")
    assert game.who("B").bonuses == []


@rule("GH-TERM-02", "GH-ACTIVE-03", "GH-XP-04")
def test_two_heals_are_one_heal_action() -> None:
    """Tinkerer, card 44: +2 for the next four heal actions; card 56 heals twice."""
    game = room("B . . . g", B="tinkerer", g="bandit-guard", cards="56 30", setup=HIGH)
    game.who("B").hp = 1
    active(game, "44", "top")
    game.do("use_half:56:top", "stay", "on:B", "stay", "on:B")
    assert game.hp("B") == 1 + 4 + 4
    assert used(game, "your_heal_action") == 1
    assert game.character().xp == 0


@rule("GH-XP-02", "GH-TURN-08", "GH-TURN-13")
def test_damage_to_oneself_is_no_ability_performed() -> None:
    """Tinkerer, card 58, top: Attack 9, then 2 damage; 2 experience."""
    game = room("B . . . g", B="tinkerer", g="bandit-guard", cards="58 30", setup=HIGH)
    game.do("use_half:58:top")
    assert game.hp("B") == 18
    assert game.character().xp == 0
    assert game.character().discard.cards == ["58"]


@rule("GH-ACTIVE-03", "GH-XP-04")
def test_no_slot_without_an_attack() -> None:
    """Tinkerer, card 54: at the end of the turn Attack 2, Range 5."""
    game = room("B . . . .", B="tinkerer", cards="56 30", setup=HIGH)
    active(game, "54", "top")
    game.do("end_turn")
    assert used(game, "your_turn_end") == 0
    assert game.character().xp == 0
    game = room("B . . g .", B="tinkerer", g="bandit-guard", cards="56 30", setup=HIGH)
    active(game, "54", "top")
    game.do("end_turn", "on:g")
    assert used(game, "your_turn_end") == 1
    assert game.character().xp == 1


@rule("GH-LOOT-01")
def test_a_character_with_limited_loot_chooses() -> None:
    """Spellweaver, card 84, top: Loot 2, at most four tokens."""
    game = room("B o o . .", B="spellweaver", cards="84 61", setup=HIGH)
    coins = game.state.map.coins
    near, far = spot(game, 1, 0), spot(game, 2, 0)
    coins[near] = coins[far] = 3
    game.do("use_half:84:top", "at:2,0", "at:2,0", "at:2,0")
    assert game.prompt == "ask-act"
    assert coins == {near: 2}
    assert game.character().coins == 4


@rule("GH-EXHAUST-04")
def test_the_exhausted_gain_nothing_for_a_trap() -> None:
    """Tinkerer, card 30, top: 2 experience when an enemy springs the trap."""
    game = room("B T g . .", B="tinkerer", T="brute", g="bandit-guard", cards="30 31", setup=HIGH)
    exhaust(table(game), game.character())
    happens(spring(table(game), game.who("g"), Trap("set", 6, (), 0, 2)))
    assert game.character().xp == 0


@rule("GH-LOS-05", "GH-EFFECT-08")
def test_the_hex_to_pull_to_is_in_sight() -> None:
    """Spellweaver, card 86, bottom: a hex within range 4."""
    game = room("B . . . g", B="spellweaver", g="bandit-guard", cards="86 61", setup=HIGH)
    state = game.state
    state.map.doors, state.map.rooms = 3, 7
    assert not in_range(state, game.who("B").at, spot(game, -2, 2), 4)
    game.do("use_half:86:bottom")
    assert "at:1,0" in game.keys
    assert "at:-2,2" not in game.keys
