"""Winning and losing together, and the King's Champion."""

from typing import NoReturn

from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.honors import fame
from emberhall.games.defenders.state import State, Table
from emberhall.kernel import Message, Outcome, Over, msg


def lose(t: Table, reason: Message) -> NoReturn:
    """All players lose at once (DR-AIM-04 to DR-AIM-09); on a loss there is no Champion."""
    t.say(msg("say-lost", reason=reason))
    tell_scores(t)
    t.state.outcome = Outcome((), reason, tuple(float(points) for points in scores(t.state)))
    raise Over


def win(t: Table) -> NoReturn:
    """All four Generals are defeated (DR-AIM-03)."""
    state = t.state
    champions = kings_champions(state)
    names = tuple(hero_name(state, seat) for seat in champions)
    reason = msg("end-won", champions=names, count=len(names))
    t.say(reason)
    tell_scores(t)
    everybody = tuple(range(len(state.heroes)))
    state.outcome = Outcome(everybody, reason, tuple(float(points) for points in scores(state)))
    raise Over


def tell_scores(t: Table) -> None:
    """What each player's points are made of."""
    if t.events is None:
        return
    state = t.state
    for seat, hero in enumerate(state.heroes):
        who = hero_name(state, seat)
        if state.setting.honors:
            t.say(msg("say-score-fame", hero=who, minor=hero.minor, major=fame(hero) - hero.minor))
        else:
            generals = len(hero.slain) + hero.agents
            t.say(msg("say-score", hero=who, quests=len(hero.completed), generals=generals))


def scores(state: State) -> list[int]:
    """Each player's points: completed Quests, Generals and Agents killed; or fame.

    DR-CHAMP-01, DR-CHAMP-06, DR-HONOR-01.
    """
    if state.setting.honors:
        return [fame(hero) for hero in state.heroes]
    return [len(hero.completed) + len(hero.slain) + hero.agents for hero in state.heroes]


def kings_champions(state: State) -> list[int]:
    """The King's Champions: most points, then most Quests; on a tie the title is shared.

    DR-CHAMP-02, DR-CHAMP-03, DR-CHAMP-04.
    """
    ranks = [(points, len(hero.completed)) for points, hero in zip(scores(state), state.heroes, strict=True)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
