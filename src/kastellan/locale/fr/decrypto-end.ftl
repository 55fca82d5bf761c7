# Comment une partie s’est terminée, et pourquoi

decrypto-ui-end-sum = { $name } : { $interceptions ->
    [one] { $interceptions } intercepté
   *[other] { $interceptions } interceptés
} − { $misses ->
    [one] { $misses } malentendu
   *[other] { $misses } malentendus
} = { $points }
decrypto-ui-end-tokens = { $name } : { $interceptions ->
    [one] { $interceptions } jeton
   *[other] { $interceptions } jetons
}
decrypto-ui-end-intercepted = Deux codes interceptés par { decrypto-story-team } (DEC-31).
decrypto-ui-end-failed = Deux malentendus pour { decrypto-story-team } (DEC-31).
decrypto-ui-end-points = Les jetons seuls ne départagent pas : on compte les interceptions moins les malentendus, { $best } à { $next } (DEC-37).
decrypto-ui-end-named = Points égaux : les mots-clés trouvés départagent, { $best } à { $next } (DEC-38).
decrypto-ui-end-shared = Points égaux, et autant de mots-clés trouvés : { $best } et { $next } (DEC-39).
decrypto-ui-end-three-caught = L’intercepteur a { $count } jetons ; deux suffisent (DEC-63).
decrypto-ui-end-three-kept = { $count ->
    [0] Cinq manches, et l’intercepteur n’a pas un seul jeton (DEC-63).
   *[other] Cinq manches, et l’intercepteur n’a qu’un jeton (DEC-63).
}
