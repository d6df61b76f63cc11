import { configDefaults, defineConfig } from 'vitest/config';
import { dag } from './dag.mjs';
import LongestFirst from './tools/longest-first.mjs';

/** Vite adds `import` or `require` itself, by who asks; named here it would reach packages that are required too. */
const conditions = ['source', 'node', 'default'];
const resolve = { conditions };
const common = { resolve, ssr: { resolve } };

/** Longer than anything takes, so that a machine with other work fails no test. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };

/** Tests that change what others stand on (the time zone, a module) have a process each; all others share one, which is much quicker. */
const ALONE = ['apps/cli/src/unpublished.test.ts', 'apps/web/src/plumbing/today.test.ts'];

/** Tests of the app in a browser are a project of their own: only they need the app to be built. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...common,
        test: {
          name: 'code',
          include: [
            ...Object.keys(dag).map((room) => `${room}/src/**/*.test.ts`),
            '{tools,apps/web/build}/**/*.test.mjs',
          ],
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
          globalSetup: './tools/build.mjs',
          ...patience,
        },
      },
      { ...common, test: { name: 'alone', include: ALONE, ...patience } },
      {
        ...common,
        test: {
          name: 'web',
          include: ['apps/web/tests/**/*.test.ts'],
          globalSetup: ['./tools/build.mjs', './apps/web/tests/setup.ts'],
          isolate: false,
          // Each test has a profile of its own; more than two at once only wait for each other.
          maxConcurrency: 2,
          ...patience,
        },
      },
    ],
  },
});
