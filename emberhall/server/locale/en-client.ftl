# What the browser client says by itself.

motto = A warm table, heavy games, and an engine that knows the rules.
fan-note = An unofficial fan project without any publisher’s text or art. The names of the games belong to their owners. If you like a game, buy it.
games = Games
no-games = No game is installed.
my-tables = My tables
open-tables = Tables in the hall
replays = Finished games
play = Play
resume = Resume
spectate = Watch
watch-replay = Watch the replay
over = Finished
players = { $range } { $count ->
    [one] player
   *[other] players
}
decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

# making a table
setup-options = The game
setup-seats = Who plays
setup-more = More settings
setup-listed = Show it in the hall
setup-listed-why = Anybody may watch and take open seats. Otherwise only those who have the link.
setup-seed = Seed
setup-seed-why = The same seed makes the same shuffle again. Leave it empty for chance.
start = Start the game
start-invite = Open the table and invite
number-between = A whole number from { $low } to { $high }.
cancel = Cancel
close = Close
preset-bots = With bots
preset-friends = With friends
preset-hotseat = One screen
preset-solo = Alone
seat-me = Me
seat-open = Open seat
seat-number = Seat { $seat }
seat-who = Who has seat { $seat }
seat-add = Add a seat
seat-remove = Remove seat { $seat }
bot = Bot
bot-named = Bot: { $name }
your-name = Your name
your-name-why = The others at the table will see it.
sit-down = Sit down
stand-up = Leave the seat

# people
people = People and invitations
invite-link = Invitation: whoever has this link may take an open seat or watch
watch-link = Link for spectators
watch-with-hand = Link for spectators who see my hand
table-listed = This table is listed in the hall.
table-private = This table is private: only those who have the link find it.
copy = Copy
copied = Copied.
you = you
offline = Not connected

# settings
settings = Settings
menu = Menu
pace-slow = What happens: slowly
pace-normal = What happens: step by step
pace-fast = What happens: quickly
pace-none = What happens: all at once
theme-auto = Light as the system has it
theme-light = Light
theme-dark = Dark
sound-on = Turn sound on
sound-off = Turn sound off
notify-on = Notify me when it is my turn
notify-off = No notifications
account = Account
account-why = With an account you find your tables on every device. You do not need one to play.
account-in = You are signed in as { $login }.
account-login = Login
account-password = Password (at least 8 characters)
account-register = Create an account
account-enter = Sign in
account-out = Sign out

