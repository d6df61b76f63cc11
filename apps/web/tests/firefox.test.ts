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

  const CARDS = `[...document.querySelectorAll('button[data-card]')]`;
  const labelled = (words: RegExp): string =>
    `[...document.querySelectorAll('button:not([disabled])')].find((one) =>
      ${words}.test((one.ariaLabel ?? one.textContent).trim()))`;
  /** Presses a button as soon as it is there. */
  const press = async (words: RegExp): Promise<void> => {
    await firefox.until(labelled(words));
    await firefox.evaluate(`void ${labelled(words)}.click()`);
  };

  test('a Daily: Lock, draft, a turn, a hint from the worker, and a reload that brings it back', async () => {
    await firefox.goto(`${server.address}#/protocol/2026-11-03`);
    await firefox.until(`document.querySelector('.lockscreen .speech')`);
    await press(/^START DAILY/);
    await firefox.until(`${CARDS}.length === 12`);
    await firefox.evaluate(`${CARDS}.slice(0, 6).forEach((one) => one.click())`);
    await press(/^KEEP THESE/);
    await firefox.until(`${CARDS}.length === 6`);
    await firefox.evaluate(`${CARDS}[0].click()`);
    await press(/^SUBMIT$/);
    const turned = `document.querySelector('.one-screen')?.dataset.step === '2'`;
    await firefox.until(turned);
    await press(/^More$/);
    await press(/^Hint$/);
    await firefox.until(`/from here/.test(document.querySelector('.notice')?.textContent)`);
    await firefox.reload();
    await firefox.until(turned);
  });
});
