import { appendFileSync, existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { heap } from './heap.mjs';
import { help } from './help.mjs';
import { playouts } from './playouts.mjs';
import { replays } from './replays.mjs';
import { differentGame } from './same-games.mjs';
import { makeTable } from './table.mjs';

const here = (name) => new URL(name, import.meta.url);

const difference = differentGame();
if (difference !== undefined) {
  console.error(`The rivals do not play the same games. ${difference}`);
  process.exit(1);
}

const certified = async () => {
  if (!existsSync(here('certificates.mjs'))) return [];
  const { certificates } = await import('./certificates.mjs');
  return certificates();
};

const rows = [...(await playouts()), ...(await replays()), ...(await certified()), ...heap(), ...help()];
const table = makeTable(rows);
console.log(table);

if (process.argv.includes('--keep')) {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  appendFileSync(here('results.md'), `\n## ${new Date().toISOString().slice(0, 10)}\n\n${machine}\n\n${table}\n`);
}
