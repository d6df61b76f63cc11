import { keepSentences, refusalOf } from '@lockstep/conformance';
import { begin, type Refusal, refuse } from '@lockstep/kernel';
import { protocol, refusals } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { DRAFT, type ProtocolRun, played, SEED, setupOf } from './puzzle.fixture.ts';
import { refusalWords } from './refusal.ts';
import { EVENTS } from './samples.fixture.ts';

const setup = setupOf();
const fresh = begin(protocol, setup, SEED);
const drafted = played(setup, DRAFT);
const twice = played(
  setup,
  DRAFT,
  'scan fda-article',
  'submit calendar-invite timestamped-receipt',
  'scan door-sensor',
);

/** What the rules really refuse, so that the words fit the data they send. */
const typed: readonly (readonly [line: string, run: ProtocolRun])[] = [
  ['argue loudly', fresh],
  ['draft fda-articel', fresh],
  ['draft zzzzzzzzzzzz', fresh],
  ['draft fda-article fda-article', fresh],
  ['draft fda-article', fresh],
  [`${DRAFT} diet-plan`, fresh],
  ['submit fda-article', fresh],
  [DRAFT, drafted],
  ['submit', drafted],
  ['submit fda-article door-sensor group-chat', drafted],
  ['scan', drafted],
  ['submit diet-plan', drafted],
  ['scan calendar-invite', twice],
  ['submit fda-article', twice],
  ['submit calendar-invite', twice],
];

const REFUSED: readonly (readonly [line: string | null, refusal: Refusal])[] = [
  ...typed.map(([line, run]) => [line, refusalOf(run, line)] as const),
  // K7: play cannot reach the first of these; the others have a second sentence or are another shell's.
  ...[
    refuse('scan-at-full-scrutiny', { scrutiny: 5 }),
    refuse('reserve-short', { left: 1 }),
    refuse('reserve-short', { left: 0 }),
    refuse('over'),
    refuse('not-your-seat', { seat: 1 }),
  ].map((refusal) => [null, refusal] as const),
];

describe('[K3] [K7] D29-18 to D29-21 D29-37 all that is said of events and refusals', () => {
  keepSentences({
    file: './sentences.txt',
    machine: /[a-z]+-[a-z]+-?[a-z]*(?=[ .,])(?<!Check-in)/,
    numbers: setup.script.tuning,
    parts: {
      'What happened': Object.values(EVENTS)
        .flat()
        .map((event) => ({ of: event, says: eventWords(setup, event) })),
      'What was refused': REFUSED.map(([line, refusal]) => ({
        of: { ...(line === null ? {} : { typed: line }), code: refusal.code, ...refusal.data },
        says: refusalWords(setup, refusal),
      })),
    },
  });

  test('no code is left out', () => {
    expect(new Set(REFUSED.map(([, { code }]) => code))).toEqual(new Set(Object.keys(refusals)));
  });
});
