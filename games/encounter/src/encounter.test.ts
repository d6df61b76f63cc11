import { conform, fc } from '@lockstep/conformance';
import { describe } from 'vitest';
import { readContent } from './content.fixture.ts';
import { encounter } from './encounter.ts';
import { resolve } from './resolve.ts';
import { DIFFICULTIES } from './vocabulary.ts';

const pack = readContent();
const setups = fc
  .record({ scene: fc.constantFrom(...pack.scene.map(({ id }) => id)), difficulty: fc.constantFrom(...DIFFICULTIES) })
  .map((written) => resolve(pack, written));

describe('encounter', () => {
  conform(encounter, setups, 25);
});
