"""The players: faction, influence, dials, orders, heroes, and what they hold."""

from collections.abc import Callable, Iterable
from functools import lru_cache

import msgspec

from emberhall.games.runewars.content import DEVELOPMENTS, FACTIONS, ORDERS, UNITS
from emberhall.games.runewars.names import faction_name, order_name, unit_name
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.runes import dragon_runes
from emberhall.games.runewars.scene.cards import (
    hero_card,
    objective_card,
    order_card,
    quest_card,
    reward_card,
    tactics_card,
)
from emberhall.games.runewars.scene.emblems import COLOURS, FACTION_EMBLEMS, RESOURCE_EMBLEMS
from emberhall.games.runewars.state import HeroFigure, Player, State
from emberhall.games.runewars.terms import DIAL, RESOURCES, RUNES_TO_CLAIM, Resource
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Figure, Group, Order, Panel, Row, Track, Turn, part


def name_of(state: State, seat: int) -> Message:
    """A player, by faction."""
    faction = state.players[seat].faction
    return faction_name(faction) if faction else msg("seat", n=seat + 1)


@part("current", "fight", "first", "phase", "places", "players[seat]")
def panel(state: State, seat: int, own: bool) -> Panel:
    """A player's sheet; `own`: the viewer's."""
    player = state.players[seat]
    figures = [
        Figure(msg("figure-influence"), player.influence, emblem="speech-bubbles"),
        Figure(msg("figure-tactics"), len(player.tactics) + len(player.fresh), "card", emblem="chessboard"),
        Figure(msg("figure-strongholds"), player.strongholds, emblem="guarded-tower"),
    ]
    if own:
        runes = dragon_runes(state, seat)
        figures.append(Figure(msg("figure-runes"), runes, emblem="rune-stone", of=RUNES_TO_CLAIM))
    notes = [msg("note-first-player")] if seat == state.first else []
    if player.claims:
        notes.append(msg("note-claims", season=Message(f"season-{player.claims}")))
    if player.out:
        notes.append(msg("note-out"))
    built = tuple(BOOKED[id] for id, n in player.developments.items() for _ in range(n))
    if built:
        notes.append(msg("note-development", what=built))
    return Panel(
        f"player:{seat}",
        name_of(state, seat),
        seat,
        COLOURS[player.faction],
        figures=tuple(figures),
        tracks=_tracks(state, seat),
        rows=tuple(row for row in _rows(state, seat, own) if row.cards),
        notes=tuple(notes),
        active=state.current == seat,
        emblem=FACTION_EMBLEMS.get(player.faction, ""),
        motto=Message(f"alignment-{FACTIONS[player.faction].alignment}") if player.faction else None,
        bar=_bar(state, seat, own),
    )


#: Developments by name.
BOOKED = {id: Message(f"development-{id}") for id in DEVELOPMENTS}


def _bar(state: State, seat: int, own: bool) -> tuple[Group, ...]:
    """What is always visible of a player: dials, influence, and dragon runes."""
    player = state.players[seat]
    dials = tuple(
        Figure(Message(f"resource-{resource}"), n, of=DIAL, emblem=RESOURCE_EMBLEMS[resource])
        for resource, n in player.dials.items()
    )
    influence = Figure(msg("figure-influence"), player.influence, emblem="speech-bubbles")
    runes = Figure(msg("bar-runes"), dragon_runes(state, seat), emblem="rune-stone")
    return (Group(dials, name=msg("bar-dials")), Group((influence, runes) if own else (influence,)))


def _tracks(state: State, seat: int) -> tuple[Track, ...]:
    """A player's areas and dials."""
    player = state.players[seat]
    if not player.faction:
        return ()
    areas = sum(controller(state, area) == seat for area in state.places)
    dials = (_dial(player.faction, seat, resource, player.dials[resource]) for resource in RESOURCES)
    return (Track(f"areas:{seat}", msg("track-areas"), areas, 0, max(1, len(state.places))), *dials)


@lru_cache(maxsize=1024)
def _dial(faction: str, seat: int, resource: Resource, at: int) -> Track:
    """A dial and what its spaces show."""
    spaces = FACTIONS[faction].dials[resource].spaces
    steps = tuple(
        (n, unit_name(what) if what in UNITS else msg(f"figure-{what}")) for n, what in enumerate(spaces, 1) if what
    )
    return Track(f"dial:{seat}.{resource}", Message(f"resource-{resource}"), at, 0, DIAL, steps)


