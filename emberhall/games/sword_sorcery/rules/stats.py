"""A figure's stats, with everything that changes them."""

from emberhall.effects import lasts, sum_of
from emberhall.games.sword_sorcery.content import (
    CARDS,
    CLASSES,
    ENEMIES,
    ENEMY_POWERS,
    EVENTS,
    POWER_CARDS,
    WOUNDS,
    card_of,
)
from emberhall.games.sword_sorcery.content.ground import Made
from emberhall.games.sword_sorcery.content.kinds import Card, CompanionKind, EnemyCard, Ongoing, WoundKind
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.state import Companion, Enemy, EventId, Figure, Hero, State
from emberhall.games.sword_sorcery.terms import SIGHT

#: The save of enemies by rank (SS-FULL-SAVE-01).
_SAVES = {"green": 8, "blue": 7, "red": 6, "master": 5}


#: The stats that events change while they are in force.
_ONGOING = {change.stat for card in EVENTS.values() for change in card.ongoing}


def _printed(*cards: Card | WoundKind) -> set[str]:
    statics = [static for card in cards for static in (*card.statics, *getattr(card, "flipped_statics", ()))]
    return {static.stat for static in statics}


_OF_ENEMIES = ENEMY_POWERS | POWER_CARDS
#: The stats that any card in use, enemy power or wound changes; others are not looked up there.
_PRINTED = {
    Hero: _printed(*(CARDS[id] for id in CARDS if id not in _OF_ENEMIES), *WOUNDS.values()),
    Enemy: _printed(*_OF_ENEMIES.values(), *WOUNDS.values()),
    Companion: _printed(*WOUNDS.values()),
}


def _in_force(card: EventId) -> dict[str, list[Ongoing]]:
    """What an event changes while it is in force, by stat."""
    found: dict[str, list[Ongoing]] = {}
    for change in EVENTS[card_of(card)].ongoing:
        found.setdefault(change.stat, []).append(change)
    return found


_IN_FORCE = Made(_in_force)


def _ongoing(state: State, figure: Figure, stat: str) -> int:
    """What the event on top and the time of day change (SS-FULL-EVENT-02, SS-FULL-EVENT-04)."""
    total = -1 if stat == "hits" and state.time == "night" and type(figure) is Hero else 0
    for pile in (state.face_up.cards, state.time_card.cards):
        if pile:
            for change in _IN_FORCE[pile[-1]].get(stat, ()):
                if _concerns(change.of, figure):
                    total += change.n
    return total


def _concerns(of: str, figure: Figure) -> bool:
    if of == "all":
        return True
    if type(figure) is not Enemy:
        return of == "heroes"
    return of == "enemies" or (of == "beasts" and "beast" in figure.sort.tags)


def bonus(state: State, figure: Figure, stat: str) -> int:
    """How much a stat differs from its printed value."""
    total = 0
    if stat in _ONGOING and (state.face_up.cards or state.time_card.cards or stat == "hits"):
        total = _ongoing(state, figure, stat)
    if figure.mods:
        total += sum_of(figure.mods, stat)
    if stat not in _PRINTED[type(figure)]:
        return total
    for static in kit(figure).statics.get(stat, ()):
        if static.test is None or BOOK.is_true(state, Playing(figure.id), static.test):
            total += static.n
    for wound in figure.wounds:
        for static in WOUNDS[wound].statics:
            if static.stat == stat:
                total += static.n
    return total


def marked_with(figure: Figure, what: str) -> bool:
    """Whether a figure bears a mark: no_reaction, untargetable."""
    return lasts(figure.mods, what)


def _card(figure: Figure) -> EnemyCard | CompanionKind:
    """The numbers of an enemy or a companion."""
    assert type(figure) is Enemy or type(figure) is Companion
    return figure.card


def max_hp(state: State, figure: Figure) -> int:
    """A figure's maximum hit points."""
    if type(figure) is Hero:
        base = CLASSES[figure.cls].hp[figure.rank - 1] + figure.bonus_hp
    elif type(figure) is Enemy:
        base = figure.card.hp + figure.bonus_hp
    else:
        assert type(figure) is Companion
        strong = state.heroes[figure.owner].rank >= figure.card.from_rank
        base = figure.card.strong_hp if strong else figure.card.hp
    most = base + bonus(state, figure, "max_hp")
    return most if most > 1 else 1


def armor(state: State, figure: Figure) -> int:
    """Armor; a knocked down figure has none (SS-KD-01)."""
    if "knocked_down" in figure.conditions:
        return 0
    base = kit(figure).armor if type(figure) is Hero else _card(figure).armor
    return max(0, base + bonus(state, figure, "armor"))


def defence(state: State, figure: Figure) -> tuple[int, int]:
    """The red and blue defence dice; without armor a hero has one blue die (SS-FULL-DICE-05)."""
    dice = kit(figure).defence if type(figure) is Hero else _card(figure).defence
    red = dice.red + bonus(state, figure, "defence_red")
    blue = dice.blue + bonus(state, figure, "defence_blue")
    return max(0, red + min(0, blue)), max(0, blue)  # a split shield arm without a blue die costs a red one


def movement(state: State, figure: Figure) -> int:
    """Movement points, never below one."""
    base = CLASSES[figure.cls].movement if type(figure) is Hero else _card(figure).movement
    points = base + bonus(state, figure, "movement")
    return points if points > 1 else 1


def save_number(state: State, figure: Figure) -> int:
    """What a save must roll at least; companions use their owner's."""
    if type(figure) is Companion:
        return save_number(state, state.heroes[figure.owner])
    if type(figure) is Hero:
        base = figure.kind.save + state.setup.soul_storm
    else:
        assert type(figure) is Enemy
        base = _SAVES[figure.rank]
    return base + bonus(state, figure, "save")


def reach(state: State, figure: Figure, most: int) -> int:
    """The greatest range of an attack that reaches other areas; 0 for a melee attack."""
    far = most + bonus(state, figure, "range") if most else 0
    return far if far > 0 else 0


def sight(state: State, figure: Figure) -> int:
    """How many areas it sees."""
    far = SIGHT + bonus(state, figure, "sight")
    return far if far > 0 else 0


def flies(figure: Figure) -> bool:
    """Whether it ignores hindrances."""
    return type(figure) is Enemy and ENEMIES[figure.kind].flying


def tags(figure: Figure) -> tuple[str, ...]:
    """What an enemy is: orc, undead."""
    return figure.sort.tags if type(figure) is Enemy else ()
