import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { content, editions } from './build/content.mjs';
import { page, plainImports, WORKER } from './build/page.mjs';

/** Neither these nor what they import touches a document: the worker loads them too. */
const RULES = /\/(?:packages|games|forge|apps\/words|valibot|@noble)\/|plumbing\/worker|preload-helper/;

/** Relative addresses throughout, so that the app works under any path of any host. */
export default defineConfig({
  base: './',
  plugins: [svelte(), content(), page(), plainImports()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { __EDITIONS__: JSON.stringify(editions('protocol')) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A small file as a data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // The page names what home needs (build/page.mjs), and one style sheet serves all.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    manifest: 'manifest.build.json',
    rolldownOptions: {
      input: ['index.html', fileURLToPath(new URL(WORKER, import.meta.url))],
      // What nearly every screen shares is one file instead of a dozen.
      output: { codeSplitting: { groups: [{ name: 'rules', test: RULES, minShareCount: 5 }] } },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
});
