import { handPrompt, type LaidPieces, type Prompt, type Sight } from '@lockstep/play';
import { type Protocol, protocol } from './protocol.ts';
import { PAYLOAD_SLOTS, SCAN_SLOTS } from './vocabulary.ts';

/** D29 §3: cards of the deal to keep, then cards of the evidence to SUBMIT or to SCAN. */
export const prompt = (sight: Sight<Protocol>, laid: LaidPieces): Prompt => {
  const { phase, keep, cards } = sight.view;
  const drafting = phase === 'draft';
  const place = drafting ? 'dealt' : 'evidence';
  return handPrompt(protocol, sight, laid, {
    ids: phase === 'result' ? [] : cards.filter((card) => card.place === place).map(({ id }) => id),
    max: drafting ? keep : Math.max(PAYLOAD_SLOTS, SCAN_SLOTS),
    verbs: drafting ? ['draft'] : phase === 'solve' ? ['submit', 'scan'] : [],
  });
};
