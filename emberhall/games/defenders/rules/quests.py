"""Quests: drawing, attempting, completing, and those that have become impossible."""

from collections.abc import Sequence

from emberhall.games.defenders.choices import ATTEMPT, Attempt
from emberhall.games.defenders.content import (
    AGENTS,
    COUNT,
    DRAGON_GENERALS,
    GENERALS,
    IDS,
    MINION_KINDS,
    PLACE,
    QUESTS,
)
from emberhall.games.defenders.content.kinds import (
    DefeatTask,
    ExtinguishTask,
    GateTask,
    Quest,
    QuestId,
    RollTask,
    ScoutTask,
    VisitTask,
)
from emberhall.games.defenders.effects.book import PLAYED_BY, resolve
from emberhall.games.defenders.effects.nodes.traits import MoreQuestDice
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.rules.fire import may_return
from emberhall.games.defenders.rules.honors import major_fame, minor_fame
from emberhall.games.defenders.rules.life_tokens import spend_action
from emberhall.games.defenders.state import Hero, State, Table, traits
from emberhall.games.defenders.terms import RED
from emberhall.kernel import Flow, msg, offer


def draw_quest(t: Table, seat: int) -> None:
    """Draw a Quest; one that cannot be completed is discarded and replaced at once (DR-QUEST-01, DR-QUEST-02)."""
    state = t.state
    hero = state.heroes[seat]
    hero.visited = []
    hero.quest = turn_up_quest(t) or ""
    if hero.quest and t.events is not None:
        t.say(msg("say-quest-drawn", hero=hero_name(state, seat), quest=QUESTS[hero.quest].name()))
    if hero.quest in IN_PASSING:
        been_here(t, seat)


def turn_up_quest(t: Table) -> QuestId | None:
    """The next Quest that can be completed, if there is one; it is in no zone until it is put into one."""
    state = t.state
    for _ in range(len(state.quest_deck.cards) + len(state.quest_discard.cards)):
        if not state.quest_deck.cards:
            state.quest_deck.cards, state.quest_discard.cards = state.quest_discard.cards, []
            t.shuffle(state.quest_deck)
        quest = t.flip(state.quest_deck)
        if impossible(state, QUESTS[quest]):
            state.quest_discard.add(quest)
            t.say(msg("say-quest-impossible", quest=QUESTS[quest].name()))
            continue
        return quest
    return None


def impossible(state: State, quest: Quest, done: int = 0) -> bool:
    """Whether a Quest can no longer be completed, for a hero who has `done` part of it."""
    task = quest.task
    if isinstance(task, ScoutTask):
        return lair(state, task.general) is None
    if isinstance(task, DefeatTask):
        return any(kind not in state.kinds for kind in task.kinds)
    if isinstance(task, ExtinguishTask):
        return len(state.fires) + done < task.count and not more_fires(state)
    return isinstance(task, GateTask) and not state.gates_left


def lair(state: State, general: str) -> int | None:
    """Where a General is, or a dragon who is the Agent; None if he is not in the game."""
    for each in state.generals:
        if each.alive and GENERALS[each.card].is_called(general):
            return each.at
    agent = state.agent
    return agent.at if agent and agent.alive and AGENTS[agent.card].dragon == general else None


def more_fires(state: State) -> bool:
    """Whether fires may still be lit: by the Red Dragon, here or on his way, or by Fire Elementals (DR-FIRE-03)."""
    elementals = any(MINION_KINDS[kind].third == "fire" for kind in state.kinds)
    return elementals or lair(state, DRAGON_GENERALS[RED]) is not None or may_return(state)


def replace_impossible(t: Table) -> None:
    """Quests whose subject has just left the game are discarded without effect and replaced."""
    for seat, hero in enumerate(t.state.heroes):
        if hero.quest and impossible(t.state, QUESTS[hero.quest], len(hero.visited)):
            fail_quest(t, seat)


def drop_quest(t: Table, seat: int) -> None:
    """The open Quest goes to the discards, the minions on it to the supply."""
    state = t.state
    hero = state.heroes[seat]
    if hero.quest:
        state.quest_discard.add(hero.quest)  # type: ignore[arg-type]
        hero.quest = ""
    return_collected(state, hero)
    hero.visited = []


def return_collected(state: State, hero: Hero) -> None:
    """The minions on the Quest card go back to the supply."""
    for colour in range(4):
        state.supply[colour] += hero.collected[colour]
        hero.collected[colour] = 0


def fail_quest(t: Table, seat: int) -> None:
    """A failed or impossible Quest does not count; a new one is drawn (DR-QUEST-07)."""
    drop_quest(t, seat)
    draw_quest(t, seat)


def complete_quest(t: Table, seat: int) -> Flow[None]:
    """A completed Quest is kept, its reward granted, and a new one drawn (DR-QUEST-01, DR-QUEST-06)."""
    state = t.state
    hero = state.heroes[seat]
    quest = QUESTS[hero.quest]
    if t.events is not None:
        t.say(msg("say-quest-completed", hero=hero_name(state, seat), quest=quest.name()))
    hero.completed.append(quest.id)
    hero.quest = ""
    return_collected(state, hero)
    hero.visited = []
    major_fame(t, seat)
    if quest.act is not None:
        if quest.moment:
            hero.kept.append(quest.id)
        else:
            yield from resolve(t, PLAYED_BY[seat], quest.act)
    draw_quest(t, seat)


