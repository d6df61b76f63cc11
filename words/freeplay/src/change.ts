import { type Changes, EFFECTS, type Effect } from '@lockstep/freeplay';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "+1 credit", "−3 credits" */
const amount = (by: number, what: string): string => `${signed(by)} ${what}${Math.abs(by) === 1 ? '' : 's'}`;

const SAYS: { readonly [effect in Effect]: (by: number) => string } = {
  credits: (by) => amount(by, 'credit'),
  tokens: (by) => amount(by, 'Ops Token'),
  scrutiny: (by) => `Scrutiny ${signed(by)}`,
  charges: (by) => `${signed(by)} CORROBORATE in each act`,
  redeals: (by) => `${signed(by)} CYCLE in each night`,
  soften: (by) => `Resistance ${signed(-by)} next night`,
  foresight: (by) => `${by} ${by === 1 ? 'counter' : 'counters'} shown next night`,
};

/** More Scrutiny is a cost, of everything else less is. */
const isGift = (effect: Effect, by: number): boolean => (effect === 'scrutiny' ? by < 0 : by > 0);

/** What a choice between acts gives, and what it costs, each in a few words. */
export const changeWords = (
  changes: Changes,
): { readonly gives: readonly string[]; readonly costs: readonly string[] } => {
  const felt = EFFECTS.flatMap((effect) => {
    const by = changes[effect] ?? 0;
    return by === 0 ? [] : [{ gift: isGift(effect, by), says: SAYS[effect](by) }];
  });
  return {
    gives: felt.flatMap(({ gift, says }) => (gift ? [says] : [])),
    costs: felt.flatMap(({ gift, says }) => (gift ? [] : [says])),
  };
};

/** "+1 Ops Token, Scrutiny +2"; "nothing given, nothing owed" */
export const changeLine = (changes: Changes): string => {
  const { gives, costs } = changeWords(changes);
  return [...gives, ...costs].join(', ') || 'nothing given, nothing owed';
};
