// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { DailyId } from './games.ts';
import type { DailyRow } from './play/row.ts';
import { loadApart } from './plumbing/apart.ts';

/** Every game with a Daily. */
export const DAILIES: { readonly [id in DailyId]: DailyRow } = {
  protocol: {
    board: async () => (await import('./boards/protocol/board.ts')).board,
    text: async () => (await loadApart('asked', () => import('./boards/protocol/text.ts'))).text,
    home: async () => (await import('./boards/protocol/home.ts')).home,
    intro: async () => (await import('./boards/protocol/intro.ts')).intro,
  },
  testimony: {
    board: async () => (await import('./boards/testimony/board.ts')).board,
    text: async () => (await loadApart('asked', () => import('./boards/testimony/text.ts'))).text,
    home: async () => (await import('./boards/testimony/home.ts')).home,
    intro: async () => (await import('./boards/testimony/intro.ts')).intro,
  },
};
