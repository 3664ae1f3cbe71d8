"""The companion: whom it attacks, when it rests, what it loses; and a scenario played to its end."""

import msgspec
import pytest

from emberhall.arena.match import play_seats
from emberhall.games.gloomhaven.bots.answers import answer
from emberhall.games.gloomhaven.bots.companion import CompanionAgent
from emberhall.games.gloomhaven.bots.errands import errands, holds_a_door, wanted_treasures
from emberhall.games.gloomhaven.bots.foresight import even_out
from emberhall.games.gloomhaven.bots.outlook import Outlook
from emberhall.games.gloomhaven.bots.plans import Mind
from emberhall.games.gloomhaven.bots.profile import Blow, keep, profile
from emberhall.games.gloomhaven.bots.stamina import rounds_with
from emberhall.games.gloomhaven.choices import REDRAW, SUFFER
from emberhall.games.gloomhaven.content import CLASSES, PLAYABLE, plan_of
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.names import card_name
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.held_doors import hold_doors
from emberhall.games.gloomhaven.state import Modifier, Setup, Trap
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.geometry.hexes import parse_hex
from emberhall.kernel import NO, Ask, Deck, Rng, Session, msg

from .positions import Scene, happens, room, spot, stage, table

HALL = """
    . . . . .
     g B h .
    . . . . .
     . . . .
"""


CORRIDOR = """
    . . . . .
     B . . g
    . . . . .
"""


def choice(game: Scene) -> str:
    """What the companion of the first seat chooses."""
    view = game.session.view(0)
    assert view.ask is not None
    return view.ask.keys()[CompanionAgent(Rng(1), tries=0).choose(view)]


def test_it_finishes_off_wounded_enemies() -> None:
    game = room(HALL, B="brute", g="bandit-guard", h="bandit-guard").do("use_default:1:top")
    game.who("h").hp = 2
    assert choice(game) == f"target:{game.who('h').id}"


@pytest.mark.parametrize(("hp", "suffers"), [(10, True), (1, False)])
def test_it_loses_cards_only_to_live(hp: int, suffers: bool) -> None:
    game = room(HALL, B="brute", g="bandit-guard", h="bandit-guard", hand="4 5 6").do("use_default:1:bottom")
    game.who("B").hp = hp
    to = sorted(game.moves)[0]
    game.state.map.traps[plan_of(1).index[parse_hex(to)]] = Trap("spike", 3)
    game.do(f"move_to:{to}")
    assert (choice(game) == "suffer") is suffers


def test_every_half_has_a_profile() -> None:
    for cls in PLAYABLE:
        for card in CLASSES[cls].cards:
            assert (profile(str(card.id), "top") == profile(str(card.id), "bottom")) == (card.top == card.bottom)
            assert keep(str(card.id)) > 0
    roar, cleave = profile("4", "top"), profile("9", "bottom")
    assert (roar.after[0].n, roar.after[0].range, cleave.points, cleave.jump) == (2, 0, 3, True)


@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_a_scenario_to_its_end(seats: int) -> None:
    session = Session(GAME, Setup(), seats, 3, keep=False)
    play_seats(session, [CompanionAgent(Rng(seat), tries=0) for seat in range(seats)], GAME.longest)
    assert session.outcome is not None
    assert sum(character.deeds.kills for character in session.state.characters) >= 3


def test_it_moves_into_reach_even_if_created_for_each_question() -> None:
    game = room(CORRIDOR, B="brute", g="bandit-guard", cards="1 6")
    asked = []
    while game.hp("g") == 6 and len(asked) < 5:
        asked.append(game.session.asks[0].prompt.id)
        game.do(choice(game))
    assert asked[:2] == ["ask-act", "ask-move"]
    assert game.hp("g") == 3


@pytest.mark.parametrize(("cards", "rounds"), [(1, 0), (2, 1), (3, 2), (4, 4), (10, 25)])
def test_it_knows_how_long_a_hand_lasts(cards: int, rounds: int) -> None:
    """A hand of four lasts two rounds, then three cards one round, then two cards one more."""
    assert rounds_with(cards) == rounds


def test_it_tries_plans_out_elsewhere_and_takes_one_that_is_offered() -> None:
    session = Session(GAME, Setup(), 2, 3)
    agent = CompanionAgent(Rng(1), tries=0)
    while session.asks[0].prompt.id != "ask-act":
        session.take(agent.choose(session.view(session.asks[0].seat)), session.asks[0].seat)
    before = msgspec.msgpack.encode(session.state)
    seat = session.asks[0].seat
    chosen = CompanionAgent(Rng(2), tries=3).choose(session.view(seat))
    assert msgspec.msgpack.encode(session.state) == before
    assert session.asks[0].keys()[chosen].startswith("use_")


def test_even_luck_is_on_top() -> None:
    deck: Deck[Modifier] = Deck([Modifier(f"0:{name}.1") for name in ("+0", "x2", "-1", "+2", "x0")])
    even_out(deck)
    assert [card.partition(":")[2] for card in reversed(deck.cards)][:3] == ["+0.1", "-1.1", "+2.1"]


