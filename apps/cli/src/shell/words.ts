import type { Confirmation } from '@lockstep/play';
import type { Answers } from '../terminal/words.ts';

/** Every text of the shell that belongs to no game. */
export const NOTICES = {
  nothingToUndo: 'Nothing to take back yet.',
  nothingToRedo: 'Nothing was taken back.',
  hintAfterEnd: 'This try is over. SOLUTION shows a best line from the start.',
  noHints: 'There are no hints here.',
  afterEnd: 'That is told once this try is over. hint helps now.',
  failed: 'That could not be worked out.',
  full: (most: number): string => `You have chosen ${most}. Put one back first (space).`,
  kept: (file: string): string => `The replay is in ${file}. Watch it: lockstep replay ${file}`,
  exists: (file: string): string => `${file} is there already. Name another: replay FILE`,
  cannotWrite: (file: string): string => `${file} cannot be written. Name another: replay FILE`,
  typeYes: (command: string): string => `Type "${command} yes" to do it.`,
  endOfInput: 'End of input.',
};

const KEEP_PLAYING = 'keep playing';
const NOT_NOW = 'not now';

/** A question is answered with what the answer does. */
export const ANSWERS: { readonly [cause in Confirmation['cause'] | 'cover']: Answers } = {
  undo: { yes: 'undo', no: KEEP_PLAYING },
  nudge: { yes: 'show the hint', no: KEEP_PLAYING },
  card: { yes: 'show the hint', no: KEEP_PLAYING },
  line: { yes: 'show the line', no: KEEP_PLAYING },
  solution: { yes: 'show the solution', no: NOT_NOW },
  change: { yes: 'show the change', no: NOT_NOW },
  retry: { yes: 'start again', no: KEEP_PLAYING },
  surrender: { yes: 'give up', no: KEEP_PLAYING },
  cover: { yes: 'put it away', no: 'keep it' },
};

/** Between two people at one screen. */
export const HAND_OVER = {
  title: 'WHOSE TURN IS IT?',
  player: (n: number): string => `Player ${n}`,
  line: (name: string): string => `Hand the screen to ${name}. Nothing is shown until they say so.`,
  take: 'Show my side',
  leave: 'Leave; the game is saved',
  covered: 'The screen is being handed over: “1” shows it to who is to move.',
} as const;

/** What every board says of its game, with the game's own noun: "quest", "run". */
export const noticesFor = (noun: string) => ({
  resumed: `Picking up where you left off. “retry” begins the ${noun} again.`,
  changed: `The content has changed since; your ${noun} goes on as it was. “retry” begins with the new one.`,
  saved: 'Every step is saved as it is made.',
  nothingOpen: `No ${noun} has begun: choose one first.`,
  optionsOnly: 'That is chosen before a game begins. “shelf” goes there.',
  again: `Give this ${noun} up and begin again? Nothing is recorded for it.`,
  cover: `A ${noun} of this kind is under way. Put it away for good and begin another? Nothing is recorded for it.`,
  endSaved: `End of input. Your ${noun} is saved.`,
  farewell: `Your ${noun} is saved.`,
  thinking: 'The other side is thinking …',
  tooSmall: (width: number, height: number): string =>
    `This game needs more room: make this window at least ${width} by ${height}.`,
});

/** For a game that says nothing of itself. */
export const PLAIN_NOTICES = noticesFor('game');

export type BoardNotices = typeof PLAIN_NOTICES;

export const COMPLAINTS = {
  noCommand: (word: string, near: string | undefined): string =>
    `"${word}" is no command. ${near ? `Did you mean ${near}?` : 'help lists them.'}`,
  noNumber: (word: string, most: number): string =>
    most === 0 ? 'There is nothing to choose here.' : `There is no line ${word}. They are numbered 1 to ${most}.`,
  several: (word: string, choices: string): string => `"${word}" could be ${choices}. Type a little more.`,
  noSection: (word: string, sections: string): string => `The rules have no part "${word}". They have ${sections}.`,
  noOption: (option: string, word: string, names: string): string => `"${word}" is no ${option}. There are ${names}.`,
  noLevel: (word: string, levels: string): string => `There is no hint "${word}". Ask for ${levels}.`,
};

export const PAGE_TITLES = {
  rules: 'FULL RULES',
  quick: 'QUICK REFERENCE',
  share: 'SHARE',
  help: 'HELP',
} as const;

export const HELP_HEAD = ['Command', 'What it does'] as const;

/** The typed words that every game can have, in the order `help` lists them. */
export const WORDS = {
  log: ['log', 'everything that happened so far'],
  undo: ['undo', 'take your last step back; makes the try practice'],
  redo: ['redo', 'take the undo back'],
  rules: ['rules [part]', 'the full rules, or one part of them'],
  quick: ['quick', 'the rules on one screen'],
  replay: ['replay [file]', 'write the game so far to a file that can be watched and verified'],
  retry: ['retry', 'begin the game again'],
  look: ['look', 'show everything again'],
  help: ['help', 'this list'],
  save: ['save', 'nothing to do: every step is saved as it is made'],
  quit: ['quit', 'leave; the game is saved'],
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

/** The typed words about a try as a whole, with the game's own noun. */
export const tryWords = (noun: string) =>
  ({
    replay: ['replay [file]', `write the ${noun} so far to a file that can be watched and verified`],
    retry: ['retry', `begin the ${noun} again`],
    shelf: ['shelf', `put the ${noun} away and see the others; it is saved`],
  }) as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const quitWord = (noun: string) => ['quit', `leave; the ${noun} is saved`] as const;

/** What every shelf says of a title. */
export const SHELF_LABELS = {
  newcomer: (title: string, minutes: number): string =>
    `New here? ${title} teaches as it goes, in about ${minutes} minutes.`,
  minutes: (n: number): string => `${n} min`,
  lesson: 'a lesson',
  begun: 'begun',
  never: '–',
} as const;

/** What can be done when a game is over, whichever it is. */
export const END_LABELS = {
  share: 'Share',
  keep: 'Keep the replay in a file',
  quit: 'Leave',
} as const;

export const HELP_TEXT = [
  '↑ and ↓ move over what can be done, enter chooses; a number chooses at once; esc goes back.',
  'Or type: letters go to the line at the bottom and enter sends it. Every action can be typed as it is in a replay.',
];

export const LABELS = {
  keys: '↑ ↓ move   enter or a number choose   or type (help)',
  keysShort: '↑ ↓, enter, number, or type help',
  readKeys: 'enter: on',
  lineKeys: 'A number chooses; help lists the words.',
  practice: 'PRACTICE',
  menu: 'WHAT NOW?',
  over: 'IT IS OVER',
  again: 'Again',
  keep: 'Keep the replay in a file',
  shelf: 'Another one',
  quit: 'Leave',
  log: 'EVERYTHING SO FAR',
  nothingYet: 'Nothing happened yet.',
} as const;
