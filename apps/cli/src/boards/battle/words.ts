import { END_LABELS, noticesFor, quitWord, SHELF_LABELS, tryWords, WORDS } from '../../shell/words.ts';

/** Every text of this board that the words room does not own. */

export const COMMANDS = {
  word: ['word kindle', 'what a word on a card means; without one, those of the card under the cursor'],
  void: ['void', 'both voids, what is banished, and what either deck is made of'],
  players: ['players 2', 'on the shelf: one person, or two at one screen'],
  hint: ['hint', 'what a search would do, how sure it is and from how many futures; makes the battle practice'],
  log: WORDS.log,
  undo: ['undo', 'take your last step back; free up to what was seen, else the battle is practice'],
  redo: WORDS.redo,
  rules: WORDS.rules,
  quick: WORDS.quick,
  ...tryWords('battle'),
  look: WORDS.look,
  help: WORDS.help,
  save: WORDS.save,
  quit: quitWord('battle'),
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const LABELS = {
  ...SHELF_LABELS,
  line: 'Two decks fight for points. Spark above the enemy’s, at your own Judgment, is what scores.',
  battle: 'a battle',
  wonBy: (by: number): string => `won by ${by}`,
  lost: 'not won yet',
  sides: (yours: string, enemy: string): string => `You play ${yours}, against ${enemy}.`,
  points: (points: number, needed: number): string => `${points} of ${needed} points`,
  energy: (energy: number, production: number): string => `Energy ${energy} of ${production}`,
  hand: (n: number): string => `hand ${n}`,
  deck: (n: number): string => `deck ${n}`,
  void: (n: number): string => `void ${n}`,
  total: (n: number): string => `= ${n}`,
  used: ' (used)',
  nobody: 'no characters',
  judgment: (yours: number, theirs: number, enemyNext: boolean): string =>
    `Judgment to come: ${enemyNext ? `theirs +${theirs}, then yours +${yours}` : `yours +${yours}, then theirs +${theirs}`}, if nothing changes`,
  beingPlayed: (cards: readonly string[]): string => `Being played: ${cards.join(', answered by ')}.`,
  cost: (n: number): string => `${n} Energy`,
  spark: (n: number): string => `spark ${n}`,
  event: 'event',
  turn: (n: number, of: number): string => `turn ${n} of ${of}`,
  over: 'IT IS OVER',
  yourTurn: 'YOUR TURN: PLAY, USE, OR END IT',
  window: 'BEFORE THEIR TURN ENDS: A FAST CARD, OR PASS',
  answer: (card: string): string => `ANSWER ${card.toUpperCase()}, OR PASS`,
  chooses: (source: string): string => `${source.toUpperCase()}: CHOOSE`,
  looks: (source: string): string => `${source.toUpperCase()}: CHOOSE AMONG WHAT YOU SEE`,
  opening: 'KEEP YOUR FIRST HAND?',
  firstHand: 'Your first hand',
  lately: 'Before',
  enemyStep: (at: number, of: number): string => `THEIR TURN, ${at} OF ${of}`,
  won: 'YOU HAVE WON',
  notWon: 'YOU HAVE NOT WON',
  readKeys: 'enter: on   ←: back   esc: to your turn',
  keys: '↑ ↓ move   enter or a number choose   space words   or type (help)',
  keywords: 'WORDS ON CARDS',
  voids: 'VOIDS AND DECKS',
  voidOf: (name: string): string => `${name}: void`,
  banishedOf: (name: string): string => `${name}: banished`,
  deckOf: (name: string): string => `${name}: the whole deck`,
  empty: 'nothing',
  players: ['You alone', 'two people, one screen'],
  anyDecks: 'Any two decks',
  anyDecksLine: 'Choose your deck, then the one it fights.',
  pickYours: 'WHICH DECK IS YOURS?',
  pickEnemy: 'WHICH DECK DOES IT FIGHT?',
  shelfKeys: '↑ ↓ move   enter begin   ← → one or two people   or type (help)',
  keysShort: '↑ ↓, enter, number, or type help',
  lineKeys: 'A number chooses; help lists the words.',
} as const;

const VERBS: { readonly [verb: string]: string } = {
  keep: 'Keep this hand',
  redraw: 'Put it back and draw as many again',
  end: 'End your turn',
  pass: 'Pass',
  none: 'Choose nothing',
  foresee: 'Those marked go to the void, the rest stay',
};

export const ITEMS = {
  ...END_LABELS,
  verb: VERBS,
  reclaim: (name: string): string => `Reclaim ${name}`,
  use: (name: string): string => `Use ${name}`,
  yours: (name: string): string => `Your ${name.replace(/^a figment$/, 'figment')}`,
  enemy: (name: string): string => `Their ${name.replace(/^a figment$/, 'figment')}`,
  again: 'Again, with other hands',
  shelf: 'Another battle',
  quit: 'Leave',
} as const;

export const NOTICES = {
  ...noticesFor('battle'),
  changed: 'The cards have changed since; your battle goes on as it was. “retry” begins with the new ones.',
  farewell: 'Your battle is saved.',
};
