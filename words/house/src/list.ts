/** "A", "A and B", "A, B and C". */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** "1 turn", "3 turns". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Small numbers as a person would say them. */
export const spelled = (n: number): string => SMALL[n] ?? String(n);

/** 150 is "1.5": a percentage as a factor. */
export const factor = (percent: number): string => {
  const rest = percent % 100;
  const digits = String(rest).padStart(2, '0').replace(/0+$/, '');
  return `${(percent - rest) / 100}.${digits === '' ? '0' : digits}`;
};

/** An id in the capitals the rules are printed in: "SELF_REPORT" is "SELF REPORT". An underscore is for machines. */
export const printedName = (id: string): string => id.replaceAll('_', ' ');

/** A thing's printed name, or its id where it has none. */
export const nameOf = (things: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  things.find((thing) => thing.id === id)?.name ?? id;
