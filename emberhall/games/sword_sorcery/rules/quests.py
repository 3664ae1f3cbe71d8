"""Quests: their triggers, and whether they are won or lost."""

from emberhall.games.sword_sorcery.content import QUESTS
from emberhall.games.sword_sorcery.content.ground import Made
from emberhall.games.sword_sorcery.content.kinds import When
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.ending import lose, win
from emberhall.games.sword_sorcery.state import State, Table
from emberhall.kernel import NOBODY, Flow, msg


def _reached(state: State, when: When) -> bool:
    """Whether a trigger on flags and counters fires."""
    if when.flag:
        return when.flag in state.flags
    return bool(when.counter) and state.counters.get(when.counter, 0) >= when.at_least


def fire(
    t: Table, *, enters: str = "", door: str = "", chest: str = "", killed: str = "", begins: int = 0
) -> Flow[None]:
    """Fire the quest's triggers for what has happened, and those that follow from them (SS-FULL-QUEST-03)."""
    state = t.state
    for id in _FIRED[state.quest, enters, door, chest, killed, begins]:
        if id not in state.fired:
            yield from _carry_out(t, id)
    yield from follow(t)


def _due(happened: tuple[str, str, str, str, str, int]) -> tuple[str, ...]:
    """The triggers of a quest for what has happened, in order."""
    quest, enters, door, chest, killed, begins = happened
    return tuple(
        trigger.id
        for trigger in QUESTS[quest].triggers
        if enters in trigger.when.enters
        or (door and trigger.when.door == door)
        or (chest and trigger.when.chest == chest)
        or (killed and trigger.when.killed == killed)
        or (begins and trigger.when.round == begins)
    )


_FIRED = Made(_due)


def follow(t: Table) -> Flow[None] | tuple[()]:
    """Fire the triggers on flags and counters."""
    return _follow(t) if t.state.flags or t.state.counters else ()


def _follow(t: Table) -> Flow[None]:
    state = t.state
    while True:
        due = [x.id for x in state.plan.triggers if x.id not in state.fired and _reached(state, x.when)]
        if not due:
            return
        yield from _carry_out(t, due[0])


def _carry_out(t: Table, id: str) -> Flow[None]:
    state = t.state
    trigger = next(one for one in state.plan.triggers if one.id == id)
    state.fired.append(id)
    t.beat()
    yield from BOOK.do(t, Playing(NOBODY), trigger.effect)  # no hero's card: being engaged does not matter
    settle(t)


def settle(t: Table) -> None:
    """End the quest if it is won or lost (SS-FULL-QUEST-02)."""
    state = t.state
    if state.round and BOOK.is_true(state, Playing(state.active), state.plan.win):
        win(t)
    for hero in state.heroes:
        if not hero.ghost:
            return
    lose(t, msg("end-all-dead"))
