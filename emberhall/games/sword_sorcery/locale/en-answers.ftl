# Why something cannot be chosen.
why-no-combat = No Combat is left in this turn.
why-engaged = An engaged hero attacks only in his own area.
why-unseen = The hero does not see this area.
why-range = It is not within range.
why-turned = The card is turned; Time phases until it is ready: { $left }.
why-down = The hero is knocked down and must stand up first.
why-no-way = No way leads there from here.
why-door = A closed door is in the way.
why-barrier = The barrier cannot be crossed from this side.
why-points = It takes { $needed } movement points; left: { $left }.
