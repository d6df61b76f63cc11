import { writeFileSync } from 'node:fs';
import { pipeDoc } from '../apps/cli/dist/pipe/index.js';

/** Writes the pages that are made from code. A test fails when one is out of date. */
writeFileSync(new URL('../docs/pipe.md', import.meta.url), pipeDoc());
