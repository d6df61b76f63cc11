import { gameModule, type Pack } from '@lockstep/battle';
import { shippedPack } from '@lockstep/conformance';

export const readContent = (): Pack => shippedPack(gameModule);
