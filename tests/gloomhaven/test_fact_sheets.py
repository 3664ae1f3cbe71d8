"""Monsters, their cards, perks and items have the figures of the fact sheets (tests/gloomhaven/facts)."""

from typing import Any

import msgspec
import pytest

from emberhall.games.gloomhaven.content import CLASSES, DECKS, ITEMS, MONSTERS
from emberhall.games.gloomhaven.content.kinds import Stats
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.effects.nodes import Attack as AttackNode
from emberhall.games.gloomhaven.effects.nodes import Move as MoveNode
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.modifiers import kind_of
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_turn import points_of, reach_of, take_turn, what_it_does
from emberhall.games.gloomhaven.setup import _monsters, summoned_by
from emberhall.games.gloomhaven.state import Bonus, Item, Slot, Turn
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS
from emberhall.kernel import Event, Table
from emberhall.rulebook import rule

from . import facts
from .plays import TYPES
from .positions import Scene, room
from .test_items import before, perked

CONDITIONS = frozenset((*CONDITION, "curse", "bless"))

# statistics

STATISTICS = facts.lines("monsters")


def _retaliate(stats: Stats) -> str:
    return f"{stats.retaliate}@{stats.retaliate_range}" if stats.retaliate_range > 1 else str(stats.retaliate)


@rule("GH-MON-01", "GH-MON-02")
@pytest.mark.parametrize("name", [name for name in STATISTICS if " " in name], ids=lambda name: name.replace(" ", "-"))
def test_statistics_of_monsters(name: str) -> None:
    type, rank = name.split()
    levels = MONSTERS[type].levels[rank]  # type: ignore[index]
    assert len(levels) == len(STATISTICS[name]) == 8
    for stats, line in zip(levels, STATISTICS[name], strict=True):
        words = line.split()
        told = dict(zip(words[::2], words[1::2], strict=True))
        got = {
            "hp": str(stats.hp),
            "move": str(stats.move) if stats.move is not None else None,
            "attack": str(stats.attack) if stats.attack is not None else None,
            "range": str(stats.range) if stats.range else None,
            "shield": str(stats.shield) if stats.shield else None,
            "retaliate": _retaliate(stats) if stats.retaliate else None,
            "pierce": str(stats.pierce) if stats.pierce else None,
            "target": str(stats.targets) if stats.targets != 1 else None,
            "attack_conditions": "/".join(stats.conditions) or None,
            "advantage_on_attacks": "True" if stats.advantage else None,
            "attackers_have_disadvantage": "True" if stats.hard_to_hit else None,
        }
        assert {word: value for word, value in got.items() if value is not None} == told


@pytest.mark.parametrize("type", MONSTERS)
def test_decks_standees_and_immunities(type: str) -> None:
    monster = MONSTERS[type]
    told = [f"deck {monster.deck}", f"standees {monster.standees}"]
    told += ["flying"] if monster.flying else []
    told += [f"immune {' '.join(monster.immune)}"] if monster.immune else []
    assert STATISTICS[type] == told


# cards of monsters

CARDS = facts.lines("monster_cards")


def parsed(fact: str) -> dict[str, Any]:
    """`attack by -1 range 3 wound` as {"attack": True, "by": -1, "range": 3, "wound": True}."""
    found: dict[str, Any] = {}
    name = ""
    for word in fact.split():
        if word.lstrip("+-").isdigit():
            found[name] = int(word)
        else:
            name = word
            found[name] = True
    return found


class Acted(msgspec.Struct):
    """What a monster's turn showed."""

    game: Scene
    points: list[int]
    reaches: list[Attack]
    attacks: list[int] = []
    heals: list[int] = []
    gained: list[str] = []
    pushes: list[int] = []
    pulls: list[int] = []


#: M and its ally G were hurt; B stands beside M, T beside B and two hexes from M.
NEAR = """
    . . . . .
     T B M G
    . . . . .
"""


