# What cards, Units and Skills do.
fx-nothing = nothing
fx-move = Move { $n }
fx-influence = Influence { $n }
fx-heal = Heal { $n }
fx-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
fx-fame = Fame +{ $n }
fx-reputation = Reputation { $n ->
    [-1] -1
    [-2] -2
    [-3] -3
   *[other] +{ $n }
}
fx-take-wound = take { $n ->
    [one] a Wound
   *[other] { $n } Wounds
}
fx-boost = play another Action card for its strong effect without mana; its Move, Influence, Attack or Block is { $n } higher
fx-attack-melee-physical = Attack { $n }
fx-attack-melee-fire = Fire Attack { $n }
fx-attack-melee-ice = Ice Attack { $n }
fx-attack-melee-cold-fire = Cold Fire Attack { $n }
fx-attack-ranged-physical = Ranged Attack { $n }
fx-attack-ranged-fire = Ranged Fire Attack { $n }
fx-attack-ranged-ice = Ranged Ice Attack { $n }
fx-attack-ranged-cold-fire = Ranged Cold Fire Attack { $n }
fx-attack-siege-physical = Siege Attack { $n }
fx-attack-siege-fire = Siege Fire Attack { $n }
fx-attack-siege-ice = Siege Ice Attack { $n }
fx-attack-siege-cold-fire = Siege Cold Fire Attack { $n }
fx-block-physical = Block { $n }
fx-block-fire = Fire Block { $n }
fx-block-ice = Ice Block { $n }
fx-block-cold-fire = Cold Fire Block { $n }
fx-block-swift = { $block } (Block { $n } against a Swift attack)
fx-any-basic-colour = any basic colour
fx-any-colour = any colour
fx-every-terrain = all terrain
fx-all-resistances = all resistances
fx-crystal = gain { $n ->
    [one] a crystal
   *[other] { $n } crystals
}: { $colour }
fx-mana = gain { $n ->
    [one] a mana token
   *[other] { $n } mana tokens
}: { $colour }
fx-ready = ready a Unit
fx-ready-level = ready a Unit of level { $level } or less
fx-wound-self = this Unit becomes wounded
fx-extra-die = this turn you may use { $n ->
    [one] one more die
   *[other] { $n } more dice
} of the Source
fx-extra-die-black = this turn you may use one more die of the Source; a black one may be used as any colour
fx-set-dice = take { $dice ->
    [one] a die
   *[other] { $dice } dice
} from the Source, set { $dice ->
    [one] it
   *[other] each
} to any colour but gold and gain { $tokens ->
    [one] a mana token
   *[other] { $tokens } mana tokens
} of it; it goes back without a reroll
fx-crystallize = pay one mana of a basic colour to gain a crystal of that colour
fx-owned-crystal = gain a crystal of a colour you own already
fx-terrain-to = the Move cost of { $terrains } is { $to } this turn
fx-terrain-to-least = the Move cost of { $terrains } is at most { $least } this turn
fx-terrain-less = the Move cost of { $terrains } is { $less } lower this turn (minimum { $least })
fx-or = { $a } or { $b }
fx-then = { $a }; { $b }
fx-may = you may: { $effect }
fx-when-peace = not in combat: { $effect }
fx-when-combat = in combat: { $effect }
fx-when-interacting = during an interaction: { $effect }
fx-when-melee = in the Attack phase: { $effect }
fx-when-moving = during movement: { $effect }
fx-if-peace = if not in combat, { $effect }
fx-if-combat = if in combat, { $effect }
fx-if-interacting = if used during an interaction, { $effect }
fx-if-melee = if in the Attack phase, { $effect }
fx-if-moving = if during movement, { $effect }
fx-day-night = { $day } by Day, { $night } at Night
fx-plus = { $effect }, +{ $n } for each { $per }
fx-plus-most = { $effect }, +{ $n } for each { $per } (at most { $most })
per-wounds = Wound in your hand and on your Units
per-ready-units = ready and unwounded Unit of yours
per-crystal-colours = colour of crystals you own
per-enemies = enemy you face
per-symbols = ability, element and resistance symbol on the blocked enemy's token
fx-on-terrain = { $elsewhere }; on { $terrains }: { $there }
fx-discarding = discard another card: { $effect }
fx-paying-mana = pay one mana ({ $colour }): { $effect }
fx-for-mana = for { $colour } mana: { $effect }
fx-by-mana = pay one mana of a basic colour. Red: { $red }; blue: { $blue }; green: { $green }; white: { $white }
fx-one-enemy = one enemy: { $changes }
fx-unfortified-enemy = one enemy that is not fortified: { $changes }
fx-some-enemies = up to { $n } enemies: { $changes }
fx-all-enemies = all enemies: { $changes }
fx-when-blocked = if the block succeeds, the blocked enemy: { $changes }
fx-no-attack = does not attack this combat
fx-armor = Armor -{ $n } (minimum 1)
fx-armor-fortified = Armor -{ $n }, or -{ $fortified } if fortified (minimum 1)
fx-lower-attack = attack -{ $n }
fx-lose-resistances = loses { $resistances }
fx-lose-fortifications = loses all fortifications
fx-destroy = is destroyed
mod-crystals-return = at the end of the turn all crystals spent this turn come back
mod-endless = this turn you have an endless supply of { $colour } and black mana
mod-fame-at-end = Fame +{ $n } at the end of the turn
mod-fame-per-spell = Fame +{ $n } for each { $colour } Spell you cast this turn
mod-reclaim = at the end of the turn you may discard another card (no Wound) to take this card back into your hand
mod-reclaim-wound = at the end of the turn you may discard another card, even a Wound, to take this card back into your hand
mod-recruit-fame = Fame +{ $n } for each Unit recruited this turn
mod-recruit-reputation = Reputation +{ $n } for each Unit recruited this turn
mod-reputation-at-end = Reputation +{ $n } at the end of the turn
mod-units-resist = all your Units have { $resistances } this turn
