import { CLAIMS, type Conflict } from '@lockstep/testimony';
import { list, say, table } from '@lockstep/words';
import { CLAIM_WORD, claimWords } from './claim.ts';
import { type Numbers, type Section, tuningOf } from './section.ts';

const NONE = '–';

const claimsIn = ({ says, among, between, and }: Conflict): string => {
  const claims = among
    ? `any two of ${claimWords(among)}`
    : `${claimWords(between ?? [], 'or')} with ${claimWords(and ?? [], 'or')}`;
  const about = CLAIMS.reduce((text, claim) => text.replaceAll(claim, CLAIM_WORD[claim]), says);
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}: ${claims}`;
};

const majorIn = ({ major_below: bound }: Conflict): string => (bound === 0 ? NONE : `below ${bound}`);

const minorIn = ({ major_below: from, minor_to: to, minor_below: below }: Conflict): string => {
  if (to !== undefined) return from === to ? String(to) : `${from} to ${to}`;
  if (below === undefined || below <= from) return NONE;
  return from === 0 ? `below ${below}` : `${from} to below ${below}`;
};

/** T4–T6, with the whole table the engine plays by. */
export const contradictionsSection = (rules: Numbers): Section => ({
  id: 'contradictions',
  title: 'Contradictions',
  blocks: [
    say(
      'Every card you submit is held against each card of your story, and against the others of the same submission.',
    ),
    list(
      'MAJOR: both cannot be true. The submission is refused, with the two cards, the two claims and the minutes between them. It costs nothing.',
      `MINOR: just possible. The submission is allowed, for Scrutiny +${tuningOf(rules).minor_scrutiny} a pair of cards.`,
      'What counts is the gap: the minutes between the times of the two cards, 0 where they overlap or touch.',
      'Times lie on one night from 12:00 to 12:00, so 23:55 and 00:05 are ten minutes apart.',
    ),
    table(
      ['Claims', 'MAJOR (minutes)', 'MINOR (minutes)'],
      ...(rules.puzzle ?? rules.pack).conflict.map((row) => [claimsIn(row), majorIn(row), minorIn(row)]),
    ),
    list(
      'No other claims contradict each other. HOME holds the rooms and goes with all of them.',
      'Of several rows that name the same two claims, the first decides.',
      'Two cards are one contradiction at most: their worst.',
      'Refutation cards claim nothing and contradict nothing.',
    ),
  ],
});
