import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { content, editions } from './build/content.mjs';
import { page } from './build/page.mjs';

/** Relative addresses throughout, so that the app works under any path of any host. */
export default defineConfig({
  base: './',
  plugins: [svelte(), content(), page()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { __EDITIONS__: JSON.stringify(editions('protocol')) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A small file as a data: address would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'manifest.build.json',
  },
});
