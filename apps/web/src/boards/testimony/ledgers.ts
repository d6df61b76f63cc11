import type { NamedLedger } from '../../play/home.ts';

/** Written out, since home needs them and nothing else of the game; a test compares them with the game's own. */
export const LEDGERS: readonly NamedLedger[] = [
  { id: 'testimony', name: 'FULL' },
  { id: 'testimony-hidden', name: 'HIDDEN' },
];
