import { expect, test } from 'vitest';
import { strays } from './apart.mjs';

const chunk = (fileName, moduleIds, more = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports: [],
  dynamicImports: [],
  ...more,
});

test('the solver on the page is found, however late it is loaded; in the worker it is at home', () => {
  const worker = chunk('brain.js', ['/x/forge/src/daily.ts'], { imports: ['proofs.js'] });
  const page = chunk('main.js', ['/x/src/main.ts'], { facadeModuleId: '/x/index.html', imports: ['shared.js'] });
  const proofs = chunk('proofs.js', ['/x/packages/solver/src/best.ts']);
  const asset = { type: 'asset', fileName: 'style.css' };
  expect(strays([worker, page, proofs, asset, chunk('shared.js', [])])).toEqual([]);
  const leak = chunk('shared.js', [], { dynamicImports: ['proofs.js'] });
  expect(strays([worker, page, proofs, asset, leak])).toEqual(['proofs.js holds /x/packages/solver/src/best.ts']);
});
