import { shippedPack, shippedSetup } from '@lockstep/conformance';
import { gameModule } from './module.ts';
import type { Pack } from './pack.ts';
import type { Setup } from './setup.ts';

export const readContent = (): Pack => shippedPack(gameModule);

/** A written setup, made complete from the pack: `{ scene: 'seven-nights', level: 'level-3' }`. */
export const questOf = (written: object): Setup => shippedSetup(gameModule, written);
