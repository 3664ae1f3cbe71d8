"""How the scene shows the leaders of factions: a figure on the map, and a fight of its own."""

from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.terms import FIRE, RANGED
from emberhall.scene import Fighter
from tests.mage_knight.positions import Position, again
from tests.mage_knight.test_scene import board, fought, pieces, seen
from tests.mage_knight.tezla import lair, lord


def in_the_lair(play: Position) -> list[str]:
    """What stands on the space of the leader, apart from heroes."""
    return [piece.id.partition(".")[0] for piece in pieces(seen(play), word(play.spots["A"]))]


def test_a_leader_is_a_figure_and_its_card_says_who_is_with_it() -> None:
    play = lair("necropolis", 5, "mummy skeletal_warriors")
    assert in_the_lair(play) == ["lord:1"]
    (piece,) = pieces(seen(play), word(play.spots["A"]))
    assert (piece.shape, piece.badge, piece.size, piece.filled, piece.colour) == ("pawn", "5", "large", True, "purple")
    assert piece.card is not None
    assert piece.card.id == piece.id
    retinue = piece.card.text[-1]
    assert retinue.id == "leader-with"
    names = retinue.args["enemies"]
    assert isinstance(names, tuple)
    assert [name.id for name in names if not isinstance(name, (str, int, float))] == [
        "enemy-mummy",
        "enemy-skeletal-warriors",
    ]
    (alone,) = pieces(seen(lair("hidden_valley", 5)), word(play.spots["A"]))
    assert alone.colour == "green"
    assert alone.card is not None
    assert "leader-with" not in [text.id for text in alone.card.text]


def test_what_is_left_of_a_retinue_stands_on_the_map() -> None:
    play = lair("necropolis", 5, "mummy skeletal_warriors")
    lord(play.state, "necropolis").level = 0
    assert in_the_lair(again(play)) == ["enemy:mummy", "enemy:skeletal_warriors"]
    assert not [piece for piece in board(seen(play)).pieces if piece.id == "lord:1"]


def shown(fighter: Fighter) -> tuple[str, str | None, list[tuple[str, object, int | None]]]:
    """Its name, the note on it, and its figures."""
    figures = [(figure.name.id, figure.value, figure.of) for figure in fighter.figures]
    return fighter.id.partition(".")[0], fighter.note.id if fighter.note else None, figures


def test_a_leader_comes_first_in_the_fight_with_its_levels() -> None:
    play = lair("necropolis", 5, "mummy").do("walk:A")
    fight = fought(play)
    assert fight.name.id == "combat-leader"
    assert fight.name.args["enemy"] == fight.foes[0].name
    assert [shown(fighter) for fighter in fight.foes] == [
        (
            "enemy:dark_crusader_leader",
            "foe-leader",
            [("leader-level", 5, 5), ("attack", 6, None), ("armor", 4, None), ("fame", 3, None)],
        ),
        ("enemy:mummy", "foe-retinue", [("attack", 4, None), ("armor", 5, None), ("fame", 4, None)]),
    ]
    assert [fighter.filled for fighter in fight.foes] == [True, False]
    assert (fight.foes[0].colour, fight.foes[1].colour) == ("purple", "brown")
    first = fight.foes[0].lines[0]
    assert (first.text.id, first.text.args["n"]) == ("foe-loses-levels", 4)
    assert "foe-loses-levels" not in [line.text.id for line in fight.foes[1].lines]
    play.do("target:1")
    play.combat.points[4 * RANGED + FIRE] = 9
    play = again(play).do("strike")
    assert shown(fought(play).foes[0])[2][0] == ("leader-level", 3, 5)  # 9 are twice its Armor of 4


def test_a_fight_with_what_is_left_of_a_retinue() -> None:
    play = lair("necropolis", 1, "mummy")
    lord(play.state, "necropolis").level = 0
    play = again(play).do("walk:A")
    assert fought(play).name.id == "combat-retinue"
    assert [shown(fighter)[:2] for fighter in fought(play).foes] == [("enemy:mummy", "foe-retinue")]
