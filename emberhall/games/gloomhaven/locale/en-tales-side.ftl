# The story of scenarios 52 to 95: how each begins, turns and ends

story-scenario-52-intro =
    The voice beneath the floor led you here: to a cellar under the old dye works, where Vermlings brew something for a customer who never comes in person. The fumes make the walls swim. In three places at once you see the same chest, and only one of them is wood.
story-scenario-52-turn =
    A vat goes over. What was dissolved in it begins to remember its shape.
story-scenario-52-end =
    Each chest held one part of a lock that was broken apart so that no one should carry it whole. Together they weigh almost nothing. The voice says thank you, and for the first time it says a name: Xorn.
story-scenario-53-intro =
    The lock fits a crypt that was dug downwards instead of built up. You are to wait inside, says the voice, until the seals have opened by themselves. It mentions, a little late, that this will be noticed.
story-scenario-53-turn =
    Another seal gives way, then another. You never see who is sending them, only that the supply is generous.
story-scenario-53-end =
    The last guardian folds up, and in the quiet a staff rises from the floor like a plant. It turns towards the one it was meant for. The rest of you agree not to touch it, and notice that nobody had to say so.
story-scenario-54-intro =
    The palace is cut from a single block of ice, and he who lies in it is awake. His jailers are made of insects and have grown old here. The staff is hungry for them. It explains, quite gently, whose hand must hold it.
story-scenario-54-turn =
    The staff glows like a coal now, and the bears have stopped being afraid of fire. Someone is whispering encouragement through the wall.
story-scenario-54-end =
    The altar drinks the staff, the ice turns black from the inside, and Xorn steps out and stretches like a sleeper on a Sunday. He has one gift for the friend who came so far. It is not one that you would have chosen. Your friend goes with him, smiling, and in the spring a new sickness has their name.
story-scenario-55-intro =
    The thicket is not on the same spot two days running. You take bearings by the trees, and the trees are polite enough to wait until you look away. Someone is leading the forest about by the nose, and you mean to meet them.
story-scenario-55-turn =
    Fog comes up to the chest. Whatever lives here has stopped hiding, and started to close the way back.
story-scenario-55-end =
    In the heart of the fog stands a hollow oak full of stolen things: bows, bells, carved names. You take what belongs to the forest. A track leads on, fresh, many boots, and among them the bare feet of people on a rope.
story-scenario-56-intro =
    So it was only men. They have an Orchid here for every tree they felled, and they sell them by the dozen. The hounds have your scent. You might still be quick enough to leave someone alive to be rescued.
story-scenario-56-turn =
    They would rather burn the stock than lose it. A drake on a chain is being prodded towards the cages.
story-scenario-56-end =
    The last slaver sits down against the last oak, and the forest takes a breath that you can hear. Leaves turn their faces up. In the morning, an archer stands among the roots, an old one, whom no one has seen in this wood for a hundred years. He asks what he owes you.
story-scenario-57-intro =
    A name was let slip in a tavern, and it belongs to an officer of the watch. You ring at his door with a bottle and a question. Behind you the gate is quietly bolted, from the outside.
story-scenario-57-turn =
    He dies well before he should, and then gets up again, and takes off his face. There never was an officer. There was something that wore one, and took its orders from someone you have been looking for all your life.
story-scenario-57-end =
    In what is left of it you find an address, a shack by the shambles where nobody buys meat twice. The watch is told that the officer has been transferred. You have a name for the hand now: the Harvester.
story-scenario-58-intro =
    The shack leans on its neighbours. The floor is sticky and gives way like a tongue. There are bones in heaps, sorted by kind, and among them you see a button that you sewed on yourself, a long time ago.
story-scenario-58-turn =
    The Harvester strokes the heaps as one strokes a dog, and they come to heel around him. As long as they stand, nothing reaches him. He recognises you. He apologises for the mistake about the door.
story-scenario-58-end =
    It is over sooner than you had dreamed. You leave the knife in the wood, and the door open, so that someone will find the others and give them names. Outside, it is raining on Gloomhaven. You do not know yet what you want; you have never had to.
