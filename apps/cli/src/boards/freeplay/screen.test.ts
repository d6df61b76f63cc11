import { COURTROOM, wordsFound } from '@lockstep/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Size } from '../../shell/board.ts';
import { menuOf } from '../../shell/current-menu.ts';
import {
  chars,
  expectFits,
  flat,
  type Home,
  kept,
  keyed,
  makeHome,
  named,
  SMALL,
  textAt,
} from '../../shell/home.fixture.ts';
import { act } from '../../shell/model.ts';
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';
import { handOf } from './preview.ts';
import { laidOf, type Model, runViewOf } from './run-view.ts';

const LARGE: Size = { width: 120, height: 40 };

const AURA = { scene: 'aura-run', kit: 'spoofer', seed: 'screens' };
const KOA = { scene: 'koa-run', seed: 'screens' };

let home: Home;
let aura: readonly Model[];
let koa: readonly Model[];
let lesson: readonly Model[];
beforeAll(() => {
  home = makeHome();
  aura = playedOut(openedAt(home, AURA)).models;
  koa = playedOut(openedAt(home, KOA)).models;
  lesson = playedOut(openedAt(home, { scene: 'first-run', seed: 'screens' })).models;
});
afterAll(() => home.end());

/** Whatever is to be read has been read. */
const quiet = (model: Model): Model => ({ ...model, notice: [], readIndex: null });
const held = (model: Model, count: number): Model =>
  perform(quiet(model), { do: 'lay', zone: 'card', ids: handOf(runViewOf(model)!).slice(0, count) });
const onMove = (model: Model, move: string): Model => ({
  ...model,
  cursor: menuOf(model).items.findIndex(({ id }) => id === move),
});
const shown = (model: Model, page: string): Model => perform(model, { do: 'show', page });
const cacheOf = (models: readonly Model[]): Model => models.find((one) => runViewOf(one)!.view.phase === 'cache')!;

/** One INJECT after another that meets no path, until she has a closer look. */
const audited = (model: Model): Model => {
  const runView = runViewOf(model)!;
  if (runView.run.now.events.some(({ kind }) => kind === 'audit-began')) return model;
  const tries = handOf(runView).map((id) => perform(model, act(`inject ${id} at ${laidOf(model).gate}`)));
  const scrutiny = (one: Model): number => runViewOf(one)!.view.scrutiny;
  return audited(tries.reduce((worst, one) => (scrutiny(one) > scrutiny(worst) ? one : worst)));
};

const SIZES: readonly Size[] = [{ width: 40, height: 14 }, { width: 50, height: 40 }, SMALL, LARGE];

describe('any screen at any size', () => {
  test.each(SIZES)('$width × $height: nothing runs past an edge, colour only repeats', (size) => {
    const all = [aura, koa, lesson].flatMap((models) => models.filter((_, i) => i % 3 === 0));
    const more = [held(aura[0]!, 2), held(koa[0]!, 2), cacheOf(aura), openedAt(home)];
    for (const model of [...all, ...more].flatMap((one) => [one, quiet(one)])) expectFits(model, size);
  });

  test('too small a window asks for room', () => {
    expect(flat(textAt(aura[0]!, { width: 30, height: 8 }))).toContain('make this window at least 40 by 14');
  });

  test('[K6] D05v1-78 no screen and no page says an inside word, or speaks like a courtroom', () => {
    const pages: readonly string[] = [
      'gates',
      'hand',
      'deck',
      'map',
      'log',
      'summary',
      'codex',
      'archive',
      'help',
      'rules',
    ];
    for (const models of [aura, koa])
      for (const model of [models[0]!, models.at(-1)!]) {
        const texts = [model, quiet(model), ...pages.map((page) => shown(model, page))].map((one) =>
          textAt(one, { width: 100, height: 900 }),
        );
        for (const text of texts) {
          expect(text).not.toMatch(/lock_strength|\b(?:gate|modifier|audit|tool)\.[A-Z]|undefined|\bnull\b/);
          expect(wordsFound(text, COURTROOM)).toEqual([]);
        }
      }
  });
});

