# The title and the set-up.
game-title = Runewars
game-description = Four factions fight for the dragon runes of Terrinoth, with armies, heroes and secret orders.
game-length = 180 to 240 minutes
game-difficulty = hard
setup-map = Map
    .hint = A map that lies ready, or one that the players build together.
setup-map-ready = Ready-made
    .hint = A map for this number of players, with its factions dealt at random; begin here.
setup-map-built = Built together
    .hint = Everybody chooses a faction, lays two tiles and a home realm.
setup-exploration = Exploration
    .hint = Heroes find tokens in the areas that they enter in summer.
bot-warlord = Warlord
