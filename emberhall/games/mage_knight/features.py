"""What programs that learn see of the land: the map around the viewer's hero, cards by kind, enemies, the tracks."""

from functools import cache
from typing import get_args

from emberhall.games.mage_knight.content import DEEDS, ENEMY, FACTION_TOKEN, HERO, RUIN, SITE, SKILL, TACTIC, TILE, UNIT
from emberhall.games.mage_knight.ground import axial, distance, ground, space
from emberhall.games.mage_knight.state import Combat, Phase, Place, Player, State, Turn, Unit
from emberhall.games.mage_knight.terms import (
    COLOURS,
    ELEMENTS,
    KINDS,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    TERRAINS,
    Change,
)
from emberhall.kernel import (
    HIDDEN,
    NOWHERE,
    Block,
    Features,
    Kinds,
    Layout,
    columns,
    count,
    low,
    packed,
    seats_from,
    seen,
)

_SEATS = 5
_AROUND = 4  # how many steps of the map are seen around the hero
_FOES = 6
_PHASES = Kinds(get_args(Phase))
_DEEDS, _UNITS, _SKILLS = Kinds(DEEDS), Kinds(UNIT), Kinds(SKILL)
_TACTICS, _SITES, _HEROES = Kinds(TACTIC), Kinds(SITE), Kinds(HERO)
_TERRAIN, _SITE = len(TERRAINS), len(SITE)

_LYING = {
    "rampaging or left enemies": 4, "their Armor": 20, "their attacks": 20, "defenders not seen": 4,
    "defenders seen": 4,
    "the Armor of these": 20, "the attacks of these": 20, "the viewer's Shields": 4, "others' Shields": 4,
    "conquered": 1, "city Level": 11, "heroes": 2,
}  # fmt: skip
_OTHER = {
    "plays": 1, "Fame": 100, "Reputation + 7": 14, "Level": 10, "cards in hand": 10, "cards in the deck": 25,
    "cards discarded": 25, "Units": 5, "Wounds on Units": 5,
    **dict.fromkeys((f"{colour} crystals" for colour in COLOURS[:4]), 3), "steps away": 20, "Skills": 10, "skips": 1,
    "is active": 1,
}  # fmt: skip
_TURN = {
    "Move": 10, "Influence": 15, "Healing": 5, "dice left": 3, "cards played": 8, "moved": 1, "acted": 1, "rested": 1,
    "again": 1, "rewards": 4, "steps of the end of the turn": 8, "Units recruited": 2, "Wounds taken": 8,
    "gold mana usable": 1, "black mana usable": 1, **dict.fromkeys((f"{colour} mana" for colour in COLOURS), 3),
}  # fmt: skip
_FOE = {
    "Armor": 12, "walls": 3, "resists physical": 1, "resists fire": 1, "resists ice": 1, "Fame": 10, "beaten": 1,
    "away": 1, "targeted": 1, "attack": 10, "element of the attack": 3, "attack blocked": 1, "attack prevented": 1,
    "second attack": 10, "is blocked now": 1,
}  # fmt: skip
_TRACKS = {
    "Round": 8, "night": 1, "turns of the Round left + 1": 5, "turns of the game left + 1": 5, "cities seen": 4,
    "Wounds in the supply": 60, "countryside tiles": 12, "core tiles": 8, "place in the Round Order": 4,
    **dict.fromkeys((f"{colour} dice in the Source" for colour in COLOURS), 4), "dummy player's cards": 16,
    "Volkare's cards": 40, "Volkare's Level": 20, "steps to Volkare": 20,
}  # fmt: skip


@cache
def _window(me: int) -> dict[int, int]:
    """The spaces around one, by their place in the window."""
    q, r = axial(me)
    steps = range(-_AROUND, _AROUND + 1)
    around = [space(q + dq, r + dr) for dq in steps for dr in steps if abs(dq + dr) <= _AROUND]
    return {at: n for n, at in enumerate(around)}


