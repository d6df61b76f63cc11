import { fileURLToPath } from 'node:url';
import { goldens } from '@lockstep/conformance';
import * as draft from '@lockstep/draft';
import * as encounter from '@lockstep/encounter';
import { describe, expect, test } from 'vitest';
import { dailyModuleOf, dailyPlayerOf, datedPlayerOf, gameOf, moduleOf, resolveSetup } from './catalogue.ts';
import { GAMES } from './games.ts';

const folder = (game: string): string => fileURLToPath(new URL(`../../../golden/${game}/`, import.meta.url));

describe.each(GAMES.map(({ id }) => id))('goldens of %s', (game) => goldens(folder(game), resolveSetup));

test('a card of a draft speaks of battles in the words of an encounter', () => {
  expect(draft.PILLARS).toEqual(encounter.PILLARS);
  expect(draft.SLOTS).toEqual(encounter.SLOTS);
});

describe('the list of games', () => {
  test('every game is found by its id, and nothing else is', () => {
    for (const game of GAMES) expect(gameOf(game.id)).toBe(game);
    expect(gameOf('chess')).toBeUndefined();
    expect(dailyModuleOf('null')).toBeUndefined();
    expect(dailyModuleOf('protocol')?.game.id).toBe('protocol');
    expect(dailyPlayerOf('testimony')?.game).toBe(dailyModuleOf('testimony')?.game);
    expect(dailyPlayerOf('quest')).toBeUndefined();
    for (const id of ['quest', 'freeplay']) {
      expect(datedPlayerOf(id)?.game).toBe(gameOf(id));
      expect(moduleOf(id)?.today).toBeDefined();
    }
    expect(datedPlayerOf('protocol')).toBeUndefined();
  });

  const header = { game: 'protocol', rules: 1, setup: {}, seed: '0123456789abcdef' };
  test.each([
    ['another game', { ...header, game: 'chess' }, { line: 2, code: 'unknown-game' }],
    [
      'another rules number',
      { ...header, rules: 99 },
      { line: 3, code: 'wrong-rules', expected: 'rules 1', found: 'rules 99' },
    ],
    ['a setup that is none', header, { line: 4, code: 'wrong-setup' }],
  ] as const)('[K8] a replay of %s is refused with both values', (_, given, fault) => {
    expect(resolveSetup(given)).toMatchObject({ ok: false, fault });
  });
});
