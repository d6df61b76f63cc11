import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { content, editions } from './build/content.mjs';
import { WORKER } from './build/first-loads.mjs';
import { page, plainImports } from './build/page.mjs';

/** Neither these nor what they import touches a document: the worker loads them too. */
const HOUSE =
  /kernel\/src\/(?:result|day|fold|issue|seed|rounding|canonical|stream|philox|sha256)|@noble|plumbing\/(?:remembered|worker\/(?:messages|client))|games\/(?:ids|games)\.ts|preload-helper/;
/** What home and every Lock show. */
const FIRST =
  /parts\/(?:Icon\.|icons|LockPicture)|play\/(?:outline|fault-words|shelf)|plumbing\/published|disclose-version/;
/** What every try is played and kept with, whichever game it is. */
const TRIES =
  /kernel\/src\/(?:run|replay|preview|offers)|progress\/src\/(?:attempt|practice)|house\/src\/practice|plumbing\/(?:share|replay-link|files)/;
/** What screens are made of that no first screen needs. */
const CONTROLS = /parts\/(?:Dialog|Glyph|Panel|IconButton|Bars|Segmented|Toggle)\./;
const SHAPES = /\/packages\/(?:shape|cards)\/|valibot/;

/** Parts of one game that screens of it share, or of Freeplay, whose nights are KOA's: each a file, with nothing that others need. */
const OWN: { readonly [name: string]: RegExp } = {
  meters: /\/parts\/(?:Chip|Meter|Reading|TrustMark|TurnsMeter)\./,
  said: /\/words\/testimony\/src\/(?:card|lock)\.ts|\/games\/testimony\/src\/vocabulary\.ts/,
  told: /\/words\/testimony\/src\/(?:breakdown|clash|damage|event|loss|preview|refusal)\.ts/,
  night: /\/boards\/testimony\/(?!Koa|Badges|Timeline|layout)|\/games\/testimony\/seen\.ts/,
  gates: /\/boards\/freeplay\/(?:Artifact|Audit|Clause|Codex|Damage|Gate|LockDrawing|Modifier|PathRow|Scrutiny|Tool)/,
  runs: /\/boards\/freeplay\/|\/words\/freeplay\/src\/(?:clause|ending|event|meta|move|names|part|refusal|title)\.ts|\/games\/freeplay\/(?:History|Then|drawn|entry|key|ledger|reason|told|words)\.|\/runs\/freeplay\/src\/meta\.ts/,
};

/** Relative addresses throughout, so that the app works under any path of any host. */
export default defineConfig({
  base: './',
  plugins: [svelte(), content(), page(), plainImports()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { __EDITIONS__: JSON.stringify(editions()) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A small file as a data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // The page names what its first screen needs (build/page.mjs), and one style sheet serves all.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    manifest: 'manifest.build.json',
    rolldownOptions: {
      input: ['index.html', fileURLToPath(new URL(WORKER, import.meta.url))],
      // What nearly every screen or every game shares is one file instead of a dozen.
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', test: HOUSE, minShareCount: 2 },
            { name: 'first', test: FIRST, minShareCount: 2 },
            { name: 'tries', test: TRIES, minShareCount: 2 },
            { name: 'controls', test: CONTROLS, minShareCount: 2 },
            { name: 'shapes', test: SHAPES, minShareCount: 2 },
            ...Object.entries(OWN).map(([name, test]) => ({
              name,
              test,
              // What runs or their gates share is used by one table alone at times, which must not become what they import.
              minShareCount: name === 'runs' || name === 'gates' ? 1 : 2,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
});
