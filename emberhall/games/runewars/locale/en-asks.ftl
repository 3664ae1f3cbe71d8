# Prompts.
ask-type = Choose the units that draw first
ask-rout = Choose a unit to rout
ask-damage = Choose a unit to take the damage
ask-destroy = Choose a unit to destroy
ask-terrify = Choose a unit to terrify: it is routed, or destroyed if already routed
ask-discard-tactics = You have more than ten Tactics cards: discard one
ask-order = Choose your order for this season
ask-bid = Choose your influence bid
ask-tie = The bids are tied: choose the winner
ask-fall = Choose what to take this autumn
ask-starve = { $area }: not enough food for { $n ->
    [one] { $n } unit
   *[other] { $n } units
}. Choose a unit to destroy
ask-trim = { $area }: { $n ->
    [one] { $n } unit
   *[other] { $n } units
} over the limit of eight. Choose a unit to destroy
ask-raise = Choose a dial to raise
ask-lower = Choose a dial to lower
ask-faction = Choose your faction
ask-tile = Choose a map tile
ask-lay = Place and rotate the tile
ask-marker = Choose a site for a home realm: two hexes at the edge of the map
ask-home = Place your home realm
ask-place-rune = { $kind ->
    [dragon] Hide the dragon rune
   *[false] Hide the false rune
}{ $other ->
    [none] { "" }
   *[other] { " " }(the other is in { $other })
}
ask-first-stronghold = Place your stronghold in your home realm
ask-first-units = Place your starting { $unit } ({ $n } of { $of })
ask-hero-area = Place your hero { $hero }
ask-before = { $more ->
    [0] Your order: { $order }
   *[other] Your order: { $order }. Resolve it, or do something else first
}
ask-bonus = Supremacy bonus: { $effect }
ask-after = { $more ->
    [0] End your turn
   *[other] End your turn, or do something else first
}
ask-take-back = Choose an order to take back
ask-strategize = Strategize: move figures to adjacent friendly or empty areas
ask-activate = Choose an area to activate
ask-march = Move figures into { $area }
ask-meet = Neutral units: fight, or try diplomacy?
ask-parley = Diplomacy: choose how much influence to spend
ask-destiny = Choose the Fate card that counts
ask-refused = Diplomacy has failed: fight, or withdraw?
ask-fate-drawn = Fate cards have been drawn: play a Tactics card?
ask-recruit = Choose a dial to recruit from
ask-place-unit = Place a unit
ask-free-figure = All figures of this type are in play: destroy one to use it here?
ask-develop = Choose a stronghold for your new development
ask-development = Choose a development to build
ask-each-once = Take each of these once, in any order
ask-build = Choose where to build a stronghold
ask-repair = Choose a stronghold to repair
ask-remove-stronghold = All your strongholds are on the map: choose one to remove
ask-rune-from = Choose an area to take a rune token from
ask-rune-to = Choose where the rune token goes
ask-rune-with = Choose the second area
ask-swap-runes = Leave the rune tokens where they are, or swap them?
ask-city = { $city } ({ $area }): choose a benefit
ask-hire = Choose how much influence to spend; you draw that many heroes
ask-keep-hero = Choose a hero to keep, or keep none
ask-desert = You have more than three heroes: choose one to desert
ask-title = Choose a title and how much influence to spend on it
ask-discard-quest = You have more than three quests: discard one
ask-discard-rune = Discard one of your false runes first?
ask-reveal = Choose a dragon rune to reveal
ask-reveal-rune = Choose a rune token to turn face up
ask-quests = Quest Phase: choose what your heroes do
ask-errand = { $hero }: attempt a quest, begin a duel, or neither
ask-train = Choose an attribute to train
ask-train-hero = Choose a hero to train
ask-heal-other = Choose another hero to heal
ask-reward = Choose a Reward card to keep
ask-discard-reward = Choose a Reward card to discard
ask-look = Choose an area to look at
ask-look-rewards = Choose whose Reward cards to look at
ask-duel-start = The duel begins: use a Reward card?
ask-duel-card = Choose a Fate card for this round
ask-special = Special icon: deal 1 damage, or use a Reward card
ask-ward = Your hero is about to take { $n } damage: prevent some of it?
ask-inherit = Choose who gets { $card }
ask-ambush = An enemy hero has moved to yours: play a Tactics card?
ask-evade = { $hero } challenges your hero: turn up a Reward card?
ask-trade-on-the-way = Your heroes meet on the way: exchange Reward cards?
