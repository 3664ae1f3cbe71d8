# Questions.
ask-type = For which units do you draw first?
ask-rout = Which unit is routed?
ask-damage = Which unit takes the damage?
ask-destroy = Which unit is destroyed?
ask-terrify = Which unit is terrified: routed, or destroyed if it is?
ask-discard-tactics = You may keep ten Tactics cards: discard one
ask-order = Choose your order for this season
ask-bid = How much influence do you bid?
ask-tie = The bids are equal: who wins?
ask-fall = What do you take this fall?
ask-starve = Food is short: which unit is destroyed?
ask-trim = At most eight of your units may be in an area: which one is destroyed?
ask-raise = Which dial goes up?
ask-lower = Which dial goes down?
