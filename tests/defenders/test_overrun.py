"""Overrun, and tainting the land."""

from random import Random

from emberhall.games.defenders.game import GAME, variants
from emberhall.games.defenders.rules.overrun import place_minions
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Session, Table
from emberhall.rulebook import rule
from tests.defenders.positions import Position, realm

# d09: 2 blue in Bounty Bay, 2 black in Brookdale Village. Bounty Bay is joined to Angel Tear Falls, Greenleaf Village,
# Mermaid Harbor and Monarch City.


@rule("DR-OVER-01", "DR-OVER-02", "DR-NIGHT-05")
def test_a_fourth_minion_is_not_placed_but_taints_the_land() -> None:
    play = realm(darkness=["d10"], minions={"bounty_bay": "red green black"}).do("end_day")  # 1 blue in Bounty Bay
    assert play.minions("bounty_bay") == "red green black"
    assert play.crystals("bounty_bay") == 1
    fits = realm(darkness=["d10"], minions={"bounty_bay": "red green"}).do("end_day")
    assert fits.minions("bounty_bay") == "red green blue"
    assert fits.crystals("bounty_bay") == 0


@rule("DR-OVER-03", "DR-OVER-04", "DR-OVER-11")
def test_minions_of_the_colour_pour_into_every_adjacent_location_and_the_city() -> None:
    play = realm(darkness=["d10"], minions={"bounty_bay": "red red green"}).do("end_day")
    for place in ("angel_tear_falls", "greenleaf_village", "mermaid_harbor", "monarch_city"):
        assert play.minions(place) == "blue"
    assert play.minions("wolf_pass") == ""


@rule("DR-OVER-05")
def test_generals_do_not_count_for_the_limit() -> None:
    play = realm(darkness=["d10"], minions={"bounty_bay": "green green"}, generals={"balazarg": "bounty_bay"})
    play.do("end_day")
    assert play.minions("bounty_bay") == "green green blue"
    assert play.crystals("bounty_bay") == 0


@rule("DR-OVER-07", "DR-OVER-09")
def test_overrun_minions_cause_no_further_overrun() -> None:
    minions = {"bounty_bay": "red red green", "mermaid_harbor": "green green black"}
    play = realm(darkness=["d10"], minions=minions).do("end_day")
    assert play.minions("mermaid_harbor") == "green green black"
    assert play.crystals("mermaid_harbor") == 0
    assert play.minions("fire_river") == ""
    other = realm(darkness=["d10"], minions=minions, setup=Setup(overrun_taints=True)).do("end_day")
    assert other.crystals("mermaid_harbor") == 1
    assert other.minions("fire_river") == ""


@rule("DR-OVER-08")
def test_overrun_minions_do_not_enter_tainted_locations() -> None:
    play = realm(darkness=["d10"], minions={"bounty_bay": "red red green"}, crystals={"mermaid_harbor": 1}).do(
        "end_day"
    )
    assert play.minions("mermaid_harbor") == ""
    assert play.minions("angel_tear_falls") == "blue"


@rule("DR-OVER-10")
def test_a_third_demon_of_an_overrun_taints() -> None:
    # d12: 1 red in Blood Flats, joined to Raven Forest
    minions = {"blood_flats": "green green blue", "raven_forest": "red red"}
    play = realm(darkness=["d12"], minions=minions).do("end_day")
    assert play.minions("raven_forest") == "red red red"
    assert play.crystals("raven_forest") == 1
    assert play.minions("pleasant_hill") == ""  # no further overrun


@rule("DR-OVER-12")
def test_two_minions_above_the_limit_make_one_overrun() -> None:
    full = realm(darkness=["d09"], minions={"bounty_bay": "red red green"}).do("end_day")
    assert full.crystals("bounty_bay") == 1
    assert full.minions("mermaid_harbor") == "blue"
    one_fits = realm(darkness=["d09"], minions={"bounty_bay": "red green"}).do("end_day")
    assert one_fits.minions("bounty_bay") == "red green blue"
    assert one_fits.crystals("bounty_bay") == 1
    each = realm(darkness=["d09"], minions={"bounty_bay": "red red green"}, setup=Setup(overrun_each=True)).do(
        "end_day"
    )
    assert each.crystals("bounty_bay") == 2


