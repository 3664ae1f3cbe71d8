"""Heroes supporting a battle."""

from emberhall.games.runewars.rules.battle import go_on
from emberhall.games.runewars.state import fight_of
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import answer, clash, give, with_hero, without_heroes


@rule("RW-SUPPORT-05", "RW-SUPPORT-03")
def test_a_hero_who_leaves_no_longer_supports() -> None:
    t = clash("footman footman", "beastman", area="6A", lord=NOBODY)
    ronan = with_hero(without_heroes(t.state), 0, "ronan", area="6A")
    give(t.state, 0, "hidden_path")
    answer(go_on(t), "pass")
    answer(go_on(t), "0/support:ronan:footman")
    answer(go_on(t), "0/play_tactics:hidden_path.1", "0/pick_area:7A")
    assert fight_of(t.state).attacker.support == {}
    assert ronan.area == "7A"
