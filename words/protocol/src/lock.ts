import type { Seed } from '@lockstep/kernel';
import type { Setup } from '@lockstep/protocol';
import { labelOf, lockButtons, type Title, targetPrinted, titleWords } from '@lockstep/words';

export { RULES_LABEL, START_LABEL, START_PUZZLE_LABEL, titleWords } from '@lockstep/words';

export const GAME_TITLE = 'Life with AURA';

export const seedLabel = (seed: Seed): string => labelOf('AURA', seed);

const entryLines = ({ script }: Setup): string[] =>
  script.schedule.flatMap((entry) => {
    const line = script.protocol.find(({ id }) => id === entry.protocol)?.line ?? '';
    const later = entry.from > 1 ? ` (from turn ${entry.from})` : '';
    const repeat = entry.no_repeat ? ['  No card of your previous payload.'] : [];
    return [`• ${entry.protocol} — ${line}${later}`, ...repeat];
  });

/** D29 §17, line for line, with the Scrutiny of §4. */
export const lockLines = (setup: Setup, title: Title): readonly string[] => {
  const { script } = setup;
  return [
    titleWords(title),
    '',
    `TARGET: ${targetPrinted(script.target)}`,
    `RESISTANCE: ${script.resistance} → 0`,
    `TURNS: ${script.turns}`,
    `SCRUTINY: ${script.scrutiny}/${script.tuning.scrutiny_cap}`,
    '',
    'PROTOCOL:',
    ...entryLines(setup),
    '',
    lockButtons(title),
  ];
};
