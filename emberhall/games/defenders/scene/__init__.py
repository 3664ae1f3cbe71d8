"""What lies on the table: the realm with its pieces, the heroes, the Generals, the war."""

from itertools import pairwise

from emberhall.games.defenders.content import (
    ADJACENT,
    CITY,
    CRYSTALS,
    DARKNESS_CARDS,
    GENERALS,
    GLOBAL_EFFECTS,
    HERO_CARDS,
    HEROES,
    IDS,
    MINION_KINDS,
    PATHS,
    PLACES,
    QUESTS,
)
from emberhall.games.defenders.content.enemies import AGENTS
from emberhall.games.defenders.content.kinds import ALL_CARDS, Penalty
from emberhall.games.defenders.effects.nodes import AttackStyle, ShapeShifter
from emberhall.games.defenders.names import card_name, colour_name, darkness_name, darkness_text, hero_name, place_name
from emberhall.games.defenders.rules.night import war_status
from emberhall.games.defenders.state import Defenders, General, Hero
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Board, Card, Die, Figure, Link, Panel, Piece, Row, Scene, Space, Stack, Track
from emberhall.scene.elements import Colour, Shape, Terrain

COLOUR_WORDS: tuple[Colour, ...] = ("red", "green", "blue", "black", "purple")
#: Minions are told apart by shape as well as by colour.
MINION_SHAPES: tuple[Shape, ...] = ("triangle", "square", "diamond", "hexagon")
#: Figures of the heroes, by seat.
SEAT_COLOURS: tuple[Colour, ...] = ("gold", "teal", "orange", "pink", "white", "brown")

#: From the hundredths of the board to units of about one space.
ACROSS, DOWN = 0.16, 0.12

#: The ground follows the colour of a location, which is what matters in the game.
_GROUND: tuple[Terrain, ...] = ("wasteland", "forest", "ice", "mountain", "village")

_LINKS = tuple(Link(f"place:{IDS[a]}", f"place:{IDS[b]}") for a, beside in enumerate(ADJACENT) for b in beside if a < b)
_MARCHES = {
    colour: tuple(
        Link(f"place:{IDS[a]}", f"place:{IDS[b]}", colour=COLOUR_WORDS[colour], arrow=True, dashed=True)
        for a, b in pairwise(path)
    )
    for colour, path in PATHS.items()
}


def scene(state: Defenders, looking: int) -> Scene:
    """The table in the eyes of who sees this (redacted) state."""
    return Scene(
        boards=(_realm(state),),
        panels=(_war(state), *(_hero_panel(state, seat) for seat in range(len(state.heroes))), *_enemies(state)),
        rows=(*_hands(state, looking), *_choices_of_heroes(state), *_foreseen(state)),
        stacks=_stacks(state),
        dice=tuple(Die(f"die:{i}", face, COLOUR_WORDS[colour]) for i, (colour, face) in enumerate(state.dice)),
        status=_status(state),
        focus=_focus(state),
    )


# the board


def _realm(state: Defenders) -> Board:
    spaces = tuple(_space(place, state) for place in range(len(IDS)))
    marches = tuple(
        link
        for general in state.generals
        if general.alive and not GENERALS[general.card].flies
        for link in _MARCHES[GENERALS[general.card].colour][general.step :]
    )
    return Board("realm", "areas", spaces, (*_LINKS, *marches), tuple(_pieces(state)), name=Message("board-realm"))


def _space(place: int, state: Defenders) -> Space:
    spot = PLACES[place]
    icons = (*(("inn",) if spot.kind == "inn" else ()), *(("chest",) if spot.chest else ()))
    notes = (
        *((Message("note-tainted"),) if state.crystals[place] else ()),
        *((Message("note-burning"),) if place in state.fires else ()),
    )
    return Space(
        f"place:{spot.id}",
        round(spot.x * ACROSS, 2),
        round(spot.y * DOWN, 2),
        "city" if spot.kind == "city" else _GROUND[spot.colour],
        COLOUR_WORDS[spot.colour],
        place_name(place),
        icons,
        notes,
    )


