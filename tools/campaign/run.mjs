import { parseArgs } from 'node:util';
import { campaignDisk } from './disk.mjs';
import { campaignKills } from './kills.mjs';
import { campaignPacks } from './packs.mjs';
import { campaignPipe } from './pipe.mjs';
import { campaignReplays } from './replays.mjs';
import { campaignSetups } from './setups.mjs';

/** The whole campaign of hostile input and faults (npm run prove), or the parts that are named: counts and seed as docs/measured.md has them. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '20260101' } },
});
const seed = Number(values.seed);

const COUNTS = { requests: 1_000_000, forgeries: 100_000, packs: 4_000, setups: 20_000, kills: 1_000, ends: 200 };

/** Each part says what it did and gives back what did not hold. */
const PARTS = {
  pipe: () => {
    const { faults, replays, games, ended } = campaignPipe(COUNTS.requests, seed);
    const forgeries = campaignReplays(COUNTS.forgeries, seed, replays);
    const { genuine, byKind } = forgeries;
    return [
      `${COUNTS.requests} requests, ${games} games begun, ${ended} of them to their end; ${COUNTS.forgeries} forgeries of ${replays.length} replays, ${genuine} of them another honest text (${byKind})`,
      [...faults, ...forgeries.faults],
    ];
  },
};