story-scenario-59-intro =
    The second half of the recipe is in a grove that is not to be found by anyone who needs it. You have crossed it twice by now. The third time you close your eyes, and smell bear, mint and something like home.
story-scenario-59-turn =
    Imps drop out of the leaves with your own jars in their hands. The bears have been here longer than the path. They do not like the sound of glass.
story-scenario-59-end =
    Under the roots lies a tin box with the witch's crooked writing. She did not run away, it says, she went ahead to look for the last thing, and she thinks it is kept by an alchemist in the city, who does not share. It says to hurry. You knew that.
story-scenario-60-intro =
    The alchemist is at supper with friends. His laboratory is guarded by everything he ever distilled, and the air itself has been corked too long. You tie wet cloths over your faces. Four cupboards, then out.
story-scenario-60-turn =
    A flask rolls off a table, slowly, and breaks. From now on each breath is a decision.
story-scenario-60-end =
    You mix it on the kitchen table that same night, by the book, hands shaking. It is green; it ought to be blue. It works all the same. What is left over, you carry to the sick ward by the harbour. There is a good deal left over.
story-scenario-61-intro =
    The lighthouse on the swamp is lit by nobody. One night its beam shows water full of snakes; the next it shows the same water, and fire walking on it. The book is quite clear: one must go in while it cannot make up its mind.
story-scenario-61-turn =
    The light goes round, and everything that was here is somewhere else, and the other thing is here. You learn to hit what is real, and fast.
story-scenario-61-end =
    In the lamp room lies the missing chapter, and you read it standing, by a light that comes and goes. There is a pit beneath the tower, it says, where they put the people who finished the thought. You have come this far. One more page.
story-scenario-62-intro =
    The pit has no bottom, only people. They look up at you with something like pity. Among them sits a soul so hungry that it has eaten the others' reasons, and it knows the last line of the book by heart.
story-scenario-62-turn =
    Bones climb out on every side to hold it up. It grows weaker with each one that you take from it, and it begins to recite.
story-scenario-62-end =
    You hear the last line after all. It is short, and it is true, and it is not enough to make you despair, which seems to come as a surprise to everyone present. The dark lets you go. One of you stays behind a moment longer, and comes up the stairs without a shadow, and quite at peace.
story-scenario-63-intro =
    A mine foreman pays by the head to have his magma pit back. The Inox who hold it say that the mountain is sacred, and the Vermlings who hold the other half say nothing and throw things. It is extremely warm.
story-scenario-63-turn =
    The pit itself has taken sides. Figures wade up out of the glow and settle down to burn whoever is nearest.
story-scenario-63-end =
    The foreman counts heads, then coins, then your remaining eyebrows. He would like to know whether you might consider guarding the place. You are halfway down the mountain before he has finished the sentence.
story-scenario-64-intro =
    The lagoon has a roof of rock and a floor of clear water, and down there, says the fisherman, is the spring that heals. He has not come back up himself to say so. It was a bubble that told you, more or less.
story-scenario-64-turn =
    The weed lets go of the walls and turns out to have been holding on by its teeth. Drakes nest where there is air. They do not want to share it.
story-scenario-64-end =
    The spring is real, and it tingles, and it cures one hangover and two old wounds before it runs dry. You come up rather wiser. That will have to do.
story-scenario-65-intro =
    Rotten eggs, yellow dust, and under it a seam of something that was never ore. The Vermlings dig by night and carry it off in five padded chests. The shaman who leads them hums a tune that makes the lamps lean over.
story-scenario-65-turn =
    The dust hangs thick enough to burn. Nobody strikes a spark, on either side; you hit each other very carefully.
story-scenario-65-end =
    In the fifth chest lies a fragment of a machine, older than the mountain, wrapped in rabbit fur. Drawings for another one are scratched on the lid. The Vermlings had started to build it out of spoons, and they had not been doing badly.
