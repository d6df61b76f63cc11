import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './tasks.mjs';

/** Where the reporter notes each file's time; set by tools/test.mjs, whose runs are several processes. */
export const TIMES = 'LOCKSTEP_TEST_TIMES';

/** A Vitest reporter: one line a test file, its seconds and its name. */
export default class {
  onTestModuleEnd(module) {
    const { duration, collectDuration } = module.diagnostic();
    const file = relative(root, module.moduleId);
    const line = JSON.stringify({ file, seconds: (duration + collectDuration) / 1000 });
    if (process.env[TIMES]) appendFileSync(process.env[TIMES], `${line}\n`);
  }
}

/** The slowest files of a run, as lines to print. */
export const slowest = (path, count = 10) => {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
};
