"""The heroes with what is theirs: figures, tracks, rows of cards; and the dummy player."""

from collections import Counter

from msgspec.structs import replace

from emberhall.effects import sum_of
from emberhall.games.mage_knight.content import DEEDS, kind_of
from emberhall.games.mage_knight.content.tracks import LEVELS, REPUTATION
from emberhall.games.mage_knight.names import declined, name
from emberhall.games.mage_knight.rules.attacks import attack_value
from emberhall.games.mage_knight.rules.block import block_value
from emberhall.games.mage_knight.rules.common import command_limit, level_of
from emberhall.games.mage_knight.rules.mana import ways
from emberhall.games.mage_knight.scene.adding import added
from emberhall.games.mage_knight.scene.cards import (
    MANA_COLOURS,
    deed,
    enemy,
    faction_token,
    leader,
    paid_with,
    skill,
    tactic,
    unit,
)
from emberhall.games.mage_knight.scene.emblems import HERO_EMBLEMS, enemy_emblem
from emberhall.games.mage_knight.state import Player, State
from emberhall.games.mage_knight.terms import COLOURS, FACTIONS, Change
from emberhall.kernel import HIDDEN, NOWHERE, Message, msg
from emberhall.scene import Card, Figure, Group, Panel, Row, Stack, Track, builders, part
from emberhall.scene.builders import SEAT_COLOURS, offers, pile


def hero_name(state: State, seat: int) -> Message:
    """The hero of a seat."""
    hero = state.players[seat].hero if seat < len(state.players) else ""
    return name("hero", hero) if hero else msg("seat", n=seat + 1)


@part("combat", "duel", "factions", "len(players)", "phase", "players[seat]", "turn")
def panel(state: State, seat: int) -> Panel:
    """A hero: figures, tracks and what lies in front of it."""
    player = state.players[seat]
    acting = state.turn.seat == seat
    return Panel(
        f"player:{seat}",
        hero_name(state, seat),
        seat,
        SEAT_COLOURS[seat],
        "hero",
        figures=_figures(player),
        tracks=(
            Track(f"fame:{seat}", msg("fame"), player.fame, min(0, player.fame), max(_next_level(player), player.fame)),
            Track(
                f"reputation:{seat}",
                msg("reputation"),
                player.reputation,
                -7,
                7,
                tuple((at, _influence(n)) for at, n in REPUTATION.items() if n != 0),
            ),
        ),
        rows=offers(*_possessions(state, seat)),
        stacks=(
            Stack(f"deck:{seat}", msg("deed-deck"), len(player.deck)),
            Stack(f"discard:{seat}", msg("deed-discard"), len(player.discard)),
        ),
        active=acting,
        emblem=HERO_EMBLEMS.get(player.hero, ""),
        motto=msg("hero-motto", level=player.level, fame=player.fame, next=max(_next_level(player), player.fame)),
        bar=_bar(state, seat),
    )


def _figures(player: Player) -> tuple[Figure, ...]:
    return (
        Figure(msg("armor"), level_of(player).armor, "armor", emblem="armor"),
        Figure(msg("hand-limit"), level_of(player).hand, "hand"),
        Figure(msg("units"), len(player.units), "users", of=command_limit(player), emblem="unit"),
    )


def _bar(state: State, seat: int) -> tuple[Group, ...]:
    """What the hero has: the points of the turn, mana by colour, the Source, what is left to do."""
    turn, player = state.turn, state.players[seat]
    acting = turn.seat == seat
    groups = []
    if acting:
        groups += [Group((figure,)) for figure in _points(state)]
    groups.append(Group(_mana(player, "crystal", acting), name=msg("bar-crystals")))
    if tokens := _mana(player, "token", acting):
        groups.append(Group(tokens, name=msg("bar-tokens")))
    if acting and (more := _other_mana(state, player)):
        groups.append(Group(more))
    groups.append(Group(name=msg("source-short"), dice_of="source"))
    groups.append(Group((Figure(msg("bar-deck"), len(player.deck), "card"),), wide=True))
    if acting:
        left = Figure(msg("bar-actions"), 0 if turn.acted else 1, "action", emblem="action")
        groups.append(Group((left,)))
    return tuple(groups)


