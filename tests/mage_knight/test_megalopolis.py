"""The Megalopolis: two cities that are one."""

from typing import Any

import msgspec
import pytest

from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.ground import EAST, ground, word
from emberhall.games.mage_knight.rules.exploring import lay, look_around
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.scenarios.goals import conquered_cities
from emberhall.games.mage_knight.setup import unfit
from emberhall.games.mage_knight.state import PREVENTED, Deed, Place, Setup, State, Table, TileCard
from emberhall.games.mage_knight.terms import BLUE, BRUTAL, CITY, COLD_FIRE, GREEN, PILES, POISON, RED, TERRAINS, WHITE
from emberhall.kernel import Rng
from emberhall.rulebook import rule
from tests.mage_knight.games import reckoned
from tests.mage_knight.positions import Position, empty, land


def cities(state: State) -> list[tuple[int, Place]]:
    return [(at, place) for at, place in state.places.items() if place.site == "city"]


def revealed(level: int, *tiles: str, first: int = 0, seed: int = 1) -> State:
    """City tiles revealed one after the other in Solo Conquest (two cities)."""
    state = empty(["arythea"], megalopolis=level, first_megalopolis=first)
    state.rng = Rng(seed)
    t = Table(state, 1)
    lay(t, TileCard("start_a"), 0, 0)
    for n, tile in enumerate(tiles):
        lay(t, TileCard(tile), 1, n)
    return state


@rule("MK-OPTCITY-05", "MK-OPTCITY-06", "MK-OPTCITY-07")
def test_the_last_city_gets_a_second_one_to_its_right() -> None:
    state = revealed(7, "core_07", "core_05")
    (_, first), (at, second) = cities(state)
    assert (first.colours, first.level) == ([WHITE], 5)
    assert second.level == 7
    assert second.colours[0] == GREEN
    assert second.colours[1] in (RED, BLUE)  # unused ones
    quarter = state.places[at + EAST]
    assert (quarter.site, quarter.colours, quarter.city) == ("quarter", [second.colours[1]], at)


@rule("MK-OPTCITY-06")
def test_the_second_card_is_random() -> None:
    seen = {cities(revealed(7, "core_07", "core_05", seed=seed))[1][1].colours[1] for seed in range(1, 20)}
    assert seen == {RED, BLUE}


@rule("MK-OPTCITY-08")
@pytest.mark.parametrize(("tile", "below"), [("core_05", "swamp"), ("core_06", "lake")])
def test_what_lies_below_is_ignored(tile: str, below: str) -> None:
    plain = revealed(0, "core_07", tile)
    at = cities(plain)[1][0]
    assert TERRAINS[ground(plain).terrain[at + EAST]] == below
    state = revealed(7, "core_07", tile)
    assert ground(state).terrain[at + EAST] == CITY
    assert at + EAST not in state.rampaging  # the orcs of the green city
    assert not state.places[at + EAST].enemies


BACKS = {"g": "gray", "v": "violet", "b": "brown", "w": "white"}
HALVES = {  # garrisons of Level 3, 4, 11
    GREEN: {3: "ggb", 4: "gbw", 11: "bbwww"},
    RED: {3: "bw", 4: "bvv", 11: "bvwww"},
    BLUE: {3: "vw", 4: "gvw", 11: "vvwww"},
}


@rule("MK-OPTCITY-09", "MK-OPTCITY-10", "MK-OPTCITY-04")
@pytest.mark.parametrize(("level", "left", "right"), [(7, 4, 3), (8, 4, 4), (22, 11, 11)])
def test_the_garrisons_of_both_halves_lie_together(level: int, left: int, right: int) -> None:
    state = revealed(level, "core_07", "core_05")
    at, city = cities(state)[1]
    backs = sorted(PILES[ENEMY[kind_of(zone.cards[0])].pile] for zone in city.garrison)
    letters = HALVES[GREEN][left] + HALVES[city.colours[1]][right]
    expected = sorted(BACKS[letter] for letter in letters)
    if level == 22:  # there are only so many white tokens
        assert len(backs) <= len(expected)
    else:
        assert backs == expected
    assert not state.places[at + EAST].garrison


@rule("MK-OPTCITY-03", "MK-OPTCITY-04")
@pytest.mark.parametrize(
    ("scenario", "seats", "options", "reason"),
    [
        ("solo_conquest", 1, {"megalopolis": 2}, None),
        ("solo_conquest", 1, {"megalopolis": 22}, None),
        ("solo_conquest", 1, {"megalopolis": 1}, "unfit-megalopolis"),
        ("full_conquest", 3, {"megalopolis": 8}, None),  # three cities
        ("full_conquest", 4, {"megalopolis": 8}, "unfit-megalopolis"),  # four
        ("first_reconnaissance", 2, {"megalopolis": 8}, "unfit-megalopolis"),  # nobody assaults the city
        ("solo_conquest", 1, {"megalopolis": 8, "first_megalopolis": 6}, None),
        ("solo_conquest", 1, {"first_megalopolis": 6}, "unfit-two-megalopolises"),
        ("full_conquest", 3, {"megalopolis": 8, "first_megalopolis": 6}, "unfit-two-megalopolises"),
    ],
)
def test_scenarios_for_a_megalopolis(scenario: str, seats: int, options: dict[str, int], reason: str | None) -> None:
    message = unfit(Setup(scenario=scenario, **options), seats)  # type: ignore[arg-type]
    assert (message and message.id) == reason


@rule("MK-OPTCITY-04")
def test_no_megalopolis_above_level_22() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"megalopolis": 23}, Setup)


