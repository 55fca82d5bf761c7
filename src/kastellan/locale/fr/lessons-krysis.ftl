# La première partie guidée de Krysis.  $seat1 est l’autre joueur.
lesson-krysis-first-title = Votre première partie de Krysis
lesson-krysis-first-about = Les deux dernières manches : miser, creuser, former une équipe, charger, et gagner par une attaque.

lesson-krysis-first-goal = On joue cinq manches ; qui a le plus de points gagne.
lesson-krysis-first-goal-why = { SEAT($seat1) } et vous extrayez des cristaux de la même mine, et chacun peut piller l’autre. Trois manches sont passées : vous avez 18 points, { SEAT($seat1) } 31. Les points viennent de ce que vous vendez à la banque et, à la toute fin, de ce qui se trouve dans votre quartier général.

lesson-krysis-first-places = Ce que vous extrayez reste au campement, où l’on peut vous piller.
lesson-krysis-first-places-why = Seul le quartier général est sûr. À la fin, un cristal rouge y vaut 3, un bleu 2, un blanc 1. Ce qui reste au campement ne vaut rien.

lesson-krysis-first-bid = Misez un cristal bleu, puis scellez la mise.
lesson-krysis-first-bid-why = Chaque manche commence par une mise secrète, prise au quartier général. La plus forte valeur choisit d’abord où creuser. Rouge vaut 3, bleu 2, blanc 1. Toutes les mises sont payées : n’offrez pas trop. Touchez le cristal bleu de votre quartier général, puis le bouton.
lesson-krysis-first-bid-hint = Un cristal bleu suffit ici : touchez-le dans votre quartier général, puis scellez la mise.
lesson-krysis-first-bid-red = Vous pouvez miser du rouge. Mais s’il reste chez vous, il vaut 3 à la fin, et un bleu devrait suffire. Misez-le.

lesson-krysis-first-dig = Vous avez misé 2, { SEAT($seat1) } 1 : à vous de choisir. Creusez à la case 3.
lesson-krysis-first-dig-why = Chaque case montre ce qu’elle donne : deux cristaux rouges et deux blancs à la case 3. Tout va dans votre campement. Touchez la case, puis le bouton.
lesson-krysis-first-dig-hint = C’est permis. Mais quatre cristaux, c’est le plus que vous puissiez obtenir : prenez la case 3.
lesson-krysis-first-dig-other = Le signe de carte est un artefact : on en pioche deux et on en garde un. Pas mal, mais quatre cristaux valent mieux ici. Prenez la case 3.

lesson-krysis-first-team = Formez une équipe : Contremaître, Muletier et Coureur, l’un après l’autre.
lesson-krysis-first-team-why = Il vous faut emporter beaucoup. Les convoyeurs (verts) ont des emplacements : un rouge porte 1 cristal rouge ou jusqu’à 3 blancs, un bleu 1 bleu ou jusqu’à 2 blancs. Ces trois-là ont deux emplacements rouges et trois bleus : de quoi emporter tout votre campement. Touchez un agent, puis « Poser face cachée ».
lesson-krysis-first-team-hint = Cette fois, il vous faut des emplacements. Choisissez le Contremaître, puis le Muletier, puis le Coureur.
lesson-krysis-first-team-warrior = Les guerriers (rouges) combattent, mais ne portent rien. Cette fois, vous voulez charger : choisissez les convoyeurs.

lesson-krysis-first-order = Vous êtes plus rapide, 21 à 17 : vous agissez d’abord.
lesson-krysis-first-order-why = Les vitesses des trois agents s’additionnent : c’est l’initiative. Les deux guerriers { SEAT($seat1, after: "de") } ont une force de 10. Plus rapides, ils auraient pu piller votre campement avant le chargement : vos convoyeurs ne défendent rien.

