import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const LOCKSTEP = fileURLToPath(new URL('../../apps/cli/bin/lockstep.js', import.meta.url));

/** `lockstep serve` in a process of its own. Each request may come from an address of its own, so that the limiter is passed, not lifted. */
export const spawnServer = async (site, more, { env = {}, nodeArgs = [] } = {}) => {
  const args = [
    'serve',
    '--json',
    '--port',
    '0',
    '--dir',
    site,
    '--log',
    'error',
    '--trust-proxy',
    '127.0.0.1',
    ...more,
  ];
  const child = spawn(process.execPath, [...nodeArgs, LOCKSTEP, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  const line = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`lockstep serve ended with ${code}`)));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    address: JSON.parse(line).address,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};

/** A folder that can be served as the app, with nothing in it. */
export const emptySite = (name) => {
  const folder = mkdtempSync(join(tmpdir(), name));
  for (const file of ['index.html', 'sw.js']) writeFileSync(join(folder, file), '');
  return folder;
};

export const serve = async (env = {}, nodeArgs = []) => {
  const folder = emptySite('lockstep-bench-');
  const { address, end } = await spawnServer(folder, env.DATABASE_URL ? [] : ['--data', join(folder, 'data')], {
    env,
    nodeArgs,
  });
  return {
    address,
    /** Seconds of the processor, and bytes of memory, of the server's process. */
    figures: async () => {
      const text = await (await fetch(new URL('metrics', address))).text();
      const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      return { cpu: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') };
    },
    end: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