def _pieces(state: Defenders) -> list[Piece]:
    pieces: list[Piece] = []
    for place, id in enumerate(IDS):
        at = f"place:{id}"
        for colour in range(4):
            if count := state.minions[4 * place + colour]:
                name = Message(f"minion-{state.kinds[colour]}")
                shape, shade = MINION_SHAPES[colour], COLOUR_WORDS[colour]
                pieces.append(Piece(f"minion:{id}:{shade}", at, name, shape, shade, count=count, size="small"))
        if count := state.crystals[place]:
            name = Message("piece-crystal")
            pieces.append(Piece(f"crystal:{id}", at, name, "star", "purple", "crystal", count=count, size="small"))
        if place in state.gates:
            pieces.append(Piece(f"gate:{id}", at, Message("piece-gate"), "pentagon", "teal", "gate", size="small"))
        if place in state.fires:
            pieces.append(Piece(f"fire:{id}", at, Message("piece-fire"), "drop", "orange", "fire", size="small"))
    pieces += [_general_piece(general) for general in state.generals if general.alive]
    if state.agent is not None and state.agent.alive:
        pieces.append(_agent_piece(state.agent))
    for seat, hero in enumerate(state.heroes):
        if hero.life:
            name, at = hero_name(state, seat), f"place:{IDS[hero.at]}"
            pieces.append(
                Piece(f"hero:{seat}", at, name, "pawn", SEAT_COLOURS[seat], hero.hero, seat, badge=str(hero.life))
            )
    return pieces


def _general_piece(general: General) -> Piece:
    sheet = GENERALS[general.card]
    at, shade = f"place:{IDS[general.at]}", COLOUR_WORDS[sheet.colour]
    id = f"general:{sheet.id}"
    return Piece(id, at, sheet.name(), "crown", shade, badge=str(general.life), size="large")


def _agent_piece(agent: General) -> Piece:
    card = AGENTS[agent.card]
    at, shade = f"place:{IDS[agent.at]}", COLOUR_WORDS[card.colour]
    return Piece(f"general:{card.dragon}", at, card.name(), "shield", shade, "dragon", badge=str(agent.life))


# heroes


def _hero_panel(state: Defenders, seat: int) -> Panel:
    hero = state.heroes[seat]
    figures = [
        Figure(Message("figure-life"), hero.life, "life", hero.most),
        Figure(Message("figure-quests"), len(hero.completed), "quest"),
        Figure(Message("figure-generals"), len(hero.slain) + hero.agents, "general"),
    ]
    if seat == state.active:
        figures.insert(1, Figure(Message("figure-actions"), max(0, hero.actions), "action"))
    if state.setting.honors:
        figures.append(Figure(Message("figure-fame"), hero.minor + sum(hero.major), "fame"))
    skills = tuple(
        Card(f"skill:{seat}:{skill.id}", skill.name(), tuple(trait.text() for trait in skill.traits))
        for skill in hero.sheet.skills
    )
    rows = [Row(f"skills:{seat}", Message("row-skills"), skills, seat)]
    quests = [
        *((_quest_card(hero.quest, hero),) if hero.quest else ()),
        *(_kept_card(id, hero) for id in hero.completed),
    ]
    if quests:
        rows.insert(0, Row(f"quests:{seat}", Message("row-quests"), tuple(quests), seat))
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
    )


def _style(hero: Hero) -> tuple[Message, ...]:
    if hero.style < 0:
        return ()
    if hero.has(ShapeShifter):
        return (Message(f"style-{COLOUR_WORDS[hero.style]}"),)
    return (Message("style-sky" if hero.style else "style-ground"),) if hero.has(AttackStyle) else ()


def quest_text(id: str) -> tuple[Message, ...]:
    """What a Quest asks for, and what it gives."""
    quest = QUESTS[id]
    reward = [trait.text() for trait in quest.traits]
    if quest.act is not None:
        reward.append(quest.act.text())
    return (quest.task.text(), *(msg("quest-reward", reward=each) for each in reward))


def _quest_card(id: str, hero: Hero) -> Card:
    """The open Quest with its progress."""
    figures = [Figure(colour_name(colour), count, "minion") for colour, count in enumerate(hero.collected) if count]
    if hero.visited:
        figures.append(Figure(Message("figure-visited"), len(hero.visited), "visited"))
    kind = Message("kind-quest")
    return Card(f"quest:{id}", QUESTS[id].name(), quest_text(id), "gold", "quest", kind, tuple(figures))


def _kept_card(id: str, hero: Hero) -> Card:
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
        text = (card.act.text(), msg("card-against", colours=portraits, count=len(portraits)))
        return Card(f"card:{id}", name, text, shade, "special", Message("kind-special"), dice=card.dice)
    text = (Message(f"card-{card.banner}"), msg("card-attacks", general=Message(f"general-{card.portrait}")))
    return Card(f"card:{id}", place_name(card.place), text, shade, card.banner, dice=card.dice)


