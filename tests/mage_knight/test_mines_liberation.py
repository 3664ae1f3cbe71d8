"""Mines Liberation."""

import pytest

from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.ground import GROUNDS, make_ground, spaces
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.exploring import lay
from emberhall.games.mage_knight.rules.foes import beat
from emberhall.games.mage_knight.state import Place, State, Table, TileCard
from emberhall.games.mage_knight.terms import BLUE, BROWN_PILE, GREEN, GREEN_PILE, RANGED, RED, RED_PILE
from emberhall.kernel import hidden_from
from emberhall.rulebook import rule
from tests.mage_knight.games import end_turn_of, heroes, next_round, opened, reckoned
from tests.mage_knight.positions import Position, land


def _mine(words: str = "+prowlers ?minotaur", *, core: bool = False, **things: object) -> Position:
    """A hero on an occupied red mine."""
    play = land(
        "arythea",
        " p p\np M p\n p p",
        spots={"M": f"hills mine red {words}"},
        at="M",
        scenario="mines_liberation",
        others={"tovak": ""},
        **things,  # type: ignore[arg-type]
    )
    if core:
        GROUNDS[play.state.ground].kinds[play.spots["M"]] = "core"
    return play


def _revealed(tile: str) -> tuple[State, Place]:
    state = opened("mines_liberation", 2).state
    lay(Table(state, 2), TileCard(tile), 5, 5)
    (at,) = [at for at, shown in spaces(state.map[-1]) if shown.site == "mine"]
    return state, state.places[at]


@rule("MKS-MINES-13", "MKS-MINES-14", "MKS-MINES-15", "MKS-MINES-16")
@pytest.mark.parametrize(("tile", "pile"), [("country_03", GREEN_PILE), ("core_02", RED_PILE)])
def test_a_revealed_mine_gets_an_enemy_and_a_hidden_brown_one(tile: str, pile: int) -> None:
    state, mine = _revealed(tile)
    (token,) = mine.enemies.cards
    assert ENEMY[kind_of(token)].pile == pile
    (hidden,) = mine.lurking.cards
    assert ENEMY[kind_of(hidden)].pile == BROWN_PILE
    assert hidden in hidden_from(state, 0)
    assert not any(state.places[at] is mine for at in state.rampaging)


@pytest.mark.parametrize(("tile", "pile"), [("country_03", GREEN_PILE), ("core_02", RED_PILE)])
def test_a_revealed_mine_without_a_token_left_has_only_the_brown_one(tile: str, pile: int) -> None:
    state = opened("mines_liberation", 2).state
    state.enemies[pile].cards, state.enemies_out[pile].cards = [], []
    lay(Table(state, 2), TileCard(tile), 5, 5)
    mine = next(state.places[at] for at, shown in spaces(state.map[-1]) if shown.site == "mine")
    assert (len(mine.enemies), len(mine.lurking)) == (0, 1)


@rule("MKS-MINES-16")
def test_enemies_in_a_mine_neither_block_nor_are_provoked_nor_seen() -> None:
    play = land(
        "arythea",
        " p p\np @ M\n p p",
        spots={"M": "hills mine red +prowlers ?minotaur"},
        scenario="mines_liberation",
        others={"tovak": ""},
        move=9,
    )
    play.do("walk:0,1", "walk:M")
    assert play.stands_on("M")
    assert play.state.combat is None
    assert not play.at("M").lurking.known


@rule("MKS-MINES-17", "MKS-MINES-18", "MKS-MINES-19", "MKS-MINES-20")
def test_entering_the_mine_is_an_action_against_both_enemies_by_night_rules_with_units() -> None:
    play = _mine(hand="rage", unit="peasants", mana="gold black").do("enter")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers", "minotaur"]
    assert (play.turn.acted, play.turn.gold, play.turn.black) == (True, False, True)
    assert play.combat.units
    assert [foe.walls for foe in play.foes] == [0, 0]
    play = _mine(hand="rage", skills="day_sharpshooting").do("enter", "target:0", "use_skill:day_sharpshooting")
    assert play.combat.points[4 * RANGED] == 1  # as at Night


@rule("MKS-MINES-17")
def test_only_occupied_mines_are_entered() -> None:
    assert "enter" not in _mine("owner1", hand="rage").keys
    other = land(
        "arythea", "M p", spots={"M": "hills mine red"}, at="M", scenario="full_conquest", others={"tovak": ""}
    )
    assert "enter" not in other.keys


def _beat(play: Position, *names: str) -> Position:
    """End the combat after these enemies were defeated."""
    t = Table(play.state, len(play.state.players))
    for foe in play.foes:
        if kind_of(foe.token) in names:
            beat(t, play.hero, foe)
    finish(t, play.hero)
    return Position(play.state, play.spots)


@rule("MKS-MINES-21")
def test_enemies_that_are_left_stay_and_can_be_fought_again() -> None:
    play = _beat(_mine(hand="rage").do("enter"), "prowlers")
    mine = play.at("M")
    assert [kind_of(token) for token in mine.enemies] == ["minotaur"]
    assert (mine.conquered, mine.shields, len(mine.lurking)) == (False, [], 0)
    again = _mine("+minotaur", hand="rage").do("enter")
    assert [kind_of(foe.token) for foe in again.foes] == ["minotaur"]


