"""Spells that no node expresses."""

from emberhall.effects import each_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import UNIT, kind_of
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, playable, resolve
from emberhall.games.mage_knight.effects.does.enemies import touched
from emberhall.games.mage_knight.effects.does.gains import to_ready
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.offers import grants, spends
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name, unit_name
from emberhall.games.mage_knight.rules.cities import whole
from emberhall.games.mage_knight.rules.combat_start import assault_site
from emberhall.games.mage_knight.rules.common import unit_of
from emberhall.games.mage_knight.rules.deeds import of_units
from emberhall.games.mage_knight.rules.foes import combat_of
from emberhall.games.mage_knight.rules.hero_combat import attack_hero
from emberhall.games.mage_knight.rules.hero_values import rival_at
from emberhall.games.mage_knight.rules.interaction import free_units
from emberhall.games.mage_knight.rules.joint_assault import proposals, propose
from emberhall.games.mage_knight.rules.mana import can_pay, pay
from emberhall.games.mage_knight.rules.movement import relocate
from emberhall.games.mage_knight.rules.outside_turn import in_own_turn
from emberhall.games.mage_knight.rules.recruiting import gain_unit
from emberhall.games.mage_knight.rules.safe_spaces import havens, is_fortress, is_open, reach
from emberhall.games.mage_knight.rules.scenario import special_of
from emberhall.games.mage_knight.rules.teams import may_fight
from emberhall.games.mage_knight.state import Deed, Modifier, Player, State, Table, Unit, UnitCard
from emberhall.games.mage_knight.terms import (
    BLOCK_PHASE,
    FIRE,
    LAKE,
    MELEE_ATTACK,
    MOVING,
    RANGED_PHASE,
    SWAMP,
    Change,
    Moment,
)
from emberhall.kernel import Flow, Option, ask, choose, msg, pick

# Burning Shield


class UseShield(ch.Choice, frozen=True, gc=False):
    """Attack with the shield that has blocked."""

    n: int


@named("burning_shield")
def _burning_shield(t: Table, play: Playing, n: int) -> None:
    combat_of(t.state).riders.append(Modifier(Change.BURNING_SHIELD, n, source=play.source, colour=play.colour))


@waits(Moment.BLOCK_SUCCEEDS, Change.BURNING_SHIELD)
def _blocked(t: Table, play: Playing, change: Modifier) -> None:
    t.state.turn.mods.append(change)


@grants(Change.BURNING_SHIELD, UseShield)
def _shield_at_hand(state: State, who: Acting) -> list[UseShield]:
    if not who.timing & MELEE_ATTACK:
        return []
    values = [shield.n for shield in each_of(state.turn.mods, Change.BURNING_SHIELD)]
    return [UseShield(n) for n in dict.fromkeys(values)]


@_shield_at_hand.does
def _use_shield(t: Table, who: Acting, option: UseShield) -> Flow[None]:
    player, timing = who.player, who.timing
    mods = t.state.turn.mods
    shield = next(shield for shield in each_of(mods, Change.BURNING_SHIELD) if shield.n == option.n)
    mods.remove(shield)
    yield from resolve(t, Playing(player, timing, shield.source, shield.colour), fx.Attack(option.n, element=FIRE))


# Time Bending


def _in_turn(state: State, play: Playing) -> bool:
    """Whether the player has a turn that ends (MK-PVP-21, MK-PVP-24)."""
    return in_own_turn(state, state.turn.seat)


@named("time_bending", needs=_in_turn)
def _time_bending(t: Table, play: Playing, n: int) -> None:
    """The card that stands for the Spell is set aside at the end of the turn (MK-EFFECT-08, MK-EFFECT-09)."""
    t.state.turn.mods.append(Modifier(Change.TIME_BENDING, source=play.vessel, colour=play.colour))


# Underground Travel, Wings of Wind: direct movement

_NO_TUNNELS = 1 << SWAMP | 1 << LAKE


def _pick_space(t: Table, spaces: list[int], prompt: str) -> Flow[int]:
    pick: ch.PickSpace = yield from choose(
        t.state.turn.seat, msg(prompt), [ch.pick_space(t.state, at) for at in spaces]
    )
    return pick.at