def _hands(state: Defenders, looking: int) -> list[Row]:
    rows = []
    for seat, hero in enumerate(state.heroes):
        cards = tuple(
            Card(f"back:{seat}.{i}", back=True) if card == HIDDEN else hero_card(card)
            for i, card in enumerate(hero.hand.cards)
        )
        own = bool(looking >> seat & 1)
        rows.append(Row(f"hand:{seat}", msg("row-hand", hero=hero_name(state, seat)), cards, seat, own))
    return rows


def _choices_of_heroes(state: Defenders) -> tuple[Row, ...]:
    """The heroes that can be chosen, where somebody has to choose one."""
    if state.phase != "heroes" and all(hero.life for hero in state.heroes):
        return ()
    cards = tuple(
        Card(
            f"hero-sheet:{id}",
            sheet.name(),
            tuple(
                msg("skill-text", skill=skill.name(), text=trait.text())
                for skill in sheet.skills
                for trait in skill.traits
            ),
            icon=id,
            figures=(Figure(Message("figure-life"), sheet.life, "life"),),
        )
        for id, sheet in HEROES.items()
        if id not in state.fallen
    )
    return (Row("heroes", Message("row-heroes"), cards),)


# the enemy


def _enemies(state: Defenders) -> list[Panel]:
    panels = [_general_panel(state, general) for general in state.generals]
    if state.agent is not None:
        panels.append(_agent_panel(state.agent))
    return panels


def _general_panel(state: Defenders, general: General) -> Panel:
    sheet = GENERALS[general.card]
    shade = COLOUR_WORDS[sheet.colour]
    steps = ((0, Message("track-skull")), *((step, Message("track-major")) for step in range(1, sheet.major + 1)))
    track = Track(f"life:{sheet.id}", Message("figure-life"), general.life, 0, general.most, steps, shade)
    kind = MINION_KINDS[state.kinds[sheet.colour]]
    left = len(sheet.path) - 1 - general.step if sheet.path else 0
    figures = [Figure(Message("figure-to-hit"), f"{sheet.hit}+", "die")]
    if general.alive and sheet.path:
        figures.append(Figure(Message("figure-steps"), left, "road"))
    figures.append(Figure(Message(f"minion-{kind.id}"), state.supply[sheet.colour], "supply"))
    notes = [Message(f"combat-{sheet.skill}"), *_penalty(sheet.penalty)]
    if not general.alive:
        notes.insert(0, Message("note-slain"))
    elif general.life <= sheet.major:
        notes.insert(0, Message("note-major"))
    if general.held:
        notes.insert(0, Message("note-held"))
    return Panel(
        f"general-panel:{sheet.id}", sheet.name(), colour=shade, icon=kind.id, figures=tuple(figures), tracks=(track,),
        notes=tuple(notes),
    )  # fmt: skip


def _agent_panel(agent: General) -> Panel:
    card = AGENTS[agent.card]
    shade = COLOUR_WORDS[card.colour]
    track = Track(f"life:{card.id}", Message("figure-life"), agent.life, 0, agent.most, colour=shade)
    figures = (Figure(Message("figure-to-hit"), f"{card.hit}+", "die"),)
    notes = (
        Message("note-agent"),
        Message(f"agent-{card.id}"),
        Message(f"combat-{card.skill}"),
        *_penalty(card.penalty),
    )
    return Panel(f"general-panel:{card.id}", card.name(), colour=shade, icon="agent", figures=figures,
                 tracks=(track,), notes=notes)  # fmt: skip


def _penalty(penalty: Penalty) -> list[Message]:
    wounds = f"d{penalty.wound_die}" if penalty.wound_die else penalty.wounds
    if penalty.cards == ALL_CARDS:
        return [msg("note-penalty-all", wounds=wounds)]
    return [msg("note-penalty", wounds=wounds, cards=f"d{penalty.card_die}" if penalty.card_die else penalty.cards)]


