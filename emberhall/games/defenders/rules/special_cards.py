"""Special cards and kept rewards: when they may be played, and who is asked.

A Special card may be played at any time. To avoid asking at every step, the active player finds their own among the
actions and may confer with the others, who are then asked for theirs. Otherwise a player is asked only where a card
fits the moment: before the Night's cards are drawn, when a Darkness Spreads card is shown, and after a roll.

Everyone sees who is asked. With secret hands this must not tell who holds a card, so every player is asked who may have
one as far as the others know.
"""

from collections.abc import Sequence
from functools import cache

from emberhall.effects import Effect
from emberhall.games.defenders.choices import CONFER, PLAY, USE, Play, Special, Use
from emberhall.games.defenders.content import HERO_CARDS, QUESTS
from emberhall.games.defenders.content.kinds import HeroCardId, Moment
from emberhall.games.defenders.effects.book import PLAYED_BY, possible, resolve
from emberhall.games.defenders.names import card_name, hero_name
from emberhall.games.defenders.state import State, Table
from emberhall.kernel import PASS, SPECTATOR, Flow, Message, SecretZone, Word, msg, offer, pick

#: What each Special card and kept reward does.
_ACTS: dict[str, Effect] = {
    **{id: card.act for id, card in HERO_CARDS.items() if card.act is not None},
    **{id: quest.act for id, quest in QUESTS.items() if quest.act is not None},
}


@cache
def fitting(moments: tuple[Moment, ...]) -> frozenset[str]:
    """The ids of the Special cards and Quests that may be played at these moments."""
    cards = [id for id, card in HERO_CARDS.items() if card.act is not None and card.moment in moments]
    quests = [id for id, quest in QUESTS.items() if quest.act is not None and quest.moment in moments]
    return frozenset((*cards, *quests))


#: What may be played at any time, and what on one's own Day.
_ANY_TIME = fitting((Moment.ANY,))
_none_for_any_time = _ANY_TIME.isdisjoint
ON_OWN_DAY = fitting((Moment.ANY, Moment.OWN_DAY))


def plays(state: State, seat: int, fit: frozenset[str]) -> list[Special]:
    """What a seat may play of these cards and rewards."""
    hero, playing = state.heroes[seat], PLAYED_BY[seat]
    found: list[Special] = []
    for card in hero.hand.cards:
        if card in fit and possible(state, playing, _ACTS[card]):
            found.append(PLAY(card))  # noqa: PERF401 - quicker, and asked at every action
    for quest in hero.kept:
        if quest in fit and possible(state, playing, _ACTS[quest]):
            found.append(USE(quest))  # noqa: PERF401
    return found


#: By number of seats, the seats in turn order from each of them.
TURN_ORDER = tuple(
    tuple(tuple((first + i) % count for i in range(count)) for first in range(count)) for count in range(7)
)


_OTHERS = tuple(tuple(order[1:] for order in orders) for orders in TURN_ORDER)


def from_active(state: State) -> tuple[int, ...]:
    """The seats in turn order, beginning with the one whose turn it is."""
    return TURN_ORDER[len(state.heroes)][state.active]


def a_round(state: State) -> int:
    """The number of turns until every player with a hero has had one."""
    return sum(hero.life > 0 for hero in state.heroes)


def might_hold(state: State, seat: int, fit: frozenset[str]) -> bool:
    """With secret hands: whether a seat may have one of these cards in hand, as far as everyone knows.

    A card that nobody has seen may be in any hand with a card that nobody else has seen.
    """
    return not state.setting.open_hands and not fit.isdisjoint(_thinkable(state, seat))


def might_play(state: State, seat: int, fit: frozenset[str]) -> bool:
    """With secret hands: whether a seat may be able to play one of these cards, as far as everyone knows."""
    if state.setting.open_hands:
        return False
    return any(card in fit and possible(state, PLAYED_BY[seat], _ACTS[card]) for card in _thinkable(state, seat))


def has_unseen(state: State, seat: int, besides: Sequence[str] = ()) -> bool:
    """Whether a hand holds a card, besides these, that not everyone has seen."""
    return any(card not in besides for card in _unseen(state.heroes[seat].hand))


