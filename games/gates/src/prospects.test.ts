import { expect, test } from 'vitest';
import { makeAction } from './action.ts';
import { attempt } from './attempt.ts';
import { damageOf } from './damage.ts';
import { flag } from './moves/flag.ts';
import { payloadOf } from './payload.ts';
import { type Prospects, prospectsOf, roomFor, withCards, withGate } from './prospects.ts';
import { holding, play, read, SEED } from './small.fixture.ts';
import { copy, type State } from './state.ts';

const written = holding(['meter', 'badge', 'receipt', 'photo', 'diary']);
const setup = read(written);
const { state } = play(written, SEED);

const asked = (at: State, { sets }: Prospects): number[] =>
  sets.flatMap((set) => {
    const payload = payloadOf(setup, at, set, -1);
    return setup.gates.map((_, gate) => damageOf(setup, at, gate, payload, attempt(setup, at, gate, payload)));
  });

test('every payload before every gate does what an INJECT would do', () => {
  const known = prospectsOf(setup, state);
  expect(known.sets).toHaveLength(15);
  expect([...known.damages]).toEqual(asked(state, known));
});

test('a declared path changes its own gate alone', () => {
  const known = prospectsOf(setup, state);
  const next = copy(state);
  flag(setup, next, makeAction('flag', 0, { gate: 0, path: 0 }));
  const room = withGate(setup, next, known, roomFor(known), 0);
  expect([...room.damages]).toEqual(asked(next, known));
  expect([...room.damages]).not.toEqual([...known.damages]);
});

test('a change of one card changes its payloads alone', () => {
  const known = prospectsOf(setup, state);
  const next = copy(state);
  const card = state.hand & -state.hand;
  next.corroborated |= card;
  const room = withCards(setup, next, known, roomFor(known), card);
  expect([...room.damages]).toEqual(asked(next, known));
  known.sets.forEach((set, at) => {
    const gates = setup.gates.length;
    if ((set & card) === 0)
      expect(room.damages.subarray(at * gates, (at + 1) * gates)).toEqual(
        known.damages.subarray(at * gates, (at + 1) * gates),
      );
  });
});
