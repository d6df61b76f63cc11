import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dag } from '../dag.mjs';
import { patternsOf } from './rooms.mjs';

/** The browser's driver is the web app's. */
const { chromium } = createRequire(new URL('../apps/web/package.json', import.meta.url))('playwright-core');

import { findChromium } from './setup.mjs';
import { root } from './tasks.mjs';

/** What a game is made of, checked and listed with. The built rooms come along, so that only what is new is built. */
const COPIED = [
  ...patternsOf(Object.keys(dag)).map((pattern) => pattern.replace('/*', '')),
  ...[
    'tools',
    'golden',
    'content',
    'docs',
    'examples',
    'dag.mjs',
    'knip.json',
    'biome.json',
    '.gitignore',
    'vitest.config.ts',
  ],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.tests.json'],
];
const LEFT = /^(?:apps\/web\/(?:dist|\.cache)|.*\/node_modules)$/;

/** A wait ends with the state it waits for, on a machine with other work too. */
const PATIENCE_MS = 120_000;

let copy = '';
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'lockstep-new-')));
  for (const path of COPIED)
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: (from) => !LEFT.test(relative(root, from)),
    });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@lockstep')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const node = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

describe('npm run new', () => {
  test('a game begins as a copy that conforms, is listed in both shells, has a golden, is played in the terminal, and leaves nothing to write', () => {
    expect(node('tools/new.mjs', 'lost-keys')).toMatchObject({ status: 0, said: expect.stringContaining('conforms') });
    const list = readFileSync(join(copy, 'packages/catalogue/src/games.ts'), 'utf8');
    expect(list).toContain("import { lostKeysGame } from '@lockstep/lost-keys';");
    const browser = (path) => readFileSync(join(copy, 'apps/web/src', path), 'utf8');
    // What is named here has the address #/play/<id>; what has a row there is drawn by the default board.
    expect(browser('games.ts')).toContain("PLAIN_IDS = ['null', 'lost-keys'] as const");
    expect(browser('rows.ts')).toContain("'lost-keys': plain(() => import('@lockstep/lost-keys')),");
    expect(readFileSync(join(copy, 'apps/web/package.json'), 'utf8')).toContain('"@lockstep/lost-keys"');
    expect(readFileSync(join(copy, 'golden/lost-keys/roll-and-stop.replay'), 'utf8')).toContain('\ngame lost-keys\n');
    expect(readFileSync(join(copy, 'docs/pipe.md'), 'utf8')).toContain('lost-keys');
    expect(existsSync(join(copy, 'games/lost-keys/src/lost-keys.test.ts'))).toBe(true);
    expect(node('tools/rooms.mjs').said).toContain('everything is as dag.mjs says');
    expect(
      node(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        'dag.mjs',
        'games/lost-keys',
        'packages/catalogue',
        'apps/web/src',
      ),
    ).toMatchObject({ status: 0 });
    const tested = node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'code',
      'games/lost-keys',
      'packages/catalogue',
    );
    expect(tested.said).toContain('games/lost-keys/src/lost-keys.test.ts');
    expect(tested).toMatchObject({ status: 0 });
    const played = spawnSync(process.execPath, ['apps/cli/bin/lockstep.js', 'play', 'lost-keys'], {
      cwd: copy,
      encoding: 'utf8',
      input: 'roll\nstop\nquit\n',
      env: { ...process.env, XDG_DATA_HOME: copy },
    });
    expect(played.stdout + played.stderr).toContain('finished, stopped');
  });

  /** After the test above, which leaves the game in the copy. */
  test.skipIf(!findChromium())('and is played in the browser through the default board', async () => {
    expect(node('apps/web/build/build.mjs', '--if-stale', '--unsplit')).toMatchObject({ status: 0 });
    const server = spawn(process.execPath, ['apps/cli/bin/lockstep.js', 'serve', '--json', '--port', '0'], {
      cwd: copy,
    });
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const [line] = await once(createInterface({ input: server.stdout }), 'line');
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(`${JSON.parse(line).address}#/play/lost-keys`);
      await page.getByRole('button', { name: 'Roll' }).click();
      await page.getByRole('heading', { name: 'Step 2' }).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('heading', { name: 'Finished: stopped' }).waitFor();
    } finally {
      await browser.close();
      server.kill();
    }
  });

  test.each(['protocol', 'house', 'Bad', '', '../out'])('"%s" is refused and changes nothing', (id) => {
    const before = readFileSync(join(copy, 'dag.mjs'), 'utf8');
    expect(node('tools/new.mjs', id).status).toBe(2);
    expect(readFileSync(join(copy, 'dag.mjs'), 'utf8')).toBe(before);
  });
});
