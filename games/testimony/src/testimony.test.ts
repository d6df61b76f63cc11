import { conform } from '@lockstep/conformance';
import { describe } from 'vitest';
import { setups } from './arbitrary.fixture.ts';
import { testimony } from './testimony.ts';

describe('Testimony keeps the laws', () => {
  conform(testimony, setups(), 120);
});

describe('Testimony with hidden counters keeps the laws', () => {
  conform(testimony, setups(['HIDDEN']), 120);
});
