"""Heroes: their decks of 16 cards, and the crystals they have as a dummy player (the dots of the hero card)."""

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content.kinds import Hero

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
        crystals=(mk.RED, mk.RED, mk.WHITE),
        colour="red",
    ),
    Hero(
        id="goldyx",
        deck=_deck(concentration="will_focus", crystallize="crystal_joy"),
        crystals=(mk.GREEN, mk.GREEN, mk.BLUE),
        colour="green",
    ),
    Hero(
        id="norowas",
        deck=_deck(promise="noble_manners", tranquility="rejuvenate"),
        crystals=(mk.WHITE, mk.WHITE, mk.GREEN),
        colour="white",
    ),
    Hero(
        id="tovak",
        deck=_deck(determination="cold_toughness", improvisation="instinct"),
        crystals=(mk.BLUE, mk.BLUE, mk.RED),
        colour="blue",
    ),
    Hero(
        id="wolfhawk",
        deck=_deck(swiftness="swift_reflexes", stamina="tirelessness"),
        crystals=(mk.WHITE, mk.WHITE, mk.BLUE),
        colour="white",
        set="lost_legion",
    ),
    Hero(
        id="krang",
        deck=_deck(march="savage_harvesting", threaten="ruthless_coercion"),
        crystals=(mk.RED, mk.RED, mk.GREEN),
        colour="red",
        set="krang",
    ),
    Hero(
        id="braevalar",
        deck=_deck(stamina="druidic_paths", march="one_with_the_land"),
        crystals=(mk.BLUE, mk.BLUE, mk.GREEN),
        colour="blue",
        set="shades_of_tezla",
    ),
)
