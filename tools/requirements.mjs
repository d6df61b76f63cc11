import ts from 'typescript';
import { titlesOf } from './titles.mjs';

/** The page of all requirements, relative to the root. */
export const PAGE = 'docs/requirements.md';
export const MOST_BY_HAND = 5;

const DOCUMENT = /^## (\w+):/;
const SECTION = /^#{3,4} (\w+ [^:|]+?)(?::.*)?$/;
const ROW = /^\| (\w+-\d+) \| (.+) \| (.*) \|$/;
const TEST_PATH = /^`(.+\.test\.(?:ts|mjs))`$/;
const CLAIM = /^lab: (.+)$/;
const BY_HAND = /^by hand: (.+)$/;

/** The page as data: short names of the documents, their sections, and rows with the parts of their proof. */
export const parsePage = (text) => {
  const names = [];
  const sections = new Set();
  const rows = [];
  for (const [i, line] of text.split('\n').entries()) {
    const name = DOCUMENT.exec(line)?.[1];
    if (name) names.push(name);
    const section = SECTION.exec(line)?.[1];
    if (section) sections.add(section);
    const [, id, requirement, proof] = ROW.exec(line) ?? [];
    if (id) rows.push({ id, requirement, proof: proof.split('; ').filter((part) => part !== ''), line: i + 1 });
  }
  return { names, sections, rows };
};

const padded = (name, number) => `${name}-${String(number).padStart(2, '0')}`;

/** Every id that a text names, alone (`D29-05`) or in a range (`RES-25…28`, `D29-104 to D29-107`). */
export const idsIn = (text, names) => {
  const id = new RegExp(`\\b(${names.join('|')})-(\\d+)(?:(?: to |–|\\s*…\\s*)\\1-(\\d+)|\\s?[…–](\\d+))?`, 'g');
  const found = [];
  for (const [, name, first, last, short] of text.matchAll(id)) {
    const end = last ?? short;
    // One that is written otherwise than the page writes it is left as it is, and so is found nowhere.
    if (end === undefined) found.push(`${name}-${first}`);
    else for (let n = Number(first); n <= Number(end); n += 1) found.push(padded(name, n));
  }
  return found;
};

/** Sections that a text names: `D29 §7B`, `D05v1 §9 M1`. */
const sectionsIn = (text, names) =>
  [...text.matchAll(new RegExp(`\\b(?:${names.join('|')}) §\\d+(?:\\.\\d+|[A-D]\\b)?`, 'g'))].map(([all]) => all);

/** A section is there under its own heading or under those of its parts. */
const hasSection = (sections, wanted) =>
  [...sections].some(
    (section) => section === wanted || (section.startsWith(wanted) && !/\d/.test(section[wanted.length])),
  );

/** Each id with the files of the tests whose titles name it, in order. */
export const provedBy = (tests, names) => {
  const proved = new Map();
  for (const test of tests) {
    const ids = titlesOf(test).flatMap(({ text, rows }) => [text, ...rows].flatMap((words) => idsIn(words, names)));
    for (const id of new Set(ids)) proved.set(id, [...(proved.get(id) ?? []), test.file]);
  }
  return proved;
};

/** The page with the paths of tests as titles give them now. What else a proof says is kept. */
export const fillProofs = (text, tests) => {
  const { names } = parsePage(text);
  const proved = provedBy(tests, names);
  const fill = (line) => {
    const [, id, requirement, proof] = ROW.exec(line) ?? [];
    if (!id) return line;
    const kept = proof.split('; ').filter((part) => part !== '' && !TEST_PATH.test(part));
    const paths = (proved.get(id) ?? []).map((file) => `\`${file}\``);
    return `| ${id} | ${requirement} | ${[...paths, ...kept].join('; ')} |`;
  };
  return text.split('\n').map(fill).join('\n');
};

/** The names of the lab's claims, as patterns: a part that is worked out may be anything. */
const claimsIn = ({ file, text }) => {
  const claims = [];
  const escaped = (words) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'claim') {
      const value = node.initializer;
      if (ts.isStringLiteralLike(value)) claims.push(escaped(value.text));
      if (ts.isTemplateExpression(value))
        claims.push(
          [value.head, ...value.templateSpans.map((span) => span.literal)].map((part) => escaped(part.text)).join('.+'),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return claims.map((claim) => new RegExp(`^${claim}$`));
};

/**
 * Rows without a proof or with one that is not there, ids and sections that the page does not have, and too many proofs by hand.
 * `files` are all texts that may name an id, `tests` and `claims` the ones that may prove it, `measured` the page of figures.
 */
export const checkRequirements = ({ page, files, tests, claims, measured }) => {
  const problems = [];
  const { names, sections, rows } = parsePage(page.text);
  const at = ({ line }) => `${page.file}:${line}`;
  if (names.length === 0 || rows.length === 0) return [`${page.file}: has no document or no row`];
  const places = new Map();
  for (const row of rows) {
    const before = places.get(row.id);
    if (before) problems.push(`${at(row)}: ${row.id} is already the id of the row at ${before}`);
    else places.set(row.id, at(row));
  }
  const proved = provedBy(tests, names);
  const patterns = claims.flatMap(claimsIn);
  let byHand = 0;
  for (const row of rows) {
    if (row.proof.length === 0) problems.push(`${at(row)}: ${row.id} has no proof`);
    const paths = [];
    for (const part of row.proof) {
      const [path, claim, figure] = [TEST_PATH, CLAIM, BY_HAND].map((pattern) => pattern.exec(part)?.[1]);
      if (path !== undefined) paths.push(path);
      else if (claim !== undefined) {
        if (!patterns.some((pattern) => pattern.test(claim)))
          problems.push(`${at(row)}: the lab has no claim "${claim}"`);
      } else if (figure !== undefined) {
        byHand += 1;
        if (!measured.text.includes(`| ${figure} |`))
          problems.push(`${at(row)}: ${measured.file} has no figure "${figure}"`);
      } else problems.push(`${at(row)}: "${part}" is no proof: a test's path, "lab: …" or "by hand: …"`);
    }
    const titled = proved.get(row.id) ?? [];
    for (const path of paths)
      if (!titled.includes(path)) problems.push(`${at(row)}: no test of ${path} is titled ${row.id}; run npm run docs`);
    for (const path of titled)
      if (!paths.includes(path)) problems.push(`${at(row)}: ${path} is titled ${row.id} too; run npm run docs`);
  }
  if (byHand > MOST_BY_HAND)
    problems.push(`${page.file}: ${byHand} proofs are by hand, at most ${MOST_BY_HAND} may be`);
  for (const { file, text } of files)
    for (const [i, line] of text.split('\n').entries()) {
      for (const id of idsIn(line, names))
        if (!places.has(id)) problems.push(`${file}:${i + 1}: ${id} is no row of ${page.file}`);
      for (const section of sectionsIn(line, names))
        if (!hasSection(sections, section)) problems.push(`${file}:${i + 1}: ${section} is no section of ${page.file}`);
    }
  return problems;
};
