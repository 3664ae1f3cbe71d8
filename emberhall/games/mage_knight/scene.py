"""What lies on the table: the map, the heroes with their cards, the Source, the offers, and the fight under way."""

from itertools import takewhile

import msgspec

from emberhall.games.mage_knight.content.tracks import LEVELS, REPUTATION
from emberhall.games.mage_knight.ground import axial, centre, ground, word
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.pictures import (
    deed,
    enemy,
    foe_card,
    hidden_enemy,
    lasting_skill,
    ruin_card,
    skill,
    tactic,
    unit,
    unit_of_offer,
)
from emberhall.games.mage_knight.rules import hero_values
from emberhall.games.mage_knight.rules.attacks import attack_value, needed
from emberhall.games.mage_knight.rules.block import block_needed, block_value
from emberhall.games.mage_knight.rules.common import by_players, command_limit, level_of, scenario_of
from emberhall.games.mage_knight.state import NOWHERE, Combat, MageKnightState, Place, Player
from emberhall.games.mage_knight.terms import COLOURS, ELEMENTS, TERRAINS
from emberhall.geometry.drawing import centre as middle
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Board, Card, Die, Figure, Panel, Piece, Row, Scene, Space, Stack, Track
from emberhall.scene.elements import Colour, Shape, Terrain

#: Figures of the heroes, by seat.
SEAT_COLOURS: tuple[Colour, ...] = ("orange", "teal", "pink", "gold")
SITE_ICONS = {
    "village": "village",
    "monastery": "monastery",
    "keep": "keep",
    "mage_tower": "tower",
    "city": "city",
    "quarter": "city",
    "monster_den": "lair",
    "spawning_grounds": "egg",
    "dungeon": "dungeon",
    "tomb": "skull",
    "ancient_ruins": "ruin",
    "mine": "mine",
    "magical_glade": "trees",
    "portal": "portal",
}
_TERRAIN: dict[str, Terrain] = {
    "plains": "plains",
    "hills": "hills",
    "forest": "forest",
    "wasteland": "wasteland",
    "desert": "desert",
    "swamp": "swamp",
    "lake": "lake",
    "mountain": "mountain",
    "city": "city",
}
_MANA: tuple[Colour, ...] = ("red", "blue", "green", "white", "gold", "black")


def scene(state: MageKnightState, eyes: int) -> Scene:
    """The table in the eyes of who sees this (redacted) state."""
    seats = range(len(state.players))
    return Scene(
        boards=(_map(state),) if state.ground else (),
        panels=(*(_hero(state, seat) for seat in seats), _source(state), *_dummy(state)),
        rows=(
            *(_hand(state, seat, eyes) for seat in seats if eyes >> seat & 1),
            *(row for row in (*_turned_up(state), *_offers(state)) if row.cards),
        ),
        stacks=_stacks(state),
        status=_status(state),
        focus=_fight(state, state.combat) if state.combat else None,
    )


# the map


def _map(state: MageKnightState) -> Board:
    land = ground(state)
    costs = state.turn.costs
    spaces = []
    for at, shown in land.hexes.items():
        x, y = middle(axial(at))
        place = state.places.get(at)
        site = place.site if place else ""
        notes = [msg("note-move-cost", n=costs[shown.terrain])] if costs and costs[shown.terrain] < 90 else []
        spaces.append(
            Space(
                f"space:{word(at)}",
                round(x, 2),
                round(y, 2),
                _TERRAIN[TERRAINS[shown.terrain]],
                _MANA[place.colours[0]] if place and place.colours else None,
                name("site", site) if site else None,
                (SITE_ICONS[site],) if site else (),
                (*notes, *(_about(place) if place else ())),
            )
        )
    for slot in dict.fromkeys(slot for found in land.slots.values() for slot in found):
        x, y = middle(axial(centre(slot.a, slot.b)))
        spaces.append(
            Space(f"slot:{slot.a},{slot.b}", round(x, 2), round(y, 2), "unknown", name=msg("unexplored"), faint=True)
        )
    return Board("map", "hexes", tuple(spaces), pieces=tuple(_pieces(state)), name=msg("board-map"), layout="pointy")


def _about(place: Place) -> list[Message]:
    notes = []
    if place.colours and place.site == "mine":
        notes.append(msg("note-mine", colours=tuple(name("colour", COLOURS[colour]) for colour in place.colours)))
    if place.level:
        notes.append(msg("note-city-level", n=place.level))
    if place.conquered:
        notes.append(msg("note-conquered"))
    return notes


