# What may be chosen.
option-quest-chapter = Quest: { $quest }
option-camp = The camp: make the heroes ready
option-onward = Give the quest up: on to the next one without its rewards
option-camp-rise = Rise to soul rank { $rank } for { $price ->
    [one] 1 shard
   *[other] { $price } shards
}{ $brings ->
    [none] {""}
   *[other] : { $brings }
}
brings-hp = { $n } HP more
brings-combats = { $n ->
    [one] a Combat more
   *[other] { $n } Combats more
}
brings-actions = { $n ->
    [one] an Action more
   *[other] { $n } Actions more
}
brings-powers = { $n ->
    [one] a power more
   *[other] { $n } powers more
}
option-forge = Anvil: { $card }, { $name } for { $price } crowns: { $does }
option-pray = Temple: { $name } { $price ->
    [0] free of charge
   *[other] for { $price } crowns
}: { $does }
word-end_turn = End the turn
word-roll = Roll the dice
word-as_rolled = Leave the roll as it is
word-focus = Focus: +1 hit for an Action
word-dash = Dash: 1 movement point for an Action
word-dash_up = Dash: stand up
word-stand = Stand up for 1 movement point
word-scream = Scream: a blue die with a hit or a bolt slows an enemy nearby
word-relocate = Go to the nearest open shrine instead of moving
word-leave_it = Leave it
word-rearrange = Rearrange the items in use for an Action
word-goods = Pick up or drop things
word-tavern = The tavern: roll for 5 crowns
word-pick_crowns = Pick up the crowns
option-take-class = Play { $hero } the { $cls }
option-take-power = { $card }
option-buy = Buy { $card } for { $price } crowns
option-sell = Sell { $card } for { $price } crowns
option-act = { $name }
option-pick = { $name }
option-go = Move: { $area }
option-into = { $area }
option-strike = Attack with the { $card }: { $name }
option-punch = Attack without a weapon: { $name }
option-use = Use { $card }
option-reload = Reload the { $card } for an Action
option-flip = Wake the soul of the { $card }
option-provoke = Provoke { $name }: Menace { $level }
option-open = Open: { $door }
option-unlock = Take off the magic lock: { $door }
option-unlock-chest = Take off the magic lock of the chest
option-force = Break open for { $cost ->
    [action] an Action
   *[nothing] nothing
}: { $door }
option-open-chest = Break the chest open for { $cost ->
    [action] an Action
   *[nothing] nothing
}
option-search = Search here for an Action
option-quest-act = { $act }
option-equip = Put into use: { $card } ({ $slot })
option-stow = Put into the bag: { $card }
option-give = Give { $name }: { $card }
option-give-crowns = Give { $name } crowns: { $crowns }
option-exchange = Exchange things with { $name } for an Action
option-take = Take from { $name }: { $card }
option-take-crowns = Take crowns from { $name }: { $crowns }
option-pick-up = Pick up: { $card }
option-drop = Drop: { $card }
option-drop-crowns = Drop { $crowns } crowns
option-companion-go = The companion moves: { $area }
option-companion-strike = The companion attacks: { $name }
option-again = Roll again: { $die }
option-keep = Keep: { $name }
option-top = Next: { $name }
option-decide-for = { $decision }: { $effect }
option-rise = { $name }: rise to soul rank { $rank } for { $price ->
    [one] 1 shard
   *[other] { $price } shards
}{ $brings ->
    [none] {""}
   *[other] {" "}({ $brings })
}
option-revive = { $name }: back to life for { $price ->
    [one] 1 shard
   *[other] { $price } shards
}
option-set-aside = Put aside: { $card }
option-cure = { $name }
option-choose-anew = Choose another power in place of { $card }
option-ready = Turn: { $card }
