import type { PracticeCause } from '@lockstep/progress';

const WHAT: { readonly [cause in PracticeCause]: string } = {
  undo: 'Taking a step back',
  nudge: 'A second nudge',
  card: 'A hint that names a card',
  line: 'A hint that shows the line',
  solution: 'Seeing the solution',
};

const CONSEQUENCE: { readonly [cause in PracticeCause]: string } = {
  undo: 'makes this try practice: it records no clear, best or streak.',
  nudge: 'makes this try practice: it records no clear, best or streak.',
  card: 'makes this try practice: it records no clear, best or streak.',
  line: 'makes this try, and every later try of this puzzle, practice: none records a clear, best or streak.',
  solution: 'makes every later try of this puzzle practice: none records a clear, best or streak.',
};

/** What each button says first. */
export const practiceNotice = (cause: PracticeCause): string => `${WHAT[cause]} ${CONSEQUENCE[cause]}`;
