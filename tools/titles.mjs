import ts from 'typescript';

const TEST_WORDS = ['test', 'it', 'describe'];
/** A test that never runs proves nothing, so its title names no rule. */
const IDLE_WORDS = ['skip', 'todo'];
/** Where a title takes a word of its row. */
const PLACE = /%[sjo]|\$/;

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

const identifiersIn = (node, found = []) => {
  if (ts.isIdentifier(node)) found.push(node.text);
  ts.forEachChild(node, (child) => void identifiersIn(child, found));
  return found;
};

/** The value of the nearest constant of this name that `from` can see. */
const constantAt = (from, name) => {
  for (let scope = from.parent; scope; scope = scope.parent)
    for (const statement of scope.statements ?? [])
      if (ts.isVariableStatement(statement))
        for (const { name: declared, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(declared) && declared.text === name && initializer) return initializer;
  return undefined;
};

/** All literal words of a table of rows; a constant is followed to its value. */
const wordsIn = (node, seen = new Set(), found = []) => {
  if (seen.has(node)) return found;
  seen.add(node);
  if (ts.isStringLiteralLike(node)) found.push(node.text);
  else if (ts.isTemplateExpression(node)) found.push(literalText(node));
  else if (ts.isIdentifier(node)) {
    const value = constantAt(node, node.text);
    if (value) wordsIn(value, seen, found);
  }
  ts.forEachChild(node, (child) => void wordsIn(child, seen, found));
  return found;
};

/** The rows a callee is given: `test.each(rows)`. */
const rowsOf = (callee) => {
  const rows = [];
  for (let at = callee; at && !ts.isIdentifier(at); at = at.expression ?? at.tag)
    if (ts.isCallExpression(at)) rows.push(...at.arguments);
  return rows;
};

/** What the loops around a test run over, where the title uses a name that the loop gives: ``for (const [id] of rows) test(`${id}`)``. */
const loopsOf = (call) => {
  const used = new Set(identifiersIn(call.arguments[0]));
  const found = [];
  for (let at = call.parent; at; at = at.parent)
    if (ts.isForOfStatement(at) && identifiersIn(at.initializer).some((name) => used.has(name)))
      found.push(at.expression);
  return found;
};

/**
 * Every title of a test or of a group of tests: its literal text, and the words of its rows where it prints them. Which of a row's
 * words comes where is not worked out.
 */
export const titlesOf = ({ file, text }) => {
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.arguments.length > 0) {
      const words = wordsOf(node.expression);
      if (TEST_WORDS.includes(words[0])) {
        if (words.some((word) => IDLE_WORDS.includes(word))) return;
        const title = literalText(node.arguments[0]);
        const rows = [...(PLACE.test(title) ? rowsOf(node.expression) : []), ...loopsOf(node)];
        titles.push({ text: title, rows: rows.flatMap((row) => wordsIn(row)) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
};
