import { conform, fc } from '@lockstep/conformance';
import { describe } from 'vitest';
import { readContent } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { resolve } from './resolve.ts';
import { aura, koa } from './small.fixture.ts';

const pack = readContent();
const kits = pack.kit.filter(({ id }) => id === 'receipt-runner' || id === 'chaos');
const sources = [...pack.gate.flatMap((one) => one.sources), ...pack.audit.map(({ source }) => source)];

/** What a run can meet is enough for a law, and is read quicker a hundred times. */
const thin = {
  ...pack,
  voice: [],
  artifact: pack.artifact.filter(
    ({ id, source }, i) =>
      kits.some(({ deck }) => deck.includes(id)) ||
      (sources.includes(source) && pack.artifact.findIndex((one) => one.source === source) === i),
  ),
};

const shipped = fc
  .record({
    scene: fc.constantFrom('aura-run', 'koa-run', 'first-run'),
    kit: fc.constantFrom(...kits.map(({ id }) => id)),
    level: fc.constantFrom('friendly', 'fw0', 'fw4', 'fw8'),
  })
  .map((written) => {
    if (written.scene === 'koa-run') return resolve({ ...thin, incident: pack.incident.slice(0, 1) }, written);
    const { night: _night, row: _row, card: _card, counter: _counter, ...aura } = thin;
    return resolve(aura, written);
  });

describe('Freeplay keeps the laws', () => {
  conform(freeplay, shipped, 4);
});

describe('small runs keep the laws, to their ends', () => {
  const small = fc.constantFrom(
    aura({ tuning: { hand: 4, hand_after_cycle: 5 } }),
    koa({ koa: { EASY: { resistance: 7, turns: 6 } } }),
    koa({ koa: { tokens_at_start: 3, cycles: 3, corroborations: 3, scrutiny_cap: 9 } }),
  );
  conform(freeplay, small, 12);
});
