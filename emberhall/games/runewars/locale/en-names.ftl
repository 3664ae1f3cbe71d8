# Names.
destiny-gold = success
destiny-silver = partial success
destiny-red = failure

# Shapes, resources, seasons, alignments
shape-triangle = triangle
shape-circle = circle
shape-rectangle = rectangle
shape-hexagon = hexagon
resource-food = food
resource-wood = wood
resource-ore = ore
season-spring = spring
season-summer = summer
season-fall = autumn
season-winter = winter
alignment-good = good
alignment-evil = evil
alignment-neutral = neutral
attribute-strength = strength
attribute-agility = agility
attribute-wisdom = wisdom

# Orders
order-strategize = Strategize
order-mobilize = Mobilize
order-conquer = Conquer
order-harvest = Harvest
order-recruit = Recruit
order-rally_support = Rally Support
order-acquire_power = Acquire Power
order-fortify = Fortify

# Factions
faction-daqan = Daqan Lords
faction-latari = Latari Elves
faction-waiqar = Waiqar the Undying
faction-uthuk = Uthuk Y'llan

# Units, in the singular and counted, each with its ability
unit-bowman = Bowman
units-bowman = { $count } { $count ->
    [one] Bowman
   *[other] Bowmen
}
ability-bowman = Concentrated Fire
unit-footman = Footman
units-footman = { $count } { $count ->
    [one] Footman
   *[other] Footmen
}
ability-footman = Valiant Strike
unit-knight = Knight
units-knight = { $count } { $count ->
    [one] Knight
   *[other] Knights
}
ability-knight = Command
unit-siege_engine = Siege Engine
units-siege_engine = { $count } { $count ->
    [one] Siege Engine
   *[other] Siege Engines
}
ability-siege_engine = Lay Siege
unit-archer = Archer
units-archer = { $count } { $count ->
    [one] Archer
   *[other] Archers
}
ability-archer = Crack Shot
unit-pegasus_rider = Pegasus Rider
units-pegasus_rider = { $count } { $count ->
    [one] Pegasus Rider
   *[other] Pegasus Riders
}
ability-pegasus_rider = Charge
unit-sorceress = Sorceress
units-sorceress = { $count } { $count ->
    [one] Sorceress
   *[other] Sorceresses
}
ability-sorceress = Word of Vaal
unit-warrior = Warrior
units-warrior = { $count } { $count ->
    [one] Warrior
   *[other] Warriors
}
ability-warrior = Overpower
unit-skeleton_archer = Skeleton Archer
units-skeleton_archer = { $count } { $count ->
    [one] Skeleton Archer
   *[other] Skeleton Archers
}
ability-skeleton_archer = Mortal Strike
unit-reanimate = Reanimate
units-reanimate = { $count } { $count ->
    [one] Reanimate
   *[other] Reanimates
}
ability-reanimate = Overrun
unit-necromancer = Necromancer
units-necromancer = { $count } { $count ->
    [one] Necromancer
   *[other] Necromancers
}
ability-necromancer = Animate Dead
unit-dark_knight = Dark Knight
units-dark_knight = { $count } { $count ->
    [one] Dark Knight
   *[other] Dark Knights
}
ability-dark_knight = Dread Charge
unit-flesh_ripper = Flesh Ripper
units-flesh_ripper = { $count } { $count ->
    [one] Flesh Ripper
   *[other] Flesh Rippers
}
ability-flesh_ripper = Unrelenting
unit-berserker = Berserker
units-berserker = { $count } { $count ->
    [one] Berserker
   *[other] Berserkers
}
ability-berserker = Fury
unit-warlock = Warlock
units-warlock = { $count } { $count ->
    [one] Warlock
   *[other] Warlocks
}
ability-warlock = Rain Fire
unit-chaos_lord = Chaos Lord
units-chaos_lord = { $count } { $count ->
    [one] Chaos Lord
   *[other] Chaos Lords
}
ability-chaos_lord = Terrifying
unit-beastman = Beastman
units-beastman = { $count } { $count ->
    [one] Beastman
   *[other] Beastmen
}
ability-beastman = Ravage
unit-dragon = Dragon
units-dragon = { $count } { $count ->
    [one] Dragon
   *[other] Dragons
}
ability-dragon = Flaming Breath
unit-giant = Giant
units-giant = { $count } { $count ->
    [one] Giant
   *[other] Giants
}
ability-giant = Rage
unit-hell_hound = Hell Hound
units-hell_hound = { $count } { $count ->
    [one] Hell Hound
   *[other] Hell Hounds
}
ability-hell_hound = Burning
unit-razorwing = Razorwing
units-razorwing = { $count } { $count ->
    [one] Razorwing
   *[other] Razorwings
}
ability-razorwing = Stun
unit-sorcerer = Sorcerer
units-sorcerer = { $count } { $count ->
    [one] Sorcerer
   *[other] Sorcerers
}
ability-sorcerer = Undying