_HEXES = 3 * _AROUND * (_AROUND + 1) + 1
LAYOUT = Layout(
    Block(
        "terrain", (_HEXES, _TERRAIN), 1, "terrain of the spaces around the hero, row by row: " + ", ".join(TERRAINS)
    ),
    Block("sites", (_HEXES, _SITE), 1, "sites of these spaces: " + ", ".join(SITE)),
    columns("lying", _HEXES, _LYING, "what lies on these spaces"),
    Block("hand", (len(DEEDS),), 4, "Deed cards in the viewer's hand, by kind"),
    Block("discard", (len(DEEDS),), 4, "cards in the viewer's discard pile"),
    Block("played", (len(DEEDS),), 4, "cards played this turn"),
    Block("offers", (len(DEEDS),), 2, "Advanced Actions and Spells on offer"),
    Block("units", (3, len(UNIT)), 3, "the viewer's Units: ready, spent, wounded"),
    Block("unit_offer", (len(UNIT),), 3, "Units on offer"),
    Block("skills", (2, len(SKILL)), 1, "the viewer's Skills: face up, face down"),
    Block("tactics", (2, len(TACTIC)), 1, "the viewer's Tactic, and those that can be chosen"),
    Block("hero", (len(HERO),), 1, "who the viewer's hero is"),
    columns("heroes", _SEATS, _OTHER, "each hero, the viewer's first"),
    columns("turn", None, _TURN, "the turn under way"),
    columns("foes", _FOES, _FOE, "the first enemies in combat"),
    Block(
        "points",
        (4, 4),
        20,
        "points assembled by kind (melee, ranged, siege, block) and element: " + ", ".join(ELEMENTS),
    ),
    Block("damage", (2,), 20, "damage still to be assigned, Wounds of this combat"),
    columns("tracks", None, _TRACKS, ""),
    Block("phase", (len(_PHASES.names),), 1, "the phase: " + ", ".join(_PHASES.names)),
)
_STARTS = {block.name: LAYOUT.at(block.name) for block in LAYOUT.blocks}
_LAND = slice(0, _STARTS["lying"])
_WORTH = {
    id: (enemy.armor, sum(strike.value for strike in enemy.attacks)) for id, enemy in ENEMY.items()
}  # fmt: skip


def _worth(token: str) -> tuple[int, int]:
    """The Armor and the attacks of an enemy token."""
    return _WORTH.get(token.partition(".")[0], (0, 0))


#: The terrain and the sites around a space, by the text of the map and the space.
_LANDS: dict[tuple[str, int], bytes] = {}


def _land(state: State, me: int) -> bytes:
    known = _LANDS.get((state.ground, me))
    if known is None:
        if len(_LANDS) > 4096:
            _LANDS.clear()
        row = bytearray(_STARTS["lying"])
        hexes = ground(state).hexes
        for at, n in _window(me).items():
            if at in hexes:
                row[n * _TERRAIN + hexes[at].terrain] = 1
                if hexes[at].site:
                    row[_STARTS["sites"] + n * _SITE + _SITES[hexes[at].site]] = 1
        known = _LANDS[state.ground, me] = bytes(row)
    return known


def _read(state: State, seat: int, row: bytearray) -> None:
    at = _STARTS
    row[at["phase"] + _PHASES[state.phase]] = 1
    if state.players:
        me = state.players[seat]
        if me.at != NOWHERE:
            _read_map(state, me, seat, row)
        _read_own(state, me, row)
        for n, other in enumerate(seats_from(seat, len(state.players))):
            start = at["heroes"] + n * len(_OTHER)
            row[start : start + len(_OTHER)] = _of_hero(state, me, state.players[other], other)
    count(row, at["offers"], _DEEDS, state.advanced_offer.cards)
    count(row, at["offers"], _DEEDS, state.spell_offer.cards)
    count(row, at["unit_offer"], _UNITS, state.unit_offer.cards)
    for tactic in state.tactics:
        row[at["tactics"] + len(TACTIC) + _TACTICS[tactic]] = 1
    if state.players:
        row[LAYOUT["turn"]] = _of_turn(state.turn, state.players[state.turn.seat])
    if state.combat is not None:
        _read_combat(state.combat, row)
    _read_tracks(state, seat, row)


def _read_map(state: State, me: Player, seat: int, row: bytearray) -> None:
    row[_LAND] = _land(state, me.at)
    window, wide, start = _window(me.at), len(_LYING), _STARTS["lying"]
    for at, place in state.places.items():
        n = window.get(at)
        if n is not None:
            _read_place(place, seat, row, start + n * wide)
    for player in state.players:
        n = window.get(player.at)
        if n is not None and player is not me:
            row[start + n * wide + 11] += 1


def _read_place(place: Place, seat: int, row: bytearray, start: int) -> None:
    for token in place.enemies.cards:
        armor, attack = _worth(token)
        row[start] += 1
        row[start + 1] += armor
        row[start + 2] += attack
    for zone in place.garrison:
        known = seen(zone, seat)
        row[start + 3] += len(zone.cards) - len(known)
        row[start + 4] += len(known)
        for token in known:
            armor, attack = _worth(token)
            row[start + 5] += armor
            row[start + 6] += attack
    for owner in place.shields:
        row[start + (7 if owner == seat else 8)] += 1
    row[start + 9] = place.conquered
    row[start + 10] = place.level


