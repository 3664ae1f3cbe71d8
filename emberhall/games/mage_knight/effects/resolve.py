"""Effects happen here: one function per kind of effect, some at once, some as a flow with questions."""

from collections.abc import Callable
from typing import Any, TypeAlias

import emberhall.games.mage_knight.effects.nodes as fx
import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects.counts import COUNTS
from emberhall.games.mage_knight.effects.modifiers import known, raised
from emberhall.games.mage_knight.effects.playable import (
    Playing,
    boostable,
    is_night,
    open_options,
    payable_colours,
    playable,
    spare_cards,
    to_ready,
    touched,
)
from emberhall.games.mage_knight.rules.banners import with_banner
from emberhall.games.mage_knight.rules.common import (
    MK,
    card_of,
    discard,
    gain_crystal,
    gain_fame,
    gain_reputation,
    take_wound,
)
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.foes import change, combat_of
from emberhall.games.mage_knight.rules.interactive import weather
from emberhall.games.mage_knight.rules.mana import may_be_set, more_dice, pay
from emberhall.games.mage_knight.state import Assault, Combat, Duel, MageKnightState, Modifier
from emberhall.kernel import DONE, NO, YES, Ask, Flow, choose, msg

known("endless")

AtOnce: TypeAlias = Callable[[MK, Playing, Any], None]
Asking: TypeAlias = Callable[[MK, Playing, Any], Flow[None]]

AT_ONCE: dict[type, AtOnce] = {}
FLOWS: dict[type, Asking] = {}


def at_once(kind: type) -> Callable[[AtOnce], AtOnce]:
    """The function carries out effects of this kind, asking nothing."""

    def register(function: AtOnce) -> AtOnce:
        AT_ONCE[kind] = function
        return function

    return register


def asking(kind: type) -> Callable[[Asking], Asking]:
    """The flow carries out effects of this kind."""

    def register(function: Asking) -> Asking:
        FLOWS[kind] = function
        return function

    return register


def resolve(t: MK, play: Playing, effect: fx.Effect) -> Flow[None]:
    """Carry out an effect."""
    do = AT_ONCE.get(type(effect))
    if do is not None:
        do(t, play, effect)
    else:
        yield from FLOWS[type(effect)](t, play, effect)


# points


def _value(t: MK, play: Playing, what: str, n: int) -> int:
    if what != "heal":
        n += play.bonus
        play.bonus = 0
    if play.origin == "unit":
        n = with_banner(t, play, what, n)
    turn = t.state.turn
    return raised(turn, play, what, n) if turn.mods else n


@at_once(fx.Move)
def _move(t: MK, play: Playing, effect: fx.Move) -> None:
    t.state.turn.move += _value(t, play, "move", effect.n)


@at_once(fx.Influence)
def _influence(t: MK, play: Playing, effect: fx.Influence) -> None:
    t.state.turn.influence += _value(t, play, "influence", effect.n)


@at_once(fx.Heal)
def _heal(t: MK, play: Playing, effect: fx.Heal) -> None:
    t.state.turn.heal += _value(t, play, "heal", effect.n)


@at_once(fx.Attack)
def _attack(t: MK, play: Playing, effect: fx.Attack) -> None:
    combat = combat_of(t.state)
    play.kind = effect.kind
    n = _value(t, play, "attack", effect.n)
    points = combat.unit_points if play.origin == "unit" else combat.points
    if (
        t.state.duel is not None
        and play.unit is not None
        and _takes_part(t.state.duel, play.unit.card, effect.element, n)
    ):
        return
    points[4 * effect.kind + effect.element] += n
    combat.retarget = bool(combat.targets)


def _takes_part(duel: Duel, unit: str, element: int, n: int) -> bool:
    """In combat between heroes the opponent may stop the part of a single Unit (MK-PVP-85)."""
    for foe in duel.foes:
        if foe.token == unit:
            foe.attacks.append(Assault(n, element))
            return True
    return False


