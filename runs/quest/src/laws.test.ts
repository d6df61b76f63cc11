import { conform, fc } from '@lockstep/conformance';
import { describe } from 'vitest';
import { readContent } from './content.fixture.ts';
import { quest } from './quest.ts';
import { resolve } from './resolve.ts';

const written = fc
  .record({
    scene: fc.constantFrom('first-night', 'three-nights', 'seven-nights', 'thirty-cards'),
    level: fc.constantFrom('guest', 'level-0', 'level-5', 'level-10'),
  })
  .map((named) => resolve(readContent(), named));

describe('quest', () => {
  conform(quest, written, 8);
});
