import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel } from './names.mjs';
import { compiler, root, toolScript } from './tasks.mjs';

/** Begins a game as a copy of games/null, which conforms: npm run new -- <id>. */
const [id = ''] = process.argv.slice(2);

const stop = (why) => {
  console.error(why);
  process.exit(2);
};
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
  stop('usage: npm run new -- <id>, in small letters such as "lost-keys"');
if (['games', 'runs', 'words', 'packages'].some((folder) => existsSync(join(root, folder, id))))
  stop(`there is a room of the name ${id}`);

const edit = (path, change) => writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));

/** `null` is a word of the language too, so only the game's own names are replaced. */
const renamed = (text) => {
  const name = camel(id);
  return text
    .replaceAll('nullGame', `${name}Game`)
    .replaceAll('./null.ts', `./${id}.ts`)
    .replaceAll("'null'", `'${id}'`)
    .replaceAll('the null game', `the ${id} game`)
    .replace(/\bNull\b/g, name[0].toUpperCase() + name.slice(1));
};

const room = `games/${id}`;
cpSync(join(root, 'games/null'), join(root, room), {
  recursive: true,
  filter: (path) => !/[\\/](?:dist|node_modules)$|\.tsbuildinfo$/.test(path),
});
edit(`${room}/package.json`, (text) =>
  text.replace('"@lockstep/null"', `"@lockstep/${id}"`).replace(/"description": "[^"]*"/, `"description": "${id}"`),
);
for (const file of readdirSync(join(root, room, 'src'))) {
  edit(`${room}/src/${file}`, renamed);
  renameSync(join(root, room, 'src', file), join(root, room, 'src', file.replace(/^null\./, `${id}.`)));
}

cpSync(join(root, 'golden/null'), join(root, 'golden', id), { recursive: true });
for (const file of readdirSync(join(root, 'golden', id)))
  edit(`golden/${id}/${file}`, (text) => text.replace('\ngame null\n', `\ngame ${id}\n`));

edit('dag.mjs', (text) => text.replace(/^ *\{ id: 'null'.*\n/m, (line) => line + line.replace("'null'", `'${id}'`)));

/** Everything that follows from the list, then what is made from the built game. */
const STEPS = [
  ['tools/rooms.mjs'],
  [toolScript('@biomejs/biome', 'biome'), 'check', '--write', 'dag.mjs', room, 'packages/catalogue/src'],
  [compiler(), '-b'],
  ['tools/golden.mjs'],
  ['tools/docs.mjs'],
];
for (const step of STEPS)
  if (spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' }).status !== 0)
    stop(`failed: ${step.join(' ')}`);

console.log(`${room} conforms and is listed. Next: docs/spec/${id}.md, then its rules; see CONTRIBUTING.md.`);
