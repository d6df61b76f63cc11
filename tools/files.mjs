import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'planted', '.git', '.cache']);

const walk = (folder, found) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) walk(join(folder, entry.name), found);
    if (entry.isFile()) found.push(join(folder, entry.name));
  }
  return found;
};

/** Our own files below a folder whose path matches, relative to the root and with forward slashes, in one order. */
export const filesUnder = (root, folder, matching) => {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  const paths = walk(from, []).map((path) => relative(root, path).split(sep).join('/'));
  return paths.filter((path) => matching.test(path)).sort((a, b) => (a < b ? -1 : 1));
};