WALLED = """
    . # . . .
     . # . .
    . B # g .
     . . . .
"""


def outlook(game: Scene) -> Outlook:
    """What the first character sees."""
    return Outlook(game.state, 0)


def test_an_enemy_behind_obstacles_is_as_far_as_the_way_round_them() -> None:
    """Two hexes away in a straight line, but the way leads along the last row."""
    game = room(WALLED, B="brute", g="bandit-guard")
    assert outlook(game).ground.apart(game.who("B").at)[game.who("g").at] == 2
    assert outlook(game).onward[game.who("B").at] == 3


def ringed(hp: int) -> tuple[Outlook, int, int]:
    """A Brute with a trap of 3 damage on every side, as he sees it; his hex, and one of the traps toward the enemy."""
    game = room(CORRIDOR, B="brute", g="bandit-guard")
    game.who("B").hp = hp
    look = outlook(game)
    ring = look.ground.beside[look.me.at]
    game.state.map.traps.update({at: Trap("spike", 3) for at in ring})
    return look, look.me.at, min(ring, key=look.ground.apart(game.who("g").at).__getitem__)


def test_a_trap_is_a_detour_of_some_steps_and_no_wall() -> None:
    """Three steps to the enemy, and the trap counts eight more."""
    look, here, trap = ringed(hp=10)
    assert (look.onward[here], look.onward[trap]) == (3 + 8, 2)
    assert look.place(trap) > look.place(here)


def test_nobody_walks_into_a_deadly_trap() -> None:
    look, here, trap = ringed(hp=3)
    assert look.place(trap) < look.place(here)


@pytest.mark.parametrize(("hp", "card", "again"), [(6, "63", True), (2, "63", False), (6, "68", False)])
def test_a_bot_with_hit_points_to_spare_loses_another_card_instead_of_a_good_one(
    hp: int, card: str, again: bool
) -> None:
    """Reviving Ether, which brings lost cards back, is worth a hit point; Ride the Wind is not."""
    game = room(CORRIDOR, B="spellweaver", g="bandit-guard", cards="61 62", discard="63 65 68")
    game.who("B").hp = hp
    ask = Ask(0, msg("ask-redraw", card=card_name(card)), (NO, REDRAW))
    assert (answer(Mind(), game.state, ask) == 1) is again


def test_a_disarmed_bot_does_not_count_on_attacks() -> None:
    game = room(HALL, B="brute", g="bandit-guard", h="bandit-guard")
    assert outlook(game).blow(Blow(3), game.who("B").at) > 3
    game.who("B").conditions |= CONDITION["disarm"]
    assert outlook(game).blow(Blow(3), game.who("B").at) == 0


@pytest.mark.parametrize(("hand", "loots"), [("3 4 5 6 7 8 9 10", True), ("3 4", False)])
def test_treasure_is_left_where_rounds_are_short(hand: str, loots: bool) -> None:
    """Two rooms are still closed: with ten cards there is time, with four there is none."""
    game = stage(1, "1,3", "2,3", hand=hand, monsters=False)
    treasure = outlook(game).ground.beside[game.who("B").at][0]
    game.state.map.treasures[treasure] = 7
    goals = outlook(game).goals
    assert (treasure in goals) is loots
    assert set(outlook(game).doors) <= set(goals)


def test_a_boss_is_sought_and_struck_first() -> None:
    game = stage(2, "0,-2", rooms=(2,))
    look = Outlook(game.state, 0)
    boss = next(foe for foe in look.foes if foe.figure.rank == "boss")
    other = boss._replace(figure=msgspec.structs.replace(boss.figure, rank="elite"))
    assert look.hit(Blow(3), boss) > look.hit(Blow(3), other) + 2
    assert [at for at, steps in look.onward.items() if not steps] == [boss.figure.at]


# what scenarios ask for


def places(game: Scene, hexes: list[int]) -> set[tuple[int, int]]:
    return {plan_of(game.state.scenario).hexes[at] for at in hexes}


def test_plates_of_closed_doors_are_errands_and_a_door_is_held_for_friends() -> None:
    game = stage(66, "0,0", "0,1", monsters=False)
    brute, tinkerer = game.who("B"), game.who("T")
    assert places(game, errands(game.state, brute)) == {(-4, 8)}
    tinkerer.at = spot(game, -4, 8)
    assert errands(game.state, brute) == []
    game.state.notes["opened:5"] = 1
    happens(hold_doors(table(game)))
    assert holds_a_door(game.state, tinkerer)
    assert not holds_a_door(game.state, brute)
    assert places(game, errands(game.state, brute)) == {(-2, 10)}
    brute.at = spot(game, -2, 10)
    assert not holds_a_door(game.state, tinkerer)  # the Brute holds it as well
    look = Outlook(game.state, 1)
    assert look.holds is False
    brute.at = spot(game, 0, 0)
    look = Outlook(game.state, 1)
    assert look.place(tinkerer.at) > max(look.place(at) for at in look.hexes(3, jump=False) if at != tinkerer.at)


