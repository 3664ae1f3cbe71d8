"""What every half of a card does from one position; `python -m tests.gloomhaven.plays` rewrites the files.

The lines were read beside the printed cards: figures in golden/plays-*.txt are what the cards say.
"""

from collections.abc import Callable

import msgspec

from emberhall.games.gloomhaven.choices import Area
from emberhall.games.gloomhaven.content import CLASSES, DECKS, MONSTERS, PLAYABLE, SUMMONS, plan_of
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing, Strike, Trail
from emberhall.games.gloomhaven.effects.nodes import Attack, Heal, You
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.monster_turn import take_turn
from emberhall.games.gloomhaven.setup import _monsters, summoned_by
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, Figure, Item, Setup, Slot, Table, Trap, Turn
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS, HALVES, HEROES
from emberhall.geometry.hexes import format_hex
from emberhall.kernel import Ask

from .positions import Scene, happens, room
from .readings import _write

#: B acts at 1,1 amid p, m, g and h; k and n are further away; T is an ally who was hurt; there is a coin under g.
#: p stands beside T, and beside h, who is an elite with Shield 2. For the Cragheart there is an obstacle in place of h.
PLACE = """
    . . m . .
     T B g .
    . p h k .
     # . n .
    . . . . .
"""


def _stun(game: Scene) -> None:
    game.who("m").conditions = CONDITION["stun"]
    game.who("p").conditions = CONDITION["stun"]


def _hurt(game: Scene) -> None:
    for letter in "ghkmnp":
        game.who(letter).hp = 30


def _plagued(game: Scene) -> None:
    for letter in "Tpg":
        game.who(letter).conditions = CONDITION["poison"]


def _wolf(game: Scene, q: int = 1) -> None:
    """A Shadow Wolf that was hurt stands beside B."""
    at, hp = plan_of(1).index[q, 0], SUMMONS["shadow-wolf"].hp
    wolf = Figure(id=99, kind="summon", name="shadow-wolf", side=HEROES, at=at, hp=hp - 1, most=hp, owner=0)
    game.state.figures[wolf.id] = wolf


def _bear(game: Scene) -> None:
    """A bear that was hurt stands at 3,0, beside m and g."""
    at = plan_of(1).index[3, 0]
    bear = Figure(id=98, kind="summon", name="bear", side=HEROES, at=at, hp=15, most=26, owner=0)
    game.state.figures[bear.id] = bear


def _falcon(game: Scene) -> None:
    game.character().lost.cards = [Ability("487")]


def _doomed(game: Scene) -> None:
    """A Doom is on p."""
    play = Playing(game.who("B"), "379", 0, trail=Trail(doomed=game.who("p").id))
    KEPT.begin(Table(game.state, 2), play, KEPT.lasts_of("379")[0])
    game.character().active.append(Active(Ability("379"), "bottom", lost=False, round=False))


def _trap(game: Scene) -> None:
    game.state.map.traps[plan_of(1).index[1, 0]] = Trap("spike", 3)


def _weak(game: Scene) -> None:
    for letter in "mgp":
        game.who(letter).hp = 3


def _alone(game: Scene) -> None:
    """h is moved away so that p has no ally beside it, and a trap is laid."""
    _trap(game)
    game.who("h").at = plan_of(1).index[2, 3]


def _shielded(game: Scene) -> None:
    game.who("p").bonuses.append(Bonus("shield", 1))


def _afflicted(game: Scene) -> None:
    game.who("p").conditions = CONDITION["poison"] | CONDITION["muddle"]


def _worn(game: Scene) -> None:
    game.character().items = [Item(12, consumed=True), Item(10, consumed=True)]
    game.character(1).items = [Item(10, consumed=True), Item(1, spent=True)]


#: What some cards need to be worth anything.
PREPARED: dict[str, Callable[[Scene], None]] = {
    "22": _stun,
    "47": _trap,
    "52": _weak,
    "92": _trap,
    "113": _weak,
    "98": _shielded,
    **dict.fromkeys(("206", "215", "217"), _worn),
    **dict.fromkeys(("108", "146", "154", "439"), _afflicted),
    **dict.fromkeys(("301", "305", "309", "310", "317", "318"), _plagued),
    **dict.fromkeys(("238", "239", "244", "250", "251", "254", "258"), _wolf),
    **dict.fromkeys(("253", "255", "260"), lambda game: _wolf(game, 3)),
    **dict.fromkeys(("387", "391", "392", "394", "398", "401", "406"), _doomed),
    "505": _falcon,
    "504": _weak,
    **dict.fromkeys(("247", "335"), _weak),
    "446": _hurt,
    **dict.fromkeys(("88", "91", "103", "105", "107", "111"), _alone),
}


