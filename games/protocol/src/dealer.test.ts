import { canonical, type Json, openStream, parseSeed } from '@lockstep/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { published } from './content.fixture.ts';
import { constraintsFor, dealer, hasAnchor, hasPair, passingPayloads } from './dealer.ts';
import { type Pack, parsePack } from './pack.ts';
import { card, type Fields, read } from './play.fixture.ts';
import type { Setup } from './setup.ts';
import { TAGS } from './vocabulary.ts';

const deal = (pack: Pack, seed: string, constraints: { readonly [key: string]: Json } = {}) =>
  dealer(pack, openStream(parseSeed(seed), 'deal'), constraints);

const parsed = (written: Fields): Pack => {
  const pack = parsePack(written);
  if (!pack.ok) throw new Error(JSON.stringify(pack.fault));
  return pack.value;
};

/** A pack of plain arithmetic, so that a pinned deal moves only when the dealer does. */
const PLAIN = {
  tuning: {},
  lock: ['FRIDGE', 'COFFEE', 'WIFI'].map((id) => ({ id, name: id.toLowerCase(), line: 'A lock.' })),
  protocol: TAGS.slice(0, 6).map((tag) => ({
    id: `NEEDS_${tag}`,
    line: 'A rule.',
    path: [{ tags: [tag] }, { pair: [tag], at_least: 2 }],
  })),
  card: Array.from({ length: 60 }, (_, i) =>
    card(`c${i}`, 20, { trust: ['SKETCHY', 'VERIFIED', 'PLAUSIBLE', 'PLAUSIBLE'][i % 4], tags: [TAGS[i % 6]] }),
  ),
};

describe('a deal', () => {
  test('[K1] [P43] is pinned: this seed deals these cards, forever', () => {
    const dealt = deal(parsed(PLAIN), 'pinned 3');
    if (!dealt.ok) throw new Error(dealt.fault);
    const { target, scrutiny, schedule, card: cards } = read(dealt.value as Fields).script;
    expect({ target, scrutiny, schedule, cards: cards.map(({ id }) => id).join(' ') }).toEqual({
      target: 'COFFEE',
      scrutiny: 2,
      schedule: [
        { from: 1, protocol: 'NEEDS_PURCHASE', no_repeat: true },
        { from: 2, protocol: 'NEEDS_WORK', no_repeat: true },
        { from: 3, protocol: 'NEEDS_SENSOR', no_repeat: false },
      ],
      cards: 'c14 c23 c42 c51 c26 c28 c2 c41 c1 c43 c52 c33',
    });
  });

  test('[K1] is the same twice, and another for another seed', () => {
    expect(deal(published, 'a')).toEqual(deal(published, 'a'));
    const texts = Array.from({ length: 20 }, (_, i) => canonical(deal(published, `seed ${i}`)));
    expect(new Set(texts).size).toBe(20);
  });

  test('[P45] is made by the numbers of its pack', () => {
    const dealt = deal(parsed({ ...PLAIN, tuning: { compliance_cap: 25 } }), 'pinned 3');
    expect(dealt).toMatchObject({ ok: true, value: { tuning: { compliance_cap: 25 } } });
  });
});

describe('composition of 300 deals', () => {
  const setups: Setup[] = [];
  beforeAll(() => {
    for (let i = 0; setups.length < 300; i += 1) {
      const dealt = deal(published, `deal ${i}`);
      if (dealt.ok) setups.push(read(dealt.value as Fields));
      if (i > 600) throw new Error('more than half of the deals fail');
    }
  });
  const trusted = ({ script }: Setup, trust: string): number => script.card.filter((one) => one.trust === trust).length;

  /** What a deal shows, and the values that 300 of them show: all of these and no other. */
  const laws: readonly [law: string, value: (setup: Setup) => unknown, allowed: readonly unknown[]][] = [
    ['[P3] twelve different cards', ({ script }) => new Set(script.card.map(({ id }) => id)).size, [12]],
    ['1 or 2 SKETCHY', (setup) => trusted(setup, 'SKETCHY'), [1, 2]],
    ['2 or 3 VERIFIED', (setup) => trusted(setup, 'VERIFIED'), [2, 3]],
    ['a pair that resonates', hasPair, [true]],
    ['an AUTHORITY or TIME card', ({ script }) => hasAnchor(script.card), [true]],
    [
      '[P2] three protocols from turns 1–4',
      ({ script }) => script.schedule.map(({ from }) => from).join(),
      ['1,2,3', '1,2,4', '1,3,4'],
    ],
    ['three different protocols', ({ script }) => new Set(script.schedule.map((entry) => entry.protocol)).size, [3]],
    [
      '[P2] two or three with no repeats',
      ({ script }) => script.schedule.filter((entry) => entry.no_repeat).length,
      [2, 3],
    ],
    ['[P5] Scrutiny 1 or 2', ({ script }) => script.scrutiny, [1, 2]],
    ['no Evidence yet', ({ script }) => script.evidence, [undefined]],
    ['a lock of the pack', ({ script }) => script.target, published.lock.map(({ id }) => id)],
  ];
  test.each(laws)('%s', (_, value, allowed) => {
    expect(new Set(setups.map(value))).toEqual(new Set(allowed));
  });

  test('3 to 40 of the 78 payloads pass each protocol', () => {
    const counts = setups.flatMap((setup) => setup.script.schedule.map((_, entry) => passingPayloads(setup, entry)));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
  });

  test('every protocol and every card of the pack is dealt', () => {
    const dealt = new Set(setups.flatMap(({ script }) => script.schedule.map((entry) => entry.protocol)));
    expect(dealt).toEqual(new Set(published.protocol.map(({ id }) => id)));
    const cards = new Set(setups.flatMap(({ script }) => script.card.map(({ id }) => id)));
    expect(cards.size).toBe(published.card.length);
  });
});

