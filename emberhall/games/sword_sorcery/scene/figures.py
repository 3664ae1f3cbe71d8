"""Figures on the map: what each is, can and does."""

from emberhall.games.sword_sorcery.content import BEHAVIOURS, CARDS
from emberhall.games.sword_sorcery.content import card_of as content_id
from emberhall.games.sword_sorcery.effects.book import blow_text, card_texts, dice_text, hook_text
from emberhall.games.sword_sorcery.effects.nodes import Dice
from emberhall.games.sword_sorcery.names import card_name, figure_name
from emberhall.games.sword_sorcery.rules.behaviour import band_text, line_of
from emberhall.games.sword_sorcery.rules.stats import armor, defence, max_hp, movement, save_number
from emberhall.games.sword_sorcery.scene.emblems import CONDITIONS
from emberhall.games.sword_sorcery.scene.fight import figure_emblem
from emberhall.games.sword_sorcery.state import Companion, Enemy, Figure, Hero, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, msg
from emberhall.scene import Card
from emberhall.scene import Figure as Stat


def afflictions(figure: Figure) -> tuple[Message, ...]:
    """Conditions, wounds and fire on a figure."""
    found = [named("wound" if id.startswith("w_") else "condition", id) for id in (*figure.conditions, *figure.wounds)]
    if figure.burning:
        found.append(msg("note-burning", level=sum(figure.burning)))
    return tuple(found)


def states(figure: Figure) -> tuple[str, ...]:
    """Emblems of what a figure suffers from."""
    found = [CONDITIONS[id] for id in figure.conditions]
    found += [CONDITIONS[id] for id, there in (("burning", figure.burning), ("wound", figure.wounds)) if there]
    return tuple(found)


def figure_card(state: State, figure: Figure) -> Card:
    """All that is known of a figure."""
    stats = [
        Stat(msg("figure-hp"), figure.hp, of=max_hp(state, figure), emblem="life"),
        Stat(msg("figure-armor"), armor(state, figure), emblem="armor"),
        Stat(msg("figure-defence"), dice_text(Dice(*defence(state, figure)))),
        Stat(msg("figure-movement"), movement(state, figure), emblem="move"),
        Stat(msg("figure-save"), msg("save-number", n=save_number(state, figure))),
    ]
    shields = figure.shields + (figure.ward if isinstance(figure, Hero) else 0)
    if shields:
        stats.append(Stat(msg("figure-shields"), shields, emblem="shield"))
    lines = list(afflictions(figure))
    if isinstance(figure, Enemy):
        stats.append(Stat(msg("figure-shards"), figure.card.shards, emblem="gem"))
        lines += _enemy(state, figure)
    elif isinstance(figure, Companion):
        lines.append(blow_text(figure.card.blow))
    return Card(
        f"figure-card:{figure.id}",
        figure_name(figure),
        tuple(lines),
        figures=tuple(stats),
        emblem=figure_emblem(figure),
    )


def _enemy(state: State, enemy: Enemy) -> list[Message]:
    """An enemy's attacks, weaknesses, powers, target and behaviour."""
    sort, card = enemy.sort, enemy.card
    lines = [msg("enemy-attack", what=named("attack", id), blow=blow_text(blow)) for id, blow in card.attacks.items()]
    if sort.weak:
        lines.append(msg("enemy-weak", types=tuple(named("type", id) for id in sort.weak)))
    if sort.resist:
        lines.append(msg("enemy-resist", types=tuple(named("type", id) for id in sort.resist)))
    if sort.horde:
        lines.append(msg("enemy-horde"))
    if sort.flying:
        lines.append(msg("enemy-flying"))
    lines += map(hook_text, sort.hooks)
    for id in (*card.powers, *enemy.powers):
        lines += [msg("enemy-power", power=card_name(id), text=text) for text in card_texts(CARDS[content_id(id)])]
    level = BEHAVIOURS[enemy.kind].levels[state.menace - 1 if enemy.rank == "master" else 0]
    lines.append(msg("enemy-turns-to", whom=named("why-target", sort.symbol)))
    lines += [msg("enemy-does", band=band_text(one), line=line_of(enemy, one.steps)) for one in level]
    return lines
