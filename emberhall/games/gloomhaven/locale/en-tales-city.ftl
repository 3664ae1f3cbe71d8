# City events: the situation, and what came of each choice

event-city-01 =
    The argument at the next table was about dice, and now it is about noses. A chair flies past your heads. Half the Drowned Lantern is already on its feet, and everyone seems to be having a good time.
event-city-01-a =
    You enter into the spirit of the evening. When the dust settles you have learned a thing or two, and the landlord stands before you with a bill for furniture, asking whether you would rather pay or be talked about.
event-city-01-b =
    You climb on a table and offer a round to whoever sits down first. It works better than it has any right to. The landlord will remember it.
event-city-02 =
    A man with burnt eyebrows has spread a blanket at the gate, and on it lie cogs, springs and lengths of pipe. "Antique," he says. "Might be the missing part of anything."
event-city-02-a =
    You carry the heap home in a sack and try it in every way it will go together. It turns out to be scrap. It is good scrap, though; you keep the sack.
event-city-02-a-else =
    Your purse is lighter than his opinion of his goods. He wraps the blanket up again, wounded, and you walk on.
event-city-02-b =
    You wish him luck. At the corner you look round, and he is selling the same cog to someone else as a candle holder.
event-city-03 =
    The man with the burnt eyebrows is back at the gate with another blanket. This time there is one piece in the heap that is not rusty, and it is warm. He has not noticed.
event-city-03-a =
    You pay without haggling, which worries him. At home you scrape off the mud, and beneath it a small machine wakes up, looks about and begins to purr.
event-city-03-a-else =
    You turn out your pockets and it is not enough. He shrugs, and the warm piece goes back into the heap with the rest.
event-city-03-b =
    You have been here before. Behind you something on the blanket gives a faint click, like a tongue.
event-city-04 =
    A notice on every door: a cat, grey, one white sock, answers to Baron or not at all. The old woman who nails them up does not look as if she has slept.
event-city-04-a =
    Cats come home when they want to. All the same, for a while you catch yourselves glancing at roofs.
event-city-04-b =
    It takes all day and the better part of your dignity. The Baron is in a chimney; he comes down when he is ready, and purrs in her arms, and she cannot say a word.
event-city-05 =
    They are putting up a granary by the river, and there are not enough hands. The master builder counts his beams, counts his men and looks hopefully at your shoulders.
event-city-05-a =
    You carry, haul and hammer until sundown. Nothing that you meant to do today is done, but there is a roof where there was sky, and your names are on one of the beams.
event-city-05-b =
    Everyone is looking up. You find the pay chest under a tarpaulin, and people with your reputation know which plank it is that lifts.
event-city-06 =
    The alarm bell rings before breakfast. Raiders on the river, three boats, and the watch is on the wrong side of the town. People are running in all directions; shops stand open.
event-city-06-a =
    You hold the landing stage until the watch comes up, out of breath. The third boat turns round by itself. Someone has brought you the breakfast you missed.
event-city-06-b =
    In the workshop of an armourer who has fled lies a roll of drawings, unfinished and very clever. Nobody sees you take it. Or hardly anyone: if you are well known, someone always does.
event-city-07 =
    A captain short of men wants his hold filled before the tide. He does not say what is in the barrels. They slosh, and one of them sneezes.
event-city-07-a =
    You load, he pays, the ship casts off in the dark. Some of those who see you on that quay think less of you for it, and some think rather more.
event-city-07-b =
    You tell him to find someone else. Word gets around among honest people, and also among the other kind.
event-city-08 =
    A sailor with one ear wants to sell you a map. The ship on it went down with all hands, he says, and he should know, because he was one of them.
event-city-08-a =
    He counts your coins and makes a cross on the chart with great care, in a patch of empty sea. "Mind the ice," he adds, and is gone before you can ask.
event-city-08-a-else =
    You cannot raise the price, and he will not go lower; a drowned man has his pride. He rolls up the map and tries the next table.
event-city-08-b =
    You have heard better stories from worse liars. He drinks up and leaves wet footprints across the floor.
event-city-09 =
    In the false bottom of a trunk you once bought there are silver spoons with the crest of the city. They must have gone missing from the town hall, years ago. Nobody is looking for them any more.
event-city-09-a =
    A dealer with no curiosity gives you half of what they are worth. To people he takes for his own kind, he gives a little more.
event-city-09-b =
    The clerk has to sit down. The spoons go back into the case where a card has said "missing" for twenty years, and the council votes a sum for the orphanage in your honour.
event-city-10 =
    A game is going on in the back room, and there is an empty chair. The man who deals has very clean hands. He smiles at you as one smiles at the weather.
event-city-10-a =
    You lose, politely, to someone who never once looks at his cards. It is a pleasure to see a craftsman at work, you tell each other on the stairs.
event-city-10-a-else =
    He deals from the bottom; so do you. At the end of the evening he pushes the heap across the table and asks whether you would care for a partner.
event-city-10-b =
    You shake your heads, and the landlord, who was watching, shakes his for once in approval. Three honest men leave the room after you with money in their pockets.
event-city-11 =
    A Harrower sits on the temple steps with a tray of small things in jars. It does not call out. The flies arrange themselves into letters and spell "bargain".
