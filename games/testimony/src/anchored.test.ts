import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { card, counter, type Fields, find, puzzle, read, refuter } from './play.fixture.ts';
import { makeSetup, parseSetup } from './setup.ts';
import { firstState } from './state.ts';
import { submit } from './submit.ts';

/** The puzzle with its first card anchored, as CORROBORATE of Freeplay leaves it. */
const anchored = (written: Fields) => {
  const { script: one } = read(written);
  return makeSetup({ ...one, card: one.card.map((each, i) => (i === 0 ? { ...each, anchored: true } : each)) });
};

const told = (setup: ReturnType<typeof read>, cards: number): readonly Event[] => {
  const log: Event[] = [];
  const hand = (1 << setup.script.card.length) - 1;
  submit(setup, firstState({ resistance: setup.script.resistance, scrutiny: 0, hand }), cards, log);
  return log;
};

const written = puzzle([card('a', 7), card('b', 5), refuter('r', 3, ['DEVICE'])], {
  counter: [counter('DEVICE', 'INTENT')],
});

describe('[F13] a card that was corroborated', () => {
  test('[F13] [T25] does its whole power, whatever is played at it', () => {
    expect(find(told(read(written), 0b1), 'damaged')).toMatchObject({ base: 7, contested: 4 });
    expect(find(told(anchored(written), 0b1), 'damaged')).toMatchObject({ base: 7, contested: 7 });
    expect(find(told(anchored(written), 0b1), 'answered')?.answer).toEqual({ counter: 'DEVICE', contested: [] });
  });

  test('[F13] [T25] shields no other card of its submission', () => {
    const events = told(anchored(written), 0b11);
    expect(find(events, 'answered')?.answer).toEqual({ counter: 'DEVICE', contested: ['b'] });
    expect(find(events, 'damaged')).toMatchObject({ base: 12, contested: 7 + 3 });
  });

  test('[F13] [T8] has nothing to be given back when the counter is refuted', () => {
    const setup = anchored(written);
    const hand = (1 << setup.script.card.length) - 1;
    const state = firstState({ resistance: 35, scrutiny: 0, hand });
    const next = submit(setup, state, 0b1) as typeof state;
    const log: Event[] = [];
    submit(setup, next, 0b100, log);
    expect(find(log, 'restored')).toBeUndefined();
  });

  test('[F13] [T10] still addresses its concern', () => {
    const intent = puzzle([card('a', 7), card('b', 5)], { concern: ['INTENT', 'LIVENESS'] });
    expect(find(told(anchored(intent), 0b1), 'addressed')?.concerns).toEqual(['INTENT']);
  });

  test('[T38] cannot be written so in a puzzle', () => {
    const wrong = parseSetup(puzzle([card('a', 7, { anchored: true })]));
    expect(wrong.ok).toBe(false);
  });
});
