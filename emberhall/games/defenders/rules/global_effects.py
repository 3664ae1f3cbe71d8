"""Global Effects: how they come into play and how they end (Dragon Expansion)."""

from emberhall.games.defenders.content import DARKNESS_CARDS, GLOBAL_EFFECTS
from emberhall.games.defenders.content.kinds import DarknessId, Moment
from emberhall.games.defenders.effects.book import PLAYED_BY, resolve
from emberhall.games.defenders.rules.special_cards import fitting, from_active, might_play, plays, spend
from emberhall.games.defenders.state import Table
from emberhall.kernel import PASS, Flow, msg, pick


def global_effect_drawn(t: Table, *, first: bool) -> Flow[None]:
    """The Global Effect shown comes into play in place of the one before (DR-GLOBAL-02, DR-GLOBAL-05).

    One that follows another in the same draw does nothing (DR-GLOBAL-06). The caller discards what is left in `shown`.
    """
    state = t.state
    effect = GLOBAL_EFFECTS[DARKNESS_CARDS[state.shown].global_effect]
    if not first:
        t.say(msg("say-global-in-vain", effect=effect.name()))
        return
    if not effect.positive and (yield from warded(t)):
        return
    end_global_effect(t)
    if effect.act is not None:
        yield from resolve(t, PLAYED_BY[state.active], effect.act)
    else:
        state.global_effect, state.shown = effect.id, ""


def end_global_effect(t: Table) -> None:
    """Discard the active Global Effect, if there is one."""
    state = t.state
    if state.global_effect:
        state.darkness_discard.add(DarknessId(f"global.{state.global_effect}"))
        t.say(msg("say-global-ends", effect=GLOBAL_EFFECTS[state.global_effect].name()))
        state.global_effect = ""


def warded(t: Table) -> Flow[bool]:
    """Ask who wards off the negative Global Effect shown; return whether anyone does."""
    state = t.state
    fit = fitting((Moment.GLOBAL,))
    for seat in from_active(state):
        if (found := plays(state, seat, fit)) or might_play(state, seat, fit):
            chosen = yield from pick(seat, msg("ask-ward"), found, "DR-HCARD-07", stop=PASS)
            if chosen is not None:
                spend(t, seat, chosen.source)
                return True
    return False
