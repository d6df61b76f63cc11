import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type UserConfig } from 'vite';
import { apart } from './build/apart.mjs';
import { chunkNames } from './build/chunks.mjs';
import { content, editions } from './build/content.mjs';
import { WORKER } from './build/first-loads.mjs';
import { lazyImports, page } from './build/page.mjs';

/** Relative addresses throughout, so that the app works under any path of any host. */
const common = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { __EDITIONS__: JSON.stringify(editions()) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A small file as a data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // The page names what its first screen needs (build/page.mjs).
    modulePreload: false,
    reportCompressedSize: false,
    manifest: 'manifest.build.json',
    rolldownOptions: {
      input: ['index.html', fileURLToPath(new URL(WORKER, import.meta.url))],
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
} satisfies UserConfig;

const plugins = () => [svelte(), content(), apart()];

/** What goes into which file is worked out from what each screen needs, by building twice. */
const splitByScreen = async (): Promise<UserConfig> => {
  const name = await chunkNames({ ...common, plugins: plugins() });
  const output = { codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] } };
  return { ...common, build: { ...common.build, rolldownOptions: { ...common.build.rolldownOptions, output } } };
};

export default defineConfig(async ({ command, mode }) => ({
  ...(command === 'build' && mode !== 'unsplit' ? await splitByScreen() : common),
  plugins: [...plugins(), page(), lazyImports()],
}));
