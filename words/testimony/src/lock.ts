import type { Seed } from '@lockstep/kernel';
import type { Setup } from '@lockstep/testimony';
import { counted, labelOf, listed, lockButtons, type Title, titleWords } from '@lockstep/words';
import { DIFFICULTY_NAME, PROOF_ASKS, VISIBILITY_MEANS } from './card.ts';

export const GAME_TITLE = 'Nights with KOA';
export const DAILY_TITLE = 'KOA Daily';
export const PUZZLE_TITLE = 'KOA Puzzle';

export const seedLabel = (seed: Seed): string => labelOf('KOA', seed);

/** KOA plays from the top of this list, so its order is printed; of a HIDDEN puzzle only the number is. */
const counterLines = ({ script }: Setup): readonly string[] => {
  const { counter, visibility } = script;
  if (counter.length === 0) return ['COUNTER-EVIDENCE: none'];
  if (visibility === 'HIDDEN') return [`COUNTER-EVIDENCE: ${counter.length} hidden`];
  return ['COUNTER-EVIDENCE:', ...counter.map(({ name, targets }, i) => `${i + 1}. ${name} — ${listed(targets)}`)];
};

const visibilityLines = ({ script: { visibility } }: Setup): readonly string[] => [
  `VISIBILITY: ${visibility} — ${VISIBILITY_MEANS[visibility]}.`,
  `  Before your first submission you may choose ${visibility === 'FULL' ? 'HIDDEN' : 'FULL'} instead.`,
];

/** The Lock; why she keeps it shut is in the pack, so the shell prints it. */
export const lockLines = (setup: Setup, title: Title): readonly string[] => {
  const { script } = setup;
  return [
    titleWords(title),
    '',
    `TARGET: ${script.target}`,
    ...(script.difficulty ? [`DIFFICULTY: ${DIFFICULTY_NAME[script.difficulty]}`] : []),
    `HAND: ${counted(script.card.length, 'card')}`,
    `RESISTANCE: ${script.resistance} → 0`,
    `TURNS: ${script.turns}`,
    `SCRUTINY: ${script.scrutiny}/${script.tuning.scrutiny_cap}`,
    '',
    'CONCERNS:',
    ...script.concern.map((proof) => `• ${proof} — ${PROOF_ASKS[proof]}`),
    '',
    ...counterLines(setup),
    ...(script.counter.length > 0 ? ['', ...visibilityLines(setup)] : []),
    '',
    lockButtons(title),
  ];
};
