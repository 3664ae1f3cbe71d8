# What cards, Units and Skills do.

tactic-text-early-bird = You go first; no other effect
tactic-text-rethink = Discard up to 3 cards, draw as many, then shuffle the discard pile into the deck
tactic-text-mana-steal = Take a die of a basic colour from the Source; use it on one of your turns this Day
tactic-text-planning = If you have at least 2 cards in hand before drawing, your Hand limit is 1 higher
tactic-text-great-start = Draw 2 cards
tactic-text-the-right-moment = Once: take another turn right after this one
tactic-text-from-the-dusk = You go first; no other effect
tactic-text-long-night = Once, when your deck is empty: turn 3 random cards of your discard pile into your deck
tactic-text-mana-search = Once a turn, before you use the Source: reroll up to 2 of its dice, depleted ones first
tactic-text-midnight-meditation = Once, before your turn: shuffle up to 5 cards into your deck and draw as many
tactic-text-preparation = Take any card from your deck into your hand
tactic-text-sparing-power = Before each turn: put the top card of your deck here, or (once) take all cards from here

effect-nothing = nothing
effect-move = Move { $n }
effect-influence = Influence { $n }
effect-heal = Heal { $n }
effect-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
effect-fame = Fame +{ $n }
effect-reputation = Reputation { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}
effect-take-wound = take { $n ->
    [one] a Wound
   *[other] { $n } Wounds
}
effect-boost = play another Action card for its strong effect without mana; its Move, Influence, Attack or Block is { $n } higher
effect-attack-melee-physical = Attack { $n }
effect-attack-melee-fire = Fire Attack { $n }
effect-attack-melee-ice = Ice Attack { $n }
effect-attack-melee-cold-fire = Cold Fire Attack { $n }
effect-attack-ranged-physical = Ranged Attack { $n }
effect-attack-ranged-fire = Ranged Fire Attack { $n }
effect-attack-ranged-ice = Ranged Ice Attack { $n }
effect-attack-ranged-cold-fire = Ranged Cold Fire Attack { $n }
effect-attack-siege-physical = Siege Attack { $n }
effect-attack-siege-fire = Siege Fire Attack { $n }
effect-attack-siege-ice = Siege Ice Attack { $n }
effect-attack-siege-cold-fire = Siege Cold Fire Attack { $n }
effect-block-physical = Block { $n }
effect-block-fire = Fire Block { $n }
effect-block-ice = Ice Block { $n }
effect-block-cold-fire = Cold Fire Block { $n }
effect-block-swift = { $block } (Block { $n } against a Swift attack)
effect-any-basic-colour = any basic colour
effect-any-colour = any colour
colours-more = { $first }, { $then }
effect-every-terrain = all terrain
effect-all-resistances = all resistances
effect-crystal = gain { $n ->
    [one] a crystal
   *[other] { $n } crystals
}: { $colours }
effect-mana = gain { $n ->
    [one] a mana token
   *[other] { $n } mana tokens
}: { $colours }
effect-ready = ready a Unit
effect-ready-level = ready a Unit of Level { $level } or less
effect-wound-self = this Unit becomes wounded
effect-extra-die = this turn you may use { $n ->
    [one] one more Source die
   *[other] { $n } more Source dice
}
effect-extra-die-black = this turn you may use one more Source die; a black one may be used as any colour
effect-set-dice = take { $dice ->
    [one] a die
   *[other] { $dice } dice
} from the Source, set { $dice ->
    [one] it
   *[other] each
} to any colour but gold and gain { $tokens ->
    [one] a mana token
   *[other] { $tokens } mana tokens
} of that colour; { $dice ->
    [one] the die goes
   *[other] the dice go
} back without a reroll
effect-crystallize = pay one mana of a basic colour to gain a crystal of that colour
effect-owned-crystal = gain a crystal of a colour you already own
effect-terrain-to = the Move cost of { $terrains } is { $to } this turn
effect-terrain-to-least = the Move cost of { $terrains } is at most { $least } this turn
effect-terrain-less = the Move cost of { $terrains } is { $less } lower this turn (minimum { $least })
effect-when-peace = not in combat: { $effect }
effect-when-combat = in combat: { $effect }
effect-when-interacting = during an interaction: { $effect }
effect-when-melee = in the Attack phase: { $effect }
effect-when-moving = during movement: { $effect }
effect-when-ranged = in the Ranged and Siege phase: { $effect }
effect-when-later = in the Block or Attack phase: { $effect }
effect-if-peace = if not in combat, { $effect }
effect-if-combat = if in combat, { $effect }
effect-if-interacting = if used during an interaction, { $effect }
effect-if-melee = if in the Attack phase, { $effect }
effect-if-moving = if during movement, { $effect }
effect-day-night = { $day } by Day, { $night } at Night
effect-plus = { $effect }, +{ $n } for each { $per }
effect-plus-most = { $effect }, +{ $n } for each { $per } (at most { $most })
effect-on-terrain = { $elsewhere }; on { $terrains }: { $there }
effect-discarding = discard another card: { $effect }
effect-endless = this turn you have an endless supply of black and { $mana }
effect-paying-mana = pay { $mana }: { $effect }
effect-for-mana = for { $mana }: { $effect }
effect-by-mana = pay one mana of a basic colour. Red: { $red }; blue: { $blue }; green: { $green }; white: { $white }
effect-one-enemy = one enemy: { $changes }
effect-unfortified-enemy = one enemy that is not fortified: { $changes }
effect-some-enemies = up to { $n } enemies: { $changes }
effect-all-enemies = all enemies: { $changes }
effect-when-blocked = if the block succeeds, the blocked enemy: { $changes }
effect-no-attack = does not attack this combat
    .many = do not attack this combat
