"""Crowns, treasure, items and the bag."""

from collections import Counter
from collections.abc import Iterable

from emberhall.games.sword_sorcery.choices import Drop, Give, Keep
from emberhall.games.sword_sorcery.content import CLASSES, ITEMS, TREASURES, card_of, kinds
from emberhall.games.sword_sorcery.effects.book import announce
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import card_name, hero_name
from emberhall.games.sword_sorcery.state import Heap, Hero, State, Table, TreasureId
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Flow, Menu, Message, ask, msg, offer

#: Quest items.
_OF_QUESTS = frozenset(id for id, item in ITEMS.items() if item.kind == "quest")


def gain_crowns(t: Table, hero: Hero, n: int, *, found: bool = True) -> Flow[None]:
    """A hero gains crowns: found with a trophy, in a chest or a search, or not."""
    if n > 0:
        hero.crowns += n
        t.say(msg("say-crowns", who=hero_name(hero), n=n))
        if found:
            yield from announce(t, Moment.GAIN_CROWNS, hero)


def room(hero: Hero) -> int:
    """How many more cards the bag holds; quest items take no room (SS-FULL-HERO-04)."""
    return CLASSES[hero.cls].bag - len([id for id in hero.bag if id not in _OF_QUESTS])


def heap(t: Table, area: int) -> Heap:
    """What lies in an area."""
    return t.state.heaps.setdefault(area, Heap([], 0, {}, [], []))


def bag_takes(hero: Hero, items: Iterable[str]) -> list[str]:
    """Which of these items the bag could take, each on its own."""
    space = room(hero) > 0
    return [id for id in items if space or id in _OF_QUESTS]


def fits(hero: Hero, item: str) -> bool:
    """Whether the bag takes an item."""
    return item in _OF_QUESTS or room(hero) > 0


def sums(crowns: int) -> list[int]:
    """The sums of crowns offered to hand over; taken together they make any sum."""
    return [*[n for n in (5, 10, 20, 50) if n < crowns], crowns] if crowns else []


def hand_over(giver: Hero | Heap, receiver: Hero | Heap, item: str) -> None:
    """Move an item between bags or the ground, with any changes made to it; of equal ones, the last keeps them."""
    left = giver.bag if isinstance(giver, Hero) else giver.items
    left.remove(item)
    (receiver.bag if isinstance(receiver, Hero) else receiver.items).append(item)
    if item in left or (isinstance(giver, Hero) and item in giver.slots.values()):
        return
    if item in giver.forged:
        receiver.forged[item] = giver.forged.pop(item)
    for theirs, mine in ((giver.flipped, receiver.flipped), (giver.unloaded, receiver.unloaded)):
        if item in theirs:
            theirs.remove(item)
            mine.append(item)


def gain_item(t: Table, hero: Hero, item: str) -> Flow[None]:
    """A hero gains an item."""
    t.say(msg("say-item", who=hero_name(hero), card=card_name(item)))
    yield from _into_bag(t, hero, item)


def _into_bag(t: Table, hero: Hero, item: str) -> Flow[None]:
    hero.bag.append(item)
    yield from too_many(t, hero)


@offer(Drop)
def drop(state: State, hero: Hero) -> list[Drop]:
    """Drop a card from the bag."""
    return [Drop(id) for id in _loose(hero)]


@drop.does
def _(t: Table, hero: Hero, chosen: Drop) -> None:
    hand_over(hero, heap(t, hero.area), chosen.card)


@offer(Give)
def give_away(state: State, hero: Hero) -> list[Give]:
    """Give a card from the bag to a hero in the same area who has room for it."""
    cards = _loose(hero)
    others = [one for one in state.living() if one is not hero and one.area == hero.area and room(one) > 0]
    return [Give(id, other.id, hero_name(other)) for other in others for id in cards]


@give_away.does
def _(t: Table, hero: Hero, chosen: Give) -> None:
    hand_over(hero, t.state.heroes[chosen.figure], chosen.card)


def _loose(hero: Hero) -> list[str]:
    return [id for id in dict.fromkeys(hero.bag) if id not in _OF_QUESTS]


TOO_MANY: Menu[State, Hero] = Menu(drop, give_away)


def too_many(t: Table, hero: Hero) -> Flow[None]:
    """Have a hero give away or drop at once what exceeds the bag (SS-FULL-HERO-04)."""
    while room(hero) < 0:
        yield from TOO_MANY.ask(t, hero, hero.seat, msg("ask-too-many", who=hero_name(hero)), "SS-FULL-HERO-04")


def treasure_name(card: kinds.Treasure) -> Message:
    """What a treasure card is."""
    if card.item:
        return card_name(card.item)
    return msg("treasure-crowns", n=card.crowns) if card.crowns else msg("treasure-shards", n=card.shards)


def draw_treasure(t: Table, hero: Hero, n: int = 1, keep: int = 0) -> Flow[None]:
    """Draw treasure cards and keep some of them, by default all (SS-FULL-TREAS-03)."""
    if n == 1:
        play = Playing(hero.id)
        yield from announce(t, Moment.DRAW_TREASURE, hero, play)
        if play.replaced:
            return
    state = t.state
    drawn: list[TreasureId] = []
    while len(drawn) < n and (state.treasures or _shuffled_back(t, drawn)):
        drawn.append(t.draw(state.treasures, state.treasures_gone))
    keep = min(keep or n, len(drawn))
    while drawn and keep:
        card = drawn[0]
        if keep < len(drawn):
            offered = [Keep(id, treasure_name(TREASURES[card_of(id)])) for id in drawn]
            prompt = msg("ask-treasure", who=hero_name(hero))
            card = TreasureId((yield from ask(hero.seat, prompt, offered, "SS-FULL-TREAS-03")).treasure)
        drawn.remove(card)
        keep -= 1
        yield from _take(t, hero, TREASURES[card_of(card)])


def _shuffled_back(t: Table, drawn: list[TreasureId]) -> bool:
    """A card is needed and none is left: shuffle the discards, if there are any (SS-GOLD-03, SS-GOLD-04).

    Cards that a hero has or that lie on the ground are not discards, and cards taken out for this party stay out.
    """
    state = t.state
    things = [id for hero in state.heroes for id in (*hero.slots.values(), *hero.bag)]
    held = Counter([*things, *(id for heap in state.heaps.values() for id in heap.items)])
    back = []
    for card in state.treasures_gone:
        item = TREASURES[card_of(card)].item
        if card in drawn or (item and not any(could_use(hero, ITEMS[item]) for hero in state.heroes)):
            continue
        if held[item]:
            held[item] -= 1
        else:
            back.append(card)
    for card in back:
        t.move(card, state.treasures_gone, state.treasures)
    t.shuffle(state.treasures)
    return bool(back)


def could_use(hero: Hero, item: kinds.Item) -> bool:
    """Whether a hero could ever use a soul weapon; other items suit everyone (SS-FULL-SETUP-08)."""
    return not item.flipped or (hero.kind.style in item.styles and item.nature in ("", hero.kind.nature))


def _take(t: Table, hero: Hero, card: kinds.Treasure) -> Flow[None]:
    t.say(msg("say-treasure", who=hero_name(hero), treasure=treasure_name(card)))
    if card.item:
        yield from _into_bag(t, hero, card.item)
    hero.crowns += card.crowns
    t.state.shards += card.shards
