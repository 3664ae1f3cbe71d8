"""Monsters: the card of the round, their statistics, and what each of them would do now, step by step."""

from emberhall.games.gloomhaven.content import MONSTERS
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.kinds import Stats
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import ability_text
from emberhall.games.gloomhaven.names import condition_name, figure_name, monster_name
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.monster_cards import card_of, types_on_map
from emberhall.games.gloomhaven.rules.monster_reasons import intent
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range, retaliates, shield
from emberhall.games.gloomhaven.scene import emblems
from emberhall.games.gloomhaven.state import Figure, Gloomhaven
from emberhall.games.gloomhaven.terms import NOBODY
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Line, Panel
from emberhall.scene import Figure as Shown


def panels(state: Gloomhaven) -> tuple[Panel, ...]:
    """A panel for every type on the map: when it acts, what its card says, its statistics, and who would do what."""
    return tuple(_panel(state, type) for type in types_on_map(state))


def _panel(state: Gloomhaven, type: str) -> Panel:
    notes: list[Message] = []
    motto = None
    if state.monsters[type].card:
        card = card_of(state, type)
        motto = msg("motto-initiative", n=card.initiative)
        notes.append(ability_text(BOOK, card))
    ranks = dict.fromkeys(figure.rank for figure in state.figures.values() if figure.name == type)
    level = min(7, state.monster_level)
    notes += [_stats(state, rank, MONSTERS[type].stats(level, rank)) for rank in ranks if rank]
    acts = state.turn is not None and state.turn.play.monsters == type
    return Panel(
        f"monsters:{type}",
        monster_name(type),
        notes=tuple(notes),
        active=acts,
        emblem=emblems.MONSTERS[type],
        motto=motto,
    )


def _stats(state: Gloomhaven, rank: str, stats: Stats) -> Message:
    count = len(state.characters)
    attack = stats.attack if not isinstance(stats.attack, str) else worth(stats.attack, count, state.level)
    return msg(
        "monster-stats",
        rank=rank,
        hp=worth(stats.hp, count, state.level),
        move=stats.move if stats.move is not None else "–",
        attack=attack if attack is not None else "–",
        range=stats.range,
        shield=stats.shield,
        retaliate=stats.retaliate,
    )


def sheet(state: Gloomhaven, figure: Figure) -> Card:
    """A figure seen from near: its values, its conditions, and what it would do if it acted now."""
    figures = [Shown(Message("figure-life"), figure.hp, of=figure.most, emblem="life")]
    if figure.kind in ("monster", "summon"):
        attack, move = own_attack(state, figure), own_move(state, figure)
        figures += [
            Shown(Message("figure-move"), move if move is not None else "–", emblem="move"),
            Shown(Message("figure-attack"), attack if isinstance(attack, int) else "–", emblem="attack"),
        ]
        if reach := own_range(state, figure):
            figures.append(Shown(Message("figure-range"), reach, emblem="ranged"))
    if protection := shield(state, figure):
        figures.append(Shown(Message("figure-shield"), protection, emblem="shield"))
    if strikes := retaliates(state, figure):
        figures.append(Shown(Message("figure-retaliate"), sum(n for n, _ in strikes), emblem="spikeball"))
    text = [condition_name(condition) for condition in names_of(figure)]
    if figure.kind == "monster" and state.monsters[figure.name].card:
        text.append(ability_text(BOOK, card_of(state, figure.name)))
    text += reasons(state, figure)
    return Card(f"sheet:{figure.id}", figure_name(figure), tuple(text), figures=tuple(figures))


def reasons(state: Gloomhaven, figure: Figure) -> list[Message]:
    """What it would do now and why, in its order; or that it has acted already."""
    if state.round and figure.acted == state.round and not _acts(state, figure):
        return [msg("reason-acted")] if figure.kind in ("monster", "summon") else []
    found = intent(state, figure)
    if found is None:
        return []
    return [
        msg("reason-noted" if step.note is not None else "reason", n=n, text=step.text, note=step.note or step.text)
        for n, step in enumerate(found.steps, 1)
    ]


def acting(state: Gloomhaven) -> Panel | None:
    """The figure without a player that acts now, with its reasons."""
    figure = state.figures.get(state.turn.figure) if state.turn is not None else None
    if figure is None or figure.kind == "character":
        return None
    found = intent(state, figure)
    if found is None:
        return None
    lines = tuple(Line(step.text, step.note, rule=step.rule) for step in found.steps)
    return Panel(
        f"acting:{figure.id}",
        figure_name(figure),
        emblem=emblems.of_figure(figure.kind, figure.name),
        lines=lines,
        active=True,
    )


def _acts(state: Gloomhaven, figure: Figure) -> bool:
    return state.turn is not None and state.turn.figure == figure.id != NOBODY
