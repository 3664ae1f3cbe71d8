"""Hero cards, Quests and Darkness Spreads cards."""

from emberhall.games.defenders.content import DARKNESS_CARDS, GENERALS, HERO_CARDS, QUESTS
from emberhall.games.defenders.content.kinds import NEXT, DarknessCard
from emberhall.games.defenders.effects.book import text
from emberhall.games.defenders.names import card_name, darkness_name, minions_name, place_name
from emberhall.games.defenders.state import Defenders, Hero
from emberhall.games.defenders.terms import colour_name
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Figure
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
    return Card(f"quest:{id}", QUESTS[id].name(), quest_text(id), "gold", "quest", kind, tuple(figures))


def kept_card(id: str, hero: Hero) -> Card:
    """A completed Quest; spent if its reward is used up."""
    quest = QUESTS[id]
    spent = bool(quest.act) and id not in hero.kept
    return Card(f"quest:{id}", quest.name(), quest_text(id), "gold", "done", Message("kind-completed"), spent=spent)


def hero_card(id: str) -> Card:
    """A Hero card, face up."""
    card = HERO_CARDS[id]
    shade = COLOUR_WORDS[card.colour]
    name = card_name(id)
    if card.act is not None:
        portraits = tuple(colour_name(colour) for colour in card.against)
        says = (text(card.act), msg("card-against", colours=portraits, count=len(portraits)))
        return Card(f"card:{id}", name, says, shade, "special", Message("kind-special"), dice=card.dice)
    says = (Message(f"card-{card.banner}"), msg("card-attacks", general=Message(f"general-{card.portrait}")))
    return Card(f"card:{id}", place_name(card.place), says, shade, card.banner, dice=card.dice)


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


def darkness_card(state: Defenders, id: str) -> Card:
    """A Darkness Spreads card, face up."""
    card = DARKNESS_CARDS[id]
    says = darkness_text(card, state.kinds)
    return Card(f"darkness:{id}", darkness_name(id), says, "grey", "darkness", Message("kind-darkness"))
