import { type Changes, EFFECTS, type Effect } from '@lockstep/freeplay';
import { counted, listed } from '@lockstep/words';

/** What each change is, of one that gives and of one that costs. */
const GIVES: { readonly [effect in Effect]: (by: number) => string } = {
  credits: (by) => counted(by, 'credit'),
  tokens: (by) => counted(by, 'Ops Token'),
  scrutiny: (by) => `${by} Scrutiny less`,
  charges: (by) => `CORROBORATE ${counted(by, 'time')} more in each act to come`,
  redeals: (by) => `CYCLE ${counted(by, 'time')} more in each night to come`,
  soften: (by) => `${by} Resistance less in the next night`,
  foresight: (by) => `${counted(by, 'counter')} of the next night shown`,
};

const COSTS: { readonly [effect in Effect]: (by: number) => string } = {
  credits: (by) => counted(by, 'credit'),
  tokens: (by) => counted(by, 'Ops Token'),
  scrutiny: (by) => `${by} Scrutiny more`,
  charges: (by) => `CORROBORATE ${counted(by, 'time')} fewer in each act to come`,
  redeals: (by) => `CYCLE ${counted(by, 'time')} fewer in each night to come`,
  soften: (by) => `${by} Resistance more in the next night`,
  foresight: (by) => `${counted(by, 'counter')} fewer shown`,
};

/** More Scrutiny is a cost, of everything else less is. */
const isGift = (effect: Effect, by: number): boolean => (effect === 'scrutiny' ? by < 0 : by > 0);

/** What a choice between acts gives, and what it costs: parts of a sentence. */
export const changeWords = (
  changes: Changes,
): { readonly gives: readonly string[]; readonly costs: readonly string[] } => {
  const felt = EFFECTS.flatMap((effect) => {
    const by = changes[effect] ?? 0;
    return by === 0
      ? []
      : [{ gift: isGift(effect, by), says: (isGift(effect, by) ? GIVES : COSTS)[effect](Math.abs(by)) }];
  });
  return {
    gives: felt.flatMap(({ gift, says }) => (gift ? [says] : [])),
    costs: felt.flatMap(({ gift, says }) => (gift ? [] : [says])),
  };
};

/** "gives 1 Ops Token, costs 2 Scrutiny more"; "gives and costs nothing" */
export const changeLine = (changes: Changes): string => {
  const { gives, costs } = changeWords(changes);
  const parts = [
    ...(gives.length > 0 ? [`gives ${listed(gives)}`] : []),
    ...(costs.length > 0 ? [`costs ${listed(costs)}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'gives and costs nothing';
};
