"""Druid Nights."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.foes import beat
from emberhall.games.mage_knight.state import Place, State, Table
from emberhall.games.mage_knight.terms import BROWN_PILE, RED_PILE
from emberhall.kernel import find_game
from emberhall.rulebook import rule
from tests.mage_knight.games import end_turn_of, heroes, next_round, reckoned
from tests.mage_knight.positions import Position, land
from tests.mage_knight.test_scene import fought

MAP = """
 p p p
G @ H V
 p p p
"""
SPOTS = {"G": "forest magical_glade", "H": "plains magical_glade", "V": "plains village"}


def _druid(at: str = "@", *, others: tuple[str, ...] = ("tovak",), number: int = 1, **things: Any) -> Position:
    """A hero of Druid Nights on a map with two glades and a village, in this Round."""
    night = number % 2 == 0
    play = land(
        "arythea",
        MAP,
        spots=SPOTS,
        at=at,
        scenario="druid_nights",
        others=dict.fromkeys(others, ""),
        night=night,
        **things,
    )
    play.state.round, play.state.nights = number, number // 2
    return play


def _marked(at: str = "@", *, glades: str = "GH", number: int = 2, **things: Any) -> Position:
    """The same with the hero's Shield on these glades."""
    play = _druid(at, number=number, **things)
    for glade in glades:
        play.at(glade).shields.append(0)
    return Position(play.state, play.spots)


@rule("MKS-DRUID-10", "MKS-DRUID-12")
def test_a_glade_is_activated_where_the_movement_ends_and_the_action_is_still_free() -> None:
    play = _druid(move=6, hand="march rage").do("walk:H")
    assert "activate_glade" in play.keys
    play.do("activate_glade")
    assert "rest" not in play.keys  # the movement has ended, and so begun
    assert play.at("H").shields == [0]
    assert play.offers("walk") == []
    assert not play.turn.acted
    assert "activate_glade" not in play.keys


@rule("MKS-DRUID-12")
def test_no_spell_moves_a_hero_from_an_activated_glade() -> None:
    play = _druid("G", move=6, hand="wings_of_wind underground_travel", mana="white green")
    assert len(play.offers("play")) == 2
    assert play.do("activate_glade").offers("play") == []


@rule("MKS-DRUID-10")
def test_other_spaces_and_scenarios_have_no_such_glades() -> None:
    assert "activate_glade" not in _druid(hand="march").keys
    other = land("arythea", MAP, spots=SPOTS, at="G", scenario="full_conquest", others={"tovak": ""}, hand="march")
    assert "activate_glade" not in other.keys


@rule("MKS-DRUID-11")
def test_a_glade_holds_one_shield_of_each_hero() -> None:
    play = _druid("G", hand="march")
    play.at("G").shields.append(1)
    play = Position(play.state, play.spots).do("activate_glade")
    assert play.at("G").shields == [1, 0]
    assert "activate_glade" not in play.keys


@rule("MKS-DRUID-13", "MKS-DRUID-15")
def test_the_incantation_summons_a_brown_enemy_for_each_marked_glade() -> None:
    play = _marked(hand="rage").do("incant")
    assert [ENEMY[kind_of(foe.token)].pile for foe in play.foes] == [BROWN_PILE, BROWN_PILE]
    assert play.turn.acted
    assert [kind_of(foe.token) for foe in _marked(glades="G", hand="rage").do("incant").foes] != []
    assert len(_marked(glades="G", hand="rage").do("incant").foes) == 1


def test_the_fight_with_the_summoned_monsters_has_its_title() -> None:
    title = fought(_marked(hand="rage").do("incant")).name
    texts = find_game("mage_knight").texts
    assert texts.say(title, "en") == "Fight with summoned monsters"
    assert texts.say(title, "ru") == "Битва с призванными монстрами"


@rule("MKS-DRUID-13")
def test_the_incantation_is_for_the_night_once_and_needs_a_marked_glade() -> None:
    assert "incant" in _marked(hand="rage").keys
    assert "incant" not in _marked(number=1, hand="rage").keys
    assert "incant" not in _marked(glades="", hand="rage").keys
    play = _marked(hand="rage").do("incant")
    assert play.state.incanted == [0]
    again = _marked(hand="rage")
    again.state.incanted = [0]
    assert "incant" not in Position(again.state, again.spots).keys


@rule("MKS-DRUID-14")
@pytest.mark.parametrize(
    ("site", "allowed"),
    [
        ("village", False),
        ("monastery", False),
        ("monastery conquered", True),
        ("keep owner0", False),
        ("mine red", True),
    ],
)
def test_the_incantation_is_not_for_inhabited_sites(site: str, allowed: bool) -> None:
    play = land(
        "arythea",
        "G V",
        spots={"G": "forest magical_glade", "V": f"plains {site}"},
        at="V",
        scenario="druid_nights",
        others={"tovak": ""},
        night=True,
        hand="rage",
    )
    play.state.nights = 1
    play.at("G").shields = [0]
    assert ("incant" in Position(play.state, play.spots).keys) is allowed


def _end(play: Position, beaten: int) -> None:
    """End the combat with this many enemies defeated."""
    t = Table(play.state, len(play.state.players))
    for foe in play.foes[:beaten]:
        beat(t, play.hero, foe)
    finish(t, play.hero)


@rule("MKS-DRUID-16", "MKS-DRUID-21")
@pytest.mark.parametrize("number", [2, 4])
def test_summoned_enemies_give_twice_their_fame(number: int) -> None:
    play = _marked(number=number, hand="rage").do("incant")
    fame = sum(2 * ENEMY[kind_of(foe.token)].fame for foe in play.foes)
    _end(play, 2)
    assert play.hero.fame == fame


