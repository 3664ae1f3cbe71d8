# Texts that every game shares.
list-and = { " and " }
list-empty = nothing
word-yes = Yes
word-no = No
word-done = Done
word-pass = Pass
rules-changed = The rules have changed. The game continues under the new ones; what came before is kept as a record.
rules-changed-since = The rules have changed since. These decisions are shown under the new ones.
rules-lead-no-further = The rules have changed since, and the old decisions cannot be replayed any further.

error-not-your-turn = It is not your turn.
error-not-an-option = You can’t choose “{ $key }” now.
error-no-such-option = There is no option { $index }: they are numbered 0 to { $last }.
error-game-over = The game is over.
error-missing-extra = This needs the package { $package }: pip install 'emberhall[{ $extra }]'
error-no-such-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
error-seat-needed = Several players are choosing: say which seat you choose for.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-bad-options = { $game } cannot be set up like this: { $why }
error-unknown-option = { $game } has no option “{ $name }”. Its options: { $known }.
error-bad-seed = A seed is a number or up to { $most } Latin letters and symbols.
error-bad-seats = { $game } is for { $fewest ->
    [one] { $fewest }
   *[other] { $fewest }
} to { $most } players, not { $seats }.
error-dead-end = { $game } stopped at decision { $at }: “{ $prompt }” has no options.
error-rules-fault = { $game } failed at decision { $at }: { $why }
error-no-outcome = { $game } ended at decision { $at } without an outcome.
error-no-question = { $game } failed at decision { $at }: the rules yielded { $what } instead of a question.
error-asked-twice = { $game } failed at decision { $at }: the rules asked the same seat twice at once.
error-not-repeatable = { $game } did not replay at decision { $at }: “{ $key }” was chosen and is no longer offered.
error-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
error-game-has-no-place = Other processes cannot find { $game }: no module holds it.
error-not-a-game = { $what } is not a game: give its name, or the Game itself.
error-game-not-there = Cannot load the game “{ $name }”: { $why }

error-save-unreadable = Cannot read { $file }: { $why }
error-save-damaged = { $file } is damaged: { $why }
error-save-foreign = { $file } is not an Emberhall save file.
error-save-newer = { $file } was written by a newer Emberhall (format { $version }; this one reads up to { $known }).
error-save-newer-game = { $file } was played with newer rules of { $game } (version { $version }; installed: { $known }).
error-save-older-game = { $file } was played with older rules of { $game } (version { $version }; installed: { $known }), and the game took a different course under them.
error-save-other-state = { $file } holds a position from older rules of { $game } (version { $version }; installed: { $known }) that the new ones cannot continue: { $why }
error-save-decision = Cannot replay { $file } at decision { $at }: seat { $seat } is not offered “{ $key }”.
error-save-seat = Cannot replay { $file } at decision { $at }: seat { $seat } is not asked.
error-save-too-long = { $file } continues after the game is over: it ends after { $at } decisions, and { $more } more follow.

error-no-campaign = { $game } has no campaign.
error-chair-taken = Chair { $chair } is taken.
error-chair-empty = Chair { $chair } is empty.
error-no-such-chair = There is no chair { $chair }: chairs are numbered 1 to { $last }.
error-chapter-not-ahead = “{ $key }” cannot be played next.
error-chapter-not-over = The current scenario is not over yet.
error-chapter-over = This scenario is over: record its result in the campaign.
error-chapter-running = Finish or abandon the current scenario first.
error-no-chapter = No scenario is being played.
error-no-document = An interlude of { $game } can only be played within a campaign.
error-save-no-campaign = { $file } is not an Emberhall campaign.
error-save-older-campaign = { $file } holds a campaign of an older { $game } (version { $version }; installed: { $known }) that cannot be updated.
error-no-exchange = Campaigns of { $game } cannot be moved to or from “{ $program }”. Known: { $known }.
carried-from = Brought over from { $program }.
error-nobody-in-party = The party is empty: someone must join first.
nobody-in-party = { error-nobody-in-party }

why-over = The game is over.
why-not-asked = It is not your turn.
why-other-question = You can’t choose this now. Current step: { $prompt }
dealt-again = The game was copied here: hidden cards have been dealt again, and the dice will fall differently.
