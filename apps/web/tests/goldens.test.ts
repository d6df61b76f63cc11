import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, readGoldens } from '../../../tools/engines/engines.mjs';
import { type Browser, hasBrowser, type Server, startBrowser, startServer } from './harness.ts';

describe.skipIf(!hasBrowser())('goldens in Chromium', () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer();
    browser = await startBrowser(server.address);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test('[K1] every golden gives the same chain and seal as in Node, and so does chance', async () => {
    const [code, goldens] = [await bundle(), readGoldens()];
    const inNode: string[] = [];
    runInNewContext(code, { goldens, print: (line: string) => inNode.push(line) });
    const page = await browser.context.newPage();
    await page.goto('about:blank');
    const inChromium = await page.evaluate<string[]>(`(() => {
      const lines = [];
      globalThis.goldens = ${JSON.stringify(goldens)};
      globalThis.print = (line) => lines.push(line);
      ${code}
      return lines;
    })()`);
    expect(inChromium).toHaveLength(Object.keys(goldens).length + 6);
    for (const name of Object.keys(goldens))
      expect(inChromium.find((line) => line.startsWith(`${name} `))).toMatch(/ [0-9a-f]{16} [0-9a-f]{64}$/);
    expect(inChromium).toEqual(inNode);
  });
});
