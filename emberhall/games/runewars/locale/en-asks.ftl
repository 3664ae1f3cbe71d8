# Questions.
ask-type = For which units do you draw first?
ask-rout = Which unit is routed?
ask-damage = Which unit takes the damage?
ask-destroy = Which unit is destroyed?
ask-terrify = Which unit is terrified: routed, or destroyed if it is routed already?
ask-discard-tactics = You may keep ten Tactics cards: discard one
ask-order = Choose your order for this season
ask-bid = How much influence do you bid?
ask-tie = The bids are equal: who wins?
ask-fall = What do you take this fall?
ask-starve = { $area }: food is short for { $n } of your units. Which one is destroyed?
ask-trim = { $area }: at most eight of your units may be here, { $n } too many. Which one is destroyed?
ask-raise = Which dial goes up?
ask-lower = Which dial goes down?
ask-faction = Which faction do you play?
ask-tile = Which map tile do you lay?
ask-lay = Where does the tile lie, and how is it turned?
ask-marker = Where may a home realm be? Choose two hexes at the edge of the map
ask-home = Where does your home realm lie?
ask-place-rune = { $kind ->
    [dragon] Where do you hide the dragon rune?
   *[false] Where do you hide the false rune?
}
ask-first-stronghold = In which area of your home realm does your stronghold stand?
ask-first-units = Your first army, { $unit }: where does it stand?
ask-hero-area = To which area does { $hero } come?
ask-before = { $more ->
    [0] Your order is { $order }
   *[other] Your order is { $order }: resolve it, or do something else first
}
ask-bonus = You have supremacy. The bonus of your order: { $effect }
ask-after = { $more ->
    [0] Your turn is over
   *[other] Is your turn over, or do you do something else?
}
ask-take-back = Which order do you take back?
ask-strategize = Which figures move to an adjacent friendly or empty area?
ask-activate = Which area do you activate?
ask-march = Which figures march into { $area }?
ask-meet = Neutral units live here: do you fight, or win them over?
ask-parley = How much influence do you spend on diplomacy?
ask-destiny = Choose one of the Fate cards for its symbol
ask-refused = They refuse: do you fight or withdraw?
ask-fate-drawn = Fate cards have been drawn: do you play a Tactics card?
ask-recruit = From which dial do you recruit?
ask-place-unit = Which unit comes, and where?
ask-free-figure = All figures of this type are in play: do you destroy one to use it here?
ask-develop = At which stronghold do you build a development?
ask-development = Which development do you build?
ask-each-once = Each of these once, in any order
ask-build = Where do you build a stronghold?
ask-repair = Which stronghold do you repair?
ask-remove-stronghold = None is left: which of your strongholds do you take from the map?
ask-rune-from = From which area do you take a rune token?
ask-rune-to = To which area does the rune token go?
ask-rune-with = Between this area and which other one?
ask-swap-runes = How do the rune tokens lie now?
ask-city = { $city } ({ $area }): which offer do you take?
ask-hire = How much influence do you spend to draw as many heroes?
ask-keep-hero = Which hero do you keep, if any?
ask-desert = You may have three heroes: which one deserts?
ask-title = Which title do you take, for how much influence?
ask-discard-quest = You may hold three quests: discard one
ask-discard-rune = Do you discard a false rune of yours first?
ask-reveal = Which dragon rune do you reveal?
ask-reveal-rune = Which rune token do you turn face up?
ask-quests = Quest Phase: what do your heroes do?
ask-errand = { $hero }: a quest, a duel, or neither?
ask-train = Which attribute goes up?
ask-train-hero = Which hero trains?
ask-heal-other = Who else is healed?
ask-reward = Which Reward card does the hero keep?
ask-discard-reward = Which Reward card is discarded?
ask-look = Into which area do you look?
ask-look-rewards = Whose Reward cards do you look at?
ask-duel-start = The duel begins: do you use a Reward card?
ask-duel-card = Which Fate card do you keep for this round?
ask-special = The special icon: deal one damage, or use a Reward card?
ask-ward = Your hero is about to take { $n } damage: do you prevent some?
ask-inherit = Who gets this Reward card: { $card }?
ask-ambush = An enemy hero has come to yours: do you play a Tactics card?
ask-evade = { $hero } challenges your hero: do you turn up a Reward card?
ask-trade-on-the-way = Your heroes meet on the way: who gives what?
