# The log, and how the game ended.
say-quest-won = Won: { $quest }.
say-quest-reward = Rewards: { $shards } shards for the party, { $crowns } crowns for each hero.
say-quest-lost = Lost: { $quest }.
end-campaign = The campaign has ended. Quests won: { $won }. Score: { $score }.
end-camp = The party is ready.
end-onward = The party goes on.
say-round = Round { $n }.
say-turn = { $who }'s turn.
say-card = { $who } uses { $card }.
say-reroll = Rerolled: { $was }, now { $now }.
say-reroll-none = No die is rerolled.
say-crowns = { $who } gains { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}.
say-item = { $who } gains the { $card }.
say-treasure = { $who } finds a treasure: { $treasure }.
say-heals = { $who } heals { $n } HP.
say-loses = { $who } loses { $n } HP.
say-dies = { $who } dies.
say-soul-ward = { $who } is saved from death at a shrine.
say-power-card = { $who } draws an enemy power: { $card }.
say-save = { $who } { $made ->
    [true] makes the save
   *[other] fails the save
}: rolled { $number }, needed { $needed }.
say-condition = { $who }: { $condition }.
say-shadow = A shadow is turned over at { $where }: { $what }.
say-attacks = { $who } attacks { $target }.
say-rolled = Roll: { $faces }. Hits: { $hits }, bolts: { $bolts }.
say-damage = { $who }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}{ $armor ->
    [0] {""}
   *[other] , { $armor } stopped by armor
}{ $tokens ->
    [0] {""}
   *[other] , { $tokens } stopped by shield tokens
}{ $shields ->
    [0] {""}
   *[other] , { $shields } stopped by dice
}: { $damage } damage.
say-pushed = { $who } is pushed.
say-redirects = { $who } takes the attack instead.
say-comes = { $who } appears at { $where }.
say-stunned = { $who } is stunned and does not activate.
say-stunned-hero = { $who } is stunned and cannot act.
say-algorithm = { $who } targets { $target } ({ $why }). { $band ->
    [unseen] With nobody in sight,
   *[other] At distance { $band },
} it does { $line ->
    [none] nothing
   *[other] this: { $line }
}.
say-moves = { $who } moves to { $where }.
say-encounter = { $card } (active hero: { $who }): { $effect }.
say-event = Event: { $event }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}.
say-trap = Trap card: { $trap }{ $effect ->
    [none] . Nothing happens
   *[other] . { $effect }
}.
say-trap-cancelled = The trap has no effect.
say-opens = { $who } opens: { $what }.
say-unlocks = { $who } removes the magic lock: { $what }.
say-searches = { $who } searches.
say-fumbles = { $who } is blinded and fails.
say-flips = { $who } awakens the { $card }.
say-menace = Menace is now { $level }.
say-quest-act = { $who }: { $act }.
say-equips = { $who } equips the { $card }.
say-gives = { $who } gives { $whom } the { $card }.
say-drops = { $who } drops the { $card }.
say-tavern-crowns = { $who } wins { $n } crowns in the tavern.
say-tavern-rumour = { $who } hears a rumour in the tavern about the next { $n } events.
say-tavern-shield = { $who } gains 1 shield token for the quest in the tavern.
say-tavern-loss = { $who } loses { $n } crowns in the tavern.
say-screams = { $who } screams.
say-revives = { $who } returns to life.
say-rises = { $who } rises to soul rank { $rank }.
say-time = It is now { $time ->
    [night] night: heroes' attacks have 1 fewer hit
   *[other] day
}.
say-decides = The party decides: { $decision }.
end-won = The quest is won.
end-all-dead = All heroes are dead: the quest is lost.
end-clock = No event is left to draw: the quest is lost.
treasure-crowns = { $n } crowns
treasure-shards = { $n } soul shards
why-target-unseen = it sees nobody and looks for the nearest
why-target-taunted = taunted
why-target-menace-2 = Menace 2: its last attacker
why-target-menace-3 = Menace 3: the hero who provoked it
why-target-only = the only target it sees there
why-target-closest = the closest
why-target-farthest = the farthest
why-target-most_wounded = the most wounded
why-target-fewest_hp = the one with the fewest HP
why-target-most_hp = the one with the most HP
why-target-lowest_armor = the one with the lowest armor
why-target-highest_rank = the one with the highest soul rank
why-target-lowest_rank = the one with the lowest soul rank
why-target-richest = the richest
why-target-active_hero = the active hero
why-target-last_attacker = its last attacker
step-move = { $points ->
    [own] move
    [more] move 1 extra area
   *[other] move { $points }
}
step-retreat = retreat { $points }
step-attack = { $what }
step-power = { $what }
attack-main = main attack
attack-far = far attack
attack-whirl = whirl
attack-stomp = stomp
attack-wave = wave
say-nobody-acts = No enemy acts.
say-suffers = { $who } suffers from { $condition }.
say-die = Roll: { $faces }.
say-crowns-lost = { $who } loses { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}.
say-shards = The party gains { $n ->
    [one] 1 soul shard
   *[other] { $n } soul shards
}.
say-trap-elsewhere = It is a trap for { $opens ->
    [chest] chests
   *[other] doors
} only: nothing happens.
say-carried = Because of what the party did before: { $effect }.
