import { UNIT } from '@lockstep/draft';

/** A weight or a score of the engine, to two decimals: 16 515 072 is "15.75". */
export const weightWords = (units: number): string => (units / UNIT).toFixed(2);

/** Thousandths without needless digits: 1400 is "1.4", 7000 is "7". */
export const decimalWords = (thousandths: number): string => String(thousandths / 1000);

/** "4.2%"; what is possible is never called 0, nor what is not certain 100. */
export const percentWords = (part: number, whole: number): string => {
  if (part <= 0 || whole <= 0) return '0%';
  if (part >= whole) return '100%';
  const percent = (100 * part) / whole;
  if (percent < 0.1) return 'under 0.1%';
  return percent > 99.9 ? 'over 99.9%' : `${percent.toFixed(1)}%`;
};
