# What things are called.
colour-red = red
    .of = red
    .whom = red
colour-green = green
    .of = green
    .whom = green
colour-blue = blue
    .of = blue
    .whom = blue
colour-black = black
    .of = black
    .whom = black
colour-purple = purple
    .of = purple
    .whom = purple
colour-any = any colour
    .of = any colour

hero-cleric = Cleric
hero-dwarf = Dwarf
hero-eagle_rider = Eagle Rider
hero-paladin = Paladin
hero-ranger = Ranger
hero-rogue = Rogue
hero-sorceress = Sorceress
hero-wizard = Wizard

skill-blessed_attacks = Blessed Attacks
skill-turn_undead = Turn Undead
skill-sanctify_land = Sanctify Land
skill-mountain_lore = Mountain Lore
skill-dragon_slayer = Dragon Slayer
skill-armor_and_toughness = Armor and Toughness
skill-eagle_flight = Eagle Flight
skill-fresh_mount = Fresh Mount
skill-attack_style = Sky and Ground
skill-noble_steed = Noble Steed
skill-bravery = Bravery
skill-aura_of_righteousness = Aura of Righteousness
skill-woods_lore = Woods Lore
skill-archery = Archery
skill-elf_support = Elf Support
skill-hide_in_the_shadows = Hide in the Shadows
skill-thievery = Thievery
skill-crafty = Crafty
skill-shape_shifter = Shape Shifter
skill-ambush = Ambush
skill-visions = Visions
skill-teleport = Teleport
skill-fireball = Fireball
skill-wisdom = Wisdom

general-balazarg = Lord Balazarg
general-gorgutt = Gorgutt the Savage
general-sapphire = Sapphire
general-varkolak = Varkolak
general-brimstone = Brimstone
general-hemlock = Hemlock
general-onyx = Onyx
general-sapphire_dragon = Sapphire the Great Blue Dragon

minion-demon = Demons
minion-orc = Orcs
minion-dragonkin = Dragonkin
minion-undead = Undead
minion-fire_elemental = Fire Elementals
minion-imp = Imps
minion-zealot = Zealots
minion-dragon_master = Dragon Masters

minions-demon = { $count ->
    [one] { $count } Demon
   *[other] { $count } Demons
}
minions-orc = { $count ->
    [one] { $count } Orc
   *[other] { $count } Orcs
}
minions-dragonkin = { $count } Dragonkin
minions-undead = { $count } Undead
minions-fire_elemental = { $count ->
    [one] { $count } Fire Elemental
   *[other] { $count } Fire Elementals
}
minions-imp = { $count ->
    [one] { $count } Imp
   *[other] { $count } Imps
}
minions-zealot = { $count ->
    [one] { $count } Zealot
   *[other] { $count } Zealots
}
minions-dragon_master = { $count ->
    [one] { $count } Dragon Master
   *[other] { $count } Dragon Masters
}

card-location = { $place } ({ $banner ->
    [horse] horse
    [eagle] eagle
   *[gate] gate
})

special-magic_gate_spell = Magic Gate
special-hammer_of_valor = Hammer of Valor
special-spell_of_purity = Spell of Purity
special-elven_archers = Elven Archers
special-battle_strategy = Battle Strategy
special-all_is_quiet = All is Quiet
special-battle_luck = Battle Luck
special-battle_fury = Battle Fury
special-local_information = Local Information
special-kings_guard_attack = King's Guard Attack
special-cavalry_sweep = Cavalry Sweep
special-dark_visions = Dark Visions
special-militia_secures_area = Militia Secures Area
special-strong_defenses = Strong Defenses
special-spy_in_the_camp = Spy in the Camp
special-dragon_slayer_lance = Dragon Lance
special-rain_of_the_gods = Rain of the Gods
special-wizard_council_wards = Wards of Darius
special-royal_messengers = Royal Messengers
special-griffon_squadron = Gryphon Squadron
special-dragon_bane = Dragonbane Elixir

