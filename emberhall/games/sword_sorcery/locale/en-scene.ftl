# What stands beside the pieces.
figure-won = Quests won
stack-events = Events
stack-encounters = Encounter cards
stack-traps = Traps
stack-treasures = Treasures
figure-round = Round
figure-shards = Soul shards
figure-time = Time
figure-events = Events left
figure-event = Event
figure-hp = HP
figure-rank = Soul rank
figure-armor = Armor
figure-shields = Shield tokens
figure-crowns = Crowns
figure-combats = Combat
figure-actions = Action
row-events = Events in force
row-powers = Powers
row-worn = In use
row-bag = Bag
row-classes = Classes
note-ghost = ghost
note-difficult = difficult area
note-hazardous = hazardous area
note-controlled = controlled by the heroes
note-dominated = dominated by the heroes
note-enemy-controlled = controlled by enemies
note-enemy-dominated = dominated by enemies
note-fire = fire { $level }
note-struck = struck by the attack
heap = Things on the ground
heap-crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}
heap-does = a hero here who is not engaged picks them up for nothing
token-closed = closed
token-locked = a magic lock: only a magic key takes it off
token-gate-does = enemies come through it { $sign ->
    [sun] if a blue die shows the sun
    [moon] if a blue die shows the moon
    [star] if a blue die shows the star
   *[other] into the quest
}
token-chest-does = a hero here who is not engaged breaks it open for an Action: a trap card comes, then what is in it
token-search-does = a hero here who is not engaged searches for an Action
token-shadow-does = turned over as soon as a hero sees the area or enters it: enemies, a bystander or nothing
token-shrine-does = here a ghost comes back to life in the Time phase, for as many shards as its soul rank
token-act = for an Action, not engaged: { $act }
note-our-design = Heroes, enemies, cards, maps and quests are our own design.
face-red-1 = red (nothing)
face-blue-1 = blue (nothing)
face-red-2 = red (a shield)
face-blue-2 = blue (nothing)
face-red-3 = red (a hit)
face-blue-3 = blue (a shield)
face-red-4 = red (a hit)
face-blue-4 = blue (a shield)
face-red-5 = red (a hit and a shield)
face-blue-5 = blue (a hit)
face-red-6 = red (a hit and a shield)
face-blue-6 = blue (a hit)
face-red-7 = red (two hits)
face-blue-7 = blue (a hit)
face-red-8 = red (two shields)
face-blue-8 = blue (a hit and a shield)
face-red-9 = red (a hit and a bolt)
face-blue-9 = blue (a shield and a bolt)
face-red-10 = red (two hits, a shield and a bolt)
face-blue-10 = blue (a hit and a bolt)
bout-rolled = hits rolled
bout-cards = focus and cards
bout-bonus = other bonuses
bout-supremacy = supremacy: the area is dominated
bout-horde = others of the pack
bout-target = the target: weakness, resistance, critical
bout-cancelled = cancelled by a card
bout-armor = armor
bout-tokens = shield tokens
bout-dice = shields of the defence dice
fight-name = { $who } attacks: { $target }
fight-trap = A trap: { $target }
fight-ledger = Hits and what stops them
fight-lethal = lethal: nothing but shield tokens stops them
fight-bolts = Bolts
fight-damage = Damage
fight-dice = Dice: { $dice }; damage on the average: { $mean }; criticals and cards come on top
fight-step-declared = declared
fight-step-rolled = attack roll
fight-step-defended = defence roll
fight-step-done = damage
fight-falls = { $who } falls
fight-stands = { $who } stands
figure-movement = Movement
figure-defence = Defence
figure-save = Save
save-number = { $n }+
note-burning = burning { $level }
enemy-attack = { $what }: { $blow }
enemy-weak = weak against { $types }: +1 hit
enemy-resist = resists { $types }: −1 hit
enemy-horde = pack: +1 hit for each other of its kind beside it, at most 2
enemy-flying = flies over all hindrances
enemy-power = { $power }. { $text }
enemy-turns-to = turns to: { $whom }
enemy-does = { $band ->
    [unseen] if it sees nobody
   *[other] at distance { $band }
}: { $line }
risk-evade = { $n ->
    [one] { $n } enemy strikes at whoever leaves
   *[other] { $n } enemies strike at whoever leaves
}
bar-turn = Left:
bar-turn-slowed = One of:
row-held = Powers and things
row-learnable = Powers to choose from
row-wares = The emporium
motto-rank = soul rank { $rank }, { $nature }
class-start = begins with: { $items }
class-style = { $style }, { $nature }
figure-nature = Nature
natures-apart = Law and Chaos do not go together in one party
town = { $who } in the camp
emporium = { $who } in the emporium
camp-ahead = The quest ahead: { $quest }
item-armor = armor { $armor }, defence { $dice }
item-shields = { $n } { $n ->
    [one] shield token
   *[other] shield tokens
}, renewed every round
item-charges = charges: { $n }
item-reload = after each attack it must be reloaded for an Action
item-break-free = Break costs nothing, once a turn
item-while-stunned = a stunned hero may use it on himself and then has his turn
item-key = takes magic locks off doors and chests, as a Free action
item-nature = only for heroes of this nature: { $nature }
item-rank = only from soul rank { $rank } on
item-awake = soul awake for { $n } shards, until the end of the quest: { $blow }
power-cooldown = { $n ->
    [0] once a round
    [one] afterwards it rests { $n } round
   *[other] afterwards it rests { $n } rounds
}
piece-aim = Aim: { $aim }
figure-tries = Tries left at this quest
figure-campaign = Campaign
kind-item = { $slot ->
    [strong] Primary weapon
    [weak] Secondary weapon
    [any] Weapon of either hand
    [two] Two-handed weapon
    [offhand] Secondary hand
    [armor] Armor
    [artifact] Artifact
    [consumable] Used up from the bag
   *[other] Thing of a quest
}{ $styles ->
    [none] {""}
   *[other] {" "}({ $styles })
}