def _tunnels(state: State, play: Playing, n: int = 3) -> list[int]:
    return havens(state, state.turn.seat, reach(state, play.player.at, n, _NO_TUNNELS))


@named("underground_travel", timings=MOVING, needs=lambda state, play: bool(_tunnels(state, play)))
def _underground_travel(t: Table, play: Playing, n: int) -> Flow[None]:
    relocate(t, play.player, (yield from _pick_space(t, _tunnels(t.state, play, n), "ask-travel")))


def _undermined(state: State, play: Playing, n: int = 3) -> list[int]:
    """The fortified sites and the spaces of other heroes that can be attacked from below."""
    if state.turn.still:  # MK-HEROES-04
        return []
    seat = state.turn.seat
    found = []
    for at in reach(state, play.player.at, n, _NO_TUNNELS):
        rival = rival_at(state, play.player, at)
        if _besieged(state, at) if rival < 0 else (state.joint is None and may_fight(state, seat, rival)):
            found.append(at)
    return found


def _besieged(state: State, at: int) -> bool:
    """Whether there is a fortified site that can be assaulted; in a joint assault, whether it is the city."""
    if state.volkare is not None and at == state.volkare.at:  # MKX-VASSAULT-02
        return True
    return (
        at in state.places
        and is_fortress(state, state.places[at], state.turn.seat)
        and is_open(state, at)
        and (state.joint is None or whole(state, at)[0] == state.joint.at)
    )


@named("underground_attack", timings=MOVING, needs=lambda state, play: bool(_undermined(state, play)))
def _underground_attack(t: Table, play: Playing, n: int) -> Flow[None]:
    """The walls of the site are ignored; a hero on the space is attacked (MK-HEROES-03, MK-HEROES-04)."""
    player = play.player
    before = player.at
    at = yield from _pick_space(t, _undermined(t.state, play, n), "ask-undermine")
    rival = rival_at(t.state, player, at)
    if rival < 0:
        city = whole(t.state, at)[0] if at in t.state.places else at
        while city in t.state.places and proposals(t.state, city):  # MK-JOINT-06
            options: tuple[Option, ...] = (ch.ALONE, ch.JointAssault(city))
            how = yield from ask(t.state.turn.seat, msg("ask-joint-or-alone"), options)
            if how is ch.ALONE or (yield from propose(t, city)):
                break
    relocate(t, player, at)
    t.state.turn.mods.append(Modifier(Change.WALLS_IGNORED, source=play.source, colour=play.colour))
    if special_of(t.state).entered(t, player, before, []):
        return
    if rival < 0:
        assault_site(t, player, before, [])
    else:
        attack_hero(t, player, rival)


def _flights(state: State, play: Playing, n: int = 5) -> dict[int, int]:
    """The safe spaces the hero can fly to, with the Move points that costs."""
    found = reach(state, play.player.at, min(n, state.turn.move))
    return {at: found[at] for at in havens(state, state.turn.seat, found)}


@named("wings_of_wind", timings=MOVING, needs=lambda state, play: bool(_flights(state, play)))
def _wings_of_wind(t: Table, play: Playing, n: int) -> Flow[None]:
    flights = _flights(t.state, play, n)
    at = yield from _pick_space(t, list(flights), "ask-fly")
    t.state.turn.move -= flights[at]
    relocate(t, play.player, at)


# Wings of Night

_BEFORE_DAMAGE = RANGED_PHASE | BLOCK_PHASE
_STOPPED = fx.one_enemy(fx.NoAttack())


def _wings(state: State, player: Player, modifier: Modifier) -> int:
    """The next enemy costs one Move point more than the last."""
    return modifier.n if touched(state, Playing(player, 0, modifier.source, modifier.colour), _STOPPED) else 0


@named("wings_of_night", timings=_BEFORE_DAMAGE, needs=lambda state, play: bool(touched(state, play, _STOPPED)))
def _wings_of_night(t: Table, play: Playing, n: int) -> Flow[None]:
    t.state.turn.mods.append(Modifier(Change.WINGS_OF_NIGHT, 1, source=play.source, colour=play.colour))
    yield from resolve(t, play, _STOPPED)


