import { camel, HEAD, keyOf, quoted } from './names.mjs';

/** The lists of the browser. Each row loads nothing before it is asked for, and to open one loads nothing of another. */
const ofKind = (games, kind) => games.filter((game) => game.kind === kind);

const ids = (games, kind) =>
  ofKind(games, kind)
    .map(({ id }) => quoted(id))
    .join(', ');

const rowsOf = (games, row) => games.map((game) => `  ${keyOf(game.id)}: ${row(game)},`).join('\n');

/** Home has a door to it; to any other a shelf leads. */
const onHome = ({ within }) => within === undefined;

const gamesText = (games) => `${HEAD}
/** The games with a Daily, in the order in which home shows them: a name here is an address and a folder of \`content/\`. */
export const DAILY_IDS = [${ids(games, 'daily')}] as const;
export type DailyId = (typeof DAILY_IDS)[number];

/** Who keeps things locked: to be said while the game itself is still on its way. */
export const HOSTS: { readonly [id in DailyId]: string } = {
${rowsOf(ofKind(games, 'daily'), ({ host }) => quoted(host))}
};

/** The games with a shelf. */
export const SCENE_IDS = [${ids(games, 'scenes')}] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** Those whose shelf is a door of home, in the order in which home shows them. */
export const HOME_IDS = [${ids(games.filter(onHome), 'scenes')}] as const;
export type HomeId = (typeof HOME_IDS)[number];

/** The first word of the address of each shelf and of each scene. */
export const PLACES: { readonly [id in SceneId]: { readonly shelf: string; readonly scene: string } } = {
${rowsOf(ofKind(games, 'scenes'), ({ address: { shelf, scene } }) => `{ shelf: ${quoted(shelf)}, scene: ${quoted(scene)} }`)}
};

/** The games that have neither yet: the default board draws them. */
export const PLAIN_IDS = [${ids(games, 'plain')}] as const;
export type PlainId = (typeof PLAIN_IDS)[number];

export type GameId = DailyId | SceneId | PlainId;

/** Addresses from before there were several games name none: they are this one's. */
export const FIRST_DAILY: DailyId = ${quoted(ofKind(games, 'daily')[0].id)};

export const dailyNamed = (word: string | undefined): DailyId | undefined => DAILY_IDS.find((id) => id === word);
export const sceneGameNamed = (word: string | undefined): SceneId | undefined => SCENE_IDS.find((id) => id === word);
export const plainNamed = (word: string | undefined): PlainId | undefined => PLAIN_IDS.find((id) => id === word);
`;

/** What a player asks for apart from playing: the rulebook; the bots that advise, or sat at a replay. */
const APART = ['text', 'whole'];

/** "home: async () => (await import('./boards/protocol/home.ts')).home" */
const part = (folder, id, name, file = `${name}.ts`, what = name, isApart = APART.includes(name)) => {
  const load = `import('${folder}/${id}/${file}')`;
  return `    ${name}: async () => (await ${isApart ? `loadApart('asked', () => ${load})` : load}).${what},`;
};

const dailiesText = (games) => `${HEAD}import type { DailyId } from './games.ts';
import type { DailyRow } from './play/row.ts';
import { loadApart } from './plumbing/apart.ts';

/** Every game with a Daily. */
export const DAILIES: { readonly [id in DailyId]: DailyRow } = {
${rowsOf(
  ofKind(games, 'daily'),
  ({ id }) => `{\n${['board', 'text', 'home', 'intro'].map((name) => part('./boards', id, name)).join('\n')}\n  }`,
)}
};
`;