def test_open_doors_need_no_plates_but_the_goal_does() -> None:
    doors = ("d1", "d2", "d3", "d4", "d5", "d6")
    game = stage(66, "0,0", "0,1", monsters=False, opened=doors)
    assert places(game, errands(game.state, game.who("B"))) == {(-12, 15)}
    game.state.map.doors &= ~0b11  # i and j
    assert places(game, errands(game.state, game.who("B"))) == {(-12, 15), (-10, 18)}
    game.state.map.doors &= ~0b10000  # f
    assert places(game, errands(game.state, game.who("B"))) == {(-12, 15), (-10, 18), (-2, 10), (-4, 15)}
    game.who("T").at = spot(game, -2, 10)
    assert holds_a_door(game.state, game.who("T"))  # door 1
    game.state.map.doors = 0
    assert not holds_a_door(game.state, game.who("T"))  # nothing is open


@pytest.mark.parametrize(
    ("characters", "plates"),
    [(2, {(5, 11), (-12, 11)}), (3, {(5, 11), (-12, 11), (-1, 17)}), (4, {(5, 11), (-12, 11), (-1, 17), (-12, 17)})],
)
def test_plates_for_every_character_are_errands_of_all(characters: int, plates: set[tuple[int, int]]) -> None:
    starts = ("0,0", "1,0", "2,0", "3,0")[:characters]
    game = stage(15, *starts, opened=("d1", "d2", "d3"), monsters=False)
    assert places(game, errands(game.state, game.who("B"))) == plates


def test_locked_doors_without_plates_are_no_errands() -> None:
    game = stage(53, "0,4", "1,4", monsters=False)
    assert errands(game.state, game.who("B")) == []
    game = stage(15, "-2,9", "-3,9", opened=("d1",), rooms=(2,), monsters=False)
    assert places(game, errands(game.state, game.who("B"))) == {(-3, 10)}
    game = stage(23, "4,13", "-12,13", monsters=False, rooms=(2, 3, 4))
    assert errands(game.state, game.who("B")) == [spot(game, 4, 13)]


def test_the_party_flees_once_nothing_else_is_left() -> None:
    game = stage(60, "0,-3", "-1,-2", rooms=(2,))
    look = Outlook(game.state, 0)
    assert look.foes
    assert look.exits == []
    game.character().treasures = [0] * 4
    look = Outlook(game.state, 0)
    assert places(game, look.exits) == {(1, -3), (0, -2), (1, -2), (0, -1)}
    assert all(look.onward[at] == 0 for at in look.exits)


def test_nobody_seeks_a_second_chest_where_each_needs_one() -> None:
    game = stage(52, "1,2", "-1,4", monsters=False, rooms=(2, 3))
    assert len(wanted_treasures(game.state, game.character(0))) == 2
    game.character().treasures = [0]
    assert wanted_treasures(game.state, game.character(0)) == []
    assert len(wanted_treasures(game.state, game.character(1))) == 2
    game = stage(58, "-9,-2", "1,-2", monsters=False, rooms=(3,))
    game.state.notes["quest"] = 1
    assert wanted_treasures(game.state, game.character(0)) == []
    assert len(wanted_treasures(game.state, game.character(1))) == 1


@pytest.mark.parametrize(("number", "place", "room", "what"), [(44, "-1,-3", 2, "captive"), (52, "6,6", 2, "chest")])
def test_a_bot_frees_captives_and_takes_chests(number: int, place: str, room: int, what: str) -> None:
    game = stage(number, place, "0,2" if number == 44 else "-1,4", monsters=False, rooms=(room,))
    assert f":{what}:" in choice(game)


def test_a_bot_gives_a_card_only_for_a_captive_who_would_die() -> None:
    for hurt, given in ((5, False), (6, True)):
        game = stage(44, "0,2", "1,2", monsters=False)
        captive = next(figure for figure in game.state.figures.values() if figure.name == "captive")
        flow = damage.suffer(table(game), captive, hurt)
        ask = next(flow)
        assert isinstance(ask, Ask)
        chosen = ask.options[answer(Mind(), game.state, ask)]
        assert (chosen is not SUFFER) is given


def test_a_bot_does_not_fight_whom_it_cannot_hurt() -> None:
    game = stage(54, "12,1", "13,2", rooms=(2,), opened=("d1",))
    infester = next(figure for figure in game.state.figures.values() if figure.name == "harrower-infester")
    for quest, wants in ((0, True), (1, False)):
        game.state.notes["quest"] = quest
        look = Outlook(game.state, 0)
        foe = next(foe for foe in look.foes if foe.figure is infester)
        assert (look.hit(Blow(5, 0, 1), foe) > 1) is wants
