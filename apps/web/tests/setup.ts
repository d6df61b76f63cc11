import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { BUILD, PLUMBING, WEB } from './places.ts';
import { hasBrowser, launchChromium, serve } from './serve.ts';

/** The app as it is written. */
const buildApp = async (): Promise<void> => {
  const script = fileURLToPath(new URL('../build/build.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, '--if-stale'], { stdio: 'inherit' });
  const status = await new Promise((done) => child.once('exit', done));
  if (status !== 0) throw new Error('the web app could not be built');
};

/** A page with the app's plumbing alone. */
const buildPlumbing = async (): Promise<void> => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    root: join(WEB, 'tests/page'),
    publicDir: false,
    logLevel: 'warn',
    mode: 'unsplit',
    build: { outDir: PLUMBING, emptyOutDir: true, manifest: false },
  });
  process.env.NODE_ENV = before;
  writeFileSync(join(PLUMBING, 'sw.js'), '');
};

/** Both builds, a server of each and one Chromium, for all test files. Each test has a browser context of its own. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  await Promise.all([buildApp(), buildPlumbing()]);
  const [app, plumbing] = await Promise.all([serve(BUILD), serve(PLUMBING)]);
  const chromium = hasBrowser() ? await launchChromium() : undefined;
  const at = ({ address, port }: typeof app) => ({ address, port });
  provide('servers', { [BUILD]: at(app), [PLUMBING]: at(plumbing) });
  provide('chromium', chromium?.wsEndpoint() ?? '');
  return async () => {
    await chromium?.close();
    await Promise.all([app.stop(), plumbing.stop()]);
  };
};
