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
decrypto-reason-same = “{ $clue }” says “{ $word }” to me at once: { $number }.
decrypto-reason-like = “{ $clue }” brings “{ $near }” to mind, and so “{ $word }”: { $number }.
decrypto-reason-way = “{ $clue }” leads me by way of “{ $by }” to “{ $word }”: { $number }.
decrypto-reason-near = Of our four words, “{ $word }” is nearest to “{ $clue }”: { $number }.
decrypto-reason-left = “{ $clue }” sounds more like { $better }, but another clue needs that number. So { $number }.
decrypto-reason-dark = “{ $clue }” tells me little: { $number } is a shot in the dark.
decrypto-reason-empty = A line without a clue: { $number } is a shot in the dark.
decrypto-reason-behind = “{ $clue }”: I suspect “{ $word }” behind their { $number }, and it would fit.
decrypto-reason-earlier = “{ $clue }” goes with “{ $earlier }”, which they gave for { $number }.
decrypto-reason-fresh = “{ $clue }” goes with none of their clues so far, and { $number } has had none.
