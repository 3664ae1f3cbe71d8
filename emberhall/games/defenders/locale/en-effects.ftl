# What cards and skills do.
combat-corruption = Demonic Corruption: roll a die for each prepared card; on a 1 the card is lost.
combat-parry = Parry: each natural 1 cancels a hit; hits are counted after everyone has rolled.
combat-regeneration = Regeneration: if not slain, all wounds heal at once.
combat-no_rerolls = Dice cannot be rerolled.
combat-fire_breath = Breath of fire: each attacker takes a wound that nothing prevents.
combat-poison_breath = Breath of poison: each natural 1 wounds the hero who rolled it.
combat-acid_breath = Breath of acid: each attacker rolls a die and loses a prepared card on a 1 or 2.

darkness-place = { $place }: { $minions }
darkness-next = { $general } moves to the next location on the path{ $count ->
    [0] .
    [one] {" "}with { $count } minion.
   *[other] {" "}with { $count } minions.
}
darkness-move = { $general } moves to { $place } if it is one step away{ $count ->
    [0] .
    [one] , with { $count } minion.
   *[other] , with { $count } minions.
}
darkness-fly = { $general } flies to { $place }{ $count ->
    [0] .
    [one] {" "}with { $count } minion.
   *[other] {" "}with { $count } minions.
}

agent-agent_brimstone = Acts when a red General is shown: flies to the second location on the card, sets it On Fire and burns the heroes there.
agent-agent_hemlock = Acts when a green General is shown: goes to the nearest green location that is not tainted. Each hero there loses a card; with two minions there, the location is tainted.
agent-agent_onyx = Acts when a black General is shown: goes two steps toward the nearest hero and wounds each hero there.

