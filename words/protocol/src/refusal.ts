import type { Refusal } from '@lockstep/kernel';
import { PAYLOAD_SLOTS, type RefusalCode, SCAN_SLOTS, type Setup } from '@lockstep/protocol';
import {
  type Advice,
  adviceOn,
  adviceWords,
  counted,
  type RefusalData as Data,
  dealtAdvice,
  numberIn as number,
} from '@lockstep/words';
import { cardName } from './card.ts';

export type { Advice } from '@lockstep/words';

const named = (setup: Setup, data: Data): string => cardName(setup, String(data.card ?? 'That card'));
const some = (slots: number): string => `1 or ${slots} cards`;

const ADVICE: { readonly [code in RefusalCode]: (setup: Setup, data: Data) => Advice } = {
  ...dealtAdvice(named),
  'unknown-action': () => ({
    wrong: 'AURA does not know that action.',
    remedy: 'Draft your cards first; then each turn is a SUBMIT or a SCAN.',
  }),
  'already-drafted': () => ({ wrong: 'Your draft is done.', remedy: 'Choose cards and SUBMIT, or SCAN.' }),
  'not-drafted': (setup) => ({
    wrong: 'You hold no Evidence yet.',
    remedy: `Draft ${setup.script.tuning.keep} of the ${setup.script.card.length} cards first.`,
  }),
  'draft-size': (_setup, data) => {
    const [keep, kept] = [number(data.keep), number(data.kept)];
    const change = kept < keep ? `Choose ${keep - kept} more.` : `Put ${kept - keep} back.`;
    return { wrong: `You keep exactly ${keep} cards, not ${kept}.`, remedy: change };
  },
  'payload-size': (_setup, data) => ({
    wrong: `A payload is ${some(PAYLOAD_SLOTS)}, not ${Array.isArray(data.cards) ? data.cards.length : 0}.`,
    remedy: `Choose ${some(PAYLOAD_SLOTS)} of your Evidence.`,
  }),
  'not-in-evidence': (setup, data) =>
    data.where === 'discarded'
      ? { wrong: `${named(setup, data)} was discarded by a SCAN.`, remedy: 'It is out of the game; choose another.' }
      : {
          wrong: `${named(setup, data)} is in the Reserve.`,
          remedy: 'Only a SCAN brings Reserve cards in, and not by name.',
        },
  quarantined: (setup, data) => ({
    wrong: `${named(setup, data)} is quarantined for ${counted(number(data.turns), 'more turn', 'more turns')}.`,
    remedy: 'Submit something else, or discard it with a SCAN.',
  }),
  'scan-size': (_setup, data) => ({
    wrong: `A SCAN discards ${some(SCAN_SLOTS)}, not ${Array.isArray(data.cards) ? data.cards.length : 0}.`,
    remedy: `Choose ${some(SCAN_SLOTS)} of your Evidence to give up.`,
  }),
  'scan-limit': (_setup, data) => ({
    wrong: `All SCANs are used: this puzzle allows ${number(data.limit)}.`,
    remedy: 'Every turn left is a SUBMIT.',
  }),
  'scan-at-full-scrutiny': (setup) => ({
    wrong: `No SCAN while Scrutiny is ${setup.script.tuning.scrutiny_cap}.`,
    remedy: 'SUBMIT instead.',
  }),
  'reserve-short': (_setup, data) => ({
    wrong: `The Reserve holds ${counted(number(data.left), 'card')}.`,
    remedy: number(data.left) > 0 ? `Discard at most ${number(data.left)}.` : 'Every turn left is a SUBMIT.',
  }),
};

export const refusalAdvice = (setup: Setup, refusal: Refusal): Advice => adviceOn(ADVICE, setup, refusal);

export const refusalWords = (setup: Setup, refusal: Refusal): string => adviceWords(refusalAdvice(setup, refusal));
