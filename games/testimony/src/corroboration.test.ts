import { describe, expect, test } from 'vitest';
import { card, counter, type Fields, find, play, puzzle, refuter, says } from './play.fixture.ts';

/** Two cards of 10 and 8, an hour apart, so that nothing contradicts. */
const two = (a: Fields, b: Fields): Fields =>
  puzzle([card('one', 10, says('01:00', a)), card('two', 8, says('02:00', b))]);

describe('[T9] what corroborates', () => {
  const rows: readonly [what: string, a: Fields, b: Fields, shared: readonly string[], damage: number][] = [
    ['D05v2-53 the same location', { location: 'KITCHEN' }, { location: 'KITCHEN' }, ['KITCHEN'], 23],
    ['D05v2-54 the same state', { state: 'AWAKE' }, { state: 'AWAKE' }, ['AWAKE'], 23],
    ['D05v2-55 the same activity', { activity: 'WALKING' }, { activity: 'WALKING' }, ['WALKING'], 23],
    [
      'two claims at once, one bonus',
      { location: 'GYM', state: 'ACTIVE' },
      { location: 'GYM', state: 'ACTIVE' },
      ['GYM', 'ACTIVE'],
      23,
    ],
    ['nothing in common', { location: 'KITCHEN' }, { location: 'BATHROOM' }, [], 18],
    ['claims of other kinds', { location: 'KITCHEN' }, { state: 'AWAKE' }, [], 18],
    ['no claims', {}, {}, [], 18],
    ['[T14] HOME is not KITCHEN', { location: 'HOME' }, { location: 'KITCHEN' }, [], 18],
    ['[T14] ASLEEP is not SLEEPING', { state: 'ASLEEP' }, { activity: 'SLEEPING' }, [], 18],
  ];
  test.each(rows)('[T9] %s', (_, a, b, shared, damage) => {
    const { state, events } = play(two(a, b), 'submit one two');
    expect(find(events, 'damaged')).toMatchObject({ base: 18, contested: 18, shared, damage });
    expect(state.resistance).toBe(35 - damage);
  });

  test('[T14] time does not matter, so cards may agree and contradict', () => {
    const cards = [
      card('one', 10, says('02:00', { location: 'KITCHEN', state: 'AWAKE' })),
      card('two', 8, says('02:05', { location: 'KITCHEN', state: 'ASLEEP' })),
    ];
    const { state } = play(puzzle(cards), 'submit one two');
    expect(state).toMatchObject({ resistance: 35 - 23, scrutiny: 1 });
  });

  test('[T9] D05v2-56 a card of the story does not count', () => {
    const written = two({ location: 'KITCHEN' }, { location: 'KITCHEN' });
    const { state, events } = play(written, 'submit one', 'submit two');
    expect(find(events, 'damaged')).toMatchObject({ shared: [], damage: 8 });
    expect(state.resistance).toBe(35 - 10 - 8);
  });

  test('[T9] one card alone never corroborates', () => {
    const written = two({ location: 'KITCHEN' }, { location: 'KITCHEN' });
    expect(find(play(written, 'submit one').events, 'damaged')).toMatchObject({ shared: [], damage: 10 });
  });
});

describe('[T21] one bonus on the whole', () => {
  const three = [
    card('one', 5, says('01:00', { location: 'KITCHEN', state: 'AWAKE' })),
    card('two', 5, says('02:00', { location: 'KITCHEN', state: 'AWAKE' })),
    card('three', 5, says('03:00', { location: 'KITCHEN', state: 'AWAKE' })),
  ];

  test('[T21] D05v2-57 5 + 5 + 5 that share two claims do 19', () => {
    const { events } = play(puzzle(three), 'submit one two three');
    expect(find(events, 'damaged')).toMatchObject({ base: 15, shared: ['KITCHEN', 'AWAKE'], damage: 19 });
  });

  test('[T21] a card that agrees with none takes part', () => {
    const cards = [...three.slice(0, 2), card('odd', 8)];
    expect(find(play(puzzle(cards), 'submit one two odd').events, 'damaged')).toMatchObject({ base: 18, damage: 23 });
  });

  test('[T21] so does a refutation card, which shares nothing itself', () => {
    const written = puzzle([...three.slice(0, 2), refuter('log', 4, ['CAM'])], { counter: [counter('CAM', 'INTENT')] });
    const { events } = play(written, 'submit one two log');
    expect(find(events, 'damaged')).toMatchObject({
      base: 14,
      contested: 14,
      shared: ['KITCHEN', 'AWAKE'],
      damage: 18,
    });
    expect(find(play(written, 'submit one log').events, 'damaged')).toMatchObject({ base: 9, shared: [], damage: 9 });
  });

  const sums: readonly [a: number, b: number, damage: number][] = [
    [1, 1, 3],
    [2, 2, 5],
    [3, 2, 7],
    [3, 3, 8],
    [4, 3, 9],
    [4, 4, 10],
    [10, 8, 23],
  ];
  test.each(sums)('[T21] D05v2-19 %i and %i that agree do %i', (a, b, damage) => {
    const written = puzzle([
      card('one', a, says('01:00', { activity: 'EATING' })),
      card('two', b, says('02:00', { activity: 'EATING' })),
    ]);
    expect(find(play(written, 'submit one two').events, 'damaged')?.damage).toBe(damage);
  });
});
