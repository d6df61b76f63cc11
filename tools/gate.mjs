import { join } from 'node:path';
import { root, runAll, toolScript } from './tasks.mjs';

const tsc = toolScript('typescript', 'tsc');

/** The slowest first, so that no core waits at the end. All run even when one fails. */
const passed = await runAll([
  { name: 'build', script: tsc, args: ['-b'] },
  {
    name: 'svelte',
    script: toolScript('svelte-check'),
    args: ['--workspace', 'apps/web', '--fail-on-warnings', '--output', 'human'],
  },
  { name: 'types', script: tsc, args: ['-p', 'tsconfig.tests.json'] },
  { name: 'knip', script: toolScript('knip'), args: ['--no-progress'] },
  {
    name: 'web-types',
    script: tsc,
    args: ['-b', 'apps/web/tsconfig.workers.json', 'apps/web/tsconfig.node.json'],
  },
  { name: 'check-dag', script: join(root, 'tools/check-dag.mjs') },
  { name: 'check-spec', script: join(root, 'tools/check-spec.mjs') },
  {
    name: 'biome',
    script: toolScript('@biomejs/biome', 'biome'),
    args: ['check', '--error-on-warnings', '--colors=off', '.'],
  },
]);
process.exitCode = passed ? 0 : 1;
