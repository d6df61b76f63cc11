import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Key, NamedKey } from '../terminal/keys.ts';
import { columns, plain } from '../terminal/layout.ts';
import { paintWith } from '../terminal/paint.ts';
import { deskOf, flat, type Home, makeHome, opened, playedOut } from './desk.fixture.ts';
import { menuOf } from './menu.ts';
import { type Model, nightOf } from './model.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import { type Size, screen } from './screen.ts';

const bare = paintWith(false);
const textAt = (model: Model, size: Size): string => screen(model, size, bare).lines.join('\n');
const SMALL: Size = { width: 80, height: 24 };

let home: Home;
let lesson: readonly Model[];
let night: readonly Model[];
beforeAll(() => {
  home = makeHome();
  lesson = playedOut(opened(deskOf(home, { scene: 'first-dream' }))).models;
  night = playedOut(opened(deskOf(home, { scene: 'three-dreams' }))).models;
});
afterAll(() => home.end());

/** Whatever is said on coming there has been read. */
const quiet = (model: Model): Model => ({ ...model, notice: [], reading: false });
const at = (models: readonly Model[], site: string): Model => ({
  ...models.find((model) => nightOf(model)!.view.site === site)!,
  reading: false,
});

const SIZES: readonly Size[] = [
  { width: 40, height: 14 },
  { width: 50, height: 40 },
  { width: 80, height: 24 },
  { width: 120, height: 40 },
];

describe('any screen at any size', () => {
  test.each(SIZES)('$width × $height: nothing runs past an edge, colour only repeats', (size) => {
    const all = [...lesson.filter((_, i) => i % 2 === 0), ...night.filter((_, i) => i % 5 === 0), at(night, 'PURGE')];
    for (const model of all.flatMap((one) => [one, quiet(one)])) {
      const { lines } = screen(model, size, bare);
      expect(lines.length).toBeLessThanOrEqual(size.height);
      for (const line of lines) expect(columns(line), line).toBeLessThanOrEqual(size.width);
      expect(screen(model, size, paintWith(true)).lines.map(plain)).toEqual(lines.map(plain));
    }
  });

  test('too small a window asks for room', () => {
    expect(flat(textAt(lesson[0]!, { width: 30, height: 8 }))).toContain('make this window at least 40 by 14');
  });

  test('RES-02 RES-93 no screen says a tag; an opened “why” of a themed card does', () => {
    const tag = /\b(?:tribal|mechanic|role):/;
    for (const model of lesson) expect(textAt(model, { width: 120, height: 60 })).not.toMatch(tag);
    const themed = at(lesson, 'DISCOVERY');
    const why = perform(themed, { do: 'show', page: 'why' });
    expect(textAt(why, SMALL)).toMatch(tag);
    for (const page of ['deck', 'route', 'log'] as const)
      expect(textAt(perform(lesson.at(-1)!, { do: 'show', page }), { width: 100, height: 200 })).not.toMatch(tag);
  });
});

const press1 = (model: Model, key: Key): Model => {
  const pressed = press(model, key, 24);
  const next = pressed.command ? perform(pressed.model, pressed.command) : pressed.model;
  return { ...next, across: screen(next, SMALL, bare).across };
};
const named = (...kinds: readonly NamedKey[]): readonly Key[] => kinds.map((kind) => ({ kind }));
const chars = (text: string): readonly Key[] =>
  [...text].map((char) => (char === ' ' ? { kind: 'space' } : { kind: 'char', char }));
const keyed = (model: Model, ...keys: readonly (readonly Key[])[]): Model => keys.flat().reduce(press1, model);