def _pieces(state: MageKnightState) -> list[Piece]:
    fighting: set[str] = {foe.token for foe in state.combat.foes} if state.combat and not state.duel else set()
    pieces: list[Piece] = []
    for at, place in state.places.items():
        spot = f"space:{word(at)}"
        pieces += [_token(token, spot, fighting) for token in place.enemies]
        for i, zone in enumerate((*place.garrison, place.lurking)):
            for token in zone:
                if token == HIDDEN:
                    card = hidden_enemy(f"garrison:{word(at)}.{i}")
                    pieces.append(Piece(card.id, spot, msg("hidden-enemy"), "shield", "grey", size="small", card=card))
                else:
                    pieces.append(_token(token, spot, fighting))
        for ruin in place.ruin:
            card = ruin_card(ruin, f"ruin:{word(at)}")
            pieces.append(
                Piece(card.id, spot, card.name or msg("hidden-ruin"), "hexagon", "gold", size="small", card=card)
            )
        for i, seat in enumerate(place.shields):
            text = msg("shield-of", hero=_hero_name(state, seat))
            pieces.append(Piece(f"shield:{word(at)}.{i}", spot, text, "shield", SEAT_COLOURS[seat], size="small"))
    for seat, player in enumerate(state.players):
        if player.at != NOWHERE and not player.gone:
            pieces.append(
                Piece(
                    f"hero:{seat}",
                    f"space:{word(player.at)}",
                    _hero_name(state, seat),
                    "pawn",
                    SEAT_COLOURS[seat],
                    seat=seat,
                )
            )
    return pieces


def _token(token: str, spot: str, fighting: set[str]) -> Piece:
    """An enemy on the map; while it fights, the fight shows its card under its own id."""
    card = enemy(token)
    if token in fighting:
        card = msgspec.structs.replace(card, id=f"standing:{token}")
    figures = {figure.icon: figure.value for figure in card.figures}
    shape: Shape = "triangle" if card.colour == "green" else "diamond"
    return Piece(
        card.id,
        spot,
        card.name or msg("hidden-enemy"),
        shape,
        card.colour,
        size="small",
        badge=str(figures["armor"]),
        card=card,
    )


# heroes


def _hero_name(state: MageKnightState, seat: int) -> Message:
    hero = state.players[seat].hero if seat < len(state.players) else ""
    return name("hero", hero) if hero else msg("seat", n=seat + 1)


def _hero(state: MageKnightState, seat: int) -> Panel:
    player = state.players[seat]
    acting = state.turn.seat == seat
    return Panel(
        f"player:{seat}",
        _hero_name(state, seat),
        seat,
        SEAT_COLOURS[seat],
        "hero",
        figures=(
            *_figures(player),
            *_mana(player, "crystal", acting),
            *_mana(player, "token", acting),
            *_points(state, seat),
        ),
        tracks=(
            Track(f"fame:{seat}", msg("fame"), player.fame, 0, max(_next_level(player), player.fame)),
            Track(
                f"reputation:{seat}",
                msg("reputation"),
                player.reputation,
                -7,
                7,
                tuple((at, msg("influence-change", n=n)) for at, n in REPUTATION.items() if n),
            ),
        ),
        rows=tuple(row for row in _possessions(state, seat) if row.cards),
        stacks=(
            Stack(f"deck:{seat}", msg("deed-deck"), len(player.deck)),
            Stack(f"discard:{seat}", msg("deed-discard"), len(player.discard)),
        ),
        active=acting,
    )


def _figures(player: Player) -> list[Figure]:
    level = level_of(player)
    return [
        Figure(msg("level"), player.level, "level"),
        Figure(msg("armor"), level.armor, "armor"),
        Figure(msg("hand-limit"), level.hand, "card"),
        Figure(msg("units"), len(player.units), "users", of=command_limit(player)),
    ]


def _mana(player: Player, form: str, acting: bool) -> list[Figure]:
    """Crystals or mana tokens by colour; those of whoever acts can be clicked to pay."""
    held = player.crystals if form == "crystal" else player.mana
    return [
        Figure(msg(f"{form}-of", colour=name("colour", COLOURS[colour])), n, "crystal" if form == "crystal" else "mana",
               id=f"{form}:{COLOURS[colour]}" if acting else "")
        for colour, n in enumerate(held)
        if n
    ]  # fmt: skip


