// The same load on boardgame.io: `node boardgame_io.js server PORT` and `node boardgame_io.js load PORT TABLES SECONDS RATE`.
const CELLS = 9;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const { INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");
const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, at) => {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
      // Round after round: what is measured is choices, not the opening of tables.
      const won = LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]);
      if (won || G.cells.every((cell) => cell !== null)) G.cells = Array(CELLS).fill(null);
    },
  },
};

const [, , what, port, tables, seconds, rate] = process.argv;
if (what === "server") {
  const { Server } = require("boardgame.io/dist/cjs/server.js");
  Server({ games: [game], origins: [/.*/] }).run(Number(port), () => console.log("ready"));
} else {
  const { Client } = require("boardgame.io/dist/cjs/client.js");
  const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
  const pause = Number(rate) > 0 ? 1000 / Number(rate) : 0;
  const seen = [];
  let counting = false, up = 0;
  const play = (matchID) => {
    const options = { game, matchID, multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }), debug: false };
    const clients = ["0", "1"].map((playerID) => Client({ ...options, playerID }));
    let sent = 0, by = -1, turn = 0, both = false;
    const move = (number) => {
      const state = clients[number].getState();
      const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
      turn = state.ctx.turn;
      by = number;
      sent = performance.now();
      clients[number].moves.mark(free[Math.floor(Math.random() * free.length)]);
    };
    const later = (number) => setTimeout(() => move(number), pause * (0.5 + Math.random()));
    clients[0].subscribe((state) => {
      if (state && !clients[1].started) {
        clients[1].started = true; // only now: two who open a match at once would both make it
        clients[1].start();
      }
    });
    clients.forEach((client, number) => client.subscribe((state) => {
      if (!state) return;
      if (number === 1 && !both) {
        both = true;
        up += 1;
        later(0);
      } else if (by === 1 - number && state.ctx.turn > turn) { // the other's move has come
        if (counting) seen.push(performance.now() - sent);
        by = -1;
        later(number);
      }
    }));
    clients[0].start();
  };
  for (let table = 0; table < Number(tables); table++) setTimeout(() => play(`t${Date.now()}-${table}`), pause * Math.random());
  const report = () => {
    seen.sort((a, b) => a - b);
    const at = (part) => seen[Math.min(seen.length - 1, Math.floor(part * seen.length))];
    console.log(JSON.stringify({ choices: seen.length, p50: at(0.5), p99: at(0.99) }));
    process.exit(0);
  };
  const began = performance.now();
  const waiting = setInterval(() => {
    if (up < Number(tables) && performance.now() - began < 60000) return;
    clearInterval(waiting);
    counting = true;
    console.log("counting");
    setTimeout(report, 1000 * Number(seconds));
  }, 200);
}
