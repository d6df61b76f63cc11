import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldens, playLines, resolverOf, verifyText } from '@lockstep/conformance';
import { begin, makeReplay } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { card, counter, puzzle, read, refuter, SEED } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const folder = fileURLToPath(new URL('../../../golden/testimony/', import.meta.url));

describe('goldens', () => {
  goldens(folder, resolverOf(testimony));

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

const replayOf = (...lines: readonly string[]): string =>
  makeReplay(playLines(begin(testimony, read(written), SEED), ...lines), undefined, true);

const verify = (text: string) => verifyText(testimony, text);

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
