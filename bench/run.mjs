import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GAMES } from './games.mjs';
import { help } from './help.mjs';
import { makeTable } from './table.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const measured = (id) => {
  const { status, stdout } = spawnSync(process.execPath, [here('measure.mjs'), id], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout);
};

/** `npm run bench -- testimony` measures that game alone. */
const named = GAMES.filter((id) => process.argv.includes(id));
const rows = named.length > 0 ? named.flatMap(measured) : [...GAMES.flatMap(measured), ...help()];
const table = makeTable(rows);
console.log(table);

if (process.argv.includes('--keep')) {
  const machine = `${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}`;
  appendFileSync(here('results.md'), `\n## ${new Date().toISOString().slice(0, 10)}\n\n${machine}\n\n${table}\n`);
}