effect-armor = Armor −{ $n } (minimum 1)
effect-armor-fortified = Armor −{ $n }, or −{ $fortified } if fortified (minimum 1)
effect-lower-attack = attack −{ $n }
effect-lose-resistances = loses { $resistances }
    .many = lose { $resistances }
effect-lose-fortifications = loses all fortifications
    .many = lose all fortifications
effect-destroy = is destroyed
    .many = are destroyed
effect-if-least-fame = if you alone have the least Fame: { $effect }

per-wounds = Wound in your hand and on your Units
per-ready-units = ready and unwounded Unit of yours
per-crystal-colours = colour of crystals you own
per-enemies = enemy you face
per-symbols = ability, element and resistance symbol on the blocked enemy's token

mod-crystals-return = at the end of the turn, take back all crystals spent this turn
mod-fame-at-end = Fame +{ $n } at the end of the turn
mod-fame-per-spell = Fame +{ $n } for each { $spell } you cast this turn
mod-reclaim = at the end of the turn you may discard another card (not a Wound) to take this card back into your hand
mod-reclaim-wound = at the end of the turn you may discard another card, even a Wound, to take this card back into your hand
mod-recruit-fame = Fame +{ $n } for each Unit recruited this turn
mod-recruit-reputation = Reputation +{ $n } for each Unit recruited this turn
mod-reputation-at-end = Reputation +{ $n } at the end of the turn
mod-units-resist = all your Units have { $resistances } this turn
mod-tempo-bottom = at the end of the turn you may put this card at the bottom of your Deed deck, unless it is empty
mod-tempo-top = at the end of the turn you may put this card on top of your Deed deck
mod-ambush = your first Attack card this turn gets +{ $n }, or your first Block card { $n ->
    [1] +2
   *[other] +4
}, whichever comes first
mod-agility = in combat this turn each Move point may be spent as Attack 1
mod-agility-ranged = two Move points may be spent as Ranged Attack 1
mod-diplomacy = this turn Influence points may be spent as Block
mod-diplomacy-ice = this turn Influence points may be spent as Ice Block
mod-diplomacy-fire = this turn Influence points may be spent as Fire Block
mod-learning = once this turn you may pay { $n } Influence to take a card from the Advanced Action offer into your discard pile
mod-learning-hand = once this turn you may pay { $n } Influence to take a card from the Advanced Action offer into your hand
mod-space-bending = this turn spaces two away count as adjacent for moving and exploring; you provoke no one
mod-walls-ignored = site fortifications are ignored this turn
mod-units-armor = all your Units have Armor +{ $n } this turn
mod-glory = their Attacks and Blocks are { $n } higher this turn; Fame +{ $n } for each Unit that attacks or blocks
mod-wounds-thrown = at the end of the turn you may throw away all Wounds taken this turn
mod-physical-doubled = in the Attack phase your physical attacks are doubled
mod-grail-fame = Fame +1 for each point of this Healing spent this turn
mod-grail-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
} for each Wound healed from your hand this turn
mod-all-cold-fire = all attacks you play this combat become Cold Fire Attacks
mod-all-siege = all attacks you play this combat become Siege Attacks

