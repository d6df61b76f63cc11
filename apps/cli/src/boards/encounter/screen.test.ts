import { encounter as game } from '@lockstep/encounter';
import { intentWords } from '@lockstep/words-encounter';
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
  onPaper,
  SMALL,
  textAt,
} from '../../shell/home.fixture.ts';
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';
import { hitName } from './menu-window.ts';
import { type Model, sceneViewOf, toldCards } from './scene-view.ts';

/** Scenes of every kind, each played to its end by a greedy bot. */
const SCENES = ['first-steps', 'bridge-at-dusk', 'missing-page', 'river-gate'];
const games: { [scene: string]: readonly Model[] } = {};
let home: Home;
beforeAll(() => {
  home = makeHome();
  for (const scene of SCENES) games[scene] = playedOut(openedAt(home, { scene })).models;
});
afterAll(() => home.end());

const unread = (model: Model): Model => ({ ...model, readIndex: null });

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
      for (const model of games[scene]!.flatMap((one) => [one, unread(one)])) expectFits(model, size);
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
        const { setup, view, run } = sceneViewOf(model)!;
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
    const shown = games['bridge-at-dusk']!.find((model) =>
      toldCards(model).some(({ title }) => title === 'INTENTS ARE SHOWN'),
    )!;
    const [first, second] = toldCards(shown);
    expect(first!.lines.map((line) => line.text).join('\n')).toMatch(/^Captain Hu: /m);
    expect(second!.title).toMatch(/^CLASH/);
    expect(second!.lines.map((line) => line.text).join('\n')).toMatch(/d20 \d+ \+ die \d/);
  });
});

describe('[E24] a window', () => {
  test('[E24] lists every blow that its menu offers to answer, a miss among them, and counts none of them as beyond answer', () => {
    let misses = 0;
    for (const scene of SCENES)
      for (const model of games[scene]!) {
        const { setup, view, run } = sceneViewOf(model)!;
        if (view.fight?.stage !== 'REACTION') continue;
        const offered = new Set(
          game
            .legal(setup, run.now.state, 0)
            .flatMap((one) => (one.kind === 'react' && one.hit >= 0 ? [one.hit + 1] : [])),
        );
        if (offered.size === 0) continue;
        const text = flat(textAt(unread(model), { width: 160, height: 80 }));
        const beyond = /HITS \((\d+) more that .*? cannot answer or raise\)/.exec(text)?.[1] ?? '0';
        expect(Number(beyond)).toBeLessThanOrEqual(view.fight.hits.length + view.fight.tests.length - offered.size);
        for (const hit of view.fight.hits.filter((one) => offered.has(one.hit))) {
          expect(text).toContain(`${hitName(setup, hit).slice(1)}: `);
          if (hit.contact < 1) misses += 1;
        }
      }
    expect(misses).toBeGreaterThan(0);
  });
});

describe('[E33] [E19] odds stand beside every roll that is offered', () => {
  const ROLLED = ['SETUP', 'ADVANCE', 'MANIFEST'];

  test('[E33] a set-up, an advance and a push carry their chance in the menu', () => {
    const seen = new Set<string>();
    for (const scene of SCENES)
      for (const model of games[scene]!.map(unread)) {
        const { setup, view } = sceneViewOf(model)!;
        if (view.fight?.stage !== 'INTENT') continue;
        const heroes = menuOf({ ...model, path: [] }).items.flatMap(({ command }) =>
          command.do === 'down' ? [command.into] : [],
        );
        for (const hero of heroes)
          for (const { label, note } of menuOf({ ...model, path: [hero] }).items) {
            const kit = setup.script.technique.find(({ name }) => label.replace(/ (?:…|at .*|to .*)$/, '') === name);
            if (!kit || !ROLLED.includes(kit.does)) continue;
            expect(note, label).toMatch(/(?:\d+%|No chance) to pass/);
            seen.add(kit.does);
          }
      }
    expect([...seen]).toEqual(expect.arrayContaining(['SETUP', 'ADVANCE']));
  });
});

