# The Dragon Expansion.
ask-honor = Grand Ball: which honor do you take?
ask-ward = A Global Effect harms the realm. Do you ward it off?
ask-bless-night = Turn “{ $card }” away with the King's Blessing?
ask-council = Which dragon moves?
ask-prey = Whom does the Agent hunt?
ask-hunt = Where does the Agent go?
ask-keep-quest = Which Quest do you keep?
ask-remove-special = { $count ->
    [one] Which Special card is removed from the game? (one more)
   *[other] Which Special card is removed from the game? ({ $count } more)
}

option-bless = King's Blessing: { $use ->
    [land] cleanse a location
   *[night] discard the Darkness card
}
option-take-honor = { $honor }

honor-kings_champion = King's Champion
honor-captain_of_the_realm = Captain of the Realm
honor-keeper_of_the_gates = Keeper of the Gates
honor-warden_of_the_woods = Warden of the Woods
honor-royal_councilor = Royal Councilor
honor-hero_of_the_people = Hero of the People
honor-dance_with_the_princess = Dance with the Princess

fire-rolled = { $hero } fights the fire in { $place }: { $dice }.
minor-fame = { $hero } earns { $count ->
    [one] { $count } Minor Fame token
   *[other] { $count } Minor Fame tokens
}.
major-fame = { $hero } draws a Major Fame token worth { $value }.
honored = { $hero } is honored: { $honor }.
blessed = { $hero } calls on the King's Blessing; { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} left.
global-in-vain = { $effect } follows another Global Effect and is discarded.
global-ends = { $effect } has ended.
scattered = Winds of chaos carry { $hero }: { $card }.
agent-moved = { $general }, Agent of the Dark Lord, goes to { $place }.
agent-slain = { $hero } slays { $general }, the Agent of the Dark Lord.
dragon-returns = { $general } enters the game!
lost-fire = { $general } burns Monarch City.

unfit-generals = the scenario names its Generals.
unfit-agent = the scenario says which Agent there is, if any.
unfit-agent-general = the same dragon cannot be Agent and General.
unfit-effects = at most { $most } Global Effects, and at most { $kind } of one kind.

agent-agent_brimstone = Acts when a red General is shown: flies to the second location of the card, sets it On Fire and burns the heroes there.
agent-agent_hemlock = Acts when a green General is shown: goes to the nearest green location that is not tainted; heroes there lose a card, and with two minions it is tainted.
agent-agent_onyx = Acts when a black General is shown: goes two steps towards the nearest hero and wounds the heroes there.

row-specials = Special cards