describe('keys', () => {
  test('from the shelf to the kits, the level by ← and →, and into a run', () => {
    const fresh = makeHome();
    const shelf = openedAt(fresh);
    const kits = keyed(shelf, named('down', 'enter'));
    expect(kits.picking?.subject).toEqual({ kind: 'scene', scene: 'aura-run' });
    expect(keyed(kits, named('left')).chosen.level).toBe('house-guest');
    expect(keyed(kits, named('left', 'left')).chosen.level).toBe('friendly');
    const shut = keyed(kits, named('right'));
    expect(shut.chosen.level).toBe('fw1');
    expect(flat(textAt(shut, SMALL))).toContain('Win all three acts on fw0 or above.');
    expect(flat(textAt(keyed(kits, named('down', 'enter')), SMALL))).toContain('Spoofer is not open yet.');
    const begun = keyed(kits, named('enter'));
    const { scene, kit, firmware } = runViewOf(begun)!.setup.script;
    expect([scene.id, kit.id, firmware]).toEqual(['aura-run', 'receipt-runner', 'fw0']);
    expect(begun.readIndex).toBe(0);
    expect(keyed(begun, named('enter')).readIndex).toBeNull();
    expect(keyed(kits, named('escape')).picking).toBeNull();
    fresh.end();
  });

  test('cards by number and by space, a tool, another gate, then the move', () => {
    const start = quiet(aura[0]!);
    const hand = handOf(runViewOf(start)!);
    const two = keyed(start, chars('13'));
    expect(laidOf(two).chosen).toEqual([hand[0], hand[2]]);
    expect(laidOf(keyed(two, chars('1'))).chosen).toEqual([hand[2]]);
    expect(laidOf(keyed(start, named('space', 'down', 'space'))).chosen).toEqual(hand.slice(0, 2));
    const moves = keyed(two, named('tab'));
    expect(menuOf(moves).items[moves.cursor]!.id).toBe('inject');
    expect(keyed(moves, named('tab')).cursor).toBe(start.cursor);
    const tool = keyed(moves, named('up', 'space'));
    expect(laidOf(tool).tool).not.toBeNull();
    const done = keyed(moves, named('enter'));
    expect(done.session!.attempt.run.now.text).toMatch(/^inject /);
    expect(laidOf(keyed(two, named('escape'))).chosen).toEqual([]);
  });

  test('a move with several ways opens a list of them; esc leaves it', () => {
    const ways = keyed(onMove(held(aura[0]!, 0), 'flag'), named('enter'));
    expect(laidOf(ways).move).toBe('flag');
    expect(menuOf(ways).items[0]!.label).toContain('Declare path 1');
    expect(laidOf(keyed(ways, named('escape'))).move).toBeNull();
    expect(keyed(ways, chars('1')).session!.attempt.run.now.text).toMatch(/^flag at gate/);
  });

  test('a note is read first, and s wants no more of them', () => {
    const begun = openedAt(home, { scene: 'first-run', seed: 'keys' });
    expect(textAt(begun, SMALL)).toContain('s: no more notes');
    const hushed = keyed(begun, chars('s'));
    expect([hushed.lessonSkipped, hushed.readIndex]).toEqual([true, null]);
    const next = perform(hushed, act(`cycle ${handOf(runViewOf(hushed)!)[0]}`));
    expect(next.readIndex).toBeNull();
  });

  test('undo asks; no leaves everything as it was, yes makes it practice', () => {
    const later = quiet(aura[2]!);
    const asked = keyed(later, chars('undo'), named('enter'));
    expect(asked.confirmation).not.toBeNull();
    expect(keyed(asked, chars('n')).session?.attempt.run).toBe(later.session?.attempt.run);
    const back = keyed(asked, chars('y'));
    expect(back.session?.attempt.flags.practice).toBe(true);
    expect(textAt(back, SMALL)).toContain('PRACTICE');
  });

  test('giving up asks first', () => {
    const asked = keyed(quiet(aura[1]!), chars('give-up'), named('enter'));
    expect(asked.confirmation?.question).toContain('Give this run up?');
    expect(runViewOf(keyed(asked, chars('y')))!.view.ended).toBe('gave-up');
  });

  test('ctrl-c leaves from everywhere', () => {
    for (const model of [aura[0]!, koa[1]!, cacheOf(aura), openedAt(home)])
      expect(keyed(model, named('interrupt')).done).toBe(true);
  });
});

test('[K5] what a preview shows is what then happens', () => {
  for (const model of aura.slice(0, -1)) {
    const runView = runViewOf(model)!;
    if (!runView.view.gates) continue;
    const two = onMove(held(model, 1), 'inject');
    const { command, detail, off } = menuOf(two).items[two.cursor]!;
    if (off !== null || command.do !== 'session' || command.command.kind !== 'act') continue;
    const after = perform(two, command);
    const told = flat(textAt(shown(after, 'log'), { width: 100, height: 900 }));
    for (const line of detail.filter((text) => /Damage|Scrutiny|path/.test(text))) expect(told).toContain(flat(line));
  }
});

/** Read before they were kept. */
describe('what it looks like', () => {
  const PICTURES: { readonly [name: string]: () => readonly [Model, Size] } = {
    shelf: () => [openedAt(makeHome()), SMALL],
    kits: () => [openedAt(makeHome(), { scene: 'aura-run' }), SMALL],
    arrival: () => [aura[0]!, SMALL],
    note: () => [lesson[1]!, SMALL],
    board: () => [quiet(aura[0]!), SMALL],
    preview: () => [onMove(held(aura[0]!, 2), 'inject'), SMALL],
    'preview-wide': () => [onMove(held(aura[0]!, 2), 'inject'), LARGE],
    narrow: () => [held(aura[0]!, 2), { width: 50, height: 40 }],
    flag: () => [perform(held(aura[0]!, 0), { do: 'lay', zone: 'move', ids: ['flag'] }), SMALL],
    acted: () => [{ ...aura[3]!, readIndex: null }, SMALL],
    audit: () => [audited(quiet(aura[0]!)), SMALL],
    cache: () => [cacheOf(aura), SMALL],
    end: () => [aura.at(-1)!, { width: 80, height: 40 }],
    night: () => [onMove(held(koa[0]!, 2), 'submit'), SMALL],
    'night-later': () => [quiet(koa[6]!), LARGE],
    event: () => [quiet(koa[4]!), SMALL],
    doors: () => [quiet(koa[5]!), SMALL],
    codex: () => [shown(openedAt(home), 'codex'), SMALL],
    archive: () => [shown(openedAt(home), 'archive'), { width: 80, height: 60 }],
    gates: () => [shown(held(aura[0]!, 1), 'gates'), SMALL],
  };

  test.each(Object.keys(PICTURES))('%s', async (name) => {
    const [model, size] = PICTURES[name]!();
    await expect(kept(model, size)).toMatchFileSnapshot(`screens/${name}.txt`);
  });
});
