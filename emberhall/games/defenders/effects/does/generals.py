"""Generals pushed back, held or kept from healing."""

from emberhall.games.defenders.choices import Which
from emberhall.games.defenders.content import GENERALS
from emberhall.games.defenders.effects.book import SPECIAL_CARD, Playing, can, does
from emberhall.games.defenders.effects.nodes.acts import HoldGeneral, HoldHealing, Immobilise, PushBack
from emberhall.games.defenders.names import place_name
from emberhall.games.defenders.rules.special_cards import a_round
from emberhall.games.defenders.state import General, State, Table
from emberhall.kernel import Flow, choose, msg


def _on_board(state: State) -> list[General]:
    return [general for general in state.generals if general.alive]


def _recovering(state: State) -> list[General]:
    """The Generals who heal at the end of this turn."""
    return [general for general in state.generals if general.alive and general.waits == 0 and not general.watched]


@does(PushBack)
def _push_back(t: Table, playing: Playing, act: PushBack) -> Flow[None]:
    found = [Which(general.card) for general in _on_board(t.state) if general.step]
    chosen = yield from choose(playing.seat, msg("ask-push-back"), found, SPECIAL_CARD)
    general = next(general for general in t.state.generals if general.card == chosen.general)
    general.step -= 1
    general.at = GENERALS[general.card].path[general.step]
    if t.events is not None:
        t.say(msg("say-pushed-back", general=GENERALS[general.card].name(), place=place_name(general.at)))


@can(PushBack)
def _advanced(state: State, playing: Playing, act: PushBack) -> bool:
    return any(general.step and general.alive for general in state.generals)


@does(HoldHealing)
def _hold_healing(t: Table, playing: Playing, act: HoldHealing) -> Flow[None]:
    found = [Which(general.card) for general in _recovering(t.state)]
    chosen = yield from choose(playing.seat, msg("ask-spy"), found, SPECIAL_CARD)
    next(general for general in t.state.generals if general.card == chosen.general).watched = True


@can(HoldHealing)
def _wounded_general(state: State, playing: Playing, act: HoldHealing) -> bool:
    return bool(_recovering(state))


@does(Immobilise)
def _immobilise(t: Table, playing: Playing, act: Immobilise) -> Flow[None]:
    chosen = yield from choose(
        playing.seat, msg("ask-immobilise"), [Which(general.card) for general in _on_board(t.state)], SPECIAL_CARD
    )
    next(general for general in t.state.generals if general.card == chosen.general).held = a_round(t.state)


@does(HoldGeneral)
def _hold_general(t: Table, playing: Playing, act: HoldGeneral) -> None:
    t.state.stopped = True