story-scenario-66-intro =
    At low tide a door shows in the cliff, with a handle in the shape of a wave. Inside everything ticks. Plates, gates, wheels within wheels; it is a lock as large as a church, and you are the key, if you do not mind being turned.
story-scenario-66-turn =
    One of you stands still so that the others can go on. Behind you a gate comes down between friends, with a courteous little chime.
story-scenario-66-end =
    The last plate sinks, and the whole cove strikes twelve. In the drawer that slides open lies a fragment, polished by centuries of nobody touching it. The tide is coming in. The door, you find, was on a timer as well.
story-scenario-67-intro =
    The library has no books left, only the one who keeps them in order. It is made of stone and dust and marginal notes. You have something out of it, it believes, and the fine has been growing for nine hundred years.
story-scenario-67-turn =
    The inner door stays open only while someone stands on the step. The golem has found out which of you it is.
story-scenario-67-end =
    It falls in alphabetical order. Behind the lectern a reader had laid a fragment between two pages for a bookmark, and never came back for it. You put the catalogue straight before you leave. It seems the least you can do.
story-scenario-68-intro =
    One tree on the moor still bears leaves, and as long as it stands, the spring under it runs clean. Something has been gnawing at the root. You can hear it from the road: a wet, contented sound.
story-scenario-68-turn =
    The water burns where it touches a wound. A drake has wrapped itself around the trunk and will not let go for anything you say.
story-scenario-68-end =
    The tree drops a single leaf and stands up straighter. You fill your flasks at the spring, with its permission, as it were. For a week everything you eat tastes of morning.
story-scenario-69-intro =
    A child's doll was thrown into a well, and the child has not spoken since. That was sixty years ago; she has silver hair, and she pays you with a ring. The doll is not in the well any more. It has gone for a walk.
story-scenario-69-turn =
    Everyone in this valley wants the doll. You pass it from hand to hand, and each of you, holding it, hears someone cry for their mother.
story-scenario-69-end =
    You lay it on the edge of the well and it sits there, looking down, with one button eye. Then it lets itself fall. When you return to town, the old lady asks you in a clear voice whether you would care for tea.
story-scenario-70-intro =
    The isle is moored to the sea floor with four chains, and every fisherman will tell you why: it tried to leave. Something in the middle is turning the winch. The chains are down to their last rust.
story-scenario-70-turn =
    The dead crew comes up through the sand, hand over hand, to see who is rocking the boat. The wind is laughing at all of you.
story-scenario-70-end =
    The winch is broken, the demons are gone, and the isle settles on its keel with a sigh. From now on it will do as harbours do. By autumn there are nets drying on its beach, and a shop.
story-scenario-71-intro =
    Nobody lives up here because nothing stays put. The wind has its habits: it pushes, rests, and pushes from somewhere else. A caravan left three chests behind when it was blown off the edge. You have been given very exact instructions about knots.
story-scenario-71-turn =
    Drakes are asleep in the heather. You have never been so anxious not to be blown into anyone.
story-scenario-71-end =
    You crawl the last stretch with the chests between you and the ground beneath your chins. At the inn they ask how it was. You find that you are still shouting.
story-scenario-72-intro =
    The watchman wrote it down, three hundred years ago: three trees in a ring, and the sap that ran uphill. He drew them nicely. He did not draw what was growing on them, or perhaps it was not so large then.
story-scenario-72-turn =
    Each tree swells, shivers and gives birth to something green. It has been doing this ever since the last entry. There is quite a family.
story-scenario-72-end =
    The third tree topples, and the ring is only a clearing. Under the roots you dig up a rusted badge of the town watch, and a tin with his lunch in it, still wrapped. You bury him under the wall, where he liked the view.
story-scenario-73-intro =
    It is the ridge from the second story, the one where he heard the hills walking. They still do. Boulders as big as houses roll across the track, each in its groove, and in between, the Inox step aside without looking up.
story-scenario-73-turn =
    The engines at the top are old and patient, and someone has taught them to count the rolling stones. You run, you stop, you run.
