import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldens } from '@lockstep/conformance';
import {
  begin,
  type Departure,
  type Header,
  makeReplay,
  parseReplay,
  parseSeed,
  Refusal,
  type Resolved,
  type Result,
  act as take,
  verifyReplay,
} from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { actionOf, card, counter, type Fields, puzzle, read, refuter, SEED } from './table.fixture.ts';
import { testimony } from './testimony.ts';

const folder = fileURLToPath(new URL('../../../golden/testimony/', import.meta.url));

const resolve = ({ setup, seed }: Header): Result<Resolved, Departure> => ({
  ok: true,
  value: { game: testimony, setup: read(setup as unknown as Fields), seed: parseSeed(seed) },
});

describe('goldens', () => {
  goldens(folder, resolve);

  test('[K1] there are a clean win, each loss of a story, a hidden game and one that draws a counter out', () => {
    expect(readdirSync(folder)).toEqual([
      'drawn-out.replay',
      'full-flawless.replay',
      'hidden-counters.replay',
      'nothing-left.replay',
      'story-fell-apart.replay',
    ]);
  });
});

const written = puzzle([card('face', 12, { proves: ['IDENTITY'] }), card('note', 7), refuter('tape', 5, ['CAMERA'])], {
  counter: [counter('CAMERA', 'IDENTITY')],
});
const LINES = ['submit face', 'submit note', 'submit tape pulse'];

const replayOf = (...lines: readonly string[]): string => {
  const setup = read(written);
  let run = begin(testimony, setup, SEED);
  for (const line of lines) {
    const next = take(run, 0, actionOf(setup, line));
    if (next instanceof Refusal) throw new Error(`${line}: ${next.code}`);
    run = next;
  }
  return makeReplay(run, undefined, true);
};

const verify = (text: string) => {
  const replay = parseReplay(text);
  return replay.ok ? verifyReplay(replay.value, resolve) : replay;
};

describe('[K1] the same setup and actions', () => {
  test('[K1] two runs have one replay, and it verifies', () => {
    expect(replayOf(...LINES)).toBe(replayOf(...LINES));
    expect(verify(replayOf(...LINES))).toMatchObject({ ok: true });
  });

  test('[K1] another action is noticed on its line', () => {
    const text = replayOf(...LINES);
    const line = text.split('\n').findIndex((one) => one.startsWith('submit note @')) + 1;
    expect(verify(text.replace('submit note @', 'submit tape @'))).toMatchObject({
      ok: false,
      fault: { code: 'chain-departs', line },
    });
  });
});

test('[K8] a replay of other rules is refused with both numbers', () => {
  const text = replayOf(...LINES).replace(`\nrules ${testimony.rules}\n`, `\nrules ${testimony.rules + 1}\n`);
  expect(verify(text)).toMatchObject({
    ok: false,
    fault: {
      code: 'wrong-rules',
      expected: `rules ${testimony.rules}`,
      found: `rules ${testimony.rules + 1}`,
    },
  });
});
