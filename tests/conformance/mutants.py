"""The small games, each with one fault."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace as replace_struct

from emberhall.kernel import (
    ALL,
    CHECKPOINT,
    DONE,
    NO,
    YES,
    Anyone,
    Ask,
    Flow,
    Game,
    Hand,
    Message,
    Option,
    Outcome,
    Played,
    Rng,
    State,
    Table,
    Together,
    msg,
)
from emberhall.scene import Figure, Scene, part
from tests.games.duel import GAME as DUEL
from tests.games.duel.game import PHASES
from tests.games.duel.game import setup as duel_setup
from tests.games.duel.state import Bury, DuelState, worth
from tests.games.duel.state import Options as DuelOptions
from tests.games.skirmish import GAME as SKIRMISH
from tests.games.wardens import GAME as WARDENS
from tests.games.wardens.campaign import ahead, carry, leaves, options
from tests.games.wardens.game import act, burn
from tests.games.wardens.ledger import Ledger, Market
from tests.games.wardens.state import REST, WATCH, Ride, WardensState
from tests.games.wardens.state import Options as WardensOptions

Play = Callable[[Table[Any]], Flow[Outcome]]


def retold(
    play: Play,
    checkpoint: Callable[[Table[Any]], None] = lambda t: None,
    ask: Callable[[Table[Any], Ask], Ask] = lambda t, ask: ask,
    several: Callable[[Table[Any], Any], Any] = lambda t, several: several,
    answered: Callable[[Table[Any], Any], None] = lambda t, answer: None,
) -> Play:
    """The rules, with something done at every checkpoint, question or answer."""

    def played(t: Table[Any]) -> Flow[Outcome]:
        flow, answer = play(t), None
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration as end:
                return end.value
            if asked is CHECKPOINT:
                checkpoint(t)
            elif isinstance(asked, Ask):
                asked = ask(t, asked)
            else:
                asked = several(t, asked)
            answer = yield asked
            if asked is not CHECKPOINT:
                answered(t, answer)

    return played


def with_options(change: Callable[[Table[Any], list[Option]], list[Option]]) -> Callable[[Table[Any], Ask], Ask]:
    return lambda t, asked: Ask(asked.seat, asked.prompt, change(t, list(asked.options)), asked.rule)


# A state that says more than it may.


class Talkative(DuelState, kw_only=True):
    """Shows openly which card is on top of the deck."""

    coming: str = ""
    strength: int = 0


def talkative_setup(options: DuelOptions, seats: int, rng: Rng) -> Talkative:
    state = duel_setup(options, seats, rng)
    return Talkative(**{name: getattr(state, name) for name in state.__struct_fields__})


def names_the_top_card(t: Table[Talkative]) -> None:
    t.state.coming = t.state.masks.cards[-1] if t.state.masks else ""


def tells_the_top_strength(t: Table[Talkative]) -> None:
    t.state.strength = worth(t.state.masks.cards[-1]) if t.state.masks else 0


def shows_what_comes(s: Talkative, eyes: int) -> Scene:
    figure = Figure(msg("round"), s.coming or s.strength)
    return msgspec.structs.replace(DUEL.scene(s, eyes), status=(figure,))


LEAKS_A_CARD = replace(
    DUEL, state=Talkative, setup=talkative_setup, play=retold(DUEL.play, names_the_top_card), scene=shows_what_comes
)
LEAKS_A_STRENGTH = replace(LEAKS_A_CARD, play=retold(DUEL.play, tells_the_top_strength))


# Questions that say more than they may, or are not the same in every process.


class Hint(Option, frozen=True, gc=False):
    """An option offered only when the next mask is a strong one."""

    def label(self) -> Message:
        return msg("option-peek")


def hinting(t: Table[DuelState], options: list[Option]) -> list[Option]:
    strong = t.state.masks and worth(t.state.masks.cards[-1]) > 3
    return [*options, Hint()] if strong and options[0] is DONE else options


def asked_otherwise(put: Callable[[Table[DuelState], Any], Flow[Any]]) -> Play:
    """The rules, but this flow asks their questions and returns the answers."""

    def played(t: Table[DuelState]) -> Flow[Outcome]:
        flow, answer = DUEL.play(t), None
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration as end:
                return end.value
            answer = yield from put(t, asked)

    return played


def with_hints(t: Table[DuelState], asked: Any) -> Flow[Any]:
    """The hint counts as done."""
    answer = yield with_options(hinting)(t, asked) if isinstance(asked, Ask) else asked
    return DONE if isinstance(answer, Hint) else answer


HINTS = replace(DUEL, play=asked_otherwise(with_hints))


# Decisions that say more than they may once they are taken back.


class Nth(Option, frozen=True, gc=False):
    """Bury the mask that was seen at this place: the label says which, the key does not."""

    place: int
    strength: int

    WRITTEN: ClassVar = {"strength": None}

    def label(self) -> Message:
        return msg("option-bury", card=msg("mask", strength=self.strength))


class Leave(Option, frozen=True, gc=False):
    """Bury none: others would hear that none was buried, which they cannot see."""

    def label(self) -> Message:
        return msg("option-peek")


def bury_otherwise(otherwise: Callable[[Option, int], Option]) -> Play:
    """The rules, with other options where a mask may be buried."""

    def put(t: Table[DuelState], asked: Any) -> Flow[Any]:
        if not isinstance(asked, Ask) or not any(isinstance(option, Bury) for option in asked.options):
            return (yield asked)
        options = [otherwise(option, place) for place, option in enumerate(asked.options)]
        chosen = yield Ask(asked.seat, asked.prompt, options, asked.rule)
        return asked.options[options.index(chosen)]

    return asked_otherwise(put)


def by_place(option: Option, place: int) -> Option:
    return Nth(place, worth(option.card)) if isinstance(option, Bury) else option


def by_a_word(option: Option, place: int) -> Option:
    return option if isinstance(option, Bury) else Leave()


NAMES_A_CARD_TAKEN_BACK = replace(DUEL, play=bury_otherwise(by_place))
TELLS_A_SECRET_TAKEN_BACK = replace(DUEL, play=bury_otherwise(by_a_word))


def in_the_order_of_a_set(t: Table[Any], options: list[Option]) -> list[Option]:
    by_key = {option.key(): option for option in options}
    return [by_key[key] for key in set(by_key)]


ITERATES_A_SET = replace(WARDENS, play=retold(WARDENS.play, ask=with_options(in_the_order_of_a_set)))


def tells_the_next_card(t: Table[DuelState], answer: Any) -> None:
    if t.state.masks:
        t.say(msg("mask", strength=worth(t.state.masks.cards[-1])))


TELLS_TOO_MUCH = replace(DUEL, play=retold(DUEL.play, answered=tells_the_next_card))


# Several seats are asked, and more is revealed than who might answer, or that someone has.


def those_who_can(t: Table[Any], several: Any) -> Any:
    return Anyone(tuple(ask for ask in several.asks if len(ask.options) > 1), several.this, several.turn)


GIVES_AWAY_WHO_COULD = replace(
    WARDENS,
    play=retold(WARDENS.play, several=those_who_can),
    variants=lambda: [(WardensOptions(help=True), 3)],
)


def asks_who_holds_a_strong_one(t: Table[DuelState], asked: Any) -> Flow[Any]:
    """Whoever holds a strong mask is asked before all bid; it is even said that this tells something."""
    if isinstance(asked, Together):
        for seat, player in enumerate(t.state.players):
            if any(worth(mask) > 6 for mask in player.hand):
                t.revealed = ALL
                yield Ask(seat, asked.asks[seat].prompt, (YES, NO), asked.asks[seat].rule)
    return (yield asked)


ASKS_WHO_HOLDS_ONE = replace(DUEL, play=asked_otherwise(asks_who_holds_a_strong_one))


class Counted(list[Option]):
    """Options that count, in the state, how often they were looked for."""

    state: Talkative

    def __iter__(self) -> Iterator[Option]:
        self.state.strength += 1
        return super().__iter__()


def counts_answers(t: Table[Talkative], several: Any) -> Any:
    asks = []
    for asked in several.asks:
        options = Counted(asked.options)
        options.state = t.state
        asks.append(Ask(asked.seat, asked.prompt, options, asked.rule))
    return Together(tuple(asks))


SHOWS_A_CHANGED_ANSWER = replace(LEAKS_A_CARD, play=retold(DUEL.play, several=counts_answers))


# Moments that show too much.


def shows_the_next_ember(t: Table[WardensState], answer: Any) -> None:
    if t.state.embers:
        t.state.ashes.cards.append(t.state.embers.cards.pop())
        t.beat()
        t.state.embers.cards.append(t.state.ashes.cards.pop())


BEATS_SHOW_A_SECRET = replace(WARDENS, play=retold(WARDENS.play, answered=shows_the_next_ember))


# Cards that go astray, or are turned over behind the table's back.


def loses_a_mask(t: Table[DuelState]) -> None:
    if t.state.phase == "deal" and t.state.round == 1 and t.state.spent:
        t.state.spent.cards.pop()


LOSES_A_CARD = replace(DUEL, play=retold(DUEL.play, loses_a_mask))


def doubles_a_mask(t: Table[DuelState]) -> None:
    if t.state.round == 1 and len(t.state.spent) == 2:
        t.state.lost.cards.append(t.state.spent.cards[0])  # type: ignore[arg-type]


DOUBLES_A_CARD = replace(DUEL, play=retold(DUEL.play, doubles_a_mask))


def turns_over_without_the_table(t: Table[WardensState], answer: Any) -> None:
    if answer is REST and t.state.shed[0]:
        t.state.shed[1].cards.append(t.state.shed[0].cards.pop())


SHOWS_BEHIND_THE_TABLE = replace(WARDENS, play=retold(WARDENS.play, answered=turns_over_without_the_table))


# Rules that remember what the state does not say.


def counts_actions_itself(t: Table[WardensState]) -> Flow[Outcome]:
    left = 2
    while t.state.outcome is None:
        yield CHECKPOINT
        if left:
            t.state.actions = 2
            yield from act(t)
            left -= 1
        else:
            t.state.phase = "burn"
            yield from burn(t)
            left = 2
    return t.state.outcome


KEEPS_A_LOCAL = replace(WARDENS, play=counts_actions_itself)

_played = [0]


def counts_all_games(t: Table[WardensState], answer: Any) -> None:
    _played[0] += 1
    t.state.fires["ford"] = _played[0] % 3


REMEMBERS_OTHER_GAMES = replace(WARDENS, play=retold(WARDENS.play, answered=counts_all_games))


# Options that are not options.


def to_the_moon(t: Table[Any], options: list[Option]) -> list[Option]:
    return [*options, Ride("moon")]


OFFERS_AN_ILLEGAL_OPTION = replace(WARDENS, play=retold(WARDENS.play, ask=with_options(to_the_moon)))


def twice_the_same(t: Table[Any], options: list[Option]) -> list[Option]:
    return [*options, options[0]]


SAME_KEY_TWICE = replace(WARDENS, play=retold(WARDENS.play, ask=with_options(twice_the_same)))


# Games that do not end, end badly, or say nonsense.


def never_ends(t: Table[WardensState]) -> Flow[Outcome]:
    while True:
        yield CHECKPOINT
        yield Ask(0, msg("ask-act", left=1), [REST, WATCH])


NEVER_ENDS = replace(WARDENS, play=never_ends, longest=60)
DEAD_END = replace(WARDENS, play=retold(WARDENS.play, ask=with_options(lambda t, options: [])))


def looks_and_leaves(t: Table[WardensState]) -> Flow[Outcome]:
    """At every question, a seat may look at something, leave, and be asked again."""
    flow, answer = WARDENS.play(t), None
    while True:
        try:
            asked = flow.send(answer)
        except StopIteration as end:
            return end.value
        look = isinstance(asked, Ask)
        offered = Ask(asked.seat, asked.prompt, [*asked.options, YES], asked.rule) if look else asked
        while (answer := (yield offered)) is YES and look:
            yield Ask(asked.seat, asked.prompt, [DONE], asked.rule)


def stands_still(t: Table[DuelState]) -> Flow[Outcome]:
    """A scouting seat may do nothing at all, and is asked again."""
    while t.state.outcome is None:
        yield CHECKPOINT
        if t.state.phase == "scout" and (yield Ask(t.state.seat, msg("ask-bury"), [DONE, Hint()])) != DONE:
            continue
        yield from PHASES[t.state.phase](t)
    return t.state.outcome


STANDS_STILL = replace(DUEL, play=stands_still)
LOOKS_AND_LEAVES = replace(WARDENS, play=looks_and_leaves)


def nobody_wins(t: Table[Any]) -> Flow[Outcome]:
    yield from SKIRMISH.play(t)
    return Outcome((7,), msg("say-falls", who="?"))


WRONG_WINNER = replace(SKIRMISH, play=nobody_wins)


def one_warden_wins(t: Table[Any]) -> Flow[Outcome]:
    end = yield from WARDENS.play(t)
    return replace_struct(end, winners=(0,))


#: Its wardens win or lose together, but one of them wins alone.
LONELY_WINNER = replace(WARDENS, play=one_warden_wins)
OVERRATES = replace(SKIRMISH, evaluate=lambda state, seat: 2.0)


def counts_their_cards(state: DuelState, seat: int) -> float:
    """Counts every card in every hand, and does not expect hidden ones."""
    strengths = [worth(card) for player in state.players for card in player.hand]
    return 0.5 if strengths else 0.4


JUDGES_HIDDEN_CARDS = replace(DUEL, evaluate=counts_their_cards)
UNKNOWN_RULE = replace(SKIRMISH, rules=("defenders_of_the_realm",))


def without_pieces(s: Any, eyes: int) -> Scene:
    drawn = SKIRMISH.scene(s, eyes)
    return msgspec.structs.replace(drawn, boards=tuple(msgspec.structs.replace(b, pieces=()) for b in drawn.boards))


FORGETS_PIECES = replace(SKIRMISH, scene=without_pieces)


# Parts of the scene that depend on more than they declare.


@part("phase")
def purses(s: DuelState) -> tuple[Figure, ...]:
    """The coins of the seats."""
    return tuple(Figure(msg("coins"), player.coins) for player in s.players)


READS_WHAT_IT_DOES_NOT_DECLARE = replace(
    DUEL, scene=lambda s, eyes: msgspec.structs.replace(DUEL.scene(s, eyes), status=purses(s))
)

_counted: list[int] = []


@part("phase")
def counted(s: DuelState) -> tuple[Figure, ...]:
    """The coins of the seats, as someone else has counted them."""
    return tuple(Figure(msg("coins"), coins) for coins in _counted)


def counts_first(s: DuelState, eyes: int) -> Scene:
    _counted[:] = [player.coins for player in s.players]
    return msgspec.structs.replace(DUEL.scene(s, eyes), status=counted(s))


DRAWS_FROM_ELSEWHERE = replace(DUEL, scene=counts_first)


class Loose(State, kw_only=True):
    """A state that changes when it is encoded and decoded: a tuple in a field without a type."""

    anything: object = (1, 2)


def rests(t: Table[Loose]) -> Flow[Outcome]:
    yield CHECKPOINT
    yield Ask(0, msg("ask-act", left=1), [REST, WATCH])
    t.state.outcome = Outcome((0,), msg("outcome-won"))
    return t.state.outcome


def loosely(options: Any, seats: int, rng: Rng) -> Loose:
    return Loose(rng=rng)


def nothing(state: Any) -> Iterable[str]:
    return ()


NOT_WRITABLE: Game[Any, Any] = replace(
    WARDENS,
    state=Loose,
    setup=loosely,
    play=rests,
    components=nothing,
    scene=lambda s, eyes: Scene(),
    evaluate=lambda s, seat: 0.5,
)


# Campaigns.


def campaign_with(**change: Any) -> Game[Any, Any]:
    assert WARDENS.campaign is not None
    return replace(WARDENS, campaign=replace(WARDENS.campaign, **change))


def carry_to_the_next_chair(t: Table[Ledger], played: Played) -> None:
    """Forgets that the seats of a session are not the chairs of the campaign."""
    carry(t, played)
    party = t.state.party
    packs = [t.state.chests[chair].pack.cards for chair in party]
    for chair, cards in zip(party, packs[1:] + packs[:1], strict=True):
        t.state.chests[chair].pack.cards = cards


def carry_and_tell(t: Table[Ledger], played: Played) -> None:
    """Counts, for all to see, what each warden has kept in secret."""
    carry(t, played)
    t.state.coins += sum(tool.startswith("horse") for chest in t.state.chests for tool in chest.pack)
    t.state.stood[played.chairs[0]] = next(iter(t.state.chests[played.chairs[0]].pack), "keep").partition(".")[0]


def options_by_seat(d: Ledger, chapter: Any) -> Any:
    """Gives the first seats what is in the first chests."""
    packs = tuple(Hand(list(d.chests[seat].pack), owner=seat) for seat in range(len(d.party)))
    return msgspec.structs.replace(options(d, chapter), packs=packs)


def ahead_by_oath(d: Ledger) -> list[Any]:
    """Opens the market only to wardens who kept their oath."""
    kept = any(f"oath-{place}" in d.chests[chair].oath for chair, place in d.stood.items())
    return [chapter for chapter in ahead(d) if kept or not isinstance(chapter, Market) or d.summer == 1]


def leaves_by_hand(t: Table[Ledger], chair: int) -> None:
    """Hands what was in the chest to a friend."""
    d = t.state
    friend = d.chests[d.party[0]]
    for tool in list(d.chests[chair].pack):
        t.move(tool, d.chests[chair].pack, friend.pack)
    leaves(t, chair)


def nothing_ahead(d: Ledger) -> list[Any]:
    return [] if d.summer > 1 or d.lost else ahead(d)


def what_is_drawn(d: Ledger) -> list[Message]:
    """Shows everybody what should stay locked."""
    return [Message("coins")]


CARRIES_TO_THE_WRONG_CHAIR = campaign_with(carry=carry_to_the_next_chair)
CARRIES_SECRETS_INTO_THE_OPEN = campaign_with(carry=carry_and_tell)
OPENS_THE_WRONG_CHEST = campaign_with(options=options_by_seat)
OFFERS_BY_WHAT_IS_HIDDEN = campaign_with(ahead=ahead_by_oath)
LEAVES_TOO_MUCH = campaign_with(leaves=leaves_by_hand)
STOPS_SHORT = campaign_with(ahead=nothing_ahead)
TELLS_WHAT_IS_LOCKED = campaign_with(locked=what_is_drawn)
