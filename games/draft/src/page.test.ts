import { readdirSync, readFileSync } from 'node:fs';
import { pageOf } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { ACTION_KINDS, type Action } from './action.ts';
import { draft } from './draft.ts';
import { drawPrices } from './shop.ts';
import { card, type Fields, play, quest, read, rolls, route, SEED } from './small.fixture.ts';
import { RARITIES, SITES } from './vocabulary.ts';

const page = pageOf(readFileSync(new URL('../../../docs/spec/draft.md', import.meta.url), 'utf8'));
const HERE = new URL('./', import.meta.url);
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const files = readdirSync(HERE).filter((file) => file.endsWith('.ts') && !file.endsWith('.fixture.ts'));
const textOf = (file: string): string => readFileSync(new URL(file, HERE), 'utf8');

describe('[K4] the rules page and the engine say the same', () => {
  /** The faults of packs and setups; warnings of a pack are in another table. */
  const codes = page
    .section('R20', '**[R22]**')
    .split('\n')
    .flatMap((line) => /^\| `([a-z]+(?:-[a-z]+)+)` +\|/.exec(line)?.slice(1) ?? []);
  const made = new Set(
    ['card', 'config', 'route', 'script', 'supply', 'pack', 'resolve'].flatMap((file) =>
      [...textOf(`${file}.ts`).matchAll(/\bissue\(\s*'([a-z-]+)'/g)].map(([, code]) => code!),
    ),
  );
  /** What comes from shapes and references, for every game. */
  const COMMON = ['unknown-reference', 'duplicate-id'];

  test('[K4] [R20] every fault of a pack or a setup is on the page, and no other', () => {
    expect([...codes].sort()).toEqual([...made, ...COMMON].sort());
  });

  test('[K4] [R20] each has a test of its own', () => {
    const tests = files.filter(isTest).map(textOf);
    for (const code of codes) expect([code, tests.some((one) => one.includes(`'${code}'`))]).toEqual([code, true]);
  });

  test('[K4] [R19] every stream', () => {
    const opened = files
      .filter((file) => !isTest(file) && file !== 'review.ts')
      .flatMap((file) => [...textOf(file).matchAll(/openStream\([^,]+, '([a-z]+)'/g)].map(([, name]) => name!));
    expect([...opened].sort()).toEqual([...page.firstColumn('R19')].sort());
  });

  test('[K4] [R11] where each action can be done', () => {
    const at = (site: string): Fields => {
      const scene = site === 'BATTLE' ? { ...route([]), dreamscape: [{ name: 'One', sites: [] }] } : route([site]);
      return quest({ scene, ...(site === 'PURGE' ? { begin: { deck: ['gust'] } } : {}) });
    };
    const possible = (kind: Action['kind'], site: string): boolean => {
      const { setup, state } = play(at(site), SEED);
      const next = draft.step(setup, state, 0, { kind, at: -1 });
      return !('code' in next) || next.code !== 'not-here';
    };
    for (const [kind, , sites] of page.table('R11'))
      expect([kind, SITES.filter((site) => possible(kind as Action['kind'], site)).sort()]).toEqual([
        kind,
        sites!.split(', ').sort(),
      ]);
    expect(page.firstColumn('R11')).toEqual([...ACTION_KINDS]);
  });

  test('[K4] [R15] what a sale comes to', () => {
    const setup = read(
      quest({ card: RARITIES.map((rarity) => card(rarity, [], { rarity })), quest: { draft_cards: 1 } }),
    );
    const priced = (off: number): readonly number[] =>
      drawPrices(setup, [0, 1, 2, 3], rolls({ sale: [0, off, 0, off, 0, off, 0, off] }).seed, 0).prices;
    expect(page.table('R15').map(([, , range]) => range)).toEqual(
      priced(0).map((most, i) => `${most} to ${priced(60)[i]}`),
    );
  });

  test('[K4] [R20] every field of a setup, and of where it begins', () => {
    const { begin, ...script } = draft.makeSetup(
      read(quest({ begin: { dreamcaller: 'ash', essence: 3 } })),
    ) as unknown as { readonly begin: object };
    for (const field of [...Object.keys(script), 'begin'])
      expect(page.section('R20', '**[R22]**')).toContain(`\`${field}\``);
    expect([...page.firstColumn('R20')].sort()).toEqual(Object.keys(begin).sort());
  });
});
