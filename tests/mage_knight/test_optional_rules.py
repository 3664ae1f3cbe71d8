"""Optional rules: Day and Night, friendly game, Rampage!, unpredictable combats."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.content.tracks import REPUTATION
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.foes import beat, lower_armor
from emberhall.games.mage_knight.rules.rampage import rampage
from emberhall.games.mage_knight.rules.rounds import next_turn
from emberhall.games.mage_knight.rules.unpredictable_combats import chooser as who
from emberhall.games.mage_knight.state import Place, State, Table
from emberhall.games.mage_knight.terms import BASIC, BLACK, BLUE, GOLD, GREEN, PILES, RED, WHITE
from emberhall.kernel import ALL, redact
from emberhall.rulebook import rule
from tests.mage_knight.games import heroes, next_round, opened
from tests.mage_knight.positions import ManaDice, Position, draw_map, land

# Day and Night


@rule("MK-OPTDAY-02", "MK-OPTDAY-03")
def test_arrival_at_night() -> None:
    for seed in range(12):
        play = opened("full_conquest", 2, seed, day_and_night="arrival_at_night")
        assert play.state.night
        assert set(play.state.source) <= set(BASIC)
        assert "pick_tactic:long_night" in play.keys
    state = play.state
    for player in state.players:
        player.tactic = "planning"
    assert not next_round(state).state.night
    assert len(state.source) == 4


@rule("MK-OPTDAY-07")
def test_at_night_garrisons_and_ruins_are_not_seen_from_afar() -> None:
    found = 0
    for seed in range(30):
        for when, seen in (("arrival_at_night", False), ("normal", True)):
            state = opened("full_conquest", 4, seed, day_and_night=when).state
            for place in state.places.values():
                if place.ruin.cards:
                    found += 1
                    assert bool(place.ruin.known) is seen
                for zone in place.garrison:
                    assert not zone.known
    assert found
    spots = {"K": "hills keep guardsmen"}
    for night in (False, True):
        play = land("arythea", "@ p K", spots=spots, night=night, move=2, hand="march")
        assert not play.at("K").garrison[0].known
        play.do("walk:1,0")
        assert bool(play.at("K").garrison[0].known) is not night


def _dusk(*faces: int, night: bool = False) -> State:
    """The end of a Round while darkness is coming; these two dice are rolled."""
    state = heroes("arythea tovak", "full_conquest", day_and_night="darkness_is_coming")
    state.night = night
    state.rng = ManaDice(5, faces=[*faces, 0, 0, 0, 0])
    return next_round(state).state


@rule("MK-OPTDAY-04", "MK-OPTDAY-05", "MK-OPTDAY-06")
@pytest.mark.parametrize(
    ("faces", "night"),
    [((BLACK, RED), True), ((GOLD, BLACK), True), ((RED, GOLD), False)],
)
def test_darkness_is_coming(faces: tuple[int, int], night: bool) -> None:
    assert not opened("full_conquest", 2, day_and_night="darkness_is_coming").state.night
    assert _dusk(*faces).night is night


@rule("MK-OPTDAY-05")
def test_darkness_stays() -> None:
    assert _dusk(RED, RED, night=True).night


# friendly game


@rule("MK-FRIEND-01")
def test_without_hero_combat_a_hero_beside_another_withdraws() -> None:
    play = land(
        "arythea",
        "@ p",
        spots={"p": "plains"},
        scenario="full_conquest",
        options={"hero_combat": "forbidden"},
        others={"tovak": "p"},
        move=2,
        hand="march",
    )
    play.do("walk:p", "end_turn")
    while play.prompt == "ask-end-discard":
        play.do("pick_card:march" if "done" not in play.keys else "done")
    hero = play.state.players[0]
    assert hero.at == play.spots["@"]
    assert sum(card.startswith("wound") for card in hero.hand) == 1


def _friendly(source: str, friendly: bool = True, **things: Any) -> Position:
    things.setdefault("hand", "rage")
    return land(
        "arythea",
        scenario="full_conquest",
        options={"friendly_mana": friendly},
        others={"tovak": ""},
        source=source,
        **things,
    )


@rule("MK-FRIEND-04")
def test_friendly_mana_spares_gold_dice_while_the_colour_is_there() -> None:
    hand = "march"  # green
    assert _friendly("green gold", False, hand=hand).do("play:march:strong").keys == ["pay:die:green", "pay:die:gold"]
    play = _friendly("green gold", hand=hand).do("play:march:strong")
    assert GREEN not in play.state.source
    assert GOLD in play.state.source
    play = _friendly("red gold", hand=hand).do("play:march:strong")
    assert play.state.source == [RED]  # no green die: gold stands for it


@rule("MK-FRIEND-04")
def test_gold_stands_only_for_colours_that_are_not_there() -> None:
    play = _friendly("red gold", hand="crystallize").do("play:crystallize:basic", "pay:die:gold")
    assert play.keys == ["pick_colour:blue", "pick_colour:green", "pick_colour:white"]


@rule("MK-FRIEND-05")
def test_friendly_mana_lets_gold_dice_be_set_last() -> None:
    def dice(source: str, friendly: bool) -> list[str]:
        play = _friendly(source, friendly, hand="mana_draw", mana="white").do("play:mana_draw:strong")
        if "pay:token:white" in play.keys:
            play.do("pay:token:white")
        assert play.prompt == "ask-take-die"
        return play.keys

    assert dice("red gold blue", False) == ["pick_die:red", "pick_die:blue", "pick_die:gold"]
    assert dice("red gold blue", True) == ["pick_die:red", "pick_die:blue"]
    play = _friendly("gold gold", hand="mana_draw", mana="white").do("play:mana_draw:strong", "pay:token:white")
    assert play.prompt == "ask-set-die"  # nothing but gold is left


# Rampage!


@rule("MK-RAMP-01", "MK-RAMP-09", "MK-RAMP-12")
@pytest.mark.parametrize("scenario", ["full_conquest", "druid_nights", "full_cooperation"])
@pytest.mark.parametrize(("rule_", "start", "influence"), [("rampage", -2, -1), ("more_rampage", -4, -2)])
def test_heroes_start_with_a_bad_reputation(scenario: str, rule_: str, start: int, influence: int) -> None:
    for player in opened(scenario, 2, rampage=rule_).state.players:
        assert player.reputation == start
        assert REPUTATION[player.reputation] == influence


def _rampage(face: int, *, night: bool = False, how: str = "rampage", space: str = "~green") -> tuple[Position, Place]:
    """The end of a Round in which the enemy of a space was defeated; this die is rolled for it."""
    state = heroes("arythea tovak", "full_conquest", rampage=how)
    found = draw_map(state, "@ p O", {"O": f"plains {space}"})
    state.night = night
    state.rng = dice = ManaDice(3, faces=[face])
    rampage(Table(state, 2))
    dice.load(None)
    return Position(state, found), state.places[found["O"]]


def _piles(place: Place) -> list[str]:
    return [PILES[ENEMY[kind_of(token)].pile] for token in place.enemies]


@rule("MK-RAMP-02", "MK-RAMP-03", "MK-RAMP-04", "MK-RAMP-08")
@pytest.mark.parametrize(
    ("face", "day", "night"),
    [
        (RED, ["green"], []),
        (GREEN, ["green"], []),
        (GOLD, ["green", "brown"], []),
        (WHITE, [], ["green"]),
        (BLUE, [], ["green"]),
        (BLACK, [], ["green", "brown"]),
    ],
)
def test_rampaging_enemies_come_back(face: int, day: list[str], night: list[str]) -> None:
    play, place = _rampage(face)
    assert _piles(place) == day
    assert (play.spots["O"] in play.state.rampaging) is bool(day)
    assert _piles(_rampage(face, night=True)[1]) == night


@rule("MK-RAMP-03")
def test_draconum_come_back_as_draconum_and_live_enemies_stay_alone() -> None:
    assert _piles(_rampage(RED, space="~red")[1]) == ["red"]
    assert _piles(_rampage(GOLD, space="!prowlers")[1]) == ["green"]


@rule("MK-RAMP-10", "MK-RAMP-11")
@pytest.mark.parametrize("face", range(6))
def test_more_rampage_always_brings_one_back(face: int) -> None:
    warm = face in (RED, GREEN, GOLD)
    day = _rampage(face, how="more_rampage")[1]
    night = _rampage(face, night=True, how="more_rampage")[1]
    assert _piles(day) == (["green", "brown"] if warm else ["green"])
    assert _piles(night) == (["green"] if warm else ["green", "brown"])


@rule("MK-RAMP-02")
def test_no_enemy_comes_where_a_hero_stands() -> None:
    state = heroes("arythea tovak", "full_conquest", rampage="more_rampage")
    found = draw_map(state, "@ p O", {"O": "plains ~green"})
    state.players[1].at = found["O"]
    rampage(Table(state, 2))
    assert not state.places[found["O"]].enemies


@rule("MK-RAMP-02", "MK-RAMP-10")
def test_rampage_comes_between_rounds() -> None:
    state = heroes("arythea tovak", "full_conquest", rampage="more_rampage")
    found = draw_map(state, "@ p O", {"O": "plains ~green"})
    next_round(state)
    assert state.places[found["O"]].enemies


@rule("MK-RAMP-05", "MK-RAMP-06", "MK-RAMP-07")
def test_both_enemies_of_a_space_fight_and_each_gives_reputation() -> None:
    play = land("arythea", "@ O", spots={"O": "plains !prowlers !minotaur"}, hand="rage")
    play.do("challenge:O")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers", "minotaur"]
    t = Table(play.state, 1)
    beat(t, play.hero, play.foes[0])
    assert play.spots["O"] in play.state.rampaging
    beat(t, play.hero, play.foes[1])
    assert play.spots["O"] not in play.state.rampaging
    assert play.hero.reputation == 2
    finish(t, play.hero)


# unpredictable combats


def _combat(colour: str, foes: str = "prowlers", **things: Any) -> Position:
    """The first hero fights; the other one has chosen a colour."""
    things.setdefault("hand", "rage march")
    options = {"unpredictable_combats": True}
    play = land(
        "arythea",
        " p O\np @ P\n p p",
        spots={"O": f"plains !{foes}", "P": "plains"},
        scenario="full_conquest",
        others={"tovak": ""},
        options=options,
        keep=True,
        **things,
    )
    play.state.order = [0, 1]
    play.do("challenge:O")
    while play.prompt == "ask-gather":
        play.do("fight")
    if colour:
        play.do(f"pick_colour:{colour}")
    return play


def _told(play: Position) -> list[str]:
    """What the story says about the colour."""
    return [event.message.id for event in play.session.events if event.message.id.endswith("-colour")]


@rule("MK-UNPR-01", "MK-UNPR-02")
def test_the_player_before_chooses_a_colour_in_secret() -> None:
    play = _combat("")
    assert (play.ask.seat, play.prompt) == (1, "ask-secret-colour")
    assert play.keys == ["pick_colour:white", "pick_colour:red", "pick_colour:blue", "pick_colour:black"]
    play.do("pick_colour:blue")
    state = play.state
    assert redact(state, 1).secret_colour.cards == ["face.blue"]
    assert redact(state, 0).secret_colour.cards != ["face.blue"]
    assert sorted(redact(state, 0).colours.cards) == ["?", "?", "?"]
    assert play.ask.seat == 0


@rule("MK-UNPR-02")
@pytest.mark.parametrize(("seat", "chooser"), [(0, 2), (1, 0), (2, 1)])
def test_the_previous_player_is_the_one_before_in_the_round(seat: int, chooser: int) -> None:
    state = heroes("arythea tovak goldyx", "full_conquest", unpredictable_combats=True)
    state.order, state.turn_of = [0, 1, 2], (seat - 1) % 3
    next_turn(Table(state, 3))
    assert state.turn.seat == seat
    assert who(state) == chooser


@rule("MK-UNPR-01")
def test_several_enemies_are_predictable() -> None:
    two = land(
        "arythea",
        " p O\np @ P\n p p",
        spots={"O": "plains !prowlers", "P": "plains !diggers"},
        scenario="full_conquest",
        others={"tovak": ""},
        options={"unpredictable_combats": True},
        hand="rage",
    )
    two.state.order = [0, 1]
    two.do("challenge:O", "challenge:P")
    if two.prompt == "ask-gather":
        two.do("fight")
    assert len(two.foes) == 2
    assert two.prompt != "ask-secret-colour"


@rule("MK-UNPR-03", "MK-UNPR-08")
def test_white_is_armor_at_a_distance() -> None:
    play = _combat("white")
    assert ENEMY["prowlers"].armor == 3
    assert (play.foes[0].armor, play.foes[0].lower) == (4, 4)
    assert play.state.secret_colour.known["face.white"] == ALL  # type: ignore[index]
    for phase in ("block", "attack"):
        play.do("end_phase")
        assert (play.state.phase, play.foes[0].armor, play.foes[0].lower) == (phase, 3, 3)
    assert _told(play.do("end_phase")) == ["say-colour"]


@rule("MK-UNPR-03", "MK-ABIL-20")
def test_the_armor_of_white_is_lost_except_the_last_point() -> None:
    play = _combat("white")
    lower_armor(play.foes[0], 9)
    assert (play.foes[0].armor, play.foes[0].lower) == (1, 1)
    play.do("end_phase")
    assert (play.state.phase, play.foes[0].armor, play.foes[0].lower) == ("block", 1, 1)


@rule("MK-UNPR-04", "MK-UNPR-09")
def test_red_is_a_stronger_attack() -> None:
    play = _combat("red")
    assert play.foes[0].attacks[0].value == 4
    assert not play.state.secret_colour.known
    play.do("end_phase")
    assert play.foes[0].attacks[0].value == 5
    assert play.state.secret_colour.known
    play.do("end_phase")
    assert (play.foes[0].armor, _told(play)) == (3, ["say-not-colour", "say-colour"])


@rule("MK-UNPR-05", "MK-UNPR-10")
@pytest.mark.parametrize(("colour", "armor"), [("blue", 4), ("black", 3)])
def test_blue_is_armor_in_the_end_and_the_die_is_shown_whatever_it_is(colour: str, armor: int) -> None:
    play = _combat(colour)
    play.do("end_phase")
    assert not play.state.secret_colour.known
    play.do("end_phase")
    while play.state.phase == "damage":
        play.do("hero_takes")
    assert play.state.phase == "attack"
    assert (play.foes[0].armor, play.foes[0].lower) == (armor, armor)
    assert play.state.secret_colour.known
    assert _told(play) == ["say-not-colour", "say-not-colour", "say-colour"]


@rule("MK-UNPR-06")
def test_a_summoned_monster_is_not_the_enemy_that_is_stronger() -> None:
    play = _combat("red", "orc_summoners")
    play.do("end_phase")
    monster = next(foe for foe in play.foes if foe.summoner >= 0)
    beat(Table(play.state, 2), play.hero, monster)
    assert play.hero.fame == 0


@rule("MK-UNPR-06", "MK-UNPR-07")
@pytest.mark.parametrize(("colour", "fame"), [("white", 3), ("red", 3), ("blue", 3), ("black", 2)])
def test_one_more_fame_for_a_stronger_enemy(colour: str, fame: int) -> None:
    play = _combat(colour)
    t = Table(play.state, 2)
    beat(t, play.hero, play.foes[0])
    assert ENEMY["prowlers"].fame == 2
    assert play.hero.fame == fame
    finish(t, play.hero)
    assert not play.state.secret_colour
    assert len(play.state.colours) == 4


@rule("MK-OPT-01")
def test_without_the_option_nothing_is_chosen() -> None:
    spots = {"O": "plains !prowlers"}
    play = land("arythea", "@ O", spots=spots, hand="rage", scenario="full_conquest", others={"tovak": ""})
    assert play.do("challenge:O").ask.seat == 0
