"""The Plagueherald: poison and curses on both sides, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Ability, Item
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .duel import blow, does, duel, hurts, infused, lay, put, strikes, where
from .positions import Scene

POISON = CONDITION["poison"]


def poisoned(game: Scene, letters: str) -> Scene:
    for letter in letters:
        game.who(letter).conditions = POISON
    return game


@rule("GH-AOE-04")
def test_289_poisons_allies_in_the_area_too() -> None:
    game = duel("squidface", "289", "B . g T .").do("use_half:289:top")
    game.do(max(game.offers("area:"), key=lambda key: ("3,0" in key) + ("2,0" in key)))
    assert (game.hp("g"), game.hp("T"), names_of(game.who("g")), names_of(game.who("T"))) == (
        39, 26, ["poison"], ["poison"]
    )  # fmt: skip


@rule("GH-ATTACK-02")
def test_290_a_shield_for_a_shorter_range() -> None:
    game = lay(duel("squidface", "290", "B . . g ."), "bottom")
    assert [(bonus.what, bonus.n) for bonus in game.who("B").bonuses] == [("shield", 1)]
    does(game, "B", fx.Attack(2, range=3))
    assert game.hp("g") == 40
    does(game, "B", fx.Attack(2, range=4), "on:g")
    assert game.hp("g") == 38


@rule("GH-ACTIVE-05")
def test_292_an_ally_is_poisoned_for_more_attack() -> None:
    game = lay(duel("squidface", "292", "T B . g h", cards="292 293"), "top")
    game.do("use_half:293:top", "on:g", "yes", "on:h")
    assert (game.hp("g"), game.hp("h"), game.has("T", "poison")) == (37, 37, True)


@rule("GH-ACTIVE-05", "GH-DAMAGE-01")
def test_292_an_ally_who_is_poisoned_already_suffers() -> None:
    game = poisoned(lay(duel("squidface", "292", "T B . g .", cards="292 303"), "top"), "T")
    game.do("use_half:303:top", "on:g", "yes", "1/suffer")
    assert (game.hp("g"), game.hp("T")) == (40 - 4, 23)
    game = poisoned(lay(duel("squidface", "292", "T B . g .", cards="292 303"), "top"), "T")
    game.do("use_half:303:top", "on:g", "no")
    assert (game.hp("g"), game.hp("T")) == (37, 26)


@rule("GH-MOVE-10", "GH-TILE-30", "GH-MOVE-13")
def test_294_flies_and_falls_when_the_card_leaves() -> None:
    game = lay(duel("squidface", "294", "B # # # g", cards="294 291"), "top")
    assert flies(game.state, game.who("B"))
    game.character().played.cards.append(Ability("303"))
    game.do("use_half:291:bottom", "move_to:2,0", "stay", "end_bonus:294", "end_turn")
    assert game.prompt == "ask-monster-move"
    game.do(game.offers("at:")[0], "suffer")
    assert (game.hp("B"), game.at("B") == "2,0") == (14 - game.state.trap_damage, False)


def test_an_item_with_flying_lets_its_wearer_fly() -> None:
    game = duel("squidface", "294")
    assert not flies(game.state, game.who("B"))
    game.character().items = [Item(71)]
    assert flies(game.state, game.who("B"))


@rule("GH-ELEM-08", "GH-ACTIVE-03")
def test_298_six_attacks_may_consume_air() -> None:
    game = lay(duel("squidface", "298", "B . g . .", elements="air", cards="298 303"), "top")
    game.do("use_half:303:top", "on:g", "yes")
    assert (game.hp("g"), game.state.elements[2]) == (36, 0)
    does(game, "B", fx.Attack(2, range=3), "on:g")
    (lasting,) = game.state.waiting["your_attack_action"]
    assert (game.hp("g"), lasting.used) == (34, 1)


@rule("GH-ADV-19")
def test_299_attacks_on_you_have_disadvantage_this_round() -> None:
    game = duel("squidface", "299").do("use_half:299:bottom")
    assert blow(game, "g", "B", 1, "suffer").disadvantage


def test_300_poisons_all_around_after_every_move() -> None:
    game = lay(duel("squidface", "300", "B . T g .", cards="300 291"), "bottom")
    put(game, "T", 1, 1)
    put(game, "g", 2)
    game.do("use_half:291:bottom", "move_to:1,0", "stay")
    assert (names_of(game.who("T")), names_of(game.who("g")), names_of(game.who("B"))) == (["poison"], ["poison"], [])
    game = lay(duel("squidface", "300", "T B g . .", cards="300 291"), "bottom").do("use_half:291:bottom", "stay")
    assert not game.has("g", "poison")


@rule("GH-DAMAGE-01")
def test_301_ends_the_poison_of_an_enemy_and_damages_it() -> None:
    game = poisoned(duel("squidface", "301", "B . g . h"), "g").do("use_half:301:top", "on:g")
    assert (game.hp("g"), game.has("g", "poison"), game.character().xp) == (37, False, 1)
    game = duel("squidface", "301", "B . g . h").do("use_half:301:top")
    assert (game.hp("g"), game.character().xp) == (40, 0)


def test_301_poison_spreads_to_enemies_beside_the_poisoned() -> None:
    game = poisoned(duel("squidface", "301", "B T g h k"), "Tg").do("use_half:301:bottom")
    assert [game.has(letter, "poison") for letter in "BTghk"] == [False, True, True, True, False]


def test_304_poisons_your_allies_beside_the_target() -> None:
    game = duel("squidface", "304", "B . g T .").do("use_half:304:top", "on:g")
    assert (game.has("T", "poison"), game.has("B", "poison"), game.has("g", "poison")) == (True, False, True)


def test_305_kills_a_poisoned_normal_enemy() -> None:
    game = poisoned(duel("squidface", "305", "B . g h k", h="bandit-guard elite"), "gh").do("use_half:305:top")
    assert game.targets == "g"
    assert not game.do("on:g").there("g")


def test_305_blesses_poisoned_allies() -> None:
    game = poisoned(duel("squidface", "305", "B T . . g"), "T").do("use_half:305:bottom")
    assert any(card.startswith("bless") for card in game.character(1).modifiers)
    assert not any(card.startswith("bless") for card in game.character().modifiers)


@rule("GH-ELEM-08", "GH-AOE-10")
def test_307_with_air_all_on_the_path_are_targets() -> None:
    game = duel("squidface", "307", "B . g h k", elements="air").do("use_half:307:top", "yes", "on:k", "on:g", "on:h")
    assert [game.hp(letter) for letter in "ghk"] == [36, 36, 36]


@rule("GH-DAMAGE-01", "GH-ELEM-08")
@pytest.mark.parametrize(("elements", "answers", "hp", "xp"), [("", (), 39, 0), ("dark", ("yes",), 38, 1)])
def test_309_poisoned_enemies_suffer(elements: str, answers: tuple[str, ...], hp: int, xp: int) -> None:
    game = poisoned(duel("squidface", "309", "B . g . h", elements=elements), "g").do("use_half:309:top", *answers)
    assert (game.hp("g"), game.hp("h"), game.character().xp) == (hp, 40, xp)


@rule("GH-ACTIVE-05")
def test_310_a_move_and_a_hit_point_hurt_a_poisoned_enemy() -> None:
    game = poisoned(lay(duel("squidface", "310", "B . . . g", cards="310 291"), "top"), "g")
    game.do("use_half:291:bottom", "move_to:1,0", "stay", "yes", "suffer", "on:g")
    assert (game.hp("B"), game.hp("g"), where(game, "310")) == (13, 37, "active")


@rule("GH-RECOVER-01", "GH-ELEM-08")
@pytest.mark.parametrize(("elements", "answers", "left"), [("", (), 2), ("air", ("yes",), 1)])
def test_310_poisoned_allies_recover_discards(elements: str, answers: tuple[str, ...], left: int) -> None:
    game = poisoned(duel("squidface", "310", elements=elements), "T")
    game.character(1).discard.cards = [Ability(card) for card in ("7", "8", "9", "10")]
    game.do("use_half:310:bottom", *answers)
    while game.asked == (1,):
        game.do(game.offers("pick_card:")[0])
    assert len(game.character(1).discard) == left


@rule("GH-ELEM-08")
@pytest.mark.parametrize(("elements", "answers", "cursed"), [("", (), 1), ("air", ("yes",), 2)])
def test_313_with_air_reaches_a_hex_further(elements: str, answers: tuple[str, ...], cursed: int) -> None:
    game = duel("squidface", "313", "B g h . .", elements=elements).do("use_half:313:top", *answers)
    assert [game.has(letter, "muddle") for letter in "gh"] == [True, cursed == 2]
    assert sum(card.startswith("monster-curse") for card in game.state.modifiers) == cursed


@rule("GH-AMD-11", "GH-ACTIVE-05")
@pytest.mark.parametrize(("top", "hp"), [("monster-curse.m1", 37), ("x0", 40)])
def test_314_a_curse_hurts_whoever_draws_it(top: str, hp: int) -> None:
    game = lay(duel("squidface", "314", monster_mods=top), "top")
    assert strikes(game, "g", "T", 3) == 0
    assert game.hp("g") == hp


@rule("GH-ACTIVE-03", "GH-EFFECT-18")
def test_316_a_cursed_ally_buys_two_more_targets() -> None:
    game = lay(duel("squidface", "316", "T B . g h", k="bandit-guard", cards="316 303"), "top")
    game.do("use_half:303:top", "on:g", "yes", "on:h")
    assert (game.hp("g"), game.hp("h"), game.character().xp) == (37, 37, 1)
    assert any(card.startswith("curse") for card in game.character(1).modifiers)
    game = lay(duel("squidface", "316", "T B . g h", cards="316 303"), "top").do("use_half:303:top", "on:g", "no")
    assert (game.hp("h"), game.state.waiting["your_attack_action"][0].used) == (40, 0)


@rule("GH-ACTIVE-03")
def test_316_muddled_you_double_your_next_attack_action() -> None:
    game = lay(duel("squidface", "316", "B . g h .", cards="316 293"), "bottom")
    assert (game.has("B", "muddle"), infused(game)) == (True, ["dark"])
    game.do("use_half:293:top", "on:g", "on:h")
    assert (game.hp("g"), game.hp("h")) == (36, 36)
    does(game, "B", fx.Attack(2, range=3), "on:g")
    assert (game.hp("g"), where(game, "316")) == (34, "lost")


def test_317_curses_and_wounds_everybody_else() -> None:
    game = duel("squidface", "317", "T . B . g").do("use_half:317:top")
    assert (names_of(game.who("T")), names_of(game.who("g")), names_of(game.who("B"))) == (["wound"], ["wound"], [])


@rule("GH-ELEM-08", "GH-ELEM-11")
@pytest.mark.parametrize(
    ("elements", "answers", "hp", "xp"),
    [
        ("", (), 38, 0),
        ("air", ("yes",), 37, 1),
        ("air dark", ("yes", "yes"), 36, 2),
        ("air dark", ("no", "yes"), 37, 1),
    ],
)
def test_317_poisoned_enemies_suffer(elements: str, answers: tuple[str, ...], hp: int, xp: int) -> None:
    game = poisoned(duel("squidface", "317", "B . g . h", elements=elements), "g").do("use_half:317:bottom", *answers)
    assert (game.hp("g"), game.hp("h"), game.character().xp) == (hp, 40, xp)


@rule("GH-ACTIVE-07", "GH-DAMAGE-01")
@pytest.mark.parametrize(("letters", "added", "xp"), [("T", 0, 0), ("TS", 1, 1)])
def test_318_for_two_poisoned_allies_that_suffer_attacks_are_stronger(letters: str, added: int, xp: int) -> None:
    game = duel("squidface", "318", "T B S . g", S="scoundrel")
    poisoned(game, letters).do("use_half:318:bottom", "1/suffer")
    assert (game.hp("T"), game.character().xp) == (24, xp)
    assert strikes(game, "B", "g", 2, range=9) == 2 + added
    assert hurts(game, "g", 1) == 1
