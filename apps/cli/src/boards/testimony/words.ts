import { listed, TRUST_SIGN, targetPrinted } from '@lockstep/words';

/** The terminal's own words of this game; the rest are in her words room. */

export const NAME = 'KOA';

export const VERBS = {
  submit: ['submit 1 4', 'put one to three cards before KOA; they join your story'],
} as const;

export const PAGES = {
  story: { help: ['story', 'your story and your hand as a timeline, drawn to scale'], title: 'YOUR STORY' },
  counters: {
    help: ['counters', 'her Counter-Evidence: what each targets, and what refutes it'],
    title: 'COUNTER-EVIDENCE',
  },
} as const;

export const VARIANTS = {
  HIDDEN: { word: 'hidden', help: ['hidden', 'on the Lock: her Counter-Evidence face down; kept for later dates'] },
  FULL: { word: 'full', help: ['full', 'on the Lock: all her Counter-Evidence in sight; kept for later dates'] },
} as const;

export const BUTTON_LABELS = { submit: 'SUBMIT', story: 'STORY' } as const;

/** Narrower than this, labels give way to what they label. */
export const NARROW = 60;

/** Signs; their words follow wherever there is room. */
export const SIGNS = { major: '✗', minor: '!', agrees: '=', contested: '½' } as const;

export const LABELS = {
  power: 'Power',
  marks: 'Proves · claims',
  refutes: (counters: readonly string[]): string => `REFUTES ${listed(counters)}`,
  unseen: 'something unseen',
  range: (from: string, to: string): string => (from === to ? from : `${from}–${to}`),

  blocked: (by: number): string => `${SIGNS.major} BLOCKED by ${by}`,
  major: (n: number): string => `${SIGNS.major} MAJOR with ${n}`,
  minor: (n: number): string => `${SIGNS.minor} MINOR with ${n}`,
  agrees: (claim: string, n: string): string => `${SIGNS.agrees} ${claim} with ${n}`,

  concerns: 'CONCERNS',
  nothingProves: 'nothing in hand',
  proofBlocked: (cards: string): string => `your story blocks ${cards}`,

  counters: 'COUNTER-EVIDENCE',
  noCounters: 'KOA holds no Counter-Evidence.',
  inOrder: 'KOA plays the first that is not refuted and targets what you prove.',
  refuted: 'REFUTED',
  played: 'played',
  contests: (numbers: string): string => `contests ${numbers}`,
  answersNow: 'answers now',
  refutedBy: (cards: string): string => `${cards} refutes`,
  nothingRefutes: 'nothing in hand refutes it',
  hiddenCounters: (n: number): string => (n === 1 ? '1 counter is hidden' : `${n} counters are hidden`),
  hidden: 'HIDDEN',

  story: 'STORY',
  claimsNothing: '(claims no time)',
  scale: (columns: number, minutes: number): string =>
    minutes === 1 ? `${columns === 1 ? 'a column' : `${columns} columns`} a minute` : `${minutes} minutes a column`,
  legend: [
    '■ in your story',
    '□ chosen',
    '· in hand',
    `${SIGNS.major} MAJOR`,
    `${SIGNS.minor} MINOR`,
    `${SIGNS.agrees} agrees`,
    `${SIGNS.contested} contested`,
  ],

  base: (n: number): string => `Base ${n}`,
  contested: (n: number, left: number): string => `− ${n} contested (${left})`,
  corroboration: (n: number, claims: string): string => `+ ${n} corroboration (${claims})`,
  agreeing: (claims: string): string => `with corroboration (${claims})`,
  restored: (n: number): string => `+ ${n} restored`,
  final: (damage: string): string => `= ${damage} damage`,
  between: (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`),
  resistance: (change: string): string => `Resistance ${change}`,
  warning: (why: string): string => `${SIGNS.minor} MINOR: ${why}`,
  sketchy: (card: string, by: number): string => `${TRUST_SIGN.SKETCHY} SKETCHY ${card}: Scrutiny +${by}.`,
  off: (why: string): string => `${SIGNS.major} MAJOR, SUBMIT is off: ${why}`,

  hopeless: 'So this night cannot be won any more.',
  choose: (most: number): string =>
    most === 1 ? 'Choose a card, then SUBMIT.' : `Choose 1 to ${most} cards, then SUBMIT.`,
};

export const RESULTS = {
  won: (target: string): string => `${targetPrinted(target)} GRANTED`,
  lost: (target: string): string => `${targetPrinted(target)} DENIED`,
  whyWon: (turn: number, turns: number, scrutiny: number): string =>
    `Resistance 0 and every concern addressed on turn ${turn} of ${turns}, at Scrutiny ${scrutiny}.`,
  still: (resistance: number): string => `Resistance is still ${resistance}.`,
  open: (concerns: readonly string[]): string => `Still open: ${listed(concerns)}.`,
  scrutinyWas: (scrutiny: number, cap: number): string => `Scrutiny ${scrutiny}/${cap}.`,
  noBadge: 'No badge this time.',
  badge: (name: string): string => `★ ${name}`,
  breakdown: 'WHERE IT CAME FROM',
  began: (scrutiny: number): string => `Scrutiny began at ${scrutiny}.`,
  answered: (counter: string): string => `KOA answered with ${counter}.`,
  clean: 'clean',
  total: (damage: number, scrutiny: number): string => `Total: damage ${damage}, Scrutiny +${scrutiny}.`,
  badges: 'BADGES',
};
