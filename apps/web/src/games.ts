// Written by npm run rooms from dag.mjs; see tools/lists.mjs.

/** The games with a Daily, in the order in which home shows them: a name here is an address and a folder of `content/`. */
export const DAILY_IDS = ['protocol', 'testimony'] as const;
export type DailyId = (typeof DAILY_IDS)[number];

/** Who keeps things locked: to be said while the game itself is still on its way. */
export const HOSTS: { readonly [id in DailyId]: string } = {
  protocol: 'AURA',
  testimony: 'KOA',
};

/** The games with a shelf. */
export const SCENE_IDS = ['encounter', 'quest', 'draft', 'freeplay', 'battle'] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** Those whose shelf is a door of home, in the order in which home shows them. */
export const HOME_IDS = ['encounter', 'quest', 'freeplay'] as const;
export type HomeId = (typeof HOME_IDS)[number];

/** The first word of the address of each shelf and of each scene. */
export const PLACES: { readonly [id in SceneId]: { readonly shelf: string; readonly scene: string } } = {
  encounter: { shelf: 'scenes', scene: 'scene' },
  quest: { shelf: 'quest', scene: 'quest' },
  draft: { shelf: 'drafts', scene: 'draft' },
  freeplay: { shelf: 'runs', scene: 'run' },
  battle: { shelf: 'battles', scene: 'battle' },
};

/** The games that have neither yet: the default board draws them. */
export const PLAIN_IDS = ['null'] as const;
export type PlainId = (typeof PLAIN_IDS)[number];

export type GameId = DailyId | SceneId | PlainId;

/** Addresses from before there were several games name none: they are this one's. */
export const FIRST_DAILY: DailyId = 'protocol';

export const dailyNamed = (word: string | undefined): DailyId | undefined => DAILY_IDS.find((id) => id === word);
export const sceneGameNamed = (word: string | undefined): SceneId | undefined => SCENE_IDS.find((id) => id === word);
export const plainNamed = (word: string | undefined): PlainId | undefined => PLAIN_IDS.find((id) => id === word);
