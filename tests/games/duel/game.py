"""The rules: each round a prize is laid out, seats may scout, all bid a mask at once, the highest lone mask wins."""

from collections.abc import Iterable
from pathlib import Path

from emberhall.kernel import (
    CHECKPOINT,
    DONE,
    Ask,
    Deck,
    FaceDown,
    Flow,
    Game,
    Guide,
    Hand,
    Lesson,
    Option,
    Outcome,
    Pile,
    Rng,
    Table,
    Together,
    choose,
    confirm,
    msg,
)

from .scene import scene
from .state import (
    FORTUNE,
    HAND_SIZE,
    PEEK,
    Bid,
    Bury,
    DuelState,
    Mask,
    Options,
    Player,
    Prize,
    mask_name,
    prize_name,
    seat_name,
    worth,
)


def setup(options: Options, seats: int, rng: Rng) -> DuelState:
    masks = [Mask(f"mask-{strength}.{copy}") for strength in range(1, 8) for copy in range(1, 4)]
    rng.shuffle(masks)
    chests = {}
    for metal, low in (("gold", 4), ("silver", 1)):
        prizes = [Prize(f"{metal}-{low + i}.{copy}") for i in range(3) for copy in (1, 2)]
        rng.shuffle(prizes)
        chests[metal] = Deck(prizes, pool=metal)
    return DuelState(
        rng=rng,
        rounds=options.rounds,
        scouting=options.scouting,
        masks=Deck(masks),
        spent=Pile(),
        chests=chests,
        prize=FaceDown(),
        lost=Pile(),
        players=[
            Player(Hand(owner=seat), FaceDown(lookers=1 << seat), FaceDown(lookers=1 << seat)) for seat in range(seats)
        ],
    )


def play(t: Table[DuelState]) -> Flow[Outcome]:
    while t.state.outcome is None:
        yield CHECKPOINT
        yield from PHASES[t.state.phase](t)
    return t.state.outcome


def deal(t: Table[DuelState]) -> Flow[None]:
    """Fill the hands and lay out a prize: gold in every second round."""
    s = t.state
    for player in s.players:
        while len(player.hand) < HAND_SIZE:
            if not s.masks:
                s.masks.cards, s.spent.cards = s.spent.cards, []
                t.shuffle(s.masks)
            t.draw(s.masks, player.hand)
    metal = "gold" if s.round % 2 else "silver"
    s.prize.pool = metal
    t.draw(s.chests[metal], s.prize)
    t.say(msg("say-prize", metal=msg(metal), round=s.round + 1, rounds=s.rounds))
    s.seat = 0
    s.phase = "scout" if s.scouting else "bid"
    yield from ()


def scout(t: Table[DuelState]) -> Flow[None]:
    """One action of the seat whose turn it is to scout."""
    s = t.state
    seat, player = s.seat, s.players[s.seat]
    options: list[Option] = [DONE]
    if player.coins:
        if not s.prize.seen_by(s.prize.cards[0]) & 1 << seat:
            options.append(PEEK)
        if len(s.masks) >= 2:
            options.append(FORTUNE)
    action = yield from choose(seat, msg("ask-scout", coins=player.coins), options, rule="DU-SCOUT-01")
    if action is DONE:
        s.seat += 1
        if s.seat == len(s.players):
            s.phase, s.seat = "bid", 0
        return
    player.coins -= 1
    if action is PEEK:
        t.show(s.prize.cards[0], s.prize, 1 << seat)
        seen = prize_name(s.prize.cards[0])
        t.say(msg("say-you-see", what=seen), to=seat, others=msg("say-peeks", who=seat_name(seat)))
        return
    top = t.peek(s.masks, action.count, seat)
    names = tuple(mask_name(card) for card in top)
    t.say(msg("say-you-see", what=names), to=seat, others=msg("say-fortune", who=seat_name(seat), count=len(top)))
    buried = yield Ask(seat, msg("ask-bury"), [DONE, *map(Bury, top)], rule="DU-SCOUT-02")
    if buried is not DONE:
        t.move(buried.card, s.masks, s.masks, bottom=True, secretly_by=seat)


