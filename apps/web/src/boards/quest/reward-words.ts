import type { DoorView, Setup } from '@lockstep/quest';
import { cardName, REWARD_NAME, signName } from '@lockstep/words-quest';

/** What a Reward site of a door gives; empty where it has none. */
export const rewardWords = (setup: Setup, { reward }: Pick<DoorView, 'reward'>): string => {
  if (!reward) return '';
  if (reward.about === null) return `${setup.script.tolls.reward_essence} ${REWARD_NAME[reward.kind]}`;
  return reward.kind === 'CARD' ? cardName(setup, reward.about) : signName(setup, reward.about);
};
