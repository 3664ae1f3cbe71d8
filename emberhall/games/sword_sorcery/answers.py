"""Why something cannot be chosen."""

from emberhall.games.sword_sorcery.content import CARDS, ITEMS, kinds
from emberhall.games.sword_sorcery.content import card_of as content_id
from emberhall.games.sword_sorcery.rules.acting import may_act, may_combat
from emberhall.games.sword_sorcery.rules.free_actions import has_handled_goods
from emberhall.games.sword_sorcery.rules.goods import room
from emberhall.games.sword_sorcery.rules.items import free_slots, may_wear
from emberhall.games.sword_sorcery.rules.movement import cost, points
from emberhall.games.sword_sorcery.rules.sight import engaged, sees
from emberhall.games.sword_sorcery.state import Hero, State
from emberhall.kernel import Ask, Reason, msg


def why_not(state: State, ask: Ask, element: str) -> Reason | None:
    """Why the hero whose turn it is cannot choose this."""
    kind, _, id = element.partition(":")
    if kind == "turn" and id.isdecimal() and state.heroes[int(id)].acted:
        return Reason(msg("why-acted"), "SS-FULL-TURN-01")
    if ask.prompt.id != "ask-turn" or not 0 <= state.active < len(state.heroes):
        return None
    hero = state.heroes[state.active]
    if kind == "area" and id in state.ground.index:
        return _area(state, hero, state.ground.index[id])
    if kind == "figure" and id.isdecimal():
        return _figure(state, hero, int(id))
    if kind == "token":
        return _token(state, hero, next((token for token in state.plan.tokens if token.id == id), None))
    if kind == "door":
        return _door(state, hero, id)
    if kind == "heap":
        return _heap(state, hero, state.ground.index.get(id))
    return _card(hero, content_id(id)) if kind == "card" else None


def _heap(state: State, hero: Hero, area: int | None) -> Reason | None:
    """Why a hero cannot pick up what lies on the ground."""
    if area != hero.area:
        return Reason(msg("why-elsewhere"), "SS-FREE-03")
    if engaged(state, hero):
        return Reason(msg("why-beset"), "SS-FREE-03")
    return Reason(msg("why-handled"), "SS-FREE-03") if has_handled_goods(hero) else None


def _figure(state: State, hero: Hero, id: int) -> Reason | None:
    target = state.figure(id)
    if target is None or isinstance(target, Hero):
        return None
    if (spent := _no_combat(hero)) is not None:
        return spent
    if engaged(state, hero) and target.area != hero.area:
        return Reason(msg("why-engaged"), "SS-ENGAGE-02")
    if not sees(state, hero, target.area):
        return Reason(msg("why-unseen"), "SS-FULL-LOS-01")
    if hero.unloaded:
        return Reason(msg("why-unloaded"), "SS-FULL-ITEM-04")
    return Reason(msg("why-range"), "SS-FULL-RANGE-02")


def _no_combat(hero: Hero) -> Reason | None:
    if may_combat(hero):
        return None
    down = hero.combats > 0 and "knocked_down" in hero.conditions
    return Reason(msg("why-down"), "SS-KD-04") if down else Reason(msg("why-no-combat"), "SS-HERO-04")


def _token(state: State, hero: Hero, token: kinds.Token | None) -> Reason | None:
    """Why a token cannot be used: that takes an Action, in its area, with no enemy there."""
    if token is None or token.kind in ("shrine", "gate", "fire"):
        return None
    if token.kind == "shadow":
        return Reason(msg("why-shadow"), "SS-FULL-ENEMY-09")
    rule = {"chest": "SS-TERR-03", "search": "SS-FULL-TREAS-02"}.get(token.kind, "SS-FULL-QUEST-05")
    if state.ground.index[token.area] != hero.area:
        return Reason(msg("why-elsewhere"), rule)
    if engaged(state, hero):
        return Reason(msg("why-beset"), rule)
    if token.id in state.locks:
        return Reason(msg("why-locked"), "SS-TERR-06")
    return None if may_act(hero) else Reason(msg("why-no-action"), rule)


def _door(state: State, hero: Hero, id: str) -> Reason | None:
    door = next((one for one in state.plan.doors if one.id == id), None)
    if door is None:
        return None
    if hero.area not in [state.ground.index[area] for area in door.between]:
        return Reason(msg("why-elsewhere"), "SS-FULL-MAP-08")
    if id in state.locks:
        return Reason(msg("why-locked"), "SS-TERR-06")
    if engaged(state, hero):
        return Reason(msg("why-beset"), "SS-QUICK-04")
    return Reason(msg("why-no-action"), "SS-QUICK-04") if door.locked and not may_act(hero) else None


def _card(hero: Hero, id: str) -> Reason | None:
    if id in hero.turned:
        return Reason(msg("why-turned", left=hero.turned[id]), "SS-FULL-POW-02")
    if id in hero.unloaded:
        return None if may_act(hero) else Reason(msg("why-unloaded"), "SS-FULL-ITEM-04")
    card = CARDS.get(id)
    if card is None:
        return None
    armed = isinstance(card, kinds.Item) and card.blow is not None and id in hero.slots.values()
    if (card.use == "combat" or armed) and (spent := _no_combat(hero)) is not None:
        return spent
    if card.use == "action" and not may_act(hero):
        return Reason(msg("why-no-action"), "SS-HERO-06")
    if armed:
        return Reason(msg("why-nobody"), "SS-FULL-RANGE-02")
    if card.use in ("attack", "attack_after", "defence", "reaction"):
        return Reason(msg(f"why-{card.use.replace('_', '-')}"), "SS-FULL-POW-05")
    return None


def ware(hero: Hero, id: str) -> Reason | None:
    """Why a hero cannot buy this."""
    item = ITEMS[id]
    if item.price > hero.crowns:
        return Reason(msg("why-crowns", price=item.price, crowns=hero.crowns), "SS-FULL-SHOP-01")
    if room(hero) < 1 and may_wear(hero, item) and not free_slots(hero, item):
        return Reason(msg("why-bag"), "SS-FULL-HERO-04")
    return None


def _area(state: State, hero: Hero, area: int) -> Reason | None:
    if "knocked_down" in hero.conditions:
        return Reason(msg("why-down"), "SS-KD-03")
    ways = {to: (door, barrier) for to, door, barrier in state.ground.ways[hero.area]}
    if area not in ways:
        return Reason(msg("why-no-way"), "SS-WALL-01")
    door, barrier = ways[area]
    if door & state.closed:
        return Reason(msg("why-door"), "SS-TERR-01")
    if barrier:
        return Reason(msg("why-barrier"), "SS-OBST-02")
    if cost(state, hero, area) > points(state, hero):
        return Reason(msg("why-points", needed=cost(state, hero, area), left=points(state, hero)), "SS-FULL-MOVE-01")
    return None