def begin(cls: str, card: str, elements: str) -> Scene:
    """A character amid tough enemies, with an ally who was hurt."""
    other = "tinkerer" if cls != "tinkerer" else "brute"
    ids = [str(printed.id) for printed in CLASSES[cls].cards if str(printed.id) != card]
    game = room(
        PLACE if cls != "cragheart" else PLACE.replace("h", "#").replace("n .", "h n"),
        B=cls,
        T=other,
        g="bandit-guard",
        h="bandit-guard elite",
        k="bandit-archer",
        m="bandit-archer",
        n="bandit-guard",
        p="bandit-guard",
        cards=f"{card} {ids[0]}",
        hand=" ".join(ids[1:3]),
        discard=" ".join(ids[3:5]),
        setup=Setup(level=9),
        elements=elements,
    )
    for letter in "ghkmnp":
        game.who(letter).hp = game.who(letter).most = 40
    for letter in "BT":
        game.who(letter).hp = 5
        game.who(letter).most = 20
    if CLASSES[cls].beast is not None:
        _bear(game)
    game.character().lost.cards = [Ability(ids[5])]
    game.state.map.coins[game.who("g").at] = 1
    ally = game.character(1)
    cards = [Ability(str(printed.id)) for printed in CLASSES[other].cards]
    ally.hand.cards, ally.discard.cards, ally.lost.cards = cards[:3], cards[3:5], cards[5:8]
    ally.items = [Item(12, consumed=True), Item(1, spent=True)]
    if card in PREPARED:
        PREPARED[card](game)
    return game


def choose(game: Scene, ask: Ask) -> str:
    """The first way to do something: a jump over g, or else a step aside; an area with as many targets as possible."""
    keys, prompt = game.keys_of(ask), ask.prompt.id
    if prompt == "ask-move":
        moved = game.who("B").at != game.stood["B"]
        return next((way for way in ("move_to:3,1", "move_to:1,0") if way in keys and not moved), "stay")
    for wanted in ("yes", "suffer", *(f"target:{game.who(letter).id}" for letter in "pmghkn")):
        if wanted in keys:
            return wanted
    areas = [option for option in ask.options if isinstance(option, Area)]
    if areas:
        hexes = plan_of(1).hexes
        foes = [hexes[figure.at] for figure in game.state.figures.values() if figure.side != 0]
        return max(areas, key=lambda area: sum(cell in foes for cell in area.cells)).key()
    for start in ("pick_element:", "target:", "at:", "pick_card:", "lose_card:"):
        found = [key for key in keys if key.startswith(start)]
        if found:
            return found[0]
    return "instead" if "instead" in keys else keys[0]


def done(game: Scene, card: str) -> str:
    """What has changed: hit points, places, conditions, bonuses, elements, experience, where the card lies."""
    state, found = game.state, []
    for letter, figure in game.drawn.items():
        was = 5 if letter in "BT" else 40
        change = [f"{figure.hp - was:+d}"] if figure.hp != was else []
        if figure.id in state.figures:
            change += [f"to {game.at(letter)}"] if figure.at != game.stood[letter] else []
        else:
            change = ["dead"]
        change += names_of(figure)
        change += [_bonus(bonus) for bonus in figure.bonuses]
        if change:
            found.append(f"{letter} {' '.join(change)}")
    found += [f"{figure.name} {figure.hp}" for figure in state.figures.values() if figure.kind == "summon"]
    first = game.character()
    if state.turn is not None and state.turn.infused:
        found.append("infused " + " ".join(name for n, name in enumerate(ELEMENTS) if state.turn.infused >> n & 1))
    if sum(state.elements) < game.strong:
        found.append("consumed " + " ".join(n for n, s in zip(ELEMENTS, state.elements, strict=True) if not s))
    found += _cards(game, card)
    if first.xp:
        found.append(f"xp {first.xp}")
    if first.coins:
        found.append(f"coins {first.coins}")
    lying = state.map
    if len(lying.obstacles) != game.obstacles:
        found.append(f"obstacles {len(lying.obstacles)}")
    found += [f"trap {trap.damage} {' '.join(trap.conditions)}".strip() for trap in lying.traps.values()]
    waits = [f"{moment}" for moment, waiting in state.waiting.items() for _ in waiting]
    if waits:
        found.append("waits " + " ".join(sorted(waits)))
    found += [f"refreshed {item.id}" for item in first.items if not item.consumed]
    if not game.character(1).items[0].consumed or not game.character(1).items[1].spent:
        found.append("items of the ally refreshed")
    found.append(_zone(game, card))
    return "; ".join(found)


