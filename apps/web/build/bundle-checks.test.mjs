import { expect, test } from 'vitest';
import { crossGameImports, leaksIntoPage } from './bundle-checks.mjs';

const chunk = (fileName, moduleIds, more = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports: [],
  dynamicImports: [],
  ...more,
});

test('the solver on the page is found, however late it is loaded; in the worker it is at home', () => {
  const worker = chunk('worker.js', ['/x/forge/src/daily.ts'], { imports: ['proofs.js'] });
  const page = chunk('main.js', ['/x/src/main.ts'], { facadeModuleId: '/x/index.html', imports: ['shared.js'] });
  const proofs = chunk('proofs.js', ['/x/packages/solver/src/best.ts']);
  const asset = { type: 'asset', fileName: 'style.css' };
  expect(leaksIntoPage([worker, page, proofs, asset, chunk('shared.js', [])])).toEqual([]);
  const leak = chunk('shared.js', [], { dynamicImports: ['proofs.js'] });
  expect(leaksIntoPage([worker, page, proofs, asset, leak])).toEqual([
    'proofs.js holds /x/packages/solver/src/best.ts',
  ]);
});

test('a game that brings code of another is found; what both share is nobody’s', () => {
  const part = (game, name, more) =>
    chunk(`${game}-${name}.js`, [`/x/apps/web/src/boards/${game}/${name}.ts`], {
      facadeModuleId: `/x/apps/web/src/boards/${game}/${name}.ts`,
      ...more,
    });
  const house = chunk('house.js', ['/x/packages/kernel/src/run.ts'], {
    dynamicImports: ['one-home.js', 'two-home.js'],
  });
  const parts = [part('one', 'home', { imports: ['house.js'] }), part('two', 'home', { imports: ['house.js'] })];
  expect(crossGameImports([house, ...parts])).toEqual([]);
  const rules = chunk('rules.js', ['/x/games/one/src/step.ts', '/x/words/two/src/hint.ts']);
  const lock = part('one', 'intro', { imports: ['rules.js'] });
  expect(crossGameImports([house, ...parts, lock, rules])).toEqual([
    'rules.js, which one loads, holds /x/words/two/src/hint.ts',
  ]);
});

test('a run may bring the rules and words of its nights, and no screen of theirs', () => {
  const part = (game, name, more) =>
    chunk(`${game}-${name}.js`, [`/x/apps/web/src/boards/${game}/${name}`], {
      facadeModuleId: `/x/apps/web/src/boards/${game}/${name}`,
      ...more,
    });
  const plate = part('testimony', 'home.ts');
  const shelf = part('freeplay', 'Shelf.svelte', { imports: ['nights.js'] });
  const nights = (...modules) => chunk('nights.js', modules);
  const rules = [
    '/x/games/testimony/src/submit.ts',
    '/x/words/testimony/src/event.ts',
    '/x/apps/web/src/boards/testimony/seen.ts',
  ];
  expect(crossGameImports([plate, shelf, nights(...rules)])).toEqual([]);
  expect(crossGameImports([plate, shelf, nights('/x/apps/web/src/boards/testimony/Solve.svelte')])).toHaveLength(1);
});
