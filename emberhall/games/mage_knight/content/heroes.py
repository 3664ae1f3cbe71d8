"""Heroes: their decks of 16 cards, and the crystals they have as a dummy player (the dots of the hero card)."""

from emberhall.games.mage_knight.content.kinds import Hero
from emberhall.games.mage_knight.terms import BLUE, GREEN, RED, WHITE

#: The standard deck; each hero replaces two cards of it by its own.
STANDARD_DECK = (
    "rage",
    "rage",
    "determination",
    "swiftness",
    "swiftness",
    "march",
    "march",
    "stamina",
    "stamina",
    "tranquility",
    "promise",
    "threaten",
    "crystallize",
    "mana_draw",
    "concentration",
    "improvisation",
)


def _deck(**replaced: str) -> tuple[str, ...]:
    deck = list(STANDARD_DECK)
    for old, new in replaced.items():
        deck[deck.index(old)] = new
    return tuple(deck)


HEROES: tuple[Hero, ...] = (
    Hero(
        id="arythea",
        deck=_deck(rage="battle_versatility", mana_draw="mana_pull"),
        crystals=(RED, RED, WHITE),
        colour="red",
    ),
    Hero(
        id="goldyx",
        deck=_deck(concentration="will_focus", crystallize="crystal_joy"),
        crystals=(GREEN, GREEN, BLUE),
        colour="green",
    ),
    Hero(
        id="norowas",
        deck=_deck(promise="noble_manners", tranquility="rejuvenate"),
        crystals=(WHITE, WHITE, GREEN),
        colour="white",
    ),
    Hero(
        id="tovak",
        deck=_deck(determination="cold_toughness", improvisation="instinct"),
        crystals=(BLUE, BLUE, RED),
        colour="blue",
    ),
    Hero(
        id="wolfhawk",
        deck=_deck(swiftness="swift_reflexes", stamina="tirelessness"),
        crystals=(WHITE, WHITE, BLUE),
        colour="white",
        set="lost_legion",
    ),
    Hero(
        id="krang",
        deck=_deck(march="savage_harvesting", threaten="ruthless_coercion"),
        crystals=(RED, RED, GREEN),
        colour="red",
        set="krang",
    ),
    Hero(
        id="braevalar",
        deck=_deck(stamina="druidic_paths", march="one_with_the_land"),
        crystals=(BLUE, BLUE, GREEN),
        colour="blue",
        set="shades_of_tezla",
    ),
)
