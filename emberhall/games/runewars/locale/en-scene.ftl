# Labels on the table.
board-realm = The realm
seat = Player { $n }
free-hex = Free hex
home-marker = Home realm marker
note-yields = { $resource }: { $n }
note-controlled = Controlled by { $faction }
note-marchers = { $n ->
    [one] { $n } of your units can march here
   *[other] { $n } of your units can march here
}
note-city = City: { $city }
note-offer = Rally Support: { $effect }
note-first-player = First player
note-claims = Victory card on the { $season } deck
note-out = Out of the game
note-development = Can be built: { $what }
note-designed = Designed by Emberhall
note-designed-parts = Designed by Emberhall: { $parts }
part-initiative = initiative
part-health = health
part-traits = traits
part-season = its season
units-standing = { $unit } × { $n }
units-routed = { $unit } × { $n }, routed
unit-lying = { $unit }, routed
stronghold = Stronghold
stronghold-damaged = Damaged stronghold
rune = { $kind ->
    [dragon] Dragon rune
    [false] False rune
   *[unknown] Rune token
}{ $open ->
    [true] , revealed
   *[false] {""}
}
activation = Activated: { $faction }
unexplored = { $near ->
    [true] Exploration token (near a home realm)
   *[false] Exploration token
}
fallen-hero = Rewards of a fallen hero
neutral-side = Neutral units
figure-influence = Influence
figure-tactics = Tactics cards
figure-strongholds = Strongholds left
figure-runes = Dragon runes you control
bar-runes = Runes
track-areas = Areas controlled
figure-health = Health
figure-damage = Damage
figure-initiative = Initiative
figure-round = Round
figure-year = Year
figure-season = Season
bar-dials = Dials
row-orders = Orders
row-hand-orders = Your orders
row-tactics = Your Tactics cards
row-quests = Your quests
row-objective = Your objective
row-found = Reward cards to choose from
row-applicants = Heroes to choose from
row-season = Season card
row-fate = Fate cards
row-trying = The quest
row-titles = Titles
row-draw = Fate cards: { $unit }
stack-fate = Fate deck
stack-fate-discard = Fate cards discarded
stack-tactics = Tactics deck
stack-tactics-discard = Tactics cards discarded
stack-quests = Quests
stack-rewards = Rewards
stack-rewards-discard = Rewards discarded
stack-heroes = Heroes
stack-dragon-runes = Dragon runes
stack-false-runes = False runes
kind-order = Order
kind-tactics = Tactics
kind-quest = Quest
kind-objective = Objective
kind-title = Title
kind-artifact = Artifact
kind-weapon = Weapon
kind-armor = Armor
kind-item = Item
kind-development = Development
text-primary = { $effect }
text-supremacy = Supremacy: { $effect }
text-when = Played { $when }
when-turn = during your turn
when-after-order = after you have resolved your order
when-march = when you move units with Mobilize or Conquer
when-turn-or-quests = during your turn or the Quest Phase
when-enemy-hero-moved = when an enemy hero has moved to one of yours
when-battle = during your battles
when-battle-start = at the start of your battles
when-defending = at the start of a battle, as the defender
when-drawing = before you draw Fate cards in a battle
when-counting-defence = before strength is counted, as the defender
when-counting-siege = before strength is counted, against a stronghold
when-bids-shown = after bids are revealed
when-fate-drawn = after Fate cards are drawn for diplomacy or a test
text-reward-turn = During your turn:
text-reward-always = Always:
text-reward-duel-start = At the start of a duel this hero begins:
text-reward-duel-icon = In a duel, for a special icon:
text-reward-duel-hurt = In a duel, when this hero would take damage:
text-reward-hurt = When this hero would take damage:
text-reward-quests-or-duel-start = In the Quest Phase or at the start of a duel:
text-reward-supporting = When this hero supports a battle:
text-reward-summer = Each summer:
text-discard = Discard this card.
text-quest-area = Move a hero to { $area }.
text-quest-where = Condition: { $where }.
text-test = Test: { $attribute }
text-quest-duel = Duel: { $unit }, defeated by { $n } damage
text-destiny = { $destiny }: { $effect }
text-win = If you win: { $effect }
text-objective = During your turn: discard this card to receive a dragon rune.
text-spring = Remove activation tokens, take back orders, stand up routed figures.
text-summer = Quest Phase.
text-fall = Shuffle the Fate deck; each player takes 2 influence or 1 Tactics card.
text-winter = In each area you keep as many units as your food dial shows; figures may cross water.
text-zone = { $shape }: { $symbol ->
    [special] special
    [rout] rout { $n }
    [damage] damage { $n }
   *[miss] nothing
}
text-owner = Owner: { $faction }
text-event = Event: discard it when found.
text-location = Location.
text-destructible = Location that six units can destroy.
text-ability = { $name }: { $effect }
text-flying = Flying
text-fast = Fast
battle-in = Battle in { $area }
battle-strength = Strength
battle-supported = Supported by { $hero }
battle-step-muster = Muster
battle-step-support = Heroes
battle-step-start = Cards
battle-step-rounds = Initiative { $n }
battle-step-strength = Before strength
battle-step-resolution = Outcome
duel-in = Duel in { $area }
duel-deals = Deals
duel-guards = Prevents
battle-to-win = Chance to win
battle-wins = Chance to win: { $side }
battle-losses-of = Expected losses: attacker { $own }, defender { $other }
battle-losses = Expected losses: you { $own }, opponent { $other }