@rule("MKS-MINES-22", "MKS-MINES-23", "MKS-MINES-24")
@pytest.mark.parametrize(("core", "reputation"), [(False, 1), (True, 2)])
def test_a_hero_who_defeats_the_last_enemy_liberates_the_mine(core: bool, reputation: int) -> None:
    play = _beat(_mine("+minotaur", core=core, hand="rage").do("enter"), "minotaur")
    mine = play.at("M")
    assert (mine.conquered, mine.shields) == (True, [0])
    assert play.hero.reputation == reputation


@rule("MKS-MINES-25")
def test_an_occupied_mine_gives_no_crystals() -> None:
    play = _mine(hand="rage march").do("end_turn", "pick_card:rage", "done")
    assert play.state.players[0].crystals == [0, 0, 0, 0]


@rule("MKS-MINES-26")
def test_a_liberated_mine_gives_a_crystal_at_once() -> None:
    play = _beat(_mine("+minotaur", hand="rage").do("enter"), "minotaur")
    play.turn.played = 1
    play.do("end_turn")
    while play.prompt == "ask-end-discard":
        play.do("done")
    assert play.state.players[0].crystals == [1, 0, 0, 0]


@rule("MKS-MINES-27")
def test_each_round_begins_with_a_crystal_from_each_liberated_mine() -> None:
    state = heroes("arythea tovak", "mines_liberation")
    state.places[1] = Place("mine", [RED], conquered=True, shields=[1])
    state.places[2] = Place("mine", [BLUE], conquered=True, shields=[1])
    state.places[3] = Place("mine", [GREEN])
    next_round(state)
    assert [player.crystals for player in state.players] == [[0, 0, 0, 0], [1, 1, 0, 0]]


@rule("MKS-MINES-28")
def test_if_brown_tokens_run_short_one_is_drawn_on_entering() -> None:
    state = opened("mines_liberation", 2).state
    browns = state.enemies[BROWN_PILE].cards
    state.enemies[BROWN_PILE].cards = []
    lay(Table(state, 2), TileCard("country_03"), 5, 5)
    at, mine = next((at, place) for at, place in state.places.items() if place.owed)
    assert (len(mine.enemies), len(mine.lurking)) == (1, 0)
    play = _mine("+prowlers", hand="rage")
    play.at("M").owed = True
    play.state.enemies[BROWN_PILE].cards = [browns[0]]
    Position(play.state, play.spots).do("enter")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers", kind_of(browns[0])]
    assert not play.at("M").owed  # no further one next time
    assert at in state.places


@rule("MKS-MINES-28")
def test_if_all_brown_tokens_are_in_play_the_other_enemy_is_alone() -> None:
    play = _mine("+prowlers", hand="rage")
    play.at("M").owed = True
    play.state.enemies[BROWN_PILE].cards = []
    play.do("enter")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers"]


@rule("MKS-MINES-04", "MKS-MINES-29", "MKS-MINES-30")
def test_the_end_when_all_tiles_are_revealed_and_all_mines_free() -> None:
    state = heroes("arythea tovak", "mines_liberation")
    _kinds(state)
    state.places[1] = Place("mine", [RED], conquered=True, shields=[1])
    end_turn_of(state, 0)
    assert not state.goal_reached  # tiles are left
    state.countryside.cards, state.core.cards = [], []
    state.places[2] = Place("mine", [BLUE])
    end_turn_of(state, 1)
    assert not state.goal_reached  # a mine is left
    state.places[2].conquered, state.places[2].shields = True, [0]
    end_turn_of(state, 0)
    assert (state.goal_reached, state.game_turns) == (True, 2)
    end_turn_of(state, 1)
    end_turn_of(state, 0)
    assert state.outcome is not None


@rule("MKS-MINES-30")
def test_the_round_may_end_first() -> None:
    state = heroes("arythea tovak", "mines_liberation")
    state.goal_reached, state.game_turns = True, 2
    next_round(state)
    assert state.outcome is not None


def _kinds(state: State) -> None:
    """Spaces 0 and 2 are on Countryside tiles, 1 and 3 on Core tiles."""
    state.ground = "countryside and core"
    kinds = dict(enumerate(["countryside", "core", "countryside", "core"]))
    GROUNDS[state.ground] = make_ground({}, kinds, [])


def _scored() -> State:
    state = heroes("arythea tovak", "mines_liberation")
    for at, owner in enumerate((0, 0, 1)):
        state.places[at] = Place("mine", [RED], conquered=True, shields=[owner])
    _kinds(state)
    return state


@rule("MKS-MINES-31", "MKS-MINES-32", "MKS-MINES-33", "MKS-MINES-35", "MKS-MINES-36", "MKS-MINES-37", "MKS-DATA-04")
def test_fame_for_mines() -> None:
    state = _scored()
    state.goal_reached = True
    state.players[1].fame = 9
    outcome = reckoned(state)
    assert list(outcome.scores) == [4 + 7 + 5, 9 + 4]
    assert (outcome.winners, outcome.reason.id) == ((0,), "end-fame-mission")


@rule("MKS-MINES-34")
def test_a_tie_for_the_greatest_liberator_gives_two_each() -> None:
    state = _scored()
    state.places[3] = Place("mine", [RED], conquered=True, shields=[1])
    assert list(reckoned(state).scores) == [13, 13]
