import { fc, playOut, scripted } from '@lockstep/conformance';
import { canonical, moments, openStream, parseSeed } from '@lockstep/kernel';
import { playout } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import { puzzles } from './arbitrary.fixture.ts';
import { bots } from './bots.ts';
import { DAILY, daily } from './daily.fixture.ts';
import { card, type Fields, hand, puzzle, read, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const NAMES = ['top-impact', 'greedy', 'careful'] as const;

/** A stream that no one may draw from. */
const DRY = openStream(scripted({}).seed, 'dry');

const chosen = (bot: string, setup: Setup, state: State, stream = DRY): string =>
  protocol.format(setup, bots[bot]!.choose(setup, state, 0, stream));

const first = (bot: string, written: Fields): string => {
  const setup = read(written);
  return chosen(bot, setup, protocol.start(setup, SEED));
};

describe('every bot', () => {
  test('there are these three', () => {
    expect(Object.keys(bots)).toEqual(NAMES);
  });

  const games = fc.record({
    setup: puzzles({ least: 4, most: 12 }).map((written) => read(written as Fields)),
    seed: fc.string().map(parseSeed),
    choices: fc.string().map(parseSeed),
  });

  test.each(NAMES)('%s takes a legal action in any state, and leaves the state as it was', (bot) => {
    let [states, quarantined] = [0, 0];
    const property = fc.property(games, ({ setup, seed, choices }) => {
      for (const moment of moments(playOut(protocol, setup, seed, choices))) {
        const { state } = moment.before!;
        const before = canonical(state);
        const action = bots[bot]!.choose(setup, state, 0, openStream(choices, 'bot'));
        expect(protocol.legal(setup, state, 0)).toContainEqual(action);
        expect(canonical(state)).toBe(before);
        states += 1;
        if (state.quarantined !== 0) quarantined += 1;
      }
    });
    fc.assert(property, { seed: 20260101, numRuns: 60 });
    expect(states).toBeGreaterThan(200);
    expect(quarantined).toBeGreaterThan(10);
  });

  test.each(NAMES)('%s never looks at the order of the Reserve', (bot) => {
    const setup = read(DAILY);
    const outcomes = ['a', 'b', 'c'].map((seed) =>
      playout(protocol, setup, parseSeed(seed), bots[bot]!, openStream(SEED, 'bot')),
    );
    expect(new Set(outcomes.map((one) => canonical(one))).size).toBe(1);
  });

  test.each(['top-impact', 'greedy'])('%s draws nothing, so that it plays a puzzle one way', (bot) => {
    const setup = read(DAILY);
    const play = () => playout(protocol, setup, SEED, bots[bot]!, DRY);
    expect(play()).toEqual(play());
  });

  test('careful plays alike from one stream, and weighs other drafts from another', () => {
    const setup = read(DAILY);
    const start = protocol.start(setup, SEED);
    const drafts = Array.from({ length: 12 }, (_, i) =>
      chosen('careful', setup, start, openStream(parseSeed(`draft ${i}`), 'bot')),
    );
    expect(chosen('careful', setup, start, openStream(parseSeed('draft 0'), 'bot'))).toBe(drafts[0]);
    expect(new Set(drafts).size).toBeGreaterThan(1);
  });
});

describe('top-impact', () => {
  test('keeps the six strongest cards, of equals those dealt first', () => {
    expect(first('top-impact', DAILY)).toBe('draft probe still out-of-office map-pin doorbell selfie');
  });
});

describe('greedy', () => {
  test('keeps what covers the turns to come, each with the best payload that still fits', () => {
    const kept = first('greedy', DAILY).split(' ').slice(1);
    expect(kept).toHaveLength(6);
    // SOURCES is met on turn 1 by a VERIFIED card of a trusted source, and there is one.
    expect(kept).toContain('plumber');
    expect(kept).not.toEqual(first('top-impact', DAILY).split(' ').slice(1));
  });

  test('keeps a second payload for a turn that may not repeat the first', () => {
    const cards = [
      card('stamp', 15, { tags: ['TIME'] }),
      card('clock', 8, { tags: ['TIME'] }),
      card('a', 20),
      card('b', 19),
    ];
    const one = { tags: ['TIME'], at_most: 1 };
    const written = (no_repeat: boolean): Fields =>
      hand(cards, {
        evidence: undefined,
        tuning: { keep: 2 },
        schedule: [{ from: 1, protocol: 'OPEN', no_repeat }],
        protocol: [{ id: 'OPEN', line: 'A time, alone.', path: [one, one] }],
      });
    expect(first('greedy', written(true))).toBe('draft stamp clock');
    expect(first('greedy', written(false))).toBe('draft stamp a');
  });

  test('keeps the strongest of the rest where nothing is covered', () => {
    const never = { at_least: 2, at_most: 1 };
    const protocols = (DAILY.protocol as readonly Fields[]).map((one) => ({ ...one, path: [never, never] }));
    expect(first('greedy', daily({ protocol: protocols }))).toBe(first('top-impact', DAILY));
  });
});

describe('what is played after the draft', () => {
  const STRONG = card('strong', 20, { trust: 'SKETCHY' });
  const rows: readonly [what: string, bot: string, written: Fields, action: string][] = [
    [
      'the most Compliance now',
      'greedy',
      hand([card('weak', 9), card('fair', 12), card('good', 13)]),
      'submit fair good',
    ],
    [
      'of equal Compliance, the least Scrutiny',
      'greedy',
      hand([card('loud', 20, { trust: 'SKETCHY' }), card('calm', 20), card('mild', 15)]),
      'submit calm mild',
    ],
    [
      'of equal Compliance and Scrutiny, what is dealt first',
      'top-impact',
      hand([card('a', 20), card('b', 20), card('c', 20)]),
      'submit a b',
    ],
    [
      'where nothing passes, what costs least',
      'top-impact',
      puzzle({ protocol: [{ id: 'CALM', line: 'No.', path: [{ tags: ['FOOD'] }, { tags: ['FOOD'] }] }] }),
      'submit badge',
    ],
    [
      'careful: what wins at once, Audit or not',
      'careful',
      hand([STRONG, card('weak', 9), card('fair', 12)], { scrutiny: 4, resistance: 30 }),
      'submit strong fair',
    ],
    [
      'careful: not what brings an Audit',
      'careful',
      hand([STRONG, card('weak', 9), card('fair', 12)], { scrutiny: 4 }),
      'submit weak fair',
    ],
    [
      'greedy: what brings an Audit all the same',
      'greedy',
      hand([STRONG, card('weak', 9), card('fair', 12)], { scrutiny: 4 }),
      'submit strong fair',
    ],
  ];
  test.each(rows)('%s', (_, bot, written, action) => {
    expect(first(bot, written)).toBe(action);
  });

  test('careful keeps a card back for a next turn that may not repeat it', () => {
    const cards = [card('one', 15), card('two', 15), card('three', 14), card('four', 14)];
    const schedule = [{ from: 1, protocol: 'OPEN', no_repeat: true }];
    const setup = read(hand(cards, { schedule, turns: 2, resistance: 58 }));
    const won = playout(protocol, setup, SEED, bots.careful!, DRY);
    expect(won.result).toBe('won');
  });
});
