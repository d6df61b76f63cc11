import { fc, playOut } from '@lockstep/conformance';
import { canonical, moments, parseSeed, preview } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { setups } from './arbitrary.fixture.ts';
import { type Fields, read } from './play.fixture.ts';
import { publicSetup } from './public-setup.ts';
import { testimony } from './testimony.ts';

test('[T28] what is sent of a setup is a setup with the same view and previews, and the same for two that look alike', () => {
  fc.assert(
    fc.property(setups(['HIDDEN']), fc.nat(99), (made, chance) => {
      const setup = read(made as Fields);
      const run = playOut(testimony, setup, parseSeed('0'), parseSeed(`play ${chance}`));
      for (const { state } of [{ state: testimony.start(setup, run.seed) }, ...moments(run)]) {
        const plain = testimony.makeSetup(publicSetup(setup, state));
        const heard = testimony.parseSetup(plain);
        if (!heard.ok) throw new Error(canonical(heard.fault as never));
        expect(testimony.view(heard.value, state, 0)).toEqual(testimony.view(setup, state, 0));
        for (const action of testimony.legal(setup, state, 0).slice(0, 10))
          expect(preview(testimony, heard.value, state, 0, action)).toEqual(
            preview(testimony, setup, state, 0, action),
          );
        const twin = testimony.resample(setup, state, 0, parseSeed(`twin ${chance}`));
        expect(testimony.makeSetup(publicSetup(twin.setup, state))).toEqual(plain);
      }
    }),
    { numRuns: 60 },
  );
});