@rule("DR-OVER-13", "DR-OVER-14")
def test_tainted_land_is_tainted_again() -> None:
    play = realm(darkness=["d10", "d12"], minions={"bounty_bay": "green green"}, crystals={"bounty_bay": 1})
    play.do("end_day")
    assert play.minions("bounty_bay") == "green green blue"  # cards do place minions in tainted land
    play.do("end_day")
    assert play.crystals("bounty_bay") == 2


def put(play: Position, place: str, colour: int, count: int) -> Position:
    from emberhall.games.defenders.content import PLACE

    for _ in place_minions(Table(play.state, 1), PLACE[place], colour, count):
        pass
    return play


@rule("DR-OVER-15", "DR-OVER-16")
def test_an_inn_is_overrun_without_a_crystal() -> None:
    play = put(realm(minions={"gryphon_inn": "green green green"}), "gryphon_inn", 1, 1)
    assert play.minions("gryphon_inn") == "green green green"
    assert play.crystals("gryphon_inn") == 0
    assert play.state.crystals_left == 12
    assert play.minions("gryphon_forest") == "green"
    demons = put(realm(minions={"gryphon_inn": "red red"}), "gryphon_inn", 0, 1)
    assert demons.minions("gryphon_inn") == "red red red"
    assert demons.crystals("gryphon_inn") == 0


@rule("DR-OVER-17", "DR-OVER-18", "DR-OVER-19")
def test_three_demons_taint_without_an_overrun() -> None:
    play = realm(darkness=["d12"], minions={"blood_flats": "red red"}).do("end_day")
    assert play.minions("blood_flats") == "red red red"
    assert play.crystals("blood_flats") == 1
    assert play.minions("unicorn_forest") == ""
    mixed = realm(darkness=["d12"], minions={"blood_flats": "red green"}).do("end_day")
    assert mixed.crystals("blood_flats") == 0
    orcs = realm(darkness=["d25"], minions={"greenleaf_village": "green"}).do("end_day")
    assert orcs.minions("greenleaf_village") == "green green green"
    assert orcs.crystals("greenleaf_village") == 0


@rule("DR-OVER-20")
def test_the_city_is_neither_overrun_nor_tainted() -> None:
    play = put(realm(minions={"monarch_city": "red red"}), "monarch_city", 0, 2)
    assert play.minions("monarch_city") == "red red red red"
    assert play.crystals("monarch_city") == 0
    assert play.minions("wolf_pass") == ""


# losing by it


@rule("DR-AIM-06")
def test_the_last_crystal_loses_the_game() -> None:
    where = dict.fromkeys(["dark_woods", "orc_valley", "wolf_pass", "fire_river", "ghost_marsh", "amarak_peak"], 1)
    where |= dict.fromkeys(["crystal_hills", "raven_forest", "unicorn_forest", "pleasant_hill", "windy_pass"], 1)
    play = realm(darkness=["d10"], minions={"bounty_bay": "red red green"}, crystals=where)
    assert play.state.crystals_left == 1
    play.do("end_day")
    assert play.over == "end-crystals"
    assert play.session.outcome is not None
    assert play.session.outcome.winners == ()


@rule("DR-AIM-05", "DR-DCARD-07")
def test_a_minion_that_is_not_in_the_supply_loses_the_game() -> None:
    for card, colour in (("d10", "blue"), ("d04", "green")):
        play = realm(darkness=[card], supply={colour: 0}).do("end_day")
        assert play.over == "end-minions"
    enough = realm(darkness=["d10"], supply={"blue": 1}).do("end_day")
    assert enough.over == ""


@rule("DR-AIM-07", "DR-OVER-21")
def test_five_minions_in_the_city_lose_the_game() -> None:
    play = realm(darkness=["d10"], minions={"bounty_bay": "red red green", "monarch_city": "red green blue black"})
    play.do("end_day")
    assert play.over == "end-city"
    four = realm(darkness=["d10"], minions={"bounty_bay": "red red green", "monarch_city": "red green black"})
    four.do("end_day")
    assert four.over == ""
    assert four.minions("monarch_city") == "red green blue black"


def test_the_crowd_of_a_location_is_always_the_sum_of_its_minions() -> None:
    random = Random(7)
    for seed, (options, seats) in enumerate(variants()):
        session = Session(GAME, options, seats, seed, keep=False)
        while (ask := session.ask) is not None and len(session.choices) < 150:
            session.take(random.randrange(len(ask.options)))
            minions = session.state.minions
            assert session.state.crowd == [sum(minions[at : at + 4]) for at in range(0, len(minions), 4)]