event-city-11-a =
    You pay it, and it opens for you a jar in which a drawing is folded, as fine as a wing. If you are people whom others look up to, there are some who look away now.
event-city-11-a-else =
    You have nothing to give it, and it takes the jar back with five small hands. Passers-by have seen you haggle with the thing, and that you were not even good at it.
event-city-11-b =
    You cross to the other side of the street. Those who expected worse of you notice it.
event-city-12 =
    The pie contest at midsummer: thirty pies, a bell and no rules. One of you is in the final, against a butcher who has trained for this all year. The crowd is shouting your names.
event-city-12-a =
    A wave of the hand, a rush for the alley. The crowd groans, and for weeks small boys puff out their cheeks at you.
event-city-12-b =
    At pie nineteen the butcher slides under the table. They carry you home on a door, singing. It will be a day or two before you can think of anything but pie.
event-city-13 =
    A cook from nowhere you have heard of has opened a stall. Everything on the plates is still moving, and smells wonderful.
event-city-13-a =
    It wriggles all the way down and then it glows. You feel as though someone had said something kind about you, in another room.
event-city-13-b =
    You have stew at the Lantern, as always. It does not move, and that is the best that can be said of it.
event-city-14 =
    Something is wrong with the fish market: the fish are leaving. From the drain in the middle come claws, one pair after another, and beady eyes on stalks. The Lurkers look more lost than hungry.
event-city-14-a =
    You drive them back down the drain, at some cost to the stalls. There will be crab in all the taverns tonight.
event-city-14-b =
    You get down on your knees and click. It takes a while to work out that they want the way to the sea; you walk in front, with a lantern, and half the town follows to watch.
event-city-15 =
    A guard stops you at the gate. He has a list, and a drawing that might be you, if someone had drawn it on a horse. "Just a few questions," he says, with his hand on the alarm bell.
event-city-15-a =
    He looks from the drawing to you and is ashamed. Everyone knows who you are, he says; he will have a word with whoever made the list.
event-city-15-a-else =
    You explain, and the longer you explain, the more he writes. They let you go in the end, and the story is all over town before you are.
event-city-15-b =
    It is done before he can ring. Then there are his comrades, and what it costs that they should not have seen anything.
event-city-15-b-else =
    It is done before he can ring. You have not got enough to buy silence, so you spend the rest of the week in a hayloft, getting nothing done.
event-city-16 =
    Two guards hold a boy by the scruff. He has an apple in each hand and one in his mouth, and can neither confess nor deny. The fruit seller wants to see him in irons.
event-city-16-a =
    You pay for the apples, for the bruises and for the fruit seller's feelings. The boy swallows, looks hard at each of you, and runs. He has a good memory, as it will turn out.
event-city-16-a-else =
    You step in, and it comes out that you cannot pay for even one apple. The guards find it very funny. The boy does not.
event-city-16-b =
    The law is the law. He looks back at you once from the corner.
event-city-17 =
    For a job well done, a stranger pays you with a single coin and seems to think that he has overpaid. It has a sun on one side and a moon on the other. Whenever you drop it, it lands on the edge.
event-city-17-a =
    You ask for money that lies down. He sighs, counts it out, and pockets the coin with care.
event-city-17-b =
    That night it rolls off the table, under the door and down the stairs. You follow it as far as the forest, where it stops at a road that was not there before.
event-city-18 =
    An old woman plucks at your sleeve. There are rats in her cellar, and she has no money, and you look as if you could do with something useful to do.
event-city-18-a =
    You have slain worse for more, and you tell her so. She nods, as if she had heard as much about you.
event-city-18-b =
    There are eleven, and one of them wears a hat. She pays you from a jar, in coins so small that you are ashamed to count them, and with a cake.
event-city-19 =
    You have been invited to a wedding: the daughter of a councillor, or possibly his niece. Nobody can explain how your name got on the list. There will be a table for the presents, and people will look.
event-city-19-a =
    Your gift stands in the middle of the table, and the bride's mother moves a lamp so that it is seen. By the end of the dance you have been introduced to everyone.
event-city-19-a-2 =
    Your gift is splendid, and everyone asks who can have sent it. Nobody thinks of you. The cake is good.
event-city-19-a-else =
    You meant to be generous, and then you counted. It will have to be something plain, with a ribbon.
event-city-19-b =
    Your plain little box is passed round, shaken and exclaimed over in a certain tone. With people like you, someone says, one is glad if they take nothing away.
event-city-19-b-else =
    It is a plain gift and it is taken as it was meant. The bride uses it, which cannot be said of the silver swan.
event-city-20 =
    A trader asks you to sit up with his bales for one night. There have been thefts along the quay. He cannot pay much, and he cannot pay for failures at all.
event-city-20-a =
    Everyone on the quay knows who is sitting on those bales, and nobody comes near them. You get some sleep and your money.
event-city-20-a-else =
    They come at the darkest hour, a dozen of them, and leave a good deal faster. You are paid in the morning, and have learned which end of a bale to stand behind.
event-city-20-b =
    You have other things to do. In the morning the bales are gone, and soon so is the trader; he has moved his business down the coast.
