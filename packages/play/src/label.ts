/** A date and the label of its puzzle's seed (P12). */
export interface DateLabel {
  readonly date: string;
  readonly label: string;
}

/** "aura 3f35", "AURA-3F35" and "3f35" are one label. */
const bare = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The digits of a seed that a label shows. */
const DIGITS = 4;

/** P12: the dates up to today that a text names: by a label, by the end of one, or as a date. The newest first. */
export const datesNamed = <Of extends DateLabel>(dates: readonly Of[], asked: string, today: string): readonly Of[] => {
  const wanted = bare(asked);
  const isNamed = ({ date, label }: DateLabel): boolean =>
    date === asked.trim() || (wanted.length >= DIGITS && bare(label).endsWith(wanted));
  return dates.filter((dated) => dated.date <= today && isNamed(dated)).reverse();
};