lesson-krysis-first-load = Chargez tout et vendez-le à la banque.
lesson-krysis-first-load-why = Touchez « Charger », puis les cristaux rouges et blancs de votre campement, jusqu’au dernier ; ensuite « Banque » et le bouton. La banque paie 2 points par bien, quel qu’il soit : 14 pour les sept cristaux. Au quartier général, ils ne vaudraient que 11, car un blanc n’y vaut que 1.
lesson-krysis-first-load-hint = Chargez les deux cristaux rouges et les cinq blancs, choisissez « Banque » et touchez le bouton.
lesson-krysis-first-load-attack = Votre équipe a une force de 0, et seule une équipe plus forte entre dans un campement défendu. Chargez vos propres biens.
lesson-krysis-first-load-overtime = Les heures supplémentaires rapportent au campement des cristaux d’une valeur de 6, et l’équipe reste le défendre. Mais tout y reste aussi. Chargez vos biens.
lesson-krysis-first-load-home = Au quartier général, ces biens vaudraient 11 à la fin. La banque en paie 14, tout de suite. Choisissez « Banque ».
lesson-krysis-first-load-few = Pas encore : votre équipe peut porter les sept. Chargez aussi les autres cristaux du campement, puis vendez.

lesson-krysis-first-refill = 14 points ! Piochez maintenant trois agents : deux guerriers, puis un convoyeur.
lesson-krysis-first-refill-why = De son côté, { SEAT($seat1) } a vendu trois cristaux. Les agents employés sont défaussés ; avant la dernière manche, chacun en pioche trois, parmi les convoyeurs ou les guerriers. Pour attaquer, il vous faudra des guerriers.
lesson-krysis-first-refill-hint = Piochez d’abord deux guerriers, puis le convoyeur.

lesson-krysis-first-again = La dernière manche. Cette fois, inutile de miser.
lesson-krysis-first-again-why = Ce que vous gardez au quartier général compte à la fin : rouge 3, bleu 2, blanc 1. Au niveau le plus profond, toutes les cases sont bonnes : épargnez vos cristaux et touchez « Ne rien miser ». Ou misez-en, comme avant.
lesson-krysis-first-again-hint = Touchez le bouton du bas : sans cristal, vous ne misez rien.

lesson-krysis-first-last = Creusez à la case 4 : trois cristaux rouges et un bleu.
lesson-krysis-first-last-why = Comptez : vous avez 32 points, { SEAT($seat1) } 37. { SEAT($seat1) } cherche aussi des cristaux rouges : s’ils arrivent à son quartier général, vous serez mené.
lesson-krysis-first-last-hint = La case 4 donne le plus. Touchez-la, puis le bouton.

lesson-krysis-first-alone = À vous de jouer seul : formez une équipe et agissez. Tout se décide ici.
lesson-krysis-first-alone-why = Ce que vous pillez, { SEAT($seat1) } ne peut plus le rapporter. Il faut une force supérieure à la défense, un emplacement pour chaque cristal rouge, et agir avant { SEAT($seat1) }. Votre Camion ajoute deux emplacements rouges quand vous le jouez. Au quartier général, un cristal rouge vaut 3 ; à la banque, 2.
lesson-krysis-first-alone-hint = Tireur d’élite, Duelliste et Coursier ont une force de 12 et sont rapides. Attaquez, jouez le Camion, prenez trois cristaux rouges et menez-les au quartier général.

# Les mises.
lesson-krysis-bid-title = Mises et égalités
lesson-krysis-bid-about = Ce que coûte une mise, et qui passe d’abord à égalité.

lesson-krysis-bid-paid = Toutes les mises sont payées, même les perdantes.
lesson-krysis-bid-paid-why = Une manche commence par des mises secrètes, prises au quartier général : rouge compte 3, bleu 2, blanc 1. La plus forte choisit sa case d’abord, puis la suivante. Il y a quatre cases pour trois mineurs : même le dernier reçoit quelque chose. Ce qui est misé est perdu : gardé, il aurait compté 3, 2 ou 1 à la fin.

lesson-krysis-bid-bid = Misez un cristal blanc.
lesson-krysis-bid-bid-why = Votre mineur est sur la case 1, devant les autres. À mises égales, qui est devant passe d’abord : inutile de surenchérir. Touchez une fois le cristal blanc de votre quartier général, puis « Sceller la mise ».
lesson-krysis-bid-bid-hint = Touchez une fois le cristal blanc de votre quartier général, puis « Sceller la mise ». Si vous en avez touché un autre, « Recommencer » le reprend.
lesson-krysis-bid-bid-red = Avec un cristal rouge, vous seriez sûrement bien placé. Mais gardé chez vous, il compte 3 à la fin. Misez un blanc.
lesson-krysis-bid-bid-nothing = Vous pouvez ne rien miser, mais vous passeriez ici en dernier. Touchez d’abord le cristal blanc de votre quartier général.

