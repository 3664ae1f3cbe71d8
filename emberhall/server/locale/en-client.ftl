# What the browser says, beside the words of a game.

hall-what = Big fantasy board games,
hall-ready = ready to play.
motto = Full rules, no set-up, no bookkeeping. Play alone, with friends or against bots, right in your browser.
door-learn = Learn
door-learn-why = A first game with a guide
door-play = Play
door-play-why = Choose a game
door-continue = Continue
door-yours = Your turn: { $title }
door-theirs = { $title }: waiting for { $names }
fan-note = An unofficial fan project: no publisher’s text, no publisher’s art. All game names belong to their owners. If you like a game, buy it.
games = Games
no-games = No games are installed.
my-tables = My tables
open-tables = Open tables
replays = Finished games
play = Play
resume = Resume
spectate = Watch
watch-replay = Watch replay
over = Finished
players = { $range } { $count ->
    [one] player
   *[other] players
}
just-now = just now
decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

# making a table
setup-options = Game
find = Find
setup-seats = Players
setup-more = More settings
setup-listed = List in the hall
setup-listed-why = Anyone may watch and take an open seat. Otherwise only people with the link can.
setup-seed = Seed
setup-seed-why = The same seed deals the same game. Leave it empty for a random one.
start = Start game
start-invite = Open the table and invite players
number-between = Enter a whole number from { $low } to { $high }.
cancel = Cancel
close = Close
preset-bots = With bots
preset-friends = With friends
preset-hotseat = One screen
preset-solo = Solo
seat-me = Me
seat-open = Open seat
seat-number = Seat { $seat }
seat-who = Player for seat { $seat }
seat-add = Add a seat
seat-remove = Remove seat { $seat }
bot = Bot
bot-named = Bot: { $name }
your-name = Your name
your-name-why = The other players will see it.
sit-down = Sit down
stand-up = Leave the seat

# people
people = Players and invitations
invite-link = Invitation link: opens a seat, or the table to watch
watch-link = Spectator link
watch-with-hand = Spectator link that shows my hand
table-broken = This table cannot be shown: its game can no longer read it.
table-listed = This table is listed in the hall.
table-private = This table is private: only people with the link can find it.
copy = Copy
copied = Copied.
you = you
offline = Offline

# settings
settings = Settings
menu = Menu
pace-slow = Animation: slow
pace-normal = Animation: normal
pace-fast = Animation: fast
pace-none = Animation: off
theme-auto = Match system
theme-light = Light theme
theme-dark = Dark theme
sound-on = Turn sound on
sound-off = Turn sound off
notify-on = Notify me on my turn
notify-off = Turn notifications off
account = Account
account-why = An account shows your tables on every device. You don’t need one to play.
account-in = Signed in as { $login }.
account-login = Username
account-password = Password (at least 8 characters)
account-register = Create account
account-enter = Sign in
account-out = Sign out

