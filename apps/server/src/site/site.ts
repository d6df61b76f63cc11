import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { typeOf } from './media-types.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** Best first. */
  readonly encodings: readonly Encoding[];
  /** Squeezed when first asked for, and kept. */
  body(encoding: Encoding): Buffer;
}

/** A whole build in memory, by path: what is not in it cannot be asked for, however the path is written. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly policy: string;
}

const PAGE = 'index.html';
/** Written last by the build, so a new one means a new build that is whole. */
const LAST = 'sw.js';

/** Names with a hash in them never change their bytes. */
const cacheFor = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const squeeze: { readonly [encoding in Encoding]: (bytes: Buffer) => Buffer } = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  identity: (bytes) => bytes,
};

const fileOf = (path: string, bytes: Buffer): SiteFile => {
  const [type, squeezes] = typeOf(path);
  const made = new Map<Encoding, Buffer>();
  return {
    type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    cache: cacheFor(path),
    encodings: squeezes ? ENCODINGS : ['identity'],
    body: (encoding) => {
      const known = made.get(encoding) ?? squeeze[encoding](bytes);
      made.set(encoding, known);
      return known;
    },
  };
};

/** The page's own policy, and a ban on framing, which only a header can state. */
const policyOf = (page: string): string => {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
  return `${meta?.[1] ?? "default-src 'self'"}; frame-ancestors 'none'`;
};

const readSite = (dir: string): Site => {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/');
    files.set(path, fileOf(path, readFileSync(join(dir, path))));
  }
  return { files, policy: policyOf(readFileSync(join(dir, PAGE), 'utf8')) };
};

const writtenAt = (dir: string): number | undefined => {
  try {
    return statSync(join(dir, LAST)).mtimeMs;
  } catch {
    return undefined;
  }
};

/** Whether there is a build in the folder. */
export const hasSite = (dir: string): boolean => writtenAt(dir) !== undefined;

/** Answers with the site as last built, or undefined when there is no build at all. */
export const openSite = (dir: string): (() => Site) | undefined => {
  let at = writtenAt(dir);
  if (at === undefined) return undefined;
  let site = readSite(dir);
  return () => {
    const now = writtenAt(dir);
    if (now !== undefined && now !== at) {
      try {
        site = readSite(dir);
        at = now;
      } catch {
        // A build that is being copied is not whole yet: the one before it is served, and the next request looks again.
      }
    }
    return site;
  };
};
