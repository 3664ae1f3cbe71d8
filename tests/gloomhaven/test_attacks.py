"""Attacks: the questions, what protects, and what the dying still do."""

import pytest

from emberhall.effects import Lasting
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.damage import kill
from emberhall.games.gloomhaven.setup import _monsters
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, Item
from emberhall.rulebook import rule

from .positions import close, happens, room, table


@rule("GH-ELEM-08")
def test_the_question_says_how_strong_the_attack_has_become() -> None:
    game = close(B="spellweaver", cards="65 61", elements="fire").do("use_half:65:top", "pick_element:fire")
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-attack", 3)


@rule("GH-ATTACK-10", "GH-USE-06")
def test_armour_is_not_offered_when_a_card_has_stopped_it_all() -> None:
    """Card 7 gives Shield 1 against an attack that does damage; item 3 does the same, and must be used."""
    for value, used in ((1, 0), (2, 1)):
        game = close()
        armour = Item(3)
        game.character().items = [armour]
        game.character().active.append(Active(Ability("7"), "bottom", lost=False, round=False))
        game.state.waiting["attack_damages_you"] = [Lasting("7", 0, 0)]
        blow = Strike(game.who("B"), value, melee=True)
        happens(strike(table(game), Playing(game.who("g"), by_rules=True), blow))
        assert (armour.used, game.hp("B")) == (used, 5)


@rule("GH-ATTACK-12")
@pytest.mark.parametrize(("dies", "lost"), [(604, 3), (0, 0)])
def test_a_cultist_that_is_killed_outright_still_strikes(dies: int, lost: int) -> None:
    game = room(
        """
        . B . . .
         T g . .
        """,
        B="brute", T="tinkerer", g="bandit-guard",
    )  # fmt: skip
    game.state.monsters["cultist"] = _monsters("cultist")
    game.who("g").name, game.who("g").dying = "cultist", dies
    happens(kill(table(game), game.who("g"), game.who("B")))
    assert (10 - game.hp("B"), 8 - game.hp("T")) == (lost, lost)
    assert not game.there("g")


@rule("GH-ACTIVE-03", "GH-SHIELD-01")
@pytest.mark.parametrize(("attack", "used"), [(1, 0), (2, 0), (3, 1)])
def test_what_shield_stops_whole_uses_no_charge(attack: int, used: int) -> None:
    """Card 7, bottom: Shield 1 against each of the next six attacks that damage the Brute, who has Shield 2 already."""
    game = room("B g . . .", B="brute", g="bandit-guard", cards="7 1", hand="2 3").do("use_half:7:bottom")
    game.who("B").bonuses.append(Bonus("shield", 2))
    happens(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), attack, melee=True)))
    (lasting,) = game.state.waiting["attack_damages_you"]
    assert (lasting.used, game.hp("B")) == (used, 10)
