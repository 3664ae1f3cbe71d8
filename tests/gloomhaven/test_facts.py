"""Every half of the classes, played, shows the figures of the fact sheets (tests/gloomhaven/facts)."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emberhall.games.gloomhaven.content import CARDS, CLASSES, PLAYABLE
from emberhall.games.gloomhaven.effects.book import KEPT
from emberhall.games.gloomhaven.effects.nodes import Area
from emberhall.games.gloomhaven.rules.board import ground
from emberhall.games.gloomhaven.rules.values import printed
from emberhall.games.gloomhaven.state import Slot
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS
from emberhall.kernel import Ask
from emberhall.rulebook import rule

from . import facts, locked, plays
from .positions import Scene, room

FACTS = {cls: facts.lines(cls) for cls in PLAYABLE}
HALVES = [(cls, name) for cls in PLAYABLE for name in FACTS[cls] if name.endswith((" top", " bottom"))]
CONDITIONS = frozenset((*CONDITION, "curse", "bless"))


class Seen(msgspec.Struct):
    """What was seen while a half was played: questions and story, then the position."""

    game: Scene
    moves: list[int] = []
    jumps: list[bool] = []
    attacks: list[int] = []
    heals: list[int] = []
    pushes: list[int] = []
    pulls: list[int] = []
    gained: list[str] = []
    damage: list[int] = []
    zone: str = ""

    @property
    def xp(self) -> int:
        return self.game.character().xp

    @property
    def infused(self) -> list[str]:
        turn = self.game.state.turn
        return [name for n, name in enumerate(ELEMENTS) if turn is not None and turn.infused >> n & 1]

    def bonuses(self, kind: str) -> set[tuple[int, int]]:
        """The Shield or Retaliate that was given, with its range."""
        figures = [self.game.who("B"), self.game.who("T")]
        return {(bonus.n, bonus.range) for figure in figures for bonus in figure.bonuses if bonus.what == kind}

    def ask(self, ask: Ask, before: Ask | None) -> None:
        """A question with a figure in it: the first for a move or a push."""
        kind = ask.prompt.id
        of = {"ask-move": self.moves, "ask-push": self.pushes, "ask-pull": self.pulls}.get(kind)
        n = int(ask.prompt.args.get("n", 0)) if of is not None else 0
        on_the_way = before is not None and (
            before.prompt.id == kind or (before.prompt.id == "ask-damage" and bool(of) and n < of[-1])
        )
        if of is not None and not on_the_way:
            of.append(n)
            if kind == "ask-move":
                keys = ask.keys()
                self.jumps.append("move_to:3,1" in keys)

    def story(self) -> None:
        """What the story said."""
        for event in self.game.session.table.events or ():
            told, args = event.message.id, event.message.args
            if told == "say-attack":
                self.attacks.append(args["value"])
            elif told == "say-healed":
                self.heals.append(args["n"])
            elif told == "say-damage":
                self.damage.append(args["n"])
            elif told == "say-condition":
                self.gained.append(args["condition"].id.removeprefix("condition-"))


def watch(cls: str, card: str, half: str, elements: str = "") -> Seen:
    """Play a half to its end amid enemies, watching every question."""
    game = plays.begin(cls, card, elements)
    game.stood = {letter: figure.at for letter, figure in game.drawn.items()}
    seen = Seen(game)
    before: Ask | None = None
    game.session.table.events = []
    game.do(f"use_half:{card}:{half}")
    for _ in range(60):
        if card not in game.character().played.cards or game.over:
            break
        ask = game.session.asks[0]
        seen.ask(ask, before)
        before = ask
        game.do(f"{ask.seat}/{plays.choose(game, ask)}")
    seen.story()
    seen.zone = plays._zone(game, card)
    return seen


def parsed(fact: str) -> dict[str, Any]:
    """`attack 3 range 2 wound <all>` as {"attack": 3, "range": 2, "wound": True, "<all>": True}."""
    found: dict[str, Any] = {}
    name = ""
    for word in fact.split():
        if word.isdigit():
            found[name] = int(word)
        else:
            name = word
            found[name] = True
    return found


def abilities(lines: list[str]) -> list[dict[str, Any]]:
    """What a half does by itself: no element, no condition, nothing that waits, no summon or trap."""
    later = ("with", "if", "active", "song", "doom", "summon", "trap", "charges")
    return [parsed(line) for line in lines if line.split()[0] not in later]


def values(kind: str, lines: list[str]) -> list[int]:
    """The figures of one kind, in order."""
    return [one[kind] for one in abilities(lines) if one.get(kind, True) is not True]


ZONES = {
    "at_once discard": "discard",
    "at_once lost": "lost",
    "round discard": "active, then discarded at the end of the round",
    "round lost": "active, then lost at the end of the round",
    "persistent discard": "active, then discarded",
    "persistent lost": "active, then lost",
}

#: What the position of `plays` makes of halves whose figures depend on it, and why.
OWN: dict[str, dict[str, Any]] = {
    "brute 12 top": {"attacks": {0}},  # X: hexes moved this turn, none
    "brute 12 bottom": {"jumps": []},  # Move X: damage dealt this turn, none
    "brute 16 bottom": {"attacks": {1}},  # X: hexes moved in a straight line, one
    "cragheart 131 top": {"heals": set()},  # no ally is in the area that hits most
    "cragheart 132 top": {"attacks": set()},  # the obstacle goes where nobody is near
    "cragheart 142 top": {"attacks": {2 * 2}},  # two hexes of obstacles are destroyed
    "mindthief 146 top": {"attacks": {2 + 2 * 1 + 1}},  # poison and muddle are on p; poison itself adds 1
    "mindthief 149 bottom": {"conditions": set()},  # the move does not end where it began
    "mindthief 154 top": {"attacks": {3 + 2 * 2 + 1}, "xp": 2},
    "mindthief 154 bottom": {"attacks": {1 + 1}},
    "mindthief 167 top": {"attacks": {1, 1 + 1}},  # the first attack poisons
    "mindthief 170 top": {"zone": "discard", "shield": set()},  # stunned, the turn and the round are over; see below
    "scoundrel 88 top": {"attacks": {3 + 2}, "xp": 1},  # T stands beside p
    "scoundrel 89 top": {"attacks": {3 + 2}, "xp": 1},
    "scoundrel 91 top": {"attacks": {3 + 2 + 2}, "xp": 2},  # and p has no ally beside it
    "scoundrel 97 top": {"attacks": {3 + 1}},
    "scoundrel 98 top": {"attacks": {2 + 2 * 1}},  # p has Shield 1
    "scoundrel 100 top": {"conditions": {"wound"}, "xp": 1},
    "scoundrel 105 top": {"attacks": {3 + 3 + 3}, "xp": 2},
    "scoundrel 106 top": {"attacks": {4 + 2}, "xp": 1},
    "scoundrel 108 bottom": {"attacks": {2 + 1}},  # p is poisoned
    "spellweaver 76 bottom": {"heals": {10}},  # half of the 20 hit points of T
    "spellweaver 78 bottom": {"infused": {"fire"}},  # any: the first that is offered
    "spellweaver 86 bottom": {"pulls": {2}},  # towards a hex of choice, so that neighbours are pulled too
    "tinkerer 57 top": {"jumps": []},  # there is no summon
    **locked.OWN,
}


def expected(cls: str, name: str, seen: Seen) -> dict[str, Any]:
    """What a half shows by the fact sheet, in the position of `plays` without elements."""
    lines = FACTS[cls][name]
    every = abilities(lines)
    words = {word for one in every for word in one}
    per = sum(values("xp_per_target", lines)) * len(seen.attacks) + sum(values("xp_per_kill", lines))
    attacks = {n + sum(values("add_attack", lines)) for n in values("attack", lines)}
    found = {
        "zone": "discard" if "round_if consumed" in lines else ZONES[lines[0]],
        "xp": sum(values("xp", lines)) + per,
        "moves": values("move", lines),
        "jumps": ["jump" in one for one in every if "move" in one],
        "attacks": attacks,
        "heals": set(values("heal", lines)),
        "pushes": set(values("push", lines)),
        "pulls": set(),  # the target stands beside the character; see the test of pulls
        "conditions": words & CONDITIONS,
        "infused": {word for one in every if "infuse" in one for word in one} - {"infuse"},
        "shield": {(n, 1) for n in values("shield", lines)},
        "retaliate": {(one["retaliate"], one.get("range", 1)) for one in every if "retaliate" in one},
        "charges": [line.removeprefix("charges ") for line in lines if line.startswith("charges")],
    }
    return found | OWN.get(f"{cls} {name}", {})


def shown(seen: Seen) -> dict[str, Any]:
    """The same for what was seen."""
    nodes = [KEPT.node(one) for waiting in seen.game.state.waiting.values() for one in waiting]
    return {
        "zone": seen.zone,
        "xp": seen.xp,
        "moves": seen.moves,
        "jumps": seen.jumps,
        "attacks": set(seen.attacks),
        "heals": set(seen.heals),
        "pushes": set(seen.pushes),
        "pulls": set(seen.pulls),
        "conditions": set(seen.gained),
        "infused": set(seen.infused),
        "shield": seen.bonuses("shield"),
        "retaliate": seen.bonuses("retaliate"),
        "charges": [" ".join(map(str, node.charges)) for node in nodes if len(node.charges) > 1 or any(node.charges)],
    }


@rule(
    "GH-CARD-01", "GH-SELECT-12", "GH-SELECT-13", "GH-XP-01", "GH-XP-02", "GH-ELEM-02", "GH-ACTIVE-03", "GH-ACTIVE-07"
)
@pytest.mark.parametrize(("cls", "name"), HALVES, ids=lambda part: part.replace(" ", "-"))
def test_a_half_shows_what_is_printed(cls: str, name: str) -> None:
    card, half = name.split()
    seen = watch(cls, card, half)
    assert shown(seen) == expected(cls, name, seen)


def test_every_half_has_its_facts() -> None:
    printed_halves = {
        f"{card.id} {half}" for cls in PLAYABLE for card in CLASSES[cls].cards for half in ("top", "bottom")
    }
    assert {name for _, name in HALVES} == printed_halves
    assert len(HALVES) == 990


@pytest.mark.parametrize("cls", PLAYABLE)
def test_classes_levels_and_initiatives(cls: str) -> None:
    hand, hp = FACTS[cls]["class"]
    sheet = CLASSES[cls]
    assert (f"hand {sheet.hand}", f"hp {' '.join(map(str, sheet.hp))}") == (hand, hp)
    cards = {name: lines for name, lines in FACTS[cls].items() if name.isdigit()}
    for name, lines in cards.items():
        assert [f"level {CARDS[name].level}", f"initiative {CARDS[name].initiative}"] == lines, name


# what elements give

#: Of options that cost the same the first: it is what the position can show.
WITH = list(
    {
        (cls, name, line.removeprefix("with ").partition(": ")[0]): (
            cls,
            name,
            line.removeprefix("with ").partition(": ")[0],
            line.partition(": ")[2],
        )
        for cls, name in HALVES
        for line in reversed(FACTS[cls][name])
        if line.startswith("with ")
    }.values()
)


def top(seen: Seen) -> dict[str, Any]:
    """The highest value of every figure."""
    return {
        "attack": max(seen.attacks, default=0),
        "targets": len(seen.attacks),
        "move": max(seen.moves, default=0),
        "heal": max(seen.heals, default=0),
        "push": max(seen.pushes, default=0),
        "shield": max([n for n, _ in seen.bonuses("shield")], default=0),
        "retaliate": max([n for n, _ in seen.bonuses("retaliate")], default=0),
        "xp": seen.xp,
        "damage": sum(seen.damage),
    }


#: What the position of `plays` makes of gifts that are no figure of the ability itself.
GIVEN: dict[tuple[str, str], dict[str, int]] = {
    ("11 top", "air"): {"attack": 1, "damage": 3},  # one more for each of two, and Pierce 1 through the Shield of h
    ("123 top", "earth"): {
        "targets": 2,
        "xp": 1,
        "damage": 4,
    },  # four enemies within two hexes instead of two beside it
    ("124 bottom", "earth"): {"xp": 1, "damage": 2},  # two figures beside it suffer 2 instead of 1
    ("129 bottom", "air"): {},  # the range of a later attack; tests/gloomhaven/test_printed.py
    ("132 top", "earth"): {"xp": 1},  # the attack meets nobody
    ("141 bottom", "earth"): {"xp": 1},  # +2 instead of +1 for later attacks
    ("142 top", "earth"): {"xp": 1},  # there is no obstacle at range 3
    ("174 top", "dark"): {"attack": -2, "targets": -1, "damage": -2},  # p is killed instead of attacked
    ("97 top", "dark"): {"attack": 1, "xp": 1, "damage": 1},  # two instead of one for one ally beside p
    ("110 top", "dark"): {"attack": 4, "xp": 2, "damage": 4},
    ("69 top", "air"): {},  # +2 instead of +1 for later attacks
    ("75 bottom", "air"): {},  # all allies instead of one, and there is one
    ("76 top", "dark"): {"xp": 1},  # p is killed instead of cursed
    ("76 bottom", "light"): {"heal": 5},  # of 20 hit points T has 5: 15 instead of 10
    ("80 top", "light"): {"xp": 1, "damage": 2},  # h beside p suffers 2
    ("83 top", "earth"): {"targets": 1, "xp": 1, "damage": 6},
    ("84 top", "air"): {"xp": 1},  # Loot 3 instead of 2; see the test of Loot
    ("86 top", "dark"): {"targets": -2, "damage": -8},
    ("43 bottom", "ice"): {},  # two cards instead of one; see golden/plays-tinkerer.txt
    **locked.GIVEN,
}
ADDED = {"add_attack": "attack", "add_move": "move", "add_heal": "heal", "add_push": "push", "add_shield": "shield",
         "add_retaliate": "retaliate"}  # fmt: skip


def kindled(wanted: str) -> str:
    """The elements that pay for this: for any element one that is not named."""
    words = wanted.split()
    free = [element for element in ELEMENTS if element not in words]
    if len(words) > 1:
        free.reverse()  # no other option of the half asks for it
    return " ".join(free.pop(0) if word == "any" else word for word in words)


@rule("GH-ELEM-07", "GH-ELEM-08")
@pytest.mark.parametrize(("cls", "name", "element", "gives"), WITH, ids=lambda part: part.replace(" ", "-"))
def test_an_element_gives_what_is_printed(cls: str, name: str, element: str, gives: str) -> None:
    elements = kindled(element)
    without, seen = watch(cls, *name.split()), watch(cls, *name.split(), elements)
    before, after = top(without), top(seen)
    more = {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}
    words = parsed(gives)
    figures = {ADDED.get(word, word): n for word, n in words.items() if n is not True and word != "bonus_per_ally"}
    if (name, element) not in GIVEN and "attack" in figures:
        more.pop("damage", None)
    assert more == GIVEN.get((name, element), figures)
    assert set(seen.gained) - set(without.gained) == set(words) & CONDITIONS
    assert sum(seen.game.state.elements) == (2 if name == "129 bottom" else 0)


# how far

RANGED = [
    (cls, name, line.split()[0], parsed(line)["range"])
    for cls, name in HALVES
    for line in FACTS[cls][name]
    if line.split()[0] in ("attack", "heal", "give", "pull") and parsed(line).get("range", True) is not True
    and "area" not in parsed(line)
]  # fmt: skip


def at_distance(cls: str, name: str, away: int) -> Seen:
    """Play the half with one enemy and one ally, each this far away and in sight, doing everything possible."""
    card, half = name.split()
    other = "tinkerer" if cls != "tinkerer" else "brute"
    drawing = """
        B g T . .
         . . . .
        . . . . .
         . . . .
        . . . . .
         . . . .
        . . . . .
    """
    game = room(drawing, B=cls, T=other, g="bandit-guard", cards=f"{card} {'1' if cls != 'brute' else '30'}")
    far = ground(game.state)
    here = game.who("B").at
    free = [at for at, apart in enumerate(far.apart(here)) if apart == away and far.sees(here, at)]
    game.who("g").at = free[0]
    if len(free) > 1:  # the room is hardly wider than the longest shot
        game.who("T").at = free[1]
    game.who("g").hp = game.who("g").most = 40
    game.who("T").hp, game.who("B").hp = 1, 4
    game.stood = {letter: figure.at for letter, figure in game.drawn.items()}
    seen = Seen(game)
    game.session.table.events = []
    game.do(f"use_half:{card}:{half}")
    for _ in range(30):
        if card not in game.character().played.cards:
            break
        ask = game.session.asks[0]
        keys = ask.keys()
        seen.ask(ask, None)
        wanted = [f"target:{game.who(letter).id}" for letter in "gT"]
        game.do(f"{ask.seat}/{next((key for key in (*wanted, 'stay', 'yes') if key in keys), keys[0])}")
    seen.story()
    return seen


@rule("GH-ATTACK-02", "GH-HEAL-01", "GH-LOS-08")
@pytest.mark.parametrize(("cls", "name", "kind", "range"), RANGED, ids=lambda part: str(part).replace(" ", "-"))
def test_a_half_reaches_as_far_as_printed(cls: str, name: str, kind: str, range: int) -> None:
    done = {
        "attack": lambda seen: bool(seen.attacks),
        "heal": lambda seen: seen.game.hp("T") > 1,
        "give": lambda seen: bool(seen.gained),
        "pull": lambda seen: bool(seen.pulls),
    }[kind]
    assert done(at_distance(cls, name, range))
    assert not done(at_distance(cls, name, range + 1))


PULLED = [
    (cls, name, n)
    for cls, name in HALVES
    for n in values("pull", FACTS[cls][name])
    if "range" in "".join(FACTS[cls][name])
]


@rule("GH-EFFECT-08")
@pytest.mark.parametrize(("cls", "name", "n"), PULLED)
def test_a_pull_is_as_long_as_printed(cls: str, name: str, n: int) -> None:
    assert at_distance(cls, name, 3).pulls[0] == n


# how many and where


def _areas(value: Any) -> list[tuple[str, list[list[int]]]]:
    """The target areas in the content of a half."""
    if isinstance(value, Area):
        return [(value.origin, [list(cell) for cell in value.hexes])]
    fields = [getattr(value, field) for field in value.__struct_fields__] if isinstance(value, msgspec.Struct) else []
    parts = fields or (value if isinstance(value, tuple) else ())
    return [area for part in parts for area in _areas(part)]


@rule("GH-AOE-01", "GH-AOE-02", "GH-AOE-04")
@pytest.mark.parametrize("cls", PLAYABLE)
def test_areas_are_those_printed(cls: str) -> None:
    for name in [name for of, name in HALVES if of == cls]:
        card, half = name.split()
        words = [word for line in FACTS[cls][name] for word in line.split() if word.startswith(("self:", "free:"))]
        wanted = [word.partition(":") for word in words]
        cells = [(origin, [[int(n) for n in cell.split(",")] for cell in at.split("/")]) for origin, _, at in wanted]
        assert _areas(CARDS[card].half(half).effect) == cells, name


MANY = [
    (cls, name, parsed(line)["targets"])
    for cls, name in HALVES
    for line in FACTS[cls][name]
    if line.startswith("attack") and "targets" in parsed(line)
]


@rule("GH-AOE-08", "GH-AOE-10")
@pytest.mark.parametrize(("cls", "name", "targets"), MANY, ids=lambda part: str(part).replace(" ", "-"))
def test_as_many_targets_as_printed(cls: str, name: str, targets: int) -> None:
    """Four enemies stand beside the character, and two more are near."""
    assert len(watch(cls, *name.split()).attacks) == targets


COINS = """
    . . . . o
     B o o o
    . . . . o
