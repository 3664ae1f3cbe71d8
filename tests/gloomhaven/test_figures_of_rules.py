"""Figures and borders of rules that no other test looks at."""

import pytest

from emberhall.games.gloomhaven.content import MODIFIER, plan_of
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import apart, within
from emberhall.games.gloomhaven.rules.damage import lose
from emberhall.games.gloomhaven.rules.elements import consume, infuse, settle_elements
from emberhall.games.gloomhaven.rules.looting import loot
from emberhall.games.gloomhaven.rules.modifiers import total
from emberhall.games.gloomhaven.rules.movement import in_line
from emberhall.games.gloomhaven.rules.turns import next_turn
from emberhall.games.gloomhaven.state import Bonus, Slot, Turn
from emberhall.rulebook import rule

from .positions import happens, room, spot, stage, table


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
    assert total((MODIFIER[card],), value, calm=True) == comes_to


@rule("GH-LOOT-01")
def test_loot_takes_no_more_than_it_may() -> None:
    """Five hexes with two coins each; at most four tokens are taken (Spellweaver, card 84)."""
    game = room("B o o o o", B="spellweaver")
    for q in range(1, 5):
        game.state.map.coins[spot(game, q, 0)] = 2
    assert loot(table(game), game.character(), 4, most=5) == 5
    assert game.character().coins == 5
    assert sum(game.state.map.coins.values()) == 3


@rule("GH-ELEM-03", "GH-ELEM-07")
def test_an_element_is_infused_once() -> None:
    """Two monsters of a type act in one turn of the order: what the first infused and the second consumed is gone."""
    game = room("B g h . .", B="brute", g="bandit-guard", h="bandit-guard")
    t = table(game)
    infuse(game.state, 0)
    settle_elements(t)
    assert game.state.elements[0] == 2
    consume(t, 0)
    settle_elements(t)
    assert game.state.elements[0] == 0


@pytest.mark.parametrize(
    ("cells", "straight"),
    [
        (((0, 0),), True),
        (((0, 0), (1, 0), (2, 0)), True),
        (((0, 0), (1, 0), (1, 1)), False),
        (((0, 0), (1, 0), (0, 0)), False),
        (((0, 0), (2, 0)), False),
    ],
)
def test_hexes_in_a_line(cells: tuple[tuple[int, int], ...], straight: bool) -> None:
    assert in_line(cells) is straight


@rule("GH-INIT-04")
def test_who_died_before_its_turn_is_passed_over() -> None:
    """Both guards are due; the first one is dead when its turn comes, and the second has acted already."""
    game = room("B g h . .", B="brute", g="bandit-guard", h="bandit-guard", hand="3 4")
    state = game.state
    state.monsters["bandit-guard"].card = "bandit-guard:527"
    state.order = []
    state.turn = Turn(Slot(50, monsters="bandit-guard"), [game.who("g").id, game.who("h").id])
    del state.figures[game.who("g").id]
    game.who("h").acted = state.round
    happens(next_turn(table(game)))
    happens(next_turn(table(game)))
    assert game.hp("B") == 10
    assert state.turn.left == []


def test_any_hex_of_a_large_figure_counts_for_range() -> None:
    game = room("B . g . .", B="brute", g="bandit-guard")
    large = game.who("g")
    large.also = (spot(game, 3, 0), spot(game, 4, 0))
    assert within(game.state, game.who("B"), large, 2)
    assert not within(game.state, game.who("B"), large, 1)
    assert apart(game.state, game.who("B"), large) == 2


@rule("GH-PAGE-14")
@pytest.mark.parametrize(
    ("scenario", "room", "damage", "conditions"),
    [
        (1, 2, 3, ()),
        (2, 1, 0, ("stun",)),
        (6, 2, 3, ("poison",)),
        (7, 3, 0, ("poison", "stun")),
        (13, 2, 3, ("muddle",)),
    ],
)
def test_traps_of_scenarios(scenario: int, room: int, damage: int, conditions: tuple[str, ...]) -> None:
    """At level 1 a trap that damages does 2 + 1; others only give their condition."""
    plan = plan_of(scenario)
    starts = [f"{q},{r}" for q, r in plan.scenario.rooms[0].start[:2]]
    game = stage(scenario, *starts, rooms=(room,) if room > 1 else (), monsters=False)
    places = [
        plan.index[cell]
        for overlay in plan.scenario.rooms[room - 1].overlays
        if overlay.kind == "trap"
        for cell in overlay.hexes
    ]
    assert places
    for at in places:
        trap = game.state.map.traps[at]
        assert (trap.damage, trap.conditions) == (damage, conditions)
