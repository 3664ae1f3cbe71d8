"""Why something cannot be chosen: hand cards, enemies and neighbouring spaces have an answer in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import STEPS, ground, word
from emberhall.games.mage_knight.terms import BLUE, RANGED, RED, TERRAINS
from emberhall.rulebook import rule
from emberhall.testing import reasons_given
from tests.mage_knight.positions import Position, again, fight, land, visit
from tests.mage_knight.test_volkare import attacking
from tests.mage_knight.test_volkares_camp import camp
from tests.mage_knight.tezla import lair


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


def why(play: Position, element: str) -> tuple[str, str | None, str]:
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


@rule("MK-MOVE-09")
def test_nobody_is_sent_step_by_step_to_a_lake() -> None:
    play = land("tovak", "  p l\n p @ p\n  p p\n l", hand="march")
    far = [at for at, kind in ground(play.state).terrain.items() if TERRAINS[kind] == "lake"]
    reasons = {why(play, f"space:{word(at)}")[0] for at in far}
    assert len(far) > 1
    assert reasons == {"why-inaccessible"}


@rule("MK-MANA-03", "MK-MANA-05", "MK-MANA-09", "MK-MANA-11", "MK-MANA-12", "MK-MANA-13", "MK-MANA-14")
def test_why_mana_is_not_taken_by_itself() -> None:
    play = land("tovak", hand="march", source="gold black green", crystals="red")
    assert why(play, "die:gold")[:2] == ("why-die-with-card", "MK-MANA-14")
    assert why(play, "die:black")[:2] == ("why-die-black", "MK-MANA-09")
    assert why(play, "crystal:red")[:2] == ("why-crystal-with-card", "MK-MANA-05")
    assert why(play, "crystal:blue")[:2] == ("why-crystal-none", "MK-MANA-03")
    play.do("play:march:strong", "pay:die:green")
    assert why(play, "die:gold")[:2] == ("why-die-taken", "MK-MANA-12")
    assert why(play, "used_die:0")[:2] == ("why-die-used", "MK-MANA-13")
    night = land("tovak", hand="march", source="gold black", night=True)
    assert why(night, "die:gold")[:2] == ("why-die-gold", "MK-MANA-11")


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


@rule("MKX-CAMP-27")
def test_why_nobody_hunts_here_any_more() -> None:
    play = camp("", others={})
    here = word(play.hero.at)
    assert why(play, f"space:{here}")[0] == "why-here"
    play.state.hunts = {play.hero.at: 0}
    play = again(play)
    assert why(play, f"space:{here}") == why(play, f"hunt:{here}") == ("why-hunted", "MKX-CAMP-27", "")


@rule("MKX-SEAL-04")
def test_why_a_seal_cannot_be_broken() -> None:
    play = land("arythea", others={"tovak": ""}, scenario="full_conquest", options={"seals": "weak"}, mana="blue")
    play.state.seals = [(3, RED), (5, BLUE)]
    play = again(play)
    assert why(play, "seal:next") == ("why-no-mana", "MKX-SEAL-04", "red mana")
    assert why(play, "seal:5") == ("why-seal-later", "MKX-SEAL-04", "")
    play.state.seals = [(5, BLUE)]
    (option,) = [option for option in again(play).ask.options if option.key() == "break_seal:blue"]
    assert option.touches() == ("seal:next",)


@rule("MKX-VBATTLE-10", "MKX-VASSAULT-01")
def test_why_volkare_is_no_target() -> None:
    play = attacking("prowlers", dice=[0])
    assert why(play, "volkare") == ("why-go-there", "MKX-VASSAULT-01", "")
    play.turn.move = 2
    assert why(play, "volkare") == ("why-move", "MK-MOVE-07", "1 more Move")  # plains across a wall
    play.turn.move = 5
    play = play.do("walk:volkare_camp.C", "fight")
    assert why(play, "enemy:volkare") == ("why-general", "MKX-VBATTLE-10", "")
    play = play.do("end_phase", "block:1:0", "give_up")
    assert why(play, "enemy:volkare") == ("why-block-passed", "MK-BLOCK-08", "")


@rule("MKX-LEADER-11", "MKX-LIFE-22")
def test_why_a_leader_is_struck_once_a_phase() -> None:
    play = lair("necropolis", 5, "skeletal_warriors")
    assert why(play, "lord:1") == ("why-go-there", "MKX-LIFE-22", "")
    play.do("walk:A", "target:1")
    play.combat.points[4 * RANGED] = 4
    play = again(play).do("strike")
    assert why(play, "enemy:dark_crusader_leader") == ("why-struck-once", "MKX-LEADER-11", "")


@rule("MKX-VALLEY-05")
def test_why_a_tile_is_not_revealed_says_the_price_of_now() -> None:
    play = land(tiles="start_a 0 0, country_03 1 0", at="country_03.NE", scenario="hidden_valley", move=5)
    reason = play.session.view(0).why_not("slot:1,1")
    assert reason is not None
    assert GAME.texts.say(reason.why, "en") == "Revealing a tile costs 6 Move points."


LEGION = {"expansions": ("lost_legion",)}


def unit_in(play: Position, kind: str) -> str:
    """The element of a Unit of the hero, or on offer."""
    found = [*(unit.card for unit in play.hero.units), *play.state.unit_offer]
    return f"unit:{next(unit for unit in found if unit.startswith(kind))}"


@rule("MKX-UNIT-07")
def test_why_heroes_do_not_storm_unpaid() -> None:
    play = fight("arythea", "guardsmen", site="keep", unit="heroes_blue", options=LEGION, phase="attack")
    assert why(play, unit_in(play, "heroes")) == ("why-unit-unpaid", "MKX-UNIT-07", "2 more Influence")
    paid = fight("arythea", "guardsmen", site="keep", unit="heroes_blue", options=LEGION, phase="attack")
    paid.combat.paid = [paid.hero.units[0].card]
    assert why(again(paid), unit_in(paid, "heroes"))[0] == "why-choose-target"
    walk = land("arythea", unit="heroes_blue", options=LEGION)
    assert why(walk, unit_in(walk, "heroes"))[0] != "why-unit-unpaid"


@rule("MK-COMBAT-31", "MKX-MAZE-02")
def test_why_a_unit_does_not_fight_along() -> None:
    play = fight("arythea", "prowlers", unit="peasants", phase="attack")
    assert why(play, unit_in(play, "peasants"))[0] == "why-choose-target"
    play.combat.units = False
    assert why(again(play), unit_in(play, "peasants")) == ("why-unit-not-along", "MK-COMBAT-31", "")


@rule("MKX-UNIT-04", "MKX-UNIT-25", "MKX-REFUGEE-02", "MKX-REFUGEE-03")
def test_why_units_of_the_legion_cannot_be_recruited() -> None:
    play = visit("goldyx", "monastery", offer="magic_familiars", options=LEGION)
    assert why(play, unit_in(play, "magic")) == ("why-influence", "MK-INTER-13", "6 more Influence")
    play.turn.influence = 5
    assert why(again(play), unit_in(play, "magic")) == ("why-influence", "MK-INTER-13", "1 more Influence")
    play.turn.influence = 6
    assert why(again(play), unit_in(play, "magic")) == ("why-familiars-mana", "MKX-UNIT-25", "")
    both = visit("goldyx", "village", offer="thugs heroes_red", options=LEGION)
    assert why(both, unit_in(both, "heroes")) == ("why-influence", "MK-INTER-13", "9 more Influence")
    both.turn.kin = "thugs"
    assert why(again(both), unit_in(both, "heroes")) == ("why-thugs-and-heroes", "MKX-UNIT-04", "")
    assert why(both, unit_in(both, "thugs"))[0] == "why-influence"
    camp_ = visit("goldyx", "refugee_camp", offer="altem_mages guardian_golems", options=LEGION)
    assert why(camp_, unit_in(camp_, "altem")) == ("why-influence", "MK-INTER-13", "15 more Influence")
    assert why(camp_, unit_in(camp_, "guardian"))[2] == "8 more Influence"


@rule("MKX-VASSAULT-01", "MKX-LIFE-22")
def test_why_nobody_goes_to_volkare_or_a_leader_from_a_fight() -> None:
    play = fight("arythea", "prowlers")
    assert why(play, "volkare") == ("why-one-action", "MKX-VASSAULT-01", "")
    assert why(play, "lord:0") == ("why-one-action", "MKX-LIFE-22", "")
