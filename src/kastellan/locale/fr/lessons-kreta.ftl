# La première partie guidée de Kreta.  $seat1 est l’autre joueur.
lesson-kreta-first-title = Votre première partie de Kreta
lesson-kreta-first-about = Chaque personnage une fois, et trois décomptes jusqu’à la victoire.

lesson-kreta-first-goal = La partie s’achève au onzième décompte : qui a le plus de points gagne.
lesson-kreta-first-goal-why = Huit décomptes ont eu lieu et vous êtes mené, 24 à 42. Il en reste trois. Voici comment revenir.

lesson-kreta-first-next = Le prochain décompte aura lieu à l’emplacement 13.
lesson-kreta-first-next-why = Regardez la rangée « Cartes Fort » : les cochées sont décomptées, et la grande, « d’abord », est la prochaine. Elle désigne un emplacement, l’un des cercles numérotés de l’île. On décompte les provinces qui le touchent : autour du 13, il y en a quatre.

lesson-kreta-first-sum = Dans chaque province, qui a le plus d’influence en prend la valeur.
lesson-kreta-first-sum-why = Téménos vaut 5 : c’est le nombre de son hexagone. Chaque pièce compte 1, seul un village compte 2 ; les vôtres ont la couleur de votre nom. Vous : village 2, villageois 1, soit 3. { SEAT($seat1) } : deux villageois 2, un navire au port 1, et le fort sur le 13, qui compte 1 dans chaque province qu’il touche. Soit 4.

lesson-kreta-first-villager = Jouez le Commandant et placez un villageois à Téménos.
lesson-kreta-first-villager-why = À chaque tour, vous jouez une carte. Touchez le Commandant, puis le bouton de la barre du bas ; ensuite Téménos sur l’île, et encore le bouton. Vous serez à 4 contre 4 : à égalité, chacun prend les 5 points entiers.
lesson-kreta-first-villager-hint = Les règles le permettent. Mais on vous attend à Téménos : jouez le Commandant et placez-y le nouveau villageois.
lesson-kreta-first-villager-farmer = Pour récolter avec le Fermier, il vous faut un villageois dans une province où vous avez un navire au port. Son tour viendra. Jouez maintenant le Commandant.
lesson-kreta-first-villager-king = Le Roi répète une carte que vous avez déjà jouée, et il n’y en a pas encore. Commencez par le Commandant.
lesson-kreta-first-villager-early = Le Gardien de fort lancerait le décompte maintenant, alors que { SEAT($seat1) } mène à Téménos. Renforcez-vous d’abord, avec le Commandant.

lesson-kreta-first-fort = Jouez l’Architecte et construisez un fort sur l’emplacement 16.
lesson-kreta-first-fort-why = { SEAT($seat1) } a envoyé un navire à l’est. À Téménos, c’est 4 à 4 : départagez-vous. Quatre provinces touchent le 16, et votre fort comptera 1 dans chacune : donc aussi à Messara, qui vaut 6, où c’est 1 à 1.
lesson-kreta-first-fort-hint = C’est permis, mais moins utile. Jouez l’Architecte, puis touchez l’emplacement rond 16, à la pointe sud de Téménos.
lesson-kreta-first-fort-taken = Un emplacement ne porte qu’un fort, et { SEAT($seat1) } vous a devancé. Le 16, au sud-est, est libre.
lesson-kreta-first-fort-north = Le 14 touche aussi Téménos, mais la province d’à côté ne vaut que 2. Le 16 touche Téménos, et Messara qui vaut 6.

lesson-kreta-first-castellan = Vous menez à Téménos et à Messara. Lancez le décompte : jouez le Gardien de fort.
lesson-kreta-first-castellan-why = Le tableau « Si l’on décomptait le 13 » le montre : 11 points pour vous, 4 pour { SEAT($seat1) }. Lancez le décompte tant qu’il vous est favorable : attendre, c’est laisser du temps aux autres.
lesson-kreta-first-castellan-hint = Vous pourriez encore vous renforcer, mais { SEAT($seat1) } aussi. En ce moment, vous gagnez 11 à 4 : jouez le Gardien de fort.
lesson-kreta-first-castellan-played = Une carte jouée reste sur la table jusqu’au prochain décompte. C’est le Gardien de fort qui ramène toutes les cartes en main.

