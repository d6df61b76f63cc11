import { openStream, parseSeed } from '@lockstep/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Guide, rankActions, samplingBot } from './sampling.ts';
import { type Hands, showdown, type Word } from './showdown.fixture.ts';

/** Seat 1 calls whatever it holds, so that what a bet is worth can be worked out: the share of lower cards. */
const ALWAYS_CALLS: Guide<null, Hands, Word> = {
  quickChoice: (_setup, _state, seat) => (seat === 1 ? 'call' : 'bet'),
};

const BUDGET = { playouts: 400, depth: 10 };
const player = samplingBot(showdown, ALWAYS_CALLS, BUDGET);
const hands = (own: number, other: number): Hands => ({ cards: [own, other], said: [] });
const choiceOf = (state: Hands, name = 'choice'): Word =>
  player.choose(null, state, 0, openStream(parseSeed(name), 'bot'));

describe('search by sampling secrets', () => {
  test.each([
    [1, 'fold'],
    [3, 'fold'],
    [8, 'bet'],
    [10, 'bet'],
  ] as const)('with a %i among 1 to 10 it says %s', (own, expected) => {
    expect(choiceOf(hands(own, 5))).toBe(expected);
  });

  test('law: what it cannot see changes nothing', () => {
    const card = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(card, card, card, fc.string(), (own, one, another, name) => {
        expect(choiceOf(hands(own, one), name)).toBe(choiceOf(hands(own, another), name));
      }),
      { numRuns: 60 },
    );
  });

  test('both actions meet the same futures, and no more playouts are made than were granted', () => {
    const rounds = [
      ...rankActions(
        showdown,
        ALWAYS_CALLS,
        BUDGET,
        { setup: null, state: hands(8, 2), seat: 0 },
        openStream(parseSeed('a'), 'b'),
      ),
    ];
    expect(rounds).toHaveLength(1);
    const [bet, fold] = rounds[0]!;
    expect([bet!.action, fold!.action]).toEqual(['bet', 'fold']);
    expect([bet!.playouts, fold!.playouts]).toEqual([200, 200]);
    expect(fold!.total).toBe(200 * 500);
    // Seven cards of ten are lower than 8 and one is equal: 750 thousandths, give or take three standard errors.
    expect(Math.abs(bet!.total / 200 - 750)).toBeLessThan(90);
  });

  test('where a future is cut off, the estimate counts, from the seat that chooses', () => {
    const seats: number[] = [];
    const guide: Guide<null, Hands, Word> = {
      estimate: (_setup, { said }, seat) => {
        seats.push(seat);
        return said[0] === 'bet' ? 900 : 100;
      },
    };
    const [round] = rankActions(
      showdown,
      guide,
      { playouts: 20, depth: 0 },
      { setup: null, state: hands(1, 10), seat: 0 },
      openStream(parseSeed('a'), 'b'),
    );
    expect(round![0]).toEqual({ action: 'bet', playouts: 10, total: 9000 });
    expect(new Set(seats)).toEqual(new Set([0]));
  });

  test('a single legal action needs no playout', () => {
    const one = { ...showdown, legal: () => ['fold'] as const };
    expect([
      ...rankActions(one, {}, BUDGET, { setup: null, state: hands(9, 1), seat: 0 }, openStream(parseSeed('a'), 'b')),
    ]).toEqual([]);
    expect(samplingBot(one, {}, BUDGET).choose(null, hands(9, 1), 0, openStream(parseSeed('a'), 'b'))).toBe('fold');
  });

  test('the same stream gives the same ranking', () => {
    const ranked = () => [
      ...rankActions(
        showdown,
        {},
        BUDGET,
        { setup: null, state: hands(6, 4), seat: 0 },
        openStream(parseSeed('same'), 'b'),
      ),
    ];
    expect(ranked()).toEqual(ranked());
  });
});
