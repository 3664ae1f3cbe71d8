"""Halves of cards of the classes: each can be performed; and what some of them do."""

from random import Random

import pytest

from emberhall.games.gloomhaven.content import CLASSES, PLAYABLE
from emberhall.games.gloomhaven.effects.book import KEPT, Playing
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.given_cards import is_given
from emberhall.games.gloomhaven.state import MonsterCard, Setup, Slot
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.kernel import Table
from emberhall.rulebook import rule

from .positions import Scene, room, table

CROWD = """
    . # . o .
     # B g ^
    . T h k .
     . . * .
    . . ~ . .
"""
ALL_ELEMENTS = "fire ice air earth light dark"

HALVES = [(cls, str(card.id), half) for cls in PLAYABLE for card in CLASSES[cls].cards for half in ("top", "bottom")]


def crowd(cls: str, card: str, **more: str) -> Scene:
    """A character amid enemies, an ally, and everything that may lie on the ground."""
    other = "tinkerer" if cls != "tinkerer" else "brute"
    ids = [str(printed.id) for printed in CLASSES[cls].cards if str(printed.id) != card]
    return room(
        CROWD,
        B=cls,
        T=other,
        g="bandit-guard",
        h="bandit-guard elite",
        k="bandit-archer",
        cards=f"{card} {ids[0]}",
        hand=" ".join(ids[1:4]),
        discard=" ".join(ids[4:6]),
        setup=Setup(level=9),
        elements=more.get("elements", ALL_ELEMENTS),
    )


@rule("GH-TURN-04", "GH-TURN-06")
@pytest.mark.parametrize(("cls", "card", "half"), HALVES)
def test_a_half_can_be_performed(cls: str, card: str, half: str) -> None:
    """Whatever is chosen, the half comes to its end and the card leaves the cards of the round."""
    for seed in range(2):
        random = Random(seed)
        game = crowd(cls, card).do(f"use_half:{card}:{half}")
        while not game.over and card in game.character().played.cards:
            asks = game.session.asks
            ask = random.choice(asks)
            game.session.take(random.randrange(len(ask.options)), ask.seat)
        character = game.character()
        active = [one.card for other in game.state.characters for one in other.active]
        there = (*character.discard, *character.lost, *character.hand, *active)
        assert (card in there) != is_given(card)


OPEN = """
    . . . . .
     . B g .
    . . h . .
     . . . .
    . . . . .
"""


@rule("GH-EFFECT-05", "GH-EFFECT-07")
def test_a_push_is_away_from_the_pusher() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", h="bandit-guard", cards="5 1")
    game.do("use_half:5:bottom", "stay", "on:g")  # Move 3, Push 2
    assert game.prompt == "ask-push"
    assert set(game.keys) == {"at:3,0", "at:3,1", "at:2,2", "stay"}
    game.do("at:3,1")
    assert game.at("g") == "3,1"
    assert game.prompt == "ask-push"
    assert "stay" not in game.keys  # a push is two hexes or none


@rule("GH-ACTIVE-03", "GH-ACTIVE-04", "GH-XP-06")
def test_charges_are_used_up_and_give_experience() -> None:
    game = room(
        """
        . ^ . . .
         ^ B ^ .
        . ^ ^ . .
        """,
        B="brute",
        cards="1 15",
        hand="2 3 4 5",
    )
    game.do("use_half:15:bottom")  # the next three sources of damage are negated, 1 experience each
    assert [active.card for active in game.character().active] == ["15"]
    game.do("end_turn", "play_cards:2:3", "use_default:2:bottom")
    xp = game.character().xp
    game.do("move_to:2,1")
    assert (game.hp("B"), game.character().xp - xp) == (10, 1)
    game.do("move_to:1,2")
    assert (game.hp("B"), game.character().xp - xp) == (10, 2)
    assert [active.card for active in game.character().active] == ["15"]
    game.do("end_turn", "no", "play_cards:4:5", "use_default:4:bottom", "move_to:0,2")
    assert (game.hp("B"), game.character().xp - xp) == (10, 3)
    assert game.character().active == []
    assert "15" in game.character().lost.cards
    assert not game.state.waiting


@rule("GH-ACTIVE-07", "GH-END-05")
def test_a_round_bonus_ends_with_the_round() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", h="bandit-guard", cards="13 1", hand="2 3")
    game.do("use_half:13:bottom")  # +1 Attack this round
    assert [active.card for active in game.character().active] == ["13"]
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 3
    assert game.prompt == "ask-short-rest"  # the turn and the round are over
    assert game.character().active == []
    assert not game.state.waiting


