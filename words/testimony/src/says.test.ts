import { moments } from '@lockstep/kernel';
import { explainSubmission, testimony, unprovable } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { accountWords, lossReason } from './account.ts';
import { played, setupOf, WON } from './puzzle.fixture.ts';
import { sumLine, sumReasons, unprovableWords } from './says.ts';

const setup = setupOf();
const HIDDEN = setupOf({ visibility: 'HIDDEN' });
const stepsOf = (of = setup, ...lines: readonly string[]) => moments(played(of, ...lines)).map(({ events }) => events);

const said = (of: typeof setup, line: string, ...before: readonly string[]): readonly [string, string] => {
  const action = testimony.parse(of, `submit ${line}`);
  if (!action.ok) throw new Error(line);
  const { setup: known, state } = testimony.mask(of, played(of, ...before).now.state, 0);
  const found = explainSubmission(known, state, action.value.cards);
  return [sumLine(known, found), sumReasons(known, found).join(' · ')];
};

const SUMS: readonly [line: string, before: readonly string[], sum: string, why: string][] = [
  ['crumb-trail', [], '15 damage', ''],
  ['kettle-log', [], '5 damage', 'Security Camera contests Kettle Log 10 → 5 · settles LOCATION'],
  [
    'kettle-log keypad-trace',
    [],
    '(5 + 8) × 1.25 = 17',
    'Security Camera contests Kettle Log 10 → 5 · KITCHEN corroborated · settles ALERTNESS and LOCATION',
  ],
  ['maintenance-log', ['kettle-log'], '5 + 5 back = 10', ''],
  ['kettle-log maintenance-log', ['robe-photo'], '10 + 5 = 15 + 6 back = 21', 'settles LOCATION'],
];
test.each(SUMS)('[T9] [T8] %s after %j spells its sum and says why', (line, before, sum, why) =>
  expect(said(setup, line, ...before)).toEqual([sum, why]),
);

test('[T11] with counters face down it goes from the least to the most, and says that she may', () => {
  expect(said(HIDDEN, 'kettle-log keypad-trace')).toEqual([
    '(10 + 8) × 1.25 = 23, or 12 at least',
    'she may contest it with something face down · KITCHEN corroborated · settles ALERTNESS and LOCATION',
  ]);
});

describe('a turn in short', () => {
  test('what it did, what it settled, what she answered', () => {
    expect(stepsOf(setup, ...WON).map((events) => accountWords(setup, events))).toEqual([
      '6 damage: Resistance is 29. IDENTITY settled. Security Camera contested Photo of a Robe.',
      '5 damage: Resistance is 18. 6 came back. Maintenance Log refuted Security Camera.',
      '18 damage: Resistance is 0. ALERTNESS and LOCATION settled. Sleep Data Sync contested Keypad Trace.',
    ]);
  });

  test('what it cost comes last, a clash by its claims', () => {
    const events = stepsOf(setup, 'kettle-log crumb-trail').at(-1)!;
    expect(accountWords(setup, events)).toMatch(
      /Scrutiny \+2: Crumb Trail is SKETCHY; KITCHEN and LIVING ROOM 1 minute apart\.$/,
    );
  });
});

const LOST: readonly [string, ReturnType<typeof setupOf>, readonly string[], string][] = [
  [
    'Scrutiny',
    setupOf({ scrutiny: 4 }),
    ['crumb-trail'],
    'Turn 1: Scrutiny reached 5 (+1 for SKETCHY Crumb Trail), and your story fell apart.',
  ],
  [
    'turns',
    setupOf({ turns: 1 }),
    ['kettle-log'],
    'Turn 1 was the last one: 30 points of Resistance were left and IDENTITY and ALERTNESS stayed open.',
  ],
  [
    'blocked',
    setupOf({ turns: 6 }),
    ['mattress-pad', 'robe-photo', 'maintenance-log'],
    'ALERTNESS and LOCATION could no longer be proven after turn 1: your story blocked Keypad Trace and Kettle Log.',
  ],
];
describe('a loss', () => {
  test.each(LOST)('by %s says why in one sentence, with its turn', (_, of, lines, why) =>
    expect(lossReason(played(of, ...lines))).toBe(why),
  );

  test('a night that was won has none', () => expect(lossReason(played(setup, ...WON))).toBeNull());
});

describe('[T1] a concern that cannot be settled any more', () => {
  const after = (...lines: readonly string[]) =>
    unprovable(testimony.view(setup, played(setup, ...lines).now.state, 0)).map((one) => unprovableWords(setup, one));

  test('none at first', () => expect(after()).toEqual([]));
  test('because the story blocks its cards', () =>
    expect(after('mattress-pad')).toEqual([
      'ALERTNESS can no longer be proven: your story blocks Keypad Trace.',
      'LOCATION can no longer be proven: your story blocks Kettle Log.',
    ]));
});