lesson-kreta-first-new = Une nouvelle carte est apparue : le 26. Remplacez-la.
lesson-kreta-first-new-why = Vous voici à 35. Chacun a repris ses sept cartes, et qui a lancé le décompte peut remplacer une fois la nouvelle carte Fort. Autour du 26, il n’y a que des pièces { SEAT($seat1, after: "de") } : un navire et un villageois, qui lui vaudraient 11 points. Écartez-la.
lesson-kreta-first-new-hint = Touchez « Remplacer » dans la barre du bas.
lesson-kreta-first-new-kept = Vous pouvez la garder. Mais autour du 26 vous n’avez rien, et { SEAT($seat1) } prendrait 11 points. Toute autre carte vaut mieux : remplacez-la.

lesson-kreta-first-ship = Jouez l’Amiral et envoyez un navire à Messara, dans le port de Matala.
lesson-kreta-first-ship-why = La nouvelle carte est le 15 : Messara et Viannos, cela vous convient. Un navire compte 1 dans la province de son port. Et il rapporte les récoltes, vous allez voir.
lesson-kreta-first-ship-hint = C’est permis, mais ce navire a mieux à faire. Jouez l’Amiral, puis touchez Messara.
lesson-kreta-first-ship-taken = À deux joueurs, un port n’accueille qu’un navire, et celui { SEAT($seat1, after: "de") } s’y trouve. Le port de Messara est libre.
lesson-kreta-first-ship-inland = Pédiada n’a pas de port : une roue de gouvernail les signale. Touchez Messara.

lesson-kreta-first-harvest = Jouez le Fermier et récoltez les olives de Téménos.
lesson-kreta-first-harvest-why = Une tuile est la petite image d’une province : ici, des olives. Le Fermier en prend une là où vos villageois sont reliés à votre navire. Le navire est à Messara, un villageois s’y tient, et Téménos, où vous en avez deux, est la province voisine. La première tuile d’une sorte vaut 1 point, la deuxième 2, la troisième 3 : vous avez déjà des olives.
lesson-kreta-first-harvest-hint = Jouez le Fermier, puis touchez Téménos : ses olives sont vos deuxièmes et valent 2 points.
lesson-kreta-first-harvest-wheat = Le blé serait votre premier : 1 point. Les olives de Téménos sont vos deuxièmes : 2 points.
lesson-kreta-first-harvest-nobody = Aucun de vos villageois n’est là. Pour récolter, il en faut un dans la province même, et une chaîne jusqu’à un navire.

lesson-kreta-first-village = Jouez l’Architecte et construisez un village à Téménos.
lesson-kreta-first-village-why = { SEAT($seat1) } a construit un fort sur le 17 : à Téménos, c’est 5 à 5. Un village compte 2. Chaque tuile récoltée permet un village, et vous la gardez. Vous avez deux tuiles et un village : vous pouvez donc en construire un deuxième.
lesson-kreta-first-village-hint = C’est permis, mais cela ne vous départage pas. Jouez l’Architecte, puis touchez Téménos même, et non un emplacement.
lesson-kreta-first-village-closed = L’abbé { SEAT($seat1, after: "de") } s’y trouve. Là où est un abbé étranger sans le vôtre, vous n’amenez ni villageois ni village. À Téménos, il n’y a pas d’abbé.
lesson-kreta-first-village-elsewhere = À Messara, vous menez de toute façon, 3 à 2. À Téménos, c’est 5 à 5 : un village y rapporte davantage.

lesson-kreta-first-king = Jouez le Roi, copiez l’Architecte et construisez un fort sur l’emplacement 18.
lesson-kreta-first-king-why = Le Roi refait l’action d’une de vos cartes jouées, et vous choisissez à nouveau : cette fois un fort. Le 18 touche Pédiada et Viannos. Dans les deux, c’est 1 à 1, et les deux seront décomptées avec le 16.
lesson-kreta-first-king-hint = Jouez le Roi, choisissez l’Architecte parmi vos cartes jouées, puis touchez l’emplacement rond 18.
lesson-kreta-first-king-hand = Le Roi ne répète que des cartes déjà jouées devant vous. Choisissez l’Architecte.