def _spots(quest: Quest) -> frozenset[int]:
    task = quest.task
    if isinstance(task, RollTask):
        return frozenset((PLACE[task.place],))
    if isinstance(task, VisitTask):
        return frozenset(PLACE[place] for place in task.places) if task.actions else frozenset()
    return frozenset(range(COUNT)) if isinstance(task, ScoutTask) else frozenset()


#: Where the action of a Quest may be possible.
SPOTS = {"": frozenset[int](), **{id: _spots(quest) for id, quest in QUESTS.items()}}


@offer(Attempt)
def quest_attempts(state: State, seat: int) -> Sequence[Attempt]:
    """The action that the open Quest asks for, where it can be taken."""
    hero = state.heroes[seat]
    if hero.at not in SPOTS[hero.quest]:
        return ()
    task, here = QUESTS[hero.quest].task, True
    if isinstance(task, VisitTask):
        here = hero.at not in hero.visited
    elif isinstance(task, ScoutTask):
        here = lair(state, task.general) == hero.at
    return (ATTEMPT(hero.quest),) if here else ()


@quest_attempts.does
def attempt(t: Table, seat: int, chosen: Attempt) -> Flow[None]:
    """Do for an action what the open Quest asks for."""
    spend_action(t, seat)
    state = t.state
    hero = state.heroes[seat]
    task = QUESTS[hero.quest].task
    if isinstance(task, RollTask):
        more = sum(trait.count for trait in traits(state, seat) if isinstance(trait, MoreQuestDice))
        dice = t.dice(task.dice + more)
        state.dice = [(4, face) for face in dice]
        if t.events is not None:
            t.say(msg("say-quest-rolled", hero=hero_name(state, seat), dice=tuple(dice), on=task.on))
        minor_fame(t, seat)
        if max(dice) >= task.on:
            yield from complete_quest(t, seat)
        elif not task.keep:
            fail_quest(t, seat)
    elif isinstance(task, VisitTask):
        yield from visit(t, seat)
    elif isinstance(task, ScoutTask):
        yield from complete_quest(t, seat)


def visit(t: Table, seat: int) -> Flow[None]:
    """Count this location if the Quest asks for it; the last one completes the Quest."""
    hero = t.state.heroes[seat]
    task = QUESTS[hero.quest].task
    been_here(t, seat)
    if isinstance(task, VisitTask) and len(hero.visited) == len(task.places):
        yield from complete_quest(t, seat)


def been_here(t: Table, seat: int) -> None:
    """Count the hero's location as visited if the Quest asks for it."""
    hero = t.state.heroes[seat]
    task = QUESTS[hero.quest].task
    if isinstance(task, VisitTask) and IDS[hero.at] in task.places and hero.at not in hero.visited:
        hero.visited.append(hero.at)
        if t.events is not None:
            t.say(msg("say-quest-visited", hero=hero_name(t.state, seat), place=place_name(hero.at)))


#: Quests that only want the hero to be somewhere, which costs no action.
IN_PASSING = frozenset(
    id for id, quest in QUESTS.items() if isinstance(quest.task, VisitTask) and not quest.task.actions
)


def gate_built(t: Table, seat: int, colour: int) -> Flow[None]:
    """A Quest that asks for a Magic Gate in a location of a colour."""
    hero = t.state.heroes[seat]
    task = QUESTS[hero.quest].task if hero.quest else None
    if isinstance(task, GateTask) and task.colour == colour:
        yield from complete_quest(t, seat)


def fire_extinguished(t: Table, seat: int, place: int) -> Flow[None]:
    """A Quest that counts extinguished fires."""
    hero = t.state.heroes[seat]
    task = QUESTS[hero.quest].task if hero.quest else None
    if isinstance(task, ExtinguishTask):
        hero.visited.append(place)
        if len(hero.visited) == task.count:
            yield from complete_quest(t, seat)


def defeated_minions(t: Table, seat: int, place: int, defeated: list[int]) -> Flow[None]:
    """Defeated minions leave the board: onto the Quest card if it wants them, else to the supply (DR-FIGHT-05)."""
    state = t.state
    hero = state.heroes[seat]
    task = QUESTS[hero.quest].task if hero.quest else None
    for colour, count in enumerate(defeated):
        if not count:
            continue
        state.minions[4 * place + colour] -= count
        state.crowd[place] -= count
        kept = 0
        if isinstance(task, DefeatTask) and (not task.kinds or state.kinds[colour] in task.kinds):
            kept = min(count, task.counts[colour] - hero.collected[colour])
            hero.collected[colour] += kept
        state.supply[colour] += count - kept
    if isinstance(task, DefeatTask) and tuple(hero.collected) == task.counts:
        yield from complete_quest(t, seat)
