import { describe, expect, test } from 'vitest';
import { type Action, add, counting, draw } from './counting.fixture.ts';
import { act, begin, fork, moments, parseSeed, Refusal, redo, undo } from './index.ts';

const game = counting();
const setup = { target: 20 };
const start = begin(game, setup, parseSeed('0123456789abcdef'));

const play = (from: typeof start, ...actions: readonly Action[]): typeof start =>
  actions.reduce((run, action) => {
    const next = act(run, 0, action);
    if (next instanceof Refusal) throw new Error(next.code);
    return next;
  }, from);

const texts = (run: typeof start): readonly string[] => moments(run).map(({ text }) => text);

describe('a run', () => {
  test('keeps each action with its events, and the start has none', () => {
    const run = play(start, add(3), add(2));
    expect(texts(run)).toEqual(['add 3', 'add 2']);
    expect(run.now).toMatchObject({ turn: 2, seat: 0, events: [{ kind: 'added', by: 2, total: 5 }] });
    expect(moments(start)).toEqual([]);
  });

  test('[K3] a refused action leaves the run as it was', () => {
    const over = play(begin(game, { target: 3 }, start.seed), add(3));
    expect(act(over, 0, add(1))).toEqual(new Refusal('not-your-move', { seat: 0 }));
    expect(over.now.turn).toBe(1);
  });

  test('undo goes back to the start and stays there, redo comes back and stays there', () => {
    const run = play(start, add(3), draw, add(1));
    const two = undo(undo(run));
    expect(texts(two)).toEqual(['add 3']);
    expect(undo(undo(undo(two))).now).toEqual(start.now);
    expect(undo(start)).toBe(start);
    expect(redo(redo(two)).now).toBe(run.now);
    expect(redo(run)).toBe(run);
  });

  test('[K1] a draw that is undone and done again is the same draw', () => {
    const run = play(start, draw, draw);
    expect(play(undo(run), draw).now.chain).toEqual(run.now.chain);
  });

  test('an action after undo forgets what was undone', () => {
    const other = play(undo(play(start, add(3), add(2))), add(1));
    expect(texts(redo(other))).toEqual(['add 3', 'add 1']);
  });

  test('a fork shares its past and goes its own way', () => {
    const run = play(start, add(3), add(2), add(1));
    const other = play(fork(run, 1), draw);
    expect(texts(other)).toEqual(['add 3', 'draw']);
    expect(texts(run)).toEqual(['add 3', 'add 2', 'add 1']);
    expect(moments(other)[0]).toBe(moments(run)[0]);
    expect(fork(run, 0).now.turn).toBe(0);
    expect(fork(run, 99).now).toBe(run.now);
    expect(redo(fork(undo(run), 99)).now.turn).toBe(2);
  });

  test('with several seats a line of play begins with the seat', () => {
    const first = act(begin(counting(2), setup, start.seed), 0, add(3));
    if (first instanceof Refusal) throw new Error(first.code);
    expect(act(first, 0, add(1))).toMatchObject({ code: 'not-your-move' });
    const second = act(first, 1, draw);
    if (second instanceof Refusal) throw new Error(second.code);
    expect(moments(second).map(({ text }) => text)).toEqual(['0: add 3', '1: draw']);
  });
});