event-city-21 =
    A widow has lost a silver chain on the north road, her husband's last present. She would go and look for it herself, she says, if her eyes were better. Hers is not the sort of house where there is money.
event-city-21-a =
    You ask what is in it for you, kindly enough, and because of who you are she trusts you with her savings. Now you had better find it.
event-city-21-a-else =
    You ask what is in it for you. She takes back the hand that she had put on your arm.
event-city-21-b =
    You promise to keep your eyes open. She describes each link of the chain, and you find that you have learned it by heart.
event-city-22 =
    Two porters stand nose to nose in the street, and a crowd has formed a ring. One says "thief", the other says "liar". A sack lies between them, and it is ticking.
event-city-22-a =
    You look into the sack first. It is a clock, it belongs to neither of them, and the clockmaker is so glad to have it back that he forgets to ask how it was lost.
event-city-22-b =
    You buy nuts and find a good place. It is instructive: the smaller one drops his shoulder before every blow, and you make a note of it.
event-city-23 =
    Something small has snatched a ham from a butcher's hook and is off down the lane with it. The butcher is too fat to run. On his counter, in the confusion, there are pies.
event-city-23-a =
    You corner the thief behind the tannery: a dog, thin as a rake, with pups. You bring the ham back, minus one slice. The butcher gives you the bone for her.
event-city-23-b =
    The pies are still warm. You eat them on the quay with your feet over the water, and there is not a thing wrong with the world.
event-city-24 =
    The foresters are going into the Dagger Forest for ship's timber, and not all of them came back from there last year. They need people who can swing an axe at trees, or at what is behind the trees.
event-city-24-a =
    Something follows you for two days before it makes up its mind. You are there when it does.
event-city-24-b =
    You fell, trim and drag until your hands bleed. In the spring a ship is launched, and some of its ribs are yours.
event-city-25 =
    From an upper window comes a scream, and after it a vase as tall as a child. It turns over slowly in the sun. You are standing where it is going to land.
event-city-25-a =
    Big hands close around it, a finger's breadth above the stones. The owner comes down in her slippers and presses a reward on you before she faints.
event-city-25-a-else =
    You touch it, certainly. So does the pavement. The owner comes down in her slippers, and unfortunately knows to the coin what it was worth.
event-city-25-b =
    You step back and it bursts, with a noise like applause. Upstairs someone says a word that you would not have expected in that street.
event-city-26 =
    The street lamps have gone out from the harbour to the cathedral, all at once. People stand in the dark and talk in low voices. It is a very good dark for certain trades.
event-city-26-a =
    A Tinkerer looks down into the cabinet on the corner, says "Oh, you poor thing", and asks for a hairpin. When the lamps come on, the street cheers.
event-city-26-a-else =
    You open the cabinet on the corner and it is full of pipes. You close it again. By morning it is light anyway.
event-city-26-b =
    Soft shoes, quick fingers, nobody the wiser. You are almost ashamed of how easy it is.
event-city-26-b-else =
    The purse you have got hold of is on a string, and at the other end of the string is a blacksmith. Even in the dark, people seem to recognise you.
event-city-27 =
    They are going to hang an Orchid on the market square. She has bewitched the milk, they say. There is no judge, only a rope, and a good many people who would rather be somewhere else and do not dare to go first.
event-city-27-a =
    One of yours speaks to them, and it is as if a window were opened. They look at the rope, and at one another. She stays in the town, and that winter it is her tea that gets the children through the fever.
event-city-27-a-else =
    You cut her down by force. She leaves that same night, and the crowd will not forgive you for having been in the right.
event-city-27-b =
    You stand with the rest and look at the ground. It does not take long. Something in that crowd has got a taste for it now.
event-city-28 =
    The letter has no name under it. It asks for someone discreet to fetch a certain box out of a certain house, on a night when nobody will be at home. The sum is out of all proportion.
event-city-28-a =
    In through the skylight, out by the coal chute. You never learn what was in the box, and the money is on your windowsill by morning.
event-city-28-a-else =
    Someone was at home. In fact everyone was, with their friends, and you drop the box down the main staircase. It is full of other people's letters, and now the whole town is reading yours.
event-city-28-b =
    You burn the letter. A week later there is a scandal, and you read about it with interest.
event-city-29 =
    At the quarry the masons have thrown down their tools, and the managers have locked the gate. Both sides have asked for someone reasonable. They got you.
event-city-29-a =
    A voice like gravel speaks to the masons, and they listen, for this is someone who knows what stone weighs. By noon the hammers are going again.
event-city-29-a-else =
    You say what one says. They hear you out with folded arms, and ask whether you have ever lifted anything in your lives.
event-city-29-b =
    A few smooth words, a glass of wine, a figure written on a scrap of paper and turned round. The gate is open again before the cheese.
event-city-29-b-else =
    They explain the matter to you with charts. When you leave, you owe the managers an apology, and are not quite sure for what.
event-city-30 =
    A tug, a rush of air, and your purse is going away from you at high speed, over a wall and along a gutter. The pickpocket looks back and has the cheek to wave.
event-city-30-a =
    One of you is a Mindthief and merely thinks at him: trip. You get your purse back, and his, and a cloak that he will hardly need where he is going.
