"""What the cards in hand would add to the attack or the Block being assembled."""

from collections.abc import Iterator

import msgspec

from emberhall.games.mage_knight.content import DEEDS, kind_of
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.names import declined, points_name
from emberhall.games.mage_knight.rules.attacks import attack_value, halved
from emberhall.games.mage_knight.rules.block import block_value
from emberhall.games.mage_knight.rules.elements import EFFICIENT
from emberhall.games.mage_knight.rules.mana import ways
from emberhall.games.mage_knight.state import Combat, State
from emberhall.games.mage_knight.terms import COLOURS, MELEE, SWIFT
from emberhall.kernel import Message, msg

_SIDEWAYS = (fx.Attack(1), fx.Block(1))


def added(state: State, seat: int, card: str) -> tuple[Message, ...]:
    """What each way to play a card adds, or nothing where that is not plain: lasting effects may change it."""
    combat = state.combat
    if combat is None or state.duel is not None or state.turn.seat != seat or state.turn.mods:
        return ()
    if not combat.targets and combat.blocking[0] < 0:
        return ()
    entry = DEEDS[kind_of(card)]
    if entry.kind == "wound":
        return ()
    payable = entry.colour >= 0 and bool(ways(state, state.players[seat], 1 << entry.colour))
    spell = entry.kind == "spell"
    lines = []
    if not spell or payable:
        lines += [_line(state, combat, points) for points in _points(state, combat, entry.basic)]
    if payable and not spell:
        price = declined("mana", COLOURS[entry.colour], "for")
        lines += [
            msg("adds-for-mana", mana=price, what=_line(state, combat, points))
            for points in _points(state, combat, entry.strong)
        ]
    lines += [
        msg("adds-sideways", what=_line(state, combat, points))
        for effect in _SIDEWAYS
        for points in _points(state, combat, effect)
    ]
    return tuple(lines)


def _points(state: State, combat: Combat, effect: fx.Effect | None) -> Iterator[fx.Attack | fx.Block]:
    """The Attacks or Blocks among which an effect lets choose, as far as they count in this phase."""
    match effect:
        case fx.Choose(options):
            for option in options:
                yield from _points(state, combat, option)
        case fx.Attack(_, kind, _) if combat.targets and (kind != MELEE or state.phase == "attack"):
            yield effect
        case fx.Block() if combat.blocking[0] >= 0:
            yield effect


def _line(state: State, combat: Combat, effect: fx.Attack | fx.Block) -> Message:
    element = effect.element
    n = effect.n
    if isinstance(effect, fx.Attack):
        points = list(combat.points)
        points[4 * effect.kind + element] += n
        more = attack_value(state, msgspec.structs.replace(combat, points=points)) - attack_value(state, combat)
        words, weak = points_name("attack", element, n), halved(state, combat)
    else:
        foe = combat.foes[combat.blocking[0]]
        against = foe.attacks[combat.blocking[1]].element
        n *= 2 if effect.against_swift and foe.abilities & SWIFT else 1
        block = list(combat.block)
        block[element] += n
        more = block_value(msgspec.structs.replace(combat, block=block), against) - block_value(combat, against)
        words, weak = points_name("block", element, n), ~EFFICIENT[against]
    return msg("adds-halved" if weak >> element & 1 else "adds", points=words, n=more)
