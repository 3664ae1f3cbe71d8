"""Words of the rulebook, and what components say about themselves."""

from emberhall.games.runewars.content import AREAS, CITIES, FACTIONS, HEROES, QUESTS, TITLES, UNITS, Board, board_of
from emberhall.games.runewars.effects.nodes.acts import PlaceNeutrals, ReceiveRune
from emberhall.games.runewars.rules.battle import stronghold_strength
from emberhall.games.runewars.rules.control import controller, is_empty
from emberhall.games.runewars.rules.duels import begin_duel, fight_duel
from emberhall.games.runewars.rules.heroes import kind_of_reward
from emberhall.games.runewars.rules.mobilize import comers
from emberhall.games.runewars.rules.quest_phase import quest_phase
from emberhall.games.runewars.state import RewardId
from emberhall.games.runewars.terms import DAMAGED_STRONGHOLD, DIAL, STRONGHOLD, UNITS_IN_AREA
from emberhall.geometry.hexes import distance
from emberhall.kernel import HIDDEN, NOBODY, Ask, redact
from emberhall.rulebook import rule

from .positions import answer, daqan_to_play, game, hold, stack, summer, with_hero


@rule("RW-TERM-16", "RW-TERM-20", "RW-TERM-21", "RW-HERO-11")
def test_heroes_are_no_units() -> None:
    t = daqan_to_play()
    with_hero(t.state, 0, "ronan", area="6A")
    assert is_empty(t.state, "6A")
    assert controller(t.state, "6A") == NOBODY
    hold(t.state, "6A", 1, "berserker")
    assert controller(t.state, "6A") == 1  # an enemy area for seat 0
    assert [one.id for one in t.state.players[0].heroes] == ["ronan"]


@rule("RW-TERM-19", "RW-TERM-27", "RW-MOVE-04")
def test_only_standing_figures_march() -> None:
    t = daqan_to_play()
    hold(t.state, "4A", 0, "footman", "footman knight")
    assert comers(t.state, 0, "7B") == {"4A": {"footman": 1}}


@rule("RW-TILE-01", "RW-TILE-08", "RW-TILE-09")
def test_areas_are_hexes_and_gaps_are_not_areas() -> None:
    for name in ("two_players", "three_players", "four_players"):
        board: Board = board_of(name)
        assert set(board.spots) <= set(AREAS)
        for area, near in board.beside.items():
            assert all(distance(board.spots[area].hex, board.spots[other].hex) == 1 for other in near)
            assert set(board.open_ways(area, water=True, mountain=True)) == set(near)  # even when flying


@rule("RW-COMP-09", "RW-DIAL-10", "RW-DIAL-05", "RW-PRIORITY-05")
def test_figures_of_sheets_and_tokens() -> None:
    assert (STRONGHOLD, DAMAGED_STRONGHOLD, DIAL, UNITS_IN_AREA) == (5, 3, 8, 8)
    assert stronghold_strength(True, True, 0) == 3
    assert sorted(faction.influence for faction in FACTIONS.values()) == [1, 2, 3, 4]  # so that every tie is broken
    shown = [what for faction in FACTIONS.values() for dial in faction.dials.values() for what in dial.spaces]
    assert {what if what not in UNITS else "unit" for what in shown} == {"unit", "tactics", "influence", ""}


@rule("RW-COMP-16", "RW-COMP-24", "RW-RALLY-14")
def test_titles_and_cities_are_public() -> None:
    state = game()
    assert list(state.titles) == list(TITLES) == ["primarch", "captain", "lord_commander"]
    seen = redact(state, 1)
    assert seen.titles == state.titles
    assert [place.city for place in seen.places.values()] == [place.city for place in state.places.values()]
    units = [offer for city in CITIES.values() for offer in city.offers if isinstance(offer, PlaceNeutrals)]
    assert all(offer.shapes and offer.where == "city" for offer in units)  # a class, whose type is chosen


@rule("RW-HERO-01", "RW-HERO-02", "RW-HERO-03", "RW-HERO-04")
def test_hero_cards() -> None:
    assert {one.alignment for one in HEROES.values()} == {"good", "neutral", "evil"}
    for one in HEROES.values():
        assert min(one.strength, one.agility, one.wisdom, one.health) >= 1
    t = summer(("ronan", "6A"))
    zyla = with_hero(t.state, 1, "zyla", area="6A")
    zyla.damage = 2
    stack(t.state, "1", "7")  # the special icon in the circle, and nothing
    begin_duel(t, 0, t.state.players[0].heroes[0], zyla)
    answer(fight_duel(t))
    assert t.state.graves.cards == ["zyla"]  # it deals one damage where there is no reward


@rule("RW-COMP-32")
def test_some_rewards_are_dragon_runes() -> None:
    effect = kind_of_reward(RewardId("timmoran_shard.1")).effect
    assert isinstance(getattr(effect, "then", None), ReceiveRune)


@rule("RW-COMP-25", "RW-DUEL-22")
def test_damage_stays_on_heroes_and_others_do_not_join_duels() -> None:
    t = summer(("ronan", "6A"))
    zyla = with_hero(t.state, 1, "zyla", area="6A")
    stack(t.state, "25", "7", "7", "8", "17", "18", "19", "20")
    begin_duel(t, 0, t.state.players[0].heroes[0], zyla)
    assert answer(fight_duel(t)) == []
    assert zyla.damage >= 1


@rule("RW-QUEST-01", "RW-QUEST-04", "RW-QUEST-15", "RW-SETUP-06")
def test_quests_are_secret_and_those_of_the_map() -> None:
    state = game()
    board = board_of(state.map)
    every = [*state.quests, *(quest for player in state.players for quest in player.quests)]
    assert sorted([*every, *state.box]) == sorted(QUESTS)
    assert all(QUESTS[quest].area in ("", *board.spots) for quest in every)
    assert sum(QUESTS[quest].setup for quest in every) == 4  # of the four tiles of this map
    seen = redact(state, 0)
    assert [len(player.quests) for player in seen.players] == [2, 2]
    assert seen.players[1].quests.cards == [HIDDEN, HIDDEN]


@rule("RW-QUEST-14")
def test_quests_are_for_the_summer() -> None:
    t = summer(("ronan", "7A"))
    flow = quest_phase(t)
    question = next(flow)
    assert isinstance(question, Ask)
    assert question.rule == "RW-QPHASE-03"
    assert not any("quest" in key for key in question.keys() if not key.startswith("shift"))  # noqa: SIM118
