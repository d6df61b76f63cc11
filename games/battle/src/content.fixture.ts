import { shippedPack } from '@lockstep/conformance';
import { gameModule } from './module.ts';
import type { Pack } from './pack.ts';

/** With the cards of content/draft. */
export const readContent = (): Pack => shippedPack(gameModule);
