"""Dungeon Lords."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import ENEMY, TILE, kind_of
from emberhall.games.mage_knight.ground import PORTAL, adjacent, ground, spaces
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.exploring import lay, reveal
from emberhall.games.mage_knight.rules.foes import beat
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.rules.scenarios.dungeon_lords import lay_entrance, spaces_for_entrance
from emberhall.games.mage_knight.rules.scoring import achievements
from emberhall.games.mage_knight.state import Place, State, Table, TileCard, Turn
from emberhall.games.mage_knight.terms import BROWN_PILE, LAKE, MOUNTAIN, PLAINS, RED_PILE, SWAMP
from emberhall.kernel import hidden_from
from emberhall.rulebook import rule
from tests.mage_knight.games import end_turn_of, heroes, next_round, opened, reckoned
from tests.mage_knight.positions import Position, land


def _land(drawing: str, spots: dict[str, str], at: str = "@", **things: Any) -> Position:
    things.setdefault("hand", "march rage")
    return land("arythea", drawing, spots=spots, at=at, scenario="dungeon_lords", others={"tovak": ""}, **things)


def _explored(tile: str) -> Position:
    """A player reveals this tile."""
    state = next(state for seed in range(99) if _is_hidden(state := opened("dungeon_lords", 2, seed).state, tile))
    for deck in (state.countryside, state.countryside_box):
        if tile in deck:
            deck.remove(TileCard(tile))
    state.countryside.cards.append(TileCard(tile))
    state.turn = Turn(1)
    state.phase = "move"
    state.players[1].at = PORTAL
    set_costs(state)
    reveal(Table(state, 2), state.players[1], 1, 1)
    return Position(state)


def _is_hidden(state: State, tile: str) -> bool:
    return not any(placed.tile == tile for placed in state.map)


@rule("MKS-DUNGEON-10", "MKS-DUNGEON-11")
def test_a_hero_who_reveals_a_village_chooses_where_the_secret_dungeon_is() -> None:
    play = _explored("country_03")
    state = play.state
    assert (play.ask.seat, play.prompt) == (1, "ask-entrance")
    (village,) = [at for at, shown in spaces(state.map[-1]) if shown.site == "village"]
    land_ = ground(state)
    options = [option.at for option in play.ask.options]  # type: ignore[attr-defined]
    assert options
    for at in options:
        assert adjacent(at, village)
        assert at not in state.places
        assert land_.terrain[at] not in (SWAMP, LAKE, MOUNTAIN)
    play.session.take(0)
    assert (state.places[options[0]].site, state.places[options[0]].secret) == ("dungeon", True)
    assert state.phase == "move"


@rule("MKS-DUNGEON-11")
def test_where_a_secret_entrance_can_be() -> None:
    play = _land(
        " p s\nM V l\n p K",
        {"V": "plains village", "M": "hills mine red", "K": "hills keep guardsmen"},
        at="V",
    )
    spots = spaces_for_entrance(play.state, play.spots["V"])
    terrain = ground(play.state).terrain
    assert [terrain[at] for at in spots] == [PLAINS, PLAINS]
    assert len(spots) == 2


@rule("MKS-DUNGEON-12", "MKS-DUNGEON-32")
def test_a_brown_token_face_down_marks_a_secret_dungeon() -> None:
    play = _land("V p", {"V": "plains village"}, at="V")
    (at,) = spaces_for_entrance(play.state, play.spots["V"])
    lay_entrance(Table(play.state, 2), play.spots["V"], at)
    (token,) = play.state.places[at].lurking.cards
    assert ENEMY[kind_of(token)].pile == BROWN_PILE
    assert token in hidden_from(play.state, 0)


@rule("MKS-DUNGEON-16", "MKS-DUNGEON-17")
def test_near_a_monastery_a_red_token_marks_a_secret_tomb() -> None:
    play = _land("V p", {"V": "plains monastery"}, at="V")
    (at,) = spaces_for_entrance(play.state, play.spots["V"])
    lay_entrance(Table(play.state, 2), play.spots["V"], at)
    place = play.state.places[at]
    assert (place.site, place.secret) == ("tomb", True)
    assert ENEMY[kind_of(place.lurking.cards[0])].pile == RED_PILE


@rule("MKS-DUNGEON-10")
def test_tiles_laid_at_the_start_get_their_entrances_at_random() -> None:
    found = set()
    for seed in range(8):
        state = opened("dungeon_lords", 2, seed).state
        sites = [place for place in state.places.values() if place.site in ("village", "monastery")]
        secret = [place for place in state.places.values() if place.secret]
        assert len(secret) <= len(sites)
        found.add(len(secret))
        assert state.entrances == []
    assert max(found) >= 2


def _secret(site: str = "dungeon", token: str = "minotaur", **things: Any) -> Position:
    play = _land(" p p\np D p\n p p", {"D": f"plains {site} ?{token}"}, at="D", **things)
    play.at("D").secret = True
    return Position(play.state, play.spots)


@rule("MKS-DUNGEON-13", "MKS-DUNGEON-17")
@pytest.mark.parametrize(("site", "token"), [("dungeon", "minotaur"), ("tomb", "fire_dragon")])
def test_a_secret_entrance_is_entered_like_any_other_and_its_token_fights(site: str, token: str) -> None:
    play = _secret(site, token, unit="peasants").do("enter")
    assert [kind_of(foe.token) for foe in play.foes] == [token]
    assert (play.combat.units, play.turn.gold, play.turn.black) == (False, False, True)


def _end(play: Position, won: bool) -> None:
    t = Table(play.state, 2)
    if won:
        beat(t, play.hero, play.foes[0])
    finish(t, play.hero)


@rule("MKS-DUNGEON-14")
@pytest.mark.parametrize(
    ("site", "token", "reward"),
    [
        ("dungeon", "minotaur", [("spell_or_artifact", 1)]),
        ("tomb", "fire_dragon", [("spell", 1), ("artifact", 1)]),
    ],
)
def test_a_conquered_secret_entrance_gives_its_reward(site: str, token: str, reward: list[tuple[str, int]]) -> None:
    play = _secret(site, token).do("enter")
    _end(play, won=True)
    place = play.at("D")
    assert (place.conquered, place.shields, len(place.lurking)) == (True, [0], 0)
    assert play.turn.rewards == reward


@rule("MKS-DUNGEON-15")
def test_where_a_hero_fails_another_monster_lurks() -> None:
    play = _secret().do("enter")
    _end(play, won=False)
    place = play.at("D")
    (token,) = place.lurking.cards
    assert token != "minotaur.0"
    assert ENEMY[kind_of(token)].pile == BROWN_PILE
    assert "minotaur" in [kind_of(out) for out in play.state.enemies_out[BROWN_PILE]]
    assert not place.conquered


@rule("MKS-DUNGEON-18")
@pytest.mark.parametrize("site", ["dungeon", "tomb"])
def test_conquered_dungeons_and_tombs_are_not_entered_again(site: str) -> None:
    play = _land("D p", {"D": f"plains {site} owner0"}, at="D")
    assert "enter" not in play.keys
    elsewhere = land(
        "arythea",
        "D p",
        spots={"D": f"plains {site} owner0"},
        at="D",
        scenario="full_conquest",
        others={"tovak": ""},
        hand="march",
    )
    assert "enter" in elsewhere.keys


TUNNELS = "D p p T l E"
SPOTS = {"D": "plains dungeon owner0", "T": "hills tomb owner1", "E": "plains dungeon owner0"}


@rule("MKS-DUNGEON-19", "MKS-DUNGEON-20", "MKS-DUNGEON-21", "MKS-DUNGEON-22", "MKS-DUNGEON-25")
def test_moving_under_the_ground_costs_two_and_one_for_each_space() -> None:
    assert _land(TUNNELS, SPOTS, at="D", move=4).offers("tunnel") == []
    play = _land(TUNNELS, SPOTS, at="D", move=6)
    assert len(play.offers("tunnel")) == 1
    play.do("tunnel:T")
    assert play.stands_on("T")
    assert play.turn.move == 1
    passing = _land(TUNNELS, SPOTS, at="D", move=6)
    passing.state.players[1].at = passing.spots["D"]  # past another hero, as in any movement
    assert len(Position(passing.state, passing.spots).offers("tunnel")) == 1
    near = _land("D T", {**SPOTS, "T": "hills tomb owner1"}, at="D", move=3)
    assert near.do("tunnel:T").turn.move == 0


@rule("MKS-DUNGEON-23", "MKS-DUNGEON-24")
def test_the_way_avoids_lakes_and_swamps() -> None:
    assert len(_land(TUNNELS, SPOTS, at="D", move=99).offers("tunnel")) == 1  # not to E, over the lake
    round_the_lake = _land("D l T\n m p p", SPOTS, at="D", move=5)
    assert len(round_the_lake.offers("tunnel")) == 1  # three steps, under the mountain
    assert _land("D s T", SPOTS, at="D", move=99).offers("tunnel") == []


@rule("MKS-DUNGEON-19", "MKS-DUNGEON-20")
def test_only_conquered_entrances_are_connected() -> None:
    spots = {"D": "plains dungeon owner0", "T": "hills tomb"}
    assert _land("D p T", spots, at="D", move=9).offers("tunnel") == []
    assert _land("D p T", {"D": "plains dungeon", "T": "hills tomb owner0"}, at="D", move=9).offers("tunnel") == []


@rule("MKS-DUNGEON-04", "MKS-DUNGEON-26", "MKS-DUNGEON-27", "MKS-DUNGEON-28")
def test_the_end_when_all_tiles_are_revealed_and_all_dungeons_and_tombs_conquered() -> None:
    state = heroes("arythea tovak", "dungeon_lords")
    state.places[1] = Place("dungeon", conquered=True, shields=[0])
    end_turn_of(state, 0)
    assert not state.goal_reached
    state.countryside.cards, state.core.cards = [], []
    state.places[2] = Place("tomb", secret=True)
    end_turn_of(state, 1)
    assert not state.goal_reached
    state.places[2].conquered, state.places[2].shields = True, [1]
    end_turn_of(state, 0)
    assert (state.goal_reached, state.game_turns) == (True, 2)
    early = next_round(state).state
    assert early.outcome is not None
    assert early.outcome.reason.id == "end-fame-mission"


def _scored() -> State:
    state = heroes("arythea tovak", "dungeon_lords")
    state.places[1] = Place("dungeon", conquered=True, shields=[0])
    state.places[2] = Place("tomb", conquered=True, shields=[0], secret=True)
    state.places[3] = Place("monster_den", conquered=True, shields=[0])
    state.places[4] = Place("tomb", conquered=True, shields=[1])
    return state


@rule("MKS-DUNGEON-29", "MKS-DUNGEON-30", "MKS-DUNGEON-31", "MKS-DUNGEON-33", "MKS-DUNGEON-37", "MKS-DATA-04")
def test_dungeons_and_tombs_count_double_and_have_a_title_of_their_own() -> None:
    state = _scored()
    assert [achievements(state, seat).adventurer for seat in (0, 1)] == [4 + 4 + 2, 4]
    state.players[1].fame = 10
    outcome = reckoned(state)
    assert list(outcome.scores) == [10 + 5, 10 + 4]
    assert outcome.winners == (0,)


@rule("MKS-DUNGEON-38")
def test_a_tie_for_the_greatest_dungeon_crawler_gives_two_each() -> None:
    state = _scored()
    del state.places[2]
    del state.places[3]
    assert list(reckoned(state).scores) == [6, 6]


def test_the_tile_that_is_always_there_has_a_monastery_and_a_tomb() -> None:
    assert {shown.site for shown in TILE["core_01"].hexes} >= {"monastery", "tomb"}
    state = opened("dungeon_lords", 2).state
    before = sum(place.secret for place in state.places.values())
    lay(Table(state, 2), TileCard("core_01"), 5, 5)
    assert sum(place.secret for place in state.places.values()) == before + 1
