import { type FinishedTry, refTo, saveKey } from '@lockstep/play';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebSaved } from '../src/plumbing/progress/index.ts';
import { type Browser, hasBrowser, type Server, startBrowser, startServer } from './harness.ts';
import { PLUMBING } from './places.ts';

const KEY = saveKey(refTo('protocol', { kind: 'daily', date: '2026-12-01' }));

const saved = {
  replay: 'lockstep 1\ngame protocol\n',
  practice: false,
  nudged: true,
  setup: { target: 'FRIDGE', card: [1, 2, 3] },
  seed: '0123456789abcdef',
  date: '2026-12-01',
  pack: null,
  began: '2026-12-01',
} satisfies WebSaved;
type Try = typeof saved;

const finished: FinishedTry = {
  kind: 'finished',
  game: 'protocol',
  daily: '2026-12-01',
  on: '2026-12-01',
  won: true,
  practice: false,
  merit: [3, -2, -1],
  facts: { turnsLeft: 3, peak: 2, audits: 1 },
};

/** Entries as version 1 of the database had them. */
const { merit: _merit, ...unranked } = finished;

describe.skipIf(!hasBrowser())('progress in a browser', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer(PLUMBING);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    browser = await startBrowser(server.address);
  });
  afterEach(async () => {
    expect(browser.foreign).toEqual([]);
    await browser.close();
  });

  const entriesOn = (page: Page) => page.evaluate(async () => (await window.plumbing.openProgress()).entries());

  test('a try and the journal are there after a reload', async () => {
    const page = await browser.open();
    const rev = await page.evaluate(
      async ({ key, saved, finished }) => {
        const progress = await window.plumbing.openProgress();
        await progress.record(finished);
        return progress.save(key, saved, 0);
      },
      { key: KEY, saved, finished },
    );
    await page.reload();
    const back = await page.evaluate(async (key) => {
      const progress = await window.plumbing.openProgress();
      return {
        kept: progress.kept,
        why: progress.why,
        saved: await progress.saved(key),
        entries: await progress.entries(),
      };
    }, KEY);
    expect(back).toEqual({ kept: 'disk', why: null, saved: { ...saved, rev }, entries: [finished] });
  });

  test('two tabs: the second to save is told, nothing is lost, and each hears of the other', async () => {
    const [one, two] = [await browser.open(), await browser.open()];
    const listening = await two.evaluateHandle(async () => {
      const progress = await window.plumbing.openProgress();
      return { heard: new Promise((resolve) => progress.onChange(resolve)) };
    });
    const begin = ({ key, saved }: { key: string; saved: Try }) =>
      window.plumbing.openProgress().then((progress) => progress.save(key, saved, 0));
    expect(await one.evaluate(begin, { key: KEY, saved })).toBe(1);
    expect(await listening.evaluate(({ heard }) => heard)).toEqual({ kind: 'save', key: KEY });
    const late = await two.evaluate(
      async ({ key, saved, finished }) => {
        const progress = await window.plumbing.openProgress();
        const nameOf = (job: Promise<unknown>) =>
          job.then(
            () => 'done',
            (fault: Error) => fault.name,
          );
        const mine = await progress.saved(key);
        return [
          await nameOf(progress.save(key, saved, 0)),
          await nameOf(progress.save(key, { ...saved, practice: true }, mine!.rev)),
          await nameOf(progress.finish(key, finished, 1)),
        ];
      },
      { key: KEY, saved, finished },
    );
    expect(late).toEqual(['SavedElsewhere', 'done', 'SavedElsewhere']);
    const first = await one.evaluate(
      async ({ key, saved }) => {
        const progress = await window.plumbing.openProgress();
        const fault = await progress.save(key, saved, 1).catch((error: Error) => error.name);
        return [fault, (await progress.saved(key))?.practice];
      },
      { key: KEY, saved },
    );
    expect(first).toEqual(['SavedElsewhere', true]);
    expect(await entriesOn(one)).toEqual([]);
  });

  test('many saves at once from two tabs: every number is given once', async () => {
    const [one, two] = [await browser.open(), await browser.open()];
    const race = ({ key, saved }: { key: string; saved: Try }) =>
      window.plumbing.openProgress().then(async (progress) => {
        const given: number[] = [];
        for (let i = 0; i < 40; i += 1) {
          const rev = (await progress.saved(key))?.rev ?? 0;
          await progress.save(key, saved, rev).then(
            (next) => given.push(next),
            () => {},
          );
        }
        return given;
      });
    const all = await Promise.all([one.evaluate(race, { key: KEY, saved }), two.evaluate(race, { key: KEY, saved })]);
    const given = all.flat();
    expect(new Set(given).size).toBe(given.length);
    expect(Math.max(...given)).toBe(given.length);
  });

  /** Makes a database of our name by hand, before the app opens it. */
  const makeDatabase = (page: Page, version: number, shelves: readonly string[], entries: readonly unknown[]) =>
    page.evaluate(
      ({ version, shelves, entries }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('lockstep', version);
          opening.onupgradeneeded = () => {
            for (const shelf of shelves)
              opening.result.createObjectStore(shelf, shelf === 'saves' ? {} : { autoIncrement: true });
          };
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            if (entries.length === 0) {
              database.close();
              resolve();
              return;
            }
            const writing = database.transaction(['journal'], 'readwrite');
            for (const entry of entries) writing.objectStore('journal').add(entry);
            writing.oncomplete = () => {
              database.close();
              resolve();
            };
          };
        }),
      { version, shelves, entries },
    );

  test('from version 1 to 2: entries get the merit they lacked', async () => {
    const page = await browser.open();
    const shown = { kind: 'solution-shown', game: 'protocol', daily: '2026-11-30' };
    await makeDatabase(page, 1, ['journal', 'saves'], [shown, unranked, { ...unranked, won: false, facts: {} }]);
    expect(await entriesOn(page)).toEqual([
      shown,
      finished,
      { ...finished, won: false, facts: {}, merit: [0, -0, -0] },
    ]);
    await page.reload();
    expect(await entriesOn(page)).toHaveLength(3);
  });

  test('damaged records are set aside with a notice, the others stay', async () => {
    const page = await browser.open();
    await makeDatabase(page, 2, ['journal', 'saves', 'aside'], [finished, { kind: 'finished', merit: 'high' }, 7]);
    const read = () =>
      window.plumbing
        .openProgress()
        .then(async (progress) => ({ entries: await progress.entries(), notices: progress.notices }));
    expect(await page.evaluate(read)).toEqual({
      entries: [finished],
      notices: [{ kind: 'set-aside', what: 'entries', count: 2 }],
    });
    expect(await page.evaluate(read)).toEqual({ entries: [finished], notices: [] });
  });

  test('a database without its shelves is set aside whole, and the next one is used from then on', async () => {
    const page = await browser.open();
    await makeDatabase(page, 2, ['journal'], []);
    const use = (finished: FinishedTry) =>
      window.plumbing.openProgress().then(async (progress) => {
        await progress.record(finished);
        return { kept: progress.kept, notices: progress.notices, count: (await progress.entries()).length };
      });
    const aside = { kind: 'set-aside', what: 'database', count: 1 };
    expect(await page.evaluate(use, finished)).toEqual({ kept: 'disk', notices: [aside], count: 1 });
    await page.reload();
    expect(await page.evaluate(use, finished)).toEqual({ kept: 'disk', notices: [], count: 2 });
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
    expect(names).toEqual(['lockstep', 'lockstep-1']);
  });

  test('a database of a newer app is left alone', async () => {
    const page = await browser.open();
    await makeDatabase(page, 3, ['journal', 'saves', 'aside'], [finished]);
    const told = await page.evaluate(async () => {
      const { kept, why, notices } = await window.plumbing.openProgress();
      return { kept, why, notices };
    });
    expect(told).toEqual({ kept: 'memory', why: 'newer', notices: [] });
  });

  test.each([
    [
      'refuses to open',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('no', 'SecurityError');
        };
      },
    ],
    [
      'has none',
      () => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      },
    ],
  ])('a browser whose IndexedDB %s keeps it in memory and says so', async (_how, block) => {
    await browser.context.addInitScript(block);
    const page = await browser.open();
    const told = await page.evaluate(
      async ({ key, saved, finished }) => {
        const progress = await window.plumbing.openProgress();
        await progress.record(finished);
        await progress.save(key, saved, 0);
        return { kept: progress.kept, why: progress.why, backup: await progress.backup() };
      },
      { key: KEY, saved, finished },
    );
    expect(told).toEqual({ kept: 'memory', why: 'blocked', backup: { entries: [finished], saves: { [KEY]: saved } } });
  });

  test('no room left: the save is refused as a whole, and what was there stays', async () => {
    const page = await browser.open();
    const origin = new URL(server.address).origin;
    const session = await browser.context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
    const told = await page.evaluate(
      async ({ key, saved }) => {
        const progress = await window.plumbing.openProgress();
        const noise = (): string =>
          Array.from({ length: 20 }, () =>
            Array.from(crypto.getRandomValues(new Uint8Array(5000)), (byte) => String.fromCharCode(byte)).join(''),
          ).join('');
        await progress.save(key, saved, 0);
        for (let i = 0; i < 60; i += 1) {
          const other = `${key}-${i}`;
          const fault = await progress
            .save(other, { ...saved, replay: noise() }, 0)
            .catch((error: Error) => error.name);
          if (typeof fault === 'string') return [fault, await progress.saved(other), (await progress.saved(key))?.rev];
        }
        return ['there was room for everything'];
      },
      { key: KEY, saved },
    );
    expect(told).toEqual(['StorageFull', undefined, 1]);
  });

  test('a backup goes to another browser and merges there', async () => {
    const page = await browser.open();
    const backup = await page.evaluate(
      async ({ key, saved, finished }) => {
        const progress = await window.plumbing.openProgress();
        await progress.record(finished);
        await progress.save(key, saved, 0);
        return progress.backup();
      },
      { key: KEY, saved, finished },
    );
    const other = await startBrowser(server.address);
    const there = await other.open();
    const restored = await there.evaluate(async (given) => {
      const progress = await window.plumbing.openProgress();
      const counts = [await progress.restore(given), await progress.restore(given)];
      return { counts, backup: await progress.backup() };
    }, backup);
    await other.close();
    expect(restored).toEqual({
      counts: [
        { entries: 1, saves: 1, unusable: 0 },
        { entries: 0, saves: 0, unusable: 0 },
      ],
      backup,
    });
  });

  test('a tab with the old database open lets a newer app upgrade it, and goes on afterwards', async () => {
    const page = await browser.open();
    const went = await page.evaluate(async (finished) => {
      const progress = await window.plumbing.openProgress();
      await progress.record(finished);
      const deleted = await new Promise((resolve) => {
        const deleting = indexedDB.deleteDatabase('lockstep');
        deleting.onsuccess = () => resolve('deleted');
        deleting.onblocked = () => resolve('blocked');
      });
      return [deleted, (await progress.entries()).length];
    }, finished);
    expect(went).toEqual(['deleted', 0]);
  });
});
