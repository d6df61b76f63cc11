import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { root } from './paths.mjs';

const GAMES = ['protocol'];
const folder = (game) => join(root, 'content', game);

/** The numbers of a game's editions, in order. */
export const editions = (game) =>
  readdirSync(join(folder(game), 'editions'))
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => a - b);

/** What is published of a game, by the path it has in the app. An edition is written without its spaces. */
const filesOf = (game) => {
  const text = (name) => readFileSync(join(folder(game), name), 'utf8');
  return [
    ...editions(game).map((number) => [
      `content/${game}/editions/${number}.json`,
      JSON.stringify(JSON.parse(text(`editions/${number}.json`))),
    ]),
    [`content/${game}/schedule.txt`, text('schedule.txt')],
    [`content/${game}/voice.json`, JSON.stringify(parse(text('voice.toml')))],
    [`content/${game}/puzzles/first.json`, JSON.stringify(parse(text('puzzles/first.toml')))],
  ];
};

const typeOf = (path) => (path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8');

/** Vite plugin: puts the published files beside the app, in the build and while developing. */
export const content = () => ({
  name: 'lockstep-content',
  generateBundle() {
    for (const [fileName, source] of GAMES.flatMap(filesOf)) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const found = GAMES.flatMap(filesOf).find(([path]) => request.url?.split('?')[0] === `/${path}`);
      if (!found) return next();
      response.setHeader('content-type', typeOf(found[0]));
      response.end(found[1]);
    });
  },
});