const rowsText = (games) => `${HEAD}import type { AnyPlayable } from '@lockstep/play';
import { DAILIES } from './dailies.ts';
import type { HomeId, PlainId, SceneId } from './games.ts';
import type { DoorRow, GameRow, SceneRow } from './play/row.ts';
import { loadApart } from './plumbing/apart.ts';

export const SCENES: { readonly [id in SceneId]: SceneRow } & { readonly [id in HomeId]: DoorRow } = {
${rowsOf(
  ofKind(games, 'scenes'),
  (game) => `{
${['board', 'text', ...(onHome(game) ? ['door'] : [])].map((name) => part('./boards', game.id, name)).join('\n')}
${part('./boards', game.id, 'shelf', 'Shelf.svelte', 'default')}
${part('./boards', game.id, 'refOf', 'address.ts')}
  }`,
)}
};

const plain = (load: () => Promise<{ readonly player: AnyPlayable }>): GameRow => ({
  board: async () => {
    const [{ defaultBoard }, { player }] = await Promise.all([import('./boards/default/board.ts'), load()]);
    return defaultBoard(player);
  },
});

const PLAIN: { readonly [id in PlainId]: GameRow } = {
${rowsOf(ofKind(games, 'plain'), ({ id }) => `plain(() => import('@lockstep/${id}'))`)}
};

const ROWS: { readonly [game: string]: GameRow } = { ...DAILIES, ...SCENES, ...PLAIN };

export const GAME_IDS: readonly string[] = Object.keys(ROWS);

export const rowOf = (game: string): GameRow | undefined => (Object.hasOwn(ROWS, game) ? ROWS[game] : undefined);
`;

const WORKER_BOARDS = '../../boards';

/** A Daily loads nothing of a game with scenes, not even where it is. */
const workerText = (games) => {
  const dealt = ({ id }) =>
    `{\n${[
      part(WORKER_BOARDS, id, 'part', 'client.ts', 'clientModule'),
      part(WORKER_BOARDS, id, 'module', 'module.ts', 'gameModule'),
      part(WORKER_BOARDS, id, 'summary', 'daily-summary.ts', 'dailySummary'),
    ].join('\n')}\n  }`;
  return `${HEAD}import { SCENE_IDS, type SceneId } from '../../games.ts';
import type { WorkerGame } from './worker-game.ts';

const sceneModule = (id: SceneId, what: 'part' | 'whole') => async () =>
  (await import('./scene-modules.ts')).SCENE_MODULES[id][what]();

/** Every game that has a pack, as the worker knows it. */
export const WORKER_GAMES: { readonly [game: string]: WorkerGame } = {
${rowsOf(ofKind(games, 'daily'), dealt)}
  ...Object.fromEntries(
    SCENE_IDS.map((id) => [id, { part: sceneModule(id, 'part'), whole: sceneModule(id, 'whole') }]),
  ),
};
`;
};

const sceneModulesText = (games) => `${HEAD}import type { GameModule } from '@lockstep/kernel';
import type { SceneId } from '../../games.ts';
import { loadApart } from '../apart.ts';

export const SCENE_MODULES: { readonly [id in SceneId]: Record<'part' | 'whole', () => Promise<GameModule>> } = {
${rowsOf(
  ofKind(games, 'scenes'),
  ({ id, seated }) =>
    `{\n${part(WORKER_BOARDS, id, 'part', 'client.ts', 'clientModule')}\n${part(WORKER_BOARDS, id, 'whole', 'module.ts', 'gameModule', !seated)}\n  }`,
)}
};
`;

const shelvesText = (games) => {
  const scenes = ofKind(games, 'scenes');
  const lines = scenes
    .map(({ id }) => [id, `import { shelfOf as ${camel(id)}Shelf } from './${id}/shelf-data.ts';`])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => line);
  return `${HEAD}import type { SceneId } from '../games.ts';
import type { Shelves } from '../play/shelves.ts';
${lines.join('\n')}

/** For the build: each shelf, from the newest pack, which its game has parsed. */
// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common pack
export const SHELVES: { readonly [id in SceneId]: (pack: any) => Shelves[id] } = {
${rowsOf(scenes, ({ id }) => `${camel(id)}Shelf`)}
};
`;
};

export const WEB_LISTS = [
  { path: 'apps/web/src/games.ts', text: gamesText },
  { path: 'apps/web/src/dailies.ts', text: dailiesText },
  { path: 'apps/web/src/rows.ts', text: rowsText },
  { path: 'apps/web/src/plumbing/worker/games.ts', text: workerText },
  { path: 'apps/web/src/plumbing/worker/scene-modules.ts', text: sceneModulesText },
  { path: 'apps/web/src/boards/shelves.ts', text: shelvesText },
];