event-city-30-a-else =
    You run well. He runs as though he had been born on roofs, which is in fact the case.
event-city-30-b =
    One shot, one cry, and something small falls into the street. You have your purse. Nobody in the street says anything, and they go on not saying it when you have gone.
event-city-31 =
    The man who owes you money has no money. He has a daughter, he says, weeping into the cards, and she has been gone for a week; she went into service at a fine house and has not been heard of since.
event-city-31-a =
    He gives you his watch, his ring and the address. It is a very good address. The curtains are drawn, and behind them someone is laughing.
event-city-31-b =
    The Sunkeeper lays down a winning hand, stands up, and asks where this house is. There is no arguing with that face.
event-city-31-b-else =
    It is not your affair, and the cards are coming your way at last. They turn as soon as he has gone out.
event-city-32 =
    The watch is looking for a nest of smugglers, and you happen to know where it is. The smugglers, for their part, would like to know how much the watch knows.
event-city-32-a =
    The Quartermaster draws them a plan with every back door on it, and a list of who should stand where. The watch has never been so well organised. It shows its gratitude in cash.
event-city-32-a-else =
    You tell the captain what you have seen. He thanks you in front of his men, and the net comes up full.
event-city-32-b =
    A small man with a large purse hears you out in an alley. The next day the warehouse is empty and swept, and the watch has a new theory about informers.
event-city-33 =
    There is a hole in the air above the fountain, about as large as a plate, and a girl has put her arm in up to the shoulder. Now something has taken hold of the other end.
event-city-33-a =
    An Aesther leans into the hole and has a word with someone, in private. The girl flies backwards into your arms. The hole begs your pardon and goes out.
event-city-33-a-else =
    You pull with all your strength, and then there is no one to pull. The water in the fountain is perfectly still.
event-city-33-b =
    You watch, as do all the others. Afterwards nobody can say what colour her dress was.
event-city-34 =
    A man in good clothes is walking about at night with a bag that moves. He does not look round. You have seen the sign on his ring before, on things you would sooner forget.
event-city-34-a =
    The Nightshroud goes after him as a shadow goes after a foot. Past the shambles there is a trapdoor, and beneath it a pit, and a great many candles.
event-city-34-a-else =
    You follow him as far as a corner. Around it there is nobody, only the bag, and it is empty.
event-city-34-b =
    You knock him down and call for the guard. In the bag there are two chickens, a knife and a robe. The guard finds it hard to explain, and so does he.
event-city-35 =
    A family of Harrowers, or one Harrower in several parts, has come to town with carts full of dried herbs. They would like to sell. They ask which market is the better one for people like themselves.
event-city-35-a =
    You send them down to the Sinking Market, where nobody asks questions and the stalls stand in water. They thank you with a coin that has been in a mouth.
event-city-35-b =
    The Plagueherald introduces them to everyone, including, by name, the ailments of the customers. By evening the queue goes round the square.
event-city-35-b-else =
    You bring them to the New Market, and the New Market goes home. They pack up again without a word, if that was not one, all that buzzing.
event-city-36 =
    The Drowned Lantern, the same table, the same dice, a different nose. You recognise the chair that comes flying past: you have paid for it once already.
event-city-36-a =
    The Berserker has been waiting for this all week. There are things in the art of war that can be learned only with a table leg, and afterwards there is no tavern left to speak of.
event-city-36-a-else =
    You wade in for old times' sake. The landlord has started writing down names.
event-city-36-b =
    You very nearly have them talked round, when the Berserker feels that it would be a pity. You pay for the lot and get the broken door thrown in.
event-city-36-b-else =
    You sing the slow song about the drowned miller, all the verses. It is hard to hit someone whose shoulder is shaking.
event-city-37 =
    The hard winter is over, the north gate hangs from one hinge and the town is in low spirits. What it needs is a hand with the gate. Or a dance, say the older people.
event-city-37-a =
    The Soothsinger climbs onto the wreck of the gate and tunes up. They dance until the mud flies, and on the next day four hundred people turn out with hammers.
event-city-37-a-else =
    You tell the one about the bishop. It is the wrong town for the one about the bishop.
event-city-37-b =
    With someone in charge who knows what they are about, and can persuade iron, it is done in an afternoon. It will hold longer than the wall.
event-city-37-b-else =
    You hang it. It falls off. You hang it again, and it stays where it is as long as no one goes through.
event-city-38 =
    In the lane behind the temple, three young men have got an Orchid up against the wall. He keeps his hands open at his sides. It may be that they take this for weakness.
event-city-38-a =
    You know your own when you see one, and you do not stop to choose your words. He comes to live by the mill, and the mill has never ground so fine. The three have fathers, and the fathers have friends.
event-city-38-a-else =
    You step between them and ask the young men what their mothers are called. He comes to live by the mill, and the mill has never ground so fine.
event-city-38-b =
    It is over in three breaths. They lie on the stones, and he bows to you across them. People have seen how one Orchid looked at the other, and think that you were in it together.
event-city-38-b-else =
    It is over in three breaths. They lie on the stones groaning, and he picks up his basket and goes on to market.
