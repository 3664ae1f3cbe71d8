"""The rules: a warden takes two actions, then the embers act; the wardens win when the ember deck is burnt out."""

from collections.abc import Iterable
from pathlib import Path

from emberhall.kernel import (
    CHECKPOINT,
    Anyone,
    Ask,
    Deck,
    Flow,
    Game,
    Hand,
    Message,
    Option,
    Outcome,
    Pile,
    Rng,
    Table,
    msg,
)

from .campaign import CAMPAIGN
from .scene import scene
from .state import (
    REST,
    SEARCH,
    TOOLS,
    VALLEY,
    WATCH,
    Douse,
    Ember,
    Give,
    Options,
    Ride,
    Ring,
    Storm,
    Throw,
    Warden,
    WardensState,
    place_of,
    tool_name,
    warden_name,
)

MOST_FIRES, MOST_RUINS, MOST_TOOLS = 3, 3, 3


def setup(options: Options, seats: int, rng: Rng) -> WardensState:
    embers = [Ember(f"ember-{place}.{copy}") for place in VALLEY.areas for copy in (1, 2, 3)]
    rng.shuffle(embers)
    embers.append(Ember("ember-gust.1"))
    storm = None
    if options.fire == "fierce":
        storm = Storm(Deck([Ember("ember-gust.2"), *(Ember(f"ember-{place}.4") for place in VALLEY.areas)]))
        rng.shuffle(storm.embers.cards)
    rng.shuffle(embers)
    packed = [tool for pack in options.packs for tool in pack]
    tools = [tool for tool in TOOLS if tool not in packed]
    rng.shuffle(tools)
    if options.packs:
        hands = [Hand(list(pack), owner=seat) for seat, pack in enumerate(options.packs)]
    else:
        hands = [Hand([tools.pop()], owner=seat) for seat in range(seats)]
    return WardensState(
        rng=rng,
        embers=Deck(embers),
        ashes=Pile(),
        storm=storm,
        shed=(Deck(tools), Pile()),
        wardens=[Warden("keep", hand) for hand in hands],
        fires=dict.fromkeys(VALLEY.areas, 0),
        help=options.help,
    )


def unfit(options: Options, seats: int) -> Message | None:
    if len(options.packs) not in (0, seats):
        return msg("unfit-packs", packs=len(options.packs))
    return msg("unfit-alone") if options.fire == "fierce" and seats == 1 else None


def play(t: Table[WardensState]) -> Flow[Outcome]:
    while t.state.outcome is None:
        yield CHECKPOINT
        if t.state.phase == "act":
            yield from act(t)
        else:
            yield from burn(t)
    return t.state.outcome


def actions(s: WardensState, seat: int) -> list[Option]:
    """All that a warden may do now."""
    warden = s.wardens[seat]
    found: list[Option] = [REST, WATCH]
    found += [Ride(place) for place in VALLEY.neighbours(warden.at)]
    if s.fires[warden.at]:
        found.append(Douse())
    if s.shed[0] and len(warden.tools) < MOST_TOOLS:
        found.append(SEARCH)
    for tool in warden.tools:
        kind = tool.partition(".")[0]
        if kind == "bucket" and s.fires[warden.at] > 1:
            found.append(Douse(tool))
        if kind == "horse":
            found += [Ride(place, tool) for place in VALLEY.areas if place != warden.at]
        if kind == "bell" and s.embers:
            found.append(Ring(tool))
        for other, fellow in enumerate(s.wardens):
            if other != seat and fellow.at == warden.at and len(fellow.tools) < MOST_TOOLS:
                found.append(Give(tool, other))
    return found


def act(t: Table[WardensState]) -> Flow[None]:
    """One action of the warden whose turn it is."""
    s = t.state
    seat, warden = s.seat, s.wardens[s.seat]
    chosen = yield Ask(seat, msg("ask-act", left=s.actions), actions(s, seat), rule="WA-TURN-01")
    name = warden_name(seat)
    match chosen:
        case Ride(to, horse):
            if horse:
                t.move(horse, warden.tools, s.shed[1])
            warden.at = to
            t.say(msg("say-ride", who=name, place=msg(to)))
        case Douse(bucket):
            if bucket:
                t.move(bucket, warden.tools, s.shed[1])
            put_out = s.fires[warden.at] if bucket else 1
            s.fires[warden.at] -= put_out
            t.say(msg("say-douse", who=name, place=msg(warden.at), fires=put_out))
        case Ring(bell):
            t.move(bell, warden.tools, s.shed[1])
            coming = s.embers.cards[-2:][::-1]
            for ember in coming:
                t.show(ember, s.embers)
            t.say(msg("say-coming", embers=tuple(msg(place_of(ember)) for ember in coming)))
        case Give(tool, to):
            t.move(tool, warden.tools, s.wardens[to].tools, secretly_by=seat)
            t.say(msg("say-given", who=name, tool=tool_name(tool)), to=to)
        case _ if chosen is SEARCH:
            tool = t.draw(s.shed[0], warden.tools)
            t.say(msg("say-found", tool=tool_name(tool)), to=seat, others=msg("say-searched", who=name))
        case _ if chosen is WATCH and s.embers:
            (ember,) = t.peek(s.embers, 1, seat)
            t.say(msg("say-coming", embers=(msg(place_of(ember)),)), to=seat, others=msg("say-watched", who=name))
    s.actions -= 1
    if s.actions == 0:
        s.phase = "burn"