def act(deck: str, card: int, elements: str = "") -> Acted:
    """A normal monster of level 1 takes its turn with a card."""
    game = room(NEAR, B="brute", T="tinkerer", M="bandit-guard", G="bandit-guard", elements=elements, hand="3 4")
    state, type = game.state, TYPES[deck]
    for name in (type, *summoned_by(type)):
        state.monsters.setdefault(name, _monsters(name))
    monster = game.who("M")
    monster.name, monster.hp, monster.most = type, 20, 30
    game.who("G").hp = 1
    state.monsters["bandit-guard"].card = "bandit-guard:527"
    state.monsters[type].card = f"{type}:{card}"
    state.characters[0].initiative, state.characters[1].initiative = 20, 30
    for letter in "BT":
        game.who(letter).hp = game.who(letter).most = 40
    state.turn = Turn(Slot(50, monsters=type), [], monster.id)
    play = Playing(monster, by_rules=True)
    parts = what_it_does(state, monster)
    points = [points_of(state, play, part) for part in parts if isinstance(part, MoveNode)]
    reaches = [reach_of(state, play, part, []) for part in parts if isinstance(part, AttackNode)]
    found = Acted(game, points, reaches)
    events: list[Event] = []
    flow = take_turn(Table(state, 2, events), monster)
    for question in answered(flow):
        of = {"ask-push": found.pushes, "ask-pull": found.pulls}.get(question.prompt.id)
        if of is not None:
            of.append(question.prompt.args["n"])
    for event in events:
        told, args = event.message.id, event.message.args
        if told == "say-attack":
            found.attacks.append(args["value"])
        elif told == "say-healed":
            found.heals.append(args["n"])
        elif told == "say-condition":
            found.gained.append(args["condition"].id.removeprefix("condition-"))
    return found


def answered(flow: Any) -> list[Any]:
    """Run a rule, always choosing the first option; returns the questions asked."""
    asked = []
    try:
        question = next(flow)
        while True:
            ask = question.asks[0] if hasattr(question, "asks") else question
            asked.append(ask)
            chosen = next((option for option in ask.options if option.key() == "suffer"), ask.options[0])
            question = flow.send((ask.seat, chosen) if hasattr(question, "asks") else chosen)
    except StopIteration:
        return asked


def base(deck: str) -> dict[str, Any]:
    """The sheet of a normal monster of level 1 that has this deck."""
    return parsed(STATISTICS[f"{TYPES[deck]} normal"][1])


#: Attacks in `NEAR` that are not the plain figure, and why.
OWN = {
    "deep-terror 735": {1, 2},
    "deep-terror 736": {2, 2 - 1 + 1},  # the first attack poisons
    "deep-terror 739": {2 + 1},
    "giant-viper 691": {0, 0 + 1},
    "ooze 699": set(),  # pushed away, and the range is 1
}


@rule("GH-MABIL-02", "GH-MABIL-06", "GH-MATK-01", "GH-MATK-05", "GH-MMOVE-01", "GH-MOTHER-08")
@pytest.mark.parametrize(
    "name", [name for name in CARDS if not name.startswith("boss")], ids=lambda name: name.replace(" ", "-")
)
def test_a_card_of_a_monster_does_what_is_printed(name: str) -> None:
    deck, card = name.split()
    lines = CARDS[name]
    printed = next(one for one in DECKS[deck] if one.id == int(card))
    assert (f"initiative {printed.initiative}", printed.reshuffle) == (lines[0], "shuffle" in lines)
    acted, sheet = act(deck, int(card)), base(deck)
    every = [parsed(line) for line in lines if line.split()[0] not in ("with", "on_death:")]
    attacks = [one for one in every if "attack" in one]
    assert acted.points == [max(0, sheet["move"] + one["by"]) for one in every if "move" in one]
    values = {max(0, sheet["attack"] + one["by"]) for one in attacks}
    assert set(acted.attacks) == OWN.get(name, values)
    for one, reach in zip(attacks, acted.reaches, strict=True):
        range_ = one.get("range", sheet.get("range", 0) + one.get("range_by", 0) if "range" in sheet else 0)
        around = "<all_adjacent_enemies>" in one or "self:" in "".join(one)
        assert reach.range == (0 if around else range_), name
        if not any(word.startswith("<all") for word in one):
            assert reach.targets == one.get("target", sheet.get("target", 1)), name
    assert set(acted.heals) == {one["amount"] for one in every if "heal" in one}
    given = {word for one in every for word in one if word in CONDITIONS}
    assert set(acted.gained) == given.union(conditions_of(deck) if acted.attacks else ())
    bonuses = {
        (bonus.what, bonus.n, bonus.range) for bonus in acted.game.who("M").bonuses if bonus.what != "hard_to_hit"
    }
    assert bonuses == {
        (kind, one["amount"], one.get("range", 1)) for one in every for kind in ("shield", "retaliate") if kind in one
    }
    pushed = {one.get("amount", one["push"]) for one in every if "push" in one}
    assert max(acted.pushes, default=0) == max(pushed, default=0)
    assert max(acted.pulls, default=0) == max([one["pull"] for one in every if "pull" in one], default=0)
    turn = acted.game.state.turn
    assert turn is not None
    infused = {name for n, name in enumerate(ELEMENTS) if turn.infused >> n & 1}
    assert infused == {word for one in every if "infuse" in one for word in one} - {"infuse"}
    hurt = {one["amount"] for one in every if "suffer" in one}
    healed = sum(one["amount"] for one in every if "heal" in one and "<all_adjacent_allies>" not in one)
    assert acted.game.hp("M") == 20 - sum(hurt) + healed
    summoned = [f for f in acted.game.state.figures.values() if f not in acted.game.drawn.values()]
    assert [f.name for f in summoned] == [word for one in every if "summon" in one for word in one if word in MONSTERS]
    assert [f.rank for f in summoned] == ["normal" for _ in summoned]
    traps = [trap.damage for trap in acted.game.state.map.traps.values()]
    assert traps == [one["damage"] for one in every if "create_trap" in one]


