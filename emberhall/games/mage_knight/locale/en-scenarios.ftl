# Mage Knight: scenarios, optional rules, the end of the game.
unfit-epic = only Druid Nights and One to Return have an epic version
unfit-teams = teams are for four players, in Full Conquest, One to Return and Conquer and Hold
unfit-team-cities = two cities are for Full Conquest in teams
unfit-shape = Conquer and Hold has a map of its own
unfit-dummy = the dummy player can be left out only in First Reconnaissance alone

# what the scenarios are about
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

# options
option-bid = Bid { $n } Fame
option-tunnel = Under the ground to { $to } for { $cost } Move
option-replace-shield = Activate the glade, replacing the Shield of player { $seat }
word-pass = No more
word-activate_glade = Activate the glade
word-incant = Perform the incantation
word-play_on = Play on
word-concede = Concede

# questions
prompt-auction = { $hero } for { $n } Fame?
prompt-draft = Keep which card? The others are passed on
prompt-plan = Which of your chosen cards goes into the Deed deck?
prompt-improve = Take one of the revealed cards for one of your Actions?
prompt-improve-for = { $card } for which of your Actions?
prompt-tactic-leaves = Which Tactic leaves the game?
prompt-entrance = Where is the secret entrance near the { $site }?
prompt-secret-colour = Choose in secret: white Armor at a distance, red attack, blue Armor in the end, black nothing
prompt-concede = Your side is behind. Play on?

# the story
story-scenario = { $scenario }: { $about }
story-auction = { $hero } goes for { $n } Fame.
story-rampage =
    { $n ->
        [one] A rampaging enemy is back.
       *[other] { $n } rampaging enemies are back on one space.
    }
story-activates-glade = { $hero } activates the glade.
story-incants =
    { $n ->
        [one] { $hero } performs the incantation with one glade.
       *[other] { $hero } performs the incantation with { $n } glades.
    }
story-portal-closes = The portal closes.
story-gone = { $hero } has gone back through the portal and is out of the game.
story-not-colour = The die is not { $colour }.
story-colour = The die is { $colour }.
story-improves = { $hero } learns { $new } and forgets { $old }.

# the end
end-fame-mission = The mission is accomplished. The hero with the most Fame wins.
end-mission = The mission is accomplished.
end-no-mission = The mission has failed.
end-points = The sites that were held decide.
end-points-tie = Nobody holds more than the others: nobody wins.
end-conceded = A side has conceded.
end-returned = One hero returns through the portal.
end-nobody-returned = Nobody stands on the portal: all have lost.
end-not-chosen = The hero on the portal is not the chosen one: nobody wins.

# the scene
fight-secret-colour = A colour is chosen in secret

# the reckoning; what brought nothing is left out
story-reckoning = { $hero }: Fame { $fame }{ $knowledge ->
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
   *[other] , Wounds { $beating }
}{ $rest ->
    [0] {""}
   *[other] , titles and scenario { $rest }
}.
