# Mage Knight: scenarios, optional rules, the end of the game.
unfit-epic = only Druid Nights and One to Return have an epic version
unfit-teams = teams are for four players, in Full Conquest, One to Return and Conquer and Hold
unfit-team-cities = two cities are for Full Conquest in teams
unfit-shape = Conquer and Hold has a map of its own
unfit-dummy = the dummy player can be left out only in First Reconnaissance alone

# set-up
setup-scenario = Scenario
setup-scenario-first-reconnaissance = First Reconnaissance
    .hint = Learn the game: explore the unknown region and find the city.
setup-scenario-full-conquest = Full Conquest
    .hint = The long game with all it has: find the cities and conquer them.
setup-scenario-blitz-conquest = Blitz Conquest
    .hint = A shorter conquest; the Council gives a head start.
setup-scenario-solo-conquest = Solo Conquest
    .hint = Conquest for one player.
setup-scenario-full-cooperation = Full Cooperation
    .hint = Conquer all cities together; a serious challenge.
setup-scenario-blitz-cooperation = Blitz Cooperation
    .hint = A shorter and easier cooperative game.
setup-scenario-mines-liberation = Mines Liberation
    .hint = A short game: fight in the tunnels and free the mines.
setup-scenario-druid-nights = Druid Nights
    .hint = A short game about glades, obelisks and summoned monsters.
setup-scenario-dungeon-lords = Dungeon Lords
    .hint = A short game about dungeons, tombs and secret ways.
setup-scenario-conquer-and-hold = Conquer and Hold
    .hint = A fierce struggle for keeps and mage towers.
setup-scenario-one-to-return = One to Return
    .hint = Survive: only one hero gets home through the portal.
setup-heroes = Heroes
setup-heroes-choose = are chosen
setup-heroes-random = are dealt at random
setup-heroes-auction = are chosen; others may bid Fame for them
setup-dummy-player = Dummy player
    .hint = To learn First Reconnaissance alone, it may be left out.
setup-epic = Epic version
    .hint = Druid Nights and One to Return over three Days and three Nights.
setup-teams = Teams
    .hint = Four players in two teams: Full Conquest, One to Return, Conquer and Hold.
setup-teams-no = as the scenario says
setup-teams-seats = players 1 and 3 against 2 and 4
setup-teams-random = at random
setup-team-cities = Cities in team play
setup-team-cities-four = four
setup-team-cities-two = two of level 10
setup-map-shape = Shape of the map
setup-map-shape-scenario = as the scenario says
setup-map-shape-wedge = wedge
setup-map-shape-open = fully open
setup-map-shape-open-4 = open, 4 columns
setup-map-shape-open-3 = open, 3 columns
setup-city-levels = City levels
    .hint = Added to the levels that the scenario gives its cities.
setup-hero-combat = Combat between heroes
setup-hero-combat-scenario = as the scenario says
setup-hero-combat-allowed = allowed
setup-hero-combat-forbidden = forbidden
setup-council-help = Help from the Council
    .hint = Blitz Cooperation with the head start of Blitz Conquest.
setup-lowest-counts = The weakest hero counts
    .hint = Cooperation: in each category the lowest result counts.
setup-crowded-glades = Crowded glades
    .hint = Druid Nights: few Shields fit on a glade; others are pushed out.
setup-open-tiles = Open map
    .hint = Conquer and Hold: all tiles lie open from the start.
setup-day-and-night = Day and Night
setup-day-and-night-normal = take turns
setup-day-and-night-arrival-at-night = arrival at night
setup-day-and-night-darkness-is-coming = darkness is coming
setup-interactive-spells = Spells against other heroes
setup-competitive-skills = Competitive Skills
setup-friendly-mana = Friendly mana
    .hint = By Day a gold die is not used while a die of the colour is free.
setup-rampage = Rampage!
setup-rampage-no = no
setup-rampage-rampage = Rampage!
setup-rampage-more-rampage = More Rampage!
setup-unpredictable-combats = Unpredictable combats
    .hint = Another player chooses in secret how a single enemy is stronger.
setup-improving-actions = Improving actions
    .hint = After each Night cards may be exchanged for Advanced Actions.
setup-starting-cards = Choosing starting cards
    .hint = Three Advanced Actions are chosen before the game; one comes after each Day.

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
story-auction = { $hero } goes for { $n } Fame.
story-rampage =
    { $n ->
        [one] A rampaging enemy is back.
       *[other] { $n } rampaging enemies are back on one space.
    }
story-activates = { $hero } activates the glade.
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
