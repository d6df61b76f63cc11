import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/lockstep.js', import.meta.url));

let site = '';
let data = '';
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  data = mkdtempSync(join(tmpdir(), 'data-'));
  writeFileSync(join(site, 'index.html'), 'home');
  writeFileSync(join(site, 'sw.js'), '');
});
afterAll(() => {
  for (const folder of [site, data]) rmSync(folder, { recursive: true });
});

const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [bin, 'serve', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: data, DATABASE_URL: '' },
  });

const ended = async (child: ChildProcess): Promise<{ code: number | null; says: string }> => {
  let says = '';
  for (const pipe of [child.stdout!, child.stderr!]) pipe.setEncoding('utf8').on('data', (text) => (says += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, says };
};

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => createInterface({ input: child.stdout! }).once('line', resolve));

describe('lockstep serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('prints its address, serves, and ends cleanly on %s', async (signal) => {
    const child = start('--port', '0', '--json', '--dir', site);
    const { ok, address } = JSON.parse(await firstLine(child)) as { ok: boolean; address: string };
    expect(ok).toBe(true);
    expect(await (await fetch(address)).text()).toBe('home');
    const end = ended(child);
    child.kill(signal);
    expect((await end).code).toBe(0);
  });

  test('a port in use: says so, and takes the next', async () => {
    const first = start('--port', '0', '--json', '--dir', site);
    const { port } = JSON.parse(await firstLine(first)) as { port: number };
    const second = start('--port', String(port), '--dir', site);
    expect(await firstLine(second)).toMatch(new RegExp(`^Port ${port} is in use; this is port \\d+\\.$`));
    for (const child of [first, second]) {
      const end = ended(child);
      child.kill();
      await end;
    }
  });

  test('[S1] --static serves the app alone: no API, nothing is written', async () => {
    const own = join(data, 'untouched');
    const child = start('--static', '--port', '0', '--json', '--dir', site, '--data', own);
    const { address } = JSON.parse(await firstLine(child)) as { address: string };
    expect(await (await fetch(address)).text()).toBe('home');
    expect((await fetch(`${address}api/v1`)).status).toBe(404);
    expect(existsSync(own)).toBe(false);
    const end = ended(child);
    child.kill();
    await end;
  });

  test.each([
    ['no build', ['--dir', tmpdir()], 'Build it: npm run build'],
    ['a port that is none', ['--port', 'http'], '--port is a number'],
    ['a port beyond the last', ['--port', '70000'], '--port is a number'],
    ['a host that is empty', ['--host', ''], '--host is a name or an address'],
    ['a certificate without its key', ['--tls-cert', bin], '--tls-cert and --tls-key go together'],
    ['a certificate twice', ['--tls-self', '--tls-cert', bin, '--tls-key', bin], '--tls-self makes a certificate'],
    ['a certificate that is none', ['--tls-cert', bin, '--tls-key', bin], 'are no certificate and its key'],
    ['a log that is none', ['--log', 'all'], '--log is one of error, warn, info, debug'],
    ['a store that cannot be', ['--data', '/dev/null/store'], '--static'],
    ['a host that is not ours', ['--host', '203.0.113.7', '--port', '0'], 'cannot listen on 203.0.113.7'],
  ])('%s is a fault that says what to do', async (_what, args, says) => {
    const more = args.includes('--dir') ? [] : ['--dir', site];
    const end = await ended(start(...args, ...more));
    expect(end.code).toBe(2);
    expect(end.says).toContain(says);
  });

  test('without a build no store is made', async () => {
    const own = join(data, 'never');
    expect((await ended(start('--dir', tmpdir(), '--data', own))).code).toBe(2);
    expect(existsSync(own)).toBe(false);
  });

  test('[S22] --tls-self makes a certificate, keeps it, and prints its fingerprint', async () => {
    const own = join(data, 'self');
    const child = start('--tls-self', '--port', '0', '--json', '--dir', site, '--data', own);
    const said = JSON.parse(await firstLine(child)) as { address: string; fingerprint: string };
    expect(said.address).toMatch(/^https:/);
    const ca = readFileSync(join(own, 'tls-self.pem'));
    expect(said.fingerprint).toBe(new X509Certificate(ca).fingerprint256);
    const text = await new Promise((resolve, reject) => {
      get(said.address, { ca }, (response) => response.setEncoding('utf8').on('data', resolve)).on('error', reject);
    });
    expect(text).toBe('home');
    const end = ended(child);
    child.kill();
    expect((await end).code).toBe(0);
  });

  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  test.skipIf(!hasOpenssl)('[S12] with a certificate app and API speak TLS', async () => {
    const [cert, key] = [join(data, 'cert.pem'), join(data, 'key.pem')];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '36500',
      '-keyout',
      key,
      '-out',
      cert,
      ...names,
    ];
    expect(spawnSync('openssl', made).status).toBe(0);
    const child = start('--port', '0', '--json', '--dir', site, '--tls-cert', cert, '--tls-key', key);
    const { address } = JSON.parse(await firstLine(child)) as { address: string };
    expect(address).toMatch(/^https:/);
    const ask = (path: string): Promise<string> =>
      new Promise((resolve, reject) => {
        get(`${address}${path}`, { ca: readFileSync(cert) }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => (text += part));
          response.on('end', () => resolve(text));
        }).on('error', reject);
      });
    expect(await ask('')).toBe('home');
    expect(JSON.parse(await ask('health'))).toEqual({ ok: true });
    const end = ended(child);
    child.kill();
    expect((await end).code).toBe(0);
  });
});
