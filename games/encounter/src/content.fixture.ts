import { shippedPack } from '@lockstep/conformance';
import { gameModule } from './module.ts';
import type { Pack } from './pack.ts';

export const readContent = (): Pack => shippedPack(gameModule);
