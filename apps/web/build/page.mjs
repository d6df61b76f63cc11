import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { WORKER } from './first-loads.mjs';
import { web } from './paths.mjs';
import { chunkOf, firstLoadsOf, gatherSheets, isPage, sheetNames, withImports } from './sheets.mjs';

/** The few lines that must run before the first paint, as one script. */
const bootScript = async (ahead) => {
  const bundle = await rolldown({
    input: join(web, 'src/plumbing/boot.ts'),
    logLevel: 'silent',
    transform: { define: { __AHEAD__: JSON.stringify(ahead) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
};

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing from elsewhere, nothing inline but one script and one style sheet, by their hashes. `lockstep serve` sends the same as a header. */
const policy = (script, style) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Where the worker's file is: in a build its name has a hash, while developing Vite makes a worker of the source. */
const workerLink = (bundle) => {
  const file = bundle ? `./${chunkOf(bundle, WORKER).fileName}` : `/${WORKER}?worker_file&type=module`;
  return `<link rel="worker" href="${file}" />`;
};

const sheetOf = (file) => /(\w[\w-]*)\.css$/.exec(file)[1];

/** What is said of the dates: home shows it of every Daily, a Daily of its own. */
const textsOf = (word, dailies) =>
  dailies.filter((game) => word === 'home' || word === game).map((game) => `${game}/outlines.json`);

/** The scripts, style sheets and texts that the first screen of each address needs. The page's own it names itself. */
const filesAhead = (bundle) => {
  const { dailies, loads } = firstLoadsOf(bundle);
  const page = Object.values(bundle).find(isPage);
  return Object.fromEntries(
    Object.entries(loads).map(([word, modules]) => {
      const chunks = modules.flatMap((module) => chunkOf(bundle, module) ?? []);
      const scripts = new Set(chunks.flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
      scripts.delete(page.fileName);
      const sheets = new Set([...scripts].flatMap((file) => [...(bundle[file].viteMetadata?.importedCss ?? [])]));
      return [
        word,
        {
          scripts: [...scripts].map((file) => `./${file}`),
          sheets: [...sheets].map(sheetOf),
          texts: textsOf(word, dailies),
        },
      ];
    }),
  );
};

/** Programs that unfurl a link want a whole address. Only the host knows it: `LOCKSTEP_ADDRESS=https://example.org/ npm run build`. */
const wholeAddresses = (html) => {
  const address = process.env.LOCKSTEP_ADDRESS;
  return address === undefined
    ? html
    : html.replace('content="./preview.png"', () => `content="${new URL('preview.png', address)}"`);
};

/** A sheet is loaded once its link is made a style sheet; the order of the links is the order in which they apply. */
const sheetLink = (name, file) => `<link rel="later" data-sheet="${name}" href="./${file}" />`;

const emitSheet = (build, name, source) => {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/${name}-${hash}.css`;
  build.emitFile({ type: 'asset', fileName, source });
  return fileName;
};

/**
 * Vite plugin: writes the boot script, the first style sheet, what to load and, in the build, the content policy into the page. Vite
 * itself would name one style sheet for every script.
 */
export const page = () => {
  let style = '';
  let links = '';
  return {
    name: 'lockstep-page',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const { carried, sheets } = gatherSheets(bundle);
        // The page is one folder above the files that its sheets name.
        style = carried.replaceAll('url(./', 'url(./assets/').trim();
        links = sheets.map(([name, source]) => sheetLink(name, emitSheet(this, name, source))).join('');
      },
    },
    transformIndexHtml: {
      order: 'post',
      // In the place marked for it: after the charset, which must come early.
      handler: async (html, { bundle }) => {
        const script = await bootScript(bundle ? filesAhead(bundle) : {});
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(script, style)}" />`;
        const head = bundle
          ? `${meta}${links}<script>${script}</script>${workerLink(bundle)}<style>${style}</style>`
          : `<script>${script}</script>${workerLink(bundle)}`;
        return wholeAddresses(html).replace('<!-- boot -->', () => head);
      },
    },
  };
};

const SHEET_TABLE = /^const __vite__mapDeps=\(.*?m\.f=(\[.*?\])\)\)\)=>.*?;\n/;
const SHEETS_NEEDED = /,(?:\[\]|__vite__mapDeps\((\[[\d,]*\])\)),import\.meta\.url\)/g;

/** What a lazy import takes out of a module is told to the bundler in this way: it has been heard by now. */
const PICKED = /async\(\)=>\{let\{[^{}]*\}=await (import\(`[^`]*`\));return\{[^{}]*\}\}/g;

/** Vite writes a table of addresses into every script and asks for them by number; the names of a few sheets are shorter. */
const shortImports = (code) => {
  const table = JSON.parse(SHEET_TABLE.exec(code)?.[1] ?? '[]');
  return code
    .replace(SHEET_TABLE, '')
    .replace(PICKED, '()=>$1')
    .replace(SHEETS_NEEDED, (_, needed) =>
      needed
        ? `,"${JSON.parse(needed)
            .map((at) => sheetOf(table[at]))
            .join(' ')}")`
        : ')',
    );
};

/** Vite plugin: a lazily loaded screen comes with its style sheets, which the page lists. Vite's own helper would make links of its own. */
export const lazyImports = () => {
  let graph;
  let nameOf;
  return {
    name: 'lockstep-lazy-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { withSheets as __vitePreload } from ${JSON.stringify(join(web, 'src/plumbing/with-sheets.ts'))};`
        : null,
    renderStart() {
      graph = undefined;
    },
    renderChunk(_code, _chunk, _options, { chunks }) {
      if (graph) return;
      graph = chunks;
      nameOf = sheetNames(chunks);
    },
    // A script that asks for other sheets than before is another script.
    augmentChunkHash: ({ dynamicImports }) =>
      dynamicImports.map((file) => [...withImports(graph, file)].map(nameOf).join()).join(),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = shortImports(chunk.code);
      },
    },
  };
};
