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
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';
import { type Model, questViewOf } from './quest-view.ts';

let home: Home;
let lesson: readonly Model[];
let night: readonly Model[];
beforeAll(() => {
  home = makeHome();
  lesson = playedOut(openedAt(home, { scene: 'first-dream' })).models;
  night = playedOut(openedAt(home, { scene: 'three-dreams' })).models;
});
afterAll(() => home.end());

/** Whatever is said on coming there has been read. */
const quiet = (model: Model): Model => ({ ...model, notice: [], readIndex: null });
const at = (models: readonly Model[], site: string): Model => ({
  ...models.find((model) => questViewOf(model)!.view.site === site)!,
  readIndex: null,
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
    for (const model of all.flatMap((one) => [one, quiet(one)])) expectFits(model, size);
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

const sceneOf = ({ session }: Model): string => {
  const subject = session?.opening.ref.subject;
  return subject?.kind === 'scene' ? subject.scene : '';
};

describe('keys', () => {
  test('from the shelf into a quest: preset by ← and →, a quest by number, arrow or name', () => {
    const fresh = makeHome();
    const shelf = openedAt(fresh);
    expect(menuOf(shelf).items[shelf.cursor]!.label).toBe('First Dream');
    const other = keyed(shelf, named('right'));
    expect(other.chosen.preset).toBe('open');
    expect(keyed(other, named('left', 'left')).chosen.preset).toBe('seed');
    expect(sceneOf(keyed(shelf, chars('4')))).toBe('three-dreams');
    expect(sceneOf(keyed(shelf, named('enter')))).toBe('first-dream');
    expect(sceneOf(keyed(shelf, chars('seven-dreams'), named('enter')))).toBe('seven-dreams');
    fresh.end();
  });

  test('what is said on coming somewhere is read first', () => {
    const begun = openedAt(home, { scene: 'first-dream', seed: 'new' });
    expect(begun.readIndex).toBe(0);
    expect(textAt(begun, SMALL)).toContain('Three callers wait');
    const on = keyed(begun, named('enter'));
    expect(on.readIndex).toBeNull();
    expect(keyed(on, named('enter')).readIndex).toBe(0);
  });

  test('cards by arrows, “why” by space, the deck by tab, and back', () => {
    const draft = quiet(at(night, 'DRAFT'));
    const second = keyed(draft, named('right'));
    expect(second.cursor).toBe(1);
    const why = keyed(second, named('space'));
    expect([why.page, why.part]).toEqual(['why', questViewOf(draft)!.view.offer[1]!.card]);
    expect(keyed(why, named('escape')).page).toBeNull();
    expect(keyed(second, named('tab')).page).toBe('deck');
    const taken = keyed(second, named('enter'));
    expect(questViewOf(taken)!.view.deck).toEqual([questViewOf(draft)!.view.offer[1]!.card]);
  });

  test('below the cards of a shop stand a reroll and the way out', () => {
    const shop = quiet(at(night, 'SHOP'));
    const last = keyed(shop, named('end'));
    expect(menuOf(last).items[last.cursor]!.label).toBe('Leave the shop');
    expect(questViewOf(keyed(last, named('enter')))!.view.site).toBe('BATTLE');
  });

  test('undo asks; no leaves everything as it was, yes makes it practice', () => {
    const later = quiet(night[3]!);
    const asked = keyed(later, chars('undo'), named('enter'));
    expect(asked.confirmation).not.toBeNull();
    expect(keyed(asked, chars('n')).session?.attempt.run).toBe(later.session?.attempt.run);
    const back = keyed(asked, chars('y'));
    expect(back.session?.attempt.flags.practice).toBe(true);
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
    shelf: () => [openedAt(makeHome()), SMALL],
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
    await expect(kept(model, size)).toMatchFileSnapshot(`screens/${name}.txt`);
  });
});
