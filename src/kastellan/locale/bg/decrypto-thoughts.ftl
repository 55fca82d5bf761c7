# Какво казва компютърен играч на отбора си за подсказките на масата

decrypto-thought = { $doubt ->
    [0] Според мен е { $guess }.
    [1] Според мен е { $guess }; подсказка { $line } е налучкана.
    [2] Според мен е { $guess }; подсказки { $line } и { $other } са налучкани.
   *[3] Засега { $guess }, но и трите са налучкани.
}
decrypto-thought-agreed = { $doubt ->
    [0] И аз така мисля: { $guess }.
   *[other] И за мен е { $guess }, но не е сигурно.
}
decrypto-thought-rather = { $doubt ->
    [0] Според мен е по-скоро { $guess }.
   *[other] Според мен е по-скоро { $guess }, но не е сигурно.
}
decrypto-thought-so-far = { $doubt ->
    [0] Дотук и аз мисля така. Общо според мен е { $guess }.
   *[other] Дотук и аз мисля така; общо { $guess }, но не е сигурно.
}
decrypto-thought-not = За мен подсказка { $at } е { $mine }, а не { $peg }. Общо според мен е { $guess }.
decrypto-reason-same = „{ $clue }“ веднага ме подсеща за „{ $word }“: { $number }.
decrypto-reason-like = „{ $clue }“ ме подсеща за „{ $near }“, а то – за „{ $word }“: { $number }.
decrypto-reason-way = „{ $clue }“ ме води през „{ $by }“ към „{ $word }“: { $number }.
decrypto-reason-near = От четирите ни думи най-близо до „{ $clue }“ е „{ $word }“: { $number }.
decrypto-reason-left = „{ $clue }“ ми звучи повече като { $better }, но там отива друга подсказка. Остава { $number }.
decrypto-reason-dark = „{ $clue }“ почти нищо не ми говори: { $number } е напосоки.
decrypto-reason-empty = Ред без подсказка: { $number } е напосоки.
decrypto-reason-behind = „{ $clue }“: зад тяхното { $number } подозирам „{ $word }“ и се връзва.
decrypto-reason-earlier = „{ $clue }“ се връзва с „{ $earlier }“, което дадоха за { $number }.
decrypto-reason-perhaps = „{ $clue }“ може би се връзва с „{ $earlier }“, което дадоха за { $number }; но не е сигурно.
decrypto-reason-fresh = „{ $clue }“ не се връзва с нищо досега, а за { $number } още няма подсказка.
decrypto-reason-not = Защо не { $peg }: „{ $clue }“ ми е по-далеч от „{ $word }“, отколкото от „{ $better }“.
decrypto-reason-less = Защо не { $peg }: „{ $clue }“ се връзва повече с това, което дадоха за { $number }.

# Какво казва компютърен играч на всички, когато се разкрие код

decrypto-remark-found = { $count ->
    [1] Сложихме „{ $clue }“ до „{ $earlier }“, под { $number }.
   *[other] Сложихме „{ $clue }“ до „{ $other }“ и „{ $earlier }“, под { $number }.
}
decrypto-remark-caught = Добро попадение! „{ $clue }“ дойде след „{ $earlier }“ за { $number }: трябваше да подсказваме по-отдалеч.
decrypto-remark-fooled = „{ $clue }“ подведе и нас: и ние имахме { $number } там.
decrypto-remark-hidden = Добре скрито: не познахме нито една цифра.