def conditions_of(deck: str) -> list[str]:
    """What every attack of the monster gives."""
    line = STATISTICS[f"{TYPES[deck]} normal"][1].split()
    return line[line.index("attack_conditions") + 1].split("/") if "attack_conditions" in line else []


WITH = [
    (name, line.removeprefix("with ").partition(":")[0], parsed(line.partition(": ")[2]))
    for name, lines in CARDS.items()
    for line in lines
    if line.startswith("with ")
]


def figures(acted: Acted) -> dict[str, int]:
    """What an element can change."""
    game = acted.game
    return {
        "attack": max(acted.attacks, default=0),
        "attacks": len(acted.attacks),
        "healed": sum(acted.heals),
        "push": max(acted.pushes, default=0),
        "shield": sum(bonus.n for bonus in game.who("M").bonuses if bonus.what == "shield"),
        "retaliate": sum(bonus.n for bonus in game.who("M").bonuses if bonus.what == "retaliate"),
        "M": game.hp("M"),
        "B": game.hp("B"),
        "T": game.hp("T"),
    }


#: What changes in `NEAR`; an element that gives only a condition or another element changes no figure.
GIVEN = {
    "earth-demon 639 earth": {"attacks": 1, "T": -3},
    "earth-demon 641 earth": {"push": 1},
    "earth-demon 642 air": {"attack": -2, "B": 2},
    "flame-demon 630 fire": {"attacks": 1, "T": -2},
    "flame-demon 631 fire": {"attack": 1, "B": -1, "T": -1},
    "flame-demon 633 ice": {"M": -1},
    "flame-demon 634 fire": {"B": -2},
    "frost-demon 620 ice": {"healed": 3, "M": 3},
    "frost-demon 623 ice": {"attack": 2, "B": -2},
    "frost-demon 627 fire": {"M": -1},
    "harrower-infester 729 dark": {"healed": 4, "M": 4},  # two targets were damaged
    "harrower-infester 730 dark": {"attack": 2, "B": -2, "T": -2},
    "lurker 612 ice": {"shield": 1},
    "night-demon 664 dark": {"attack": 2, "B": -2},
    "savvas-icestorm 708 air": {"push": 2},
    "savvas-icestorm 712 ice": {"attack": 2, "B": -2},
    "savvas-icestorm 713 ice": {"healed": 3, "M": 3},
    "savvas-icestorm 713 air": {"attack": 2, "attacks": 1, "B": -2},
    "savvas-lavaflow 718 fire": {"retaliate": 3},
    "savvas-lavaflow 720 earth": {"attack": 2, "B": -2, "T": -2},
    "savvas-lavaflow 722 earth": {"healed": 4},  # G is healed as well
    "sun-demon 652 light": {"M": -3},  # all allies instead of the one who needs it most
    "sun-demon 656 light": {"healed": 3, "M": 3},
    "sun-demon 657 light": {"attacks": 1, "T": -2},
    "wind-demon 647 air": {"push": 2},
    "wind-demon 648 air": {"attack": 1, "B": -1, "T": -1},
    "wind-demon 649 air": {"attacks": 1, "T": -3},
    "wind-demon 650 earth": {"attack": -2, "attacks": -1, "B": 2},  # B was pushed out of Range 3 - 2
}


@rule("GH-ELEM-13", "GH-ELEM-14", "GH-ELEM-17")
@pytest.mark.parametrize(("name", "element", "gives"), WITH, ids=[f"{n}-{e}".replace(" ", "-") for n, e, _ in WITH])
def test_an_element_gives_a_monster_what_is_printed(name: str, element: str, gives: dict[str, Any]) -> None:
    deck, card = name.split()
    before, acted = act(deck, int(card)), act(deck, int(card), "light" if element == "any" else element)
    was, now = figures(before), figures(acted)
    changed = {word: now[word] - was[word] for word in now if now[word] != was[word]}
    assert changed == GIVEN.get(f"{name} {element}", {})
    assert set(acted.gained) - set(before.gained) == set(gives) & CONDITIONS
    assert acted.game.state.elements == [0] * 6
    turn = acted.game.state.turn
    assert turn is not None
    if "infuse" in gives:
        assert [name for n, name in enumerate(ELEMENTS) if turn.infused >> n & 1] == [
            word for word in gives if word in ELEMENTS
        ]
    if (by := gives.get("attack_by")) is not None:
        assert changed["attack"] == by
    if gives.get("heal") and "<self>" in gives:
        assert changed["healed"] == gives["amount"]


