import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensure, PACKAGES } from './setup.mjs';
import { failures, NOTES, slowest } from './summary.mjs';
import { compiler, root, toolScript } from './tasks.mjs';

const filters = process.argv.slice(2);
const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'lockstep-test-'));
const notes = join(folder, 'notes.jsonl');

/** A script in a process of its own. What is not shown as it comes is shown when it ends. */
const node = (script, args, { shown = true } = {}) =>
  new Promise((resolve) => {
    const run = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, [NOTES]: notes },
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    for (const pipe of [run.stdout, run.stderr]) pipe?.on('data', (text) => said.push(text));
    run.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
    });
  });

const vitest = (args, options) =>
  node(
    toolScript('vitest'),
    ['run', '--reporter=default', `--reporter=${join(root, 'tools/summary.mjs')}`, ...args],
    options,
  );

console.log('set-up: what the tests need from the system');
const { leftOut, command, failed } = ensure(PACKAGES, { ci: process.env.CI === 'true' });

/** Side by side, on one build: the rules are tested while a browser waits for its page, and while the gate reads. */
const everything = async () => {
  console.log('\nbuild, then gate (lint, types, corridors, spec, unused code) and tests');
  await node(compiler(), ['-b']);
  return Promise.all([
    node(join(root, 'tools/gate.mjs'), [], { shown: false }),
    vitest(['--project', 'web', '--maxWorkers', '2'], { shown: false }),
    vitest(['--project', 'code', '--project', 'alone', '--maxWorkers', '2']),
  ]);
};

/** Only some tests, without the gate. */
const some = async () => {
  console.log(`\ntests: ${filters.join(' ')} (the gate is skipped)`);
  return [true, await vitest(filters)];
};

const [gatePassed, ...testsPassed] = await (filters.length === 0 ? everything() : some());

console.log('\nslowest test files');
for (const line of [...slowest(notes), ...failures(notes)]) console.log(line);
rmSync(folder, { recursive: true });
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);

for (const { name, why } of leftOut) console.log(`left out, for want of ${name}: ${why}`);
if (command) console.log(`to add it: ${command}`);
if (!gatePassed) console.log('the gate failed: see FAIL above');
if (!testsPassed.every(Boolean)) console.log('some tests failed: see FAIL above');
if (failed) console.log('CI=true allows nothing to be left out');
process.exitCode = gatePassed && testsPassed.every(Boolean) && !failed ? 0 : 1;