story-scenario-73-end =
    In the last of the chests you find what the boulders were guarding: a boundary stone with the seal of Gloomhaven, carried here by night, so that the town should seem smaller than it was. Someone paid for that. The records say who, in a hand that has been scratched out.
story-scenario-74-intro =
    The captain hires you as passengers who happen to be armed. She has a cargo that smells of pepper and a hold that smells of trouble. On the second day out the lookout shouts a word that she has forbidden aboard.
story-scenario-74-turn =
    There is water over the planks and there are arms in the water. Pirates on the one side, teeth on the other; someone must bail.
story-scenario-74-end =
    She docks with the rail awash and the flag up. The captain kisses the quay, then the first mate, then pays you in pepper. It turns out to be worth more than gold.
story-scenario-75-intro =
    The sexton wants his graveyard back. It has been overgrown, and some of what grows there wears crowns. Dig up the graves, all of them, he says, and let me bury them properly this time. He will wait at the gate. He will wait a good way beyond the gate.
story-scenario-75-turn =
    Each spade of earth lets out a sigh. From the great tomb comes the sound of someone enormously fat getting out of bed.
story-scenario-75-end =
    The Bloated Regent lies in his own grave at last, and it took all of you to roll him in. The sexton says the words, twice to be sure. He has sewn your names into the altar cloth.
story-scenario-76-intro =
    No map admits to this place, but the old letters do. It is a hive without a door, wall upon wall of grey paper, and the Harrowers inside have been writing on it in a small neat hand since before there were people. You begin by cutting through the first chapter.
story-scenario-76-turn =
    The wall was a page, and you have lost them their place. They come out humming, in swarms that stop to form a word, and rush on.
story-scenario-76-end =
    It is quiet, apart from the rustling. You have read some of it in passing, against your will. It was a list of everything that will ever be forgotten, and in the last column, quite fresh, there was a line about you.
story-scenario-77-intro =
    Here is the door that was walled up, and here is the family that was paid. They have an excellent vault and very punctual guards. Nobody must ring the bell. Nobody must so much as step on the wrong stone.
story-scenario-77-turn =
    A guard has seen the open door and is walking, not running, to the alarm. He is an honest man. You have perhaps a dozen heartbeats.
story-scenario-77-end =
    In the two chests there are the missing pages, and the receipts. You read them aloud in the council chamber, next morning, without leaving anything out. It takes an hour. Nobody sits down.
story-scenario-78-intro =
    They have taken the miller's son and are carrying him down to the pit, in procession, with music. The cult believes that the rains depend on it. You have been running since the mill; you can already hear the drum.
story-scenario-78-turn =
    The two with the litter do not turn round for anything. They walk like sleepers. The edge is not far now.
story-scenario-78-end =
    You pull him back by his belt. He is nine and extremely angry. It rains the same night, out of spite or otherwise, and the miller's wife brings you a loaf each week until you have to ask her to stop.
story-scenario-79-intro =
    He was one of you once, or so he tells everybody: it makes a better story. Now he has a temple in the swamp, a treasure, and a fish on an altar that he claims to be a god. The idols along the walls have their eyes shut.
story-scenario-79-turn =
    The eyes open. The Betrayer raises his cup to you from the far end, and asks which of you has been promised a share.
story-scenario-79-end =
    He offers you half, then all of it, and then he has nothing left to offer. The fish is just a fish, and quite old. You let it go in the river, on the off chance.
story-scenario-80-intro =
    The keep has a garrison and you have a grievance. Your weapons are inside; they were taken at the gate, with a receipt. You go in over the kitchen roof with table knives, feeling foolish.
story-scenario-80-turn =
    You have never been so glad to see your own boots. Now for the others, and for the way back, past a captain who has found the rope.
story-scenario-80-end =
    You walk out of the front gate in full armour, at a walking pace, and hand in the receipt. Nobody stops you. Somewhere behind you a table is short of knives.