lesson-kreta-first-call = Quelle carte maintenant ? Regardez ce que donnerait l’emplacement 16.
lesson-kreta-first-call-why = L’abbé { SEAT($seat1, after: "de") } est allé à Pédiada : vous voilà de nouveau à égalité. À chaque tour d’attente, votre avance fondra un peu plus.
lesson-kreta-first-call-hint = Un décompte vous donnerait maintenant 16 points, et 3 à { SEAT($seat1) }. Quel personnage le lance ?
lesson-kreta-first-call-wait = Vous pourriez vous renforcer encore, mais { SEAT($seat1) } répond chaque fois. 16 à 3, c’est excellent : lancez le décompte.

lesson-kreta-first-abbot = Jouez l’Abbé et placez-le à Messara.
lesson-kreta-first-abbot-why = Vous menez 53 à 50, et il ne reste que la carte 15. Mais { SEAT($seat1) } a conduit deux villageois à Messara : 3 à 4. Votre abbé compte 1 et apporte la paix : tant qu’il s’y trouve sans abbé adverse, personne d’autre n’amène de villageois ni de village à Messara.
lesson-kreta-first-abbot-hint = Cela compterait aussi. Mais l’abbé, lui, tient les autres à l’écart. Jouez l’Abbé, puis touchez Messara.
lesson-kreta-first-abbot-behind = Au décompte, { SEAT($seat1) } prendrait maintenant les 6 points de Messara et gagnerait. Renforcez-vous d’abord dans cette province.

lesson-kreta-first-alone = À vous de jouer seul. Le dernier décompte décidera.
lesson-kreta-first-alone-why = { SEAT($seat1) } a construit un fort sur le 15 : à Messara, vous êtes mené 4 à 5. La paix n’arrête ni les forts ni les navires. Passez devant, ou égalisez au moins, puis lancez le dernier décompte.
lesson-kreta-first-alone-hint = Un villageois de plus à Messara rétablit l’égalité : le Commandant. Le Roi peut le répéter. Ensuite, le Gardien de fort.

# Forts et villages.
lesson-kreta-forts-title = Un fort, plusieurs provinces
lesson-kreta-forts-about = Ce que compte un fort, ce que compte un village, et où construire.

lesson-kreta-forts-cards = Deux cartes Fort sont visibles : on décomptera d’abord le 9, puis le 12.
lesson-kreta-forts-cards-why = Tout le monde les voit. Autour du 9 se trouvent Réthymnon, Agios Vasilios, Mylopotamos et Amari ; autour du 12, Agios Vasilios, Amari et Messara. Un fort ne bouge plus jamais : cherchez un emplacement qui serve plus d’une fois.

lesson-kreta-forts-fort = Jouez l’Architecte et construisez un fort sur l’emplacement 9.
lesson-kreta-forts-fort-why = Il compte 1 dans chacune des quatre provinces qui l’entourent. À Réthymnon et à Agios Vasilios, c’est 1 à 1 : vous y prenez la tête. Et Agios Vasilios et Amari seront encore décomptées avec le 12.
lesson-kreta-forts-fort-hint = Jouez l’Architecte, puis touchez l’emplacement rond 9, là où Réthymnon, Agios Vasilios, Mylopotamos et Amari se rejoignent.
lesson-kreta-forts-fort-taken = Le fort { SEAT($seat1, after: "de") } occupe le 14, et un emplacement n’en porte qu’un. Le 9 est libre.
lesson-kreta-forts-fort-west = Le 7 touche aussi Réthymnon et Agios Vasilios, mais ses deux autres provinces ne sont pas décomptées avec le 9. Sur le 9, les quatre comptent.
lesson-kreta-forts-fort-later = Le 12 servira pour la seconde carte. Mais le 9 passe d’abord, et à Réthymnon, qui vaut 5, vous resteriez à égalité.

