import { encounter as game } from '@lockstep/encounter';
import { intentWords } from '@lockstep/words-encounter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Key, NamedKey } from '../terminal/keys.ts';
import { columns, plain } from '../terminal/layout.ts';
import { paintWith } from '../terminal/paint.ts';
import { deskOf, flat, type Home, makeHome, onPaper, opened, playedOut } from './desk.fixture.ts';
import { menuOf } from './menu.ts';
import { type Model, sceneOf } from './model.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import { type Size, screen } from './screen.ts';

const bare = paintWith(false);
const textAt = (model: Model, size: Size): string => screen(model, size, bare).lines.join('\n');
const SMALL: Size = { width: 80, height: 24 };

/** Scenes of every kind, each played to its end by somebody greedy. */
const SCENES = ['first-steps', 'bridge-at-dusk', 'missing-page', 'river-gate'];
const games: { [scene: string]: readonly Model[] } = {};
let home: Home;
beforeAll(() => {
  home = makeHome();
  for (const scene of SCENES) games[scene] = playedOut(opened(deskOf(home, { scene }))).models;
});
afterAll(() => home.end());

const unread = (model: Model): Model => ({ ...model, cards: [] });

const SIZES: readonly Size[] = [
  { width: 40, height: 14 },
  { width: 50, height: 40 },
  { width: 80, height: 24 },
  { width: 100, height: 30 },
  { width: 120, height: 40 },
  { width: 200, height: 60 },
];

describe('any screen at any size', () => {
  test.each(SIZES)('$width × $height: nothing runs past an edge, colour only repeats', (size) => {
    for (const scene of SCENES)
      for (const model of games[scene]!.flatMap((one) => [one, unread(one)])) {
        const { lines } = screen(model, size, bare);
        expect(lines.length).toBeLessThanOrEqual(size.height);
        for (const line of lines) expect(columns(line), line).toBeLessThanOrEqual(size.width);
        expect(screen(model, size, paintWith(true)).lines.map(plain)).toEqual(lines.map(plain));
      }
  });

  test('too small a window asks for room', () => {
    const text = textAt(games['first-steps']![0]!, { width: 30, height: 8 });
    expect(flat(text)).toContain('make this window at least 40 by 14');
  });
});

describe('[E19] sealed intents', () => {
  test('while they are sealed no screen, page or line says what the foes declared, nor how much', async () => {
    let seen = 0;
    for (const scene of ['bridge-at-dusk', 'river-gate'])
      for (const model of games[scene]!) {
        const { setup, view, run } = sceneOf(model)!;
        if (view.fight?.stage !== 'INTENT' || view.fight.round > 1) continue;
        const theirs = game.view(setup, run.now.state, 1).fight!.intents.map((intent) => intentWords(setup, intent));
        expect(theirs.length).toBeGreaterThan(0);
        const still = unread(model);
        const shown = [
          ...(['log', 'share', 'help', 'sheet'] as const).map((page) => perform(still, { do: 'show', page })),
          still,
          model,
          perform(model, { do: 'all' }),
        ].map((one) => textAt(one, { width: 120, height: 60 }));
        const { text } = await onPaper(model, ['look', 'log', 'sheet captain', 'odds ready', 'odds pass']);
        for (const intent of theirs) for (const one of [...shown, text]) expect(flat(one)).not.toContain(intent);
        expect(flat(textAt(still, { width: 120, height: 60 }))).toContain('Theirs: ▒▒ ▒▒ ▒▒ face down');
        seen += theirs.length;
      }
    expect(seen).toBeGreaterThan(0);
  });

  test('once both sides are ready they are shown, then each blow with its dice', () => {
    const shown = games['bridge-at-dusk']!.find(({ cards }) =>
      cards.some(({ title }) => title === 'INTENTS ARE SHOWN'),
    )!;
    const [first, second] = shown.cards;
    expect(first!.lines.map((line) => line.text).join('\n')).toMatch(/^Captain Hu: /m);
    expect(second!.title).toMatch(/^CLASH/);
    expect(second!.lines.map((line) => line.text).join('\n')).toMatch(/d20 \d+ \+ die \d/);
  });
});

const press1 = (model: Model, key: Key): Model => {
  const pressed = press(model, key, 24);
  return pressed.command ? perform(pressed.model, pressed.command) : pressed.model;
};
const named = (...kinds: readonly NamedKey[]): readonly Key[] => kinds.map((kind) => ({ kind }));
const chars = (text: string): readonly Key[] =>
  [...text].map((char) => (char === ' ' ? { kind: 'space' } : { kind: 'char', char }));
