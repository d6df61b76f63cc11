import { describe, expect, test } from 'vitest';
import { canUndo, type Playable, perform, promptOf, stepsOf } from './index.ts';
import { DAILY, type Heap, kinds, opened, playable } from './session.fixture.ts';

/** Two people at one screen: seat 1 whispers, and only seat 1 hears it. */
const two: Playable<Heap> = {
  ...playable,
  people: () => [0, 1],
  opponents: () => ({}),
  surrenders: [],
  undoesFreely: () => true,
  recorder: { ...playable.recorder, ledger: () => null },
};

describe('two people at one screen', () => {
  test('it is covered until who moves takes it, and nothing else can be done with it', () => {
    const begun = opened(DAILY, 6, two);
    expect([begun.seat, begun.handed]).toEqual([0, true]);
    expect(perform(begun, { kind: 'act', text: 'take 1' }).session).toBe(begun);
    const { session } = perform(begun, { kind: 'take' });
    expect([session.handed, promptOf(session).options.map(({ text }) => text)]).toEqual([false, ['take 1', 'take 2']]);
  });

  test('each acts at their own seat; the screen goes over with nothing said to the one before', () => {
    const first = perform(opened(DAILY, 6, two), { kind: 'take' }).session;
    const { session: handed, effects } = perform(first, { kind: 'act', text: 'take 2' });
    expect([handed.seat, handed.handed, handed.notice, kinds(effects)]).toEqual([1, true, null, ['save']]);
    const second = perform(handed, { kind: 'take' }).session;
    expect(second.notice).toEqual({ kind: 'acted', events: [{ kind: 'took', seat: 0, stones: 2 }] });
    const back = perform(second, { kind: 'act', text: 'take 1' }).session;
    expect([back.seat, back.handed, back.attempt.run.now.text]).toEqual([0, true, '1: take 1']);
    const again = perform(back, { kind: 'take' }).session;
    expect(again.notice).toEqual({ kind: 'acted', events: [{ kind: 'took', seat: 1, stones: 1 }] });
    expect(stepsOf(again).at(-1)).toHaveLength(1);
    expect(stepsOf({ ...again, seat: 1 }).at(-1)).toEqual([
      { kind: 'took', seat: 1, stones: 1 },
      { kind: 'whispered' },
    ]);
  });

  test('the end is nobody’s record, and there are no hints', () => {
    const taken = perform(opened(DAILY, 1, two), { kind: 'take' }).session;
    expect(perform(taken, { kind: 'hint', level: 'next' }).session.notice).toEqual({ kind: 'no-hints' });
    const { session, effects } = perform(taken, { kind: 'act', text: 'take 1' });
    expect([session.handed, effects]).toEqual([false, [{ kind: 'finish', entry: null }]]);
  });

  test('a step of the other person is not taken back', () => {
    const first = perform(opened(DAILY, 6, two), { kind: 'take' }).session;
    const second = perform(perform(first, { kind: 'act', text: 'take 1' }).session, { kind: 'take' }).session;
    expect(canUndo(second)).toBe(false);
    expect(perform(second, { kind: 'undo', sure: true }).session.notice).toEqual({ kind: 'nothing-to-undo' });
  });

  test('nobody is handed the screen for the only thing there is to do', () => {
    const quick: Playable<Heap> = { ...two, passes: ['take 1'] };
    const first = perform(opened(DAILY, 3, quick), { kind: 'take' }).session;
    const { session, effects } = perform(first, { kind: 'act', text: 'take 2' });
    expect([session.attempt.run.now.text, session.handed, kinds(effects)]).toEqual(['1: take 1', false, ['finish']]);
  });

  test('begun again, it is covered', () => {
    const first = perform(opened(DAILY, 6, two), { kind: 'take' }).session;
    const acted = perform(perform(first, { kind: 'act', text: 'take 1' }).session, { kind: 'take' }).session;
    const { session } = perform(acted, { kind: 'retry', sure: true });
    expect([session.attempt.run.now.turn, session.seat, session.handed]).toEqual([0, 0, true]);
  });
});
