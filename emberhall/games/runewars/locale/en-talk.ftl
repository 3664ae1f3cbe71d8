# Quick phrases for the chat. Deals are not binding.
phrase-announce-high = I'm going to bid high.
phrase-announce-low = I'm barely going to bid.
phrase-announce-all = I'm bidding everything I have.
phrase-leave-me = Leave this one to me, and the next one is yours.
phrase-together = If you bid high, I'll bid nothing.
phrase-peace = Let's keep the peace this year.
phrase-border = Stay off my land, and I'll stay off yours.
phrase-leader = All of us against the one with the most runes!
phrase-rune-true = There's a dragon rune there. I've seen it.
phrase-rune-false = That rune is false. I've seen it.
phrase-agreed = Agreed.
phrase-refused = No deal.
