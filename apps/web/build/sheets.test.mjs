import { expect, test } from 'vitest';
import { gatherSheets, sheetNames } from './sheets.mjs';

/** A script with one style sheet, as Vite leaves it, and the sheet. */
const chunk = (name, module, more = {}) => ({
  [`${name}.js`]: {
    fileName: `${name}.js`,
    moduleIds: [module],
    facadeModuleId: module,
    imports: [],
    dynamicImports: [],
    viteMetadata: { importedCss: new Set([`${name}.css`]) },
    ...more,
  },
  [`${name}.css`]: { fileName: `${name}.css`, source: `.${name}{}` },
});

const build = () => ({
  ...chunk('page', '/x/index.html', {
    isEntry: true,
    imports: ['parts.js'],
    dynamicImports: ['home.js', 'rules.js', 'one.js', 'two.js', 'gallery.js'],
  }),
  ...chunk('parts', '/x/src/parts/Icon.svelte', { facadeModuleId: null }),
  ...chunk('home', '/x/src/shell/Home.svelte'),
  ...chunk('rules', '/x/src/shell/Rules.svelte', { imports: ['parts.js'] }),
  ...chunk('one', '/x/src/boards/one/board.ts', { imports: ['both.js'], dynamicImports: ['ending.js'] }),
  ...chunk('ending', '/x/src/boards/one/Ending.svelte'),
  ...chunk('two', '/x/src/boards/two/board.ts', { imports: ['both.js'] }),
  ...chunk('both', '/x/src/boards/one/Card.svelte', { facadeModuleId: null }),
  ...chunk('gallery', '/x/src/gallery/Gallery.svelte', { imports: ['both.js'] }),
});

test('the page carries what it and home are drawn with, imports first; each game has a sheet, and what two share is before both', () => {
  const bundle = build();
  expect(gatherSheets(bundle)).toEqual({
    carried: '.parts{}.page{}.home{}',
    sheets: [
      ['shell', '.rules{}'],
      ['one-two', '.both{}'],
      ['one', '.one{}.ending{}'],
      ['two', '.two{}'],
      ['gallery', '.gallery{}'],
    ],
  });
  expect(Object.keys(bundle).filter((file) => file.endsWith('.css'))).toEqual([]);
  const needed = (file) => [...bundle[file].viteMetadata.importedCss];
  expect([needed('page.js'), needed('home.js'), needed('both.js'), needed('ending.js')]).toEqual([
    [],
    [],
    ['assets/one-two.css'],
    ['assets/one.css'],
  ]);
});

test('what more than three games are drawn with is the shell’s, also where it is nobody’s screen', () => {
  const boards = ['a', 'b', 'c', 'd'];
  const bundle = {
    ...chunk('page', '/x/index.html', { isEntry: true, dynamicImports: boards.map((game) => `${game}.js`) }),
    ...Object.assign(
      {},
      ...boards.map((game) => chunk(game, `/x/src/boards/${game}/board.ts`, { imports: ['table.js'] })),
    ),
    ...chunk('table', '/x/src/shell/Table.svelte', { facadeModuleId: null }),
  };
  expect([sheetNames(bundle)('table.js'), sheetNames(bundle)('c.js')]).toEqual(['shell', 'c']);
});

test('two scripts with equal styles each have them', () => {
  const bundle = build();
  delete bundle['two.css'];
  bundle['two.js'].viteMetadata.importedCss = new Set(['one.css']);
  expect(Object.fromEntries(gatherSheets(bundle).sheets)).toMatchObject({ one: '.one{}.ending{}', two: '.one{}' });
});
