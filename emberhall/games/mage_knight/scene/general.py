"""General Volkare as he is seen: his army, his deck, what his cards make him do, the Units that waver."""

from collections import Counter

from msgspec.structs import replace

from emberhall.games.mage_knight.content.volkare import RACE_LEVELS, WAYS, WOUNDS
from emberhall.games.mage_knight.ground import PORTAL, distance
from emberhall.games.mage_knight.names import declined, enemy_name, name, unit_name
from emberhall.games.mage_knight.rules.common import is_wound
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.volkares_way import city_of
from emberhall.games.mage_knight.scene.cards import deed, enemy, hidden_enemy, tactic
from emberhall.games.mage_knight.scene.emblems import enemy_emblem
from emberhall.games.mage_knight.state import State, Volkare
from emberhall.games.mage_knight.terms import COLOURS, PILES
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Figure, Panel, Row, Stack, part
from emberhall.scene.builders import pile


@part("ground", "len(players)", "map", "places", "setup", "unit_offer", "volkare")
def volkare(state: State) -> list[Panel]:
    """General Volkare, where he comes: his army, his deck, the Units that waver."""
    general = state.volkare
    if general is None:
        return []
    tokens = [token for zone in general.army for token in zone]
    army = tuple(
        hidden_enemy(f"army:{i}") if token == HIDDEN else replace(enemy(token), id=f"army:{i}")
        for i, token in enumerate(tokens)
    )
    wavering = [
        msg("note-wavering", unit=unit_name(card), colour=name("colour", COLOURS[place]))
        for place, card in enumerate(general.wavering)
        if card in state.unit_offer.cards
    ]
    rows = [Row("army", msg("volkare-army"), army)] if army else []
    if general.tactic:
        rows.append(Row("tactic:dummy", msg("tactic"), (tactic(general.tactic, dummy=True),)))
    return [
        Panel(
            "volkare-panel",
            name("enemy", "volkare"),
            icon="bot",
            emblem=enemy_emblem("volkare"),
            figures=(_troops(general),),
            stacks=(
                Stack("deck:dummy", msg("deed-deck"), len(general.deck)),
                pile("discard:dummy", msg("deed-discard"), general.discard.cards, deed),
            ),
            rows=tuple(rows),
            notes=(*_way_left(state, general), *_muster(general), *wavering, *_cards(state, general)),
        )
    ]


def figure(state: State, general: Volkare) -> Card:
    """What the figure of Volkare tells you: his troops, where he goes, and how he fights."""
    known = [token for zone in general.army for token in zone if token != HIDDEN]
    seen = (msg("note-volkare-army", enemies=tuple(enemy_name(token) for token in known)),) if known else ()
    text = (*_way_left(state, general), *seen, *_muster(general), *_cards(state, general), msg("note-volkare-fights"))
    what, emblem = name("enemy", "volkare"), enemy_emblem("volkare")
    return Card("volkare", what, text, "black", "swords", msg("kind-enemy"), (_troops(general),), emblem=emblem)


def _troops(general: Volkare) -> Figure:
    return Figure(msg("volkare-troops"), len(general.army) + len(general.muster), "users", emblem="unit")


def _muster(general: Volkare) -> list[Message]:
    """The tokens that are drawn before his first battle (MKX-RETURN-14)."""
    to_come = Counter(PILES[pile] for pile in general.muster)
    troops = tuple(msg("volkare-troop", n=n, troop=declined("pile", pile, "troop")) for pile, n in to_come.items())
    return [msg("note-volkare-muster", troops=troops)] if troops else []


def _way_left(state: State, general: Volkare) -> list[Message]:
    """How far he is from the city that he knows of, or from the portal."""
    if general.at < 0 or general.beaten:
        return []
    if scenario_of(state).volkare == "quest":
        return [msg("note-volkare-portal", n=distance(general.at, PORTAL))]
    city = city_of(state)
    return [msg("note-volkare-seeks") if city is None else msg("note-volkare-city", n=distance(general.at, city))]


def _cards(state: State, general: Volkare) -> list[Message]:
    """What his cards make him do, as the card of the scenario shows it, and what is left of them."""
    scenario = scenario_of(state)
    if general.at < 0 or general.beaten:
        return []
    if not general.deck:
        return [msg("note-volkare-rage")] if scenario.volkare == "return" else []  # MKX-RETURN-66
    if scenario.volkare == "return" and city_of(state) is not None:
        told = [msg("note-volkare-rush")]
    else:
        steps = WAYS[scenario.volkare].items()
        ways = tuple(msg("volkare-way", colour=name("colour", COLOURS[c]), way=msg(f"way-{i}")) for c, i in steps)
        told = [msg("note-volkare-ways", ways=ways), msg("note-volkare-red")]
    wounds = WOUNDS[scenario.id][RACE_LEVELS.index(state.setup.race_level)]
    wounds -= sum(map(is_wound, general.discard.cards))
    left = msg("note-volkare-deck", n=wounds, of=len(general.deck))
    return [*told, msg("note-volkare-wound"), left]
