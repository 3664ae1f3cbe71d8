"""Gates, heroes who are sent, crystals and fires."""

from emberhall.games.defenders.choices import WHERE, Who
from emberhall.games.defenders.content import COUNT, OF_COLOUR
from emberhall.games.defenders.effects.book import SPECIAL_CARD, Playing, can, does
from emberhall.games.defenders.effects.nodes.acts import Purify, Quench, RaiseGate, SendHeroes
from emberhall.games.defenders.effects.nodes.traits import GatesLocked
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.actions import cleanse, put_gate
from emberhall.games.defenders.rules.fire import quench
from emberhall.games.defenders.rules.movement import arrive
from emberhall.games.defenders.rules.quests import replace_impossible
from emberhall.games.defenders.rules.ways import in_shape
from emberhall.games.defenders.state import State, Table, prevails
from emberhall.games.defenders.terms import PURPLE
from emberhall.kernel import Flow, choose, msg, pick


@does(RaiseGate)
def _raise_gate(t: Table, playing: Playing, act: RaiseGate) -> Flow[None]:
    free = [WHERE[place] for place in range(COUNT) if place not in t.state.gates]
    chosen = yield from choose(playing.seat, msg("ask-gate-place"), free, SPECIAL_CARD)
    put_gate(t, WHERE.index(chosen))
    replace_impossible(t)


@can(RaiseGate)
def _gate_left(state: State, playing: Playing, act: RaiseGate) -> bool:
    return state.gates_left > 0 and not prevails(state, GatesLocked)


@does(SendHeroes)
def _send_heroes(t: Table, playing: Playing, act: SendHeroes) -> Flow[None]:
    state = t.state
    sent: list[int] = []
    asked, prompt = playing.seat, msg("ask-send-who")
    while len(sent) < act.count:
        who = [Who(other, hero.hero) for other, hero in enumerate(state.heroes) if hero.life and other not in sent]
        if not who:
            return
        hero = yield from (pick(asked, prompt, who, SPECIAL_CARD) if sent else choose(asked, prompt, who, SPECIAL_CARD))
        if hero is None:
            return
        who_goes = state.heroes[hero.seat]
        shunned = OF_COLOUR[PURPLE] if in_shape(who_goes) else ()
        where = [WHERE[place] for place in range(COUNT) if place != who_goes.at and place not in shunned]
        chosen = yield from choose(asked, msg("ask-send-where", hero=hero_name(state, hero.seat)), where, SPECIAL_CARD)
        sent.append(hero.seat)
        yield from arrive(t, hero.seat, WHERE.index(chosen))


@does(Purify)
def _purify(t: Table, playing: Playing, act: Purify) -> Flow[None]:
    state = t.state
    if act.here:
        place = state.heroes[playing.seat].at
    else:
        tainted = [WHERE[at] for at in range(COUNT) if state.crystals[at]]
        place = WHERE.index((yield from choose(playing.seat, msg("ask-purify"), tainted, SPECIAL_CARD)))
    cleanse(t, place, state.crystals[place] if act.every else 1)


@can(Purify)
def _tainted(state: State, playing: Playing, act: Purify) -> bool:
    hero = state.heroes[playing.seat]
    return hero.life > 0 and state.crystals[hero.at] > 0 if act.here else any(state.crystals)


@does(Quench)
def _quench(t: Table, playing: Playing, act: Quench) -> Flow[None]:
    for count in range(act.count):
        if not t.state.fires:
            break
        burning = [WHERE[place] for place in t.state.fires]
        asking = pick if count else choose
        chosen = yield from asking(playing.seat, msg("ask-quench"), burning, SPECIAL_CARD)
        if chosen is None:
            break
        quench(t, WHERE.index(chosen))
    replace_impossible(t)


@can(Quench)
def _burning(state: State, playing: Playing, act: Quench) -> bool:
    return bool(state.fires)
