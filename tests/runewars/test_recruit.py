"""Recruit: units from a dial."""

from emberhall.games.runewars.rules.recruit import place_recruit, recruit
from emberhall.kernel import Ask, Flow
from emberhall.rulebook import rule

from .positions import answer, build_walls, daqan_to_play, hold, set_dials, units_in


@rule("RW-RECRUIT-01", "RW-RECRUIT-02", "RW-RECRUIT-03", "RW-RECRUIT-05", "RW-RECRUIT-06", "RW-RECRUIT-07")
def test_the_recruiting_of_the_rulebook() -> None:
    """Wood 3: two bowmen, none at position 2; then ore 4: a knight and a siege engine."""
    t = daqan_to_play()
    set_dials(t, 0, 3, 4)
    build_walls(t, "home_daqan_A", "7B")
    answer(
        recruit(t, 0, other=False),
        "0/pick_dial:wood",
        "0/place_unit:bowman:7B",
        "0/place_unit:bowman:home_daqan_A",
    )
    assert units_in(t.state, "7B") == "0: 1 bowman"
    asked = answer(
        recruit(t, 0, other=True),
        "0/pick_dial:ore",
        "0/place_unit:knight:7B",
        "0/place_unit:siege_engine:7B",
    )
    assert asked[0] == "0 ask-recruit"
    assert units_in(t.state, "7B") == "0: 1 bowman, 1 knight, 1 siege_engine"
    assert t.state.players[0].dials == {"food": 0, "wood": 3, "ore": 4}


def keys(flow: Flow[None]) -> list[str]:
    question = next(flow)
    assert isinstance(question, Ask)
    return question.keys()


@rule("RW-RECRUIT-06")
def test_the_second_dial_must_be_different() -> None:
    t = daqan_to_play()
    t.state.turn.recruited = "food"
    assert keys(recruit(t, 0, other=True)) == ["pick_dial:wood", "pick_dial:ore"]


@rule("RW-RECRUIT-04", "RW-LIMIT-11", "RW-LIMIT-06")
def test_at_a_full_stronghold_any_units_may_be_destroyed() -> None:
    t = daqan_to_play()
    build_walls(t, "home_daqan_A")
    hold(t.state, "home_daqan_A", 0, "footman " * 7 + "knight")
    answer(place_recruit(t, 0, "bowman"), "0/lose_unit:home_daqan_A:knight:False")
    assert units_in(t.state, "home_daqan_A") == "0: 7 footman, 1 bowman"


@rule("RW-RECRUIT-08")
def test_without_a_stronghold_nothing_is_recruited() -> None:
    t = daqan_to_play()
    set_dials(t, 3, 0, 0)
    answer(recruit(t, 0, other=False), "0/pick_dial:food")
    assert sum(place.units() for place in t.state.places.values()) == 0


@rule("RW-RECRUIT-09", "RW-SUPPLY-04", "RW-SUPPLY-02", "RW-SUPPLY-07")
def test_a_figure_in_play_may_be_used_again() -> None:
    t = daqan_to_play()
    build_walls(t, "home_daqan_A")
    hold(t.state, "7B", 0, "siege_engine siege_engine")
    t.state.players[0].unused["siege_engine"] = 0
    asked = answer(place_recruit(t, 0, "siege_engine"), "0/lose_unit:7B:siege_engine:False")
    assert asked == ["0 ask-free-figure"]
    assert units_in(t.state, "7B") == "0: 1 siege_engine"
    assert units_in(t.state, "home_daqan_A") == "0: 1 siege_engine"
    answer(place_recruit(t, 0, "siege_engine"), "0/done")
    assert units_in(t.state, "home_daqan_A") == "0: 1 siege_engine"
