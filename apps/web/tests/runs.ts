import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bots, type Freeplay, freeplay, type View } from '@lockstep/freeplay';
import { act, begin, makeReplay, makeSeed, openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { type RunOf, refTo, saveKey } from '@lockstep/play';
import type { Page } from 'playwright-core';
import type { WebSaved } from '../src/plumbing/progress/progress.ts';
import { WORKER_GAMES } from '../src/plumbing/worker/games.ts';
import { createHandlers } from '../src/plumbing/worker/handlers.ts';
import { TODAY } from './harness.ts';
import { BUILD } from './places.ts';

export const KIT = 'receipt-runner';

export const readText = (path: string): Promise<string> => readFile(join(BUILD, 'content', path), 'utf8');

/** A run of the app's own content, with nothing done in it yet. */
export const runOf = async (scene: string, seed: string): Promise<RunOf<Freeplay>> => {
  const folder = join(BUILD, 'content/freeplay/editions');
  const numbers = existsSync(folder) ? readdirSync(folder).map((name) => Number.parseInt(name, 10)) : [];
  const answers = createHandlers(WORKER_GAMES, { freeplay: numbers.sort((a, b) => a - b) }, readText);
  const parsed = freeplay.parseSetup((await answers.resolve('freeplay', { scene, kit: KIT, level: 'fw0' })).setup);
  if (!parsed.ok) throw new Error(`${scene} is no setup`);
  return begin(freeplay, parsed.value, parseSeed(seed));
};

export const viewOf = ({ setup, now }: RunOf<Freeplay>): View => freeplay.view(setup, now.state, 0);

export const played = (run: RunOf<Freeplay>, text: string): RunOf<Freeplay> => {
  const action = freeplay.parse(run.setup, text);
  const next = action.ok ? act(run, 0, action.value) : action.fault;
  if (next instanceof Refusal) throw new Error(`${text}: ${next.code}`);
  return next;
};

/** What the competent player would do here. */
export const wise = (run: RunOf<Freeplay>): string => {
  const { setup, now } = run;
  const action = bots.operator.choose(setup, now.state, 0, openStream(run.seed, 'test', now.turn));
  return freeplay.format(setup, action);
};

export const whileIn = (run: RunOf<Freeplay>, until: (view: View) => boolean): RunOf<Freeplay> => {
  let at = run;
  while (!until(viewOf(at)) && viewOf(at).phase !== 'over') at = played(at, wise(at));
  return at;
};

/** The first position of the wise player's runs that a test is about, from the first seed that has one. */
export const positionWith = async (scene: string, fits: (view: View) => boolean): Promise<RunOf<Freeplay>> => {
  const { setup } = await runOf(scene, '1');
  for (let i = 1; i < 400; i += 1) {
    const run = whileIn(begin(freeplay, setup, parseSeed(i.toString(16).padStart(16, '0'))), fits);
    if (fits(viewOf(run))) return run;
  }
  throw new Error(`no run of ${scene} comes there`);
};

/** Puts a run on the disk as if it had been played here, and opens it. */
export const resume = async (page: Page, scene: string, run: RunOf<Freeplay>): Promise<void> => {
  const seed = makeSeed(run.seed);
  const options = { kit: KIT, level: 'fw0' };
  const key = saveKey(refTo('freeplay', { kind: 'scene', scene }, { options, seed }));
  const saved: WebSaved = {
    setup: run.game.makeSetup(run.setup),
    seed,
    date: null,
    pack: null,
    began: TODAY,
    replay: makeReplay(run, undefined),
    practice: false,
    nudged: false,
  };
  await page.evaluate(
    async ([at, record]) => {
      const opening = indexedDB.open('lockstep');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const writing = database.transaction('saves', 'readwrite');
      writing.objectStore('saves').put({ saved: JSON.parse(record), rev: 1 }, at);
      await new Promise<void>((resolve) => {
        writing.oncomplete = () => resolve();
      });
      database.close();
    },
    [key, JSON.stringify(saved)] as const,
  );
  await page.goto(`${page.url().split('#')[0]}#/run/${scene}?kit=${KIT}&level=fw0&seed=${seed}`);
  await page.locator(`[data-step="${run.now.turn}"]`).first().waitFor();
};
