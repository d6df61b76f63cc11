// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { Game } from './shell/host.ts';

export const ROWS: { readonly [game: string]: () => Promise<Game> } = {
  protocol: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/protocol'),
      import('@lockstep/words-protocol'),
      import('./boards/protocol/index.ts'),
    ]);
    return { player, module, text, board };
  },
  testimony: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/testimony'),
      import('@lockstep/words-testimony'),
      import('./boards/testimony/index.ts'),
    ]);
    return { player, module, text, board };
  },
  encounter: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/encounter'),
      import('@lockstep/words-encounter'),
      import('./boards/encounter/index.ts'),
    ]);
    return { player, module, text, board };
  },
  quest: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/quest'),
      import('@lockstep/words-quest'),
      import('./boards/quest/index.ts'),
    ]);
    return { player, module, text, board };
  },
  draft: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/draft'),
      import('@lockstep/words-draft'),
      import('./boards/draft/index.ts'),
    ]);
    return { player, module, text, board };
  },
  freeplay: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/freeplay'),
      import('@lockstep/words-freeplay'),
      import('./boards/freeplay/index.ts'),
    ]);
    return { player, module, text, board };
  },
  battle: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/battle'),
      import('@lockstep/words-battle'),
      import('./boards/battle/index.ts'),
    ]);
    return { player, module, text, board };
  },
  null: async () => {
    const [{ player, DEFAULT_SETUP: setup }, { defaultBoard, plainText }] = await Promise.all([
      import('@lockstep/null'),
      import('./boards/default.ts'),
    ]);
    return { player, module: null, text: plainText(player.game.id), board: defaultBoard(), setup };
  },
};

/** Those with Dailies that are dealt, in the order they are listed to a player. */
export const DAILY_GAMES: readonly string[] = ['protocol', 'testimony'];

/** Those with scenes, in the order they are listed to a player. */
export const SCENE_GAMES: readonly string[] = ['encounter', 'quest', 'draft', 'freeplay', 'battle'];

/** What a player meets in each of those: "AURA", "quests". */
export const GAME_LABELS: { readonly [game: string]: string } = {
  protocol: 'AURA',
  testimony: 'KOA',
  encounter: 'scenes',
  quest: 'quests',
  draft: 'drafts',
  freeplay: 'runs',
  battle: 'battles',
};