lesson-krysis-bid-order = { SEAT($seat1) } a misé 3 et a choisi en premier. Vous et { SEAT($seat2) } avez misé 1 : c’est à vous.
lesson-krysis-bid-order-why = { SEAT($seat1) } a extrait deux cristaux rouges à la case 2. Votre mise égale celle { SEAT($seat2, after: "de") }, et votre mineur est devant : un seul cristal blanc vous a valu le deuxième choix.

lesson-krysis-bid-dig = Creusez à la case 4.
lesson-krysis-bid-dig-why = Elle donne un cristal rouge et trois blancs. À la banque, chaque cristal rapporte 2 points : les quatre en rapportent 8, les trois de la case 1 seulement 6. Cela a un prix : à la case 4, vous êtes dernier, et les égalités profitent aux autres. Touchez la case, puis le bouton.
lesson-krysis-bid-dig-hint = Touchez la case 4, puis le bouton.
lesson-krysis-bid-dig-taken = Le mineur { SEAT($seat1, after: "de") } s’y trouve, et une case n’en accueille qu’un. La case 4 est libre.
lesson-krysis-bid-dig-first = À la case 1, vous resteriez devant, mais elle ne donne que trois cristaux. Prenez cette fois les quatre de la case 4.
lesson-krysis-bid-dig-artefact = La case 3 donne un artefact, gardé sur deux piochés, et un cristal rouge. Pas mal, mais prenez les quatre cristaux de la case 4.

lesson-krysis-bid-sum = { SEAT($seat2) } est maintenant à la case 1 et gagne toutes les égalités.
lesson-krysis-bid-sum-why = Qui est devant passe d’abord à mises égales, agit d’abord à vitesses égales, et gagne une partie à égalité. C’est pourquoi les premières cases donnent moins, en règle générale. Ne misez gros que si une case vaut pour vous bien plus que la suivante.

# Les équipes.
lesson-krysis-team-title = Rapide, forte, et de la place
lesson-krysis-team-about = Une équipe pour une attaque, agent par agent, et où porter le butin.

lesson-krysis-team-figures = Le campement { SEAT($seat1, after: "de") } contient deux cristaux rouges. Une attaque demande vitesse, force et emplacements.
lesson-krysis-team-figures-why = Il faut agir avant { SEAT($seat1) } : c’est la vitesse, que chaque agent possède. Il faut battre son équipe : c’est la force, celle des guerriers. Et il faut emporter le butin : les convoyeurs ont des emplacements. L’équipe se forme en trois fois : chaque fois, tous posent un agent face cachée, puis on les retourne.

lesson-krysis-team-fast = Commencez par le Tirailleur.
lesson-krysis-team-fast-why = Sa vitesse est de 3 par cristal blanc de votre campement. Vous en avez quatre : cela fait 12, et aucun agent à vitesse fixe ne dépasse 10. Sa force est de 3. Touchez la carte, puis « Poser face cachée ».
lesson-krysis-team-fast-hint = Touchez le Tirailleur dans votre main, puis « Poser face cachée ».
lesson-krysis-team-fast-slow = Le Golem porte beaucoup, mais sa vitesse est de 3 : vous risquez d’agir trop tard. Commencez par le Tirailleur.

lesson-krysis-team-strong = { SEAT($seat1) } montre le Golem : lent, et pas un guerrier. Prenez le Tireur d’élite.
lesson-krysis-team-strong-why = Pour l’instant, { SEAT($seat1) } a une vitesse de 3 et une force de 0, mais deux agents viendront encore. Le Tireur d’élite a une force de 7 et une vitesse de 8. Avec le Tirailleur, cela fait force 10 et vitesse 20.
lesson-krysis-team-strong-hint = Touchez le Tireur d’élite dans votre main, puis « Poser face cachée ».
lesson-krysis-team-strong-guard = Le Garde a une force de 6 et une vitesse de 7. Le Tireur d’élite fait mieux sur les deux points.
lesson-krysis-team-strong-mule = Le Muletier est lent et ne combat pas. D’abord la force : prenez le Tireur d’élite.

