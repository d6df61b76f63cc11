import { readFileSync } from 'node:fs';
import { gameModule as offers } from '@lockstep/draft';
import type { Json } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { SHELVES } from '../shelves.ts';

const EDITION = new URL('../../../../../content/draft/editions/1.json', import.meta.url);

test('the shelf has every route of the pack in its order, the usual preset first, and what everyone plays today', () => {
  const pack = offers.pack.parse(JSON.parse(readFileSync(EDITION, 'utf8')));
  if (!pack.ok) throw new Error('no pack');
  const { scenes, difficulties, today, archetypes } = SHELVES.draft(pack.value as Json);
  expect(scenes.map(({ id }) => id)).toEqual(offers.scenes?.(pack.value).map(({ name }) => name));
  expect(scenes.map(({ teaches }) => teaches)).toEqual([true, false, false]);
  expect(difficulties.map(({ id }) => id)).toEqual(['seed', 'open', 'recency']);
  expect(today).toEqual({ scene: 'seven-dreams', preset: 'seed' });
  for (const { dreamscapes } of scenes) for (const { sites } of dreamscapes) expect(sites.at(-1)).toBe('BATTLE');
  // Entries of journals name an archetype by its place: what there was stays where it is.
  expect(archetypes.slice(0, 7)).toEqual(['Unformed', 'Tide', 'Ember', 'Zephyr', 'Stone', 'Ruin', 'Tempest']);
  expect(archetypes).toHaveLength(16);
});
