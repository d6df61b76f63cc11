import { openStream, type Seed } from '@lockstep/kernel';
import { readContent } from './content.fixture.ts';
import { resolve } from './resolve.ts';
import { parseSetup, type Setup } from './setup.ts';

const LEAST = 25;
const SPREAD = 10;

/** Two decks of any cards of the pack, banes too, with a dreamcaller and a few dreamsigns each, as a written setup. */
export const anyDecks = (seed: Seed, small = false): unknown => {
  const pack = readContent();
  const stream = openStream(seed, 'decks');
  const one = <Thing>(things: readonly Thing[]): Thing => things[stream.below(things.length)]!;
  const seat = () => ({
    deck: Array.from({ length: small ? 3 + stream.below(5) : LEAST + stream.below(SPREAD) }, () => one(pack.card).id),
    dreamcaller: one(pack.dreamcaller).id,
    dreamsigns: [...new Set(Array.from({ length: stream.below(4) }, () => one(pack.dreamsign).id))],
  });
  return resolve(pack, { seat: [seat(), seat()] });
};

export const setupOf = (written: unknown): Setup => {
  const setup = parseSetup(written);
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};
