import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dailiesAmong, firstLoads, scenesAmong, WORKER } from './first-loads.mjs';
import { web } from './paths.mjs';

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

/** Nothing from elsewhere, nothing inline but the one script whose hash is named. `lockstep serve` sends the same as a header. */
const policy = (script) => {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

const chunkOf = (bundle, module) =>
  Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));

/** Where the worker's file is: in a build its name has a hash, while developing Vite makes a worker of the source. */
const workerLink = (bundle) => {
  const file = bundle ? `./${chunkOf(bundle, WORKER).fileName}` : `/${WORKER}?worker_file&type=module`;
  return `<link rel="worker" href="${file}" />`;
};

const withImports = (bundle, fileName, found = new Set()) => {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of bundle[fileName].imports) withImports(bundle, next, found);
  return found;
};

/** The scripts that the first screen of each address needs. The page's own it names itself. */
const filesAhead = (bundle) => {
  const facades = Object.values(bundle).flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const page = Object.values(bundle).find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html'),
  );
  return Object.fromEntries(
    Object.entries(firstLoads(dailiesAmong(facades), scenesAmong(facades))).map(([word, modules]) => {
      const chunks = modules.flatMap((module) => chunkOf(bundle, module) ?? []);
      const files = new Set(chunks.flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
      files.delete(page.fileName);
      return [word, [...files].map((file) => `./${file}`)];
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

/** Vite plugin: writes the boot script, what to load and, in the build, the content policy into the page. */
export const page = () => ({
  name: 'lockstep-page',
  transformIndexHtml: {
    order: 'post',
    // In the place marked for it: after the charset, which must come early, and before any style sheet, which would delay it.
    handler: async (html, { bundle }) => {
      const script = await bootScript(bundle ? filesAhead(bundle) : {});
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(script)}" />`;
      const head = `${bundle ? meta : ''}<script>${script}</script>${workerLink(bundle)}`;
      return wholeAddresses(html).replace('<!-- boot -->', () => head);
    },
  },
});

/**
 * Vite plugin: a lazily loaded screen is loaded, and nothing else. Vite's own helper would look for links to put into a document
 * first; there is nothing for it to find here, and a worker has no document.
 */
export const plainImports = () => ({
  name: 'lockstep-plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
});
