import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OTHERS } from '../src/strings/others.ts';
import { PEOPLE } from '../src/strings/people.ts';
import { hasBrowser, PHONE, withoutKeeping } from './harness.ts';
import { CLIENTS, HOST, hasNamespaces, type Network, openNetwork } from './namespace.ts';
import { BUILD } from './places.ts';
import { bestFrom, dailyOf, Player } from './play.ts';

/** A date that has come whatever the clock of this machine says. */
const DATE = '2026-01-20';
const NGINX = '/usr/sbin/nginx';
const PATIENCE_MS = 120_000;

describe.skipIf(!hasBrowser() || !hasNamespaces())('on a network', () => {
  let network: Network;
  let chromium: Browser;
  beforeAll(async () => {
    network = openNetwork();
    chromium = await network.browser();
  });
  afterAll(async () => {
    await chromium.close();
    network.close();
  });

  const enter = async (more: object = {}): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await chromium.newContext({ ...PHONE, reducedMotion: 'reduce', ...more });
    context.setDefaultTimeout(PATIENCE_MS);
    await withoutKeeping(context);
    return { context, page: await context.newPage() };
  };

  const finish = async (page: Page): Promise<void> => {
    const player = new Player(page);
    await player.start();
    await player.play(bestFrom(await dailyOf(DATE)));
  };

  test('[S22] on a plain address that is not this machine the app says what is missing, and plays on', async () => {
    const { address, end } = await network.serve(BUILD, ['--data', join(network.folder, 'plain')]);
    const { context, page } = await enter();
    await page.goto(`${address}#/people`);
    await page.getByText(PEOPLE.insecure).waitFor();
    expect(await page.evaluate(() => [isSecureContext, crypto.subtle === undefined])).toEqual([false, true]);
    await page.goto(`${address}#/protocol/${DATE}`);
    await finish(page);
    await page.getByText(OTHERS.insecure).waitFor();
    await page.reload();
    await page.getByText(OTHERS.insecure).waitFor();
    await context.close();
    await end();
  });

  test('[S22] --tls-self: the certificate is for this address and has the fingerprint that was printed; keys are given and a result is sent', async () => {
    const data = join(network.folder, 'tls');
    mkdirSync(data);
    const { address, line, end } = await network.serve(BUILD, ['--data', data, '--tls-self']);
    expect(address).toMatch(/^https:/);
    const { port } = new URL(address);
    const seen = network.evaluate(`
      import { connect } from 'node:tls';
      const socket = connect({ host: '${HOST}', port: ${port}, rejectUnauthorized: false }, () => {
        console.log(JSON.stringify(socket.getPeerCertificate().raw.toString('base64')));
        socket.end();
      });`);
    const certificate = new X509Certificate(Buffer.from(String(seen), 'base64'));
    expect(certificate.checkIP(HOST)).toBe(HOST);
    expect(line).toContain(certificate.fingerprint256);
    const { context, page } = await enter({ ignoreHTTPSErrors: true });
    await page.goto(`${address}#/protocol/${DATE}`);
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    await finish(page);
    await page.getByRole('button', { name: OTHERS.join, exact: true }).click();
    await page.goto(`${address}#/people`);
    await page.getByText(PEOPLE.data.says(1)).waitFor();
    await context.close();
    await end();
  });

  test.skipIf(!existsSync(NGINX))(
    '[S12] behind nginx each player has a limit of its own; who asks the server itself has one, whatever it says of its address',
    async () => {
      const { address, end } = await network.serve(BUILD, [
        '--data',
        join(network.folder, 'proxied'),
        '--trust-proxy',
        '127.0.0.1',
      ]);
      const { port } = new URL(address);
      const files = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const temporary = files.map((name) => `${name}_temp_path ${network.folder}/${name};`).join(' ');
      // As docs/operating.md has it, without TLS.
      const [, docs] = /```nginx\n([\s\S]*?)```/.exec(
        readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8'),
      )!;
      const server = docs!
        .replace(/listen 443 ssl;/, `listen ${HOST}:8080;`)
        .replace(/^\s*ssl_.*$/gm, '')
        .replace('127.0.0.1:4180', `127.0.0.1:${port}`)
        .replace('Host $host', 'Host $http_host');
      const configuration = join(network.folder, 'nginx.conf');
      writeFileSync(
        configuration,
        `daemon off; pid ${network.folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary} map $http_upgrade $connection_upgrade { default upgrade; '' close; } ${server} }`,
      );
      const nginx = network.spawn(NGINX, ['-c', configuration]);
      // So many as are allowed in a minute, and one more.
      const flood = (from: string, to: string, claims: boolean) => `
        import { Agent, request } from 'node:http';
        const agent = new Agent({ keepAlive: true, maxSockets: 8 });
        const ask = (from, i, path = '/api/v1') => new Promise((done) => {
          const headers = ${claims} ? { 'x-forwarded-for': '198.51.100.' + (i % 250) } : {};
          const asked = request({ host: '${HOST}', port: ${to}, path, localAddress: from, agent, headers }, (answer) => {
            answer.resume().on('end', () => done(answer.statusCode));
          });
          asked.on('error', () => done(0)).end();
        });
        while ((await ask('${CLIENTS[1]}', 0, '/health')) !== 200) await new Promise((again) => setTimeout(again, 50));
        const statuses = await Promise.all(Array.from({ length: 601 }, (_, i) => ask('${from}', i)));
        const count = (status) => statuses.filter((one) => one === status).length;
        console.log(JSON.stringify([count(200), count(429), await ask('${CLIENTS[1]}', 7), await ask('${CLIENTS[1]}', 7, '/metrics')]));
        process.exit();`;
      // /metrics is not for players: the proxy answers.
      expect(network.evaluate(flood(CLIENTS[0], '8080', true))).toEqual([600, 1, 200, 403]);
      expect(network.evaluate(flood(CLIENTS[2], port, true))).toEqual([600, 1, 200, 200]);
      const { context, page } = await enter();
      await page.goto(`http://${HOST}:8080/#/people`);
      await page.getByText(PEOPLE.insecure).waitFor();
      await context.close();
      nginx.kill('SIGTERM');
      await end();
    },
  );
});