named-into-the-heat = only at the start of a combat: your Units' Attacks and Blocks are { $n } higher this combat; no damage can be assigned to them this turn
named-decompose = throw away an Action card from your hand to gain { $n } crystals of its colour
named-decompose-others = throw away an Action card from your hand to gain a crystal of each other basic colour
named-maximal-basic = throw away another Action card from your hand and use its basic effect { $n } times
named-maximal-strong = throw away another Action card from your hand and use its strong effect { $n } times without mana
named-training = throw away an Action card from your hand; take a card of its colour from the Advanced Action offer into your discard pile
named-training-hand = throw away an Action card from your hand; take a card of its colour from the Advanced Action offer into your hand
named-magic-talent = discard a card with a colour; this turn you may play a Spell of that colour from the offer as if it were in your hand; it stays in the offer
named-learn-spell = pay one mana of a basic colour; take a Spell of that colour from the offer into your discard pile
named-mana-storm = choose a die of a basic colour in the Source: gain a crystal of that colour and reroll the die
named-mana-tempest = reroll all Source dice; this turn you may use { $n } more dice, and gold and black dice as any basic colour
named-burning-shield = if the block succeeds, you may use this card once more in the Attack phase: Fire Attack { $n }
named-time-bending = at the end of the turn, instead of drawing, take back all other cards played this turn, set this card aside for the Round, and take another turn
named-underground-travel = move up to { $n } spaces, not through swamps or lakes, to a safe space; you provoke no one
named-underground-attack = move up to { $n } spaces, not through swamps or lakes, to a fortified site or another hero, and attack there; site fortifications are ignored
named-wings-of-wind = spend 1 to { $n } Move points to fly one space for each, over anything, to a safe space; you provoke no one
named-wings-of-night = one enemy does not attack this combat; spend Move points to stop more: 1 for the second, 2 for the third and so on
named-ready-levels = ready Units whose Levels add up to at most { $n }
named-meditation = put { $n } random cards of your discard pile on top of your Deed deck or under it; draw 2 cards above your Hand limit at the end of the turn
named-trance = put { $n } cards of your discard pile on top of your Deed deck or under it; draw 2 cards above your Hand limit at the end of the turn
named-call-to-arms = use an ability of a Unit in the offer as if it were yours; you cannot assign damage to it
named-call-to-glory = take any Unit from the offer without paying
named-mana-meltdown = each other player loses a random crystal, or takes a Wound if they have none; you may gain one of the crystals lost
named-mana-radiance = choose a basic colour: each player (including you) takes a Wound for each crystal of that colour; then gain { $n } crystals of that colour
named-mana-claim = take a die of a basic colour from the Source until the end of the Round; gain { $n } mana tokens of that colour now, or one on each of your later turns this Round
named-mana-curse = take a die of a basic colour from the Source until the end of the Round; gain { $n } mana tokens of that colour now, or one on each of your later turns this Round; until then, other players who use such mana take a Wound
named-mind-read = gain a crystal of a basic colour; each other player discards an Action or Spell of that colour, or reveals a hand without one
named-mind-steal = gain a crystal of a basic colour; each other player discards an Action or Spell of that colour, or reveals a hand without one; you may keep one of those Actions
named-energy-flow = ready a Unit; then you may spend one of each other player's Units of Level { $n } or less
named-energy-steal = ready a Unit and heal it; then you may spend one of each other player's Units of Level { $n } or less
named-banner-of-glory = assign to a Unit: it has Armor +1, its Attacks and Blocks are 1 higher, Fame +1 each time it attacks or blocks
named-banner-of-fear = assign to a Unit: in the Block phase you may spend it to cancel one enemy attack; Fame +1
named-banner-of-protection = assign to a Unit: it has Armor +1, Fire resistance and Ice resistance
named-banner-of-courage = assign to a Unit: once a Round, not in combat, you may ready it
named-ready-all = not in combat: ready all your Units
named-discard-attack = discard any number of cards (no Wounds): Attack { $n } for each
named-fame-per-enemy = Fame +{ $n } for each enemy defeated this turn
named-roll-for-wounds = roll { $n ->
    [one] a mana die
   *[other] { $n } mana dice
}: each black or red one gives you a Wound
named-horn-of-wrath = you may raise it by up to { $n }; roll a mana die for each +1: each black or red one gives you a Wound
named-endless-gem-pouch = roll a mana die { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}: a crystal of the colour rolled, of any basic colour for gold, Fame +1 for black
named-book-of-wisdom = throw away an Action card from your hand; take a Spell of its colour from the offer into your hand and gain a crystal of that colour
named-sunlight = at Night, this turn: forests cost 3 Move, you can use gold mana, and garrisons and ruins are revealed as by Day
named-darkness = by Day, this turn: deserts cost 3 Move and you can use black mana
named-cold-fire = Cold Fire Attack { $n } or Cold Fire Block { $n }; +2 for red mana, +2 for blue mana
named-wound-sideways = play a Wound sideways like any other card; it gives { $n } instead of 1
named-i-dont-give-a-damn = a card played sideways gives { $n } instead of 1; an Advanced Action, Spell or Artifact gives 3
named-who-needs-magic = a card played sideways gives { $n } instead of 1; it gives 3 if you use no Source die this turn
named-universal-power = pay one mana of a basic colour: a card played sideways gives { $n } instead of 1; an Action or Spell of that colour gives 4
named-discard-wound = not in combat: discard a Wound from your hand
named-throw-wounds = not in combat: throw away up to { $n } Wounds from your hand
named-healing-ritual = not in combat: throw away up to { $n } Wounds from your hand; one of them goes to the hand of the hero nearest to you instead
named-invocation = discard a Wound for a red or black mana token, or another card for a white or green one; spend the token at once
named-polarization = use one mana as mana of the opposite colour (red and blue, green and white); by Day use black as any basic colour, at Night gold as black
named-resistance-break = in combat: one enemy has Armor −{ $n } for each of its resistances (minimum 1)
named-flight = fly to an adjacent safe space, or two spaces for 2 Move points, over any terrain; you provoke no one
named-heal-unit = not in combat: heal a Unit
named-leadership = activate a Unit: its Block is 3 higher, or its Attack 2, or its Ranged Attack 1 (no Siege Attack)
named-bonds-of-loyalty = when you gain this, add { $n } Regular Units to the offer; it holds one more Unit, which costs 5 Influence less and can be used anywhere
named-ritual-of-pain = another hero may return this Skill to play a Wound sideways for { $n }
named-mana-exploit = gain a mana token of any colour but gold; until your next turn, others take a Wound for using mana of another colour (once for each colour)
named-mana-overload = gain a mana token of any colour but gold; the first card powered with that colour that gives Move, Influence, Attack or Block gives { $n } more
named-source-freeze = until your next turn, others cannot use their Source die; then gain a crystal of a basic colour in the Source
named-source-opening = you may reroll a Source die; another hero may return this Skill to use one more die of a basic colour, and you gain a crystal of that colour
named-prayer-of-weather = until your next turn, all terrain costs others 1 more (maximum 5)
named-calming-the-weather = another hero may return this Skill to lower the cost of all terrain by 1 for a turn (minimum 1)

