import { fc } from '@lockstep/conformance';
import { Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { DAILY } from './daily.fixture.ts';
import { actionOf, card, counter, type Fields, puzzle, read, refuter, SEED, says } from './play.fixture.ts';
import type { Setup } from './setup.ts';
import { points, small } from './small.fixture.ts';
import { type Swap, winningSwap } from './swap.ts';
import { testimony } from './testimony.ts';

const idle = (id: string, power: number): Fields => card(id, power, says('02:00', { state: 'IDLE' }));

/** Lists of card ids, a list a turn. */
type Line = readonly (readonly string[])[];

const lineOf = (setup: Setup, played: readonly Action[]): Line =>
  played.map((action) => testimony.format(setup, action).split(' ').slice(1));

const wins = (setup: Setup, line: Line): boolean => {
  let state = testimony.start(setup, SEED);
  for (const cards of line) {
    const next = testimony.step(setup, state, 0, actionOf(setup, ['submit', ...cards].join(' ')));
    if (next instanceof Refusal) return false;
    state = next;
    const ended = testimony.outcome(setup, state);
    if (ended) return ended.result === 'won';
  }
  return false;
};

const exchanged = (line: Line, a: string, b: string): Line =>
  line.map((cards) => cards.map((id) => (id === a ? b : id === b ? a : id)));

/** Every exchange, in the order of turns, then of the card taken out, then of the one put in. */
const swaps = (setup: Setup, line: Line): readonly Swap[] =>
  line.flatMap((cards, i) =>
    cards.flatMap((out) =>
      setup.script.card
        .filter(({ id }) => !cards.includes(id) && wins(setup, exchanged(line, out, id)))
        .map(({ id }) => ({ turn: i + 1, out, in: id })),
    ),
  );

describe('the one swap that would have won', () => {
  test('of any lost line of random puzzles it is the first that trying all of them finds', () => {
    const met = { found: 0, none: 0 };
    fc.assert(
      fc.property(small, (setup) => {
        for (const { line, state } of points(setup)) {
          if (testimony.outcome(setup, state)?.result !== 'lost') continue;
          const wanted = swaps(setup, lineOf(setup, line))[0] ?? null;
          expect(winningSwap(setup, line)).toEqual(wanted);
          met[wanted ? 'found' : 'none'] += 1;
        }
      }),
      { seed: 20260101, numRuns: 40 },
    );
    expect(met.found).toBeGreaterThan(30);
    expect(met.none).toBeGreaterThan(30);
  });

  const swap = (written: Fields, ...lines: readonly string[]): Swap | null => {
    const setup = read(written);
    return winningSwap(
      setup,
      lines.map((line) => actionOf(setup, line)),
    );
  };
  const camera = { counter: [counter('CAMERA', 'INTENT')] };
  const rows: readonly [what: string, written: Fields, lines: readonly string[], swap: Swap | null][] = [
    [
      'a card never played',
      puzzle([card('weak', 3), card('strong', 9)], { resistance: 10, turns: 1 }),
      ['submit weak pulse'],
      { turn: 1, out: 'weak', in: 'strong' },
    ],
    [
      'two cards of different turns',
      puzzle([idle('a', 8), idle('b', 8), card('c', 2)], { resistance: 23, turns: 2 }),
      ['submit a c', 'submit b pulse'],
      { turn: 1, out: 'a', in: 'pulse' },
    ],
    [
      '[T8] a refutation card put first',
      puzzle([idle('a', 8), idle('b', 8), refuter('tape', 2, ['CAMERA'])], { ...camera, resistance: 24, turns: 2 }),
      ['submit a b pulse', 'submit tape'],
      { turn: 1, out: 'pulse', in: 'tape' },
    ],
    [
      '[T4] never one that contradicts',
      puzzle(
        [
          card('nap', 5, says('02:00', { state: 'ASLEEP' })),
          card('weak', 1),
          card('shout', 9, says('02:01', { state: 'AWAKE' })),
        ],
        { resistance: 15, turns: 1 },
      ),
      ['submit nap weak pulse'],
      null,
    ],
    [
      'none where nothing could have won',
      puzzle([card('a', 3)], { resistance: 30, turns: 2 }),
      ['submit a', 'submit pulse'],
      null,
    ],
    [
      'none where two would have had to change',
      puzzle([card('a', 3), card('b', 3), card('c', 9), card('d', 9)], { resistance: 19, turns: 1 }),
      ['submit a b pulse'],
      null,
    ],
    ['none of no line', puzzle([card('a', 9)], { resistance: 9 }), [], null],
  ];
  test.each(rows)('%s', (_, written, lines, wanted) => {
    expect(swap(written, ...lines)).toEqual(wanted);
  });

  test('of a puzzle that keeps every promise: the lens for the plank', () => {
    expect(swap(DAILY, 'submit face duck lens', 'submit tag')).toEqual({ turn: 1, out: 'lens', in: 'plank' });
  });
});
