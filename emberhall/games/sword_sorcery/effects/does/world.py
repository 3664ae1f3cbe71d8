"""Effects on the world: enemies, the quest, the event deck."""

from emberhall.games.sword_sorcery.choices import DecideFor, Top
from emberhall.games.sword_sorcery.content import CLASSES, card_of
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK, can, does, effect_text
from emberhall.games.sword_sorcery.effects.playing import Playing, asks
from emberhall.games.sword_sorcery.rules.arrival import in_fire
from emberhall.games.sword_sorcery.rules.attack import speaker
from emberhall.games.sword_sorcery.rules.behaviour import activate, idle
from emberhall.games.sword_sorcery.rules.conditions import burn
from emberhall.games.sword_sorcery.rules.encounters import story_event
from emberhall.games.sword_sorcery.rules.ending import win
from emberhall.games.sword_sorcery.rules.quests import follow
from emberhall.games.sword_sorcery.rules.sight import distances, sees
from emberhall.games.sword_sorcery.rules.spawn import place, places, spawn
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.rules.targets import candidates, pick_area, pick_figure
from emberhall.games.sword_sorcery.state import Companion, Enemy, EventId, Figure, Fire, Hero, State, Table
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Flow, choose, msg


@does(fx.Shards)
def _shards(t: Table, play: Playing, node: fx.Shards) -> None:
    t.state.shards = max(0, t.state.shards + node.n)


@does(fx.CancelTrap)
def _cancel_trap(t: Table, play: Playing, node: fx.CancelTrap) -> None:
    play.cancelled = True


@does(fx.Spawn)
def _spawn(t: Table, play: Playing, node: fx.Spawn) -> Flow[None]:
    n = BOOK.count(t.state, play, node.n)
    areas = places(t, node.at, play) if n else []
    come = [spawn(t, node.rank, node.kind, area, node.name, strict=node.strict) for area in areas for _ in range(n)]
    t.beat()
    if node.activate:
        for enemy in come:
            if enemy is not None:
                yield from activate(t, enemy)


@does(fx.SpawnMaster)
def _spawn_master(t: Table, play: Playing, node: fx.SpawnMaster) -> None:
    t.state.menace = 1
    place(t, node.master, "master", t.state.ground.index[node.at])


def _meant(state: State, play: Playing, group: object) -> list[Figure]:
    if isinstance(group, fx.Some):
        return [one for one in candidates(state, play, group) if one.id not in state.activated]
    owner = state.figure(play.owner)
    return [owner] if owner is not None else []


_WHO = msg("ask-activate")


@does(fx.Activate)
def _activate(t: Table, play: Playing, node: fx.Activate) -> Flow[None]:
    """The nearest to the active hero first, ties by the players (SS-FULL-ENC-02)."""
    state = t.state
    meant = left = _meant(state, play, node.who)
    if not isinstance(node.who, fx.Some):  # its own card says so: it acts once more (SS-GOLD-01)
        state.activated = [id for id in state.activated if id != play.owner]
    count = node.who.count if isinstance(node.who, fx.Some) and node.who.count else len(left)
    active = state.figure(state.active) or next(iter(state.living()), None)
    for _ in range(count):
        left = [one for one in left if one.id not in state.activated]
        if not left or active is None:
            return
        far = distances(state, active.area)
        near = min([far[one.area] for one in left])
        ties = sorted([one for one in left if far[one.area] == near], key=lambda one: one.id)
        if count == len(meant) and len(ties) > 1:  # all of them act: it makes no difference when the idle ones come
            ties = [one for one in ties if not (isinstance(one, Enemy) and idle(state, one))] or ties[:1]
        enemy = yield from pick_figure(t, speaker(state), ties, _WHO, "SS-FULL-ENC-02")
        left = [one for one in left if one is not enemy]
        if isinstance(enemy, Enemy):
            yield from activate(t, enemy, node.hits, node.movement)


@does(fx.Summon)
def _summon(t: Table, play: Playing, node: fx.Summon) -> None:
    """A companion comes; a new one takes the place of the old (SS-FULL-HERO-06)."""
    state = t.state
    hero = state.heroes[play.owner]
    state.companions = [one for one in state.companions if one.owner != hero.id]
    one = Companion(id=10 + hero.id, area=hero.area, kind=node.companion, owner=hero.id)
    one.hp = max_hp(state, one)
    state.companions.append(one)
    in_fire(t, one)


@does(fx.SetTime)
def _set_time(t: Table, play: Playing, node: fx.SetTime) -> None:
    t.state.time = node.time
    t.say(msg("say-time", time=node.time))


