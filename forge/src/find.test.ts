import type { DailyModule, Facts } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { makeEdition } from './deal.ts';
import { certify, type ForgedDeal, find, type GaveUp, MOST_ATTEMPTS } from './index.ts';
import { toy, toyPack } from './toy.fixture.ts';

const EDITION = makeEdition(1, toyPack());

const gaveUp = (result: ForgedDeal | GaveUp): GaveUp => {
  if ('deal' in result) throw new Error(`found ${result.attempt}`);
  return result;
};
const found = (result: ForgedDeal | GaveUp): ForgedDeal => {
  if (!('deal' in result)) throw new Error(JSON.stringify(result));
  return result;
};

/** What the toy dealt in an attempt, or that it dealt nothing. */
const attempts = (edition: typeof EDITION, name: string, count: number) => {
  const seen: (string | null)[] = [];
  const module: DailyModule = {
    ...toy,
    daily: {
      ...toy.daily,
      dealer: (pack, stream, constraints) => {
        const dealt = toy.daily.dealer(pack, stream, constraints);
        const { scrutiny, resistance } = dealt.ok ? (dealt.value as { scrutiny: number; resistance: number }) : {};
        seen.push(dealt.ok ? `${scrutiny} ${resistance}` : null);
        return dealt;
      },
    },
  };
  const result = find(module, edition, name, {}, [], count);
  return { seen, result };
};

describe('a search for a puzzle', () => {
  test('ends with the first attempt that keeps every promise', () => {
    const { seen, result } = attempts(EDITION, 'a', 1000);
    const { attempt, facts } = found(result);
    expect(seen).toHaveLength(attempt + 1);
    const keeps = (dealt: string | null): boolean => {
      const [scrutiny, resistance] = (dealt ?? '9 0').split(' ').map(Number);
      return scrutiny! <= 1 && resistance! >= 60;
    };
    expect(seen.map(keeps)).toEqual(seen.map((_, i) => i === attempt));
    expect(facts).toMatchObject({ grade: Number(seen.at(-1)!.split(' ')[0]) + 1 });
  });

  test('[K1] finds the same again, and another by another name', () => {
    expect(find(toy, EDITION, 'a')).toEqual(find(toy, EDITION, 'a'));
    expect(found(find(toy, EDITION, 'a')).deal).not.toEqual(found(find(toy, EDITION, 'b')).deal);
  });

  test('passes its constraints to every deal', () => {
    expect(found(find(toy, EDITION, 'a', { target: 'COFFEE' })).deal.setup).toMatchObject({ target: 'COFFEE' });
  });

  test('gives up after so many attempts, and says what failed how often', () => {
    const { seen, result } = attempts(makeEdition(1, toyPack({ leastResistance: 101 })), 'a', 200);
    const { attempts: tried, failed } = gaveUp(result);
    expect([tried, seen.length]).toEqual([200, 200]);
    const tense = seen.filter((dealt) => dealt !== null && Number(dealt.split(' ')[0]) > 1).length;
    const none = seen.filter((dealt) => dealt === null).length;
    expect(failed).toEqual({ deal: none, calm: tense, heavy: 200 - none - tense });
  });

  test('the nearest miss is the one that broke the latest promise by the least', () => {
    const { seen, result } = attempts(makeEdition(1, toyPack({ leastResistance: 101 })), 'a', 200);
    const { nearest } = gaveUp(result);
    const resistances = seen.map((dealt) => {
      const [scrutiny, resistance] = (dealt ?? '9 0').split(' ').map(Number);
      return scrutiny! <= 1 ? resistance! : 0;
    });
    const most = Math.max(...resistances);
    expect(nearest).toEqual({
      attempt: resistances.indexOf(most),
      check: { name: 'heavy', wanted: 'much Resistance', measured: `Resistance ${most}`, miss: 101 - most },
    });
  });

  test('where every deal fails there is no nearest miss', () => {
    expect(find(toy, makeEdition(1, toyPack({ fails: 1 })), 'a', {}, [], 3)).toEqual({
      attempts: 3,
      failed: { deal: 3 },
    });
  });

  test('is bounded without being told', () => {
    const { attempts: tried } = gaveUp(find(toy, makeEdition(1, toyPack({ fails: 1 })), 'a'));
    expect(tried).toBe(MOST_ATTEMPTS);
  });

  test('what breaks the week with its earlier days is passed over', () => {
    const still: Facts = { ...found(find(toy, EDITION, 'a')).facts, themes: { mood: ['still'] } };
    const earlier = [still, still, still, still];
    const names = Array.from({ length: 10 }, (_, i) => `day ${i}`);
    expect(names.some((name) => found(find(toy, EDITION, name)).facts.themes.mood?.[0] === 'still')).toBe(true);
    for (const name of names) expect(found(find(toy, EDITION, name, {}, earlier)).facts.themes.mood).toEqual(['tense']);
    const calm = makeEdition(1, toyPack({ mostScrutiny: 0 }));
    expect(gaveUp(find(toy, calm, 'a', {}, earlier, 100)).failed.week).toBeGreaterThan(0);
  });

  test('a dealer that deals what its game refuses is a bug', () => {
    const module: DailyModule = {
      ...toy,
      daily: { ...toy.daily, dealer: () => ({ ok: true, value: { target: 'FRIDGE' } }) },
    };
    expect(() => find(module, EDITION, 'a')).toThrow('a dealer dealt what its own game refuses');
  });
});

describe('a certificate', () => {
  const { deal } = found(find(toy, EDITION, 'a'));
  const setupOf = (changes: object) => {
    const setup = toy.game.parseSetup({ ...(deal.setup as object), ...changes });
    if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
    return setup.value;
  };

  test('holds facts only where every promise is kept', () => {
    const { checks, facts } = certify(toy, setupOf({}), deal.seed, false);
    expect(checks.map(({ name, miss }) => [name, miss])).toEqual([
      ['calm', 0],
      ['heavy', 0],
    ]);
    expect(facts).toBeDefined();
  });

  const broken = setupOf({ scrutiny: 3, resistance: 10 });
  test('stops at the first promise that is broken', () => {
    const { checks, facts } = certify(toy, broken, deal.seed, false);
    expect(checks).toEqual([{ name: 'calm', wanted: 'little Scrutiny', measured: 'Scrutiny 3', miss: 2 }]);
    expect(facts).toBeUndefined();
  });

  test('or goes through all of them', () => {
    const { checks, facts } = certify(toy, broken, deal.seed, true);
    expect(checks.map(({ name, miss }) => [name, miss])).toEqual([
      ['calm', 2],
      ['heavy', 50],
    ]);
    expect(facts).toBeUndefined();
  });
});
