"""Cards and where they go, rests, initiative, damage, exhaustion, recovering."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.nodes import Recover, You
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules import monster_cards
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.damage import discards, exhaust, lose, suffer
from emberhall.games.gloomhaven.rules.initiative import in_order, place
from emberhall.games.gloomhaven.rules.resting import can_rest, short_rest
from emberhall.games.gloomhaven.rules.turns import long_rest
from emberhall.games.gloomhaven.state import Ability, Active, Setup, Slot
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .positions import Scene, happens, room, table

FAR = """
    . . . . .
     B T . .
    . . . . .
     . . . .
    . . . . g
"""


def far(**more: Any) -> Scene:
    return room(FAR, B="brute", T="tinkerer", g="bandit-guard", **more)


# where cards go


@rule("GH-TURN-11", "GH-SELECT-13")
def test_a_card_for_a_default_action_is_discarded() -> None:
    game = far(cards="5 1").do("use_default:5:top")  # its own top is lost
    assert game.character().discard.cards == ["5"]


@rule("GH-TURN-02", "GH-TURN-05", "GH-CARD-05", "GH-TERM-01", "GH-TERM-02")
def test_one_top_and_one_bottom_of_different_cards() -> None:
    game = far().do("use_default:2:bottom", "stay")
    assert {key for key in game.keys if key.startswith("use")} == {"use_half:1:top", "use_default:1:top"}


@rule("GH-TURN-07", "GH-TURN-14")
def test_parts_may_be_skipped() -> None:
    game = room("B g . . .", B="brute", g="bandit-guard", cards="15 1")
    game.do("use_half:15:top", "stay", "skip")  # Move 2, Attack 2
    assert game.hp("g") == 6
    assert game.character().discard.cards == ["15"]


@rule("GH-TURN-08")
def test_what_hurts_allies_must_be_done() -> None:
    game = room("B T . . .", B="cragheart", T="tinkerer", cards="123 117")
    game.do("use_half:123:bottom")  # 1 damage and Shield 2 for all allies
    assert game.prompt == "ask-act"
    assert game.hp("T") == 7


@rule("GH-ACTIVE-01", "GH-ACTIVE-08", "GH-ACTIVE-09", "GH-ACTIVE-10", "GH-ACTIVE-06")
def test_active_cards_belong_to_a_pile() -> None:
    game = far(cards="8 1", discard="3").do("use_half:8:bottom")  # Shield 1 for the round
    assert discards(game.character()) == ["3", "8"]
    assert can_rest(game.character())
    game.do("end_bonus:8")
    assert game.character().active == []
    assert game.who("B").bonuses == []
    assert game.character().discard.cards == ["3", "8"]
    game = far(cards="24 1", setup=Setup(level=9)).do("use_half:24:bottom", "end_bonus:24")  # persistent, lost
    assert "24" in game.character().lost.cards


@rule("GH-SELECT-10", "GH-SELECT-11", "GH-REST-02", "GH-ACTIVE-10")
def test_an_active_card_of_the_discards_can_be_lost_for_damage() -> None:
    game = far(cards="8 1", discard="3").do("use_half:8:bottom")
    happens(suffer(table(game), game.who("B"), 5), "lose_discards:3,8")
    assert game.hp("B") == 10
    assert game.who("B").bonuses == []
    assert game.character().lost.cards == ["3", "8"]


@rule("GH-ACTIVE-10", "GH-REST-10")
@pytest.mark.parametrize(
    ("answers", "active", "hand"),
    [(("done", "lose_card:147"), ["151"], ["148"]), (("end_bonus:151", "lose_card:147"), [], ["148", "151"])],
)
def test_an_augment_stays_in_effect_over_a_rest_or_is_taken_back(
    answers: tuple[str, ...], active: list[str], hand: list[str]
) -> None:
    """Mindthief, card 151: a persistent bonus without the lost symbol belongs to the discards."""
    game = room(FAR, B="mindthief", T="tinkerer", g="bandit-guard", cards="151 146", discard="147 148")
    game.do("use_half:151:top", "end_turn")
    character = game.character()
    character.discard.cards = [Ability("147"), Ability("148")]
    happens(long_rest(table(game), character, game.who("B")), *answers)
    assert [one.card for one in character.active] == active
    assert sorted(character.hand.cards) == hand
    assert character.lost.cards == ["147"]
    assert bool(game.state.waiting.get("your_melee_attack")) == bool(active)


@rule("GH-ACTIVE-10", "GH-REST-01")
def test_an_augment_comes_along_where_a_rest_needs_it() -> None:
    """With one other discard there are two cards to rest with."""
    game = room(FAR, B="mindthief", T="tinkerer", g="bandit-guard", cards="151 146")
    game.do("use_half:151:top", "end_turn")
    character = game.character()
    character.discard.cards = [Ability("147")]
    assert can_rest(character)
    ask: Any = next(short_rest(table(game), character))
    counted = "Mindthief: take a short rest? In hand 0, discarded 1, active 1"
    assert GAME.texts.say(ask.prompt, "en") == counted
    happens(short_rest(table(game), character), "short_rest", "no")
    assert character.active == []
    assert len(character.lost) == len(character.hand) == 1


# rests


@rule("GH-REST-01", "GH-REST-02", "GH-END-06")
def test_a_rest_needs_two_discards() -> None:
    character = far(discard="3").character()
    assert not can_rest(character)
    character.discard.cards.append(Ability("4"))
    assert can_rest(character)


@rule("GH-REST-05", "GH-REST-06", "GH-REST-07")
def test_another_card_for_one_damage_but_only_once() -> None:
    game = far(discard="3 4 5", items=(1,))
    game.character().items[0].spent = True
    game.who("B").hp = 5
    game.load(1, 1)
    happens(short_rest(table(game), game.character()), "short_rest", "redraw", "suffer")
    assert game.hp("B") == 4
    assert len(game.character().lost) == 1
    assert game.character().lost.cards != ["3"]
    assert len(game.character().hand) == 2
    assert game.character().items[0].spent


@rule("GH-REST-02", "GH-REST-05", "GH-DAMAGE-06")
def test_a_rest_costs_a_card_although_the_others_went_for_the_damage_of_the_redraw() -> None:
    game = far(discard="3 4 5")
    game.load(1)
    happens(short_rest(table(game), game.character()), "short_rest", "redraw", "lose_discards:4,5")
    assert sorted(game.character().lost.cards) == ["3", "4", "5"]
    assert game.character().discard.cards == []


@rule("GH-REST-08", "GH-REST-09", "GH-FOCUS-11", "GH-ROUND-02")
def test_a_long_rest_is_at_99() -> None:
    game = far(phase="select", hand="1 6", discard="2 3 4", second_hand="30 31 32", monster_cards={"bandit-guard": 524})
    game.do("0/long_rest", "1/play_cards:30:31")
    assert (game.character().initiative, game.character().resting) == (99, True)
    assert game.asked == (1,)


@rule("GH-REST-14", "GH-LOOT-10")
def test_a_long_rest_is_a_turn() -> None:
    game = room(
        "B . . . g",
        B="brute",
        g="bandit-guard",
        phase="select",
        hand="1",
        discard="2 3 4",
        monster_cards={"bandit-guard": 524},
    )
    own = game.who("B")
    own.hp = 5
    own.conditions = CONDITION["muddle"] | CONDITION["wound"]
    game.state.map.coins[own.at] = 1
    game.do("long_rest", "suffer", "lose_card:2")
    assert own.hp == 5 - 1 + 2  # WOUND, then Heal 2 that ends it
    assert own.conditions == 0
    assert game.character().coins == 1
    assert game.character().deeds.long_rests == 1


# initiative


@rule("GH-INIT-05", "GH-INIT-06", "GH-INIT-07", "GH-INIT-08", "GH-INIT-09")
def test_ties_of_initiative() -> None:
    game = far()
    first, second = game.state.characters
    first.initiative, first.second = 30, 60
    second.initiative, second.second = 30, 40
    plays = [Slot(30, character=0), Slot(30, character=1), Slot(30, monsters="bandit-guard")]
    order = happens(in_order(table(game), plays))
    assert [play.character for play in order] == [1, 0, -1]
    second.second = 60
    order = happens(in_order(table(game), plays), "take_first:class:tinkerer")
    assert [play.character for play in order] == [1, 0, -1]
    plays = [Slot(30, monsters="bandit-guard"), Slot(30, monsters="bandit-archer")]
    order = happens(in_order(table(game), plays), "take_first:monster:bandit-archer")
    assert [play.monsters for play in order] == ["bandit-archer", "bandit-guard"]
    assert place(game.state, Slot(30, monsters="bandit-guard")) > place(game.state, Slot(30, character=0))


@rule("GH-INIT-01", "GH-MABIL-01", "GH-ROUND-03")
def test_a_card_for_every_type_on_the_board() -> None:
    game = far(phase="select", hand="1 2", second_hand="30 31")
    game.do("0/play_cards:1:2", "1/play_cards:30:31")
    assert game.state.monsters["bandit-archer"].card == ""
    assert len(game.state.monsters["bandit-guard"].deck) == 7


@rule("GH-MABIL-07", "GH-END-03")
def test_a_deck_with_the_symbol_is_shuffled_at_the_end_of_the_round() -> None:
    for card, left in ((524, 8), (527, 7)):
        game = far()
        monsters = game.state.monsters["bandit-guard"]
        monsters.deck.cards.remove(f"bandit-guard:{card}")  # type: ignore[arg-type]
        monsters.card = f"bandit-guard:{card}"
        symbol = monster_cards.card_of(game.state, "bandit-guard").reshuffle
        monster_cards.put_away(table(game))
        assert len(monsters.deck) == (8 if symbol else 7)
        assert symbol is (left == 8)


# damage and exhaustion


@rule("GH-DAMAGE-02", "GH-DAMAGE-04", "GH-DAMAGE-06", "GH-DAMAGE-07")
def test_each_damage_is_decided_for_itself() -> None:
    game = far(hand="3 4")
    happens(suffer(table(game), game.who("B"), 2), "suffer")
    happens(suffer(table(game), game.who("B"), 8), "lose_card:3")
    assert game.hp("B") == 8
    assert game.character().hand.cards == ["4"]


@rule("GH-EXHAUST-02")
@pytest.mark.parametrize(
    ("hand", "discard", "out"),
    [("1 2", "", False), ("1", "2", True), ("", "2 3", False), ("", "", True), ("1", "2 3", False)],
)
def test_a_character_may_be_exhausted_at_the_start_of_a_round(hand: str, discard: str, out: bool) -> None:
    game = far(phase="select", hand=hand, discard=discard, second_hand="30 31")
    assert game.character().exhausted is out
    assert game.character(1).exhausted is False


@rule("GH-EXHAUST-03", "GH-EXHAUST-04", "GH-EXHAUST-07", "GH-EXHAUST-08")
def test_what_exhaustion_takes() -> None:
    game = far(hand="3 4", discard="5", cards="8 1").do("use_half:8:bottom")
    character = game.character()
    character.coins, character.xp = 3, 2
    exhaust(table(game), character)
    assert sorted(character.lost.cards, key=int) == ["1", "3", "4", "5", "8"]
    assert not game.there("B")
    assert (character.coins, character.xp) == (3, 2)
    assert not game.state.waiting.get("your_attack")


@rule("GH-RECOVER-01", "GH-RECOVER-02")
def test_what_can_be_recovered() -> None:
    game = room("B . . . .", B="spellweaver", cards="62 61")
    game.character().lost.cards = [Ability("63"), Ability("64"), Ability("65")]  # 63 cannot be recovered
    happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), Recover(You(), "lost")))
    assert sorted(game.character().hand.cards) == ["64", "65"]
    assert game.character().lost.cards == ["63"]
    assert CARDS["63"].top.unrecoverable
    game.character().active.append(Active(Ability("66"), "bottom", True, False))
    happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), Recover(You(), "lost", count=1)), "pick_card:66")
    assert "66" in game.character().hand.cards


@rule("GH-RECOVER-01", "GH-SUMMON-06")
@pytest.mark.parametrize(("answer", "hand", "figures"), [("no", "62 64 61", 3), ("end_bonus:71", "62 64 61 71", 2)])
def test_a_summon_stays_when_the_whole_lost_pile_comes_back(answer: str, hand: str, figures: int) -> None:
    game = room(FAR.replace("T", "."), B="spellweaver", g="bandit-guard", hand="62 64", cards="71 63")
    game.character().lost.cards = [Ability("61")]
    game.do("use_half:71:bottom", "at:1,1", "use_half:63:top")  # Aid from the Ether, Reviving Ether
    assert "61" in game.character().hand.cards  # the pile comes back by itself
    assert game.keys == ["end_bonus:71", "no"]
    assert GAME.texts.say(game.ask.options[0].label(), "en") == "recover Aid from the Ether (its effect ends)"
    game.do(answer)
    assert game.character().hand.cards == hand.split()
    assert len(list(on_map(game.state))) == figures


@rule("GH-ACTIVE-09")
def test_an_active_card_that_is_lost_takes_its_bonus_along() -> None:
    game = room("B g . . .", B="brute", g="bandit-guard", cards="24 1", hand="2 3").do("use_half:24:bottom")
    assert len(game.who("B").bonuses) == 2
    lose(table(game), game.character(), "24")
    assert (game.character().active, game.who("B").bonuses) == ([], [])
    assert "24" in game.character().lost.cards
    lose(table(game), game.character(), "2")
    assert game.character().lost.cards[-1] == "2"
    assert game.character().hand.cards == ["3"]