# Developments
development-resources = Resources
development-diplomat = Diplomat
development-training_grounds = Training Grounds
development-reinforced_walls = Reinforced Walls
development-protective_wards = Protective Wards
development-cursed_tomb = Cursed Tomb
development-hungry_spawn = Hungry Spawn

# Exploration tokens
exploration-dragon_throne = Dragon Throne
exploration-village_food = Village (food)
exploration-village_wood = Village (wood)
exploration-village_ore = Village (ore)
exploration-magic_portal = Magic Portal
exploration-dungeon = Dungeon
exploration-temple = Temple
exploration-hall_of_kellos = Hall of Kellos
exploration-traveling_merchant = Traveling Merchant
exploration-raiding_party = Raiding Party
exploration-scroll_of_sight = Scroll of Sight
exploration-training = Training

# Cities
city-tamalir = Tamalir
city-greyhaven = Greyhaven
city-nerekhall = Nerekhall
city-dawnsmoor = Dawnsmoor
city-riverwatch = Riverwatch
city-forge = Forge
city-frostgate = Frostgate

# Titles
title-primarch = Primarch of the Wizards' Council
title-captain = Captain of the Heroes' League
title-lord_commander = Lord Commander of the Warriors' Guild

# Season cards
card-famine = Famine
card-long_winter = Long Winter
card-stormy_weather = Stormy Weather
card-prepare_for_the_coming_year = Prepare for the Coming Year
card-threatened_home_realms = Threatened Home Realms
card-spring_growth = Spring Growth
card-call_of_heroes = Call of Heroes
card-council_of_spring = The Council's Lore
card-wavering_loyalty = Wavering Loyalty
card-drought = Drought
card-wandering_monsters = Wandering Monsters
card-heroes_tournament = Heroes' Tournament
card-training_season = Training Season
card-plague = Plague
card-council_of_summer = The Price of Power
card-truce = Truce of the Sun
card-bountiful_harvest = Bountiful Harvest
card-poor_harvest = Poor Harvest
card-trade_caravans = Trade Caravans
card-mercenary_season = Mercenary Season
card-rune_tremors = Rune Tremors
card-border_raids = Border Raids
card-doomed_city = Doomed City
card-scholars_gather = Scholars Gather
card-favor_of_the_council = Favor of the Council
card-power_for_the_pious = Power for the Pious
card-bitter_cold = Bitter Cold
card-mild_winter = Mild Winter
card-frozen_march = Frozen March
card-night_of_ghosts = Night of Ghosts
card-winter_council = The Dark Bargain
card-hoarding = Hoarding

