# La première partie guidée de Decrypto.  $seat2 joue avec vous ; $seat1 et $seat3 forment l’autre équipe.
lesson-decrypto-first-title = Votre première partie de Decrypto
lesson-decrypto-first-about = Lire les indices de votre équipe, donner les vôtres, intercepter les leurs.

lesson-decrypto-first-goal = Deux équipes, les Blancs et les Noirs. { SEAT($seat2) } et vous êtes les Blancs.
lesson-decrypto-first-goal-why = Chaque équipe a quatre mots secrets et donne à leur sujet des indices que tout le monde entend. Trouvez deux fois ce que veulent dire les indices des Noirs, et vous gagnez. Comprenez deux fois de travers ceux de votre équipe, et vous perdez.

lesson-decrypto-first-words = Voici les quatre mots de votre équipe. Chacun a un numéro.
lesson-decrypto-first-words-why = { SEAT($seat2) } et vous êtes seuls à les voir. Les Noirs ont quatre autres mots, que vous ne connaissez pas.

lesson-decrypto-first-clues = { SEAT($seat2) } a pioché un code secret et vous donne trois indices pour le retrouver.
lesson-decrypto-first-clues-why = Un code, ce sont trois des chiffres 1 à 4, dans un certain ordre. Le premier indice désigne le mot du premier chiffre, le deuxième celui du deuxième, le troisième celui du troisième. Les Noirs entendent aussi ces indices, mais ne voient pas vos mots.

lesson-decrypto-first-decode = Quel mot chaque indice désigne-t-il ? Placez une fiche par ligne.
lesson-decrypto-first-decode-why = « Raclette » fait penser au fromage : dans la ligne « raclette », touchez le trou sous FROMAGE, une fiche s’y place. Faites de même pour « perroquet » et « chevalier », puis touchez « Valider » en bas.
lesson-decrypto-first-decode-hint = Prenez les indices l’un après l’autre. Auquel de vos quatre mots « perroquet » fait-il penser, et « chevalier » ? Une fiche par ligne, sous ce mot.
lesson-decrypto-first-decode-order = Ce sont les bons chiffres, mais pas dans le bon ordre. Le premier indice est « raclette » : c’est le chiffre de fromage qui vient d’abord.
lesson-decrypto-first-decode-last = Presque. Un chevalier habite un château, et c’est le mot 4. Rien ne désigne la neige cette fois : un code n’utilise que trois des quatre mots.

lesson-decrypto-first-theirs = C’est juste ! Les Noirs ont ensuite donné leurs indices, et leur code a été montré : 2‑4‑1.
lesson-decrypto-first-theirs-why = La feuille garde ce que tout le monde a entendu : « astronaute » était pour leur mot 2, « cacao » pour le 4, « ordonnance » pour le 1. À la première manche, personne ne cherche le code de l’autre équipe : il n’y a encore rien à comparer. Désormais, vous le ferez.

lesson-decrypto-first-secret = Une nouvelle manche, et c’est à vous de donner les indices. Votre code est 2‑3‑4.
lesson-decrypto-first-secret-why = Personne d’autre ne le voit. Il vous faut donc un indice pour le mot 2, neige, un pour le mot 3, fromage, et un pour le mot 4, château. { SEAT($seat2) } doit les comprendre, pas les Noirs : ils savent que « raclette » était pour le 3 et « chevalier » pour le 4.

lesson-decrypto-first-write = Écrivez trois indices, un par ligne, et remettez-les.
lesson-decrypto-first-write-why = Un mot ou toute une expression, pourvu que l’indice porte sur le sens du mot. Évitez ce qui ressemble trop à ce que les Noirs ont entendu. Si rien ne vous vient, « Montrez-moi » écrit une ligne pour vous.
lesson-decrypto-first-write-hint = Un indice par ligne : le premier pour neige, le deuxième pour fromage, le troisième pour château. Puis touchez le bouton en bas. « Montrez-moi » remplit une ligne à la fois.
lesson-decrypto-first-write-empty = Une ligne est vide. Chaque chiffre de votre code a besoin d’un indice.
lesson-decrypto-first-write-keyword = Aucun de vos quatre mots ne peut figurer dans un indice, même pour en désigner un autre. Dites-le autrement.
lesson-decrypto-first-write-translation = La traduction d’un de vos mots est interdite elle aussi. Dites-le autrement.
lesson-decrypto-first-write-root = Ce mot est de la même famille qu’un des vôtres. Prenez-en un d’une autre famille.
lesson-decrypto-first-write-reuse = Votre équipe a déjà donné cet indice, et un indice ne sert qu’une fois. Trouvez-en un nouveau.

