"""Revealing tiles: where, what they bring, and what can be seen from where."""

from collections.abc import Iterable

from emberhall.effects import lasts
from emberhall.games.mage_knight.content import SITE, TILE
from emberhall.games.mage_knight.content.tiles import FIXED
from emberhall.games.mage_knight.ground import EAST, Slot, ground, ground_key, slots_within_two, spaces
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.ambush import alert
from emberhall.games.mage_knight.rules.cities import choose_cities, garrison
from emberhall.games.mage_knight.rules.common import gain_fame, lay_out_spells
from emberhall.games.mage_knight.rules.foes import draw_enemy, in_stock, token_left
from emberhall.games.mage_knight.rules.scenario import by_players, scenario_of, special_of
from emberhall.games.mage_knight.state import EnemyToken, Place, Placed, Player, State, Table, TileCard
from emberhall.games.mage_knight.terms import PILES, Change
from emberhall.kernel import ALL, NOWHERE, Deck, FaceDown, Pile, msg


def stack(state: State) -> tuple[Deck[TileCard] | None, str]:
    """Where the next tile comes from, and as what it is laid: the stack, then what set-up left out (MK-EXPLORE-11)."""
    for deck, laid in (
        (state.countryside, "countryside"),
        (state.core, "core"),
        (state.countryside_box, "box"),
        (state.core_box, "core_box"),
    ):
        if deck:
            return deck, laid
    return None, ""


def open_slots(state: State, at: int, *, far: bool = False) -> list[Slot]:
    """The positions beside a space (or, `far`, two spaces away) where the next tile may be laid."""
    slots = slots_within_two(ground(state), at) if far else ground(state).slots.get(at)
    if not slots:
        return []
    return [slot for slot in slots if _fits(state, slot)]


def _fits(state: State, slot: Slot) -> bool:
    """Whether the next tile can be laid there; a map laid out beforehand has a tile of one kind in each place."""
    if by_shape(state) in FIXED:
        return True
    deck, laid = stack(state)
    if deck is None or not getattr(slot, laid):
        return False
    return len(deck) > 1 or special_of(state).suits(state, deck.cards[-1], slot.a, slot.b)  # MKX-LIFE-17


def by_shape(state: State) -> str:
    """The shape of the map."""
    return scenario_of(state).shape[len(state.players) - 1]


def all_slots(state: State) -> list[Slot]:
    """All positions where the next tile could be laid."""
    slots = dict.fromkeys(slot for found in ground(state).slots.values() for slot in found)
    return [slot for slot in slots if _fits(state, slot)]


def deck_for(state: State, a: int, b: int) -> Deck[TileCard]:
    """Where the tile for a position comes from."""
    kinds = FIXED.get(by_shape(state))
    if kinds is not None:
        return state.core if kinds[a, b] == "core" else state.countryside
    deck, _ = stack(state)
    assert deck is not None
    return deck


def reveal(t: Table, player: Player, a: int, b: int) -> None:
    """Draw the next tile and lay it there (MK-EXPLORE-05)."""
    state = t.state
    tile = _draw_tile(t, a, b)
    t.say(msg("say-explores", hero=name("hero", player.hero), tile=name("tile", TILE[tile].kind)))
    lay(t, tile, a, b, player)
    fame = scenario_of(state).fame_per_tile
    if fame:
        gain_fame(t, player, fame)
    for hero in state.players:
        look_around(t, hero.at)


def _draw_tile(t: Table, a: int, b: int) -> TileCard:
    """The next tile; one that may not lie there is shuffled back (MKX-LIFE-15, MKX-LIFE-16)."""
    deck, suits = deck_for(t.state, a, b), special_of(t.state).suits
    tile = t.flip(deck)
    if suits(t.state, tile, a, b):
        return tile
    unfit = tile
    tile = t.flip(deck)
    deck.cards.append(unfit)
    t.shuffle(deck)
    return tile


