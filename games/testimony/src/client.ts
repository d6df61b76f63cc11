import type { ClientModule } from '@lockstep/kernel';
import { constraintsFor, dealer } from './dealer.ts';
import { withOptions } from './options.ts';
import { PACK, type Pack, parsePack, warnings } from './pack.ts';
import { resolve, unknownNames } from './resolve.ts';
import { SCRIPT } from './script.ts';
import { testimony } from './testimony.ts';

/** What dealing needs, in a file of its own: a page that only deals loads no proofs and no bots. */
export const clientModule: ClientModule<typeof testimony, Pack> = {
  game: testimony,
  pack: { parse: parsePack, warnings, unknownNames, resolve, withOptions, schemas: { pack: PACK, setup: SCRIPT } },
  daily: { dealer, constraintsFor },
};
