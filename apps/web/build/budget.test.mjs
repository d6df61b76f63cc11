import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUDGETS, judge, measure } from './budget.mjs';

const lazy = (file, imports = []) => ({ file, imports, isDynamicEntry: true });

/** Two games: what one needs is no load of the other. */
const manifest = {
  'index.html': {
    file: 'main.js',
    imports: ['_shared.js'],
    dynamicImports: [
      ...['shell/Home', 'shell/Daily', 'shell/Rules', 'gallery/Gallery'].map((name) => `src/${name}.svelte`),
      ...['one', 'two'].flatMap((game) => ['home', 'intro', 'client'].map((part) => `src/boards/${game}/${part}.ts`)),
      'src/boards/one/board.ts',
    ],
    apart: { 'src/gallery/Gallery.svelte': ['gallery'] },
    css: ['main.css'],
    isEntry: true,
  },
  '_shared.js': { file: 'shared.js' },
  '_drawing.js': { file: 'drawing.js' },
  'src/shell/Home.svelte': lazy('home.js', ['index.html']),
  'src/shell/Daily.svelte': lazy('play.js', ['_shared.js']),
  'src/plumbing/worker/worker.ts': { file: 'worker.js', imports: ['_shared.js'], isEntry: true },
  'src/shell/Rules.svelte': lazy('rules.js'),
  'src/gallery/Gallery.svelte': lazy('gallery.js', ['_drawing.js']),
  'src/boards/one/home.ts': lazy('one-plate.js'),
  'src/boards/one/intro.ts': lazy('one-lock.js', ['_drawing.js']),
  'src/boards/one/client.ts': lazy('one-dealing.js'),
  'src/boards/one/board.ts': lazy('one-table.js', ['src/boards/one/intro.ts']),
  'src/boards/two/home.ts': lazy('two-plate.js'),
  'src/boards/two/intro.ts': lazy('two-lock.js'),
  'src/boards/two/client.ts': lazy('two-dealing.js'),
};

const measured = (renamed, more = {}) => {
  const { [renamed]: _, ...rest } = { ...manifest, ...more };
  const dist = mkdtempSync(join(tmpdir(), 'budget-'));
  for (const { file } of Object.values({ ...manifest, ...more })) writeFileSync(join(dist, file), file);
  try {
    return measure(dist, rest);
  } finally {
    rmSync(dist, { recursive: true });
  }
};

