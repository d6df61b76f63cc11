import { readFileSync } from 'node:fs';
import { addDays, type Day, makeDay, parseDay } from '@lockstep/calendar';
import type { Json } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { gameModule as module } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import {
  type Daily,
  dailyOf,
  type Edition,
  forgeWeek,
  makeEdition,
  type Pin,
  type PublishedGame,
  prove,
  puzzleHash,
} from './index.ts';
import { toy, toyPack } from './toy.fixture.ts';

const dayOf = (text: string): Day => {
  const day = parseDay(text);
  if (!day.ok) throw new Error(day.fault);
  return day.value;
};

const MONDAY = dayOf('2026-11-30');
const WEEK = Array.from({ length: 7 }, (_, i) => addDays(MONDAY, i));
const EDITION = makeEdition(1, toyPack());
const PUBLISHED: PublishedGame = { module: toy, editions: [EDITION], schedule: forgeWeek(toy, EDITION, WEEK) };

const daily = (published: PublishedGame, day: Day): Daily => {
  const found = dailyOf(published, day);
  if (!found.ok) throw new Error(found.fault.says);
  return found.value;
};

const repinned = (at: number, changes: Partial<Pin>): PublishedGame => ({
  ...PUBLISHED,
  schedule: PUBLISHED.schedule.map((pin, i) => (i === at ? { ...pin, ...changes } : pin)),
});

describe('the Daily of a date', () => {
  test('[P12] is dealt as it is pinned', () => {
    for (const [i, day] of WEEK.entries()) {
      const found = daily(PUBLISHED, day);
      expect(found).toMatchObject({ pinned: true, pin: PUBLISHED.schedule[i], edition: EDITION });
      expect(puzzleHash(found)).toBe(PUBLISHED.schedule[i]?.hash);
      expect(found.setup).toMatchObject({ target: `DAY-${day}` });
    }
  });

  test('before the first is too early, and says which is the first', () => {
    expect(dailyOf(PUBLISHED, addDays(MONDAY, -1))).toEqual({
      ok: false,
      fault: { code: 'too-early', says: 'the first Daily is that of 2026-11-30; choose a later date' },
    });
  });

  test.each([
    ['one card of the edition', makeEdition(1, toyPack({ impact: 13 })), toy],
    ['the dealer', EDITION, { ...toy, daily: { ...toy.daily, constraintsFor: () => ({ target: 'OTHER' }) } }],
  ])('is not as pinned once %s is changed', (_, edition, changed) => {
    const found = dailyOf({ ...PUBLISHED, module: changed, editions: [edition] }, MONDAY);
    expect(found).toMatchObject({ ok: false, fault: { code: 'not-as-pinned' } });
    if (!found.ok) {
      expect(found.fault.says).toContain(PUBLISHED.schedule[0]!.hash);
      expect(found.fault.says).toMatch(/^2026-11-30 deals [0-9a-f]{16}, but/);
    }
  });

  test('is not as pinned where its deal now fails', () => {
    const found = dailyOf({ ...PUBLISHED, editions: [makeEdition(1, toyPack({ fails: 1 }))] }, MONDAY);
    expect(found).toMatchObject({ ok: false, fault: { says: expect.stringContaining('deals no puzzle') } });
  });

  test.each([{ hash: '0000000000000000' }, { attempt: 4999 }])('is not as pinned under another %o', (changes) => {
    expect(dailyOf(repinned(2, changes), WEEK[2]!)).toMatchObject({ ok: false, fault: { code: 'not-as-pinned' } });
    expect(dailyOf(repinned(2, changes), WEEK[3]!)).toMatchObject({ ok: true });
  });

  test('needs its own edition, whatever others there are', () => {
    const editions: readonly Edition[] = [makeEdition(2, toyPack())];
    expect(dailyOf({ ...PUBLISHED, editions }, MONDAY)).toEqual({
      ok: false,
      fault: { code: 'no-edition', says: '2026-11-30 needs edition 1, which is not here' },
    });
    expect(dailyOf({ ...PUBLISHED, editions: [...editions, EDITION] }, MONDAY)).toMatchObject({ ok: true });
  });
});

describe('beyond the schedule', () => {
  const LATER = addDays(MONDAY, 400);

  test('a Daily is found live with the newest edition, and is proven alone', () => {
    const newest = makeEdition(2, toyPack({ impact: 20 }));
    const found = daily({ ...PUBLISHED, editions: [EDITION, newest] }, LATER);
    expect(found).toMatchObject({ pinned: false, edition: newest, pin: { day: LATER, edition: 2 } });
    expect(found.setup).toMatchObject({ target: `ALONE-${LATER}`, card: [{ impact: 20 }, { impact: 20 }] });
    expect(found.pin.hash).toBe(puzzleHash(found));
    expect(daily({ ...PUBLISHED, editions: [EDITION, newest] }, LATER)).toEqual(found);
  });

  test('the day after the last is live already, and any day where nothing is pinned', () => {
    expect(daily(PUBLISHED, addDays(MONDAY, 7)).pinned).toBe(false);
    expect(daily({ ...PUBLISHED, schedule: [] }, addDays(MONDAY, -400)).pinned).toBe(false);
  });

  test('there is none without an edition', () => {
    expect(dailyOf({ ...PUBLISHED, editions: [] }, LATER)).toEqual({
      ok: false,
      fault: { code: 'no-edition', says: 'no edition has been published yet' },
    });
  });

  test('there is none where nothing keeps the promises, and the one most often broken is named', () => {
    const editions = [makeEdition(1, toyPack({ leastResistance: 101, mostScrutiny: 3 }))];
    expect(dailyOf({ ...PUBLISHED, schedule: [], editions }, LATER)).toEqual({
      ok: false,
      fault: {
        code: 'none-found',
        says: `${makeDay(LATER)}: none of 20000 attempts kept every promise; most often broken: heavy`,
      },
    });
  });
});

