import { shippedPack, shippedSetup } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { bots, type Event, gameModule, type Pack, quest, type Setup } from '@lockstep/quest';

export const pack: Pack = shippedPack(gameModule);

export const nightOf = (written: object): Setup => shippedSetup(gameModule, written);

/** Everything that a quest of two bots tells, with who walks it chosen at random where it does not fight. */
export const toldIn = (setup: Setup, name: string): readonly Event[] => {
  const seed = parseSeed(name);
  const streams = [0, 1].map((seat) => openStream(seed, `bot ${seat}`));
  const told: Event[] = [];
  let state = quest.start(setup, seed);
  for (let [seat] = quest.toMove(setup, state); seat !== undefined; [seat] = quest.toMove(setup, state)) {
    const bot = state.battle ? bots.greedy : bots.random;
    const next = quest.step(setup, state, seat, bot.choose(setup, state, seat, streams[seat]!), told);
    if (next instanceof Refusal) throw new Error(next.code);
    state = next;
  }
  return told;
};