describe('the budget', () => {
  test('a shared file counts once, a lazy one in no first load, home has every plate and a Daily its own game', () => {
    const { games, rows } = measured();
    expect(games).toEqual(['one', 'two']);
    expect(Object.fromEntries(rows.map(({ file, first }) => [file, first.join(' ')]))).toEqual({
      'main.js': 'home one two',
      'shared.js': 'home one two',
      'worker.js': 'one two',
      'home.js': 'home',
      'play.js': 'one two',
      'rules.js': '',
      'gallery.js': '',
      'drawing.js': 'one',
      'one-plate.js': 'home',
      'one-lock.js': 'one',
      'one-dealing.js': 'one',
      'one-table.js': '',
      'two-plate.js': 'home',
      'two-lock.js': 'two',
      'two-dealing.js': 'two',
    });
  });

  test('what serves one game alone is not counted against another, though the gallery shows it, and the gallery against none', () => {
    const owners = Object.fromEntries(measured().rows.map((row) => [row.file, row.owners]));
    expect(owners).toMatchObject({ 'drawing.js': ['one'], 'one-table.js': ['one'], 'two-lock.js': ['two'] });
    expect(owners['gallery.js']).toEqual([]);
    for (const file of ['main.js', 'shared.js', 'play.js', 'rules.js', 'worker.js'])
      expect(owners[file]).toBeUndefined();
  });

  test('a screen that was renamed is an error, not a smaller number', () => {
    expect(() => measured('src/shell/Home.svelte')).toThrow('Home.svelte is no chunk');
    expect(() => measured('src/boards/two/intro.ts')).toThrow('two/intro.ts is no chunk');
  });

  test('the way of a player: page, worker, shelf, board and what that loads while it is played, at any depth; not what is declared to be apart', () => {
    const told = {
      'src/shell/Scene.svelte': lazy('scene.js'),
      'src/shell/Replay.svelte': lazy('replay.js'),
      'src/plumbing/worker/scenes.ts': lazy('worker-scenes.js'),
      '_table.js': { file: 'table.js', dynamicImports: ['src/shell/Reveal.svelte'] },
      'src/shell/Reveal.svelte': lazy('reveal.js'),
      'src/boards/tale/Shelf.svelte': lazy('tale-shelf.js', ['_shared.js']),
      'src/boards/tale/door.ts': lazy('tale-door.js'),
      'src/boards/tale/address.ts': lazy('tale-address.js'),
      'src/boards/tale/board.ts': {
        ...lazy('tale-board.js', ['_table.js']),
        dynamicImports: [
          'src/boards/tale/Field.svelte',
          'src/boards/tale/Moment.svelte',
          'src/boards/tale/Codex.svelte',
        ],
        apart: { 'src/boards/tale/Moment.svelte': ['asked'], 'src/boards/tale/Codex.svelte': ['others'] },
      },
      'src/boards/tale/Field.svelte': { ...lazy('field.js'), dynamicImports: ['src/boards/tale/Ending.svelte'] },
      'src/boards/tale/Ending.svelte': lazy('ending.js'),
      'src/boards/tale/Moment.svelte': lazy('moment.js'),
      'src/boards/tale/Codex.svelte': lazy('codex.js'),
      'src/boards/tale/client.ts': lazy('tale-offers.js'),
      'src/boards/tale/text.ts': lazy('tale-text.js'),
      'src/plumbing/worker/scene-modules.ts': {
        ...lazy('worker-modules.js'),
        dynamicImports: ['src/boards/tale/module.ts', 'src/boards/other/module.ts'],
      },
      'src/boards/tale/module.ts': lazy('tale-bots.js'),
      'src/boards/other/module.ts': lazy('other-bots.js'),
    };
    const { tales, games, rows } = measured(undefined, told);
    expect([tales, games]).toEqual([['tale'], ['one', 'two']]);
    expect(rows.flatMap(({ file, tells }) => (tells.includes('tale') ? [file] : [])).sort()).toEqual([
      'ending.js',
      'field.js',
      'main.js',
      'reveal.js',
      'scene.js',
      'shared.js',
      'table.js',
      'tale-address.js',
      'tale-board.js',
      'tale-bots.js',
      'tale-offers.js',
      'tale-shelf.js',
      'worker-modules.js',
      'worker-scenes.js',
      'worker.js',
    ]);
    expect(rows.find(({ file }) => file === 'tale-board.js').first).toEqual(['scene']);
    const judged = (tale, kilobytes) =>
      judge({
        games: [],
        tales: [tale],
        rows: [{ file: 'x.js', size: kilobytes * 1000 + 1, first: [], tells: [tale] }],
      });
    expect(judged('tale', BUDGETS.everything).over).toEqual(['the way of a player of tale']);
    expect(judged('quest', BUDGETS.ways.quest - 1).over).toEqual([]);
    expect(judged('quest', BUDGETS.ways.quest).over).toEqual(['the way of a player of quest (aim 170 kB)']);
  });

  test('of a game in two editions each is a line: whoever plays one never loads the other’s board', () => {
    const told = {
      'src/shell/Scene.svelte': lazy('scene.js'),
      'src/shell/Replay.svelte': lazy('replay.js'),
      'src/boards/freeplay/Shelf.svelte': lazy('shelf.js'),
      'src/boards/freeplay/door.ts': lazy('door.js'),
      'src/boards/freeplay/address.ts': lazy('address.js'),
      'src/boards/freeplay/board.ts': {
        ...lazy('board.js'),
        dynamicImports: ['src/boards/freeplay/Incident.svelte', 'src/boards/freeplay/Night.svelte'],
        apart: {
          'src/boards/freeplay/Incident.svelte': ['with AURA'],
          'src/boards/freeplay/Night.svelte': ['with KOA'],
        },
      },
      'src/boards/freeplay/client.ts': lazy('offers.js'),
      'src/boards/freeplay/Incident.svelte': lazy('incident.js'),
      'src/boards/freeplay/Night.svelte': lazy('night.js'),
    };
    const { tales, rows } = measured(undefined, told);
    expect(tales).toEqual(['freeplay with AURA', 'freeplay with KOA']);
    const tellsOf = (name) => rows.find(({ file }) => file === name).tells;
    expect(tellsOf('incident.js')).toEqual(['freeplay with AURA']);
    expect(tellsOf('night.js')).toEqual(['freeplay with KOA']);
    expect(tellsOf('scene.js')).toEqual(tales);
  });

  test('exactly the budget is kept, one byte more is not', () => {
    const main = { file: 'main.js', size: 60_000, first: ['home', 'one', 'two'] };
    const judged = (...rows) => judge({ games: ['one', 'two'], rows });
    expect(judged(main).over).toEqual([]);
    expect(judged({ ...main, size: 60_001 }).over).toEqual([
      'first load of home',
      'first load of a Daily of one',
      'first load of a Daily of two',
    ]);
    const own = { file: 'own.js', size: (BUDGETS.everything - BUDGETS.first) * 1000 + 1, first: [], owners: ['two'] };
    expect(judged(main, own).over).toEqual(['the house and all of two']);
    expect(judged(main).lines).toContain('  60.0 kB  home one two    main.js');
  });
});
