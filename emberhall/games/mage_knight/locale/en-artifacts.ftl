# Artifacts and Units: what they do beyond the common effects, and what they ask.

named-banner-of-glory = assign to a Unit: it has Armor +1, its Attacks and Blocks are 1 higher, Fame +1 each time it attacks or blocks
named-banner-of-fear = assign to a Unit: in the Block phase it may be spent to cancel one enemy attack; Fame +1
named-banner-of-protection = assign to a Unit: it has Armor +1, Fire resistance and Ice resistance
named-banner-of-courage = assign to a Unit: once a Round, not in combat, it may be readied
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
named-sunlight = at Night, this turn: forests cost 3 Move, gold mana can be used, garrisons and ruins are revealed as by Day
named-darkness = by Day, this turn: deserts cost 3 Move and black mana can be used
named-cold-fire = Cold Fire Attack { $n } or Cold Fire Block { $n }; +2 for red mana, +2 for blue mana
mod-units-armor = all your Units have Armor +{ $n } this turn
mod-glory = their Attacks and Blocks are { $n } higher this turn; Fame +{ $n } for each Unit that attacks or blocks
mod-wounds-thrown = at the end of the turn you may throw away all Wounds received this turn
mod-physical-doubled = in the Attack phase your physical attacks are doubled
mod-grail-fame = Fame +1 for each point of this Healing spent this turn
mod-grail-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
} for each Wound healed from your hand this turn
mod-all-cold-fire = all attacks you play this combat become Cold Fire Attacks
mod-all-siege = all attacks you play this combat become Siege Attacks

option-use-banner = { $unit }: use { $card }
option-cancel-attack = Cancel { $enemy }: { $element } attack { $value }
option-number = { $n }

prompt-banner = Which Unit carries the Banner?
prompt-cancel-attack = Which attack is cancelled?
prompt-discard-attack = Discard cards for Attack { $n } each
prompt-wrath = Raise the Siege Attack by how much? A die is rolled for each +1
prompt-throw-wounds = Throw away { $n ->
    [one] the Wound
   *[other] all { $n } Wounds
} received this turn?
prompt-cold-fire = Pay { $colour } mana to raise the value to { $n }?

story-banner = { $hero } assigns { $card } to { $unit }.
story-uses-banner = { $hero } uses { $card }.
