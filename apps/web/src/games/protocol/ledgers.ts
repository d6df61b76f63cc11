import type { Ledger } from '../parts.ts';

export const LEDGERS: readonly Ledger[] = [{ id: 'protocol', name: '' }];
