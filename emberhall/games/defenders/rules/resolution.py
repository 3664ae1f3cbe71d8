"""What acts do: one flow for each node, and whether it can do anything now."""

from collections.abc import Callable
from typing import Any

from emberhall.games.defenders.choices import COLOUR, WHERE, Order, Placement, Throw, Which, Who
from emberhall.games.defenders.content import COLOUR as COLOUR_OF
from emberhall.games.defenders.content import (
    COUNT,
    DARKNESS_CARDS,
    GENERALS,
    HERO_CARDS,
    IDS,
    INN,
    PLACE,
)
from emberhall.games.defenders.content.model import DarknessId
from emberhall.games.defenders.effects import (
    NOBODY,
    Act,
    CancelPlacement,
    DrawCards,
    Exchange,
    FindCard,
    Foresee,
    GatesLocked,
    Gossip,
    HoldGeneral,
    HoldHealing,
    Immobilise,
    InnsClosed,
    Luck,
    MoreDice,
    NoSkill,
    Purify,
    PushBack,
    Quench,
    QuietNight,
    RaiseGate,
    SendHeroes,
    Then,
    Ward,
)
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.state import Defenders, General, Realm, prevails
from emberhall.kernel import DONE, Ask, Flow, Option, choose, msg

from .cards import draw_hero_cards, tell_cards

#: The rule behind what an act asks.
SPECIAL_CARD = "DR-HCARD-07"

Resolver = Callable[[Realm, int, Any], Flow[None]]
Condition = Callable[[Defenders, int, Any], bool]

_resolvers: dict[type, Resolver] = {}
_conditions: dict[type, Condition] = {}


def resolves(node: type) -> Callable[[Resolver], Resolver]:
    """Registers the flow that carries out a node."""

    def register(flow: Resolver) -> Resolver:
        _resolvers[node] = flow
        return flow

    return register


def needs(node: type) -> Callable[[Condition], Condition]:
    """Registers the condition under which a node can do something."""

    def register(condition: Condition) -> Condition:
        _conditions[node] = condition
        return condition

    return register


def possible(state: Defenders, seat: int, act: Act) -> bool:
    """Whether the act would do anything for this seat now."""
    condition = _conditions.get(act.__class__)
    return condition is None or condition(state, seat, act)


def resolve(t: Realm, seat: int, act: Act) -> Flow[None]:
    """Carry out an act for a seat."""
    return _resolvers[act.__class__](t, seat, act)


@resolves(Then)
def _then(t: Realm, seat: int, act: Then) -> Flow[None]:
    for part in act.parts:
        if possible(t.state, seat, part):
            yield from resolve(t, seat, part)


@needs(Then)
def _any_part(state: Defenders, seat: int, act: Then) -> bool:
    return any(possible(state, seat, part) for part in act.parts)


# gates and heroes


@resolves(RaiseGate)
def _raise_gate(t: Realm, seat: int, act: RaiseGate) -> Flow[None]:
    free = [WHERE[place] for place in range(COUNT) if place not in t.state.gates]
    chosen = yield from choose(seat, msg("ask-gate-place"), free, SPECIAL_CARD)
    put_gate(t, WHERE.index(chosen))


@needs(RaiseGate)
def _gate_left(state: Defenders, seat: int, act: RaiseGate) -> bool:
    return state.gates_left > 0 and not prevails(state, GatesLocked)


def put_gate(t: Realm, place: int) -> None:
    """A Magic Gate of the supply stands on a location."""
    t.state.gates.append(place)
    t.state.gates_left -= 1
    if t.events is not None:
        t.say(msg("gate-built", place=place_name(place)))


