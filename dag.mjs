/**
 * Every corridor of the house: a room may import the rooms listed beside it and nothing else.
 * `npm run gate` keeps imports, package.json and tsconfig references in step with this list.
 */
export const dag = {
  'packages/kernel': [],
  'packages/shape': ['packages/kernel'],
  'packages/packs': ['packages/kernel'],
  'packages/solver': ['packages/kernel'],
  'packages/progress': ['packages/kernel'],
  'packages/conformance': ['packages/kernel'],
  'packages/cards': ['packages/kernel'],
  'packages/report': [],
  'games/null': ['packages/kernel', 'packages/shape'],
  'games/protocol': ['packages/kernel', 'packages/shape', 'packages/cards'],
  'games/testimony': ['packages/kernel', 'packages/shape', 'packages/cards'],
  'games/encounter': ['packages/kernel', 'packages/shape'],
  'games/draft': ['packages/kernel', 'packages/shape'],
  'games/gates': ['packages/kernel', 'packages/shape', 'packages/cards'],
  'runs/freeplay': ['packages/kernel', 'packages/shape', 'packages/cards', 'games/gates', 'games/testimony'],
  'packages/catalogue': [
    'packages/kernel',
    'games/null',
    'games/protocol',
    'games/testimony',
    'games/encounter',
    'games/draft',
    'games/gates',
    'runs/freeplay',
  ],
  forge: ['packages/kernel', 'packages/solver'],
  lab: ['packages/kernel', 'packages/solver'],
  'words/house': ['packages/kernel', 'packages/progress'],
  'words/protocol': ['packages/kernel', 'packages/shape', 'packages/progress', 'games/protocol', 'words/house'],
  'words/testimony': ['packages/kernel', 'packages/shape', 'packages/progress', 'games/testimony', 'words/house'],
  'words/encounter': ['packages/kernel', 'games/encounter', 'words/house'],
  'words/draft': ['packages/kernel', 'games/draft', 'words/house'],
  'apps/cli': [
    'packages/kernel',
    'packages/packs',
    'packages/solver',
    'packages/progress',
    'packages/report',
    'packages/catalogue',
    'games/protocol',
    'games/testimony',
    'games/encounter',
    'games/draft',
    'forge',
    'lab',
    'words/house',
    'words/protocol',
    'words/testimony',
    'words/encounter',
    'words/draft',
  ],
  'apps/web': [
    'packages/kernel',
    'packages/solver',
    'packages/progress',
    'games/protocol',
    'games/testimony',
    'games/encounter',
    'games/draft',
    'forge',
    'words/house',
    'words/protocol',
    'words/testimony',
    'words/encounter',
    'words/draft',
  ],
};

/** Rooms with Svelte in them: svelte-check reads them from their sources, so `tsc -b` does not, and they have no references. */
export const svelteRooms = ['apps/web'];

/** Rooms a test may import besides its own corridors. */
export const forTests = ['packages/conformance', 'packages/packs', 'packages/solver', 'games/protocol'];
