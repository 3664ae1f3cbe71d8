"""Gates, heroes who are sent, crystals and fires."""

from emberhall.games.defenders.choices import WHERE, Who
from emberhall.games.defenders.content import COUNT, OF_COLOUR
from emberhall.games.defenders.effects.book import SPECIAL_CARD, can, does
from emberhall.games.defenders.effects.nodes import GatesLocked, Purify, Quench, RaiseGate, SendHeroes
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.actions import cleanse, put_gate
from emberhall.games.defenders.rules.fire import quench
from emberhall.games.defenders.rules.movement import arrive
from emberhall.games.defenders.rules.quests import replace_impossible
from emberhall.games.defenders.rules.ways import in_shape
from emberhall.games.defenders.state import State, Table, prevails
from emberhall.games.defenders.terms import PURPLE
from emberhall.kernel import DONE, Flow, Option, choose, msg


@does(RaiseGate)
def _raise_gate(t: Table, seat: int, act: RaiseGate) -> Flow[None]:
    free = [WHERE[place] for place in range(COUNT) if place not in t.state.gates]
    chosen = yield from choose(seat, msg("ask-gate-place"), free, SPECIAL_CARD)
    put_gate(t, WHERE.index(chosen))
    replace_impossible(t)


@can(RaiseGate)
def _gate_left(state: State, seat: int, act: RaiseGate) -> bool:
    return state.gates_left > 0 and not prevails(state, GatesLocked)


@does(SendHeroes)
def _send_heroes(t: Table, seat: int, act: SendHeroes) -> Flow[None]:
    state = t.state
    sent: list[int] = []
    while len(sent) < act.count:
        who: list[Option] = [
            Who(other, hero.hero) for other, hero in enumerate(state.heroes) if hero.life and other not in sent
        ]
        if sent:
            who.append(DONE)
        hero = yield from choose(seat, msg("ask-send-who"), who, SPECIAL_CARD)
        if hero is DONE:
            return
        who_goes = state.heroes[hero.seat]
        shunned = OF_COLOUR[PURPLE] if in_shape(who_goes) else ()
        where = [WHERE[place] for place in range(COUNT) if place != who_goes.at and place not in shunned]
        chosen = yield from choose(seat, msg("ask-send-where", hero=hero_name(state, hero.seat)), where, SPECIAL_CARD)
        sent.append(hero.seat)
        yield from arrive(t, hero.seat, WHERE.index(chosen))


@does(Purify)
def _purify(t: Table, seat: int, act: Purify) -> Flow[None]:
    state = t.state
    if act.here:
        place = state.heroes[seat].at
    else:
        tainted = [WHERE[at] for at in range(COUNT) if state.crystals[at]]
        place = WHERE.index((yield from choose(seat, msg("ask-purify"), tainted, SPECIAL_CARD)))
    cleanse(t, place, state.crystals[place] if act.every else 1)


@can(Purify)
def _tainted(state: State, seat: int, act: Purify) -> bool:
    hero = state.heroes[seat]
    return hero.life > 0 and state.crystals[hero.at] > 0 if act.here else any(state.crystals)


@does(Quench)
def _quench(t: Table, seat: int, act: Quench) -> Flow[None]:
    for count in range(act.count):
        if not t.state.fires:
            break
        burning: list[Option] = [WHERE[place] for place in t.state.fires]
        if count:
            burning.append(DONE)
        chosen = yield from choose(seat, msg("ask-quench"), burning, SPECIAL_CARD)
        if chosen is DONE:
            break
        quench(t, WHERE.index(chosen))
    replace_impossible(t)


@can(Quench)
def _burning(state: State, seat: int, act: Quench) -> bool:
    return bool(state.fires)
