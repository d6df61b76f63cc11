import { fc, playOut, scripted } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { draw } from './draw.ts';
import { gates } from './gates.ts';
import { DECK, EASY, holding, incident, play, read, SEED, SHUT, setOf, stateWith } from './small.fixture.ts';
import { copy, placesOf, sizeOf } from './state.ts';

const setup = read(incident());
const ids = (set: number): readonly string[] => placesOf(set).map((at) => setup.cards[at]!.id);

const drawn = (pile: readonly string[], discard: readonly string[], count: number, rolls: readonly number[] | null) => {
  const dice = scripted({ draw: rolls ?? [] });
  const state = copy(
    stateWith(setup, {
      hand: 0,
      pile: setOf(setup, ...pile),
      discard: setOf(setup, ...discard),
      drawAt: 0,
      seed: rolls === null ? null : dice.seed,
    }),
  );
  const log: Event[] = [];
  draw(setup, state, count, log);
  dice.done();
  return { hand: ids(state.hand), pile: ids(state.pile), discard: ids(state.discard), unseen: state.unseen, log };
};

describe('[G15] drawing', () => {
  test('[G15] each card of the pile is as likely as the next: a place in it, in the order of the deck', () => {
    expect(drawn(['meter', 'receipt', 'log'], [], 2, [1, 1])).toMatchObject({
      hand: ['receipt', 'log'],
      pile: ['meter'],
    });
    expect(drawn(['meter', 'receipt', 'log'], [], 2, [0, 0])).toMatchObject({
      hand: ['meter', 'receipt'],
      pile: ['log'],
    });
  });

  test('[G15] an empty pile takes the discard in', () => {
    const after = drawn(['meter'], ['log', 'rule'], 2, [0, 1]);
    expect(after).toMatchObject({ hand: ['meter', 'rule'], pile: ['log'], discard: [] });
    expect(after.log).toEqual([
      { kind: 'reshuffled', count: 2 },
      { kind: 'drew', artifacts: ['meter', 'rule'], count: 2 },
    ]);
  });

  test('[G15] the discard waits until a card is wanted', () => {
    expect(drawn(['meter'], ['log'], 1, [0])).toMatchObject({ hand: ['meter'], pile: [], discard: ['log'] });
    expect(drawn(['meter'], ['log'], 1, null)).toMatchObject({ hand: ['meter'], pile: [], discard: ['log'] });
  });

  test('[G15] where both are empty fewer come', () => {
    expect(drawn(['meter'], [], 3, [0])).toMatchObject({ hand: ['meter'], log: [{ kind: 'drew', count: 1 }] });
    expect(drawn([], [], 3, [])).toMatchObject({ hand: [], log: [{ kind: 'drew', artifacts: [], count: 0 }] });
  });

  test('[G19] [K5] without a seed the number is known, not the cards; the whole pile is known', () => {
    expect(drawn(['meter', 'log'], [], 1, null)).toMatchObject({
      hand: [],
      pile: ['meter', 'log'],
      unseen: 1,
      log: [{ kind: 'drew', artifacts: null, count: 1 }],
    });
    expect(drawn(['meter', 'log'], [], 2, null)).toMatchObject({
      hand: ['meter', 'log'],
      pile: [],
      unseen: 0,
      log: [{ kind: 'drew', artifacts: ['meter', 'log'], count: 2 }],
    });
    expect(drawn(['meter'], ['log', 'rule'], 2, null)).toMatchObject({
      unseen: 1,
      log: [
        { kind: 'reshuffled', count: 2 },
        { kind: 'drew', artifacts: null, count: 2 },
      ],
    });
  });

  test('[G19] a second draw in one step counts what the first has taken', () => {
    const state = copy(
      stateWith(setup, {
        hand: 0,
        pile: setOf(setup, 'meter', 'log', 'rule'),
        discard: setOf(setup, 'photo', 'chart'),
        seed: null,
      }),
    );
    const log: Event[] = [];
    draw(setup, state, 2, log);
    draw(setup, state, 2, log);
    expect(log).toEqual([
      { kind: 'drew', artifacts: null, count: 2 },
      { kind: 'reshuffled', count: 2 },
      { kind: 'drew', artifacts: null, count: 2 },
    ]);
    expect([ids(state.hand), ids(state.pile), state.unseen]).toEqual([['meter', 'log', 'rule'], ['photo', 'chart'], 1]);
  });

  test('[G15] [K2] its stream is read on from where it stopped', () => {
    const { state } = play(
      holding(['meter', 'badge', 'receipt', 'photo', 'diary']),
      SEED,
      'inject meter badge at EASY',
    );
    expect(state.drawAt).toBeGreaterThan(0);
    expect(play(incident(), SEED).state.drawAt).toBe(0);
  });

  test('[G15] law: hand, pile and discard are the whole deck at every moment, and no card is in two of them', () => {
    const wide = read(incident({ gate: [{ ...EASY, strength: 200 }, SHUT], turns: 20 }));
    const whole = (1 << DECK.length) - 1;
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { state } of moments(playOut(gates, wide, parseSeed(seed), parseSeed(`${seed}!`)))) {
          expect(state.hand | state.pile | state.discard).toBe(whole);
          expect(sizeOf(state.hand) + sizeOf(state.pile) + sizeOf(state.discard)).toBe(DECK.length);
          expect(state.unseen).toBe(0);
        }
      }),
      { seed: 20260101, numRuns: 15 },
    );
  });
});
