import type { Streak } from '@lockstep/play';
import { counted } from '@lockstep/words';
import { type BoardNotices, PLAIN_NOTICES } from '../../shell/words.ts';

/** Every text of a lock board that belongs to no game. */

/** The typed commands of any game; `name` is who keeps the lock. */
export const commandHelp = (name: string) =>
  ({
    start: ['start', 'leave the Lock and see the cards'],
    pick: ['pick 1 4', 'choose cards and see what they would do; "1 4" alone does the same'],
    hint: ['hint [nudge|card|line]', `ask ${name}, a little more each time`],
    undo: ['undo', 'take the last step back; makes the try practice'],
    redo: ['redo', 'take the undo back'],
    log: ['log', 'the whole transcript'],
    rules: ['rules [part]', 'the full rules, or one part of them'],
    quick: ['quick', 'the rules on one screen'],
    term: ['term scrutiny', 'what a word means; "what is scrutiny" does the same'],
    share: ['share [words]', 'your result to share, with signs or in words'],
    change: ['change', 'after the end: the one change that would have been better; later tries are practice'],
    solution: ['solution', 'a best line from the start; later tries are practice'],
    retry: ['retry', 'begin again with the same cards'],
    look: ['look', 'show the table again'],
    help: ['help', 'this list'],
    quit: ['quit', 'leave; the game is saved'],
  }) as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const COMPLAINTS = {
  noTerm: (terms: string): string => `A word of this game is one of ${terms}.`,
  noNumber: (word: string, most: number): string => `There is no card ${word}. They are numbered 1 to ${most}.`,
  noCard: (word: string, near: string | undefined): string =>
    `No card begins with "${word}". ${near ? `Did you mean ${near}?` : 'Use its number, or the start of its id.'}`,
  several: (word: string, choices: string): string => `"${word}" could be ${choices}. Type a little more.`,
};

export const NOTICES = {
  begun: 'This try has begun. How a puzzle is played is chosen on its Lock.',
  noSolution: 'No line of play wins this one.',
  noCardsHere: 'There are no cards to choose here.',
  notHere: (id: string): string => `${id} cannot be chosen now.`,
  tooMany: (most: number): string => `Choose at most ${most} cards.`,
  practice: 'PRACTICE',
  practiceLater: 'From here on every try of this puzzle is practice.',
  farewell: (name: string): string => `Your game is saved. ${name} will be here.`,
};

/** What the shell says, as the keeper of the lock would have it said. */
export const noticesOf = (name: string): BoardNotices => ({
  ...PLAIN_NOTICES,
  resumed: 'Picking up where you left off.',
  endSaved: 'End of input. Your game is saved.',
  farewell: NOTICES.farewell(name),
  thinking: `${name} is working it out …`,
  tooSmall: (width, height) => `${name} needs more wall: make this window at least ${width} by ${height}.`,
});

export const ASKS = {
  giveUp: 'Give this try up and begin again? Nothing is recorded for it.',
};

export const LABELS = {
  transcript: 'TRANSCRIPT',
  turn: (n: number): string => `Turn ${n}`,
  left: (n: number): string => `${n} left`,
  resistance: 'RESISTANCE',
  scrutiny: 'SCRUTINY',
  turns: 'TURNS',
  trust: 'Trust',
  keys: '← ↑ ↓ → move   space choose   enter act   or type a command (help)',
  keysShort: 'arrows, space, enter, or type help',
  lineKeys: 'Type a command; help lists them.',
};

export const BUTTON_LABELS = {
  hint: 'HINT',
  undo: 'UNDO',
  retry: 'RETRY',
  share: 'SHARE',
  change: 'CHANGE',
  solution: 'SOLUTION',
  rules: 'RULES',
  quit: 'QUIT',
} as const;

export const PAGE_TITLES = { log: 'TRANSCRIPT', solution: 'SOLUTION', change: 'THE ONE CHANGE' } as const;

export const RESULTS = {
  shareHead: 'TO SHARE',
  nothingToShare: 'Nothing to share yet: end a try that is not practice.',
  noLink: 'To end these lines with a link, name the address of the browser game: LOCKSTEP_SITE=https://… lockstep play',
  noChange: 'Nothing better was there to be had by one change.',
  streak: ({ days, freeze, untilFreeze }: Streak): string => {
    const held = freeze ? 'a freeze is held' : `${counted(untilFreeze ?? 0, 'more day')} in a row for a freeze`;
    return `Streak: ${counted(days, 'day')}, ${held}`;
  },
  next: (countdown: string): string => `The next one opens in ${countdown}.`,
  practice: 'A practice try: nothing of it is recorded.',
};

/** On the Lock of a game in which nothing was cleared yet. */
export const LEARN = 'First time? The same command with --lesson lists short lessons to play.';

/** What comes after a lesson. */
export const onwardWords = (game: string, next: { readonly title: string; readonly number: number } | null): string =>
  next
    ? `Next: ${next.title}. Play it: lockstep play ${game} --lesson ${next.number}`
    : `That was the last lesson. Today’s lock: lockstep play ${game}`;

export const HELP_TEXT = [
  'With the arrow keys you move over the cards and the buttons below them. Space chooses a card. Enter presses a button; on a card it takes you to the button.',
  'Or type: letters go to the line at the bottom, tab completes a word, enter sends it. Cards go by number, by id, or by the beginning of an id.',
];