@rule("GH-ELEM-07", "GH-ELEM-08")
def test_an_element_is_consumed_for_more() -> None:
    game = room(OPEN, B="spellweaver", g="bandit-guard", h="bandit-guard", cards="65 61", elements="fire")
    game.do("use_half:65:top")  # Attack 2, Range 3; any element: +1 and 1 experience
    assert game.prompt == "ask-consume-any"
    assert GAME.texts.say(game.ask.prompt, "en") == "Consume an element? You get: +1 Attack, 1 XP."
    game.do("pick_element:fire", "on:h")
    assert game.hp("h") == 3
    assert game.character().xp == 1
    assert game.state.elements[0] == 0


@rule("GH-ATTACK-11")
@pytest.mark.parametrize(("mods", "left"), [("x0", 6), ("+0", 4)])
def test_an_attack_is_seen_whether_or_not_it_deals_damage(
    monkeypatch: pytest.MonkeyPatch, mods: str, left: int
) -> None:
    game = room(OPEN, B="brute", g="bandit-guard", h="bandit-guard", cards="13 1", mods=mods)
    game.do("use_default:1:top")
    seen: list[int] = []
    monkeypatch.setattr(Table, "beat", lambda table: seen.append(game.hp("g")))
    game.do("on:g")
    assert seen == [left]


@rule("GH-ATTACK-04")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    game = room(OPEN, B="spellweaver", g="bandit-guard", h="bandit-guard", cards="65 61", mods="+2 -1")
    game.do("use_half:65:top", "on:g")
    assert game.hp("g") == 5
    assert len(game.character().modifier_discard) == 2


@rule("GH-COND-32", "GH-COND-35", "GH-FOCUS-16")
def test_the_invisible_are_no_targets_for_monsters() -> None:
    game = room(OPEN, B="scoundrel", g="bandit-guard", h="bandit-guard", cards="102 88", hand="89 91")
    game.do("use_half:102:bottom")
    assert game.has("B", "invisible")
    game.do("end_turn")
    assert game.hp("B") == 8


@rule("GH-SUMMON-01", "GH-SUMMON-04", "GH-SUMMON-12")
def test_a_summon_stands_beside_its_summoner() -> None:
    game = room(OPEN, B="tinkerer", g="bandit-guard", h="bandit-guard", cards="49 30")
    game.do("use_half:49:top")
    assert game.prompt == "ask-summon"
    game.do(game.offers("at:")[0])
    summon = next(figure for figure in game.state.figures.values() if figure.kind == "summon")
    assert (summon.name, summon.hp, summon.owner, summon.acted) == ("battle-bot", 6, 0, 0)
    assert [active.card for active in game.character().active] == ["49"]


@rule("GH-HEAL-04", "GH-COND-10", "GH-COND-12", "GH-COND-13")
def test_a_heal_ends_wound_and_poison() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", h="bandit-guard", items=(12,))
    game.who("B").hp = 5
    game.who("B").conditions |= CONDITION["poison"] | CONDITION["wound"]
    game.do("use_item:12")  # Heal 3
    assert game.hp("B") == 5
    assert not game.who("B").conditions
    assert game.character().items[0].consumed
    game = room(OPEN, B="brute", g="bandit-guard", h="bandit-guard", items=(12,))
    game.who("B").hp = 9
    game.do("use_item:12")
    assert game.hp("B") == 10


@rule("GH-ATTACK-07")
@pytest.mark.parametrize(
    ("acts", "half", "source", "nth", "said"),
    [
        ("mindthief", "148:top", "151", 0, "Attack 2 + 2"),  # +2 for the character's melee attacks
        ("tinkerer", "40:top", "151", 0, "Attack 3"),  # a ranged attack
        ("tinkerer", "40:top", "40", 0, "Attack 3 + 1"),  # +1 for the character's attacks
        ("tinkerer", "40:top", "40", 1, "Attack 3"),  # +1 for those of allies beside one
        ("brute", "1:top", "108", 0, "Attack 3"),  # +2 against the poisoned
    ],
)
def test_the_question_for_a_target_tells_what_active_cards_add(
    acts: str, half: str, source: str, nth: int, said: str
) -> None:
    card = half.partition(":")[0]
    game = room("B g . . .", B=acts, g="bandit-guard", cards=f"{card} 2")
    KEPT.begin(table(game), Playing(game.who("B"), source=source, owner=0), KEPT.lasts_of(source)[nth])
    game.do(f"use_half:{half}")
    assert GAME.texts.say(game.ask.prompt, "en") == f"Choose a target: {said}"


