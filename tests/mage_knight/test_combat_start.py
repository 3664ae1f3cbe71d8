"""How combat starts."""

import pytest

from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.state import EnemyToken
from emberhall.games.mage_knight.terms import BROWN_PILE, GRAY_PILE, GREEN_PILE, RED_PILE, VIOLET_PILE, WHITE_PILE
from emberhall.kernel import Pile
from emberhall.rulebook import rule
from tests.mage_knight.positions import land

KEEP = """
  p p
 p @ K
  p p
"""


@rule("MK-COMBAT-01", "MK-COMBAT-03", "MK-TURN-33", "MKW-ASSAULT-01", "MKW-ASSAULT-03", "MK-MOVE-12")
def test_entering_a_keep_is_an_assault() -> None:
    play = land(drawing=KEEP, spots={"K": "hills keep guardsmen"}, move=5, hand="rage")
    play.do("walk:K")
    assert play.state.phase == "ranged"
    assert [foe.token.partition(".")[0] for foe in play.foes] == ["guardsmen"]
    assert play.hero.reputation == -1
    assert play.turn.move == 0  # the two points left are lost


@rule("MK-COMBAT-02", "MK-RANGED-06", "MKW-ASSAULT-06")
def test_defenders_of_a_keep_are_fortified() -> None:
    play = land(
        drawing=KEEP, spots={"K": "hills keep swordsmen"}, move=3, hand="swiftness crushing_bolt", mana="white green"
    )
    play.do("walk:K", "target:0")
    assert play.offers("play") == ["play:crushing_bolt:basic", "play:crushing_bolt:strong"]


@rule("MK-COMBAT-04", "MK-COMBAT-06", "MKW-KEEP-08", "MKW-KEEP-10", "MKW-KEEP-12", "MKW-KEEP-13")
@pytest.mark.parametrize(("garrison", "fame"), [("crossbowmen.1", 2), ("swordsmen.1", 2)])  # half of 3 and of 4
def test_a_keep_of_another_hero_draws_a_garrison_worth_half_its_fame(garrison: str, fame: int) -> None:
    play = land(
        drawing=KEEP,
        spots={"K": "hills keep owner1"},
        scenario="first_reconnaissance",
        others={"tovak": ""},
        move=3,
        hand="blood_rage rage",
        mana="red",
    )
    play.state.enemies[1].cards.append(EnemyToken(garrison))
    play.do("walk:K")
    assert play.hero.reputation == -1
    assert play.foes[0].walls == 1  # fortified
    play.do("end_phase", "end_phase", "target:0", "play:rage:basic", "play:blood_rage:strong", "effect:0", "strike")
    assert play.hero.fame == fame  # rounded up
    assert play.at("K").shields == [0]


@rule("MKW-KEEP-09", "MKW-KEEP-14", "MK-RESULT-22")
def test_the_drawn_garrison_of_an_owned_keep_is_discarded_if_it_holds_out() -> None:
    play = land(
        drawing=KEEP,
        spots={"K": "hills keep owner1"},
        scenario="first_reconnaissance",
        others={"tovak": ""},
        move=3,
        hand="march",
    )
    play.state.enemies[1].cards.append("crossbowmen.1")  # type: ignore[arg-type]
    play.do("walk:K", "end_phase", "end_phase", "end_phase")
    assert play.at("K").shields == [1]
    assert play.state.enemies_out[1].cards == ["crossbowmen.1"]
    assert play.stands_on("@")


DEN = """
  p p
 p D p
  p O
"""


@rule("MK-COMBAT-07", "MK-TURN-37", "MKW-DEN-01", "MKW-SITE-02")
def test_an_adventure_site_is_entered_as_the_action() -> None:
    play = land(drawing=DEN, spots={"D": "hills monster_den", "O": "plains"}, at="D", hand="rage")
    play.state.enemies[3].cards.append("minotaur.1")  # type: ignore[arg-type]
    play.do("enter")
    assert [foe.token for foe in play.foes] == ["minotaur.1"]
    assert play.turn.acted
    assert play.hero.reputation == 0


