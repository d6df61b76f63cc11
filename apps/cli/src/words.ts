/** Every text of the terminal that is not @lockstep/words'. */

/** The typed commands, in the order `help` lists them. */
export const COMMAND_HELP = {
  start: ['start', 'leave the Lock and see the cards'],
  draft: ['draft 1 3 5 …', 'keep these cards; once, at the beginning'],
  submit: ['submit 1 4', 'put one or two cards before AURA'],
  scan: ['scan 2', 'give up one or two cards for the next of the Reserve'],
  pick: ['pick 1 4', 'choose cards and see what they would do; "1 4" alone does the same'],
  hint: ['hint [nudge|card|line]', 'ask AURA, a little more each time'],
  undo: ['undo', 'take the last step back; makes the try practice'],
  redo: ['redo', 'take the undo back'],
  protocol: ['protocol', 'every protocol of the schedule with its paths'],
  log: ['log', 'the whole transcript'],
  rules: ['rules [part]', 'the full rules, or one part of them'],
  quick: ['quick', 'the rules in eight lines'],
  share: ['share [words]', 'your result to share, with stars or in words'],
  solution: ['solution', 'a best line from the start; later tries are practice'],
  retry: ['retry', 'begin again with the same cards'],
  look: ['look', 'show the table again'],
  help: ['help', 'this list'],
  quit: ['quit', 'leave; the game is saved'],
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const COMPLAINTS = {
  noCommand: (word: string, near: string | undefined): string =>
    `"${word}" is no command. ${near ? `Did you mean ${near}?` : 'help lists them.'}`,
  noNumber: (word: string, most: number): string => `There is no card ${word}. They are numbered 1 to ${most}.`,
  noCard: (word: string, near: string | undefined): string =>
    `No card begins with "${word}". ${near ? `Did you mean ${near}?` : 'Use its number, or the start of its id.'}`,
  several: (word: string, choices: string): string => `"${word}" could be ${choices}. Type a little more.`,
  noLevel: (word: string, levels: string): string => `There is no hint "${word}". Ask for ${levels}.`,
  noSection: (word: string, sections: string): string => `The rules have no part "${word}". They have ${sections}.`,
};

export const NOTICES = {
  resumed: 'Picking up where you left off.',
  nothingToUndo: 'Nothing to take back yet.',
  nothingToRedo: 'Nothing was taken back.',
  hintAfterEnd: 'This try is over. SOLUTION shows a best line from the start.',
  noCardsHere: 'There are no cards to choose here.',
  notHere: (id: string): string => `${id} cannot be chosen now.`,
  tooMany: (most: number): string => `Choose at most ${most} cards.`,
  full: (most: number): string => `You have chosen ${most}. Put one back first (space).`,
  practice: 'PRACTICE',
  practiceLater: 'From here on every try of this puzzle is practice.',
  thinking: 'AURA is working it out …',
  endOfInput: 'End of input. Your game is saved.',
  farewell: 'Your game is saved. AURA will be here.',
  tooSmall: (width: number, height: number) => `AURA needs more wall: make this window at least ${width} by ${height}.`,
  typeYes: (command: string): string => `Type "${command} yes" to do it.`,
};

export const ASKS = {
  giveUp: 'Give this try up and begin again? Nothing is recorded for it.',
  keys: '[Y] yes   [N] no',
};

export const LABELS = {
  resistance: 'RESISTANCE',
  scrutiny: 'SCRUTINY',
  turns: 'TURNS',
  left: (n: number): string => `${n} left`,
  impact: 'Impact',
  trust: 'Trust',
  marks: 'Tags · traits',
  protocol: 'PROTOCOL',
  protocols: 'PROTOCOLS',
  previous: (cards: string): string => `previous payload: ${cards}`,
  path: (n: number): string => `path ${n}`,
  scans: (n: number): string => (n === 1 ? '1 SCAN left' : `${n} SCANs left`),
  transcript: 'TRANSCRIPT',
  turn: (n: number): string => `Turn ${n}`,
  draft: 'Draft',
  quarantined: (turns: number): string => (turns === 1 ? 'QUARANTINED 1 turn' : `QUARANTINED ${turns} turns`),
  noTags: 'no tags',
  chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
  wouldKeep: 'DRAFT keeps these. The choice stands.',
  wouldSubmit: 'SUBMIT',
  wouldScan: 'SCAN',
  swap: (out: string, into: string): string => `out ${out}, in ${into}`,
  unknownCards: (n: number): string => (n === 1 ? 'an unknown card' : `${n} unknown cards`),
  accepted: 'accepted',
  notAccepted: 'not accepted',
  unlocks: 'unlocks it',
  outOfTurns: 'out of turns',
  audit: 'AUDIT',
  chooseDraft: (n: number): string => `Choose ${n} to keep.`,
  chooseSolve: 'Choose one or two cards, then SUBMIT or SCAN.',
  nowActive: 'now',
  fromTurn: (n: number): string => `from turn ${n}`,
  more: (above: number, below: number): string =>
    [above > 0 ? `↑ ${above} more` : '', below > 0 ? `↓ ${below} more` : ''].filter((text) => text !== '').join('   '),
  pageKeys: '↑ ↓ scroll   esc back',
  keys: '← ↑ ↓ → move   space choose   enter act   or type a command (help)',
  keysShort: 'arrows, space, enter, or type help',
  lineKeys: 'Type a command; help lists them.',
};

export const BUTTON_LABELS = {
  START: 'START DAILY',
  DRAFT: 'DRAFT',
  SUBMIT: 'SUBMIT',
  SCAN: 'SCAN',
  PROTOCOLS: 'PROTOCOLS',
  HINT: 'HINT',
  UNDO: 'UNDO',
  RETRY: 'RETRY',
  SHARE: 'SHARE',
  SOLUTION: 'SOLUTION',
  RULES: 'RULES',
  QUIT: 'QUIT',
} as const;

export const PAGE_TITLES = {
  rules: 'FULL RULES',
  quick: 'QUICK REFERENCE',
  protocol: 'PROTOCOLS AND PATHS',
  log: 'TRANSCRIPT',
  share: 'SHARE',
  help: 'HELP',
  solution: 'SOLUTION',
} as const;

export const RESULTS = {
  won: (target: string): string => `${target} UNLOCKED`,
  lost: (target: string): string => `${target} STAYS LOCKED`,
  whyWon: (turn: number, turns: number): string => `Resistance reached 0 on turn ${turn} of ${turns}.`,
  whyLost: (turns: number, resistance: number): string =>
    `All ${turns} turns are used up, and Resistance is still ${resistance}.`,
  noMedal: 'Cleared on the last turn: no medal.',
  breakdown: 'WHERE IT CAME FROM',
  total: 'Total',
  audits: (healed: number): string => `Audit: Resistance +${healed}`,
  shareHead: 'TO SHARE',
  nothingToShare: 'Nothing to share yet: win a try that is not practice.',
  streak: (days: number): string => (days === 1 ? 'Streak: 1 day' : `Streak: ${days} days`),
  practice: 'A practice try: nothing of it is recorded.',
};

export const HELP_TEXT = [
  'With the arrow keys you move over the cards and the buttons below them. Space chooses a card. Enter presses a button; on a card it takes you to the button.',
  'Or type: letters go to the line at the bottom, tab completes a word, enter sends it. Cards go by number, by id, or by the beginning of an id.',
];
