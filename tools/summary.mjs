import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './tasks.mjs';

/** Where the reporter notes what happened; set by tools/test.mjs, whose runs are several processes. */
export const NOTES = 'LOCKSTEP_TEST_NOTES';

const note = (entry) => {
  if (process.env[NOTES]) appendFileSync(process.env[NOTES], `${JSON.stringify(entry)}\n`);
};

/** A Vitest reporter: one note a test file with its seconds, one a failed test with its first words. */
export default class {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const file = relative(root, test.module.moduleId);
    note({
      failed: test.fullName,
      file,
      why: errors.map(({ message, diff = '' }) => `${message}\n${diff}`.slice(0, 1200)),
    });
  }

  onTestModuleEnd(module) {
    const { duration, collectDuration } = module.diagnostic();
    const file = relative(root, module.moduleId);
    for (const { message } of module.errors()) note({ failed: 'the file itself', file, why: [message.slice(0, 600)] });
    note({ file, seconds: (duration + collectDuration) / 1000 });
  }
}

const notes = (path) => {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
};

/** The slowest files of a run, as lines to print. */
export const slowest = (path, count = 10) =>
  notes(path)
    .filter(({ seconds }) => seconds !== undefined)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);

/** Every failed test of a run with its reason, as lines to print: the last thing one reads. */
export const failures = (path) =>
  notes(path)
    .filter(({ failed }) => failed !== undefined)
    .flatMap(({ failed, file, why }) => [`FAIL ${file} > ${failed}`, ...why.map((text) => `     ${text}`)]);