lesson-kreta-forts-call = { SEAT($seat1) } répond par un fort sur le 12. Lancez le décompte : jouez le Gardien de fort.
lesson-kreta-forts-call-why = Le 9 vous donnerait maintenant 12 points, et 7 à { SEAT($seat1) }. À Réthymnon, votre fort fait à lui seul la différence, 2 à 1. Un tour plus tard, ce sera peut-être fini.
lesson-kreta-forts-call-hint = C’est le Gardien de fort qui lance le décompte. En l’état, le 9 donne 12 à 7.
lesson-kreta-forts-call-wait = Vous pouvez vous renforcer encore, mais { SEAT($seat1) } aussi. 12 à 7, c’est bien : lancez le décompte.

lesson-kreta-forts-card = La nouvelle carte Fort est le 6. Gardez-la.
lesson-kreta-forts-card-why = Le 6 touche la Cydonie et Réthymnon. Votre fort est sur le 9, mais le 9 touche aussi Réthymnon : un fort compte dans chaque province qui l’entoure, quelle que soit la carte décomptée. Vous y menez donc 2 à 1.
lesson-kreta-forts-card-hint = Touchez « Garder le 6 » dans la barre du bas.
lesson-kreta-forts-card-replaced = Vous pouvez la remplacer. Mais autour du 6 vous auriez 5 points, et { SEAT($seat1) } aucun. Gardez-la.

lesson-kreta-forts-village = Le 12 est la prochaine carte. Jouez l’Architecte et construisez un village à Messara.
lesson-kreta-forts-village-why = Toutes vos cartes sont revenues. À Messara, qui vaut 6, vous êtes mené 1 à 2. Un village compte 2, mais seulement dans sa province. Vous avez récolté une tuile : vous pouvez donc construire un village. Le 12 vaudra alors 11 points pour vous et 5 pour { SEAT($seat1) }.
lesson-kreta-forts-village-hint = Jouez l’Architecte, puis touchez la province de Messara même, et non un emplacement rond.
lesson-kreta-forts-village-fort = Un fort sur le 13 donnerait 2 à 2 : vous prendriez 6 tous les deux. Avec le village, c’est 3 à 2, et les 6 points sont pour vous seul.
lesson-kreta-forts-village-elsewhere = À Agios Vasilios, il s’agit de 3 points, à Messara de 6. Construisez à Messara.

lesson-kreta-forts-sum = Un fort compte 1 tout autour, un village compte 2 à un seul endroit.
lesson-kreta-forts-sum-why = Un fort est le plus utile là où trois ou quatre provinces se rejoignent, et où la carte suivante en décomptera encore. Un village décide d’une seule province, riche de préférence. Ni l’un ni l’autre ne se déplace, et vous n’avez que trois forts et quatre villages : gardez-en un ou deux pour les derniers décomptes.

# Les récoltes.
lesson-kreta-harvest-title = Du champ au navire
lesson-kreta-harvest-about = Une récolte demande une chaîne de villageois, et rapporte davantage à chaque tuile de la même sorte.

lesson-kreta-harvest-series = Les tuiles d’une même sorte rapportent de plus en plus : 1, 2, 3, 4 points.
lesson-kreta-harvest-series-why = Vous avez récolté deux fois du vin. Le troisième rapporte 3 points, le quatrième 4. Il y a du vin à Agios Vasilios et à Téménos, et vous avez un villageois dans chacune de ces deux provinces. Ce qui manque, c’est le chemin jusqu’à un navire.

