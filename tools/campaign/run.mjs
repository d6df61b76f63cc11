import { parseArgs } from 'node:util';
import { startPostgres } from '../../bench/server/postgres.mjs';
import { campaignBattles } from './battles.mjs';
import { campaignDisk } from './disk.mjs';
import { campaignKills } from './kills.mjs';
import { campaignPacks } from './packs.mjs';
import { campaignPipe } from './pipe.mjs';
import { campaignQueue } from './queue.mjs';
import { startRedis } from './redis.mjs';
import { campaignReplays } from './replays.mjs';
import { campaignServer } from './server.mjs';
import { campaignSetups } from './setups.mjs';

/** The campaign of hostile input and faults (npm run prove): all of it, or the parts that are named. docs/measured.md has what it came to. */
const COUNTS = { packs: 4_000, setups: 12_000 };

/** What takes long comes in blocks, each with a seed of its own: its figures are told when it is done, and a run can be cut in parts. */
const BLOCKS = { pipe: 100, battles: 20, kills: 20, server: 10, queue: 3 };
const BLOCK = {
  requests: 10_000,
  forgeries: 1_000,
  battles: 10_000,
  kills: 50,
  ends: 10,
  serverKills: 10,
  workerKills: 10,
};

const PARTS = {
  pipe: (first, blocks = BLOCKS.pipe, named = undefined) =>
    Array.from({ length: blocks }, (_, block) => {
      const seed = first + block;
      const { faults, replays, begun, ended } = campaignPipe(BLOCK.requests, seed, named);
      const forged = campaignReplays(BLOCK.forgeries, seed, replays);
      console.log(
        `pipe, seed ${seed}: ${BLOCK.requests} requests, ${begun} games, ${ended} to their end, ${faults.length} faults; ` +
          `${BLOCK.forgeries} forgeries of ${replays.length} replays, ${forged.genuine} honest after all, ${forged.faults.length} faults`,
      );
      return [...faults, ...forged.faults];
    }).flat(),
  packs: (seed) => {
    const { faults, sound } = campaignPacks(COUNTS.packs, seed);
    console.log(`packs: ${COUNTS.packs} changed, ${sound} of them sound and opened`);
    return faults;
  },
  setups: (seed) => {
    const { faults, begun } = campaignSetups(COUNTS.setups, seed);
    console.log(`setups: ${COUNTS.setups} changed, ${begun} of them begun and played`);
    return faults;
  },
  battles: (first, blocks = BLOCKS.battles) =>
    Array.from({ length: blocks }, (_, block) => {
      const seed = first + block;
      const { faults, steps, looks } = campaignBattles(BLOCK.battles, seed);
      console.log(
        `battles, seed ${seed}: ${BLOCK.battles} fought at random, ${steps} steps, secrets drawn again at ${looks} of them, ` +
          `${faults.length} faults`,
      );
      return faults;
    }).flat(),
  disk: async () => {
    const { faults, figures } = await campaignDisk();
    console.log(`disk: ${JSON.stringify(figures)}`);
    return faults;
  },
  kills: async (first, blocks = BLOCKS.kills) => {
    const all = [];
    for (let seed = first; seed < first + blocks; seed += 1) {
      const { faults, figures } = await campaignKills(BLOCK.kills, BLOCK.ends, seed);
      console.log(`kills, seed ${seed}: ${JSON.stringify(figures)}, ${faults.length} faults`);
      all.push(...faults);
    }
    return all;
  },
  server: async (first, blocks = BLOCKS.server) => {
    const all = [];
    for (let seed = first; seed < first + blocks; seed += 1) {
      const { faults, figures } = await campaignServer(BLOCK.serverKills, seed);
      console.log(`server, seed ${seed}: ${JSON.stringify(figures)}, ${faults.length} faults`);
      all.push(...faults);
    }
    return all;
  },
  queue: async (first, blocks = BLOCKS.queue) => {
    const all = [];
    const work = ['lab', 'encounter', '--only', 'duel of words', '--games', '400', '--json'];
    for (let seed = first; seed < first + blocks; seed += 1)
      for (const [name, start] of [
        ['PostgreSQL', startPostgres],
        ['Redis', startRedis],
      ]) {
        const { url, stop } = await start();
        const { faults, figures } = await campaignQueue(work, url, BLOCK.workerKills, seed);
        await stop();
        console.log(`queue in ${name}, seed ${seed}: ${JSON.stringify(figures)}, ${faults.length} faults`);
        all.push(...faults);
      }
    return all;
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '20260101' },
    blocks: { type: 'string' },
    games: { type: 'string', multiple: true },
  },
});
const blocks = values.blocks === undefined ? undefined : Number(values.blocks);
let failed = 0;
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const began = performance.now();
  const faults = await PARTS[name](Number(values.seed), blocks, values.games);
  for (const fault of faults.slice(0, 20)) console.log(...fault);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${name}: ${faults.length} faults, seed ${values.seed}, ${minutes} minutes`);
  failed += faults.length;
}
process.exitCode = failed > 0 ? 1 : 0;