@at_once(fx.Block)
def _block(t: MK, play: Playing, effect: fx.Block) -> None:
    combat = combat_of(t.state)
    n = _value(t, play, "block", effect.n)
    if effect.against_swift and _against_swift(t.state, combat):
        n *= 2
    combat.block[effect.element] += n


def _against_swift(state: MageKnightState, combat: Combat) -> bool:
    """Whether the attack being blocked is Swift, or counts as such between heroes (MK-PVP-41, -42)."""
    if state.duel is not None:
        return not state.duel.melee
    return combat.foes[combat.blocking[0]].abilities & mk.SWIFT != 0


# gains and losses


@asking(fx.Draw)
def _draw(t: MK, play: Playing, effect: fx.Draw) -> Flow[None]:
    yield from draw_cards(t, play.player, effect.n)


def pick_colour(t: MK, colours: int, prompt: str) -> Flow[int]:
    """One of these colours (bits), as the player likes."""
    picks = [ch.PICK_COLOUR[colour] for colour in range(6) if colours >> colour & 1]
    pick: ch.PickColour = yield from choose(t.state.turn.seat, msg(prompt), picks)
    return mk.COLOURS.index(pick.colour)


@asking(fx.Crystal)
def _crystal(t: MK, play: Playing, effect: fx.Crystal) -> Flow[None]:
    for _ in range(effect.n):
        gain_crystal(play.player, (yield from pick_colour(t, effect.colours, "prompt-crystal")))


@asking(fx.Mana)
def _mana(t: MK, play: Playing, effect: fx.Mana) -> Flow[None]:
    for _ in range(effect.n):
        play.player.mana[(yield from pick_colour(t, effect.colours, "prompt-mana"))] += 1


@at_once(fx.Fame)
def _fame(t: MK, play: Playing, effect: fx.Fame) -> None:
    gain_fame(t, play.player, effect.n)


@at_once(fx.Reputation)
def _reputation(t: MK, play: Playing, effect: fx.Reputation) -> None:
    gain_reputation(play.player, effect.n)


@at_once(fx.TakeWound)
def _take_wound(t: MK, play: Playing, effect: fx.TakeWound) -> None:
    for _ in range(effect.n):
        take_wound(t, play.player)


@at_once(fx.WoundSelf)
def _wound_self(t: MK, play: Playing, effect: fx.WoundSelf) -> None:
    assert play.unit is not None
    play.unit.wounds += 1


@asking(fx.Ready)
def _ready(t: MK, play: Playing, effect: fx.Ready) -> Flow[None]:
    units = to_ready(play, effect)
    if units:
        picks = [ch.pick_unit(unit.card) for unit in units]
        pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("prompt-ready"), picks)
        next(unit for unit in units if unit.card == pick.unit).ready = True


@at_once(fx.ExtraDie)
def _extra_die(t: MK, play: Playing, effect: fx.ExtraDie) -> None:
    more_dice(t.state.turn, effect.n)
    if effect.black_any:
        t.state.turn.mods.append(Modifier("black_die_any"))


@asking(fx.SetDice)
def _set_dice(t: MK, play: Playing, effect: fx.SetDice) -> Flow[None]:
    state, turn = t.state, t.state.turn
    for _ in range(min(effect.dice, len(state.source))):
        faces = [ch.PICK_DIE[colour] for colour in may_be_set(state)]
        if not faces:
            return  # the last one was spent on the card itself
        die: ch.PickDie = yield from choose(turn.seat, msg("prompt-take-die"), faces)
        colour = yield from pick_colour(t, mk.ALL_BASIC | mk.BLACK_BIT, "prompt-set-die")
        state.source.remove(mk.COLOURS.index(die.colour))
        turn.dice_set.append(colour)
        play.player.mana[colour] += effect.tokens


@asking(fx.Crystallize)
def _crystallize(t: MK, play: Playing, effect: fx.Crystallize) -> Flow[None]:
    gain_crystal(play.player, (yield from pay(t, play.player, mk.ALL_BASIC)))


