import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { makeOutlines } from './outlines.mjs';
import { root } from './paths.mjs';

const CONTENT = join(root, 'content');

const numbersIn = (folder) =>
  readdirSync(folder)
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => a - b);

/** The numbers of every game's editions, in order. A game of which nothing is published yet is left out. */
export const editions = () => {
  const games = readdirSync(CONTENT).filter((game) =>
    ['editions', 'schedule.txt'].every((name) => existsSync(join(CONTENT, game, name))),
  );
  return Object.fromEntries(games.sort().map((game) => [game, numbersIn(join(CONTENT, game, 'editions'))]));
};

/** What is published of a game as it is written, by the path it has in the app. An edition is written without its spaces. */
const filesOf = ([game, numbers]) => {
  const text = (name) => readFileSync(join(CONTENT, game, name), 'utf8');
  const fromToml = (from, to) =>
    existsSync(join(CONTENT, game, from)) ? [[`content/${game}/${to}`, JSON.stringify(parse(text(from)))]] : [];
  return [
    ...numbers.map((number) => [
      `content/${game}/editions/${number}.json`,
      JSON.stringify(JSON.parse(text(`editions/${number}.json`))),
    ]),
    [`content/${game}/schedule.txt`, text('schedule.txt')],
    ...fromToml('voice.toml', 'voice.json'),
    ...fromToml('puzzles/first.toml', 'puzzles/first.json'),
  ];
};

const allFiles = async () => {
  const found = editions();
  const outlines = await makeOutlines(found, (path) => readFileSync(join(CONTENT, path), 'utf8'));
  return [
    ...Object.entries(found).flatMap(filesOf),
    ...Object.entries(outlines).map(([game, lines]) => [`content/${game}/outlines.json`, JSON.stringify(lines)]),
  ];
};

const typeOf = (path) => (path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8');

/** Vite plugin: puts the published files beside the app, in the build and while developing. */
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
