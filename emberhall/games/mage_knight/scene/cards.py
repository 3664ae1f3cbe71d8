"""Cards and tokens as the table shows them: names, figures, and texts made from what they do."""

from collections import Counter
from functools import cache

import msgspec

from emberhall.effects import walk
from emberhall.games.mage_knight.content import DEEDS, ENEMY, FACTION_TOKEN, HERO, RUIN, SKILL, UNIT, kind_of
from emberhall.games.mage_knight.content.heroes import STANDARD_DECK
from emberhall.games.mage_knight.content.kinds import DeedCard, Skill
from emberhall.games.mage_knight.content.tezla import FAME_PER_LEVEL, LEADER_LEVELS
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.describe import describe, skill_text
from emberhall.games.mage_knight.names import card_name, declined, enemy_name, mana_name, name, reward_name, unit_name
from emberhall.games.mage_knight.scene.emblems import (
    ART_DEEDS,
    ART_OF_KIND,
    ART_POWERS,
    DEED_EMBLEMS,
    HERO_EMBLEMS,
    TOKENS,
    enemy_emblem,
    unit_emblem,
)
from emberhall.games.mage_knight.state import Lasting, Unit
from emberhall.games.mage_knight.terms import (
    ABILITIES,
    COLOURS,
    DARK_CRUSADER,
    ELEMENTS,
    FACTIONS,
    KINDS,
    PHYSICAL,
    PILES,
    RESISTANCES,
)
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Figure, Way
from emberhall.scene.builders import picture
from emberhall.scene.elements import Colour, Frame

MANA_COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "white", "gold", "black")
_PILES: tuple[Colour, ...] = ("green", "grey", "purple", "brown", "white", "red")
_FRAMES: dict[str, Frame] = {"spell": "spell", "artifact": "item", "wound": "wound"}
_KIND_ICONS = {"basic": "card", "advanced": "sparkles", "spell": "wand-sparkles", "artifact": "gem", "wound": "wound"}


@cache
def deed(id: str) -> Card:
    """A Deed card."""
    entry = DEEDS[kind_of(id)]
    text: tuple[Message, ...] = ()
    if entry.kind == "wound":
        text = (msg("text-wound"),)
    elif entry.basic is not None or entry.strong is not None:
        text = (msg("text-basic", effect=describe(entry.basic)), msg("text-strong", effect=describe(entry.strong)))
    colour = MANA_COLOURS[entry.colour] if entry.colour >= 0 else "brown" if entry.kind == "artifact" else None
    return Card(
        f"card:{id}",
        card_name(id),
        text,
        colour,
        _KIND_ICONS[entry.kind],
        msg(f"kind-{entry.kind}"),
        emblem=DEED_EMBLEMS[entry.kind],
        ways=_ways(id, entry) if entry.kind != "wound" else (),
        frame=_FRAMES.get(entry.kind, "deed"),
        art=_art(ART_OF_KIND[entry.kind], entry.strong, entry.basic),
    )


def _art(otherwise: str, *effects: fx.Effect | Skill | None) -> tuple[str, ...]:
    """The picture of what a card does."""
    words: list[str] = []
    for part in (part for effect in effects for part in walk(effect)):
        if isinstance(part, fx.Attack):
            words.append(KINDS[part.kind])
        words.append(type(part).__name__)
        if isinstance(part, fx.Attack | fx.Block):
            words.append(ELEMENTS[part.element])
    return picture(words, ART_DEEDS, ART_POWERS, otherwise)


def _pays(effect: fx.Effect) -> bool:
    """Whether the effect itself takes mana as a price."""
    return any(
        isinstance(part, (fx.Crystallize, fx.ByMana, fx.PayingMana))
        or (isinstance(part, fx.Named) and part.name == "learn_by_blood")
        for part in walk(effect)
    )


def _ways(id: str, entry: DeedCard) -> tuple[Way, ...]:
    """How a Deed card can be played: for its effects, and sideways for one point."""
    colour = MANA_COLOURS[entry.colour] if entry.colour >= 0 else None
    mana = msg("mana-any") if colour is None else mana_name(entry.colour)
    spell, artifact = entry.kind == "spell", entry.kind == "artifact"
    ways = []
    if entry.basic is not None:
        note = msg("way-mana", mana=mana) if spell else None if _pays(entry.basic) else msg("way-free")
        price = colour if spell else None
        ways.append(Way(f"play:{id}:basic", describe(entry.basic), note, _emblem(entry.basic), price))
    if entry.strong is not None:
        note = msg("way-night", mana=mana) if spell else msg("way-once") if artifact else msg("way-mana", mana=mana)
        price = None if artifact else colour
        ways.append(Way(f"play:{id}:strong", describe(entry.strong), note, _emblem(entry.strong), price, night=spell))
    for use in ("move", "influence", "attack", "block"):
        words = msg("way-sideways", use=name("use", use))
        ways.append(Way(f"sideways:{id}:{use}", words, msg("way-any-card"), "sideways", quiet=True))
    return tuple(ways)


