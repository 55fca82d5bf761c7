// boardgame.io's own server with a small card game: four players, a view of about 2 KB for each.
const { Server, Origins } = require('boardgame.io/server');

const load = {
  name: 'load',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    hands: [0, 1, 2, 3].map((seat) => Array.from({ length: 9 }, (_, card) => ({ value: seat * 9 + card, colour: card % 4, up: false, wrong: [] }))),
    track: Array.from({ length: 40 }, (_, space) => ({ space, covered: false })),
    points: [2, 2, 2, 2],
    log: [],
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map((card) => ({ up: card.up, colour: card.colour, wrong: card.wrong })))),
  }),
  moves: {
    play: ({ G, ctx }, card) => {
      if (card < 0 || card > 47) return 'INVALID_MOVE';
      const hand = G.hands[(Number(ctx.currentPlayer) + 1) % 4];
      hand[card % 9].wrong = [...hand[card % 9].wrong.slice(-2), card];
      G.log = [...G.log.slice(-7), { seat: ctx.currentPlayer, card }];
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [load], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
});
