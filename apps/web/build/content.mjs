import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDayEditions } from '@lockstep/forge';
import { parse } from 'smol-toml';
import { lessonOf } from './lessons.mjs';
import { outlinesOf } from './outlines.mjs';
import { root } from './paths.mjs';
import { runWorker } from './run-worker.mjs';

const CONTENT = join(root, 'content');

const numbersIn = (folder) =>
  readdirSync(folder)
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => a - b);

/** The numbers of every game's editions, in order. A game of which nothing is published yet is left out. */
export const editions = () => {
  const games = readdirSync(CONTENT).filter((game) => existsSync(join(CONTENT, game, 'editions')));
  return Object.fromEntries(games.sort().map((game) => [game, numbersIn(join(CONTENT, game, 'editions'))]));
};

const textOf = (path) => readFileSync(join(CONTENT, path), 'utf8');
const tomlOf = (path) => parse(textOf(path));
const namesIn = (folder) =>
  existsSync(join(CONTENT, folder))
    ? readdirSync(join(CONTENT, folder))
        .flatMap((name) => /^(.+)\.toml$/.exec(name)?.[1] ?? [])
        .sort()
    : [];

/** From which date on each edition is played on every date. */
const daysOf = (path) => {
  const days = parseDayEditions(textOf(path));
  if (!days.ok) throw new Error(`${path}: ${days.fault}`);
  return JSON.stringify(days.value);
};

/** What is published of a game as it is written, by its path below `content/`. An edition is written without its spaces. */
const writtenOf = ([game, numbers]) => [
  ...numbers.map((number) => {
    const path = `${game}/editions/${number}.json`;
    return [path, JSON.stringify(JSON.parse(textOf(path)))];
  }),
  ...(existsSync(join(CONTENT, game, 'schedule.txt'))
    ? [[`${game}/schedule.txt`, textOf(`${game}/schedule.txt`)]]
    : []),
  ...(existsSync(join(CONTENT, game, 'days.txt')) ? [[`${game}/days.json`, daysOf(`${game}/days.txt`)]] : []),
  ...['voice', 'lessons'].flatMap((said) =>
    existsSync(join(CONTENT, game, `${said}.toml`))
      ? [[`${game}/${said}.json`, JSON.stringify(tomlOf(`${game}/${said}.toml`))]]
      : [],
  ),
];

/** What is worked out of it for the browser. */
const madeOf = async (dealt, game) => [
  [`${game}/outlines.json`, JSON.stringify(await outlinesOf(dealt, game))],
  ...(await Promise.all(
    namesIn(`${game}/puzzles`).map(async (name) => {
      const lesson = await lessonOf(dealt, game, tomlOf(`${game}/puzzles/${name}.toml`));
      return [`${game}/puzzles/${name}.json`, JSON.stringify(lesson)];
    }),
  )),
];

/** Lists grow, tables fill up, file by file: a pack as its folders have it. */
const draftOf = (folders) => {
  const whole = {};
  for (const folder of folders) {
    for (const name of namesIn(`${folder}/presets`))
      whole.presets = { ...whole.presets, [name]: tomlOf(`${folder}/presets/${name}.toml`) };
    for (const name of namesIn(folder))
      for (const [key, value] of Object.entries(tomlOf(`${folder}/${name}.toml`)))
        whole[key] = Array.isArray(value) ? [...(whole[key] ?? []), ...value] : { ...whole[key], ...value };
  }
  return whole;
};

/** The shelf of a game with scenes, from its newest edition; while there is none, from the draft of its first, which comes with it. */
const shelvedOf = async (dealt, found, game) => {
  const last = found[game]?.at(-1);
  const written =
    last === undefined ? draftOf(await dealt.folders(game)) : JSON.parse(textOf(`${game}/editions/${last}.json`));
  const pack = await dealt.packOf(game, written);
  return [
    [`${game}/shelf.json`, JSON.stringify(dealt.shelf(game, pack))],
    ...(last === undefined ? [[`${game}/draft.json`, JSON.stringify(pack)]] : []),
  ];
};

const allFiles = async () => {
  const found = editions();
  const dealt = await runWorker(found, textOf);
  const made = await Promise.all(dealt.games.map((game) => madeOf(dealt, game)));
  const shelved = await Promise.all(dealt.scenes.map((game) => shelvedOf(dealt, found, game)));
  return [...Object.entries(found).flatMap(writtenOf), ...made.flat(), ...shelved.flat()].map(([path, text]) => [
    `content/${path}`,
    text,
  ]);
};

const typeOf = (path) => (path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8');

/** Vite plugin: serves the published files with the app, in the build and in development. */
export const content = () => ({
  name: 'lockstep-content',
  async generateBundle() {
    for (const [fileName, source] of await allFiles()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    let files;
    server.watcher.on('change', (path) => {
      if (path.startsWith(CONTENT)) files = undefined;
    });
    server.middlewares.use(async (request, response, next) => {
      const wanted = request.url?.split('?')[0]?.slice(1);
      if (!wanted?.startsWith('content/')) return next();
      files ??= allFiles();
      const found = (await files).find(([path]) => path === wanted);
      if (!found) return next();
      response.setHeader('content-type', typeOf(found[0]));
      response.end(found[1]);
    });
  },
});
