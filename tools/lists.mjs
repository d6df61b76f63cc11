import { WEB_LISTS } from './lists-web.mjs';
import { camel, HEAD, keyOf, quoted } from './names.mjs';

/**
 * The TypeScript that lists games, written from the `games` of dag.mjs by `npm run rooms`. A shell adds its own list here: one
 * entry of `LISTS`, its path and its text. What a game brings is found by its id alone:
 * - its package `@lockstep/<id>`, whose door exports `player`; `gameModule` where it has a pack, else its rules as `<id>Game`
 * - the words of a game that has any in `@lockstep/words-<id>`
 */
const rulesName = ({ id }) => `${camel(id)}Game`;

/** A game of rules alone: no pack, no words. */
const isBare = ({ kind }) => kind === 'plain';

const isDaily = ({ kind }) => kind === 'daily';
const playerName = ({ id }) => `${camel(id)}Player`;

const importLine = (game) => {
  const module = `gameModule as ${camel(game.id)}`;
  const names = isBare(game) ? rulesName(game) : isDaily(game) ? `${module}, player as ${playerName(game)}` : module;
  return `import { ${names} } from '@lockstep/${game.id}';`;
};

/** The one list with every game in it; a shell that loads games one by one has its own. */
const catalogue = (games) => {
  const named = (wanted) => games.filter(wanted).map(({ id }) => camel(id));
  const packed = ({ kind }) => kind === 'scenes' || kind === 'part';
  const imports = [
    ...games.map((game) => [`@lockstep/${game.id}`, importLine(game)]),
    ['@lockstep/kernel', "import type { AnyGame, DailyModule, GameModule } from '@lockstep/kernel';"],
    ['@lockstep/play', "import type { AnyPlayable } from '@lockstep/play';"],
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${HEAD}${imports.map(([, line]) => line).join('\n')}

/** Games with Dailies. */
export const DAILIES: readonly DailyModule[] = [${named(isDaily).join(', ')}];

/** How people play those, and what is recorded of it. */
export const DAILY_PLAYERS: readonly AnyPlayable[] = [${games.filter(isDaily).map(playerName).join(', ')}];

/** All games with packs: those, and the ones whose packs have scenes. Each is typed in its own room; a list drops the types. */
export const MODULES: readonly GameModule[] = [...DAILIES, ${named(packed).join(', ')}];

/** Every game there is: the only module that knows them all. */
export const GAMES: readonly AnyGame[] = [...MODULES.map(({ game }) => game), ${games
    .filter(isBare)
    .map(rulesName)
    .join(', ')}];
`;
};

/** A game with words, a pack and a board of its own in a shell. */
const shelvedRow = ({ id }, boards) => `  ${keyOf(id)}: async () => {
    const [{ player, gameModule: module }, { text }, { board }] = await Promise.all([
      import('@lockstep/${id}'),
      import('@lockstep/words-${id}'),
      import('${boards}/${id}/index.ts'),
    ]);
    return { player, module, text, board };
  },`;

/** A game of rules alone: its setup is its own, everything else the shell's. */
const plainRow = ({ id }, boards) => `  ${keyOf(id)}: async () => {
    const [{ player, DEFAULT_SETUP: setup }, { defaultBoard, plainText }] = await Promise.all([
      import('@lockstep/${id}'),
      import('${boards}/default.ts'),
    ]);
    return { player, module: null, text: plainText(player.game.id), board: defaultBoard(), setup };
  },`;

/** Who or what a player meets there: "AURA", "quests". */
const labelOf = ({ host, address }) => host ?? `${address.scene}s`;

/** The games of the terminal's shell, each loaded when it is asked for. */
const terminal = (games) => {
  const rows = games.flatMap((game) =>
    game.kind === 'scenes' || game.kind === 'daily'
      ? [shelvedRow(game, './boards')]
      : game.kind === 'plain'
        ? [plainRow(game, './boards')]
        : [],
  );
  return `${HEAD}import type { Game } from './shell/host.ts';

export const ROWS: { readonly [game: string]: () => Promise<Game> } = {
${rows.join('\n')}
};

/** Those with Dailies that are dealt, in the order they are listed to a player. */
export const DAILY_GAMES: readonly string[] = [${games
    .filter(({ kind }) => kind === 'daily')
    .map(({ id }) => quoted(id))
    .join(', ')}];

/** Those with scenes, in the order they are listed to a player. */
export const SCENE_GAMES: readonly string[] = [${games
    .filter(({ kind }) => kind === 'scenes')
    .map(({ id }) => quoted(id))
    .join(', ')}];

/** What a player meets in each of those: "AURA", "quests". */
export const GAME_LABELS: { readonly [game: string]: string } = {
${games
  .filter(({ kind }) => kind === 'daily' || kind === 'scenes')
  .map((game) => `  ${keyOf(game.id)}: ${quoted(labelOf(game))},`)
  .join('\n')}
};
`;
};

export const LISTS = [
  { path: 'packages/catalogue/src/games.ts', text: catalogue },
  { path: 'apps/cli/src/rows.ts', text: terminal },
  ...WEB_LISTS,
];
