# What is quickly said in the chat. Deals bind nobody.
phrase-announce-high = I am going to bid high.
phrase-announce-low = I will hardly bid anything.
phrase-announce-all = I bid all I have.
phrase-leave-me = Leave this one to me, and the next one is yours.
phrase-together = If you bid high, I bid nothing.
phrase-peace = Let us keep the peace this year.
phrase-border = Stay out of my lands, and I stay out of yours.
phrase-leader = Together against whoever has the most runes!
phrase-rune-true = A dragon rune lies there. I have seen it.
phrase-rune-false = The rune there is false. I have seen it.
phrase-agreed = Agreed.
phrase-refused = No deal.