lesson-kreta-harvest-ship = Jouez l’Amiral et menez votre navire de La Canée à Réthymnon.
lesson-kreta-harvest-ship-why = Une récolte a toujours besoin d’un navire : il faut un de vos villageois dans la province de son port. À Réthymnon, vous avez un villageois sans navire ; à La Canée, le port de la Cydonie, c’est l’inverse. Choisissez le navire de La Canée, touchez Réthymnon, puis le bouton. L’autre reste où il est : touchez « Terminé ».
lesson-kreta-harvest-ship-hint = Jouez l’Amiral, choisissez le navire de La Canée, touchez Réthymnon, puis le bouton. Finissez par « Terminé ».
lesson-kreta-harvest-ship-farmer = Le Fermier ne trouve encore rien : là où sont vos navires, vous n’avez aucun villageois. D’abord l’Amiral.
lesson-kreta-harvest-ship-taken = Le navire { SEAT($seat1, after: "de") } s’y trouve. À deux joueurs, un port accueille un navire ; à trois ou quatre, il en accueille deux. Réthymnon est libre.
lesson-kreta-harvest-ship-east = Ce navire-là compte 1 à Iérapétra, qui vaut 6. La Cydonie vaut 5 : prenez plutôt celui de La Canée.

lesson-kreta-harvest-third = Jouez le Fermier et récoltez le vin d’Agios Vasilios.
lesson-kreta-harvest-third-why = Un navire à Réthymnon, un villageois à Réthymnon, un autre à Agios Vasilios, juste à côté : voilà la chaîne. Votre troisième vin rapporte 3 points. Navire et villageois restent en place.
lesson-kreta-harvest-third-hint = Jouez le Fermier, puis touchez Agios Vasilios et le bouton.
lesson-kreta-harvest-third-olive = Les olives de Réthymnon seraient vos premières : 1 point. Le vin en rapporte 3.
lesson-kreta-harvest-third-gap = Rien ne relie votre villageois de Téménos au navire : vous n’avez personne entre Réthymnon et Téménos. Prenez d’abord le vin d’Agios Vasilios.

lesson-kreta-harvest-link = Et maintenant Téménos : jouez le Commandant et placez un villageois à Mylopotamos.
lesson-kreta-harvest-link-why = Mylopotamos a une frontière avec Réthymnon et une autre avec Téménos. Avec un villageois là, la chaîne atteint le quatrième vin. Seuls les villageois font la chaîne, pas les abbés, ni les villages, ni les forts ; et les pièces des autres ne gênent pas.
lesson-kreta-harvest-link-hint = Jouez le Commandant, choisissez un villageois de la réserve, touchez Mylopotamos et le bouton.
lesson-kreta-harvest-link-corner = Amari et Téménos ne se touchent que par un coin, l’emplacement 13. Ni chaîne ni marche ne passe par un coin. Mylopotamos a bien une frontière avec Téménos.
lesson-kreta-harvest-link-moved = Il n’y aurait plus personne à Réthymnon, où est le navire. Prenez un nouveau villageois dans la réserve.

lesson-kreta-harvest-fourth = Jouez le Roi, copiez le Fermier et récoltez le vin de Téménos.
lesson-kreta-harvest-fourth-why = Votre quatrième vin rapporte 4 points. Le Fermier reste sur la table jusqu’au prochain décompte, mais le Roi le répète.
lesson-kreta-harvest-fourth-hint = Jouez le Roi, choisissez le Fermier parmi vos cartes jouées, puis touchez Téménos et le bouton.
lesson-kreta-harvest-fourth-thyme = Le thym de Mylopotamos serait votre premier : 1 point. Le vin de Téménos en rapporte 4.

lesson-kreta-harvest-sum = Deux récoltes vous ont rapporté 7 points.
lesson-kreta-harvest-sum-why = Quatre tuiles d’une sorte rapportent 1 + 2 + 3 + 4 = 10 points, quatre tuiles différentes 4 seulement. Et chaque tuile permet un village : vous pouvez maintenant en construire quatre. Chaque province ne donne qu’une tuile : surveillez ce que les autres collectionnent.

# La paix et les ports.
lesson-kreta-peace-title = La paix et les ports
lesson-kreta-peace-about = Ce qu’un abbé adverse interdit, ce qu’il n’empêche pas, et les ports ouverts à vos navires.

lesson-kreta-peace-closed = L’abbé { SEAT($seat1, after: "de") } est à Messara : la province vous est fermée.
lesson-kreta-peace-closed-why = Vous ne pouvez y amener ni villageois ni village. Votre villageois, qui y était déjà, reste et compte ; mais un abbé compte 1 lui aussi : vous êtes mené 1 à 2. Or Messara sera décomptée avec la prochaine carte, le 16, en même temps que Téménos, Pédiada et Viannos.

