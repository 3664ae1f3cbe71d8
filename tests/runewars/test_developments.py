"""Harvest and developments."""

from emberhall.games.runewars.content import DEVELOPMENTS, ORDERS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.developments import BUILDABLE, Site, collect_developments, development_sites
from emberhall.games.runewars.rules.dials import production
from emberhall.games.runewars.state import Table
from emberhall.rulebook import rule

from .positions import answer, bonus_of, build_walls, daqan_to_play, hold, land, set_dials


@rule("RW-HARVEST-01", "RW-HARVEST-02", "RW-HARVEST-03", "RW-HARVEST-11", "RW-DIAL-03", "RW-DIAL-04", "RW-TILE-03")
def test_the_harvest_of_the_rulebook() -> None:
    """Dials at 2, 4 and 2 go to what the areas produce: up, down, or not at all."""
    t = daqan_to_play()
    set_dials(t, 2, 4, 2)
    hold(t.state, "7B", 0, "footman")  # wood 1; the home realm: food 3, wood 2, ore 2
    assert production(t.state, 0) == {"food": 3, "wood": 3, "ore": 2}
    assert t.state.players[0].dials == {"food": 2, "wood": 4, "ore": 2}  # an area gained moves no dial
    answer(BOOK.do(t, Playing(0), ORDERS["harvest"].primary))
    assert t.state.players[0].dials == {"food": 3, "wood": 3, "ore": 2}


@rule("RW-HARVEST-05", "RW-HARVEST-07", "RW-HARVEST-08", "RW-DEV-01", "RW-COMP-26", "RW-COMP-29")
def test_a_development_for_a_wood() -> None:
    t = daqan_to_play()
    set_dials(t, 1, 2, 1)
    build_walls(t, "home_daqan_A", "7B")
    influence = t.state.players[0].influence
    asked = bonus_of(t, "harvest", "0/yes", "0/pick_area:7B", "0/pick_development:diplomat")
    assert asked == ["0 prompt-may", "0 ask-develop", "0 ask-development"]
    assert t.state.players[0].dials["wood"] == 1
    assert t.state.places["7B"].development == "diplomat"
    assert t.state.players[0].influence == influence  # its first income comes later
    bonus_of(t, "harvest", "0/no")
    assert t.state.players[0].influence == influence + 2


@rule("RW-HARVEST-06", "RW-DEV-02", "RW-DATA-09")
def test_no_development_without_wood_or_a_free_stronghold() -> None:
    t = daqan_to_play()
    build_walls(t, "home_daqan_A")
    set_dials(t, 1, 0, 1)
    assert bonus_of(t, "harvest") == []
    set_dials(t, 1, 1, 1)
    t.state.places["home_daqan_A"].development = "diplomat"
    assert development_sites(t.state, 0) == []
    assert bonus_of(t, "harvest") == []


@rule("RW-SUPPLY-05", "RW-DEV-17", "RW-DATA-10")
def test_a_development_may_come_from_another_stronghold() -> None:
    t = daqan_to_play()
    player = t.state.players[0]
    assert sum(player.developments.values()) == 5
    assert {id for id, kind in DEVELOPMENTS.items() if kind.discard} == {"cursed_tomb", "hungry_spawn"}
    set_dials(t, 1, 1, 1)
    build_walls(t, "home_daqan_A", "home_daqan_B", "7B")
    for area, built in (("home_daqan_A", "diplomat"), ("7B", "resources")):
        t.state.places[area].development = built
        player.developments[built] -= 1
    offers = [option.key() for option in BUILDABLE.options(t.state, Site(0, ""))]
    assert offers == [
        "pick_development:resources", "pick_development:training_grounds", "pick_development:reinforced_walls",
        "move_development:diplomat:home_daqan_A",
    ]  # fmt: skip
    asked = bonus_of(t, "harvest", "0/yes", "0/move_development:diplomat:home_daqan_A")
    assert asked == ["0 prompt-may", "0 ask-development"]
    assert t.state.places["home_daqan_B"].development == "diplomat"
    assert t.state.places["home_daqan_A"].development == ""
    assert player.developments["diplomat"] == 0


@rule("RW-HARVEST-04", "RW-HARVEST-09", "RW-DEV-04", "RW-DEV-05", "RW-DEV-06")
def test_developments() -> None:
    state = land()
    for area, built in (("6B", "resources"), ("6D", "resources"), ("7A", "diplomat"), ("7B", "training_grounds")):
        state.places[area].stronghold, state.places[area].development = 0, built
    state.places["6C"].stronghold, state.places["6C"].development = 0, "reinforced_walls"
    me = state.players[0]
    me.dials, me.influence = {"food": 3, "wood": 2, "ore": 8}, 0
    assert answer(collect_developments(Table(state, 2), 0)) == []  # 6B yields wood; 6D ore, which is at its highest
    assert me.dials == {"food": 3, "wood": 3, "ore": 8}
    assert (me.influence, len(me.fresh)) == (2, 1)
    assert set(DEVELOPMENTS) == {
        "resources", "diplomat", "training_grounds", "reinforced_walls", "protective_wards", "cursed_tomb",
        "hungry_spawn",
    }  # fmt: skip