text-wound = Cannot be played. It stays in your hand until healed or discarded.
text-basic = Basic: { $effect }
text-strong = Strong: { $effect }
text-resists = { $what }
text-banner = Carries { $banner }

skill-use-turn = once a turn
skill-use-round = once a Round
skill-use-round-any = once a Round, at any time
skill-use-flip = turned over when used
skill-use-passive = always
skill-note-back-resting = turns back when you rest
skill-note-back-action = turns back for the action of a turn
skill-note-back-green = turns back for green mana
skill-note-cheaper-exploring = always: exploring costs 1 Move point less
skill-use-interactive = once a Round, for others too

# The Lost Legion
effect-by-card-thrown = throw away another Action card from your hand. Red: { $red }; blue: { $blue }; green: { $green }; white: { $white }
effect-by-card-discarded = discard another card with a colour. Red: { $red }; blue: { $blue }; green: { $green }; white: { $white }
effect-raised-wound = { $effect }; you may discard a Wound to raise it by { $n }
effect-raised-others = { $effect }; you may discard any number of cards, at most one of them a Wound, to raise it by { $n } each
effect-if-token = { $otherwise }; with { $mana } on the Unit: { $effect }
effect-honour = Reputation +{ $n } for each enemy defeated by this attack
effect-honour-fame = Reputation +{ $n } and Fame +{ $fame } for each enemy defeated by this attack
effect-lower-attacks = { $attacks ->
    [one] one enemy attack is { $n } lower
   *[other] { $attacks } enemy attacks are { $n } lower each
} this combat
per-blocked-enemies = enemy blocked this turn
mod-next-move = the next card this turn that gives Move gives { $n } more
mod-further-moves = each further card this turn that gives Move gives { $n } more
mod-hills-draw = if the turn ends on hills, your next draw goes { $n } above the Hand limit
mod-mountains-draw = this turn mountains are safe for you; if the turn ends on them, your next draw goes { $n } above the Hand limit
mod-no-heights = hills and mountains cannot be entered this turn
mod-wound-ignored = ignore the first Wound that enemies deal you this turn, with all its effects
mod-discount = the cost of one Unit is { $n } lower{ $arg ->
    [0] {""}
   *[other] , and recruiting it costs a point of Reputation
}
mod-peaceful-heal = every { $n } Influence may be spent as Heal 1
mod-peaceful-ready = once, you may ready a Unit for { $n } Influence per Level
mod-unhurt-attack = in the Attack phase: Attack { $n } if you took no Wound into your hand in this combat
mod-starsdawn = this turn each of your Ranged and Siege Attacks is either doubled as a Ranged Attack or becomes a Siege Attack
mod-banner-of-command = a Unit recruited this turn beyond your Command tokens may carry this card in place of one
mod-far-exploring = this turn you may explore tiles two spaces away
mod-other-units-attack = all attacks of your other Units are { $n } higher this turn
mod-deadly-aim = your next Attack card is 1 higher in the Ranged and Siege phase, 2 in the Attack phase
named-learn-by-blood = pay one mana of a basic colour; take a card of that colour from the Advanced Action offer into your hand
named-blood-of-ancients = take a Wound into your hand or discard pile; use the strong effect of any card in the Advanced Action offer without mana; it stays there
named-shield-bash = if the block succeeds, the blocked enemy's Armor is { $n } lower for each point of Block above what was needed (minimum 1)
named-temporal-portal = as your action: you may move { $n ->
    [one] to an adjacent safe space
   *[other] up to { $n } spaces to a safe one
}, provoking no one; your next draw goes 1 above the Hand limit
named-temporal-rest = as your action: you may move to an adjacent safe space, provoking no one; your next draw goes { $n } above the Hand limit
named-spell-forge = gain a crystal of the colour of { $n ->
    [one] a Spell
   *[other] each of { $n } Spells
} in the offer
named-peaceful-moment = as your action (no interaction): Influence { $n }
named-force-of-nature = in combat: one of your Units gains Physical resistance
named-offering = you may discard up to { $n } cards (no Wounds); gain a crystal of each card's colour (any colour for an Artifact)
named-sacrifice = choose green or white, and red or blue: each pair of your crystals of these colours gives Siege Attack 4 (green) or Ranged Attack 6 (white), Fire with red, Ice with blue; these crystals then turn into mana tokens
named-possess = one enemy does not attack this combat; in the Attack phase you attack other enemies with its attack values and elements
named-cure = draw a card for each Wound healed from your hand this turn; each Unit healed this turn is readied
named-disease = in combat, after blocking: enemies whose attacks were all blocked have Armor 1
named-discard-ranged = discard any number of cards (no Wounds): Ranged Attack { $n } for each
named-fame-in-phase = Fame +{ $n } for each enemy defeated in this phase
named-banner-of-fortitude = assign to a Unit: once a Round it ignores a Wound and all its effects
named-heal-all-units = not in combat: heal all your Units completely
named-harvest-one = for one enemy defeated by this attack gain a crystal: white, or red for its Fire resistance, blue for Ice, green for physical
named-harvest-phase = for each enemy defeated in this phase gain a crystal: white, or red for its Fire resistance, blue for Ice, green for physical
named-block-others = and again against { $n ->
    [one] another attack
   *[other] up to { $n } other attacks
}
named-block-others-cold-fire = and again against up to { $n } other attacks
named-crystals-alike = gain { $n } crystals of one colour
named-druidic-move = during movement: move up to { $n } spaces over anything to a safe space; you provoke no one
named-druidic-staff = two different effects: ready a Unit of Level 3 or less; gain 2 crystals of one colour; Heal 3; move up to 2 spaces to a safe one
named-common-skill = use a Skill of the Common Skill area as if it were yours; if it can be used each turn, twice
named-take-common-skill = take a Skill of the Common Skill area for good
named-tome-basic = discard a card with a colour; use a Spell of that colour in the offer without mana; it stays there
named-tome-strong = discard a card with a colour; use the strong effect of a Spell of that colour in the offer without mana, even by Day; it stays there
named-scout = look at a face-down token within { $n } spaces, or at the top token of a pile; Fame +1 if you defeat that enemy this turn
named-draw-attack = one enemy attack is { $n } lower; if it is not blocked, this Unit takes its damage first
named-doom = destroy one enemy if all its attacks are blocked in this combat
named-hawk-eyes = this turn: at Night exploring costs 1 less; by Day garrisons are revealed two spaces away
named-forgo-recruiting = you recruit no Units this turn
named-know-your-prey = in combat: one enemy loses an ability, a resistance, or the element of one attack
named-taunt = one enemy attack is { $n } higher, and that enemy has Armor −{ $n } (minimum 1)
named-dueling = Attack { $n } against the same enemy in the Attack phase; Fame +1 if you defeat it without Units
named-howl = not during an interaction: a card played sideways gives { $n } instead of 1, and 1 more for each Command token without a Unit
named-wolfs-howl = until your next turn, Attacks and Blocks of others' Units are 1 lower
named-howl-of-the-pack = another hero may return this Skill in the Block phase: one enemy has Armor −1, one enemy attack is 1 lower