"""
LOOTS = [
    (cls, name, n)
    for cls, name in HALVES
    for n in values("loot", FACTS[cls][name])
    if "command" not in FACTS[cls][name]  # the bear does it: tests/gloomhaven/test_each_two_mini.py
]


@rule("GH-LOOT-01")
@pytest.mark.parametrize(("cls", "name", "n"), LOOTS, ids=lambda part: str(part).replace(" ", "-"))
def test_loot_reaches_as_far_as_printed(cls: str, name: str, n: int) -> None:
    """Coins lie one, two and three hexes away, and two lie four away."""
    card, half = name.split()
    game = room(COINS, B=cls, cards=f"{card} {'1' if cls != 'brute' else '30'}").do(f"use_half:{card}:{half}")
    while card in game.character().played.cards:
        game.do("stay" if game.prompt == "ask-move" else game.keys[0])
    assert game.character().coins == n  # card 163: more of them for enemies beside you, of whom there is none


@rule("GH-ELEM-08", "GH-LOOT-01")
def test_air_for_a_wider_loot() -> None:
    for elements, coins in (("", 2), ("air", 3)):
        game = room(COINS, B="spellweaver", cards="84 1", elements=elements).do("use_half:84:top")
        while "84" in game.character().played.cards:
            game.do(game.keys[0])
        assert game.character().coins == coins


SUMMONS = [(cls, name, parsed(line)) for cls, name in HALVES for line in FACTS[cls][name] if line.startswith("summon")]


@rule("GH-SUMMON-01", "GH-SUMMON-02")
@pytest.mark.parametrize(("cls", "name", "fact"), SUMMONS, ids=[name.replace(" ", "-") for _, name, _ in SUMMONS])
def test_a_summon_has_what_is_printed(cls: str, name: str, fact: dict[str, Any]) -> None:
    state = watch(cls, *name.split()).game.state
    summon = next(figure for figure in state.figures.values() if figure.card == name.split(maxsplit=1)[0])
    card = printed(state, summon)
    assert summon.name in fact
    assert (summon.hp, summon.most) == (fact["hp"], fact["hp"])
    assert card.move == (None if fact["move"] is True else fact["move"])
    attack = None if fact["attack"] is True else fact["attack"]
    if summon.name != "rat-king":  # X
        assert card.attack == attack
    assert card.range == fact.get("range", 0)
    assert set(card.conditions) == set(fact) & CONDITIONS


TRAPS = [(cls, name, parsed(line)) for cls, name in HALVES for line in FACTS[cls][name] if line.startswith("trap")]


@pytest.mark.parametrize(("cls", "name", "fact"), TRAPS, ids=[name.replace(" ", "-") for _, name, _ in TRAPS])
def test_a_trap_is_as_printed(cls: str, name: str, fact: dict[str, Any]) -> None:
    card, half = name.split()
    game = room("B . . . .", B=cls, cards=f"{card} {'1' if cls != 'brute' else '30'}")
    game.do(f"use_half:{card}:{half}", "at:1,0")
    (trap,) = game.state.map.traps.values()
    assert (trap.damage, set(trap.conditions)) == (fact["trap"], set(fact) & CONDITIONS)


@rule("GH-COND-21")
def test_a_character_who_stuns_themselves_is_shielded_until_the_round_ends() -> None:
    """Card 170, top: Heal 5, Shield 1, Stun; while others still act in the round, the Shield is there."""
    game = room("B . . T g", B="mindthief", T="brute", g="bandit-guard", cards="170 146", second_hand="3 4 5 6")
    game.who("B").hp = 1
    brute = game.character(1)
    brute.played.cards = brute.hand.cards[:2]
    brute.hand.cards = brute.hand.cards[2:]
    brute.initiative = 60
    game.state.order = [Slot(60, character=1)]
    game.do("use_half:170:top")
    assert (game.hp("B"), game.has("B", "stun")) == (6, True)
    assert [(bonus.what, bonus.n) for bonus in game.who("B").bonuses] == [("shield", 1)]
    assert game.asked == (1,)


#: What shows only later, or in a position of its own: played by the tests of the class.
LATER = ("active", "song", "doom", "trap", "charges")


@pytest.mark.parametrize("cls", [cls for cls in PLAYABLE if not CLASSES[cls].starting])
def test_every_half_of_a_locked_class_has_a_test(cls: str) -> None:
    """Its figures are on a sheet, and a half that shows later is named by the tests of its class."""
    halves = {f"{card.id} {half}" for card in CLASSES[cls].cards for half in ("top", "bottom")}
    assert halves == {name for owner, name in HALVES if owner == cls}
    tests = (Path(__file__).parent / f"test_each_{cls.replace('-', '_')}.py").read_text(encoding="utf-8")
    named = set(re.findall(r"\b\d{3}\b", tests.replace("_", " ")))
    waiting = [name for name in halves if any(line.split()[0] in LATER for line in FACTS[cls][name])]
    assert [name for name in sorted(waiting) if name.partition(" ")[0] not in named] == []
