import { canonical, type Json, openStream, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { published } from './content.fixture.ts';
import { dealer } from './dealer.ts';
import { withOptions } from './options.ts';
import { CALM, type Fields, OPEN, puzzle, read, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';

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

  test('[P2] literal: a dealt puzzle stays a puzzle, and no path of it asks about the previous payload', () => {
    let dealt = 0;
    for (let i = 0; dealt < 20; i += 1) {
      const deal = dealer(published, openStream(parseSeed(`literal ${i}`), 'deal'), {});
      if (!deal.ok) continue;
      dealt += 1;
      const before = canonical(deal.value);
      const made = withOptions(deal.value, { literal: true });
      if (!made.ok) throw new Error(JSON.stringify(made.fault));
      const setup = read(made.value as Fields);
      const { schedule } = protocol.view(setup, protocol.start(setup, SEED), 0);
      expect(schedule).toHaveLength(1);
      expect(schedule[0]?.paths.flat().map(({ kind }) => kind)).not.toContain('no-repeat');
      expect(setup.script.card).toEqual(read(deal.value as Fields).script.card);
      expect(canonical(deal.value)).toBe(before);
    }
  });

  test.each([[{}], [{ literal: false }]])('[P2] %j changes nothing', (options) => {
    expect(played(options)).toEqual(protocol.makeSetup(read(written)));
  });

  test.each([[{ literal: 'yes' }], [null], [3], ['literal']])('[P2] %j is no option', (options) => {
    expect(withOptions({}, options)).toMatchObject({ ok: false });
  });

  test('[P2] an option of another game is refused', () => {
    expect(withOptions({}, { preset: 'open' })).toMatchObject({ ok: false, fault: [{ code: 'unknown-key' }] });
  });
});
