"""Whole turns: each order with its bonus."""

from emberhall.games.runewars.rules.battle import fight_out, strengths
from emberhall.games.runewars.rules.turn import ASIDES, after_order, before_order, next_turn, resolve_bonus
from emberhall.games.runewars.state import Fallen, HeroId, ObjectiveId, Table, TitleCard, Turn
from emberhall.rulebook import rule

from .positions import (
    answer,
    build_walls,
    daqan_to_play,
    give,
    hold,
    put_rune,
    reveal_order,
    set_dials,
    stack,
    units_in,
    with_hero,
)


def turn_of(t: Table, *answers: str) -> None:
    """The turn of seat 0 from its beginning to its end; `|` parts what comes before the bonus, the bonus, and after."""
    t.state.queue = [0]
    next_turn(t)
    assert (t.state.current, t.state.phase) == (0, "before")
    first, bonus = " ".join(answers).split("|")
    answer(before_order(t), *first.split())
    assert t.state.phase == "bonus"
    answer(resolve_bonus(t), *bonus.split())
    assert t.state.phase == "after"
    answer(after_order(t), "0/done")
    assert (t.state.phase, t.state.turn) == ("turn", Turn())


@rule("RW-ELIM-01", "RW-TERM-04")
def test_an_eliminated_player_does_nothing_after_their_order() -> None:
    t = daqan_to_play(3)
    t.state.current, t.state.phase = 1, "after"
    t.state.players[1].out = True
    assert answer(after_order(t)) == []
    assert t.state.phase == "turn"


@rule("RW-STRATEGIZE-01", "RW-STRATEGIZE-02")
def test_strategize() -> None:
    t = daqan_to_play()
    reveal_order(t, "strategize")
    hold(t.state, "home_daqan_A", 0, "footman")
    set_dials(t, 6, 2, 6)  # tactics at food 6, ore 1 and ore 6; none at wood 1 or 2
    turn_of(t, "0/resolve", "0/shift_unit:home_daqan_A:footman:home_daqan_B", "|", "0/use_bonus")
    assert units_in(t.state, "home_daqan_B") == "0: 1 footman"
    assert len(t.state.players[0].fresh) == 3


@rule("RW-MOBILIZE-02", "RW-MOBILIZE-03")
def test_mobilize() -> None:
    t = daqan_to_play()
    reveal_order(t, "mobilize", "strategize")  # 2 is higher than 1, so the bonus applies
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "home_daqan_B", 0, "bowman")
    march = "0/pick_area:4A 0/move_unit:home_daqan_A:footman 0/done"
    turn_of(t, "0/resolve", march, "|", "0/use_bonus 0/pick_area:7B 0/move_unit:home_daqan_B:bowman 0/done")
    assert (units_in(t.state, "4A"), units_in(t.state, "7B")) == ("0: 1 footman", "0: 1 bowman")
    assert [area for area, place in t.state.places.items() if place.activated == 0b01] == ["4A", "7B"]


@rule("RW-CONQUER-02", "RW-CONQUER-03")
def test_conquer() -> None:
    """A stronghold counts 2 in its battle; there is no march for a bonus."""
    t = daqan_to_play()
    reveal_order(t, "conquer", "strategize", "mobilize")
    build_walls(t, "6A", seat=1)
    hold(t.state, "6B", 0, "footman footman footman")
    t.state.queue = [0]
    next_turn(t)
    answer(before_order(t), "0/resolve", "0/pick_area:6A", "0/move_all:6B", "0/done")
    assert strengths(t.state) == (3, 2)
    stack(t.state, "7", "8", "19")
    answer(fight_out(t), "0/pick_area:6A")
    assert (units_in(t.state, "6A"), t.state.places["6A"].stronghold) == ("0: 3 footman", 0)
    assert answer(resolve_bonus(t)) == []
    assert t.state.phase == "after"


@rule("RW-HARVEST-01", "RW-HARVEST-04", "RW-HARVEST-05")
def test_harvest() -> None:
    """Dials are set by the home realm; the diplomat gives 2 influence; training grounds cost a wood."""
    t = daqan_to_play()
    reveal_order(t, "harvest")
    build_walls(t, "home_daqan_A", "home_daqan_B")
    t.state.places["home_daqan_A"].development, t.state.players[0].developments["diplomat"] = "diplomat", 0
    set_dials(t, 8, 8, 8)
    t.state.players[0].influence = 1
    turn_of(t, "0/resolve", "|", "0/use_bonus 0/yes 0/pick_development:training_grounds")
    assert t.state.players[0].dials == {"food": 3, "wood": 1, "ore": 2}
    assert t.state.players[0].influence == 3
    assert t.state.places["home_daqan_B"].development == "training_grounds"
    assert (t.state.players[0].developments["training_grounds"], len(t.state.players[0].fresh)) == (0, 0)


