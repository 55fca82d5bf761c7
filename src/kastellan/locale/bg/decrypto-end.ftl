# Как свърши играта и защо

decrypto-ui-end-sum = { $name }: { $interceptions ->
    [one] { $interceptions } прихванат
   *[other] { $interceptions } прихванати
} − { $misses ->
    [one] { $misses } неразбирателство
   *[other] { $misses } неразбирателства
} = { $points }
decrypto-ui-end-tokens = { $name }: { $interceptions ->
    [one] { $interceptions } жетон
   *[other] { $interceptions } жетона
}
decrypto-ui-end-intercepted = Два прихванати кода за { decrypto-story-team } (DEC-31).
decrypto-ui-end-failed = Две неразбирателства за { decrypto-story-team } (DEC-31).
decrypto-ui-end-points = Жетоните сами не решават, затова се броят прихващанията без неразбирателствата: { $best } на { $next } (DEC-37).
decrypto-ui-end-named = При равни точки решават откритите ключови думи: { $best } на { $next } (DEC-38).
decrypto-ui-end-shared = Равни точки и поравно открити ключови думи: { $best } и { $next } (DEC-39).
decrypto-ui-end-three-caught = Прихващачът има { $count } жетона, а два стигат (DEC-63).
decrypto-ui-end-three-kept = { $count ->
    [0] Пет рунда, а прихващачът няма нито един жетон (DEC-63).
   *[other] Пет рунда, а прихващачът има само един жетон (DEC-63).
}
