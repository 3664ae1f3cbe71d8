"""Why something cannot be chosen: reasons for cards and their halves, figures, hexes and items."""

from collections.abc import Callable

from emberhall.games.gloomhaven.content import ITEMS, plan_of
from emberhall.games.gloomhaven.content.kinds import ItemKind
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import figure_at, ground, hostile, obstacles, targetable
from emberhall.games.gloomhaven.rules.monster_cards import card_of
from emberhall.games.gloomhaven.rules.movement import ways
from emberhall.games.gloomhaven.rules.preparation import fits
from emberhall.games.gloomhaven.rules.rooms import is_locked
from emberhall.games.gloomhaven.state import Character, Figure, State
from emberhall.geometry.hexes import parse_hex
from emberhall.kernel import NOBODY, Ask, Message, Reason, msg

#: How far to look for a way that would be long enough.
FARTHEST = 30


def why_not(state: State, ask: Ask, element: str) -> Reason | None:
    """Why this cannot be chosen now; None if the only reason is that something else is asked."""
    kind, _, id = element.partition(":")
    reason = _REASONS.get(kind)
    return reason(state, ask, id) if reason is not None else None


def _asked(state: State, ask: Ask) -> Character | None:
    """The character whose player is asked: the one the question names, or else the one whose turn it is."""
    who = ask.prompt.args.get("who")
    own = [character for character in state.characters if character.seat == ask.seat]
    named = [c for c in own if isinstance(who, Message) and who.id == f"class-{c.cls}"]
    now = state.turn.slot.character if state.turn is not None else NOBODY
    acting = [c for c in own if now != NOBODY and c is state.characters[now]]
    return next(iter([*named, *acting, *own]), None)


# cards


def _card(state: State, ask: Ask, id: str) -> Reason | None:
    """Why a card that lies elsewhere cannot be used."""
    character = _asked(state, ask)
    if character is None:
        return None
    owner = next((c for c in state.characters if id in _cards(c)), None)
    if owner is not None and owner is not character:
        return Reason(msg("why-card-of-another", who=msg(f"class-{owner.cls}")), "GH-SELECT-01")
    if id in character.lost:
        return Reason(msg("why-card-lost"), "GH-SELECT-11")
    if id in character.discard:
        return Reason(msg("why-card-discarded"), "GH-SELECT-10")
    if any(active.card == id for active in character.active):
        return Reason(msg("why-card-active"), "GH-SELECT-12")
    if ask.rule == "GH-TURN-01" and id in character.hand:
        return Reason(msg("why-card-in-hand"), "GH-TURN-01")
    if ask.rule == "GH-SELECT-01" and len(character.hand) < 2:
        return Reason(msg("why-two-cards"), "GH-SELECT-06", msg("missing-cards", n=2 - len(character.hand)))
    return None


def _cards(character: Character) -> list[str]:
    lying = [*character.hand, *character.played, *character.discard, *character.lost]
    return [*lying, *(active.card for active in character.active)]


def _half(state: State, ask: Ask, id: str) -> Reason | None:
    """A half of a card, printed or by default."""
    card, _, half = id.partition(":")
    character = _asked(state, ask)
    if ask.rule != "GH-TURN-01" or character is None or state.turn is None:
        return Reason(msg("why-not-your-turn"), "GH-TURN-01") if ask.rule == "GH-SELECT-01" else _card(state, ask, card)
    if half in state.turn.used:
        return Reason(msg("why-half-used", half=half), "GH-TURN-01")
    return _card(state, ask, card)


# figures and hexes


def _actor(state: State, ask: Ask) -> Figure | None:
    now = state.figures.get(state.turn.figure) if state.turn is not None else None
    if now is not None:
        return now
    character = _asked(state, ask)
    return state.figures.get(character.figure) if character is not None else None


def _figure(state: State, ask: Ask, id: str) -> Reason | None:
    """Why a figure is not a target: an ally, invisible, out of range or sight; or when a monster acts."""
    figure, actor = state.figures.get(int(id)) if id.isdecimal() else None, _actor(state, ask)
    if figure is None or actor is None:
        return None
    if not ask.prompt.id.startswith(("ask-attack", "ask-give", "ask-heal", "ask-area")):
        return _monster(state, figure) if ask.rule in ("GH-TURN-01", "GH-SELECT-01", "GH-MOVE-01") else None
    name = figure_name(figure)
    if ask.prompt.id != "ask-heal" and not hostile(actor, figure):
        return Reason(msg("why-friend", name=name), "GH-ATTACK-02")
    if ask.prompt.id != "ask-heal" and not targetable(state, figure):
        return Reason(msg("why-invisible", name=name), "GH-COND-32")
    floor = ground(state)
    if not floor.sees(actor.at, figure.at):
        return Reason(msg("why-unseen", name=name), "GH-LOS-02")
    steps = floor.apart(actor.at)[figure.at]
    return Reason(msg("why-out-of-range", name=name, n=steps if steps < FARTHEST else 0), "GH-ATTACK-03")


