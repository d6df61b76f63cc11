import { expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { openLevels } from './meta.ts';

const won = (level: number, more: object = {}) => ({ won: true, practice: false, facts: { level }, ...more });

test('[Q27] a level opens when the one below it was won, one at a time, and practice opens nothing', () => {
  const pack = readContent();
  expect(openLevels(pack, [])).toEqual(['guest', 'level-0']);
  expect(openLevels(pack, [won(-1)])).toEqual(['guest', 'level-0']);
  expect(openLevels(pack, [won(0)])).toEqual(['guest', 'level-0', 'level-1']);
  expect(openLevels(pack, [won(0, { practice: true }), won(0, { won: false })])).toEqual(['guest', 'level-0']);
  expect(openLevels(pack, [won(3)]).at(-1)).toBe('level-4');
  expect(openLevels(pack, [won(10)])).toHaveLength(pack.level.length);
});
