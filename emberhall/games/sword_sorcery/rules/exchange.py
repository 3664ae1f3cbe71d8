"""Items change hands: heroes rearrange, exchange, pick up and drop them.

SS-QUICK-05, SS-QUICK-06, SS-QUICK-07, SS-QUICK-08, SS-FREE-03.
"""

from emberhall.games.sword_sorcery import choices as ch
from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.names import card_name, hero_name
from emberhall.games.sword_sorcery.rules.goods import bag_takes, fits, hand_over, heap, sums, too_many
from emberhall.games.sword_sorcery.rules.items import equip, free_slots, put_on, stow
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.games.sword_sorcery.terms import SLOTS
from emberhall.kernel import DONE, Ask, Flow, Option, msg


def rearrange(t: Table, hero: Hero) -> Flow[None]:
    """One Action changes any items in use; what the bag does not hold in the end must go (SS-QUICK-05)."""
    swapped: list[str] = []
    stowed: list[Option] = []
    while True:
        offered: list[Option] = [*put_on(hero, swapped)]
        stows = [ch.Stow(slot, hero.slots[slot]) for slot in SLOTS if slot in hero.slots]
        offered += [one for one in stows if one not in stowed]
        if not offered:
            break
        chosen = yield Ask(hero.seat, msg("ask-rearrange", who=hero_name(hero)), [DONE, *offered], "SS-QUICK-05")
        if chosen is DONE:
            break
        if isinstance(chosen, ch.Equip):
            swapped.append(chosen.key())
            equip(t, hero, chosen.card, chosen.slot)
        else:
            stowed.append(chosen)
            stow(t.state, hero, chosen.slot)
    yield from too_many(t, hero)


def partners(state: State, hero: Hero) -> list[Hero]:
    """The heroes with whom something can be exchanged: in the same area (SS-QUICK-08)."""
    others = [other for other in state.living() if other.area == hero.area and other is not hero]
    return [other for other in others if _can_give(hero, other) or _can_give(other, hero)]


def _can_give(giver: Hero, receiver: Hero) -> bool:
    return giver.crowns > 0 or bool(_takes(receiver, giver.bag))


def exchange(t: Table, hero: Hero, other: Hero) -> Flow[None]:
    """One item and any crowns are given, or one item and any crowns received (SS-QUICK-06)."""
    gives = takes = True
    item = ""
    while True:
        offered: list[Option] = []
        if gives:
            cards = _takes(other, hero.bag) if not item else []
            offered += [ch.Give(id, other.id, hero_name(other)) for id in cards]
            offered += [ch.GiveCrowns(n, other.id, hero_name(other)) for n in sums(hero.crowns)]
        if takes:
            cards = _takes(hero, other.bag) if not item else []
            offered += [ch.Take(id, other.id, hero_name(other)) for id in cards]
            offered += [ch.TakeCrowns(n, other.id, hero_name(other)) for n in sums(other.crowns)]
        if not offered:
            return
        chosen = yield Ask(hero.seat, msg("ask-exchange", who=hero_name(other)), [DONE, *offered], "SS-QUICK-06")
        if chosen is DONE:
            return
        gives = isinstance(chosen, ch.Give | ch.GiveCrowns)
        takes = not gives
        giver, receiver = (hero, other) if gives else (other, hero)
        if isinstance(chosen, ch.Give | ch.Take):
            item = chosen.card
            hand_over(giver, receiver, item)
            t.say(msg("say-gives", who=hero_name(giver), whom=hero_name(receiver), card=card_name(item)))
            yield from _put_on(t, receiver, item)
            yield from too_many(t, receiver)
        else:
            giver.crowns -= chosen.crowns
            receiver.crowns += chosen.crowns


def _takes(hero: Hero, items: list[str]) -> list[str]:
    """Which of these a hero could receive: the bag has room, or he may put it on at once."""
    return [id for id in dict.fromkeys(items) if fits(hero, id) or free_slots(hero, ITEMS[id])]


def _put_on(t: Table, hero: Hero, item: str) -> Flow[None]:
    """Who receives an item may use it at once if its slot is empty (SS-QUICK-07)."""
    offered: list[Option] = [ch.Equip(item, slot) for slot in free_slots(hero, ITEMS[item])]
    if offered:
        asked = Ask(hero.seat, msg("ask-put-on", who=hero_name(hero)), [*offered, ch.LEAVE], "SS-QUICK-07")
        chosen = yield asked
        if chosen is not ch.LEAVE:
            equip(t, hero, item, chosen.slot)


def goods_here(state: State, hero: Hero) -> bool:
    """Whether a hero has something to drop or could pick something up."""
    lying = state.heaps.get(hero.area)
    return bool(hero.bag or hero.crowns or (lying is not None and (lying.items or lying.crowns)))


def handle_goods(t: Table, hero: Hero) -> Flow[None]:
    """One free action picks up and drops any number of items and crowns, each thing once (SS-FREE-03)."""
    lying = heap(t, hero.area)
    taken: list[str] = []
    left: list[str] = []
    may_pick = may_drop = True
    while True:
        here = [id for id in dict.fromkeys(lying.items) if lying.items.count(id) > left.count(id)]
        mine = [id for id in dict.fromkeys(hero.bag) if hero.bag.count(id) > taken.count(id)]
        offered: list[Option] = [ch.PickUp(id) for id in bag_takes(hero, here)]
        offered += [ch.PICK_CROWNS] if may_pick and lying.crowns else []
        offered += [ch.Drop(id) for id in mine]
        offered += [ch.DropCrowns(n) for n in sums(hero.crowns)] if may_drop else []
        if not offered:
            break
        chosen = yield Ask(hero.seat, msg("ask-goods", who=hero_name(hero)), [DONE, *offered], "SS-FREE-03")
        if chosen is DONE:
            break
        if isinstance(chosen, ch.PickUp):
            hand_over(lying, hero, chosen.card)
            taken.append(chosen.card)
            t.say(msg("say-item", who=hero_name(hero), card=card_name(chosen.card)))
        elif isinstance(chosen, ch.Drop):
            hand_over(hero, lying, chosen.card)
            left.append(chosen.card)
            t.say(msg("say-drops", who=hero_name(hero), card=card_name(chosen.card)))
        else:
            n = -chosen.crowns if isinstance(chosen, ch.DropCrowns) else lying.crowns
            hero.crowns += n
            lying.crowns -= n
            may_drop = n < 0
            may_pick = False
    if not lying.items and not lying.crowns:
        del t.state.heaps[hero.area]
