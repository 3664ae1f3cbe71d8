"""The Summoner: every summon, what is done with them, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.content import SUMMONS
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.state import Ability, Figure, Modifier
from emberhall.games.gloomhaven.terms import HEROES
from emberhall.rulebook import rule

from .duel import blow, duel, hurts, infused, lay, put, strikes, summon, turn_of, where
from .positions import Scene, spot


def ally(game: Scene, name: str, q: int, r: int = 0, letter: str = "S") -> Figure:
    """A summon of the first character that was summoned before."""
    hp = SUMMONS[name].hp
    state = game.state
    at = spot(game, q, r)
    figure = Figure(id=state.next_id, kind="summon", name=name, side=HEROES, at=at, hp=hp, most=hp, owner=0)
    state.next_id += 1
    state.figures[figure.id] = game.drawn[letter] = figure
    return figure


@rule("GH-SUMMON-01", "GH-SUMMON-03", "GH-SUMMON-04")
@pytest.mark.parametrize(
    ("card", "dealt", "conditions"),
    [
        ("233", 1, []),
        ("234", 2, ["poison"]),
        ("235", 2, []),
        ("236", 3, ["wound"]),
        ("242", 2, []),
        ("243", 2, []),
        ("248", 1, ["muddle"]),
        ("249", 3, []),
        ("252", 1, []),
        ("255", 2, []),
        ("260", 4, []),
    ],
)
def test_what_a_summon_does_on_its_turn(card: str, dealt: int, conditions: list[str]) -> None:
    game = duel("circles", card, ". . . . .\n B . g .\n. . . . .").do(f"use_half:{card}:top", "at:1,1")
    figure = summon(game)
    turn_of(game, "S")
    assert (game.hp("g"), names_of(game.who("g"))) == (40 - dealt, conditions)
    assert figure.hp == SUMMONS[figure.name].hp


@rule("GH-SUMMON-05", "GH-SUMMON-06")
@pytest.mark.parametrize(("card", "count"), [("235", 2), ("253", 3)])
def test_the_card_of_several_summons_stays_until_all_are_gone(card: str, count: int) -> None:
    game = duel("circles", card, ". . . . .\n B . . g\n. . . . .").do(f"use_half:{card}:top")
    for _ in range(count):
        game.do(game.offers("at:")[0])
    there = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
    assert len(there) == count
    for n, figure in enumerate(there, 1):
        game.drawn["S"] = figure
        hurts(game, "S", 9)
        assert where(game, card) == ("active" if n < count else "lost")


@rule("GH-SHIELD-01", "GH-RETAL-01")
def test_253_nail_spheres_do_not_attack_but_retaliate() -> None:
    game = duel("circles", "253", "B g . . .")
    ally(game, "nail-sphere", 2)
    turn_of(game, "S")
    assert game.hp("g") == 40
    assert (strikes(game, "g", "S", 3), game.hp("g")) == (2, 38)


@rule("GH-ELEM-03", "GH-SUMMON-09")
@pytest.mark.parametrize(
    ("name", "element"), [("lava-golem", "fire"), ("bat-swarm", "air"), ("rock-colossus", "earth")]
)
def test_attacks_of_summons_infuse(name: str, element: str) -> None:
    game = duel("circles", "238", "B . g . .")
    ally(game, name, 1)
    game.do("use_half:238:top", "on:S", "stay", "on:g")
    assert infused(game) == [element]


def test_233_shields_you_and_all_summons() -> None:
    game = duel("circles", "233", "T B . g .")
    ally(game, "bat-swarm", 2)
    game.do("use_half:233:bottom")
    assert (strikes(game, "g", "B", 3, "suffer"), strikes(game, "g", "S", 3)) == (2, 2)
    assert (strikes(game, "g", "T", 3, "suffer"), infused(game)) == (3, ["earth"])


@rule("GH-ADV-19")
def test_235_attacks_on_you_and_summons_have_disadvantage_this_round() -> None:
    game = duel("circles", "235", "T B . g .")
    ally(game, "iron-beast", 2)
    game.do("use_half:235:bottom")
    assert [blow(game, "g", letter, 0).disadvantage for letter in "BST"] == [True, True, False]


@rule("GH-RECOVER-01")
@pytest.mark.parametrize(("card", "half", "count"), [("236", "bottom", 4), ("259", "top", 2)])
def test_recovers_lost_cards_but_not_those_that_cannot_be(card: str, half: str, count: int) -> None:
    game = duel("circles", card)
    lost = ["240", "241", "244", "246", "248", "236" if card != "236" else "259"]
    game.character().lost.cards = [Ability(one) for one in lost]
    game.do(f"use_half:{card}:{half}")
    assert not {"pick_card:236", "pick_card:259"} & set(game.keys)
    for _ in range(count):
        game.do(game.offers("pick_card:")[0])
    assert (game.prompt, len(game.character().lost)) == ("ask-act", 6 - count + 1)


@rule("GH-TERM-13")
def test_237_an_enemy_moves_a_hex_as_you_decide() -> None:
    game = duel("circles", "237", "B . g . .").do("use_half:237:bottom", "on:g", "move_to:1,0")
    assert game.at("g") == "1,0"


@rule("GH-SUMMON-10")
@pytest.mark.parametrize(("card", "move", "dealt"), [("238", 3, 2), ("239", 3, 2), ("251", 4, 3)])
def test_a_summon_beside_you_moves_and_attacks_as_you_decide(card: str, move: int, dealt: int) -> None:
    game = duel("circles", card, "B . . . .\n . . g .")
    ally(game, "shadow-wolf", 1)
    game.do(f"use_half:{card}:top", "on:S")
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", move)
    game.do("move_to:2,0", "stay", "on:g")
    assert (game.hp("g"), game.character().xp) == (40 - dealt, 1)


@rule("GH-LOS-08")
def test_238_a_summon_attacks_at_its_own_range() -> None:
    game = duel("circles", "238", "B . . . g")
    ally(game, "thorn-shooter", 1)
    game.do("use_half:238:top", "on:S", "stay", "on:g")
    assert (game.hp("g"), names_of(game.who("g"))) == (38, ["poison"])


@rule("GH-SUMMON-05", "GH-ELEM-03")
def test_243_a_living_bomb_explodes() -> None:
    game = duel("circles", "243", "B . . g h")
    put(game, "h", 2)
    ally(game, "living-bomb", 1)
    hurts(game, "S", 1)
    assert (game.hp("g"), game.hp("h"), infused(game)) == (37, 37, ["fire"])


def test_244_heals_the_summons_beside_you() -> None:
    game = duel("circles", "244", "T B . g .")
    ally(game, "lava-golem", 2).hp = 1
    game.who("T").hp = 5
    game.do("use_half:244:bottom", "stay")
    assert (game.hp("S"), game.hp("T")) == (2, 5)


@rule("GH-ELEM-08", "GH-ACTIVE-05")
def test_245_moves_of_yours_and_of_your_summons_may_consume_earth() -> None:
    game = lay(duel("circles", "245", "B . . . .\n . . . g", elements="earth", cards="245 241"), "top")
    game.do("use_half:241:bottom", "yes")
    assert (game.ask.prompt.args["n"], game.character().xp, game.state.elements[3]) == (5, 1, 0)
    game = lay(duel("circles", "245", "B . . . .\n . . . g", elements="earth"), "top")
    ally(game, "rock-colossus", 1)
    put(game, "g", 4)
    turn_of(game, "S", "yes")
    assert (game.at("S"), game.hp("g"), game.character().xp) == ("3,0", 37, 1)


@rule("GH-TERM-03")
def test_245_a_move_that_an_item_grants_is_a_move_action_of_its_own() -> None:
    """The Blinking Cape: Move 4, with Earth consumed 6; both halves are still to be used."""
    game = lay(duel("circles", "245", "B . . . .\n . . . g", elements="earth", items=(73,)), "top")
    game.do("use_item:73", "yes")
    assert (game.prompt, game.ask.prompt.args["n"], game.character().xp) == ("ask-move", 6, 1)
    game.do("stay")
    assert {key.split(":")[2] for key in game.offers("use_half:")} == {"top", "bottom"}


@pytest.mark.parametrize(("hp", "dies"), [(5, True), (6, False)])
def test_247_kills_weak_enemies_all_around(hp: int, dies: bool) -> None:
    game = duel("circles", "247", "g B h . .")
    game.who("g").hp = game.who("h").hp = hp
    game.do("use_half:247:top")
    assert (game.there("g"), game.there("h")) == (not dies, not dies)


def test_250_two_summons_move() -> None:
    game = duel("circles", "250", "B . . . g")
    ally(game, "shadow-wolf", 1)
    ally(game, "rock-colossus", 0, 1, letter="R")
    game.do("use_half:250:top", "on:S", "on:R")
    assert game.ask.prompt.args["n"] == 3
    game.do("stay")
    assert game.ask.prompt.args["n"] == 1


def test_250_two_summons_attack() -> None:
    game = duel("circles", "250", "B . g . .")
    ally(game, "shadow-wolf", 1)
    ally(game, "rock-colossus", 1, 1, letter="R")
    game.do("use_half:250:bottom", "on:S", "on:R", "on:g", "on:g")
    assert (game.hp("g"), game.character().xp) == (40 - 2 - 3, 1)


@pytest.mark.parametrize(("count", "hp"), [(1, 40), (2, 38), (3, 37)])
def test_251_attacks_with_the_number_of_summons(count: int, hp: int) -> None:
    """As hard and as far as there are summons; the enemy is two hexes away."""
    game = duel("circles", "251", "B . g . .\n . . . .\n. . . . .")
    for n in range(count):
        ally(game, "bat-swarm", n, 2, letter="SRQ"[n])
    game.do("use_half:251:bottom", *(["on:g"] if count > 1 else []))
    assert game.hp("g") == hp


@rule("GH-HEAL-01", "GH-MOTHER-01")
def test_252_a_healing_sprite_heals_whoever_needs_it_most() -> None:
    game = duel("circles", "252", "B . . . g")
    ally(game, "healing-sprite", 1)
    game.who("B").hp = 5
    turn_of(game, "S")
    assert (game.hp("B"), game.hp("g")) == (7, 39)


def test_253_summons_retaliate_this_round() -> None:
    game = duel("circles", "253", "T B . g .")
    ally(game, "bat-swarm", 2)
    game.do("use_half:253:bottom")
    strikes(game, "g", "S", 1)
    strikes(game, "g", "T", 1, "suffer")
    assert game.hp("g") == 38


def test_254_a_summon_beside_you_moves_after_you() -> None:
    game = duel("circles", "254", "B . . . g")
    ally(game, "rock-colossus", 1)
    game.do("use_half:254:bottom", "stay", "on:S")
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", 3)
    game.do("move_to:3,0", "stay")
    assert game.at("S") == "3,0"


def test_255_curses_enemies_beside_summons() -> None:
    game = duel("circles", "255", "B g . h k")
    ally(game, "bat-swarm", 2)
    game.do("use_half:255:bottom")
    assert sum(card.startswith("monster-curse") for card in game.state.modifiers) == 2
    assert infused(game) == ["dark"]


@rule("GH-DAMAGE-01", "GH-ACTIVE-03")
def test_257_three_times_a_summon_suffers_nothing() -> None:
    game = lay(duel("circles", "257", cards="257 240"), "top")
    ally(game, "lava-golem", 2, 1)
    assert [hurts(game, "S", 1) for _ in range(4)] == [0, 0, 0, 1]
    assert (game.character().xp, hurts(game, "T", 1, "suffer")) == (3, 1)


@rule("GH-AMD-11", "GH-AMD-16")
def test_257_takes_curses_out_and_shuffles_the_discards_back() -> None:
    game = duel("circles", "257")
    first = game.character()
    curse = game.state.curses.cards.pop()
    first.modifiers.cards.append(curse)
    first.modifier_discard.cards = [Modifier("0:x2.9"), Modifier("0:+0.90")]
    size = len(first.modifiers)
    game.do("use_half:257:bottom")
    assert (len(first.modifiers), len(first.modifier_discard), len(game.state.curses)) == (size + 1, 0, 10)
    assert curse not in first.modifiers.cards
    assert infused(game) == ["light"]


def test_258_a_summon_attacks_harder() -> None:
    game = duel("circles", "258", "B . . . g")
    ally(game, "shadow-wolf", 3)
    game.do("use_half:258:top", "on:S", "on:g")
    assert (game.hp("g"), set(names_of(game.who("g")))) == (36, {"wound", "poison"})


def test_258_you_and_a_summon_change_places() -> None:
    game = duel("circles", "258", "B g . . .")
    ally(game, "bat-swarm", 4)
    game.do("use_half:258:bottom", "on:S")
    assert (game.at("B"), game.at("S")) == ("4,0", "0,0")
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", 3)
    game = duel("circles", "258", "B g . . .").do("use_half:258:bottom")
    assert game.prompt == "ask-move"  # nobody to change with


def test_260_all_summons_near_attack() -> None:
    game = duel("circles", "260", "B . g . .")
    ally(game, "shadow-wolf", 1)
    ally(game, "rock-colossus", 3, letter="R")
    game.do("use_half:260:bottom", "on:g", "on:g")
    assert (game.hp("g"), game.character().xp) == (35, 1)
