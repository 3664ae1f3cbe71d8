# What cards do

effect-for-each = for { $who }: { $effect }
effect-row = { $first }, { $then }
effect-on-one = { $what } on { $who }
effect-on-many = { $what } on { $who }
effect-on-you = { $what } (self)
effect-only-if = { $effect }, if { $test }
lasts-charges = { $effect } ({ $charges ->
    [one] once
    [2] twice
   *[other] { $charges } times
}, XP: { $slots })
effect-otherwise = otherwise: { $effect }
effect-cost = { $cost }: { $effect }
half-round = stays until the end of the round
half-persistent = stays in the active area
half-lost = then the card is lost
half-unrecoverable = then the card is lost and cannot be recovered

# Abilities

effect-attack = Attack { $n }
effect-move = Move { $n }
effect-heal = Heal { $n }
effect-heal-whole = Heal all damage
effect-shield = Shield { $n }
effect-retaliate = Retaliate { $n }
effect-range = Range { $n }
effect-any-range = any Range
effect-targets = Target { $n }
effect-area = area of { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
effect-pierce = Pierce { $n }
effect-push-n = Push { $n }
effect-pull-n = Pull { $n }
effect-jump = Jump
effect-straight = in a straight line
effect-end-obstacle = ending adjacent to an obstacle
effect-end-you = ending adjacent to you
effect-loot = Loot { $n }
effect-loot-path = looting every hex entered
effect-loot-most = at most { $n } tokens
effect-take-coins = take money tokens from the supply: { $n }
effect-toward = towards a hex that you choose within Range { $n }
effect-infuse = infuse { $elements }
effect-experience = { $n } XP
effect-xp-per-target = { $n } XP for each target
effect-xp-per-kill = { $n } XP for each kill
effect-xp-per-attack = { $n } XP for each attack
effect-damage = { $n } damage
effect-damage-x = damage { $n }
effect-suffer = suffer { $n } damage
effect-suffer-up-to = suffer up to { $n } damage
effect-kill = kill { $who }
effect-yours = as you decide
effect-grant = have { $who } perform: { $effect }
effect-grant-may = { $who } may perform: { $effect }
effect-control = { $who } fights for you on its turn this round{ $yours ->
    [true] , as you decide
   *[other] , by the rules of monsters
}
effect-recover = return up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $pile } to the hand
effect-recover-all = return all cards from { $pile } to the hand
effect-recover-summons = return up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with a summon from { $pile } to the hand
pile-discard = the discard pile
pile-lost = the lost pile
pile-lost-of-another = the lost pile of an ally adjacent to them
effect-refresh = refresh { $count ->
    [0] all
   *[other] { $count }
} { $items ->
    [spent] spent
    [consumed] consumed
   *[other] { $count ->
        [0] spent and consumed
       *[other] spent or consumed
    }
} { $slot ->
    [small] small { $count ->
        [1] item
       *[other] items
    }
    [hands] hand { $count ->
        [1] item
       *[other] items
    }
   *[other] { $count ->
        [1] item
       *[other] items
    }
}
effect-lose-cards = { $who } loses { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
effect-summon = summon { $name } { $count ->
    [1] { "" }
   *[other] (× { $count }){ " " }
}({ $what })
summon-hp = { $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
}
summon-flying = Flying
summon-all-adjacent = attacks all adjacent enemies
summon-conditions = its attacks apply { $conditions }
summon-infuse = its attacks infuse { $element }
summon-stands-in = you may make your Attacks from its hex
summon-aura = allies adjacent to it have +{ $n } Attack
summon-dies = when it dies: { $effect }
summon-turn-end = at the end of its turn: { $effect }
effect-trap = set a trap in an adjacent empty hex ({ $what })
trap-splash = { $what } for enemies adjacent to it
trap-xp = { $n } XP when an enemy springs it
effect-disarm-trap = disarm { $count ->
    [0] all traps
    [one] { $count } trap
   *[other] { $count } traps
} { $where ->
    [path] moved through
   *[other] { $within ->
        [1] adjacent to you
       *[other] within { $within } hexes
    }
}{ $throw ->
    [0] { "" }
   *[other] ; one enemy within Range { $throw } suffers its effects
}
effect-create-obstacle = create { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
} of { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} { $where ->
    [killed] where the enemy was killed
   *[other] { $within ->
        [1] adjacent to you
       *[other] within { $within } hexes
    }
}
effect-destroy-obstacle = destroy { $count ->
    [0] all obstacles
    [one] { $count } obstacle
   *[other] { $count } obstacles
} { $where ->
    [path] moved through
   *[other] { $within ->
        [1] adjacent to you
       *[other] within { $within } hexes
    }
}
effect-move-obstacle = move an obstacle of 1 hex adjacent to you to an empty hex within { $within } hexes
effect-summon-monster = summon a normal { $monster }{ $near ->
    [target] { " " }adjacent to the target
   *[other] { "" }
}{ $split ->
    [true] { " " }with the hit points it has left, up to the normal maximum
   *[other] { "" }
}
effect-summon-monsters = summon { $monster } ({ $ranks })
summoned-ranks = with { $characters } characters: { $normal ->
    [0] { "" }
   *[other] { $normal } normal
}{ $elite ->
    [0] { "" }
   *[other] { $normal ->
        [0] { $elite } elite
       *[other] { " " }and { $elite } elite
    }
}
effect-special = special ability { $n }
special-is = { $special }: { $effect }
effect-jump-to-door = jump to the next door, open it and reveal the room
effect-bring-companions = summon { $companions }
companions-zephyr = { $n ->
    [one] a Zephyr
   *[other] { $n } Zephyrs
}
effect-fly-on = fly to the next perch
effect-another-turn = every { $monsters } takes another turn
effect-partner-jumps = the altar jumps on and summons a demon
effect-jump-on = jump to the next marker
effect-hatch = { $name }: each one is destroyed and becomes a normal { $monster }
effect-lay = { $name }: lay { $count } of them (C is the number of characters)
effect-scatter = every character and summon must move { $n }, to end as far away as possible
effect-gather = every character and summon is forced to the nearest adjacent hex
effect-take-over = of those who play two cards, the character who acts last is controlled in their turn this round: enemies are allies and allies enemies; Move { $n }, then the top action of the leading card
effect-hard-to-hit = attacks on it have disadvantage this round
effect-dying = when it dies this round: { $effect }

# For elements, damage or luck

more-consume = consume { $elements }: { $gains }
more-suffer = suffer { $n } damage: { $gains }
more-who = targets: { $who }
each-conditions-of-target = for each negative condition of the target
each-allies-beside-target = for each of your allies adjacent to the target
each-enemies-damaged = for each enemy damaged
more-instead = { $gains } instead
more-n-attack = Attack { $n }
more-n-heal = Heal { $n }
more-n-damage = { $n } damage
more-n-loot = Loot { $n }
more-n-push = Push { $n }
more-n-shield = Shield { $n }
more-n-cards = up to { $n } cards
add-x = { $add } (X is { $what })
add-attack = { $n } Attack
add-move = { $n } Move
add-heal = { $n } Heal
add-range = { $n } Range
add-target = { $n } Target
add-retaliate = { $n } Retaliate
add-shield = { $n } Shield
add-value = { $n } to the value
add-damage = { $n } damage
add-pierce = { $n } Pierce
add-push = { $n } Push
add-pull = { $n } Pull

# Bonuses

effect-advantage = advantage
effect-disadvantage = the attack has disadvantage
effect-double-attack = double the attack value
effect-double-move = double the Move
effect-perform-last = as the last part of the action: { $effect }
effect-double-heal = double the Heal
effect-inflict = add { $conditions }
effect-ignore-shield = ignore Shield
effect-see-invisible = invisible enemies can be targets
effect-lose-flying = the target loses Flying
effect-along-the-path = all enemies on a path to the target are targets too
effect-apply-augments = with the effects of your Augments
effect-chain = then Attack X−{ $less } on another enemy within 2 hexes of the last target
effect-xp-per-damage = 1 XP for every { $per } damage dealt
effect-xp-per-targets = 1 XP for every { $per } targets
effect-finish-off = then kill a target with { $hp } hit points or fewer ({ $xp } XP)
effect-crush-obstacles = targets may be pushed into obstacles: each is destroyed, { $damage } damage, { $xp } XP
effect-blocked-push = a target that cannot be pushed any further suffers { $damage } damage ({ $xp } XP)
effect-wound-all-around = you may wound yourself and all adjacent allies: Push { $push }, { $conditions }
effect-backlash = suffer { $n } damage for each attack
effect-slay = kill { $every ->
    [true] all { $ranks ->
        [normal] normal targets
        [normal-elite] normal and elite targets
       *[other] targets
    }
   *[other] one { $ranks ->
        [normal] normal target
        [normal-elite] normal or elite target
       *[other] target
    }
}
effect-negate = suffer no damage
effect-take = you suffer the damage instead, reduced by { $less }
effect-redirect = the attack targets you instead
effect-guard = Shield { $n } against it
effect-strike-back = Retaliate { $n } against it
effect-immune = no negative conditions ({ $who })
effect-cleanse = remove { $count ->
    [0] all negative conditions
    [one] { $count } negative condition
   *[other] { $count } negative conditions
}
effect-cleanse-one = remove { $condition }
effect-no-curses = remove all Curses from your modifier deck
effect-shuffle-modifiers = shuffle your modifier discards into the deck
effect-perform-as = you may perform it as { $what ->
    [attack] an Attack
   *[other] a Heal
} { $more ->
    [0] of the same value
   *[other] with +{ $more } to its value, without its conditions
}
effect-paying = { $cost ->
    [air] consume Air
    [earth] consume Earth
    [light] consume Light
    [any_element] consume an element
    [destroy_obstacle] destroy an obstacle adjacent to you
    [poison_ally] poison an ally within 2 hexes (poisoned already: 3 damage for that ally)
    [damage] suffer 1 damage
    [curse_ally] curse an ally within 2 hexes
   *[other] you may discard a card from your hand
}: { $effect }
effect-never-invisible = enemies lose Invisible and cannot gain it
effect-one-more-curse = one more Curse
effect-long-rest-benefits = with all benefits of a long rest
effect-overheal = hit points may rise above the maximum, up to { $most }
effect-forgo = give up your { $half ->
    [top] top action this turn: +{ $add } Attack for the bear
   *[other] bottom action this turn: +{ $add } Move for the bear
}
effect-widen = it is for { $who }
effect-spread = the attack hits an area of { $hexes } hexes
effect-reach = a target up to { $n } hexes away
effect-all-on-one = all attacks on one enemy
effect-one-more-obstacle = create one more obstacle, with all effects

# Items

effect-change-initiative = raise or lower your initiative by { $n }
effect-small-slots = { $n } more small items
effect-blunt = a ×2 card of the attacker counts as +0
effect-immovable = you cannot be pushed or pulled
effect-immune-to = you cannot gain { $conditions }
effect-replace-condition = { $gained } becomes { $by }
effect-default = the default { $half ->
    [top] Attack
   *[other] Move
} is { $n }
effect-play-card = play a card from your hand and perform its { $half ->
    [top] top half
    [bottom] bottom half
   *[other] same half
}
effect-act-again = play { $cards } cards from your hand and act again later in the round
effect-snatch-element = consume the element first, without effect
effect-sure-footed = { $hazards_only ->
    [true] hazardous terrain does nothing to you
   *[other] difficult and hazardous terrain do nothing to you
}
effect-fewer-modifiers = remove { $n } −1 cards from your modifier deck
effect-last-in-focus = monsters treat your initiative as 99
effect-mark = mark an adjacent normal or elite enemy: your attacks on it have +{ $n } Attack
effect-turn-attacker = it attacks one of its allies within its range instead
item-whole = for the whole action, { $effect }
item-while-stunned = also while stunned
item-spent = { $uses ->
    [1] then the item is spent
   *[other] spent after { $uses } uses
}
item-consumed = { $uses ->
    [1] then the item is consumed
   *[other] consumed after { $uses } uses
}
item-penalties = −1 cards in your modifier deck: { $n }

# Classes

effect-augment = Augment: { $effect }
effect-song = Song: { $effect }
effect-more-augments = you may have { $n } Augments
effect-more-songs = you may have { $n } Songs
effect-more-dooms = you may have { $n } Dooms
effect-doom = Doom: { $who }
effect-move-dooms = move { $count ->
    [0] all Dooms
    [one] { $count } Doom
   *[other] { $count } Dooms
} to another enemy{ $within ->
    [0] { "" }
   *[other] { " " }within { $within } hexes
}
effect-tick-doom = move the marker; after the last slot the doomed enemy is killed
effect-teleport = go at once to { $to ->
    [any] any empty hex
   *[other] its hex
}
effect-swap = swap { $a ->
    [you] you
    [enemy] an enemy
   *[other] a figure
} and { $b ->
    [beast] your bear
    [summon] one of your summons
    [enemy] another enemy
   *[other] another figure
}
effect-fly = Flying
effect-fly-in-hiding = Flying; in a hex with an obstacle you count as invisible and cannot attack
effect-set-hp = your hit points become { $n } (this is not damage)
effect-exhaust = you become exhausted
effect-extra-turn = { $who } may take another turn with { $cards } cards from the hand
effect-lure = move the target up to { $n } hexes straight to the nearest hex adjacent to one of your allies
effect-give-card = give a { $card ->
    [medical_pack] Medical Pack
   *[other] Large Medical Pack
}: { $who }
effect-place-card = the card lies before { $who }{ $round ->
    [true] { " " }until the end of the round
   *[other] { "" }
}
effect-share-damage = redistribute the damage among you and your summons

# Groups

group-you = yourself
group-same = { $what ->
    [healed] the healed figure
    [ally] the same ally
    [doomed] the doomed enemy
    [attacker] the attacker
   *[other] the target
}
group-bear = the bear
figures-allies-all = all { $adjacent ->
    [true] adjacent allies
   *[other] allies
}
figures-allies-one = one { $adjacent ->
    [true] adjacent ally
   *[other] ally
}
figures-allies-some = { $n } { $adjacent ->
    [true] adjacent allies
   *[other] allies
}
figures-enemies-all = all { $adjacent ->
    [true] adjacent{ " " }
   *[other] { "" }
}{ $ranks ->
    [normal] normal enemies
    [normal-elite] normal and elite enemies
   *[other] enemies
}
figures-enemies-one = one { $adjacent ->
    [true] adjacent{ " " }
   *[other] { "" }
}{ $ranks ->
    [normal] normal enemy
    [normal-elite] normal or elite enemy
   *[other] enemy
}
figures-enemies-other = another enemy
figures-enemies-some = { $n } { $adjacent ->
    [true] adjacent enemies
   *[other] enemies
}
figures-figures-all = all { $adjacent ->
    [true] adjacent allies and enemies
   *[other] allies and enemies
}
figures-summons-all = all { $adjacent ->
    [true] adjacent summons
   *[other] summons
}
figures-summons-one = one { $adjacent ->
    [true] adjacent summon
   *[other] summon
}
figures-summons-some = { $n } { $adjacent ->
    [true] adjacent summons
   *[other] summons
}
figures-having = { $who } with { $conditions }
figures-within = { $who } within { $n } hexes
figures-exactly = { $who } exactly { $n } hexes away
figures-beside-target = { $who } adjacent to the target
figures-beside-killed = { $who } adjacent to the killed enemy
figures-beside-destroyed = { $who } adjacent to the destroyed obstacle
figures-beside-moved = { $who } adjacent to the moved obstacle
figures-beside-created = { $who } adjacent to the created obstacles
figures-beside-entered = { $who } adjacent to an entered hex
figures-beside-doomed = { $who } adjacent to the hex of the doomed enemy
figures-beside-poisoned = { $who } adjacent to a poisoned enemy
figures-beside-summon = { $who } adjacent to one of your summons
figures-within-of-healed = { $who } within { $n } hexes of the healed figure
figures-within-of-chosen = { $who } within { $n } hexes of the chosen hex
figures-on-path = { $who } moved through
figures-on-area = { $who } in the area
figures-on-room = { $who } in the room
figures-on-range = { $who } within range
figures-you-and = self and { $who }
figures-you-or = self or { $who }

# Amounts

amount-x = X (X is { $what })
amount-by-level = { $values } by level
x-half-up = half of { $what }, rounded up
x-half-down = half of { $what }, rounded down
x-times = { $times } × { $what }
x-per = 1 for every { $per } of { $what }
x-plus = { $plus } + { $what }
x-hexes-moved-turn = the hexes you have moved this turn
x-hexes-moved = the hexes moved by this action
x-damage-dealt-turn = the damage you have dealt this turn
x-damage-suffered = the damage just suffered
x-damage-to-target = the damage the target suffered
x-lost-cards = your lost cards
x-missing-hp = the hit points you have lost
x-current-hp = your current hit points
x-most-hp-of-target = the maximum hit points of the target
x-destroyed-hexes = the hexes of the destroyed obstacles
x-enemies-beside = the enemies adjacent to you
x-allies-beside = the allies adjacent to you
x-allies-near = your allies within 2 hexes
x-summons = all summons on the map
x-own-hp = its current hit points
x-shield-of-target = the Shield of the target
x-range-left = the range less the distance
x-allies-damaged = the allies damaged
x-enemies-damaged = the enemies damaged
x-conditions-of-target = the negative conditions of the target
x-allies-beside-target = your allies adjacent to the target

# Conditions

test-has = { $who ->
    [you] you have { $conditions }
   *[other] the target has { $conditions }
}
test-at-most-hp = the target has { $n } hit points or fewer
test-alone = none of its allies are adjacent to the target
test-flanked = one of your allies is adjacent to the target
test-doomed = the target is doomed
test-undamaged = the target is undamaged
test-damaged = the target has suffered { $n } damage or more
test-afflicted = the target has { $n } negative conditions or more
test-weakened = you have less than half of your hit points
test-weaker-than-your-wounds = the target has fewer hit points than half of what you have lost
test-straight = the move was in a straight line
test-back-again = the move ended where it began
test-strong = { $element } is strong
test-not-strong = { $element } is not strong
test-moved-least = you have moved { $n } hexes or more this turn
test-moved-most = you have moved { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} or fewer this turn
test-through-hazard = you have entered hazardous terrain this turn
test-surrounded = { $n } or more monsters are adjacent to you
test-at-deaths-door = you have exactly 1 hit point
test-of-type = the target is one of: { $types }

# When

until-round = until the end of the round
until-turn = until the end of the turn
limit-turn = once per turn
limit-action = once per action
moment-after-your-bear-attack = after an attack of your bear
moment-after-your-move-action = after your Move action
moment-ally-attack-on-doomed = an ally attacks the doomed enemy
moment-ally-turn-start = at the start of an ally’s turn
moment-ally-within-2-suffers-damage = an ally within 2 hexes suffers damage
moment-always = as long as you have it
moment-any-ally-suffers-damage = an ally suffers damage
moment-attack-damages-you = an attack damages you
moment-attack-of-ally-adjacent-to-you = an adjacent ally attacks
moment-attack-of-ally-within-2 = an ally within 2 hexes attacks
moment-attack-in-an-action-with-an-item = your attack in an action in which you use an item
moment-attack-of-any-ally = an ally attacks
moment-attack-of-you-or-ally-on-doomed = you or an ally attack the doomed enemy
moment-attack-targets-you = an attack targets you
moment-attack-targets-you-or-ally-within-4 = an attack targets you or an ally within 4 hexes
moment-attack-targets-you-or-summoned-ally = an attack targets you or your summon
moment-before-ally-attack-action = before an Attack action of an ally
moment-before-ranged-attack-of-any-ally = before a ranged attack of an ally
moment-before-your-attack-action = before your Attack action
moment-before-your-bear-acts = before your bear acts
moment-before-your-heal-action = before your Heal action
moment-before-your-melee-attack-action = before your melee Attack action
moment-before-your-ranged-attack-action = before your ranged Attack action
moment-curse-makes-enemy-attack-deal-no-damage = a Curse makes an enemy’s attack deal no damage
moment-damage-to-you = you would suffer damage
moment-damage-to-you-or-adjacent-ally = you or an adjacent ally would suffer damage
moment-damage-that-would-bring-you-below-1-hp = damage would bring you below 1 hit point
moment-doomed-enemy-dies = the doomed enemy dies
moment-doomed-enemy-dies-within-2-of-another-enemy = the doomed enemy dies within 2 hexes of another enemy
moment-doomed-enemy-suffers-damage = the doomed enemy suffers damage
moment-doomed-enemy-turn-start = at the start of the doomed enemy’s turn
moment-during-your-turn = during your turn
moment-enemy-attack = an enemy attacks
moment-enemy-attack-targets-ally-adjacent-to-you = an enemy’s attack targets an adjacent ally
moment-melee-attack-targets-you = a melee attack targets you
moment-move-of-any-ally = an ally moves
moment-ranged-attack-of-ally-adjacent-to-you = an adjacent ally makes a ranged attack
moment-round-end = at the end of the round
moment-summoned-ally-attack-on-doomed = your summon attacks the doomed enemy
moment-summoned-ally-suffers-damage = your summon suffers damage
moment-you-are-healed = you are healed
moment-you-consume-an-element-during-an-action = you consume an element in an action
moment-you-curse-an-enemy = you curse an enemy
moment-you-long-rest = you take a long rest
moment-you-retaliate = you retaliate
moment-you-suffer-damage = you suffer damage
moment-your-attack = your attack
moment-your-attack-action = your Attack action
moment-your-attack-on-doomed = your attack on the doomed enemy
moment-your-attack-or-move-ability = your Attack or Move ability
moment-your-command-attack = your attack in a Command
moment-your-heal-action = your Heal action
moment-your-melee-attack = your melee attack
moment-your-move = your move
moment-your-move-ability = your Move ability
moment-your-move-action-or-that-of-your-summon = your Move action or that of your summon
moment-your-ranged-attack = your ranged attack
moment-your-ranged-attack-action = your ranged Attack action
moment-your-retaliate = your Retaliate
moment-your-short-rest-at-end-of-this-round = your short rest at the end of this round
moment-your-turn-end = at the end of your turn
moment-your-turn-start = at the start of your turn
moment-after-your-command-action = after your Command action
moment-after-your-song-action = after your Song action
moment-ally-uses-medical-pack = an ally uses a Medical Pack
moment-basic-bottom-action = default bottom action
moment-basic-top-action = default top action
moment-before-enemy-consumes-element = before an enemy consumes an element
moment-during-ally-attack = during an ally’s attack
moment-during-your-action-creating-obstacle = during an action that creates an obstacle
moment-during-your-attack = during your attack
moment-during-your-augment-action = during your Augment action
moment-during-your-heal-action = during your Heal action
moment-during-your-loot-1 = during your Loot 1
moment-during-your-melee-attack = during your melee attack
moment-during-your-move = during your move
moment-during-your-ranged-attack = during your ranged attack
moment-during-your-single-target-melee-attack = during your melee attack on one target
moment-during-your-single-target-melee-attack-action = during your melee Attack action with one target
moment-during-your-single-target-ranged-attack-action = during your ranged Attack action with one target
moment-enemy-focus = when enemies choose a focus
moment-round-start-after-cards-revealed = when the cards of the round are revealed
attacked-by = { $who } attacks you: Attack { $n }
moment-you-are-attacked = you are attacked
moment-you-are-attacked-by-adjacent-normal-enemy = an adjacent normal enemy attacks you
moment-you-gain-muddle = you gain Muddle
moment-you-kill-enemy-on-your-turn = you kill an enemy on your turn
moment-your-doom-action = your Doom action
moment-your-summon-is-damaged-by-attack = an attack damages your summon
moment-your-turn = during your turn

# Modifier cards and perks

modifier = { $number }
modifier-rolling = rolling { $number }
modifier-bless = Bless (×2)
modifier-curse = Curse (×0)
modifier-monster-curse = Curse (×0)
modifier-penalty = −1
perk-ignore-item = ignore negative effects of items
perk-ignore-scenario = ignore negative effects of scenarios
perk-remove = remove { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $card }
perk-add = add { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $card }

# Battle goals

goal-least-hand-and-discard = End with at least { $n } cards in hand and discard pile together.
goal-most-hand-and-discard = End with at most { $n } cards in hand and discard pile together.
goal-least-xp = Gain at least { $n } experience.
goal-most-xp = Gain at most { $n } experience.
goal-most-hp = End with at most { $n } hit points.
goal-most-missing-hp = End with all your hit points.
goal-least-traps = On your turn or that of your summon, spring or disarm a trap.
goal-least-treasures = Loot a treasure tile.
goal-most-others-exhausted = No other character becomes exhausted.
goal-least-doors = On your turn, open a door that reveals a room.
goal-least-coins = Loot at least { $n } money tokens.
goal-most-loot = Loot no money token and no treasure tile.
goal-most-kills = Kill at most { $n } monsters.
goal-least-kills = Kill at least { $n } monsters.
goal-least-elite-kills = Kill an elite monster.
goal-least-item-uses-above-level = Use your items at least as often as your level plus { $n }.
goal-most-quiet-rounds = No round begins without a monster on the map.
goal-least-overkills = Kill a monster with 4 more damage than needed.
goal-most-item-uses = Use no item.
goal-least-first-kills = Be the first to kill a monster.
goal-most-times-below-half = Never have less than half of your hit points (rounded up).
goal-least-clean-kills = Kill an undamaged monster with one attack.
goal-most-short-rests = Take no short rest.
goal-most-long-rests = Take no long rest.
