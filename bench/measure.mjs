import { certificates } from './certificates.mjs';
import { heap } from './heap.mjs';
import { playouts } from './playouts.mjs';
import { replays } from './replays.mjs';
import { loopRate } from './rounds.mjs';

/** All rows of one game, as JSON: in a process of its own, so that no game runs on code that another one has shaped. */
const [id] = process.argv.slice(2);
const rows = ['encounter', 'draft', 'freeplay', 'battle'].includes(id)
  ? await (await import(`./${id}/rows.mjs`)).rows()
  : [
      ...(await playouts(id)),
      ...(await replays(id)),
      ...(await certificates(id)),
      ...heap({ over: 'a million playouts', game: id, warmUp: 300_000, plays: 1_000_000 }),
    ];
console.log(JSON.stringify(rows.map((row) => ({ game: id, ...row, loop: loopRate() }))));
