import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDag } from './check-dag.mjs';
import { generatedFiles, writeRooms } from './rooms.mjs';

const tools = dirname(fileURLToPath(import.meta.url));
const planted = { 'packages/low': [], 'packages/high': ['packages/low'] };
const LEAK = 'packages/low/src/leak.ts';

let root = '';

/** A copy, because the rooms must find each other under node_modules, and because each test damages it further. */
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  cpSync(join(tools, 'planted'), root, { recursive: true });
  mkdirSync(join(root, 'node_modules/@lockstep'), { recursive: true });
  for (const room of ['low', 'high'])
    symlinkSync(join(root, 'packages', room), join(root, 'node_modules/@lockstep', room));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const check = (more = {}) => checkDag({ root, dag: planted, forTests: [], ...more });
const write = (path, text) => writeFileSync(join(root, path), text);
const mend = () => rmSync(join(root, LEAK));
const edit = (path, change) => {
  const json = JSON.parse(readFileSync(join(root, path), 'utf8'));
  change(json);
  write(path, JSON.stringify(json));
};

describe('the house', () => {
  test('the planted import is reported by file, and it is the only problem', async () => {
    expect(await check()).toEqual([`${LEAK} imports packages/high/src/index.ts: packages/low may not import it`]);
    mend();
    expect(await check()).toEqual([]);
  });

  test('a scan that reads fewer files than exist is a problem, even when it found nothing wrong', async () => {
    const scan = async () => ({ modules: [{ source: LEAK, dependencies: [] }], violations: [] });
    expect(await check({ scan })).toEqual([expect.stringContaining('read 1 of 4 files')]);
  });
});

describe('what is written from the dag', () => {
  beforeEach(mend);

  const differs = (...paths) => paths.map((path) => `${path} differs from dag.mjs: run npm run rooms`);
  const written = async (more) => {
    writeRooms({ root, dag: planted, ...more });
    expect(await check(more)).toEqual([]);
  };
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

  test('a missing dependency', async () => {
    edit('packages/high/package.json', (json) => delete json.dependencies['@lockstep/low']);
    expect(await check()).toEqual(differs('packages/high/package.json'));
    await written();
    expect(read('packages/high/package.json').dependencies).toEqual({ '@lockstep/low': '0.1.0' });
  });

  test('a dependency too many; one from elsewhere is the room’s own', async () => {
    edit('packages/low/package.json', (json) => {
      json.dependencies = { valibot: '1.5.0' };
    });
    expect(await check()).toEqual([]);
    edit('packages/low/package.json', (json) => Object.assign(json.dependencies, { '@lockstep/high': '0.1.0' }));
    expect(await check()).toEqual(differs('packages/low/package.json'));
    await written();
    expect(read('packages/low/package.json').dependencies).toEqual({ valibot: '1.5.0' });
  });

  test('a room for tests is welcome in devDependencies, any other is not', async () => {
    edit('packages/low/package.json', (json) =>
      Object.assign(json, { devDependencies: { '@lockstep/high': '0.1.0' } }),
    );
    expect(await check({ forTests: ['packages/high'] })).toEqual([]);
    expect(await check()).toEqual([expect.stringContaining('devDependencies has @lockstep/high')]);
  });

  test('a missing reference', async () => {
    edit('packages/high/tsconfig.json', (json) => delete json.references);
    edit('tsconfig.json', (json) => json.references.pop());
    expect(await check()).toEqual(differs('packages/high/tsconfig.json', 'tsconfig.json'));
    await written();
    expect(read('packages/high/tsconfig.json').references).toEqual([{ path: '../low' }]);
    expect(read('tsconfig.json').references).toEqual([{ path: 'packages/low' }, { path: 'packages/high' }]);
  });

  test('a room with Svelte in it has no references, and no other room may refer to it', async () => {
    edit('packages/high/tsconfig.json', (json) => delete json.references);
    edit('tsconfig.json', (json) => json.references.pop());
    expect(await check({ svelteRooms: ['packages/high'] })).toEqual([]);
    edit('tsconfig.json', (json) => json.references.push({ path: 'packages/high' }));
    expect(await check({ svelteRooms: ['packages/high'] })).toEqual(differs('tsconfig.json'));
    await written({ svelteRooms: ['packages/high'] });
  });

  test('a room that is only listed gets its manifest, its types and its link', async () => {
    const dag = { ...planted, 'words/top': ['packages/high'] };
    expect(await check({ dag })).toEqual(
      differs('words/top/package.json', 'words/top/tsconfig.json', 'package.json', 'tsconfig.json'),
    );
    await written({ dag });
    expect(read('package.json').workspaces).toEqual(['packages/*', 'words/*']);
    expect(read('words/top/package.json')).toMatchObject({
      name: '@lockstep/words-top',
      dependencies: { '@lockstep/high': '0.1.0' },
    });
    expect(read('words/top/tsconfig.json')).toMatchObject({
      extends: '../../tsconfig.base.json',
      references: [{ path: '../../packages/high' }],
    });
    expect(realpathSync(join(root, 'node_modules/@lockstep/words-top'))).toBe(join(root, 'words/top'));
  });

  test('the tools’ lists follow the folders, and a row of a room’s own stays', async () => {
    const knip = { workspaces: { '.': { entry: ['x'] }, 'old/*': {}, 'packages/high': { entry: ['y'] } } };
    write('knip.json', JSON.stringify(knip));
    write('tsconfig.tests.json', JSON.stringify({ include: ['old/*/src', 'tools'] }));
    expect(await check()).toEqual(differs('tsconfig.tests.json', 'knip.json'));
    await written();
    expect(read('knip.json').workspaces).toEqual({
      '.': { entry: ['x'] },
      'packages/*': { project: ['src/**/*.ts'] },
      'packages/high': { entry: ['y'] },
    });
    expect(read('tsconfig.tests.json').include).toEqual(['packages/*/src', 'tools']);
  });

  test('Dailies are proven for every game that has some', async () => {
    const games = ['first', 'second', 'third'].map((id) => ({ id, kind: id === 'second' ? 'scenes' : 'daily' }));
    const { scripts } = generatedFiles({ root, dag: planted, games }).get('package.json');
    expect(scripts.prove).toBe(
      'npm run -s build:code && lockstep forge prove --all --game first && lockstep forge prove --all --game third && node tools/campaign/run.mjs',
    );
  });

  test('the lock names the rooms as npm does, and keeps what is from elsewhere', async () => {
    const elsewhere = {
      'node_modules/valibot': { version: '1.5.0' },
      'node_modules/a/node_modules/b': { version: '2' },
    };
    const gone = { 'old/room': { name: '@lockstep/room' }, 'node_modules/@lockstep/room': { link: true } };
    write('package-lock.json', JSON.stringify({ packages: { '': { name: 'planted' }, ...gone, ...elsewhere } }));
    expect(await check()).toEqual(differs('package-lock.json'));
    await written();
    expect(read('package-lock.json').packages).toEqual({
      '': { name: 'planted', workspaces: ['packages/*'] },
      ...elsewhere,
      'node_modules/@lockstep/low': { resolved: 'packages/low', link: true },
      'node_modules/@lockstep/high': { resolved: 'packages/high', link: true },
      'packages/low': { name: '@lockstep/low', version: '0.1.0', license: 'MIT' },
      'packages/high': {
        name: '@lockstep/high',
        version: '0.1.0',
        license: 'MIT',
        dependencies: { '@lockstep/low': '0.1.0' },
      },
    });
  });
});