# Tactics
card-lost_city = Lost City
card-tactical_retreat = Tactical Retreat
card-summon_lightning = Summon Lightning
card-rally_cry = Rally Cry
card-horrific_rumors = Horrific Rumors
card-raze_a_city = Raze a City
card-to_the_winner = To the Winner
card-spy_guild = Spy Guild
card-ambush = Ambush
card-mountain_pass = Mountain Pass
card-shared_plans = Shared Plans
card-charm = Charm
card-mercenaries = Mercenaries
card-stampede = Stampede
card-forced_march = Forced March
card-sabotage = Sabotage
card-supply_convoy = Supply Convoy
card-divine_favor = Divine Favor
card-hold_the_line = Hold the Line
card-siege_ladders = Siege Ladders
card-healing_prayer = Healing Prayer
card-hidden_path = Hidden Path
card-rune_ward = Rune Ward
card-council_intrigue = Council Intrigue
card-twist_of_fate = Twist of Fate

# Rewards
card-timmoran_shard = Timmoran Shard
card-rage_blade = Rage Blade
card-soulbiter = Soulbiter
card-storm_bow = Storm Bow
card-dagger_of_shadows = Dagger of Shadows
card-runeplate = Runeplate
card-ghost_armor = Ghost Armor
card-dragonscale_mail = Dragonscale Mail
card-dwarven_fire_bombs = Dwarven Fire Bombs
card-amulet_of_shielding = Amulet of Shielding
card-flute_of_possession = Flute of Possession
card-staff_of_light = Staff of Light
card-ice_storm = Ice Storm
card-rune_of_teleportation = Rune of Teleportation
card-cloak_of_deception = Cloak of Deception
card-tome_of_lore = Tome of Lore
card-healing_salve = Healing Salve
card-crown_of_command = Crown of Command
card-rune_of_summoning = Rune of Summoning
card-ring_of_the_council = Ring of the Council

# Quests
quest-q01 = The Sunken Harbor
quest-q02 = Giants of the Pass
quest-q03 = Heart of the Deepwood
quest-q04 = The Burning Fields
quest-q05 = The Dragon's Hoard
quest-q06 = Riddle of the Peaks
quest-q07 = The Horned Chief
quest-q08 = Circle of the Adepts
quest-q09 = The Frozen Lair
quest-q10 = Secrets of the Market
quest-q11 = The Beast Trail
quest-q12 = The Old Tollhouse
quest-q13 = The Forgotten Archive
quest-q14 = The Hill Tyrant
quest-q15 = The Drowned Bell
quest-q16 = The Poisoned Well
quest-q17 = Masters of the Veil
quest-q18 = Stair of the Ancients
quest-q19 = Wings over the Moor
quest-q20 = The Ferryman
quest-q21 = The Orchard Thief
quest-q22 = The Ore Thieves
quest-q23 = Pilgrimage
quest-q24 = Into Enemy Lands

# Heroes
hero-silhouette = Silhouette
hero-ronan = Ronan of the Wild
hero-astarra = Runewitch Astarra
hero-valadir = Sir Valadir
hero-mad_carthos = Mad Carthos
hero-varikas = Varikas the Dead
hero-bogran = Bogran the Shadow
hero-zyla = Zyla
hero-red_scorpion = Red Scorpion
hero-mok = Spiritspeaker Mok
hero-buldar = Laughin Buldar
hero-vyrah = Vyrah the Falconer

# Objectives
objective-bound_by_honor = Bound by Honor
objective-circle_of_friends = Circle of Friends
objective-voice_of_reason = Voice of Reason
objective-tame_the_great = Tame the Great
objective-protector_of_cities = Protector of Cities
objective-league_of_heroes = League of Heroes
objective-bulwark = Bulwark
objective-steward_of_the_land = Steward of the Land
objective-discouraging_defeat = Discouraging Defeat
objective-conqueror = Conqueror
objective-break_their_walls = Break Their Walls
objective-slaughter_the_weak = Slaughter the Weak
objective-trample_the_cities = Tyrant of the Cities
objective-foreign_soil = Foreign Soil
objective-horde = The Horde
objective-slayer_of_heroes = Slayer of Heroes

# Dials
dial-nothing = nothing
dial-influence = { $n } influence
dial-tactics = { $n ->
    [one] { $n } Tactics card
   *[other] { $n } Tactics cards
}
