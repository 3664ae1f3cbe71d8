"""Doors, chests, locks, traps and searches."""

from emberhall.games.sword_sorcery.content import TRAPS, card_of, kinds
from emberhall.games.sword_sorcery.effects.book import BOOK, announce, trap_texts
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import figure_name, hero_name
from emberhall.games.sword_sorcery.rules.arrival import reveal
from emberhall.games.sword_sorcery.rules.conditions import saves
from emberhall.games.sword_sorcery.rules.goods import draw_treasure, gain_crowns, gain_item
from emberhall.games.sword_sorcery.rules.quests import fire, follow
from emberhall.games.sword_sorcery.rules.sight import apart
from emberhall.games.sword_sorcery.state import Hero, Table
from emberhall.games.sword_sorcery.terms import Moment, named
from emberhall.kernel import Flow, msg


def trap(t: Table, hero: Hero, what: str) -> Flow[None]:
    """Draw a trap card, as for every door or chest opened (SS-FULL-TRAP-01 to SS-FULL-TRAP-03)."""
    state = t.state
    if not state.traps:
        state.traps.cards, state.traps_gone.cards = state.traps_gone.cards, []
        t.shuffle(state.traps)
    card = t.draw(state.traps, state.traps_gone)
    kind = TRAPS[card_of(card)]
    t.say(msg("say-trap", trap=named("trap", kind.id), effect=trap_texts(kind) or "none"))
    t.beat()
    if kind.opens not in ("any", what):
        t.say(msg("say-trap-elsewhere", opens=kind.opens))
        return
    if kind.once is None and kind.effect is None:
        return
    play = Playing(hero.id, opener=hero.id)
    yield from announce(t, Moment.TRAP_DRAWN, hero, play)
    if play.cancelled:
        t.say(msg("say-trap-cancelled"))
        return
    if kind.once is not None:
        yield from BOOK.do(t, Playing(hero.id, kind.id, hero.id, hero.id), kind.once)
    if kind.effect is not None:
        caught = (
            [hero] if kind.alone else [one for one in state.living() if apart(state, hero.area, one.area) <= kind.area]
        )
        for one in caught:
            if one.ghost or (kind.save and saves(t, one)):
                continue
            yield from BOOK.do(t, Playing(hero.id, kind.id, one.id, hero.id), kind.effect)


def open_door(t: Table, hero: Hero, door: kinds.Door) -> Flow[None]:
    """Open a door for good: a trap card, then the quest, then what is now in sight (SS-TERR-01, SS-TERR-02)."""
    state = t.state
    state.closed &= ~state.ground.doors[frozenset(state.ground.index[id] for id in door.between)]
    t.say(msg("say-opens", who=hero_name(hero), what=named("door", door.id)))
    yield from trap(t, hero, "door")
    yield from fire(t, door=door.id)
    yield from reveal(t)


def open_chest(t: Table, hero: Hero, token: kinds.Token) -> Flow[None]:
    """Open a chest: trap, contents to the opener, then the quest (SS-TERR-03, SS-TERR-04, SS-FULL-TREAS-01)."""
    state = t.state
    state.tokens.remove(token.id)
    t.say(msg("say-opens", who=hero_name(hero), what=named("token", "chest")))
    yield from trap(t, hero, "chest")
    if not hero.ghost:
        yield from gain_crowns(t, hero, token.crowns)
        if token.item:
            yield from gain_item(t, hero, token.item)
        for _ in range(token.treasure):
            yield from draw_treasure(t, hero)
    elif token.item:  # a quest item is never lost with the hero who opened the chest
        state.heaps[hero.area].items.append(token.item)
    yield from fire(t, chest=token.id)


def search(t: Table, hero: Hero, token: kinds.Token) -> Flow[None]:
    """Turn a search token, resolve it and remove it (SS-QUICK-09, SS-FULL-TREAS-02)."""
    t.state.tokens.remove(token.id)
    t.say(msg("say-searches", who=figure_name(hero)))
    assert token.table is not None
    yield from BOOK.do(t, Playing(hero.id, opener=hero.id), token.table)
    t.beat()
    yield from follow(t)