lesson-krysis-team-slots = { SEAT($seat1) } montre le Bagarreur : force 4. Prenez le Contremaître.
lesson-krysis-team-slots-why = Vous avez une force de 10, mais les guerriers ne portent rien, et sans emplacement il n’y a pas d’attaque. Le Contremaître a deux emplacements rouges : un pour chaque cristal rouge.
lesson-krysis-team-slots-hint = Touchez le Contremaître dans votre main, puis « Poser face cachée ».
lesson-krysis-team-slots-warrior = Trois guerriers sont forts mais ne portent rien, et une attaque doit prendre quelque chose. Choisissez le Contremaître.
lesson-krysis-team-slots-blue = Le Muletier a des emplacements bleus, et un cristal rouge n’entre jamais dans un emplacement bleu. Le Contremaître en a de rouges.

lesson-krysis-team-attack = 27 à 19 : vous agissez d’abord. Attaquez { SEAT($seat1) } et prenez les deux cristaux rouges.
lesson-krysis-team-attack-why = C’est 10 contre 4. Une attaque doit dépasser la défense ; l’égaler ne suffit pas. Touchez « Attaquer { SEAT($seat1) } », puis les cristaux rouges de son campement jusqu’à les avoir pris tous les deux, puis « Attaquer ».
lesson-krysis-team-attack-hint = Touchez « Attaquer { SEAT($seat1) } », puis deux fois les cristaux rouges de ce campement, puis « Attaquer ». « Recommencer » reprend tout.
lesson-krysis-team-attack-overtime = Les heures supplémentaires rapportent des cristaux d’une valeur de 6, autant que ces deux-là. Mais { SEAT($seat1) } garderait aussi les siens. Attaquez.
lesson-krysis-team-attack-load = Vos cristaux blancs valent 8 points à la banque. Mais { SEAT($seat1) } garderait les rouges. Attaquez.
lesson-krysis-team-attack-blue = Le cristal bleu n’entre pas dans un emplacement rouge, et le Contremaître n’en a pas d’autres. Prenez les rouges.
lesson-krysis-team-attack-few = Vous avez deux emplacements rouges. Prenez aussi le second cristal rouge, puis touchez « Attaquer ».

lesson-krysis-team-where = Où porter le butin ? Dans votre campement.
lesson-krysis-team-where-why = Au quartier général, les deux compteraient 6 à la fin ; à la banque, 4 tout de suite. Mais l’équipe partirait, et vos quatre cristaux blancs resteraient sans défense alors que { SEAT($seat1) } doit encore agir. Dans votre campement, l’équipe reste jusqu’à la fin de la manche et défend le tout avec 10.
lesson-krysis-team-where-hint = Choisissez « Votre campement », puis touchez le bouton.
lesson-krysis-team-where-home = Votre équipe partirait, et { SEAT($seat1) } pourrait prendre vos quatre cristaux blancs. Choisissez « Votre campement » : l’équipe y reste.
lesson-krysis-team-where-sold = 4 points, et votre campement serait sans défense. Choisissez « Votre campement » : l’équipe y reste.

lesson-krysis-team-sum = Deux cristaux rouges et quatre blancs sont dans votre campement. { SEAT($seat1) } n’a pas pu y toucher.
lesson-krysis-team-sum-why = À la manche suivante, vous pourrez les charger ; mais il faudra des emplacements, et on se battra de nouveau. Les chiffres avec « × », comme la vitesse du Tirailleur, comptent les cristaux de votre campement : ils montent avec lui et tombent quand il se vide. L’ordre d’action est fixé dès que les équipes sont formées.

# Les agents spéciaux.
lesson-krysis-special-title = Agents spéciaux
lesson-krysis-special-about = Un voleur et un alchimiste agissent en plus de l’action normale.

