import { fileURLToPath } from 'node:url';

export const WEB = fileURLToPath(new URL('../', import.meta.url));
/** The app as players get it. */
export const BUILD = fileURLToPath(new URL('../dist/', import.meta.url));
/** What the last build measured. */
export const BUDGET = fileURLToPath(new URL('../.cache/budget.json', import.meta.url));
/** The page of `tests/page`. */
export const PLUMBING = fileURLToPath(new URL('../.cache/page/', import.meta.url));