lesson-kreta-peace-through = Jouez le Commandant et menez un villageois d’Agios Vasilios à Viannos.
lesson-kreta-peace-through-why = Le Commandant apporte un nouveau villageois, ou déplace les vôtres de quatre pas en tout. Le chemin traverse Messara : passer est permis, rester ne l’est pas. À Viannos, ce sera 1 à 1. Choisissez le villageois d’Agios Vasilios, touchez Viannos et le bouton ; il ne vous faut pas d’autre pas : touchez « Terminé ».
lesson-kreta-peace-through-hint = Jouez le Commandant, choisissez le villageois d’Agios Vasilios, touchez Viannos et le bouton. Finissez par « Terminé ».
lesson-kreta-peace-through-temenos = Le villageois de Téménos est bien où il est : avec la carte 16, il vous y rapporte 5 points, à égalité 1 à 1. Laissez-le, et prenez celui d’Agios Vasilios.

lesson-kreta-peace-ship = Jouez l’Amiral et envoyez un navire à Messara.
lesson-kreta-peace-ship-why = La paix ne vaut que sur terre : ni elle ni une province pleine n’arrêtent un navire. Il entre donc à Messara, d’où qu’il vienne : 2 à 2, et à égalité chacun reçoit les 6 points. Un port ajoute aussi 2 à la valeur de sa province : sans lui, Messara vaudrait 4.
lesson-kreta-peace-ship-hint = Jouez l’Amiral, choisissez un navire de la réserve, touchez Messara et le bouton.
lesson-kreta-peace-ship-taken = Le navire { SEAT($seat1, after: "de") } est à Sitia. À deux joueurs, un port accueille un navire ; à trois ou quatre, il en accueille deux, jamais du même joueur. Le port de Messara est libre.
lesson-kreta-peace-ship-moved = L’Amiral peut aussi déplacer vos navires déjà en mer, même les deux. Mais celui-ci compte à Iérapétra : prenez plutôt le nouveau, dans la réserve.

lesson-kreta-peace-fort = Jouez l’Architecte et construisez un fort sur l’emplacement 16.
lesson-kreta-peace-fort-why = La paix n’arrête pas non plus les forts ni les récoltes. Le 16 touche Messara et les trois autres provinces de la carte. À Messara, cela fait 3 à 2, et les 6 points sont pour vous seul.
lesson-kreta-peace-fort-hint = Jouez l’Architecte, puis touchez l’emplacement rond 16, là où Téménos, Messara, Pédiada et Viannos se rejoignent.
lesson-kreta-peace-fort-village = Les villages aussi y sont interdits, tant que l’abbé { SEAT($seat1, after: "de") } s’y trouve sans le vôtre. Un fort ne l’est pas : construisez-le sur le 16.
lesson-kreta-peace-fort-west = Le 13 touche Messara aussi, mais il touche encore deux provinces qu’on ne décompte pas avec le 16. Sur le 16, les quatre comptent.

lesson-kreta-peace-abbot = Jouez l’Abbé et placez le vôtre à Messara, lui aussi.
lesson-kreta-peace-abbot-why = Les abbés ne se ferment jamais la porte. Le vôtre compte 1 : 4 à 2. Et là où se tient votre abbé, la province vous est ouverte.
lesson-kreta-peace-abbot-hint = Jouez l’Abbé, puis touchez Messara et le bouton.
lesson-kreta-peace-abbot-elsewhere = À Téménos, vous menez déjà, 2 à 1. À Messara, l’abbé vous ouvre la province.

lesson-kreta-peace-in = Jouez maintenant le Roi, copiez le Commandant et placez un villageois à Messara.
lesson-kreta-peace-in-why = Les deux abbés y sont : vous pouvez tous deux y amener villageois et villages. Un troisième joueur, sans abbé sur place, ne le pourrait pas. Ce sera 5 à 2.
lesson-kreta-peace-in-hint = Jouez le Roi, choisissez le Commandant parmi vos cartes jouées, puis un villageois de la réserve, Messara et le bouton.
lesson-kreta-peace-in-architect = Cela irait aussi : vous pourriez même construire un village à Messara. Mais cette fois, copiez le Commandant.