def lay(t: Table, tile: TileCard, a: int, b: int, player: Player | None = None) -> None:
    """Lay a tile and follow what its sites say for being revealed (MK-EXPLORE-15)."""
    state = t.state
    placed = Placed(tile, a, b)
    if state.map and state.setup.random_orientation:
        placed.turns = t.below(6)  # MK-OPTMAP-02
    scenario, special = scenario_of(state), special_of(state)
    kind = TILE[tile].kind
    if kind == "city" or (kind == "camp" and not scenario.volkare and not scenario.covered):
        choose_cities(t, placed)
    special.placing(t, placed)
    state.map.append(placed)
    state.ground = ground_key(scenario.shape[len(state.players) - 1], scenario.coast_core, state.map)
    if kind in ("core", "city") or (kind == "camp" and not scenario.volkare):  # MKX-VOLK-15, MKX-RETURN-21
        state.core_seen = True
    for at, shown in spaces(placed):
        if shown.rampaging >= 0:
            place = state.places[at] = Place("", enemies=_pile())
            pile = in_stock(t, special.rampaging_pile(t, placed, shown.rampaging))
            if token_left(t, pile):
                place.enemies.add(draw_enemy(t, pile))
                state.rampaging.append(at)
                if state.factions is not None:
                    alert(state, at, player)
        elif shown.site:
            place = state.places[at] = Place(shown.site, list(shown.colours), enemies=_pile())
            if shown.site == "city" and placed.quarter >= 0:
                place.colours.append(placed.quarter)
            elif shown.site == "quarter":
                place.city = at - EAST
            elif shown.site == "camp":
                state.camp = at
            _site_revealed(t, place)
    special.revealed(t, placed, player)


def _pile() -> Pile[EnemyToken]:
    return Pile()


def _site_revealed(t: Table, place: Place) -> None:
    state = t.state
    match place.site:
        case "monastery":  # MK-EXPLORE-16
            if state.advanced_deck:
                t.draw(state.advanced_deck, state.monastery_offer)
        case "ancient_ruins":
            _lay_ruin(t, place)
        case "city" | "camp":
            _city_revealed(t, place)
        case "mage_tower":
            lay_out_spells(t)  # at the latest now (MKW-SETUP-22)
            _garrison(t, place, SITE[place.site].garrison)
        case _:
            _garrison(t, place, SITE[place.site].garrison)


def _garrison(t: Table, place: Place, piles: tuple[int, ...]) -> None:
    """Tokens face down (MKW-KEEP-01)."""
    state = t.state
    for pile in piles:
        if token_left(t, pile):
            zone: FaceDown[EnemyToken] = FaceDown(pool=PILES[pile])
            t.draw(state.enemies[pile], zone)
            place.garrison.append(zone)


def _lay_ruin(t: Table, place: Place) -> None:
    """A ruin token, face up by Day, face down by Night (MKW-RUIN-01)."""
    state = t.state
    if not state.ruins:
        state.ruins.cards, state.ruins_out.cards = state.ruins_out.cards, []
        t.shuffle(state.ruins)
    t.draw(state.ruins, place.ruin)
    if daylight(state):
        t.show(place.ruin.cards[0], place.ruin)


def _city_revealed(t: Table, place: Place) -> None:
    """A city gets its Level and garrison (MK-EXPLORE-17, MK-EXPLORE-18, MK-EXPLORE-19)."""
    state = t.state
    scenario = scenario_of(state)
    if scenario.city == "friendly":
        place.conquered = True  # everybody has a Shield there, nobody leads it (MKS-MINES-11, MKS-MINES-12)
        place.shields = list(range(len(state.players)))
    elif scenario.city == "assault":
        _garrison(t, place, garrison(state, place))


def daylight(state: State) -> bool:
    """Whether garrisons and ruins are seen as by Day."""
    return not state.night or (bool(state.turn.mods) and lasts(state.turn.mods, Change.SUNLIGHT))


def _lit(state: State, place: Place) -> bool:
    return daylight(state) or place.site in ("city", "camp", "ruined_city")


def look_around(t: Table, at: int) -> None:
    """Turn up garrisons beside a hero: by Day, those of cities always (MKW-KEEP-02, MKW-NIGHT-03, MKW-NIGHT-04)."""
    state = t.state
    near = ground(state).near
    seen: Iterable[int] = near.get(at, ())
    if state.turn.mods and not state.night and lasts(state.turn.mods, Change.HAWK_EYES) and at == _eyes(state):
        seen = dict.fromkeys(beside for one in near.get(at, ()) for beside in (one, *near[one]))
    places = state.places
    for beside in seen:
        place = places.get(beside)
        if place is None:
            continue
        if place.city != NOWHERE:
            place = places[place.city]  # MK-OPTCITY-11
        if place.garrison and place.site != "graveyard" and _lit(state, place):
            for zone in place.garrison:
                if not zone.known:
                    t.show(zone.cards[0], zone, ALL)
    here = state.places.get(at)
    if here is not None and here.ruin.cards and not here.ruin.known:  # MKW-RUIN-02
        t.show(here.ruin.cards[0], here.ruin, ALL)


def _eyes(state: State) -> int:
    """The space of the hero whose turn it is."""
    return state.players[state.turn.seat].at


def cities_in_play(state: State) -> int:
    """How many cities the scenario has."""
    return by_players(state, scenario_of(state).cities)