def _mana(player: Player, form: str, acting: bool) -> tuple[Figure, ...]:
    """Crystals or mana tokens by colour; those of the acting player can be clicked to pay."""
    held = player.crystals if form == "crystal" else player.mana
    return tuple(
        Figure(
            msg(f"{form}-of", colour=declined("colour", COLOURS[colour], "many")),
            n,
            id=f"{form}:{COLOURS[colour]}" if acting else "",
            colour=MANA_COLOURS[colour],
        )
        for colour, n in enumerate(held)
        if n or form == "crystal"
    )


def _points(state: State) -> list[Figure]:
    """What has been gathered this turn, and assembled for the fight."""
    turn, combat = state.turn, state.combat
    attack = block = 0
    if combat is not None and state.duel is None:
        attack = attack_value(state, combat)
        i, j = combat.blocking
        block = block_value(combat, combat.foes[i].attacks[j].element) if i >= 0 else sum(combat.block)
    left = sum_of(turn.mods, Change.AGILITY)  # to be spent as an attack
    points = (("move", turn.move + left), ("influence", turn.influence), ("attack", attack), ("block", block))
    found = [Figure(msg(f"points-{kind}"), n, kind, id=f"points:{kind}", emblem=kind) for kind, n in points]
    if turn.heal:
        found.append(Figure(msg("points-heal"), turn.heal, "heal", id="points:heal", emblem="heal"))
    return found


def _influence(n: int | None) -> Message:
    """What a space of the Reputation track means; nobody talks to a hero on the X."""
    return msg("influence-none") if n is None else msg("influence-change", n=n)


def _other_mana(state: State, player: Player) -> tuple[Figure, ...]:
    """An endless supply, and a die kept by a Tactic."""
    found = []
    for colour in range(6):
        if state.turn.endless >> colour & 1:
            word_of = COLOURS[colour]
            found.append(Figure(msg("endless-mana"), "∞", id=f"supply:{word_of}", colour=MANA_COLOURS[colour]))
    if player.tactic_die >= 0:
        word_of, colour = COLOURS[player.tactic_die], player.tactic_die
        shade = name("colour", word_of)
        found.append(Figure(msg("tactic-die"), shade, "die", id=f"tactic_die:{word_of}", colour=MANA_COLOURS[colour]))
    return tuple(found)


def _next_level(player: Player) -> int:
    return next((row.fame for row in LEVELS if row.fame > player.fame), LEVELS[-1].fame)


def _possessions(state: State, seat: int) -> list[Row]:
    player = state.players[seat]
    down = player.skills_down
    plan = tactic(player.tactic, used=player.tactic_used) if player.tactic and not player.gone else None
    known = [card for card in player.deck if card != HIDDEN]
    return [
        Row(f"phantoms:{seat}", msg("phantoms"), tuple(map(enemy, player.phantoms))),
        Row(f"puppets:{seat}", msg("puppets"), tuple(map(_puppet, player.puppets))),
        Row(f"tokens:{seat}", msg("faction-tokens"), _tokens(state, seat)),
        Row(f"units:{seat}", msg("units"), tuple(unit(one) for one in player.units), near=True),
        Row(f"skills:{seat}", msg("skills"), tuple(skill(token, spent=token in down) for token in player.skills)),
        Row(f"tactic:{seat}", msg("tactic"), (plan,) if plan else ()),
        Row(f"play:{seat}", msg("play-area"), tuple(map(deed, player.play))),
        Row(f"discards:{seat}", msg("deed-discard"), tuple(map(deed, player.discard))),
        Row(f"aside:{seat}", msg("set-aside"), tuple(map(deed, player.aside))),
        Row(f"known:{seat}", msg("known-of-deck"), tuple(map(deed, known))),
    ]