def _thinkable(state: State, seat: int) -> list[HeroCardId]:
    """The cards that a hand may hold, as far as everyone knows."""
    hand = state.heroes[seat].hand
    if not has_unseen(state, seat):
        return hand.cards
    hidden = [card for zone in (state.hero_deck, state.box, *(h.hand for h in state.heroes)) for card in _unseen(zone)]
    return [card for card in hand.cards if hand.seen_by(card) & SPECTATOR] + sorted(hidden)


def _unseen(zone: SecretZone[HeroCardId]) -> list[HeroCardId]:
    """The cards of a zone that not everyone sees."""
    return [card for card in zone.cards if not zone.seen_by(card) & SPECTATOR]


def held_by_somebody(state: State, fit: frozenset[str]) -> bool:
    """Whether any hero has one of these cards, or any reward at all, and must be asked; with secret hands any may."""
    if not state.setting.open_hands:
        return True
    none_fits = fit.isdisjoint
    for hero in state.heroes:  # noqa: SIM110 - asked at every Darkness card
        if hero.kept or not none_fits(hero.hand.cards):
            return True
    return False


def ask_for_plays(t: Table, moments: tuple[Moment, ...], prompt: Message, *, others_only: bool = False) -> Flow[None]:
    """Ask each seat that has something to play at this point, or might have, until it passes."""
    state = t.state
    fit = fitting(moments)
    for seat in from_active(state)[others_only:]:
        while (found := plays(state, seat, fit)) or might_play(state, seat, fit):
            chosen = yield from pick(seat, prompt, found, "DR-HCARD-07", stop=PASS)
            if chosen is None:
                break
            yield from play_special(t, seat, chosen)


def can_play(state: State, seat: int, fit: frozenset[str]) -> bool:
    """Whether a seat may play any of these cards and rewards."""
    hero, playing = state.heroes[seat], PLAYED_BY[seat]
    for card in hero.hand.cards:
        if card in fit and possible(state, playing, _ACTS[card]):
            return True
    for quest in hero.kept:  # noqa: SIM110 - asked at every action
        if quest in fit and possible(state, playing, _ACTS[quest]):
            return True
    return False


@offer(Play, Use)
def plays_on_own_day(state: State, seat: int) -> Sequence[Special]:
    """What the hero may play on their own Day."""
    return plays(state, seat, ON_OWN_DAY)


@offer(CONFER)
def conferences(state: State, seat: int) -> Sequence[Word]:
    """Confer with the others, once until the next action, if one of them may have something to play."""
    if state.conferred:
        return ()
    heroes, secret = state.heroes, not state.setting.open_hands
    for other in _OTHERS[len(heroes)][seat]:
        hero = heroes[other]
        if (hero.kept or not _none_for_any_time(hero.hand.cards)) and can_play(state, other, _ANY_TIME):
            return (CONFER,)
        if secret and might_play(state, other, _ANY_TIME):
            return (CONFER,)
    return ()


@conferences.does
def confer(t: Table, seat: int, chosen: Word) -> Flow[None]:
    """The other heroes may play their Special cards now."""
    state = t.state
    state.conferred = True
    prompt = msg("ask-special", hero=hero_name(state, state.active))
    yield from ask_for_plays(t, (Moment.ANY,), prompt, others_only=True)


def play_special(t: Table, seat: int, chosen: Special) -> Flow[None]:
    """Play a card or use a reward: the card leaves the game, the reward is used up (DR-HCARD-08)."""
    act = spend(t, seat, chosen.source)
    yield from resolve(t, PLAYED_BY[seat], act)


plays_on_own_day.does(play_special)


def spend(t: Table, seat: int, source: str) -> Effect:
    """Take the card, or the reward of a Quest, from the hero; return what it does."""
    state = t.state
    hero = state.heroes[seat]
    if source in QUESTS:
        hero.kept.remove(source)
        name = QUESTS[source].name()
    else:
        t.move(HeroCardId(source), hero.hand, state.gone)
        name = card_name(source)
    if t.events is not None:
        t.say(msg("say-played", hero=hero_name(state, seat), card=name))
    return _ACTS[source]