const placeOf = ({ session }: Model): string => {
  const subject = session?.opening.ref.subject;
  return subject?.kind === 'scene' ? subject.scene : '';
};

describe('keys', () => {
  test('from the shelf into a scene: difficulty by ← and →, a scene by number', () => {
    const shelf = openedAt(home);
    const hard = keyed(shelf, named('right'));
    expect(hard.chosen.difficulty).toBe('HARD');
    expect(keyed(hard, named('left', 'left', 'left')).chosen.difficulty).toBe('STORY');
    expect(placeOf(keyed(shelf, chars('2'), named('enter')))).toBe('bridge-at-dusk');
    expect(placeOf(keyed(shelf, named('down', 'enter')))).toBe('bridge-at-dusk');
    expect(placeOf(keyed(shelf, chars('river-gate'), named('enter')))).toBe('river-gate');
  });

  test('cards are read one by one, or all at once', () => {
    const shown = games['bridge-at-dusk']!.find((model) => toldCards(model).length > 2)!;
    expect(keyed(shown, named('enter')).readIndex).toBe(1);
    expect(keyed(shown, named('enter', 'left')).readIndex).toBe(0);
    expect(keyed(shown, named('escape')).readIndex).toBeNull();
    const all = keyed(shown, chars('a'));
    expect(all.page).toBe('all');
    expect(keyed(all, named('escape')).readIndex).toBeNull();
  });

  test('a technique, its target, its invoke: esc goes back one list at a time', () => {
    const fight = unread(games['river-gate']!.find((model) => sceneViewOf(model)!.view.fight?.stage === 'INTENT')!);
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
    expect(asked.confirmation).not.toBeNull();
    expect(keyed(asked, chars('n')).session?.attempt.run).toBe(later.session?.attempt.run);
    const back = keyed(asked, chars('y'));
    expect(back.session?.attempt.flags.practice).toBe(true);
    expect(textAt(unread(back), SMALL)).toContain('PRACTICE');
  });

  test('ctrl-c leaves from everywhere', () => {
    for (const model of games['first-steps']!.slice(0, 6)) expect(keyed(model, named('interrupt')).done).toBe(true);
  });
});

/** Read before they were kept: shelf, page, Intent, a blow, a window, the end. */
describe('what it looks like', () => {
  const PICTURES: { readonly [name: string]: () => readonly [Model, Size] } = {
    shelf: () => [openedAt(makeHome()), SMALL],
    opening: () => [games['bridge-at-dusk']![0]!, SMALL],
    page: () => [unread(games['bridge-at-dusk']![0]!), SMALL],
    intent: () => [intentOf('bridge-at-dusk'), SMALL],
    party: () => [intentOf('river-gate'), { width: 120, height: 40 }],
    narrow: () => [intentOf('river-gate'), { width: 50, height: 40 }],
    clash: () => {
      const model = games['bridge-at-dusk']!.find((one) =>
        toldCards(one).some(({ title }) => title.startsWith('CLASH')),
      )!;
      return [{ ...model, readIndex: toldCards(model).findIndex(({ title }) => title.startsWith('CLASH')) }, SMALL];
    },
    window: () => [
      unread(games['bridge-at-dusk']!.find((model) => sceneViewOf(model)!.view.fight?.stage === 'REACTION')!),
      SMALL,
    ],
    end: () => [unread(games['bridge-at-dusk']!.at(-1)!), SMALL],
  };
  const intentOf = (scene: string): Model =>
    unread(games[scene]!.filter((model) => sceneViewOf(model)!.view.fight?.stage === 'INTENT')[1]!);

  test.each(Object.keys(PICTURES))('%s', async (name) => {
    const [model, size] = PICTURES[name]!();
    await expect(kept(model, size)).toMatchFileSnapshot(`screens/${name}.txt`);
  });
});