@resolves(SendHeroes)
def _send_heroes(t: Realm, seat: int, act: SendHeroes) -> Flow[None]:
    from .movement import arrive

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
        at = state.heroes[hero.seat].at
        where = [WHERE[place] for place in range(COUNT) if place != at]
        chosen = yield from choose(seat, msg("ask-send-where", hero=hero_name(state, hero.seat)), where, SPECIAL_CARD)
        sent.append(hero.seat)
        yield from arrive(t, hero.seat, WHERE.index(chosen))


# the land


@resolves(Purify)
def _purify(t: Realm, seat: int, act: Purify) -> Flow[None]:
    state = t.state
    if act.here:
        place = state.heroes[seat].at
    else:
        tainted = [WHERE[at] for at in range(COUNT) if state.crystals[at]]
        place = WHERE.index((yield from choose(seat, msg("ask-purify"), tainted, SPECIAL_CARD)))
    cleanse(t, place, state.crystals[place] if act.every else 1)


@needs(Purify)
def _tainted(state: Defenders, seat: int, act: Purify) -> bool:
    return bool(state.crystals[state.heroes[seat].at]) if act.here else any(state.crystals)


def cleanse(t: Realm, place: int, count: int) -> None:
    """Tainted Crystals go back to the supply (DR-LAND-05)."""
    t.state.crystals[place] -= count
    t.state.crystals_left += count
    if t.events is not None:
        t.say(msg("cleansed", place=place_name(place), count=count))


@resolves(Quench)
def _quench(t: Realm, seat: int, act: Quench) -> Flow[None]:
    from .fire import quench
    from .quests import replace_impossible

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


@needs(Quench)
def _burning(state: Defenders, seat: int, act: Quench) -> bool:
    return bool(state.fires)


# Generals


def _on_board(state: Defenders) -> list[General]:
    return [general for general in state.generals if general.alive]


def _recovering(state: Defenders) -> list[General]:
    return [
        general for general in state.generals if general.life < general.most and general.alive and not general.watched
    ]


@resolves(PushBack)
def _push_back(t: Realm, seat: int, act: PushBack) -> Flow[None]:
    found = [Which(general.card) for general in _on_board(t.state) if general.step]
    chosen = yield from choose(seat, msg("ask-push-back"), found, SPECIAL_CARD)
    general = next(general for general in t.state.generals if general.card == chosen.general)
    general.step -= 1
    general.at = GENERALS[general.card].path[general.step]
    if t.events is not None:
        t.say(msg("pushed-back", general=GENERALS[general.card].name(), place=place_name(general.at)))


@needs(PushBack)
def _advanced(state: Defenders, seat: int, act: PushBack) -> bool:
    return any(general.step and general.alive for general in state.generals)


@resolves(HoldHealing)
def _hold_healing(t: Realm, seat: int, act: HoldHealing) -> Flow[None]:
    found = [Which(general.card) for general in _recovering(t.state)]
    chosen = yield from choose(seat, msg("ask-spy"), found, SPECIAL_CARD)
    next(general for general in t.state.generals if general.card == chosen.general).watched = True


@needs(HoldHealing)
def _wounded_general(state: Defenders, seat: int, act: HoldHealing) -> bool:
    return bool(_recovering(state))


@resolves(Immobilise)
def _immobilise(t: Realm, seat: int, act: Immobilise) -> Flow[None]:
    chosen = yield from choose(
        seat, msg("ask-immobilise"), [Which(general.card) for general in _on_board(t.state)], SPECIAL_CARD
    )
    next(general for general in t.state.generals if general.card == chosen.general).held = len(t.state.heroes)


@resolves(HoldGeneral)
def _hold_general(t: Realm, seat: int, act: HoldGeneral) -> Flow[None]:
    t.state.stopped = True
    yield from ()


# the Night


@resolves(QuietNight)
def _quiet_night(t: Realm, seat: int, act: QuietNight) -> Flow[None]:
    t.state.quiet = True
    yield from ()


@needs(QuietNight)
def _not_yet_quiet(state: Defenders, seat: int, act: QuietNight) -> bool:
    return not state.quiet


