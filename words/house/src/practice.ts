import { FREEZE_DATES, type PracticeCause } from '@lockstep/play';
import { list, type Section, say } from './section.ts';

const WHAT: { readonly [cause in PracticeCause]: string } = {
  undo: 'Taking a step back',
  nudge: 'A second nudge',
  card: 'A hint that names a card',
  line: 'A hint that shows the line',
  solution: 'Seeing the solution',
  change: 'Seeing what would have been better',
};

const CONSEQUENCE: { readonly [cause in PracticeCause]: string } = {
  undo: 'makes this try practice: it won’t count.',
  nudge: 'makes this try practice: it won’t count.',
  card: 'makes this try practice: it won’t count.',
  line: 'makes this try and every later try of this puzzle practice: they won’t count.',
  solution: 'makes every later try of this puzzle practice: they won’t count.',
  change: 'makes every later try of this puzzle practice: they won’t count.',
};

/** What each button says first. */
export const practiceNotice = (cause: PracticeCause): string => `${WHAT[cause]} ${CONSEQUENCE[cause]}`;

/** P13, as the rules of every Daily print it. */
export const practiceSection: Section<'practice'> = {
  id: 'practice',
  title: 'Practice',
  blocks: [
    say('Some things make a try practice: it won’t count as a clear, a best or a day of a streak.'),
    list(
      'Taking a step back (undo) makes the try practice.',
      'The first nudge is free. Every further hint makes the try practice.',
      'Once the solution of a date was shown, or a part of it after the end, every later try of that date is practice.',
      'Each of these says so first and waits for your yes.',
      'A streak counts consecutive dates whose first clear fell on that same local date.',
      `${FREEZE_DATES} consecutive dates earn a freeze, and one is held at most. A missed date uses it: the streak stays and does not grow.`,
    ),
  ],
};
