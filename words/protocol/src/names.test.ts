import { type Clause, TAGS, TRAITS, TRUSTS } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { clauseLabel, markName, needsWords, protocolName } from './names.ts';

describe('plain names', () => {
  test.each([...TAGS, ...TRAITS, ...TRUSTS])('%s has no underscore', (mark) =>
    expect(markName(mark)).toMatch(/^[a-z ]+$/),
  );

  test.each([
    ['NO_SELF_REPORT', 'No self report'],
    ['RATE_LIMIT_REPEAT', 'Rate limit repeat'],
    ['OPEN', 'Open'],
  ])('%s is %s', (id, name) => expect(protocolName(id)).toBe(name));
});

const LABELS: readonly [Clause, string][] = [
  [{ kind: 'has', mark: 'SELF_REPORT' }, 'self report'],
  [{ kind: 'any', marks: ['TIME', 'WORK'] }, 'time or work'],
  [{ kind: 'none', marks: ['SELF_REPORT'] }, 'no self report'],
  [{ kind: 'verified', cards: 2 }, 'two verified'],
  [{ kind: 'trust', trust: 'VERIFIED' }, 'all verified'],
  [{ kind: 'trust', trust: 'PLAUSIBLE' }, 'nothing sketchy'],
  [{ kind: 'trust', trust: 'SKETCHY' }, 'any trust'],
  [{ kind: 'at-least', cards: 1 }, 'any card'],
  [{ kind: 'at-least', cards: 2 }, 'two cards'],
  [{ kind: 'at-most', cards: 1 }, 'one card only'],
  [{ kind: 'at-most', cards: 2 }, 'at most two cards'],
  [{ kind: 'pair', tags: ['TIME', 'LOCATION', 'WORK'] }, 'two sharing time, location or work'],
  [{ kind: 'no-repeat' }, 'no repeats'],
];

describe('what a protocol needs', () => {
  test.each(LABELS)('%j', (clause, label) => expect(clauseLabel(clause)).toBe(label));

  test('paths in a sentence, shared clauses once', () => {
    const time: Clause = { kind: 'has', mark: 'TIME' };
    const pair: Clause = { kind: 'pair', tags: ['WORK'] };
    expect(needsWords([[time, { kind: 'verified', cards: 1 }], [pair]], [{ kind: 'no-repeat' }])).toBe(
      'Needs time and one verified; or two sharing work. Always no repeats.',
    );
    expect(needsWords([[], []], [])).toBe('Any payload at all.');
  });
});