# perks


def _sheet_deck() -> dict[str, int]:
    return {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "x0": 1, "x2": 1}


def drawn(kind: str) -> str:
    """What a modifier card does when it is drawn for an attack of 10 on Shield 3, in the words of the sheets."""
    game = room("B g . . h", B="brute", g="bandit-guard", h="bandit-guard", mods=kind)
    game.who("g").hp = game.who("g").most = 90
    game.who("g").bonuses.append(Bonus("shield", 3))
    game.who("B").hp = 1
    game.character().items = [Item(1, spent=True)]
    blow = Strike(game.who("g"), 10, melee=True)
    asked = answered(strike(Table(game.state, 2), Playing(game.who("B"), owner=0), blow))
    dealt = 90 - game.hp("g")
    words = []
    rolling = len(game.character().modifier_discard) == 2
    assert len(game.character().modifier_discard) in (1, 2)
    pierced = min(3, blow.pierce)
    words.append(f"{dealt - 10 + 3 - pierced:+d}")
    words += ["rolling"] if rolling else []
    words += [f"pierce {blow.pierce}"] if blow.pierce else []
    words += [
        f"{word} {ask.prompt.args['n']}"
        for word in ("push", "pull")
        for ask in asked[:1]
        if ask.prompt.id == f"ask-{word}"
    ]
    words += [f"pull {sum(blow.pull)}"] if blow.pull else []
    words += names_of(game.who("g"))
    words += ["curse"] if any(card.startswith("monster-curse") for card in game.state.modifiers) else []
    words += names_of(game.who("B"))
    words += [f"add_target {blow.more_targets}"] if blow.more_targets else []
    words += [f"heal {game.hp('B') - 1}"] if game.hp("B") > 1 else []
    words += [f"{bonus.what} {bonus.n}" for bonus in game.who("B").bonuses]
    words += ["refresh_item 1"] if not game.character().items[0].spent else []
    turn = game.state.turn
    assert turn is not None
    words += [f"infuse {name}" for n, name in enumerate(ELEMENTS) if turn.infused >> n & 1]
    return " ".join(words)


PERKS = facts.lines("perks")


@rule("GH-PERK-05", "GH-AMD-18", "GH-LVLUP-04")
@pytest.mark.parametrize("name", PERKS, ids=lambda name: name.replace(" ", "-"))
def test_a_perk_is_as_printed(name: str) -> None:
    """The deck it turns the standard one into; every card it adds is drawn and does what is printed."""
    cls, number = name.split()
    lines = PERKS[name]
    perk = CLASSES[cls].perks[int(number) - 1]
    assert f"times {perk.times}" == lines[0]
    wanted = _sheet_deck()
    taken = [*before(cls, int(number) - 1), int(number) - 1]
    for line in [line for n in taken for line in PERKS[f"{cls} {n + 1}"][1:]]:
        if line.startswith("ignore"):
            assert (
                line
                == {"item": "ignore negative_item_effects", "scenario": "ignore negative_scenario_effects"}[perk.ignore]
            )
            continue
        change, count, _, card = line.split(maxsplit=3)
        wanted[card] = wanted.get(card, 0) + (int(count) if change == "add" else -int(count))
    kinds = [kind_of(card).name for card in perked(cls, 1 + len(taken), *taken).characters[0].modifiers]
    deck: dict[str, int] = {}
    for kind in kinds:
        card = kind if kind in ("x0", "x2") else drawn(kind)
        deck[card] = deck.get(card, 0) + 1
    assert deck == {card: n for card, n in wanted.items() if n}


# items

SLOTS = {"one-hand": "one_hand", "two-hands": "two_hands"}


#: Items that wait for another moment than their card names, as docs/decisions says at GH-USE-01.
WAITS_FOR = {
    50: "your_turn",
    68: "during_your_single_target_melee_attack",
    72: "your_turn",
    97: "your_turn",
    99: "always",
    107: "your_turn",
}


def test_items_are_as_printed() -> None:
    sheets = facts.lines("items")
    assert {str(id) for id in ITEMS} == set(sheets)
    for id, item in ITEMS.items():
        told = [
            f"slot {SLOTS.get(item.slot, item.slot)}",
            f"cost {item.cost}",
            f"count {item.count}",
            f"use {item.use or 'none'}",
        ]
        told += [f"minus_one_cards {item.penalties}"] if item.penalties else []
        told += [f"prosperity {item.prosperity}"] if item.prosperity else []
        told += [f"when {WAITS_FOR.get(id, item.when)}"]
        assert told == sheets[str(id)], id