const keyed = (model: Model, ...keys: readonly (readonly Key[])[]): Model => keys.flat().reduce(press1, model);

describe('keys', () => {
  test('from the shelf into a scene: difficulty by ← and →, a scene by number', () => {
    const shelf = opened(deskOf(home));
    const hard = keyed(shelf, named('right'));
    expect(hard.difficulty).toBe('HARD');
    expect(keyed(hard, named('left', 'left', 'left')).difficulty).toBe('STORY');
    expect(keyed(shelf, chars('2')).place?.scene).toBe('bridge-at-dusk');
    expect(keyed(shelf, named('down', 'enter')).place?.scene).toBe('bridge-at-dusk');
    expect(keyed(shelf, chars('river-gate'), named('enter')).place?.scene).toBe('river-gate');
  });

  test('cards are read one by one, or all at once', () => {
    const shown = games['bridge-at-dusk']!.find(({ cards }) => cards.length > 2)!;
    expect(keyed(shown, named('enter')).read).toBe(1);
    expect(keyed(shown, named('enter', 'left')).read).toBe(0);
    expect(keyed(shown, named('escape')).cards).toEqual([]);
    const all = keyed(shown, chars('a'));
    expect(all.page).toBe('all');
    expect(keyed(all, named('escape')).cards).toEqual([]);
  });

  test('a technique, its target, its invoke: esc goes back one list at a time', () => {
    const fight = unread(games['river-gate']!.find((model) => sceneOf(model)!.view.fight?.stage === 'INTENT')!);
    const hero = keyed({ ...fight, path: [], cursor: 0 }, named('enter'));
    expect(hero.path).toHaveLength(1);
    const { items } = menuOf(hero);
    const list = items.findIndex(({ command }) => command.do === 'down');
    const down = keyed({ ...hero, cursor: list }, named('enter'));
    expect(down.path).toHaveLength(2);
    expect(keyed(down, named('escape')).path).toHaveLength(1);
    expect(keyed(down, named('left', 'left')).path).toHaveLength(0);
  });

  test('undo asks; no leaves everything as it was, yes makes it practice', () => {
    const later = unread(games['bridge-at-dusk']![3]!);
    const asked = keyed(later, chars('undo'), named('enter'));
    expect(asked.asking).not.toBeNull();
    expect(keyed(asked, chars('n')).attempt?.run).toBe(later.attempt?.run);
    const back = keyed(asked, chars('y'));
    expect(back.attempt?.flags.practice).toBe(true);
    expect(textAt(unread(back), SMALL)).toContain('PRACTICE');
  });

  test('ctrl-c leaves from everywhere', () => {
    for (const model of games['first-steps']!.slice(0, 6)) expect(keyed(model, named('interrupt')).done).toBe(true);
  });
});

/** Read before they were kept: shelf, page, Intent, a blow, a window, the end. */
describe('what it looks like', () => {
  const PICTURES: { readonly [name: string]: () => readonly [Model, Size] } = {
    shelf: () => [opened(deskOf(makeHome())), SMALL],
    opening: () => [games['bridge-at-dusk']![0]!, SMALL],
    page: () => [unread(games['bridge-at-dusk']![0]!), SMALL],
    intent: () => [intentOf('bridge-at-dusk'), SMALL],
    party: () => [intentOf('river-gate'), { width: 120, height: 40 }],
    narrow: () => [intentOf('river-gate'), { width: 50, height: 40 }],
    clash: () => {
      const model = games['bridge-at-dusk']!.find(({ cards }) => cards.some(({ title }) => title.startsWith('CLASH')))!;
      return [{ ...model, read: model.cards.findIndex(({ title }) => title.startsWith('CLASH')) }, SMALL];
    },
    window: () => [
      unread(games['bridge-at-dusk']!.find((model) => sceneOf(model)!.view.fight?.stage === 'REACTION')!),
      SMALL,
    ],
    end: () => [unread(games['bridge-at-dusk']!.at(-1)!), SMALL],
  };
  const intentOf = (scene: string): Model =>
    unread(games[scene]!.filter((model) => sceneOf(model)!.view.fight?.stage === 'INTENT')[1]!);

  test.each(Object.keys(PICTURES))('%s', async (name) => {
    const [model, size] = PICTURES[name]!();
    const text = `${textAt(model, size)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(`screens/${name}.txt`);
  });
});
