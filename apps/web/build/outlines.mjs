import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { web } from './paths.mjs';

const ENTRY = '\0outlines';
const FOLDER = join(web, '.cache', 'outlines');

/** The worker's own answers, made to run here. */
const loadAnswers = async () => {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: web,
    platform: 'node',
    logLevel: 'silent',
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    plugins: [
      {
        name: 'lockstep-outlines',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? ['games/dealers.ts', 'plumbing/worker/answers.ts']
                .map((file) => `export * from ${JSON.stringify(join(web, 'src', file))};`)
                .join('')
            : null,
      },
    ],
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { output } = await bundle.write({ dir: FOLDER, entryFileNames: '[hash].mjs', chunkFileNames: '[hash].mjs' });
  await bundle.close();
  return import(pathToFileURL(join(FOLDER, output[0].fileName)).href);
};

const outlinesOf = async (answers, game) => {
  const gradeNames = {};
  const subjects = [];
  const days = [];
  const schedule = await answers.schedule(game);
  for (const { date } of schedule) {
    const { label, grade, gradeName, target, line } = await answers.outline(game, date);
    gradeNames[grade] = gradeName;
    let at = subjects.findIndex((subject) => subject.target === target && subject.line === line);
    if (at < 0) at = subjects.push({ target, line }) - 1;
    days.push([label, grade, at]);
  }
  return { first: schedule[0]?.date ?? '', gradeNames, subjects, days };
};

/** What home says of every scheduled date of the games the app knows: home shows all games and so should deal none. */
export const makeOutlines = async (editions, readText) => {
  const { answersFrom, DEALERS } = await loadAnswers();
  const answers = answersFrom(DEALERS, editions, async (path) => readText(path));
  const games = Object.keys(editions).filter((game) => game in DEALERS);
  return Object.fromEntries(await Promise.all(games.map(async (game) => [game, await outlinesOf(answers, game)])));
};
