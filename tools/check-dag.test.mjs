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

describe('package.json and tsconfig.json', () => {
  beforeEach(mend);

  test('a missing dependency', async () => {
    edit('packages/high/package.json', (json) => delete json.dependencies['@lockstep/low']);
    expect(await check()).toEqual([
      'packages/high/package.json: dependencies lacks @lockstep/low, which dag.mjs lists',
    ]);
  });

  test('a dependency too many', async () => {
    edit('packages/low/package.json', (json) => Object.assign(json.dependencies, { '@lockstep/high': '0.1.0' }));
    expect(await check()).toEqual(['packages/low/package.json: dependencies has @lockstep/high, which dag.mjs lacks']);
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
    expect(await check()).toEqual([
      'tsconfig.json: references lacks packages/high, which dag.mjs lists',
      'packages/high/tsconfig.json: references lacks packages/low, which dag.mjs lists',
    ]);
  });

  test('a room with Svelte in it has no references, and no other room may refer to it', async () => {
    edit('packages/high/tsconfig.json', (json) => delete json.references);
    edit('tsconfig.json', (json) => json.references.pop());
    expect(await check({ svelteRooms: ['packages/high'] })).toEqual([]);
    edit('tsconfig.json', (json) => json.references.push({ path: 'packages/high' }));
    expect(await check({ svelteRooms: ['packages/high'] })).toEqual([
      'tsconfig.json: references has packages/high, which dag.mjs lacks',
    ]);
  });
});

describe('rooms and imports', () => {
  beforeEach(mend);

  test('a folder the dag does not know', async () => {
    mkdirSync(join(root, 'packages/attic'));
    expect(await check()).toEqual(['package.json: workspaces has packages/attic, which dag.mjs lacks']);
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
