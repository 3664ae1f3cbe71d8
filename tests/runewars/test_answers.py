"""Why something cannot be chosen: the reason, and the rule behind it."""

from typing import Any

from emberhall.games.runewars.answers import why_not
from emberhall.games.runewars.rules.developments import build_development
from emberhall.games.runewars.rules.diplomacy import disperse
from emberhall.games.runewars.rules.fortify import build_stronghold, repair_stronghold
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.rules.quest_phase import quest_phase
from emberhall.games.runewars.rules.retreat import retreat
from emberhall.games.runewars.rules.strategize import strategize
from emberhall.games.runewars.state import Table
from emberhall.kernel import NOBODY, Ask, Flow

from .positions import TEXTS, build_walls, daqan_to_play, hold, set_dials, summer, with_hero


def why(t: Table, flow: Flow[Any], *elements: str, after: tuple[str, ...] = ()) -> dict[str, str | None]:
    """The rule for which each of these cannot be chosen, when the rules first ask, or after some answers."""
    question = next(flow)
    for key in after:
        assert isinstance(question, Ask)
        question = flow.send(question.option(key))
    assert isinstance(question, Ask)
    found = {}
    for element in elements:
        reason = why_not(t.state, question, element)
        found[element.partition(":")[2]] = reason and reason.rule
        for language in ("en", "ru") if reason else ():
            assert TEXTS.say(reason.why, language)
    return found


def test_why_an_area_cannot_be_chosen_for_strategize() -> None:
    t = daqan_to_play()
    hold(t.state, "4A", 0, "footman")
    hold(t.state, "4B", 0, "footman")
    t.state.places["4B"].activated = 0b01
    hold(t.state, "6B", 0, "", "knight")
    hold(t.state, "7B", 1, "berserker")
    hold(t.state, "1B", NOBODY, "giant")
    areas = [f"area:{id}" for id in ("7B", "1B", "4B", "6B", "6D")]
    assert why(t, strategize(t, 0), *areas) == {
        "7B": "RW-STRAT-02", "1B": "RW-STRAT-03", "4B": "RW-ACT-05", "6B": "RW-MOVE-04", "6D": "RW-STRAT-01",
    }  # fmt: skip
    t.state.weather.marchers = 0
    with_hero(t.state, 0, "ronan", area="4A")
    assert why(t, strategize(t, 0), "area:6D") == {"6D": "RW-SEASON-02"}


def test_why_units_cannot_march_to_an_activated_area() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "home_daqan_B", 0, "beastman")
    hold(t.state, "7C", 0, "", "knight")
    hold(t.state, "6D", 1, "berserker")
    hold(t.state, "6B", 0, "footman")
    with_hero(t.state, 0, "ronan", area="6B")
    with_hero(t.state, 1, "zyla", area="6C")
    elements = [*(f"area:{id}" for id in ("6D", "home_daqan_B", "7C", "6B")), "hero:ronan", "hero:zyla"]
    assert why(t, march(t, 0), *elements, after=("pick_area:4A",)) == {
        "6D": "RW-ACT-02", "home_daqan_B": "RW-NEUT-12", "7C": "RW-MOVE-04", "6B": "RW-ACT-02",
        "ronan": "RW-ACT-02", "zyla": "RW-TERM-20",
    }  # fmt: skip
    assert why(t, march(t, 0), "area:4A") == {"4A": "RW-ACT-10"}


def test_season_cards_and_an_earlier_battle_forbid_a_march() -> None:
    t = daqan_to_play()
    hold(t.state, "4A", 0, "footman")
    hold(t.state, "4B", 1, "berserker")
    t.state.turn.battles = 1
    assert why(t, march(t, 0), "area:4A", after=("pick_area:4B",)) == {"4A": "RW-MOBILIZE-06"}
    t.state.places["4B"].activated, t.state.weather.truce = 0, True
    assert why(t, march(t, 0), "area:4A", after=("pick_area:4B",)) == {"4A": "RW-SEASON-02"}
    t.state.places["4B"].activated, t.state.weather.marchers = 0, 0
    assert why(t, march(t, 0), "area:4A", after=("pick_area:4B",)) == {"4A": "RW-SEASON-02"}


def test_why_units_cannot_retreat_to_an_area() -> None:
    t = daqan_to_play()
    hold(t.state, "7B", NOBODY, "giant")
    assert why(t, disperse(t, "7B"), "area:home_daqan_B") == {"home_daqan_B": "RW-RETREAT-04"}
    t = daqan_to_play()
    hold(t.state, "4A", 0, "footman")
    assert why(t, retreat(t, 0, "7B", {"knight": 1}), "area:7C") == {"7C": "RW-RETREAT-02"}


def test_why_nothing_can_be_built_in_an_area() -> None:
    t = daqan_to_play()
    set_dials(t, 3, 3, 3)
    build_walls(t, "home_daqan_A", "home_daqan_B", "7B")
    for area in ("home_daqan_B", "7B"):
        t.state.places[area].damaged = True
    t.state.places["4B"].city = "forge"
    for area in ("4A", "4B"):
        hold(t.state, area, 0, "footman")
    assert why(t, repair_stronghold(t, 0), "area:home_daqan_A") == {"home_daqan_A": "RW-FORTIFY-05"}
    assert why(t, build_stronghold(t, 0), "area:4B", "area:6A") == {"4B": "RW-FORTIFY-02", "6A": "RW-FORTIFY-02"}
    t.state.places["home_daqan_A"].development = "diplomat"
    assert why(t, build_development(t, 0), "area:home_daqan_A", "area:4B") == {
        "home_daqan_A": "RW-DEV-02", "4B": "RW-HARVEST-05",
    }  # fmt: skip


def test_why_no_hero_reaches_an_area_in_the_quest_phase() -> None:
    t = summer(("astarra", "home_daqan_A"), ("ronan", "7B"))
    t.state.players[0].heroes[1].routed = True
    assert why(t, quest_phase(t), "area:6B", "hero:ronan") == {"6B": "RW-HMOVE-01", "ronan": "RW-HMOVE-07"}
    t.state.acted = [t.state.players[0].heroes[0].id]
    assert why(t, quest_phase(t), "hero:astarra") == {"astarra": "RW-QPHASE-03"}