describe('a forged week', () => {
  const moodsOf = (schedule: readonly Pin[]): readonly string[] =>
    schedule.map(({ grade }) => (grade === 1 ? 'still' : 'tense'));

  test('is pinned in date order with what was proven', () => {
    expect(PUBLISHED.schedule.map(({ day }) => day)).toEqual(WEEK);
    for (const pin of PUBLISHED.schedule)
      expect(pin).toMatchObject({
        edition: 1,
        numbers: { par: 3, safe: 2, random: 7 },
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
  });

  test('[K1] is the same again', () => {
    expect(forgeWeek(toy, EDITION, WEEK)).toEqual(PUBLISHED.schedule);
  });

  test('keeps the promises of the week, which its days alone would break', () => {
    const broken = (published: readonly Pin[]): boolean =>
      ['still', 'tense'].some((mood) => moodsOf(published).filter((one) => one === mood).length > 4);
    const weeks = Array.from({ length: 12 }, (_, i) => WEEK.map((day) => addDays(day, i * 7)));
    const free = { ...toy, daily: { ...toy.daily, week: () => [] } };
    expect(weeks.some((days) => broken(forgeWeek(free, EDITION, days)))).toBe(true);
    for (const days of weeks) expect(broken(forgeWeek(toy, EDITION, days))).toBe(false);
  });

  test('counts the days of the week that are pinned already', () => {
    const still = { grade: 1, numbers: {}, line: [], themes: { mood: ['still'] } };
    const rest = forgeWeek(toy, EDITION, WEEK.slice(4), [still, still, still, still]);
    expect(moodsOf(rest)).toEqual(['tense', 'tense', 'tense']);
  });

  test('that cannot be had is a fault with the reasons in it', () => {
    expect(() => forgeWeek(toy, makeEdition(1, toyPack({ fails: 1 })), WEEK)).toThrow(
      /^no puzzle for 2026-11-30: .*"failed":\{"deal":20000\}/,
    );
  });
});

describe('a proof of what is published', () => {
  test('finds nothing broken in what was just forged', () => {
    for (const day of WEEK) {
      const { broken, facts } = prove(PUBLISHED, day);
      expect(broken).toEqual([]);
      expect(facts?.themes.target).toEqual([`DAY-${day}`]);
    }
  });

  test.each([['par'], ['excellent'], ['safe'], ['random']])(
    'a pin whose %s was edited is told with both numbers',
    (key) => {
      const { numbers } = PUBLISHED.schedule[3]!;
      const was = numbers[key]!;
      expect(prove(repinned(3, { numbers: { ...numbers, [key]: was + 1 } }), WEEK[3]!).broken).toEqual([
        `${key}: pinned ${was + 1}, proven ${was}`,
      ]);
    },
  );

  test('a pin whose grade was edited is told with both numbers', () => {
    const { grade } = PUBLISHED.schedule[3]!;
    expect(prove(repinned(3, { grade: grade + 1 }), WEEK[3]!).broken).toEqual([
      `grade: pinned ${grade + 1}, proven ${grade}`,
    ]);
  });

  test('a promise made later and not kept is told with what was measured', () => {
    const strict = { name: 'loud', wanted: 'noise', test: () => ({ measured: 'silence', miss: 1 }) };
    const offering = { ...toy, daily: { ...toy.daily, promises: [...toy.daily.promises, strict] } };
    expect(prove({ ...PUBLISHED, module: offering }, MONDAY)).toEqual({ broken: ['loud: wanted noise; silence'] });
  });

  test('a date without a Daily is told as it is', () => {
    const { broken, facts } = prove(PUBLISHED, addDays(MONDAY, -1));
    expect(facts).toBeUndefined();
    expect(broken).toEqual(['the first Daily is that of 2026-11-30; choose a later date']);
  });
});

describe('a Daily of Protocol', () => {
  const names = ['rules.toml', 'locks.toml', 'protocols.toml', 'cards.toml'];
  const files = names.map((name) => ({
    name,
    text: readFileSync(new URL(`../../content/protocol/${name}`, import.meta.url), 'utf8'),
  }));

  test('[P15] is found in the pack, keeps every promise and is proven again', () => {
    const edition = makeEdition(1, load(files, module.pack.parse).value as Json);
    const schedule = forgeWeek(module, edition, [MONDAY]);
    const { broken, facts } = prove({ module, editions: [edition], schedule }, MONDAY);
    expect(broken).toEqual([]);
    expect(facts).toMatchObject({ numbers: { par: 4 } });
    expect(schedule[0]?.numbers.excellent).toBeGreaterThanOrEqual(2);
    expect(schedule[0]?.numbers.excellent).toBeLessThanOrEqual(92);
    expect(schedule[0]?.numbers.random).toBeLessThan(150);
  });
});