@rule("MK-COMBAT-19")
def test_nobody_is_challenged_from_an_adventure_site() -> None:
    play = land(drawing=DEN, spots={"D": "hills monster_den", "O": "plains !prowlers"}, at="D", hand="rage")
    play.do("enter")
    assert play.state.phase == "ranged"
    assert len(play.foes) == 1


@rule("MK-COMBAT-08", "MK-COMBAT-31", "MK-TURN-39", "MKW-MONA-07", "MKW-MONA-08", "MKW-MONA-13", "MKW-MONA-14")
def test_burning_a_monastery() -> None:
    play = land(drawing=DEN, spots={"D": "plains monastery", "O": "plains"}, at="D", hand="rage", unit="peasants")
    play.state.enemies[2].cards.append("monks.1")  # type: ignore[arg-type]
    play.do("burn")
    assert play.hero.reputation == -3
    assert [foe.token for foe in play.foes] == ["monks.1"]
    assert play.foes[0].walls == 0
    play.do("target:0")
    assert play.offers("activate") == []
    play.do("give_up", "end_phase", "end_phase")  # 5 damage, poisonous, on a hero with Armor 2
    assert play.hero.units[0].wounds == 0
    assert play.hand() == ["rage", "wound", "wound", "wound"]


ORCS = """
  p O
 B @ A
  p p
"""


@rule("MK-COMBAT-09", "MK-TURN-38", "MKW-RAMP-06", "MKW-RAMP-09")
def test_one_or_more_rampaging_enemies_may_be_challenged() -> None:
    spots = {"O": "plains !prowlers", "A": "plains", "B": "plains !diggers"}
    play = land(drawing=ORCS, spots=spots, hand="rage")
    assert play.offers("challenge") == ["challenge:1,-1", "challenge:-1,0"]
    play.do("challenge:O")
    assert play.keys == ["challenge:-1,0", "fight"]
    play.do("challenge:B")
    assert play.state.phase == "ranged"
    assert len(play.foes) == 2
    one = land(drawing=ORCS, spots=spots, hand="rage").do("challenge:O", "fight")
    assert len(one.foes) == 1


@rule("MK-COMBAT-10", "MK-MOVE-14", "MK-TURN-34", "MKW-RAMP-03", "MKW-RAMP-11", "MK-TURN-43")
def test_moving_along_a_rampaging_enemy_provokes_it() -> None:
    play = land(drawing=ORCS, spots={"O": "plains !prowlers", "A": "plains", "B": "plains"}, hand="rage", move=4)
    play.do("walk:A")
    assert play.state.phase == "ranged"
    assert len(play.foes) == 1
    assert play.turn.move == 0
    assert play.stands_on("A")


@rule("MK-MOVE-15", "MKW-RAMP-04")
def test_coming_next_to_an_enemy_does_not_provoke_it() -> None:
    spots = {"O": "plains !prowlers", "A": "plains", "B": "plains"}
    play = land(drawing=ORCS, spots=spots, at="B", hand="rage", move=2)
    play.do("walk:0,0")
    assert play.state.phase == "move"
    apart = """
     O p p P
      A B p
    """
    spots = {"O": "plains !prowlers", "A": "plains", "B": "plains", "P": "plains !diggers"}
    play = land(drawing=apart, spots=spots, at="A", hand="rage", move=6)
    play.do("walk:B")  # from beside one enemy to beside none, then to beside another
    assert play.state.phase == "move"


@rule("MK-COMBAT-11", "MK-COMBAT-12")
def test_one_step_may_provoke_two_enemies_that_fight_together() -> None:
    two = """
     p O p
    p @ A p
     p P p
    """
    play = land(
        drawing=two, spots={"O": "plains !prowlers", "A": "plains", "P": "plains !diggers"}, hand="rage", move=2
    )
    play.do("walk:A")
    assert len(play.foes) == 2


