import { packWarnings } from '@lockstep/gates';
import type { GameModule } from '@lockstep/kernel';
import { freeplay } from './freeplay.ts';
import { undealable } from './night.ts';
import { kitWarnings, PACK, type Pack, parsePack } from './pack.ts';
import { choices, resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';

/** All that playing needs: a run has one seat, so no bots and nothing that proves a pack. */
export const clientModule: GameModule<typeof freeplay, Pack> = {
  game: freeplay,
  pack: {
    alsoUses: ['gates'],
    parse: parsePack,
    warnings: (pack) => [...packWarnings(pack), ...kitWarnings(pack), ...undealable(pack)],
    choices,
    unknownNames,
    resolve,
    withOptions,
    schemas: { pack: PACK, setup: SCRIPT },
  },
  bots: {},
  scenes: ({ run }) =>
    run.map(({ id, title, edition, line, minutes }) => ({ name: id, title, kind: edition, line, minutes })),
};
