# Questions.
ask-camp = { $who } in the camp. Crowns: { $crowns }, shards: { $shards }
ask-class = Whom do you play?
ask-power = { $who }: which power?
ask-shop = { $who } in the emporium. Crowns: { $crowns }
ask-who-acts = Who acts next?{ $aim ->
    [none] {""}
   *[other] {" "}Aim: { $aim }
}
ask-turn = { $who }: what do you do?
ask-souls = Souls rise or return. Shards: { $shards }
ask-whom = Whom?
ask-attack = Whom do you attack?
ask-next-target = Which target is hit next?
ask-rearrange = Which items do you put into use or into the bag?
ask-exchange = What do you give or take? With: { $who }
ask-put-on = { $who }: put it into use at once?
ask-goods = { $who }: what do you pick up or drop?
ask-damaged = The hero is hurt. Use a card?
ask-target = Whom does the enemy choose?
ask-reaction = Who attacks first as you leave?
ask-activate = Which enemy activates first?
ask-enemy-way = { $who }: which way?
ask-bash = { $who } is pushed. Where to?
ask-may-use = { $card }: { $effect }?
ask-attack-after = After the roll: use a card?
ask-defence = Defence: use a card?
ask-ally-attacked = Another hero is attacked. Use a card?
ask-would-die = The hero would die. Use a card?
ask-trap-drawn = A trap! Use a card?
ask-companion = Does the companion attack?
ask-reroll = Roll a die again?
ask-treasure = Which treasure do you keep?
ask-too-many = The bag is full: give or drop a card.
ask-set-aside = Which power is put aside?
ask-cure = What is removed?
ask-scry = Which event comes next?
ask-decide = What does the party decide?
ask-teleport = Where to?
ask-seal = Which area is sealed?
ask-fire = Where does the fire burn?
ask-before-roll = Before the roll: what do you use?
