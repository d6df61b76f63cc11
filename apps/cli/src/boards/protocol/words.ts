import { targetPrinted } from '@lockstep/words';

/** The terminal's own words of this game; the rest is in @lockstep/words-protocol. */

export const NAME = 'AURA';

export const VERBS = {
  draft: ['draft 1 3 5 …', 'keep these cards; once, at the beginning'],
  submit: ['submit 1 4', 'put one or two cards before AURA'],
  scan: ['scan 2', 'give up one or two cards for the next of the Reserve'],
} as const;

export const PATHS_PAGE = {
  help: ['protocol', 'every protocol of the schedule with its paths'],
  title: 'PROTOCOLS AND PATHS',
} as const;

export const BUTTON_LABELS = { draft: 'DRAFT', submit: 'SUBMIT', scan: 'SCAN', protocols: 'PROTOCOLS' } as const;

export const LABELS = {
  impact: 'Impact',
  marks: 'Tags · traits',
  noTags: 'no tags',
  quarantined: (turns: number): string => (turns === 1 ? 'QUARANTINED 1 turn' : `QUARANTINED ${turns} turns`),
  protocol: 'PROTOCOL',
  protocols: 'PROTOCOLS',
  previous: (cards: string): string => `previous payload: ${cards}`,
  path: (n: number): string => `path ${n}`,
  scans: (n: number): string => (n === 1 ? '1 SCAN left' : `${n} SCANs left`),
  draft: 'Draft',
  chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
  wouldKeep: 'DRAFT keeps these. The choice stands.',
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
};

export const RESULTS = {
  won: (target: string): string => `${targetPrinted(target)} UNLOCKED`,
  lost: (target: string): string => `${targetPrinted(target)} STAYS LOCKED`,
  whyWon: (turn: number, turns: number): string => `Resistance reached 0 on turn ${turn} of ${turns}.`,
  noMedal: 'Cleared on the last turn: no medal.',
  breakdown: 'WHERE IT CAME FROM',
  total: 'Total',
  audits: (healed: number): string => (healed === 0 ? 'Audit' : `Audit: Resistance +${healed}`),
};
