"""Hero cards, Quests and Darkness Spreads cards."""

from functools import cache

from emberhall.games.defenders.content import DARKNESS_CARDS, GENERALS, HERO_CARDS, QUESTS
from emberhall.games.defenders.content.kinds import NEXT, DarknessCard
from emberhall.games.defenders.effects.book import text
from emberhall.games.defenders.names import card_name, darkness_name, minions_name, place_name
from emberhall.games.defenders.scene.emblems import (
    ART_DEEDS,
    ART_POWERS,
    CARD_EMBLEMS,
    DARKNESS,
    QUEST,
    QUEST_DONE,
)
from emberhall.games.defenders.state import Hero, State
from emberhall.games.defenders.terms import colour_name
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Figure
from emberhall.scene.builders import picture, words_in
from emberhall.scene.elements import Colour

COLOUR_WORDS: tuple[Colour, ...] = ("red", "green", "blue", "black", "purple")


def quest_text(id: str) -> tuple[Message, ...]:
    """What a Quest asks for, and what it gives."""
    quest = QUESTS[id]
    reward = [trait.text() for trait in quest.traits]
    if quest.act is not None:
        reward.append(text(quest.act))
    return (quest.task.text(), *(msg("quest-reward", reward=each) for each in reward))


def quest_card(id: str, hero: Hero) -> Card:
    """The open Quest with its progress."""
    figures = [Figure(colour_name(colour), count, "minion") for colour, count in enumerate(hero.collected) if count]
    if hero.visited:
        figures.append(Figure(Message("figure-visited"), len(hero.visited), "visited"))
    kind = Message("kind-quest")
    name, says = QUESTS[id].name(), quest_text(id)
    art = picture(words_in((QUESTS[id].act, QUESTS[id].traits)), ART_DEEDS, {}, QUEST)
    return Card(f"quest:{id}", name, says, "gold", "quest", kind, tuple(figures), emblem=QUEST, frame="spell", art=art)


def kept_card(id: str, hero: Hero) -> Card:
    """A completed Quest; spent if its reward is used up."""
    quest = QUESTS[id]
    spent = bool(quest.act) and id not in hero.kept
    says, kind = quest_text(id), Message("kind-completed")
    return Card(f"quest:{id}", quest.name(), says, "gold", "done", kind, spent=spent, emblem=QUEST_DONE, frame="spell")


@cache
def hero_card(id: str) -> Card:
    """A Hero card, face up."""
    card = HERO_CARDS[id]
    shade = COLOUR_WORDS[card.colour]
    name = card_name(id)
    if card.act is not None:
        portraits = tuple(Message(f"{colour_name(colour).id}.whom") for colour in card.against)
        says = (msg("card-against", colours=portraits, count=len(portraits)), text(card.act))
        kind, emblem = Message("kind-special"), CARD_EMBLEMS["special"]
        art = picture(words_in(card.act), ART_DEEDS, {}, emblem)
        return Card(
            f"card:{id}", name, says, shade, "special", kind, dice=card.dice, emblem=emblem, frame="spell", art=art
        )
    says = (msg("card-attacks", general=Message(f"general-{card.portrait}")), Message(f"card-{card.banner}"))
    emblem = CARD_EMBLEMS[card.banner]
    art, where = (emblem, ART_POWERS[card.banner]), place_name(card.place)
    return Card(f"card:{id}", where, says, shade, card.banner, dice=card.dice, emblem=emblem, frame="tactic", art=art)


def darkness_text(card: DarknessCard, kinds: list[str]) -> tuple[Message, ...]:
    """What a Darkness Spreads card says: what is placed, and how the General moves."""
    lines: list[Message] = [
        msg("darkness-place", place=place_name(place), minions=minions_name(kinds[colour], count))
        for place, colour, count in card.place
    ]
    if card.act:
        lines.append(text(card.act))
    if card.general:
        general = Message(f"general-{card.general}")
        if GENERALS[card.general].flies:
            lines.append(msg("darkness-fly", general=general, place=place_name(card.to), count=card.minions))
        elif card.to == NEXT:
            lines.append(msg("darkness-next", general=general, count=card.minions))
        else:
            lines.append(msg("darkness-move", general=general, place=place_name(card.to), count=card.minions))
    return tuple(lines)


def darkness_card(state: State, id: str) -> Card:
    """A Darkness Spreads card, face up."""
    card = DARKNESS_CARDS[id]
    says = darkness_text(card, state.kinds)
    name, kind = darkness_name(id), Message("kind-darkness")
    return Card(f"darkness:{id}", name, says, "grey", "darkness", kind, emblem=DARKNESS, frame="monster")
