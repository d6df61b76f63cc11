import { readFileSync } from 'node:fs';
import { addDays, makeDay, parseDay } from '@lockstep/calendar';
import { dailyOf, prove, weeksOf } from '@lockstep/forge';
import { canonical, sha256 } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { dailyModuleFor, editionFile, editionsFor, gameDir, loadPack, publishedOf } from './library.ts';

/** Hashes of editions that were published: an edition never changes. */
const GAMES = [
  {
    game: 'protocol',
    frozen: ['43908f964a60f61c7ab50817c966a60ab009b854ac89efb9dcac27b77c5814a6'],
    far: { par: 4 },
  },
  {
    game: 'testimony',
    frozen: ['60d5ec3647e8d2dc44fca4b4cdf03b28b49ce2befe9478129ececbb8e421dcc1'],
    far: { turns: 2 },
  },
] as const;

describe.each(GAMES)('what is published of $game', ({ game, frozen, far }) => {
  const { schedule, editions, module } = publishedOf(game);

  test('every edition is as it was published', () => {
    expect(editions.map(({ hash }) => hash)).toEqual(frozen);
    const onDisk = editions.map(({ number }) => readFileSync(editionFile(game, number), 'utf8').trimEnd());
    expect(onDisk.map((text) => sha256(text))).toEqual(frozen);
  });

  test('the schedule covers 2026-01-01 to 2027-12-31, day by day', () => {
    expect(schedule).toHaveLength(730);
    expect(makeDay(schedule[0]!.day)).toBe('2026-01-01');
    expect(makeDay(schedule.at(-1)!.day)).toBe('2027-12-31');
  });

  test('every date deals the puzzle that is pinned, and no hand comes twice in a month', () => {
    const hands: string[] = [];
    for (const pin of schedule) {
      const daily = dailyOf(publishedOf(game), pin.day);
      if (!daily.ok) throw new Error(daily.fault.says);
      const { card } = daily.value.setup as { card: { id: string }[] };
      const hand = card
        .map(({ id }) => id)
        .sort()
        .join(' ');
      expect(hands.slice(-31)).not.toContain(hand);
      hands.push(hand);
    }
  });

  test('a spread of dates keeps every promise, and the pinned facts are the proven ones', () => {
    for (let i = 0; i < schedule.length; i += 61) expect(prove(publishedOf(game), schedule[i]!.day).broken).toEqual([]);
  });

  test('one whole week keeps its weekly promises', () => {
    const [week] = weeksOf(addDays(schedule[0]!.day, 4), addDays(schedule[0]!.day, 10));
    const facts = week!.flatMap((day) => prove(publishedOf(game), day).facts ?? []);
    expect(facts).toHaveLength(7);
    expect(module.daily.week(facts)).toEqual([]);
  });

  test('beyond the schedule a Daily is found on the spot, the same for everyone', () => {
    const day = parseDay('2028-02-29');
    if (!day.ok) throw new Error(day.fault);
    const [one, two] = [0, 1].map(() => dailyOf(publishedOf(game), day.value));
    expect(one).toMatchObject({ ok: true, value: { pinned: false, pin: { numbers: far } } });
    expect(canonical(JSON.parse(JSON.stringify(two)))).toBe(canonical(JSON.parse(JSON.stringify(one))));
  });

  test('the pack on disk is sound', () => {
    expect(loadPack(dailyModuleFor(game), gameDir(game)).issues).toEqual([]);
  });
});

describe.each([
  ['encounter', ['0c356f233e013a772387adfe8e36513f13fdc546cb4bf755f3efc23b1375704b']],
  ['draft', ['884d2c4f034f3d56fb31248ebfafff1712a3658774fb458c1ea5b39f500262fa']],
  ['gates', ['acf8eedc1c2c87d13c1ba472bbb54e0d8b3455804c8ec9554e156722c42df746']],
  ['freeplay', ['5d9fce050ac38ca218659e66b11d622709e9f086a60e745f53db7e99e236402b']],
])('what is published of %s', (game, frozen) => {
  test('every edition is as it was published', () => {
    const editions = editionsFor(game);
    expect(editions.map(({ hash }) => hash)).toEqual(frozen);
    const onDisk = editions.map(({ number }) => readFileSync(editionFile(game, number), 'utf8').trimEnd());
    expect(onDisk.map((text) => sha256(text))).toEqual(frozen);
  });
});
