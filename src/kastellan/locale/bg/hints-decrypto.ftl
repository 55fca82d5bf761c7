# Decrypto: какво би направил силен играч и защо

hint-decrypto-clue = Напишете „{ $clue }“ за { $keyword }: сред четирите ви думи подсказката води там с около { $understood } %, а другият отбор би я отнесъл правилно с около { $danger } %.
hint-decrypto-first-clue = Напишете „{ $clue }“ за { $keyword }: сред четирите ви думи подсказката води там с около { $understood } % и издава малко на другия отбор за следващите рундове.
hint-decrypto-submit = И трите подсказки са готови. Предайте ги.
hint-decrypto-decode = { $guess } отговаря най-добре на вашите думи: около { $percent } %.
hint-decrypto-intercept = { $guess } отговаря най-добре на досегашните им подсказки: около { $percent } %.
hint-decrypto-name = Зад списък { $number } подсказките сочат най-вече „{ $word }“.
hint-decrypto-names = Думите са записани. Предайте ги.
hint-decrypto-objection = Съдете по това, което може да се провери в подсказката, и по нищо друго.
