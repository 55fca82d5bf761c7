# How a game ended, and why

decrypto-ui-end-sum = { $name }: { $interceptions } intercepted − { $misses ->
    [one] { $misses } miscommunication
   *[other] { $misses } miscommunications
} = { $points }
decrypto-ui-end-tokens = { $name }: { $interceptions ->
    [one] { $interceptions } token
   *[other] { $interceptions } tokens
}
decrypto-ui-end-intercepted = { decrypto-story-team } intercepted two codes (DEC-31).
decrypto-ui-end-failed = { decrypto-story-team } has two miscommunications (DEC-31).
decrypto-ui-end-points = Tokens alone did not decide, so points do, interceptions less miscommunications: { $best } to { $next } (DEC-37).
decrypto-ui-end-named = Points were equal, so the keywords found decide: { $best } to { $next } (DEC-38).
decrypto-ui-end-shared = Points were equal, and so were the keywords found: { $best } and { $next } (DEC-39).
decrypto-ui-end-three-caught = The interceptor has { $count } tokens; two are enough (DEC-63).
decrypto-ui-end-three-kept = { $count ->
    [0] Five rounds, and the interceptor has no token at all (DEC-63).
   *[other] Five rounds, and the interceptor has but one token (DEC-63).
}
