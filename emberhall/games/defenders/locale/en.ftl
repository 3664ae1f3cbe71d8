# Defenders of the Realm: questions, options, the story.
game-title = Defenders of the Realm

colour-red = red
colour-green = green
colour-blue = blue
colour-black = black
colour-purple = purple
colour-any = any colour

# Heroes and skills
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

# Enemies
general-balazarg = Lord Balazarg
general-gorgutt = Gorgutt the Savage
general-sapphire = Sapphire
general-varkolak = Varkolak
general-brimstone = Brimstone
general-hemlock = Hemlock
general-onyx = Onyx
general-sapphire_dragon = Sapphire the Great Blue Dragon

combat-corruption = Demonic Corruption: a die for each card prepared; on a 1 the card is lost.
combat-parry = Parry: every natural 1 cancels a hit; hits are counted after all have rolled.
combat-regeneration = Regeneration: if not slain, all wounds heal at once.
combat-no_rerolls = No die may be rolled again.
combat-fire_breath = Breath of fire: each attacker takes a wound that nothing prevents.
combat-poison_breath = Breath of poison: every natural 1 wounds who rolled it.
combat-acid_breath = Breath of acid: each attacker rolls a die and on 1 or 2 loses a prepared card.

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

# Hero cards
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
special-all_is_quiet = All Is Quiet
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

# Quests
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

# Darkness Spreads cards
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
darkness-place = { $place }: { $minions }
darkness-next = { $general } moves to the next location of the path{ $count ->
    [0] .
   *[other] {" "}with { $count } of the race.
}
darkness-move = { $general } moves to { $place } if that is one step away{ $count ->
    [0] .
   *[other] , with { $count } of the race.
}
darkness-fly = { $general } flies to { $place }{ $count ->
    [0] .
   *[other] , with { $count } of the race.
}

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

# Questions
ask-action = What do you do?
ask-style = Do you fight from the sky or on the ground this turn?
ask-shape = Which shape do you take this turn?
ask-hero = Choose a hero
ask-discard = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards
}
ask-recall = The supply is empty: whose Quest card gives a minion back?
ask-turn-undead = Where does an Undead go?
ask-gate-place = Where does the Magic Gate stand?
ask-send-who = Which hero is moved?
ask-send-where = { $hero }: to which location?
ask-purify = Which location is cleansed?
ask-quench = Which fire is put out?
ask-clear = Which location is cleared? ({ $left } left)
ask-guard = Which minion do the guards remove? ({ $left } left)
ask-raid = Which minion is removed? ({ $left } left)
ask-strike = Which minion do the gryphons strike? ({ $left } left)
ask-sweep = Where does the cavalry ride, whom does it strike? ({ $left } left)
ask-push-back = Which General is pushed back a step?
ask-spy = Which General does not heal this turn?
ask-immobilise = Which General cannot move for a round?
ask-cancel-placement = Which placement is cancelled?
ask-foresee-discard = Discard any of the cards you see
ask-foresee-order = Which card comes at place { $place }?
ask-rumors = Name a colour
ask-exchange-first = Who exchanges cards?
ask-exchange-second = With whom?
ask-give = Which cards do you give?
ask-special = { $hero } asks for help. Do you play a Special card?
ask-special-night = The Night begins. Do you play a card?
ask-special-shown = A Darkness card is shown. Do you play a card?
ask-reroll = You rolled { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}. Roll again?
ask-reroll-other = { $hero } rolled { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}. A new roll by your card?
ask-wisdom = Exchange the card “{ $card }” for the next one?
ask-enter-city = From where does a minion enter Monarch City?
ask-commit = Which cards do you use against { $general }? ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} so far)
ask-acid = Which prepared card is lost?
ask-next-attacker = Who attacks next?

# Options
word-end_day = End the Day
word-pass = No
word-confer = Ask the others for a Special card
word-heal = Heal wounds
word-attack = Attack the minions here
word-all = All of them
option-take-hero = { $hero }
option-keep-quest = { $quest }
option-walk = Walk: { $to }
option-ride = Ride: { $to }, for { $card }
option-fly = Fly: { $to }, for { $card }
option-gate = Through the gate: { $to }, for { $card }
option-gate-walk = Through the gate: { $to }
option-mount = Own mount: { $to }
option-teleport-to = Teleport: { $to }
option-sail = Sail: { $to }
option-build = Build a Magic Gate with { $card }
option-rumors = Rumors: { $colour }
option-heal-land = Heal the land with { $card }
option-sanctify-land = Sanctify the land
option-extinguish = Extinguish the fire with { $card }
option-attack-with = Attack with { $quest } ({ $colour })
option-shoot = Shoot at { $place }
option-throw-fireball = Fireball with { $card }
option-slay = Slay all { $colour } minions here
option-challenge = Attack { $general }
option-challenge-agent = Attack the Agent { $general }
option-attempt = Quest: { $quest }
option-play = Play { $card }
option-use = Use { $quest }
option-commit = { $card }
option-discard = Discard { $card }
option-give = Give { $card }
option-next = { $hero }
option-who = { $hero }
option-where = { $place }
option-whence = { $place } ({ $colour })
option-which = { $general }
option-placement = { $place }
option-throw = Discard: { $darkness }
option-order = { $darkness }
option-colour = { $colour }
option-reroll = Roll again: { $means }
style-ground = On the ground
style-sky = From the sky
style-red = Red minion
style-green = Green minion
style-blue = Blue minion
style-black = Black minion
style-none = No shape
means-battle_luck = Battle Luck
means-dragon_slayer = Dragon Slayer
means-attack_style = fighting on the ground
means-unicorn_steed = Unicorn Steed
means-blessing = King's Blessing

