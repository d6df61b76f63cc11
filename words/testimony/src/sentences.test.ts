import { keepSentences, refusalOf } from '@lockstep/conformance';
import { type Refusal, refuse } from '@lockstep/kernel';
import { refusals } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { played, setupOf, type TestimonyRun } from './puzzle.fixture.ts';
import { refusalWords } from './refusal.ts';
import { EVENTS } from './samples.fixture.ts';

const setup = setupOf();
const fresh = played(setup);
const begun = played(setup, 'kettle-log');
const lost = played(setupOf({ scrutiny: 4 }), 'crumb-trail');

const single = played(setupOf({ tuning: { most_cards: 1 } }));

/** What the rules really refuse, so that the words fit the data they send. */
const typed: readonly (readonly [line: string, run: TestimonyRun])[] = [
  ['scan kettle-log', fresh],
  ['submit kettel-log', fresh],
  ['submit zzzzzzzzzzzz', fresh],
  ['submit kettle-log kettle-log', fresh],
  ['submit', fresh],
  ['submit kettle-log robe-photo keypad-trace maintenance-log', fresh],
  ['submit kettle-log', begun],
  ['submit mattress-pad', begun],
  ['submit kettle-log', lost],
  ['submit', single],
];

const REFUSED: readonly (readonly [line: string | null, refusal: Refusal, of: TestimonyRun])[] = [
  ...typed.map(([line, run]) => [line, refusalOf(run, line), run] as const),
  [null, refuse('not-your-seat', { seat: 1 }), fresh],
];

describe('[T19] [T35] all that is said of events and refusals', () => {
  keepSentences({
    file: './sentences.txt',
    machine: /[a-z]-[a-z]+(?=[ .,])|[A-Z]_[A-Z]/,
    // What 18 gains by corroboration, and what it comes to.
    numbers: [setup.script.tuning, 5, 23],
    parts: {
      'What happened': Object.values(EVENTS)
        .flat()
        .map((event) => ({ of: event, says: eventWords(setup, event) })),
      'What was refused': REFUSED.map(([line, refusal, run]) => ({
        of: { ...(line === null ? {} : { typed: line }), code: refusal.code, ...refusal.data },
        says: refusalWords(run.setup, refusal),
      })),
    },
  });

  test('no code is left out', () => {
    expect(new Set(REFUSED.map(([, { code }]) => code))).toEqual(new Set(Object.keys(refusals)));
  });
});
