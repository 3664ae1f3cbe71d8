game-title = Wardens of the Valley
warden = Warden { $number }
mill = the mill
ford = the ford
keep = the keep
wood = the wood
farm = the farm
gust = a gust of wind
tool-bucket = Bucket
tool-horse = Horse
tool-bell = Bell
fire = Fire
ruins = Ruins
ruins-lost = The valley is lost
row-tools = Tools
stack-embers = Embers
stack-ashes = Ashes
stack-shed = Shed
stack-used = Tools used
actions = Actions
unfit-alone = nobody can face the fierce fire alone

ask-act = What do you do? ({ $left ->
    [one] { $left } action
   *[other] { $left } actions
} left)
ask-help = Fire at { $place }! Does anybody throw a bucket?
option-throw = Throw a bucket
word-rest = Rest
word-search = Search the shed for a tool
word-watch = Watch the next ember
option-ride = Walk to { $place }
option-ride-horse = Ride to { $place }
option-douse = Put out a fire
option-douse-bucket = Put out all fires here with the bucket
option-ring = Ring the bell: all see the next embers
option-give = Give { $tool } to { $who }

say-ride = { $who } goes to { $place }.
say-douse = { $who } puts out { $fires ->
    [one] { $fires } fire
   *[other] { $fires } fires
} at { $place }.
say-coming = What comes next: { $embers }.
say-given = { $who } gives you: { $tool }.
say-found = You find: { $tool }.
say-searched = { $who } searches the shed.
say-watched = { $who } watches the next ember.
say-gust = A gust of wind: { $cards ->
    [one] { $cards } card comes
   *[other] { $cards } cards come
} back.
say-fire = Fire at { $place }!
say-helped = { $who } throws a bucket: no fire at { $place }.
say-ruin = Nothing is left of { $place }.
outcome-lost = The valley is lost. Ruins: { $places }.
    .cause = The valley is lost.
outcome-won = The fire has burnt itself out: the valley is saved.

unfit-packs = { $packs ->
    [one] there is { $packs } pack
   *[other] there are { $packs } packs
} for another number of wardens

setup-rich = A full purse to begin with
row-chest = Chest
purse = Purse
coins = Coins
losses = Summers lost
summer = Summer
stack-kept = Oaths kept
oath = Oath: to end a summer at { $place }
option-summer = Summer { $number }
option-market = The market
option-buy = Buy a tool from the shed ({ $price ->
    [one] { $price } coin
   *[other] { $price } coins
})
option-keep = Show it was kept: { $oath }
ask-market = What do you do at the market? ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in the purse)
say-joins = { $who } joins.
say-leaves = { $who } leaves.
say-bought = { $who } buys a tool.
say-kept = { $who } has kept an oath: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
say-summer-won = The valley stands: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for the purse.
say-summer-lost = The summer is lost ({ $lost } so far).
outcome-market = The market closes with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in the purse.
outcome-campaign-won = Three summers without ruin: the valley is green again.
outcome-campaign-lost = The people leave the valley.

phrase-well-met = Well met!
phrase-to-the-ford = Let us go to the ford.
