# Questions.
ask-camp = { $who } in the camp. Crowns: { $crowns }. Shards: { $shards }
ask-class = { $n ->
    [0] Choose your hero
    [1] Choose your first hero
   *[other] Choose your second hero
}
ask-power = { $who }: choose a power
ask-shop = { $who } in the emporium. Crowns: { $crowns }
ask-who-acts = Who acts next?{ $aim ->
    [none] {""}
   *[other] {" "}Objective: { $aim }
}
ask-turn = { $who }: choose an activity
ask-souls = Raise or return a soul? Shards: { $shards }
ask-whom = Choose a figure
ask-attack = { $who }: choose a target
ask-next-target = Choose the next target
ask-rearrange = { $who }: equip items or put them into the bag
ask-exchange = Exchange with { $who }: give or take
ask-put-on = { $who }: equip it now?
ask-goods = { $who }: pick up or drop things
ask-target = Several targets fit equally well. Choose a target for { $who }
ask-reaction = { $who } is leaving: who attacks first?
ask-activate = Several enemies are equally near. Which one activates first?
ask-enemy-way = { $who } { $how ->
    [retreat] retreats from
   *[other] moves towards
} { $target }: choose a path
ask-bash = { $who } is pushed: choose where
ask-may-use = { $card }: { $effect }?
ask-attack-after = { $who }, after the roll: use a card?
ask-defence = { $who } defends: use a card?
ask-ally-attacked = Another hero is attacked. { $who }: use a card?
ask-would-die = { $who } would die. Use a card?
ask-trap-drawn = A trap! { $who }: use a card?
ask-companion = { $who } has moved: choose a target
ask-reroll = Choose a die to reroll
ask-treasure = { $who }: choose a treasure to keep
ask-too-many = { $who }: the bag is too full. Give or drop a card
ask-set-aside = { $who } loses a soul rank. Choose a power to put aside
ask-cure = { $who }: choose what to remove
ask-scry = Choose the next event
ask-decide = { $tale } What will the party do?
ask-tale-shield_the_villagers = Villagers hide among the stalls, bandits on their heels.
ask-tale-send_them_home = All captives are free.
ask-tale-bury_the_bones = Old bones lie here, unburied.
ask-tale-free_the_thralls = Thralls are chained between the tents of the orcs.
ask-tale-quench_the_fires = The street before the bridge is burning.
ask-tale-free_the_prisoners = Prisoners call from their cells.
ask-tale-pay = Whispers in the dark demand their price.
ask-tale-renew = The dead remember an old oath of the party.
ask-teleport = { $who }: choose a destination
ask-seal = Choose an area to seal
ask-fire = Choose an area to set on fire
ask-before-roll = { $who }, before the roll: use a card or Focus?
ask-whom-for = { $card }: choose a figure
ask-scream = { $who } screams: choose an enemy
ask-recharge = { $who }: choose a used card to turn
