import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensure, PACKAGES } from './setup.mjs';
import { root, toolScript } from './tasks.mjs';

const filters = process.argv.slice(2);
const ci = process.env.CI === 'true';

const node = (script, args = []) =>
  spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }).status === 0;

console.log('set-up: what the tests need from the system');
const { leftOut, command, failed } = ensure(PACKAGES, { ci });

let gatePassed = true;
if (filters.length === 0) {
  console.log('\ngate: lint, build, types, corridors, spec, unused code');
  gatePassed = node(join(root, 'tools/gate.mjs'));
}

console.log(filters.length === 0 ? '\ntests' : `\ntests: ${filters.join(' ')} (the gate is skipped)`);
const VITEST = [toolScript('vitest'), 'run', '--reporter=default'];

/** Some projects in a process of their own. What is not shown as it comes is shown when it ends. */
const tested = (projects, shown, ...more) =>
  new Promise((resolve) => {
    const run = spawn(
      process.execPath,
      [...VITEST, ...projects.flatMap((project) => ['--project', project]), ...more],
      {
        cwd: root,
        stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      },
    );
    const said = [];
    run.stdout?.on('data', (text) => said.push(text));
    run.stderr?.on('data', (text) => said.push(text));
    run.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
    });
  });

/** Side by side: the rules are tested while a browser waits for its page. */
const everything = async () =>
  (await Promise.all([tested(['web'], false), tested(['code', 'alone'], true, '--maxWorkers', '2')])).every(Boolean);
const testsPassed = filters.length === 0 ? await everything() : node(VITEST[0], [...VITEST.slice(1), ...filters]);

for (const { name, why } of leftOut) console.log(`left out, for want of ${name}: ${why}`);
if (command) console.log(`to add it: ${command}`);
if (!gatePassed) console.log('the gate failed: see FAIL above');
if (failed) console.log('CI=true allows nothing to be left out');
process.exitCode = gatePassed && testsPassed && !failed ? 0 : 1;
