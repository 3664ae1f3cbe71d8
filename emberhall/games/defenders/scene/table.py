"""What everyone looks at: the Generals, the Agent, the war, and the decks."""

from emberhall.games.defenders.content import AGENTS, CITY, CRYSTALS, GENERALS, GLOBAL_EFFECTS, MINION_KINDS
from emberhall.games.defenders.content.kinds import ALL_CARDS, Penalty
from emberhall.games.defenders.rules.night import war_status
from emberhall.games.defenders.scene.cards import COLOUR_WORDS, darkness_card, hero_card
from emberhall.games.defenders.scene.emblems import (
    AGENT_EMBLEMS,
    GENERAL_EMBLEMS,
    GLOBAL,
    MINIONS,
    PIECES,
    PLACE_EMBLEMS,
)
from emberhall.games.defenders.state import General, State
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Colour, Figure, Panel, Row, Stack, Track, part
from emberhall.scene.builders import pile

#: Before the first turn nobody counts turns.
PREPARING = ("heroes", "specials", "quests")

#: With this few minions of a kind in the supply, the game may be lost.
SCARCE = 5


@part("agent", "generals", "kinds", "setting", "supply")
def enemies(state: State) -> list[Panel]:
    """The Generals and the Agent."""
    panels = [_general_panel(state, general) for general in state.generals]
    if state.agent is not None:
        panels.append(_agent_panel(state, state.agent))
    return panels


def _general_panel(state: State, general: General) -> Panel:
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
    notes = [Message(f"combat-{sheet.skill}"), *penalty(state, sheet.penalty)]
    if not general.alive:
        notes.insert(0, Message("note-slain"))
    elif general.life <= sheet.major:
        notes.insert(0, Message("note-major"))
    if general.held:
        notes.insert(0, Message("note-held"))
    return Panel(
        f"general-panel:{sheet.id}", sheet.name(), colour=shade, icon=kind.id, figures=tuple(figures), tracks=(track,),
        notes=tuple(notes), emblem=GENERAL_EMBLEMS[sheet.id],
    )  # fmt: skip


def _agent_panel(state: State, agent: General) -> Panel:
    card = AGENTS[agent.card]
    shade = COLOUR_WORDS[card.colour]
    track = Track(f"life:{card.id}", Message("figure-life"), agent.life, 0, agent.most, colour=shade)
    figures = (Figure(Message("figure-to-hit"), f"{card.hit}+", "die"),)
    notes = (
        Message("note-agent"),
        Message(f"agent-{card.id}"),
        Message(f"combat-{card.skill}"),
        *penalty(state, card.penalty),
    )
    return Panel(f"general-panel:{card.id}", card.name(), colour=shade, icon="agent", figures=figures,
                 tracks=(track,), notes=notes, emblem=AGENT_EMBLEMS[card.id])  # fmt: skip


def penalty(state: State, of: Penalty) -> list[Message]:
    """What a defeat costs."""
    if not state.setting.penalties:
        return [Message("note-penalty-none")]
    wounds = f"d{of.wound_die}" if of.wound_die else of.wounds
    if of.cards == ALL_CARDS:
        return [msg("note-penalty-all", wounds=wounds)]
    return [msg("note-penalty", wounds=wounds, cards=f"d{of.card_die}" if of.card_die else of.cards)]


@part(
    "blessing", "crystals_left", "defeated", "drawn", "fires_left", "gates_left", "generals", "global_effect",
    "heroes", "quiet", "setting",
)  # fmt: skip
def war(state: State) -> Panel:
    """The War Status, what is left in the supply, and the Global Effect."""
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
        shade: Colour = "white" if effect.positive else "grey"
        card = Card(f"global:{effect.id}", effect.name(), text, shade, "global", kind, emblem=GLOBAL, frame="order")
        rows = (Row("global", Message("row-global"), (card,)),)
    return Panel("war-panel", Message("war-status"), figures=tuple(figures), tracks=(track,), rows=rows, notes=notes)


@part("darkness_deck", "kinds")
def foreseen(state: State) -> tuple[Row, ...]:
    """The Darkness Spreads cards that the viewer knows of, the next one first."""
    known = [card for card in reversed(state.darkness_deck.cards) if card != HIDDEN]
    if not known:
        return ()
    return (Row("foreseen", Message("row-foreseen"), tuple(darkness_card(state, card) for card in known)),)


@part("darkness_deck", "darkness_discard", "hero_deck", "hero_discard", "kinds", "quest_deck")
def stacks(state: State) -> tuple[Stack, ...]:
    """The decks and discards."""
    top = state.darkness_discard.cards
    last = darkness_card(state, top[-1]) if top else None
    thrown = state.hero_discard.cards
    return (
        Stack("darkness-deck", Message("stack-darkness"), len(state.darkness_deck)),
        Stack("darkness-discard", Message("stack-darkness-discard"), len(top), last),
        Stack("hero-deck", Message("stack-hero"), len(state.hero_deck)),
        pile("hero-discard", Message("stack-hero-discard"), thrown, hero_card),
        Stack("quest-deck", Message("stack-quest"), len(state.quest_deck)),
    )


@part("crowd", "crystals_left", "generals", "kinds", "phase", "supply", "turns")
def status(state: State) -> tuple[Figure, ...]:
    """The line above the table; a supply that runs out loses the game (DR-AIM-05), so that is told in time."""
    scarce = min(range(4), key=lambda colour: state.supply[colour])
    kind = MINION_KINDS[state.kinds[scarce]]
    supply = Figure(
        msg("figure-supply", kind=Message(f"minion-{kind.id}")), state.supply[scarce], emblem=MINIONS[kind.id]
    )
    return (
        Figure(Message("figure-phase"), Message(f"phase-{state.phase}"), "night" if state.phase == "night" else "day"),
        *(() if state.phase in PREPARING else (Figure(Message("figure-turn"), state.turns + 1),)),
        Figure(
            Message("figure-slain"),
            sum(not general.alive for general in state.generals),
            of=len(state.generals),
            emblem="fame",
        ),
        Figure(Message("figure-crystals"), state.crystals_left, of=CRYSTALS, emblem=PIECES["crystal"]),
        Figure(Message("figure-city"), state.crowd[CITY], of=5, emblem=PLACE_EMBLEMS["city"]),
        *((supply,) if state.supply[scarce] <= SCARCE else ()),
    )
