"""Battle rounds and the abilities of units, card by card."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from emberhall.games.runewars.content import FATE, UNITS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.battle import enlist
from emberhall.games.runewars.rules.rounds import (
    cards_for,
    damages,
    draw_both,
    due,
    next_initiative,
    rounds,
    routs,
    specials,
    tally,
)
from emberhall.games.runewars.rules.tactics import season_ends
from emberhall.games.runewars.state import Draw, FateId, Fight, Side, Table, fight_of
from emberhall.kernel import ALL, NOBODY, Ask, Flow, Hand, Pile
from emberhall.rulebook import rule

from .positions import answer, army, side, war


def use(unit: str, mine: Side, theirs: Side, *answers: str) -> tuple[list[str], list[str], list[str]]:
    """A side uses the ability of a unit, as attacker and as defender alike: its army, the other, what was asked."""
    others = deepcopy(mine), deepcopy(theirs)
    asked = answer(BOOK.do(war(mine, theirs), Playing(0, 0), UNITS[unit].ability), *answers)
    turned = [f"{1 - int(line[0])}{line[1:]}" for line in answers]
    again = answer(BOOK.do(war(others[1], others[0]), Playing(1, 1), UNITS[unit].ability), *turned)
    assert [army(side) for side in others] == [army(mine), army(theirs)]
    assert again == [f"{1 - int(line[0])}{line[1:]}" for line in asked]
    assert (others[0].bonus, others[0].health) == (mine.bonus, mine.health)
    return army(mine), army(theirs), asked


@rule("RW-ROUND-02", "RW-ROUND-04", "RW-ROUND-06", "RW-ROUND-07", "RW-ROUND-08", "RW-ROUND-13", "RW-ROUND-15")
def test_a_pass() -> None:
    mine, theirs = side("berserker", "berserker"), side("knight", "knight")
    t = war(mine, theirs, "5", "15", "10", "11")  # rout 1 and damage 1; rout 1 and damage 2
    asked = answer(rounds(t))
    assert asked == []  # twins, and nothing to choose
    # a knight is routed, the other one takes the damage; both berserkers drew before
    assert army(theirs) == ["knight!", "knight*"]
    assert army(mine) == []
    assert t.state.fate_discard.cards == ["f5", "f15", "f10", "f11"]
    assert t.state.players[0].unused["berserker"] == 6


@rule("RW-ROUND-12", "RW-ROUND-10")
def test_two_types_of_the_same_initiative_draw_in_two_passes() -> None:
    mine, theirs = side("beastman", "knight"), side("giant")
    t = war(mine, theirs, "19", "17", "4")
    assert answer(rounds(t), "0/pick_type:knight") == ["0 ask-type"]
    assert mine.drawn == ["knight", "beastman"]
    assert theirs.drawn == ["giant"]
    assert army(theirs) == ["giant**"]


@rule("RW-ROUND-14")
def test_units_routed_earlier_draw_nothing() -> None:
    mine, theirs = side("razorwing"), side("footman")
    t = war(mine, theirs, "5")
    answer(rounds(t))
    assert army(theirs) == ["footman!"]
    assert theirs.drawn == []
    assert len(t.state.fate) == 29


@rule("RW-FATE-09", "RW-FATE-10")
def test_the_discard_pile_becomes_the_deck() -> None:
    mine, theirs = side("footman", "footman"), side("giant")
    t = war(mine, theirs)
    cards = t.state.fate.cards
    t.state.fate.cards, t.state.fate_discard.cards = ["f4"], [card for card in cards if card not in ("f4", "f24")]  # type: ignore[list-item]
    answer(rounds(t))
    assert len(t.state.fate) + len(t.state.fate_discard) == 29


@rule("RW-NEUT-14", "RW-NEUT-19")
def test_the_left_neighbour_decides_for_neutral_units() -> None:
    mine, theirs = side("footman"), side("beastman", "razorwing")
    theirs.seat = NOBODY
    t = war(mine, theirs)
    assert answer(BOOK.do(t, Playing(0, 0), UNITS["reanimate"].ability)) == []
    assert answer(BOOK.do(t, Playing(0, 0), UNITS["bowman"].ability), "1/pick_unit:1") == ["1 ask-damage"]
    assert army(theirs) == ["beastman"]
    assert t.state.neutrals["razorwing"] >= 1


def test_concentrated_fire() -> None:
    assert use("bowman", side("bowman"), side("footman", "knight"))[1] == ["footman", "knight*"]
    assert use("bowman", side("bowman"), side("footman", "knight*"))[1] == ["footman"]
    assert use("bowman", side("bowman"), side("footman"))[1] == []


def test_valiant_strike() -> None:
    assert use("footman", side("footman"), side("giant"))[1] == ["giant**"]
    assert use("footman", side("footman"), side("knight", "giant"), "1/pick_unit:0")[1] == ["giant"]
    assert use("footman", side("footman"), side("archer", "giant"), "1/pick_unit:0")[1] == ["giant"]


@rule("RW-TACT-05")
def test_command() -> None:
    mine, theirs = side("knight"), side("giant")
    t = war(mine, theirs)
    answer(BOOK.do(t, Playing(0, 0), UNITS["knight"].ability))
    assert army(theirs) == ["giant!"]
    assert len(t.state.players[0].fresh) == 1
    season_ends(t)
    assert len(t.state.players[0].fresh) == 0


def test_lay_siege() -> None:
    mine = side("siege_engine")
    use("siege_engine", mine, side("archer"))
    assert mine.bonus == 2


@rule("RW-DAMAGE-08")
def test_crack_shot_is_aimed() -> None:
    _, theirs, asked = use("archer", side("archer"), side("knight*", "footman"), "0/pick_unit:1")
    assert theirs == ["knight*"]
    assert asked == ["0 ask-damage"]


def test_charge() -> None:
    assert use("pegasus_rider", side("pegasus_rider"), side("footman", "bowman", "knight"), "0/effect:1")[1] == [
        "footman", "bowman", "knight!",
    ]  # fmt: skip
    two = side("footman", "bowman", "knight", "warrior")
    assert use("pegasus_rider", side("pegasus_rider"), two, "0/effect:1", "0/pick_unit:3")[1] == [
        "footman", "bowman", "knight", "warrior!",
    ]  # fmt: skip
    assert use("pegasus_rider", side("pegasus_rider"), side("footman", "footman", "knight!"))[1] == [
        "footman!", "footman!", "knight!",
    ]  # fmt: skip


def test_overpower() -> None:
    assert use("warrior", side("warrior"), side("giant!"), "0/effect:1")[1] == []
    assert use("warrior", side("warrior"), side("giant"))[1] == ["giant*"]


def test_mortal_strike() -> None:
    assert use("skeleton_archer", side("skeleton_archer"), side("giant", "knight"))[1] == ["giant"]
    assert use("skeleton_archer", side("skeleton_archer"), side("giant"))[1] == ["giant"]


@pytest.mark.parametrize(
    ("mine", "left"), [(("reanimate", "reanimate"), []), (("reanimate", "reanimate!"), ["knight"])]
)
def test_overrun(mine: tuple[str, ...], left: list[str]) -> None:
    assert use("reanimate", side(*mine), side("knight"))[1] == left


def test_animate_dead() -> None:
    mine = side("necromancer")
    t = war(mine, side("footman"))
    t.state.players[0].unused["reanimate"] = 3
    for _ in range(2):
        answer(BOOK.do(t, Playing(0, 0), UNITS["necromancer"].ability))
    assert army(mine) == ["necromancer", "reanimate", "reanimate", "reanimate"]
    assert t.state.players[0].unused["reanimate"] == 0


def test_dread_charge() -> None:
    assert use("dark_knight", side("dark_knight"), side("giant", "knight!"))[1] == ["giant!", "knight!"]
    assert use("dark_knight", side("dark_knight"), side("knight!"))[1] == ["knight*!"]


@pytest.mark.parametrize(("unit", "health"), [("flesh_ripper", 3), ("sorcerer", 2)])
def test_more_health_until_the_battle_ends(unit: str, health: int) -> None:
    mine = side(unit)
    use(unit, mine, side("footman"))
    assert mine.health == {unit: health}


def test_fury() -> None:
    mine, theirs, asked = use("berserker", side("berserker", "berserker"), side("knight"), "0/yes")
    assert (mine, theirs, asked) == (["berserker"], [], ["0 prompt-may"])
    assert use("berserker", side("berserker"), side("knight"), "0/no")[1] == ["knight"]
    assert use("berserker", side("berserker!"), side("knight"))[2] == []


def test_rain_fire() -> None:
    assert use("warlock", side("warlock"), side("footman", "knight"))[1] == ["footman"]
    assert use("warlock", side("warlock"), side("footman", "footman", "knight"), "1/effect:0")[1] == ["knight"]
    assert use("warlock", side("warlock"), side("footman", "giant"), "1/effect:0")[1] == ["giant"]


def test_terrifying() -> None:
    assert use("chaos_lord", side("chaos_lord"), side("giant"))[1] == ["giant!"]  # not the same unit twice
    assert use("chaos_lord", side("chaos_lord"), side("giant", "knight!"), "0/pick_unit:1")[1] == ["giant!"]


def test_ravage() -> None:
    mine, theirs = side("beastman"), side("giant")
    t = war(mine, theirs, "9", "10", "20", "4")  # an ability, and another that may add no more; then the giant
    answer(rounds(t))
    assert army(theirs) == ["giant**"]
    assert fight_of(t.state).draws == []
    assert len(t.state.fate_discard) == 3


def test_flaming_breath() -> None:
    theirs = use("dragon", side("dragon"), side("footman", "footman", "footman", "footman", "knight"))[1]
    assert theirs == ["footman", "knight"]


def test_rage() -> None:
    assert use("giant", side("giant***", "giant"), side("chaos_lord"))[1] == []
    assert use("giant", side("giant"), side("chaos_lord"))[1] == ["chaos_lord"]


def test_burning() -> None:
    assert use("hell_hound", side("hell_hound"), side("knight", "giant"), "1/pick_unit:0")[1] == ["knight*", "giant*"]
    assert use("hell_hound", side("hell_hound"), side("giant", "knight!"))[1] == ["giant*", "knight!"]


def test_stun() -> None:
    assert use("razorwing", side("razorwing"), side("bowman", "knight"))[1] == ["bowman", "knight!"]
    assert use("razorwing", side("razorwing"), side("bowman", "footman"))[1] == ["bowman", "footman!"]
    assert use("razorwing", side("razorwing"), side("bowman", "footman!"))[1] == ["bowman!", "footman!"]


@rule("RW-ROUND-06", "RW-ROUND-13")
def test_routs_resolved_before_an_interruption_are_not_repeated() -> None:
    """Play resumes while routs are suffered: the attacker's are done, one of the defender's two is left."""
    mine, theirs = side("berserker", "berserker", "warlock"), side("knight", "knight")
    t = war(mine, theirs)
    hand: Hand[FateId] = Hand([], owner=0)
    done = Draw(0, "berserker", 1, hand, cards=Pile([FateId("f5")]), left=0)  # rout 1 for triangles
    half = Draw(1, "knight", 2, Hand([], owner=1), cards=Pile([FateId("f10")]), left=1)
    fight_of(t.state).draws = [done, half]
    answer(routs(t), "0/pick_unit:2")
    assert army(theirs) == ["knight", "knight"]
    assert army(mine) == ["berserker", "berserker", "warlock!"]
    assert [done.left, half.left] == [-1, -1]


@rule("RW-INFO-07")
@pytest.mark.parametrize("step", [specials, routs, damages])
def test_face_down_cards_reveal_something_too(step: Callable[[Table], Flow[None]]) -> None:
    """That no card is turned up reveals something about the cards, so undo is not free."""
    t = war(side("berserker"), side("knight"))
    assert FATE["f23"].triangle[0] == "miss"
    fight_of(t.state).draws = [Draw(0, "berserker", 1, Hand([FateId("f23")], owner=0))]
    t.revealed = 0
    answer(step(t))
    assert t.revealed == ALL
    fight_of(t.state).draws = [Draw(0, "berserker", 1, Hand([], owner=0))]
    t.revealed = 0
    answer(step(t))
    assert t.revealed == 0


@rule("RW-SUPPORT-03", "RW-SUPPORT-11")
def test_each_side_discards_before_the_other_draws() -> None:
    """Both have one card more than units; the attacker discards before the defender draws."""
    mine, theirs = side("archer"), side("archer")
    t = war(mine, theirs, "1", "2", "3", "4")
    mine.favor = theirs.favor = 1
    flow = draw_both(t)
    first = next(flow)
    assert isinstance(first, Ask)
    assert (first.seat, len(fight_of(t.state).draws)) == (0, 1)
    second = flow.send(first.options[0])
    assert isinstance(second, Ask)
    assert (second.seat, [len(draw.hidden) for draw in fight_of(t.state).draws]) == (1, [1, 2])
    with pytest.raises(StopIteration):
        flow.send(second.options[0])
    assert [len(draw.hidden) for draw in fight_of(t.state).draws] == [1, 1]


@rule("RW-ROUND-03", "RW-ROUND-05", "RW-ROUND-06", "RW-ROUND-07", "RW-ROUND-16", "RW-FATE-05", "RW-FATE-06")
def test_what_cards_give_each_shape() -> None:
    cards = ["f1", "f8", "f11", "f17"]
    assert tally(cards, "triangle") == (0, 1, 1)
    assert tally(cards, "circle") == (2, 0, 0)
    assert tally(cards, "rectangle") == (0, 3, 2)
    assert tally(cards, "hexagon") == (1, 0, 7)
    assert tally([], "circle") == (0, 0, 0)


@rule("RW-BATTLE-04", "RW-ROUND-01", "RW-ROUND-12")
def test_types_draw_in_their_initiative() -> None:
    mine = enlist(0, {"bowman": 2, "footman": 3, "beastman": 1, "knight": 1})
    assert due(mine, 1) == ["bowman"]
    assert due(mine, 2) == ["beastman", "knight"]
    mine.drawn.append("beastman")
    assert due(mine, 2) == ["knight"]
    assert due(mine, 5) == []


@rule("RW-ROUND-02", "RW-ROUND-14", "RW-ROUT-02")
def test_routed_units_draw_nothing() -> None:
    mine = side("footman", "footman!", "footman", "bowman!")
    assert cards_for(mine, "footman") == 2
    assert due(mine, 1) == []


@rule("RW-ROUND-09", "RW-ROUND-11", "RW-BATTLE-12")
def test_rounds_skip_to_the_next_type_that_draws() -> None:
    fight = Fight("1A", side("footman"), side("giant"))
    assert next_initiative(fight)
    assert fight.initiative == 3
    fight.attacker.drawn.append("footman")
    assert next_initiative(fight)
    assert fight.initiative == 5
    fight.defender.drawn.append("giant")
    assert not next_initiative(fight)
