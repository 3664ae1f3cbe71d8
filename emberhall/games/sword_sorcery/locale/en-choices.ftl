# Labels of options.
option-quest-chapter = Quest: { $quest }
option-camp = Camp: prepare the heroes
option-onward = Give up this quest and go on to the next, without its rewards
option-camp-rise = Rise to soul rank { $rank } for { $price ->
    [one] 1 shard
   *[other] { $price } shards
}{ $brings ->
    [none] {""}
   *[other] : { $brings }
}
brings-hp = +{ $n } HP
brings-combats = +{ $n } Combat
brings-actions = +{ $n } Action
brings-powers = +{ $n } { $n ->
    [one] power
   *[other] powers
}
option-forge = Anvil: { $card }, { $name } ({ $price } crowns): { $does }
option-pray = Temple: { $name } { $price ->
    [0] (free)
   *[other] ({ $price } crowns)
}: { $does }
word-end_turn = End turn
word-roll = Roll the dice
word-as_rolled = Keep the roll
word-focus = Focus: spend an Action for +1 hit
word-dash = Dash: spend an Action for 1 movement point
word-dash_up = Dash: spend an Action to stand up
word-stand = Stand up (1 movement point)
word-scream = Scream: on a hit or bolt (blue die), slow a nearby enemy
word-relocate = Move to the nearest open shrine instead of moving normally
word-leave_it = Skip
word-rearrange = Change gear (Action)
word-goods = Pick up or drop things
word-tavern = Tavern: roll for 5 crowns
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
option-reload = Reload the { $card } (Action)
option-flip = Awaken the { $card }
option-provoke = Provoke { $name }: set Menace to { $level }
option-open = Open: { $door }
option-unlock = Remove the magic lock: { $door }
option-unlock-chest = Remove the magic lock from the chest
option-force = Break open { $cost ->
    [action] (Action)
   *[nothing] (free)
}: { $door }
option-open-chest = Break open the chest { $cost ->
    [action] (Action)
   *[nothing] (free)
}
option-search = Search here (Action)
option-quest-act = { $act }
option-equip = Equip: { $card } ({ $slot })
option-stow = Put into the bag: { $card }
option-give = Give { $name }: { $card }
option-give-crowns = Give { $name } { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
option-exchange = Exchange with { $name } (Action)
option-take = Take from { $name }: { $card }
option-take-crowns = Take { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
} from { $name }
option-pick-up = Pick up: { $card }
option-drop = Drop: { $card }
option-drop-crowns = Drop { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
option-companion-go = The companion moves: { $area }
option-companion-strike = The companion attacks: { $name }
option-again = Reroll: { $die }
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
option-revive = { $name }: return to life for { $price ->
    [one] 1 shard
   *[other] { $price } shards
}
option-set-aside = Put aside: { $card }
option-cure = { $name }
option-replace-power = Replace { $card } with another power
option-ready = Turn: { $card }