# Krang
effect-flip = turn this Skill over: { $effect }
mod-harvesting = once this turn, on moving to a space, you may discard a card to gain a crystal of its colour
mod-harvesting-on = each time you move to a space this turn, you may discard a card to gain a crystal of its colour
mod-coercion = this turn you may ready Units of Level 1 or 2 for { $n } Influence per Level
mod-guided-block = one Block this turn gets +{ $n }
mod-hardened = ignore { $n } damage to your hero from one physical attack, and 1 from another
named-regenerate = not in combat: pay one mana to throw away a Wound from your hand; for { $n ->
    [2] green
   *[other] red
} mana, or if you alone have the least Fame, draw a card
named-disguise = your Reputation does not count this turn
named-puppet-master = keep a just-defeated enemy token, or discard a kept one: Attack with half its attacks, or Block with half its Armor (rounded up)
named-master-of-chaos = move the Shield on the wheel: Block 3, Move 1, Ranged Cold Fire Attack 1, Influence 2, Attack 2, or any of these
named-mana-suppression = until your next turn, others pay one extra mana with their first mana of each turn; then gain a crystal of a colour paid this way
named-mana-enhancement = when you have spent mana of a basic colour: gain a crystal of it; another hero may return this Skill for a mana token of that colour

# Shades of Tezla
mod-druidic-path = one space you enter this turn costs { $n } less (minimum 2)
mod-resisting = ignore { $n } damage to your hero from one Fire or Ice attack, and 1 from another
mod-toxin = one physical attack is raised: Attack +3, Ranged Attack +2 or Siege Attack +1
mod-concealed = this turn you provoke no one, and pursuers neither move nor attack
named-herbs = throw away a Wound from your discard pile
named-relearning = not in combat: exchange one of your Skills for a common one
named-gem = add { $n ->
    [1] Fire
   *[other] Ice
} to the Attack or Block of the next Action card
named-mystical-map = reveal a tile up to { $n } spaces away without spending Move points
named-chalice = after combat: discard a Wound for each enemy you defeated in it (at most { $n })
named-reawakening = put a random card of your discard pile at the bottom of your Deed deck; Hand limit +1 at the end of this turn
named-ghostly-elixir = an Attack of one Action card is a Ranged Attack
named-twilight = turn a black Source die to gold, or a gold one to black
named-land-block = Block as high as the Move cost of your space: Fire by Day, Ice at Night
named-beguile = Influence { $n }; in a fortified site 1 less, on a magical glade 1 more
named-forked-lightning = Ranged Cold Fire Attack 1 against each of up to { $n } different enemies
named-shapeshift = play a Basic Action that gives Move, Attack or Block to get another of the three instead
named-secret-ways = Move 1; this turn mountains cost 5 and are safe; for blue mana lakes cost 2 and are safe as well
named-natures-vengeance = { $n ->
    [0] one attack of an enemy is 1 lower and Cumbersome; until your next turn attacks on other heroes are 1 higher in the Block phase
   *[other] one attack of an enemy is 1 lower and Cumbersome; another hero may return this Skill for the same
}
