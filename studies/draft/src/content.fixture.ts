import { shippedPack, shippedSetup } from '@lockstep/conformance';
import { gameModule, type Pack, type Setup } from '@lockstep/draft';

export const readContent = (): Pack => shippedPack(gameModule);

export const questOf = (pack: Pack, written: unknown): Setup => shippedSetup(gameModule, written, pack);