describe('rooms and imports', () => {
  beforeEach(mend);

  test('a folder the dag does not know', async () => {
    mkdirSync(join(root, 'packages/attic/dist'), { recursive: true });
    expect(await check()).toEqual([]);
    write('packages/attic/readme', '');
    expect(await check()).toEqual(['packages/attic is no room: dag.mjs does not list it']);
  });

  test('corridors in a circle', async () => {
    const round = { 'packages/low': ['packages/high'], 'packages/high': ['packages/low'] };
    expect((await check({ dag: round }))[0]).toContain('packages/low → packages/high → packages/low');
  });

  test('files that import each other', async () => {
    write('packages/low/src/a.ts', "import './b.ts';\nexport const a = 1;\n");
    write('packages/low/src/b.ts', "import './a.ts';\nexport const b = 1;\n");
    expect((await check()).join('\n')).toContain('the imports run in a circle');
  });

  test.each([
    ["import '../../low/src/index.ts';", 'imports ../../low/src/index.ts, outside its own src'],
    ["import '@lockstep/low/src/index.ts';", 'the door is @lockstep/low'],
    ["import '@lockstep/nowhere';", 'it does not exist'],
  ])('%s is not the door', async (line, complaint) => {
    write('packages/high/src/back.ts', `${line}\n`);
    expect((await check()).join('\n')).toContain(complaint);
  });

  test('a test may import a room for tests, a source may not', async () => {
    write('packages/low/src/low.test.ts', "import '@lockstep/high';\n");
    expect(await check({ forTests: ['packages/high'] })).toEqual([]);
    expect(await check()).toEqual([expect.stringContaining('a test of packages/low may not import it')]);
  });

  test('a source may not import a fixture', async () => {
    write('packages/low/src/low.fixture.ts', 'export const low = 1;\n');
    write('packages/low/src/use.ts', "import './low.fixture.ts';\n");
    expect(await check()).toEqual([expect.stringContaining('only a test may import a test or a fixture')]);
  });
});
