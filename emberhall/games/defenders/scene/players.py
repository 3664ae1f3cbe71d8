"""The heroes: panels, hands, and who can be chosen."""

from functools import cache

from emberhall.games.defenders.content import GENERALS, HEROES
from emberhall.games.defenders.content.kinds import NO_LOCATION
from emberhall.games.defenders.effects.nodes.traits import AttackStyle, ShapeShifter
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.scene.cards import COLOUR_WORDS, hero_card, kept_card, quest_card
from emberhall.games.defenders.scene.emblems import HERO_EMBLEMS, SKILL
from emberhall.games.defenders.state import Hero, State
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Figure, Panel, Row, part
from emberhall.scene.builders import SEAT_COLOURS, hand


@part("active", "heroes[seat]", "setting")
def hero_panel(state: State, seat: int) -> Panel:
    """A hero: figures, Quests and skills."""
    hero = state.heroes[seat]
    figures = [
        Figure(Message("figure-life"), hero.life, "life", hero.most, emblem="life"),
        Figure(Message("figure-quests"), len(hero.completed), "quest", emblem="quest"),
        Figure(Message("figure-generals"), len(hero.slain) + hero.agents, "general", emblem="fame"),
    ]
    if seat == state.active:
        figures.insert(1, Figure(Message("figure-actions"), max(0, hero.actions), "action", emblem="action"))
    if state.setting.honors:
        figures.append(Figure(Message("figure-fame"), hero.minor + sum(hero.major), "fame", emblem="honor"))
    rows = [_skills(seat, hero.hero)]
    if hero.completed:
        done = tuple(kept_card(id, hero) for id in hero.completed)
        rows.insert(0, Row(f"quests:{seat}", Message("row-quests-done"), done, seat))
    if hero.quest:  # the hero's Quests lie beside the hand
        rows.insert(0, Row(f"quest:{seat}", Message("row-quests"), (quest_card(hero.quest, hero),), seat, near=True))
    notes = tuple(msg("note-slayer", general=GENERALS[id].name()) for id in hero.slain if id in GENERALS)
    return Panel(
        f"player:{seat}",
        hero_name(state, seat),
        seat,
        SEAT_COLOURS[seat],
        hero.hero,
        tuple(figures),
        rows=tuple(rows),
        notes=(*_style(hero), *notes, *((Message(f"honor-{hero.honor}"),) if hero.honor else ())),
        active=seat == state.active,
        emblem=HERO_EMBLEMS[hero.hero],
    )


@cache
def _skills(seat: int, hero: str) -> Row:
    """The skills of a hero."""
    skills = tuple(
        Card(
            f"skill:{seat}:{skill.id}",
            skill.name(),
            tuple(trait.text() for trait in skill.traits),
            emblem=SKILL,
            frame="power",
        )
        for skill in HEROES[hero].skills
    )
    return Row(f"skills:{seat}", Message("row-skills"), skills, seat)


def _style(hero: Hero) -> tuple[Message, ...]:
    if hero.style < 0:
        return ()
    if hero.has(ShapeShifter):
        return (Message(f"style-{COLOUR_WORDS[hero.style]}"),)
    return (Message("style-sky" if hero.style else "style-ground"),) if hero.has(AttackStyle) else ()


@part("heroes[seat]")
def hand_of(state: State, seat: int, own: bool) -> Row:
    """A hand, face up as far as the viewer sees it."""
    name = msg("row-hand", hero=hero_name(state, seat))
    return hand(seat, name, state.heroes[seat].hand.cards, hero_card, own=own, deck="hero-deck")


def heroes_to_choose(state: State) -> tuple[Card, ...]:
    """The heroes with all their skills, while one is being chosen."""
    if state.phase != "heroes" and all(hero.life or hero.at == NO_LOCATION for hero in state.heroes):
        return ()
    return tuple(
        Card(
            f"hero-sheet:{id}",
            sheet.name(),
            tuple(
                msg("skill-text", skill=skill.name(), text=trait.text())
                for skill in sheet.skills
                for trait in skill.traits
            ),
            icon=id,
            figures=(Figure(Message("figure-life"), sheet.life, "life", emblem="life"),),
            emblem=HERO_EMBLEMS[id],
        )
        for id, sheet in HEROES.items()
        if id not in state.fallen
    )
