import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { web } from './paths.mjs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Only those who unfurl a link ask for it. */
const PREVIEW = 'preview.png';

/** Every file of a build that the app itself needs with the hash of its bytes, in one order. */
export const filesWithHash = (dist) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== PREVIEW)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((path) => [path, sha256(readFileSync(join(dist, path)))]);

/** The service worker as one script with the list of the build in it. */
export const writeServiceWorker = async (dist) => {
  const files = filesWithHash(dist);
  const version = sha256(JSON.stringify(files)).slice(0, 16);
  const bundle = await rolldown({
    input: join(web, 'src/plumbing/sw/sw.ts'),
    transform: { define: { __PRECACHE__: JSON.stringify(files), __VERSION__: JSON.stringify(version) } },
  });
  await bundle.write({ file: join(dist, 'sw.js'), format: 'iife', minify: true });
  await bundle.close();
  return version;
};