event-city-39 =
    A priest from the Sanctuary catches up with you, quite pale. Medicine is disappearing from the stores, more each night. He does not want to go to the watch, for he is afraid that it is one of his own.
event-city-39-a =
    You look at locks, at dust, at shoes. Those who know the trade find the trail where others would find only mice, and it leads down to the harbour, to be followed up on some other day.
event-city-39-b =
    You tell him that one should always go to the watch. He nods, and does not go.
event-city-40 =
    "Fire!" The ropewalk is alight from end to end, and people are up on the roof. Away from the crowd, someone with a can under his coat is walking very calmly down the hill.
event-city-40-a =
    Pumps, bandages, a blaze of faith: each does what they do best, and not one of those on the roof is lost. You are black from head to foot, and are hugged all the same.
event-city-40-a-2 =
    A gesture, and the river gets up out of its bed and lies down on the ropewalk. When the steam clears, even the rope can be saved.
event-city-40-a-else =
    You form a chain and pass buckets until the morning. The ropewalk burns down. They thank you, with tired eyes, for having tried.
event-city-40-b =
    He is not so calm when you catch up with him. Under the coat, apart from the can, he wears something that no flame will touch, and he is not going to need it in gaol.
event-city-41 =
    A pedlar with a wagon full of bottles holds one up to the light. It is the colour of good sleep. Her donkey looks on with the air of having heard this before.
event-city-41-a =
    The Beast Tyrant has a word with the donkey, and the donkey with the pedlar. The price comes down. It seems that there had been some mistake in the addition.
event-city-41-a-2 =
    It is a good deal of money for a small bottle. You hold it up to the light yourselves and feel rested already.
event-city-41-a-else =
    You pat your pockets in vain. The donkey looks at you with sympathy.
event-city-41-b =
    You have slept well enough until now. The wagon creaks on.
event-city-42 =
    A child plants itself in front of you, with wooden sword and saucepan. "Are you them?" it asks, much too loud. There is a whole gang behind it, with lids for shields, waiting to hear.
event-city-42-a =
    You admit it. You then spend an afternoon in battle against a dragon made from a bedsheet, and fix the fence that it had its lair behind. Someone's mother watches from the window, and does not call them in.
event-city-42-b =
    You say that they must have mixed you up with someone. The saucepan droops. Children have a very clear idea of who it was they talked to.
event-city-43 =
    In an iron box that nobody claimed, you find a device with eight legs and a spring. Its address label is still on it: a workshop on the far side of the empire. Carriage is not paid.
event-city-43-a =
    You pay the carriage and put in a note. The postmaster drills a hole in the box, for air. One never knows.
event-city-43-a-else =
    You cannot pay the carriage, and so it stays with you. It has begun to move its legs in its sleep.
event-city-43-b =
    Finders, keepers. You wind it up, just once, and are more careful after that.
event-city-44 =
    The smith on Nail Street cannot get his forge to light: not with coal, not with oil, not with curses. He has orders for the whole garrison. "It's bewitched," he says. "Isn't it?"
event-city-44-a =
    It was a sulking fire, you explain to him; one has to ask it nicely. It roars up the chimney. He shoes your whole party's boots for nothing, and pays you on top.
event-city-44-a-else =
    You do your best. The forge, for its part, does its best, and the smith's moustache will grow back. The garrison hears whose fault it was.
event-city-44-b =
    You know where your knowledge ends, and tell him which guild to ask. He says that he wishes more people were like that.
event-city-45 =
    The watch wants to know about a Scoundrel whom you may have had a drink with. The officer is friendly, and puts a good wine on the table. There is a great deal of paper in front of him.
event-city-45-a =
    You tell him what you know. It is not much, but it is the right part; he puts the cork back in and shakes your hands.
event-city-45-b =
    You know a lot of people, you say, and you describe one with a limp, a beard and two parrots. He writes it all down. On the way out someone you do not see says: "I owe you."
event-city-46 =
    A Cragheart is sitting on the fountain, and the fountain has stopped. It has come down to see the town, and now that it has seen it, it does not know what to do. Mothers have come to complain.
event-city-46-a =
    You sit down with it and order a barrel. It talks about the inside of the mountain until the moon is up, in a slow bass, and at the end everyone has come out to listen.
event-city-46-b =
    It gets up, without a word, and goes. The fountain runs again. You cannot help noticing how small the square looks.
event-city-47 =
    Two Lurkers, dripping, are being marched to the harbour by a handful of guards. They are trying to say something. One of them holds out a dead fish, a green one, to everyone they pass.
event-city-47-a =
    You get in the way until someone looks at the fish. The guards do not love you for it. It is the green of a particular cove, two days up the coast, and nothing should be that colour.
event-city-47-b =
    You let them go by. The fish lies in the gutter for a while and the cats will not touch it.
event-city-48 =
    A beggar at the cathedral holds a paper and will read it to nobody. It fell out of a sunbeam, he says. He wants something for it, all the same; one cannot eat sunbeams.
event-city-48-a =
    You unfold it, and for as long as it takes to read, you are warm to the bones. There is no writing. From now on certain doors will know you.
event-city-48-a-else =
    You have nothing to give. He folds the paper smaller and puts it back under his hat.
