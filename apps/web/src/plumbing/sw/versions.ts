import { readPointer, writePointer } from './pointers.ts';

export interface Shelf {
  /** The address of the app's folder. */
  readonly scope: string;
  readonly version: string;
  readonly files: readonly (readonly [path: string, sha256: string])[];
}

const PAGE = 'index.html';

/** Apps of one host share its caches, so the folder is part of the name. */
const prefixOf = (scope: string): string => `lockstep ${scope} `;
const cacheOf = (scope: string, version: string): string => `${prefixOf(scope)}${version}`;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isFile = async (response: Response | undefined, sha256: string): Promise<boolean> =>
  response?.ok === true && hex(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())) === sha256;

/** From an older version where the bytes are the same, otherwise from the host, past every cache between. */
const obtain = async (url: string, sha256: string): Promise<Response> => {
  const known = await caches.match(url);
  if (known && (await isFile(known, sha256))) return known;
  const response = await fetch(url, { cache: 'no-cache' });
  // A host in the middle of an update may mix two versions: then this one waits until it is whole.
  if (!(await isFile(response, sha256))) throw new Error(`${url} is not what this version needs`);
  return response;
};

const tidy = async (scope: string, keep: readonly (string | undefined)[]): Promise<void> => {
  const kept = keep.map((version) => version && cacheOf(scope, version));
  const mine = (await caches.keys()).filter((name) => name.startsWith(prefixOf(scope)));
  await Promise.all(mine.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
};

/** Fills the cache of this version. It is served at once only where there was none before. */
export const stock = async ({ scope, version, files }: Shelf): Promise<void> => {
  const cache = await caches.open(cacheOf(scope, version));
  const chosen = await readPointer(scope, 'chosen');
  try {
    await Promise.all(
      files.map(async ([path, sha256]) => {
        const url = new URL(path, scope).href;
        await cache.put(url, await obtain(url, sha256));
      }),
    );
  } catch (fault) {
    if (chosen !== version) await caches.delete(cacheOf(scope, version));
    throw fault;
  }
  await writePointer(scope, 'newest', version);
  const served = chosen !== undefined && (await caches.has(cacheOf(scope, chosen))) ? chosen : version;
  if (served !== chosen) await writePointer(scope, 'chosen', served);
  await tidy(scope, [served, version]);
};

/** The player's yes: from here on this version is served. */
export const choose = async ({ scope, version }: Shelf): Promise<void> => {
  await writePointer(scope, 'chosen', version);
  await tidy(scope, [version, await readPointer(scope, 'newest')]);
};

/** Cache first; what no version has (another file in the folder) is the host's business. */
export const answerFrom = async ({ scope, version }: Shelf, request: Request): Promise<Response> => {
  const cache = await caches.open(cacheOf(scope, (await readPointer(scope, 'chosen')) ?? version));
  const wanted = request.mode === 'navigate' ? new URL(PAGE, scope).href : request.url;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
};
