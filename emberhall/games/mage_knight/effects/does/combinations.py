"""Effects made of effects: choices, sequences, conditions."""

from functools import cache

from emberhall.effects import PickEffect, lasts
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import BOOK, Needs, both, does, needing, needs, playable, resolve, timings
from emberhall.games.mage_knight.effects.counts import COUNTS
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import source_name
from emberhall.games.mage_knight.rules.healing import wounded
from emberhall.games.mage_knight.state import State, Table
from emberhall.games.mage_knight.terms import Change
from emberhall.kernel import Flow, Message, ask, confirm, msg


@does(fx.Choose)
def _choose(t: Table, play: Playing, effect: fx.Choose) -> Flow[None]:
    chosen = yield from pick_effect(t, play, effect.of)
    if chosen is not None:
        yield from resolve(t, play, chosen)


class InVain(PickEffect, frozen=True):
    """Healing where nobody is wounded."""

    def label(self) -> Message:
        return msg("option-effect-vain", effect=super().label())

    def told(self) -> Message:
        return super().label()  # Wounds at hand are a secret


def pick_effect(t: Table, play: Playing, options: tuple[fx.Effect, ...]) -> Flow[fx.Effect | None]:
    """One of these effects that can be used now, as the player likes."""
    found = open_options(t.state, play, options)
    if len(found) < 2:
        return found[0][1] if found else None
    vain = not wounded(play.player)  # only for the text
    picks = [(InVain if vain and isinstance(option, fx.Heal) else PickEffect)(i, option, BOOK) for i, option in found]
    pick = yield from ask(t.state.turn.seat, _which(play.origin, play.source), picks)
    return pick.effect


@cache
def _which(origin: str, source: str) -> Message:
    return msg("ask-choose-effect", of=source_name(origin, source))


@does(fx.Then)
def _then(t: Table, play: Playing, effect: fx.Then) -> Flow[None]:
    for part in effect.parts:
        yield from resolve(t, play, part)


@does(fx.May)
def _may(t: Table, play: Playing, effect: fx.May) -> Flow[None]:
    if not playable(t.state, play, effect.effect):
        return
    if (yield from confirm(t.state.turn.seat, msg("ask-may", effect=describe(effect.effect)))):
        yield from resolve(t, play, effect.effect)


@does(fx.When)
def _when(t: Table, play: Playing, effect: fx.When) -> Flow[None]:
    yield from resolve(t, play, effect.effect)


@does(fx.If)
def _if(t: Table, play: Playing, effect: fx.If) -> Flow[None]:
    if effect.timings & play.timing:
        yield from resolve(t, play, effect.effect)


@does(fx.IfPossible)
def _if_possible(t: Table, play: Playing, effect: fx.IfPossible) -> Flow[None]:
    if playable(t.state, play, effect.effect):
        yield from resolve(t, play, effect.effect)


@does(fx.DayNight)
def _day_night(t: Table, play: Playing, effect: fx.DayNight) -> Flow[None]:
    yield from resolve(t, play, effect.night if is_night(t.state) else effect.day)


@does(fx.IfLeastFame)
def _if_least_fame(t: Table, play: Playing, effect: fx.IfLeastFame) -> Flow[None]:
    fame = play.player.fame
    if all(other.fame > fame for other in t.state.players if other is not play.player and not other.gone):
        yield from resolve(t, play, effect.effect)


@does(fx.Plus)
def _plus(t: Table, play: Playing, effect: fx.Plus) -> Flow[None]:
    play.bonus += min(effect.most, effect.n * COUNTS[effect.per](t.state, play.player))
    yield from resolve(t, play, effect.effect)


@does(fx.OnTerrain)
def _on_terrain(t: Table, play: Playing, effect: fx.OnTerrain) -> Flow[None]:
    terrain = ground(t.state).terrain[play.player.at]
    yield from resolve(t, play, effect.there if effect.terrains >> terrain & 1 else effect.elsewhere)


@does(fx.IfToken)
def _if_token(t: Table, play: Playing, effect: fx.IfToken) -> Flow[None]:
    assert play.unit is not None
    yield from resolve(t, play, effect.effect if play.unit.mana == effect.colour else effect.otherwise)


def open_options(state: State, play: Playing, options: tuple[fx.Effect, ...]) -> list[tuple[int, fx.Effect]]:
    """The options of a choice that can be used now, with their places in it."""
    return [(i, option) for i, option in enumerate(options) if playable(state, play, option)]


def is_night(state: State) -> bool:
    """Night, or a place under the ground or among graves, where Night rules apply."""
    if state.night or (state.combat is not None and state.combat.mana_before is not None):
        return True
    return state.factions is not None and lasts(state.turn.mods, Change.DARK_GROUND)


# what they need


@needing(fx.Choose)
def _one_open(effect: fx.Choose) -> Needs | None:
    options = effect.of
    if all(needs(option) is None and timings(option) == timings(effect) for option in options):
        return None
    known = tuple([(timings(option), needs(option)) for option in options])

    def any_open(state: State, play: Playing) -> bool:
        for timing, need in known:  # noqa: SIM110 - any() would cost more than the look
            if timing & play.timing and (need is None or need(state, play)):
                return True
        return False

    return any_open


@needing(fx.Then)
def _all_parts(effect: fx.Then) -> Needs | None:
    found = None
    for part in effect.parts:
        found = both(found, needs(part))
    return found


@needing(fx.Plus)
@needing(fx.When)
@needing(fx.Flip)
def _the_effect(effect: fx.Plus | fx.When | fx.Flip) -> Needs | None:
    return needs(effect.effect)


@needing(fx.DayNight)
def _by_time(effect: fx.DayNight) -> Needs | None:
    if needs(effect.day) is None and needs(effect.night) is None:
        return None
    return lambda state, play: playable(state, play, effect.night if is_night(state) else effect.day)
