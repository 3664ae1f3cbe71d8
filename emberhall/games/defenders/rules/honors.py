"""Honors of the King's Champion: fame for deeds, and the Grand Ball (Dragon Expansion).

Without the variant nothing here does anything.
"""

from emberhall.games.defenders.choices import TakeHonor
from emberhall.games.defenders.content import GRAND_BALL, KINGS_CHAMPION, MAJOR_FAME, REVEALED
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.state import Hero, State, Table
from emberhall.kernel import Flow, Message, choose, msg

#: How many heroes are honored (DR-HONOR-10).
HONORED = 4


def fill_cup(t: Table) -> None:
    """Put the tokens of Major Fame in a cup (DR-HONOR-02)."""
    t.state.cup.cards = [f"fame.{value}.{n}" for value, count in MAJOR_FAME.items() for n in range(1, count + 1)]
    t.shuffle(t.state.cup)


def minor_fame(t: Table, seat: int, count: int = 1) -> None:
    """Give tokens of Minor Fame for a deed, whether or not it succeeds (DR-HONOR-03)."""
    state = t.state
    if state.setting.honors and count > 0:
        state.heroes[seat].minor += count
        if t.events is not None:
            t.say(msg("say-minor-fame", hero=hero_name(state, seat), count=count))


def major_fame(t: Table, seat: int, count: int = 1) -> None:
    """Give tokens of Major Fame, drawn blind from the cup (DR-HONOR-02)."""
    state = t.state
    if state.setting.honors:
        for _ in range(min(count, len(state.cup.cards))):
            value = worth(t.flip(state.cup))
            state.heroes[seat].major.append(value)
            if t.events is not None:
                t.say(msg("say-major-fame", hero=hero_name(state, seat), value=value))


def worth(token: str) -> int:
    """The value printed on a token of Major Fame."""
    return int(token.split(".")[-2])


def fame(hero: Hero) -> int:
    """Minor and Major Fame together (DR-HONOR-04)."""
    return hero.minor + sum(hero.major)


def grand_ball(t: Table, slayer: int) -> Flow[None]:
    """After the victory: the most famous hero gets the title, and each of the next three a card.

    DR-HONOR-07, DR-HONOR-08, DR-HONOR-09.
    """
    state = t.state
    state.ball = state.rng.shuffled(GRAND_BALL)[:REVEALED]
    ranking = by_fame(state, slayer)
    best = rank(state, ranking[0])
    for place, seat in enumerate(ranking):
        if rank(state, seat) == best:
            honored(t, seat, KINGS_CHAMPION)
        elif place < HONORED and state.ball:
            options = [TakeHonor(card) for card in state.ball]
            chosen = yield from choose(seat, msg("ask-honor"), options, "DR-HONOR-09")
            state.ball.remove(chosen.honor)
            honored(t, seat, chosen.honor)


def by_fame(state: State, slayer: int) -> list[int]:
    """The seats, the most famous first; equals in turn order from whoever dealt the last blow."""
    count = len(state.heroes)
    in_turn = [(slayer + i) % count for i in range(count)]
    return sorted(in_turn, key=lambda seat: rank(state, seat), reverse=True)


def rank(state: State, seat: int) -> tuple[int, int]:
    """Fame, and with equal fame the completed Quests (DR-HONOR-11)."""
    hero = state.heroes[seat]
    return fame(hero), len(hero.completed)


def honored(t: Table, seat: int, card: str) -> None:
    """A hero takes a card of the Grand Ball."""
    t.state.heroes[seat].honor = card
    if t.events is not None:
        t.say(msg("say-honored", hero=hero_name(t.state, seat), honor=Message(f"honor-{card}")))
