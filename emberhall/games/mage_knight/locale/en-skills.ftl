# Skills: what they do, and the questions they ask.
fx-if-least-fame = if you alone have the least Fame: { $effect }
named-wound-sideways = play a Wound sideways like any other card; it gives { $n } instead of 1
named-i-dont-give-a-damn = a card played sideways gives { $n } instead of 1; an Advanced Action, Spell or Artifact gives 3
named-who-needs-magic = a card played sideways gives { $n } instead of 1; it gives 3 if you use no die of the Source this turn
named-universal-power = pay one mana of a basic colour: a card played sideways gives { $n } instead of 1; an Action or Spell of that colour gives 4
named-discard-wound = not in combat: discard a Wound from your hand
named-throw-wounds = not in combat: throw away up to { $n } Wounds from your hand
named-healing-ritual = not in combat: throw away up to { $n } Wounds from your hand; one of them goes to the hand of the hero nearest to you instead
named-invocation = discard a Wound for a red or black mana token, or another card for a white or green one; spend the token at once
named-polarization = use one mana as mana of the opposite colour (red and blue, green and white); by Day black as any basic colour, at Night gold as black
named-resistance-break = in combat: one enemy has Armor -{ $n } for each of its resistances (minimum 1)
named-flight = fly to a safe space beside you, or two spaces away for 2 Move points, over any terrain; nobody is provoked
named-heal-unit = not in combat: heal a Unit
named-leadership = activate a Unit: its Block is 3 higher, or its Attack 2, or its Ranged Attack 1 (no Siege Attack)
named-bonds-of-loyalty = when you gain it, { $n } Regular Units come into the offer; it holds one Unit more, which costs 5 Influence less and may be used everywhere
named-ritual-of-pain = another hero may return this Skill to play a Wound sideways for { $n }
named-mana-exploit = gain a mana token of any colour but gold; until your next turn, others take a Wound for using mana of another colour (once for each colour)
named-mana-overload = gain a mana token of any colour but gold; the first card powered with that colour that gives Move, Influence, Attack or Block gives { $n } more
named-source-freeze = until your next turn, others cannot use their die of the Source; then gain a crystal of a basic colour in the Source
named-source-opening = you may reroll a die of the Source; another hero may return this Skill to use one more die of a basic colour, and you gain a crystal of that colour
named-prayer-of-weather = until your next turn, all terrain costs others 1 more (maximum 5)
named-calming-the-weather = another hero may return this Skill to have all terrain 1 cheaper for a turn (minimum 1)

option-return-ritual-of-pain = Return { $skill }: play a Wound sideways for 3
option-return-calming-the-weather = Return { $skill }: all terrain 1 cheaper
option-return-source-opening = Return { $skill }: one more die of the Source
option-recruit-loyal = Recruit { $unit } under Bonds of Loyalty for { $cost }
word-forgo_dice = 3 points, and no die of the Source this turn
word-keep_dice = 2 points
word-reroll = Reroll it at the end of the turn
word-as_it_lies = Leave it as it lies

prompt-sideways = Which card do you play sideways, and for what?
prompt-forgo-dice = Do you do without the dice of the Source this turn?
prompt-throw-wound = Throw away a Wound?
prompt-whom-to-wound = Who takes the Wound?
prompt-spend-at-once = What do you spend the mana on?
prompt-polarize = Which mana do you turn?
prompt-heal-unit = Which Unit is healed?
prompt-lead = Which Unit do you lead?
prompt-thaw = Which crystal do you gain?
prompt-reroll = Which die do you reroll?
prompt-die-back = What becomes of the die?

story-skill-returns = { $skill } returns to { $hero }.
skills-in-the-middle = Skills in the middle
marked = marked