def _points(state: MageKnightState, seat: int) -> list[Figure]:
    """What has been gathered this turn."""
    turn, player = state.turn, state.players[seat]
    if turn.seat != seat:
        return []
    points = (("move", turn.move), ("influence", turn.influence), ("heal", turn.heal))
    found = [Figure(msg(f"points-{kind}"), n, kind, id=f"points:{kind}") for kind, n in points if n]
    for colour in range(6):
        if turn.endless >> colour & 1:
            word_of = COLOURS[colour]
            found.append(Figure(msg("endless-mana"), name("colour", word_of), "mana", id=f"supply:{word_of}"))
    if player.tactic_die >= 0:
        word_of = COLOURS[player.tactic_die]
        found.append(Figure(msg("tactic-die"), name("colour", word_of), "die", id=f"tactic_die:{word_of}"))
    return found


def _next_level(player: Player) -> int:
    return next((row.fame for row in LEVELS if row.fame > player.fame), LEVELS[-1].fame)


def _possessions(state: MageKnightState, seat: int) -> list[Row]:
    player = state.players[seat]
    down = player.skills_down
    plan = tactic(player.tactic, used=player.tactic_used) if player.tactic and not player.gone else None
    known = [card for card in player.deck if card != HIDDEN]
    return [
        Row(f"units:{seat}", msg("units"), tuple(unit(one) for one in player.units)),
        Row(f"skills:{seat}", msg("skills"), tuple(skill(token, spent=token in down) for token in player.skills)),
        Row(f"tactic:{seat}", msg("tactic"), (plan,) if plan else ()),
        Row(f"play:{seat}", msg("play-area"), tuple(map(deed, player.play))),
        Row(f"discards:{seat}", msg("deed-discard"), tuple(map(deed, player.discard))),
        Row(f"aside:{seat}", msg("set-aside"), tuple(map(deed, player.aside))),
        Row(f"known:{seat}", msg("known-of-deck"), tuple(map(deed, known))),
    ]


def _hand(state: MageKnightState, seat: int, eyes: int) -> Row:
    player = state.players[seat]
    cards = (*player.hand, *player.dealt, *player.planned)
    shown = tuple(Card(f"hand:{seat}.{i}", back=True) if card == HIDDEN else deed(card) for i, card in enumerate(cards))
    return Row(f"hand:{seat}", msg("hand-of", hero=_hero_name(state, seat)), shown, seat, hand=True)


# what all share


def _source(state: MageKnightState) -> Panel:
    seen: dict[int, int] = {}
    dice = []
    for colour in state.source:
        seen[colour] = seen.get(colour, 0) + 1
        id = f"die:{COLOURS[colour]}" if seen[colour] == 1 else f"die:{COLOURS[colour]}.{seen[colour]}"
        dice.append(Die(id, name("colour", COLOURS[colour]), _MANA[colour]))
    for i, colour in enumerate(state.turn.dice):
        dice.append(Die(f"used_die:{i}", name("colour", COLOURS[colour]), _MANA[colour], spent=True))
    return Panel(
        "source",
        msg("source"),
        icon="mana",
        dice=tuple(dice),
        figures=(Figure(msg("dice-left"), state.turn.dice_left, "die"),) if state.turn.dice_left > 1 else (),
        notes=(msg("source-night" if state.night else "source-day"),),
    )


def _dummy(state: MageKnightState) -> list[Panel]:
    dummy = state.dummy
    if dummy is None or not dummy.hero:
        return []
    crystals = tuple(
        Figure(msg("crystal-of", colour=name("colour", COLOURS[colour])), n, "crystal")
        for colour, n in enumerate(dummy.crystals)
        if n
    )
    stacks = (
        Stack("deck:dummy", msg("deed-deck"), len(dummy.deck)),
        Stack(
            "discard:dummy",
            msg("deed-discard"),
            len(dummy.discard),
            deed(dummy.discard.cards[-1]) if dummy.discard else None,
        ),
    )
    own = (Row("tactic:dummy", msg("tactic"), (tactic(dummy.tactic, dummy=True),)),) if dummy.tactic else ()
    return [
        Panel(
            "dummy",
            msg("dummy-player", hero=name("hero", dummy.hero)),
            icon="bot",
            figures=crystals,
            stacks=stacks,
            rows=own,
        )
    ]


