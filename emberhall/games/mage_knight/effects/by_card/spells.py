"""Spells that no node expresses."""

from collections.abc import Iterator

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
from emberhall.games.mage_knight.names import card_name, colour_name, declined, half_name, name, unit_name
from emberhall.games.mage_knight.rules.cities import whole
from emberhall.games.mage_knight.rules.combat_start import assault_site
from emberhall.games.mage_knight.rules.common import card_of, gain_crystal, take_wound, unit_of
from emberhall.games.mage_knight.rules.deeds import of_units
from emberhall.games.mage_knight.rules.foes import combat_of
from emberhall.games.mage_knight.rules.hero_combat import attack_hero
from emberhall.games.mage_knight.rules.hero_values import rival_at
from emberhall.games.mage_knight.rules.interaction import free_units, gain_unit
from emberhall.games.mage_knight.rules.joint_assault import proposals, propose
from emberhall.games.mage_knight.rules.mana import can_pay, pay, pick_colour
from emberhall.games.mage_knight.rules.movement import relocate
from emberhall.games.mage_knight.rules.outside_turn import answers, in_own_turn
from emberhall.games.mage_knight.rules.safe_spaces import havens, is_fortress, is_open, reach
from emberhall.games.mage_knight.rules.scenario import special_of
from emberhall.games.mage_knight.rules.teams import may_fight
from emberhall.games.mage_knight.state import Claim, Deed, Modifier, Player, State, Table, Unit, UnitCard
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BASIC,
    BLOCK_PHASE,
    COLOURS,
    FIRE,
    LAKE,
    MELEE_ATTACK,
    MOVING,
    PEACE,
    RANGED_PHASE,
    SWAMP,
    Change,
    Moment,
)
from emberhall.kernel import ALL, Flow, Option, ask, choose, msg, pick

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


# competitive Spells


def _others(state: State, player: Player) -> Iterator[tuple[int, Player]]:
    """The other players with their seats, in Round Order."""
    for seat in state.order:
        if seat >= 0 and state.players[seat] is not player:
            yield seat, state.players[seat]


def _wound(t: Table, player: Player) -> None:
    """A Wound into the hand of a player who is not fighting now."""
    take_wound(t, player)
    t.say(msg("say-spell-wounds", hero=name("hero", player.hero)))


@named("mana_meltdown")
def _mana_meltdown(t: Table, play: Playing, n: int) -> Flow[None]:
    lost = []
    for _, other in _others(t.state, play.player):
        crystals = [colour for colour in BASIC for _ in range(other.crystals[colour])]
        if not crystals:
            _wound(t, other)
            continue
        colour = t.pick(crystals)
        other.crystals[colour] -= 1
        lost.append(colour)
        t.say(msg("say-loses-crystal", hero=name("hero", other.hero), colour=colour_name(colour)))
    if lost:
        picks = [ch.PICK_COLOUR[colour] for colour in BASIC if colour in lost]
        chosen = yield from pick(t.state.turn.seat, msg("ask-meltdown"), picks, stop=ch.SKIP)
        if chosen is not None:
            gain_crystal(t, play.player, COLOURS.index(chosen.colour))


@named("mana_radiance")
def _mana_radiance(t: Table, play: Playing, n: int) -> Flow[None]:
    colour = yield from pick_colour(t, ALL_BASIC, "ask-radiance")
    for _ in range(play.player.crystals[colour]):
        take_wound(t, play.player)
    for _, other in _others(t.state, play.player):
        for _ in range(other.crystals[colour]):
            _wound(t, other)
    for _ in range(n):
        gain_crystal(t, play.player, colour)


def _claim(t: Table, play: Playing, tokens: int, *, curse: bool) -> Flow[None]:
    """Keep a die until the end of the Round: mana now, or on each of your later turns."""
    state, player = t.state, play.player
    dice = [ch.PICK_DIE[colour] for colour in BASIC if colour in state.source]
    if not dice:
        return  # the last one was spent on the card itself
    pick: ch.PickDie = yield from choose(state.turn.seat, msg("ask-take-die"), dice)
    colour = COLOURS.index(pick.colour)
    how = yield from ask(state.turn.seat, msg("ask-claim"), (ch.MANA_NOW, ch.MANA_LATER))
    state.source.remove(colour)
    player.claims.append(Claim(colour, how is ch.MANA_LATER, curse))
    if how is ch.MANA_NOW:
        player.mana[colour] += tokens


