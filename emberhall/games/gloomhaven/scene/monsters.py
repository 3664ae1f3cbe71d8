"""Monsters: the card of the round, their statistics, and what each would do now, step by step."""

from emberhall.games.gloomhaven.content import MONSTERS
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.kinds import Stats
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import ability_text
from emberhall.games.gloomhaven.effects.wording import row
from emberhall.games.gloomhaven.names import class_name, condition_name, figure_name, monster_name
from emberhall.games.gloomhaven.rules.board import control, hidden
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.monster_cards import card_of, types_on_map
from emberhall.games.gloomhaven.rules.monster_reasons import Because, Intent, intent
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range, retaliates, shield, stats
from emberhall.games.gloomhaven.scene.emblems import MONSTER_EMBLEMS, figure_emblem
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.games.gloomhaven.terms import APART
from emberhall.kernel import NOBODY, Message, msg
from emberhall.scene import Card, Line, Panel, part
from emberhall.scene import Figure as Shown


@part("characters", "figures", "level", "monster_level", "monsters", "notes", "round", "scenario", "turn")
def panels(state: State) -> tuple[Panel, ...]:
    """A panel for every type on the map: its initiative, card and statistics, and what each figure would do."""
    return tuple(_panel(state, type) for type in types_on_map(state))


def said(state: State, type: str) -> list[Message]:
    """What the card of the round says for a type, and its statistics."""
    kind, level = MONSTERS[type], min(7, state.monster_level)
    found = [ability_text(BOOK, card_of(state, type), kind.specials)] if state.monsters[type].card else []
    ranks = dict.fromkeys(figure.rank for figure in state.figures.values() if figure.name == type)
    for rank in filter(None, ranks):
        printed = kind.stats(level, rank)
        found += [_stats(state, rank, printed), *traits(type, printed)]
    return found


def _panel(state: State, type: str) -> Panel:
    card = card_of(state, type) if state.monsters[type].card else None
    motto = msg("motto-initiative", n=card.initiative) if card is not None else None
    acts = state.turn is not None and state.turn.slot.monsters == type
    return Panel(
        f"monsters:{type}",
        monster_name(type),
        notes=tuple(said(state, type)),
        active=acts,
        emblem=MONSTER_EMBLEMS[type],
        motto=motto,
    )


def _stats(state: State, rank: str, stats: Stats) -> Message:
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


def traits(type: str, printed: Stats) -> list[Message]:
    """What else the statistics card says: how it moves and attacks, what it is immune to (GH-MSTAT-09, GH-MSTAT-10)."""
    kind = MONSTERS[type]
    found = [Message("summon-flying")] if kind.flying else []
    if printed.targets > 1:
        found.append(msg("effect-targets", n=printed.targets))
    if printed.pierce:
        found.append(msg("effect-pierce", n=printed.pierce))
    if printed.conditions:
        found.append(msg("trait-attacks", names=tuple(map(condition_name, printed.conditions))))
    if printed.retaliate_range > 1:
        found.append(msg("trait-retaliate-range", n=printed.retaliate_range))
    if printed.advantage:
        found.append(Message("trait-advantage"))
    if printed.hard_to_hit:
        found.append(Message("trait-hard-to-hit"))
    if kind.attack_by_moves:
        found.append(Message("trait-attack-by-moves"))
    if kind.immune:
        found.append(msg("trait-immune", names=tuple(map(_immunity, kind.immune))))
    if kind.immovable:
        found.append(Message("trait-immovable"))
    return [row(found, "effect-then")] if found else []


def _immunity(to: str) -> Message:
    return Message(f"trait-{to}") if to in ("push", "pull") else condition_name(to)


_SHEET = ("cls", "exhausted", "figure", "initiative", "items", "level", "played", "second")
#: What decides about what a figure would do.
PLANS = (
    *(f"characters[].{field}" for field in _SHEET),
    "elements", "figures", "level", "map", "monster_level", "monsters", "order", "round", "scenario", "setup", "turn",
    "waiting", "notes",
)  # fmt: skip


@part(*PLANS)
def sheet(state: State, id: int) -> Card:
    """A figure in detail: its values, its conditions, and what it would do if it acted now."""
    figure = state.figures[id]
    figures = [Shown(Message("figure-life"), max(0, figure.hp), of=figure.most, emblem="life")]
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
    if hidden(state, figure):
        text.append(condition_name("invisible"))
    if figure.conditions & APART:
        text.append(msg("note-apart"))
    if figure.kind == "monster":
        text += traits(figure.name, stats(state, figure))
    if (card := _card(state, figure)) is not None:
        text.append(card)
    if (bonus := control(figure)) is not None and figure.acted < state.round:
        text.append(msg("reason-obeys", who=class_name(state.characters[bonus.n].cls)))
    text += reasons(state, figure)
    return Card(f"sheet:{figure.id}", figure_name(figure), tuple(text), figures=tuple(figures))


def _card(state: State, figure: Figure) -> Message | None:
    """The card that a monster acts by this round."""
    if figure.kind != "monster" or not state.monsters[figure.name].card:
        return None
    card = card_of(state, figure.name)
    return msg("monster-card", n=card.initiative, text=ability_text(BOOK, card, MONSTERS[figure.name].specials))


def reasons(state: State, figure: Figure) -> list[Message]:
    """What it would do now and why, step by step; or that it has already acted."""
    if state.round and figure.acted == state.round and not _acts(state, figure):
        return [msg("reason-acted")] if figure.kind in ("monster", "summon") else []
    found = intent(state, figure)
    if found is None:
        return []
    return [
        msg("reason-noted" if step.note is not None else "reason", n=n, text=step.text, note=step.note or step.text)
        for n, step in enumerate(found.steps, 1)
    ]


@part("deciding", *PLANS)
def acting(state: State) -> Panel | None:
    """The figure without a player that acts now, with its reasons."""
    figure = state.figures.get(state.turn.figure) if state.turn is not None else None
    if figure is None or figure.kind == "character":
        return None
    found = intent(state, figure)
    if found is None:
        return None
    lines = tuple(Line(step.text, step.note, rule=step.rule) for step in _steps(state, found))
    return Panel(
        f"acting:{figure.id}",
        figure_name(figure),
        emblem=figure_emblem(figure.kind, figure.name),
        motto=_card(state, figure),
        lines=lines,
        active=True,
    )


def _steps(state: State, found: Intent) -> tuple[Because, ...]:
    """What it is about to do. When a player is asked about its attack, it has already moved."""
    if state.deciding == NOBODY:
        return found.steps
    struck = class_name(state.characters[state.deciding].cls)
    return found.steps[0], Because(msg("because-attacks", names=(struck,)), None, "GH-MATK-02")


def _acts(state: State, figure: Figure) -> bool:
    return state.turn is not None and state.turn.figure == figure.id != NOBODY
