import { battle, gameModule } from '@lockstep/battle';
import { PAIRS } from '@lockstep/draft';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { pairsOf } from './pair-decks.ts';
import { survey } from './survey.ts';

const pack = readContent();
const parsed = battle.parseSetup(gameModule.pack.resolve(pack, survey.setupOf(pack, 'pairs')));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
const setup = parsed.value;
const sums = survey.measure(setup, 'greedy', 0);

describe('what one battle of the survey adds', () => {
  test('is the same every time, and another battle adds something else', () => {
    expect(survey.measure(setup, 'greedy', 0)).toEqual(sums);
    expect(survey.measure(setup, 'greedy', 1)).not.toEqual(sums);
  });

  test('is whole numbers: one battle, one winner of two pairs, cards that were drawn', () => {
    for (const [name, row] of Object.entries(sums)) expect(row.every(Number.isSafeInteger), name).toBe(true);
    const total = (name: string, part: number): number =>
      sums[name]!.filter((_, i) => i % 3 === part).reduce((sum, n) => sum + n, 0);
    expect(total('turns', 0)).toBe(1);
    expect([total('pair wins', 0), total('pair wins', 1)]).toEqual([2, 1]);
    expect(total('drawn', 0)).toBeGreaterThan(15);
    expect(total('windows', 1)).toBe(total('answer windows', 1) + total('end windows', 1));
  });

  test('all ways two different pairs can meet come in turn', () => {
    const met = new Set(Array.from({ length: 90 }, (_, nth) => pairsOf(nth).join(' ')));
    expect(met.size).toBe(PAIRS.length * (PAIRS.length - 1));
    for (const one of met) expect(new Set(one.split(' ')).size).toBe(2);
  });

  test('two different fighters change seats with the same decks and shuffles', () => {
    const [one, other] = [0, 1].map((nth) => survey.measure(setup, 'greedy over random', nth));
    expect(one!['first fighter wins']![0]).toBe(1);
    // Nothing leads where points are equal after three turns.
    const counted = (sums: typeof one) => Object.keys(sums!).filter((name) => name !== 'leader wins');
    expect(counted(one).sort()).toEqual(counted(other).sort());
  });

  test('every claim of greedy play reads something that is measured', () => {
    const asked = survey.claims.filter(
      ({ quantity: { player, name } }) => player === 'greedy' && name !== 'leader wins',
    );
    const seen = Array.from({ length: 4 }, (_, nth) => survey.measure(setup, 'greedy', nth));
    for (const { quantity, claim } of asked)
      expect(
        seen.some((one) => one[quantity.name] !== undefined),
        claim,
      ).toBe(true);
  });
});
