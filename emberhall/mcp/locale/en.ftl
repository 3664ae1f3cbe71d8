error-not-your-seat = You hold seat { $own }: what seat { $seat } sees and may choose is not for you.
error-referee-holds-none = The referee sees what everybody sees; what seat { $seat } sees is not for you.
error-referee-decides-nothing = The referee holds no seat and decides nothing. You can look, find elements and search the rules.
error-nothing-there = Nothing on the table that you can see is called “{ $element }”. Use find to look for its id.
error-not-offered = “{ $key }” is not among your options now.
error-not-asked = You are not asked now: the decision is with seat { $seats }.
error-game-is-over = The game is over.
error-no-seat-for-assistants = No seat is left for an assistant: name at least one player “me”.