def _bonus(bonus: Bonus) -> str:
    if bonus.what in ("obeys", "puppet"):
        return "obeys"
    return f"{bonus.what} {bonus.n}{f' range {bonus.range}' if bonus.range > 1 else ''}"


def _cards(game: Scene, card: str) -> list[str]:
    """How many cards have come to the hand, and Curses and Blessings in the decks."""
    found = []
    for n, name in enumerate(("hand", "hand of the ally")):
        change = len(game.character(n).hand) - (2 if n == 0 else 3) - (card in game.character(n).hand.cards)
        if change:
            found.append(f"{name} {change:+d}")
    for n in range(2):
        deck = [kept.partition(".")[0] for kept in game.character(n).modifiers if "." in kept and ":" not in kept]
        found += [f"{'BT'[n]} {word}" for word in deck]
    found += [f"enemies {kept.partition('.')[0]}" for kept in game.state.modifiers if ":" not in kept]
    return found


def _active(active: Active) -> str:
    return f"active, then {'lost' if active.lost else 'discarded'}{' at the end of the round' * active.round}"


def _zone(game: Scene, card: str) -> str:
    character = game.character()
    for active in character.active:
        if active.card == card:
            return _active(active)
    for active in game.character(1).active:
        if active.card == card:
            return f"{_active(active)}, before the ally"
    for name in ("discard", "lost", "hand", "played"):
        if card in getattr(character, name).cards:
            return name
    return "the supply"


def play(cls: str, card: str, half: str, elements: str = "") -> str:
    """Perform one half from the position, to its end."""
    game = begin(cls, card, elements)
    game.stood = {letter: figure.at for letter, figure in game.drawn.items()}
    game.strong = sum(game.state.elements)
    game.obstacles = len(game.state.map.obstacles)
    game.do(f"use_half:{card}:{half}")
    for _ in range(60):
        if card not in game.character().played.cards or game.over:
            break
        ask = game.session.asks[0]
        game.do(f"{ask.seat}/{choose(game, ask)}")
    else:
        raise AssertionError(f"{card} {half} does not end")
    before = done(game, card)
    after = aftermath(game)
    return f"{before} / {after}" if after else before


def aftermath(game: Scene) -> str:
    """What a lasting effect does to the next attack by B, or on B, or when its moment comes."""
    state = game.state
    table: Table = Table(state, 2)
    me, foe = game.who("B"), game.who("p")
    hp = {letter: figure.hp for letter, figure in game.drawn.items()}
    was = (game.character().xp, list(foe.conditions.to_bytes()), sum(len(one) for one in state.waiting.values()))
    for moment in [moment for moment, waiting in state.waiting.items() if waiting]:
        mine = Playing(me, owner=0)
        if foe.id not in state.figures or state.turn is None:
            return ""
        if moment in ("your_attack", "your_melee_attack"):
            happens(strike(table, mine, Strike(foe, 2, melee=True)))
        elif moment == "your_ranged_attack":
            happens(strike(table, mine, Strike(game.who("k"), 2, melee=False)))
        elif moment == "your_attack_action":
            happens(BOOK.do(table, mine, Attack(2)), f"target:{foe.id}")
        elif moment == "any_ally_suffers_damage":
            happens(suffer(table, game.who("T"), 3))
        elif moment in (
            "attack_damages_you", "melee_attack_targets_you", "you_retaliate", "attack_targets_you_or_ally_within_4"
        ):  # fmt: skip
            happens(strike(table, Playing(foe), Strike(me, 3, melee=True)))
        elif moment in ("damage_to_you", "damage_to_you_or_adjacent_ally"):
            happens(suffer(table, me, 3))
        elif moment.startswith(("attack_of_ally", "attack_of_any_ally")):
            happens(strike(table, Playing(game.who("T"), owner=1), Strike(foe, 2, melee=True)))
        elif moment == "enemy_attack_targets_ally_adjacent_to_you":
            happens(strike(table, Playing(foe), Strike(game.who("T"), 2, melee=True)))
        elif moment == "your_heal_action":
            happens(BOOK.do(table, mine, Heal(1, who=You())))
        elif moment.endswith("your_ranged_attack_action"):
            happens(BOOK.do(table, mine, Attack(2, range=2)))
        elif moment in ("your_attack_on_doomed", "attack_of_you_or_ally_on_doomed") and _on_p(game):
            happens(strike(table, mine, Strike(foe, 2, melee=True)))
        elif moment in ("your_turn_start", "your_turn_end"):
            happens(BOOK.trigger(table, moment, mine))
    changes = [
        f"{letter} {figure.hp - hp[letter]:+d}" for letter, figure in game.drawn.items() if figure.hp != hp[letter]
    ]
    if was[2]:
        changes += [f"p {name}" for name in names_of(foe) if foe.conditions.to_bytes() != bytes(was[1])]
        changes += [f"xp +{game.character().xp - was[0]}"] if game.character().xp > was[0] else []
        changes += ["used up"] if not sum(len(one) for one in state.waiting.values()) else []
    return "; ".join(changes)


