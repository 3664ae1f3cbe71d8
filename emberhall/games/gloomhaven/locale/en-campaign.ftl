# The campaign: chapters, the city, the road.

option-scenario = Play { $number }
option-casual = Play { $number } in casual mode
option-random-dungeon = Play a random dungeon
option-road = Travel to { $number }
option-city = Visit Gloomhaven
option-city-event = Play the city event
option-rewards = Divide the rewards
option-parties = Change or found a party
option-portion = { $n } gold for { $who }
option-to-hero = { $who }
option-location = { $number }
option-use-up = { $who }: { $item }
option-go-on-with = { $name }
option-adopt = Take over { $who }
option-create = { $cls }
option-pick-name = go by the name of { $name }
option-start-level = Level { $n } with { $gold } gold
option-keep-quest = { $quest }
option-gain-card = { $card }
option-buy = Buy { $item } for { $price } gold
option-sell = Sell { $item } for { $price } gold
option-enhance-card = Enhance { $card }
option-enhance = { $text }: { $price } gold
option-rise = Rise to level { $n }: the city’s prosperity allows it
word-evenly = Divide evenly
word-go_on = Go on
word-donate = Donate 10 gold to the sanctuary
word-retire = Retire
word-leave_city = Leave the city
word-another_hero = Create another character
word-next_hero = Done: on to the next hero
word-sit_out = Stay behind
word-come_along = Come along
word-found_party = Found a new party

enhance-top = top, line { $line }: { $what }
enhance-bottom = bottom, line { $line }: { $what }
enhance-plus-move = +1 Move
enhance-plus-attack = +1 Attack
enhance-plus-heal = +1 Heal
enhance-plus-shield = +1 Shield
enhance-plus-retaliate = +1 Retaliate
enhance-plus-push = +1 Push
enhance-plus-pull = +1 Pull
enhance-plus-pierce = +1 Pierce
enhance-plus-range = +1 Range
enhance-plus-target = +1 Target
enhance-plus-hp = +1 hit point
enhance-jump = Jump
enhance-hex = one more attack hex
enhance-element = infuse { $element }
enhance-condition = { $condition }

ask-event = What does the party do?
ask-read = The event is over
ask-divide = Who gets the gold? { $gold } left
ask-pay = Who pays? { $gold } gold left
ask-item-for = Who gets { $item }?
ask-use-up = Which item is used up for the next scenario?
ask-who-gives = Who gives the item away?
ask-lose-check = Who loses a checkmark?
ask-minus-ones = Who starts the next scenario with { $n } −1 cards?
ask-choose-one = Choose one
ask-location = Which place has the party found?
ask-party = Which party plays?
ask-create = Choose a class for your character
ask-start-level = { $who }: choose the starting level
ask-personal-quest = { $who }: keep one personal quest
ask-level = { $who }: level { $level }
ask-enhance = { $who }: choose an enhancement ({ $gold } gold)
ask-city = { $who } in Gloomhaven ({ $gold } gold)
ask-equip = { $who }: equip items
ask-discard = { $who }: discard { $n ->
    [one] a card
   *[other] { $n } cards
}

say-scenario = { $place }: { $won ->
    [1] won
   *[other] lost
}{ $casual ->
    [1] { " (casual mode)" }
   *[other] { "" }
}.
say-found = New place on the map: { $place }.
say-achieved = { $kind ->
    [party] Party achievement
   *[other] Global achievement
}: { $what }.
say-achievement-lost = The party loses the achievement { $what }.
say-prosperity = Prosperity { $n }: { $marks } checkmarks.
say-prosperity-level = Gloomhaven reaches prosperity level { $level }. New items are in the shop.
say-reputation = Reputation { $n }: now { $now }.
say-class-opened = A sealed box is opened: { $who } can be played.
say-envelope = Envelope { $letter } is opened.
say-records = Section { $n } of the Town Records is read.
say-none-left = No card is left: nothing is gained.
say-design = A design: { $item } is in the shop.
say-sells-second = A second { $item } is sold at once for { $gold } gold.
say-event-option = The party chooses: { $option }.
say-each = { $what }.
say-clue = The party finds strange signs: a clue to the cipher.
say-gets = { $who } gets { $item }.
say-created = A new character: { $who }.
say-adopted = { $who } has a new player.
say-quest = { $who } follows a personal quest: { $quest }.
say-gains-card = { $who } learns { $card }.
say-perk = { $who } takes a perk: { $text }.
say-level = { $who } reaches level { $level }.
say-buys = { $who } buys { $item } for { $n } gold.
say-sells = { $who } sells { $item } for { $n } gold.
say-donates = { $who } donates { $n } gold to the sanctuary and starts the next scenario blessed.
say-enhances = { $who } enhances { $card } for { $n } gold: { $text }.
say-party = The party: { $party }.
say-travel = The party sets out for { $place }.
say-quest-fulfilled = { $who } has fulfilled a personal quest: { $quest }!
say-retired = { $who } retires from the adventuring life.
say-dies-for-good = { $who } dies and will not come back.
say-dead = { $who } is dead.
say-treasure-gold = Treasure: { $n } gold for { $who }.
say-treasure-experience = Treasure: { $n } experience for { $who }.
say-treasure-checks = Treasure: { $n ->
    [one] a checkmark
   *[other] { $n } checkmarks
} for { $who }.
say-the-end = The story of the Gloom has ended. The world goes on.

