import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tableOf } from './games.mjs';
import { lockstep } from './lockstep.mjs';

/** Plays of one kind, by number: those of a game with Dailies by its id, any other by the module and the name of its export. */
const playOf = async ({ game, module, play }) =>
  module === undefined ? lockstep(await tableOf(game)) : (await import(module))[play];

/** In a process of its own, so that nothing else is on the heap. */
const measure = async ({ warmUp, plays, ...of }) => {
  const play = await playOf(of);
  const used = () => {
    for (let i = 0; i < 4; i += 1) globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  for (let i = 0; i < warmUp; i += 1) play(i);
  const before = used();
  for (let i = 0; i < plays; i += 1) play(warmUp + i);
  console.log(used() - before);
};

/** A row: by how much the heap grew over so many plays, after some to warm up. `over` names them. */
export const heap = ({ over, ...plays }) => {
  const self = fileURLToPath(import.meta.url);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', self, JSON.stringify(plays)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const megabytes = Math.max(0, Math.round(Number(stdout) / 100_000) / 10);
  return [{ what: `heap growth over ${over}, MB`, ours: megabytes, least: 1, aim: 0, lower: true }];
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await measure(JSON.parse(process.argv[2]));
