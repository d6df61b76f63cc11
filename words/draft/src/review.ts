import { type Identity, type PickReview, RESONANCES, type Resonance, type Review, type Setup } from '@lockstep/draft';
import { counted, listed } from '@lockstep/words';
import { cardName, SITE_NAME } from './names.ts';
import { decimalWords } from './number.ts';

const gains = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** "Pick 7, Draft: you took Saltmarsh Otter (+4). The strong drafter: Void Harvester (+6)." */
export const pickWords = (setup: Setup, { pick, site, took, strong, gained, strongGains }: PickReview): string => {
  const own = `Pick ${pick}, ${SITE_NAME[site]}: you took ${cardName(setup, took)} (${gains(gained)})`;
  return took === strong
    ? `${own}, and so would the strong drafter.`
    : `${own}. The strong drafter: ${cardName(setup, strong)} (${gains(strongGains)}).`;
};

/** How all picks compare, in two sentences. */
export const reviewWords = ({ picks, agreed }: Review): string => {
  if (picks.length === 0) return 'No card was picked.';
  const own = picks.reduce((sum, { gained }) => sum + gained, 0);
  const strong = picks.reduce((sum, { strongGains }) => sum + strongGains, 0);
  const same =
    agreed === picks.length
      ? `The strong drafter would have taken every one of your ${counted(picks.length, 'pick')}.`
      : `The strong drafter would have taken ${agreed} of your ${counted(picks.length, 'pick')}.`;
  return `${same} Counted at each pick, yours added ${counted(own, 'point')} and its choices ${strong}.`;
};

/** "After 5 cards: Undertow (Tide 3, Ruin 2)." */
export const identityWords = ({ pick, archetype, symbols }: Identity): string => {
  const held = RESONANCES.filter((one) => symbols[one] > 0).map((one) => `${one} ${symbols[one]}`);
  return `After ${counted(pick, 'card')}: ${archetype}${held.length > 0 ? ` (${held.join(', ')})` : ''}.`;
};

/** Since which card the deck has had its last name. */
export const settledWords = (identity: readonly Identity[]): string => {
  const last = identity.at(-1);
  if (!last) return '';
  let from = identity.length - 1;
  while (from > 0 && identity[from - 1]!.archetype === last.archetype) from -= 1;
  return identity[from]!.pick === 0
    ? `It was ${last.archetype} from the start.`
    : `It has been ${last.archetype} since card ${identity[from]!.pick}.`;
};

const EVEN = 1000;
/** So little either way is nothing a player could feel. */
const SLIGHT = 20;

/** How the pool leaned, which is told at the end: "Tide 1.12 times, Ember 0.81 times …" */
export const biasWords = (multipliers: { readonly [resonance in Resonance]: number }): string => {
  const more = RESONANCES.filter((one) => multipliers[one] - EVEN > SLIGHT);
  const less = RESONANCES.filter((one) => EVEN - multipliers[one] > SLIGHT);
  const even = RESONANCES.filter((one) => !more.includes(one) && !less.includes(one));
  const told = (names: readonly Resonance[]): string =>
    listed(names.map((one) => `${one} (× ${decimalWords(multipliers[one])})`));
  if (more.length + less.length === 0) return 'The pool leaned nowhere.';
  return [
    ...(more.length > 0 ? [`This night had more of ${told(more)}`] : []),
    ...(less.length > 0 ? [`${more.length > 0 ? 'less' : 'This night had less'} of ${told(less)}`] : []),
    ...(even.length > 0 ? [`as much as ever of ${listed(even)}`] : []),
  ]
    .join(', ')
    .concat('.');
};
