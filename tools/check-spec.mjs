import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './files.mjs';
import { checkRequirements, PAGE } from './requirements.mjs';
import { titlesOf } from './titles.mjs';

const RULE = /^(?:- )?\*\*\[([A-Z]+\d+[a-z]?)\]\*\*/;
const NAMED = /\[([A-Z]+\d+[a-z]?)\]/g;
/** Rules that no test names, names that no spec has, and ids given twice. Specs and tests are `{ file, text }`. */
export const checkSpec = ({ specs, tests }) => {
  const problems = [];
  const rules = new Map();
  for (const { file, text } of specs) {
    for (const [i, line] of text.split('\n').entries()) {
      const id = RULE.exec(line)?.[1];
      if (id === undefined) continue;
      const place = `${file}:${i + 1}`;
      if (rules.has(id)) problems.push(`${place}: [${id}] is already the id of the rule at ${rules.get(id)}`);
      else rules.set(id, place);
    }
  }
  const named = new Map();
  for (const test of tests) {
    for (const { text } of titlesOf(test))
      for (const [, id] of text.matchAll(NAMED)) if (!named.has(id)) named.set(id, test.file);
  }
  for (const [id, place] of rules) if (!named.has(id)) problems.push(`${place}: no test is titled [${id}]`);
  for (const [id, file] of named)
    if (!rules.has(id)) problems.push(`${file}: a test is titled [${id}], which is no rule of docs/spec`);
  return problems;
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const read = (file) => ({ file, text: readFileSync(join(root, file), 'utf8') });
  const specs = filesUnder(root, 'docs/spec', /\.md$/).map(read);
  const tests = filesUnder(root, '.', /\.test\.(?:ts|mjs)$/).map(read);
  const files = filesUnder(root, '.', /\.(?:ts|mjs|svelte|md|toml)$/).map(read);
  const problems = [
    ...(specs.length > 0 ? checkSpec({ specs, tests }) : ['docs/spec has no .md file, so no rule can be checked']),
    ...checkRequirements({
      page: read(PAGE),
      measured: read('docs/measured.md'),
      claims: files.filter(({ file }) => file.endsWith('/claims.ts')),
      files,
      tests,
    }),
  ];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