def paid_with(card: Card, payments: list[tuple[str, Message, Colour]]) -> Card:
    """A card whose ways that cost one mana of its colour are listed once for each mana that can pay for them."""
    if not payments:
        return card
    found: list[Way] = []
    for way in card.ways:
        if way.cost is None or (card.icon == "wand-sparkles" and way.key.endswith(":strong")):  # that takes black, too
            found.append(way)
            continue
        for n, (key, label, colour) in enumerate(payments):
            found.append(msgspec.structs.replace(way, note=label, then=key, paid=colour, quiet=n > 0))
    return msgspec.structs.replace(card, ways=tuple(found))


def _emblem(effect: fx.Effect) -> str:
    """The emblem of what an effect gives first."""
    for part in walk(effect):
        match part:
            case fx.Move():
                return "move"
            case fx.Influence():
                return "influence"
            case fx.Heal():
                return "heal"
            case fx.Block():
                return "block"
            case fx.Attack(_, kind, _):
                return ("attack", "ranged", "siege")[kind]
            case fx.Crystal() | fx.Mana() | fx.OwnedCrystal() | fx.Crystallize() | fx.ExtraDie() | fx.SetDice():
                return "crystal"
    return "special"


@cache
def skill(id: str, *, spent: bool) -> Card:
    """A Skill token."""
    entry = SKILL[kind_of(id)]
    text = (msg(f"skill-use-{entry.use.replace('_', '-')}"), skill_text(entry))
    return Card(
        f"skill:{id}", name("skill", id), text, icon="special", kind=msg("kind-skill"), spent=spent, emblem="skill",
        frame="power", art=_art("doubled", entry),
    )  # fmt: skip


@cache
def tactic(id: str, *, used: bool = False, dummy: bool = False) -> Card:
    """A Tactic card in the offer or before a hero; the dummy player's may be the one of the last Round."""
    return Card(
        f"tactic:dummy:{id}" if dummy else f"tactic:{id}",
        name("tactic", id),
        (name("tactic-text", id),),
        icon="flag",
        spent=used,
        emblem="tactic",
        frame="tactic",
    )


@cache
def unit_of_offer(id: str) -> Card:
    """A Unit of the offer."""
    entry = UNIT[kind_of(id)]
    resists = tuple(
        msg("text-resists", what=name("resistance", RESISTANCES[i])) for i in range(3) if entry.resistances >> i & 1
    )
    where = msg("text-recruited", places=tuple(name("site", site) for site in entry.where))
    text = (*(describe(ability.effect, ability.mana) for ability in entry.abilities), *resists, where)
    figures = (
        Figure(msg("cost"), entry.cost, "influence", emblem="influence"),
        Figure(msg("level"), entry.level, "level", emblem="level"),
        Figure(msg("armor"), entry.armor, "armor", emblem="armor"),
    )
    colour: Colour = "gold" if entry.elite else "grey"
    return Card(
        f"unit:{id}",
        unit_name(id),
        text,
        colour,
        "users",
        msg("kind-elite" if entry.elite else "kind-regular"),
        figures,
        emblem=unit_emblem(id),
        corner=str(entry.cost),
        frame="unit",
    )


def unit(one: Unit) -> Card:
    """A Unit of a hero, with its Wounds and its Banner."""
    card = unit_of_offer(one.card)
    wounds = (Figure(msg("wounds"), one.wounds, "wound", emblem="wound"),) if one.wounds else ()
    hurt = (msg("text-wounded"),) if one.wounds else ()  # seen where there is no room for the figures
    banner = (msg("text-banner", banner=card_name(one.banner)),) if one.banner else ()
    return msgspec.structs.replace(
        card,
        spent=not one.ready,
        figures=(*card.figures[1:], *wounds),
        text=(*hurt, *card.text[:-1], *banner),
        corner="",
    )


def lasting_skill(lasting: Lasting) -> Card:
    """An interactive Skill in the middle of the table, with the colour it is marked with."""
    marked = (Figure(msg("marked"), name("colour", COLOURS[lasting.colour]), "mana"),) if lasting.colour >= 0 else ()
    return msgspec.structs.replace(skill(lasting.skill, spent=False), id=f"middle:{lasting.skill}", figures=marked)


