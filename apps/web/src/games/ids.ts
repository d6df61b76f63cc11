/** The games with a Daily, in the order in which home shows them: a name here is an address, a folder of `content/` and a ledger. */
export const GAME_IDS = ['protocol', 'testimony'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** While there is one game nothing needs to say which. */
export const SEVERAL: boolean = GAME_IDS.length > 1;

/** Addresses from before there were several games name none: they are this one's. */
export const FIRST_GAME: GameId = GAME_IDS[0];

export const gameNamed = (word: string | undefined): GameId | undefined => GAME_IDS.find((id) => id === word);

/** Who keeps things locked: to be said while the game itself is still on its way. */
export const HOSTS: { readonly [id in GameId]: string } = { protocol: 'AURA', testimony: 'KOA' };

/** The games that tell scenes and have no forged Daily: a name here is a folder of `content/` and a ledger. */
export const TALE_IDS = ['encounter', 'draft', 'freeplay'] as const;
export type TaleId = (typeof TALE_IDS)[number];

/** Whose scenes `/scenes` and `/scene/…` are. */
export const FIRST_TALE: 'encounter' = TALE_IDS[0];

/** Whose routes `/quest` and `/quest/…` are. */
export const QUEST: 'draft' = TALE_IDS[1];

/** Whose runs `/runs` and `/run/…` are. */
export const RUNS: 'freeplay' = TALE_IDS[2];

export const taleNamed = (word: string | undefined): TaleId | undefined => TALE_IDS.find((id) => id === word);

/** Under which key a try at a scene is saved. */
export const sceneKey = (tale: TaleId, scene: string, difficulty: string): string => `${tale}/${scene}-${difficulty}`;
