# Labels of options.
option-discard-tactics = Discard { $card }
option-pick-type = { $unit }
option-pick-unit = { $unit }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $routed ->
    [true] , routed
   *[false] {""}
}
word-take_influence = 2 influence
word-take_tactics = 1 Tactics card
option-play-order = { $order } ({ $n })
option-bid-influence = Bid { $n }
option-pick-player = { $faction }
option-lose-unit = { $area }: { $unit }{ $routed ->
    [true] , routed
   *[false] {""}
}
option-pick-dial = { $resource }
option-dial-shows = { $resource }: { $shows }
word-resolve = Resolve the order
word-use_bonus = Use the bonus
word-skip_bonus = No bonus
word-fight = Fight
word-parley = Diplomacy: spend influence, draw that many Fate cards and choose one
word-withdraw = Withdraw
word-keep_runes = Leave them
word-swap_runes = Swap them
word-hit = Deal 1 damage
word-claim_victory = Play your Victory card
word-claim_objective = Claim your objective
option-pick-faction = { $faction }
option-pick-tile = Tile { $tile }
option-lay-tile = Tile { $tile }, rotated { $turn } × 60°, at { $q }, { $r }
option-pick-hexes = Hexes { $q }, { $r } and { $q2 }, { $r2 }
option-pick-order = { $order }
option-move-unit = { $unit } from { $area }
option-move-all = All from { $area }
option-bring-hero = { $hero }
option-shift-unit = { $unit }: { $area } → { $to }
option-shift-all = All: { $area } → { $to }
option-shift-hero = { $hero } → { $to }
option-place-unit = { $unit }: { $area }
option-spend-influence = { $n } influence
option-pick-fate = { $fate }: { $destiny }
option-pick-hero = { $hero }
option-pick-development = { $development }: { $effect }
option-move-development = { $development }, taken from { $area }: { $effect }
option-buy-title = { $title } for { $n } influence
option-discard-quest = Discard { $quest }
option-give-reward = { $hero } gives { $card } to { $enemy }
option-take-fallen = { $hero } takes the rewards in this area
option-raid-place = Destroy the location in { $area }
option-pick-reward = { $card }
option-heal-hero = { $hero } heals
option-train-hero = { $hero } trains
option-pick-attribute = { $attribute }
option-try-quest = Attempt { $quest }
option-challenge = Challenge { $enemy } to a duel
