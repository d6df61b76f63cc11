import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameModule, PLACES } from '@lockstep/encounter';
import type { Json } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { expect, test } from 'vitest';
import { SHELVES } from '../shelves.ts';

const FOLDER = fileURLToPath(new URL('../../../../../content/encounter/', import.meta.url));

test('the shelf has every scene of the pack in its order, each with a place and faces, and begins with the lesson', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.toml'));
  const texts = files.sort().map((name) => ({ name, text: readFileSync(FOLDER + name, 'utf8') }));
  const pack = load(texts, gameModule.pack.parse, () => []).value!;
  const { scenes, difficulties } = SHELVES.encounter(pack as Json);
  expect(scenes.map(({ id }) => id)).toEqual(gameModule.scenes?.(pack).map(({ name }) => name));
  expect(scenes[0]?.kind).toBe('A lesson');
  expect(difficulties.map(({ id }) => id)).toEqual(['STORY', 'STANDARD', 'HARD']);
  for (const { place, party } of scenes) {
    expect(PLACES).toContain(place);
    expect(party.length).toBeGreaterThan(0);
  }
});