def _monster(state: State, figure: Figure) -> Reason | None:
    if figure.kind != "monster" or not state.monsters[figure.name].card:
        return None
    when = card_of(state, figure.name).initiative
    return Reason(msg("why-monster", name=figure_name(figure), n=when), "GH-INIT-03")


def _hex(state: State, ask: Ask, id: str) -> Reason | None:
    """Why a hex cannot be entered: who or what is there, or how many points it takes."""
    actor = _actor(state, ask)
    plan = plan_of(state.scenario)
    at = plan.index.get(parse_hex(id))
    if ask.prompt.id == "ask-start" and at is not None:
        other = figure_at(state, at)
        why = msg("why-no-start") if other is None else msg("why-taken", name=figure_name(other))
        return Reason(why, "GH-SETUP-09")
    if ask.prompt.id == "ask-summon" and at is not None:
        return Reason(msg("why-no-summon"), "GH-SUMMON-01")
    if ask.rule != "GH-MOVE-01" or actor is None or at is None:
        return None
    there = figure_at(state, at)
    if there is actor:
        return Reason(msg("why-here"), "GH-MOVE-01")
    if there is not None:
        return Reason(msg("why-occupied", name=figure_name(there)), "GH-MOVE-06")
    if at in obstacles(state):
        return Reason(msg("why-obstacle"), "GH-MOVE-04")
    closed = [n for n, (door, _) in enumerate(plan.doors) if door == at and not state.map.doors >> n & 1]
    if any(is_locked(state, n) for n in closed):
        return Reason(msg("why-locked"), "GH-SPEC-05")
    points = ask.prompt.args.get("n", 0)
    left = points if isinstance(points, int) else 0
    if at in ways(state, actor, left, jump=False, springing=True):
        return Reason(msg("why-over-trap"), "GH-TILE-11")
    way = ways(state, actor, FARTHEST, jump=False).get(at)
    way = way or ways(state, actor, FARTHEST, jump=False, springing=True).get(at)
    if way is None:
        return Reason(msg("why-no-way"), "GH-MOVE-03")
    missing = way.cost - left
    return Reason(msg("why-too-far", n=way.cost), "GH-MOVE-01", msg("missing-points", n=max(1, missing)))


# items


def _item(state: State, ask: Ask, id: str) -> Reason | None:
    owner, _, number = id.partition(".")
    if ask.prompt.id == "ask-items" and id.isdecimal():
        return _ware(state, ask, ITEMS[int(id)])
    if not number.isdecimal() or not owner.isdecimal():
        return None
    character = state.characters[int(owner)]
    item = next((item for item in character.items if item.id == int(number)), None)
    if item is None:
        return None
    if character.seat != ask.seat:
        return Reason(msg("why-item-of-another", who=msg(f"class-{character.cls}")), "GH-ITEM-04")
    if item.consumed:
        return Reason(msg("why-item-consumed"), "GH-ITEM-08")
    if item.spent:
        return Reason(msg("why-item-spent"), "GH-ITEM-09")
    moment = msg(f"moment-{(ITEMS[item.id].when or 'your_turn').replace('_', '-')}")
    return Reason(msg("why-item-later", when=moment), "GH-TURN-12")


def _ware(state: State, ask: Ask, kind: ItemKind) -> Reason | None:
    """Why an item cannot be bought: the character has it already, it is too expensive, or there is no slot."""
    character, gold = _asked(state, ask), ask.prompt.args.get("gold", 0)
    if character is None:
        return None
    if any(item.id == kind.id for item in character.items):
        return Reason(msg("why-item-chosen"), "GH-ITEM-05")
    if isinstance(gold, int) and kind.cost > gold:
        return Reason(msg("why-item-dear", n=kind.cost), "GH-CREATE-06", msg("missing-gold", n=kind.cost - gold))
    if not fits(character, kind):
        return Reason(msg("why-item-slot", slot=msg(f"slot-{kind.slot}")), "GH-DATA-03")
    return Reason(msg("why-item-gone"), "GH-ITEM-05")


_REASONS: dict[str, Callable[[State, Ask, str], Reason | None]] = {
    "card": _card,
    "use_half": _half,
    "use_default": _half,
    "figure": _figure,
    "hex": _hex,
    "item": _item,
}
