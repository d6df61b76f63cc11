import { END_LABELS, noticesFor, quitWord, SHELF_LABELS, tryWords, WORDS } from '../../shell/words.ts';

/** Every text of this board that the words room does not own. */

/** The typed words, in the order `help` lists them. */
export const COMMANDS = {
  why: ['why 2', 'why that card is here: its weight and what its chance is made of'],
  deck: ['deck', 'your cards, their costs, how you lean and what that is called'],
  route: ['route', 'where you are in the night, and what is still to come'],
  log: WORDS.log,
  review: ['review', 'once you are awake: each pick beside the strong drafter’s'],
  undo: ['undo', 'take your last step back; makes the quest practice'],
  redo: WORDS.redo,
  rules: ['rules [part]', 'the full rules, or one part of them, such as “rules words”'],
  quick: WORDS.quick,
  share: ['share [words]', 'your result to share, in a few lines or in sentences'],
  ...tryWords('quest'),
  preset: ['preset open', 'on the shelf: the numbers cards are weighed with'],
  look: WORDS.look,
  help: WORDS.help,
  save: WORDS.save,
  quit: quitWord('quest'),
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

const STEPS_TYPED =
  'Every step can be typed as it stands in a replay, such as “choose vesper-twilight-arbiter”, “take whirlpool-seer”, “buy flame-imp”, “accept drowned-bell”, “purge flame-imp”, “reroll”, “leave”.';

export const HELP_TEXT = [
  'Arrows move, enter chooses, a number chooses at once. Space opens “why” on the card under the cursor, tab the deck; esc goes back.',
  `Or type: letters go to the line at the bottom and enter sends it. ${STEPS_TYPED}`,
];

/** Where there are no keys to press: one line typed, one answer printed. */
export const LINE_HELP_TEXT = [
  'Type a line and send it with enter. A number chooses what stands beside it; an empty line shows everything again.',
  STEPS_TYPED,
];

export const LABELS = {
  ...SHELF_LABELS,
  preset: 'Preset',
  dreams: (n: number): string => (n === 1 ? '1 dream' : `${n} dreams`),
  tried: 'practised',
  best: (score: number): string => `best ${score}`,
  streak: (n: number): string => `streak ${n}`,
  onDate: (route: string, date: string): string => `${date}: ${route}, the same for everyone.`,
  notYet: (date: string): string => `Not finished yet. Play it: lockstep play draft --date ${date}`,
  first: (first: number, best: number): string =>
    `First finished: ${first} points${best > first ? `, best ${best}` : ''}`,
  dream: (at: number, of: number): string => `dream ${at} of ${of}`,
  pick: (at: number, of: number): string => `, pick ${at} of ${of}`,
  cards: (n: number): string => (n === 1 ? '1 card' : `${n} cards`),
  points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
  /** Of a number, or of a price with what it was. */
  essence: (n: number | string): string => String(n).replace(/^\d+/, '$& essence'),
  room: (n: number): string => (n === 0 ? ', no room for more' : `, room for ${n} more`),
  price: (price: number, full: number): string => (price < full ? `${price}, was ${full}` : String(price)),
  sold: 'sold',
  seen: (n: number): string => (n === 0 ? '' : `stale ${n}`),
  brings: (n: number): string => `+${n} essence`,
  held: (n: number): string => (n > 1 ? ` ×${n}` : ''),
  purges: (n: number): string => (n === 1 ? '1 more card may go' : `${n} more cards may go`),
  keys: (arrows: string, why: boolean): string =>
    `${arrows} move   enter choose${why ? '   space why' : ''}   tab deck   or type (help)`,
  kept: 'kept',
  keysShort: 'arrows, enter, number, or type help',
  shelfKeys: '↑ ↓ move   enter begin   ← → preset   or type (help)',
  ahead: 'Ahead',
  lineKeys: (why: boolean): string =>
    `A number chooses;${why ? ' “why 1” explains a card;' : ''} help lists the words.`,
  full: 'The deck has no room beside the picks still to come. Nothing can be bought here; leave.',
  sameQuest: 'To play the same quest again:',
  main: 'main',
  wheel: 'HOW YOU LEAN',
  curve: 'COSTS',
  deck: 'THE DECK',
  signs: 'DREAMSIGNS',
  lean: 'HOW THE POOL LEANED',
  became: 'WHAT YOU BECAME',
  becameOf: 'Symbols on cards alone, without what dreamcaller and dreamsigns add.',
  picks: 'PICK BY PICK',
  pickHead: ['', 'You took', 'Strong drafter', 'At'],
  same: 'the same',
  done: 'done',
  awake: 'Awake',
  wakes: 'You wake.',
} as const;

export const TITLES = {
  over: 'MORNING',
} as const;

export const ITEMS = {
  ...END_LABELS,
  reroll: (cost: number): string => `Lay out others, for ${cost}`,
  leaveShop: 'Leave the shop',
  leaveSign: 'Leave it',
  leaveSigns: 'Leave them all',
  leavePurge: 'Keep the rest, and go on',
  leaveAll: 'Keep everything, and go on',
  again: 'Again, with other dreams',
  againSame: 'Again, with the same dreams',
  review: 'Look back: picks, pool and what you became',
  deck: 'The deck',
  shelf: 'Another night',
  quit: 'Leave',
} as const;

export const NOTICES = {
  ...noticesFor('quest'),
  changed: 'The cards have changed since; your quest goes on as it was. “retry” begins with the new ones.',
  optionsOnly: 'The preset is chosen before a quest begins. “shelf” goes there.',
  farewell: 'Your quest is saved. Sleep well.',
  tooSmall: (width: number, height: number): string =>
    `The dream needs more room: make this window at least ${width} by ${height}.`,
  notOver: 'The quest is not over: there is nothing to look back on yet.',
  notCounted: (why: string): string => `Nothing is recorded of this quest: ${why}.`,
  byPractice: 'it is practice',
  byChoice: 'it has a seed, a pack or a setup of its own',
  practice: (dated: boolean): string =>
    `Taking a step back makes this quest practice: its score is not recorded${dated ? ', and it counts for no streak' : ''}.`,
  recordedFirst: (score: number): string => `Recorded: ${score}, your first finish here.`,
  recorded: (score: number, best: number): string =>
    score >= best ? `Recorded: ${score}, your best here.` : `Recorded: ${score}. Your best here is ${best}.`,
  another: (site: string, at: number): string => `${at === 2 ? 'A second' : 'Another'} ${site} begins.`,
};

export const COMPLAINTS = {
  whyWhat: 'There is no card to ask about here.',
  whyNumber: (word: string, most: number): string => `Say which card, 1 to ${most}: "${word}" is none of them.`,
};

export const PAGE_TITLES = {
  why: 'WHY IS IT HERE?',
  deck: 'YOUR DECK',
  route: 'THE NIGHT',
  review: 'LOOKING BACK',
  log: 'THE QUEST SO FAR',
} as const;