@asking(fx.OwnedCrystal)
def _owned_crystal(t: MK, play: Playing, effect: fx.OwnedCrystal) -> Flow[None]:
    owned = sum(1 << colour for colour in mk.BASIC if play.player.crystals[colour])
    gain_crystal(play.player, (yield from pick_colour(t, owned, "prompt-crystal")))


# lasting changes


@at_once(fx.Modify)
def _modify(t: MK, play: Playing, effect: fx.Modify) -> None:
    turn = t.state.turn
    if effect.what == "endless":
        turn.endless |= effect.arg
    else:
        turn.mods.append(Modifier(effect.what, effect.n, effect.arg, play.source, play.colour))


@at_once(fx.Terrain)
def _terrain(t: MK, play: Playing, effect: fx.Terrain) -> None:
    turn = t.state.turn
    turn.terrain.append((effect.terrains, effect.less, effect.least, -1 if effect.to is None else effect.to))
    set_costs(t.state)


def set_costs(state: MageKnightState) -> None:
    """The Move costs of the turn: changes in the order that is best for the player (MK-MOVE-23 to -25)."""
    turn = state.turn
    turn.costs = list(mk.NIGHT_COSTS if state.night else mk.DAY_COSTS)
    if state.lasting:
        weather(state)
    for terrain in range(mk.SEA):
        changes = [change for change in turn.terrain if change[0] >> terrain & 1]
        if changes:
            turn.costs[terrain] = _best(turn.costs[terrain], changes)


def _best(cost: int, changes: list[tuple[int, int, int, int]]) -> int:
    if not changes:
        return cost
    found = []
    for i, (_, less, least, to) in enumerate(changes):
        changed = to if to >= 0 else cost if cost >= mk.NEVER else min(cost, max(cost - less, least))
        found.append(_best(changed, changes[:i] + changes[i + 1 :]))
    return min(found)


# combinations


@asking(fx.Choose)
def _choose(t: MK, play: Playing, effect: fx.Choose) -> Flow[None]:
    found = open_options(t.state, play, effect.options)
    if len(found) == 1:
        yield from resolve(t, play, found[0][1])
    elif found:
        picks = [ch.PickEffect(i, option) for i, option in found]
        pick: ch.PickEffect = yield Ask(t.state.turn.seat, _PROMPT_CHOOSE, picks)
        yield from resolve(t, play, pick.effect)


_PROMPT_CHOOSE = msg("prompt-choose-effect")


@asking(fx.Then)
def _then(t: MK, play: Playing, effect: fx.Then) -> Flow[None]:
    for part in effect.parts:
        yield from resolve(t, play, part)


@asking(fx.May)
def _may(t: MK, play: Playing, effect: fx.May) -> Flow[None]:
    if playable(t.state, play, effect.effect):
        from emberhall.games.mage_knight.effects.describe import describe

        if (yield Ask(t.state.turn.seat, msg("prompt-may", effect=describe(effect.effect)), (YES, NO))) is YES:
            yield from resolve(t, play, effect.effect)


@asking(fx.When)
def _when(t: MK, play: Playing, effect: fx.When) -> Flow[None]:
    yield from resolve(t, play, effect.effect)


@asking(fx.If)
def _if(t: MK, play: Playing, effect: fx.If) -> Flow[None]:
    if effect.moments & play.moment:
        yield from resolve(t, play, effect.effect)


@asking(fx.IfPossible)
def _if_possible(t: MK, play: Playing, effect: fx.IfPossible) -> Flow[None]:
    if playable(t.state, play, effect.effect):
        yield from resolve(t, play, effect.effect)


@asking(fx.DayNight)
def _day_night(t: MK, play: Playing, effect: fx.DayNight) -> Flow[None]:
    yield from resolve(t, play, effect.night if is_night(t.state) else effect.day)


@asking(fx.IfLeastFame)
def _if_least_fame(t: MK, play: Playing, effect: fx.IfLeastFame) -> Flow[None]:
    fame = play.player.fame
    if all(other.fame > fame for other in t.state.players if other is not play.player and not other.gone):
        yield from resolve(t, play, effect.effect)


