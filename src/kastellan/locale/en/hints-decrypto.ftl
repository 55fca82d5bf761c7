# Decrypto: what a strong player would do, and why

hint-decrypto-clue = Write “{ $clue }” for “{ $keyword }”: among your four words it points there with a chance of about { $understood }%, while the other side would place it rightly with about { $danger }%.
hint-decrypto-first-clue = Write “{ $clue }” for “{ $keyword }”: among your four words it points there with a chance of about { $understood }%, and it tells the other side little for later rounds.
hint-decrypto-submit = All three clues stand. Hand them in.
hint-decrypto-decode = { $guess } fits your keywords best: about { $percent }%.
hint-decrypto-intercept = { $guess } goes best with the clues they gave before: about { $percent }%.
hint-decrypto-name = Behind list { $number } the clues point to “{ $word }” most of all.
hint-decrypto-names = The words are written down. Hand them in.
hint-decrypto-objection = Judge by what can be checked in the clue, and by nothing else.
hint-decrypto-encryptor = Anybody who can be named will do. Choose whoever looks forward to it.
