import { makeSeed, type Seed } from '@lockstep/kernel';
import type { Title } from './text.ts';

export const START_LABEL = '[ START DAILY ]';
export const START_PUZZLE_LABEL = '[ START PUZZLE ]';
const START_LESSON_LABEL = '[ START LESSON ]';
export const RULES_LABEL = '[ FULL RULES ]';

/** P12: four digits are enough to see that two people play the same puzzle. */
export const labelOf = (host: string, seed: Seed): string => `${host}-${makeSeed(seed).slice(0, 4).toUpperCase()}`;

export const titleWords = ({ date, seedLabel, lesson }: Title): string =>
  lesson === undefined ? `${date === null ? 'PUZZLE' : `DAILY: ${date}`} • Seed: ${seedLabel}` : `LESSON: ${lesson}`;

export const startLabel = ({ date, lesson }: Title): string =>
  lesson === undefined ? (date === null ? START_PUZZLE_LABEL : START_LABEL) : START_LESSON_LABEL;

/** The last line of a Lock. */
export const lockButtons = (title: Title): string => `${startLabel(title)}        ${RULES_LABEL}`;
