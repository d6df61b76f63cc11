/** What the shelves of more than one game say. */
export const SHELF = {
  first: 'Begin here',
  seed: 'A seed of your own, or one you were given',
} as const;

/** What the tables of more than one game say. */
export const TABLE = { notRecorded: 'not recorded' } as const;

/** The last keys of a table's help. */
export const HELP_KEYS = {
  redo: ['Shift+U', 'redo what was undone'],
  help: ['?', 'this help'],
} as const;
