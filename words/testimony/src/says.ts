import type { Explanation, Setup, Unprovable } from '@lockstep/testimony';
import { factor, listed } from '@lockstep/words';
import { claimWords } from './claim.ts';
import { cardName, cardNames, counterName } from './names.ts';

/** The sum of a submission spelled out, "(8 + 6 + 4) × 1.25 = 23"; one card alone, "8 damage"; with counters unseen, from the least to the most. */
export const sumLine = (
  setup: Setup,
  { cards, contested, corroborates, least, most, restored }: Explanation,
): string => {
  const terms = cards.map(({ power, damage }) => damage ?? power).join(' + ');
  const bonus = corroborates.length > 0 ? ` × ${factor(setup.script.tuning.corroboration_percent)}` : '';
  const whole = bonus === '' ? terms : `${cards.length > 1 ? `(${terms})` : terms}${bonus}`;
  const sum = whole === String(most) ? whole : `${whole} = ${most}`;
  const back = restored > 0 ? ` + ${restored} back = ${most + restored}` : '';
  const open = contested === null && least < most ? `, or ${least + restored} at least` : '';
  return sum + back + open === String(most) ? `${most} damage` : sum + back + open;
};

/** Why it is that much, part by part. */
export const sumReasons = (
  setup: Setup,
  { counter, cards, corroborates, concerns }: Explanation,
): readonly string[] => {
  const halved = cards.flatMap(({ id, power, damage }) =>
    damage === null || damage === power ? [] : [`${cardName(setup, id)} ${power} → ${damage}`],
  );
  return [
    ...(counter === null ? ['she may contest it with something face down'] : []),
    ...(counter !== null && halved.length > 0 ? [`${counterName(setup, counter)} contests ${listed(halved)}`] : []),
    ...(corroborates.length > 0
      ? [`${listed(corroborates.map(({ claim }) => claimWords([claim])))} corroborated`]
      : []),
    ...(concerns.length > 0 ? [`settles ${listed(concerns)}`] : []),
  ];
};

/** T1: what can no longer be proven, and why. */
export const unprovableWords = (setup: Setup, { proof, blocked }: Unprovable): string => {
  const why =
    blocked.length === 0
      ? 'nothing in your hand does'
      : `your story blocks ${cardNames(
          setup,
          blocked.map(({ id }) => id),
        )}`;
  return `${proof} can no longer be proven: ${why}.`;
};
