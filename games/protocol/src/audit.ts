import type { CardSet } from '@lockstep/cards';
import { NO_PAYLOAD, PAYLOAD_INDEX } from './cardset.ts';
import type { Setup } from './setup.ts';

/** P7: the highest-Impact card of the most recent payload that is still in Evidence, or 0. */
export const auditedCard = ({ tables }: Setup, payload: CardSet, evidence: CardSet): CardSet => {
  const index = PAYLOAD_INDEX[payload & evidence]!;
  return index === NO_PAYLOAD ? 0 : tables.strongest[index]!;
};
