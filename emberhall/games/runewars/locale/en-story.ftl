# The log, and how the game ended.
say-season = Year { $year }, { $season }: { $card }.
say-bid = { $faction }: { $n } influence bid.
say-order = { $faction }: { $order }.
say-activates = { $faction }: { $area } activated.
say-marches = { $faction }: { $n ->
    [one] { $n } unit marches
   *[other] { $n } units march
} into { $area }.
say-develops = { $faction }: { $development } built in { $area }.
say-builds = { $faction }: stronghold built in { $area }.
say-repairs = { $faction }: stronghold repaired in { $area }.
say-recruits = { $faction }: recruited from the { $resource } dial: { $units }.
say-city = { $faction }, city in { $area }: { $effect }.
say-title = { $faction }: title { $title } taken for { $n } influence.
say-joins = { $faction }: { $hero } joins in { $area }.
say-influence = { $faction }: { $n } influence gained.
say-dials = { $faction }: food { $food }, wood { $wood }, ore { $ore }.
say-draws-tactics = { $faction }: { $n ->
    [one] { $n } Tactics card
   *[other] { $n } Tactics cards
} drawn.
say-rune-placed = { $faction }: dragon rune received and placed in { $area }.
say-rune = { $faction }: dragon rune received.
say-objective = { $faction }: objective { $objective } met.
say-claims = { $faction }: six dragon runes revealed, Victory card played. Six runes next { $season } win the game.
say-claim-fails = { $faction }: fewer than six dragon runes, Victory card taken back.
say-out = { $faction }: no area left, out of the game.
say-parley-gold = { $faction }: the neutral units become allies.
say-parley-silver = { $faction }: the neutral units retreat.
say-parley-red = { $faction }: diplomacy fails.
say-deserts = { $hero } deserts.
say-receives = { $hero } receives a Reward card.
say-destiny = { $n ->
    [one] { $n } Fate card
   *[other] { $n } Fate cards
}: { $destiny }.
say-trains = { $hero } trains: { $attribute } is now { $n }.
say-hero-hurt = { $hero } takes { $n } damage.
say-hero-falls = { $hero } is defeated.
say-hero-moves = { $hero } moves to { $area }.
say-quest = { $hero } attempts the quest { $quest }.
say-duel = { $hero } challenges { $enemy } to a duel.
say-duel-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: { $hero } takes { $mine } damage, { $enemy } takes { $theirs }.
say-explores = { $hero } finds: { $what }.
end-runes = Seven years have passed. The winner controls the most dragon runes: { $runes }.
end-claim = The winner has held six dragon runes for a year and controls { $runes }.
end-alone = The winner is the last player left. Dragon runes: { $runes }.
