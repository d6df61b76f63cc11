import type { Json } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { withOptions } from './options.ts';
import { protocol } from './protocol.ts';
import { CALM, type Fields, OPEN, puzzle, read } from './table.fixture.ts';

const written = puzzle({
  scrutiny: 2,
  schedule: [
    { from: 1, protocol: 'CALM', no_repeat: true },
    { from: 2, protocol: 'OPEN', no_repeat: true },
  ],
  protocol: [OPEN, { ...CALM, path: [{ none: ['MOOD'], no_repeat: true }, { verified: 2 }] }],
});

const played = (options: Json): Fields => {
  const setup = withOptions(protocol.makeSetup(read(written)), options);
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return protocol.makeSetup(read(setup.value as Fields)) as Fields;
};

describe('[P2] options', () => {
  test('[P2] literal: the first protocol alone, no clause about the previous payload, Scrutiny from 0', () => {
    const plain = protocol.makeSetup(read(written)) as Fields;
    expect(played({ literal: true })).toEqual({
      ...plain,
      scrutiny: 0,
      schedule: [{ from: 1, protocol: 'CALM', no_repeat: false }],
      protocol: [{ ...CALM, path: [{ none: ['MOOD'] }, { verified: 2 }] }],
    });
  });

  test.each([[{}], [{ literal: false }]])('[P2] %j changes nothing', (options) => {
    expect(played(options)).toEqual(protocol.makeSetup(read(written)));
  });

  test('[P2] an option of another game is refused', () => {
    expect(withOptions({}, { preset: 'open' })).toMatchObject({ ok: false, fault: [{ code: 'unknown-key' }] });
  });
});