@asking(fx.Plus)
def _plus(t: MK, play: Playing, effect: fx.Plus) -> Flow[None]:
    play.bonus += min(effect.most, effect.n * COUNTS[effect.per](t.state, play.player))
    yield from resolve(t, play, effect.effect)


@asking(fx.OnTerrain)
def _on_terrain(t: MK, play: Playing, effect: fx.OnTerrain) -> Flow[None]:
    from emberhall.games.mage_knight.ground import ground

    terrain = ground(t.state).terrain[play.player.at]
    yield from resolve(t, play, effect.there if effect.terrains >> terrain & 1 else effect.elsewhere)


@asking(fx.Boost)
def _boost(t: MK, play: Playing, effect: fx.Boost) -> Flow[None]:
    cards = boostable(t.state, play)
    if not cards:
        return
    picks = [ch.pick_card(card) for card in cards]
    pick: ch.PickCard = yield from choose(t.state.turn.seat, msg("prompt-boost"), picks, "MK-EFFECT-04")
    card = next(card for card in play.player.hand.cards if card == pick.card)
    t.move(card, play.player.hand, play.player.play)
    t.state.turn.played += 1
    kind = card_of(card)
    assert kind.strong is not None
    boosted = Playing(play.player, play.moment, card, kind.colour)
    boosted.bonus = effect.n
    yield from resolve(t, boosted, kind.strong)


# costs


@asking(fx.Discarding)
def _discarding(t: MK, play: Playing, effect: fx.Discarding) -> Flow[None]:
    picks = [ch.pick_card(card) for card in spare_cards(play)]
    if not picks:
        return
    pick: ch.PickCard = yield from choose(t.state.turn.seat, msg("prompt-discard"), picks, "MK-DEED-18")
    discard(t, play.player, next(card for card in play.player.hand.cards if card == pick.card))
    yield from resolve(t, play, effect.effect)


@asking(fx.PayingMana)
def _paying_mana(t: MK, play: Playing, effect: fx.PayingMana) -> Flow[None]:
    yield from pay(t, play.player, effect.colours)
    yield from resolve(t, play, effect.effect)


@asking(fx.ByMana)
def _by_mana(t: MK, play: Playing, effect: fx.ByMana) -> Flow[None]:
    colours = payable_colours(t.state, play, effect)
    if colours:
        colour = yield from pay(t, play.player, colours)
        yield from resolve(t, play, effect.of(colour))


# enemies


@asking(fx.OnEnemy)
def _on_enemy(t: MK, play: Playing, effect: fx.OnEnemy) -> Flow[None]:
    combat = combat_of(t.state)
    foes = touched(t.state, play, effect)
    if effect.who == "all":
        for i in foes:
            change(t, play.player, combat.foes[i], effect.changes)
        return
    for n in range(effect.up_to):
        picks: list[Any] = [ch.pick_foe(i, combat.foes[i].token) for i in foes]
        if n:
            picks.append(DONE)
        if not foes:
            return
        pick = yield from choose(t.state.turn.seat, msg("prompt-which-enemy"), picks)
        if pick is DONE:
            return
        foes.remove(pick.foe)
        change(t, play.player, combat.foes[pick.foe], effect.changes)


@at_once(fx.WhenBlocked)
def _when_blocked(t: MK, play: Playing, effect: fx.WhenBlocked) -> None:
    combat = combat_of(t.state)
    for what in effect.changes:
        match what:
            case fx.Armor(n, _):
                combat.riders.append(Modifier("blocked_armor", -n, 0, play.source, play.colour))
            case fx.Destroy():
                combat.riders.append(Modifier("blocked_destroyed", 0, 0, play.source, play.colour))
            case _:
                raise TypeError(f"no rider for {what}")


@asking(fx.Named)
def _named(t: MK, play: Playing, effect: fx.Named) -> Flow[None]:
    from emberhall.games.mage_knight.effects.by_card import NAMED

    yield from NAMED[effect.name].flow(t, play, effect.n)
