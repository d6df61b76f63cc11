import { playLines, verifyText } from '@lockstep/conformance';
import { begin, makeReplay, Refusal, act as take, undo } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { actionOf, puzzle, read, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const setup = read(puzzle({ scrutiny: 3, resistance: 60 }));
const runOf = (...lines: readonly string[]) => playLines(begin(protocol, setup, SEED), ...lines);
const LINES = ['submit badge receipt', 'scan memo', 'submit rumour forgery', 'submit forgery'];

const verify = (text: string) => verifyText(protocol, text);

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
  const wandering = take(undo(runOf('submit sulk')), 0, actionOf(setup, 'submit badge receipt'));
  expect(wandering).not.toBeInstanceOf(Refusal);
  expect(makeReplay(wandering as typeof straight, undefined, true)).toBe(makeReplay(straight, undefined, true));
});
