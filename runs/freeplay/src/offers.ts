import { advisePack } from '@lockstep/gates';
import type { Json, PackOffers, Told } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { freeplay } from './freeplay.ts';
import { PACK, type Pack, parsePack } from './pack.ts';
import { checkWitnesses, makeWitnesses } from './prove.ts';
import { SCRIPT } from './script.ts';
import { survey } from './survey.ts';
import { complete, strangers, withOptions } from './written.ts';

const tells = (pack: Json): readonly Told[] =>
  (pack as unknown as Pack).run.map(({ id, title, edition, line, minutes }) => ({
    name: id,
    title,
    kind: edition,
    line,
    minutes,
  }));

export const offers: PackOffers = {
  game: freeplay,
  pack: {
    besides: ['gates'],
    parse: parsePack,
    advise: (pack) => advisePack(pack as unknown as Pack),
    strangers: (pack, setup) => strangers(pack as unknown as Pack, setup),
    complete: (pack, setup) => complete(pack as unknown as Pack, setup),
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  proofs: {
    file: 'witness.txt',
    check: (pack, text) => checkWitnesses(pack as unknown as Pack, text),
    make: (pack, text, tell) => makeWitnesses(pack as unknown as Pack, text, tell),
  },
  tells,
  survey,
  bots,
};
