# Questions

ask-class = Choose a class{ $of ->
    [1] { "" }
   *[other] : character { $n } of { $of }
}
ask-perk = { $who }: choose a perk
ask-items = { $who }: choose items, { $gold } gold left
ask-bring = { $who }: choose { $n ->
    [one] one more card
   *[other] { $n } more cards
} for the scenario
ask-goal = { $who }: keep one of the battle goals
ask-start = { $who }: choose a starting hex
ask-cards = { $n ->
    [0] { $who }: fewer than two cards in hand; take a long rest
   *[other] { $who }: choose two cards{ $rest ->
        [0] ; the first sets your initiative
       *[other] { " " }(the first sets your initiative) or a long rest
    }
}
ask-first = Equal initiative ({ $n }): who acts first?
ask-act = { $who }: your turn{ $last ->
    [0] { "" }
   *[other] . The goal is met: this is the last round
}
ask-move = { $who }: { $n ->
    [one] 1 movement point left
   *[other] { $n } movement points left
}
ask-attack = { $first ->
    [0] Choose a target:
   *[other] All of them are attacked. Choose who is first:
} Attack { $n }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
}{ $left ->
    [1] { "" }
   *[other] , { $left } targets left
}
ask-area = Place the target area: Attack { $n }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
}
ask-heal = { $n ->
    [0] Choose who is healed
   *[other] Heal { $n }: choose who is healed
}
ask-heal-area = Heal: place the target area
ask-bonus = Choose who gets the bonus
ask-give = Choose who gains { $conditions }
ask-pushed = Push: choose a target
ask-pulled = Pull: choose a target
ask-toward = Choose the hex they are pulled towards
ask-push = Push { $who }: { $n ->
    [one] 1 hex left
   *[other] { $n } hexes left
}
ask-pull = Pull { $who }: { $n ->
    [one] 1 hex left
   *[other] { $n } hexes left
}
ask-damaged = Choose where the damage falls
ask-condition = { $who }: apply { $condition }?
ask-loot = { $who }: Loot { $n }?
ask-kill = Choose an enemy to kill
ask-loot-which = You may loot { $n } more: choose a hex
ask-damage = { $who } would suffer { $n } damage. Lose cards instead?
ask-suffer = Suffer { $n } damage?{ $given ->
    [1] { " " }You get: { $gains }.
   *[other] { "" }
}
ask-which-element = Choose the element to consume
ask-may-damage = { $who } would suffer { $n } damage. Use this effect: { $effect }?
ask-turn-attacker = Choose whom it attacks instead of you
ask-act-again = { $who }: choose two cards for another turn later this round
ask-mark = Choose the enemy to mark
ask-play-card = { $who }: choose the card from your hand to use now
ask-extra-turn-for = Choose who takes an additional turn
ask-extra-turn = { $who }: choose cards for an additional turn now, or decline
ask-consume = Consume { $elements }?{ $given ->
    [1] { " " }You get: { $gains }.
   *[other] { "" }
}
ask-consume-any = Consume an element?{ $given ->
    [1] { " " }You get: { $gains }.
   *[other] { "" }
}
ask-infuse = Choose an element to infuse
ask-monster-consumes = { $monsters }: choose the element they consume
ask-focus = { $who }: equal targets. Choose its focus
ask-monster-move = { $who }: equal hexes. Choose where it moves
ask-targets = { $who }: equal targets. Choose who it attacks
ask-spawn = { $monster }: choose where it appears
ask-summon = Choose a hex for your summon
ask-grant = Choose who may act
ask-granted = { $who }: { $effect }?
ask-force = Choose an enemy that must act
ask-control = Choose an enemy to control this round
ask-perform-as = { $what ->
    [heal] Perform it as a Heal instead?
   *[other] Perform the Move as an Attack instead?
}
ask-guard = { $who }: choose what protects you first
ask-item = { $who }: use an item ({ $when })?
ask-initiative = { $who }: choose your initiative
ask-recover = { $who }: recover up to { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ask-recover-active = { $who }: recover an active card as well? Its effect ends
ask-recover-for = Choose who recovers cards
ask-refresh = { $who }: choose an item to refresh
ask-refresh-for = Choose whose items are refreshed
ask-lose = { $who }: lose a card
ask-trap = Choose a hex for the trap
ask-disarm-trap = Choose a trap to disarm
ask-throw-trap = Throw the trap: choose a target
ask-create-obstacle = Choose a hex for the obstacle
ask-destroy-obstacle = Choose an obstacle to destroy
ask-move-obstacle = Choose an obstacle to move
ask-move-obstacle-to = Choose where the obstacle goes
ask-teleport = Choose the hex to go to
ask-cleanse = Choose whose conditions are removed
ask-cleanse-which = Choose the condition to remove
ask-give-card = Choose who gets a { $card ->
    [medical_pack] Medical Pack
   *[other] Large Medical Pack
}
ask-place-card = Choose the ally who gets this card
ask-suffer-up-to = Suffer up to { $n } damage?
ask-wound-all-around = Wound yourself and all adjacent allies for more?
ask-rest-loses = { $who }: choose the card to lose
ask-pay-ally = Choose the ally to { $cost ->
    [curse_ally] curse
   *[other] poison (one who is poisoned already suffers 3 damage)
}
ask-swap = Choose the figures that change places
ask-attack-from = Choose whose hex you attack from
ask-make-room = { $who }: { $kind ->
    [song] too many Songs are active: choose the one that ends
    [doom] too many Dooms are active: choose the one that ends
   *[other] too many Augments are active: choose the one that ends
}
ask-force-area = Place the area: the enemies in it obey you
ask-beast = { $who }: choose where your bear starts
ask-share = { $who }: how much of { $n } damage?
ask-doom = Choose the enemy to doom
ask-which-doom = { $who }: choose the Doom that goes on
ask-lure = Choose where { $who } is led
ask-pay-card = { $who }: discard a card from your hand? You get: { $effect }
ask-pay-obstacle = Choose an adjacent obstacle to destroy
ask-pick-up = { $who } rests: recover an active card as well?
ask-put-away = { $who }: discard an active card? Next to act: { $acting }
ask-long-rest = { $who } rests: choose a discarded card to lose
ask-short-rest = { $who }: take a short rest? In hand { $hand }, discarded { $discards }{ $active ->
    [0] { "" }
   *[other] , active { $active }
}
ask-redraw = { $card } would be lost. Suffer 1 damage to lose another card instead?
ask-companion = { $npc }: choose where it appears
ask-moved-aside = Choose where the token on the altar’s hex goes
ask-curse = Few Curses are left: choose who gets one
ask-aside = The door closes on { $who }: choose the hex they move to
ask-deck = { $who } attacks: choose the modifier deck to draw from
ask-lay = Place this: { $name }
ask-quest = Whose personal quest is this scenario about?
ask-spare = { $who }: lose a card from your hand so that { $whom } does not suffer { $n } damage?
ask-altar = { $who }: give up the crystal or the sphere for { $n } damage to { $whom }?
ask-banish = A demon is dead: choose a Living Spirit to remove from the map
ask-token = Who carries the token?
ask-drift = { $who } is swept away: choose the hex
ask-give-up = { $who }: give up one of the items?
ask-water = The water rises: choose the hex
ask-roll = How far do the boulders of row { $row } roll?
ask-bucket = { $who }: take a water tile?
