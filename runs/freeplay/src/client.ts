import { packWarnings } from '@lockstep/gates';
import type { GameModule, Json } from '@lockstep/kernel';
import { freeplay } from './freeplay.ts';
import { undealable } from './night.ts';
import { kitWarnings, PACK, type Pack, parsePack } from './pack.ts';
import { choices, resolve, unknownNames, withOptions } from './resolve.ts';
import { SCRIPT } from './script.ts';

/** [F24] Everyone plays the first run that teaches nothing, with the kit that is open from the start, one level below fw0 where there is one. */
const today = ({ run, kit, level }: Pack): Json => {
  const below = [...level].filter(({ number }) => number < 0).sort((a, b) => b.number - a.number)[0];
  return {
    scene: (run.find(({ guide }) => guide.length === 0) ?? run[0]!).id,
    kit: kit.find(({ feat }) => feat === undefined)!.id,
    level: (below ?? level.find(({ number }) => number === 0)!).id,
  };
};

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
  today,
  scenes: ({ run }) =>
    run.map(({ id, title, edition, line, minutes }) => ({ name: id, title, kind: edition, line, minutes })),
};