lesson-krysis-special-sign = Deux agents de votre équipe ont un talent : le Voleur et le Lapidaire.
lesson-krysis-special-sign-why = Avec cette option, chacun ajoute six agents spéciaux à son paquet puis en retire six, deux de chaque nombre d’étoiles. Un talent est une action à part, qui se fait une seule fois, avant ou après l’action normale. Il ne demande ni force ni emplacement, et aucune défense ne l’arrête.

lesson-krysis-special-thief = Employez le Voleur : prenez un cristal rouge et deux bleus à { SEAT($seat1) }.
lesson-krysis-special-thief-why = Votre équipe a une force de 2, et { SEAT($seat1) } se défend avec 13 : pas d’attaque possible. Mais le Voleur prend jusqu’à trois cristaux dans n’importe quel campement, pour le vôtre. Touchez le bouton du Voleur, puis le cristal rouge et les deux bleus du campement { SEAT($seat1, after: "de") }, puis « Voler ».
lesson-krysis-special-thief-hint = Touchez le bouton du Voleur, près des actions, puis un cristal rouge et deux bleus, puis « Voler ». « Recommencer » les rend.
lesson-krysis-special-thief-attack = Une attaque doit dépasser la défense. Le Voleur, lui, ne demande aucune force : employez son talent.
lesson-krysis-special-thief-load = C’est permis, mais il n’y a que deux cristaux blancs dans votre campement. Laissez d’abord le Voleur le remplir.
lesson-krysis-special-thief-few = Le Voleur en prend jusqu’à trois : le cristal rouge et les deux bleus. Si vous avez pris un blanc, touchez « Recommencer ».

lesson-krysis-special-alchemist = Employez le Lapidaire : changez un cristal bleu en rouge.
lesson-krysis-special-alchemist-why = Un alchimiste change des cristaux blancs en bleus, ou des bleus en rouges, autant que vous voulez. Vous avez deux emplacements rouges, ceux du Contremaître, et un bleu, celui du Lapidaire. Avec deux cristaux rouges et un bleu, tous seront remplis au mieux. Touchez le choix « 1 » de bleu en rouge, puis « Utiliser ».
lesson-krysis-special-alchemist-hint = À côté du Lapidaire, touchez le choix qui change 1 cristal bleu en rouge, puis « Utiliser ».
lesson-krysis-special-alchemist-both = Vous auriez trois cristaux rouges pour deux emplacements rouges, et aucun pour le bleu. N’en changez qu’un.
lesson-krysis-special-alchemist-white = Davantage de cristaux bleus ne servirait à rien : vous n’avez qu’un emplacement bleu. Changez un bleu en rouge.
lesson-krysis-special-alchemist-load = C’est permis, mais un emplacement rouge resterait sans cristal rouge. Employez d’abord le Lapidaire.

lesson-krysis-special-load = Maintenant l’action normale : chargez les deux cristaux rouges et le bleu, pour le quartier général.
lesson-krysis-special-load-why = Ils y comptent 3 + 3 + 2 = 8 points à la fin ; la banque en paierait 6. Touchez « Charger », puis les cristaux, puis « Quartier général » et le bouton. Après l’action, un talent restant pourrait encore servir ; vous avez employé les deux.
lesson-krysis-special-load-hint = Touchez « Charger », deux fois les cristaux rouges, une fois le bleu, « Quartier général », puis le bouton. « Recommencer » reprend tout.
lesson-krysis-special-load-overtime = C’est permis, mais les cristaux resteraient au campement. Mettez-les à l’abri : chargez.
lesson-krysis-special-load-sold = La banque en paie 2 chacun, 6 en tout. Au quartier général, les deux rouges et le bleu comptent 8. Choisissez « Quartier général ».

lesson-krysis-special-sum = 8 points mis à l’abri sans combattre.
lesson-krysis-special-sum-why = Il y a trois autres talents. Les mineurs émérites rapportent des biens de la banque. Les espions regardent les artefacts de quelqu’un et peuvent en prendre un. La défense agit d’elle-même : elle rend un campement plus dur à attaquer. Pensez à l’ordre : ce qui est volé, rapporté ou changé avant l’action normale peut encore être chargé.

# L’option tactique.
lesson-krysis-tactical-title = Choisir sa main de départ
lesson-krysis-tactical-about = L’option tactique : neuf de vos dix-huit agents, à votre gré.

