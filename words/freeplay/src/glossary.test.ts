import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** D05v1 §12, row for row. */
const TERMS = [
  ['Submit', 'inject', 'Inject'],
  ['Scan', 'cycle', 'Cycle'],
  ['Resistance', 'lock_strength', 'Gate Strength'],
  ['Protocol', 'gate', 'Gate'],
  ['Evidence', 'artifact', 'Artifact'],
  ['Compliance', 'damage', 'Damage'],
] as const;

test.each(TERMS)('[K6] D05v1-79: docs/glossary.md has the row of %s', (daily, internal, freeplay) => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  expect(glossary).toContain(`\n| ${daily} | \`${internal}\` | ${freeplay} |\n`);
});