@rule("MK-OPTCITY-22")
def test_two_megalopolises_share_the_four_cities() -> None:
    for seed in range(1, 12):
        state = revealed(8, "core_07", "core_05", first=6, seed=seed)
        (_, first), (_, second) = cities(state)
        assert (first.level, second.level) == (6, 8)
        assert first.colours[0] == WHITE
        assert sorted(first.colours + second.colours) == [RED, BLUE, GREEN, WHITE]


# one city


DRAWN = """
  p W O p
 p @ C Q E
  p p R p
"""


def standing(at: str = "@", *, colours: str = "red green", garrison: str = "", **things: Any) -> Position:
    """A Megalopolis on a drawn map, C and its quarter Q."""
    spots = {
        "C": f"city city {colours} {garrison}".strip(),
        "Q": f"city quarter {colours.split()[1]}",
        "E": "plains",
        "W": "plains",
        "O": "plains",
        "R": "plains",
    }
    spots.update(things.pop("spots", {}))
    things.setdefault("hand", "march")
    play = land(drawing=DRAWN, spots=spots, at=at, **things)
    play.at("Q").city = play.spots["C"]
    return again(play)


def again(play: Position) -> Position:
    """Ask again after changing the position."""
    play.session = Position(play.state).session
    return play


def conquered(at: str = "C", colours: str = "red green", **things: Any) -> Position:
    play = standing(at, colours=colours, **things)
    for part in "CQ":
        play.at(part).conquered = True
    play.at("C").shields, play.at("C").leader = [0, 0], 0
    return again(play)


@rule("MK-OPTCITY-11")
@pytest.mark.parametrize("at", ["@", "E"])
def test_the_garrison_is_seen_from_both_sides(at: str) -> None:
    play = standing(garrison="gunners monks", at="@")
    for zone in play.at("C").garrison:
        zone.known.clear()
    look_around(Table(play.state, 1), play.spots[at])
    assert all(zone.known for zone in play.at("C").garrison)


@rule("MK-OPTCITY-12", "MK-OPTCITY-13")
@pytest.mark.parametrize(("at", "part"), [("@", "C"), ("E", "Q")])
def test_an_assault_from_either_side_meets_the_whole_garrison_with_both_bonuses(at: str, part: str) -> None:
    play = standing(at, garrison="swordsmen gunners", move=2)
    play.do(f"walk:{part}")
    assert [kind_of(foe.token) for foe in play.foes] == ["swordsmen", "gunners"]
    assert [foe.walls for foe in play.foes] == [1, 1]
    assert play.foes[0].attacks[0].extra == BRUTAL | POISON
    assert play.hero.reputation == -1


def storm(play: Position, *, all_of_them: bool) -> Position:
    for foe in play.foes:
        for attack in foe.attacks:
            attack.state = PREVENTED
    while play.state.phase != "attack":
        play.do("end_phase")
    for i in range(len(play.foes) if all_of_them else 1):
        play.do(f"target:{i}")
        play.combat.points[COLD_FIRE] = 99
        again(play).do("strike")
    return play if play.state.combat is None else play.do("end_phase")


@rule("MK-OPTCITY-15", "MK-OPTCITY-16", "MK-OPTCITY-17")
def test_it_is_conquered_when_all_defenders_are_defeated() -> None:
    play = standing("E", garrison="swordsmen gunners", move=2).do("walk:Q")
    storm(play, all_of_them=True)
    assert play.at("C").conquered
    assert play.at("Q").conquered
    assert (play.at("C").shields, play.at("C").leader) == ([0, 0], 0)
    assert play.stands_on("Q")
    assert conquered_cities(play.state) == 1
    play = standing("E", garrison="swordsmen gunners", move=2).do("walk:Q")
    storm(play, all_of_them=False)
    assert not play.at("C").conquered
    assert len(play.at("C").garrison) == 1
    assert play.stands_on("E")


@rule("MK-OPTCITY-18")
def test_moving_between_the_parts_costs_two() -> None:
    play = conquered("C", move=4)
    assert f"walk:{word(play.spots['E'])}" not in play.keys  # beside the other part only
    play.do("walk:Q")
    assert play.turn.move == 2
    assert f"walk:{word(play.spots['@'])}" not in play.keys
    play.do("walk:E")
    assert play.stands_on("E")


@rule("MK-OPTCITY-19")
def test_enemies_are_challenged_from_the_part_beside_them() -> None:
    spots = {"W": "plains !prowlers"}
    assert conquered("C", spots=spots).offers("challenge") != []
    assert conquered("Q", spots=spots).offers("challenge") == []


@rule("MK-OPTCITY-20")
@pytest.mark.parametrize("part", ["C", "Q"])
def test_both_cities_serve_in_either_part(part: str) -> None:
    play = conquered(part, colours="red green")
    play.state.advanced_offer.cards = [Deed("ice_bolt"), Deed("fire_bolt"), Deed("in_need")]
    play.do("interact")
    assert play.turn.influence == 2  # Shields on the card
    play.turn.influence = 20
    again(play)
    assert {"buy_artifact", "buy:ice_bolt", "buy_unseen"} <= set(play.keys)


@rule("MK-OPTCITY-21", "MK-OPTCITY-16")
def test_it_scores_as_one_city() -> None:
    play = conquered("C", scenario="full_conquest", others={"tovak": ""})
    assert conquered_cities(play.state) == 1
    outcome = reckoned(play.state)
    assert outcome.scores[0] - outcome.scores[1] == 7 + 5  # led, and the title for it


@rule("MK-OPTCITY-16")
def test_the_hand_limit_beside_either_part() -> None:
    play = conquered("C")
    for at, limit in (("C", 7), ("Q", 7), ("@", 7), ("E", 7)):
        play.hero.at = play.spots[at]
        assert hand_limit(play.state, play.hero) == limit
