import { expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { gameModule } from './module.ts';
import type { Pack } from './pack.ts';
import { scenes } from './shelf.ts';

const pack = readContent();
const shelf = scenes(pack);

test('[E37] the shelf holds every scene of the pack once, by the name a setup says', () => {
  expect(shelf.map(({ name }) => name).sort()).toEqual(pack.scene.map(({ id }) => id).sort());
  for (const { name, title, kind, line, minutes } of shelf) {
    const scene = pack.scene.find(({ id }) => id === name);
    expect([title, kind, line, minutes]).toEqual([scene?.title, scene?.kind, scene?.line, scene?.minutes]);
  }
});

test('[E37] in the order the scenes give themselves, the lesson first', () => {
  const orders = shelf.map(({ name }) => pack.scene.find(({ id }) => id === name)!.order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
  expect(shelf[0]?.kind).toBe('LESSON');
});

test('[E37] those of one order stand by name, and the pack stays as it was', () => {
  const [one, two, three] = pack.scene;
  const written = [
    { ...one, id: 'zither', order: 1 },
    { ...two, id: 'anvil', order: 1 },
    { ...three, id: 'mill', order: 0 },
  ];
  const changed = { ...pack, scene: written as Pack['scene'] };
  expect(scenes(changed).map(({ name }) => name)).toEqual(['mill', 'anvil', 'zither']);
  expect(written.map(({ id }) => id)).toEqual(['zither', 'anvil', 'mill']);
});

test('the game module has it', () => {
  expect(gameModule.scenes).toBe(scenes);
});