lesson-decrypto-first-understood = { SEAT($seat2) } a trouvé votre code, les Noirs non.
lesson-decrypto-first-understood-why = Les Noirs ont tenté 1‑3‑4, et votre code était 2‑3‑4. Vos indices sont maintenant eux aussi sur la feuille : chaque manche en dit un peu plus, il faudra donc ruser davantage.

lesson-decrypto-first-intercept = À vous d’intercepter : quel code se cache derrière les trois indices des Noirs ?
lesson-decrypto-first-intercept-why = Vous ignorez leurs mots, mais vous savez pour quels chiffres étaient leurs indices précédents. « Praline » va avec « cacao », qui était pour le 4 : placez sa fiche sous le 4. Trouvez avec quoi vont « stéthoscope » et « Apollo 11 ». Se tromper ne coûterait rien.
lesson-decrypto-first-intercept-hint = Regardez le côté des Noirs sur la feuille. Qui a un stéthoscope et fait des ordonnances ? Qui est parti avec Apollo 11 ? Chaque fois, le chiffre de l’ancien indice est celui qu’il vous faut.
lesson-decrypto-first-intercept-again = C’était leur code de la première manche. Ces indices-ci viennent dans un autre ordre : commencez par « praline ».

lesson-decrypto-first-token = Intercepté ! C’est un jeton blanc pour votre équipe. Le second fait gagner.
lesson-decrypto-first-token-why = Rien à voir avec le nom des équipes : les jetons blancs sont pour les codes qu’une équipe intercepte, les noirs pour ses propres codes, quand elle les lit mal. Deux noirs, et la partie est perdue.

lesson-decrypto-first-alone = La manche qui vient est à vous : lisez les indices { SEAT($seat2, after: "de") }, puis interceptez ceux des Noirs.
lesson-decrypto-first-alone-why = D’abord viennent les indices de votre équipe : comparez-les à vos mots. Puis ceux des Noirs : comparez-les à la feuille. En cas d’erreur, la partie continue, tout simplement.
lesson-decrypto-first-alone-hint = Pour vos indices, regardez vos quatre mots. Pour ceux des Noirs, regardez ce qui est noté sous 1, 2, 3 et 4. Un indice qui ne va avec rien est pour le chiffre qui n’en a pas encore.

# Lire la feuille.
lesson-decrypto-sheet-title = Ce que trahit la feuille
lesson-decrypto-sheet-about = Deviner leurs mots, puis intercepter leur code.

lesson-decrypto-sheet-lists = Trois manches sont jouées. Essayez de deviner les mots des Noirs.
lesson-decrypto-sheet-lists-why = Sous chaque chiffre sont notés les indices donnés pour lui. Tarzan, lianes et Mowgli sont pour le 1 : ce doit être quelque chose comme jungle. Faites de même pour 2, 3 et 4. Vous pouvez noter votre idée à côté du chiffre : personne d’autre ne la voit.

lesson-decrypto-sheet-intercept = Interceptez : « chat noir », « contrôleur », « pièce montée ».
lesson-decrypto-sheet-intercept-why = Pour chaque indice, demandez-vous auquel des quatre mots il peut appartenir. Placez une fiche par ligne sous ce chiffre, puis validez.
lesson-decrypto-sheet-intercept-hint = Qui a un balai, un chaudron et un chat noir ? Qui vous demande votre billet ? Où voit-on une alliance, un voile et une pièce montée ?
lesson-decrypto-sheet-intercept-last = Les deux premiers sont justes. Mais une pièce montée n’est pas pour le 1 : pensez à l’alliance et au voile.

lesson-decrypto-sheet-sum = Intercepté. Plus la partie dure, plus c’est facile.
lesson-decrypto-sheet-sum-why = Devinez d’abord les mots, ensuite les codes. Il faut toujours proposer quelque chose, et se tromper ne coûte rien : deux indices sûrs et un troisième au hasard valent le coup.

# Des indices qui se cachent.
lesson-decrypto-hide-title = Un indice qui en dit peu
lesson-decrypto-hide-about = Votre équipe comprend, les autres non.

lesson-decrypto-hide-heard = Vous donnez des indices pour 3, 4 et 1. Regardez ce que les Noirs ont déjà entendu.
lesson-decrypto-hide-heard-why = Raclette et baguette pour le 3, chevalier et Loire pour le 4, perroquet pour le 1. Qui entend maintenant « gruyère » sait que c’est le 3, sans avoir jamais vu votre mot.

