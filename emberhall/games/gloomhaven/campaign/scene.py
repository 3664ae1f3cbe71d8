"""The campaign on the table: the map with its places, the sheets, and what each player is looking at."""

from emberhall.games.gloomhaven.campaign.city import prompt
from emberhall.games.gloomhaven.campaign.map import chart
from emberhall.games.gloomhaven.campaign.names import achievement_name, party_name
from emberhall.games.gloomhaven.campaign.offers import offers
from emberhall.games.gloomhaven.campaign.sheet_panels import sheet
from emberhall.games.gloomhaven.campaign.sheets import prosperity_level
from emberhall.games.gloomhaven.campaign.town import streets
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.wording import deeds_text
from emberhall.games.gloomhaven.campaign.world import World
from emberhall.games.gloomhaven.content.campaign import EVENTS, LOCKED, TALES, TOWN
from emberhall.games.gloomhaven.names import class_name
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Figure, Panel, Row, Scene


def scene(d: World, looking: int) -> Scene:
    """The world as these chairs see it."""
    if not d.parties:
        return Scene(panels=(_town(d),), focus=_focus(d, looking))
    panels = tuple(sheet(d, hero) for hero in d.members())
    return Scene(
        boards=(streets(d) if d.visiting else chart(d),),
        panels=(*panels, _party(d), _town(d)),
        status=_status(d),
        focus=_focus(d, looking),
    )


def _status(d: World) -> tuple[Figure, ...]:
    return (
        Figure(msg("figure-prosperity"), prosperity_level(d), emblem="city"),
        Figure(msg("figure-reputation"), d.sheet.reputation, emblem="honor"),
        Figure(msg("figure-won"), d.won, of=d.played or None, emblem="quest"),
        Figure(msg("figure-party"), party_name(d, d.sheet)),
    )


def _party(d: World) -> Panel:
    """The party sheet (GH-PARTY-04)."""
    place = Message(f"scenario-{d.sheet.place}") if d.sheet.place > 0 else msg("place-gloomhaven")
    notes = tuple(achievement_name(id) for id in d.sheet.achievements)
    figures = (
        Figure(msg("figure-place"), place),
        Figure(msg("figure-reputation"), d.sheet.reputation, emblem="honor"),
    )
    return Panel("party", party_name(d, d.sheet), figures=figures, notes=notes, emblem="quest")


def _town(d: World) -> Panel:
    """What the map records for all parties (GH-BOARD-01)."""
    level = prosperity_level(d)
    following = TOWN.prosperity[level] if level < len(TOWN.prosperity) else TOWN.prosperity[-1]
    figures = (
        Figure(msg("figure-prosperity-marks"), d.prosperity, of=following, emblem="city"),
        Figure(msg("figure-donated"), d.donated, emblem="gold"),
        Figure(msg("figure-sealed"), len(d.sealed)),
        Figure(msg("figure-city-events"), len(d.city)),
        Figure(msg("figure-road-events"), len(d.road)),
    )
    held = tuple(msg("achievement-held", what=achievement_name(id), n=n) for id, n in sorted(d.achievements.items()))
    opened = tuple(msg("envelope-opened", letter=letter) for letter in d.envelopes)
    secret = tuple(msg("note-sealed", who=class_name(cls)) for cls in LOCKED if cls not in d.classes)
    notes = (*held, *opened, *(secret if d.agreed.spoilers else ()))
    return Panel("world", msg("panel-world"), figures=figures, notes=notes, emblem="city")


def _focus(d: World, looking: int) -> Panel | None:
    """The event on the table, or what the viewer does in the city."""
    if d.card is not None:
        return _event(d)
    chairs = [chair for chair in d.party if looking >> chair & 1 and not d.desks[chair].left]
    if not d.visiting or not chairs:
        return None
    who = Visitor(chairs[0])
    rows = offers(d, who)
    return Panel("offer", prompt(d, who), who.chair, rows=rows) if rows else None


def _event(d: World) -> Panel:
    """The event card: its front with both options, or its back once one was chosen (GH-EVENT-04)."""
    card = d.card
    assert card is not None
    event = EVENTS[card.deck][card.number]
    front = [Message(tale) for tale in (event.tale,) if tale in TALES]
    if not card.option:
        options = tuple(Message(f"option-event-{card.deck}-{card.number:02}-{letter}") for letter in ("a", "b"))
        text = (
            *front,
            *(msg("event-option", letter=letter, text=one) for letter, one in zip("AB", options, strict=True)),
        )
    else:
        option = event.option(card.option)
        told = [result for result in option.outcomes if result.tale in card.tales]
        tales = [Message(tale) for tale in card.tales if tale in TALES]
        chosen = Message(f"option-event-{card.deck}-{card.number:02}-{card.option}")
        done = [deeds_text(result.acts) for result in told if result.acts]
        text = (chosen, *tales, *(done or [msg("event-nothing")]))
    name = msg(f"event-{card.deck}", number=card.number)
    face = Card(f"card:event-{card.deck}-{card.number}", name, tuple(text), "gold" if card.deck == "city" else "green")
    return Panel("event", name, rows=(Row("event-card", name, (face,)),))
