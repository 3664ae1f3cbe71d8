# What cards ask and tell.
option-how-many = { $n }
option-rout-unit = { $area }: { $unit }

ask-tie-lowest = The bids are equal: who has bid the least?
ask-bids-shown = The bids are shown: do you play a card?
ask-keep = { $hero } wants to leave: do you pay { $n } influence?
ask-tournament = Which of your heroes rides in the tournament?
ask-plague = The plague: which unit is destroyed?
ask-raid = Border raids: which unit takes the damage?
ask-place-for = Where do you place the dragon rune of player { $seat }?
ask-raze = Which city is destroyed?
ask-lost-city = Where does the lost city rise?
ask-sabotage = Which stronghold is damaged?
ask-victim = Which opponent?
ask-misplace = Where is his activation token placed?
ask-leave = Which area may your units leave?
ask-neutrals-from = The neutral units of which area move?
ask-neutrals-to = Where do they go?
ask-charm = Which neutral units do you charm?
ask-charm-unit = Which of your units joins them?
ask-friend = Who draws with you?
ask-how-many = How many cards?
ask-raise-bid = By how much do you raise your bid?
ask-heal = Which hero is healed?
ask-move-hero = Which hero moves?
ask-hero-to = Where does the hero go?
ask-teleport = Where does the hero appear?
ask-bring = Which units come with the hero?

say-tournament = { $hero }: { $gold } gold, { $silver } silver.
say-rune-moves = A rune token moves: { $area } to { $to }.
say-razed = { $city } is destroyed.
say-misplaced = An activation token of player { $seat } lies in { $area }.
say-neutrals-move = Neutral units move: { $area } to { $to }.