def _on_p(game: Scene) -> bool:
    return game.who("p").id in KEPT.doomed(game.state, 0)


def consumes(printed: object) -> bool:
    return b'"consume":["' in msgspec.json.encode(printed)


def lines(cls: str) -> list[str]:
    """Every half of a class, once without elements and, where it consumes, once with all of them."""
    found = []
    for card in CLASSES[cls].cards:
        for half in HALVES:
            found.append(f"{card.id} {half}: {play(cls, str(card.id), half)}")
            if consumes(card.half(half)):
                found.append(f"{card.id} {half} with elements: {play(cls, str(card.id), half, ' '.join(ELEMENTS))}")
    return found


# monsters


#: A monster M that was hurt faces B and T; an ally G of it was hurt as well; a coin lies beside M.
FIELD = """
    . . . . .
     B . . .
    T . M o .
     . G . .
    . . . . .
"""

#: A type for each deck.
TYPES = {
    deck: next(type for type, kind in MONSTERS.items() if kind.deck == deck and not kind.boss)
    for deck in DECKS
    if deck != "boss"
}


def monster_plays(deck: str, card: int, elements: str = "") -> str:
    """What a card of a monster's deck does from one position; the players take the first option, and suffer."""
    game = room(FIELD, B="brute", T="tinkerer", M="bandit-guard", G="bandit-guard", elements=elements, hand="3 4")
    state, type = game.state, TYPES[deck]
    for name in (type, *summoned_by(type)):
        state.monsters.setdefault(name, _monsters(name))
    monster, ally = game.who("M"), game.who("G")
    printed = MONSTERS[type].stats(1, "normal")
    assert isinstance(printed.hp, int)
    monster.name, monster.hp, monster.most = type, 20, 30
    ally.hp = ally.most - 2
    state.monsters["bandit-guard"].card = "bandit-guard:524"
    state.monsters[type].card = f"{type}:{card}"
    state.characters[0].initiative, state.characters[1].initiative = 20, 30
    for letter in "BT":
        game.who(letter).hp = game.who(letter).most = 30
    game.stood = {letter: figure.at for letter, figure in game.drawn.items()}
    state.turn = Turn(Slot(50, monsters=type), [], monster.id)
    happens(take_turn(Table(state, 2), monster))
    found = []
    for letter, start in (("M", 20), ("G", ally.most - 2), ("B", 30), ("T", 30)):
        figure = game.who(letter)
        change = [f"{figure.hp - start:+d}"] if figure.hp != start else []
        change += [f"to {game.at(letter)}"] if figure.id in state.figures and figure.at != game.stood[letter] else []
        change += [*names_of(figure), *map(_bonus, figure.bonuses)]
        change += ["strikes when it dies"] if figure.dying else []
        if change:
            found.append(f"{letter} {' '.join(change)}")
    new = [f for f in state.figures.values() if f not in game.drawn.values()]
    found += [f"{f.name} {f.rank} {format_hex(plan_of(1).hexes[f.at])}" for f in new]
    found += [f"{'BT'[n]} curse" for n in range(2) for kept in game.character(n).modifiers if kept.startswith("curse")]
    found += [f"monsters {kept.partition('.')[0]}" for kept in state.modifiers if ":" not in kept]
    found += ["coin taken"] if not state.map.coins else []
    found += [f"trap {trap.damage} {' '.join(trap.conditions)}".strip() for trap in state.map.traps.values()]
    if state.turn.infused:
        found.append("infused " + " ".join(name for n, name in enumerate(ELEMENTS) if state.turn.infused >> n & 1))
    if consumed := [name for n, name in enumerate(ELEMENTS) if state.monsters[type].consumed >> n & 1]:
        found.append("consumed " + " ".join(consumed))
    return "; ".join(found) or "nothing"


def monster_lines() -> list[str]:
    """Every card of every deck, once without elements and, where it consumes, once with all of them."""
    found = []
    for deck in TYPES:
        for card in DECKS[deck]:
            found.append(f"{deck} {card.id}: {monster_plays(deck, card.id)}")
            if consumes(card):
                found.append(f"{deck} {card.id} with elements: {monster_plays(deck, card.id, ' '.join(ELEMENTS))}")
    return found


if __name__ == "__main__":
    for cls in PLAYABLE:
        _write(f"plays-{cls}", lines(cls))
    _write("plays-monsters", monster_lines())
