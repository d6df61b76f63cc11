import { fc, playOut, scripted } from '@lockstep/conformance';
import { canonical, moments, openStream, parseSeed, Refusal, type Stream } from '@lockstep/kernel';
import { playout } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import { setups } from './arbitrary.fixture.ts';
import { bots } from './bots.ts';
import { DAILY } from './daily.fixture.ts';
import { card, counter, type Fields, play, puzzle, read, refuter, SEED, says } from './play.fixture.ts';
import type { Setup } from './setup.ts';
import { small } from './small.fixture.ts';
import type { State } from './state.ts';
import { testimony } from './testimony.ts';

const NAMES = ['greedy', 'careful'] as const;

/** A stream that no one may draw from. */
const DRY = openStream(scripted({}).seed, 'dry');

const chosen = (bot: string, setup: Setup, state: State, stream = DRY): string =>
  testimony.format(setup, bots[bot]!.choose(setup, state, 0, stream));

describe('every bot', () => {
  test('there are these two', () => {
    expect(Object.keys(bots)).toEqual(NAMES);
  });

  const games = fc.record({
    setup: setups().map((written) => read(written as Fields)),
    choices: fc.string().map(parseSeed),
  });
  test.each(NAMES)('%s takes a legal action in any state, and leaves the state as it was', (bot) => {
    let states = 0;
    const property = fc.property(games, ({ setup, choices }) => {
      for (const moment of moments(playOut(testimony, setup, SEED, choices))) {
        const { state } = moment.before!;
        const before = canonical(state);
        const action = bots[bot]!.choose(setup, state, 0, openStream(choices, 'bot'));
        expect(testimony.legal(setup, state, 0)).toContainEqual(action);
        expect(canonical(state)).toBe(before);
        states += 1;
      }
    });
    fc.assert(property, { seed: 20260101, numRuns: 80 });
    expect(states).toBeGreaterThan(100);
  });

  test('greedy draws nothing, so that it plays a puzzle one way', () => {
    const game = () => playout(testimony, read(DAILY), SEED, bots.greedy!, DRY);
    expect(game()).toEqual(game());
  });

  test('careful plays alike from one stream, and notices other submissions from another', () => {
    const setup = read(DAILY);
    const start = testimony.start(setup, SEED);
    const first = (i: number): string => chosen('careful', setup, start, openStream(parseSeed(`seed ${i}`), 'bot'));
    const firsts = Array.from({ length: 20 }, (_, i) => first(i));
    expect(first(0)).toBe(firsts[0]);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
});

describe('greedy', () => {
  test('does the most damage that can be done now, with the least Scrutiny of equals, the first of those', () => {
    fc.assert(
      fc.property(small, (setup) => {
        const start = testimony.start(setup, SEED);
        const done = testimony.legal(setup, start, 0).map((action) => {
          const next = testimony.step(setup, start, 0, action);
          if (next instanceof Refusal) throw new Error(next.code);
          return { action, damage: start.resistance - next.resistance, scrutiny: next.scrutiny };
        });
        const damage = Math.max(...done.map((one) => one.damage));
        const most = done.filter((one) => one.damage === damage);
        const scrutiny = Math.min(...most.map((one) => one.scrutiny));
        const wanted = most.find((one) => one.scrutiny === scrutiny)!;
        expect(bots.greedy!.choose(setup, start, 0, DRY)).toEqual(wanted.action);
      }),
      { seed: 20260101, numRuns: 100 },
    );
  });

  const camera = { counter: [counter('CAMERA', 'IDENTITY')] };
  const rows: readonly [what: string, written: Fields, lines: readonly string[], action: string][] = [
    ['as many cards as may go', puzzle([card('a', 3), card('b', 2), card('c', 4)]), [], 'submit a b c'],
    [
      '[T9] the pair that agrees before the stronger card',
      puzzle(
        [card('a', 9), card('b', 6, says('02:00', { state: 'IDLE' })), card('c', 6, says('02:00', { state: 'IDLE' }))],
        { tuning: { most_cards: 2, corroboration_percent: 150 } },
      ),
      [],
      'submit b c',
    ],
    [
      '[T7] not what is halved',
      puzzle([card('face', 12, { proves: ['IDENTITY'] }), card('b', 7)], { ...camera, tuning: { most_cards: 1 } }),
      [],
      'submit b',
    ],
    [
      '[T8] what gives damage back',
      puzzle([card('face', 12, { proves: ['IDENTITY'] }), card('b', 7), refuter('tape', 2, ['CAMERA'])], {
        ...camera,
        tuning: { most_cards: 1 },
      }),
      ['submit face'],
      'submit tape',
    ],
    [
      'of equal damage, the least Scrutiny',
      puzzle([card('loud', 7, { trust: 'SKETCHY' }), card('calm', 7)], { tuning: { most_cards: 1 } }),
      [],
      'submit calm',
    ],
    [
      'of equals, what is dealt first',
      puzzle([card('a', 7), card('b', 7)], { tuning: { most_cards: 1 } }),
      [],
      'submit a',
    ],
    [
      'more damage at any Scrutiny',
      puzzle([card('loud', 8, { trust: 'SKETCHY' }), card('calm', 7)], { scrutiny: 3, tuning: { most_cards: 1 } }),
      [],
      'submit loud',
    ],
    [
      '[T2] not what falls apart before any damage',
      puzzle([card('loud', 8, { trust: 'SKETCHY' }), card('calm', 7)], { scrutiny: 4, tuning: { most_cards: 1 } }),
      [],
      'submit calm',
    ],
    [
      '[T4] not what is blocked',
      puzzle([card('nap', 9, says('02:00', { state: 'ASLEEP' })), card('shout', 8, says('02:01', { state: 'AWAKE' }))]),
      ['submit shout'],
      'submit pulse',
    ],
  ];
  test.each(rows)('%s', (_, written, lines, action) => {
    const { setup, state } = play(written, ...lines);
    expect(chosen('greedy', setup, state)).toBe(action);
  });
});

describe('careful', () => {
  /** So many coins for what it looks at: 0 is noticed. */
  const noticing = (written: Fields, coins: readonly number[]): string => {
    const setup = read(written);
    const script = scripted({ bot: coins });
    const action = chosen('careful', setup, testimony.start(setup, SEED), openStream(script.seed, 'bot'));
    script.done();
    return action;
  };

  const two = puzzle([card('a', 5)], { resistance: 6, turns: 2 });
  test('weighs what it notices, each with chance one half, and what may follow', () => {
    // a; pulse; a pulse: the third wins at once. After the first two there is one submission left, which it notices or takes.
    expect(noticing(two, [0, 0, 0, 0, 0])).toBe('submit a pulse');
    expect(noticing(two, [0, 1, 1, 0])).toBe('submit a');
    expect(noticing(two, [1, 0, 1, 0])).toBe('submit pulse');
  });

  test('where it notices nothing it takes what comes to hand', () => {
    expect(noticing(two, [1, 1, 1, 2])).toBe('submit a pulse');
    expect(noticing(two, [1, 1, 1, 1, 1, 0])).toBe('submit pulse');
  });

  /** It notices everything. */
  const WAKEFUL: Stream = { at: 0, below: () => 0 };

  test('looks one submission further than greedy does', () => {
    // The trap is the most damage now, and shuts out the two cards that would win.
    const setup = read(
      puzzle(
        [
          card('trap', 9, says('02:00', { state: 'ASLEEP' })),
          card('a', 6, says('02:01', { state: 'AWAKE' })),
          card('b', 6, says('02:01', { state: 'AWAKE' })),
        ],
        { resistance: 13, tuning: { most_cards: 1 } },
      ),
    );
    expect(playout(testimony, setup, SEED, bots.greedy!, DRY)).toMatchObject({ reason: 'nothing-left' });
    expect(playout(testimony, setup, SEED, bots.careful!, WAKEFUL)).toMatchObject({ result: 'won' });
  });

  const shunned: readonly [what: string, written: Fields][] = [
    [
      '[T2] that makes the story fall apart',
      puzzle([card('odd', 9, { trust: 'SKETCHY' }), card('a', 1)], { scrutiny: 4, resistance: 30 }),
    ],
    [
      '[T1] that shuts a concern out',
      puzzle(
        [
          card('odd', 9, says('02:00', { state: 'ASLEEP' })),
          card('a', 1, { proves: ['IDENTITY'], ...says('02:01', { state: 'AWAKE' }) }),
          card('b', 1),
          card('c', 1),
        ],
        { concern: ['IDENTITY'], resistance: 30, tuning: { most_cards: 1 } },
      ),
    ],
  ];
  test.each(shunned)('does not submit the card %s', (_, written) => {
    const setup = read(written);
    const start = testimony.start(setup, SEED);
    expect(chosen('careful', setup, start, WAKEFUL)).not.toContain('odd');
  });
});
