"""Figures and borders of rules that no other test looks at."""

import pytest

from emberhall.games.gloomhaven.content import MODIFIER
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.damage import lose
from emberhall.games.gloomhaven.rules.looting import loot
from emberhall.games.gloomhaven.rules.modifiers import result
from emberhall.games.gloomhaven.state import Bonus
from emberhall.rulebook import rule

from .positions import happens, room, spot, table


@rule("GH-ACTIVE-03", "GH-SHIELD-01")
@pytest.mark.parametrize(("attack", "used"), [(1, 0), (2, 0), (3, 1)])
def test_what_shield_stops_whole_uses_no_charge(attack: int, used: int) -> None:
    """Card 7, bottom: Shield 1 against each of the next six attacks that damage the Brute, who has Shield 2 already."""
    game = room("B g . . .", B="brute", g="bandit-guard", cards="7 1", hand="2 3").do("use_half:7:bottom")
    game.who("B").bonuses.append(Bonus("shield", 2))
    happens(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), attack, melee=True)))
    (lasting,) = game.state.waiting["attack_damages_you"]
    assert (lasting.used, game.hp("B")) == (used, 10)


@rule("GH-ACTIVE-09")
def test_an_active_card_that_is_lost_takes_its_bonus_along() -> None:
    game = room("B g . . .", B="brute", g="bandit-guard", cards="24 1", hand="2 3").do("use_half:24:bottom")
    assert len(game.who("B").bonuses) == 2
    lose(table(game), game.character(), "24")
    assert (game.character().active, game.who("B").bonuses) == ([], [])
    assert "24" in game.character().lost.cards
    lose(table(game), game.character(), "2")
    assert game.character().lost.cards[-1] == "2"
    assert game.character().hand.cards == ["3"]


@rule("GH-EFFECT-05", "GH-EFFECT-13", "GH-XP-01")
def test_an_enemy_is_pushed_into_an_obstacle() -> None:
    """Cragheart, card 127, top: Attack 3, Push 1; the obstacle goes, 2 damage more, 1 experience."""
    game = room("B g # . .", B="cragheart", g="bandit-guard", cards="127 116")
    game.who("g").hp = game.who("g").most = 20
    game.do("use_half:127:top")
    if game.prompt == "ask-attack":
        game.do("on:g")
    assert game.prompt == "ask-push"
    game.do("at:2,0")
    assert (game.hp("g"), game.at("g"), game.character().xp) == (20 - 3 - 2, "2,0", 1)
    assert game.state.map.obstacles == []


@rule("GH-EFFECT-05", "GH-EFFECT-13")
def test_no_other_push_goes_through_an_obstacle() -> None:
    """Brute, card 7, top: Attack 3, Push 2."""
    game = room("B g # . .", B="brute", g="bandit-guard", cards="7 1")
    game.who("g").hp = 20
    game.do("use_half:7:top")
    if game.prompt == "ask-attack":
        game.do("on:g")
    assert "at:2,0" not in game.keys
    assert len(game.state.map.obstacles) == 1


@rule("GH-VRAND-01", "GH-VRAND-02")
@pytest.mark.parametrize(
    ("card", "value", "comes_to"), [("x0", 1, 0), ("x0", 2, 0), ("x0", 5, 3), ("x2", 0, 2), ("x2", 5, 7)]
)
def test_less_chance_never_below_nothing(card: str, value: int, comes_to: int) -> None:
    assert result(MODIFIER[card], value, calm=True) == comes_to


@rule("GH-LOOT-01")
def test_loot_takes_no_more_than_it_may() -> None:
    """Five hexes with two coins each; at most four tokens are taken (Spellweaver, card 84)."""
    game = room("B o o o o", B="spellweaver")
    for q in range(1, 5):
        game.state.map.coins[spot(game, q, 0)] = 2
    assert loot(table(game), game.character(), 4, most=5) == 5
    assert game.character().coins == 5
    assert sum(game.state.map.coins.values()) == 3
