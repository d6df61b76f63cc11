import { gameModule, type Setup } from '@lockstep/battle';
import { shippedSetup } from '@lockstep/conformance';

/** The first duel of the pack. */
export const DUEL: Setup = shippedSetup(gameModule, {});
