"""The character sheets (GH-CHAR-02)."""

from emberhall.games.gloomhaven.campaign.names import hero_name
from emberhall.games.gloomhaven.campaign.quests import progress
from emberhall.games.gloomhaven.campaign.sheets import MOST_LEVEL
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.wording import aim_text
from emberhall.games.gloomhaven.campaign.world import Hero, World
from emberhall.games.gloomhaven.content import CLASSES, ITEMS
from emberhall.games.gloomhaven.content.campaign import LOCKED, QUESTS, TOWN, WORLD
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import item_text, perk_text
from emberhall.games.gloomhaven.names import class_name, condition_name, item_name
from emberhall.games.gloomhaven.scene.emblems import CLASS_EMBLEMS
from emberhall.games.gloomhaven.scene.players import COLOURS
from emberhall.kernel import NOBODY, Message, msg
from emberhall.scene import Card, Figure, Panel, Row


def sheet(d: World, hero: Hero) -> Panel:
    """A character sheet: figures, items, quest, perks."""
    following = TOWN.experience[hero.level] if hero.level < MOST_LEVEL else None
    most = CLASSES[hero.cls].hp[max(1, hero.level) - 1]
    figures = (
        Figure(msg("figure-hero-level"), hero.level, emblem="level"),
        Figure(msg("figure-xp"), hero.xp, of=following, emblem="experience"),
        Figure(msg("figure-gold"), hero.gold, emblem="gold"),
        Figure(msg("figure-checks"), hero.checks, of=TOWN.marks_for_perk * TOWN.perks_from_marks),
        Figure(msg("figure-life"), most, emblem="life"),
    )
    looked_at = d.visiting and hero.chair in d.party and Visitor(hero.chair).hero(d) is hero
    rows = [Row(f"items:{hero.id}", msg("row-items"), tuple(_item(hero, item) for item in hero.items), hero.chair)]
    rows += [Row(f"quest:{hero.id}", msg("row-quest"), (quest_card(d, card, hero),), hero.chair) for card in hero.quest]
    return Panel(
        f"hero:{hero.id}",
        hero_name(hero),
        hero.chair if hero.chair != NOBODY else None,
        COLOURS[hero.chair] if hero.chair != NOBODY else "grey",
        figures=figures,
        rows=tuple(row for row in rows if row.cards),
        notes=_notes(hero),
        active=looked_at and not d.desks[hero.chair].left,
        emblem=CLASS_EMBLEMS.get(hero.cls, "crossed-swords"),
        motto=msg("sheet-motto", **{"class": class_name(hero.cls)}, level=hero.level),
    )


def _notes(hero: Hero) -> tuple[Message, ...]:
    found = [msg("note-adoptable")] if hero.chair == NOBODY else [msg("note-sits-out")] if hero.sits_out else []
    found += [msg("note-fulfilled")] if hero.fulfilled else []
    found += [msg("note-bound", n=hero.bound)] if hero.bound else []
    ahead = hero.next
    found += [msg("note-next-blessings", n=ahead.blessings)] if ahead.blessings else []
    found += [msg("note-next-damage", n=ahead.damage)] if ahead.damage else []
    found += [msg("note-next-discards", n=ahead.discards)] if ahead.discards else []
    found += [msg("note-next-minus-ones", n=ahead.minus_ones)] if ahead.minus_ones else []
    found += [msg("note-next-condition", condition=condition_name(one)) for one in ahead.conditions]
    found += [msg("note-next-used", item=item_name(item)) for item in ahead.used]
    perks = CLASSES[hero.cls].perks
    found += [msg("note-perk", text=perk_text(BOOK, perks[n])) for n in sorted(set(hero.perks))]
    return tuple(found)


def _item(hero: Hero, item: int) -> Card:
    return ware(f"item:{hero.id}.{item}", item, spent=item in hero.next.used)


def ware(element: str, item: int, *, spent: bool = False, corner: str = "") -> Card:
    """An item as a card."""
    kind = ITEMS[item]
    text = (item_text(BOOK, kind),)
    return Card(element, item_name(item), (*text, Message(f"slot-{kind.slot}")), spent=spent, corner=corner)


def quest_card(d: World, card: str, hero: Hero | None = None) -> Card:
    """A personal quest: what it asks for, how far its owner has come, what it opens."""
    quest = QUESTS[int(card.partition("-")[2])]
    text = []
    for aim in quest.goals:
        text.append(aim_text(aim))
        if hero is not None and card in hero.quest:
            text += [msg("quest-progress", n=n, of=of) for n, of in progress(hero, aim)]
    if quest.chain:
        text.append(msg("quest-chain"))
    if quest.opens in WORLD.envelopes:
        text.append(msg("quest-opens-envelope", letter=quest.opens))
    elif quest.opens in LOCKED and quest.opens not in d.classes and not d.agreed.spoilers:
        text.append(msg("quest-opens-box"))
    else:
        text.append(msg("quest-opens-class", who=class_name(quest.opens)))
    return Card(f"card:{card}", Message(card), tuple(text), "gold")
