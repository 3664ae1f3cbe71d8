"""Why something cannot be chosen: reasons for locations, cards, Generals, minions and what lies on the board."""

from emberhall.games.defenders.content import ADJACENT, COLOUR, GENERALS, HERO_CARDS, PLACE, QUESTS
from emberhall.games.defenders.names import place_name
from emberhall.games.defenders.rules.battle import attack_cards
from emberhall.games.defenders.rules.quests import SPOTS
from emberhall.games.defenders.state import General, State
from emberhall.games.defenders.terms import of_colour
from emberhall.kernel import Ask, Message, Reason, msg


def why_not(state: State, ask: Ask, element: str) -> Reason | None:
    """Why this cannot be chosen now; None where the only reason is that something else is asked."""
    kind, _, id = element.partition(":")
    if ask.rule != "DR-TURN-05":
        return None
    reason = _REASONS.get(kind)
    return reason(state, ask.seat, id) if reason is not None else None


def _tired(state: State, seat: int) -> Reason | None:
    hero = state.heroes[seat]
    if hero.life - hero.spent + hero.bonus > 0:
        return None
    return Reason(msg("why-no-actions"), "DR-TURN-04", msg("missing-actions", n=1))


def _steps(a: int, b: int) -> int:
    """How many steps apart two locations are."""
    seen, edge, steps = {a}, [a], 0
    while b not in seen:
        steps += 1
        edge = [near for place in edge for near in ADJACENT[place] if near not in seen]
        seen.update(edge)
    return steps


def _away(state: State, seat: int, to: int) -> Message | None:
    steps = _steps(state.heroes[seat].at, to)
    return msg("missing-steps", n=steps) if steps else None


def _place(state: State, seat: int, id: str) -> Reason | None:
    to = PLACE[id]
    if state.heroes[seat].at == to:
        return Reason(msg("why-here"), "DR-MOVE-01")
    return _tired(state, seat) or Reason(msg("why-far", place=place_name(to)), "DR-MOVE-01", _away(state, seat, to))


def _card(state: State, seat: int, id: str) -> Reason | None:
    hero = state.heroes[seat]
    if id not in HERO_CARDS:
        return None
    if id not in hero.hand.cards:
        return Reason(msg("why-not-your-card"), "DR-HCARD-06")
    card = HERO_CARDS[id]
    if card.act is not None:
        return Reason(msg("why-special-card", moment=card.moment or "none"), "DR-HCARD-07")
    return _tired(state, seat) or Reason(msg("why-card"), "DR-HCARD-04")


def _general(state: State, seat: int, id: str) -> Reason | None:
    general = next((general for general in state.generals if general.card == id), None)
    return _foe(state, seat, general, id) if general is not None and general.alive else None


def _foe(state: State, seat: int, general: General, id: str) -> Reason | None:
    here = state.heroes[seat].at
    if general.at != here:
        missing = _away(state, seat, general.at)
        return Reason(msg("why-general-elsewhere", place=place_name(general.at)), "DR-BATTLE-01", missing)
    if state.crowd[here]:
        return Reason(msg("why-general-guarded"), "DR-BATTLE-01", msg("missing-minions", n=state.crowd[here]))
    if not attack_cards(state, seat, id):
        colour = of_colour(GENERALS[id].colour)
        return Reason(msg("why-no-attack-card"), "DR-BATTLE-04", msg("missing-card", colour=colour))
    return _tired(state, seat)


def _minion(state: State, seat: int, id: str) -> Reason | None:
    at = PLACE[id.partition(":")[0]]
    if state.heroes[seat].at != at:
        return Reason(msg("why-minions-elsewhere", place=place_name(at)), "DR-FIGHT-01", _away(state, seat, at))
    return _tired(state, seat)


def _crystal(state: State, seat: int, id: str) -> Reason | None:
    at, hero = PLACE[id], state.heroes[seat]
    if hero.at != at:
        return Reason(msg("why-land-elsewhere", place=place_name(at)), "DR-LAND-01", _away(state, seat, at))
    if all(HERO_CARDS[card].colour != COLOUR[at] for card in hero.hand.cards):
        return Reason(msg("why-no-land-card"), "DR-LAND-01", msg("missing-card", colour=of_colour(COLOUR[at])))
    return _tired(state, seat)


def _gate(state: State, seat: int, id: str) -> Reason | None:
    if state.heroes[seat].at not in state.gates:
        return Reason(msg("why-not-at-a-gate"), "DR-MOVE-06")
    return _tired(state, seat)


def _quest(state: State, seat: int, id: str) -> Reason | None:
    hero = state.heroes[seat]
    if id != hero.quest:
        return Reason(msg("why-not-your-quest"), "DR-QUEST-01") if id in QUESTS and id not in hero.kept else None
    if hero.at not in SPOTS[id]:
        return Reason(msg("why-quest-elsewhere"), "DR-QUEST-01")
    return _tired(state, seat)


_REASONS = {
    "place": _place,
    "card": _card,
    "general": _general,
    "general-panel": _general,
    "minion": _minion,
    "crystal": _crystal,
    "gate": _gate,
    "quest": _quest,
}
