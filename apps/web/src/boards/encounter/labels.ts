/** A closed word as a player reads it: VERY_FAST is "Very fast". */
export const titled = (word: string): string => (word.charAt(0) + word.slice(1).toLowerCase()).replaceAll('_', ' ');

/** With a real minus, and a plus where there is something to add. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0');