# The story
turn-begins = { $hero } begins the turn.
moved = { $hero } { $way ->
    [walk] walks
    [ride] rides
    [fly] flies
    [gate] goes through a gate
    [mount] goes by their own mount
    [sail] sails
   *[teleportto] teleports
} to { $place }.
drew-cards = { $count ->
    [0] { $hero } gets no card.
   *[other] { $hero } gets { $cards }.
}
drew-count = { $hero } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
placed = { $place }: { $minions } placed.
overrun = Overrun in { $place }!
tainted = { $place } is tainted; { $left ->
    [one] { $left } crystal
   *[other] { $left } crystals
} left.
cleansed = { $place } is cleansed: { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
} removed.
struck-down = { $place }: { $minions } struck down.
cleared = { $place } is cleared of minions.
ignited = { $place } is On Fire; { $left ->
    [one] { $left } Fire token
   *[other] { $left } Fire tokens
} left.
quenched = The fire in { $place } is out.
recalled = { $hero } gives back { $minions } from the Quest card.
gate-built = A Magic Gate stands in { $place }.
wounded = { $hero } suffers { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}; { $left } Life left.
healed = { $hero } heals { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}; { $left } Life now.
died = { $hero } is dead.
listened = { $hero } asks for { $colour } and hears of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
land-rolled = { $hero } tries to heal the land in { $place } and rolls { $dice }; { $on } or more is needed.
quest-drawn = { $hero } has a new Quest: { $quest }.
quest-impossible = The Quest “{ $quest }” has become impossible and is discarded.
quest-completed = { $hero } completes the Quest “{ $quest }”.
quest-rolled = { $hero } rolls { $dice } for the Quest; { $on } or more is needed.
quest-visited = { $hero } does what the Quest asks for in { $place }.
slew = { $hero } slays { $count ->
    [one] { $count } minion
   *[other] { $count } minions
} in { $place }.
fought = { $hero } attacks in { $place }: { $dice }; { $count ->
    [one] { $count } minion
   *[other] { $count } minions
} defeated.
played = { $hero } plays { $card }.
darkness-drawn = Darkness spreads: { $card }.
general-moved = { $general } moves to { $place }.
pushed-back = { $general } is pushed back to { $place }.
general-healed = { $general } heals; life { $life }.
battle-begins = { $hero } attacks { $general }.
prepared = { $hero } prepares { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
corrupted = A card of { $hero } is corrupted.
battle-rolled = { $hero } rolls { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
battle-lost = { $general } stands: the attack has failed.
general-slain = { $hero } slays { $general }.
reshuffled = The discards of both decks are shuffled back.

# The end
lost = The realm has fallen. { $reason }
lost-city = Five minions are in Monarch City.
lost-crystals = The last Tainted Crystal was placed.
lost-minions = A minion had to be placed and none was left.
lost-general = { $general } has reached Monarch City.
lost-heroes = No hero is left.
won = All Generals are defeated. { $count ->
    [one] King's Champion: { $champions }.
   *[other] King's Champions: { $champions }.
}
unfit-seats = five or six heroes need a scenario of the Dragon Expansion.

# The table
board-realm = The realm
piece-crystal = Tainted Crystal
piece-gate = Magic Gate
piece-fire = Fire
note-tainted = Tainted
note-burning = On Fire
note-slayer = Slayer of { $general }
note-slain = Slain
note-major = Major wounds: does not move
note-held = Held fast: does not move
note-agent = Agent of the Dark Lord
note-penalty = Defeat: wounds { $wounds }, cards { $cards }
note-penalty-all = Defeat: wounds { $wounds }, all cards
note-war = Each Night { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
}, { $full } of them with minions
figure-life = Life
figure-actions = Actions
figure-quests = Quests
figure-generals = Generals
figure-fame = Fame
figure-visited = Visited
figure-to-hit = To hit
figure-steps = Steps to the city
figure-night-cards = Cards a Night
figure-crystals = Crystals left
figure-gates = Gates left
figure-fires = Fire tokens left
figure-blessing = King's Blessing
figure-phase = Now
figure-turn = Turn
figure-slain = Generals slain
figure-city = Minions in the city
phase-heroes = Choosing heroes
phase-specials = Choosing Special cards
phase-quests = Choosing Quests
phase-dawn = Dawn
phase-day = Day
phase-dusk = Dusk
phase-evening = Evening
phase-night = Night
phase-end = End of the turn
track-skull = Skull
track-major = Major wounds
war-status = War Status
war-early = Early War
war-middle = Mid War
war-late = Late War
row-skills = Skills
row-quests = Quests
row-hand = Hand: { $hero }
row-heroes = Heroes
row-global = Global Effect
row-foreseen = Known Darkness cards
row-shown = Darkness card
row-prepared = Prepared cards
focus-battle = Battle
focus-battle-with = Battle with { $general }
kind-quest = Quest
kind-completed = Completed Quest
kind-special = Special card
kind-darkness = Darkness card
kind-positive = Positive
kind-negative = Negative
quest-reward = Reward: { $reward }
skill-text = { $skill }: { $text }
card-horse = Horse: 2 locations
card-eagle = Eagle: 4 locations
card-gate = Gate: to this location or to any gate
card-attacks = Attacks { $general }
card-against = { $count ->
    [1] Attacks the { $colours } General
    [4] Attacks every General
   *[other] Attacks the { $colours } Generals
}
stack-darkness = Darkness cards
stack-darkness-discard = Darkness discards
stack-hero = Hero cards
stack-hero-discard = Hero discards
stack-quest = Quests
