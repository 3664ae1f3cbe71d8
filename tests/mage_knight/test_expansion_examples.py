"""Cases that the rules of the expansions name: what passes a wall, how a Banner is lost, who is not ambushed."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import kind_of
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.rules.volkare import general
from emberhall.games.mage_knight.state import DUMMY, Deed, Turn
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round
from tests.mage_knight.positions import again, cards, land, units
from tests.mage_knight.test_hero_combat import hit, tovak
from tests.mage_knight.test_rounds import _game
from tests.mage_knight.test_volkare import SW, march, with_army
from tests.mage_knight.tezla import TEZLA


@rule("MKX-WALL-04", "MKX-WALL-05")
@pytest.mark.parametrize(
    ("hero", "things", "keys"),
    [
        ("arythea", {"hand": "underground_travel", "mana": "green"}, ["play:underground_travel:basic"]),
        ("arythea", {"hand": "wings_of_wind", "mana": "white", "move": 1}, ["play:wings_of_wind:basic"]),
        ("arythea", {"hand": "druidic_staff swiftness"}, ["play:druidic_staff:basic"]),
        ("arythea", {"hand": "temporal_portal"}, ["play:temporal_portal:basic", "space:X"]),
        ("goldyx", {"skills": "flight"}, ["use_skill:flight"]),
        ("arythea", {"hand": "space_bending", "mana": "blue", "move": 2}, ["play:space_bending:basic", "walk:X"]),
    ],
)
def test_who_is_led_to_a_space_pays_for_no_wall(hero: str, things: dict[str, Any], keys: list[str]) -> None:
    play = land(hero, "@ X", spots={"X": "plains"}, walls="@X", **things)
    play.do(*keys)
    assert play.stands_on("X")
    assert play.turn.move == 0


@rule("MKX-WALL-10", "MKX-VATTACK-02", "MKX-VATTACK-03")
def test_volkare_attacks_across_a_wall_and_nobody_is_fortified() -> None:
    play = march(source="", dice=[0])
    state, lord = play.state, general(play.state)
    state.players[0].at = lord.at + SW  # a wall of his camp is between them
    lord.deck.cards = [Deed("rage.tovak.1")]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    play = with_army(play, "prowlers", "guardsmen").do("quick_preparation")
    assert [fortifications(play.state, foe) for foe in play.foes] == [0, 1, 0]  # Guardsmen are Fortified themselves


@rule("MKX-BANNER-02", "MKX-BANNER-03")
def test_the_banner_of_command_is_taken_back() -> None:
    state = _game()
    hero = state.players[0]
    hero.units = units("peasants foresters")
    hero.units[1].banner = "banner_of_command"
    hero.deck.cards = cards("arythea", "march rage stamina swiftness promise")
    next_round(state).do("yes")
    assert [unit.card for unit in hero.units] == ["peasants.1"]
    assert "banner_of_command" in [*hero.deck, *hero.hand]
    assert "foresters.1" in state.unit_box.cards


@rule("MKX-BANNER-02", "MKX-BANNER-03")
def test_the_banner_of_command_is_stolen() -> None:
    play = hit(12, rival={"hand": "march", "unit": "peasants/wounded herbalists"})
    tovak(play).units[0].banner = "banner_of_command"
    play = again(play).do("steal:banner_of_command")
    assert [unit.card for unit in tovak(play).units] == ["herbalists.1"]
    assert play.hero.discard.cards == ["banner_of_command"]


@rule("MKX-AMBUSH-06")
@pytest.mark.parametrize("flies", [True, False])
def test_who_flies_on_wings_of_wind_is_not_ambushed(flies: bool) -> None:
    spots = {"O": "plains !prowlers", "X": "plains", "A": "plains"}
    play = land("arythea", "@ A X O", spots=spots, options=TEZLA, hand="wings_of_wind", mana="white", move=9, at="A")
    factions_of(play.state).ambushing.append(play.spots["O"])
    play = again(play)
    if flies:
        play.do("play:wings_of_wind:basic", "space:X")
        assert play.state.combat is None
        assert play.stands_on("X")
    else:
        play.do("walk:X")
        assert [kind_of(foe.token) for foe in play.foes] == ["prowlers"]