event-city-48-b =
    You tell him that this one is as old as the cathedral. He laughs, and drops three coins into your hand: it was a bet with the other beggars.
event-city-49 =
    A gunsmith from the capital stops you in the street. He has built something that goes bang, and nobody will see him. You, he has heard, know everyone.
event-city-49-a =
    You take him to the armoury and stand well back. The captain of artillery has tears in his eyes, and they are not all from the smoke.
event-city-49-b =
    "Of course," you say, "introductions are our livelihood." He pays with a smile, and thinks that he has got the better of it, and it may well be that he has.
event-city-49-b-else =
    You name your fee, a little too quickly. He remembers that he has another appointment.
event-city-50 =
    An army with no flag is camped before the gates: deserters, hungry, and too many. The walls have been mended with good intentions. They are coming on.
event-city-50-a =
    You stand on the parapet and pick your targets until your arms give out. At dusk they break. They have been told that a city is only stones.
event-city-50-b =
    You carry stones, beams and church pews to wherever there is a hole. The council pays by the hour, and has the sense to pay at once.
event-city-51 =
    The magistrate has a body, a shadow with a weight to it, and a question. You have seen a Nightshroud about the place. He would like a name.
event-city-51-a =
    You say it. It is written down in a fair hand, and he thanks you on behalf of the city. That night none of your lamps will burn.
event-city-51-b =
    You look him straight in the eye and tell a story with an alibi, a cart and a deaf aunt. He very nearly offers you a post.
event-city-51-b-else =
    You look him straight in the eye. He looks back. It is a great pity, says the magistrate, when people who have done so much good cannot tell a lie.
event-city-52 =
    A crowd outside your door. A well has gone bad, and someone has said, as someone always does, that it began when you came. They have torches. It is broad daylight.
event-city-52-a =
    You explain to them about wells, and about groundwater. They are quiet, then they are not, and your door will have to be painted.
event-city-52-b =
    You ask which of them would like to be first. They go home, and since they now have to do something, they dig a new well, and it is an excellent one.
event-city-53 =
    A caravan was wiped out on the north road, and in one of the dead they found an axe. The watch shows it round: heavy, notched, with an Inox charm on the handle. You have seen it swung.
event-city-53-a =
    You say whose it was, and how you know. They do not like the second part. But nobody wants to keep the thing, so they leave it with you.
event-city-53-b =
    You shake your heads. The axe goes into a cellar with a label on it, and the road stays as it is.
event-city-54 =
    An orchestra is playing on the square, free of charge, by order of a duke. It is the whole town in its best clothes with its eyes shut.
event-city-54-a =
    You shut yours as well. Afterwards strangers nod to each other, as though they had all been on a journey together, and you are among them.
event-city-54-b =
    In the slow movement, you could take the very buttons off their coats. You take what is in the coats.
event-city-54-b-else =
    A purse falls, just where the music stops. It is wonderful how far one can hear that. You clap, very hard, and leave.
event-city-55 =
    Orchids from the south would like to settle outside the wall: forty of them, with their own seed and their own ways. The council is undecided. It asks people who have travelled.
event-city-55-a =
    You speak up for them. By the second spring there are terraces where there used to be thistles, and the price of bread has come down.
event-city-55-b =
    You advise against it, for the time being. Most of those on the benches were of that opinion already, and think highly of yours.
event-city-56 =
    A young man wants your advice. He has a gift with salves and splints, and the Sanctuary would take him on. But he dreams of travelling with a wagon, from town to town, and a painted sign.
event-city-56-a =
    You tell him that the sick are everywhere, and beds are not. He is at the Sanctuary still; they say that he can tell what ails you by your footsteps.
event-city-56-b =
    You tell him that a painted sign is a very good start. He goes off whistling, and you have the feeling of having set something rolling.
event-city-57 =
    The beggar at the cathedral is holding another paper. This one came from between two waves, he says, and it has drawings on it.
event-city-57-a =
    It is the plan of a staff, to be made of driftwood and of patience. It smells of the sea, and the ink never quite dries.
event-city-57-a-else =
    You have not got as much as he would like. He licks the paper, and says that it will keep.
event-city-57-b =
    You tell him that once was quite enough. He laughs, pays you, and moves a pebble on the step from one side to the other.
event-city-58 =
    A man runs into the Lantern without a hat. In the woods, he shouts, there are bandits and hounds and a bear, and they are all hitting each other, and there's a ghost! The whole room roars with laughter.
event-city-58-a =
    You laugh till you have to hold on to the table. So does he, in the end, and buys a round. Perhaps there was no ghost.
event-city-58-b =
    You wait until he has his breath back, and ask him which wood. He draws it for you in spilt beer, and marks the place where he lost his hat.
event-city-59 =
    Since a certain friend of yours went north, there is a sickness in the town that has no name as yet. This morning there are seven dead outside the gate, sitting in a row, with flowers in their mouths.
event-city-59-a =
    You burn them before anyone can come to look. It was right, and nobody will ever thank you for the smell.
event-city-59-b =
    You want to understand it, and you take a little too long. By the evening there are eleven, and then they close the market.
event-city-60 =
    The crowd that got its hanging has found a taste for justice. Tonight it is the Orchids' shop, with a torch at each corner, and the first window has gone in.