@does(fx.StoryEvent)
def _story_event(t: Table, play: Playing, node: fx.StoryEvent) -> Flow[None]:
    yield from story_event(t, node.card)


@does(fx.SetFlag)
def _set_flag(t: Table, play: Playing, node: fx.SetFlag) -> Flow[None]:
    if node.id not in t.state.flags:
        t.state.flags.append(node.id)
    yield from follow(t)


@does(fx.AddCounter)
def _add_counter(t: Table, play: Playing, node: fx.AddCounter) -> None:
    t.state.counters[node.id] = t.state.counters.get(node.id, 0) + node.n


@does(fx.TokenDo)
def _token(t: Table, play: Playing, node: fx.TokenDo) -> None:
    state = t.state
    if node.what == "open":
        if node.token not in state.opened:
            state.opened.append(node.token)
    else:
        state.fires = [one for one in state.fires if one.token != node.token]
        if node.token in state.tokens:
            state.tokens.remove(node.token)


@does(fx.Menace)
def _menace(t: Table, play: Playing, node: fx.Menace) -> None:
    t.state.menace = node.set or min(3, t.state.menace + node.rises)
    t.say(msg("say-menace", level=t.state.menace))


def nature(state: State) -> str:
    """The nature of the party (SS-FULL-SETUP-03)."""
    natures = {CLASSES[hero.cls].nature for hero in state.heroes} - {"neutral"}
    return natures.pop() if len(natures) == 1 else "neutral"


def allowed(state: State, play: Playing, choice: fx.Choice) -> bool:
    """Whether the party may make this choice (SS-FULL-QUEST-04)."""
    fits = choice.nature in ("", "neutral") or nature(state) in (choice.nature, "neutral")
    return fits and (choice.needs is None or BOOK.is_true(state, play, choice.needs))


@does(fx.Decide)
def _decide(t: Table, play: Playing, node: fx.Decide) -> Flow[None]:
    state = t.state
    found = [choice for choice in node.options if allowed(state, play, choice)]
    offered = [DecideFor(choice.id, effect_text(choice.effect)) for choice in found]
    prompt = msg("ask-decide", tale=msg(f"ask-tale-{node.options[0].id}"))
    decided = yield from choose(speaker(state), prompt, offered, "SS-FULL-QUEST-04")
    chosen = next(choice for choice in found if choice.id == decided.decision)
    t.say(msg("say-decides", decision=named("decision", chosen.id)))
    if chosen.effect is not None:
        yield from BOOK.do(t, play, chosen.effect)


@does(fx.EndQuest)
def _end_quest(t: Table, play: Playing, node: fx.EndQuest) -> None:
    win(t)


@does(fx.Scry)
def _scry(t: Table, play: Playing, node: fx.Scry) -> Flow[None]:
    """The cards are seen by all, who decide together, and put back in the order chosen."""
    state = t.state
    for _ in range(min(node.n, len(state.events))):
        t.draw(state.events, state.looked)
    order = []
    while left := [card for card in state.looked if card not in order]:
        offered = [Top(id, named("event", card_of(id))) for id in left]
        top = yield from choose(asks(state, play), msg("ask-scry"), offered)
        order.append(EventId(top.event))
    for card in reversed(order):
        t.move(card, state.looked, state.events)


def _areas(state: State, hero: Figure, far: int) -> list[str]:
    seen = [a for a, n in enumerate(distances(state, hero.area)) if n <= far and sees(state, hero, a)]
    return [state.ground.ids[area] for area in seen]


@can(fx.SealArea)
def _can_seal(state: State, play: Playing, node: fx.SealArea) -> bool:
    return isinstance(state.figure(play.owner), Hero)


@does(fx.SealArea)
def _seal(t: Table, play: Playing, node: fx.SealArea) -> Flow[None]:
    state = t.state
    hero = state.heroes[play.owner]
    areas = _areas(state, hero, node.range)
    state.sealed.append((yield from pick_area(t, hero.seat, areas, msg("ask-seal"))))


@does(fx.PlaceFire)
def _place_fire(t: Table, play: Playing, node: fx.PlaceFire) -> Flow[None]:
    """All figures there burn at once; the fire goes out in the second Time phase (SS-FULL-MAP-09)."""
    state = t.state
    if node.area:
        area = state.ground.index[node.area]
    else:
        hero = state.heroes[play.owner]
        area = yield from pick_area(t, hero.seat, _areas(state, hero, node.range), msg("ask-fire"))
    state.fires.append(Fire(area, node.level, 2))
    for figure in (*state.friends(), *state.enemies):
        if figure.area == area:
            burn(t, figure, node.level)