lesson-decrypto-hide-write = Écrivez trois indices qui montrent vos mots sous un autre angle.
lesson-decrypto-hide-write-why = { SEAT($seat2) } voit le mot : un petit signe suffit. Les Noirs voient la liste : évitez donc la raclette et les chevaliers. Pensez aux films, aux expressions, aux lieux, à la matière ou à l’usage. « Montrez-moi » a une idée pour chaque ligne.
lesson-decrypto-hide-write-hint = Un indice par ligne : pour fromage, pour château, pour pirate. Puis touchez le bouton en bas. « Montrez-moi » remplit une ligne à la fois.
lesson-decrypto-hide-write-empty = Une ligne est vide. Chaque chiffre de votre code a besoin d’un indice.
lesson-decrypto-hide-write-reuse = Votre équipe a déjà donné cet indice. Chacun ne sert qu’une fois par partie, et les Noirs le reconnaîtraient aussitôt.
lesson-decrypto-hide-write-own = Il contient un de vos mots, et c’est interdit, même pour en désigner un autre.

lesson-decrypto-hide-sum = { SEAT($seat2) } a compris, et les Noirs se sont trompés.
lesson-decrypto-hide-sum-why = Trop facile, on vous intercepte ; trop lointain, votre équipe prend un jeton noir. Entre les deux, il y a le jeu. Un indice qui irait avec deux de vos mots est souvent le meilleur : les autres ne savent pas pour lequel il était.

# À trois joueurs.
lesson-decrypto-three-title = Decrypto à trois
lesson-decrypto-three-about = Deux forment l’équipe, le troisième intercepte seul.

lesson-decrypto-three-alone = À trois, vous jouez contre une équipe : c’est vous qui interceptez.
lesson-decrypto-three-alone-why = Vous n’avez pas de mots et ne donnez pas d’indices. { SEAT($seat0) } et { SEAT($seat1) } en donnent à tour de rôle, et vous les entendez tous. Dès que vous avez deux jetons à la fin d’une manche, vous gagnez ; si ce n’est pas fait à la fin de la manche 5, c’est l’équipe qui gagne.

lesson-decrypto-three-intercept = Manche 2 : quel code se cache derrière « hôpital », « praline » et « éruption » ?
lesson-decrypto-three-intercept-why = À la première manche, vous ne pouviez qu’écouter : « lave » était pour le 2, « blouse blanche » pour le 1, « cacao » pour le 4. Comparez, placez vos fiches et validez.
lesson-decrypto-three-intercept-hint = Où porte-t-on une blouse blanche ? De quoi est faite une praline ? Qu’est-ce qui fait sortir la lave ? Prenez les chiffres des trois indices de la première manche.
lesson-decrypto-three-intercept-again = C’était le code de la première manche. Ces indices-ci viennent dans un autre ordre : commencez par « hôpital ».
lesson-decrypto-three-intercept-clues = Qui intercepte ne donne pas d’indices. Placez vos fiches et validez.

lesson-decrypto-three-sum = Un jeton pour vous. Encore un, et vous gagnez.
lesson-decrypto-three-sum-why = Vous en recevez un aussi chaque fois que l’équipe se comprend mal, et cela compte dès la première manche. Elle ne peut donc pas trop se cacher : il faut bien qu’elle se comprenne.

# Le départage.
lesson-decrypto-tie-title = Égalité : nommez leurs mots
lesson-decrypto-tie-about = Comment finit une partie que personne n’a gagnée.

lesson-decrypto-tie-equal = Huit manches sont jouées, et chaque équipe a un jeton blanc.
lesson-decrypto-tie-equal-why = On compte les jetons blancs moins les noirs ; personne n’en a de noirs : 1 contre 1. Avec plus de points, une équipe gagnerait ; à égalité, chacune nomme maintenant les mots de l’autre.

lesson-decrypto-tie-name = Quels sont les mots des Noirs ? Écrivez-en jusqu’à quatre et remettez-les.
lesson-decrypto-tie-name-why = Sous chaque champ sont notés tous les indices de ce mot. L’ordre ne compte pas, un champ vide ne coûte rien : l’équipe qui trouve le plus de mots gagne. Si les deux en trouvent autant, elles partagent la victoire.
lesson-decrypto-tie-name-hint = Regardez les indices sous chaque champ : Tarzan, les lianes et Mowgli, c’est dans la… ? « Montrez-moi » écrit un mot après l’autre. Puis touchez le bouton en bas.
lesson-decrypto-tie-name-late = Il n’y a plus d’indices à donner. Écrivez les mots de l’autre équipe et remettez-les.