# the table
board = Board
space = Space
hand = Hand
log = Log
chat = Chat
talk = Log and chat
parts = Parts of the table
tools = Tools
tab-board = Board
tab-panels = Table
tab-log = Log
tab-chat = Chat
to-hall = To the hall
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show all
why = Why?
hint = Hint
hint-thinking = Thinking…
hint-says = Hint: { $option }
who-decides = Who decides
all-options = All options
choose-one = Choose one
choose-this = Choose this
fold = Fold or unfold
your-turn = Your turn
waiting-for = Waiting for { $name }
skip = Skip
your-answer = Your answer: { $answer }.
change-answer = Change my answer
keep-answer = Keep it
pass-this = Not for this
pass-turn = Not this turn
passing-this = You pass for this.
passing-turn = You pass for this turn.
pass-no-more = Ask me again
figure-of = { $value } of { $of }
dice = Dice
die = Die
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
card = Card
card-back = Card, face down
card-spent = spent
stack-count = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
undo = Undo
undo-ask = Ask to undo
undo-yes = Take it back
undo-sent = The others have been asked.
undo-to-here = Undo to here
undo-asked = Waiting for consent to your undo: { $names }
undo-withdraw = Withdraw
undo-wish = { $name } would like to take back { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
undo-allow = Allow
undo-refuse = Refuse
redo = Redo
reset-turn = Reset my turn
log-look = Look at this moment
log-older = Earlier lines
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-phrases = Quick phrases
since-title = Since you last looked: { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
watching = You are watching.
watching-free = You are watching. There is a free seat.
you-won = Victory!
you-lost = Defeat
winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
game-over = The game is over
points = Points: { $scores }
play-again = Play again
play-next = Play: { $name }
curtain = Pass the screen on
curtain-pass = Pass the screen to { $name }
curtain-why = What is in the hand is for one pair of eyes only.
curtain-open = I am { $name }
curtain-draw = Hide my hand

# the past
timeline = Timeline
time-first = To the beginning
time-back = One back
time-on = One on
time-play = Play
time-pause = Pause
time-at = { $at } / { $of }
time-branch = Play on from here
time-now = Back to now
time-next = Then: { $label }
looking-back = You are looking at the past: decision { $at } of { $of }.
branch-sure = A new table begins at decision { $at } of this game. This table stays as it is.

# rules
rules = Rules
rules-search = Search the rules
rules-words = Search the rules: words or a number
rules-none = No rule has these words.
rule-behind = The rule behind this question

# the net
net-none = The server cannot be reached.
net-lost = The connection was lost.
net-fault = Something went wrong on the server.
net-reconnecting = The connection is gone. Reconnecting …
no-table = There is no such table.
bad-link = This link does not open the table.

# keys
shortcuts = Keyboard shortcuts
key-option = Choose an option
key-options = To the options
key-board = To the board
key-walk = To the next thing that can be chosen
key-walk-all = To the next thing of any kind
key-press = Choose what is in focus
key-turn-area = Turn the target area under the pointer
key-hand = To the hand
key-panels = To the panels
key-log = To the log
key-chat = To the chat
key-undo = Undo
key-redo = Redo
key-timeline = Timeline
key-step = One step back or on in the timeline
key-zoom = Closer, farther, show all
key-rules = Search the rules
key-why = The rule behind the question
key-escape = Close, let go
key-help = This list

# grounds
terrain-plains = Plains
terrain-hills = Hills
terrain-forest = Forest
terrain-wasteland = Wasteland
terrain-desert = Desert
terrain-swamp = Swamp
terrain-lake = Lake
terrain-sea = Sea
terrain-mountain = Mountain
terrain-city = City
terrain-village = Village
terrain-castle = Castle
terrain-road = Road
terrain-floor = Floor
terrain-wall = Wall
terrain-fire = Fire
terrain-ice = Ice
terrain-water = Water
terrain-lava = Lava
terrain-unknown = Unexplored

# the stage
own-bar = What I have
why-not = Why not?
why-not-that = Why not: { $name }?
choose-or = { $what ->
    [cards] Choose a card, or:
    [spaces] Choose a lit space, or:
   *[both] Choose a lit space, a card, or:
}
choose-lit = { $what ->
    [cards] Choose a card.
    [spaces] Choose a lit space.
   *[both] Choose a lit space or a card.
}
choose-on-map = { $count } { $count ->
    [one] place
   *[other] places
}: choose on the map
aim-area = Point at a space: the area follows. Press to lay it.
aim-area-touch = Press a hex and the area lies there; press again to lay it.
turn-area = Turn ({ $count } ways)
turn-area-keys = Right mouse button, or Q
options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
list-all = List all { $count } ways
list-more = { $count ->
    [one] List { $count } more way
   *[other] List { $count } more ways
}
list-fewer = Fewer
fight-needed = needed
fight-assembled = assembled
fight-needed-lines = Needed
fight-assembled-lines = Assembled
fight-nothing-yet = Nothing yet.
fight-helpers = Who can help
odds-now = now { $chance }

# what would happen, and why not
foresee = What if: { $option }
legend-now = within reach now
legend-then = within reach then
legend-cost = what it costs to get there
legend-risk = provokes a foe
foresee-asked = {""}
foresee-others = Then somebody else decides.
foresee-over = Then the game is over.
foresee-chance = Then chance decides.
foresee-hidden = Then something hidden is seen.
foresee-secret = The others decide at the same time.
missing = Missing

# about
about = About Emberhall
about-what = Heavy fantasy board games by their full rules, in English and Russian, for people and for programs.
about-fan = An unofficial fan project, not connected with or endorsed by any publisher. It contains no publisher’s text and no art. The names of the games and of what is in them belong to their owners. If you like a game, buy it.
about-emblems = Emblems
about-emblems-who = The emblems are glyphs of RPG Awesome, made by Daniela Howe and Ivan Montiel, as the package tkinter-icons-rpga (by Israel Dryer) holds them. That package gives the font under the MIT licence; the project itself names the SIL Open Font License 1.1. Neither says who drew which glyph. The drawings go back to game-icons.net (Creative Commons CC BY 3.0), whose licence names its artists: Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer and HeavenlyDog. They are shown here in one colour, as outlines.
about-icons = Signs of the interface
about-icons-who = Lucide (ISC licence; parts of it from Feather by Cole Bemis, MIT licence).
about-code = Code
about-code-who = The code of Emberhall is under the MIT licence.

# the end
score-parts = What it is made of
last-told = What happened last
chart-of = { $name } over the game
looked-title = This game has been looked into
looked = This game has been looked into: it was saved, copied, or set up with a known seed. Somebody may know what is hidden.
sit-down-anyway = Sit down anyway
logged-out = You have logged out, or this session was ended elsewhere.
understood = Understood

# tables of mine
table-away = Archive
table-back = Take out of the archive
table-delete = Delete
table-delete-sure = { $name }: the table and its whole record are deleted. This cannot be undone.
tables-away = Tables put away: { $count }
tables-hide = Hide the tables put away

aim = What is to be done
aim-end = How it ends
aim-special = Special rules
scenario-length = How long it is
scenario-difficulty = How hard it is
sessions = Where you are known
session-here = this one
session-used = last seen { $ago }
session-end = Send away
session-ended = That browser has to sign in again.
session-unknown = Unknown browser
links-made = Links that you have made
link-revoke = Revoke
link-revoked = The link is worth nothing any longer.