lesson-krysis-tactical-rule = Avec l’option tactique, on ne distribue pas d’agents : vous en choisissez neuf sur dix-huit.
lesson-krysis-tactical-rule-why = Les neuf autres sont mélangés dans vos deux pioches, convoyeurs et guerriers. Après chaque manche vous en piochez trois, comme toujours : après la troisième, vous les aurez tous vus. La question est donc : qui voulez-vous tôt ?

lesson-krysis-tactical-nine = Choisissez neuf agents, puis confirmez.
lesson-krysis-tactical-nine-why = Laissez pour plus tard les agents marqués d’un « × » : leur vitesse ou leur force compte les cristaux de votre campement, et au début il y en a peu. Ceux qui brillent sont un choix solide : cinq convoyeurs et quatre guerriers aux chiffres fixes. Mais toute autre main convient.
lesson-krysis-tactical-nine-hint = Touchez des agents jusqu’à ce que la barre en annonce neuf, puis « Confirmer ». « Recommencer » les rend tous.
lesson-krysis-tactical-nine-few = Il en faut exactement neuf. La barre du bas les compte.

lesson-krysis-tactical-sum = Vos neuf agents sont en main, et personne ne sait lesquels.
lesson-krysis-tactical-sum-why = Pendant les quatre premières manches, vous formez l’équipe avec neuf agents au lieu de six. Prévoyez donc deux manches à la fois : qui pour charger, et qui pour piller. { SEAT($seat1) } a choisi aussi.

# Banque ou quartier général.
lesson-krysis-mission-title = Banque ou quartier général ?
lesson-krysis-mission-about = Ce que valent au quartier général les groupes d’artefacts et une mission secrète.

lesson-krysis-mission-mission = Vous avez une mission secrète : le plus de cristaux bleus au quartier général.
lesson-krysis-mission-mission-why = Avec cette option, chacun reçoit une mission. La vôtre rapporte 10 points à la fin, si vous en avez plus que chacun des autres. À cette table, les quartiers généraux sont aussi ouverts : { SEAT($seat1) } y a quatre cristaux bleus, vous deux.

lesson-krysis-mission-sets = Au quartier général, les artefacts comptent par groupes.
lesson-krysis-mission-sets-why = Des cartes identiques font un groupe, des cartes toutes différentes aussi : une carte compte 1 point, deux 5, trois 10, quatre 20. Vous y avez un Pistolet et un Fusil : 5 points. Avec le Canon de votre campement, ce serait 10.

lesson-krysis-mission-home = Chargez les trois cristaux bleus et le Canon, pour le quartier général.
lesson-krysis-mission-home-why = Les cristaux y comptent 6 à la fin, et le Canon 5 de plus. Et avec cinq cristaux bleus contre quatre, la mission serait à vous : 10. Cela fait 21. La banque paie 2 par bien : 8. Touchez « Charger », puis les cristaux et « Charger » sur le Canon, puis « Quartier général » et le bouton.
lesson-krysis-mission-home-hint = Touchez « Charger », trois fois les cristaux bleus, « Charger » sur le Canon, « Quartier général », puis le bouton.
lesson-krysis-mission-home-attack = Vos convoyeurs ne combattent pas, et { SEAT($seat1) } se défend avec 10. Chargez vos biens.
lesson-krysis-mission-home-overtime = C’est permis, mais tout resterait au campement, où rien ne compte à la fin. Chargez vos biens.
lesson-krysis-mission-home-sold = La banque paie 8 pour le tout, tout de suite. À l’abri, cela vaut 21 à la fin. Choisissez « Quartier général ».
lesson-krysis-mission-home-few = Votre équipe a encore de la place : chargez les trois cristaux bleus et le Canon, puis touchez le bouton.

lesson-krysis-mission-sum = Vous avez cinq cristaux bleus, { SEAT($seat1) } en a quatre.
lesson-krysis-mission-sum-why = D’ici la fin, cela peut changer : les mises se paient au quartier général. Quand ni groupe ni mission ne compte, retenez : les rouges vont au quartier général, 3 points au lieu de 2 ; les blancs à la banque, 2 au lieu de 1 ; les bleus comptent 2 partout.
