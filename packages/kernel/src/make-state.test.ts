import { expect, test } from 'vitest';
import { add, type CountingGame, counting } from './counting.fixture.ts';
import { Refusal } from './issue.ts';
import { makeState } from './make-state.ts';
import { makeReplay, parseReplay } from './replay.ts';
import { ok } from './result.ts';
import { act, begin } from './run.ts';
import { parseSeed } from './seed.ts';
import { verifyReplay } from './verify.ts';

const setup = { target: 9 };
const seed = parseSeed('shape');

const played = (game: CountingGame): string => {
  let run = begin(game, setup, seed);
  for (const by of [1, 3, 2]) {
    const next = act(run, 0, add(by));
    if (next instanceof Refusal) throw new Error(next.code);
    run = next;
  }
  return makeReplay(run, undefined);
};

test('[K1] a game that keeps its state in another shape has the chain and the seal of the shape that is written', () => {
  const plain = counting();
  const other: CountingGame = {
    ...plain,
    start: (...asked) => ({ ...plain.start(...asked), kept: 'apart' }) as ReturnType<CountingGame['start']>,
    step: (at, state, ...asked) => {
      const next = plain.step(at, state, ...asked);
      return 'turn' in next ? { ...next, kept: 'apart' } : next;
    },
    makeState: (_, { turn, total, drawn, seed: secret }) => ({
      turn,
      total,
      drawn,
      seed: secret && { hi: secret.hi, lo: secret.lo },
    }),
  };
  const text = played(plain);
  expect(played(other)).toBe(text);
  expect(played({ ...other, makeState: () => ({}) })).not.toBe(text);
  const replay = parseReplay(text);
  if (!replay.ok) throw new Error('not a replay');
  expect(verifyReplay(replay.value, () => ok({ game: other, setup, seed })).ok).toBe(true);
  expect(makeState(plain, setup, plain.start(setup, seed))).toEqual(plain.start(setup, seed));
});
