/**
 * The TypeScript that lists games, written from the `games` of dag.mjs by `npm run rooms`. A shell adds its own list here: one
 * entry of `LISTS`, its path and its text. What a game brings is found by its id alone:
 * - its package `@lockstep/<id>`, whose door exports `player`; `gameModule` where it has a pack, else its rules as `<id>Game`
 * - the words of a game that has any in `@lockstep/words-<id>`
 */
const HEAD = '// Written by npm run rooms from dag.mjs; see tools/lists.mjs.\n';

export const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const rulesName = ({ id }) => `${camel(id)}Game`;

const importLine = (game) => {
  const names = game.kind === 'plain' ? rulesName(game) : `gameModule as ${camel(game.id)}`;
  return `import { ${names} } from '@lockstep/${game.id}';`;
};

/** The one list with every game in it; a shell that loads games one by one has its own. */
const catalogue = (games) => {
  const named = (...kinds) => games.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => camel(id));
  const imports = [
    ...games.map((game) => [`@lockstep/${game.id}`, importLine(game)]),
    ['@lockstep/kernel', "import type { AnyGame, DailyModule, GameModule } from '@lockstep/kernel';"],
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${HEAD}${imports.map(([, line]) => line).join('\n')}

/** Games with Dailies. */
export const DAILIES: readonly DailyModule[] = [${named('daily').join(', ')}];

/** All games with packs: those, and the ones whose packs have scenes. Each is typed in its own room; a list drops the types. */
export const MODULES: readonly GameModule[] = [...DAILIES, ${named('scenes', 'part').join(', ')}];

/** Every game there is: the only module that knows them all. */
export const GAMES: readonly AnyGame[] = [...MODULES.map(({ game }) => game), ${games
    .filter(({ kind }) => kind === 'plain')
    .map(rulesName)
    .join(', ')}];
`;
};

export const LISTS = [{ path: 'packages/catalogue/src/games.ts', text: catalogue }];
