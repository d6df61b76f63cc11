import { campaignPipe } from './pipe.mjs';
import { campaignReplays } from './replays.mjs';

/** The whole campaign of hostile input (npm run prove): counts and seeds as docs/measured.md names them. */
const [requests = '1000000', mutants = '100000', seed = '20260101'] = process.argv.slice(2);

const began = performance.now();
const pipe = campaignPipe(Number(requests), Number(seed));
console.log(`pipe: ${requests} requests, ${pipe.faults.length} faults, ${pipe.replays.length} replays kept`);
const replays = campaignReplays(Number(mutants), Number(seed), pipe.replays);
console.log(`replays: ${mutants} mutants resealed, ${replays.genuine} still genuine, ${replays.faults.length} faults`);
for (const fault of [...pipe.faults, ...replays.faults].slice(0, 20)) console.log(...fault);
console.log(`seed ${seed}, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
process.exitCode = pipe.faults.length + replays.faults.length > 0 ? 1 : 0;
