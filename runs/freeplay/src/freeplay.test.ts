import { conform, fc } from '@lockstep/conformance';
import { describe } from 'vitest';
import { readContent } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { aura, koa } from './small.fixture.ts';
import { complete } from './written.ts';

const pack = readContent();
/** What a run can meet is enough for a law, and is read quicker a hundred times. */
const shipped = fc
  .record({
    scene: fc.constantFrom('aura-run', 'koa-run', 'first-run'),
    kit: fc.constantFrom(...pack.kit.map(({ id }) => id)),
    level: fc.constantFrom('friendly', 'fw0', 'fw4', 'fw8'),
  })
  .map((written) => {
    const isKoa = written.scene === 'koa-run';
    const met = isKoa ? { incident: pack.incident.slice(0, 1) } : { case: pack.case.slice(0, 1) };
    return complete({ ...pack, voice: [], ...met }, written);
  });

describe('Freeplay keeps the laws', () => {
  conform(freeplay, shipped, 6);
});

describe('small runs keep the laws, to their ends', () => {
  const small = fc.constantFrom(
    aura({ tuning: { hand: 4, hand_after_cycle: 5 } }),
    koa(),
    koa({ koa: { tokens_at_start: 3, cycles: 3, corroborations: 3, scrutiny_cap: 9 } }),
  );
  conform(freeplay, small, 25);
});
