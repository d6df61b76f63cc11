import { END_LABELS, noticesFor, quitWord, SHELF_LABELS, tryWords, WORDS } from '../../shell/words.ts';

/** Every text of this board that the words room does not own. */

/** The typed words, in the order `help` lists them. */
export const COMMANDS = {
  back: ['back', 'leave a list without choosing'],
  odds: ['odds 2', 'the exact odds of a line of the menu, or of an action written out'],
  sheet: ['sheet [name]', 'somebody’s numbers, conditions and techniques'],
  river: ['river', 'the scenes along the river: what is open and why, and the endings you found'],
  log: ['log', 'everything that was told so far'],
  undo: WORDS.undo,
  redo: WORDS.redo,
  rules: WORDS.rules,
  quick: WORDS.quick,
  share: ['share [words]', 'your result to share, with signs or in words'],
  ...tryWords('scene'),
  difficulty: ['difficulty hard', 'on the shelf: story, standard or hard'],
  look: WORDS.look,
  help: WORDS.help,
  save: ['save', 'nothing to do: every action is saved as it is made'],
  quit: quitWord('scene'),
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const HELP_TEXT = [
  'What can be done now stands in the menu. ↑ and ↓ move over it, enter chooses; a number chooses at once; esc or ← goes back.',
  'Or type: letters go to the line at the bottom and enter sends it. Every action can be typed as it stands in a replay, such as “declare lin-yue strike captain-hu”, “take-back 1”, “ready”, “react lin-yue parry 1”, “pass”, “choose climb lin-yue +3”, “go-on”.',
];

export const LABELS = {
  ...SHELF_LABELS,
  difficulty: 'Difficulty',
  newcomer: (title: string, minutes: number): string =>
    `New here? ${title} teaches as it goes, in about ${minutes} minutes. Any other scene will do as well.`,
  tried: 'not won yet',
  closed: 'closed',
  closedWhy: (why: string): string => `Closed: ${why}`,
  ends: (n: string): string => `${n} to find.`,
  landing: {
    won: 'won',
    told: 'told',
    open: 'open',
    closed: 'closed',
    found: 'Found',
    wounds: 'Not healed yet',
    at: (li: number): string => (li === 1 ? '1 li above the sea' : `${li} li above the sea`),
  },
  won: (difficulty: string, rounds: string): string => `won, ${difficulty}${rounds}`,
  inRounds: (n: number): string => (n === 1 ? ', 1 round' : `, ${n} rounds`),
  round: (n: number): string => `round ${n}`,
  pressure: 'Pressure',
  /** Of the fight: full, it is won or lost. */
  goal: ' (goal)',
  danger: ' (danger)',
  invokes: (own: number, fresh: number, theirs: number): string =>
    `Invokes: yours ${own}${fresh > 0 ? ` (+${fresh} next)` : ''}, theirs ${theirs}`,
  heroes: 'HEROES',
  foes: 'FOES',
  field: ['zone', 'OCR/DCR', 'Major', 'Minor', 'Bonus', 'React', 'Nuance'],
  fieldShort: ['z', 'OCR/DCR', 'Maj', 'Min', 'Bon', 'Rea', 'Nua'],
  faceDown: '▒▒ ▒▒ ▒▒  face down until both sides are ready',
  intents: 'INTENTS',
  shown: 'Intents, shown',
  none: 'nothing declared yet',
  yours: 'Yours',
  theirs: 'Theirs',
  hits: 'HITS',
  others: (n: number, who: string): string => `${n} more that ${who} cannot answer or raise`,
  rolled: (n: number, who: string, technique: string): string => `roll ${n} (${who}: ${technique})`,
  degree: (degree: string): string => `degree ${degree}`,
  noContact: 'no contact',
  comes: (contact: number, degree: number): string => `contact ${contact}, degree ${degree}`,
  answered: ', answered',
  out: 'out of the fight',
  taken: 'taken out',
  strained: 'strained',
  guard: 'guard',
  prepared: 'prepared',
  ward: (pillar: string): string => `ward ${pillar}`,
  lingers: (n: number): string => `lingers ${n}`,
  watching: (what: string): string => `waits with ${what}`,
  phase: (n: number, of: number): string => (of > 1 ? ` phase ${n}/${of}` : ''),
  hard: 'HARD FIGHT',
  hardWhy: (chance: string, ocr: number, dcr: number): string =>
    `A hard fight: it is rated at ${chance} wins in a hundred. Their best OCR is ${ocr}, your best DCR ${dcr}.`,
  checks: (used: number, total: number): string => `checks ${used}/${total}`,
  moreKeys: ' (PgUp, PgDn)',
  cards: (at: number, of: number): string => `${at} of ${of}   enter: on   a: all at once`,
  keys: '↑ ↓ move   enter or a number choose   esc back   or type (help)',
  keysShort: '↑ ↓, enter, number, or type help',
  shelfKeys: '↑ ↓ move   enter play   ← → difficulty   or type (help)',
};

/** The titles of the menu and of what is told. */
export const TITLES = {
  page: 'WHAT NOW?',
  who: 'WHO, AND HOW?',
  intent: 'DECLARE',
  target: 'AT WHOM?',
  invoke: 'WITH AN INVOKE?',
  takeBack: 'TAKE BACK',
  ready: (names: string): string => `READY? ${names.toUpperCase()} COULD STILL DO SOMETHING`,
  nuance: (name: string): string => `NUANCE OF ${name.toUpperCase()}`,
  window: (name: string): string => `REACTION WINDOW OF ${name.toUpperCase()}`,
  over: 'THE SCENE IS OVER',
  revealed: 'INTENTS ARE SHOWN',
  clash: (n: number, of: number): string => (of > 1 ? `CLASH, ${n} OF ${of}` : 'CLASH'),
  windows: 'REACTION WINDOWS',
  aftermath: 'AFTERMATH',
  round: (n: number): string => `ROUND ${n}`,
  fight: 'A FIGHT',
  story: 'THE STORY',
} as const;

export const ITEMS = {
  ...END_LABELS,
  goOn: 'Close the Beat and go on',
  passed: (gives: string): string => `Passed: ${gives}.`,
  failed: (costs: string): string => `Failed: ${costs}.`,
  nextPage: 'Turn the page',
  ready: 'Ready: show the intents',
  readyNothing: 'Ready, with nothing declared',
  withdraw: 'Withdraw from the fight',
  takeBack: (what: string): string => `Take back: ${what}`,
  takeBackOne: 'Take an intent back',
  readyAll: 'Ready all the same',
  more: 'No, declare more',
  look: (name: string): string => `Look at what ${name} means to do`,
  river: 'The river: what is open, and why',
  pass: 'Pass',
  passHits: (what: string): string => `as it stands, ${what}`,
  keepNuance: 'Keep the Nuance',
  answers: (technique: string, hit: number, target: string): string => `${technique}: hit ${hit} on ${target}`,
  now: (degree: number): string => `degree ${degree} as it stands`,
  hit: (n: number, who: string, technique: string, target: string): string =>
    `hit ${n} (${who}: ${technique} at ${target})`,
  raise: (hit: string): string => `One contact more for ${hit}`,
  raiseRoll: (roll: string): string => `One degree more for ${roll}`,
  add: 'Make an invoke',
  remove: 'Take an invoke from the other side',
  again: 'Play it again, with other dice',
  againSame: 'Play it again, with the same dice',
  shelf: 'Another scene',
  log: 'Read the whole scene again',
  alone: 'without an invoke',
  for: (buys: string, cost: string): string => `${buys}, for ${cost}`,
} as const;

/** Why a choice on the page cannot be made, where a word is enough. */
export const BARS: { readonly [code: string]: string } = {
  'tried-already': 'tried in this Beat',
  'no-checks': 'no check left in this Beat',
};

export const needsTag = (tag: string): string => `needs “${tag}”`;

export const NOTICES = {
  ...noticesFor('scene'),
  changed: 'The scene has been rewritten since; your try goes on as it was. “retry” begins the new one.',
  saved: 'Every action is saved as it is made.',
  nothingOpen: 'No scene is on the table: choose one first.',
  optionsOnly: 'The difficulty is chosen on the shelf, before a scene begins. “shelf” goes there.',
  again: 'Give this try up and begin again? Nothing is recorded for it.',
  cover: 'A try of this scene is under way. Put it away for good and begin another? Nothing is recorded for it.',
  farewell: 'Your scene is saved. The river will be here.',
  tooSmall: (width: number, height: number): string =>
    `The river needs more room: make this window at least ${width} by ${height}.`,
  notCounted: (why: string): string => `Nothing is recorded of this try: ${why}.`,
  byPractice: 'it is practice',
  byChoice: 'it is not the scene as published',
  noOdds: 'Nothing is rolled for that.',
  record: (words: string): string => `Recorded: ${words}.`,
};

export const COMPLAINTS = {
  nobody: (word: string, names: string): string => `Nobody here is called "${word}". Here: ${names}.`,
  oddsOf: 'Say of what: odds 2, or odds declare lin-yue strike captain-hu.',
  listed: 'That line opens a list; its own lines have odds.',
};

export const PAGE_TITLES = {
  log: 'THE SCENE SO FAR',
  sheet: 'SHEET',
  odds: 'ODDS',
  all: 'WHAT HAPPENED',
  river: 'THE RIVER',
} as const;
