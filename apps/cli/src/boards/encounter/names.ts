import type { Setup } from '@lockstep/encounter';
import { actorName } from '@lockstep/words-encounter';

/** Two who are called the same are told apart by their ids. */
export const nameIn = (setup: Setup, id: string): string => {
  const actor = setup.actors.find((one) => one.id === id);
  const name = actorName(setup, id);
  const alike =
    actor && setup.actors.some((one) => one !== actor && one.beat === actor.beat && one.name === actor.name);
  return alike ? `${name} (${id})` : name;
};