def cancellable(state: Defenders, act: CancelPlacement) -> list[int]:
    """The placements of the card shown that this act can cancel."""
    if not state.shown:
        return []
    return [
        place
        for place, _, _ in DARKNESS_CARDS[state.shown].place
        if place not in state.cancelled and act.colour in (NOBODY, COLOUR_OF[place])
    ]


@resolves(CancelPlacement)
def _cancel_placement(t: Realm, seat: int, act: CancelPlacement) -> Flow[None]:
    found = [Placement(IDS[place]) for place in cancellable(t.state, act)]
    chosen = yield from choose(seat, msg("ask-cancel-placement"), found, SPECIAL_CARD)
    t.state.cancelled.append(PLACE[chosen.place])


@resolves(Foresee)
def _foresee(t: Realm, seat: int, act: Foresee) -> Flow[None]:
    """Look at the top cards, discard some, put the rest back in any order, the first named on top."""
    state = t.state
    deck = state.darkness_deck
    seen: list[DarknessId] = t.peek(deck, min(act.cards, len(deck.cards)), seat)
    while seen:
        options: list[Option] = [Throw(card) for card in seen]
        chosen = yield Ask(seat, msg("ask-foresee-discard"), [*options, DONE], SPECIAL_CARD)
        if chosen is DONE:
            break
        seen.remove(chosen.darkness)
        t.move(chosen.darkness, deck, state.darkness_discard)
    ordered: list[DarknessId] = []
    while seen:
        chosen = yield from choose(
            seat, msg("ask-foresee-order", place=len(ordered) + 1), [Order(card) for card in seen], SPECIAL_CARD
        )
        seen.remove(chosen.darkness)
        ordered.append(chosen.darkness)
    if ordered:
        deck.cards[-len(ordered) :] = ordered[::-1]


@needs(Foresee)
def _deck_left(state: Defenders, seat: int, act: Foresee) -> bool:
    return bool(state.darkness_deck.cards)


# Hero cards


@resolves(DrawCards)
def _draw_cards(t: Realm, seat: int, act: DrawCards) -> Flow[None]:
    draw_hero_cards(t, seat, act.cards)
    yield from ()


@resolves(Gossip)
def _gossip(t: Realm, seat: int, act: Gossip) -> Flow[None]:
    from .actions import listen

    chosen = yield from choose(seat, msg("ask-rumors"), COLOUR, SPECIAL_CARD)
    listen(t, seat, COLOUR.index(chosen), act.cards)


@needs(Gossip)
def _at_an_inn(state: Defenders, seat: int, act: Gossip) -> bool:
    return seat == state.active and INN[state.heroes[seat].at] and not prevails(state, InnsClosed)


@resolves(FindCard)
def _find_card(t: Realm, seat: int, act: FindCard) -> Flow[None]:
    """From the top of the Hero deck the first card of the colour; then the deck is shuffled."""
    state = t.state
    deck = state.hero_deck
    for card in reversed(deck.cards):
        if HERO_CARDS[card].colour == act.colour:
            t.move(card, deck, state.heroes[seat].hand)
            tell_cards(t, seat, [card])
            break
    t.shuffle(deck)
    yield from ()


@resolves(Exchange)
def _exchange(t: Realm, seat: int, act: Exchange) -> Flow[None]:
    from .messengers import exchange

    return exchange(t, seat)


@needs(Exchange)
def _apart(state: Defenders, seat: int, act: Exchange) -> bool:
    with_cards = [hero.at for hero in state.heroes if hero.life]
    return len(set(with_cards)) > 1 and any(hero.hand.cards for hero in state.heroes)


# nodes that count where they are used: in a battle, after a roll, when a Global Effect is drawn


@needs(MoreDice)
@needs(NoSkill)
@needs(Luck)
@needs(Ward)
def _in_its_place(state: Defenders, seat: int, act: Act) -> bool:
    return True
