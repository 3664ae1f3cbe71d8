# The log, and how the game ended.

say-hero = { $hero } joins the game.
say-dummy-hero = { $hero } is the dummy player.
say-tactic = { $hero } takes { $tactic }.
say-turn = { $hero }'s turn begins.
say-uses-tactic = { $hero } uses { $tactic }.
say-plays-basic = { $hero } plays { $card }.
say-plays-strong = { $hero } plays { $card } with its strong effect.
say-sideways = { $hero } plays { $card } sideways: { $points }.
say-activates = { $hero } activates { $unit }.
say-uses-skill = { $hero } uses { $skill }.
say-explores = { $hero } reveals a tile ({ $tile }).
say-plunders = { $hero } plunders a village.
say-interacts = { $hero } interacts with the locals ({ $site }).
say-recruits = { $hero } recruits { $unit }.
say-gains-card = { $hero } gains { $card }.
say-gains-skill = { $hero } gains the Skill { $skill }.
say-level = { $hero } reaches Level { $level }.
say-fame = { $hero } gains { $n } Fame.
say-assaults = { $hero } assaults { $site }.
say-provokes = { $hero } provokes { $enemies }.
say-challenges = { $hero } challenges { $enemies }.
say-enters = { $hero } goes { $site }.
say-burns = { $hero } burns the monastery.
say-conquers = { $hero } conquers { $site }.
say-blocked = Attack blocked: { $enemy }.
say-beaten = { $hero } defeats { $enemy }.
say-hits = { $n } damage gets through from { $enemy }.
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
say-withdraws = { $hero } withdraws.
say-announces = { $hero } announces the End of the Round.
say-dummy = { $hero } (dummy player) turns over { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
say-day = Round { $round }: Day.
say-night = Round { $round }: Night.
say-goal-reached = Goal reached: everyone has one more turn.
end-found = The city was found.
end-not-found = The city was not found.
end-fame = The hero with the most Fame wins.
end-conquered = All cities were conquered.
end-not-conquered = The cities were not conquered.
say-throws-away = { $hero } throws away { $card }.
say-spell-wounds = { $hero } takes a Wound.
say-loses-crystal = { $hero } loses a { $colour } crystal.
say-shows-hand = { $hero } reveals a hand without such a card.
say-discards = { $hero } discards { $card }.
say-banner = { $hero } assigns { $card } to { $unit }.
say-uses-banner = { $hero } uses { $card }.
say-skill-returns = { $skill } returns to { $hero }.
say-joint-refused = { $hero } refuses the joint assault.
say-joint-assault = { $hero } leads { $n } heroes in a joint assault on the city.
say-stays-out = { $hero } does not enter the city.
say-city-conquered = The city is conquered!
say-duel = { $hero } attacks { $rival }.
say-duel-draw = The fight is a draw: { $hero } withdraws.
say-driven-off = { $hero } drives { $rival } off.
say-steals = { $hero } steals { $card }.
about-first-reconnaissance = Learn the game: explore the land and find the city.
about-full-conquest = The full game: find the cities and conquer them.
about-blitz-conquest = A shorter conquest with a head start from the Council.
about-solo-conquest = Conquest for one player.
about-full-cooperation = Conquer every city together. A serious challenge.
about-blitz-cooperation = A shorter and easier cooperative game.
about-mines-liberation = A short game: fight in the tunnels and liberate the mines.
about-druid-nights = A short game about glades, obelisks and summoned monsters.
about-dungeon-lords = A short game of dungeons, tombs and secret passages.
about-conquer-and-hold = A fierce struggle over keeps and mage towers.
about-one-to-return = Survive: only one hero returns through the portal.
say-scenario = { $scenario }: { $about }
say-auction = { $hero } is sold for { $n } Fame.
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
say-gone = { $hero } has returned through the portal and leaves the game.
say-not-colour = The die is not { $colour }.
say-colour = The die is { $colour }.
say-improves = { $hero } learns { $new } and forgets { $old }.
end-fame-mission = Mission accomplished. The hero with the most Fame wins.
end-mission = Mission accomplished.
end-no-mission = Mission failed.
end-points = The side that holds the best sites wins.
end-points-tie = A tie: nobody wins.
end-conceded = A side conceded.
end-returned = One hero returns through the portal.
end-nobody-returned = No hero stands on the portal: everyone loses.
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
say-relocates = { $hero } moves directly { $over }.
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

say-bribes = { $hero } pays { $unit } to fight.

say-volkare-level = General Volkare arrives with an army of Level { $level }.
say-reward-die = The reward die shows { $colour }.
say-volkare-tactic = Volkare's Tactic: { $tactic }.
say-volkare-card = Volkare's card: { $card }.
say-volkare-nobody = Volkare has no hero within reach to attack.
say-volkare-explores = Volkare reveals a tile ({ $tile }).
say-volkare-die = Volkare rerolls a { $colour } die of the Source.
say-volkare-rests = Volkare rests; his die shows { $colour }.
say-volkare-recruits = Volkare wins over a wavering Unit: { $unit }.
say-volkare-moves = Volkare marches { $way }: { $why }.
say-why-volkare-explores = his card is { $colour }
say-why-volkare-city = towards the city; his card is { $colour }
say-why-volkare-red = towards the city; his red card counts as blue
say-why-volkare-portal = towards the portal; his card is { $colour }
say-volkare-slowed = Volkare gathers his troops and stays put.
say-volkare-rage = Volkare rages on.
say-volkare-attacks = Volkare attacks { $hero }!
say-volkare-plunders = Nobody defends the city: Volkare plunders it.
say-volkare-takes-city = Volkare takes the city!
say-volkare-leaves = Volkare leaves through the portal!
say-volkare-repelled = Volkare is driven back from the city.
say-volkare-beaten = Volkare's army is destroyed!
say-attacks-volkare = { $hero } attacks Volkare!
say-displaced = { $hero } withdraws from Volkare.
end-volkare-beaten = Volkare's army is destroyed: the heroes win.
end-volkare-won = Volkare has reached his goal: the heroes lose.
end-volkare-left = Time is up and Volkare's army still stands: the heroes lose.

say-envy = { $hero } has the most Fame: a Wound goes into the deck.

# Shades of Tezla
say-pursuers-attack = Pursuers catch up with { $hero }: { $enemies }.
say-pursuer-moves = { $hero } is pursued: { $enemy }.
say-leader-appears = { $enemy } appears at Level { $level }.
say-attacks-leader = { $hero } attacks the leader of a faction!
say-leader-struck = { $hero } strikes { $enemy }: { $n ->
    [one] { $n } Level
   *[other] { $n } Levels
} lost.
say-leader-beaten = { $enemy } is defeated!
say-site-freed = { $hero } frees { $site }.
say-sealed = { $hero } seals the graveyard.
say-relic-found = { $hero } finds a piece of the relic!
say-gains-token = { $hero } finds a faction token: { $token }.
say-uses-token = { $hero } uses { $token }.
say-shapes = { $hero } plays { $card } with a changed effect: { $effect }.
say-starts-with = { $hero } starts at Level { $level }.
end-leaders-beaten = The leaders of the factions are defeated: the heroes win.
end-leaders-stand = Time is up and a leader still stands: the heroes lose.
end-realm-sealed = The graveyards are sealed and the Necromancer is defeated: the heroes win.
end-realm-open = Time is up and the Realm of the Dead is still open: the heroes lose.
end-relic-whole = Every piece of the relic is found: the heroes win.
end-relic-lost = Time is up and pieces of the relic are missing: the heroes lose.

say-defence-refused = { $hero } refuses the joint defence.
say-hunts = { $hero } hunts around Volkare's camp.
say-breaks-seal = { $hero } breaks a seal on the Fame track: { $mana }.
say-phantom = A phantom rises against { $hero }: { $enemy }.
