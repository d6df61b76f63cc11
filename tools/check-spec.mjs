import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesUnder } from './files.mjs';

const RULE = /^(?:- )?\*\*\[([A-Z]+\d+[a-z]?)\]\*\*/;
const NAMED = /\[([A-Z]+\d+[a-z]?)\]/g;
const TEST_WORDS = ['test', 'it', 'describe'];
/** A test that never runs proves nothing, so its title names no rule. */
const IDLE_WORDS = ['skip', 'todo'];

/** The words of a callee from the left: `test.each(rows)` is test, each. */
const wordsOf = (callee) => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag);
  return [];
};

/** The literal text of a title, however it is put together. */
const literalText = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map(({ text }) => text).join(' ');
  if (ts.isBinaryExpression(node)) return literalText(node.left) + literalText(node.right);
  return '';
};

/** Every title of a test or of a group of tests. */
const titlesOf = ({ file, text }) => {
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.arguments.length > 0) {
      const words = wordsOf(node.expression);
      if (TEST_WORDS.includes(words[0])) {
        if (words.some((word) => IDLE_WORDS.includes(word))) return;
        titles.push(literalText(node.arguments[0]));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return titles;
};

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
    for (const title of titlesOf(test))
      for (const [, id] of title.matchAll(NAMED)) if (!named.has(id)) named.set(id, test.file);
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
  const problems =
    specs.length > 0 ? checkSpec({ specs, tests }) : ['docs/spec has no .md file, so no rule can be checked'];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