describe('a deal that no proof could mend fails, and says why', () => {
  const rows: readonly [what: string, changes: Fields, why: RegExp][] = [
    [
      'no anchor',
      {
        card: PLAIN.card.map((one, i) => ({ ...one, tags: [TAGS[1 + (i % 4)]] })),
        protocol: PLAIN.protocol.slice(1, 5),
      },
      /^no AUTHORITY or TIME card/,
    ],
    ['no pair', { tuning: { resonance_tags: ['POLICY'] } }, /^no two cards of the deal resonate/],
    [
      'a protocol that stands open',
      { protocol: PLAIN.protocol.map(({ id, line }) => ({ id, line, path: [{ at_most: 1 }, { at_least: 2 }] })) },
      /^NEEDS_\w+ is passed by 78 of 78 payloads/,
    ],
    [
      'a protocol that almost nothing passes',
      {
        card: [...PLAIN.card, card('only', 20, { tags: ['MOOD'], trust: 'SKETCHY' })],
        protocol: PLAIN.protocol.map(({ id, line }) => ({
          id,
          line,
          path: [
            { tags: ['MOOD'], at_most: 1 },
            { any: ['MOOD'], at_most: 1 },
          ],
        })),
      },
      /^NEEDS_\w+ is passed by [01] of 78 payloads/,
    ],
    [
      'too few cards of one trust',
      { card: PLAIN.card.filter(({ trust }, i) => trust !== 'PLAUSIBLE' || i < 6) },
      /^the pack has too few cards of some trust: \d+ were dealt/,
    ],
  ];
  test.each(rows)('%s', (_, changes, why) => {
    const pack = parsed({ ...PLAIN, ...changes });
    for (let i = 0; i < 20; i += 1) {
      const dealt = deal(pack, `poor ${i}`);
      expect(dealt).toMatchObject({ ok: false, fault: expect.stringMatching(why) });
    }
  });

  test('a constraint on a protocol the pack does not have', () => {
    const dealt = deal(published, 'a', { protocols: ['NO_SELF_REPORT', 'NOTHING', 'SENSOR_DRIFT'] });
    expect(dealt).toMatchObject({ ok: false, fault: expect.stringMatching(/^the deal is no puzzle/) });
  });
});

describe('what a date asks of its deal', () => {
  const days = Array.from({ length: 60 }, (_, i) => 20_000 + i);
  const protocolsOf = (day: number): readonly string[] =>
    constraintsFor(published, day, true).protocols as readonly string[];

  test('a deal keeps the constraints', () => {
    for (let i = 0, kept = 0; kept < 10; i += 1) {
      const constraints = constraintsFor(published, 20_000 + i, true);
      const dealt = deal(published, `wished ${i}`, constraints);
      if (!dealt.ok) continue;
      const { target, schedule } = read(dealt.value as Fields).script;
      expect({ target, protocols: schedule.map(({ protocol }) => protocol) }).toEqual(constraints);
      kept += 1;
    }
  });

  test('within the schedule the lock is asked for, and [P16] what the weekday promises where the pack has a week', () => {
    const { week: _, ...first } = published;
    for (const day of days) expect(Object.keys(constraintsFor(first, day, false))).toEqual(['target']);
    // Day 20 003 was a Monday.
    const [monday, sunday] = [20_003, 20_009].map((day) => constraintsFor(published, day, false).aims);
    expect([monday, sunday]).toEqual([
      { grade: 1, risk: false },
      { grade: 5, risk: true },
    ]);
    expect(constraintsFor(published, 20_000, false).target).toBe(constraintsFor(published, 20_000, true).target);
  });

  test('every lock comes up, and never twice in a row', () => {
    const targets = days.map((day) => constraintsFor(published, day, false).target);
    expect(new Set(targets)).toEqual(new Set(published.lock.map(({ id }) => id)));
    for (let i = 1; i < targets.length; i += 1) expect(targets[i]).not.toBe(targets[i - 1]);
  });

  test('every protocol comes up in ten days as often as any other, and neighbouring days share none', () => {
    const ten = days.slice(0, 10).flatMap(protocolsOf);
    for (const { id } of published.protocol) expect(ten.filter((one) => one === id)).toHaveLength(3);
    for (const day of days) {
      expect(new Set(protocolsOf(day)).size).toBe(3);
      expect(new Set([...protocolsOf(day), ...protocolsOf(day + 1)]).size).toBe(6);
    }
  });

  test('a date before 1970 has its turn too', () => {
    expect(constraintsFor(published, -1, true)).toEqual(constraintsFor(published, -1 + 8 * 10 * 3, true));
  });
});
