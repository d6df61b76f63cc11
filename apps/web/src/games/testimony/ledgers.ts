import type { Ledger } from '../parts.ts';

/** Written out, since home needs them and nothing else of the game; a test holds them against the game's own. */
export const LEDGERS: readonly Ledger[] = [
  { id: 'testimony', name: 'FULL' },
  { id: 'testimony-hidden', name: 'HIDDEN' },
];
