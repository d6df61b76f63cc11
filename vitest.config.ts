import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: {
    include: ['{packages,games,apps}/*/src/**/*.test.ts', '{forge,lab}/src/**/*.test.ts', 'tools/**/*.test.mjs'],
    globalSetup: './tools/build.mjs',
    testTimeout: 120_000,
  },
});
