import type { ClientModule } from '@lockstep/kernel';
import { constraintsFor, dealer } from './dealer.ts';
import { withOptions } from './options.ts';
import { PACK, type Pack, parsePack, resolve, unknownNames, warnings } from './pack.ts';
import { protocol } from './protocol.ts';
import { SCRIPT } from './script.ts';

/** What dealing needs, in a file of its own: a page that only deals loads no proofs and no bots. */
export const clientModule: ClientModule<typeof protocol, Pack> = {
  game: protocol,
  pack: { parse: parsePack, warnings, unknownNames, resolve, withOptions, schemas: { pack: PACK, setup: SCRIPT } },
  daily: { dealer, constraintsFor },
};
