# The title and the set-up.
game-title = Runewars
game-description = Four factions fight for the dragon runes of Terrinoth, with armies, heroes and secret orders.
game-length = 180 to 240 minutes
game-difficulty = hard
setup-map = Map
    .hint = A ready-made map, or one the players build together.
setup-map-ready = Ready-made
    .hint = A map for your number of players, with factions dealt at random. Start here.
setup-map-built = Built together
    .hint = Each player chooses a faction and places two tiles and a home realm.
setup-exploration = Exploration
    .hint = Heroes find tokens in the areas they enter in summer.
bot-warlord = Warlord
