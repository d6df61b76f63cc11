import { readFileSync } from 'node:fs';
import { addDays, makeDay, parseDay } from '@lockstep/calendar';
import { dailyOf, prove, weeksOf } from '@lockstep/forge';
import { canonical, makeSeed, sha256 } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import {
  dailyFor,
  dailyModuleFor,
  dayEditionsOf,
  dayOf,
  editionFile,
  editionOfDate,
  editionsFor,
  gameDir,
  loadPack,
  publishedGame,
  resolveHeader,
  scheduleFile,
} from './library.ts';

/** Hashes of editions that were published: an edition never changes. */
const GAMES = [
  {
    game: 'protocol',
    frozen: [
      '43908f964a60f61c7ab50817c966a60ab009b854ac89efb9dcac27b77c5814a6',
      'f3525478f440655a4c32a108b3305963e374c89e7bef79bca8d952b0319c7582',
    ],
    lines: '33b985ba414cf06ee08ba16ad7939df0bd7424d6a3d209f97669d40ea58ea2e9',
    far: { par: 4 },
  },
  {
    game: 'testimony',
    frozen: [
      '60d5ec3647e8d2dc44fca4b4cdf03b28b49ce2befe9478129ececbb8e421dcc1',
      '6c419cde4fb8c8831ca32a27d57807c39952e298b20b0f47b63abadf6e850117',
    ],
    // The lines of edition 1, as they were before edition 2 took dates over.
    lines: 'f0b99c78f884c9e4f22e880f8ac30506d94111bb39ca43b1eb12dd6971aabf2b',
    far: { turns: 2 },
  },
] as const;

/** The head and two years of edition 1. */
const FIRST_LINES = 731;
/** K9: the first Monday at least seven days after edition 2 was pinned. */
const SECOND = '2026-11-23';

