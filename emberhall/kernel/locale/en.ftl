# Texts that every game shares.
list-and = { " and " }
list-empty = nothing
word-yes = Yes
word-no = No
word-done = Done
word-pass = Pass
rules-changed = The rules have changed since. Play goes on from here; what came before is kept as a record.
rules-changed-since = The rules have changed since. This is how the decisions look by the new ones.
rules-lead-no-further = The rules have changed since, and the old decisions do not fit any further by the new ones.

error-not-your-turn = It is not your turn.
error-not-an-option = “{ $key }” cannot be chosen now.
error-game-over = The game is over.
error-no-such-seat = There is no seat { $seat }: the seats are numbered 0 to { $last }.
error-seat-needed = Several players decide at once: say for which seat you choose.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to bring back.
error-bad-options = These settings do not fit { $game }: { $why }
error-bad-seed = A seed is a number or a few Latin letters and signs, { $most } at most.
error-bad-seats = { $game } is for { $fewest ->
    [one] { $fewest }
   *[other] { $fewest }
} to { $most } players, not { $seats }.
error-dead-end = { $game } stopped at decision { $at }: “{ $prompt }” has no options.
error-rules-fault = { $game } failed at decision { $at }: { $why }
error-no-outcome = { $game } ended at decision { $at } without an outcome.
error-no-question = { $game } failed at decision { $at }: the rules yielded { $what }, which is no question.
error-asked-twice = { $game } failed at decision { $at }: one seat is asked twice at once.
error-not-repeatable = { $game } did not repeat itself at decision { $at }: “{ $key }” was chosen then and is not offered now.
error-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
error-game-not-there = The game “{ $name }” cannot be loaded: { $why }

error-save-unreadable = { $file } cannot be read: { $why }
error-save-damaged = { $file } is damaged: { $why }
error-save-foreign = { $file } is not an Emberhall save file.
error-save-newer = { $file } was written by a newer Emberhall (format { $version }, this one reads up to { $known }).
error-save-newer-game = { $file } was played with newer rules of { $game } (version { $version }, this one has { $known }).
error-save-older-game = { $file } was played with older rules of { $game } (version { $version }, this one has { $known }), under which it went differently.
error-save-other-state = { $file } holds a position of { $game } as older rules left it (version { $version }, this one has { $known }), which these rules cannot take over: { $why }
error-save-decision = { $file } cannot be replayed at decision { $at }: “{ $key }” is not among the options of seat { $seat }.
error-save-seat = { $file } cannot be replayed at decision { $at }: seat { $seat } is not asked there.
error-save-too-long = { $file } goes on after the end of the game: { $at } decisions end it, { $more } more follow.

error-no-campaign = { $game } has no campaign.
error-chair-taken = Chair { $chair } is taken.
error-chair-empty = Nobody sits in chair { $chair }.
error-no-such-chair = There is no chair { $chair }: the chairs are numbered 1 to { $last }.
error-chapter-not-ahead = “{ $key }” cannot be played next.
error-chapter-not-over = What is being played is not over yet.
error-chapter-over = It is over already: take its result into the campaign.
error-chapter-running = Something is being played: that must end first.
error-no-chapter = Nothing is being played.
error-no-document = An interlude of { $game } is played within a campaign.
error-save-no-campaign = { $file } is not a saved campaign of Emberhall.
error-save-older-campaign = { $file } is a campaign of an older { $game } (version { $version }, this one has { $known }) that cannot be brought up to date.
error-nobody-in-party = Nobody takes part: somebody must join first.
nobody-in-party = { error-nobody-in-party }

why-over = The game is over.
why-not-asked = It is not your turn to choose.
why-other-question = This is no answer to what is asked now: { $prompt }
dealt-anew = Here this game was copied: what was hidden has been dealt anew, and the dice will fall otherwise.
