"""Rune tokens: received, placed in secret, revealed and counted."""

from collections.abc import Sequence

from emberhall.games.runewars.choices import PickArea
from emberhall.games.runewars.content import EXPLORATION
from emberhall.games.runewars.effects.nodes.heroes import CountsAsRune
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules.control import controller, friendly, rune_eyes
from emberhall.games.runewars.state import Place, RuneId, State, Table
from emberhall.kernel import NOBODY, Flow, choose, msg, pick


def look(t: Table, area: str) -> None:
    """The controller of an area, and anyone with a hero there, looks at its rune and remembers it (RW-RUNE-10)."""
    if t.state.places[area].rune.cards:
        look_at(t, area, rune_eyes(t.state, area))


def look_at(t: Table, area: str, eyes: int) -> None:
    """These seats, as bits, look at the rune of an area."""
    zone = t.state.places[area].rune
    for rune in zone:
        if eyes & ~zone.seen_by(rune):
            t.show(rune, zone, eyes)


def is_dragon(rune: str) -> bool:
    """Whether a token is a true dragon rune."""
    return rune.startswith("dragon")


def has_rune(place: Place) -> bool:
    """Whether an area has a rune token; it never has two (RW-RUNE-07)."""
    return bool(place.rune.cards or place.revealed.cards)


def dragon_runes(state: State, seat: int) -> int:
    """How many dragon runes a player controls, including dragon thrones.

    RW-WIN-03, RW-WIN-04, RW-WIN-07, RW-EXPLORE-12.
    """
    found = 0
    for area, place in state.places.items():
        if (place.rune.cards or place.revealed.cards or place.explored.cards) and controller(state, area) == seat:
            found += sum([is_dragon(rune) for rune in (*place.rune.cards, *place.revealed.cards)])
            found += sum([_counts_as_rune(token) for token in place.explored.cards])
    return found


def _counts_as_rune(token: str) -> bool:
    """Whether an exploration token is a dragon throne."""
    return isinstance(EXPLORATION[token.partition(".")[0]].effect, CountsAsRune)


def take_pair(t: Table, seat: int) -> None:
    """Take a dragon rune and a false one, and mix them (RW-MAP-16, RW-RUNE-03, RW-RUNE-18, RW-RUNE-19)."""
    state, hand = t.state, t.state.players[seat].runes
    for kind in ("dragon", "false"):
        token = next((rune for rune in state.runes if rune.startswith(kind)), None)
        if token is not None:
            t.move(token, state.runes, hand)
    hand.known.clear()


def place_runes(t: Table, seat: int, areas: Sequence[str], rule: str) -> Flow[None]:
    """A player places runes face down in different areas without showing which is which.

    RW-RUNE-04, RW-RUNE-05, RW-RUNE-06.
    """
    state, hand = t.state, t.state.players[seat].runes
    chosen: dict[str, RuneId] = {}
    for rune in tuple(hand):
        options = [PickArea(area) for area in areas if area not in chosen]
        if not options:
            t.move(rune, hand, state.runes)
            continue
        hidden = {one.partition(".")[0]: area_name(area) for area, one in chosen.items()}
        prompt = msg("ask-place-rune", kind=rune.partition(".")[0], other=next(iter(hidden.values()), "none"))
        picked = yield from choose(seat, prompt, options, rule)
        chosen[picked.area] = rune
    for area in areas:  # all at once, so that the order tells nothing
        if area in chosen:
            t.move(chosen[area], hand, state.places[area].rune)
            look(t, area)


def places_for_runes(state: State, seat: int) -> list[str]:
    """Areas without a rune that the player or nobody controls (RW-RUNE-04, RW-RUNE-08)."""
    return [
        area
        for area, place in state.places.items()
        if not has_rune(place) and controller(state, area) in (seat, NOBODY)
    ]


def receive_rune(t: Table, seat: int) -> Flow[None]:
    """A player receives a dragon rune: they may discard two false runes, then place a pair.

    RW-RUNE-02 to RW-RUNE-06.
    """
    state = t.state
    for _ in range(2):
        options = [PickArea(area) for area in friendly(state, seat) if _is_false(state.places[area])]
        picked = yield from pick(seat, msg("ask-discard-rune"), options, "RW-RUNE-02", stop_first=True)
        if picked is None:
            break
        place = state.places[picked.area]
        zone = place.rune if place.rune else place.revealed
        t.move(zone.cards[0], zone, state.runes)
    take_pair(t, seat)
    yield from place_runes(t, seat, places_for_runes(state, seat), "RW-RUNE-04")
    t.say(msg("say-rune", faction=faction_name(t.state.players[seat].faction)))


def _is_false(place: Place) -> bool:
    return any(not is_dragon(rune) for rune in (*place.rune, *place.revealed))


def reveal_rune(t: Table, area: str) -> None:
    """Turn up the rune of an area for everyone; it stays face up (RW-RUNE-13, RW-RUNE-15)."""
    place = t.state.places[area]
    t.move(place.rune.cards[0], place.rune, place.revealed)


def prove_runes(t: Table, seat: int, n: int) -> Flow[None]:
    """A player reveals dragon runes until everyone sees that they control this many (RW-VCARD-02, RW-VCARD-03)."""
    state = t.state
    while True:
        mine = friendly(state, seat)
        hidden = [area for area in mine if any(is_dragon(rune) for rune in state.places[area].rune)]
        if not hidden or dragon_runes(state, seat) - len(hidden) >= n:
            return
        picked = yield from choose(seat, msg("ask-reveal"), [PickArea(area) for area in hidden], "RW-VCARD-02")
        reveal_rune(t, picked.area)
