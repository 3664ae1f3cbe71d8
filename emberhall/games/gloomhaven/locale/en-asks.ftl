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
ask-start = { $who }: where do you start?
ask-cards = { $n ->
    [0] { $who }: no two cards in hand, so a long rest
   *[other] { $who }: two cards for the round, one of them leads{ $rest ->
        [0] { "" }
       *[other] ; or a long rest
    }
}
ask-first = Equal initiative ({ $n }): who acts first?
ask-act = { $who }: what do you do?{ $last ->
    [0] { "" }
   *[other] { " " }The goal is met: this is the last round.
}
ask-move = { $who } moves: { $n ->
    [one] one point left
   *[other] { $n } points left
}
ask-attack = { $first ->
    [0] Whom do you attack?
   *[other] All are attacked: whom first?
} Attack { $n }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
}{ $left ->
    [1] { "" }
   *[other] , { $left } targets left
}
ask-area = Where do you lay the target area? Attack { $n }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
}
ask-heal = Who is healed?{ $n ->
    [0] { "" }
   *[other] { " " }Heal { $n }
}
ask-heal-area = Where do you lay the target area? Heal
ask-bonus = Who gets the bonus?
ask-give = Who gets { $conditions }?
ask-pushed = Who is pushed?
ask-pulled = Who is pulled?
ask-toward = Towards which hex are they pulled?
ask-push = { $who } is pushed, { $n ->
    [one] one hex
   *[other] { $n } hexes
} left: where?
ask-pull = { $who } is pulled, { $n ->
    [one] one hex
   *[other] { $n } hexes
} left: where?
ask-damaged = Where does the damage fall?
ask-condition = { $who }: apply { $condition }?
ask-loot = { $who }: Loot { $n }?
ask-kill = Who is killed?
ask-loot-which = { $n } more may be looted. From which hex?
ask-damage = { $who } would suffer { $n } damage. Lose cards instead?
ask-suffer = Suffer { $n } damage for it?{ $given ->
    [1] { " " }It gives: { $gains }.
   *[other] { "" }
}
ask-consume = Consume { $elements }?{ $given ->
    [1] { " " }It gives: { $gains }.
   *[other] { "" }
}
ask-consume-any = Consume an element?{ $given ->
    [1] { " " }It gives: { $gains }.
   *[other] { "" }
}
ask-infuse = Which element is infused?
ask-monster-consumes = { $monsters }: which element do they consume?
ask-focus = { $who }: several are equal. Whom does it focus on?
ask-monster-move = { $who }: several hexes are equal. Where does it move?
ask-targets = { $who }: several are equal. Whom does it attack?
ask-spawn = Where does it appear: { $monster }?
ask-summon = Where does your summon appear?
ask-grant = Who may act?
ask-granted = { $who }: { $effect }?
ask-force = Which enemy must act?
ask-control = Which enemy obeys you this round?
ask-perform-as = Perform the move as something else?
ask-guard = { $who }: what protects first?
ask-item = { $who }: use an item ({ $when })?
ask-initiative = { $who }: which initiative?
ask-recover = { $who }: take back a card, { $n } at most
ask-recover-active = { $who }: take back an active card, too? Its effect ends
ask-recover-for = Who takes cards back?
ask-refresh = { $who }: which item is ready again?
ask-refresh-for = Whose items are ready again?
ask-lose = { $who }: lose a card
ask-trap = Where is the trap set?
ask-disarm-trap = Which trap is disarmed?
ask-throw-trap = At whom is the trap thrown?
ask-create-obstacle = Where does the obstacle stand?
ask-destroy-obstacle = Which obstacle is destroyed?
ask-move-obstacle = Which obstacle is moved?
ask-move-obstacle-to = Where does the obstacle go?
ask-pay-obstacle = Which obstacle beside you is destroyed?
ask-augment = { $who }: which Augment ends?
ask-pick-up = { $who } rests: does an active card come back, too?
ask-put-away = { $who }: put an active card away? Next acts: { $acting }
ask-long-rest = { $who } rests: which discard is lost?
ask-short-rest = { $who }: take a short rest? In hand { $hand }, discarded { $discards }{ $active ->
    [0] { "" }
   *[other] , active { $active }
}
ask-redraw = { $card } would be lost. Suffer 1 damage to lose another card instead?
ask-companion = Where does the { $npc } appear?
ask-moved-aside = Where does what lies on the altar's hex go?
ask-curse = Who gets one of the last Curses?
