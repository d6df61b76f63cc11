import { makeSeed, type Seed } from '@lockstep/kernel';
import type { Setup } from '@lockstep/protocol';
import type { Title } from '@lockstep/words';

export const GAME_TITLE = 'Life with AURA';
export const START_LABEL = '[ START DAILY ]';
export const START_PUZZLE_LABEL = '[ START PUZZLE ]';
export const RULES_LABEL = '[ FULL RULES ]';

/** P12: four digits are enough to see that two people play the same puzzle. */
export const seedLabel = (seed: Seed): string => `AURA-${makeSeed(seed).slice(0, 4).toUpperCase()}`;

export const titleWords = ({ date, seedLabel: label }: Title): string =>
  `${date === null ? 'PUZZLE' : `DAILY: ${date}`} • Seed: ${label}`;

const entryLines = ({ puzzle }: Setup): string[] =>
  puzzle.schedule.flatMap((entry) => {
    const line = puzzle.protocol.find(({ id }) => id === entry.protocol)?.line ?? '';
    const later = entry.from > 1 ? ` (from turn ${entry.from})` : '';
    const repeat = entry.no_repeat ? ['  No card of your previous payload.'] : [];
    return [`• ${entry.protocol} — ${line}${later}`, ...repeat];
  });

/** D29 §17, line for line, with the Scrutiny of §4. */
export const lockLines = (setup: Setup, title: Title): readonly string[] => {
  const { puzzle } = setup;
  return [
    titleWords(title),
    '',
    `TARGET: ${puzzle.target}`,
    `RESISTANCE: ${puzzle.resistance} → 0`,
    `TURNS: ${puzzle.turns}`,
    `SCRUTINY: ${puzzle.scrutiny}/${puzzle.tuning.scrutiny_cap}`,
    '',
    'PROTOCOL:',
    ...entryLines(setup),
    '',
    `${title.date === null ? START_PUZZLE_LABEL : START_LABEL}        ${RULES_LABEL}`,
  ];
};
