import type { NamedLedger } from '../../play/home.ts';

/** Written out, since home needs them and nothing else of the game; a test compares them with the game's own. */
export const LEDGERS: readonly NamedLedger[] = [
  { id: 'testimony', name: 'FULL', says: 'Nights on which all of KOA’s Counter-Evidence lay open.' },
  { id: 'testimony-hidden', name: 'HIDDEN', says: 'Nights on which it lay face down until she used it.' },
];
