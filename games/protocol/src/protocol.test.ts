import { conform } from '@lockstep/conformance';
import { describe } from 'vitest';
import { puzzles } from './arbitrary.fixture.ts';
import { protocol } from './protocol.ts';

describe('Protocol keeps the laws', () => {
  conform(protocol, puzzles({ least: 2, most: 9 }));
});
