import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pipeDoc } from '../apps/cli/dist/pipe/index.js';
import { filesUnder } from './files.mjs';
import { fillProofs, PAGE } from './requirements.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (file) => ({ file, text: readFileSync(join(root, file), 'utf8') });

/** Writes the pages that are made from code. A test fails when one is out of date. */
writeFileSync(join(root, 'docs/pipe.md'), pipeDoc());
writeFileSync(join(root, PAGE), fillProofs(read(PAGE).text, filesUnder(root, '.', /\.test\.(?:ts|mjs)$/).map(read)));