@rule("MK-COMBAT-13", "MK-COMBAT-14", "MKW-ASSAULT-08", "MKW-ASSAULT-09", "MKW-NEXT-04")
def test_an_assault_may_provoke_rampaging_enemies_who_are_not_fortified() -> None:
    drawing = """
      p O p
     p @ K p
      p p p
    """
    spots = {"O": "plains !prowlers", "K": "hills keep swordsmen"}
    play = land(drawing=drawing, spots=spots, hand="rage", move=3)
    play.do("walk:K")
    assert [(foe.defender, foe.walls) for foe in play.foes] == [(True, 1), (False, 0)]


@rule("MK-COMBAT-16", "MK-COMBAT-17")
def test_when_a_move_led_to_combat_others_beside_the_new_space_may_be_challenged() -> None:
    drawing = """
      p O p
     C @ A B
      p p p
    """
    spots = {"O": "plains !prowlers", "A": "plains", "B": "plains !diggers", "C": "plains !orc_summoners"}
    play = land(drawing=drawing, spots=spots, hand="rage", move=2)
    play.do("walk:A")
    assert play.keys == ["challenge:2,0", "fight"]  # not the summoners left behind
    play.do("challenge:B")
    assert len(play.foes) == 2


def test_the_story_tells_who_joins_the_fight() -> None:
    drawing = """
      p O p
     p @ K B
      p p p
    """
    assault = ["say-reputation", "say-assaults"]  # it costs 1
    for around, provoked, told in (
        ("plains !prowlers", ["enemy-prowlers"], ["say-walks", *assault, "say-provokes", "say-challenges"]),
        ("plains", [], ["say-walks", *assault, "say-challenges"]),
    ):
        spots = {"O": around, "K": "hills keep swordsmen", "B": "plains !diggers"}
        play = land(drawing=drawing, spots=spots, hand="rage", move=3, keep=True).do("walk:K", "challenge:B")
        story = [event.message for event in play.session.events]
        assert [said.id for said in story] == told
        assert [enemy.id for said in story for enemy in said.args.get("enemies", ())] == [*provoked, "enemy-diggers"]


@rule("MK-COMBAT-18")
def test_enemies_beside_an_assaulted_keep_may_be_challenged_too() -> None:
    play = land(
        drawing="   p p\nC @ K B\n   p p",
        spots={"K": "hills keep swordsmen", "B": "plains !diggers", "C": "plains !prowlers"},
        hand="rage",
        move=3,
    )
    play.do("walk:K")
    assert play.keys == ["challenge:2,0", "fight"]  # not the prowlers left behind
    play.do("challenge:B")
    assert [(foe.defender, foe.walls) for foe in play.foes] == [(True, 1), (False, 0)]


@rule("MK-COMBAT-21")
def test_face_down_garrisons_are_turned_up_when_combat_begins() -> None:
    play = land(drawing=KEEP, spots={"K": "hills keep guardsmen"}, move=3, hand="rage", night=True)
    zone = play.at("K").garrison[0]
    assert zone.known == {}
    play.do("walk:K")
    assert zone.known == {zone.cards[0]: -1}


@rule("MK-COMBAT-22", "MK-COMBAT-23", "MKW-COMBAT-06", "MKW-COMBAT-08", "MK-RESULT-01")
def test_four_phases_in_order() -> None:
    play = land(drawing=ORCS, spots={"O": "plains !prowlers", "A": "plains", "B": "plains"}, hand="march")
    seen = []
    play.do("challenge:O")
    while play.state.combat is not None:
        seen.append(play.state.phase)
        play.do("end_phase")
    assert seen == ["ranged", "block", "attack"]  # the damage was dealt without a question
    assert play.hand() == ["march", "wound", "wound"]
    assert play.state.phase == "after"


@rule("MKW-COMBAT-07")
def test_all_enemies_defeated_at_a_distance_end_the_combat() -> None:
    spots = {"O": "plains !prowlers", "A": "plains", "B": "plains"}
    play = land(drawing=ORCS, spots=spots, hand="swiftness", mana="white")
    play.do("challenge:O", "target:0", "play:swiftness:strong", "strike")
    assert play.state.phase == "after"


