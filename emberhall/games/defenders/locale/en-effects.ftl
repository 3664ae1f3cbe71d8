# What cards and skills do.
combat-corruption = Demonic Corruption: a die for each card prepared; on a 1 the card is lost.
combat-parry = Parry: every natural 1 cancels a hit; hits are counted after all have rolled.
combat-regeneration = Regeneration: if not slain, all wounds heal at once.
combat-no_rerolls = No die may be rolled again.
combat-fire_breath = Breath of fire: each attacker takes a wound that nothing prevents.
combat-poison_breath = Breath of poison: every natural 1 wounds whoever rolled it.
combat-acid_breath = Breath of acid: each attacker rolls a die and on 1 or 2 loses a prepared card.

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

agent-agent_brimstone = Acts when a red General is shown: flies to the second location of the card, sets it On Fire and burns the heroes there.
agent-agent_hemlock = Acts when a green General is shown: goes to the nearest green location that is not tainted; heroes there lose a card, and with two minions it is tainted.
agent-agent_onyx = Acts when a black General is shown: goes two steps towards the nearest hero and wounds the heroes there.

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
effect-push-back = Move a General back a step on his path.
effect-quiet-night = Draw no Darkness cards this Night.
effect-luck = After a combat roll: roll the failed dice again.
effect-clear-here = Spend an action: remove all minions at your location.
effect-gossip = At an inn: name a colour, draw { $cards } cards, keep those of the colour and all Special cards.
effect-guard-city = Remove up to { $minions } minions in Monarch City and the locations next to it.
effect-sweep = Along joined locations remove up to { $minions } minions, at most { $each } in each; a Dragonkin counts as two.
effect-strike = Remove up to { $minions } minions from up to { $spots } locations.
effect-foresee = Look at the top { $cards } Darkness cards, discard any of them, put back the rest in any order.
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
effect-ward = Discard a negative Global Effect that is drawn.
effect-exchange = Two heroes at different locations exchange any number of Hero cards.
effect-draw-cards = Draw { $cards } Hero cards.
effect-raid-near = Roll a die: remove so many minions within { $reach } steps of { $place }.
effect-find-card = Take the first { $colour } card from the Hero deck and shuffle it.
effect-quiet = No minions are placed and no General moves.
effect-patrols = A minion in every { $colour } location that has no minions.
effect-war-party = A { $colour } minion more wherever exactly one stands alone.
effect-enter-city = One minion of each colour next to Monarch City enters it. Then both discard piles are shuffled back.
effect-mischief = Heroes among Imps discard a card at random; an Imp is placed in { $places }.
effect-kindle = A { $colour } minion in every location On Fire.
effect-dragon-council = The dragon nearest to Monarch City moves a step; Brimstone flies to { $place }.
effect-dragon-fear = Every hero within a step of a dragon suffers a wound.
effect-scatter = Every hero is moved to the location of a Hero card turned over for the hero.
effect-dice-bonus = +{ $amount } to each die { $against ->
    [all] in every combat
    [minions] against minions
    [generals] against Generals
    [dragons] against dragons
    [kinds] against { $kinds }
   *[land] in { $colour } locations
}.
effect-reroll-failed = Once in a combat roll failed dice again ({ $kinds ->
    [none] against all
   *[other] against { $kinds } and { $foes }
}).
effect-attack-style = Each turn choose: Sky: no wounds, fear or loss of cards. Ground: all dice of a combat may be rolled again once.
effect-shape-shifter = Each turn you may take the shape of a minion: no wounds or fear from its kind; no entry to Monarch City and the inns.
effect-ambush = First attack of the turn on the kind of your shape: +{ $minions } to each die, +{ $general } against its General.
effect-archery = Action: attack the minions of an adjacent location.
effect-fireball = Action: discard a card of the colour of a minion here: a die for each minion, 2 or more removes it.
effect-ignore-wound = Ignore a wound from minions at the end of the turn and from a defeat{ $fire ->
    [true] , and a wound from fire
   *[other] {""}
}.
effect-no-fear = No wound from fear.
effect-hide = No wounds from minions at the end of the turn; fear still counts.
effect-turn-undead = Before wounds: move the Undead here to adjacent locations.
effect-no-penalty = No penalty for a defeat by a General.
effect-fire-proof = No wounds from fire; entering it costs one action.
effect-lore-of-land = One action more in a turn that starts in a { $colour } location.
effect-fresh-mount = One action more next turn if you end yours on the ground in Monarch City or in a { $colour } location.
effect-more-actions = { $count } more actions in every turn.
effect-free-travel = Action: move up to { $steps } steps without a card.
effect-teleport = Action, once a turn: move to any location.
effect-sanctify-land = Action: heal the land without a card where there are no minions.
effect-crafty = Rumors draw { $cards } cards.
effect-more-quest-dice = { $count } more die for Quests and for healing the land.
effect-more-evening-cards = { $cards } more Hero card in the Evening{ $chest ->
    [true] {" "}where there is a treasure chest
   *[other] {""}
}.
effect-wisdom = In your Night you may exchange each Darkness card for the next one.
effect-land-bonus = +{ $amount } to each die when the land is healed.
effect-sailing = Action: move between { $harbours }.
effect-rumor-cards = Rumors draw { $cards } cards.
effect-horse-steps = Horses go { $steps } steps.
effect-eagle-steps = Eagles fly { $steps } steps.
effect-inns-closed = No rumors; inns heal no better than other places.
effect-gates-locked = No travel through Magic Gates; none can be built.
effect-dread = Whoever ends the turn among minions suffers one more wound.
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
effect-scout-task = Action: be where { $general } is.
effect-gate-task = Build a Magic Gate in a { $colour } location.
effect-extinguish-task = Extinguish { $count } fires.
