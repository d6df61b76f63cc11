import { join } from 'node:path';
import { compiler, root, runAll, toolScript } from './tasks.mjs';

/** Checks without building are done on one core: several would each do part of the work again. */
const types = (name, project) => ({
  name,
  script: compiler(),
  args: ['-p', project, '--noEmit', '--singleThreaded'],
});

/** The slowest first, so that no core waits at the end. All run even when one fails. */
const passed = await runAll([
  { name: 'build', script: compiler(), args: ['-b'] },
  { name: 'check-dag', script: join(root, 'tools/check-dag.mjs') },
  {
    name: 'svelte',
    script: toolScript('svelte-check'),
    args: ['--workspace', 'apps/web', '--fail-on-warnings', '--output', 'human', '--tsgo-experimental-api'],
  },
  types('types', 'tsconfig.tests.json'),
  { name: 'knip', script: toolScript('knip'), args: ['--no-progress'] },
  types('web-types', 'apps/web/tsconfig.node.json'),
  types('workers', 'apps/web/tsconfig.workers.json'),
  { name: 'check-spec', script: join(root, 'tools/check-spec.mjs') },
  {
    name: 'biome',
    script: toolScript('@biomejs/biome', 'biome'),
    args: ['check', '--error-on-warnings', '--colors=off', '.'],
  },
]);
process.exitCode = passed ? 0 : 1;
