"""Positions in few lines.

`land("arythea", DRAWING, hand="march rage")` is a turn on a drawn map; `fight("tovak", "prowlers", hand="rage")` is a
combat; `visit("goldyx", "village", offer="peasants")` an interaction. A drawing has a letter per space: p plains,
h hills, f forest, w wasteland, d desert, s swamp, l lake, m mountain, c city, `@` plains with the hero; capital letters
and digits are given in `spots={"K": "hills keep guardsmen", "O": "plains !prowlers"}`. Options are chosen by their keys
without the numbers of copies: `play.do("play:march:basic", "walk:1,0")`; `walk:K` is the step to the spot K.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from emberhall import testing
from emberhall.games.mage_knight.content import DEEDS, ENEMY, HERO, SITE, UNIT, deck_of, kind_of, of_sets
from emberhall.games.mage_knight.content.kinds import Hex
from emberhall.games.mage_knight.content.tracks import LEVELS
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import GROUNDS, PORTAL, STEPS, Slot, make_ground, space, spaces, word
from emberhall.games.mage_knight.rules.combat_start import assault_site, fight_rampaging
from emberhall.games.mage_knight.rules.exploring import lay
from emberhall.games.mage_knight.rules.interaction import start_interaction
from emberhall.games.mage_knight.rules.turn import begin_turn
from emberhall.games.mage_knight.setup import setup, table
from emberhall.games.mage_knight.state import (
    Combat,
    Deed,
    EnemyToken,
    Foe,
    Place,
    Player,
    RuinToken,
    Setup,
    SkillToken,
    State,
    Table,
    TileCard,
    Turn,
    Unit,
    UnitCard,
)
from emberhall.games.mage_knight.terms import COLOURS, PILES, TERRAINS
from emberhall.geometry.drawing import from_ascii
from emberhall.kernel import ALL, NOWHERE, Ask, FaceDown, Pile, Rng
from emberhall.testing import LoadedDice

TERRAIN = {"p": 0, "h": 1, "f": 2, "w": 3, "d": 4, "s": 5, "l": 6, "m": 7, "c": 8, "@": 0}

PLAIN = """
     p p p
    p p p p
   p p @ p p
    p p p p
     p p p