def _read_own(state: State, me: Player, row: bytearray) -> None:
    at = _STARTS
    count(row, at["hand"], _DEEDS, [card for card in me.hand.cards if card != HIDDEN])
    count(row, at["discard"], _DEEDS, me.discard.cards)
    count(row, at["played"], _DEEDS, me.play.cards)
    for unit in me.units:
        row[at["units"] + (2 if unit.wounds else not unit.ready) * len(UNIT) + _UNITS[unit.card]] += 1
    for skill in me.skills:
        row[at["skills"] + _SKILLS[skill]] = 1
    for skill in me.skills_down:
        row[at["skills"] + len(SKILL) + _SKILLS[skill]] = 1
    if me.tactic:
        row[at["tactics"] + _TACTICS[me.tactic]] = 1
    if me.hero:
        row[at["hero"] + _HEROES[me.hero]] = 1


def _wounds(units: list[Unit]) -> int:
    return sum([unit.wounds for unit in units])


def _of_hero(state: State, me: Player, one: Player, seat: int) -> bytes:
    away = low(distance(me.at, one.at)) if NOWHERE not in (me.at, one.at) else 0
    return packed((
        1, one.fame, one.reputation + 7, one.level, len(one.hand.cards), len(one.deck.cards),
        len(one.discard.cards), len(one.units), _wounds(one.units), *one.crystals, away, len(one.skills),
        one.skips, state.turn.seat == seat,
    ))  # fmt: skip


def _of_turn(turn: Turn, player: Player) -> bytes:
    return packed((
        turn.move, turn.influence, turn.heal, turn.dice_left, turn.played, turn.moved,
        turn.acted, turn.rested, turn.again, len(turn.rewards), len(turn.steps), turn.recruited,
        len(turn.wounds), turn.gold, turn.black, *player.mana,
    ))  # fmt: skip


def _read_combat(combat: Combat, row: bytearray) -> None:
    start = _STARTS["foes"]
    for n, foe in enumerate(combat.foes[:_FOES]):
        first = foe.attacks[0] if foe.attacks else None
        row[start + n * len(_FOE) : start + (n + 1) * len(_FOE)] = packed((
            foe.armor, foe.walls, foe.resistances & RESIST_PHYSICAL != 0, foe.resistances & RESIST_FIRE != 0,
            foe.resistances & RESIST_ICE != 0, foe.fame, foe.beaten, foe.away, n in combat.targets,
            first.value if first else 0, first.element if first else 0, first is not None and first.state == 1,
            first is not None and first.state == 2, foe.attacks[1].value if len(foe.attacks) > 1 else 0,
            combat.blocking[0] == n,
        ))  # fmt: skip
    row[LAYOUT["points"]] = packed((*combat.points, *combat.block))
    row[LAYOUT["damage"]] = packed((combat.damage, combat.wounds))


def _read_tracks(state: State, seat: int, row: bytearray) -> None:
    dice = [0] * len(COLOURS)
    for colour in state.source:
        dice[colour] += 1
    volkare = state.volkare
    me = state.players[seat].at if state.players else NOWHERE
    away = distance(me, volkare.at) if volkare is not None and NOWHERE not in (me, volkare.at) else 0
    row[LAYOUT["tracks"]] = packed((
        state.round, state.night, state.round_turns + 1, state.game_turns + 1, state.cities_seen,
        len(state.wounds.cards), len(state.countryside.cards), len(state.core.cards),
        state.order.index(seat) if seat in state.order else 0, *dice,
        len(state.dummy.deck.cards) if state.dummy is not None else 0,
        len(volkare.deck.cards) if volkare is not None else 0, volkare.level if volkare is not None else 0,
        away,
    ))  # fmt: skip


_WORDS = (
    *COLOURS, *ELEMENTS, *KINDS, *DEEDS, *UNIT, *ENEMY, *SKILL, *TACTIC, *SITE, *RUIN, *HERO, *FACTION_TOKEN, *TILE,
    *Change, *_PHASES.names,
    "basic", "strong", "block", "suffer", "move", "influence", "attack", "heal", "die", "crystal", "tactic_die",
    "token",
    "artifact", "spell", "advanced", "unit", "fame", "both", "day", "night", "gain", "any",
    *(f"ground-{terrain}" for terrain in TERRAINS), *(f"site-{site.replace('_', '-')}" for site in SITE),
    "site-volkare-camp",
)  # fmt: skip

FEATURES: Features[State] = Features(LAYOUT, _read, _WORDS, {"at": axial})