quest-amulet_of_the_gods = Amulet of the Gods
quest-boots_of_speed = Boots of Speed
quest-helm_of_power = Helm of Power
quest-war_banner_of_valor = War Banner of Valor
quest-find_magic_gate = Find Magic Gate
quest-unicorn_steed = Unicorn Steed
quest-rumors = Rumors
quest-organize_militia = Organize Militia
quest-amazon_envoy = Amazon Envoy
quest-amaraks_blessing = Amarak's Blessing
quest-raids = Raids
quest-king_of_the_gryphons = King of the Gryphons
quest-duke_envoy = Duke Envoy
quest-elf_envoy = Elf Envoy
quest-orc_hunter = Orc Hunter
quest-demon_hunter = Demon Hunter
quest-dragon_hunter = Dragon Hunter
quest-undead_hunter = Undead Hunter
quest-scout_balazarg = Scout the General: Balazarg
quest-scout_gorgutt = Scout the General: Gorgutt
quest-scout_sapphire = Scout the General: Sapphire
quest-scout_varkolak = Scout the General: Varkolak
quest-crystal_of_light = Crystal of Light
quest-ancient_tree_of_magic = Ancient Tree of Magic
quest-scout_onyx = Scout Onyx the Black Dragon
quest-scout_hemlock = Scout Hemlock the Green Dragon
quest-scout_brimstone = Scout Brimstone the Red Dragon
quest-imp_catcher = Imp Catcher
quest-fire_tamer = Fire Tamer
quest-zealot_hunter = Zealot Hunter
quest-master_hunter = Dragon Master Hunter
quest-quench_the_flames = Quench the Flames
quest-dragon_scale_armor = Dragon Scale Armor
quest-the_black_arrow = Dragonbane Arrow
quest-dragon_lore = Dragon Lore
quest-seal_the_lair = Seal the Lair

darkness-ordinary = { $a } and { $b }
darkness-quiet = All is Quiet
darkness-monarch_city = Monarch City
darkness-orc_patrols = Orc Patrols
darkness-orc_war_party = Orc War Party
darkness-imp_swarm = Imp Swarm
darkness-imp_mischief = Imp Mischief
darkness-zealot_crusade = Zealot Crusade
darkness-elemental_fury = Elemental Fury
darkness-dragon_council = Dragon Council
darkness-dragon_fear = Dragon Fear

global-healing_touch = The Healing Touch
global-fair_winds = Fair Winds
global-kings_rally = King's Rally
global-friendly_inns = Tales at the Hearth
global-clear_roads = Clear Roads
global-dark_skies = Dark Skies
global-inns_closed = Closed Inns
global-gates_locked = Locked Gates
global-winds_of_chaos = Winds of Chaos
global-creeping_dread = Creeping Dread

honor-kings_champion = King's Champion
honor-captain_of_the_realm = Captain of the Realm
honor-keeper_of_the_gates = Keeper of the Gates
honor-warden_of_the_woods = Warden of the Woods
honor-royal_councilor = Royal Councilor
honor-hero_of_the_people = Hero of the People
honor-dance_with_the_princess = Dance with the Princess

place-dark_woods = Dark Woods
place-golden_oak_forest = Golden Oak Forest
place-eagle_nest_inn = Eagle Nest Inn
place-enchanted_glade = Enchanted Glade
place-unicorn_forest = Unicorn Forest
place-blood_flats = Blood Flats
place-scorpion_canyon = Scorpion Canyon
place-windy_pass = Windy Pass
place-rock_bridge_pass = Rock Bridge Pass
place-brookdale_village = Brookdale Village
place-raven_forest = Raven Forest
place-sea_bird_port = Sea Bird Port
place-pleasant_hill = Pleasant Hill
place-minotaur_forest = Minotaur Forest
place-father_oak_forest = Father Oak Forest
place-angel_tear_falls = Angel Tear Falls
place-dragons_teeth_range = Dragon's Teeth Range
place-seagaul_lagoon = Seagaul Lagoon
place-wolf_pass = Wolf Pass
place-monarch_city = Monarch City
place-bounty_bay = Bounty Bay
place-gryphon_forest = Gryphon Forest
place-gryphon_inn = Gryphon Inn
place-orc_valley = Orc Valley
place-dancing_stone = Dancing Stone
place-greenleaf_village = Greenleaf Village
place-mermaid_harbor = Mermaid Harbor
place-fire_river = Fire River
place-eagle_peak_pass = Eagle Peak Pass
place-serpent_swamp = Serpent Swamp
place-whispering_woods = Whispering Woods
place-ancient_ruins = Ancient Ruins
place-mountains_of_mist = Mountains of Mist
place-land_of_amazons = Land of Amazons
place-crystal_hills = Crystal Hills
place-mccorm_highlands = McCorm Highlands
place-amarak_peak = Amarak Peak
place-heavens_glade = Heaven's Glade
place-wyvern_forest = Wyvern Forest
place-ghost_marsh = Ghost Marsh
place-thorny_woods = Thorny Woods
place-blizzard_mountains = Blizzard Mountains
place-withered_hills = Withered Hills
place-chimera_inn = Chimera Inn
place-cursed_plateau = Cursed Plateau
