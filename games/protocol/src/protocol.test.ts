import { conform } from '@lockstep/conformance';
import { describe } from 'vitest';
import { protocol } from './protocol.ts';
import { puzzles } from './puzzles.fixture.ts';

describe('Protocol keeps the laws', () => {
  conform(protocol, puzzles({ least: 2, most: 9 }));
});
