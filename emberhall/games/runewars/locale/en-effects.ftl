# Effects of cards, units and tokens.
effect-draw-tactics = draw { $n } { $n ->
    [one] Tactics card
   *[other] Tactics cards
}
effect-draw-by-dials = draw a Tactics card for each tactics icon at or below the arrows of your dials
effect-gain-influence = gain { $n } influence
effect-gain-by-dials = gain 1 influence for each influence icon at or below the arrows of your dials
effect-gain-by-cities = gain { $n } influence for each city you control
effect-lose-influence = lose { $n } influence
effect-draw-quests = draw { $n } { $n ->
    [one] Quest card
   *[other] Quest cards
}
effect-receive-rune = receive 1 dragon rune
effect-place-neutrals = place { $n } neutral { $n ->
    [one] unit
   *[other] units
} ({ $shapes }) { $where ->
    [city] in the area of this city
   *[other] in an area with your stronghold
}
effect-pay = spend { $influence } influence, then { $effect }
effect-pay-dials = lower each of your dials by { $n } (all must be above 0), then { $effect }
effect-pay-wood = lower wood by { $n }, then { $effect }
effect-raise-dial = raise one of your dials by { $n }
effect-raise-yield = raise by { $n } the dial of a resource this area produces
effect-lower-dial = lower { $which ->
    [food] food
    [highest] the dial of your highest resource
   *[any] one of your dials
} by { $n }
effect-set-dials = set each dial to the production of the areas you control{ $food ->
    [0] {""}
   *[other] , with +{ $food } food
}
effect-cap-dials = lower every dial that is above the production of your areas to that production
effect-strategize = move any of your units and heroes to adjacent friendly or empty areas; nothing is activated
effect-march = activate an area, then move any of your units and heroes there from up to 2 areas away
effect-march-again = do this once more; the whole order allows only one battle
effect-recruit = { $another ->
    [true] choose a second resource
   *[false] choose a resource
}: gain every unit at or below its arrow, at your strongholds
effect-collect-developments = collect what your developments give
effect-build-development = build 1 development at one of your strongholds without one
effect-city-offers = for each city you control, take one of its benefits
effect-hire-hero = { $paid ->
    [true] draw { $n } Hero cards
   *[false] spend 1 to { $n } influence, draw that many Hero cards
} and keep 1
effect-buy-title = spend more influence than lies on a Title card and take it
effect-each-once = each of these at most once, in any order: { $parts }
effect-build-stronghold = build a stronghold (wood and ore go down by 1)
effect-repair-stronghold = repair a stronghold (ore goes down by 1)
effect-move-runes = move rune tokens between 2 areas you control
effect-only-these-march = this season only they may move units with Order cards
effect-take-back-orders = take back only { $n } of your played Order cards this spring
effect-exchange-objective = put your Objective card under its deck and draw another
effect-rune-from-home = move 1 rune token from your home realm to a friendly or uncontrolled area outside home realms that has none
effect-shift-rune = move 1 facedown rune token from an area you control to an adjacent friendly or uncontrolled area without one
effect-move-rune = move 1 rune token facedown from an area you control to another one without a rune token
effect-reveal-rune = reveal 1 facedown rune token in an area you control
effect-rune-placed-by-lowest = receive 1 dragon rune; the lowest bidder places it in an area controlled by you or by nobody
effect-test-loyalty = each hero of the opposed alignment deserts unless you spend { $opposed } influence; for each neutral hero draw 1 Fate card: on red the hero deserts unless you spend { $neutral }
effect-tournament = each player may enter 1 standing hero, who draws Fate cards equal to their strength; the hero with the most gold, then silver symbols receives 1 Reward card
effect-move-neutrals = move the unallied neutral units of 1 area to an adjacent uncontrolled area
effect-destroy-in-crowds = destroy 1 unit in each area where you have more than { $n }
effect-rout-in-crowds = rout 1 unit in each area where you have { $n } or more standing units
effect-raid = deal { $n } damage to 1 unit in an area adjacent to yours
effect-destroy-city = { $own ->
    [true] destroy a city in an area you control
   *[false] destroy a city of your choice
}
effect-truce = this season no player may move units into an area controlled by another player
effect-food-check-lower = this winter food counts as { $n } lower (at least 1) in the food check
effect-no-food-check = there is no food check this winter
effect-march-farther = this season units move up to { $n } areas with Mobilize and Conquer
effect-found-lost-city = choose an uncontrolled area with your hero: all neutral units retreat from it, then place one of your strongholds there, damaged
effect-cancel-by-retreat = cancel the battle: all your units retreat to 1 adjacent area without being routed
effect-damage-both = both sides suffer { $n } damage
effect-stand-up = stand up to { $n } of your routed units in the contested area
effect-misplace-activation = choose an opponent: place 1 of their activation tokens in an area they do not control
effect-prize = the winner of this battle gains { $n } influence
effect-take-back-order = take 1 of your played Order cards, not the current one, back into your hand
effect-ambush = your hero begins a duel with the hero who has come; that hero takes { $n } damage at the start
effect-ignore-mountains = until the end of your turn your units and heroes ignore mountain borders
effect-share-plans = choose another player and a number from 1 to { $n }: you both draw that many Tactics cards
effect-charm-neutrals = choose neutral units in an area adjacent to yours, draw { $n } Fate cards and choose 1; gold: they are allied with you and 1 of your units joins them; silver: they retreat
effect-drive-neutrals = { $by_hero ->
    [true] move all neutral units from the area of this hero to an adjacent area of your choice
   *[false] move the unallied neutral units of 1 area to an adjacent area controlled by you or by nobody
}; in an area you control they are allied with you
effect-leave-activated = units may leave 1 area that you have activated
effect-damage-stronghold = damage an enemy stronghold within { $n } areas of one of your heroes
effect-extra-fate = draw { $n } extra Fate cards, then discard { $n } of the cards drawn
effect-add-strength = +{ $n } strength in this battle
effect-weaken-stronghold = the opposing stronghold has { $n } less strength
effect-heal-hero = remove all damage from { $stand ->
    [true] 1 of your heroes and stand that hero up
   *[false] this hero
}
effect-move-hero = move 1 of your standing heroes up to { $n } areas, ignoring borders
effect-raise-bid = add up to { $n } more influence to your bid
effect-draw-again = discard all Fate cards just drawn and draw as many again
effect-deal-damage = deal { $n } damage{ $tough ->
    [true] , to a unit with more than 1 health if able
   *[false] {""}
}
effect-deal-rout = deal { $n } { $n ->
    [one] rout
   *[other] routs
}
effect-valiant-strike = deal 1 damage; if it does not destroy the unit, deal that unit 1 more
effect-damage-chosen = deal { $n } damage to an enemy unit of your choice
effect-rout-chosen = rout { $n ->
    [one] { $n } enemy unit
   *[other] up to { $n } enemy units
} of your choice{ $shapes ->
    [none] {""}
   *[other] {" "}({ $shapes })
}
effect-retreat-chosen = the opponent must retreat 1 unit of your choice
effect-destroy-chosen = destroy { $n ->
    [one] { $n }
   *[other] up to { $n }
} { $weakened ->
    [true] damaged or routed enemy
   *[false] enemy
} { $n ->
    [one] unit
   *[other] units
} of your choice{ $shapes ->
    [none] {""}
   *[other] {" "}({ $shapes })
}
effect-opponent-destroys = the opponent destroys { $n } of their units{ $shapes ->
    [none] {""}
   *[other] {" "}({ $shapes })
}
effect-opponent-picks = the opponent chooses one of these, if possible one they can carry out in full: { $of }
effect-opponent-routs = the opponent routs { $n } of their units{ $initiative ->
    [0] {""}
   *[other] , with initiative { $initiative } or higher if able
}
effect-opponent-retreats = the opponent must retreat { $n } of their standing units
effect-opponent-damages = the opponent must deal 1 damage to each of { $n } of their standing units
effect-add-units = { $n } standing { $unit } units from the unused pile join this battle
effect-health-in-battle = until the end of the battle your { $unit } units have { $n } health
effect-sacrifice = destroy 1 of your standing { $unit } units, then { $effect }
effect-terrify = choose { $n } enemy units: each is routed, or destroyed if already routed
effect-another-card = draw and resolve 1 more Fate card (once per unit)
effect-damage-by-wounds = deal 1 damage for each damage on 1 of your { $unit } units
effect-counts-as-rune = the player who controls this area counts 1 more dragon rune
effect-yields = this area produces +{ $n } { $resource }
effect-portal = a player who moves figures may spend { $n } influence: this area is adjacent to every other open portal
effect-hero-stops = a hero who enters in the Quest Phase moves no further in that phase
effect-receive-reward = { $of ->
    [1] this hero receives 1 Reward card
   *[other] draw { $of } Reward cards; this hero keeps 1
}
effect-discard-reward = discard 1 Reward card of this hero
effect-hurt-hero = this hero takes { $n } damage
effect-rout-hero = this hero is routed
effect-look-at-area = look at all facedown rune and exploration tokens of one area
effect-train = { $attribute ->
    [none] raise 1 attribute of a hero by 1
   *[other] train this attribute by 1: { $attribute }
}
effect-breaks-ties = you decide the winner of all tied influence bids
effect-rewards-for-rune = once during your turn you may discard { $n } Reward cards of your heroes to receive 1 dragon rune
effect-no-desertion = your heroes do not desert because of Season cards
effect-strength-in-battles = +{ $n } strength in your battles
effect-duel-damage = deal { $n } damage in the duel
effect-duel-damage-by = deal damage in the duel equal to the { $attribute } of this hero{ $most ->
    [0] {""}
   *[other] , at most { $most }
}
effect-heal-if-defeated = if this defeats the other hero, remove all damage from this one
effect-prevent = prevent { $how ->
    [icons] { $n } damage from damage icons in each round of a duel
    [once] { $n } damage to this hero once per duel or quest
   *[first] { $n ->
        [one] the first damage
       *[other] the first { $n } damage
    } dealt to this hero in a duel
}
effect-ward-by-fate = when this hero would take damage, draw 1 Fate card: gold or silver prevents { $n }
effect-more-health = +{ $n } health
effect-more-attribute = +{ $n } to { $attribute }
effect-test-for-hurt = test { $attribute }; red: this hero takes { $n } damage
effect-stand-units-here = stand up all your routed units in the area of this hero
effect-rout-near = rout { $n } enemy units of your choice in or next to the area of this hero
effect-teleport = move this hero and up to { $n } of your units from their area to another area without units or a stronghold of anyone else
effect-summon-units = place up to { $n } of your standing units from other areas in the area of this hero, if it has no units
effect-hard-to-challenge = enemy heroes can challenge this hero to a duel only in an area you do not control and without another hero they could challenge
effect-look-at-rewards = look at the Reward cards of one enemy hero in this area
effect-quest-move = may move { $n } areas in the Quest Phase
effect-extra-test-card = once per Quest Phase draw { $n } extra Fate { $n ->
    [one] card
   *[other] cards
} when testing { $attribute }
effect-first-round-choice = as attacker in a duel draw { $n } Fate cards in the first round and choose 1
effect-heal-damage = remove { $n } damage from this hero
effect-flies = flying
effect-heals-others = may heal in any area, and also heals { $n } other hero of yours there
effect-harder-hits = once per duel a damage icon deals { $n } more
effect-sees-runes = you may look at rune tokens in areas adjacent to this hero
effect-hero-to-tile = move this hero to any area of tile { $tile }
effect-look-at-home-runes = look at all rune tokens of this home realm
group-each-player = each player in play order
test-enemy-stands = an enemy unit is standing
test-units-stand = { $n } or more of your { $unit } units are standing
test-enemies-here = neutral or enemy units are here
test-hero-among-friends = this hero is in a friendly area
test-city-of-nobody-else = the hero is in an area with a city that no other player controls
test-foreign-home = the hero is in an area of another home realm
test-influence-at-most = you have { $n } influence or less
test-influence-at-least = you have at least { $n } influence
test-triangles-allied = all neutral triangle units in play are allied with players
test-allied-kinds = you have allied neutral units of at least { $n } kinds
test-has-allied = you have an allied unit of one of these kinds: { $units }
test-cities-at-least = you control at least { $n } { $n ->
    [one] city
   *[other] cities
}
test-good-company = you have { $n } heroes, none of them evil
test-built-strongholds = you have { $n } undamaged strongholds, each with a development
test-areas-at-least = you control at least { $n } areas, your home realm among them
test-won-defending = you won a battle as defender against another player
test-won-attacking = you won a battle as attacker against another player this turn and control that area
test-broke-walls = in one turn you destroyed { $destroyed } enemy stronghold or damaged { $damaged }
test-neutrals-killed = at least { $n } neutral units were destroyed in battle against you this turn
test-foreign-soil = you control an area of another home realm
test-units-at-least = you have at least { $n } faction units on the board
test-hero-slayer = one of your heroes has defeated an enemy hero and holds at least { $n } Reward cards
effect-bid = influence bid; { $parts }
bid-winner = the winner: { $effect }
bid-second = second place: { $effect }
bid-lowest = the lowest bidder: { $effect }
bid-others = all but the lowest bidder: { $effect }
bid-leaders = all tied for the highest bid, if it is above 0: { $effect }
moment-council-card = when a card of the Wizards' Council is drawn
moment-duel-start = at the start of a duel
moment-quest-phase = at the start of each Quest Phase
moment-quest-moved = after moving in the Quest Phase
