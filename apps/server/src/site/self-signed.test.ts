import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeServer } from './index.ts';
import { listen } from './listen.ts';
import { createServer } from './secure.ts';
import { makeCertificate, ownCertificate } from './self-signed.ts';

const dir = mkdtempSync(join(tmpdir(), 'lockstep-tls-'));
afterAll(() => rmSync(dir, { recursive: true }));

const NOW = Date.now();

test('[S22] a certificate of one’s own is good for its names and addresses, and for no others', () => {
  const { cert, key } = makeCertificate(['localhost', '127.0.0.1', 'fe80::1:2', '::1'], NOW);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect([
    read.checkHost('localhost'),
    read.checkIP('127.0.0.1'),
    read.checkIP('::1'),
    read.checkIP('fe80::1:2'),
  ]).toEqual(['localhost', '127.0.0.1', '::1', 'fe80::1:2']);
  expect([read.checkHost('play.example'), read.checkIP('10.0.0.1')]).toEqual([undefined, undefined]);
  expect(read.ca).toBe(false);
  expect(Date.parse(read.validFrom)).toBeLessThan(NOW);
  expect(Date.parse(read.validTo) - Date.parse(read.validFrom)).toBe(397 * 86_400_000);
});

test('[S22] a client that was given it speaks TLS with the server, by address and by name', async () => {
  const tls = makeCertificate(['localhost', '127.0.0.1'], NOW);
  const server = createServer(tls, {}, (_request, response) => response.end('hello'));
  const port = await listen(server, '127.0.0.1', 0);
  const ask = (ca: string): Promise<string> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, ca, agent: false }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      }).on('error', reject);
    });
  expect(await ask(tls.cert)).toBe('hello');
  await expect(ask(makeCertificate(['127.0.0.1'], NOW).cert)).rejects.toThrow();
  await closeServer(server);
});

test('[S22] it is kept: the same fingerprint at the next start, a new one when it is over, damaged or for other names', () => {
  const first = ownCertificate(dir, '127.0.0.1', NOW);
  expect(first.fingerprint).toMatch(/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  expect(ownCertificate(dir, '127.0.0.1', NOW).fingerprint).toBe(first.fingerprint);
  expect(statSync(join(dir, 'tls-self.key')).mode & 0o777).toBe(0o600);
  const named = ownCertificate(dir, 'play.example', NOW).fingerprint;
  expect(named).not.toBe(first.fingerprint);
  const later = ownCertificate(dir, 'play.example', NOW + 397 * 86_400_000).fingerprint;
  expect(later).not.toBe(named);
  writeFileSync(join(dir, 'tls-self.pem'), 'nonsense');
  expect(ownCertificate(dir, 'play.example', NOW).fingerprint).not.toBe(later);
});
