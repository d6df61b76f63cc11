import { counted } from '@lockstep/words';
import { END_LABELS, noticesFor, quitWord, SHELF_LABELS, tryWords, WORDS } from '../../shell/words.ts';

/** Every text of this board that the words room does not own. */

/** The typed words, in the order `help` lists them. */
export const COMMANDS = {
  pick: ['pick 1 3', 'take up cards by number and see what they would do; “1 3” alone does the same'],
  aim: ['aim 2', 'aim at another gate'],
  tool: ['tool hash', 'take a tool along in an INJECT or a REWIRE; again to put it back'],
  preview: ['preview inject 1 3', 'what a move would do, without doing it'],
  gates: ['gates', 'every gate here with all its paths, modifiers and the Audit'],
  hand: ['hand', 'your hand in full'],
  deck: ['deck', 'your deck: in hand, still to draw, in the discard'],
  story: ['story', 'with KOA: what you have told her, her counters and concerns'],
  map: ['map', 'the acts of the run so far'],
  log: WORDS.log,
  skip: ['skip', 'no more notes in a run that teaches'],
  undo: ['undo', 'take your last move back; makes the run practice'],
  redo: WORDS.redo,
  codex: ['codex', 'the gates you have met, and how often each path was passed'],
  archive: ['archive', 'kits, levels and badges: what is open, and what opens the rest'],
  history: ['history', 'every run that is over'],
  level: ['level fw1', 'before a run: how hard it is'],
  rules: ['rules [part]', 'the full rules, or one part of them, such as “rules gates”'],
  quick: WORDS.quick,
  share: ['share [words]', 'your result to share, in a few lines or in sentences'],
  ...tryWords('run'),
  retry: ['retry [same]', 'begin the run again, with other draws or with the same'],
  back: ['back', 'out of a list of ways, or away from the kits'],
  look: WORDS.look,
  help: WORDS.help,
  save: ['save', 'nothing to do: every move is saved as it is made'],
  quit: quitWord('run'),
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

const MOVES_TYPED =
  'Every move can be typed, with numbers or with ids: “inject 1 3 at 2 with hash”, “flag at 1 path 2”, “flag 4 at 1 path 1 strike 3”, “rewire 2 from MEDIA to SENSOR”, “corroborate 1 2” (the primary first), “cycle 4 5”, “exploit 3 at 1 disable”; with KOA “submit 1 2”, “flag”, “rewire 3 time +5”, “rewire 3 location”, “corroborate 1 2”, “cycle 4”, “exploit”; at a cache “take CALM”, “take ARTIFACT 2” or “leave”, after it “choose 1”. “give-up” and “abandon” end a run. What is left out is taken from what you have taken up.';

export const HELP_TEXT = [
  'Arrows move. Space takes a card or a tool up or puts it back, and a number does the same to a card; enter on a gate aims at it, enter on a move makes it. Tab goes to the moves and back. Esc puts everything down.',
  `Or type: letters go to the line at the bottom and enter sends it. ${MOVES_TYPED}`,
];

/** Where there are no keys to press: one line typed, one answer printed. */
export const LINE_HELP_TEXT = [
  'Type a line and send it with enter. A number takes a card up, or chooses what stands beside it in a list; an empty line shows everything again.',
  MOVES_TYPED,
];

export const LABELS = {
  ...SHELF_LABELS,
  today: 'Today’s Run',
  todayLine: (kit: string, level: string): string => `${kit}, ${level}: the same for everyone. The first try counts.`,
  notYet: (date: string): string => `Not finished yet. Play it: lockstep play freeplay --date ${date}`,
  first: (ending: string, acts: number, turns: number): string =>
    `First try: ${ending.toLowerCase()}, ${counted(acts, 'act')} cleared, ${counted(turns, 'turn')}`,
  par: (ending: string, acts: number, turns: number): string =>
    `The competent bot: ${ending.toLowerCase()}, ${counted(acts, 'act')} cleared, ${counted(turns, 'turn')}`,
  tried: (tries: number, wins: number): string => `${tries === 1 ? '1 run' : `${tries} runs`}, ${wins} won`,
  level: 'Level',
  locked: 'shut',
  turn: (at: number, of: number): string => `Turn ${at} of ${of}`,
  tokens: 'Ops Tokens',
  scrutiny: 'Scrutiny',
  resistance: 'Resistance',
  credits: (n: number): string => (n === 1 ? '1 credit' : `${n} credits`),
  modifier: 'Modifier',
  tonight: 'Tonight’s rule,',
  behind: (title: string): string => `behind it: ${title}`,
  turns: (n: number): string => counted(n, 'turn'),
  audit: (ends: number): string => `AUDIT until turn ${ends}`,
  until: (ends: number): string => `Until turn ${ends}`,
  declared: (ends: number): string => `declared until turn ${ends}`,
  off: 'off: the next INJECT passes by path 1',
  cleared: 'cleared',
  tools: 'Tools',
  charges: (n: number): string => String(n),
  chargesLeft: (n: number): string => `(${n === 1 ? '1 charge' : `${n} charges`})`,
  moves: 'Moves',
  hand: 'HAND',
  concerns: 'Concerns',
  counters: 'Counters',
  hidden: (n: number): string => (n === 1 ? '1 counter is hidden' : `${n} counters are hidden`),
  played: 'played',
  shown: 'shown',
  refuted: 'refuted',
  refutedBy: (numbers: string): string => `refuted by ${numbers}`,
  story: 'Story',
  noStory: 'nothing told yet',
  faceDown: (n: number): string => (n === 1 ? '1 card lies face down' : `${n} cards lie face down`),
  uses: (corroborations: number, cycles: number): string => `CORROBORATE ${corroborations}×, CYCLE ${cycles}×`,
  refutes: (names: string): string => `refutes ${names}`,
  unseen: 'something unseen',
  contested: (name: string): string => `contested by ${name}`,
  blocked: 'cannot be told any more',
  corroborated: 'corroborated',
  rewired: 'rewired',
  anchored: 'corroborated',
  returns: 'comes back once',
  from: (source: string): string => `from ${source}`,
  power: (n: number): string => `power ${n}`,
  keys: 'arrows move   space take up   enter do   tab moves   or type (help)',
  listKeys: '↑ ↓ move   enter choose   esc back   or type (help)',
  keysShort: 'arrows, space, enter, or type help',
  noteKeys: 'enter: on   s: no more notes',
  shelfKeys: '↑ ↓ move   enter choose   or type (help)',
  pickKeys: '↑ ↓ move   ← → level   enter begin   esc back',
  lineKeys: 'Numbers take cards up; help lists the words.',
  listLineKeys: 'A number chooses; help lists the words.',
  noteLine: '(“skip”: no more notes.)',
  inHand: 'IN HAND',
  toDraw: 'STILL TO DRAW, IN NO ORDER',
  discard: 'IN THE DISCARD',
  sameRun: 'To play the same run again:',
  ahead: 'not known yet',
  kits: 'STARTER KITS',
  levels: (host: string): string => `LEVELS WITH ${host}`,
  badges: 'BADGES',
  openThing: 'open',
  passed: (n: number): string => (n === 0 ? 'never passed' : n === 1 ? 'passed once' : `passed ${n} times`),
  noHistory: 'No run is over yet.',
  ofDate: (date: string): string => `The run of ${date}`,
  was: 'practice',
  won: 'won',
  notWon: 'not won',
} as const;

export const TITLES = {
  pick: 'WITH WHICH KIT?',
  pickNight: 'HOW HARD?',
  cache: 'THE CACHE: TAKE ONE, OR LEAVE',
  doors: 'TWO DOORS: GO THROUGH ONE',
  over: 'THE RUN IS OVER',
  audit: 'AUDIT',
} as const;

export const ITEMS = {
  ...END_LABELS,
  resume: 'Go on with the run you began',
  begin: 'Begin',
  codex: 'The codex: gates met',
  archive: 'The archive: kits, levels, badges',
  history: 'The history: runs that are over',
  leave: 'Leave the cache as it is',
  summary: 'What it came to',
  again: 'Again, with other draws',
  againSame: 'Again, with the same draws (not recorded)',
  shelf: 'Another run',
  damage: (damage: number): string => `${damage} Damage`,
  disable: 'Switch it off for a turn',
  declare: (path: number, asks: string): string => `Declare path ${path}: ${asks}`,
  strike: (clause: string): string => `, without “${clause}”`,
  primary: (primary: string, anchor: string): string => `${primary}, held against ${anchor}`,
  row: (from: string, to: string): string => `${from} counts as ${to} too`,
  time: (minutes: number): string => `Move its time by ${minutes > 0 ? `+${minutes}` : `−${-minutes}`} minutes`,
  location: 'Its room becomes HOME',
  state: 'DROWSY becomes AWAKE',
} as const;

export const NOTICES = {
  ...noticesFor('run'),
  changed: 'The pack has changed since; your run goes on as it was. “retry” begins with the new one.',
  saved: 'Every move is saved as it is made.',
  optionsOnly: 'Kit and level are chosen before a run begins. “shelf” goes there.',
  again: 'Put this run away for good and begin again? Nothing is recorded for it.',
  farewell: 'Your run is saved. The house will keep.',
  tooSmall: (width: number, height: number): string =>
    `The house needs more wall: make this window at least ${width} by ${height}.`,
  notHere: 'There is nothing to take up here.',
  noGates: 'No gate stands here.',
  noNotes: 'No more notes.',
  giveUp: 'Give this run up? It is over then.',
  abandon: 'Abandon this run? It is over then.',
  endsRecorded: 'The history keeps it.',
  endsUnrecorded: 'Nothing of it is recorded.',
  practice:
    'Taking a move back makes this run practice: it stays in the history, and counts for no kit, level, badge or codex.',
  recorded: 'Kept in the history.',
  opened: (things: string): string => `Kept in the history. New: ${things}.`,
  recordedPractice: 'Kept in the history as practice: it counts for no kit, level, badge or codex.',
  notRecorded:
    'Nothing of this run is recorded: its seed was known or chosen, or it has a pack, a setup, or a kit or level that is not open.',
  nothing: 'Nothing is taken up.',
};

export const COMPLAINTS = {
  noNumber: (word: string, most: number): string =>
    most === 0 ? 'There is nothing to choose here.' : `There is no ${word}. They are numbered 1 to ${most}.`,
  shut: (name: string, feat: string): string => `${name} is not open yet. ${feat}`,
  noTool: (word: string, names: string): string => `You have no tool "${word}". You have ${names}.`,
  whichOffer: (offers: string): string => `Take which? There is ${offers}; or leave.`,
  noCache: 'Nothing can be taken here: there is no cache.',
  cache: 'This is a cache: no move can be made here. Take one offer, or leave.',
  crossing: 'No move can be made here. Choose one of these by its number.',
  noGate: (word: string, most: number): string => `There is no gate ${word}. They are numbered 1 to ${most}.`,
};

export const PAGE_TITLES = {
  gates: 'WHAT STANDS HERE',
  hand: 'YOUR HAND',
  deck: 'YOUR DECK',
  story: 'YOUR STORY',
  map: 'THE RUN',
  log: 'THE RUN SO FAR',
  summary: 'WHAT IT CAME TO',
  codex: 'THE CODEX',
  archive: 'THE ARCHIVE',
  history: 'THE HISTORY',
  preview: 'WHAT IT WOULD DO',
} as const;
