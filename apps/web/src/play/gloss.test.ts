import { describe, expect, test } from 'vitest';
import { type Term, termAt, termSpans } from './gloss.ts';

const TERMS: readonly Term[] = [
  ['Active Protocol', 'The rule AURA enforces.'],
  ['Audit', 'What happens at 5.'],
  ['Quarantine', 'A card locked away.'],
  ['SCAN', 'Swaps cards.'],
  ['Counter-Evidence', 'What KOA answers with.'],
  ['Evidence', 'Your cards.'],
];
const found = (text: string) =>
  termSpans(text, TERMS).map(({ from, to, term: [term] }) => [text.slice(from, to), term]);

describe('the words of the rules in a sentence', () => {
  const SENTENCES: readonly [text: string, found: readonly (readonly [string, string])[]][] = [
    ['Refused. An Audit comes.', [['Audit', 'Audit']]],
    [
      'Two Audits, one card quarantined.',
      [
        ['Audits', 'Audit'],
        ['quarantined', 'Quarantine'],
      ],
    ],
    ['This protocol takes no repeats.', [['protocol', 'Active Protocol']]],
    [
      'Counter-Evidence fits evidence.',
      [
        ['Counter-Evidence', 'Counter-Evidence'],
        ['evidence', 'Evidence'],
      ],
    ],
    ['Nothing fits? SCAN swaps.', [['SCAN', 'SCAN']]],
    ['The auditorium was scanned by an auditor.', []],
    ['', []],
  ];
  test.each(SENTENCES)('%s', (text, expected) => expect(found(text)).toEqual(expected));

  test('without terms there is none', () => expect(termSpans('An Audit.', [])).toEqual([]));
});

describe('the term under a finger', () => {
  const text = 'At 5 comes an Audit: a SCAN is no way out.';
  const AT: readonly [place: string, at: number, term: string | null][] = [
    ['in the word', text.indexOf('udit'), 'Audit'],
    ['just before it', text.indexOf('an Audit'), 'Audit'],
    ['just after it, nearer than the next', text.indexOf(': a'), 'Audit'],
    ['on the next', text.indexOf('CAN'), 'SCAN'],
    ['far from both', 0, null],
  ];
  test.each(AT)('%s', (_place, at, term) => expect(termAt(text, at, TERMS)?.[0] ?? null).toBe(term));
});
