# Why something cannot be chosen.
why-no-combat = No Combat left this turn.
why-engaged = An engaged hero can attack only in their own area.
why-unseen = The hero does not see this area.
why-range = Out of range.
why-turned = This card is turned. It will be ready after { $left ->
    [one] 1 Time phase
   *[other] { $left } Time phases
}.
why-down = The hero is knocked down and must stand up first.
why-no-way = There is no way there from here.
why-door = A closed door is in the way.
why-barrier = The barrier cannot be crossed from this side.
why-points = Not enough movement points: you need { $needed }, you have { $left }.
why-acted = This hero has already had a turn this round.
why-elsewhere = The hero must be in the same area.
why-beset = An engaged hero cannot do that: there are enemies in their area.
why-no-action = This takes an Action, and none is left this turn.
why-handled = You have just sorted what lies here. Do something else first.
why-locked = It has a magic lock. A magic key removes it.
why-shadow = A shadow is turned over as soon as a hero sees or enters its area.
why-unloaded = The weapon must be reloaded first, for an Action.
why-nobody = No one is in range and in sight.
why-attack = Use it when you attack, before the roll.
why-attack-after = Use it when you attack, after the roll.
why-defence = Use it when you defend.
why-reaction = Use it when the event it names happens.
why-crowns = Not enough crowns: you need { $price }, you have { $crowns }.
why-bag = The bag is full and no slot is free. Sell or give something away first.