story-scenario-81-intro =
    The coin had a sun on one side and a moon on the other, and it always landed on its edge. It rolled here. The temple has two wings, one for noon and one for midnight, and in the middle lives a thing with no colour at all.
story-scenario-81-turn =
    You hold the crystal, or the sphere, and half of the world takes your side. The other half takes it personally.
story-scenario-81-end =
    The Colorless comes apart into all the colours that it had been holding back, and for an instant you see this place as it was painted. Then it is dusk outside, an ordinary one, pink and rather overdone.
story-scenario-82-intro =
    A mountain is on fire, and villagers say that it will stop for a gift. Old songs call for something precious to be cast into the crater. New songs point out how much treasure there must be in there by now.
story-scenario-82-turn =
    Every champion of the fire has a key about him. Door by door it gets hotter, until your belt buckles leave marks.
story-scenario-82-end-a =
    It is hard to open one's hand above the brink, and you do it. The thing you loved flashes once. The glow goes down like a lamp being turned, and below you, in all the villages at once, someone starts to ring a bell.
story-scenario-82-end-b =
    You leave the way you came, with the chest, a great deal faster. Behind you the sky goes red. You tell each other that they had time to get away. You count the treasure twice, and neither time does it come out right.
story-scenario-82-end =
    Ash falls on Gloomhaven that week, as fine as flour. The baker sweeps it off his step and says nothing.
story-scenario-83-intro =
    A respectable house on a respectable street, and every night the servants hear their masters laughing in a room that has been shut for years. You are let in by the back. The cook crosses herself, and shows you the stairs.
story-scenario-83-turn =
    The altar was in the nursery all along. It feeds on you as you come closer, a sip at a time, like a guest who does not want to seem greedy.
story-scenario-83-end =
    You open the windows, all of them. The family blinks, and asks what year it is. They settle your bill without asking what it is for, and put the house up for sale.
story-scenario-84-intro =
    The crystal sings, and miners go deaf with happiness. It has been singing to the demons too. If it breaks, the scholars say, the note will go on for ever, and so they would be obliged if you stood in front of it.
story-scenario-84-turn =
    They come from three sides and none of them looks at you. It rings under each blow, a little sharper.
story-scenario-84-end =
    Its song sinks to a hum, and then into something like sleep. A splinter lies in your palm, still warm. Now and then, for years, when things are very bad, it gives you the right note.
story-scenario-85-intro =
    You could go by day: the Sun Demons swear that it is safe by day. The temple stands open to the noon and there is not a shadow in it. The demons of the night have got in all the same. They brought their own.
story-scenario-85-turn =
    Light presses down on you like a hand. In the one dark corner, something is being very patient.
story-scenario-85-end =
    You give the temple back to those who live in it, and they thank you in a blaze that you will see behind your eyelids for a month. They have left something on the step, wrapped in shade. It was considerate of them.
story-scenario-86-intro =
    Vermlings out of the woods, Lurkers out of the river, and a village caught in between with its dinner on the table. Get them to the boats, says the elder. She herself will not hear of it before the last of them.
story-scenario-86-turn =
    The mill is burning, and from the smoke come more. A child stops in the middle of the bridge to go back for a goose.
story-scenario-86-end =
    You count them into the boats, and the goose. None of this was for plunder: the wells here are dead, the river stinks, and everything that lives on it is on the run. It begins somewhere up the coast. You know the colour by now.
story-scenario-87-intro =
    This is where the poison comes from. A cove like a cauldron, and in the middle sits something the size of a barn that eats whatever the tide brings in and gives it back worse. The clean springs along its rim are still trying.
story-scenario-87-turn =
    Each of its children makes it stronger. Someone has washed in the spring and the slime slides off; you are beginning to like your chances.
story-scenario-87-end =
    It goes the way jelly goes in the sun. The tide comes in grey and goes out green, and the one after that is clear. The villagers rename the cove after you. They get two of the names wrong.
story-scenario-88-intro =
    There is a well in the fish market that goes down to another sea. The Lurker King rules there, and he wears on one claw the stone that keeps the tide in step. For three weeks it has not been in step. The fishwives have elected you.
