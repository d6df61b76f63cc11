import { moments } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { played, setupOf, WON } from './puzzle.fixture.ts';
import { rowWords, shareRows } from './rows.ts';

const stepsOf = (run: ReturnType<typeof played>) => moments(run).map(({ events }) => events);

test('[T15] a square a card, clean or contested, one a counter refuted, and the end', () => {
  const setup = setupOf();
  const rows = shareRows(stepsOf(played(setup, ...WON)));
  expect(rows.at(-1)).toMatch(/🔓$/u);
  expect(rows.join('')).toMatch(/^[🟩🟨🟦🔓]+$/u);
  expect(rowWords(stepsOf(played(setup, ...WON)))).toHaveLength(rows.length);
  for (const { id } of setup.script.card) expect(rowWords(stepsOf(played(setup, ...WON))).join(' ')).not.toContain(id);
});

test('[T15] a denial ends in a lock', () => {
  const turns = setupOf({ turns: 2 });
  const lost = stepsOf(played(turns, 'robe-photo', 'maintenance-log'));
  expect(shareRows(lost)).toHaveLength(2);
  expect(shareRows(lost).at(-1)).toMatch(/🔒$/u);
  expect(rowWords(lost).at(-1)).toMatch(/denied$/);
});