@rule("MKS-DRUID-17")
def test_undefeated_enemies_disappear_and_wounds_remain() -> None:
    play = _marked(hand="rage wound").do("incant")
    tokens = [foe.token for foe in play.foes]
    _end(play, 0)
    assert play.state.combat is None
    assert set(tokens) <= set(play.state.enemies_out[BROWN_PILE])
    assert play.hand() == ["rage", "wound"]
    assert play.hero.fame == 0
    assert play.state.phase == "after"


@rule("MKS-DRUID-10", "MKS-DRUID-12")
def test_a_glade_may_be_activated_after_the_action() -> None:
    play = _marked("H", glades="G", hand="rage").do("incant")
    _end(play, 1)
    play = Position(play.state, play.spots).do("activate_glade")
    assert play.at("H").shields == [0]
    assert play.keys == ["end_turn"]


@rule("MKS-DRUID-18", "MKS-DRUID-22")
@pytest.mark.parametrize(("number", "crystals"), [(2, 2), (4, 4)])
def test_crystals_for_summoned_enemies_defeated_or_not(number: int, crystals: int) -> None:
    play = _marked(number=number, hand="rage")
    play.do("incant")
    _end(play, 0)
    assert play.turn.rewards == [("random_crystal", crystals)]


@rule("MKS-DRUID-19", "MKS-DRUID-29")
@pytest.mark.parametrize(("epic", "number", "cleared"), [(False, 1, False), (False, 2, True), (True, 4, True)])
def test_after_a_night_shields_leave_the_glades(epic: bool, number: int, cleared: bool) -> None:
    state = heroes("arythea tovak", "druid_nights", epic=epic)
    state.places[1] = Place("magical_glade", shields=[0, 1])
    state.round, state.night, state.incanted = number, number % 2 == 0, [0]
    next_round(state)
    assert state.places[1].shields == ([] if cleared else [0, 1])
    assert state.incanted == ([] if cleared else [0])


@rule("MKS-DRUID-13", "MKS-DRUID-20", "MK-OPTDAY-02")
@pytest.mark.parametrize(("when", "nights"), [("normal", [0, 1, 1, 2]), ("arrival_at_night", [1, 1, 2, 2])])
def test_which_night_it_is(when: str, nights: list[int]) -> None:
    state = heroes("arythea tovak", "druid_nights", day_and_night=when)
    assert [state.nights, *(next_round(state).state.nights for _ in range(3))] == nights


@rule("MKS-DRUID-20")
def test_the_second_night_summons_red_enemies() -> None:
    play = _marked(number=4, hand="rage").do("incant")
    assert [ENEMY[kind_of(foe.token)].pile for foe in play.foes] == [RED_PILE, RED_PILE]


def _night(number: int, incanted: list[int], **options: Any) -> State:
    state = heroes("arythea tovak", "druid_nights", **options)
    state.round, state.night, state.nights, state.incanted = number, number % 2 == 0, number // 2, incanted
    return state


@rule("MKS-DRUID-23")
@pytest.mark.parametrize(
    ("number", "incanted", "epic", "reached"),
    [(4, [0, 1], False, True), (4, [1], False, False), (2, [0, 1], False, False), (4, [0, 1], True, False)],
)
def test_the_game_ends_when_all_have_cast_in_the_last_night(
    number: int, incanted: list[int], epic: bool, reached: bool
) -> None:
    state = _night(number, incanted, epic=epic)
    end_turn_of(state, 0)
    assert state.goal_reached is reached
    assert state.game_turns == (2 if reached else -1)


@rule("MKS-DRUID-24", "MKS-DRUID-25")
def test_otherwise_it_ends_with_the_last_night_and_most_fame_wins() -> None:
    state = _night(4, [0])
    state.players[0].fame, state.players[1].fame = 7, 9
    next_round(state)
    assert state.outcome is not None
    assert (list(state.outcome.scores), state.outcome.winners) == ([7, 9], (1,))
    assert reckoned(_night(4, [0, 1])).reason.id == "end-fame"


@rule("MKS-DRUID-26", "MKS-DRUID-27")
@pytest.mark.parametrize(
    ("others", "there", "offered"),
    [
        (("tovak",), [], ["activate_glade"]),
        (("tovak",), [1], ["replace_shield:1"]),
        (("tovak", "goldyx"), [1], ["activate_glade"]),
        (("tovak", "goldyx"), [1, 2], ["replace_shield:1", "replace_shield:2"]),
        (("tovak", "goldyx", "norowas"), [3, 1], ["replace_shield:3", "replace_shield:1"]),
        (("tovak",), [0], []),
    ],
)
def test_crowded_glades(others: tuple[str, ...], there: list[int], offered: list[str]) -> None:
    play = _druid("G", others=others, options={"crowded_glades": True}, hand="march")
    play.at("G").shields = list(there)
    play = Position(play.state, play.spots)
    assert play.offers("activate") + play.offers("replace") == offered
    if offered:
        play.do(offered[-1])
        pushed = int(offered[-1][-1]) if offered[-1].startswith("replace") else None
        assert play.at("G").shields == [*(seat for seat in there if seat != pushed), 0]


@rule("MKS-DRUID-30", "MKS-DRUID-31", "MKS-DRUID-32")
def test_the_third_night_of_the_epic_version() -> None:
    play = _marked(number=6, options={"epic": True}, hand="rage").do("incant")
    piles = [ENEMY[kind_of(foe.token)].pile for foe in play.foes]
    assert piles == [BROWN_PILE, RED_PILE] * 2
    assert [foe.fame for foe in play.foes] == [2 * ENEMY[kind_of(foe.token)].fame for foe in play.foes]
    assert play.turn.rewards == [("random_crystal", 6)]
