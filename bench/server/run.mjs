import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureLive } from './live.mjs';
import { startPostgres } from './postgres.mjs';
import { measureResults } from './results.mjs';
import { serve } from './serve.mjs';

/** The load that a server takes, on loopback: `node bench/server/run.mjs [sqlite] [postgres] [two] [live] [memory]`; generator and database share the cores. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    results: { type: 'string', default: '5000' },
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
  },
});
const SLICES = 10;
const wanted = (name) => positionals.length === 0 || positionals.includes(name);
const results = Number(values.results);

const tell = (name, figures) => {
  const shown = Object.entries(figures).map(
    ([key, value]) => `${key} ${Number.isInteger(value) ? value : value.toFixed(2)}`,
  );
  console.log(`${name}: ${shown.join(', ')}`);
};

const withServers = async (envs, work) => {
  const servers = [];
  for (const env of envs) servers.push(await serve(env));
  try {
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
};

const withPostgres = async (processes, work) => {
  const postgres = startPostgres();
  try {
    return await withServers(Array(processes).fill({ DATABASE_URL: postgres.url }), work);
  } finally {
    postgres.stop();
  }
};

console.log(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}`);
if (wanted('sqlite')) tell('results, SQLite', await withServers([{}], (servers) => measureResults(servers, results)));
if (wanted('postgres'))
  tell('results, PostgreSQL', await withPostgres(1, (servers) => measureResults(servers, results)));
if (wanted('two'))
  tell('results, PostgreSQL, two processes', await withPostgres(2, (servers) => measureResults(servers, results)));
if (wanted('live'))
  tell(
    'live matches, SQLite',
    await withServers([{}], ([server]) => measureLive(server, Number(values.matches), Number(values.seconds))),
  );
// So many results ten times over on one process: what it holds after each.
if (positionals.includes('memory'))
  await withServers([{}], async ([server]) => {
    for (let slice = 0; slice < SLICES; slice += 1) {
      const { rate } = await measureResults([server], results);
      const { memory } = await server.figures();
      tell(`memory, SQLite, after ${(slice + 1) * results} results`, { MiB: memory / 2 ** 20, rate });
    }
  });