"""


class ManaDice(LoadedDice, kw_only=True):
    """Loaded dice that show colours of mana, 0 red to 5 black."""

    lowest: int = 0


class Position(testing.Position[State]):
    """A game under way, with short words for what tests look at."""

    def __init__(self, state: State, spots: Mapping[str, int] | None = None, *, keep: bool = False) -> None:
        """With `keep`, moves can be taken back (and loaded dice are ordinary dice)."""
        super().__init__(GAME, state, len(state.players), state.setup, keep=keep)
        self.spots = dict(spots or {})

    @property
    def turn(self) -> Turn:
        return self.state.turn

    @property
    def combat(self) -> Combat:
        assert self.state.combat is not None
        return self.state.combat

    @property
    def foes(self) -> list[Foe]:
        return self.combat.foes

    @property
    def hero(self) -> Player:
        """The hero whose turn it is."""
        return self.state.players[self.state.turn.seat]

    def keys_of(self, ask: Ask) -> list[str]:
        """What may be chosen, without the numbers of copies."""
        return [_short(key) for key in list(ask.keys())]

    def wanted(self, key: str) -> str:
        """`walk:K` walks to the spot K."""
        head, _, spot = key.partition(":")
        return f"{head}:{word(self.spots[spot])}" if spot in self.spots else key

    def hand(self) -> list[str]:
        """The kinds of the cards in hand."""
        return [kind_of(card) for card in self.hero.hand.cards]

    def at(self, spot: str) -> Place:
        """What lies on a spot."""
        return self.state.places[self.spots[spot]]

    def stands_on(self, spot: str) -> bool:
        """Whether the hero is there."""
        return self.hero.at == self.spots[spot]


def _short(key: str) -> str:
    return re.sub(r"(\.[a-z]+)?\.\d+", "", key)


def cards(hero: str, words: str) -> list[Deed]:
    """Cards by their kinds: the hero's own copies where it has them, otherwise another hero's."""
    used: dict[str, int] = {}
    found = []
    for kind in words.split():
        if kind not in DEEDS:
            raise ValueError(f"there is no card {kind}")
        used[kind] = used.get(kind, 0) + 1
        if kind == "wound":
            found.append(Deed(f"wound.{900 + used[kind]}"))
        elif DEEDS[kind].kind != "basic":
            found.append(Deed(kind))
        else:
            copies = [id for owner in (hero, *HERO) for id in deck_of(owner) if kind_of(id) == kind]
            found.append(Deed(list(dict.fromkeys(copies))[used[kind] - 1]))
    return found


def units(words: str) -> list[Unit]:
    """Units by their kinds; `peasants/spent`, `peasants/wounded`."""
    found: list[Unit] = []
    for text in words.split():
        kind, _, condition = text.partition("/")
        same = sum(unit.card.startswith(kind + ".") for unit in found)
        if kind not in UNIT:
            raise ValueError(f"there is no Unit {kind}")
        card = UnitCard(f"{kind}.{same + 1}")
        found.append(Unit(card, condition != "spent", int(condition == "wounded")))
    return found


def colours(words: str, length: int) -> list[int]:
    """How many of each colour: `red red gold`."""
    found = [0] * length
    for colour in words.split():
        found[COLOURS.index(colour)] += 1
    return found


#: The heroes of the base game.
HEROES = [hero.id for hero in of_sets(HERO.values(), ())]


def empty(heroes: Iterable[str], *, scenario: str = "solo_conquest", **options: Any) -> State:
    """A game with these heroes (and the expansions they come from), set up, whose map is then drawn by the test."""
    names = list(heroes)
    if sets := tuple(dict.fromkeys(HERO[hero].set for hero in names if HERO[hero].set != "base")):
        options.setdefault("expansions", sets)
    state = setup(Setup(scenario=scenario, **options), len(names), Rng(7))  # type: ignore[arg-type]
    table(Table(state, len(names)))
    state.order = list(range(len(names)))
    state.picking = []
    for player, hero in zip(state.players, names, strict=True):
        player.hero = hero
        state.heroes_left.remove(hero)
    state.places, state.rampaging, state.map = {}, [], []
    state.advanced_deck.cards[:0] = state.monastery_offer.cards  # no monastery, whatever tiles were drawn
    state.monastery_offer.cards = []
    return state


def draw_map(
    state: State, drawing: str, spots: Mapping[str, str], slots: Iterable[Slot] = (), walls: str = ""
) -> dict[str, int]:
    """Put a drawn map under the state, with walls between spots (`@A AB`); returns the spaces of the spots."""
    cells = from_ascii(drawing)
    middle = next((cell for cell, char in cells.items() if char == "@"), next(iter(cells)))
    hexes: dict[int, Hex] = {}
    found: dict[str, int] = {}
    for (q, r), char in cells.items():
        at = space(q - middle[0], r - middle[1])
        if char == "@":
            found["@"] = at
        if char in spots:
            found[char] = at
            hexes[at] = _spot(state, at, spots[char])
        else:
            hexes[at] = Hex(TERRAIN[char])
    state.ground = f"drawn {drawing} {sorted(spots.items())} {list(slots)} {walls}"
    edges = [(found[a], found[b]) for a, b in walls.split()]
    GROUNDS[state.ground] = make_ground(hexes, dict.fromkeys(hexes, "countryside"), list(slots), edges)
    return found


def lay_map(state: State, tiles: str) -> dict[str, int]:
    """Lay these tiles at their positions; returns their spaces, and `@` for the portal."""
    found = {"@": PORTAL}
    for words in tiles.split(","):
        tile, a, b = words.split()
        for stack in (state.countryside, state.core, state.countryside_box, state.core_box):
            if tile in stack:
                stack.remove(TileCard(tile))
        lay(Table(state, len(state.players)), TileCard(tile), int(a), int(b))
        corners = ("C", "NE", "E", "SE", "SW", "W", "NW")
        found.update((f"{tile}.{corner}", at) for corner, (at, _) in zip(corners, spaces(state.map[-1]), strict=True))
    return found


def _spot(state: State, at: int, words: str) -> Hex:
    """`hills keep guardsmen`, `plains !prowlers`, `hills mine red`, `city city white golems`.

    `+prowlers` is inside the site, `?minotaur` lies face down there; `~green` was a rampaging enemy's space.
    """
    terrain, *rest = words.split()
    place = Place("", enemies=Pile(), ruin=FaceDown())
    rampaging = -1
    for text in rest:
        if text.startswith("~"):
            rampaging = PILES.index(text[1:])
        elif text.startswith("+"):
            place.enemies.add(token(text[1:], at))
        elif text.startswith("?"):
            place.lurking = FaceDown([token(text[1:], at)], pool=PILES[ENEMY[text[1:]].pile])
        elif text.startswith("!"):
            place.enemies.add(token(text[1:], at))
            rampaging = ENEMY[text[1:]].pile
            if at not in state.rampaging:
                state.rampaging.append(at)
        elif text in SITE:
            place.site = text
        elif text in COLOURS:
            place.colours.append(COLOURS.index(text))
        elif text in ENEMY:
            kind = ENEMY[text]
            place.garrison.append(FaceDown([token(text, len(place.garrison))], pool=PILES[kind.pile]))
        elif text == "conquered":
            place.conquered = True
            place.shields = [0]
        elif text.startswith("owner"):
            place.conquered = True
            place.shields = [int(text[5:])]
        else:
            ruin = RuinToken(text)
            place.ruin = FaceDown([ruin], known={ruin: ALL})
    if place.site or place.enemies or rampaging >= 0:
        state.places[at] = place
    return Hex(TERRAINS.index(terrain), place.site, tuple(place.colours), rampaging)


def token(kind: str, n: int) -> EnemyToken:
    """A token of a kind, not used elsewhere."""
    if kind not in ENEMY:
        raise ValueError(f"there is no enemy {kind}")
    return EnemyToken(f"{kind}.{n}")


def equip(
    player: Player,
    *,
    hand: str = "",
    deck: str = "stamina march",
    discard: str = "",
    unit: str = "",
    skills: str = "",
    crystals: str = "",
    mana: str = "",
    fame: int = 0,
    reputation: int = 0,
    level: int = 1,
    tactic: str = "early_bird",
) -> None:
    """Give a hero its cards, Units, Skills, crystals and mana."""
    player.hand.cards = cards(player.hero, hand)
    player.deck.cards = cards(player.hero, deck)
    player.discard.cards = cards(player.hero, discard)
    player.units = units(unit)
    player.skills = [SkillToken(skill) for skill in skills.split()]
    player.crystals = colours(crystals, 4)
    player.mana = colours(mana, 6)
    player.level = level
    player.fame = fame or LEVELS[level - 1].fame
    player.reputation = reputation
    player.tactic = tactic


def land(
    hero: str = "arythea",
    drawing: str = PLAIN,
    *,
    tiles: str = "",
    spots: Mapping[str, str] | None = None,
    at: str = "@",
    night: bool = False,
    source: str = "",
    move: int = 0,
    dice: Iterable[int] | None = None,
    scenario: str = "solo_conquest",
    others: Mapping[str, str] | None = None,
    slots: Iterable[Slot] = (),
    walls: str = "",
    options: Mapping[str, Any] | None = None,
    begin: bool = True,
    keep: bool = False,
    **things: Any,
) -> Position:
    """The movement phase of a hero's turn on a drawn map, or on a map of tiles: `start_a 0 0, country_03 1 0`.

    Then `@` is the portal, and `country_03.NE` a spot.
    """
    rivals = dict(others or {})
    state = empty([hero, *rivals], scenario=scenario, **(options or {}))
    state.night = night
    state.source = [COLOURS.index(colour) for colour in source.split()]
    found = lay_map(state, tiles) if tiles else draw_map(state, drawing, spots or {}, slots, walls)
    equip(state.players[0], **things)
    state.players[0].at = found[at] if at else NOWHERE
    for player, spot in zip(state.players[1:], rivals.values(), strict=True):
        equip(player)
        player.at = found[spot] if spot else -1
    state.turn = Turn(0)
    state.phase = "before_turn"
    if begin:
        begin_turn(Table(state, len(state.players)), state.players[0])
        state.turn.move = move
    loaded = ManaDice(11)
    loaded.load(dice)
    state.rng = loaded
    return Position(state, found, keep=keep)


def fight(
    hero: str = "arythea",
    foes: str = "prowlers",
    *,
    site: str = "",
    phase: str = "ranged",
    city: str = "",
    night: bool = False,
    source: str = "",
    dice: Iterable[int] | None = None,
    keep: bool = False,
    options: Mapping[str, Any] | None = None,
    **things: Any,
) -> Position:
    """A combat: against rampaging enemies around the hero, or (with a site) against its defenders."""
    state = empty([hero], **(options or {}))
    state.night = night
    state.source = [COLOURS.index(colour) for colour in source.split()]
    names = foes.split()
    player = state.players[0]
    if site:
        words = " ".join(["hills" if not city else "city", site, city, *names])
        found = draw_map(state, " p p\np A p\n p p", {"A": words.replace("  ", " ")})
        here = found["A"]
        player.at = here + STEPS[0]
    else:
        found = draw_map(state, " p p\np @ p\n p p", {})
        here = found["@"]
        player.at = here
        for i, name in enumerate(names):
            at = here + STEPS[i % 6]
            place = state.places.setdefault(at, Place("", enemies=Pile(), ruin=FaceDown()))
            place.enemies.add(token(name, i))
            if at not in state.rampaging:
                state.rampaging.append(at)
    equip(player, **things)
    state.turn = Turn(0)
    t = Table(state, 1)
    begin_turn(t, player)
    if site:
        before, player.at = player.at, here
        state.turn.path = [before]
        assault_site(t, player, before, [])
    else:
        fight_rampaging(t, player, list(state.rampaging), "say-challenges")
    state.phase = "ranged"
    if phase != "ranged":
        _skip_to(t, phase)
    loaded = ManaDice(11)
    loaded.load(dice)
    state.rng = loaded
    return Position(state, found, keep=keep)


def _skip_to(t: Table, phase: str) -> None:
    from emberhall.games.mage_knight.rules.block import start_block
    from emberhall.games.mage_knight.rules.damage import end_damage, start_damage

    start_block(t)
    if phase in ("damage", "attack"):
        start_damage(t)
    if phase == "attack":
        end_damage(t)


def visit(hero: str = "arythea", site: str = "village", *, offer: str = "", **things: Any) -> Position:
    """An interaction at a site: `village`, `keep owner0`, `city white conquered`."""
    terrain = "city" if site.startswith("city") else "plains"
    play = land(hero, " p p\np A p\n p p", spots={"A": f"{terrain} {site}"}, at="A", **things)
    play.state.unit_offer.cards = [unit.card for unit in units(offer)]
    start_interaction(Table(play.state, 1), play.hero)
    return Position(play.state, play.spots)


def again(play: Position) -> Position:
    """The same position, changed by the test."""
    return Position(play.state, play.spots)


def rivals(hero: str, skill: str, *, scenario: str = "full_conquest", rival: str = "", **things: Any) -> Position:
    """A turn of a hero with a Skill, Arythea beside him."""
    drawing, spots = " p p p\np @ X p\n p p p", {"X": "plains"}
    play = land(hero, drawing, spots=spots, others={"arythea": "X"}, scenario=scenario, skills=skill, **things)
    equip(play.state.players[1], hand=rival)
    return again(play)