@cache
def enemy(id: str) -> Card:
    """An enemy token as it is printed."""
    entry = ENEMY[kind_of(id)]
    attacks = tuple(
        Figure(
            msg("attack"),
            strike.value,
            "attack" if strike.element == PHYSICAL else ELEMENTS[strike.element],
            emblem=ELEMENTS[strike.element],
        )
        for strike in entry.attacks
        if strike.summon < 0
    )
    figures = (*attacks, *_worth(entry.armor, entry.fame))
    traits = _traits(entry.abilities, entry.resistances)
    if entry.lower:
        traits = (*traits, msg("text-lower-armor", n=entry.lower))
    if entry.defend:
        traits = (*traits, msg("text-defend", n=entry.defend))
    if entry.reputation:
        traits = (*traits, msg("text-reputation", n=entry.reputation))
    pile = _PILES[entry.pile]
    emblem = enemy_emblem(id)
    kind = msg("kind-enemy")
    return Card(f"enemy:{id}", enemy_name(id), traits, pile, "swords", kind, figures, emblem=emblem, frame="monster")


@cache
def leader(faction: int, level: int) -> Card:
    """The leader of a faction as it is at a Level."""
    word, entry = f"{FACTIONS[faction]}_leader", LEADER_LEVELS[faction][level - 1]
    attacks = tuple(
        Figure(msg("attack"), strike.value, "attack", emblem=ELEMENTS[strike.element])
        for strike in entry.attacks
        if strike.summon < 0
    )
    figures = (Figure(msg("leader-level"), level, "level"), *attacks, *_worth(entry.armor, FAME_PER_LEVEL))
    traits = _traits(entry.abilities, entry.resistances)
    colour: Colour = "purple" if faction == DARK_CRUSADER else "green"
    return Card(
        f"leader:{word}",
        name("enemy", word),
        traits,
        colour,
        "swords",
        msg("kind-enemy"),
        figures,
        emblem=enemy_emblem(word),
        frame="monster",
    )


def faction_token(token: str, id: str) -> Card:
    """A faction token."""
    kind = kind_of(token)
    colour: Colour = "purple" if FACTION_TOKEN[kind].faction == DARK_CRUSADER else "green"
    text = (describe(FACTION_TOKEN[kind].effect),)
    return Card(id, name("token", kind), text, colour, "card", msg("kind-token"), emblem=TOKENS[kind])


def _worth(armor: int, fame: int) -> tuple[Figure, Figure]:
    return (Figure(msg("armor"), armor, "armor", emblem="armor"), Figure(msg("fame"), fame, "fame", emblem="fame"))


def _traits(abilities: int, resistances: int) -> tuple[Message, ...]:
    return (
        *(name("ability", ABILITIES[i]) for i in range(len(ABILITIES)) if abilities >> i & 1),
        *(name("resistance", RESISTANCES[i]) for i in range(3) if resistances >> i & 1),
    )


def hidden_enemy(id: str, pool: str = "") -> Card:
    """An enemy token face down; its back has the colour of its pile."""
    if pool not in PILES:
        return Card(id, msg("hidden-enemy"), colour="grey", back=True, emblem="help")
    who, colour = declined("pile", pool, "troop"), _PILES[PILES.index(pool)]
    return Card(id, msg("hidden-enemy-of", enemy=who), colour=colour, back=True, emblem="help")


def ruin_card(token: str, id: str) -> Card:
    """The token on an ancient ruins space."""
    if token == HIDDEN:
        return Card(id, msg("hidden-ruin"), back=True, emblem="bridge")
    entry = RUIN[kind_of(token)]
    price = tuple(msg("price-of", mana=mana_name(colour), n=n) for colour, n in Counter(entry.cost).items())
    guards = tuple(declined("pile", PILES[pile], "enemy") for pile in entry.enemies)
    wanted = msg("ruin-price", mana=price) if price else msg("ruin-guards", enemies=guards)
    rewards = tuple(reward_name(what, n) for what, n in entry.reward)
    says = (wanted, msg("ruin-reward", rewards=rewards))
    emblem = "burning-embers" if price else "monster-skull"
    return Card(id, msg("ruin-altar" if price else "ruin-lair"), says, "gold", "ruin", emblem=emblem)


@cache
def hero_to_choose(id: str, in_use: tuple[str, ...]) -> Card:
    """A hero to choose: the cards that only this one has, and the Skills it can learn in this game."""
    own = [card for card in HERO[id].deck if card not in STANDARD_DECK]
    cards = tuple(msg("hero-own-card", card=card_name(card), effect=describe(DEEDS[card].basic)) for card in own)
    skills = tuple(name("skill", skill) for skill in in_use)
    text = (*cards, msg("hero-skills", skills=skills))
    colour = MANA_COLOURS[HERO[id].crystals[0]]
    kind, emblem = msg("kind-hero"), HERO_EMBLEMS[id]
    return Card(f"hero-card:{id}", name("hero", id), text, colour, "hero", kind, emblem=emblem, frame="hero")