def _war(state: Defenders) -> Panel:
    names = ("war-early", "war-middle", "war-late")
    steps = tuple((step, Message(name)) for step, name in enumerate(names))
    track = Track("war", Message("war-status"), min(state.defeated, 2), 0, 2, steps)
    drawn, full = war_status(state)
    figures = [
        Figure(Message("figure-night-cards"), drawn, "darkness"),
        Figure(Message("figure-crystals"), state.crystals_left, "crystal", CRYSTALS),
        Figure(Message("figure-gates"), state.gates_left, "gate"),
    ]
    if state.setting.scenario != "base":
        figures.append(Figure(Message("figure-fires"), state.fires_left, "fire"))
    if state.blessing:
        figures.append(Figure(Message("figure-blessing"), state.blessing, "blessing"))
    notes = (msg("note-war", drawn=drawn, full=full),)
    rows: tuple[Row, ...] = ()
    if state.global_effect:
        effect = GLOBAL_EFFECTS[state.global_effect]
        text = tuple(trait.text() for trait in effect.traits)
        kind = Message("kind-positive" if effect.positive else "kind-negative")
        card = Card(f"global:{effect.id}", effect.name(), text, "white" if effect.positive else "grey", "global", kind)
        rows = (Row("global", Message("row-global"), (card,)),)
    return Panel("war-panel", Message("war-status"), figures=tuple(figures), tracks=(track,), rows=rows, notes=notes)


def _darkness_card(state: Defenders, id: str) -> Card:
    card = DARKNESS_CARDS[id]
    text = darkness_text(card, state.kinds)
    return Card(f"darkness:{id}", darkness_name(id), text, "grey", "darkness", Message("kind-darkness"))


def _foreseen(state: Defenders) -> tuple[Row, ...]:
    """The Darkness Spreads cards that the viewer knows of, the next one first."""
    known = [card for card in reversed(state.darkness_deck.cards) if card != HIDDEN]
    if not known:
        return ()
    return (Row("foreseen", Message("row-foreseen"), tuple(_darkness_card(state, card) for card in known)),)


def _stacks(state: Defenders) -> tuple[Stack, ...]:
    top = state.darkness_discard.cards
    last = _darkness_card(state, top[-1]) if top else None
    thrown = state.hero_discard.cards
    return (
        Stack("darkness-deck", Message("stack-darkness"), len(state.darkness_deck)),
        Stack("darkness-discard", Message("stack-darkness-discard"), len(top), last),
        Stack("hero-deck", Message("stack-hero"), len(state.hero_deck)),
        Stack("hero-discard", Message("stack-hero-discard"), len(thrown), hero_card(thrown[-1]) if thrown else None),
        Stack("quest-deck", Message("stack-quest"), len(state.quest_deck)),
    )


def _status(state: Defenders) -> tuple[Figure, ...]:
    return (
        Figure(Message("figure-phase"), Message(f"phase-{state.phase}")),
        Figure(Message("figure-turn"), state.turns + 1),
        Figure(Message("figure-slain"), sum(not general.alive for general in state.generals), of=len(state.generals)),
        Figure(Message("figure-crystals"), state.crystals_left, of=CRYSTALS),
        Figure(Message("figure-city"), state.crowd[CITY], of=5),
    )


def _focus(state: Defenders) -> Panel | None:
    """The card that is being resolved, the cards to choose from, or those prepared for a battle."""
    if state.shown:
        row = Row("shown", Message("row-shown"), (_darkness_card(state, state.shown),))
        return Panel("focus", Message("phase-night"), rows=(row,))
    if state.quest_table.cards:
        hero = state.heroes[state.active]
        row = Row("quests", Message("row-quests"), tuple(_quest_card(quest, hero) for quest in state.quest_table))
        return Panel("focus", Message("phase-quests"), rows=(row,))
    if state.phase == "specials":
        row = Row("specials", Message("row-specials"), tuple(hero_card(card) for card in state.table.cards))
        return Panel("focus", Message("phase-specials"), rows=(row,))
    if state.table.cards:
        return _battle(state)
    return None


def _battle(state: Defenders) -> Panel:
    """The cards prepared, and what they must overcome."""
    row = Row("say-prepared", Message("row-prepared"), tuple(hero_card(card) for card in state.table.cards))
    agents = () if state.agent is None else (state.agent,)
    at = state.heroes[state.active].at
    foes = [(general, GENERALS[general.card]) for general in state.generals if general.alive and general.at == at]
    foes += [(agent, GENERALS[AGENTS[agent.card].dragon]) for agent in agents if agent.alive and agent.at == at]
    if len(foes) != 1:
        return Panel("focus", Message("focus-battle"), rows=(row,))
    foe, sheet = foes[0]
    figures = (
        Figure(Message("figure-to-hit"), f"{sheet.hit}+", "die"),
        Figure(Message("figure-life"), foe.life, "life", foe.most),
    )
    name = Message("focus-battle-with", {"general": sheet.name()})
    notes = (Message(f"combat-{sheet.skill}"),)
    return Panel("focus", name, colour=COLOUR_WORDS[sheet.colour], figures=figures, rows=(row,), notes=notes)