event-city-60-a =
    One of you steps up on the sill and speaks, or merely stands there. There are people in that crowd who had been waiting to be told to stop.
event-city-60-a-else =
    You shout yourselves hoarse. The shop burns down to its cellar, and after that they all go home to bed.
event-city-60-b =
    If it has to burn in any case. You come away with your arms full, and so do the others, and in the morning one street of the town is simply missing.
event-city-61 =
    A crate comes for you from the far side of the empire. In it lies the device with the eight legs, polished, oiled and much improved, with a letter of thanks and a key on a ribbon.
event-city-61-a =
    You wind it up. It runs all over the ceiling, brings you a spoon from downstairs, and goes to sleep on your boots.
event-city-61-b =
    A collector pays without blinking. As he carries it out, it waves.
event-city-62 =
    A Scoundrel whom you did not know, according to the records, sits down at your table and orders the good wine. No parrots. "I never forget a kindness," says the Scoundrel, "and the watch never forgets me."
event-city-62-a =
    You drink to absent parrots. When you get up to go there is something in your hood: fine, light, and someone else's a week ago.
event-city-62-b =
    You pour another and wait for the whistle. They come in by both doors. The Scoundrel finishes the glass, looks at you for a moment without hate, and goes along.
event-city-63 =
    A village elder has walked for two days. There are Vermlings in her woods and Lurkers in her river, where there were never any, and they are not raiding: they are running away. Next time, she says, they will come right through.
event-city-63-a =
    You promise to come before the new moon. She sleeps for an hour on your bench, with her shoes on, and sets off back.
event-city-63-b =
    It is a long way to go for nothing. In autumn there are people camping under the wall with everything they still have, and there is less on the market.
event-city-64 =
    Someone is waiting on your stairs whom the light does not reach. It is the Nightshroud whose name you gave. The knife lies on the step, handle towards you.
event-city-64-a =
    You sit down and hear it out. The body was one of many, and there is a cellar where they are decided on, over soup; and now you know the address and the knock.
event-city-64-b =
    You step over the knife and go up to bed. In the morning it has gone. Somewhere along the road you will meet again.
event-city-65 =
    The trail of the missing medicine ends at a warehouse by the water. By night there is a light in it, and voices. They must be going to load tonight.
event-city-65-a =
    You go in by all the doors at once. Not a bottle is broken, and the priest checks them off with tears running into his beard.
event-city-65-b =
    You lie behind the crates until the buyer comes too. He is someone with a chain of office. With a surgeon among you to say what was watered down, and by how much, it makes a very short trial.
event-city-66 =
    The young man with the painted sign is back in town, with a wagon, a reputation and three men behind him who want their money. He had only borrowed it for the horse. He waves at you, rather white.
event-city-66-a =
    You count it out, coin by coin, into the largest of the hands. He cannot pay you back, and he knows it; so he gives you the best thing he ever made.
event-city-66-a-else =
    You would, but you can't. So it has to be the other way out, and quickly.
event-city-66-b =
    You know a ship that asks no questions. He goes up the plank under a tarpaulin, and from the quay three men look after him, and then at you.
event-city-67 =
    Three men are leaning on your door. You put someone on a ship who owed them money, and with the interest, and the trouble, and the sea air, the debt has come to you.
event-city-67-a =
    You pay up, all of it. They count it twice, wish you a good evening, and one of them even wipes his feet.
event-city-67-a-else =
    You turn out your pockets, and the largest of them sighs. He had hoped so much that it would not come to this.
event-city-67-b =
    You explain to them where they can look for it. They name an alley and an hour, and say that you may bring friends; they will.
event-city-68 =
    The staff that you took from the shrine has been leaking ever since. It began with a puddle. This morning the whole floor of the inn is under water, and something below is knocking.
event-city-68-a =
    The Aesther knows this kind of door, and holds it shut with a word. Through the keyhole one sees another sea. It has a king, and the tide there is three weeks late.
event-city-68-a-else =
    You bail, and stuff it with blankets, and pay for the blankets. It stops when you hold the staff upright; and then you see, through the water, as through a window, another sea.
event-city-68-b =
    You throw it off the end of the pier. It floats for a moment, as if to give you time to think, and goes down.
event-city-69 =
    The troupe that lost its way has found it after all: they are playing at the Lantern, and the song is about you. They have got every single thing wrong. The whole bar is looking round to see how you take it.
event-city-69-a =
    You take the chorus. You let yourselves be killed in the second verse and come back in the third. It will be sung for years, and at least it has a good tune.
event-city-69-b =
    You leave with dignity, or try to, since it rhymes with the exit. They laugh as far as the corner.
event-city-70 =
    A boy has grown a hand's breadth and learned to wash. It is the one with the apples; he wants to be apprenticed, to anyone, and needs someone to speak for him. He has brought apples. They are paid for.
event-city-70-a =
    Your word is as good as a seal in this town. Before evening a ship's chandler has taken him on, and before the year is out the boy has taught him double entry.
event-city-70-a-else =
    You go from shop to shop with him. They look at you, then at him, and lock the till.
event-city-70-b =
    You wish him all the best. He leaves the apples.
