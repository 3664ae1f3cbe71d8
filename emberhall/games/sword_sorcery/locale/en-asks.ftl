# Questions.
ask-camp = { $who } in the camp. Crowns: { $crowns }, shards: { $shards }
ask-class = { $n ->
    [0] Whom do you play?
    [1] Who is your first hero?
   *[other] Who is your second hero?
}
ask-power = { $who }: which power?
ask-shop = { $who } in the emporium. Crowns: { $crowns }
ask-who-acts = Who acts next?{ $aim ->
    [none] {""}
   *[other] {" "}Aim: { $aim }
}
ask-turn = { $who }: what do you do?
ask-souls = Whose soul rises or returns? Shards: { $shards }
ask-whom = Whom?
ask-attack = { $who }: whom do you attack?
ask-next-target = Which target is hit next?
ask-rearrange = { $who }: what do you put into use or into the bag?
ask-exchange = What do you exchange with { $who }?
ask-put-on = { $who }: put it into use at once?
ask-goods = { $who }: what do you pick up or drop?
ask-target = { $who }: whom does it choose? All fit equally well
ask-reaction = { $who } leaves: who attacks first?
ask-activate = Which enemy activates first? All are equally near
ask-enemy-way = { $who } { $how ->
    [retreat] retreats from
   *[other] moves towards
} { $target }: which way?
ask-bash = { $who } is pushed. Where to?
ask-may-use = { $card }: { $effect }?
ask-attack-after = { $who }, after the roll: use a card?
ask-defence = { $who } defends: use a card?
ask-ally-attacked = Another hero is attacked. { $who }: use a card?
ask-would-die = { $who } would die. Use a card?
ask-trap-drawn = A trap! { $who }: use a card?
ask-companion = { $who } has moved: whom does it attack?
ask-reroll = Which die is rolled again?
ask-treasure = { $who }: which treasure do you keep?
ask-too-many = { $who }: the bag is full. Which card do you give or drop?
ask-set-aside = { $who } loses a soul rank. Which power is put aside?
ask-cure = { $who }: what is removed?
ask-scry = Which event comes next?
ask-decide = { $tale } What does the party decide?
ask-tale-shield_the_villagers = Villagers hide among the stalls, bandits on their heels.
ask-tale-send_them_home = All captives are free.
ask-tale-bury_the_bones = Old bones lie here, and nobody has buried them.
ask-tale-free_the_thralls = Thralls are chained between the tents of the orcs.
ask-tale-quench_the_fires = The street before the bridge is burning.
ask-tale-free_the_prisoners = Prisoners call from their cells.
ask-tale-pay = Whispers in the dark demand their price.
ask-tale-renew = The dead remember an old oath of the party.
ask-teleport = { $who }: where to?
ask-seal = Which area is sealed?
ask-fire = Where does the fire burn?
ask-before-roll = { $who }, before the roll: what do you use?
ask-whom-for = { $card }: whom?
ask-scream = { $who } screams: at whom?
ask-recharge = { $who }: which used card is turned?