def _turned_up(state: MageKnightState) -> list[Row]:
    """What its viewer is to choose from, and others do not see: Skills of the own stack, Artifacts drawn."""
    skills = (token for player in state.players for token in player.stack if token != HIDDEN)
    artifacts = takewhile(lambda card: card != HIDDEN, reversed(state.artifact_deck.cards))
    return [
        Row("turned-up:skills", msg("skills-to-choose"), tuple(skill(token, spent=False) for token in skills)),
        Row("turned-up:artifacts", msg("artifacts-to-choose"), tuple(map(deed, artifacts))),
    ]


def _offers(state: MageKnightState) -> list[Row]:
    return [
        Row(
            "offer:tactics", msg("offer-tactics"), tuple(map(tactic, state.tactics)) if state.phase == "tactics" else ()
        ),
        Row("offer:units", msg("offer-units"), tuple(map(unit_of_offer, state.unit_offer))),
        Row("offer:advanced", msg("offer-advanced"), tuple(map(deed, (*state.advanced_offer, *state.monastery_offer)))),
        Row("offer:spells", msg("offer-spells"), tuple(map(deed, state.spell_offer))),
        Row("offer:skills", msg("offer-skills"), tuple(skill(token, spent=False) for token in state.common_skills)),
        Row("middle", msg("skills-in-the-middle"), tuple(map(lasting_skill, state.lasting))),
        Row("improvements", msg("improvements"), tuple(map(deed, state.improvements))),
    ]


def _stacks(state: MageKnightState) -> tuple[Stack, ...]:
    return (
        Stack("stack:countryside", msg("tiles-countryside"), len(state.countryside)),
        Stack("stack:core", msg("tiles-core"), len(state.core)),
        Stack("stack:artifacts", msg("artifact-deck"), len(state.artifact_deck)),
    )


def _status(state: MageKnightState) -> tuple[Figure, ...]:
    scenario = scenario_of(state)
    figures = [
        Figure(msg("round"), state.round, "round", of=by_players(state, scenario.rounds)),
        Figure(msg("time"), msg("night" if state.night else "day"), "night" if state.night else "day"),
        Figure(msg("scenario"), name("scenario", scenario.id)),
    ]
    if state.round_turns >= 0:
        figures.append(Figure(msg("round-ends"), state.round_turns, "turn"))
    if state.game_turns >= 0:
        figures.append(Figure(msg("game-ends"), state.game_turns, "turn"))
    return tuple(figures)


# the fight


def _duel(state: MageKnightState, combat: Combat) -> Panel:
    """A fight between heroes; their Units lie in front of them."""
    figures = [Figure(msg("fight-attack"), hero_values.total(state), "attack")]
    if state.phase == "duel_block":
        figures.append(Figure(msg("fight-block"), hero_values.block_points(state), "block"))
        figures.append(Figure(msg("fight-damage"), hero_values.left(state), "wound"))
    elif combat.damage:
        figures.append(Figure(msg("fight-damage"), combat.damage, "wound"))
    return Panel("fight", msg(f"fight-{state.phase.replace('_', '-')}"), icon="attack", figures=tuple(figures))


def _fight(state: MageKnightState, combat: Combat) -> Panel:
    """What is needed, and what is assembled so far."""
    figures: list[Figure] = []
    if state.duel is not None:
        return _duel(state, combat)
    if combat.targets:
        figures += [
            Figure(msg("fight-armor"), needed(state, combat), "armor"),
            Figure(msg("fight-attack"), attack_value(state, combat), "attack"),
        ]
    if combat.blocking[0] >= 0:
        foe, index = combat.foes[combat.blocking[0]], combat.blocking[1]
        figures += [
            Figure(msg("fight-block-needed"), block_needed(foe, index), "attack"),
            Figure(msg("fight-block"), block_value(combat, foe.attacks[index].element), "block"),
            Figure(msg("fight-element"), name("element", ELEMENTS[foe.attacks[index].element])),
        ]
    if combat.damage:
        figures.append(Figure(msg("fight-damage"), combat.damage, "wound"))
    if combat.wounds:
        figures.append(Figure(msg("fight-wounds"), combat.wounds, "wound"))
    foes = tuple(foe_card(state, foe, i in combat.targets) for i, foe in enumerate(combat.foes) if not foe.beaten)
    return Panel(
        "fight", msg(f"fight-{state.phase.replace('_', '-')}"), icon="attack", figures=tuple(figures),
        rows=(Row("foes", msg("foes"), foes),) if foes else (),
    )  # fmt: skip
