"""Rules that single scenarios add, by the number of the scenario."""

from emberhall.games.gloomhaven.content.random_dungeon import PAGES
from emberhall.games.gloomhaven.content.scenarios import RANDOM
from emberhall.games.gloomhaven.rules.scenarios.ancient_cistern import AncientCistern
from emberhall.games.gloomhaven.rules.scenarios.arcane_library import ArcaneLibrary
from emberhall.games.gloomhaven.rules.scenarios.battlements import BattlementsA, BattlementsB
from emberhall.games.gloomhaven.rules.scenarios.bloody_shack import BloodyShack
from emberhall.games.gloomhaven.rules.scenarios.burning_mountain import BurningMountain
from emberhall.games.gloomhaven.rules.scenarios.chained_isle import ChainedIsle
from emberhall.games.gloomhaven.rules.scenarios.corrupted_cove import CorruptedCove
from emberhall.games.gloomhaven.rules.scenarios.crystalline_cave import CrystallineCave
from emberhall.games.gloomhaven.rules.scenarios.demonic_rift import DemonicRift
from emberhall.games.gloomhaven.rules.scenarios.fading_lighthouse import FadingLighthouse
from emberhall.games.gloomhaven.rules.scenarios.harried_village import HarriedVillage
from emberhall.games.gloomhaven.rules.scenarios.harrower_hive import HarrowerHive
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.rules.scenarios.infernal_throne import InfernalThrone
from emberhall.games.gloomhaven.rules.scenarios.lost_temple import LostTemple
from emberhall.games.gloomhaven.rules.scenarios.merchant_ship import MerchantShip
from emberhall.games.gloomhaven.rules.scenarios.noxious_cellar import NoxiousCellar
from emberhall.games.gloomhaven.rules.scenarios.oozing_grove import OozingGrove
from emberhall.games.gloomhaven.rules.scenarios.overgrown_graveyard import OvergrownGraveyard
from emberhall.games.gloomhaven.rules.scenarios.palace_of_ice import PalaceOfIce
from emberhall.games.gloomhaven.rules.scenarios.payment_due import PaymentDue
from emberhall.games.gloomhaven.rules.scenarios.pit_of_souls import PitOfSouls
from emberhall.games.gloomhaven.rules.scenarios.plane_of_water import PlaneOfWater
from emberhall.games.gloomhaven.rules.scenarios.random_dungeon import RandomDungeon
from emberhall.games.gloomhaven.rules.scenarios.rebels_stand import RebelsStand
from emberhall.games.gloomhaven.rules.scenarios.rockslide_ridge import RockslideRidge
from emberhall.games.gloomhaven.rules.scenarios.sacrifice_pit import SacrificePit
from emberhall.games.gloomhaven.rules.scenarios.shadow_weald import ShadowWeald
from emberhall.games.gloomhaven.rules.scenarios.syndicate_hideout import SyndicateHideout
from emberhall.games.gloomhaven.rules.scenarios.temple_of_the_eclipse import TempleOfTheEclipse
from emberhall.games.gloomhaven.rules.scenarios.temple_of_the_elements import TempleOfTheElements
from emberhall.games.gloomhaven.rules.scenarios.toxic_moor import ToxicMoor
from emberhall.games.gloomhaven.rules.scenarios.tribal_assault import TribalAssault
from emberhall.games.gloomhaven.rules.scenarios.vault_of_secrets import VaultOfSecrets
from emberhall.games.gloomhaven.rules.scenarios.vigil_keep import VigilKeep
from emberhall.games.gloomhaven.rules.scenarios.well_of_the_unfortunate import WellOfTheUnfortunate
from emberhall.games.gloomhaven.rules.scenarios.windswept_highlands import WindsweptHighlands
from emberhall.games.gloomhaven.state import State

SCENARIOS: dict[int, Hooks] = {
    21: InfernalThrone(),
    22: TempleOfTheElements(),
    26: AncientCistern(),
    35: BattlementsA(),
    36: BattlementsB(),
    44: TribalAssault(),
    48: ShadowWeald(),
    49: RebelsStand(),
    52: NoxiousCellar(),
    54: PalaceOfIce(),
    55: RandomDungeon(),
    58: BloodyShack(),
    61: FadingLighthouse(),
    62: PitOfSouls(),
    67: ArcaneLibrary(),
    68: ToxicMoor(),
    69: WellOfTheUnfortunate(),
    70: ChainedIsle(),
    71: WindsweptHighlands(),
    72: OozingGrove(),
    73: RockslideRidge(),
    74: MerchantShip(),
    75: OvergrownGraveyard(),
    76: HarrowerHive(),
    77: VaultOfSecrets(),
    78: SacrificePit(),
    79: LostTemple(),
    80: VigilKeep(),
    81: TempleOfTheEclipse(),
    82: BurningMountain(),
    84: CrystallineCave(),
    86: HarriedVillage(),
    87: CorruptedCove(),
    88: PlaneOfWater(),
    89: SyndicateHideout(),
    90: DemonicRift(),
    95: PaymentDue(),
    RANDOM: RandomDungeon(),
}
PLAIN = Hooks()


def hooks_of(state: State) -> Hooks:
    """What the scenario changes."""
    return SCENARIOS.get(state.scenario % PAGES, PLAIN)