def _faces(zone: Iterable[str], back: str, face: Callable[[str], Card]) -> tuple[Card, ...]:
    return tuple(Card(f"{back}.{n}", back=True) if card == HIDDEN else face(card) for n, card in enumerate(zone))


def _rows(state: State, seat: int, own: bool) -> list[Row]:
    """A player's orders and heroes with their rewards, and the objective if it is the viewer's.

    The objective is at hand while a season card that may change it is resolved, and where it can be claimed.
    """
    player = state.players[seat]
    orders = [*player.active, *player.played]
    rows = [Row(f"orders:{seat}", msg("row-orders"), _faces(orders, f"active:{seat}", order_card), seat)]
    if own:
        goal = _faces([*player.objective], f"objective:{seat}", objective_card)
        at_hand = state.phase in ("instructions", "before", "after")
        rows.insert(0, Row(f"objective:{seat}", msg("row-objective"), goal, seat, hand=at_hand))
    return [*rows, *(Row(f"gear:{hero.id}", Message(f"hero-{hero.id}"), _gear(hero), seat) for hero in player.heroes)]


def _gear(hero: HeroFigure) -> tuple[Card, ...]:
    return _faces([*hero.rewards, *hero.shown], f"reward:{hero.id}", reward_card)


@part("phase", "players")
def hands(state: State, looking: int) -> tuple[Row, ...]:
    """The viewer's orders, tactics and quests.

    The hand above the bar is the one that matters now: orders while they are chosen, quests in their phase, or else
    tactics.
    """
    now = state.phase if state.phase in ("orders", "quests") else "tactics"
    rows: list[Row] = []
    for seat, player in enumerate(state.players):
        if not looking >> seat & 1:
            continue
        orders = _faces(sorted(player.orders, key=_number), f"order:{seat}", order_card)
        quests = _faces([*player.quests], f"quest:{seat}", quest_card)
        rows += [
            Row(f"hand:{seat}", msg("row-hand-orders"), orders, seat, hand=now == "orders"),
            Row(
                f"tactics:{seat}",
                msg("row-tactics"),
                _tactics(player, seat),
                seat,
                hand=now == "tactics",
                deck="tactics",
            ),
            Row(f"quests:{seat}", msg("row-quests"), quests, seat, hand=now == "quests"),
        ]
    return tuple(row for row in rows if row.cards)


def to_choose_from(state: State, looking: int) -> tuple[Row, ...]:
    """What the viewer has drawn to choose from: rewards, heroes."""
    rows: list[Row] = []
    for seat, player in enumerate(state.players):
        if looking >> seat & 1:
            found = _faces([*player.found], f"found:{seat}", reward_card)
            come = _faces([*player.applicants], f"applicant:{seat}", hero_card)
            rows += [Row(f"found:{seat}", msg("row-found"), found, seat)]
            rows += [Row(f"applicants:{seat}", msg("row-applicants"), come, seat)]
    return tuple(row for row in rows if row.cards)


def _number(order: str) -> int:
    return ORDERS[order.partition(".")[2]].number if order != HIDDEN else 0


def _tactics(player: Player, seat: int) -> tuple[Card, ...]:
    ready = _faces([*player.tactics], f"tactic:{seat}", tactics_card)
    fresh = _faces([*player.fresh], f"fresh:{seat}", tactics_card)
    return (*ready, *fresh)


@part("current", "phase", "players", "queue")
def turns(state: State) -> Order | None:
    """The turn order of this season, from the revealed orders."""
    if state.phase not in ("turn", "before", "bonus", "after") or state.current < 0:
        return None
    seats = [state.current, *state.queue]
    found = []
    for seat in seats:
        player = state.players[seat]
        if player.played:
            order = player.played.cards[-1]
            number = _number(order)
            found.append(
                Turn(
                    f"turn:{seat}",
                    order_name(order),
                    FACTION_EMBLEMS[player.faction],
                    COLOURS[player.faction],
                    str(number),
                    filled=True,
                    acts=seat == state.current,
                    card=msgspec.structs.replace(order_card(order), id=f"turn-card:{seat}"),
                )
            )
    return Order(tuple(found))