@rule("RW-RECRUIT-01", "RW-RECRUIT-05", "RW-RECRUIT-06")
def test_recruit() -> None:
    """Three footmen of food 5, then one bowman of wood 2; the dials stay."""
    t = daqan_to_play()
    reveal_order(t, "recruit", "harvest")
    build_walls(t, "home_daqan_A")
    set_dials(t, 4, 2, 0)
    turn_of(t, "0/resolve 0/pick_dial:food", "|", "0/use_bonus 0/pick_dial:wood")
    assert units_in(t.state, "home_daqan_A") == "0: 3 footman, 1 bowman"
    assert t.state.players[0].dials == {"food": 4, "wood": 2, "ore": 0}
    assert (t.state.players[0].unused["footman"], t.state.players[0].unused["bowman"]) == (5, 7)


@rule("RW-RALLY-01", "RW-RALLY-08")
def test_rally_support() -> None:
    t = daqan_to_play()
    reveal_order(t, "rally_support")
    for place in t.state.places.values():
        place.city = ""
    hold(t.state, "7B", 0, "footman")
    t.state.places["7B"].city = "tamalir"
    build_walls(t, "home_daqan_A")
    t.state.players[0].influence = 1
    t.state.heroes.cards = [HeroId("mok"), HeroId("vyrah")]
    spent = "0/spend_influence:3 0/pick_hero:mok"
    turn_of(t, "0/resolve 0/effect:1", "|", "0/use_bonus 0/yes", spent)
    assert t.state.players[0].influence == 0  # 1 and the 2 of the city are spent
    assert [(one.id, one.area) for one in t.state.players[0].heroes] == [("mok", "home_daqan_A")]
    assert t.state.heroes.cards == ["vyrah"]


@rule("RW-POWER-01", "RW-POWER-02")
def test_acquire_power() -> None:
    """Influence at food 4, wood 2 and ore 3; then a title for 2."""
    t = daqan_to_play()
    reveal_order(t, "acquire_power", "fortify")  # 7 after 8: no title
    set_dials(t, 5, 3, 3)
    t.state.players[0].influence = 0
    turn_of(t, "0/resolve", "|")
    assert t.state.players[0].influence == 3
    t.state.players[0].played.cards.clear()
    reveal_order(t, "acquire_power")
    turn_of(t, "0/resolve", "|", "0/use_bonus 0/yes 0/buy_title:captain:2")
    assert t.state.players[0].influence == 4
    assert t.state.titles["captain"] == TitleCard(0, 2)


@rule("RW-FORTIFY-01", "RW-FORTIFY-02", "RW-FORTIFY-05", "RW-FORTIFY-08")
def test_fortify() -> None:
    """A stronghold for a wood and an ore, a repair for an ore, and runes; no bonus."""
    t = daqan_to_play()
    reveal_order(t, "fortify")
    build_walls(t, "home_daqan_A")
    t.state.places["home_daqan_A"].damaged = True
    put_rune(t, "home_daqan_A", "dragon.1")
    set_dials(t, 1, 1, 2)
    runes = "0/effect:2 0/pick_area:home_daqan_C 0/swap_runes"
    turn_of(t, "0/resolve 0/effect:0 0/pick_area:home_daqan_B 0/effect:1", runes, "|")
    assert [t.state.places[area].stronghold for area in ("home_daqan_A", "home_daqan_B")] == [0, 0]
    assert not t.state.places["home_daqan_A"].damaged
    assert t.state.players[0].dials == {"food": 1, "wood": 0, "ore": 0}
    assert t.state.places["home_daqan_C"].rune.cards == ["dragon.1"]


@rule("RW-TERM-04")
def test_a_card_is_played_after_the_order() -> None:
    t = daqan_to_play()
    reveal_order(t, "harvest")
    t.state.phase = "after"
    set_dials(t, 1, 1, 1)
    give(t.state, 0, "supply_convoy")
    assert answer(after_order(t), "0/play_tactics:supply_convoy.1", "0/pick_dial:ore") == ["0 ask-after", "0 ask-raise"]
    assert t.state.players[0].dials["ore"] == 3
    assert (t.state.phase, t.state.players[0].tactics.cards) == ("after", [])
    answer(after_order(t), "0/done")
    assert t.state.phase == "turn"


@rule("RW-TERM-04", "RW-DEFEAT-07")
def test_what_is_offered_beside_the_order() -> None:
    """Only what is possible: rewards in the area of a hero, an objective, a Victory card."""
    t = daqan_to_play()
    state = t.state

    def keys() -> list[str]:
        return [option.key() for option in ASIDES.options(state, 0)]

    with_hero(state, 0, "ronan", area="6A")
    assert keys() == []
    state.fallen = [Fallen("6B"), Fallen("7A")]
    assert keys() == []
    with_hero(state, 0, "mok", area="7A")
    assert keys() == ["take_fallen:mok"]
    state.fallen = []
    state.players[0].objective.cards = [ObjectiveId("voice_of_reason")]
    state.players[0].influence = 9
    assert keys() == []
    state.players[0].influence = 10
    assert keys() == ["claim_objective"]
