import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The script of a tool we depend on: run by this node, so that it works without a shell and on every system. */
export const toolScript = (name, bin = name) => {
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) throw new Error(`${name} is not installed; run npm ci`);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[bin]);
};

/** The compiler that builds and checks types: native, and its package has another name than the one that other tools import. */
export const compiler = () => toolScript('@typescript/native', 'tsc');

/** Runs a node script from the root and answers with its exit code, all it printed, and its seconds. */
const run = ({ script, args = [] }) =>
  new Promise((done) => {
    const began = performance.now();
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => done({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }));
  });

/** Runs every task, as many at once as there are cores, and tells each as it ends. True when all passed. */
export const runAll = async (tasks, say = console.log) => {
  const waiting = [...tasks];
  let passed = true;
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { code, output, seconds } = await run(task);
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${task.name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s`);
      if (code !== 0) {
        passed = false;
        say(output.trimEnd().replace(/^/gm, '     '));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, worker));
  return passed;
};