@rule("GH-ATTACK-07")
@pytest.mark.parametrize(("drawing", "said"), [("T B g . .", "Attack 3 + 1"), ("T . B g .", "Attack 3")])
def test_allies_beside_one_help_with_an_attack(drawing: str, said: str) -> None:
    game = room(drawing, B="brute", T="tinkerer", g="bandit-guard")
    KEPT.begin(table(game), Playing(game.who("T"), source="40", owner=1), KEPT.lasts_of("40")[1])
    game.do("use_half:1:top")
    assert GAME.texts.say(game.ask.prompt, "en") == f"Choose a target: {said}"


@rule("GH-HEAL-01")
def test_the_question_for_a_heal_tells_how_much_unless_that_depends_on_the_target() -> None:
    def asked(acts: str, cards: str, *keys: str) -> str:
        game = room("T B W . g", B=acts, T="brute", W="scoundrel", g="bandit-guard", cards=cards, elements="earth")
        return GAME.texts.say(game.do(*keys).ask.prompt, "en")

    assert asked("tinkerer", "37 30", "use_half:37:top") == "Heal 3: choose who is healed"
    assert asked("spellweaver", "75 61", "use_half:75:top", "yes") == "Heal 5: choose who is healed"
    assert asked("spellweaver", "76 61", "use_half:76:bottom") == "Choose who is healed"


@rule("GH-MOVE-01")
def test_boots_add_to_a_move() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", h="bandit-guard", items=(1,)).do("use_default:1:bottom")
    assert game.prompt == "ask-item"
    game.do("use_item:1")
    assert game.ask.prompt.args["n"] == 4
    assert game.character().items[0].spent


@rule("GH-AOE-01", "GH-AOE-09")
def test_an_area_strikes_all_in_it() -> None:
    game = room(
        """
        . . . . .
         B g . .
        . . . . .
        """,
        B="brute",
        g="bandit-guard",
        cards="11 1",
    )
    game.do("use_half:11:top")
    assert game.prompt == "ask-area"
    game.do(game.offers("area:")[0])
    assert game.hp("g") == 3


@rule("GH-COND-32", "GH-AOE-04")
@pytest.mark.parametrize("invisible", [True, False])
def test_the_invisible_are_no_targets_in_an_area(invisible: bool) -> None:
    """Brute, card 11, top: an area on both guards; the one out of sight is unharmed."""
    game = room(". . . . .\n B g h .\n. . . . .", B="brute", g="bandit-guard", h="bandit-guard", cards="11 1")
    game.who("h").conditions = CONDITION["invisible"] if invisible else 0
    game.do("use_half:11:top")
    game.do("area:1,1;2,1")
    while game.session.asks and game.prompt == "ask-attack":
        game.do(game.keys[0])
    assert (game.hp("g"), game.hp("h")) == (3, 6 if invisible else 3)


@rule("GH-LOOT-01", "GH-LOOT-03")
def test_loot_takes_what_is_near() -> None:
    game = room(
        """
        . o . . o
         B o . .
        . . . . .
        """,
        B="scoundrel",
        cards="99 88",
    )
    game.do("use_half:99:bottom")  # Move 2, looting every hex entered
    game.do("move_to:1,1", "stay")
    assert game.character().coins == 1


@rule("GH-ACTIVE-06", "GH-ACTIVE-09")
def test_an_active_card_may_be_put_away() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", h="bandit-guard", cards="24 1")
    game.do("use_half:24:bottom")  # Shield 1, Retaliate 1
    assert len(game.who("B").bonuses) == 2
    game.do("end_bonus:24")
    assert game.who("B").bonuses == []
    assert game.character().active == []


def test_a_controlled_enemy_acts_as_the_player_decides() -> None:
    game = room(OPEN, B="scoundrel", g="bandit-guard", h="bandit-guard", cards="114 88")
    game.state.order = [Slot(70, monsters="bandit-guard")]
    deck = game.state.monsters["bandit-guard"].deck
    deck.cards.remove(MonsterCard("bandit-guard:527"))
    game.state.monsters["bandit-guard"].card = "bandit-guard:527"
    game.do("use_half:114:bottom", "on:g", "use_default:88:top", "skip")
    assert game.prompt == "ask-move"
    assert game.asked == (0,)
    game.do("stay")
    assert game.targets == "h"
    game.do("on:h")
    assert game.hp("h") == 4