def _puppet(token: str) -> Card:
    """An enemy kept as a puppet: its abilities do not count (MKX-KRANG-11)."""
    return replace(enemy(token), id=f"puppet:{token}", text=())


def _tokens(state: State, seat: int) -> tuple[Card, ...]:
    """The faction tokens of a seat; for the acting player, the first of each kind can be clicked."""
    if state.factions is None:
        return ()
    found: dict[str, Card] = {}
    for token in state.factions.items[seat]:
        first = f"token:{kind_of(token)}"
        id = first if state.turn.seat == seat and first not in found else f"token:{seat}:{token}"
        found[id] = faction_token(token, id)
    return tuple(found.values())


@part("factions", "places", "players")
def leaders(state: State) -> list[Panel]:
    """The leaders of the factions: their Levels, whose Shields lie on them, and their retinue."""
    if state.factions is None:
        return []
    panels = []
    for lord in state.factions.leaders:
        word = f"{FACTIONS[lord.faction]}_leader"
        notes = [msg("note-leader-hidden")] if lord.at == NOWHERE else []
        notes += [msg("note-leader-beaten")] if not lord.level else []
        notes += [
            msg("note-leader-shields", hero=hero_name(state, seat), n=n) for seat, n in Counter(lord.shields).items()
        ]
        around = state.places[lord.at].enemies if lord.at != NOWHERE else ()
        retinue = tuple(replace(enemy(token), id=f"retinue:{token}") for token in around)
        rows = (
            [Row(f"leader-card:{word}", msg("leader-level"), (leader(lord.faction, lord.level),))] if lord.level else []
        )
        rows += [Row(f"retinue:{word}", msg("leader-retinue"), retinue)] if retinue else []
        panels.append(
            Panel(
                f"panel:{word}",
                name("enemy", word),
                icon="bot",
                emblem=enemy_emblem(word),
                figures=(Figure(msg("leader-level"), lord.level, "level", of=lord.start),),
                rows=tuple(rows),
                notes=tuple(notes),
            )
        )
    return panels


@part("combat", "duel", "len(players)", "night", "phase", "players[seat]", "setup", "source", "turn")
def hand(state: State, seat: int) -> Row:
    """The cards in hand, and those dealt to choose from."""
    player = state.players[seat]
    cards = (*player.hand, *player.dealt, *player.planned)

    def face(id: str) -> Card:
        colour = DEEDS[kind_of(id)].colour
        card = deed(id)
        if lines := added(state, seat, id):
            card = replace(card, now=lines)
        if colour < 0 or state.turn.seat != seat:
            return card
        found = sorted(ways(state, player, 1 << colour), key=lambda way: way.form == "crystal")  # what lasts comes last
        return paid_with(card, [(way.key(), way.label(), MANA_COLOURS[COLOURS.index(way.colour)]) for way in found])

    return builders.hand(seat, msg("hand-of", hero=hero_name(state, seat)), cards, face, deck=f"deck:{seat}")


@part("dummy")
def dummy_player(state: State) -> list[Panel]:
    """The dummy player, if there is one."""
    dummy = state.dummy
    if dummy is None or not dummy.hero:
        return []
    crystals = tuple(
        Figure(msg("crystal-of", colour=declined("colour", COLOURS[colour], "many")), n, colour=MANA_COLOURS[colour])
        for colour, n in enumerate(dummy.crystals)
        if n
    )
    stacks = (
        Stack("deck:dummy", msg("deed-deck"), len(dummy.deck)),
        pile("discard:dummy", msg("deed-discard"), dummy.discard.cards, deed),
    )
    own = (Row("tactic:dummy", msg("tactic"), (tactic(dummy.tactic, dummy=True),)),) if dummy.tactic else ()
    return [
        Panel(
            "dummy",
            msg("dummy-player", hero=name("hero", dummy.hero)),
            icon="bot",
            emblem=HERO_EMBLEMS[dummy.hero],
            figures=crystals,
            stacks=stacks,
            rows=own,
        )
    ]
