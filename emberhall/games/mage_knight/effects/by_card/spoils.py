"""What defeated enemies give beyond their own Fame: Dueling, Soul Harvester, Bow of Starsdawn."""

from collections.abc import Sequence

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, resolve
from emberhall.games.mage_knight.effects.does.cards import spare_cards
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.rules.common import discard, gain_crystal, gain_fame
from emberhall.games.mage_knight.rules.foes import (
    add_attack,
    combat_of,
)
from emberhall.games.mage_knight.rules.mana import pick_colour
from emberhall.games.mage_knight.state import Foe, Modifier, State, Table
from emberhall.games.mage_knight.terms import (
    BLUE,
    GREEN,
    MELEE_ATTACK,
    RANGED,
    RANGED_ATTACK,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SIEGE,
    WHITE,
    Change,
    Moment,
)
from emberhall.kernel import Flow, ask, msg, pick


@waits(Moment.ENEMY_DEFEATED, Change.DUELING)
def _dueled(t: Table, play: Playing, change: Modifier) -> None:
    foe = play.foe
    if foe.summoner < 0 and change.n and combat_of(t.state).foes[change.arg] is foe:
        gain_fame(t, play.player, change.n)


@waits(Moment.ENEMY_DEFEATED, Change.FAME_IN_PHASE)
def _defeated_in_phase(t: Table, play: Playing, change: Modifier) -> None:
    if play.foe.summoner < 0 and change.arg == _phase(t.state):
        gain_fame(t, play.player, change.n)


@waits(Moment.ENEMY_DEFEATED, Change.HARVEST_ALL)
def _harvested(t: Table, play: Playing, change: Modifier) -> None:
    if play.foe.summoner < 0:
        t.state.turn.mods.append(_soul(play.foes))


def _phase(state: State) -> int:
    """The phase of the combat as a number; enemies may be destroyed in the Block phase too."""
    return {"ranged": 0, "block": 1, "attack": 2}.get(state.phase, -1)


def _felled(state: State) -> list[Foe]:
    """The enemies defeated in this phase, without summoned monsters."""
    combat = combat_of(state)
    return [combat.foes[i] for i in combat.felled if combat.foes[i].summoner < 0]


# Soul Harvester, Bow of Starsdawn


def _soul(foes: Sequence[Foe]) -> Modifier:
    """The crystal one of these enemies gives: white, or a colour that stands for a resistance."""
    colours = 1 << WHITE
    for foe in foes:
        for resistance, colour in (
            (RESIST_FIRE, RED),
            (RESIST_ICE, BLUE),
            (RESIST_PHYSICAL, GREEN),
        ):
            if foe.resistances & resistance:
                colours |= 1 << colour
    return Modifier(Change.SOUL, arg=colours)


@waits(Moment.ATTACK_GOES_ON, Change.SOUL)
def _harvest(t: Table, play: Playing, change: Modifier) -> Flow[None]:
    t.state.turn.mods.remove(change)
    gain_crystal(t, play.player, (yield from pick_colour(t, change.arg, "ask-crystal")))


@named("harvest_one", timings=MELEE_ATTACK)
def _harvest_one(t: Table, play: Playing, n: int) -> None:
    combat_of(t.state).riders.append(Modifier(Change.HARVEST, source=play.source))


@waits(Moment.ATTACK_SUCCEEDS, Change.HARVEST)
def _reaped(t: Table, play: Playing, change: Modifier) -> None:
    """For one of those defeated; a leader that only loses Levels is not (MKX-LEADER-07)."""
    if play.foes:
        t.state.turn.mods.append(_soul(play.foes))


@named("harvest_phase", timings=MELEE_ATTACK)
def _harvest_phase(t: Table, play: Playing, n: int) -> None:
    mods = t.state.turn.mods
    mods.extend(_soul([foe]) for foe in _felled(t.state))
    mods.append(Modifier(Change.HARVEST_ALL, source=play.source))


@named("discard_ranged", timings=RANGED_ATTACK | MELEE_ATTACK)
def _discard_ranged(t: Table, play: Playing, n: int) -> Flow[None]:
    """Discard any number of cards for one attack."""
    discarded = 0
    while cards := spare_cards(play):
        picks = [ch.pick_card(card) for card in cards]
        chosen = yield from pick(t.state.turn.seat, msg("ask-discard-ranged", n=n), picks, "MK-DEED-18")
        if chosen is None:
            break
        discard(t, play.player, next(card for card in cards if card == chosen.card))
        discarded += 1
    if discarded:
        yield from resolve(t, play, fx.ranged(n * discarded))


@named("fame_in_phase")
def _fame_in_phase(t: Table, play: Playing, n: int) -> None:
    """Enemies defeated earlier in the phase count too."""
    before = len(_felled(t.state))
    if before:
        gain_fame(t, play.player, n * before)
    t.state.turn.mods.append(Modifier(Change.FAME_IN_PHASE, n, _phase(t.state), play.source))


@waits(Moment.ATTACK_GOES_ON, Change.ARROW)
def _arrow(t: Table, play: Playing, change: Modifier) -> Flow[None]:
    """A Ranged or Siege Attack under the strong Bow: twice as much as a Ranged Attack, or as a Siege Attack."""
    combat, turn = combat_of(t.state), t.state.turn
    turn.mods.remove(change)
    element, n = change.arg % 4, change.n
    pick = yield from ask(turn.seat, msg("ask-arrow", n=n, double=2 * n), (ch.DOUBLE, ch.AS_SIEGE))
    if pick is ch.DOUBLE:
        add_attack(combat, change.source, 4 * RANGED + element, 2 * n)
    else:
        add_attack(combat, change.source, 4 * SIEGE + element, n)
    combat.retarget = bool(combat.targets)