def bid(t: Table[DuelState]) -> Flow[None]:
    """All choose a mask at once and lay it down."""
    s = t.state
    prompt = msg("ask-bid")
    bids = yield Together(
        tuple(
            Ask(seat, prompt, [Bid(card) for card in player.hand], rule="DU-BID-01")
            for seat, player in enumerate(s.players)
        )
    )
    for seat, player in enumerate(s.players):
        t.move(bids[seat].card, player.hand, player.bid, secretly_by=seat)
    s.phase = "reveal"


def reveal(t: Table[DuelState]) -> Flow[None]:
    """The masks are turned over; the highest that nobody else has wears the prize."""
    s = t.state
    shown = []
    for seat, player in enumerate(s.players):
        shown.append(t.draw(player.bid, s.spent))
        t.say(msg("say-bid", who=seat_name(seat), card=mask_name(shown[-1])))
        t.beat()
    lone = [card for card in shown if [worth(other) for other in shown].count(worth(card)) == 1]
    if lone:
        s.winner = shown.index(max(lone, key=worth))
        won = s.players[s.winner].won
        prize = t.draw(s.prize, won)
        t.say(msg("say-won", who=seat_name(s.winner)))
        t.say(msg("say-you-see", what=prize_name(prize)), to=s.winner)
        s.phase = "spy"
    else:
        s.winner = None
        prize = t.draw(s.prize, s.lost)
        t.say(msg("say-lost", what=prize_name(prize)))
        yield from end_round(t)


def spy(t: Table[DuelState]) -> Flow[None]:
    """The seat to the left of the winner may pay to look at one of the winner's masks."""
    s = t.state
    assert s.winner is not None
    seat = (s.winner + 1) % len(s.players)
    hand = s.players[s.winner].hand
    if s.players[seat].coins and (yield from confirm(seat, msg("ask-spy", who=seat_name(s.winner)), "DU-SPY-01")):
        s.players[seat].coins -= 1
        card = t.pick(hand.cards)
        t.show(card, hand, 1 << seat)
        t.say(msg("say-you-see", what=mask_name(card)), to=seat)
    yield from end_round(t)


def end_round(t: Table[DuelState]) -> Flow[None]:
    """Go on to the next prize, or count what each has won."""
    s = t.state
    s.round += 1
    s.phase = "deal"
    if s.round < s.rounds:
        return
    for player in s.players:
        for card in player.won:
            t.show(card, player.won)
    scores = [sum(map(worth, player.won)) for player in s.players]
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    reason = msg("outcome", who=tuple(map(seat_name, winners)), points=best)
    s.outcome = Outcome(winners, reason, tuple(map(float, scores)))
    yield from ()


PHASES = {"deal": deal, "scout": scout, "bid": bid, "reveal": reveal, "spy": spy}


def components(s: DuelState) -> Iterable[str]:
    yield from s.masks
    yield from s.spent
    yield from s.prize
    yield from s.lost
    for metal in ("gold", "silver"):
        yield from s.chests[metal]
    for player in s.players:
        yield from player.hand
        yield from player.bid
        yield from player.won


def evaluate(s: DuelState, seat: int) -> float:
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    scores = [sum(worth(card) for card in player.won if card != "?") for player in s.players]
    others = max(score for other, score in enumerate(scores) if other != seat)
    return min(0.9, max(0.1, 0.5 + (scores[seat] - others) / 20))


def variants() -> Iterable[tuple[Options, int]]:
    for seats in (2, 3, 4):
        yield Options(), seats
    yield Options(rounds=2, scouting=False), 2


#: One round of scouting and bidding against a bot.
GUIDE = Guide(
    {"rounds": 2},
    ("me", "random"),
    "lantern",
    (
        Lesson("coins", ("hand:{seat}", "option:peek"), (), asks=("ask-scout",)),
        Lesson("peek", ("option:peek",), (), offers=("peek",), after=("coins",)),
        Lesson("bid", ("option:bid:*",), (), asks=("ask-bid",)),
        Lesson("reveal", ("option:*",), (), told=("say-won", "say-lost")),
    ),
    ends={"say-prize": 2},
)


GAME = Game(
    name="duel",
    options=Options,
    state=DuelState,
    seats=range(2, 5),
    setup=setup,
    play=play,
    scene=scene,
    evaluate=evaluate,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    guide=GUIDE,
    longest=200,
)