lesson-kreta-peace-sum = L’abbé { SEAT($seat1, after: "de") } est parti. C’est à { SEAT($seat1) } que Messara est fermée maintenant.
lesson-kreta-peace-sum-why = Votre abbé y est seul. La paix va et vient avec les abbés, aussitôt ; ce qui est en place reste et compte, 5 à 1. Quand on joue la carte Abbé, il avance de trois provinces au plus : la paix peut vite être ailleurs.

# À trois joueurs.
lesson-kreta-three-title = À trois : la deuxième place
lesson-kreta-three-about = La moitié pour le deuxième, les égalités, et deux navires par port.

lesson-kreta-three-half = À trois ou quatre joueurs, le deuxième d’une province reçoit la moitié de sa valeur.
lesson-kreta-three-half-why = La carte 24 décompte Iérapétra, qui vaut 6 : { SEAT($seat1) } a 3, vous et { SEAT($seat2) } avez 1 chacun. À égalité pour la deuxième place, chacun reçoit la moitié, ici 3. On arrondit vers le bas : pour 5 points, c’est 2. À deux joueurs, le deuxième n’a rien.

lesson-kreta-three-tie = Jouez le Commandant et placez un villageois à Sitia.
lesson-kreta-three-tie-why = Sitia vaut 5. { SEAT($seat1) } et { SEAT($seat2) } y ont 2, vous 1. À égalité pour la première place, chacun prend la valeur entière, et il n’y a pas de deuxième : vous n’auriez rien. Un villageois de plus vous fait entrer dans l’égalité : 5 points.
lesson-kreta-three-tie-hint = Jouez le Commandant, puis touchez Sitia et le bouton.
lesson-kreta-three-tie-second = À Iérapétra, vous seriez seul deuxième, pour les mêmes 3 points. À Sitia, un villageois vous en rapporte 5.

lesson-kreta-three-ship = Jouez l’Amiral et envoyez un navire à Iérapétra.
lesson-kreta-three-ship-why = À trois joueurs, un port accueille deux navires, jamais deux du même joueur. Avec 2 à Iérapétra, vous êtes seul deuxième : vous gardez vos 3 points, et { SEAT($seat2) } n’en reçoit aucun.
lesson-kreta-three-ship-hint = Jouez l’Amiral, puis touchez Iérapétra et le bouton.
lesson-kreta-three-ship-full = Deux navires sont déjà au port de Sitia : il est plein. À Iérapétra, il n’y en a qu’un.
lesson-kreta-three-ship-elsewhere = Messara n’est pas décomptée avec le 24. Iérapétra l’est.

lesson-kreta-three-fort = Jouez l’Architecte et construisez un fort sur l’emplacement 24.
lesson-kreta-three-fort-why = Il touche les trois provinces de la carte. À Sitia, vous menez avec 3 : 5 points pour vous, 2 pour chacun des autres. À Iérapétra, vous rejoignez { SEAT($seat1) } : 6 points chacun. À Mirabello, { SEAT($seat2) } et vous avez 1 : 3 points chacun.
lesson-kreta-three-fort-hint = Jouez l’Architecte, puis touchez l’emplacement rond 24, là où Mirabello, Iérapétra et Sitia se rejoignent.
lesson-kreta-three-fort-two = Le 26 ne touche qu’Iérapétra et Sitia. Le 24 touche aussi Mirabello.

lesson-kreta-three-call = Lancez le décompte : jouez le Gardien de fort.
lesson-kreta-three-call-why = En l’état, vous recevez 14 points, { SEAT($seat1) } 8 et { SEAT($seat2) } 5. À trois, attendre coûte cher : deux autres jouent avant vous.
lesson-kreta-three-call-hint = C’est le Gardien de fort qui lance le décompte.
lesson-kreta-three-call-wait = Vous pouvez attendre, mais deux autres joueront avant votre prochain tour. 14 points, c’est beaucoup : jouez le Gardien de fort.

