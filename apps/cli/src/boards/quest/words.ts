import { counted } from '@lockstep/words';
import { END_LABELS, noticesFor, quitWord, SHELF_LABELS, tryWords, WORDS } from '../../shell/words.ts';

/** Every text of this board that the words room does not own. */

/** The typed words, in the order `help` lists them. */
export const COMMANDS = {
  deck: ['deck', 'your cards, dreamcaller and dreamsigns, each with its text'],
  codex: ['codex', 'every card and opponent you have met, and what your deeds have opened'],
  history: ['history', 'every quest that is over, with a plot of battles won'],
  boss: ['boss', 'the last opponent: its ability and its deck'],
  word: ['word kindle', 'what a word on a card means; without one, those of the card under the cursor'],
  void: ['void', 'in a battle: both voids, what is banished, and what either deck is made of'],
  hint: ['hint', 'what a search would do, how sure it is and from how many futures; makes the quest practice'],
  log: WORDS.log,
  undo: ['undo', 'take your last step back; free in a battle up to what was seen, else the quest is practice'],
  redo: WORDS.redo,
  rules: ['rules [part]', 'the full rules, or one part of them, such as “rules battle-turn”'],
  quick: WORDS.quick,
  share: ['share [words]', 'your result to share, in a few lines or in sentences'],
  ...tryWords('quest'),
  level: ['level level-3', 'on the shelf: how hard a road is walked'],
  look: WORDS.look,
  help: WORDS.help,
  save: WORDS.save,
  quit: quitWord('quest'),
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const LABELS = {
  ...SHELF_LABELS,
  codex: 'Codex',
  why: 'Why here:',
  codexTitle: 'CODEX',
  codexCards: (had: number, of: number): string => `Cards you have had: ${had} of ${of}`,
  codexCallers: (had: number, of: number): string => `Dreamcallers you have followed: ${had} of ${of}`,
  codexOpponents: (met: number, of: number): string => `Opponents you have met: ${met} of ${of}`,
  beaten: (name: string, beaten: number, fought: number): string =>
    `${name}: beaten ${beaten} of ${counted(fought, 'time')}`,
  codexEmpty: 'Nothing yet: a quest that is over, won or not, is written down here.',
  codexOpen: (callers: string): string => `Who comes when you call: ${callers}`,
  codexSigns: (signs: string): string => `What you can bring from the start: ${signs}`,
  codexDeed: (battles: number): string =>
    `A quest that is won, or ${battles} battles of it, opens its dreamcaller and one of its dreamsigns. A road of the shelf can begin with one of them.`,
  codexEndings: (won: number, lost: number, drawn: number): string =>
    `Endings: ${won} won, ${lost} lost${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  history: 'History',
  historyTitle: 'HISTORY',
  historyEmpty: 'Nothing yet: a quest that is over is written down here.',
  historyPlot: 'Battles won, quest by quest, the oldest first:',
  historyLine: (on: string, title: string, level: string, battles: number, points: number): string =>
    `${on}  ${title}, ${level}: ${counted(battles, 'battle')} won, ${points} points`,
  practice: 'practice',
  pickTitle: 'WITH WHOM, OR WITH WHAT?',
  pickKeys: '↑ ↓ move   enter begin   esc back to the shelf',
  nothingOpen: 'nothing yet',
  level: 'Level',
  shut: (n: number): string => `(${n} more open as you win)`,
  newcomer: (title: string, minutes: number): string =>
    `New here? ${title} teaches as it goes, in about ${minutes} minutes, and cannot be lost.`,
  battles: (n: number): string => counted(n, 'battle'),
  tried: 'practised',
  best: (battles: number, points: number): string => `best ${counted(battles, 'battle')}, ${points} points`,
  onDate: (road: string, date: string): string => `${date}: ${road}, the same for everyone. The first try counts.`,
  notYet: (date: string): string => `Not finished yet. Play it: lockstep play quest --date ${date}`,
  first: (battles: number, points: number): string => `First try: ${counted(battles, 'battle')} won, ${points} points`,
  dream: (at: number, of: number, name: string): string => `dream ${at} of ${of}: ${name}`,
  state: (cards: number, essence: number, archetype: string): readonly string[] => [
    counted(cards, 'card'),
    `${essence} essence`,
    archetype,
  ],
  signs: (names: readonly string[]): string => `Dreamsigns: ${names.join(', ')}`,
  record: (won: number, of: number, points: number): string => `${won} of ${of} battles won, ${points} points`,
  last: (name: string): string => `The last opponent: ${name}`,
  opponent: (name: string, pair: string, marks: number): string => `${name}, ${pair}, quality ${marks} of 5`,
  numbers: (points: number, yours: number, energy: number): string =>
    `It needs ${points} points and begins with ${energy} Energy; you need ${yours}.`,
  seen: (cards: string): string => `It will open with ${cards}.`,
  doors: 'CHOOSE A DOOR',
  dreamscape: 'WHERE TO IN THIS DREAM?',
  purge: (left: number, price: number): string =>
    `PUT DOWN UP TO ${counted(left, 'MORE CARD', 'MORE CARDS')}${price > 0 ? `, ${price} ESSENCE FOR THE NEXT` : ''}`,
  copy: 'ONE MORE COPY OF WHICH?',
  change: 'WHICH CARD CHANGES?',
  bargain: 'TAKE ONE, OR LEAVE',
  wakes: 'MORNING',
  price: (n: number): string => `${n} essence`,
  sold: 'bought',
  sites: (names: readonly string[]): string => names.join(', '),
  reward: (what: string): string => `Reward: ${what}`,
  deckTitle: 'YOUR DECK',
  bossTitle: 'THE LAST OPPONENT',
  empty: 'Nothing in it yet.',
  keys: '↑ ↓ move   enter or a number choose   space words   or type (help)',
  shelfKeys: '↑ ↓ move   enter begin   ← → level   or type (help)',
  keysShort: '↑ ↓, enter, number, or type help',
  lineKeys: 'A number chooses; help lists the words.',
} as const;

export const ITEMS = {
  ...END_LABELS,
  resume: 'Go on with the night that was begun',
  asItComes: 'Begin, whoever comes',
  dreamcaller: (name: string): string => `Call ${name}`,
  dreamsign: (name: string): string => `Bring ${name}`,
  door: (name: string): string => name,
  site: (name: string): string => name,
  fight: (name: string): string => `Fight ${name}`,
  leave: 'Leave',
  reroll: (cost: number): string => `Lay out others, for ${cost} essence`,
  purge: (name: string): string => `Put down ${name}`,
  again: 'Again, with another night',
  practise: 'Practise this night',
  deck: 'The deck',
  shelf: 'Another quest',
  quit: 'Leave',
} as const;

export const NOTICES = {
  ...noticesFor('quest'),
  changed: 'The cards have changed since; your quest goes on as it was. “retry” begins with the new ones.',
  optionsOnly: 'The level is chosen before a quest begins. “shelf” goes there.',
  farewell: 'Your quest is saved. Sleep well.',
  recorded: 'Recorded.',
  notCounted: 'Nothing is recorded of this quest.',
  practised: 'Recorded as practice.',
};
