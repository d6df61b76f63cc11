import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveSite } from './index.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const FILES: { readonly [path: string]: string } = {
  'site/index.html': `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />home`,
  'site/sw.js': 'worker',
  'site/assets/app-1a2b.js': 'x'.repeat(5000),
  'site/assets/font-1a2b.woff2': 'font',
  'site/app.webmanifest': '{}',
  'site/content/protocol/schedule.txt': 'schedule',
  'site/icons/icon.svg': '<svg/>',
  'site/icons/icon.png': 'png',
  'site/strange.xyz': '?',
  'secret.txt': 'not for you',
};

let folder = '';
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  served = (await serveSite(join(folder, 'site'), '127.0.0.1', 0))!;
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: Buffer;
}

/** By hand, since fetch tidies paths and unpacks bodies. */
const ask = (path: string, headers: { readonly [name: string]: string } = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: served.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/?from=share', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-1a2b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/content/protocol/schedule.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/icons/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/icons/icon.png', 'image/png', 'no-cache'],
    ['/strange.xyz', 'application/octet-stream', 'no-cache'],
  ])('%s is %s', async (path, type, cache) => {
    const got = await ask(path);
    expect(got).toMatchObject({ status: 200, headers: { 'content-type': type, 'cache-control': cache } });
    expect(got.headers['content-length']).toBe(String(got.body.length));
  });

  test('every answer carries the policy of the page, and that nobody may frame it', async () => {
    for (const path of ['/', '/assets/app-1a2b.js', '/nothing']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    }
  });

  test('HEAD is GET without the body', async () => {
    const [head, get] = [await ask('/', {}, 'HEAD'), await ask('/')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    const { date: _a, ...asked } = head.headers;
    const { date: _b, ...whole } = get.headers;
    expect(asked).toEqual(whole);
    expect(await ask('/nothing', {}, 'HEAD')).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  });

  test('what is unchanged is not sent again, and each encoding has a mark of its own', async () => {
    const plain = await ask('/assets/app-1a2b.js');
    const packed = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
    for (const mark of [plain.headers.etag as string, `W/${plain.headers.etag}`, `"x", ${plain.headers.etag}`, '*']) {
      const again = await ask('/assets/app-1a2b.js', { 'if-none-match': mark });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers['content-security-policy']).toBeDefined();
    }
    expect((await ask('/assets/app-1a2b.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('accept-encoding %s gets %s', async (header, encoding) => {
    const got = await ask('/assets/app-1a2b.js', header ? { 'accept-encoding': header } : {});
    expect(got.headers['content-encoding']).toBe(encoding);
    expect(got.headers.vary).toBe('accept-encoding');
    const plain = encoding === 'br' ? brotliDecompressSync(got.body) : encoding ? gunzipSync(got.body) : got.body;
    expect(plain.toString()).toBe(FILES['site/assets/app-1a2b.js']);
  });

  test('what is squeezed already is sent as it is', async () => {
    const { headers } = await ask('/assets/font-1a2b.woff2', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('what is not there', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/nothing',
    '/assets/',
    '/assets',
    '/index.html/',
  ])('%s is not found', async (path) => {
    const got = await ask(path);
    expect(got.status).toBe(404);
    expect(got.body.toString()).not.toContain('not for you');
  });

  test.each([
    ['http://127.0.0.1/', 200],
    ['http://127.0.0.1', 200],
    ['HTTP://example.invalid/sw.js?x', 200],
    ['http://127.0.0.1/../../etc/passwd', 404],
    ['ftp://127.0.0.1/', 400],
    ['*', 400],
  ])('a target written whole, %s, is %i', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
  });

  test('a broken escape is no address', async () => expect((await ask('/%E0%A4%A')).status).toBe(400));

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not answered', async (method) => {
    expect(await ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

describe('the server', () => {
  test('a folder without a build is no site', async () => {
    expect(await serveSite(folder, '127.0.0.1', 0)).toBeUndefined();
  });

  test('a busy port: the next free one', async () => {
    const again = (await serveSite(join(folder, 'site'), '127.0.0.1', served.port))!;
    expect(again.port).not.toBe(served.port);
    expect(again.address).toBe(`http://127.0.0.1:${again.port}/`);
    await again.close();
  });

  test('an address that cannot be had is an error with a code', async () => {
    await expect(serveSite(join(folder, 'site'), '203.0.113.7', 0)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  });

  test('a new build is served as soon as it is whole, and not before', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'rebuilt-'));
    const write = (text: string): void => writeFileSync(join(dir, 'index.html'), text);
    write('old');
    writeFileSync(join(dir, 'sw.js'), '1');
    const own = (await serveSite(dir, '127.0.0.1', 0))!;
    const page = async (): Promise<string> => (await fetch(own.address)).text();
    write('new');
    expect(await page()).toBe('old');
    rmSync(join(dir, 'sw.js'));
    expect(await page()).toBe('old');
    // Copied in the wrong order: the worker is there before the page.
    rmSync(join(dir, 'index.html'));
    writeFileSync(join(dir, 'sw.js'), '2');
    utimesSync(join(dir, 'sw.js'), 2, 2);
    expect(await page()).toBe('old');
    rmSync(join(dir, 'sw.js'));
    write('new');
    writeFileSync(join(dir, 'sw.js'), '2');
    utimesSync(join(dir, 'sw.js'), 1, 1);
    expect(await page()).toBe('new');
    await own.close();
    rmSync(dir, { recursive: true });
  });

  test('closing lets the port go at once, open connections or not', async () => {
    const own = (await serveSite(join(folder, 'site'), '127.0.0.1', 0))!;
    await fetch(own.address);
    await own.close();
    await new Promise<void>((resolve, reject) => {
      const free = createServer().once('error', reject);
      free.listen(own.port, '127.0.0.1', () => free.close(() => resolve()));
    });
  });
});
