"""How wounded Generals heal."""

from emberhall.games.defenders.content import GENERALS
from emberhall.games.defenders.rules.special_cards import a_round
from emberhall.games.defenders.state import General, State, Table
from emberhall.kernel import msg


def begin_healing(state: State, general: General) -> None:
    """Wait one turn for minor wounds, one turn of every hero for major ones (DR-GHEAL-01, DR-GHEAL-02)."""
    if general.life >= general.most:
        general.waits = -1
    else:
        major = general.life <= GENERALS[general.card].major
        general.waits = a_round(state) if major else 1


def generals_heal(t: Table) -> None:
    """The last step of a turn: Generals that have begun to heal regain one life (DR-GHEAL-05, DR-NIGHT-16)."""
    for general in t.state.generals:
        if general.held:
            general.held -= 1
        watched, general.watched = general.watched, False
        if not general.alive or general.waits < 0:
            continue
        if general.waits:
            general.waits -= 1
        elif not watched:
            general.life += 1
            if t.events is not None:
                t.say(msg("say-general-healed", general=GENERALS[general.card].name(), life=general.life))
            if general.life >= general.most:
                general.waits = -1