effect-then = { $first } { $then }
effect-raise-gate = Put a Magic Gate on any location without one.
effect-send-heroes = { $count ->
    [one] Move a hero to any location.
   *[other] Move up to { $count } heroes, each to any location.
}
effect-purify = { $every ->
    [true] Remove all Tainted Crystals
   *[other] Remove a Tainted Crystal
} { $here ->
    [true] from your location.
   *[other] from any one location.
}
effect-clear-places = Remove all minions from up to { $count } locations ({ $colour }).
effect-push-back = Move a General back one step on the path.
effect-quiet-night = Draw no Darkness cards this Night.
effect-luck = After a combat roll: reroll the failed dice.
effect-clear-here = Spend an action: remove all minions at your location.
effect-gossip = At an inn: name a colour, draw { $cards } cards, keep those of that colour and all Special cards.
effect-guard-city = Remove up to { $minions } minions in Monarch City and the locations next to it.
effect-sweep = Remove up to { $minions } minions along connected locations, at most { $each } from each; a Dragonkin counts as two.
effect-strike = Remove up to { $minions } minions from up to { $spots } locations.
effect-foresee = Look at the top { $cards } Darkness cards, discard any of them and put the rest back in any order.
effect-cancel-placement = When a Darkness card is shown: nothing is placed in one of its locations ({ $colour }).
effect-hold-general = When a Darkness card is shown: its General does not move.
effect-hold-healing = A General does not heal at the end of this turn.
effect-immobilise = A General does not move for a full round of turns.
effect-more-dice = { $dragons ->
    [true] { $count } more dice in one attack on a dragon.
   *[other] { $count } more dice in one combat roll.
}
effect-no-skill = The combat skill of a { $dragons ->
    [true] dragon
   *[other] General
} does not apply in one battle.
effect-quench = Remove the Fire tokens of up to { $count } locations.
effect-ward = Discard a negative Global Effect when it is drawn.
effect-exchange = Two heroes at different locations exchange any number of Hero cards.
effect-draw-cards = Draw { $cards } Hero cards.
effect-raid-near = Roll a die: remove that many minions within { $reach } steps of { $place }.
effect-find-card = Take the first { $colour } card from the Hero deck, then shuffle the deck.
effect-quiet = No minions are placed and no General moves.
effect-patrols = Place a minion in each { $colour } location without minions.
effect-war-party = Place another { $colour } minion wherever exactly one stands alone.
effect-enter-city = One minion of each colour next to Monarch City enters it. Then both discard piles are shuffled back into their decks.
effect-mischief = Each hero among Imps discards a card at random; place an Imp in { $places }.
effect-kindle = Place a { $colour } minion in each location On Fire.
effect-dragon-council = The dragon nearest to Monarch City moves one step; Brimstone flies to { $place }.
effect-dragon-fear = Each hero within one step of a dragon suffers a wound.
effect-scatter = Turn over a Hero card for each hero and move the hero to its location.
effect-dice-bonus = +{ $amount } to each die { $against ->
    [all] in every combat
    [minions] against minions
    [generals] against Generals
    [dragons] against dragons
    [kinds] against { $kinds }
   *[land] in { $colour } locations
}.
effect-reroll-failed = Once per combat, reroll failed dice ({ $kinds ->
    [none] against all
   *[other] against { $kinds } and { $foes }
}).
effect-attack-style = Each turn, choose Sky: no wounds, fear or loss of cards; or Ground: once per combat, reroll all dice.
effect-shape-shifter = Each turn, you may take the shape of a minion: no wounds or fear from its kind, but you can't enter Monarch City or an inn.
effect-ambush = Your first attack each turn on the kind of your shape: +{ $minions } to each die, +{ $general } against its General.
effect-archery = Action: attack the minions of an adjacent location.
effect-fireball = Action: discard a card of the colour of a minion here. Roll a die for each minion; 2 or more removes it.
effect-ignore-wound = Ignore one wound from minions at the end of the turn and one from a defeat{ $fire ->
    [true] , and one from fire
   *[other] {""}
}.
effect-no-fear = Fear does not wound you.
effect-hide = Minions do not wound you at the end of the turn; fear still does.
effect-turn-undead = Before wounds: move the Undead here to adjacent locations.
effect-no-penalty = No penalty for a defeat by a General.
effect-fire-proof = Fire does not wound you; entering it costs one action.
effect-lore-of-land = +1 action in a turn you start in a { $colour } location.
effect-fresh-mount = +1 action next turn if you end this one on the ground in Monarch City or a { $colour } location.
effect-more-actions = +{ $count ->
    [one] { $count } action
   *[other] { $count } actions
} each turn.
effect-free-travel = Action: move up to { $steps } steps without a card.
effect-teleport = Action, once per turn: move to any location.
effect-sanctify-land = Action: heal the land without a card where there are no minions.
effect-crafty = Rumors draw { $cards } cards.
effect-more-quest-dice = +{ $count ->
    [one] { $count } die
   *[other] { $count } dice
} for Quests and for healing the land.
effect-more-evening-cards = +{ $cards ->
    [one] { $cards } Hero card
   *[other] { $cards } Hero cards
} in the Evening{ $chest ->
    [true] {" "}at a treasure chest
   *[other] {""}
}.
effect-wisdom = In your Night, you may exchange each Darkness card for the next one.
effect-land-bonus = +{ $amount } to each die when you heal the land.
effect-sailing = Action: move between { $harbours }.
effect-rumor-cards = Rumors draw { $cards } cards.
effect-horse-steps = Horses go { $steps } steps.
effect-eagle-steps = Eagles fly { $steps } steps.
effect-inns-closed = No rumors; inns heal no better than other places.
effect-gates-locked = No travel through Magic Gates; none can be built.
effect-dread = If you end your turn among minions, you suffer one more wound.
effect-roll-task = Action in { $place }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, one must show { $on } or more. { $keep ->
    [true] Can be tried again.
   *[other] Failure discards the Quest.
}
effect-visit-task = { $actions ->
    [0] Visit
   *[other] Spend an action in each of
} { $places }.
effect-defeat-task = Defeat minions and collect them here: { $kinds ->
    [none] one of each colour
   *[other] { $kinds }, { $total }
}.
effect-scout-task = Spend an action where { $general } is.
effect-gate-task = Build a Magic Gate in a { $colour } location.
effect-extinguish-task = Extinguish { $count } fires.
