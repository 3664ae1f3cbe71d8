# Labels on the table.
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
heap = On the ground
heap-crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}
heap-does = a hero here who is not engaged may pick these up as a free action
token-closed = closed
token-locked = magic lock: only a magic key removes it
token-gate-does = enemies enter here { $sign ->
    [sun] if a blue die shows the sun
    [moon] if a blue die shows the moon
    [star] if a blue die shows the star
   *[other] when the quest says so
}
token-chest-does = a hero here who is not engaged may break it open with an Action: draw a trap card, then take the contents
token-search-does = a hero here who is not engaged may search with an Action
token-shadow-does = turned over as soon as a hero sees or enters the area: enemies, a bystander or nothing
token-shrine-does = a ghost here may return to life in the Time phase for shards equal to its soul rank
token-act = with an Action, if not engaged: { $act }
note-our-design = The heroes, enemies, cards, maps and quests are our own design.
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
bout-cards = Focus and cards
bout-bonus = other bonuses
bout-supremacy = supremacy: the attacker's side dominates the area
bout-horde = horde
bout-target = the target: weakness, resistance, critical
bout-cancelled = cancelled by a card
bout-armor = armor
bout-tokens = shield tokens
bout-dice = shields of the defence dice
fight-name = { $who } attacks { $target }
fight-trap = A trap strikes { $target }
fight-ledger = Hits and what stops them
fight-lethal = lethal: stopped only by shield tokens
fight-bolts = Bolts
fight-damage = Damage
fight-dice = Dice: { $dice }; average damage: { $mean }, before criticals and cards
fight-step-declared = declared
fight-step-rolled = attack roll
fight-step-defended = defence roll
fight-step-done = damage
fight-falls = { $who } falls
fight-stands = { $who } survives
figure-movement = Movement
figure-defence = Defence
figure-save = Save
save-number = { $n }+
note-burning = burning { $level }
enemy-attack = { $what }: { $blow }
enemy-weak = weak against { $types }: +1 hit
enemy-resist = resists { $types }: −1 hit
enemy-horde = horde: +1 hit for each other of its kind in its area (maximum 2)
enemy-flying = flies: ignores hindrances
enemy-power = { $power }. { $text }
enemy-turns-to = targets { $whom }
enemy-does = { $band ->
    [unseen] if it sees nobody
   *[other] at distance { $band }
}: { $line }
risk-evade = { $n ->
    [one] { $n } enemy will strike you as you leave
   *[other] { $n } enemies will strike you as you leave
}
bar-turn = Left:
bar-turn-slowed = Only one of:
row-held = Powers and items
row-learnable = Available powers
row-wares = Emporium
motto-rank = soul rank { $rank }, { $nature }
class-start = starts with: { $items }
class-style = { $style }, { $nature }
figure-nature = Nature
natures-apart = Law and Chaos cannot join the same party
town = { $who } in the camp
emporium = { $who } in the emporium
camp-ahead = Next quest: { $quest }
item-armor = armor { $armor }, defence { $dice }
item-shields = { $n } { $n ->
    [one] shield token
   *[other] shield tokens
}, refilled every round
item-charges = charges: { $n }
item-reload = reload with an Action after each attack
item-break-free = Break is free, once a turn
item-while-stunned = a stunned hero may use it on themselves, and then takes their turn
item-key = removes magic locks from doors and chests as a free action
item-nature = { $nature } heroes only
item-rank = soul rank { $rank } or higher
item-awake = awakened for { $n } shards until the end of the quest: { $blow }
power-cooldown = { $n ->
    [0] once a round
    [one] cooldown: { $n } round
   *[other] cooldown: { $n } rounds
}
piece-aim = Objective: { $aim }
figure-tries = Tries left
figure-campaign = Campaign
kind-item = { $slot ->
    [strong] Primary weapon
    [weak] Secondary weapon
    [any] Weapon for either hand
    [two] Two-handed weapon
    [offhand] Secondary hand
    [armor] Armor
    [artifact] Artifact
    [consumable] Consumable
   *[other] Quest item
}{ $styles ->
    [none] {""}
   *[other] {" "}({ $styles })
}
