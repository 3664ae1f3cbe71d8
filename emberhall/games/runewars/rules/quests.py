"""The quest phase of summer: each hero moves, heals or trains; who has moved may duel or try a quest."""

from emberhall.games.runewars.choices import HealHero, ShiftHero, TrainHero, TryQuest
from emberhall.games.runewars.content import HEROES, QUESTS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes.heroes import QuestMove
from emberhall.games.runewars.names import hero_name
from emberhall.games.runewars.rules import heroes
from emberhall.games.runewars.rules.control import controller, passable
from emberhall.games.runewars.rules.fate import destiny
from emberhall.games.runewars.state import HeroFigure, Land, QuestId, Runewars
from emberhall.kernel import DONE, Ask, Flow, Option, msg

#: How far a hero moves in the quest phase (RW-HMOVE-01).
STEPS = 2


def quests(t: Land) -> Flow[None]:
    """A player acts with one of his heroes after the other, then the next player (RW-QPHASE-01 to -06)."""
    state = t.state
    if not state.queue:
        state.phase = "orders"
        return
    seat = state.queue[0]
    options = [
        option
        for hero in state.players[seat].heroes
        if hero.id not in state.acted
        for option in actions(state, seat, hero)
    ]
    if not options:
        state.queue.pop(0)
        return
    picked = yield Ask(seat, msg("ask-quests"), [DONE, *options], "RW-QPHASE-03")
    if picked is DONE:
        state.queue.pop(0)
        return
    hero = heroes.find(state, picked.hero)[1]
    state.acted.append(hero.id)
    if isinstance(picked, HealHero):
        hero.damage = 0
    elif isinstance(picked, TrainHero):
        yield from heroes.train(t, seat, hero)
        yield from heroes.train(t, seat, hero)
    else:
        yield from move(t, seat, hero, picked.to)


def actions(state: Runewars, seat: int, hero: HeroFigure) -> list[Option]:
    """What a hero may do: move, heal in a friendly area, train (RW-QPHASE-07, -08, -11 to -16)."""
    found: list[Option] = []
    if not hero.routed:
        found += [ShiftHero(hero.id, hero.area), *(ShiftHero(hero.id, to) for to in within(state, hero))]
    if hero.damage and controller(state, hero.area) == seat:
        found.append(HealHero(hero.id))
    if heroes.can_train(hero):
        found.append(TrainHero(hero.id))
    return found


def within(state: Runewars, hero: HeroFigure) -> list[str]:
    """The areas that a hero reaches in the quest phase, through any others (RW-HMOVE-01, -03, RW-QPHASE-19)."""
    steps = max([STEPS, *(trait.n for trait in heroes.traits(hero, QuestMove))])
    flying = HEROES[hero.id].flying
    found, edge = [hero.area], [hero.area]
    for _ in range(steps):
        edge = [to for area in edge for to in passable(state, area, flying=flying) if to not in found]
        edge = list(dict.fromkeys(edge))
        found += edge
    return found[1:]


def move(t: Land, seat: int, hero: HeroFigure, to: str) -> Flow[None]:
    """A hero moves; then he may begin a duel or try a quest, not both (RW-QPHASE-07, -09)."""
    state = t.state
    heroes.go(t, hero, to)
    t.say(msg("say-hero-moves", hero=hero_name(hero.id), area=msg("area", id=to)))
    found: list[Option] = [TryQuest(quest) for quest in state.players[seat].quests if fits(state, seat, hero, quest)]
    picked = yield Ask(seat, msg("ask-errand", hero=hero_name(hero.id)), [DONE, *found], "RW-QPHASE-09")
    if isinstance(picked, TryQuest):
        yield from attempt(t, seat, hero, QuestId(picked.quest))


def fits(state: Runewars, seat: int, hero: HeroFigure, quest: str) -> bool:
    """Whether a hero is where the quest wants him (RW-QUEST-06, -07)."""
    kind = QUESTS[quest]
    if kind.where is not None:
        return BOOK.so(state, Play(seat, hero=hero.id, area=hero.area), kind.where)
    return kind.area == hero.area


def attempt(t: Land, seat: int, hero: HeroFigure, quest: QuestId) -> Flow[None]:
    """A quest is shown and tried (RW-QUEST-08 to -12)."""
    kind = QUESTS[quest]
    if kind.kind == "test":
        assert kind.attribute is not None
        n = heroes.attribute(hero, kind.attribute)
        yield from destiny(t, seat, n, "ask-destiny", "RW-TEST-02")
