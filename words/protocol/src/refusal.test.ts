import { refusalOf } from '@lockstep/conformance';
import { begin, refuse } from '@lockstep/kernel';
import { protocol, REFUSALS } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { DRAFT, type ProtocolRun, played, SEED, setupOf } from './puzzle.fixture.ts';
import { refusalAdvice, refusalWords } from './refusal.ts';

const setup = setupOf();

/** What the rules really answer, so that the words fit the data they send. */
const answer = (run: ProtocolRun, line: string): string => refusalWords(run.setup, refusalOf(run, line));

const fresh = begin(protocol, setup, SEED);
const drafted = played(setup, DRAFT);
const twice = played(
  setup,
  DRAFT,
  'scan fda-article',
  'submit calendar-invite timestamped-receipt',
  'scan door-sensor',
);

const answers: readonly [line: string, words: string, run: ProtocolRun][] = [
  [
    'argue loudly',
    'AURA does not know that action. Draft your cards first; then each turn is a SUBMIT or a SCAN.',
    fresh,
  ],
  ['draft fda-articel', 'No dealt card is called "fda-articel". Did you mean fda-article?', fresh],
  ['draft zzzzzzzzzzzz', 'No dealt card is called "zzzzzzzzzzzz". Name a card by its number or its id.', fresh],
  ['draft fda-article fda-article', 'FDA Article is named twice. Name each card once.', fresh],
  ['draft fda-article', 'You keep exactly 6 cards, not 1. Choose 5 more.', fresh],
  [`${DRAFT} diet-plan`, 'You keep exactly 6 cards, not 7. Put 1 back.', fresh],
  ['submit fda-article', 'You hold no Evidence yet. Draft 6 of the 8 cards first.', fresh],
  [DRAFT, 'Your draft is done. Choose cards and SUBMIT, or SCAN.', drafted],
  ['submit', 'A payload is 1 or 2 cards, not 0. Choose 1 or 2 cards of your Evidence.', drafted],
  [
    'submit fda-article door-sensor group-chat',
    'A payload is 1 or 2 cards, not 3. Choose 1 or 2 cards of your Evidence.',
    drafted,
  ],
  ['scan', 'A SCAN discards 1 or 2 cards, not 0. Choose 1 or 2 cards of your Evidence to give up.', drafted],
  ['submit diet-plan', 'Diet Plan is in the Reserve. Only a SCAN brings Reserve cards in, and not by name.', drafted],
  ['scan calendar-invite', 'All SCANs are used: this puzzle allows 2. Every turn left is a SUBMIT.', twice],
  ['submit fda-article', 'FDA Article was discarded by a SCAN. It is out of the game; choose another.', twice],
  [
    'submit calendar-invite',
    'Calendar Invite is quarantined for 2 more turns. Submit something else, or discard it with a SCAN.',
    twice,
  ],
];

describe('a refusal', () => {
  test.each(answers)('[K3] %s', (line, words, run) => {
    expect(answer(run, line)).toBe(words);
  });

  test.each(Object.keys(REFUSALS))('[K3] %s says what is wrong and what to do', (code) => {
    const { wrong, remedy } = refusalAdvice(setup, refuse(code));
    for (const half of [wrong, remedy]) expect(half).toMatch(/^[A-Z].*[.?]$/);
  });

  test('[K7] SCAN at full Scrutiny has its words though play cannot reach it', () => {
    expect(refusalWords(setup, refuse('scan-at-full-scrutiny', { scrutiny: 5 }))).toBe(
      'No SCAN while Scrutiny is 5. SUBMIT instead.',
    );
  });

  test('a code of another game is still answered', () => {
    expect(refusalWords(setup, refuse('major-contradiction'))).toContain('Nothing has changed.');
  });
});