@rule("MK-COMBAT-29", "MK-COMBAT-30", "MK-TURN-27", "MK-HEAL-16")
def test_special_effects_work_in_combat_and_healing_does_not() -> None:
    spots = {"O": "plains !prowlers", "A": "plains", "B": "plains"}
    play = land(drawing=ORCS, spots=spots, hand="tranquility crystallize wound", mana="red green blue")
    play.do("challenge:O")
    assert play.offers("play") == ["play:crystallize:basic", "play:crystallize:strong"]
    play.do("end_phase")
    assert play.offers("play") == ["play:crystallize:basic", "play:crystallize:strong"]


@rule("MK-HEAL-18")
def test_healing_points_are_lost_in_combat() -> None:
    spots = {"O": "plains !prowlers", "A": "plains", "B": "plains"}
    play = land(drawing=ORCS, spots=spots, hand="tranquility wound")
    play.do("play:tranquility:basic", "effect:0")
    assert play.turn.heal == 1
    play.do("challenge:O")
    assert play.turn.heal == 0


@rule("MK-DATA-09")
@pytest.mark.parametrize(
    ("site", "option", "pile", "rest"),
    [
        ("hills keep", "walk", GRAY_PILE, (-1, 1, True)),
        ("hills keep owner1", "walk", GRAY_PILE, (-1, 1, True)),
        ("hills mage_tower", "walk", VIOLET_PILE, (-1, 1, True)),
        ("city city white", "walk", WHITE_PILE, (-1, 1, True)),
        ("plains monastery", "burn", VIOLET_PILE, (-3, 0, False)),
        ("plains dungeon", "enter", BROWN_PILE, (0, 0, False)),
        ("plains tomb", "enter", RED_PILE, (0, 0, False)),
        ("plains monster_den", "enter", BROWN_PILE, (0, 0, True)),
        ("plains spawning_grounds", "enter", BROWN_PILE, (0, 0, True)),
        ("plains ancient_ruins ruins_green_green", "enter", GREEN_PILE, (0, 0, True)),
        ("plains !prowlers", "challenge", GREEN_PILE, (0, 0, True)),
    ],
)
def test_ways_into_combat(site: str, option: str, pile: int, rest: tuple[int, int, bool]) -> None:
    reputation, walls, units = rest
    garrison = {"hills keep": "golems", "hills mage_tower": "monks", "city city white": "gunners"}.get(site, "")
    inside = option in ("burn", "enter")
    play = land(
        drawing=KEEP,
        spots={"K": f"{site} {garrison}"},
        at="K" if inside else "@",
        move=3,
        hand="rage",
        others={"tovak": ""},
        scenario="full_conquest",
    )
    play.do(option if inside else f"{option}:K")
    assert {ENEMY[kind_of(foe.token)].pile for foe in play.foes} == {pile}
    assert play.hero.reputation == reputation
    assert {foe.walls for foe in play.foes} == {walls}
    assert play.combat.units == units


@rule("MKW-ASSAULT-02", "MKW-ASSAULT-10", "MKW-COMBAT-02")
def test_a_hero_cannot_pass_a_fortress_without_fighting() -> None:
    play = land(drawing=KEEP, spots={"K": "hills keep golems"}, move=9, hand="rage")
    play.do("walk:K")
    assert play.state.phase == "ranged"
    assert play.turn.acted


@rule("MKW-ASSAULT-12")
def test_every_assault_costs_reputation() -> None:
    play = land(drawing=KEEP, spots={"K": "hills keep golems"}, move=3, hand="march stamina rage", reputation=-1)
    play.do("walk:K", "end_phase", "end_phase", "end_phase")
    assert play.hero.reputation == -2
    assert play.stands_on("@")


@rule("MKW-RAMP-01", "MKW-NIGHT-05")
def test_rampaging_enemies_lie_face_up_by_day_and_night() -> None:
    for night in (False, True):
        play = land(tiles="start_a 0 0, country_01 1 0", hand="rage", night=night)
        tokens = play.at("country_01.NW").enemies  # an open pile, for everybody to see
        assert isinstance(tokens, Pile)
        assert len(tokens) == 1
