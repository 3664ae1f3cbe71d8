# The title, the set-up, and why one does not fit.
game-title = Gloomhaven

unfit-scenario = scenario { $number } is not playable yet.
unfit-level = alone or with open information the scenario level is 6 at most.
unfit-characters = with several players each has one character.

game-description = Adventurers fight their way through rooms of monsters that act by cards, and run out of cards themselves.
game-length = 60 to 150 minutes
game-difficulty = hard

setup-scenario = Scenario
setup-level = Level of the characters
setup-difficulty = Difficulty
setup-difficulty-easy = easy
setup-difficulty-normal = normal
setup-difficulty-hard = hard
setup-difficulty-very-hard = very hard
setup-characters = Characters of a single player
setup-open-information = Open information
    .hint = All hands are seen by all; monsters are one level higher.
setup-reduced-randomness = Reduced randomness
    .hint = 2x counts as +2, the null as −2.
setup-prosperity = Prosperity
    .hint = Items up to this prosperity can be bought.
