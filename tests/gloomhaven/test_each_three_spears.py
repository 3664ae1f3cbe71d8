"""The Quartermaster: items that come back, and halves whose effect shows later or on others."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import KEPT
from emberhall.games.gloomhaven.rules.turns import long_rest
from emberhall.games.gloomhaven.state import Ability, Item
from emberhall.rulebook import rule

from .duel import blow, does, duel, lay, put, strikes, where
from .positions import Scene, happens, table

#: An item for the legs, a small one, one for a hand.
BOOTS, POTION, HAND = 1, 12, 10


def worn(game: Scene, n: int, *used: tuple[int, str]) -> list[Item]:
    """Give a character items that are spent or consumed."""
    items = [Item(id, spent=how == "spent", consumed=how == "consumed") for id, how in used]
    game.character(n).items = items
    return items


def unused(items: list[Item]) -> list[int]:
    """The items that can be used again."""
    return [item.id for item in items if not item.spent and not item.consumed]


def test_205_every_ally_within_two_hexes_refreshes_an_item() -> None:
    game = duel("three-spears", "205", "T . B g .")
    theirs = worn(game, 1, (BOOTS, "spent"), (POTION, "consumed"))
    mine = worn(game, 0, (POTION, "consumed"))
    game.do("use_half:205:top", f"1/use_item:{POTION}")
    assert (unused(theirs), unused(mine), game.character().xp) == ([POTION], [], 2)


def test_206_refreshes_all_your_consumed_small_items() -> None:
    game = duel("three-spears", "206")
    items = worn(game, 0, (BOOTS, "spent"), (POTION, "consumed"), (13, "consumed"), (11, "consumed"))
    game.do("use_half:206:bottom")
    assert unused(items) == [POTION, 13]
    assert (game.character().xp, where(game, "206")) == (2, "lost")


@rule("GH-ACTIVE-07")
def test_207_attacks_of_yours_and_of_allies_near_are_worth_more_this_round() -> None:
    game = duel("three-spears", "207", "T . B g .").do("use_half:207:bottom")
    assert (strikes(game, "B", "g", 2), strikes(game, "T", "g", 2)) == (3, 3)
    put(game, "B", 0, 3)
    assert strikes(game, "T", "g", 2) == 2


@rule("GH-USE-04", "GH-ACTIVE-05")
def test_208_an_action_with_an_item_is_worth_more() -> None:
    """Items 11 (Poison on a melee attack) and 14 (+1 for a whole melee action)."""
    game = lay(duel("three-spears", "208", "B g . . .", cards="208 209", items=(11,)), "top")
    game.do("use_half:209:top", "on:g", "skip")
    assert game.hp("g") == 40 - 3
    game = lay(duel("three-spears", "208", "B g h . .", cards="208 209", items=(11,)), "top")
    game.do("use_half:209:top", "on:g", "use_item:11")
    assert game.hp("g") == 40 - 3 - 1
    assert where(game, "208") == "active"


@rule("GH-USE-04")
def test_208_all_attacks_of_the_action_are_worth_more_and_no_other() -> None:
    """Card 210: Attack 2, Move 1, Attack 2; the item is used with the first."""
    game = lay(duel("three-spears", "208", "B g . . .", cards="208 210", items=(11,)), "top")
    game.do("use_half:210:top", "on:g", "use_item:11", "stay", "on:g")
    assert game.hp("g") == 40 - 3 - (3 + 1)  # poisoned by the item
    does(game, "B", fx.Attack(2), "on:g")
    assert game.hp("g") == 33 - 3


def test_209_shields_you_and_the_allies_beside_you() -> None:
    game = duel("three-spears", "209", "T B g . .").do("use_half:209:bottom")
    assert (strikes(game, "g", "B", 3, "suffer"), strikes(game, "g", "T", 3, "suffer")) == (2, 2)


def test_215_refreshes_one_consumed_small_item() -> None:
    game = duel("three-spears", "215")
    items = worn(game, 0, (BOOTS, "spent"), (POTION, "consumed"), (13, "consumed"))
    game.do("use_half:215:top", "use_item:13")
    assert (unused(items), game.prompt) == ([13], "ask-act")


@rule("GH-EFFECT-08")
def test_215_pulls_three_enemies_a_hex_each() -> None:
    game = duel("three-spears", "215", "B . . g .\n h . . .\n. . k . .", second_hand="")
    for letter, at in (("g", (3, 0)), ("h", (2, 1)), ("k", (1, 2))):
        put(game, letter, *at)
    game.do("use_half:215:bottom", "on:g", "on:h", "on:k")
    for _ in range(3):
        assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-pull", 1)
        game.do(game.offers("at:")[0])
    assert game.prompt == "ask-act"


def test_216_an_ally_refreshes_all_spent_items() -> None:
    game = duel("three-spears", "216")
    items = worn(game, 1, (BOOTS, "spent"), (4, "spent"), (POTION, "consumed"))
    game.do("use_half:216:top", "on:T")
    assert (unused(items), game.character().xp) == ([BOOTS, 4], 1)


@pytest.mark.parametrize("whom", ["B", "T"])
def test_217_refreshes_a_hand_item_of_yours_or_of_an_ally(whom: str) -> None:
    game = duel("three-spears", "217")
    items = [worn(game, n, (BOOTS, "spent"), (HAND, "spent"), (POTION, "consumed")) for n in (0, 1)]
    seat = "BT".index(whom)
    game.do("use_half:217:top", f"on:{whom}", f"{seat}/use_item:{HAND}")
    assert (unused(items[seat]), unused(items[1 - seat]), game.character().xp) == ([HAND], [], 1)


@rule("GH-RECOVER-01")
def test_217_recovers_two_discards() -> None:
    game = duel("three-spears", "217", discard="218 220 222").do(
        "use_half:217:bottom", "pick_card:218", "pick_card:222"
    )
    assert (list(game.character().discard), game.prompt) == (["220", "217"], "ask-act")


@rule("GH-ACTIVE-05", "GH-RECOVER-01")
def test_219_a_card_at_the_end_of_a_turn_refreshes_a_small_item_of_an_ally() -> None:
    game = duel("three-spears", "219", cards="219 206", hand="207 209")
    items = worn(game, 1, (BOOTS, "spent"), (POTION, "consumed"))
    game.do("use_half:219:top", "end_turn")
    assert (game.prompt, game.keys) == ("ask-pay-card", ["pick_card:207", "pick_card:209", "no"])
    game.do("pick_card:209", "on:T", f"1/use_item:{POTION}")
    assert (unused(items), "209" in game.character().discard.cards) == ([POTION], True)
    game = duel("three-spears", "219", cards="219 206", hand="207 209")
    items = worn(game, 1, (POTION, "consumed"))
    game.do("use_half:219:top", "end_turn", "no")
    assert (unused(items), len(game.character().hand)) == ([], 2)
    game = duel("three-spears", "219", cards="219 206", hand="207 209").do("use_half:219:top", "end_turn")
    assert "ask-pay-card" not in [ask.prompt.id for ask in game.session.asks]  # there is nothing to refresh


def test_221_an_ally_refreshes_everything() -> None:
    game = duel("three-spears", "221")
    items = worn(game, 1, (BOOTS, "spent"), (HAND, "spent"), (POTION, "consumed"))
    game.do("use_half:221:top", "on:T")
    assert (unused(items), where(game, "221")) == ([BOOTS, HAND, POTION], "lost")


@rule("GH-END-02")
def test_223_refreshes_a_spent_item_at_the_end_of_every_round() -> None:
    game = duel("three-spears", "223", cards="223 206")
    items = worn(game, 0, (BOOTS, "spent"), (HAND, "spent"), (POTION, "consumed"))
    game.do("use_half:223:top", "end_turn", f"use_item:{HAND}")
    assert (unused(items), where(game, "223")) == ([HAND], "active")


@rule("GH-DAMAGE-01")
def test_224_you_and_every_enemy_near_suffer_damage() -> None:
    game = duel("three-spears", "224", "B T . . g").do("use_half:224:top", "suffer")
    assert (game.hp("g"), game.hp("B"), game.hp("T")) == (38, 24, 26)


@rule("GH-AOE-04", "GH-DAMAGE-01")
def test_225_you_and_the_normal_enemies_in_the_area_suffer_damage() -> None:
    game = duel("three-spears", "225", ". g . .\n B h . .", h="bandit-guard elite")
    game.do("use_half:225:bottom", "area:1,0;1,1", "suffer")
    assert (game.hp("g"), game.hp("h"), game.hp("B")) == (33, 40, 19)
    game = duel("three-spears", "225", "B h . . .", h="bandit-guard elite").do("use_half:225:bottom")
    assert (game.prompt, game.hp("B")) == ("ask-act", 26)  # nobody is in it


@rule("GH-EFFECT-18", "GH-ACTIVE-05")
@pytest.mark.parametrize(("drawing", "targets"), [("T B . g h", 2), ("T . B g h", 1)])
def test_226_ranged_attacks_of_allies_beside_you_have_another_target(drawing: str, targets: int) -> None:
    game = duel("three-spears", "226", drawing).do("use_half:226:top")
    does(game, "T", fx.Attack(2, range=5), "on:g", "on:h")
    assert 80 - game.hp("g") - game.hp("h") == 2 * targets


@rule("GH-ACTIVE-05")
def test_226_not_your_own_attacks_nor_melee_attacks() -> None:
    game = duel("three-spears", "226", "B g T . h").do("use_half:226:top")
    put(game, "T", 0, 1)
    does(game, "B", fx.Attack(2, range=5), "on:h")
    does(game, "T", fx.Attack(2), "on:g")
    assert (game.hp("g"), game.hp("h")) == (38, 38)


@rule("GH-REST-12")
def test_228_refreshes_a_consumed_item_with_every_long_rest() -> None:
    game = duel("three-spears", "228", cards="228 206", hand="", discard="207 209")
    items = worn(game, 0, (BOOTS, "spent"), (POTION, "consumed"), (13, "consumed"))
    game.do("use_half:228:top")
    happens(long_rest(table(game), game.character(), game.who("B")), "lose_card:207", "use_item:13")
    assert unused(items) == [BOOTS, 13]


@rule("GH-RECOVER-01")
def test_228_an_ally_anywhere_recovers_all_discards() -> None:
    game = duel("three-spears", "228", "T . . . B")
    game.character(1).discard.cards = [Ability("7"), Ability("8"), Ability("9")]
    game.do("use_half:228:bottom", "on:T")
    assert (len(game.character(1).discard), len(game.character(1).hand)) == (0, 9)


@rule("GH-SHIELD-02")
def test_229_attacks_ignore_shields_this_round() -> None:
    game = duel("three-spears", "229", "B g . . .", g="bandit-guard elite").do("use_half:229:bottom")
    assert blow(game, "B", "g", 3).ignore_shield
    assert not blow(game, "g", "B", 3, "suffer").ignore_shield


def test_230_heals_the_allies_beside_you_five_times() -> None:
    game = duel("three-spears", "230", cards="230 206").do("use_half:230:top")
    game.who("T").hp = game.who("B").hp = 5
    game.do("end_turn")
    assert (game.hp("T"), game.hp("B"), game.character().xp) == (7, 5, 1)
    (lasting,) = game.state.waiting["your_turn_end"]
    assert (lasting.used, KEPT.node(lasting).charges) == (1, (1, 0, 1, 0, 1))


def test_232_you_and_the_allies_beside_you_refresh_small_items() -> None:
    game = duel("three-spears", "232")
    items = [worn(game, n, (BOOTS, "spent"), (POTION, "consumed"), (13, "consumed")) for n in (0, 1)]
    game.do("use_half:232:bottom")
    assert ([unused(one) for one in items], game.character().xp) == ([[POTION, 13], [POTION, 13]], 2)


@pytest.mark.parametrize("used", ["spent", "consumed"])
def test_a_modifier_card_refreshes_an_item(used: str) -> None:
    """Perk 9: +0, refresh an item."""
    game = duel("three-spears", "205", mods="+0-refresh")
    items = worn(game, 0, (BOOTS, used))
    assert strikes(game, "B", "g", 2, f"use_item:{BOOTS}") == 2
    assert unused(items) == [BOOTS]
