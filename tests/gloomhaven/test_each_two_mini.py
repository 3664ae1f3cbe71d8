"""The Beast Tyrant: the bear, its commands, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.board import adjacent
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.turns import _turn_begins
from emberhall.games.gloomhaven.state import Ability, Figure, Setup, Turn
from emberhall.games.gloomhaven.terms import CONDITION, HEROES
from emberhall.kernel import Session
from emberhall.rulebook import rule

from .duel import duel, hurts, infused, lay, put, strikes, summon, turn_of, where
from .positions import Scene, happens, spot, table
from .test_each_circles import ally


def tyrant(card: str, drawing: str = "T B . g .", at: tuple[int, int] = (2, 0), **more: str) -> Scene:
    """The Beast Tyrant of level 9, with the bear S at a hex."""
    game = duel("two-mini", card, drawing, **more)
    hp = 8 + 2 * 9
    bear = Figure(id=77, kind="summon", name="bear", side=HEROES, at=spot(game, *at), hp=hp, most=hp, owner=0)
    game.state.figures[bear.id] = game.drawn["S"] = bear
    return game


@rule("GH-SUMMON-01", "GH-SUMMON-08", "GH-SUMMON-12")
@pytest.mark.parametrize(("level", "hp"), [(1, 10), (5, 18)])
def test_the_bear_is_there_from_the_start(level: int, hp: int) -> None:
    session = Session(GAME, Setup(all_classes=True, level=level), 2, 1)
    session.choose("pick_class:two-mini")
    session.choose("pick_class:brute")
    while session.asks[0].prompt.id != "ask-beast":
        session.take(0, session.asks[0].seat)
    session.take(0, session.asks[0].seat)
    bear = next(figure for figure in session.state.figures.values() if figure.name == "bear")
    me = session.state.figures[session.state.characters[0].figure]
    assert (bear.hp, bear.most, bear.owner, bear.since) == (hp, hp, 0, 0)
    assert adjacent(session.state, bear, me)
    assert session.state.next_id not in session.state.figures


@rule("GH-SUMMON-09", "GH-SUMMON-10")
def test_the_bear_acts_by_itself() -> None:
    game = tyrant("477", "B . . . g", (1, 0), mods="+1")
    turn_of(game, "S")
    assert (game.at("S"), game.hp("g")) == ("3,0", 40 - 2 - 1)


@rule("GH-DAMAGE-03", "GH-DAMAGE-05")
def test_cards_may_be_lost_so_that_the_bear_suffers_nothing() -> None:
    game = tyrant("477")
    card = game.character().hand.cards[0]
    assert hurts(game, "S", 5, f"lose_card:{card}") == 0
    assert (game.hp("S"), where(game, card)) == (26, "lost")
    assert hurts(game, "S", 5, "suffer") == 5
    hurts(game, "S", 30, "suffer")
    assert not game.there("S")


@rule("GH-TURN-14")
@pytest.mark.parametrize(("card", "half"), [("484", "top"), ("483", "bottom"), ("488", "bottom")])
def test_without_the_bear_nothing_comes_of_a_command(card: str, half: str) -> None:
    game = duel("two-mini", card).do(f"use_half:{card}:{half}")
    assert (game.prompt, where(game, card), game.character().xp, game.hp("g")) == ("ask-act", "discard", 0, 40)


@rule("GH-COND-19")
def test_a_stunned_bear_obeys_no_command() -> None:
    game = tyrant("483")
    game.who("S").conditions, game.who("S").hp = CONDITION["stun"], 5
    game.do("use_half:483:bottom")
    assert (game.hp("S"), where(game, "483")) == (5, "discard")


@pytest.mark.parametrize(
    ("card", "half", "answers", "dealt", "xp"),
    [
        ("482", "bottom", ("on:g",), 2, 1),
        ("484", "top", ("on:g",), 4, 0),
        ("485", "top", ("area:3,0;3,1;3,-1",), 2, 1),
        ("488", "bottom", ("on:g",), 5, 2),
        ("492", "bottom", ("on:g",), 2, 1),
        ("493", "top", ("area:3,0;3,1;3,-1",), 3, 0),
        ("495", "top", ("on:g",), 3, 1),
        ("500", "bottom", ("on:g",), 4, 0),
        ("502", "top", ("on:g",), 4, 1),
    ],
)
def test_the_bear_attacks_on_command(card: str, half: str, answers: tuple[str, ...], dealt: int, xp: int) -> None:
    game = tyrant(card).do(f"use_half:{card}:{half}")
    game.do(*[answer if not answer.startswith("area") else game.offers("area:")[0] for answer in answers])
    assert (game.hp("g"), game.character().xp) == (40 - dealt, xp)


@rule("GH-MOVE-01")
@pytest.mark.parametrize(
    ("card", "half", "points"),
    [("478", "top", 2), ("485", "bottom", 3), ("486", "bottom", 5), ("497", "bottom", 5), ("502", "bottom", 3)],
)
def test_the_bear_moves_on_command(card: str, half: str, points: int) -> None:
    game = tyrant(card, "T B . . g").do(f"use_half:{card}:{half}")
    assert (game.prompt, game.asked, game.ask.prompt.args["n"]) == ("ask-move", (0,), points)
    game.do("move_to:3,0")
    assert (game.at("S"), game.at("B")) == ("3,0", "1,0")


def test_477_the_bear_roars() -> None:
    game = tyrant("477", "T B . . g").do("use_half:477:top")
    assert (set(names_of(game.who("g"))), game.character().xp) == ({"muddle", "immobilize"}, 1)
    game = tyrant("477", "S B . . g", (1, 1), S="bandit-archer").do("use_half:477:top")
    assert not game.has("g", "muddle")


def test_477_two_figures_change_places() -> None:
    game = tyrant("477").do("use_half:477:bottom", "on:g", "on:T")
    assert (game.at("g"), game.at("T"), where(game, "477")) == ("0,0", "3,0", "lost")


@pytest.mark.parametrize("answers", [("skip",), ("on:g", "skip")])
def test_477_nobody_need_change_places(answers: tuple[str, ...]) -> None:
    game = tyrant("477").do("use_half:477:bottom", *answers)
    assert (game.at("g"), game.at("T"), game.prompt) == ("3,0", "0,0", "ask-act")


@rule("GH-TILE-11")
def test_477_whoever_comes_onto_a_trap_springs_it() -> None:
    game = tyrant("477", "^ B . g T")
    put(game, "T", 0)
    game.do("use_half:477:bottom", "on:g", "on:T")
    assert (game.at("g"), game.hp("g"), game.at("T")) == ("0,0", 40 - game.state.trap_damage, "3,0")


def test_477_what_must_be_protected_changes_places_with_nobody() -> None:
    game = tyrant("477")
    altar = Figure(id=78, kind="objective", name="altar", side=HEROES, at=spot(game, 4, 0), hp=9, most=9)
    game.state.figures[altar.id] = game.drawn["A"] = altar
    game.do("use_half:477:bottom")
    assert game.targets == "BSTg"


@rule("GH-TILE-11")
def test_478_two_enemies_change_places() -> None:
    game = tyrant("478", "T B . g h").do("use_half:478:bottom", "on:h")
    assert game.targets == "g"
    game.do("on:g")
    assert (game.at("g"), game.at("h")) == ("4,0", "3,0")


@pytest.mark.parametrize(
    ("card", "name", "dealt", "conditions"),
    [("479", "green-adder", 1, ["poison"]), ("480", "tattered-wolf", 2, []), ("487", "red-falcon", 2, []),
     ("492", "swamp-alligator", 3, ["immobilize"])],
)  # fmt: skip
def test_what_a_summon_does_on_its_turn(card: str, name: str, dealt: int, conditions: list[str]) -> None:
    game = duel("two-mini", card, "B . g . .").do(f"use_half:{card}:top", "at:1,0")
    assert summon(game).name == name
    turn_of(game, "S")
    assert (game.hp("g"), names_of(game.who("g"))) == (40 - dealt, conditions)


@rule("GH-ACTIVE-05", "GH-TURN-01")
@pytest.mark.parametrize(
    ("answers", "dealt", "halves"), [(("yes", "no"), 5, 1), (("no", "no"), 2, 2), (("yes", "yes"), 5, 0)]
)
def test_481_halves_given_up_rouse_the_bear(answers: tuple[str, ...], dealt: int, halves: int) -> None:
    game = lay(tyrant("481", "T B . . g", cards="481 482"), "bottom")
    state = game.state
    first = game.character()
    first.played.cards = [Ability("483"), Ability("484")]
    bear = game.who("S")
    assert state.turn is not None
    state.turn = Turn(state.turn.slot, [], bear.id)
    happens(_turn_begins(table(game), bear), *answers)
    turn_of(game, "S")
    assert game.hp("g") == 40 - dealt
    given = [name for name in state.notes if name.startswith("forgone:0:")]
    assert len(given) == 2 - halves
    assert [bonus.what for bonus in bear.bonuses] == ["stronger", "faster"][: 2 - halves]


@rule("GH-TURN-01")
@pytest.mark.parametrize("why", ["resting", "no cards", "given up"])
def test_481_nothing_can_be_given_up_without_cards(why: str) -> None:
    game = lay(tyrant("481", "T B . . g", cards="481 482"), "bottom")
    state, first, bear = game.state, game.character(), game.who("S")
    first.played.cards = [] if why == "no cards" else [Ability("483"), Ability("484")]
    first.resting = why == "resting"
    if why == "given up":
        state.notes |= {f"forgone:0:{half}": state.round for half in ("top", "bottom")}
    assert state.turn is not None
    state.turn = Turn(state.turn.slot, [], bear.id)
    happens(_turn_begins(table(game), bear))
    assert bear.bonuses == []


@rule("GH-TURN-01")
def test_481_a_half_given_up_is_not_offered() -> None:
    game = tyrant("481", cards="482 483")
    game.state.notes["forgone:0:top"] = game.state.round
    game = _asked_again(game)
    assert {key for key in game.keys if key.startswith("use_")} == {
        "use_half:482:bottom", "use_default:482:bottom", "use_half:483:bottom", "use_default:483:bottom"
    }  # fmt: skip


def _asked_again(game: Scene) -> Scene:
    """The same position, asked anew."""
    again = Scene(GAME, game.state, 2, game.state.setup)
    again.drawn = game.drawn
    return again


def test_483_shields_all_summons_this_round() -> None:
    game = tyrant("483").do("use_half:483:top")
    assert (strikes(game, "g", "S", 3, "suffer"), strikes(game, "g", "T", 3, "suffer")) == (2, 3)


def test_485_the_bear_pushes() -> None:
    game = tyrant("485", "T B . g .").do("use_half:485:bottom", "stay", "on:g")
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-push", 2)


@rule("GH-LOOT-01")
def test_487_the_bear_loots_for_you() -> None:
    game = tyrant("487", "T B . o g").do("use_half:487:bottom")
    assert game.character().coins == 1


@rule("GH-SUMMON-05")
def test_489_damage_is_handed_out_anew() -> None:
    game = tyrant("489")
    game.who("B").hp, game.who("S").hp = 4, 20  # 10 and 6 are missing
    game.do("use_half:489:bottom")
    assert (game.prompt, game.offers("suffer_this:")[0], game.offers("suffer_this:")[-1]) == (
        "ask-share", "suffer_this:0", "suffer_this:14"
    )  # fmt: skip
    game.do("suffer_this:3")
    assert (game.hp("B"), game.hp("S")) == (11, 13)
    assert where(game, "489") == "discard"


def test_489_needs_damage_and_somebody_to_share_it() -> None:
    game = duel("two-mini", "489")
    game.who("B").hp = 4
    assert (game.do("use_half:489:bottom").prompt, game.hp("B")) == ("ask-act", 4)
    assert tyrant("489").do("use_half:489:bottom").prompt == "ask-act"
    game = tyrant("489")
    game.who("S").hp = 20
    assert game.do("use_half:489:bottom").offers("suffer_this:") == [f"suffer_this:{n}" for n in range(7)]


def test_490_the_bear_strengthens_itself() -> None:
    game = tyrant("490").do("use_half:490:top", "on:g")
    assert (game.has("S", "strengthen"), game.has("B", "strengthen"), game.hp("g")) == (True, False, 36)


def test_491_summons_have_shields_and_retaliate() -> None:
    game = tyrant("491").do("use_half:491:bottom")
    assert (strikes(game, "g", "S", 3, "suffer"), game.hp("g")) == (1, 38)


@rule("GH-ACTIVE-07")
def test_495_attacks_on_command_are_stronger_this_round() -> None:
    game = lay(tyrant("495", cards="495 484"), "bottom").do("use_half:484:top", "on:g")
    assert game.hp("g") == 35
    turn_of(game, "S")
    assert game.hp("g") == 33


def test_496_the_bear_rampages() -> None:
    game = tyrant("496").do("use_half:496:top", "on:g", "stay", "on:g", "stay", "on:g")
    assert (game.hp("g"), where(game, "496"), game.character().xp) == (34, "lost", 2)


def test_496_any_summon_moves_and_attacks() -> None:
    game = tyrant("496", "T B . . g").do("use_half:496:bottom", "on:S", "move_to:3,0", "stay", "on:g")
    assert game.hp("g") == 38


@rule("GH-SHIELD-01")
def test_497_a_monolith_stands_there() -> None:
    game = duel("two-mini", "497", "B . g . .").do("use_half:497:top", "at:1,0")
    monolith = summon(game)
    turn_of(game, "S")
    assert (monolith.hp, game.hp("g"), game.at("S"), infused(game)) == (15, 40, "1,0", ["earth"])
    assert strikes(game, "g", "S", 3) == 1


def test_498_you_and_the_bear_change_places_between_two_moves() -> None:
    game = tyrant("498", "T B . . g", (3, 0)).do("use_half:498:bottom", "stay", "on:S")
    assert (game.at("B"), game.at("S"), game.prompt, game.ask.prompt.args["n"]) == ("3,0", "1,0", "ask-move", 2)


def test_498_no_other_summon_is_the_bear() -> None:
    game = tyrant("498", "T B . . g", (3, 0))
    ally(game, "tattered-wolf", 0, 1, letter="W")
    game.do("use_half:498:bottom", "stay")
    assert game.targets == "S"


@rule("GH-ACTIVE-03")
def test_499_the_bear_heals_after_five_attacks() -> None:
    game = lay(tyrant("499"), "top")
    game.who("S").hp = 5
    strikes(game, "S", "g", 1)
    strikes(game, "B", "g", 1)
    assert (game.hp("S"), game.character().xp) == (7, 1)


def test_499_the_bear_heals_itself_on_command() -> None:
    game = tyrant("499")
    game.who("S").hp = 5
    game.do("use_half:499:bottom", "on:g")
    assert (game.hp("S"), game.hp("g")) == (8, 37)


@rule("GH-EFFECT-05")
def test_500_a_wind_totem_pushes_all_around() -> None:
    game = duel("two-mini", "500", "B . g . .\n h . . .").do("use_half:500:top", "at:1,0")
    summon(game)
    put(game, "h", 0, 1)
    turn_of(game, "S")
    assert (game.hp("g"), game.hp("h")) == (39, 39)
    assert (game.at("g"), game.at("h")) != ("2,0", "0,1")


def test_501_summons_near_move_a_hex_less() -> None:
    game = tyrant("501", "T B . . g")
    ally(game, "tattered-wolf", 0, 1, letter="W")
    game.do("use_half:501:bottom")
    points = [game.ask.prompt.args["n"]]
    game.do("stay")
    points.append(game.ask.prompt.args["n"])
    assert points == [2, 2]


@pytest.mark.parametrize(("hp", "dies"), [(6, True), (7, False)])
def test_504_the_bear_kills_a_weak_enemy(hp: int, dies: bool) -> None:
    game = tyrant("504")
    game.who("g").hp = hp
    game.do("use_half:504:top", *(["on:g"] if dies else []))
    assert (game.there("g"), game.character().xp) == (not dies, int(dies))


def test_504_the_bear_strikes_moves_and_strikes() -> None:
    game = tyrant("504", "T B . g h").do("use_half:504:bottom", "on:g", "stay", "stay", "on:g")
    assert (game.hp("g"), game.character().xp) == (36, 1)


@rule("GH-ATTACK-07")
def test_505_allies_beside_the_banner_attack_harder() -> None:
    game = duel("two-mini", "505", "T B . g .").do("use_half:505:top", "at:2,0")
    summon(game)
    assert (strikes(game, "B", "g", 2), strikes(game, "T", "g", 2), strikes(game, "g", "B", 2, "suffer")) == (4, 2, 2)


@rule("GH-RECOVER-01")
def test_505_recovers_cards_with_a_summon() -> None:
    game = tyrant("505")
    game.character().lost.cards = [Ability(card) for card in ("477", "479", "488", "480", "487")]
    game.do("use_half:505:bottom")
    assert {key for key in game.keys if key.startswith("pick_card")} == {
        "pick_card:479", "pick_card:480", "pick_card:487"
    }  # fmt: skip
    game.do("pick_card:479", "pick_card:487")
    assert (game.prompt, len(game.character().lost)) == ("ask-act", 4)
