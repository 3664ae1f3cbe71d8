"""The Doomstalker: Dooms, traps and animals, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import KEPT
from emberhall.games.gloomhaven.rules.conditions import gain, names_of
from emberhall.games.gloomhaven.rules.damage import kill
from emberhall.games.gloomhaven.rules.movement import spring
from emberhall.games.gloomhaven.rules.turns import _turn_begins, perform
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range
from emberhall.games.gloomhaven.state import Ability, Slot, Turn
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .duel import blow, does, duel, hurts, infused, put, strikes, summon, turn_of, where
from .positions import Scene, happens, spot, table
from .test_each_circles import ally


def doomed(card: str, drawing: str = "T B . g h", on: str = "g", **more: str) -> Scene:
    """The bottom of the card has doomed an enemy."""
    return play(duel("angry-face", card, drawing, **more), card, "bottom", f"on:{on}")


def play(game: Scene, card: str, half: str, *answers: str) -> Scene:
    """A half of a card is performed in a turn of its own."""
    character = game.character()
    for pile in (character.hand, character.discard):
        if card in pile.cards:
            pile.cards.remove(Ability(card))
    character.played.cards = [Ability(card)]
    game.state.turn = Turn(Slot(50, character=0), [], game.who("B").id)
    wanted = [game.wanted(answer) for answer in answers]
    happens(perform(table(game), character, card, half, default=False), *wanted)
    return game


def dies(game: Scene, letter: str, *answers: str) -> None:
    """A figure is killed."""
    wanted = [game.wanted(answer) for answer in answers]
    happens(kill(table(game), game.who(letter), game.who("B")), *wanted)


def begins(game: Scene, letter: str, *answers: str) -> None:
    figure = game.who(letter)
    game.state.turn = Turn(Slot(50), [], figure.id)
    happens(_turn_begins(table(game), figure), *[game.wanted(answer) for answer in answers])


def on(game: Scene) -> str:
    """The letters of the doomed enemies."""
    return "".join(sorted(letter for letter in "ghk" if letter in game.drawn and _is_doomed(game, letter)))


def _is_doomed(game: Scene, letter: str) -> bool:
    return game.who(letter).id in KEPT.doomed(game.state, 0)


@rule("GH-ACTIVE-08", "GH-ACTIVE-09")
def test_a_doom_ends_when_its_enemy_dies_or_another_is_played() -> None:
    game = doomed("376")
    assert (on(game), where(game, "376")) == ("g", "active")
    play(game, "395", "bottom", "on:h")
    assert (on(game), where(game, "376"), where(game, "395")) == ("h", "discard", "active")
    dies(game, "g")
    assert where(game, "395") == "active"
    dies(game, "h")
    assert (on(game), where(game, "395"), game.state.waiting) == ("", "discard", {})


@rule("GH-TURN-07")
def test_nothing_lasts_if_nobody_is_doomed() -> None:
    game = duel("angry-face", "376").do("use_half:376:bottom", "skip")
    assert (where(game, "376"), game.state.waiting) == ("discard", {})


def test_376_your_attacks_on_the_doomed_are_stronger() -> None:
    game = doomed("376")
    assert [strikes(game, "B", "g", 2), strikes(game, "B", "h", 2), strikes(game, "T", "g", 2)] == [4, 2, 2]


@rule("GH-ACTIVE-03")
def test_376_four_times_you_shoot_when_a_doomed_enemy_dies() -> None:
    game = play(doomed("379"), "376", "top")
    dies(game, "g", "on:h")
    (lasting,) = game.state.waiting["doomed_enemy_dies"]
    assert (game.hp("h"), lasting.used, game.character().xp) == (38, 1, 1)
    dies(game, "h")
    assert lasting.used == 1  # it was not doomed


@pytest.mark.parametrize(
    ("card", "damage", "conditions", "xp"),
    [("377", 4, ["stun"], 2), ("382", 3, [], 2), ("384", 2, ["immobilize"], 0), ("396", 2, ["wound"], 0)],
)
def test_traps(card: str, damage: int, conditions: list[str], xp: int) -> None:
    game = duel("angry-face", card, "B . g . .").do(f"use_half:{card}:top", "at:1,0")
    trap = game.state.map.traps[spot(game, 1, 0)]
    assert (trap.damage, list(trap.conditions), trap.xp) == (damage, conditions, xp)


@rule("GH-TILE-11")
@pytest.mark.parametrize(("card", "damage", "conditions"), [("382", 2, []), ("396", 0, ["wound"])])
def test_what_traps_do_to_the_enemies_beside_them(card: str, damage: int, conditions: list[str]) -> None:
    game = duel("angry-face", card, "B . T g h").do(f"use_half:{card}:top", "at:1,0")
    trap = game.state.map.traps.pop(spot(game, 1, 0))
    put(game, "h", 1)
    put(game, "g", 1, 1)
    happens(spring(table(game), game.who("h"), trap))
    assert (game.hp("g"), names_of(game.who("g"))) == (40 - damage, conditions)
    assert (game.hp("h"), game.hp("T"), game.hp("B")) == (40 - trap.damage, 26, 20)


def test_377_the_doomed_is_weaker_slower_and_near_sighted() -> None:
    game = duel("angry-face", "377", "T B . g h", g="bandit-archer")
    state, foe = game.state, game.who("g")
    before = (own_attack(state, foe), own_move(state, foe), own_range(state, foe))
    play(game, "377", "bottom", "on:g")
    assert (own_attack(state, foe), own_move(state, foe), own_range(state, foe)) == tuple(n - 1 for n in before)  # type: ignore[operator]
    assert own_attack(state, game.who("h")) is not None
    dies(game, "g")
    assert state.waiting == {}


@rule("GH-TERM-09")
def test_378_you_go_where_the_doomed_died() -> None:
    game = doomed("378", "T B . # g")
    dies(game, "g", "at:4,0")
    assert game.at("B") == "4,0"
    game = doomed("378", "T B . # g")
    dies(game, "g", "skip")
    assert game.at("B") == "1,0"


@pytest.mark.parametrize(("card", "mine", "theirs"), [("379", 9, 5), ("399", 7, 7)])
def test_the_death_of_the_doomed_heals(card: str, mine: int, theirs: int) -> None:
    game = doomed(card)
    game.who("B").hp = game.who("T").hp = 5
    dies(game, "g")
    assert (game.hp("B"), game.hp("T")) == (mine, theirs)


@rule("GH-DAMAGE-01")
def test_380_the_doomed_suffers_as_its_turn_begins() -> None:
    game = doomed("380")
    game.state.monsters["bandit-guard"].card = "bandit-guard:524"
    begins(game, "g")
    begins(game, "h")
    assert (game.hp("g"), game.hp("h")) == (38, 40)
    game.who("g").hp = 2
    begins(game, "g")
    assert (game.there("g"), game.state.phase, where(game, "380")) == (False, "end_turn", "discard")


def test_381_attacks_of_allies_on_the_doomed_are_stronger() -> None:
    game = doomed("381")
    assert [strikes(game, "T", "g", 2), strikes(game, "T", "h", 2), strikes(game, "B", "g", 2)] == [3, 2, 2]


@rule("GH-DAMAGE-01")
def test_382_the_death_of_the_doomed_hurts_those_beside_it() -> None:
    game = doomed("382", "T B k g h")
    dies(game, "g")
    assert (game.hp("h"), game.hp("k"), game.hp("B")) == (37, 37, 20)


@rule("GH-ACTIVE-03")
def test_383_three_times_a_doom_goes_on() -> None:
    game = play(doomed("379"), "383", "top")
    game.who("B").hp = 5
    dies(game, "g", "on:h")
    assert (on(game), where(game, "379"), game.hp("B"), game.character().xp) == ("h", "active", 9, 1)
    dies(game, "h")
    assert (on(game), where(game, "379"), game.hp("B")) == ("", "discard", 13)
    (lasting,) = game.state.waiting["doomed_enemy_dies_within_2_of_another_enemy"]
    assert lasting.used == 1


def test_383_to_an_enemy_two_hexes_away() -> None:
    game = play(doomed("379", "T B g . h"), "383", "top")
    dies(game, "g", "on:h")
    assert (on(game), where(game, "379")) == ("h", "active")


def test_383_not_to_an_enemy_further_away() -> None:
    game = play(doomed("379", "T B g . h"), "383", "top")
    put(game, "g", 1, 1)
    dies(game, "g", "on:h")
    assert where(game, "379") == "discard"


@rule("GH-TERM-13")
def test_383_those_beside_the_dying_move_as_you_decide() -> None:
    game = doomed("383", "T B . g h")
    dies(game, "g", "move_to:3,0")
    assert game.at("h") == "3,0"


@pytest.mark.parametrize(("card", "plain", "more"), [("387", 2, 4), ("394", 2, 5)])
def test_shots_at_the_doomed_hit_harder(card: str, plain: int, more: int) -> None:
    game = duel("angry-face", card, "B . . g h").do(f"use_half:{card}:top", "on:g")
    assert (game.hp("g"), game.character().xp) == (40 - plain, 0)
    game = play(doomed("379", "B . . g h"), card, "top", "on:g")
    assert (game.hp("g"), game.character().xp) == (40 - more, 1)


@rule("GH-ACTIVE-03")
def test_388_you_heal_whenever_the_doomed_suffers() -> None:
    game = doomed("388")
    game.who("B").hp = 5
    hurts(game, "g", 1)
    hurts(game, "h", 1)
    strikes(game, "T", "g", 2)
    assert game.hp("B") == 9


def test_389_attacks_of_summons_on_the_doomed_are_stronger() -> None:
    game = doomed("389")
    ally(game, "war-hawk", 2)
    assert [strikes(game, "S", "g", 1), strikes(game, "T", "g", 1), strikes(game, "S", "h", 1)] == [3, 1, 1]


@pytest.mark.parametrize(("hp", "dealt", "xp"), [(40, 4, 1), (39, 2, 0)])
def test_390_hits_the_undamaged_harder(hp: int, dealt: int, xp: int) -> None:
    game = duel("angry-face", "390", "B . . g .")
    game.who("g").hp = hp
    game.do("use_half:390:top", "on:g")
    assert (hp - game.hp("g"), game.character().xp) == (dealt, xp)


@rule("GH-ADV-16", "GH-COND-32")
def test_391_advantage_once_a_turn_and_nobody_is_invisible() -> None:
    game = doomed("379")
    game.who("h").conditions = CONDITION["invisible"]
    play(game, "391", "top")
    assert not game.has("h", "invisible")
    assert not gain(table(game), game.who("h"), "invisible")
    assert gain(table(game), game.who("T"), "invisible")
    assert [blow(game, "B", letter, 0).advantage for letter in "hgg"] == [False, True, False]


def test_391_attacks_on_the_doomed_pierce() -> None:
    game = doomed("391")
    assert [blow(game, by, "g", 0).pierce for by in "BT"] == [2, 2]
    assert blow(game, "B", "h", 0).pierce == 0


@pytest.mark.parametrize(("card", "more"), [("392", 2), ("401", 3)])
def test_your_attacks_on_the_doomed_are_stronger_this_round(card: str, more: int) -> None:
    game = play(doomed("379"), card, "bottom")
    assert [strikes(game, "B", "g", 1), strikes(game, "B", "h", 1), strikes(game, "T", "g", 1)] == [1 + more, 1, 1]


@pytest.mark.parametrize(("drawing", "xp"), [("B g . . .", 0), ("B g h . .", 1), ("B g h k .", 1)])
def test_393_experience_for_every_two_targets(drawing: str, xp: int) -> None:
    game = duel("angry-face", "393", drawing).do("use_half:393:top")
    while game.prompt == "ask-attack":
        game.do(game.keys[0])
    assert (game.character().xp, game.hp("g")) == (xp, 37)


def test_393_the_death_of_the_doomed_brings_three_shots() -> None:
    game = doomed("393", "T B k g h")
    dies(game, "g", "on:k", "on:h")
    assert (game.hp("k"), game.hp("h")) == (38, 38)


@rule("GH-ADV-16")
def test_395_attacks_on_the_doomed_have_advantage() -> None:
    game = doomed("395")
    assert [blow(game, by, "g", 0).advantage for by in "BT"] == [True, True]
    assert not blow(game, "B", "h", 0).advantage


@rule("GH-ACTIVE-09")
def test_397_two_dooms_on_one_enemy() -> None:
    game = play(duel("angry-face", "397"), "397", "top")
    play(game, "376", "bottom", "on:g")
    play(game, "395", "bottom", "on:g")
    assert strikes(game, "B", "g", 2) == 4
    assert blow(game, "B", "g", 0).advantage
    play(game, "379", "bottom", "on:g", "end_bonus:376")
    assert (where(game, "376"), where(game, "395"), where(game, "379")) == ("discard", "active", "active")


def test_397_a_doom_on_another_enemy_ends_both() -> None:
    game = play(duel("angry-face", "397", "T B . g h"), "397", "top")
    play(game, "376", "bottom", "on:g")
    play(game, "395", "bottom", "on:g")
    play(game, "379", "bottom", "on:h")
    assert ([where(game, card) for card in ("376", "395", "379")], on(game)) == (["discard", "discard", "active"], "h")


def test_397_the_doomed_dies_after_three_turns() -> None:
    game = duel("angry-face", "397", "T B . g h", g="bandit-guard elite")
    play(game, "397", "bottom", "on:g")
    for left in (True, True, False):
        begins(game, "B")
        assert game.there("g") is left
    assert where(game, "397") == "discard"


@rule("GH-LOS-08")
def test_398_shoots_the_doomed_however_far() -> None:
    game = play(doomed("379", "B . . . g"), "398", "bottom", "stay", "on:g")
    assert game.hp("g") == 38
    game = play(duel("angry-face", "398", "B g . . ."), "398", "bottom", "stay")
    assert game.hp("g") == 40


def test_398_a_summon_beside_you_moves_and_attacks() -> None:
    game = duel("angry-face", "398", "B . . . g")
    ally(game, "war-hawk", 1)
    game.do("use_half:398:top", "on:S", "move_to:3,0", "stay", "on:g")
    assert game.hp("g") == 37


@pytest.mark.parametrize(("hp", "dies", "xp"), [(7, False, 0), (6, True, 1), (5, True, 1)])
def test_401_finishes_off_what_is_left(hp: int, dies: bool, xp: int) -> None:
    game = duel("angry-face", "401", "B . . g .")
    game.who("g").hp = hp
    game.do("use_half:401:top", "on:g")
    assert (game.there("g"), game.character().xp) == (not dies, xp)


def test_402_attacks_on_the_doomed_curse() -> None:
    game = doomed("402")
    strikes(game, "T", "g", 1)
    strikes(game, "T", "h", 1)
    assert sum(card.startswith("monster-curse") for card in game.state.modifiers) == 1


def test_403_all_dooms_go_on() -> None:
    game = play(duel("angry-face", "397", "T B . g h"), "397", "top")
    play(game, "403", "bottom", "on:g")
    play(game, "376", "bottom", "on:g")
    dies(game, "g", "on:h")
    assert (on(game), where(game, "403"), where(game, "376")) == ("h", "active", "active")
    assert strikes(game, "B", "h", 2) == 4
    dies(game, "h")
    assert (on(game), where(game, "403"), where(game, "376")) == ("", "discard", "discard")


@rule("GH-ATTACK-02")
@pytest.mark.parametrize(("range", "dealt"), [(5, 1 + 3), (2, 1), (3, 2)])
def test_405_attacks_are_stronger_by_the_range_that_is_left(range: int, dealt: int) -> None:
    game = doomed("405", "B . g . .")
    does(game, "B", fx.Attack(1, range=range), "on:g")
    assert game.hp("g") == 40 - dealt
    put(game, "g", 1)
    does(game, "B", fx.Attack(1), "on:g")
    assert game.hp("g") == 40 - dealt - 1


@rule("GH-EFFECT-08")
def test_406_the_target_is_led_to_an_ally() -> None:
    game = duel("angry-face", "406", "B T . . g").do("use_half:406:top", "on:g", "at:2,0", "at:3,0", "at:2,0")
    assert (game.hp("g"), game.at("g")) == (36, "2,0")


def test_406_all_dooms_go_to_an_enemy_near_you() -> None:
    game = play(doomed("376", "T B . g h"), "406", "bottom", "stay", "on:h")
    assert (on(game), where(game, "376")) == ("h", "active")


def test_406_dooms_may_stay_where_they_are() -> None:
    game = play(doomed("376", "T B . g h"), "406", "bottom", "stay", "skip")
    assert (on(game), where(game, "376")) == ("g", "active")


@pytest.mark.parametrize(
    ("card", "dealt", "conditions"),
    [("378", 3, []), ("379", 1, []), ("389", 1, ["wound"]), ("399", 1, ["stun"]), ("405", 3, ["poison"])],
)
def test_what_a_summon_does_on_its_turn(card: str, dealt: int, conditions: list[str]) -> None:
    game = duel("angry-face", card, "B . g . .").do(f"use_half:{card}:top", "at:1,0")
    summon(game)
    turn_of(game, "S")
    assert (game.hp("g"), names_of(game.who("g")), infused(game)) == (40 - dealt, conditions, [])