lesson-kreta-three-sum = Vous menez, 60 à 59 et 54.
lesson-kreta-three-sum-why = Être à égalité en tête rapporte autant que d’y être seul, et ne laisse rien au deuxième. Avant un décompte, cherchez donc deux choses : une égalité où entrer, et quelqu’un à chasser de la deuxième place.

# Quand lancer le décompte.
lesson-kreta-call-title = Quand lancer le décompte
lesson-kreta-call-about = Qui n’a plus de cartes, qui doit lancer, et quelle carte vient ensuite.

lesson-kreta-call-table = Regardez les cartes que { SEAT($seat1) } a déjà jouées.
lesson-kreta-call-table-why = Cinq sur sept. Il reste le Fermier et le Gardien de fort, et le Fermier ne trouve rien : le navire { SEAT($seat1, after: "de") } est à Messara, où ne se tient aucun de ses villageois. Une carte dont l’action est impossible ne se joue pas, et personne ne passe son tour. Après votre tour, { SEAT($seat1) } devra donc lancer le décompte.

lesson-kreta-call-build = Profitez-en : jouez l’Architecte et construisez un fort sur l’emplacement 7.
lesson-kreta-call-build-why = Si l’on décompte le 7 en l’état, vous recevez 10 points et { SEAT($seat1) } 15. Un fort sur le 7 compte dans les quatre provinces qui l’entourent : ce sera 12 à 5. Et vous n’avez pas à dépenser votre tour pour lancer le décompte.
lesson-kreta-call-build-hint = Jouez l’Architecte, puis touchez l’emplacement rond 7, là où la Cydonie, Sfakia, Réthymnon et Agios Vasilios se rejoignent.
lesson-kreta-call-build-early = Si vous lancez maintenant, c’est 10 à 15. Construisez d’abord : { SEAT($seat1) } devra lancer de toute façon.
lesson-kreta-call-build-played = Votre Commandant reste sur la table jusqu’au prochain décompte. L’Architecte, lui, est encore en main.

lesson-kreta-call-forced = { SEAT($seat1) } a dû lancer le décompte : 12 points pour vous, 5 pour { SEAT($seat1) }.
lesson-kreta-call-forced-why = Une carte forte vaut le plus quand les autres n’ont plus de quoi y répondre. À présent, toutes les cartes sont revenues en main. Qui lance peut remplacer la nouvelle carte Fort ; { SEAT($seat1) } l’a gardée.

lesson-kreta-call-now = Le 5 vient ensuite, et il vous est favorable. Lancez tout de suite : jouez le Gardien de fort.
lesson-kreta-call-now-why = En l’état, c’est 7 à 2. { SEAT($seat1) } a une main pleine pour répondre, et chaque tour d’attente lui en laisse le temps. Lancer ne vous coûte aucune carte : elles reviennent toutes.
lesson-kreta-call-now-hint = C’est le Gardien de fort qui lance le décompte.
lesson-kreta-call-now-wait = Vous pourriez gagner un peu plus, mais { SEAT($seat1) } répondra avant. 7 à 2, c’est bien : lancez.

lesson-kreta-call-card = La nouvelle carte Fort est le 21. Remplacez-la.
lesson-kreta-call-card-why = Cette fois, le choix est à vous : c’est l’autre avantage de qui lance. Le 21 touche Viannos et Iérapétra. { SEAT($seat1) } y a un fort, sur le 26, qui vaudrait 6 points ; vous n’y avez rien. On ne remplace qu’une fois, et l’on garde ce qui vient.
lesson-kreta-call-card-hint = Touchez « Remplacer » dans la barre du bas.
lesson-kreta-call-card-kept = Vous pouvez la garder, mais autour du 21 { SEAT($seat1) } aurait 6 points, et vous aucun. Remplacez-la.

lesson-kreta-call-sum = Avant de lancer, posez-vous trois questions.
lesson-kreta-call-sum-why = La prochaine carte m’est-elle favorable en l’état ? Qui peut encore répondre, et avec quelles cartes ? Et quelle carte aimerais-je voir apparaître ? Les cartes jouées sont visibles de tous : comptez-les.