# the table
board = Board
space = Space
hand = Hand
log = Log
chat = Chat
talk = Log and chat
parts = Table sections
tools = Table controls
tab-panels = Table
tab-log = Log
tab-chat = Chat
to-hall = Back to the hall
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
why = Why?
hint = Hint
hint-thinking = Thinking…
hint-play = Play this
hint-place = The highlighted space
who-decides = Choosing player
all-options = Clear selection
choose-one = Choose one
choose-this = Choose this
fold = Expand or collapse
your-turn = Your turn
waiting-for = Waiting for { $name }
skip = Skip
your-answer = Your answer: { $answer }.
change-answer = Change my answer
keep-answer = Keep my answer
pass-this = Pass this time
pass-turn = Pass for this turn
passing-this = You are passing this time.
passing-turn = You are passing for this turn.
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
undo-yes = Undo
undo-sent = Asked the other players to agree.
undo-to-here = Undo to here
undo-asked = Waiting for players to agree to your undo: { $names }
undo-withdraw = Withdraw
undo-wish = { $name } asks to undo { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
undo-allow = Allow
undo-refuse = Decline
redo = Redo
reset-turn = Restart my turn
log-look = View this moment
log-older = Show earlier entries
log-empty = Nothing has happened yet.
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
chat-phrases = Quick phrases
since-title = While you were away: { $count ->
    [one] { $count } event
   *[other] { $count } events
}
watching = You are watching.
watching-free = You are watching. A seat is free.
you-won = Victory!
you-lost = Defeat
winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
game-over = Game over
points = Points: { $scores }
play-again = Play again
play-next = Play { $name }
curtain = Pass the screen
curtain-pass = Pass the screen to { $name }
curtain-why = Only { $name } should look now.
curtain-why-several = Only the player who picks up the screen should look now.
curtain-open = I am { $name }
curtain-draw = Hide my hand

# history
timeline = History
time-first = Jump to the start
time-back = Previous
time-on = Next
time-play = Play
time-pause = Pause
time-at = { $at } / { $of }
time-branch = Play on from here
time-now = Return to now
time-next = Next: { $label }
looking-back = Viewing the past: decision { $at } of { $of }.
branch-sure = This opens a new table at decision { $at }. The current table stays as it is.

# rules
rules = Rules
rules-search = Search the rules
rules-words = Search the rules by words or number
rules-about = Behind this question
rules-contents = Contents
rules-none = No rule matches.
rule-behind = The rule behind this question

# the connection
net-none = Can’t reach the server.
net-lost = Connection lost.
net-fault = Something went wrong on the server.
net-reconnecting = Connection lost. Reconnecting…
no-table = This table doesn’t exist.
bad-link = This link doesn’t open the table.

# keys
shortcuts = Keyboard shortcuts
key-option = Choose an option
key-options = Go to the options
key-board = Go to the board
key-walk = Next thing you can choose
key-walk-all = Next thing of any kind
key-press = Choose the focused thing
key-turn-area = Rotate the target area
key-hand = Go to your hand
key-panels = Go to the players
key-log = Go to the log
key-chat = Go to the chat
key-undo = Undo
key-redo = Redo
key-timeline = History
key-step = Step back or forward in the history
key-zoom = Zoom in, zoom out, show all
key-rules = Search the rules
key-why = The rule behind the question
key-escape = Close or cancel
key-help = Show this list

# terrain
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
own-bar = Your status
why-not = Why not?
why-not-that = Why not: { $name }?
choose-or = { $what ->
    [cards] Choose a card, or:
    [spaces] Choose a highlighted space, or:
   *[both] Choose a highlighted space, a card, or:
}
choose-more = { $what ->
    [cards] Now choose one more card.
    [spaces] Now choose one more highlighted space.
   *[both] Now choose one more card or highlighted space.
}
choose-lit = { $what ->
    [cards] Choose a card.
    [spaces] Choose a highlighted space.
   *[both] Choose a highlighted space or a card.
}
choose-on-map = Choose on the map: { $count } { $count ->
    [one] space
   *[other] spaces
}
aim-area = Point at a space to place the area; click to confirm.
aim-area-touch = Tap a space to place the area; tap again to confirm.
turn-area = Rotate ({ $count } ways)
turn-area-keys = Right-click or Q
options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
list-all = { $count ->
    [1] Show the option
    [2] Show both options
   *[other] Show all { $count } options
}
list-more = { $count ->
    [one] Show { $count } more option
   *[other] Show { $count } more options
}
list-fewer = Show fewer
fight-needed = needed
fight-assembled = so far
fight-needed-lines = Needed
fight-assembled-lines = So far
fight-nothing-yet = Nothing yet.
fight-helpers = Others who can help
odds-now = now { $chance }

# looking ahead, and why not
foresee = If you choose: { $option }
legend-now = in reach now
legend-then = in reach after this
legend-cost = cost to get there
legend-risk = provokes an enemy
foresee-asked = {""}
foresee-others = Another player decides next.
foresee-over = The game ends.
foresee-chance = The rest is random.
foresee-hidden = Reveals hidden information.
foresee-secret = Other players choose at the same time.
missing = Missing

# about Emberhall
about = About Emberhall
about-what = Heavy fantasy board games by their full rules, in English and Russian, for people and programs.
about-fan = An unofficial fan project, not affiliated with or endorsed by any publisher. It contains no publisher’s text and no publisher’s art. The games’ names and everything in them belong to their owners. If you like a game, buy it.
about-emblems = Emblems
about-emblems-who = The emblems are glyphs from RPG Awesome by Daniela Howe and Ivan Montiel, as packaged in tkinter-icons-rpga by Israel Dryer. The package licenses the font under MIT; the project itself names the SIL Open Font License 1.1. Neither credits individual glyphs. The drawings come from game-icons.net (Creative Commons CC BY 3.0), whose licence names these artists: Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer and HeavenlyDog. Here they are shown in one colour, as outlines.
about-icons = Interface icons
about-icons-who = Lucide (ISC licence; some icons from Feather by Cole Bemis, MIT licence).
about-type = Type
about-type-who = Source Serif and Source Sans by Frank Grießhammer and Paul D. Hunt at Adobe (SIL Open Font License 1.1), as packaged in font-source-serif-pro and font-source-sans-pro by Philip Howard. Pages get only the letters they need.
about-code = Code
about-code-who = Emberhall’s code is released under the MIT licence.

# the end
score-parts = Score breakdown
last-told = Final events
chart-of = { $name } during the game
looked-title = Hidden information was seen
looked = This game was saved, copied, or started from a known seed, so someone may know what is hidden.
sit-down-anyway = Sit down anyway
logged-out = You are signed out, or this session was ended on another device.
understood = Got it

# my tables
table-away = Archive
table-back = Restore from the archive
table-delete = Delete
table-delete-sure = Delete { $name } and its whole history? This cannot be undone.
tables-away = Archived tables: { $count }
tables-hide = Hide archived tables

aim = Objective
aim-end = Game end
aim-special = Special rules
scenario-length = Length
scenario-difficulty = Difficulty
sessions = Signed-in devices
session-here = this device
session-used = last used { $ago }
session-end = Sign out
session-ended = That device is signed out.
session-unknown = Unknown browser
links-made = Your links
link-revoke = Revoke
link-revoked = Link revoked.

# the coach
learn = Learn
learn-why = A first game with a coach, who explains each thing when it matters
coach = Coach
coach-of = { $known } of { $of }
coach-know = Got it
coach-show = Show me
coach-later = Not now
coach-done-title = Well played
coach-done = You have seen how this game works. Play on to the end if you like, or set up a game of your own in the hall.