describe('keys', () => {
  test('from the shelf into a quest: preset by ← and →, a quest by number, arrow or name', () => {
    const fresh = makeHome();
    const shelf = opened(deskOf(fresh));
    expect(menuOf(shelf).items[shelf.cursor]!.label).toBe('First Dream');
    const other = keyed(shelf, named('right'));
    expect(other.preset).toBe('open');
    expect(keyed(other, named('left', 'left')).preset).toBe('seed');
    expect(keyed(shelf, chars('4')).place?.name).toBe('three-dreams');
    expect(keyed(shelf, named('enter')).place?.name).toBe('first-dream');
    expect(keyed(shelf, chars('seven-dreams'), named('enter')).place?.name).toBe('seven-dreams');
    fresh.end();
  });

  test('what is said on coming somewhere is read first', () => {
    const begun = opened(deskOf(home, { scene: 'first-dream', seed: 'new' }));
    expect(begun.reading).toBe(true);
    expect(textAt(begun, SMALL)).toContain('Three callers wait');
    const on = keyed(begun, named('enter'));
    expect(on.reading).toBe(false);
    expect(keyed(on, named('enter')).reading).toBe(true);
  });

  test('cards by arrows, “why” by space, the deck by tab, and back', () => {
    const draft = quiet(at(night, 'DRAFT'));
    const second = keyed(draft, named('right'));
    expect(second.cursor).toBe(1);
    const why = keyed(second, named('space'));
    expect([why.page, why.part]).toEqual(['why', nightOf(draft)!.view.offer[1]!.card]);
    expect(keyed(why, named('escape')).page).toBeNull();
    expect(keyed(second, named('tab')).page).toBe('deck');
    const taken = keyed(second, named('enter'));
    expect(nightOf(taken)!.view.deck).toEqual([nightOf(draft)!.view.offer[1]!.card]);
  });

  test('below the cards of a shop stand a reroll and the way out', () => {
    const shop = quiet(at(night, 'SHOP'));
    const last = keyed(shop, named('end'));
    expect(menuOf(last).items[last.cursor]!.label).toBe('Leave the shop');
    expect(nightOf(keyed(last, named('enter')))!.view.site).toBe('BATTLE');
  });

  test('undo asks; no leaves everything as it was, yes makes it practice', () => {
    const later = quiet(night[3]!);
    const asked = keyed(later, chars('undo'), named('enter'));
    expect(asked.asking).not.toBeNull();
    expect(keyed(asked, chars('n')).attempt?.run).toBe(later.attempt?.run);
    const back = keyed(asked, chars('y'));
    expect(back.attempt?.flags.practice).toBe(true);
    expect(textAt(back, SMALL)).toContain('PRACTICE');
  });

  test('ctrl-c leaves from everywhere', () => {
    for (const model of lesson.slice(0, 4)) expect(keyed(model, named('interrupt')).done).toBe(true);
  });
});

/** Read before they were kept. */
describe('what it looks like', () => {
  const shown = (model: Model, page: 'why' | 'deck' | 'route' | 'review'): Model =>
    perform(quiet(model), { do: 'show', page });
  const PICTURES: { readonly [name: string]: () => readonly [Model, Size] } = {
    shelf: () => [opened(deskOf(makeHome())), SMALL],
    arrival: () => [lesson[0]!, SMALL],
    callers: () => [quiet(lesson[0]!), SMALL],
    guide: () => [lesson[1]!, SMALL],
    draft: () => [night[4]!, SMALL],
    discovery: () => [at(lesson, 'DISCOVERY'), SMALL],
    shop: () => [at(night, 'SHOP'), SMALL],
    'shop-wide': () => [at(night, 'SHOP'), { width: 120, height: 40 }],
    sign: () => [at(lesson, 'OFFERING'), SMALL],
    battle: () => [at(night, 'BATTLE'), SMALL],
    purge: () => [at(night, 'PURGE'), SMALL],
    narrow: () => [night[4]!, { width: 50, height: 40 }],
    why: () => [shown(at(lesson, 'DISCOVERY'), 'why'), SMALL],
    deck: () => [shown(night.at(-1)!, 'deck'), { width: 80, height: 40 }],
    route: () => [shown(at(night, 'DISCOVERY'), 'route'), SMALL],
    end: () => [night.at(-1)!, SMALL],
    review: () => [shown(night.at(-1)!, 'review'), { width: 80, height: 50 }],
  };

  test.each(Object.keys(PICTURES))('%s', async (name) => {
    const [model, size] = PICTURES[name]!();
    const text = `${textAt(model, size)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')}\n`;
    await expect(text.replace(/\d{4}-\d\d-\d\d/g, 'YYYY-MM-DD')).toMatchFileSnapshot(`screens/${name}.txt`);
  });
});
