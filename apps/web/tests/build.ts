import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PLUMBING, WEB } from './places.ts';

/** The app as it is written, and a page with its plumbing alone: built once for all tests that look at them. */
export default async (): Promise<void> => {
  const script = fileURLToPath(new URL('../build/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, '--if-stale'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the web app could not be built');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    root: join(WEB, 'tests/page'),
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    build: { outDir: PLUMBING, emptyOutDir: true, manifest: false },
  });
  process.env.NODE_ENV = before;
  writeFileSync(join(PLUMBING, 'sw.js'), '');
};
