import type { Types } from '@lockstep/play';
import type { SessionText } from '../../play/text.ts';

/** A value of a view as a table shows it: a label with a word, or with a table of its own. */
export interface Row {
  readonly label: string;
  readonly value: string | readonly Row[];
}

/** "turnsLeft" → "Turns left" */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Any view as rows: what is null or empty is left out. */
export const rowsOf = (value: unknown): readonly Row[] => {
  if (isPlain(value)) return [];
  return Object.entries(value as { readonly [key: string]: unknown }).flatMap(([key, inner]): Row[] => {
    const label = Array.isArray(value) ? String(Number(key) + 1) : labelOf(key);
    if (inner === null || inner === undefined || inner === '') return [];
    if (isPlain(inner)) return [{ label, value: String(inner) }];
    if (Array.isArray(inner) && inner.every(isPlain))
      return inner.length > 0 ? [{ label, value: inner.join(', ') }] : [];
    const rows = rowsOf(inner);
    return rows.length > 0 ? [{ label, value: rows }] : [];
  });
};

/** An event as a sentence of its kind and its facts: "Rolled: die 4, total 9". */
export const eventLine = ({ kind, ...facts }: { readonly kind: string }): string => {
  const said = Object.entries(facts).map(
    ([name, value]) => `${labelOf(name).toLowerCase()} ${isPlain(value) ? value : JSON.stringify(value)}`,
  );
  return said.length === 0 ? `${labelOf(kind)}.` : `${labelOf(kind)}: ${said.join(', ')}.`;
};

/** The words of a game that has none of its own: its refusals as the rules say them, its events by their names. */
export const plainText = (refusals: { readonly [code: string]: string }): SessionText<Types> => ({
  refusalWords: (_setup, { code }) => refusals[code] ?? labelOf(code),
  eventWords: (_setup, event: { readonly kind: string }) => eventLine(event),
});