story-scenario-88-turn =
    The current picks you up and sets you down somewhere else. The King is always where it flows from.
story-scenario-88-end =
    You bring the claw to the crystal, and the whole plane of water rocks itself level like a bowl. Upstairs the tide comes in, on the minute, to applause. Nobody in the market will ever again let you pay for herring.
story-scenario-89-intro =
    The Syndicate meets in a cellar under a charity kitchen, and takes its cut upstairs and down. You have been asked to present an account. It is somewhat longer than they will be expecting.
story-scenario-89-turn =
    They have snakes in the walls, kept for such evenings. A man with ink on his fingers is burning the books; you would like those.
story-scenario-89-end =
    Half of the council is in the books, and the other half would like to know which. The kitchen gets the contents of the safe, less a small fee. The soup improves at once.
story-scenario-90-intro =
    The same room twice, and a rift between them like a pane of bad glass. You can lay your hand on the altar here and feel your own hand laid on it there. Something is using the same road to come home.
story-scenario-90-turn =
    The demons are gone, and the hole that they left is full of those who followed them in. Now: both sides together, or never.
story-scenario-90-end =
    You close it from either side in the same moment, like two people shutting a book on the same page. Only then does it strike you that nobody had said where those on the far side would come out. They are in the kitchen. They have put the kettle on.
story-scenario-91-intro =
    The clearing is a shortcut that four other parties have had the same idea about. Bandits are robbing the bear, the bear is chasing the hounds, and something transparent would like everyone to leave. You could go round. You don't.
story-scenario-91-turn =
    It has become impossible to tell who began. A ghost hits a bandit with a different bandit.
story-scenario-91-end =
    When it is over you are the only ones upright, out of breath, and in a better mood than for weeks. You shake hands all round with nobody in particular. It really was a shortcut.
story-scenario-92-intro =
    A word too many in the Drowned Lantern, and the whole alley wants a piece of you. Behind you stands the watch, with arms folded, placing bets. They have made it clear that they will get up only if something happens to them.
story-scenario-92-turn =
    Someone has brought along a Savvas who is on fire. You begin to feel that the word cannot have been as bad as all that.
story-scenario-92-end =
    The watch pays out among themselves and strolls away. You have won, more or less, and lost a tooth and a certain amount of standing. The landlord has put your usual table together again with string.
story-scenario-93-intro =
    She went down with all hands and a cargo of ice. It has never melted. On still nights one can see her lamps beneath the keel, moving, as though the watch were being changed.
story-scenario-93-turn =
    The crew is at its stations. They have grown used to the new owners, who have claws, and they go over the side together to meet you.
story-scenario-93-end =
    In the captain's cabin the log is open, and the pen still wet. The last entry says that visitors are expected, and to be civil. You write down the hour at which the ship was relieved. The lamps go out, one after another, from bow to stern.
story-scenario-94-intro =
    You owe a favour to someone who collects them. He would like what the Vermlings took from him, out of the middle of the nest, please, and without a fuss. You can hear the nest from here. It is all fuss.
story-scenario-94-turn =
    The tunnels get lower and the neighbours larger. A bear is asleep across the only way through, with a great many Vermlings on top of it.
story-scenario-94-end =
    You have the box. It is lighter than it should be for all that noise, and it whispers. He will meet you, he has written on the back of the contract, where the road ends; and bring it closed.
story-scenario-95-intro =
    The road ends at a gate of black slate with four seals in it. He is waiting on the other side: a Lieutenant of the Prime Demon, in a good coat, come to see the debt paid. It was never gold you owed, it seems. It is all there in the small print.
story-scenario-95-turn =
    Seal after seal goes out, and each of them lets in the heat. Beyond the gate he takes off the coat, and folds it over a chair.
story-scenario-95-end =
    The contract burns with him. You read the last clause as it curls: in the event of the creditor's death, the goods return to the bearer. You look at one another. Then, at arm's length, you open the box.