deeds = { $what }
deed-gold-each = { $n } gold each
deed-gold-together = { $n } gold for the party
deed-experience-each = { $n } experience each
deed-checks-each = checkmarks { $n } each
deed-lose-check = one character loses a checkmark
deed-reputation = { $n } reputation
deed-prosperity = { $n } prosperity
deed-gain-item = the party gets { $item }
deed-item-design = design: { $item }
deed-random-design = a random item design
deed-unlock-scenario = new place: { $place }
deed-achievement = achievement: { $what }
deed-add-event = { $deck ->
    [city] a city event joins its deck
   *[other] a road event joins its deck
}
deed-start-with = everyone starts the next scenario with { $conditions }
deed-start-hurt = everyone starts the next scenario with { $n } damage
deed-start-discard = everyone starts the next scenario with { $n ->
    [one] a card
   *[other] { $n } cards
} discarded
deed-start-minus-ones = one character starts the next scenario with { $n } −1 cards
deed-use-item = an item is used up for the next scenario ({ $slot })
deed-use-item-each = everyone uses up an item for the next scenario ({ $slot })
deed-clue = a clue to the cipher
event-option = { $letter }: { $text }
event-nothing = Nothing more comes of it
event-city = City event
event-road = Road event

end-city = The party leaves Gloomhaven.
end-event = The city event is over.
end-road = The party has reached its goal.
end-rewards = The rewards are divided.
end-parties = The party is chosen.
unfit-company = a party needs at least two characters.

place-gloomhaven = Gloomhaven
place-named = { $number }. { $name }
place-done = completed
place-open = can be played
place-blocked = out of reach for this party
place-at = at { $location }
board-world = Map
board-city = Gloomhaven
door-square = Market square
door-tavern = The Drowned Lantern
door-shop = Shop
door-sanctuary = Sanctuary of the Great Oak
door-enhancer = Enchantress
door-archive = Town archive
door-gate = Gate
piece-party = the party
panel-world = The world
party-named = { $name }
party-numbered = Party { $n }
hero-named = { $name } ({ $class })
sheet-motto = { $class }, level { $level }
figure-prosperity = Prosperity
figure-prosperity-marks = Prosperity checkmarks
figure-reputation = Reputation
figure-won = Scenarios won
figure-party = Party
figure-place = Place
figure-donated = Donated to the sanctuary
figure-sealed = Sealed boxes
figure-city-events = City events
figure-road-events = Road events
figure-hero-level = Level
figure-gold = Gold
figure-checks = Checkmarks
achievement-held = { $n ->
    [one] { $what }
   *[other] { $what } ×{ $n }
}
envelope-opened = Envelope { $letter } is open
note-sealed = Sealed: { $who }
note-adoptable = Nobody plays this character now
note-sits-out = Stays behind
note-fulfilled = Has fulfilled the personal quest and will retire
note-bound = { $n } gold for enhancements only
note-next-blessings = Next scenario: { $n } Bless cards
note-next-damage = Next scenario: { $n } damage
note-next-discards = Next scenario: { $n } cards discarded
note-next-minus-ones = Next scenario: { $n } −1 cards
note-next-condition = Next scenario: { $condition }
note-next-used = Next scenario: { $item } is used up
note-perk = Perk: { $text }
note-copies = { $n ->
    [one] one copy left
   *[other] { $n } copies left
}
row-quest = Personal quest
row-quests = Personal quests
row-gain = Cards to learn
row-pool = Your cards
row-enhanced = To enhance

