import {
  begin,
  type Departure,
  makeReplay,
  parseReplay,
  parseSeed,
  Refusal,
  type Resolved,
  type Result,
  act as take,
  undo,
  verifyReplay,
} from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { protocol } from './protocol.ts';
import { actionOf, type Fields, puzzle, read, SEED } from './table.fixture.ts';

const runOf = (...lines: readonly string[]) => {
  const setup = read(puzzle({ scrutiny: 3, resistance: 60 }));
  let run = begin(protocol, setup, SEED);
  for (const line of lines) {
    const next = take(run, 0, actionOf(setup, line));
    if (next instanceof Refusal) throw new Error(`${line}: ${next.code}`);
    run = next;
  }
  return run;
};

const LINES = ['submit badge receipt', 'scan memo', 'submit rumour forgery', 'submit forgery'];

const verify = (text: string) => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  return verifyReplay(replay.value, ({ setup, seed }): Result<Resolved, Departure> => {
    return { ok: true, value: { game: protocol, setup: read(setup as unknown as Fields), seed: parseSeed(seed) } };
  });
};

describe('[K1] the same setup, seed and actions', () => {
  test('[K1] D29-01 two runs have one replay, and it verifies', () => {
    const text = makeReplay(runOf(...LINES), undefined, true);
    expect(makeReplay(runOf(...LINES), undefined, true)).toBe(text);
    expect(verify(text)).toMatchObject({ ok: true });
  });

  test('[K1] another action is noticed on its line', () => {
    const text = makeReplay(runOf(...LINES), undefined);
    const found = verify(text.replace('submit forgery @', 'submit receipt @'));
    expect(found).toMatchObject({ ok: false, fault: { code: 'chain-departs' } });
    const line = text.split('\n').findIndex((one) => one.startsWith('submit forgery @')) + 1;
    if (!found.ok) expect(found.fault.line).toBe(line);
  });
});

test('[K8] a replay of other rules is refused with both numbers', () => {
  const text = makeReplay(runOf(...LINES), undefined);
  expect(text).toContain(`\nrules ${protocol.rules}\n`);
  expect(verify(text.replace(`rules ${protocol.rules}`, `rules ${protocol.rules + 1}`))).toMatchObject({
    ok: false,
    fault: {
      code: 'wrong-rules',
      expected: `rules ${protocol.rules}`,
      found: `rules ${protocol.rules + 1}`,
    },
  });
});

test('[P13] a replay holds no trace of what was undone', () => {
  const straight = runOf('submit badge receipt');
  const setup = straight.setup;
  const wandering = take(undo(runOf('submit sulk')), 0, actionOf(setup, 'submit badge receipt'));
  expect(wandering).not.toBeInstanceOf(Refusal);
  expect(makeReplay(wandering as typeof straight, undefined, true)).toBe(makeReplay(straight, undefined, true));
});
