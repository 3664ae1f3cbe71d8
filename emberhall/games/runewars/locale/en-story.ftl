# What is told of the game, and how it ended.
say-season = Year { $year }, { $season }: { $card }.
say-bid = { $faction }: { $n } influence bid.
say-order = { $faction }: { $order }.
say-activates = { $faction }: { $area } is activated.
say-marches = { $faction }: { $n ->
    [one] { $n } unit marches
   *[other] { $n } units march
} into { $area }.
say-develops = { $faction }: { $development } is built in { $area }.
say-builds = { $faction }: a stronghold is built in { $area }.
say-repairs = { $faction }: the stronghold in { $area } is repaired.
say-recruits = { $faction }: recruits from the dial of { $resource }: { $units }.
say-city = { $faction }, { $area }: { $effect }.
say-title = { $faction }: the title { $title } for { $n } influence.
say-joins = { $faction }: { $hero } joins in { $area }.
say-influence = { $faction }: { $n } influence gained.
say-dials = { $faction }: food { $food }, wood { $wood }, ore { $ore }.
say-draws-tactics = { $faction }: { $n ->
    [one] { $n } Tactics card
   *[other] { $n } Tactics cards
} drawn.
say-rune-placed = { $faction }: a dragon rune is placed in { $area }.
say-rune = { $faction }: a dragon rune is received.
say-objective = { $faction }: an objective is met, { $objective }.
say-claims = { $faction }: six dragon runes are shown and the Victory card is laid. It is decided next { $season }.
say-claim-fails = { $faction }: there are no longer six dragon runes, and the Victory card is taken back.
say-out = { $faction }: no area is left, and the player is out of the game.
say-parley-gold = { $faction }: the neutral units become allies.
say-parley-silver = { $faction }: the neutral units give way.
say-parley-red = { $faction }: the neutral units refuse.
say-deserts = { $hero } deserts.
say-receives = { $hero } receives a Reward card.
say-destiny = { $n ->
    [one] { $n } Fate card
   *[other] { $n } Fate cards
}: { $destiny }.
say-trains = { $hero } trains: { $attribute } { $n }.
say-hero-hurt = { $hero } takes { $n } damage.
say-hero-falls = { $hero } is defeated.
say-hero-moves = { $hero } goes to { $area }.
say-quest = { $hero } attempts the quest { $quest }.
say-duel = { $hero } challenges { $enemy } to a duel.
say-duel-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: { $hero } takes { $mine } damage, { $enemy } takes { $theirs }.
say-explores = { $hero } finds: { $what }.
end-runes = Dragon runes of the winner after seven years: { $runes }.
end-claim = Dragon runes kept for a year: { $runes }.
end-alone = Nobody else has an area left. Dragon runes of the winner: { $runes }.
