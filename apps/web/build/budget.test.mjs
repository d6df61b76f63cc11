import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judge, measure } from './budget.mjs';

const lazy = (file, imports = []) => ({ file, imports, isDynamicEntry: true });

/** Two games: what one needs is no load of the other. */
const manifest = {
  'index.html': { file: 'main.js', imports: ['_shared.js'], css: ['main.css'], isEntry: true },
  '_shared.js': { file: 'shared.js' },
  '_drawing.js': { file: 'drawing.js' },
  'src/screens/Home.svelte': lazy('home.js', ['index.html']),
  'src/screens/Play.svelte': lazy('play.js', ['_shared.js']),
  'src/plumbing/worker/brain.ts': { file: 'brain.js', imports: ['_shared.js'], isEntry: true },
  'src/screens/Rules.svelte': lazy('rules.js'),
  'src/gallery/Gallery.svelte': lazy('gallery.js', ['_drawing.js']),
  'src/games/one/plate.ts': lazy('one-plate.js'),
  'src/games/one/lock.ts': lazy('one-lock.js', ['_drawing.js']),
  'src/games/one/dealing.ts': lazy('one-dealing.js'),
  'src/games/one/table.ts': lazy('one-table.js', ['src/games/one/lock.ts']),
  'src/games/two/plate.ts': lazy('two-plate.js'),
  'src/games/two/lock.ts': lazy('two-lock.js'),
  'src/games/two/dealing.ts': lazy('two-dealing.js'),
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
      'brain.js': 'one two',
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
    for (const file of ['main.js', 'shared.js', 'play.js', 'rules.js', 'brain.js'])
      expect(owners[file]).toBeUndefined();
  });

  test('a screen that was renamed is an error, not a smaller number', () => {
    expect(() => measured('src/screens/Home.svelte')).toThrow('Home.svelte is no chunk');
    expect(() => measured('src/games/two/lock.ts')).toThrow('two/lock.ts is no chunk');
  });

  test('a game that tells scenes is one line: page, worker and all of its own but the rulebook, and no load of another', () => {
    const told = {
      'src/games/tales.ts': lazy('tales.js'),
      'src/games/tale/Shelf.svelte': lazy('tale-shelf.js', ['_shared.js']),
      'src/games/tale/Scene.svelte': lazy('tale-scene.js'),
      'src/games/tale/teller.ts': lazy('tale-teller.js'),
      'src/games/tale/rules.ts': lazy('tale-rules.js'),
    };
    const { tales, games, rows } = measured(undefined, told);
    expect([tales, games]).toEqual([['tale'], ['one', 'two']]);
    expect(rows.flatMap(({ file, tells }) => (tells.includes('tale') ? [file] : [])).sort()).toEqual([
      'brain.js',
      'main.js',
      'shared.js',
      'tale-scene.js',
      'tale-shelf.js',
      'tale-teller.js',
      'tales.js',
    ]);
    expect(rows.find(({ file }) => file === 'tale-scene.js').first).toEqual(['scene']);
    const over = judge({ games: [], tales, rows: [{ file: 'x.js', size: 150_001, first: [], tells: ['tale'] }] }).over;
    expect(over).toContain('everything that scenes of tale load');
  });

  test('of a game in two editions each is a line: whoever plays one never loads the other’s board', () => {
    const told = {
      'src/games/tales.ts': lazy('tales.js'),
      'src/games/freeplay/Shelf.svelte': lazy('shelf.js'),
      'src/games/freeplay/Scene.svelte': lazy('scene.js'),
      'src/games/freeplay/teller.ts': lazy('teller.js'),
      'src/games/freeplay/Incident.svelte': lazy('incident.js'),
      'src/games/freeplay/Night.svelte': lazy('night.js'),
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
    const own = { file: 'own.js', size: 90_001, first: [], owners: ['two'] };
    expect(judged(main, own).over).toEqual(['the house and all of two']);
    expect(judged(main).lines).toContain('  60.0 kB  home one two    main.js');
  });
});
