import { expect, test } from 'vitest';
import { readApart, withApart } from './apart.mjs';

test('a declared load is what it loads, with its reason told; in whatever way a compiler prints it', () => {
  const code = `const a = () => loadApart('asked', () => import('./Codex.svelte'));
const b = loadApart("with KOA",\n  () => import( "./Night.svelte" ),\n);`;
  expect(readApart(code)).toEqual({
    code: `const a = () => import('./Codex.svelte');\nconst b = import( "./Night.svelte" );`,
    found: [
      ['./Codex.svelte', 'asked'],
      ['./Night.svelte', 'with KOA'],
    ],
  });
});

test('what cannot be read stays, so that the build can refuse it', () => {
  const code = "loadApart('asked', () => load('./Codex.svelte'))";
  expect(readApart(code)).toEqual({ code, found: [] });
});

test('a manifest tells by file what is loaded apart', () => {
  const manifest = { 'a.ts': { file: 'a.js' }, 'b.ts': { file: 'b.js' } };
  expect(withApart(manifest, { 'a.js': { 'b.ts': ['asked'] } })).toEqual({
    'a.ts': { file: 'a.js', apart: { 'b.ts': ['asked'] } },
    'b.ts': { file: 'b.js', apart: {} },
  });
});