quest-scenarios-crypt = Complete { $n } scenarios in a crypt
quest-scenarios-side = Complete { $n } side scenarios (number above 51)
quest-scenarios-boss = Complete { $n } scenarios with a boss
quest-scenarios-dagger-forest = Complete { $n } scenarios in the Dagger Forest
quest-scenarios-gloomhaven = Complete { $n } scenarios in Gloomhaven
quest-scenarios-lingering-swamp = Complete { $n } scenarios in the Lingering Swamp
quest-different-scenarios = Complete { $n } different scenarios
quest-areas = Complete a scenario in each of the six areas
quest-kills = Kill { $groups }
quest-group = { $n } of: { $types }
quest-kills-with = Kill { $n } with { $item }: { $types }
quest-kinds-killed = Kill { $n } different types of monsters
quest-elite-kills = Kill { $n } elite monsters
quest-exhausted = Become exhausted { $n } times
quest-others-exhausted = See others of the party become exhausted { $n } times
quest-battle-checks = Earn { $n } checkmarks with battle goals
quest-donated = Donate { $n } gold to the sanctuary
quest-enhancements = Buy { $n } enhancements
quest-friends-retired = See { $n } others of the party fulfil their personal quests
quest-gold = Have { $n } gold
quest-hold = Get { $item }
quest-own = Own items at one time: { $head } for the head, { $body } for the body, { $legs } for the legs, { $hands } for the hands, { $small } small
quest-progress = { $n } of { $of }
quest-chain = Then follow the scenarios it leads to
quest-opens-box = Opens a sealed box
quest-opens-class = Opens the box of the { $who }
quest-opens-envelope = Opens envelope { $letter }

setup-party = Name of the party
setup-permanent-death = Permanent death
    .hint = A character without hit points dies for good.
setup-spoilers = Show what is locked
    .hint = For groups that know the game: names of sealed classes and what quests open.

why-owned = You own this item already.
why-sold-out = No copy is left in the shop.
why-gold = Not enough gold: you need { $price }, you have { $gold }.
why-no-enhancing = Enhancing needs the achievement The Power of Enhancement.
why-enough-enhanced = Your class has as many enhanced cards as the city’s prosperity allows.
why-no-spot = Nothing you can afford fits on this card.

# Moving a world to another program

error-foreign-no-json = This is not a JSON file. Export the campaign in Gloomhaven Secretariat again, and choose that file.
error-foreign-other = This is not an export of Gloomhaven Secretariat: it has no party.
error-foreign-edition = This is a campaign of another game (“{ $edition }”). Only the first edition of Gloomhaven (“gh”) can be moved.
error-foreign-damaged = The file is damaged: { $why }
lost-notes = The notes of the party could not be carried over.
lost-notes-of = The notes on the sheet of { $who } could not be carried over.
lost-achievement = The achievement “{ $name }” is unknown here and was left out.
lost-scenario = The scenario “{ $name }” is not part of this game and was left out.
lost-item = The item “{ $name }” is unknown here and was left out.
lost-character = The character “{ $name }” is of another game and was left out.
lost-quest = { $who } holds a personal quest that is unknown here or already taken; a new one can be chosen in the city.
lost-kinds = Which kinds of monster { $who } has killed is not in the file, only how many: others count for it now.
lost-decks = The event decks are not in the file. They hold all events again, also those that you have played.
lost-enhancement = An enhancement could not be placed: card { $card }.
moved-enhancement = The spot of an enhancement could not be told for certain; check the card { $card }.
lost-chronicle = The chronicle and the replays stay here.
lost-next = What awaits the characters in the next scenario stays here: blessings, damage, conditions.
lost-bound = Gold that can only be spent on enhancements stays here.
lost-claims = Rewards that have not been divided yet stay here.
lost-offered = Personal quests that have not been chosen yet stay here.
lost-dead = The dead stay here.
lost-agreement = The difficulty and the variants you agreed on stay here.
