import { counted, titleWords } from '@lockstep/words';
import type { Lines } from './board.ts';

/** What everyone plays on a date, as it is printed for a person. */
export const dailyLines = (daily: {
  readonly game: string;
  readonly date: string;
  readonly seedLabel: string;
  readonly title: string;
  readonly minutes: number;
  readonly line: string;
  readonly result: string;
  readonly streak: number;
}): Lines => [
  daily.game.toUpperCase(),
  titleWords(daily),
  '',
  `${daily.title}, about ${counted(daily.minutes, 'minute')}`,
  daily.line,
  '',
  daily.result,
  `Streak: ${daily.streak}`,
];