@spends(Change.WINGS_OF_NIGHT, "move", _BEFORE_DAMAGE, price=_wings)
def _another_enemy(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    modifier.n += 1
    yield from resolve(t, play, _STOPPED)


# Rebirth


@named("ready_levels")
def _ready_levels(t: Table, play: Playing, n: int) -> Flow[None]:
    """Ready Units with Levels that add up to at most n."""
    while units := to_ready(play, fx.Ready(n)):
        picks = [ch.pick_unit(unit.card) for unit in units]
        chosen = yield from pick(t.state.turn.seat, msg("ask-ready-levels", n=n), picks)
        if chosen is None:
            return
        unit = next(unit for unit in units if unit.card == chosen.unit)
        unit.ready = True
        n -= unit_of(unit).level


# Meditation


def _meditate(t: Table, play: Playing, cards: list[Deed]) -> Flow[None]:
    """Both cards on top of the Deed deck or under it, in any order; two cards more at the next draw."""
    player, seat = play.player, t.state.turn.seat
    player.next_draw += 2
    if not cards:
        return
    top = (yield from ask(seat, msg("ask-meditation"), (ch.ON_TOP, ch.AT_BOTTOM))) is ch.ON_TOP
    if len(cards) > 1 and kind_of(cards[0]) != kind_of(cards[1]):
        picks = [ch.pick_card(card) for card in cards]
        first = yield from ask(seat, msg("ask-drawn-first"), picks)
        cards.sort(key=lambda card: card != first.card)
    for card in reversed(cards) if top else cards:
        t.move(card, player.discard, player.deck, bottom=not top)


@named("meditation")
def _meditation(t: Table, play: Playing, n: int) -> Flow[None]:
    left = list(play.player.discard.cards)
    cards = []
    for _ in range(min(n, len(left))):
        cards.append(t.pick(left))
        left.remove(cards[-1])
    yield from _meditate(t, play, cards)


@named("trance")
def _trance(t: Table, play: Playing, n: int) -> Flow[None]:
    left = list(play.player.discard.cards)
    cards: list[Deed] = []
    for _ in range(min(n, len(left))):
        picks = [ch.pick_card(card) for card in left]
        pick: ch.PickCard = yield from choose(t.state.turn.seat, msg("ask-trance"), picks)
        cards.append(next(card for card in left if card == pick.card))
        left.remove(cards[-1])
    yield from _meditate(t, play, cards)


# Call to Arms


def _summons(state: State, play: Playing) -> list[ch.Activate]:
    """The abilities of Units in the offer that can be used now."""
    combat = state.combat
    if combat is not None and not combat.units:
        return []
    found = []
    for unit in free_units(state):
        for i, ability in enumerate(UNIT[kind_of(unit)].abilities):
            cost = (*play.cost, ability.mana) if ability.mana >= 0 else play.cost
            if (
                ability.effect is not None
                and can_pay(state, play.player, cost)
                and playable(state, _called(state, play, unit, ability.mana), ability.effect)
            ):
                found.append(ch.activate(unit, i))
    return found


def _called(state: State, play: Playing, unit: UnitCard, mana: int) -> Playing:
    called = Playing(play.player, of_units(state, play.timing), unit, mana, "unit")
    called.unit = Unit(unit)
    return called


@named("call_to_arms", needs=lambda state, play: bool(_summons(state, play)))
def _call_to_arms(t: Table, play: Playing, n: int) -> Flow[None]:
    """The Unit stays in the offer; damage cannot be assigned to it."""
    pick: ch.Activate = yield from choose(t.state.turn.seat, msg("ask-call-to-arms"), _summons(t.state, play))
    unit = UnitCard(pick.unit)
    ability = UNIT[kind_of(unit)].abilities[pick.ability]
    assert ability.effect is not None
    t.say(msg("say-activates", hero=name("hero", play.player.hero), unit=unit_name(unit)))
    if ability.mana >= 0:
        yield from pay(t, play.player, 1 << ability.mana)
    yield from resolve(t, _called(t.state, play, unit, ability.mana), ability.effect)


@named("call_to_glory", needs=lambda state, play: bool(free_units(state)))
def _call_to_glory(t: Table, play: Playing, n: int) -> Flow[None]:
    picks = [ch.pick_unit(unit) for unit in free_units(t.state)]
    pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-call-to-glory"), picks)
    yield from gain_unit(t, play.player, UnitCard(pick.unit))
    t.state.turn.recruited += 1