def _basic_die(state: State, play: Playing) -> bool:
    return any(die < 4 for die in state.source)


@named("mana_claim", needs=_basic_die)
def _mana_claim(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _claim(t, play, n, curse=False)


@named("mana_curse", needs=_basic_die)
def _mana_curse(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _claim(t, play, n, curse=True)


def _read_minds(t: Table, play: Playing, half: str) -> Flow[list[tuple[Player, Deed]]]:
    """A crystal; the others discard a card of its colour, or show that they have none.

    No other effect of these sets does anything to another player that drawing cards first could change.
    """
    hero, spell = name("hero", play.player.hero), half_name(play.source, half) or card_name(play.source)
    yield from answers(t, msg("ask-answer", hero=hero, spell=spell))
    colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
    gain_crystal(t, play.player, colour)
    taken = []
    for seat, other in _others(t.state, play.player):
        cards = [card for card in other.hand.cards if card_of(card).colour == colour]
        if not cards:
            for card in other.hand.cards:
                t.show(card, other.hand, ALL)
            t.say(msg("say-shows-hand", hero=name("hero", other.hero)))
            continue
        picks = [ch.pick_card(card) for card in cards]
        prompt = msg("ask-mind-read", card=declined("colour", COLOURS[colour], "card"))
        pick: ch.PickCard = yield from choose(seat, prompt, picks)
        card = next(card for card in cards if card == pick.card)
        t.move(card, other.hand, other.discard)
        t.say(msg("say-discards", hero=name("hero", other.hero), card=card_name(card)))
        taken.append((other, card))
    return taken


@named("mind_read")
def _mind_read(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _read_minds(t, play, "basic")


@named("mind_steal")
def _mind_steal(t: Table, play: Playing, n: int) -> Flow[None]:
    """One of the Action cards so discarded may be kept for good."""
    taken = yield from _read_minds(t, play, "strong")
    actions = {card: owner for owner, card in taken if card_of(card).action}
    if actions:
        picks = [ch.pick_card(card) for card in actions]
        chosen = yield from pick(t.state.turn.seat, msg("ask-mind-steal"), picks, stop=ch.SKIP)
        if chosen is not None:
            card = Deed(chosen.card)
            t.move(card, actions[card].discard, play.player.hand)


def _spend_theirs(t: Table, play: Playing, level: int) -> Flow[None]:
    """One Unit of each other player, up to a Level, may be made spent."""
    for _, other in _others(t.state, play.player):
        units = [unit for unit in other.units if unit.ready and unit_of(unit).level <= level]
        if units:
            picks = [ch.pick_unit(unit.card) for unit in units]
            prompt = msg("ask-energy-flow", hero=name("hero", other.hero))
            chosen = yield from pick(t.state.turn.seat, prompt, picks, stop=ch.SKIP)
            if chosen is not None:
                next(unit for unit in units if unit.card == chosen.unit).ready = False


_ANY_UNIT = fx.Ready()


def _spent_unit(state: State, play: Playing) -> bool:
    return bool(to_ready(play, _ANY_UNIT))


def _energy(t: Table, play: Playing, level: int, *, heal: bool) -> Flow[None]:
    units = to_ready(play, _ANY_UNIT)
    picks = [ch.pick_unit(unit.card) for unit in units]
    pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-ready"), picks)
    unit = next(unit for unit in units if unit.card == pick.unit)
    unit.ready = True
    if heal and unit.wounds:
        unit.wounds -= 1
    yield from _spend_theirs(t, play, level)


@named("energy_flow", timings=PEACE, needs=_spent_unit)
def _energy_flow(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _energy(t, play, n, heal=False)


@named("energy_steal", timings=PEACE, needs=_spent_unit)
def _energy_steal(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _energy(t, play, n, heal=True)
