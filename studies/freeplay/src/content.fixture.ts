import { shippedPack, shippedSetup } from '@lockstep/conformance';
import { gameModule, type Pack, type Setup } from '@lockstep/freeplay';

export const readContent = (): Pack => shippedPack(gameModule);

export const runOf = (pack: Pack, written: unknown): Setup => shippedSetup(gameModule, written, pack);
