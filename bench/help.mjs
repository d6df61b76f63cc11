import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median } from './rounds.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const RUNS = 20;

const milliseconds = (args) => {
  const start = process.hrtime.bigint();
  spawnSync(process.execPath, args, { stdio: 'ignore' });
  return Number(process.hrtime.bigint() - start) / 1e6;
};

export const help = () => {
  const what = 'lockstep --help and node doing nothing, ms';
  if (!existsSync(path('../apps/cli/dist/main.js'))) return [{ what, ours: 'not built', as: 'words' }];
  const ours = [];
  const bare = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(milliseconds([path('../apps/cli/bin/lockstep.js'), '--help']));
    bare.push(milliseconds(['-e', '0']));
  }
  const ratio = median(ours) / median(bare);
  return [{ what, ours: median(ours), rival: median(bare), ratio, as: 'times' }];
};
