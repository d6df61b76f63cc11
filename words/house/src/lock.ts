import { makeSeed, type Seed } from '@lockstep/kernel';
import type { Title } from './text.ts';

export const START_LABEL = '[ START DAILY ]';
export const START_PUZZLE_LABEL = '[ START PUZZLE ]';
export const RULES_LABEL = '[ FULL RULES ]';

/** P12: four digits are enough to see that two people play the same puzzle. */
export const labelOf = (host: string, seed: Seed): string => `${host}-${makeSeed(seed).slice(0, 4).toUpperCase()}`;

export const titleWords = ({ date, seedLabel }: Title): string =>
  `${date === null ? 'PUZZLE' : `DAILY: ${date}`} • Seed: ${seedLabel}`;

/** The last line of a Lock. */
export const lockButtons = ({ date }: Title): string =>
  `${date === null ? START_PUZZLE_LABEL : START_LABEL}        ${RULES_LABEL}`;
