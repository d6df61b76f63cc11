import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, readGoldens } from '../../../tools/engines/engines.mjs';
import { type Firefox, hasFirefox, startFirefox } from './firefox.ts';
import { type Server, startServer } from './harness.ts';

describe.skipIf(!hasFirefox())('Firefox', () => {
  let server: Server;
  let firefox: Firefox;
  beforeAll(async () => {
    server = await startServer();
    firefox = await startFirefox();
  });
  afterAll(async () => {
    await firefox.close();
    await server.stop();
  });

  test('[K1] every golden gives the same chain and seal as in Node, and so does chance', async () => {
    const [code, goldens] = [await bundle(), readGoldens()];
    const inNode: string[] = [];
    runInNewContext(code, { goldens, print: (line: string) => inNode.push(line) });
    await firefox.goto('about:blank');
    const inFirefox = await firefox.evaluate<string[]>(`(() => {
      const lines = [];
      globalThis.goldens = ${JSON.stringify(goldens)};
      globalThis.print = (line) => lines.push(line);
      ${code}
      return lines;
    })()`);
    expect(inFirefox).toEqual(inNode);
  });

  const press = (words: RegExp): Promise<unknown> =>
    firefox.evaluate(`[...document.querySelectorAll('button')].find((one) => ${words}.test(one.textContent)).click()`);

  test('a Daily: Lock, draft, a turn, a hint from the worker, and a reload that brings it back', async () => {
    await firefox.goto(`${server.address}#/protocol/2026-12-01`);
    await firefox.until(`document.querySelector('.lockscreen .speech')`);
    await press(/START DAILY/);
    await firefox.until(`document.querySelectorAll('.draft .cards button').length === 12`);
    await firefox.evaluate(
      `[...document.querySelectorAll('.draft .cards button')].slice(0, 6).forEach((one) => one.click())`,
    );
    await firefox.until(`[...document.querySelectorAll('button')].some((one) => /KEEP THESE/.test(one.textContent))`);
    await press(/KEEP THESE/);
    await firefox.until(`document.querySelectorAll('.solve .evidence li').length === 6`);
    await firefox.evaluate(`document.querySelector('.solve .evidence button').click()`);
    await firefox.until(`document.querySelector('.brief li')`);
    await press(/^\s*SUBMIT\s*$/);
    await firefox.until(`/Turn 1/.test(document.querySelector('.log')?.textContent)`);
    await press(/Hint/);
    await firefox.until(`/from here/.test(document.querySelector('.notice')?.textContent)`);
    await firefox.reload();
    await firefox.until(`/Turn 1/.test(document.querySelector('.solve .log')?.textContent)`);
  });
});
