import type { Contradiction, Explanation, Setup } from '@lockstep/testimony';
import { listed } from '@lockstep/words';
import { contradictionWords } from './clash.ts';
import { damageWords, sumOf } from './damage.ts';
import { cardName, counterName } from './names.ts';

/** D05v2 §2.2's preview in words: what a submission would address, contradict, provoke and do. */
export interface Forecast {
  readonly concerns: string;
  readonly contradictions: readonly { readonly severity: Contradiction['severity']; readonly text: string }[];
  readonly counter: string;
  readonly damage: string;
  readonly scrutiny: string;
}

const counterWords = (setup: Setup, { counter, cards }: Explanation): string => {
  if (counter === null) return 'KOA may answer with something you have not seen.';
  if (counter === 'nothing') return 'KOA would have no answer.';
  const halved = cards.flatMap(({ id, power, damage }) =>
    damage === null || damage === power ? [] : [`${cardName(setup, id)} ${power} → ${damage}`],
  );
  const name = counterName(setup, counter);
  return `KOA would answer with ${halved.length > 0 ? `${name}: ${halved.join(', ')}` : name}.`;
};

const expected = (setup: Setup, explained: Explanation): string => {
  const { base, contested, corroborates, most, restored } = explained;
  const sure = contested !== null;
  const shared = corroborates.map(({ claim }) => claim);
  const damaged = { kind: 'damaged', base, contested, shared, damage: sure ? most : null, resistance: null } as const;
  return damageWords(sumOf(setup.script.tuning, damaged, restored), sure);
};

export const forecast = (setup: Setup, explained: Explanation): Forecast => {
  const { concerns, contradictions, blocked, scrutiny } = explained;
  const cap = setup.script.tuning.scrutiny_cap;
  return {
    concerns: concerns.length > 0 ? `It would address ${listed(concerns)}.` : 'It would address no further concern.',
    contradictions: contradictions.map((found) => ({
      severity: found.severity,
      text: contradictionWords(setup, found),
    })),
    counter: blocked ? 'KOA does not take it.' : counterWords(setup, explained),
    damage: blocked ? 'Blocked: nothing is submitted, and it costs nothing.' : expected(setup, explained),
    scrutiny: scrutiny >= cap ? `Scrutiny would be ${scrutiny}/${cap}: lost.` : `Scrutiny would be ${scrutiny}/${cap}.`,
  };
};
