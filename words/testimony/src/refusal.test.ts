import { refusalOf } from '@lockstep/conformance';
import { refuse } from '@lockstep/kernel';
import { REFUSALS } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { played, setupOf, type TestimonyRun } from './puzzle.fixture.ts';
import { refusalAdvice, refusalWords } from './refusal.ts';

const setup = setupOf();

/** What the rules really answer, so that the words fit the data they send. */
const answer = (run: TestimonyRun, line: string): string => refusalWords(run.setup, refusalOf(run, line));

const fresh = played(setup);
const begun = played(setup, 'kettle-log');
const lost = played(setupOf({ scrutiny: 4 }), 'crumb-trail');

const answers: readonly [line: string, words: string, run: TestimonyRun][] = [
  ['scan kettle-log', 'KOA does not know that action. There is one thing to do here: SUBMIT.', fresh],
  ['submit kettel-log', 'No dealt card is called "kettel-log". Did you mean kettle-log?', fresh],
  ['submit zzzzzzzzzzzz', 'No dealt card is called "zzzzzzzzzzzz". Name a card by its number or its id.', fresh],
  ['submit kettle-log kettle-log', 'Kettle Log is named twice. Name each card once.', fresh],
  ['submit', 'A submission is 1 to 3 cards, not 0. Choose 1 to 3 cards of your hand.', fresh],
  [
    'submit kettle-log robe-photo keypad-trace maintenance-log',
    'A submission is 1 to 3 cards, not 4. Choose 1 to 3 cards of your hand.',
    fresh,
  ],
  ['submit kettle-log', 'Kettle Log is part of your story already. Choose from the cards still in your hand.', begun],
  [
    'submit mattress-pad',
    'Kettle Log says AWAKE and Mattress Pad says ASLEEP, 1 minute apart: both cannot be true. Leave out one that you still hold; this cost you nothing.',
    begun,
  ],
  ['submit kettle-log', 'This try is over. RETRY starts a new one.', lost],
];

describe('a refusal', () => {
  test.each(answers)('[T35] %s', (line, words, run) => {
    expect(answer(run, line)).toBe(words);
  });

  test.each(Object.keys(REFUSALS))('[K3] %s says what is wrong and what to do', (code) => {
    const { wrong, remedy } = refusalAdvice(setup, refuse(code));
    for (const half of [wrong, remedy]) expect(half).toMatch(/^[A-Z].*[.?]$/);
  });

  test('one card at most is said so', () => {
    const single = setupOf({ tuning: { most_cards: 1 } });
    expect(answer(played(single), 'submit')).toBe('A submission is 1 card, not 0. Choose 1 card of your hand.');
  });

  test('a code of another game is still answered', () => {
    expect(refusalWords(setup, refuse('scan-limit'))).toContain('Nothing has changed.');
  });
});
