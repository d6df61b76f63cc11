import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../tools/setup.mjs';

const LOCKSTEP = fileURLToPath(new URL('../../cli/bin/lockstep.js', import.meta.url));

/** Addresses of a network of its own: the server's, and those of clients. None is loopback. */
export const HOST = '10.203.0.1';
export const CLIENTS = ['10.203.0.2', '10.203.0.3', '10.203.0.4'] as const;

const ip = (...args: readonly string[]): void => {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
};

/** Only root makes a network namespace, and not in every container. */
export const hasNamespaces = (): boolean => {
  const name = `lockstep-probe-${process.pid}`;
  if (process.getuid?.() !== 0) return false;
  const made = spawnSync('ip', ['netns', 'add', name]).status === 0;
  if (made) ip('netns', 'del', name);
  return made;
};

interface Running {
  /** The first line that it printed. */
  readonly line: string;
  end(): Promise<void>;
}

/** A network of its own on this machine: nothing in it is reached from outside, and nothing outside from it. */
export interface Network {
  readonly folder: string;
  spawn(command: string, args: readonly string[]): ChildProcess;
  /** `lockstep serve` for the whole of this network. */
  serve(site: string, more: readonly string[]): Promise<Running & { readonly address: string }>;
  /** Runs a module in it, which prints JSON. */
  evaluate(code: string): unknown;
  browser(): Promise<Browser>;
  close(): void;
}

export const openNetwork = (): Network => {
  const name = `lockstep-${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'lockstep-network-'));
  const inside = ['netns', 'exec', name];
  ip('netns', 'add', name);
  ip(...inside, 'ip', 'link', 'set', 'lo', 'up');
  ip(...inside, 'ip', 'link', 'add', 'lan', 'type', 'veth', 'peer', 'name', 'peer');
  for (const address of [HOST, ...CLIENTS]) ip(...inside, 'ip', 'address', 'add', `${address}/24`, 'dev', 'lan');
  for (const link of ['lan', 'peer']) ip(...inside, 'ip', 'link', 'set', link, 'up');
  const begin = (command: string, args: readonly string[]): ChildProcess =>
    spawn('ip', [...inside, command, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: '' },
    });
  return {
    folder,
    spawn: begin,
    serve: async (site, more) => {
      const args = [LOCKSTEP, 'serve', '--json', '--host', '0.0.0.0', '--port', '0', '--dir', site, ...more];
      const child = begin(process.execPath, args);
      const line = await new Promise<string>((resolve, reject) => {
        createInterface({ input: child.stdout! }).once('line', resolve);
        child.once('exit', (code) => reject(new Error(`lockstep serve ended with ${code}`)));
      });
      const { address } = JSON.parse(line) as { readonly address: string };
      return {
        line,
        address: address.replace('0.0.0.0', HOST),
        end: () =>
          new Promise((resolve) => {
            child.once('exit', () => resolve());
            child.kill('SIGTERM');
          }),
      };
    },
    evaluate: (code) => {
      const args = [...inside, process.execPath, '--input-type=module', '-e', code];
      const { stdout, stderr, status } = spawnSync('ip', args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return JSON.parse(stdout);
    },
    browser: () => {
      const wrapper = join(folder, 'chromium');
      writeFileSync(wrapper, `#!/bin/sh\nexec ip ${inside.join(' ')} ${findChromium()} "$@"\n`);
      chmodSync(wrapper, 0o755);
      return chromium.launch({ executablePath: wrapper, args: ['--no-sandbox', '--disable-gpu'] });
    },
    close: () => {
      ip('netns', 'del', name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
