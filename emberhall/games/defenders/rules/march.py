"""The march of the Generals."""

from emberhall.games.defenders.content import CITY, GENERALS, SCENARIOS
from emberhall.games.defenders.content.kinds import NEXT, DarknessCard, GeneralCard
from emberhall.games.defenders.names import place_name
from emberhall.games.defenders.rules.ending import lose
from emberhall.games.defenders.rules.fire import flight, ignite
from emberhall.games.defenders.rules.global_effects import end_global_effect
from emberhall.games.defenders.rules.imps import placed_by_card
from emberhall.games.defenders.rules.overrun import taint
from emberhall.games.defenders.state import General, State, Table
from emberhall.kernel import Flow, msg


def would_move(state: State, card: DarknessCard) -> General | None:
    """The General who moves by this card: a step away from the place it names, and fit to move.

    DR-NIGHT-06, DR-NIGHT-13.
    """
    for general in state.generals:
        if general.card == card.general and general.alive and can_move(general):
            path = GENERALS[general.card].path
            if not path or card.to == NEXT or card.to == path[general.step + 1]:
                return general
    return None


def can_move(general: General) -> bool:
    """Major wounds and special cards keep a General where he is (DR-GHEAL-04)."""
    return general.life > GENERALS[general.card].major and not general.held


def destination(state: State, general: General, to: int) -> int:
    """Where a General goes: one step on his path, or by Dragon Flight to the location shown (DR-BRIM-02)."""
    sheet = GENERALS[general.card]
    return flight(state, to) if sheet.flies else sheet.path[general.step + 1]


def march(t: Table, card: DarknessCard) -> Flow[None] | tuple[()]:
    """The General of the card moves, if he may, and brings minions (DR-NIGHT-08): `yield from march(...)`."""
    state = t.state
    general = None if state.stopped else would_move(state, card)
    return advance(t, general, destination(state, general, card.to), card.minions) if general is not None else ()


def advance(t: Table, general: General, to: int, minions: int) -> Flow[None]:
    """A General enters a location; Monarch City is the end (DR-AIM-04, DR-AIM-09)."""
    state = t.state
    sheet = GENERALS[general.card]
    if not sheet.flies:
        general.step += 1
    general.at = to
    if t.events is not None:
        t.say(msg("say-general-moved", general=sheet.name(), place=place_name(to)))
    t.beat()
    if to == CITY:
        lose(t, msg("end-fire" if sheet.flies else "end-general", general=sheet.name()))
    if state.global_effect:
        end_global_effect(t)  # DR-GLOBAL-05
    if sheet.flies:
        ignite(t, to)  # DR-BRIM-05
    if blights(state, general):
        taint(t, to)
    if brings_minions(state, sheet, minions):
        yield from placed_by_card(t, to, sheet.colour, minions)


def blights(state: State, general: General) -> bool:
    """Whether the scenario lets this General taint every location he moves to (DR-SCEN4-03)."""
    return SCENARIOS[state.setting.scenario].blight == general.card


def brings_minions(state: State, sheet: GeneralCard, minions: int) -> bool:
    """Whether minions come with a General; one without a race in this game brings none (DR-SCEN5-07)."""
    return minions > 0 and state.kinds[sheet.colour] == sheet.minion
