"""Three summers: what was won buys tools, what was lost is tried again, and everybody has an oath of their own."""

from collections.abc import Iterable, Sequence

from emberhall.kernel import (
    CHECKPOINT,
    DONE,
    Ask,
    Campaign,
    Chapter,
    Deck,
    Flow,
    Hand,
    Option,
    Outcome,
    Pile,
    Played,
    Rng,
    Table,
    msg,
)

from .ledger import MOST_LOST, PRICE, REWARD, SUMMERS, Agreement, Buy, Chest, Keep, Ledger, Market, Oath, Summer
from .scene import ledger
from .state import TOOLS, VALLEY, Options, WardensState, warden_name

CHAIRS = 4


def begin(agreement: Agreement, rng: Rng) -> Ledger:
    return Ledger(
        rng=rng,
        chests=[Chest(Hand(owner=chair), Hand(owner=chair)) for chair in range(CHAIRS)],
        stock=Deck(rng.shuffled(TOOLS)),
        oaths=Deck(rng.shuffled([Oath(f"oath-{place}") for place in VALLEY.areas])),
        kept=Pile(),
        coins=6 if agreement.rich else 2,
    )


def joins(t: Table[Ledger], chair: int) -> None:
    d = t.state
    t.draw(d.oaths, d.chests[chair].oath)
    t.say(msg("say-joins", who=warden_name(chair)))


def leaves(t: Table[Ledger], chair: int) -> None:
    """What was in the chest goes back unseen."""
    d = t.state
    for tool in list(d.chests[chair].pack):
        t.move(tool, d.chests[chair].pack, d.stock)
    for oath in list(d.chests[chair].oath):
        t.move(oath, d.chests[chair].oath, d.oaths)
    t.shuffle(d.stock)
    t.shuffle(d.oaths)
    d.stood.pop(chair, None)
    t.say(msg("say-leaves", who=warden_name(chair)))


def ahead(d: Ledger) -> Sequence[Chapter]:
    return [*([Market()] if d.market else []), Summer(d.summer)]


def options(d: Ledger, chapter: Summer) -> Options:
    packs = tuple(Hand(list(d.chests[chair].pack), owner=seat) for seat, chair in enumerate(d.party))
    return Options("fierce" if chapter.number == SUMMERS else "tame", packs)


def carry(t: Table[Ledger], played: Played) -> None:
    """Each warden keeps the tool found first; the others go back to the stock."""
    d = t.state
    s: WardensState = played.state
    for seat, chair in enumerate(played.chairs):
        d.chests[chair].pack = Hand(list(s.wardens[seat].tools)[:1], owner=chair)
        d.stood[chair] = s.wardens[seat].at
    chests = [tool for chest in d.chests for tool in chest.pack]
    d.stock = Deck([tool for tool in TOOLS if tool not in chests])
    t.shuffle(d.stock)
    d.market = True
    if played.outcome.winners:
        d.coins += REWARD
        d.summer += 1
        t.say(msg("say-summer-won", coins=REWARD))
    else:
        d.lost += 1
        t.say(msg("say-summer-lost", lost=d.lost))
    if d.summer > SUMMERS:
        d.outcome = Outcome(tuple(d.party), msg("outcome-campaign-won"))
    elif d.lost == MOST_LOST:
        d.outcome = Outcome((), msg("outcome-campaign-lost"))


def market(t: Table[Ledger]) -> Flow[Outcome]:
    """The wardens trade one after the other."""
    d = t.state
    while d.trading < len(d.party):
        yield CHECKPOINT
        yield from trade(t, d.party[d.trading])
    d.market, d.trading = False, 0
    return Outcome(tuple(d.party), msg("outcome-market", coins=d.coins))


def trade(t: Table[Ledger], chair: int) -> Flow[None]:
    """One deed of a warden, or the turn of the next."""
    d = t.state
    chest = d.chests[chair]
    found: list[Option] = [DONE]
    if d.coins >= PRICE and d.stock and not chest.pack:
        found.append(Buy(PRICE))
    found += [Keep(oath) for oath in chest.oath if d.stood.get(chair) == oath.removeprefix("oath-")]
    chosen = yield Ask(chair, msg("ask-market", coins=d.coins), found)
    match chosen:
        case Buy(price):
            d.coins -= price
            t.draw(d.stock, chest.pack)
            t.say(msg("say-bought", who=warden_name(chair)))
        case Keep(oath):
            t.move(oath, chest.oath, d.kept)
            d.coins += REWARD
            t.say(msg("say-kept", who=warden_name(chair), coins=REWARD))
        case _:
            d.trading += 1


def components(d: Ledger) -> Iterable[str]:
    for chest in d.chests:
        yield from chest.pack
        yield from chest.oath
    yield from d.stock
    yield from d.oaths
    yield from d.kept


CAMPAIGN = Campaign(
    document=Ledger,
    begin=begin,
    ahead=ahead,
    options=options,
    carry=carry,
    scene=ledger,
    joins=joins,
    leaves=leaves,
    interludes={"market": market},
    agreement=Agreement,
    components=components,
    longest=60,
)
