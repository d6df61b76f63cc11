import { shippedPack, shippedSetup } from '@lockstep/conformance';
import { gameModule } from './module.ts';
import type { Pack } from './pack.ts';
import type { Setup } from './setup.ts';

export const readContent = (): Pack => shippedPack(gameModule);

/** A setup as it is written, completed from the pack. */
export const incidentOf = (pack: Pack, written: { readonly [field: string]: unknown } = {}): Setup =>
  shippedSetup(gameModule, written, pack);
