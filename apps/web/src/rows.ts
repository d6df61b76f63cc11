// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { AnyPlayable, AnyTypes } from '@lockstep/play';
import { DAILIES } from './dailies.ts';
import type { PlainId, SceneId } from './games.ts';
import type { GameRow, SceneRow } from './play/row.ts';
import type { SessionText } from './play/text.ts';

export const SCENES: { readonly [id in SceneId]: SceneRow } = {
  encounter: {
    board: async () => (await import('./boards/encounter/board.ts')).board,
    text: async () => (await import('./boards/encounter/text.ts')).text,
    door: async () => (await import('./boards/encounter/door.ts')).door,
    shelf: async () => (await import('./boards/encounter/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/encounter/address.ts')).refOf,
  },
  draft: {
    board: async () => (await import('./boards/draft/board.ts')).board,
    text: async () => (await import('./boards/draft/text.ts')).text,
    door: async () => (await import('./boards/draft/door.ts')).door,
    shelf: async () => (await import('./boards/draft/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/draft/address.ts')).refOf,
  },
  freeplay: {
    board: async () => (await import('./boards/freeplay/board.ts')).board,
    text: async () => (await import('./boards/freeplay/text.ts')).text,
    door: async () => (await import('./boards/freeplay/door.ts')).door,
    shelf: async () => (await import('./boards/freeplay/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/freeplay/address.ts')).refOf,
  },
};

const plain = (
  load: () => Promise<{ readonly player: AnyPlayable }>,
  words?: () => Promise<{ readonly text: SessionText<AnyTypes> }>,
): GameRow => ({
  board: async () => {
    const [{ defaultBoard }, { player }, spoken] = await Promise.all([
      import('./boards/default/board.ts'),
      load(),
      words?.(),
    ]);
    return defaultBoard(player, spoken?.text);
  },
});

const PLAIN: { readonly [id in PlainId]: GameRow } = {
  battle: plain(
    () => import('@lockstep/battle'),
    () => import('@lockstep/words-battle'),
  ),
  null: plain(() => import('@lockstep/null')),
};

const ROWS: { readonly [game: string]: GameRow } = { ...DAILIES, ...SCENES, ...PLAIN };

export const GAME_IDS: readonly string[] = Object.keys(ROWS);

export const rowOf = (game: string): GameRow | undefined => (Object.hasOwn(ROWS, game) ? ROWS[game] : undefined);