event-city-71 =
    The sphere that you brought up from the sinkhole has been quiet until now. Today it hums, rolls off the shelf, and makes for the river with great determination.
event-city-71-a =
    You open the door for it. It goes down the steps one by one, along the street, and into the water with hardly a splash. Somewhere downstream an old man takes notice.
event-city-71-b =
    You go in after it. It is deeper than it looks, and colder, and you get hold of something that turns out to be an anchor. It takes you days to get warm.
event-city-72 =
    An old bandit, lame and polite, asks for a moment of your time. He had a partner once, who left him for dead and has a temple now, with a treasure in it and a holy fish. He knows the fish, he says. It does not like his partner either.
event-city-72-a =
    You let him limp ahead. He talks the whole way, about the old days, and carries a jar under his coat in which something is swimming round and round.
event-city-72-b =
    You do not go treasure hunting with old bandits. He nods, and says that this was his mistake as well.
event-city-73 =
    The crystal that you dug out from under the rock sings in its box at night. The neighbours have complained. Then a crack appears in the ceiling, always on the same note.
event-city-73-a =
    The scholars want a contribution for the instruments, and then they want to know where it came from. There is a mother to it, they think. It would be as well to get there before anyone breaks it.
event-city-73-b =
    You sink it in the bay. That night the note comes back, from the sea, and a row of chimneys falls down.
event-city-74 =
    The circus whose wagon you pushed has put up its tent on the meadow. The ringmaster lets you in for nothing. There is a bear that dances, and in a small tent by the side sits a woman who knows things.
event-city-74-a =
    The bear is old, and enjoys it, and so you clap. It takes a bow in your direction, and so does half the tent.
event-city-74-b =
    She tells you what is going to happen, in order. You would have preferred to know it a little less exactly, but it is certainly instructive.
event-city-75 =
    The council has paid for a dead drake. There are bills all over town: your names, a date. Now people in the street begin to ask you, quite cheerfully, how it is coming along.
event-city-75-a =
    These things take time, you say. One has to study its habits. They go on nodding, somewhat more slowly.
event-city-75-b =
    You talked to it, you tell them, and it was very civil. There is a silence, in which you hear someone take down one of the bills.
event-city-76 =
    A lady in sea boots sets a full bottle on your table. She has heard that you are the most honest people on this coast, and wants to know whether it is catching.
event-city-76-a =
    She has a cargo, an enemy and a date. It has to be someone, she says, who would not sell her even for what it is worth; and she looks along the table and is satisfied.
event-city-76-a-else =
    You drink with her until the bottle is empty. By then she has seen enough; she pays, and wishes you a pleasant evening.
event-city-76-b =
    You never drink with strangers in boots. She takes the bottle with her.
event-city-77 =
    A sexton beckons you behind a gravestone. He wants something done that decent people would not do, he says, so he thought of you at once.
event-city-77-a =
    It concerns a graveyard, a great many spades and a gentleman who should have stayed in bed. You are just what he was hoping for: nobody would be surprised to see you at it.
event-city-77-a-else =
    He holds up the lantern, looks into your faces and is embarrassed. He had pictured you as much worse.
event-city-77-b =
    You do have some standards. He sighs, and goes on to the next name on his list.
event-city-78 =
    Since the rift closed you have had a creditor. He lifts his hat to you at street corners; now he is sitting at your table, in a good coat. There is just one small thing, he says, that you might fetch for him.
event-city-78-a =
    He shakes hands all round, and his hand is very warm. On the table he leaves a map of a nest, and a contract whose lower half you cannot read by this light.
event-city-78-b =
    You would like to see some money first. He is delighted: it means that you have understood. He lays it out in a neat pile, each coin as hot as if it had been in the sun.
event-city-79 =
    Under the demon's peace nobody steals, or only once. In the square a man is being made to stand in a circle, and the stones within it have begun to glow. He took bread.
event-city-79-a =
    You step into the circle with him, and since your names are on the pact, it goes out. There will be a price for that, and the whole town is going to pay it.
event-city-79-b =
    You walk on; you have an agreement. Behind you it gets bright. The people coming the other way look straight at you.
event-city-80 =
    Ever since the book was read out in the council, there have been guards who no longer know whose orders they are carrying out. Six of them bar your way. They have been told that it was you who wrote it.
event-city-80-a =
    Someone of yours finds the right tone: that of a sergeant who has had enough. They form up, left turn, and are half-way to barracks before it occurs to them to wonder.
event-city-80-a-else =
    You swear that every word of it is true, and there lies the trouble. You get through. They spit.
event-city-80-b =
    They started it. It will be hard to make anyone believe that, when there are six of them lying in the road and not one of you.
event-city-81 =
    It is an evening like any other. A child on the next bench has heard a rumour, of a hole under the city and something in it, and of some people who went down. It looks at the scars on your hands. "Was that you?"
event-city-81-a =
    You tell it from the beginning, from a barrow on a hill and a woman who paid half in advance. By the time you reach the stair without an end, the whole room has come over with its chairs. Nobody says anything for a long while. Then someone starts to clap.
event-city-81-b =
    It was some other people, you say; and you pay, and go. Out in the street you stop, because the stars are so clear. Behind you they have begun to say that it was all made up.