describe.each(GAMES)('what is published of $game', ({ game, frozen, lines, far }) => {
  const { schedule, editions, module } = publishedGame(game);

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

  test('[K9] every line of edition 1 is as it was; dates up to the first of edition 2 keep it', () => {
    const text = readFileSync(scheduleFile(game), 'utf8').split('\n').slice(0, FIRST_LINES).join('\n');
    expect(sha256(`${text}\n`)).toBe(lines);
    for (const { day, edition, replaces } of schedule)
      expect([makeDay(day), edition, replaces?.edition]).toEqual([
        makeDay(day),
        ...(makeDay(day) < SECOND ? [1, undefined] : [2, 1]),
      ]);
  });

  test('[K9] [K8] a replay of a date that was pinned again names its edition, and is played from that', () => {
    const header = { game, rules: module.game.rules, daily: '2026-12-01', seed: '0123456789abcdef' };
    const setups = frozen.map((pack) => {
      const seed = makeSeed(dailyFor(game, dayOf(header.daily), pack).seed);
      expect(resolveHeader({ ...header, pack })).toMatchObject({ ok: false, fault: { code: 'wrong-seed' } });
      const found = resolveHeader({ ...header, seed, pack });
      if (!found.ok) throw new Error(found.fault.expected);
      return canonical(JSON.parse(JSON.stringify(found.value.setup)));
    });
    expect(new Set(setups).size).toBe(frozen.length);
    expect(resolveHeader({ ...header, pack: '0'.repeat(64) })).toMatchObject({
      ok: false,
      fault: { code: 'unknown-pack' },
    });
  });

  test('every date deals the puzzle that is pinned, and no hand comes twice in a month', () => {
    const hands: string[] = [];
    for (const pin of schedule) {
      const daily = dailyOf(publishedGame(game), pin.day);
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
    for (let i = 0; i < schedule.length; i += 61)
      expect(prove(publishedGame(game), schedule[i]!.day).broken).toEqual([]);
  });

  test.each([4, 326])('the week from day %i on keeps its weekly promises', (first) => {
    const [week] = weeksOf(addDays(schedule[0]!.day, first), addDays(schedule[0]!.day, first + 6));
    const facts = week!.flatMap((day) => prove(publishedGame(game), day).facts ?? []);
    expect(facts).toHaveLength(7);
    expect(module.daily.week(facts)).toEqual([]);
  });

  test('beyond the schedule a Daily is found on the spot, the same for everyone', () => {
    const day = parseDay('2028-02-29');
    if (!day.ok) throw new Error(day.fault);
    const [one, two] = [0, 1].map(() => dailyOf(publishedGame(game), day.value));
    expect(one).toMatchObject({ ok: true, value: { pinned: false, pin: { numbers: far } } });
    expect(canonical(JSON.parse(JSON.stringify(two)))).toBe(canonical(JSON.parse(JSON.stringify(one))));
  });

  test('the pack on disk is sound', () => {
    expect(loadPack(dailyModuleFor(game), gameDir(game)).issues).toEqual([]);
  });
});

describe.each([
  [
    'encounter',
    [
      '0c356f233e013a772387adfe8e36513f13fdc546cb4bf755f3efc23b1375704b',
      'f247d12add1328f812051774453c3acf299590d8aefb03de78f12f53129609fd',
      '56b12d1cf3356c26ae7f501d9c52501cca7502a862f17ad63ef226204cd5c065',
      '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b',
    ],
  ],
  [
    'draft',
    [
      '884d2c4f034f3d56fb31248ebfafff1712a3658774fb458c1ea5b39f500262fa',
      'ed36b1595b356b226c280261ce02bbc95f58b9caeaedc90cd96bc25711a46d00',
      '7810aa3751c520861dc7a972b037c71c151ca4ca8a6bde137af51aff1f53ea3f',
    ],
  ],
  [
    'gates',
    [
      'acf8eedc1c2c87d13c1ba472bbb54e0d8b3455804c8ec9554e156722c42df746',
      '899525f7604d1af8a7bf014ba169341e58b83b68b0e31149e71e8e2f48423e9e',
      '9712200c20e0f74ca95b825ff2a234815dc8432a8b7f4a5664d30cfd24342c70',
    ],
  ],
  [
    'freeplay',
    [
      '5d9fce050ac38ca218659e66b11d622709e9f086a60e745f53db7e99e236402b',
      'c3dd22484173815ac7891f8d09c8ac9e74e9a37e807467d5d3035fe3c3c1ff10',
      '39405398e06a45febaf45ba1c19aa1ce106a0b7f63154fcb28e5d635bd05f535',
    ],
  ],
  [
    'battle',
    [
      'e0b88986cc2cea7361b946f26758cf3e79a3bd5d0f34e821f36bd10464f5bf50',
      '22c32004f61bd5cfbe5650826f2b445cf4037b3fc164d3cee2f852966a0e1fad',
    ],
  ],
  [
    'quest',
    [
      '2871e4e988444b465e27f30a4a541df3439a6ae01a64f0a700364553e6468b41',
      '8a4943494007402fd5bcb3652f1fa4061be843fc3eae00fbe718e08b0ec3b9ea',
      '2a65447854a38b1351f0d1bef6cb08d59b697e6fd5fedff2cb91ba0b2a60ef00',
      '4cc2089a6501dac3f5d5532bab1060c61db1b0f1f4f7fd4eb91bc08a71ce7487',
    ],
  ],
])('what is published of %s', (game, frozen) => {
  test('every edition is as it was published', () => {
    const editions = editionsFor(game);
    expect(editions.map(({ hash }) => hash)).toEqual(frozen);
    const onDisk = editions.map(({ number }) => readFileSync(editionFile(game, number), 'utf8').trimEnd());
    expect(onDisk.map((text) => sha256(text))).toEqual(frozen);
  });
});

test.each([
  ['draft', { '2026-01-01': 1, '2026-11-17': 1, '2026-11-18': 2, '2026-11-19': 2, '2026-11-20': 3 }],
  ['quest', { '2026-11-18': 2, '2026-11-19': 3, '2026-11-20': 4 }],
  ['freeplay', { '2026-11-18': 2, '2026-11-19': 3 }],
] as const)('[K9] of %s a date that has come keeps its edition, and dates to come have the newest', (game, dates) => {
  for (const [date, number] of Object.entries(dates)) expect(editionOfDate(game, date)?.number).toBe(number);
  expect(dayEditionsOf(game).at(-1)?.edition).toBe(editionsFor(game).at(-1)?.number);
});
