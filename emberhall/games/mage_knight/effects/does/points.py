"""Move, Influence, Healing, Attacks and Blocks."""

from emberhall.effects import lasts, use_up
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import does, raised
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import card_of
from emberhall.games.mage_knight.rules.foes import add_attack, add_block, combat_of
from emberhall.games.mage_knight.state import Assault, Combat, Duel, Modifier, State, Table, Turn
from emberhall.games.mage_knight.terms import COLD_FIRE, ELEMENTS, KINDS, MELEE, PHYSICAL, RANGED, SWIFT, Change
from emberhall.kernel import msg


def _value(t: Table, play: Playing, what: str, n: int) -> int:
    if what != "heal":
        n += play.bonus
        play.bonus = 0
    return raised(t, play, what, n)


def _told(t: Table, play: Playing, what: str, n: int) -> int:
    """Tell the story of points gained, if anyone listens."""
    if t.events is not None:
        t.say(msg("say-points", hero=name("hero", play.player.hero), points=msg(f"effect-{what}", n=n)))
    return n


@does(fx.Move)
def _move(t: Table, play: Playing, effect: fx.Move) -> None:
    t.state.turn.move += _told(t, play, "move", _value(t, play, "move", effect.n))


def _element(element: int) -> str:
    return ELEMENTS[element].replace("_", "-")


@does(fx.Influence)
def _influence(t: Table, play: Playing, effect: fx.Influence) -> None:
    t.state.turn.influence += _told(t, play, "influence", _value(t, play, "influence", effect.n))


@does(fx.Heal)
def _heal(t: Table, play: Playing, effect: fx.Heal) -> None:
    t.state.turn.heal += _told(t, play, "heal", _value(t, play, "heal", effect.n))


def _starlit(state: State, play: Playing) -> bool:
    """Whether the strong Bow of Starsdawn changes this attack; between heroes it does not."""
    return play.origin != "unit" and state.duel is None and lasts(state.turn.mods, Change.STARSDAWN)


@does(fx.Attack)
def _attack(t: Table, play: Playing, effect: fx.Attack) -> None:
    combat = combat_of(t.state)
    if t.state.factions is not None and t.state.turn.mods:
        effect = _transmuted(t.state.turn, play, effect)
    play.kind, play.element = effect.kind, effect.element
    n = _value(t, play, "attack", effect.n)
    if effect.kind != MELEE and t.state.turn.mods and _starlit(t.state, play):
        arrow = Modifier(Change.ARROW, n, 4 * effect.kind + effect.element, play.source, play.colour)
        t.state.turn.mods.append(arrow)  # to be doubled, or shot over walls: artifacts of the Lost Legion
        return
    _told(t, play, f"attack-{KINDS[effect.kind]}-{_element(effect.element)}", n)
    if (
        t.state.duel is not None
        and play.unit is not None
        and _takes_part(t.state.duel, play.unit.card, effect.element, n)
    ):
        return
    add_attack(combat, play.source, 4 * effect.kind + effect.element, n, unit=play.origin == "unit")
    combat.retarget = bool(combat.targets)


def _transmuted(turn: Turn, play: Playing, effect: fx.Attack) -> fx.Attack:
    """The Attack of an Action card as a gem or an elixir changes it, once."""
    if play.origin != "card" or not card_of(play.source).action:
        return effect
    if effect.kind == MELEE and lasts(turn.mods, Change.GHOSTLY):
        effect = fx.Attack(effect.n, RANGED, effect.element)
    return fx.Attack(effect.n, effect.kind, _infused(turn, effect.element))


def _infused(turn: Turn, element: int) -> int:
    """The element with Fire or Ice added: both together are Cold Fire."""
    gem = use_up(turn.mods, Change.GEM)
    if gem is None:
        return element
    return gem.arg if element in (PHYSICAL, gem.arg) else COLD_FIRE


def _takes_part(duel: Duel, unit: str, element: int, n: int) -> bool:
    """In combat between heroes the opponent may stop the part of a single Unit (MK-PVP-85)."""
    for foe in duel.foes:
        if foe.token == unit:
            foe.attacks.append(Assault(n, element))
            return True
    return False


@does(fx.Block)
def _block(t: Table, play: Playing, effect: fx.Block) -> None:
    combat = combat_of(t.state)
    n = _value(t, play, "block", effect.n)
    if effect.against_swift and _against_swift(t.state, combat):
        n *= 2
    element = effect.element
    if t.state.factions is not None and play.origin == "card" and card_of(play.source).action:
        element = _infused(t.state.turn, element)
    _told(t, play, f"block-{_element(element)}", n)
    add_block(combat, play.source, element, n)


def _against_swift(state: State, combat: Combat) -> bool:
    """Whether the attack being blocked is Swift, or counts as such between heroes (MK-PVP-41, MK-PVP-42)."""
    if state.duel is not None:
        return not state.duel.melee
    return combat.foes[combat.blocking[0]].abilities & SWIFT != 0
