# What a computer player says to its team about the clues on the table

decrypto-thought = { $doubt ->
    [0] I read { $guess }.
    [1] I read { $guess }; clue { $line } is a guess.
    [2] I read { $guess }; clues { $line } and { $other } are guesses.
   *[3] { $guess } is the best I can do: all three are guesses.
}
decrypto-thought-agreed = { $doubt ->
    [0] I agree: { $guess }.
   *[other] { $guess } would be my choice too, though I am not certain.
}
decrypto-thought-rather = { $doubt ->
    [0] I would rather say { $guess }.
   *[other] I would rather say { $guess }, though I am not certain.
}
decrypto-thought-so-far = { $doubt ->
    [0] So far I agree. All in all I read { $guess }.
   *[other] So far I agree; all in all { $guess }, though I am not certain.
}
decrypto-thought-not = Clue { $at } is { $mine } to me, not { $peg }. All in all I read { $guess }.
decrypto-reason-same = “{ $clue }” says “{ $word }” to me at once: { $number }.
decrypto-reason-like = “{ $clue }” brings “{ $near }” to mind, and so “{ $word }”: { $number }.
decrypto-reason-way = “{ $clue }” leads me by way of “{ $by }” to “{ $word }”: { $number }.
decrypto-reason-near = Of our four words, “{ $word }” is nearest to “{ $clue }”: { $number }.
decrypto-reason-left = “{ $clue }” sounds more like { $better }, but another clue needs that number. So { $number }.
decrypto-reason-dark = “{ $clue }” tells me little: { $number } is a shot in the dark.
decrypto-reason-empty = A line without a clue: { $number } is a shot in the dark.
decrypto-reason-behind = “{ $clue }”: I suspect “{ $word }” behind their { $number }, and it would fit.
decrypto-reason-earlier = “{ $clue }” goes with “{ $earlier }”, which they gave for { $number }.
decrypto-reason-perhaps = “{ $clue }” may go with “{ $earlier }”, which they gave for { $number }; I would not bet on it.
decrypto-reason-fresh = “{ $clue }” goes with none of their clues so far, and { $number } has had none.
decrypto-reason-not = Why not { $peg }: “{ $clue }” is farther from “{ $word }” than from “{ $better }” to me.
decrypto-reason-less = Why not { $peg }: “{ $clue }” goes better with what they gave for { $number }.

# What a computer player remarks to all when a code is revealed

decrypto-remark-found = { $count ->
    [1] We put “{ $clue }” beside “{ $earlier }”, under { $number }.
   *[other] We put “{ $clue }” beside “{ $other }” and “{ $earlier }”, under { $number }.
}
decrypto-remark-caught = Well read. “{ $clue }” came after “{ $earlier }” for { $number }; we should have gone farther afield.
decrypto-remark-fooled = “{ $clue }” took us in as well: we also had { $number } there.
decrypto-remark-hidden = Well hidden: we had not one number right.
