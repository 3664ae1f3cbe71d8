# What is told of the game, and how it ended.

say-hero = { $hero } enters the story.
say-dummy-hero = { $hero } is the dummy player.
say-tactic = { $hero } takes { $tactic }.
say-turn = { $hero } begins the turn.
say-uses-tactic = { $hero } uses { $tactic }.
say-plays-basic = { $hero } plays { $card }.
say-plays-strong = { $hero } plays { $card }, powered.
say-sideways = { $hero } plays { $card } sideways: { $points }.
say-activates = { $hero } activates { $unit }.
say-uses-skill = { $hero } uses { $skill }.
say-explores = { $hero } reveals a tile ({ $tile }).
say-plunders = { $hero } plunders a village.
say-interacts = { $hero } talks to the locals ({ $site }).
say-recruits = { $hero } recruits { $unit }.
say-gains-card = { $hero } gains { $card }.
say-gains-skill = { $hero } gains the Skill { $skill }.
say-level = { $hero } reaches level { $level }.
say-fame = { $hero } gains { $n } Fame.
say-assaults = { $hero } assaults { $site }.
say-provokes = { $hero } walks past and provokes { $enemies }.
say-challenges = { $hero } challenges { $enemies }.
say-enters = { $hero } goes { $site }.
say-burns = { $hero } sets fire to a monastery.
say-conquers = { $hero } conquers { $site }.
say-blocked = An attack is blocked: { $enemy }.
say-beaten = { $hero } defeats { $enemy }.
say-hits = { $enemy }: { $n } damage gets through.
say-buys-healing = { $hero } buys 1 Healing point for { $n } Influence.
say-heals = { $hero } heals a Wound.
say-unit-healed = Healed: { $unit }.
say-unit-readied = Ready again: { $unit }.
say-unit-wounded = Wounded: { $unit }.
say-hero-wounded = { $hero } takes { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}.
say-knocked-out = { $hero } is knocked out.
say-withdraws = { $hero } has to withdraw.
say-announces = { $hero } announces the End of the Round.
say-dummy = { $hero } (dummy player) turns over { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
say-day = Round { $round }: Day.
say-night = Round { $round }: Night.
say-goal-reached = The goal is reached: everybody has one more turn.
end-found = The city is found.
end-not-found = The city was not found.
end-fame = The hero with the most Fame wins.
end-conquered = All cities are conquered.
end-not-conquered = The cities hold out.
say-throws-away = { $hero } throws away { $card }.
say-spell-wounds = { $hero } takes a Wound.
say-loses-crystal = { $hero } loses a { $colour } crystal.
say-shows-hand = { $hero } shows a hand without such a card.
say-discards = { $hero } discards { $card }.
say-banner = { $hero } assigns { $card } to { $unit }.
say-uses-banner = { $hero } uses { $card }.
say-skill-returns = { $skill } returns to { $hero }.
say-joint-refused = { $hero } refuses the joint assault.
say-joint-assault = { $hero } leads a joint assault on the city: { $n } heroes.
say-stays-out = { $hero } does not get into the city.
say-city-conquered = The city is conquered!
say-duel = { $hero } attacks { $rival }.
say-duel-draw = A draw: { $hero } goes back.
say-driven-off = { $hero } drives { $rival } off.
say-steals = { $hero } steals { $card }.
about-first-reconnaissance = Learn the game: explore the unknown region and find the city.
about-full-conquest = The long game with all it has: find the cities and conquer them.
about-blitz-conquest = A shorter conquest; the Council gives a head start.
about-solo-conquest = Conquest for one player.
about-full-cooperation = Conquer all cities together; a serious challenge.
about-blitz-cooperation = A shorter and easier cooperative game.
about-mines-liberation = A short game: fight in the tunnels and free the mines.
about-druid-nights = A short game about glades, obelisks and summoned monsters.
about-dungeon-lords = A short game about dungeons, tombs and secret ways.
about-conquer-and-hold = A fierce struggle for keeps and mage towers.
about-one-to-return = Survive: only one hero gets home through the portal.
say-scenario = { $scenario }: { $about }
say-auction = { $hero } goes for { $n } Fame.
say-rampage =
    { $n ->
        [one] A rampaging enemy is back.
       *[other] { $n } rampaging enemies are back on one space.
    }
say-activates-glade = { $hero } activates the glade.
say-incants =
    { $n ->
        [one] { $hero } performs the incantation with one glade.
       *[other] { $hero } performs the incantation with { $n } glades.
    }
say-portal-closes = The portal closes.
say-gone = { $hero } has gone back through the portal and is out of the game.
say-not-colour = The die is not { $colour }.
say-colour = The die is { $colour }.
say-improves = { $hero } learns { $new } and forgets { $old }.
end-fame-mission = The mission is accomplished. The hero with the most Fame wins.
end-mission = The mission is accomplished.
end-no-mission = The mission has failed.
end-points = The sites that were held decide.
end-points-tie = Nobody holds more than the others: nobody wins.
end-conceded = A side has conceded.
end-returned = One hero returns through the portal.
end-nobody-returned = Nobody stands on the portal: all have lost.
end-not-chosen = The hero on the portal is not the chosen one: nobody wins.
say-reckoning = { $hero }: Fame { $fame }{ $knowledge ->
    [0] {""}
   *[other] , knowledge { $knowledge }
}{ $leader ->
    [0] {""}
   *[other] , Units { $leader }
}{ $adventurer ->
    [0] {""}
   *[other] , adventures { $adventurer }
}{ $loot ->
    [0] {""}
   *[other] , loot { $loot }
}{ $conqueror ->
    [0] {""}
   *[other] , conquests { $conqueror }
}{ $beating ->
    [0] {""}
   *[other] , Wounds −{ $beating }
}{ $rest ->
    [0] {""}
   *[other] , titles and scenario { $rest }
}.

say-points = { $hero }: { $points }.
say-walks = { $hero } moves { $over } ({ $n } Move).
say-relocates = { $hero } goes straight { $over }.
say-crystal = { $hero } gains a { $colour } crystal.
say-mana = { $n ->
    [one] { $hero } gains { $mana }.
   *[other] { $hero } gains { $mana }: { $n }.
}
say-reputation = { $hero }: Reputation { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}.
say-pays-token = { $hero } spends a { $colour } mana token.
say-pays-crystal = { $hero } spends a { $colour } crystal.
say-pays-die = { $hero } uses a { $colour } die of the Source.
say-pays-supply = { $hero } uses endless mana: { $colour }.
say-pays-tactic-die = { $hero } uses the { $colour } die on the Tactic.
say-lent = { $hero } uses { $card } through { $source }.
say-draws = { $hero } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.

say-bribes = { $hero } pays { $unit }.

say-volkare-level = General Volkare comes with an army of level { $level }.
say-reward-die = The die for the reward shows { $colour }.
say-volkare-tactic = Volkare's Tactic: { $tactic }.
say-volkare-card = Volkare's card: { $card }.
say-volkare-nobody = Nobody is near enough for Volkare to attack.
say-volkare-explores = Volkare reveals a tile ({ $tile }).
say-volkare-die = A { $colour } die of the Source is rerolled for him.
say-volkare-rests = Volkare rests; his die shows { $colour }.
say-volkare-recruits = Volkare wins over a Unit that wavered: { $unit }.
say-volkare-moves = Volkare marches { $way }: { $why }.
say-why-volkare-explores = his card is { $colour }
say-why-volkare-city = it leads him to the city, and his card is { $colour }
say-why-volkare-red = it leads him to the city; his red card counts as blue
say-why-volkare-portal = his card is { $colour }, and he makes for the portal
say-volkare-slowed = Volkare gathers his troops and stays where he is.
say-volkare-rage = Volkare rages on.
say-volkare-attacks = Volkare attacks { $hero }!
say-volkare-plunders = Nobody defends the city: Volkare plunders it.
say-volkare-takes-city = Volkare takes the city!
say-volkare-leaves = Volkare leaves through the portal!
say-volkare-repelled = Volkare is repelled from the city.
say-volkare-beaten = Volkare's army is destroyed!
say-attacks-volkare = { $hero } attacks Volkare!
say-displaced = { $hero } withdraws before Volkare.
end-volkare-beaten = Volkare's army is destroyed: the heroes have won.
end-volkare-won = Volkare has reached his goal: the heroes have lost.
end-volkare-left = Time is over, and Volkare's army still stands: the heroes have lost.

say-envy = { $hero } has the most Fame: a Wound goes into the deck.

# Shades of Tezla
say-pursuers-attack = { $hero } is caught up with: { $enemies }.
say-pursuer-moves = { $hero } is pursued: { $enemy }.
say-leader-appears = { $enemy } is found, at level { $level }.
say-attacks-leader = { $hero } attacks the leader of a faction!
say-leader-struck = { $hero } strikes { $enemy }: { $n ->
    [one] { $n } level
   *[other] { $n } levels
} lost.
say-leader-beaten = { $enemy } is defeated!
say-site-freed = { $hero } frees { $site }.
say-sealed = { $hero } seals the graveyard.
say-relic-found = { $hero } finds a piece of the relic!
say-gains-token = { $hero } finds a faction token: { $token }.
say-uses-token = { $hero } uses { $token }.
say-shapes = { $hero } plays { $card } in another shape: { $effect }.
say-starts-with = { $hero } has grown to level { $level } before the game.
end-leaders-beaten = The leaders of the factions are defeated: the heroes have won.
end-leaders-stand = Time is over, and a leader still stands: the heroes have lost.
end-realm-sealed = The graveyards are sealed and the Necromancer is defeated: the heroes have won.
end-realm-open = Time is over, and the Realm of the Dead stays open: the heroes have lost.
end-relic-whole = All pieces of the relic are found: the heroes have won.
end-relic-lost = Time is over, and pieces of the relic are missing: the heroes have lost.

say-defence-refused = { $hero } does not agree to that.
say-hunts = { $hero } hunts around Volkare's camp.
say-breaks-seal = { $hero } breaks a seal on the Fame track: { $mana }.
say-phantom = A phantom rises against { $hero }: { $enemy }.