def burn(t: Table[WardensState]) -> Flow[None]:
    """The embers act: fire at the place on the card; a gust brings all the ashes back on top."""
    s = t.state
    ember = t.flip(s.embers)
    place = place_of(ember)
    if place == "gust":
        t.say(msg("say-gust", cards=len(s.ashes)))
        t.shuffle(s.ashes)
        for card in list(s.ashes):
            t.move(card, s.ashes, s.embers)
        t.shuffle(s.embers)
        s.ashes.add(ember)
        t.beat()
    else:
        s.ashes.add(ember)
        t.beat()
        yield from kindle(t, place)
    if not s.embers and s.storm:
        s.embers, s.storm.embers = s.storm.embers, s.embers
        s.storm = Storm(s.storm.embers) if s.storm.embers else None
    everyone = tuple(range(len(s.wardens)))
    if len(s.ruins) >= MOST_RUINS:
        s.outcome = Outcome((), msg("outcome-lost", places=tuple(map(msg, s.ruins))))
    elif not s.embers:
        s.outcome = Outcome(everyone, msg("outcome-won"))
    s.phase, s.actions = "act", 2
    s.seat = (s.seat + 1) % len(s.wardens)
    s.turn += 1


def kindle(t: Table[WardensState], place: str) -> Flow[None]:
    """One more fire; where there is no room for it, the place is ruined and the neighbours catch fire."""
    s = t.state
    if place in s.ruins or (s.help and (yield from helped(t, place))):
        return
    if s.fires[place] < MOST_FIRES:
        s.fires[place] += 1
        t.say(msg("say-fire", place=msg(place)))
        t.beat()
        return
    s.ruins.append(place)
    t.say(msg("say-ruin", place=msg(place)))
    t.beat()
    for beside in VALLEY.neighbours(place):
        yield from kindle(t, beside)


def helped(t: Table[WardensState], place: str) -> Flow[bool]:
    """Whether anyone throws a bucket in time: as far as the others know, every warden with tools may have one."""
    s = t.state
    asks = tuple(
        Ask(seat, msg("ask-help", place=msg(place)), buckets(s, seat), rule="WA-HELP-01")
        for seat, warden in enumerate(s.wardens)
        if warden.tools
    )
    answer = yield Anyone(asks, this=f"{s.turn} {place}", turn=str(s.turn))
    if answer is None:
        return False
    seat, thrown = answer
    t.move(thrown.bucket, s.wardens[seat].tools, s.shed[1])
    t.say(msg("say-helped", who=warden_name(seat), place=msg(place)))
    return True


def buckets(s: WardensState, seat: int) -> list[Option]:
    return [Throw(tool) for tool in s.wardens[seat].tools if tool.startswith("bucket")]


def components(s: WardensState) -> Iterable[str]:
    yield from s.embers
    yield from s.ashes
    if s.storm:
        yield from s.storm.embers
    for zone in s.shed:
        yield from zone
    for warden in s.wardens:
        yield from warden.tools


def evaluate(s: WardensState, seat: int) -> float:
    if s.outcome is not None:
        return 1.0 if s.outcome.winners else 0.0
    return max(0.05, 0.9 - 0.2 * len(s.ruins) - 0.03 * sum(s.fires.values()))


def variants() -> Iterable[tuple[Options, int]]:
    for seats in (1, 2, 4):
        yield Options(), seats
    yield Options(fire="fierce"), 3
    yield Options(help=True), 3


GAME = Game(
    name="wardens",
    options=Options,
    state=WardensState,
    seats=range(1, 5),
    setup=setup,
    play=play,
    scene=scene,
    evaluate=evaluate,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    unfit=unfit,
    sides=lambda options, seats: [range(seats)],
    phrases=("phrase-well-met", "phrase-to-the-ford"),
    campaign=CAMPAIGN,
    longest=2 * 4 * 22 + 4 * 5 * 22,
)
