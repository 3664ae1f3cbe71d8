# Labels of options.
word-end_day = End the Day
word-pass = No
word-confer = Ask the others for a Special card
word-heal = Heal wounds
word-attack = Attack the minions here

option-take-hero = { $hero }
option-keep-quest = { $quest }
option-walk = Walk to { $to }
option-ride = Ride to { $to }, discarding { $card }
option-fly = Fly to { $to }, discarding { $card }
option-gate = Take the gate to { $to }, discarding { $card }
option-gate-walk = Take the gate to { $to }
option-mount = Ride your own mount to { $to }
option-teleport-to = Teleport to { $to }
option-sail = Sail to { $to }
option-build = Build a Magic Gate with { $card }
option-rumors = Rumors: keep { $colour } cards
option-heal-land = Heal the land with { $card }
option-sanctify-land = Sanctify the land
option-extinguish = Extinguish the fire with { $card }
option-attack-with = Attack with { $quest } ({ $colour })
option-shoot = Shoot at { $place }
option-shoot-with = Shoot at { $place } with { $quest } ({ $colour })
option-throw-fireball = Fireball with { $card }
option-slay = Slay all { $colour } minions here
option-challenge = Attack { $general }
option-challenge-agent = Attack the Agent { $general }
option-attempt = Quest: { $quest }
option-play = Play { $card }
option-use = Use { $quest }
option-commit = { $card }
option-roll = Roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
option-all = All cards: { $n } dice
option-all-roll = All cards: roll { $n } dice
option-no-dice = Use none of my cards
option-roll-later = Done: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
option-discard = Discard { $card }
option-give = Give { $card }
option-next = { $hero }
option-who = { $hero }
option-where = { $place }
option-whence = { $place } ({ $colour })
option-which = { $general }
option-placement = { $place }
option-throw = Discard: { $darkness }
option-order = { $darkness }
option-colour = { $colour }
option-reroll = Roll again: { $means }

style-ground = On the ground
style-sky = From the sky
style-red = Red minion
style-green = Green minion
style-blue = Blue minion
style-black = Black minion
style-none = No shape

means-battle_luck = Battle Luck
means-dragon_slayer = Dragon Slayer
means-attack_style = fighting on the ground
means-unicorn_steed = Unicorn Steed
means-blessing = King's Blessing

option-bless = King's Blessing: { $use ->
    [land] cleanse a location
   *[night] discard the Darkness card
}
option-take-honor = { $honor }
