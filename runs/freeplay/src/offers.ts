import type { Json, PackOffers, SceneInfo } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { freeplay } from './freeplay.ts';
import type { Pack } from './pack.ts';
import { packing } from './packing.ts';
import { checkWitnesses, makeWitnesses } from './prove.ts';
import { survey } from './survey.ts';

const scenes = (pack: Json): readonly SceneInfo[] =>
  (pack as unknown as Pack).run.map(({ id, title, edition, line, minutes }) => ({
    name: id,
    title,
    kind: edition,
    line,
    minutes,
  }));

export const offers: PackOffers = {
  game: freeplay,
  pack: packing,
  proofs: {
    file: 'witness.txt',
    check: (pack, text) => checkWitnesses(pack as unknown as Pack, text),
    make: (pack, text, tell) => makeWitnesses(pack as unknown as Pack, text, tell),
  },
  scenes,
  survey,
  bots,
};
