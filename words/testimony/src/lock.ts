import type { Seed } from '@lockstep/kernel';
import type { Setup } from '@lockstep/testimony';
import { counted, labelOf, lockButtons, type Title, targetPrinted, titleWords } from '@lockstep/words';
import { DIFFICULTY_NAME, PROOF_ASKS, VISIBILITY_MEANS } from './card.ts';

export const seedLabel = (seed: Seed): string => labelOf('KOA', seed);

const visibilityLines = ({ script: { visibility } }: Setup): readonly string[] => [
  `VISIBILITY: ${visibility} — ${VISIBILITY_MEANS[visibility]}.`,
  `  You may choose ${visibility === 'FULL' ? 'HIDDEN' : 'FULL'} now, before any of it is shown.`,
];

/** The Lock; why she keeps it shut is in the pack, so the shell prints it. T11: it counts her counters and names none, since HIDDEN is chosen here. */
export const lockLines = (setup: Setup, title: Title): readonly string[] => {
  const { script } = setup;
  return [
    titleWords(title),
    '',
    `TARGET: ${targetPrinted(script.target)}`,
    ...(script.difficulty ? [`DIFFICULTY: ${DIFFICULTY_NAME[script.difficulty]}`] : []),
    `HAND: ${counted(script.card.length, 'card')}`,
    `RESISTANCE: ${script.resistance} → 0`,
    `TURNS: ${script.turns}`,
    `SCRUTINY: ${script.scrutiny}/${script.tuning.scrutiny_cap}`,
    '',
    'CONCERNS:',
    ...script.concern.map((proof) => `• ${proof} — ${PROOF_ASKS[proof]}`),
    '',
    `COUNTER-EVIDENCE: ${script.counter.length || 'none'}`,
    ...(script.counter.length > 0 ? ['', ...visibilityLines(setup)] : []),
    '',
    lockButtons(title),
  ];
};
