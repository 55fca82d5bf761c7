# La maison : exclusions, signalements

server-banned = Vous ne pouvez pas jouer sur ce serveur. Si c’est une erreur, écrivez à ses responsables.
server-no-person = Cette personne n’existe pas.
server-no-report = Ce signalement n’existe pas.
server-no-message = Il n’y a pas de tel message à signaler pour vous. Il est peut-être trop ancien.
server-over = Cette table est déjà terminée.
server-report-self = C’était vous. Signalez quelqu’un d’autre.
server-nobody-to-report = Personne n’est assis là. Choisissez la place de quelqu’un d’autre.
server-too-many-reports = Vous avez envoyé beaucoup de signalements. Ils seront lus ; écrivez de nouveau dans une heure.
client-report = Signaler { $name }
client-report-title = Signaler { $name } ?
client-report-help = Les responsables de ce serveur liront ce que vous écrivez, avec ce que vous avez entendu en dernier à cette table. { $name } n’en saura rien.
client-report-why = Que s’est-il passé ?
client-report-yes = Envoyer
