import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const LOCKSTEP = fileURLToPath(new URL('../../apps/cli/bin/lockstep.js', import.meta.url));

/** The real command in a process of its own. Each request may come from an address of its own, so that the limiter is passed, not lifted. */
export const serve = async (env = {}, nodeArgs = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-bench-'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'sw.js'), '');
  const data = env.DATABASE_URL ? [] : ['--data', join(folder, 'data')];
  const args = [
    'serve',
    '--json',
    '--port',
    '0',
    '--dir',
    folder,
    '--log',
    'error',
    '--trust-proxy',
    '127.0.0.1',
    ...data,
  ];
  const child = spawn(process.execPath, [...nodeArgs, LOCKSTEP, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  const line = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`lockstep serve ended with ${code}`)));
  });
  const { address } = JSON.parse(line);
  return {
    address,
    /** Seconds of the processor, and bytes of memory, of the server's process. */
    figures: async () => {
      const text = await (await fetch(new URL('metrics', address))).text();
      const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      return { cpu: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') };
    },
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
};
