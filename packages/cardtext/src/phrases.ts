import type { Table } from './forms.ts';
import { formsOf, type Part } from './template.ts';

/** Every phrase in a record, the outer ones first: its table, its form's name, and where its numbers start. */
export const phrasesIn = (
  table: Table,
  code: ArrayLike<number>,
  base: number,
): readonly { readonly table: Table; readonly form: string; readonly base: number }[] => {
  const form = formsOf(table)[code[base]! - 1];
  if (!form) return [];
  const inner = (part: Part): ReturnType<typeof phrasesIn> => {
    if (part.is === 'phrase') return phrasesIn(part.table, code, base + part.at);
    if (part.is === 'optional' && code[base + part.at] !== 0) return part.parts.flatMap(inner);
    return [];
  };
  return [{ table, form: form.name, base }, ...form.parts.flatMap(inner)];
};
