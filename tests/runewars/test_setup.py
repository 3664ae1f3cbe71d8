"""Set-up on a ready-made map: what is placed where, and who sees it."""

from collections import Counter

import msgspec
import pytest

from emberhall.games.runewars.content import FACTIONS, HEROES, QUESTS, board_of
from emberhall.games.runewars.state import State
from emberhall.kernel import HIDDEN, redact
from emberhall.rulebook import rule

from .positions import game

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("RW-COMP-01", "RW-SETUP-09", "RW-SETUP-23", "RW-SETUP-24", "RW-SETUP-25", "RW-OBJ-01", "RW-OBJ-02")
@SEATS
def test_what_players_start_with(seats: int) -> None:
    state = game(seats)
    assert len(state.players) == seats
    for player in state.players:
        sheet = FACTIONS[player.faction]
        assert player.influence == sheet.influence
        assert len(player.tactics) == sheet.tactics
        assert player.dials == {resource: dial.start for resource, dial in sheet.dials.items()}
        assert [len(player.orders), len(player.quests), len(player.objective), len(player.fresh)] == [8, 2, 1, 0]
        assert sum(player.developments.values()) == 5


@rule("RW-SETUP-15", "RW-SETUP-17", "RW-SETUP-18")
@SEATS
def test_players_start_with_a_hero_of_their_alignment(seats: int) -> None:
    state = game(seats)
    for player in state.players:
        assert [HEROES[hero.id].alignment for hero in player.heroes] == [FACTIONS[player.faction].alignment]
    assert len(state.heroes) == 12 - seats


@rule("RW-SETUP-05", "RW-SETUP-07", "RW-SETUP-08")
@SEATS
def test_quests_of_the_map(seats: int) -> None:
    state = game(seats)
    quests = [*state.quests, *(card for player in state.players for card in player.quests)]
    assert all(not QUESTS[id].area or QUESTS[id].area in state.places for id in quests)
    assert {"q23", "q24"} <= set(quests)


@rule("RW-SETUP-19", "RW-SETUP-20", "RW-SETUP-22", "RW-COMP-07")
def test_decks_and_piles() -> None:
    state = game(4)
    assert [len(state.fate), len(state.rewards)] == [30, 25]
    assert len(state.tactics) == 50 - sum(FACTIONS[p.faction].tactics for p in state.players)
    assert [len(deck) for deck in state.seasons.values()] == [8, 8, 8, 8]
    assert Counter(rune.partition(".")[0] for rune in state.runes) == {"dragon": 21, "false": 17}
    assert [title.influence for title in state.titles.values()] == [0, 0, 0]


@rule("RW-MAP-27", "RW-MAP-28", "RW-TILE-04")
@SEATS
def test_neutral_units_and_cities(seats: int) -> None:
    state = game(seats)
    for id, spot in board_of(state.map).spots.items():
        place = state.places[id]
        assert place.units() == spot.area.neutrals
        assert bool(place.city) == spot.area.city
    cities = [place.city for place in state.places.values() if place.city]
    assert len(set(cities)) == len(cities)
    placed = Counter[str]()
    for place in state.places.values():
        placed.update(place.standing)
    assert sum(placed.values()) + sum(state.neutrals.values()) == 40


def test_exploration_tokens_lie_outside_of_the_home_realms() -> None:
    state = game(3, exploration=True)
    board = board_of(state.map)
    for id, place in state.places.items():
        home = bool(board.spots[id].tile.faction)
        assert len(place.unexplored) == (0 if home else 1), id
        beside = any(board.spots[near].tile.faction for near in board.beside[id])
        if not home:
            assert place.unexplored.pool == ("near" if beside else "far")


@rule("RW-INFO-01", "RW-INFO-05", "RW-INFO-06")
def test_hands_are_secret() -> None:
    state = game(2)
    order = state.players[1].orders.cards.pop()
    state.players[1].active.add(order)
    state.players[1].heroes[0].rewards.add(state.rewards.cards.pop())
    seen, own = redact(state, 0), redact(state, 1)
    other = seen.players[1]
    hidden = (other.orders, other.active, other.tactics, other.quests, other.objective, other.heroes[0].rewards)
    assert [set(zone) for zone in hidden] == [{HIDDEN}] * 6
    assert list(own.players[1].active) == [order]
    assert HIDDEN not in own.players[1].heroes[0].rewards.cards
    assert set(seen.fate) == {HIDDEN}
    assert set(own.tactics) == {HIDDEN}


@rule("RW-INFO-02", "RW-INFO-03")
def test_face_down_runes_are_seen_only_by_players_who_may_look() -> None:
    state = game(2)
    place = state.places["1A"]
    place.rune.add(state.runes.cards.pop())
    place.rune.lookers = 0b10
    assert list(redact(state, 0).places["1A"].rune) == [HIDDEN]
    assert list(redact(state, 1).places["1A"].rune) == ["false.17"]


def test_the_state_survives_writing() -> None:
    state = game(4, exploration=True)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State) == state
