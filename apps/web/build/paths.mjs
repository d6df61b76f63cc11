import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const web = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = dirname(dirname(web));
export const dist = join(web, 'dist');
