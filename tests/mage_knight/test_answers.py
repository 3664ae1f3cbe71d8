"""Why something cannot be chosen: hand cards, enemies and neighbouring spaces have an answer in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import STEPS, ground, word
from emberhall.rulebook import rule
from emberhall.testing import reasons_given
from tests.mage_knight.positions import Play, fight, land, visit


def asked_about(state: Any, seat: int) -> Iterator[str]:
    player = state.players[seat]
    yield from (f"card:{card}" for card in player.hand)
    yield from (f"unit:{unit.card}" for unit in player.units)
    yield from (f"unit:{unit}" for unit in state.unit_offer)
    if state.combat is not None:
        yield from (f"enemy:{foe.token}" for foe in state.combat.foes)
    hexes = ground(state).hexes
    yield from (f"space:{word(player.at + step)}" for step in STEPS if player.at + step in hexes)


@pytest.mark.parametrize("seed", range(10))
def test_every_position_has_answers(seed: int) -> None:
    """100 positions of a random game each: whatever cannot be chosen has its reason."""
    setups = list(GAME.variants())
    setup, seats = setups[seed * 6 % len(setups)]
    reasons_given(GAME, setup, seats, seed=seed, about=asked_about, positions=100)


def why(play: Play, element: str) -> tuple[str, str | None, str]:
    reason = play.session.view(0).why_not(element)
    assert reason is not None
    missing = GAME.texts.say(reason.missing, "en") if reason.missing is not None else ""
    return reason.why.id, reason.rule, missing


@rule("MK-MOVE-07", "MK-MOVE-09")
def test_why_a_space_cannot_be_entered() -> None:
    play = land("tovak", "  p h\n l @ p\n  p p p", hand="march")
    reasons = {why(play, f"space:{word(play.hero.at + step)}") for step in STEPS}
    assert reasons == {
        ("why-move", "MK-MOVE-07", "2 more Move"),
        ("why-move", "MK-MOVE-07", "3 more Move"),
        ("why-inaccessible", "MK-MOVE-09", ""),
    }


@rule("MK-DEED-11", "MK-RANGED-02", "MK-RANGED-08")
def test_why_in_a_fight() -> None:
    play = fight("tovak", "prowlers", hand="rage wound")
    wound = next(card for card in play.hero.hand if card.startswith("wound"))
    assert why(play, f"card:{wound}") == ("why-wound", "MK-DEED-11", "")
    rage = next(card for card in play.hero.hand if card.startswith("rage"))
    assert why(play, f"card:{rage}") == ("why-choose-target", "MK-RANGED-02", "")


@rule("MK-DEED-12", "MK-DEED-18", "MK-RANGED-05")
def test_why_a_card_cannot_be_played_this_way() -> None:
    play = land("tovak", "  p h\n l @ p\n  p p p", hand="march")
    march = play.hero.hand.cards[0]
    assert why(play, f"play:{march}:strong") == ("why-no-mana", "MK-DEED-18", "green mana")
    assert why(play, f"sideways:{march}:influence") == ("why-sideways-influence", "MK-DEED-12", "")
    play = fight("tovak", "prowlers", hand="rage").do("target:0")
    rage = play.hero.hand.cards[0]
    assert why(play, f"play:{rage}:basic") == ("why-only-ranged", "MK-RANGED-05", "")


@rule("MK-INTER-13")
def test_why_a_unit_cannot_be_recruited() -> None:
    play = visit("goldyx", "village", offer="peasants guardian_golems")
    offered = {unit.partition(".")[0]: unit for unit in play.state.unit_offer}
    assert why(play, f"unit:{offered['peasants']}") == ("why-influence", "MK-INTER-13", "4 more Influence")
    assert why(play, f"unit:{offered['guardian_golems']}")[:2] == ("why-unit-elsewhere", "MK-INTER-13")
